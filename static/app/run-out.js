// Hands that lie open while the board runs out: what each may expect, and time to read it.

/** @import { View } from "./model.js" */

/** The least pause before each further card, in ms. */
const READING = 1200;

/** @param {View | null} view */
const isOpen = (view) => (view?.all_in?.length ?? 0) > 0 && view?.results.length === 0;

/** How long the table waits before its next step. @param {View | null} view @param {number} pace */
export const pauseOf = (view, pace) => (isOpen(view) && pace > 0 ? Math.max(pace, READING) : pace);

/** A seat's part of the pot on average with the board as it is, in thousandths; null where none is told. @param {View} view @param {number} seat */
export function equityOf(view, seat) {
  if (!isOpen(view)) return null;
  const now = view.all_in?.find(({ street }) => street === view.street);
  return now?.shares.find((each) => each.seat === seat)?.share ?? null;
}
