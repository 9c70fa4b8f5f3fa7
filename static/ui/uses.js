// Which cards play in which half: from the lens while the hand runs, from the results once it is over.

/** @import { Half, Uses } from "./card.js" */
/** @import { PotResult, View } from "../app/model.js" */

/** @param {Uses} uses @param {readonly string[]} cards @param {Half} half */
function add(uses, cards, half) {
  for (const card of cards) {
    const halves = uses.get(card) ?? [];
    if (!halves.includes(half)) uses.set(card, [...halves, half]);
  }
}

/** What a seat won a half with: ties have hands of their own. @param {View} view @param {number} seat @param {Half} half */
function madeBy(view, seat, half) {
  const own = half === "hi" ? view.seats[seat].high : view.seats[seat].low;
  if (own || seat !== view.me) return own;
  return (half === "hi" ? view.lens?.high : view.lens?.low?.made) ?? null;
}

/** @param {View} view @param {PotResult} pot @param {Uses} uses */
function addWinners(view, pot, uses) {
  for (const [half, result] of /** @type {const} */ ([
    ["hi", pot.high],
    ["lo", pot.low],
  ])) {
    if (!result?.made) continue;
    if (pot.index === 0) add(uses, result.made.board, half);
    for (const { seat } of result.shares) add(uses, madeBy(view, seat, half)?.hole ?? [], half);
  }
}

/** Every card in view that plays, in one half where only that is looked at; of the board, what the main pot was won with. @param {View} view @param {Half | null} [only] @returns {Uses} */
export function usesOf(view, only = null) {
  /** @type {Uses} */
  const uses = new Map();
  for (const pot of view.results) addWinners(view, pot, uses);
  if (view.lens && view.results.length === 0) {
    const { high, low } = view.lens;
    if (only !== "lo") add(uses, [...high.hole, ...high.board], "hi");
    if (only !== "hi" && low?.made) add(uses, [...low.made.hole, ...low.made.board], "lo");
  }
  return uses;
}

/** The halves a seat has a share of, in any pot. @param {View} view @param {number} seat @returns {Half[]} */
export function halvesOf(view, seat) {
  /** @param {import("../app/model.js").HalfResult | null} half */
  const hasShare = (half) => half?.shares.some((share) => share.seat === seat) ?? false;
  const isHigh = view.results.some((pot) => hasShare(pot.high));
  const isLow = view.results.some((pot) => hasShare(pot.low) || (pot.both && hasShare(pot.high)));
  return [...(isHigh ? /** @type {const} */ (["hi"]) : []), ...(isLow ? /** @type {const} */ (["lo"]) : [])];
}
