// The ways to answer: one of several, some of them, five cards, an amount, an order. All of them are the page's own controls,
// so that keys and screen readers need nothing else.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { chosenFor, isList } from "../app/asked.js";
import { choiceText } from "../app/stage-words.js";
import { amountBox } from "./amount.js";
import { card } from "./card.js";
import { faceUrl, personOf } from "./faces.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */
/** @import { View } from "../app/model.js" */
/** @import { Question } from "../app/stage.js" */

/** @param {View} view @param {number} seat */
const face = (view, seat) =>
  html`<img src=${faceUrl(personOf(view, view.seats[seat]), "calm")} alt="" draggable="false">`;

/** Whether a choice is a seat. @param {Question} question @param {any} choice */
const isSeat = ({ ask }, choice) => /^(winner|order)_/.test(ask) && choice !== null;

/** @param {Context} context @param {View} view @param {Question} question @param {any} choice @param {number} n */
function option({ state, voice, perform }, view, question, choice, n) {
  const chosen = chosenFor(state, question);
  const isMany = isList(question);
  const isChosen = isMany ? chosen.includes(choice) : chosen === choice;
  return html`<label class="option"><input type=${isMany ? "checkbox" : "radio"} name="answer" data-testid="answer-${n}" data-choice=${String(choice)}
    .checked=${live(isChosen)} @change=${() => perform("pick", choice)}><span class="tick">${isMany ? icon("check") : nothing}</span>${
      isSeat(question, choice) ? face(view, choice) : nothing
    }<span>${choiceText(voice, view, question, choice)}</span></label>`;
}

/** @param {Context} context @param {View} view @param {Question} question */
const options = (context, view, question) =>
  html`<div class="choices" data-n=${question.choices.length} role=${isList(question) ? "group" : "radiogroup"} aria-labelledby="question-prompt">${question.choices.map(
    (choice, n) => option(context, view, question, choice, n),
  )}</div>`;

/** @param {Context} context @param {Question} question @param {string} label @param {readonly string[]} codes */
function cardRow({ state, voice, perform }, question, label, codes) {
  const chosen = chosenFor(state, question);
  return html`<div class="card-row" role="group" aria-label=${label}><span aria-hidden="true">${label}</span>${codes.map(
    (
      code,
    ) => html`<button class="card-choice" data-testid="answer-${code}" aria-label=${voice.card(code)} aria-pressed=${chosen.includes(code)}
      @click=${() => perform("pick", code)}><span aria-hidden="true">${card({ state, voice }, code, [], true)}</span></button>`,
  )}</div>`;
}

/** The hand's four, then the board. @param {Context} context @param {View} view @param {Question} question */
function cards(context, view, question) {
  const { t, name } = context.voice;
  const hand = question.seat === view.me ? t("cards-yours") : name(view, question.seat);
  return html`<div class="card-rows">${cardRow(context, question, hand, question.choices.slice(0, 4))}${cardRow(
    context,
    question,
    t("cards-board"),
    question.choices.slice(4),
  )}</div>`;
}

/** @param {Context} context @param {Question} question */
function amount({ state, voice, perform }, question) {
  const { parse, typed } = voice;
  const { given } = state;
  const isOurs = given?.question === question.id;
  const value = isOurs ? given.value : undefined;
  const text = isOurs ? (given.text ?? typed(given.value)) : "";
  return html`<div class="amount-answer">${amountBox(voice, {
    testid: "answer-amount",
    label: voice.t("your-answer"),
    isBad: isOurs && value === null && text !== "",
    describedBy: "question-note",
    value: text,
    onInput: (typed) => perform("pick", { text: typed, amount: parse(typed) }),
  })}</div>`;
}

/** Moves a seat and keeps the focus on it. @param {Context} context @param {Event} event @param {number} at @param {-1 | 1} by @param {number} last */
function move({ perform }, { currentTarget }, at, by, last) {
  const to = at + by;
  if (to < 0 || to > last) return;
  const { dataset } = /** @type {HTMLElement} */ (currentTarget);
  const root = /** @type {ShadowRoot} */ (/** @type {HTMLElement} */ (currentTarget).getRootNode());
  perform("move", { at, by });
  const moved = dataset.testid?.replace(/\d+$/, String(to));
  /** @type {HTMLElement | null} */ (root.querySelector(`[data-testid="${moved}"]`))?.focus();
}

const KEYS = /** @type {Record<string, -1 | 1>} */ ({ ArrowUp: -1, ArrowDown: 1 });

/** @param {Context} context @param {View} view @param {Question} question */
function order(context, view, question) {
  const { state, voice } = context;
  /** @type {number[]} */
  const seats = chosenFor(state, question);
  const last = seats.length - 1;
  /** @param {number} at @param {-1 | 1} by */
  const button = (at, by) => {
    const way = by < 0 ? "up" : "down";
    return html`<button class="iconbutton" data-testid="order-${way}-${at}" aria-label=${voice.t(`move-${way}`, { name: voice.name(view, seats[at]) })}
      aria-disabled=${at + by < 0 || at + by > last} aria-keyshortcuts=${by < 0 ? "ArrowUp" : "ArrowDown"}
      @click=${(/** @type {Event} */ event) => move(context, event, at, by, last)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        if (!KEYS[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        move(context, event, at, KEYS[event.key], last);
      }}>${icon(way)}</button>`;
  };
  return html`<ol class="order" aria-labelledby="question-prompt">${seats.map(
    (seat, at) =>
      html`<li data-testid="order-${at}" data-seat=${seat}><b aria-hidden="true">${at + 1}</b>${face(view, seat)}<span>${voice.name(view, seat)}</span>${button(at, -1)}${button(at, 1)}</li>`,
  )}</ol>`;
}

/** @param {Context} context @param {View} view @param {Question} question */
export function answers(context, view, question) {
  if (question.type === "cards") return cards(context, view, question);
  if (question.type === "amount") return amount(context, question);
  if (question.type === "order") return order(context, view, question);
  return options(context, view, question);
}
