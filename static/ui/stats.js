// What the hands of this device add up to: how you play, how it went, and the curve. Python counts; here it is shown.
import { html, nothing } from "lit";
import { sittingOf } from "../app/drawer.js";
import { curve } from "./chart.js";
import { voiceFor } from "./voices.js";

/** @import { Context } from "./context.js" */
/** @import { Digest } from "../app/records.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @typedef {{counts: Record<string, number>, rates: Record<string, number | null> & {bb_per_100_interval: [number, number] | null}}} Told */

const SHARES = ["vpip", "pfr", "wtsd", "wsd"];
const COUNTS = ["highs", "lows", "scoops", "quartered"];

/** @param {Voice} voice @param {number} digits @param {Intl.NumberFormatOptions} [more] */
const numbers = ({ lang }, digits, more) =>
  new Intl.NumberFormat(lang, {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    useGrouping: false,
    ...more,
  });

/** @param {Voice} voice @param {number | null} share */
const percent = (voice, share) =>
  share === null ? "–" : numbers(voice, 0, { style: "percent" }).format(share);

/** @param {Voice} voice @param {number | null} value @param {number} [digits] */
const signed = (voice, value, digits = 1) =>
  value === null
    ? "–"
    : numbers(voice, digits, { signDisplay: "exceptZero" }).format(value).replace("-", "−");

/** @param {Voice} voice @param {Told} told */
const aggression = (voice, { rates }) =>
  rates.aggression === null ? "–" : numbers(voice, 1).format(rates.aggression);

/** @param {Voice} voice @param {Told} told */
function pace(voice, { rates }) {
  const interval = rates.bb_per_100_interval;
  const width = interval ? numbers(voice, 0).format((interval[1] - interval[0]) / 2) : null;
  return html`${signed(voice, rates.bb_per_100)}${width === null ? nothing : html`<small>${voice.t("stat-interval", { width })}</small>`}`;
}

/** @param {Voice} voice @param {string} key @param {unknown} value */
const figure = ({ t }, key, value) =>
  html`<div class="figure" data-testid="stat-${key}"><dt><abbr title=${t(`stat-${key}-name`)}>${t(
    `stat-${key}`,
  )}</abbr></dt><dd>${value}</dd></div>`;

/** @param {Voice} voice @param {Told} total */
const figures = (voice, total) => html`<dl class="figures">
  ${figure(voice, "hands", numbers(voice, 0).format(total.counts.hands))}${figure(voice, "bb100", pace(voice, total))}
  ${SHARES.map((key) => figure(voice, key, percent(voice, total.rates[key])))}${figure(voice, "af", aggression(voice, total))}
  ${COUNTS.map((key) => figure(voice, key, numbers(voice, 0).format(total.counts[key])))}</dl>`;

/** @param {Voice} voice @param {string} caption @param {[string, Told][]} lines */
function table(voice, caption, lines) {
  const { t } = voice;
  const head = ["hands", ...SHARES, "af", "bb100", ...COUNTS];
  return html`<div class="stat-table" tabindex="0" role="region" aria-label=${caption}><table><caption>${caption}</caption><thead><tr><td></td>${head.map(
    (key) => html`<th scope="col"><abbr title=${t(`stat-${key}-name`)}>${t(`stat-${key}`)}</abbr></th>`,
  )}</tr></thead><tbody>${lines.map(
    ([name, told]) =>
      html`<tr><th scope="row">${name}</th><td>${numbers(voice, 0).format(told.counts.hands)}</td>${SHARES.map(
        (key) => html`<td>${percent(voice, told.rates[key])}</td>`,
      )}<td>${aggression(voice, told)}</td><td>${signed(voice, told.rates.bb_per_100)}</td>${COUNTS.map(
        (key) => html`<td>${told.counts[key]}</td>`,
      )}</tr>`,
  )}</tbody></table></div>`;
}

/** The last sitting in a sentence each. @param {Context} context @param {Digest[]} hands */
function sitting({ voice: outer }, hands) {
  const [newest] = hands;
  const voice = voiceFor(outer, newest.money);
  const { t, amount } = voice;
  const most = hands.reduce((best, hand) => (hand.pot > best.pot ? hand : best));
  const net = hands.reduce((sum, hand) => sum + hand.net, 0);
  const luck = hands.reduce((sum, hand) => sum + hand.net - hand.adjusted, 0);
  return html`<section class="sitting" data-testid="sitting"><h3>${t("sitting-title")}</h3><ul>
    <li>${t("sitting-hands", { n: hands.length, net: voice.signed(net) })}</li>
    <li data-testid="sitting-pot" data-amount=${most.pot}>${t("sitting-pot", { amount: amount(most.pot), hand: most.number })}</li>
    <li data-testid="sitting-luck" data-amount=${luck}>${t("sitting-luck", { luck: luck < 0 ? "less" : luck > 0 ? "more" : "none", amount: amount(Math.abs(luck)) })}</li></ul></section>`;
}

/** @param {Context} context @param {Digest[]} hands  newest first */
function points({ state }, hands) {
  const own = (state.book.range === "sitting" ? sittingOf(hands) : hands)
    .filter(({ row }) => row !== null)
    .reverse();
  if (own.length === 0) return null;
  let won = state.book.range === "sitting" ? 0 : own[0].after - own[0].net_bb;
  let fair = won;
  const line = [{ won, fair }];
  for (const hand of own) {
    won += hand.net_bb;
    fair += hand.adjusted_bb;
    line.push({ won, fair });
  }
  return line;
}

/** @param {Context} context */
export function statistics(context) {
  const { state, voice, perform } = context;
  const { t, capital } = voice;
  const { hands, stats, range } = state.book;
  if (!hands || !stats) return html`<p class="book-empty" aria-busy="true">${t("hh-reading")}</p>`;
  const line = hands.length > 0 ? points(context, hands) : null;
  const counted = sittingOf(hands).filter(({ row }) => row !== null);
  const games = stats.games.map((/** @type {any} */ told) => [
    `${t(`limit-short-${told.structure}`)} ${t(`game-${told.variant}`)}`,
    told,
  ]);
  const positions = stats.positions.map((/** @type {any} */ told) => [
    capital(t(`position-${told.position}`)),
    told,
  ]);
  return html`<section class="stats" data-testid="stats" data-hands=${stats.total.counts.hands} aria-label=${t("hh-tab-stats")}>
    <div class="streets" role="group" aria-label=${t("stat-range")}>${["all", "sitting"].map(
      (name) =>
        html`<button data-testid="stat-range-${name}" aria-pressed=${range === name} @click=${() => perform("book-range", name)}>${t(`stat-range-${name}`)}</button>`,
    )}</div>
    ${stats.total.counts.hands === 0 ? html`<p class="book-empty">${t("hh-empty")}</p>` : nothing}
    ${counted.length > 0 ? sitting(context, counted) : nothing}
    ${figures(voice, stats.total)}
    ${line ? curve(context, line, signed(voice, line[line.length - 1].won)) : nothing}
    ${table(voice, t("stat-by-game"), games)}${table(voice, t("stat-by-position"), positions)}</section>`;
}
