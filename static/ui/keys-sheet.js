// Every key with what it does; each can be given another one.
import { html, nothing } from "lit";
import { INTENTS, KEYED } from "../app/intents.js";
import { isFree, keysOf, keyText } from "../app/keymap.js";

/** @import { Context } from "./context.js" */

/** Keys by what they do, one line for intents that share their words. @param {Context} context */
function lines({ state }) {
  /** @type {Map<string, string[]>} */
  const byHelp = new Map();
  for (const [name, own] of KEYED) {
    const help = /** @type {string} */ (INTENTS[name].help);
    byHelp.set(help, [...(byHelp.get(help) ?? []), ...keysOf(name, own, state.settings.keymap)]);
  }
  return byHelp;
}

/** @param {string} key */
const kbd = (key) => html`<kbd>${keyText(key)}</kbd>`;

/** The list of keys, to read. @param {Context} context */
export function keyList(context) {
  const { state, voice } = context;
  return html`${state.settings.hotkeys ? nothing : html`<p>${voice.t("keys-off")}</p>`}<dl class="keys">${[
    ...lines(context),
  ].map(
    ([help, list]) => html`<div><dt>${list.map(kbd)}</dt><dd>${voice.capital(voice.t(help))}</dd></div>`,
  )}</dl>`;
}

/** What can be given a key of one's own: intents with one letter from the start. */
const CHANGEABLE = [...KEYED]
  .filter(([name, keys]) => name !== "preset" && keys.some(isFree))
  .map(([name]) => name);

/** @param {Context} context @param {string} name */
function row({ state, voice, perform }, name) {
  const { t, capital } = voice;
  const keys = keysOf(name, KEYED.get(name), state.settings.keymap);
  const isWaiting = state.capturing === name;
  const label = capital(
    t(
      name === "less" || name === "more" || name.startsWith("much")
        ? `key-${name}`
        : (INTENTS[name].help ?? ""),
    ),
  );
  const text = isWaiting ? t("keys-press") : keys.length > 0 ? keys.map(kbd) : t("keys-none");
  return html`<li><span>${label}</span><button class="plain" data-testid="key-${name}" aria-pressed=${isWaiting}
    aria-label=${t("keys-name", { what: label, keys: keys.map(keyText).join(", ") || t("keys-none") })}
    @click=${() => perform("capture", isWaiting ? null : name)}>${text}</button></li>`;
}

/** The same list, to change. @param {Context} context */
export function keysSheet(context) {
  const { voice, perform } = context;
  const { t } = voice;
  return html`<p>${t("keys-text")}</p><ul class="keymap" data-testid="set-keymap">${CHANGEABLE.map((name) => row(context, name))}</ul>
    <button class="plain" data-testid="keys-reset" @click=${() => perform("rebind", {})}>${t("keys-reset")}</button>`;
}
