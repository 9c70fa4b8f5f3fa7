// Inside the frame: the page around it speaks with the table through a port that only it can have got.
import { EmbedError, embedError } from "./failures.js";
import { COMMANDS, createWriter, isOrigin, readMessage, VERSION } from "./messages.js";

/** @import { Message } from "./messages.js" */

/** What a page is told that connects late, in this order. */
const KEPT = ["ready", "state", "error"];

/**
 * @param {object} parts
 * @param {(name: string, payload: any) => Promise<object>} parts.run  a command
 * @param {string | undefined} parts.origin  of the page around, from the address
 * @param {string} parts.id
 * @param {string} parts.build
 * @param {Window} [parts.frame]
 */
export function createFrame({ run, origin, id, build, frame = window }) {
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

  /** @param {Message} message */
  async function answer({ type, name, seq, payload }) {
    if (type === "bye") return port?.close();
    if (type !== "cmd") return;
    try {
      if (!COMMANDS.includes(name)) throw new EmbedError("unknown_command", { name });
      send(write("res", name, await run(name, payload), seq));
    } catch (error) {
      const { code, params, message, recoverable } = embedError(error);
      send(write("err", name, { code, params, messageText: message, recoverable }, seq));
    }
  }

  /** @param {MessageEvent} event */
  function hearCommand({ data }) {
    const message = readMessage(data);
    if (message) return answer(message);
    const { seq } = data ?? {};
    const re = Number.isSafeInteger(seq) && seq >= 0 ? seq : null;
    send(write("err", "", { code: "bad_message", params: {}, messageText: "", recoverable: true }, re));
  }

  /** @param {MessagePort} next @param {any} v */
  function connect(next, v) {
    port?.close();
    port = next;
    port.onmessage = hearCommand;
    if (v !== VERSION) {
      send(
        write("err", "", {
          ...{ code: "unsupported_version", params: { v, versions: [VERSION] } },
          ...{ messageText: "", recoverable: false },
        }),
      );
      port.close();
      port = null;
      return;
    }
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
        warn("origin_missing", "the address names no origin of the page around, so nothing is told to it");
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
