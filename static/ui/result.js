// The pot in its halves, each with its sum, its hand and its winners. Several pots are a row each, last pot first.
import { html, nothing } from "lit";
import { five } from "./card.js";
import { faceUrl, personOf } from "./faces.js";
import { lengthOf } from "./lens.js";

/** @import { Context } from "./context.js" */
/** @import { HalfResult, PotResult, Share, View } from "../app/model.js" */

const FRACTIONS = /** @type {Record<string, string>} */ ({
  "1/2": "½",
  "1/3": "⅓",
  "1/4": "¼",
  "3/4": "¾",
  "2/3": "⅔",
  "1/6": "⅙",
  "1/8": "⅛",
});

/** A share's part of its pot. @param {Context} context @param {Share} share */
export function part({ voice }, { part: [numerator, denominator] }) {
  if (numerator === denominator) return voice.t("share-all");
  const text = `${numerator}/${denominator}`;
  return FRACTIONS[text] ?? text;
}

/** @param {Context} context @param {View} view @param {Share} share */
const winner = (
  context,
  view,
  share,
) => html`<li data-seat=${share.seat} data-amount=${share.amount}><img src=${faceUrl(personOf(view, view.seats[share.seat]), "winning")} alt=""><b>${context.voice.name(view, share.seat)}</b><span
  class="part">${part(context, share)}</span><span class="sum">${context.voice.amount(share.amount)}</span></li>`;

/** HI or LO where halves were compared, else only: the pot. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result */
const word = ({ voice }, view, half, { made }) =>
  view.variant === "omaha8" && made ? voice.t(half) : voice.capital(voice.t("result-pot"));

/** In short for the eye; the full name is read aloud. @param {Context} context @param {HalfResult} half */
function handName({ voice }, { made }) {
  const full = voice.capital(made ? voice.made(made) : voice.t("uncontested"));
  const short = made ? voice.capital(voice.short(made)) : full;
  return html`<span class="rank ${lengthOf(short)}" aria-hidden="true">${short}</span><span class="hidden" data-testid="result-hand">${full}</span>`;
}

/** One half in full. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result */
const fullHalf = (
  context,
  view,
  half,
  result,
) => html`<div class="readout" part="readout" data-half=${half} data-testid="result-${half}" data-amount=${result.amount}>
  <p class="title"><span class="word">${word(context, view, half, result)}</span>${handName(context, result)}<span
    class="sum">${context.voice.amount(result.amount)}</span></p>
  ${result.made ? five(result.made) : nothing}<ul class="shares">${result.shares.map((share) => winner(context, view, share))}</ul></div>`;

/** The low of a pot that was divided once, its sums standing with the high. @param {Context} context @param {HalfResult} low */
const sameLow = (
  context,
  low,
) => html`<div class="readout" part="readout" data-half="lo" data-testid="result-lo">
  <p class="title"><span class="word">${context.voice.t("lo")}</span>${handName(context, low)}</p>
  ${low.made ? five(low.made) : nothing}<p class="shares">${context.voice.t("result-same")}</p></div>`;

/** The low half in full: won with the high, won by itself, or not at all. @param {Context} context @param {View} view @param {PotResult} pot */
function fullLow(context, view, pot) {
  if (!pot.low) return noLow(context);
  return pot.both ? sameLow(context, pot.low) : fullHalf(context, view, "lo", pot.low);
}

/** @param {Context} context */
const noLow = ({
  voice,
}) => html`<div class="readout" part="readout" data-half="lo" data-testid="result-lo" data-amount="0">
  <p class="title"><span class="word">${voice.t("lo")}</span><span class="rank quiet" data-testid="result-hand">${voice.capital(voice.t("no-low"))}</span></p></div>`;

/** Where one won alone there may be room for the name; faces have it too. @param {Context} context @param {View} view @param {HalfResult} result */
const onlyName = ({ voice }, view, { shares: [first, ...others] }) =>
  others.length > 0
    ? nothing
    : html`<b class="names" aria-hidden="true">${voice.capital(voice.name(view, first.seat))}</b>`;

/** One half in a row; without a sum where that stands with the other half. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result @param {boolean} [hasSum] */
const rowHalf = (context, view, half, result, hasSum = true) =>
  html`<div class="readout" part="readout" data-half=${half} data-testid="result-${half}" data-amount=${hasSum ? result.amount : nothing}><p class="title">${
    view.variant === "omaha8" && result.made
      ? html`<span class="word">${context.voice.t(half)}</span>`
      : nothing
  }${result.shares.map(
    ({ seat, amount }) =>
      html`<img src=${faceUrl(personOf(view, view.seats[seat]), "winning")} alt=${context.voice.name(view, seat)}
        data-seat=${hasSum ? seat : nothing} data-amount=${hasSum ? amount : nothing}>`,
  )}${onlyName(context, view, result)}${handName(context, result)}${hasSum ? html`<span class="sum">${context.voice.amount(result.amount)}</span>` : nothing}</p></div>`;

/** @param {Context} context @param {View} view @param {PotResult} pot */
function potRow(context, view, pot) {
  const { t, amount } = context.voice;
  const name = pot.index === 0 ? t("pot-main") : t("pot-side", { n: pot.index });
  return html`<div class="pot-row" role="group" aria-label="${name} ${amount(pot.amount)}" data-testid="result-pot-${pot.index}" data-amount=${pot.amount}>
    <span class="pot-name">${name} <b>${amount(pot.amount)}</b></span>
    ${rowHalf(context, view, "hi", pot.high)}${pot.low ? rowHalf(context, view, "lo", pot.low, !pot.both) : nothing}</div>`;
}

/** @param {Context} context @param {View} view */
export function result(context, view) {
  const { t } = context.voice;
  const [only, second] = view.results;
  if (second) {
    return html`<section class="result several" role="region" aria-label=${t("result")} data-testid="showdown" tabindex="0">${view.results.map(
      (pot) => potRow(context, view, pot),
    )}</section>`;
  }
  const hasLow = view.variant === "omaha8" && view.ending === "showdown";
  return html`<section class="result" role="region" aria-label=${t("result")} data-testid="showdown"><div class="pot-panel"
    data-testid="result-pot-0" data-amount=${only.amount} data-halves=${hasLow ? 2 : 1}>${fullHalf(context, view, "hi", only.high)}${
      hasLow ? fullLow(context, view, only) : nothing
    }</div></section>`;
}
