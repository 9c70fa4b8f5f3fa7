// What a scenario asks and explains, in words: for the page and for the announcer alike.
import { temptationWords } from "./temptation.js";

/** @import { Half, Made, View } from "./model.js" */
/** @import { Question } from "./stage.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @typedef {{seat: number, half: Half, made: Made | null}} Line  a hand in one half */

/** Questions whose answers are amounts. */
const AMOUNTS = new Set(["share", "call_amount", "min_raise_to", "max_raise_to"]);

/** Hints that are rules; the others are traps, or why there is no raise. */
const RULES = new Set([
  ...["two_and_three", "three_low_cards", "halves", "to_match"],
  ...["last_raise", "pot_after_call", "whole_stack", "fixed_bet"],
]);

/** The half of the pot that a question is about, null: none or both. @param {Question} question @returns {Half | null} */
export function halfOf({ ask }) {
  if (/_lo\b|_lo_/.test(ask) || ask === "qualifies" || ask === "low_possible") return "lo";
  return /_hi\b|_hi_/.test(ask) ? "hi" : null;
}

/** @param {Voice} voice @param {View} view @param {number | null} seat */
const whoIs = (voice, view, seat) => ({
  you: seat === view.me ? "yes" : "no",
  name: voice.name(view, seat),
});

/** @param {Voice} voice @param {View} view @param {Question} question */
export const askText = (voice, view, { ask, seat }) => voice.t(`ask-${ask}`, whoIs(voice, view, seat));

/** How it is meant to be answered, where that does not go without saying. @param {Question} question @returns {string | null} a message id */
export function howId({ type, ask }) {
  if (type === "multi" || type === "cards" || type === "order") return `how-${type}`;
  if (ask === "min_raise_to" || ask === "max_raise_to") return "how-total";
  return ["legal_actions", "share", "low_possible"].includes(ask) ? `how-${ask}` : null;
}

/** The rule behind it and its numbers. @param {Voice} voice @param {View} view @param {any} hint */
function ruleText(voice, view, { code, hole, board, amounts }) {
  const sums = Object.entries(amounts).map(([name, amount]) => [name, voice.amount(amount)]);
  const cards = [...hole, ...board];
  return voice.t(`hint-${code}`, {
    ...Object.fromEntries(sums),
    n: cards.length,
    cards: voice.cards(cards),
    halves: view.variant === "omaha8" ? 2 : 1,
  });
}

/** @param {Voice} voice @param {View} view @param {any} hint */
export function hintText(voice, view, hint) {
  const { code, seat, hole, board } = hint;
  if (RULES.has(code)) return ruleText(voice, view, hint);
  if (hole.length + board.length === 0) return voice.t("tell-sentence", { text: voice.t(`why-${code}`) });
  const words = temptationWords(voice, { hole, board });
  if (seat === view.me) return voice.t(`tempt-${code}`, words);
  return voice.t("hint-of", { name: voice.name(view, seat), text: voice.t(`hint-${code}`, words) });
}

/** One of the choices in words. @param {Voice} voice @param {View} view @param {Question} question @param {any} choice */
export function choiceText(voice, view, { type, ask }, choice) {
  if (type === "judge") return voice.t(choice ? "yes" : "no");
  if (type === "action") return voice.capital(voice.t(choice));
  if (AMOUNTS.has(ask)) return voice.amount(choice);
  return choice === null ? voice.t("nobody") : voice.name(view, choice);
}

/** What is right. @param {Voice} voice @param {View} view @param {Question} question */
export function answerText(voice, view, question) {
  const { type, answer } = question;
  const { t } = voice;
  if (type === "cards") return voice.cards(answer);
  if (type === "amount") return voice.amount(answer);
  if (type === "order") {
    const groups = answer.map((/** @type {number[]} */ group, /** @type {number} */ i) =>
      t("order-place", { n: i + 1, names: voice.capital(voice.names(view, group)) }),
    );
    return groups.join("  ");
  }
  if (!Array.isArray(answer)) return choiceText(voice, view, question, answer);
  if (answer.length === 0) return t("nobody");
  if (type === "multi") return voice.capital(voice.names(view, answer));
  return voice.list(answer.map((each) => choiceText(voice, view, question, each)));
}

/** Whether it was right, and what is. @param {Voice} voice @param {View} view @param {Question} question */
export function verdictText(voice, view, question) {
  const isOwn = question.ask === "best_action";
  const verdict = question.state === "solved" ? "right" : isOwn ? "other" : "shown";
  return voice.t(`verdict-${verdict}`, { answer: answerText(voice, view, question) });
}

/** The hands that explain it, each half by itself; of a low also that there is none. @param {Question} question @returns {Line[]} */
export function linesOf(question) {
  const half = halfOf(question);
  return question.hands.flatMap(({ seat, high, low }) => [
    ...(half !== "lo" && high ? [/** @type {Line} */ ({ seat, half: "hi", made: high })] : []),
    ...(half === "lo" || low ? [/** @type {Line} */ ({ seat, half: "lo", made: low })] : []),
  ]);
}

/** @param {Voice} voice @param {Line} line */
export const lineText = (voice, { made }) => (made ? voice.made(made) : voice.t("no-low"));
