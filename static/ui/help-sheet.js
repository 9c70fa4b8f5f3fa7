// The rules in one page, with those of this table first where it differs, and where the rule pages disagree.
import { html, nothing } from "lit";
import { rulesOf } from "../app/house.js";
import { five, halfWord } from "./card.js";
import { keyList } from "./keys-sheet.js";

/** @import { Context } from "./context.js" */
/** @import { RulesReply, View } from "../app/model.js" */

/** Five cards of each rank of hands, best first. */
const EXAMPLES = /** @type {[string, string][]} */ ([
  ["straight_flush", "9h 8h 7h 6h 5h"],
  ["quads", "Ks Kh Kd Kc 4s"],
  ["full_house", "Js Jh Jd 4c 4s"],
  ["flush", "Ad Td 8d 5d 2d"],
  ["straight", "8s 7h 6d 5c 4s"],
  ["trips", "Qs Qh Qd 9c 5s"],
  ["two_pair", "As Ah 6d 6c Ts"],
  ["pair", "Ts Th Ad 7c 3s"],
  ["high_card", "As Jh 9d 6c 3s"],
]);
const LOWS = ["5d 4s 3h 2c As", "6d 4s 3h 2c As", "8d 7s 6h 5c 4s"];

/** @param {string} text */
const cardsOf = (text) => text.split(" ");
/** Two from the hand, three from the board. @param {string} text */
const example = (text) => five({ hole: cardsOf(text).slice(0, 2), board: cardsOf(text).slice(2) });

/** @param {Context} context */
const hands = ({ voice: { t } }) =>
  html`<section><h3>${t("help-hands")}</h3><ol class="ranking">${EXAMPLES.map(
    ([category, cards]) => html`<li>${example(cards)}<span>${t(`category-${category}`)}</span></li>`,
  )}</ol></section>`;

/** @param {Context} context */
function lows({ voice }) {
  const { t } = voice;
  return html`<section><h3>${halfWord(voice, "lo")} ${t("help-low")}</h3><p>${t("help-low-text")}</p><ol class="ranking">${LOWS.map(
    (cards) =>
      html`<li>${example(cards)}<span>${t("hand-low", {
        ranks: cardsOf(cards)
          .map(([rank]) => rank)
          .join("-"),
      })}</span></li>`,
  )}</ol><p>${t("help-split")}</p><p>${t("help-quarter")}</p></section>`;
}

/** @param {Context} context @param {View | null} view */
const betting = (
  { voice: { t } },
  view,
) => html`<section><h3>${t("help-betting")}</h3><p>${t("help-streets")}</p>
  <ul class="points">${["fixed_limit", "pot_limit", "no_limit"].map(
    (structure) =>
      html`<li>${view?.structure === structure ? html`<b>${t("help-here")}</b> ` : nothing}${t(`help-${structure}`)}</li>`,
  )}</ul><p>${t("help-side-pots")}</p></section>`;

/** @param {Context} context @param {string} key @param {any} value */
export const ruleText = ({ voice: { t } }, key, value) =>
  key === "removal_after" && value !== null
    ? t("rule-removal_after-n", { n: value })
    : t(`rule-${key}-${value === null ? "none" : value}`);

/** A house rule as it is here, and what other rule pages say of it. @param {Context} context @param {RulesReply} rules @param {Record<string, any>} here @param {string} key */
function houseRule(context, rules, here, key) {
  const { t, list } = context.voice;
  const value = key in here ? here[key] : rules.default[key];
  /** @type {Map<any, string[]>} */
  const others = new Map();
  for (const { key: of, page, value: said } of rules.differences)
    if (of === key && said !== value) others.set(said, [...(others.get(said) ?? []), t(`page-${page}`)]);
  return html`<li data-testid="rule-${key}"><b>${t(`rule-${key}`)}</b><span>${ruleText(context, key, value)}</span>${
    others.size > 0
      ? html`<span class="quiet" data-testid="disagree">${t("help-disagree")} ${[...others].map(
          ([said, pages]) =>
            html`<span>${t("help-page-says", { pages: list(pages), text: ruleText(context, key, said) })}</span> `,
        )}</span>`
      : nothing
  }</li>`;
}

/** @param {Context} context @param {RulesReply} rules */
function house(context, rules) {
  const { state, voice } = context;
  const here = rulesOf(rules, state.view?.house ?? state.params.house ?? "default");
  return html`<details class="more"><summary>${voice.t("help-house")}</summary><p>${voice.t("help-house-text")}</p>
    <ul class="house">${Object.keys(rules.default).map((key) => houseRule(context, rules, here, key))}</ul></details>`;
}

/** @param {Context} context */
export function help(context) {
  const { state, voice } = context;
  const { t } = voice;
  const isHigh = state.view?.variant === "omaha_high";
  return html`<section><p class="lead">${t("help-rules")}</p><p>${t(isHigh ? "help-high-only" : "help-hilo")}</p><p>${t("help-showdown")}</p></section>
    ${hands(context)}${isHigh ? nothing : lows(context)}${betting(context, state.view)}
    ${state.rules ? house(context, state.rules) : nothing}
    <section><h3>${t("help-keys")}</h3>${keyList(context)}</section>`;
}
