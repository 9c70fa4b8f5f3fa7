// The site's own scenarios, easy ones first, each with the mode in which it opens (docs/scenarios.md).

/** @typedef {{id: string, mode: import("./stage.js").Mode}} Exercise */

/** @type {readonly Exercise[]} */
export const EXERCISES = Object.freeze([
  { id: "four-flush-board", mode: "quiz" },
  { id: "best-low", mode: "quiz" },
  { id: "low-impossible", mode: "quiz" },
  { id: "good-hand", mode: "decision" },
  { id: "order-of-hands", mode: "quiz" },
  { id: "counterfeited-low", mode: "quiz" },
  { id: "quartered", mode: "quiz" },
  { id: "odd-chip", mode: "quiz" },
  { id: "scoop", mode: "decision" },
  { id: "uncalled-bet", mode: "replay" },
  { id: "side-pot", mode: "quiz" },
  { id: "pot-limit-raise", mode: "quiz" },
  { id: "limit-cap", mode: "quiz" },
  { id: "no-reopening", mode: "quiz" },
]);

const IDS = new Set(EXERCISES.map(({ id }) => id));

/** The message id of a scenario's title; null where the page knows none. @param {{id: string | null, title: string | null}} scenario */
export const titleIdOf = ({ id, title }) => {
  const known = [title, id].find((name) => name !== null && IDS.has(name));
  return known ? `scenario-${known}` : null;
};
