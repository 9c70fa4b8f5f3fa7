// The text that goes to Python and comes back (docs/protocol.md), and what page and worker tell each other around it.
// No poker here.

export const VERSION = 1;

/** @typedef {{type: string, table?: string, seq?: number, [field: string]: unknown}} Intent */
/** @typedef {{code: string, params: Record<string, unknown>}} Refusal */
/**
 * @typedef {object} Reply  what Python answered; further fields are those of its type
 * @property {number} v
 * @property {number} id
 * @property {string} table
 * @property {boolean} ok
 * @property {string} [save]
 * @property {Refusal} [error]
 * @property {any} [view]
 */

/** @typedef {"download" | "start" | "load" | "ready"} Phase */
/**
 * @typedef {object} Progress
 * @property {Phase} phase
 * @property {number} loaded  bytes after unpacking
 * @property {number} total
 * @property {number} tries  how often a file that broke off or stands still has been asked for again; 0: all is well
 */
/** @typedef {"auto" | "plain"} BootMode  auto: from the snapshot where that works */
/** @typedef {{name: string, at: number, ms: number}} Step  `at` counts from the first line of the boot; steps overlap */
/** @typedef {"module" | "classic"} WorkerKind  classic: from a blob, where the page may not start the other */
/** @typedef {"opaque_origin" | "other_origin" | "embedded" | "asked"} WhyClassic */
/**
 * @typedef {object} Report  how Python was started
 * @property {"snapshot" | "plain"} boot
 * @property {Step[]} steps
 * @property {string | null} fallback  why the snapshot was not used although it was wanted
 * @property {WorkerKind} worker
 * @property {WhyClassic | null} reason  why it is not a module worker
 */

/**
 * @typedef {object} Order  what a worker has to start
 * @property {string} engineUrl
 * @property {BootMode} mode
 * @property {number} stall  ms without a byte after which a download is asked for again
 * @property {Record<string, string>} [files]  the engine's files as base85, where the page brings them; `x.gz` is `x` packed
 */
/** @typedef {({kind: "boot"} & Order) | {kind: "call", text: string}} ToWorker */
/** @typedef {Pick<Report, "boot" | "steps" | "fallback">} BootReport */
/**
 * @typedef {({kind: "progress"} & Progress) | ({kind: "report"} & BootReport) | {kind: "ready"} | {kind: "reply", text: string}
 *   | {kind: "failed", code: ErrorCode, message: string, params: Record<string, unknown>}} FromWorker
 */

/**
 * @typedef {"engine_load_failed" | "csp_blocked" | "engine_timeout" | "engine_crash" | "engine_closed" | "wasm_unsupported"} ErrorCode
 *   load_failed: network, a damaged file, a forbidden worker; csp_blocked: the page's security policy lacks `params.source` in
 *   `params.directive`; timeout: no answer; crash: the worker or Python ended, or there was no memory left; closed: the page closed
 *   the client
 */

/** No reply could be had. What Python refuses is not such an error, but a reply with `ok: false`. */
export class EngineError extends Error {
  /** @param {ErrorCode} code @param {string} message @param {Record<string, unknown>} [params] */
  constructor(code, message, params = {}) {
    super(message);
    this.name = "EngineError";
    this.code = code;
    this.params = params;
  }
}

/**
 * The text of a request.
 * @param {number} id
 * @param {Intent} intent
 */
export function writeRequest(id, intent) {
  if (typeof intent?.type !== "string")
    throw new TypeError(`an intent without type: ${JSON.stringify(intent)}`);
  return JSON.stringify({ table: "", ...intent, v: VERSION, id });
}

/**
 * Reads the reply to request `id`.
 * @param {string} text
 * @param {number} id
 * @returns {Reply}
 * @throws {EngineError} engine_crash: the text is no such reply
 */
export function readReply(text, id) {
  const reply = parse(text);
  // What the engine could not or would not read, being too long, has no number; one request runs at a time.
  const isOurs = reply?.id === id || (reply?.id === null && reply.ok === false);
  const isReply = reply?.v === VERSION && isOurs && typeof reply.ok === "boolean";
  if (!isReply || (!reply.ok && typeof reply.error?.code !== "string"))
    throw new EngineError("engine_crash", `no reply to request ${id}: ${String(text).slice(0, 200)}`);
  return reply;
}

/** @param {string} text @returns {any} undefined when it is no JSON */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
