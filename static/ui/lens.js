// What you hold, both halves, with the two and the three cards that make it; and, on a closer look, why a tempting hand is none.
import { html, nothing } from "lit";
import { lowText } from "../app/narrator.js";
import { emptyFive, five, tile } from "./card.js";

/** @import { Context } from "./context.js" */
/** @import { Half, LowReading, Made, Temptation, View } from "../app/model.js" */
/** @typedef {{half: Half, made: Made | null, text: string, isNuts: boolean, isWaiting?: boolean}} Reading */

/** Temptations of the low; the others are of the high. */
const OF_LOW = new Set(["low_with_one", "low_with_three", "paired_low", "counterfeited"]);

/** How a hand's name is set, by its characters: two lines must hold it beside its note or its sum, on a phone too. @param {string} text */
export const lengthOf = ({ length }) => (length > 24 ? "long longest" : length > 16 ? "long" : "");

/** @param {View} view @param {Half} half */
const temptationsOf = (view, half) =>
  (view.lens?.temptations ?? []).filter(({ code }) => OF_LOW.has(code) === (half === "lo"));

/** @param {Context} context @param {Reading} reading @param {boolean} hasNote */
function readout({ state, voice, perform }, { half, made, text, isNuts, isWaiting }, hasNote) {
  const { t, cards } = voice;
  const word = t(`${half}-name`);
  const name = made
    ? t("readout-name", { half: word, hand: text, hole: cards(made.hole), board: cards(made.board) })
    : t("readout-plain", { half: word, text });
  const look = (/** @type {Half | null} */ shown) => perform("half", { half: shown });
  return html`<div class="readout" role="status" aria-live="off" data-half=${half} data-testid="readout-${half}"
    data-state=${made ? "made" : "none"} ?data-shown=${state.half === half} aria-label=${name}>
    <button class="look" data-testid="look-${half}" aria-label=${t("look-at", { half: word })} aria-expanded=${state.half === half} aria-describedby=${hasNote && state.half === half ? "lens-note" : nothing}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(half)}
      @pointerleave=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && look(null)}
      @focus=${(/** @type {FocusEvent} */ event) => isByKeyboard(event) && look(half)} @blur=${() => look(null)}
      @click=${() => perform("half", { half, isPinned: true })}></button>
    <p class="title" aria-hidden="true"><span class="word">${t(half)}</span><span class="rank ${made ? "" : "quiet"} ${lengthOf(text)}">${
      made ? voice.capital(text) : text
    }</span>${isNuts ? html`<span class="note">${t("nuts")}</span>` : hasNote ? html`<span class="note why">?</span>` : nothing}</p>
    ${made ? five(made) : isWaiting ? emptyFive() : nothing}</div>`;
}

/** A tap also gives the focus: it pins by its click. @param {FocusEvent} event */
const isByKeyboard = ({ target }) => /** @type {Element} */ (target).matches(":focus-visible");

/** @param {Context} context @param {LowReading | null} low @returns {Reading} */
function lowReading({ voice }, low) {
  if (!low) return { half: "lo", made: null, text: voice.t("not-yet"), isNuts: false, isWaiting: true };
  const { made } = low;
  return { half: "lo", made, text: made ? voice.made(made) : lowText(voice, low), isNuts: low.is_nuts };
}

/** Why a hand that seems to be there is none. @param {Context} context @param {Temptation} temptation */
function temptation({ voice }, { code, hole, board }) {
  const { t, cards } = voice;
  const [first] = [...board, ...hole];
  const text = t(`tempt-${code}`, {
    suit: t(`suit-${first[1]}`),
    many: t(`rank-${first[0]}-many`),
    hand: hole.length,
    board: board.length,
    cards: cards(hole.length > 0 ? hole : board),
  });
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

/** @param {Context} context @param {View} view */
export function lens(context, view) {
  const { voice } = context;
  const high = view.lens?.high ?? null;
  const text = high ? voice.made(high) : voice.t("not-yet");
  const isNuts = view.lens?.high_is_nuts ?? false;
  const hasLow = view.variant === "omaha8";
  const hasNote = (/** @type {Half} */ half) => temptationsOf(view, half).length > 0;
  return html`<div class="lens" data-halves=${hasLow ? 2 : 1}>${readout(context, { half: "hi", made: high, text, isNuts, isWaiting: true }, hasNote("hi"))}${
    hasLow ? readout(context, lowReading(context, view.lens?.low ?? null), hasNote("lo")) : nothing
  }${note(context, view)}</div>`;
}
