// Which kind of worker a page may start, and how.
import { Download } from "./download.js";
import { Embedded } from "./embedded.js";
import { trusted } from "./trusted.js";

/** @import { WhyClassic, WorkerKind } from "./protocol.js" */

/**
 * @typedef {object} Place  where the worker's script is
 * @property {"auto" | WorkerKind} start
 * @property {string | URL} workerUrl  of the module
 * @property {string | URL} classicUrl
 * @property {(() => Promise<Record<string, string>>) | null} embedded  the page brings everything: `worker.js` and the engine's files,
 *   as base85; `x.gz` is `x` packed
 */
/** @typedef {{kind: WorkerKind, reason: WhyClassic | null}} Launch */

/** @param {Place} place @returns {Launch} */
export function launchOf({ start, workerUrl, embedded }) {
  if (embedded) return { kind: "classic", reason: "embedded" };
  if (start !== "auto") return { kind: start, reason: start === "classic" ? "asked" : null };
  // A page without an origin of its own starts neither modules nor workers by address.
  if (globalThis.origin === "null") return { kind: "classic", reason: "opaque_origin" };
  const isOurs = new URL(workerUrl, location.href).origin === globalThis.origin;
  return isOurs ? { kind: "module", reason: null } : { kind: "classic", reason: "other_origin" };
}

/**
 * @param {Place} place
 * @param {{stall: number, onWait: (tries?: number) => void}} patience  with its script, as in download.js
 * @returns {Promise<{worker: Worker, files?: Record<string, string>}>}
 */
export async function classicWorker({ classicUrl, embedded }, patience) {
  if (embedded) {
    const files = await embedded();
    return { worker: await startedFrom(new Embedded(files).chunks("worker.js")), files };
  }
  const [, folder, name] = /** @type {RegExpExecArray} */ (/^(.*\/)(.*)$/.exec(String(classicUrl)));
  return { worker: await startedFrom(new Download(folder, patience).chunks(name, "default")) };
}

/** @param {AsyncIterable<Uint8Array>} script */
async function startedFrom(script) {
  const parts = [];
  for await (const chunk of script) parts.push(/** @type {BlobPart} */ (chunk));
  const url = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  const worker = new Worker(trusted(url));
  // The browser may not have read it when the constructor returns.
  worker.addEventListener("message", () => URL.revokeObjectURL(url), { once: true });
  return worker;
}
