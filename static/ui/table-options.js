// The rest of what a table can be set to: the others at it, the clock, and every house rule with what the rule pages say of it.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { changeRule, isChanged, profileOf, rulesOf } from "../app/house.js";
import { ruleText } from "./help-sheet.js";
import { badOf, fieldList, formatOf, moreFields, problem } from "./setup.js";

/** @import { Context } from "./context.js" */
/** @import { RulesReply } from "../app/model.js" */

/** Rules that the rule pages do not agree on: where one of them says something else than another. @param {RulesReply} rules */
function disputed({ differences }) {
  const keys = differences.filter(({ differs }) => differs).map(({ key }) => key);
  return new Set(keys);
}

/** What a value is called in a list of choices. @param {any} value */
const nameOf = (value) => String(value === null ? "none" : value);

/** @param {Context} context @param {RulesReply} rules @param {string} house @param {string} key */
function rule(context, rules, house, key) {
  const { voice, perform } = context;
  const { t, list } = voice;
  const here = rulesOf(rules, house)[key];
  const choices = rules.choices[key].includes(here) ? rules.choices[key] : [...rules.choices[key], here];
  const change = (/** @type {any} */ event) => {
    const value = choices.find((choice) => nameOf(choice) === event.target.value);
    perform("choose", { house: changeRule(rules, house, key, value) });
  };
  /** @type {Map<string, string[]>} */
  const said = new Map();
  for (const { key: of, page, value } of rules.differences)
    if (of === key) said.set(nameOf(value), [...(said.get(nameOf(value)) ?? []), t(`page-${page}`)]);
  const isDisputed = disputed(rules).has(key);
  return html`<li class="rule" data-testid="rule-${key}"><label><b>${t(`rule-${key}`)}</b><select data-testid="set-rule-${key.replaceAll("_", "-")}"
    .value=${live(nameOf(here))} @change=${change}>${choices.map(
      (value) =>
        html`<option value=${nameOf(value)} ?selected=${value === here}>${voice.capital(ruleText(context, key, value))}</option>`,
    )}</select></label>${
      isDisputed
        ? html`<p class="quiet" data-testid="disagree">${[...said].map(
            ([value, pages]) =>
              html`<span>${t("help-page-says", {
                pages: voice.capital(list(pages)),
                text: ruleText(
                  context,
                  key,
                  choices.find((choice) => nameOf(choice) === value),
                ),
              })}</span> `,
          )}</p>`
        : nothing
    }</li>`;
}

/** @param {Context} context @param {RulesReply} rules */
function house(context, rules) {
  const { state, voice } = context;
  const { t } = voice;
  const text = state.params.house ?? "default";
  const isTournament = formatOf(context) === "tournament";
  const keys = Object.keys(rules.default).filter((key) => !isTournament || key !== "dead_button");
  const inDispute = disputed(rules);
  const bad = badOf(context, "house");
  const name = t(`house-${profileOf(rules, text)}`);
  return html`<section class="house-rules"><h3>${t("house-rules")}</h3>
    <p data-testid="house-here">${t(isChanged(rules, text) ? "house-changed" : "house-here", { name })}</p>
    ${bad ? html`<p class="field-bad" role="alert" data-testid="field-bad" data-key="house">${problem(context, bad, "house")}</p>` : nothing}
    ${isTournament ? html`<ul>${rule(context, rules, text, "dead_button")}</ul>` : nothing}<h4>${t("house-disagree")}</h4><ul>${keys.filter((key) => inDispute.has(key)).map((key) => rule(context, rules, text, key))}</ul>
    <details class="more"><summary>${t("house-others")}</summary><ul>${keys.filter((key) => !inDispute.has(key)).map((key) => rule(context, rules, text, key))}</ul></details></section>`;
}

/** @param {Context} context */
export function tableOptions(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  return html`<form class="fields" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>${fieldList(context, moreFields(context))}</form>
    <p class="quiet">${t(`options-note-${formatOf(context)}`)}</p>
    ${state.rules ? house(context, state.rules) : nothing}
    <button class="cta" data-testid="options-done" @click=${() => perform("close")}>${t("done")}</button>`;
}
