// Inside the frame: the page around it speaks with the table through a port that only it can have got.
import { EmbedError, embedError } from "./failures.js";
import { COMMANDS, createWriter, isOrigin, readMessage, VERSION, wrongIn } from "./messages.js";

/** @import { Message } from "./messages.js" */

/** What a page is told that connects late, in this order. */
const KEPT = ["ready", "state", "error"];

/**
 * @param {object} parts
 * @param {(name: string, payload: any) => Promise<object>} parts.run  a command
 * @param {(code: string, params: object) => Promise<string>} parts.say  an error in the reader's language
 * @param {string | undefined} parts.origin  of the page around, from the address
 * @param {string} parts.id
 * @param {string} parts.build
 * @param {Window} [parts.frame]
 */
export function createFrame({ run, say, origin, id, build, frame = window }) {
  const page = frame.parent;
  const write = createWriter(id);
  /** @type {MessagePort | null} */
  let port = null;
  /** The last of each. @type {Map<string, object>} */
  const kept = new Map();
  let isWarned = false;

  /** @param {string} code @param {string} text */
  function warn(code, text) {
    if (!isWarned) console.warn(`omaha8: ${code}: ${text}`);
    isWarned = true;
  }

  /** @param {Message} message */
  const send = (message) => port?.postMessage(message);

  /** @param {MessagePort} to @param {unknown} thrown @param {string} [name] @param {number | null} [re] */
  async function refuse(to, thrown, name = "", re = null) {
    const { code, params, recoverable } = embedError(thrown);
    const messageText = await say(code, params);
    to.postMessage(write("err", name, { code, params, messageText, recoverable }, re));
  }

  /** Answers go to who asked: the page may have connected anew meanwhile. @param {MessagePort} to @param {Message} message */
  async function answer(to, { type, name, seq, payload }) {
    if (type === "bye") return to.close();
    if (type !== "cmd") return;
    try {
      if (!COMMANDS.includes(name)) throw new EmbedError("unknown_command", { name });
      to.postMessage(write("res", name, await run(name, payload), seq));
    } catch (error) {
      await refuse(to, error, name, seq);
    }
  }

  /** @param {MessagePort} from @param {any} data */
  function hearCommand(from, data) {
    const message = readMessage(data);
    if (message) return answer(from, message);
    const { seq } = data ?? {};
    const re = Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
    return refuse(from, new EmbedError("bad_message", wrongIn(data) ?? {}), "", re);
  }

  /** @param {MessagePort} next @param {any} v */
  async function connect(next, v) {
    if (v !== VERSION) {
      await refuse(next, new EmbedError("unsupported_version", { v: v ?? null, versions: [VERSION] }));
      return next.close();
    }
    port?.close();
    port = next;
    port.onmessage = ({ data }) => hearCommand(next, data);
    for (const name of KEPT) {
      const payload = kept.get(name);
      if (payload) send(write("evt", name, payload));
    }
  }

  /** @param {MessageEvent} event */
  function hear({ source, origin: from, data, ports }) {
    const message = readMessage(data);
    if (message?.type !== "connect") return;
    if (source !== page || from !== origin)
      return warn("origin_mismatch", `a message from ${from} is not answered, this frame is for ${origin}`);
    if (ports.length === 1) connect(ports[0], message.payload.v);
  }

  return {
    /** Says that the frame is there. */
    open() {
      if (page === frame) return;
      if (!isOrigin(origin)) {
        warn(
          "origin_missing",
          `the address names no origin of the page around (origin=${origin ?? ""}), so nothing is told to it`,
        );
        page.postMessage(write("hello", "", { versions: [VERSION], needsOrigin: true }), "*");
        return;
      }
      frame.addEventListener("message", hear);
      frame.addEventListener("pagehide", () => send(write("bye", "", {})));
      page.postMessage(
        write("hello", "", { versions: [VERSION], build, needsOrigin: false }),
        String(origin),
      );
    },
    /** Tells an event. @param {string} name @param {object} payload */
    tell(name, payload) {
      if (KEPT.includes(name)) kept.set(name, payload);
      if (name === "ready") kept.delete("error");
      send(write("evt", name, payload));
    },
  };
}
