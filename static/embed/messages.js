// Messages between a page and the frame in it, version 1 (docs/embed.md): plain JSON, both ways the same envelope.

export const VERSION = 1;

/** Of one message, in characters of its JSON. */
export const MOST = 64 * 1024;

/** What a page may ask. */
export const COMMANDS = Object.freeze([
  ...["load", "start", "goTo", "act", "checkAnswer", "showSolution", "retry", "getState", "getHistory"],
  ...["pause", "resume", "setOptions", "focusActions", "release"],
]);

/** What a page is told. */
export const EVENTS = Object.freeze([
  ...["ready", "progress", "state", "turn", "action", "street", "showdown", "handEnd", "question"],
  ...["answer", "complete", "resize", "langchange", "error"],
]);

const TYPES = ["hello", "connect", "cmd", "res", "evt", "err", "bye"];

/**
 * @typedef {object} Message
 * @property {1} omaha
 * @property {string} id  of the frame, as its address says it
 * @property {string} type
 * @property {string} name  of a command or an event, else empty
 * @property {number} seq  counts the sender's messages
 * @property {number | null} re  `seq` of the command that is answered
 * @property {any} payload
 */

/** @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} data */
function asJson(data) {
  try {
    return JSON.stringify(data) ?? "";
  } catch {
    return ""; // no JSON: a cycle, a BigInt
  }
}

/**
 * What came by `postMessage`; null where it is no message of this version. Fields that are not known are left out.
 * @param {unknown} data
 * @returns {Message | null}
 */
export function readMessage(data) {
  if (!isObject(data) || /** @type {any} */ (data).omaha !== VERSION) return null;
  const text = asJson(data);
  if (text.length === 0 || text.length > MOST) return null;
  const { id = "", type, name = "", seq = 0, re = null, payload = {} } = JSON.parse(text);
  const isWhole = (/** @type {unknown} */ n) => Number.isSafeInteger(n) && Number(n) >= 0;
  const isRight =
    typeof id === "string" &&
    TYPES.includes(type) &&
    typeof name === "string" &&
    name.length <= 64 &&
    isWhole(seq) &&
    (re === null || isWhole(re)) &&
    isObject(payload);
  return isRight ? { omaha: VERSION, id, type, name, seq, re, payload } : null;
}

/** Writes messages of one sender. @param {string} id */
export function createWriter(id) {
  let seq = 0;
  /** @param {string} type @param {string} name @param {object} payload @param {number | null} [re] @returns {Message} */
  return (type, name, payload, re = null) => ({ omaha: VERSION, id, type, name, seq: ++seq, re, payload });
}

/** Whether a text is the origin of a page, exactly. @param {string | undefined} text */
export const isOrigin = (text) =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
