// What you hold, both halves, with the two and the three cards that make it; and, on a closer look, why a tempting hand is none.
import { html, nothing } from "lit";
import { lowText } from "../app/narrator.js";
import { OF_LOW, temptationWords } from "../app/temptation.js";
import { emptyFive, five, tile } from "./card.js";

/** @import { Context } from "./context.js" */
/** @import { Half, LowReading, Made, Temptation, View } from "../app/model.js" */
/** @typedef {{half: Half, made: Made | null, text: string, short: string, isNuts: boolean, isWaiting?: boolean}} Reading  text: as it is read aloud */

/** How a hand's name is set, by its characters: two lines must hold it beside its note or its sum, on a phone too. @param {string} text */
export const lengthOf = ({ length }) => (length > 16 ? "longest" : length > 12 ? "long" : "");

/** @param {View} view @param {Half} half */
const temptationsOf = (view, half) =>
  (view.lens?.temptations ?? []).filter(({ code }) => OF_LOW.has(code) === (half === "lo"));

/** @param {Context} context @param {Reading} reading @param {boolean} hasNote */
function readout({ state, voice, perform }, { half, made, text, short, isNuts, isWaiting }, hasNote) {
  const { t, cards } = voice;
  const word = t(`${half}-name`);
  const name = made
    ? t("readout-name", { half: word, hand: text, hole: cards(made.hole), board: cards(made.board) })
    : t("readout-plain", { half: word, text });
  const look = (/** @type {Half | null} */ shown) => perform("half", { half: shown });
  return html`<div class="readout" part="readout" role="status" aria-live="off" data-half=${half} data-testid="readout-${half}"
    data-state=${made ? "made" : "none"} ?data-shown=${state.half === half} aria-label=${name}>
    <button class="look" data-testid="look-${half}" aria-label=${t("look-at", { half: word })} aria-expanded=${state.half === half} aria-describedby=${hasNote && state.half === half ? "lens-note" : nothing}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(half)}
      @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(null)}
      @focus=${(/** @type {FocusEvent} */ event) => isByKeyboard(event) && look(half)} @blur=${() => look(null)}
      @click=${() => perform("half", { half, isPinned: true })}></button>
    <p class="title" aria-hidden="true"><span class="word">${t(half)}</span><span class="rank ${made ? "" : "quiet"} ${lengthOf(short)}">${
      made ? voice.capital(short) : short
    }</span>${isNuts ? html`<span class="note">${t("nuts")}</span>` : hasNote ? html`<span class="note why">?</span>` : nothing}</p>
    ${made ? five(made) : isWaiting ? emptyFive() : nothing}</div>`;
}

/** A tap also gives the focus: it pins by its click. @param {FocusEvent} event */
const isByKeyboard = ({ target }) => /** @type {Element} */ (target).matches(":focus-visible");

/** Why nothing is held: a hand that is out has no claim, another one waits for the board. @param {View} view */
function nothingId({ me, seats }) {
  const { state } = seats[me ?? 0];
  return state === "folded" || state === "out" ? `lens-${state}` : "not-yet";
}

/** @param {Context} context @param {View} view @param {Half} half @returns {Reading} */
function unmade({ voice }, view, half) {
  const id = nothingId(view);
  const text = voice.t(id);
  return { half, made: null, text, short: text, isNuts: false, isWaiting: id === "not-yet" };
}

/** @param {Context} context @param {View} view @returns {Reading} */
function highReading(context, view) {
  const { voice } = context;
  const { lens } = view;
  if (!lens) return unmade(context, view, "hi");
  const { high: made, high_is_nuts: isNuts } = lens;
  return { half: "hi", made, text: voice.made(made), short: voice.short(made), isNuts, isWaiting: true };
}

/** @param {Context} context @param {View} view @returns {Reading} */
function lowReading(context, view) {
  const { voice } = context;
  const low = view.lens?.low;
  if (!low) return unmade(context, view, "lo");
  const { made, is_nuts: isNuts } = low;
  if (made) return { half: "lo", made, text: voice.made(made), short: voice.short(made), isNuts };
  return { half: "lo", made, text: lowText(voice, low), short: lowText(voice, low, "short-low"), isNuts };
}

/** Why a hand that seems to be there is none. @param {Context} context @param {Temptation} temptation */
function temptation({ voice }, { code, hole, board }) {
  const text = voice.t(`tempt-${code}`, temptationWords(voice, { hole, board }));
  return html`<li data-testid="temptation" data-code=${code}><span class="five" aria-hidden="true">${hole.map(tile)}${
    hole.length > 0 && board.length > 0 ? html`<span class="plus">+</span>` : nothing
  }${board.map(tile)}</span><span>${text}</span></li>`;
}

/** Which words explain a low that is not there. @param {LowReading} low */
const lowWhy = ({ state, needs }) =>
  state === "impossible" ? "low-why-impossible" : needs > 0 ? "low-why-needs" : "low-why-hand";

/** @param {Context} context @param {View} view */
function note(context, view) {
  const { state, voice } = context;
  const { half } = state;
  if (!half || !view.lens) return nothing;
  const { t } = voice;
  const low = half === "lo" ? view.lens.low : null;
  const made = half === "hi" ? view.lens.high : low?.made;
  const tempting = temptationsOf(view, half);
  return html`<div class="lens-note" id="lens-note" data-half=${half} data-testid="lens-note">
    <p class="caption">${made ? t("two-and-three") : low ? t(lowWhy(low), { n: low.needs }) : nothing}</p>
    ${tempting.length > 0 ? html`<ul>${tempting.map((each) => temptation(context, each))}</ul>` : nothing}</div>`;
}

/** Nothing for who holds no cards. @param {Context} context @param {View} view */
export function lens(context, view) {
  if (view.me === null) return nothing;
  const hasLow = view.variant === "omaha8";
  const hasNote = (/** @type {Half} */ half) => temptationsOf(view, half).length > 0;
  return html`<div class="lens" data-halves=${hasLow ? 2 : 1}>${readout(context, highReading(context, view), hasNote("hi"))}${
    hasLow ? readout(context, lowReading(context, view), hasNote("lo")) : nothing
  }${note(context, view)}</div>`;
}
