// What a table can be set to. Every field is a parameter of the engine, which says what is wrong with it and what an empty one comes to.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { PROFILES } from "../app/house.js";
import { SETTINGS } from "../app/settings.js";
import { blindsText } from "./topbar.js";

/** @import { Context } from "./context.js" */
/** @import { TemplateResult } from "lit" */

export const GAMES = /** @type {const} */ (["omaha8", "omaha_high"]);
export const LIMITS = /** @type {const} */ ({ fl: "fixed_limit", pl: "pot_limit", nl: "no_limit" });
const FORMATS = ["ring", "tournament"];
const SEATS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];
const CLOCKS = ["off", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** What stands on the start screen before anybody chose. */
export const DEFAULT_PARAMS = { game: "omaha8", limit: "pl", seats: "6", money: "chips" };

/** An address in the words of this screen: what it does not offer becomes the usual. @param {Record<string, string>} params */
export function asOffered(params) {
  const { format, ...rest } = params;
  const all = { ...DEFAULT_PARAMS, ...rest, ...(FORMATS.includes(format) ? { format } : {}) };
  const game = all.game === "omaha" ? "omaha_high" : all.game;
  const limit = Object.entries(LIMITS).find((names) => names.includes(all.limit))?.[0];
  return {
    ...all,
    game: GAMES.some((name) => name === game) ? game : DEFAULT_PARAMS.game,
    limit: limit ?? DEFAULT_PARAMS.limit,
  };
}

const RING = ["join", "broke", "guests", "learning_reveal"];
const TOURNAMENT = ["level_by", "level_length", "buy_in", "prizes"];
/** Fields of the start screen itself, by format; the others stand in a sheet. */
const FIRST = /** @type {Record<string, string[]>} */ ({
  ring: ["game", "limit", "stakes", "small_blind", "stack", "seats", "money", "speed", "house"],
  tournament: [
    "game",
    "limit",
    "stakes",
    "small_blind",
    "stack",
    "seats",
    "level_by",
    "level_length",
    "house",
  ],
});
const MORE = /** @type {Record<string, string[]>} */ ({
  ring: ["ante", "broke", "clock", "guests", "join", "learning_reveal"],
  tournament: ["buy_in", "prizes", "ante", "money", "speed", "clock"],
});

/** @param {Context} context */
export const formatOf = ({ state }) => (state.params.format === "tournament" ? "tournament" : "ring");

/** Which other choices lose their meaning with a new one. @param {string} key */
export function outdated(key) {
  if (key === "limit" || key === "money") return ["stakes", "small_blind", "ante", "stack", "buy_in"];
  return key === "format" ? [...RING, ...TOURNAMENT] : [];
}

/** The page's name for an element of a parameter. @param {string} key */
const testid = (key) => `set-${key.replaceAll("_", "-")}`;

/** @param {Context} context @param {string} key */
export const badOf = ({ state }, key) =>
  state.badOption?.params.key === key ? state.badOption.params : undefined;

/** Choices of a parameter, the engine's default first where nothing stands in `params`. @type {Record<string, (context: Context) => [string, string][]>} */
const CHOICES = {
  game: ({ voice: { t } }) => GAMES.map((game) => [game, t(`game-${game}`)]),
  limit: ({ voice: { t } }) => Object.keys(LIMITS).map((limit) => [limit, t(`tile-${limit}`)]),
  seats: () => SEATS.map((n) => [n, n]),
  money: ({ voice: { t, capital } }) =>
    ["chips", "dollars"].map((money) => [money, capital(t(`money-${money}`))]),
  house: ({ state, voice }) => houseChoices(state.params.house ?? "default", voice),
  clock: ({ voice: { t } }) => CLOCKS.map((n) => [n, t(n === "off" ? "clock-off" : "clock-times", { n })]),
  broke: ({ voice: { t, capital } }) =>
    ["rebuy", "new", "out"].map((what) => [what, capital(t(`broke-${what}`))]),
  level_by: ({ voice: { t, capital } }) =>
    ["hands", "minutes"].map((what) => [what, capital(t(`level-by-${what}`))]),
};
const SWITCHES = ["guests", "join", "learning_reveal"];
/** What a switch is for, where its name does not say it all. */
const NOTES = /** @type {Record<string, string>} */ ({ learning_reveal: "note-learning-reveal" });

/** @param {string} house @param {import("../i18n/words.js").Voice} voice @returns {[string, string][]} */
function houseChoices(house, { t }) {
  const named = /** @type {[string, string][]} */ (PROFILES.map((name) => [name, t(`house-${name}`)]));
  return PROFILES.includes(house) ? named : [...named, [house, t("house-own")]];
}

/** What an empty field comes to. @param {Context} context @param {string} key */
function placeholder({ state, voice }, key) {
  const { options } = state;
  if (key === "level_length") return "10";
  if (key === "prizes") return voice.t("prizes-usual");
  if (!options) return "";
  if (key === "stakes") return blindsText(voice, options.stakes).replace("/", "-");
  if (key === "small_blind") return voice.amount(options.stakes.small_blind);
  if (key === "ante") return voice.amount(options.stakes.ante);
  return voice.amount(options.stack);
}

/** @param {Context} context @param {string} key */
function label({ state, voice: { t } }, key) {
  if (key === "speed") return t("setting-speed");
  return t(key === "stakes" && state.params.limit === "fl" ? "set-stakes-fl" : testid(key));
}

/** @param {Context} context @param {string} key */
function control(context, key) {
  const { state, perform } = context;
  const value = state.params[key] ?? "";
  const isBad = badOf(context, key) !== undefined;
  const described = isBad ? "field-bad" : nothing;
  const choose = (/** @type {any} */ event) => perform("choose", { [key]: event.target.value.trim() });
  const choices = CHOICES[key]?.(context);
  if (choices) {
    const chosen = value || choices[0][0];
    return html`<select data-testid=${testid(key)} .value=${live(chosen)} aria-invalid=${isBad} aria-describedby=${described}
      @change=${choose}>${choices.map(([name, text]) => html`<option value=${name} ?selected=${name === chosen}>${text}</option>`)}</select>`;
  }
  return html`<input type="text" autocomplete="off" spellcheck="false" data-testid=${testid(key)} .value=${value}
    placeholder=${placeholder(context, key)} aria-invalid=${isBad} aria-describedby=${described} @change=${choose}>`;
}

/** The pause before each bot: a setting of the page, which also stands here. @param {Context} context */
const pace = ({
  state,
  voice,
  perform,
}) => html`<select data-testid="set-speed" .value=${live(String(state.settings.speed))}
  @change=${(/** @type {any} */ event) => perform("set", { speed: Number(event.target.value) })}>${SETTINGS.speed.choices?.map(
    (speed) =>
      html`<option value=${speed} ?selected=${state.settings.speed === speed}>${voice.capital(voice.t(`speed-${speed}`))}</option>`,
  )}</select>`;

/** @param {Context} context @param {string} key */
const toggle = (
  context,
  key,
) => html`<label class="switch"><span>${label(context, key)}</span><input type="checkbox" role="switch"
  data-testid=${testid(key)} .checked=${live(context.state.params[key] === "1")} aria-invalid=${badOf(context, key) !== undefined}
  @change=${(/** @type {any} */ event) => context.perform("choose", { [key]: event.target.checked ? "1" : "" })}></label>`;

/**
 * What is wrong with a field, in words.
 * @param {Context} context @param {Record<string, any>} bad  what the engine said @param {string} key
 * @param {boolean} [isNamed]  the field is not in sight
 */
export function problem({ voice }, { why, value }, key, isNamed = false) {
  const text = voice.t(`bad-${why}`, { value: String(value ?? "") });
  return isNamed ? voice.t("bad-field", { field: voice.t(testid(key)), text }) : text;
}

/** @param {Context} context @param {string} key */
export function field(context, key) {
  const bad = badOf(context, key);
  const error = bad
    ? html`<p class="field-bad" id="field-bad" role="alert" data-testid="field-bad" data-key=${key}>${problem(context, bad, key)}</p>`
    : nothing;
  if (SWITCHES.includes(key)) {
    const note = key in NOTES ? html`<p class="quiet">${context.voice.t(NOTES[key])}</p>` : nothing;
    return html`<div class="wide">${toggle(context, key)}${note}${error}</div>`;
  }
  return html`<label class="field" data-field=${key}><span>${label(context, key)}</span>${
    key === "speed" ? pace(context) : control(context, key)
  }${error}</label>`;
}

/** @param {Context} context @param {string[]} keys @returns {TemplateResult[]} */
export const fieldList = (context, keys) => keys.map((key) => field(context, key));

/** Fields that stand in the sheet. @param {Context} context */
export const moreFields = (context) => MORE[formatOf(context)];

/** A cash game or a tournament. @param {Context} context */
function formats(context) {
  const { t } = context.voice;
  return html`<div class="choice" role="group" aria-label=${t("set-format")}>${FORMATS.map(
    (format) =>
      html`<button data-testid="format-${format}" aria-pressed=${formatOf(context) === format}
        @click=${() => context.perform("choose", { format: format === "ring" ? "" : format })}>${t(`format-${format}`)}</button>`,
  )}</div>`;
}

/** @param {Context} context */
export function setup(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const keys = FIRST[formatOf(context)];
  const bad = state.badOption;
  const isElsewhere = bad && !keys.includes(bad.params.key) && state.dialog !== "table-options";
  return html`<section class="tile-panel setup" id="setup" tabindex="-1"><h2 class="hidden">${t("setup-title")}</h2>${formats(context)}
    <form class="fields" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>${fieldList(context, keys)}
    <button type="button" class="plain-act" data-testid="table-options" @click=${() => perform("tableOptions")}>${t("table-options")}</button>
    ${isElsewhere ? html`<p class="field-bad" role="alert" data-testid="field-bad" data-key=${bad.params.key}>${problem(context, bad.params, bad.params.key, true)}</p>` : nothing}
    </form></section>`;
}
