// A finished hand, step by step. Python told every step as it was then; here is only which one is shown.

/** @import { TableEvent, View } from "./model.js" */

/** @typedef {{events: TableEvent[], view: View}} Frame */
/** @typedef {{frames: Frame[], at: number}} Walk  all steps, and which one is shown */
/** @typedef {{verified: boolean, why: string, commitment: string | null, seeded: boolean}} Verdict */
/**
 * @typedef {object} Replay
 * @property {number | null} id  of the hand, null where it is not kept here
 * @property {string} record
 * @property {import("./records.js").Digest} digest
 * @property {Frame[]} frames
 * @property {number} at
 * @property {boolean} isOpen  all known hands lie face up
 * @property {boolean} isHiding  nothing tells what comes later
 * @property {Verdict | null} verdict
 */

export const STREETS = /** @type {const} */ (["preflop", "flop", "turn", "river", "showdown"]);

/** @param {Frame} frame @param {string} street */
const begins = ({ events }, street) =>
  street === "showdown"
    ? events.some((event) => event.type === "hand_ended")
    : events.some((event) => event.type === "street_dealt" && event.street === street);

/** The step at which a street begins; null where it never did. @param {Pick<Walk, "frames">} walk @param {string} street */
export function startOf({ frames }, street) {
  if (street === "preflop") return 0;
  const found = frames.findIndex((frame) => begins(frame, street));
  return found < 0 ? null : found;
}

/** The step to show: by name, street or number; never beyond the ends. @param {Walk} walk @param {string | number} to */
export function placeOf(walk, to) {
  const last = walk.frames.length - 1;
  const steps = /** @type {Record<string, number>} */ ({
    first: 0,
    prev: walk.at - 1,
    next: walk.at + 1,
    last,
  });
  const wanted = typeof to === "number" ? to : (steps[to] ?? startOf(walk, to) ?? last);
  return Math.min(last, Math.max(0, wanted));
}

/** The street that is on, `showdown` once the hand is over. @param {Walk} walk */
export const streetAt = ({ frames, at }) => (frames[at].view.ending ? "showdown" : frames[at].view.street);

/** What happened up to the step shown. @param {Walk} walk */
export const eventsAt = ({ frames, at }) => frames.slice(0, at + 1).flatMap(({ events }) => events);

/** How many actions of the record come before the next one. @param {Walk} walk */
export const actionsAt = (walk) => eventsAt(walk).filter(({ type }) => type === "acted").length;

/** The event that the step is about. @param {Walk} walk @returns {TableEvent} */
export function mainEvent({ frames, at }) {
  const { events } = frames[at];
  return events.find(({ type }) => type === "acted" || type === "street_dealt") ?? events[0];
}
