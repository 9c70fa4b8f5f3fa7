// A scenario's question in the place of the buttons: what is asked, the answer, what became of it. As high in every state, so
// that nothing above it moves.
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { chosenFor, isDone, shownQuestion, whyNoAnswer } from "../app/asked.js";
import { INTENTS } from "../app/intents.js";
import { isScored, scoreText } from "../app/prompter.js";
import { askText, hintText, howId, linesOf, lineText, verdictText } from "../app/stage-words.js";
import { answers } from "./answers.js";
import { five, halfWord, tile } from "./card.js";

/** @import { Context } from "./context.js" */
/** @import { View } from "../app/model.js" */
/** @import { Question } from "../app/stage.js" */

/** Enter in a field or on a choice answers. @param {Context} context @param {KeyboardEvent} event */
function onKey({ perform }, event) {
  const { localName } = /** @type {HTMLElement} */ (event.composedPath()[0]);
  if (event.key !== "Enter" || localName !== "input" || event.isComposing) return;
  event.preventDefault();
  perform("check");
}

/** The hands that explain it, in words and in cards. @param {Context} context @param {View} view @param {Question} question */
function explanation({ voice }, view, question) {
  const lines = linesOf(question);
  return html`<div class="explained" data-testid="explanation">${
    question.type === "cards" && lines.length === 0
      ? html`<span class="five" aria-hidden="true">${question.answer.map(tile)}</span>`
      : nothing
  }<ul>${lines.map(
    (line) =>
      html`<li data-seat=${line.seat}>${view.variant === "omaha8" ? halfWord(voice, line.half) : nothing}<b>${voice.name(view, line.seat)}</b><span>${lineText(voice, line)}</span>${
        line.made ? five(line.made) : nothing
      }</li>`,
  )}</ul></div>`;
}

/** What came last is in view. @param {Element | undefined} element */
const show = (element) =>
  queueMicrotask(() => element?.lastElementChild?.scrollIntoView({ block: "nearest" }));

/** @param {Context} context @param {View} view @param {Question} question */
function feedback({ state, voice }, view, question) {
  const { t } = voice;
  const { note } = state;
  const isUnread = question.type === "amount" && state.given?.text && chosenFor(state, question) === null;
  const hint = question.hint;
  const said = html`<div class="feedback" ${ref(show)} id="question-note" role="status" aria-live="off" data-testid="feedback">${
    note || isUnread
      ? html`<p>${t(note ?? "amount-unread")}</p>`
      : question.attempts > 0
        ? html`<p><b>${t("wrong")}</b></p>`
        : nothing
  }${
    hint
      ? html`<p class="hint" data-testid="hint" data-code=${hint.code}><b>${t("hint")}</b> ${hintText(voice, view, hint)}</p>`
      : nothing
  }</div>`;
  return keyed(`${question.id} ${question.attempts}`, said);
}

/** @param {Context} context @param {View} view @param {Question} question */
function body(context, view, question) {
  if (isDone(question))
    return html`<div class="answering" tabindex="0" role="group" aria-labelledby="verdict"><p class="verdict" id="verdict" data-testid="verdict">${verdictText(context.voice, view, question)}</p>${explanation(context, view, question)}</div>`;
  return html`<div class="answering">${answers(context, view, question)}${feedback(context, view, question)}</div>`;
}

/** The same two places all the time: the focus stays where it is. @param {Context} context @param {Question} question @param {boolean} [hasShow]  false: a decision has one try */
function acts({ state, voice, perform }, question, hasShow = true) {
  const isOver = isDone(question);
  const why = isOver ? null : whyNoAnswer(state, question);
  const intent = isOver ? "goOn" : "check";
  return html`<div class="acts">${
    hasShow
      ? html`<button class="act quiet ${question.can_show ? "" : "empty"}" part="button" data-testid="question-show" ?disabled=${!question.can_show}
      @click=${() => perform("solution")}>${voice.t("show-answer")}</button>`
      : nothing
  }
    <button class="act main" part="button" data-testid=${isOver ? "question-next" : "question-check"} aria-disabled=${why ? "true" : nothing} data-why=${why ?? nothing}
      @click=${() => perform(intent)}>${INTENTS[intent].label(state, voice)}</button></div>`;
}

