// The realm where Python lives: starts it when told to, then gives it one text after the other.
import { boot } from "./boot.js";
import { refusedBy, watchPolicy } from "./policy.js";
import { EngineError } from "./protocol.js";

/** @import { FromWorker, Order, Progress, ToWorker } from "./protocol.js" */

/** How long after the start, in ms, the snapshot is stored: the first hand has been dealt by then. */
const KEEP_AFTER = 3_000;

/** @type {((text: string) => string) | undefined} */
let dispatch;

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

/** @param {unknown} error @param {"engine_load_failed" | "engine_crash"} code */
function fail(error, code) {
  const { code: known = code, params = {} } = error instanceof EngineError ? error : {};
  tell({ kind: "failed", code: known, message: String(error), params });
}

/** @param {Order} order */
async function start(order) {
  const onProgress = (/** @type {Progress} */ progress) => tell({ kind: "progress", ...progress });
  const policy = watchPolicy(self);
  const refusal = policy.violation.then((violation) => Promise.reject(refusedBy(violation)));
  const python = await Promise.race([refusal, boot(order, onProgress)]).catch(async (error) => {
    throw await policy.explain(error);
  });
  policy.end();
  dispatch = python.dispatch;
  const { boot: way, steps, fallback } = python.report;
  const reason = fallback ? ` (${fallback})` : "";
  console.info(
    `omaha8: ${way} start${reason}: ${steps.map(({ name, ms }) => `${name} ${ms} ms`).join(", ")}`,
  );
  tell({ kind: "report", ...python.report });
  tell({ kind: "ready" });
  if (python.keep)
    setTimeout(
      () => python.keep?.().catch((error) => console.info(`omaha8: not kept: ${error}`)),
      KEEP_AFTER,
    );
}

/** @param {string} text */
function answer(text) {
  try {
    if (!dispatch) throw new Error("asked before ready");
    tell({ kind: "reply", text: dispatch(text) });
  } catch (error) {
    fail(error, "engine_crash");
  }
}

self.onmessage = (/** @type {MessageEvent<ToWorker>} */ { data }) => {
  if (data.kind === "boot") start(data).catch((error) => fail(error, "engine_load_failed"));
  if (data.kind === "call") answer(data.text);
};
