// What you hold, both halves, with the two and the three cards that make it.
import { html, nothing } from "lit";
import { lowText } from "../app/narrator.js";
import { emptyFive, five } from "./card.js";

/** @import { Context } from "./context.js" */
/** @import { LowReading, Made, View } from "../app/model.js" */
/** @typedef {{half: "hi" | "lo", made: Made | null, text: string, isNuts: boolean, isWaiting?: boolean}} Reading */

/** @param {Context} context @param {Reading} reading */
function readout({ voice }, { half, made, text, isNuts, isWaiting }) {
  const { t, cards } = voice;
  const word = t(`${half}-name`);
  const name = made
    ? t("readout-name", { half: word, hand: text, hole: cards(made.hole), board: cards(made.board) })
    : t("readout-plain", { half: word, text });
  return html`<div class="readout" role="status" aria-live="off" data-half=${half} data-testid="readout-${half}"
    data-state=${made ? "made" : "none"} aria-label=${name}>
    <p class="title" aria-hidden="true"><span class="word">${t(half)}</span><span class=${made ? "rank" : "rank quiet"}>${
      made ? voice.capital(text) : text
    }</span>${isNuts ? html`<span class="note">${t("nuts")}</span>` : nothing}</p>
    ${made ? five(made) : isWaiting ? emptyFive() : nothing}</div>`;
}

/** @param {Context} context @param {LowReading | null} low @returns {Reading} */
function lowReading({ voice }, low) {
  if (!low) return { half: "lo", made: null, text: voice.t("not-yet"), isNuts: false, isWaiting: true };
  const { made } = low;
  return { half: "lo", made, text: made ? voice.made(made) : lowText(voice, low), isNuts: low.is_nuts };
}

/** @param {Context} context @param {View} view */
export function lens(context, view) {
  const { voice } = context;
  const high = view.lens?.high ?? null;
  const text = high ? voice.made(high) : voice.t("not-yet");
  const isNuts = view.lens?.high_is_nuts ?? false;
  const hasLow = view.variant === "omaha8";
  return html`<div class="lens" data-halves=${hasLow ? 2 : 1}>${readout(context, { half: "hi", made: high, text, isNuts, isWaiting: true })}${
    hasLow ? readout(context, lowReading(context, view.lens?.low ?? null)) : nothing
  }</div>`;
}
