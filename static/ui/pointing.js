// Which cards a scenario points at: what explains an answer, what a hint is about, what is chosen, what its author marked.
import { chosenFor, isDone, shownQuestion } from "../app/asked.js";
import { halfOf, linesOf } from "../app/stage-words.js";

/** @import { Half, Uses } from "./card.js" */
/** @import { Question } from "../app/stage.js" */
/** @import { State } from "../app/store.js" */
/** @typedef {{cards: readonly string[], half: Half}} Mark */

/** Whose hands an answer names. @param {Question} question @returns {number[]} */
function namedBy({ type, ask, answer, seat }) {
  if (ask === "share") return [];
  if (type === "order") return answer[0];
  if (type === "multi") return answer;
  return type === "choice" ? [answer] : [seat ?? -1];
}

/** @param {Question} question @returns {Mark[]} */
function explaining(question) {
  const seats = namedBy(question);
  return linesOf(question).flatMap(({ seat, half, made }) =>
    made && seats.includes(seat) ? [{ cards: [...made.hole, ...made.board], half }] : [],
  );
}

/** @param {State} state @param {Question} question @returns {Mark[]} */
function asking(state, question) {
  const half = halfOf(question) ?? "hi";
  if (question.type === "cards") return [{ cards: chosenFor(state, question), half }];
  const { hint } = question;
  return hint ? [{ cards: [...hint.hole, ...hint.board], half }] : [];
}

/** @param {State} state @returns {readonly Mark[]} */
function marksOf(state) {
  const question = shownQuestion(state);
  if (!question) return state.stage?.marks ?? [];
  return isDone(question) ? explaining(question) : asking(state, question);
}

/** By card the halves for which it is pointed at; null: the scenario points at nothing. @param {State} state @returns {Uses | null} */
export function pointedAt(state) {
  /** @type {Uses} */
  const uses = new Map();
  for (const { cards, half } of marksOf(state))
    for (const card of cards) uses.set(card, [...new Set([...(uses.get(card) ?? []), half])]);
  return uses.size > 0 ? uses : null;
}
