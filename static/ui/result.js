// The pot in its halves, each with its sum, its hand and its winners. Several pots are a row each, last pot first.
import { html, nothing } from "lit";
import { five } from "./card.js";
import { faceUrl, personOf } from "./faces.js";

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
) => html`<li><img src=${faceUrl(personOf(view, view.seats[share.seat]), "winning")} alt=""><b>${context.voice.name(view, share.seat)}</b><span
  class="part">${part(context, share)}</span><span class="sum">${context.voice.amount(share.amount)}</span></li>`;

/** @param {Context} context @param {HalfResult} half */
const handText = ({ voice }, half) =>
  voice.capital(half.made ? voice.made(half.made) : voice.t("uncontested"));

/** HI or LO where halves were compared, else only: the pot. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result */
const word = ({ voice }, view, half, { made }) =>
  view.variant === "omaha8" && made ? voice.t(half) : voice.capital(voice.t("result-pot"));

/** One half in full. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result @param {boolean} [isBoth] */
const fullHalf = (
  context,
  view,
  half,
  result,
  isBoth = false,
) => html`<div class="readout" data-half=${half} data-testid="result-${half}" data-amount=${result.amount}>
  <p class="title"><span class="word">${word(context, view, half, result)}</span>${
    isBoth ? html`<span class="word" data-half="lo">${context.voice.t("lo")}</span>` : nothing
  }<span class="rank">${handText(context, result)}</span><span
    class="sum">${context.voice.amount(result.amount)}</span></p>
  ${result.made ? five(result.made) : nothing}<ul class="shares">${result.shares.map((share) => winner(context, view, share))}</ul></div>`;

/** @param {Context} context */
const noLow = ({ voice }) => html`<div class="readout" data-half="lo" data-testid="result-lo" data-amount="0">
  <p class="title"><span class="word">${voice.t("lo")}</span><span class="rank quiet">${voice.capital(voice.t("no-low"))}</span></p></div>`;

/** One half in a row; a pot that is divided once has both words. @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result @param {boolean} [isBoth] */
const rowHalf = (context, view, half, result, isBoth = false) =>
  html`<div class="readout" data-half=${half} data-testid="result-${half}" data-amount=${result.amount}><p class="title">${
    view.variant === "omaha8" ? html`<span class="word">${context.voice.t(half)}</span>` : nothing
  }${isBoth ? html`<span class="word" data-half="lo">${context.voice.t("lo")}</span>` : nothing}${result.shares.map(
    ({ seat }) =>
      html`<img src=${faceUrl(personOf(view, view.seats[seat]), "winning")} alt=${context.voice.name(view, seat)}>`,
  )}<span class="rank">${handText(context, result)}</span><span class="sum">${context.voice.amount(result.amount)}</span></p></div>`;

/** @param {Context} context @param {View} view @param {PotResult} pot */
function potRow(context, view, pot) {
  const { t, amount } = context.voice;
  const name = pot.index === 0 ? t("pot-main") : t("pot-side", { n: pot.index });
  return html`<div class="pot-row" role="group" aria-label="${name} ${amount(pot.amount)}" data-testid="result-pot-${pot.index}" data-amount=${pot.amount}>
    <span class="pot-name">${name} <b>${amount(pot.amount)}</b></span>
    ${rowHalf(context, view, "hi", pot.high, pot.both)}${pot.low && !pot.both ? rowHalf(context, view, "lo", pot.low) : nothing}</div>`;
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
  const lacksLow = view.variant === "omaha8" && view.ending === "showdown" && !only.low;
  return html`<section class="result" role="region" aria-label=${t("result")} data-testid="showdown"><div class="pot-panel"
    data-testid="result-pot-0" data-amount=${only.amount} data-halves=${only.low || lacksLow ? 2 : 1}>${fullHalf(context, view, "hi", only.high, only.both)}${
      only.low ? fullHalf(context, view, "lo", only.low) : lacksLow ? noLow(context) : nothing
    }</div></section>`;
}
