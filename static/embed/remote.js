// A table in a frame: the page's end of the messages, and the frame itself.
import { watchPolicy } from "../engine/policy.js";
import { EmbedError } from "./failures.js";
import { createWriter, readMessage, VERSION } from "./messages.js";
import { textOf } from "./scenario.js";

/** @import { Message } from "./messages.js" */
/** @import { Params } from "./params.js" */
/** @import { Player } from "./inline.js" */

/** How long the frame has for its first word, in ms. */
const PATIENCE = 10_000;
/** `allow-same-origin` is for its storage: it is another origin than this page's, or the same by the author's choice. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-downloads";

let count = 0;

/** @param {URL} site @param {Params} params */
function addressOf(site, params) {
  const url = new URL("embed.html", site);
  url.search = new URLSearchParams(params).toString();
  return url;
}

/** @param {URL} url @param {string} title */
function frameFor(url, title) {
  const frame = document.createElement("iframe");
  frame.src = url.href;
  frame.title = title;
  frame.setAttribute("sandbox", SANDBOX);
  frame.setAttribute("part", "table");
  frame.allow = "fullscreen; clipboard-write";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  return frame;
}

/**
 * @param {object} parts
 * @param {HTMLElement} parts.into
 * @param {URL} parts.site
 * @param {Params} parts.params
 * @param {string} parts.title
 * @param {(name: string, payload: object) => boolean} parts.tell
 * @param {AbortSignal} parts.signal  nobody waits for it any more
 * @param {Window} [parts.page]
 * @returns {Promise<Player>}  once something stands on the table
 */
export async function openRemote({ into, site, params, title, tell, signal, page = window }) {
  const id = `t${++count}`;
  const address = addressOf(site, {
    ...params,
    v: String(VERSION),
    id,
    load: "eager",
    origin: page.location.origin,
  });
  const frame = frameFor(address, title);
  const write = createWriter(id);
  /** @type {MessagePort | null} */
  let port = null;
  /** Commands without their reply. @type {Map<number, {resolve: (payload: any) => void, reject: (error: EmbedError) => void}>} */
  const open = new Map();
  const policy = watchPolicy(
    document,
    (blocked) => URL.canParse(blocked) && new URL(blocked).origin === site.origin,
  );
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {EmbedError} reason */
  function hangUp(reason) {
    for (const { reject } of open.values()) reject(reason);
    open.clear();
  }

  function end() {
    clearTimeout(timer);
    policy.end();
    page.removeEventListener("message", hear);
    port?.close();
    frame.remove();
    hangUp(new EmbedError("released"));
  }

  /** @type {(value: any) => void} */
  let isReady = () => {};
  /** Whether that mattered. @type {(error: EmbedError) => boolean} */
  let hasFailed = () => false;

  /** The frame's words before it has the port. @param {MessageEvent} event */
  function hear({ source, origin, data }) {
    if (source !== frame.contentWindow || origin !== site.origin) return;
    const message = readMessage(data);
    if (message?.type === "err") return hasFailed(failureIn(message));
    if (message?.type !== "hello") return;
    clearTimeout(timer);
    if (message.payload.needsOrigin)
      return hasFailed(new EmbedError("origin_missing", { key: "origin", value: page.location.origin }));
    // Also when the frame was loaded anew, as by being moved within the page.
    const channel = new MessageChannel();
    port?.close();
    port = channel.port1;
    port.onmessage = hearEvent;
    frame.contentWindow?.postMessage(write("connect", "", { v: VERSION }), site.origin, [channel.port2]);
  }

  /** @param {MessageEvent} event */
  function hearEvent({ data }) {
    const message = readMessage(data);
    if (!message) return;
    const { type, name, payload, re } = message;
    if (type === "bye") return hangUp(new EmbedError("no_response"));
    if (type === "evt") {
      if (name === "ready") isReady(null);
      // Before the table stands an error is the end of this try, but for one that waits.
      if (name === "error" && payload.code !== "hidden_container" && hasFailed(failureIn(message))) return;
      tell(name, payload);
      return;
    }
    const call = re === null ? null : open.get(re);
    if (re !== null) open.delete(re);
    if (type === "res") call?.resolve(payload);
    if (type === "err") (call?.reject ?? hasFailed)(failureIn(message));
  }

  try {
    await new Promise((resolve, reject) => {
      isReady = (value) => {
        hasFailed = () => false;
        resolve(value);
      };
      hasFailed = (error) => {
        reject(error);
        return true;
      };
      page.addEventListener("message", hear);
      policy.violation.then((violation) => reject(new EmbedError("csp_blocked", violation)));
      timer = setTimeout(() => reject(new EmbedError("no_response", { ms: PATIENCE })), PATIENCE);
      signal.addEventListener("abort", () => reject(new EmbedError("released")));
      into.append(frame);
    });
  } catch (error) {
    end();
    throw error;
  }
  return {
    run: (name, payload) =>
      new Promise((resolve, reject) => {
        if (name === "focusActions") frame.focus();
        const message = write("cmd", name, JSON.parse(textOf(payload)));
        open.set(message.seq, { resolve, reject });
        port?.postMessage(message);
      }),
    end,
  };
}

/** @param {Message} message */
const failureIn = ({ payload: { code, params } }) => new EmbedError(String(code), params ?? {});
