// Sheets over the table: menu, help, ledger, and the panel for errors.
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { INTENTS } from "../app/intents.js";
import { icon } from "./icons.js";
import { ledger } from "./summary.js";

/** @import { Context } from "./context.js" */

const KEY_NAMES = /** @type {Record<string, string>} */ ({
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page ↑",
  PageDown: "Page ↓",
  Escape: "Esc",
});

/** Opens the sheet as soon as it is in the page. @param {Element | undefined} element */
const open = (element) => {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  if (dialog) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
};

/** @param {Context} context @param {string} name @param {string} title @param {unknown} body */
const sheet = (
  { voice, perform },
  name,
  title,
  body,
) => html`<dialog class="sheet" data-testid=${name} aria-label=${title} ${ref(open)}
  @close=${() => perform("close")} @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && perform("close")}>
  <div class="sheet-body"><div class="sheet-head"><h2>${title}</h2><button class="iconbutton" data-testid="btn-close" aria-label=${voice.t("close")}
    @click=${() => perform("close")}>${icon("close")}</button></div>${body}</div></dialog>`;

/** @param {Context} context */
function menu(context) {
  const { state, voice, perform } = context;
  const items = ["theme", "log", "ledger", "help", "leave"].filter((name) => INTENTS[name].offered(state));
  return html`<ul class="menu">${items.map(
    (name) =>
      html`<li class=${`${name}-button`}><button data-testid="menu-${name}" @click=${() => perform(name)}>${INTENTS[name].label(state, voice)}</button></li>`,
  )}</ul>`;
}

/** @param {Context} context */
function keys({ voice }) {
  /** @type {Map<string, string[]>} */
  const byHelp = new Map();
  for (const { help, keys } of Object.values(INTENTS)) {
    if (help && keys) byHelp.set(help, [...(byHelp.get(help) ?? []), ...keys]);
  }
  const name = (/** @type {string} */ key) => KEY_NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return html`<dl class="keys">${[...byHelp].map(
    ([help, list]) =>
      html`<div><dt>${list.map((key) => html`<kbd>${name(key)}</kbd>`)}</dt><dd>${voice.capital(voice.t(help))}</dd></div>`,
  )}</dl>`;
}

/** @param {Context} context */
const help = (context) => html`<p>${context.voice.t("help-rules")}</p><p>${context.voice.t("help-hilo")}</p>
  <h3>${context.voice.t("help-keys")}</h3>${keys(context)}`;

/** @param {Context} context */
export function dialogs(context) {
  const { state, voice } = context;
  const { t } = voice;
  if (state.dialog === "menu") return sheet(context, "menu", t("menu-title"), menu(context));
  if (state.dialog === "help") return sheet(context, "help", t("help-title"), help(context));
  if (state.dialog === "ledger" && state.view)
    return sheet(context, "ledger-sheet", t("ledger-title"), ledger(context, state.view));
  return nothing;
}

const KNOWN_ERRORS = [
  "bad_parameter",
  "engine_load_failed",
  "engine_timeout",
  "engine_crash",
  "internal_error",
  "wasm_unsupported",
  "save_damaged",
];

/** What went wrong and the one thing to do about it. @param {Context} context */
export function errorPanel({ state, voice, perform }) {
  const { error } = state;
  if (!error) return nothing;
  const { t } = voice;
  const text = KNOWN_ERRORS.includes(error.code)
    ? t(`error-${error.code}`, {
        key: String(error.params.key ?? ""),
        value: String(error.params.value ?? ""),
      })
    : t("error-other", { code: error.code });
  const action = error.code === "bad_parameter" ? "leave" : "retry";
  return html`<section class="error-panel" role="alert" data-testid="error" data-code=${error.code}><h2>${t("error-title")}</h2><p>${text}</p>
    <div class="row"><button class="cta" data-testid=${action === "retry" ? "loader-retry" : "error-lobby"} @click=${() => perform(action)}>${t(
      action === "retry" ? "error-retry" : "error-lobby",
    )}</button></div>
    ${error.report ? html`<details><summary>${t("error-report")}</summary><pre>${error.report}</pre></details>` : nothing}</section>`;
}
