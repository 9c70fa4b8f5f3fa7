// What a Content-Security-Policy refuses: the browser tells it beside the failure, in an event of its own.
import { EngineError } from "./protocol.js";

/** How many turns of the event loop after a failure its event may come. */
const LATE = 10;

/** The source expression that would let it pass. @param {string} blocked  `blockedURI` of the event */
function sourceOf(blocked) {
  if (blocked === "wasm-eval" || blocked === "eval") return "'wasm-unsafe-eval'";
  if (blocked === "inline") return "'unsafe-inline'";
  if (blocked.startsWith("trusted-types")) return "omaha8";
  return URL.canParse(blocked) && !blocked.startsWith("blob:") ? new URL(blocked).origin : "blob:";
}

/** @typedef {{directive: string, source: string}} Violation  the source expression that the directive would have to name */

/** @param {Violation} violation */
export const refusedBy = (violation) =>
  new EngineError(
    "csp_blocked",
    `the page's security policy: ${violation.directive} without ${violation.source}`,
    violation,
  );

/**
 * Listens until `end`.
 * @param {EventTarget} target  a document or a worker's realm
 * @param {(blocked: string) => boolean} [concerns]  whether a blocked address is one of ours
 */
export function watchPolicy(target, concerns = () => true) {
  /** @type {(violation: Violation) => void} */
  let tell = () => {};
  /** @type {Promise<Violation>} */
  const violation = new Promise((resolve) => {
    tell = resolve;
  });
  /** @param {Event} event */
  const hear = (event) => {
    const { disposition, effectiveDirective, blockedURI } = /** @type {SecurityPolicyViolationEvent} */ (
      event
    );
    if (disposition !== "enforce" || !concerns(blockedURI)) return;
    tell({ directive: effectiveDirective.replace(/-(elem|attr)$/, ""), source: sourceOf(blockedURI) });
  };
  target.addEventListener("securitypolicyviolation", hear);
  return {
    /** The first. */
    violation,
    /** The reason of a failure: csp_blocked where that was it, else what it looked like. @param {unknown} error @returns {Promise<unknown>} */
    explain: (error) => Promise.race([violation.then(refusedBy), turns(LATE).then(() => error)]),
    end: () => target.removeEventListener("securitypolicyviolation", hear),
  };
}

/** Not by a timer: in a hidden tab those come late. @param {number} count */
async function turns(count) {
  const { port1, port2 } = new MessageChannel();
  for (let turn = 0; turn < count; turn += 1) {
    const next = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(turn);
    await next;
  }
  port1.close();
}
