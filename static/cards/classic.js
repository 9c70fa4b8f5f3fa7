// Where what stands on a card of the classic deck, in units of a card of 60 x 84: one large index, so that it can be read
// on a phone, beside it the pips or a court figure.

/** The index: a rank no wider than `width`, and one suit under it, by its middle. */
export const CORNER = Object.freeze({
  rank: { cap: 25, x: 5, y: 6, width: 18 },
  suit: { size: 17, x: 14, y: 43 },
});
/** A court figure; it is drawn in a space of its own. */
export const FIGURE = Object.freeze({ x: 25, y: 22, width: 31, height: 57, space: [1300, 2000] });

/** @typedef {{x: number, y: number, size: number, isTurned: boolean}} Pip  by its middle; turned: upside down */

const COLUMNS = { left: 30, middle: 40, right: 50 };
const [TOP, STEP, MIDDLE] = [15, 9, 3];

/** Rows of a number: its two outer columns, then the middle one, in steps from the top. @type {Record<string, [outer: number[], middle: number[]]>} */
const ROWS = {
  2: [[], [0, 6]],
  3: [[], [0, 3, 6]],
  4: [[0, 6], []],
  5: [[0, 6], [3]],
  6: [[0, 3, 6], []],
  7: [[0, 3, 6], [1.5]],
  8: [
    [0, 3, 6],
    [1.5, 4.5],
  ],
  9: [[0, 2, 4, 6], [3]],
  T: [
    [0, 2, 4, 6],
    [1, 5],
  ],
};

/** The pips of a rank: one large for an ace, none for a court card. @param {string} rank @returns {Pip[]} */
export function pipsOf(rank) {
  if (rank === "A") return [{ x: 39, y: 62, size: 32, isTurned: false }];
  const [outer, middle] = ROWS[rank] ?? [[], []];
  /** @param {number} x @param {number} row */
  const pip = (x, row) => ({ x, y: TOP + row * STEP, size: 13, isTurned: row > MIDDLE });
  return [
    ...outer.flatMap((row) => [pip(COLUMNS.left, row), pip(COLUMNS.right, row)]),
    ...middle.map((row) => pip(COLUMNS.middle, row)),
  ];
}
