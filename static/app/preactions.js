// Answers prepared before the turn. Each is bound to the price it was given for, and is sent only where it is legal then.

/** @import { LegalView, View } from "./model.js" */
/** @import { State } from "./store.js" */

/** @typedef {"fold_any" | "check_fold" | "check" | "call" | "call_any"} PreName */
/** @typedef {{name: PreName, amount: number}} Prepared  `amount`: what there was to call */

/** Whether the player may still be asked in this hand. @param {View} view */
function isStillIn(view) {
  if (view.me === null || view.ending !== null || view.seats[view.me].state !== "active") return false;
  const canBet = view.seats.filter((seat) => seat.state === "active").length;
  return (view.phase === "betting" || view.phase === "dealing") && (canBet > 1 || view.to_call > 0);
}

/** What can be prepared now, in the order of the boxes; nothing where no time is left to do so. @param {State} state @returns {PreName[]} */
export function offeredAnswers({ view, next, settings, hurry }) {
  if (!view || next === "you" || hurry || !settings.pre_actions || settings.speed === 0) return [];
  if (view.hand === 0 || !isStillIn(view)) return [];
  /** @type {PreName[]} */
  const offered = view.to_call > 0 ? ["fold_any", "call"] : ["fold_any", "check_fold", "check"];
  if (settings.call_any || view.structure === "fixed_limit") offered.push("call_any");
  return offered;
}

/** @param {PreName} name @param {View} view @returns {Prepared} */
export const prepare = (name, view) => ({ name, amount: view.to_call });

/** Whether the price is still the one it was prepared for. @param {Prepared} prepared @param {View} view */
export const isStanding = ({ name, amount }, view) =>
  name === "call" || name === "check" ? view.to_call === amount : true;

/** What remains of a prepared answer in a later view: nothing once the hand is over or another one. @param {Prepared | null} prepared @param {View | null} before @param {View | undefined} view */
export function remaining(prepared, before, view) {
  if (!prepared || !view || view.hand !== before?.hand || !isStillIn(view)) return null;
  return isStanding(prepared, view) ? prepared : null;
}

/** What is sent on the turn; null: the player is asked after all. @param {Prepared} prepared @param {LegalView} legal @returns {{type: "fold" | "check" | "call"} | null} */
export function answerOf({ name, amount }, legal) {
  const { can_check: isFree, call } = legal;
  switch (name) {
    case "fold_any":
      return isFree ? null : { type: "fold" };
    case "check_fold":
      return { type: isFree ? "check" : "fold" };
    case "check":
      return isFree ? { type: "check" } : null;
    case "call":
      return !isFree && call === amount ? { type: "call" } : null;
    case "call_any":
      return { type: isFree ? "check" : "call" };
    default:
      return null;
  }
}
