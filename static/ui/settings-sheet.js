// Settings: what most people change first, the rest under "More". What the browser cannot do is not offered.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { SETTINGS } from "../app/settings.js";
import { languageName, languages } from "../i18n/i18n.js";
import { sampleCard } from "./card.js";

/** @import { Context } from "./context.js" */
/** @import { Group, Setting } from "../app/settings.js" */

const GROUPS = /** @type {Group[]} */ (["display", "game", "sound", "input"]);

/** Whether a setting makes a difference here. @param {Context} context @param {string} key */
function isOffered({ state }, key) {
  if (key === "lang") return languages().length > 1;
  if (key === "text_scale") return state.place !== "inline"; // there it is the page's own
  if (key === "terms") return languages().length > 1;
  if (key === "speed") return state.screen === "table"; // the start screen has it among its own
  return SETTINGS[key].choices !== undefined;
}

/** @param {string} key */
const testid = (key) => `set-${key.replaceAll("_", "-")}`;

/** The name of a choice. @param {Context} context @param {string} key @param {Setting} setting @param {any} value */
function choiceText({ voice }, key, { unit }, value) {
  const { t, capital } = voice;
  if (key === "lang" && value !== "auto") return languageName(value);
  if (unit) return value === 0 ? capital(t("setting-off")) : t(unit, { n: value });
  return capital(t(key === "speed" ? `speed-${value}` : `setting-${key}-${value}`));
}

/** @param {Context} context @param {string} key */
function row(context, key) {
  const { state, voice, perform } = context;
  const setting = SETTINGS[key];
  const value = state.settings[key];
  const label = voice.t(`setting-${key}`);
  if (typeof setting.start === "boolean") {
    return html`<label class="switch"><span>${label}</span><input type="checkbox" role="switch" data-testid=${testid(key)}
      .checked=${live(value)} aria-checked=${value} @change=${(/** @type {any} */ event) => perform("set", { [key]: event.target.checked })}></label>`;
  }
  const choices = (setting.choices ?? []).filter(
    (choice) => key !== "lang" || choice === "auto" || languages().includes(choice),
  );
  return html`<label class="setting"><span>${label}</span><select data-testid=${testid(key)} .value=${live(String(value))}
    @change=${(/** @type {any} */ event) => perform("set", { [key]: choices.find((choice) => String(choice) === event.target.value) })}>${choices.map(
      (choice) =>
        html`<option value=${choice} ?selected=${choice === value}>${choiceText(context, key, setting, choice)}</option>`,
    )}</select></label>${value === setting.noted ? html`<p class="quiet" data-testid="note-${key}">${voice.t(`setting-${key}-note`)}</p>` : nothing}`;
}

/** What the choices of cards and colours come to. @param {Context} context */
const sample = (context) =>
  html`<div class="sample">${["As", "Kh", "8d", "Tc"].map((code) => sampleCard(context, code))}</div>`;

/** @param {Context} context @param {string[]} keys */
const rows = (context, keys) => html`<div class="settings">${keys.map((key) => row(context, key))}</div>`;

/** @param {Context} context */
export function settingsSheet(context) {
  const { voice, perform } = context;
  const { t } = voice;
  const keys = Object.keys(SETTINGS).filter((key) => isOffered(context, key));
  const of = (/** @type {Group} */ group) =>
    keys.filter((key) => SETTINGS[key].group === group && !SETTINGS[key].isFirst);
  return html`${sample(context)}${rows(
    context,
    keys.filter((key) => SETTINGS[key].isFirst),
  )}<details class="more" data-testid="settings-more"><summary>${t("settings-more")}</summary>${GROUPS.map(
    (group) =>
      of(group).length > 0
        ? html`<section><h3>${t(`settings-${group}`)}</h3>${rows(context, of(group))}${
            group === "input"
              ? html`<button class="plain" data-testid="btn-keys" @click=${() => perform("keys")}>${t("keys-change")}</button>`
              : nothing
          }</section>`
        : nothing,
  )}</details>`;
}
