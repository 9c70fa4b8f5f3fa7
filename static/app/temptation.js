// A tempting hand that is none, as the words that a sentence about it needs.

/** @import { Voice } from "../i18n/words.js" */

/** Temptations of the low; the others are of the high. */
export const OF_LOW = new Set(["low_with_one", "low_with_three", "paired_low", "counterfeited"]);

/** @param {Voice} voice @param {{hole: string[], board: string[]}} cards  not both empty */
export function temptationWords({ t, cards }, { hole, board }) {
  const [first] = [...board, ...hole];
  return {
    suit: t(`suit-${first[1]}`),
    many: t(`rank-${first[0]}-many`),
    hand: hole.length,
    board: board.length,
    cards: cards(hole.length > 0 ? hole : board),
  };
}
