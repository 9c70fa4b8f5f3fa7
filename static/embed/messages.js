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
    return JSON.stringify(data, mustBePlain) ?? "";
  } catch {
    return ""; // no JSON: a cycle, a BigInt, a function
  }
}

/** JSON would leave it out without a word. @param {string} _key @param {unknown} value */
function mustBePlain(_key, value) {
  if (typeof value === "function" || typeof value === "symbol") throw new TypeError(typeof value);
  return value;
}

/** @param {unknown} n */
const isWhole = (n) => Number.isSafeInteger(n) && Number(n) >= 0;

/** What each field may be. @type {Record<string, (value: any) => boolean>} */
const FIELDS = {
  id: (id) => typeof id === "string",
  type: (type) => TYPES.includes(type),
  name: (name) => typeof name === "string" && name.length <= 64,
  seq: isWhole,
  re: (re) => re === null || isWhole(re),
  payload: isObject,
};

/**
 * What is no message of this version in what came by `postMessage`; null: nothing.
 * @param {any} data @returns {{key: string, value: unknown} | null}  value: what could be told of it
 */
export function wrongIn(data) {
  if (!isObject(data)) return { key: "message", value: data === null ? "null" : typeof data };
  if (data.omaha !== VERSION) return { key: "omaha", value: told(data.omaha) };
  const { length } = asJson(data);
  if (length === 0) return { key: "message", value: "no JSON" };
  if (length > MOST) return { key: "length", value: length };
  const full = withAll(data);
  const key = Object.keys(FIELDS).find((name) => !FIELDS[name](full[name]));
  return key === undefined ? null : { key, value: told(full[key]) };
}

/** @param {unknown} value */
const told = (value) => (isObject(value) ? "object" : String(value).slice(0, 80));

/** @param {any} data @returns {Record<string, any>} */
const withAll = ({ id = "", type, name = "", seq = 0, re = null, payload = {} }) => ({
  ...{ id, type, name, seq, re, payload },
});

/**
 * What came by `postMessage`; null where it is no message of this version. Fields that are not known are left out.
 * @param {unknown} data
 * @returns {Message | null}
 */
export const readMessage = (data) =>
  wrongIn(data) ? null : /** @type {any} */ ({ omaha: VERSION, ...withAll(JSON.parse(asJson(data))) });

/** Writes messages of one sender. @param {string} id */
export function createWriter(id) {
  let seq = 0;
  /** @param {string} type @param {string} name @param {object} payload @param {number | null} [re] @returns {Message} */
  return (type, name, payload, re = null) => ({ omaha: VERSION, id, type, name, seq: ++seq, re, payload });
}

/** Whether a text is the origin of a page, exactly. @param {string | undefined} text */
export const isOrigin = (text) =>
  text !== undefined && /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