/** Which of them it is, and how it is answered where that does not go without saying. @param {Context} context @param {Question} question */
function how({ state, voice }, question) {
  const { t } = voice;
  const questions = state.stage?.questions ?? [];
  const id = isDone(question) ? null : howId(question);
  return html`<p class="how">${
    questions.length > 1
      ? html`<span class="where">${t("question-of", { n: questions.indexOf(question) + 1, of: questions.length })}</span>${id ? " · " : nothing}`
      : nothing
  }${id ? t(id) : nothing}</p>`;
}

/** @param {Context} context @param {View} view @param {Question} question */
function questionDock(context, view, question) {
  const { voice } = context;
  return html`<section class="dock asking" id="actions" part="actions quiz" tabindex="-1" role="group" aria-labelledby="question-prompt" data-testid="question"
    data-question=${question.id} data-type=${question.type} data-ask=${question.ask} data-state=${question.state} data-attempts=${question.attempts}
    @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(context, event)}>
    <div class="asked"><p class="prompt" id="question-prompt">${askText(voice, view, question)}</p>${how(context, question)}</div>
    ${body(context, view, question)}${acts(context, question)}</section>`;
}

/** Between two questions. @param {Context} context */
const waitingDock = ({
  voice,
}) => html`<section class="dock asking" id="actions" part="actions quiz" tabindex="-1" role="group" aria-label=${voice.t("question")}>
  <div class="asked"><p class="how">${voice.t("hand-goes-on")}</p></div></section>`;

/** What the player did, and what was to be done. @param {Context} context @param {View} view @param {Question} question */
const verdictDock = (
  context,
  view,
  question,
) => html`<section class="dock verdict-dock" id="actions" part="actions quiz" tabindex="-1" role="group" aria-labelledby="verdict" data-testid="question"
  data-question=${question.id} data-type=${question.type} data-ask=${question.ask} data-state=${question.state} data-attempts=${question.attempts}>
  <div class="tray"><div class="banner"><span class="call" id="verdict" data-testid="verdict">${verdictText(context.voice, view, question)}</span></div></div>
  ${acts(context, question, false)}</section>`;

/** @param {Context} context */
function scoreDock({ state, voice, perform }) {
  const { stage, place } = state;
  if (!stage) return nothing;
  const names = [
    "again",
    ...(INTENTS.playOut.offered(state) ? ["playOut"] : []),
    ...(place === "page" ? ["moreExercises"] : []),
  ];
  const main = names.length - 1;
  return html`<section class="dock score-dock" id="actions" part="actions quiz" tabindex="-1" role="group" aria-label=${voice.t("result")} data-testid="score"
    data-score=${stage.score} data-max=${stage.max_score}>
    <div class="tray"><div class="banner"><span class="call">${scoreText(voice, stage)}</span></div></div>
    <div class="acts">${names.map(
      (name, n) =>
        html`<button class="act ${n === main ? "main" : n === 0 ? "quiet" : "mid"}" part="button" data-testid=${`btn-${TESTIDS[name]}`} @click=${() => perform(name)}>${INTENTS[name].label(state, voice)}</button>`,
    )}</div></section>`;
}

const TESTIDS = /** @type {Record<string, string>} */ ({
  again: "again",
  playOut: "play-out",
  moreExercises: "exercises",
});

/** What a scenario has in the place of the buttons; null: the buttons. @param {Context} context @param {View} view */
export function stageDock(context, view) {
  const { state } = context;
  const question = shownQuestion(state);
  if (question)
    return state.stage?.mode === "quiz"
      ? questionDock(context, view, question)
      : verdictDock(context, view, question);
  if (isScored(state)) return scoreDock(context);
  return state.stage?.mode === "quiz" && !state.isScoreRead ? waitingDock(context) : null;
}
