// What a scenario asks the reader, from the state alone: which question is shown, and what has been chosen for it so far.

/** @import { Question, Staged } from "./stage.js" */
/** @import { State } from "./store.js" */

/** @param {Question} question */
export const isDone = ({ state }) => state === "solved" || state === "shown";

/** The question that was answered just now: its explanation waits to be read. @param {Staged | null} before @param {Staged | null} now */
export function justAnswered(before, now) {
  const open = new Set((before?.questions ?? []).filter((each) => !isDone(each)).map(({ id }) => id));
  return now?.questions?.find((each) => isDone(each) && open.has(each.id))?.id ?? null;
}

/** The question that is on the page: the one that was answered, until it is read, else the one that waits. @param {State} state @returns {Question | null} */
export function shownQuestion({ stage, answered, next }) {
  const id = answered ?? (next === "question" ? stage?.question : null);
  return stage?.questions?.find((each) => each.id === id) ?? null;
}

/** The question that waits for an answer. @param {State} state */
export const openQuestion = (state) => (state.answered === null ? shownQuestion(state) : null);

/** What an answer is before anybody chose. @param {Question} question */
function untouched({ type, ask, choices }) {
  if (type === "order") return choices;
  return type === "multi" || type === "cards" || ask === "legal_actions" ? [] : undefined;
}

/** What is chosen so far. @param {State} state @param {Question} question @returns {any} undefined: nothing */
export const chosenFor = ({ given }, question) =>
  given?.question === question.id ? given.value : untouched(question);

/** Whether several of its choices make an answer. @param {Question} question */
export const isList = (question) => Array.isArray(untouched(question));

/** Why what is chosen is no answer yet: a message id. @param {State} state @param {Question} question @returns {string | null} */
export function whyNoAnswer(state, question) {
  const value = chosenFor(state, question);
  if (question.type === "amount") return value === undefined || value === null ? "amount-unread" : null;
  if (question.type === "cards") return value.length === 5 ? null : "choose-five";
  const isMissing = value === undefined || (question.ask === "legal_actions" && value.length === 0);
  return isMissing ? "choose-first" : null;
}

/** With one choice more or less, in the order of the choices. @param {State} state @param {Question} question @param {any} choice @returns {any[]} */
export function toggled(state, question, choice) {
  const value = chosenFor(state, question);
  const isIn = value.includes(choice);
  return question.choices.filter((each) => (each === choice ? !isIn : value.includes(each)));
}

/** With one seat further up or down. @param {State} state @param {Question} question @param {number} at @param {number} by @returns {any[]} */
export function moved(state, question, at, by) {
  const value = [...chosenFor(state, question)];
  const to = Math.min(Math.max(at + by, 0), value.length - 1);
  value.splice(to, 0, ...value.splice(at, 1));
  return value;
}
