// Sheets over the table, and the panel for errors.
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { INTENTS } from "../app/intents.js";
import { sceneSays } from "../app/scenario.js";
import { embedded } from "../assets.js";
import { exercises } from "./exercises.js";
import { fair } from "./fair.js";
import { help } from "./help-sheet.js";
import { icon } from "./icons.js";
import { keysSheet } from "./keys-sheet.js";
import { ledger } from "./ledger.js";
import { options } from "./options.js";
import { settingsSheet } from "./settings-sheet.js";
import { problem } from "./setup.js";
import { tableOptions } from "./table-options.js";

/** @import { Context } from "./context.js" */

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
  <div class="sheet-body"><div class="sheet-head"><h2 tabindex="-1" autofocus>${title}</h2><button class="iconbutton" data-testid="btn-close" aria-label=${voice.t("close")}
    @click=${() => perform("close")}>${icon("close")}</button></div>${body}</div></dialog>`;

/** @param {Context} context */
function menu(context) {
  const { state, voice, perform } = context;
  const items = /** @type {const} */ ([
    ...["stacks", "log", "ledger", "tournament", "history"],
    ...["fair", "settings", "help", "theme", "leave"],
  ]);
  const offered = items.filter((name) => INTENTS[name].offered(state));
  return html`${options(context)}<ul class="menu">${offered.map(
    (name) =>
      html`<li class=${`${name}-button`}><button data-testid="menu-${name}" aria-pressed=${
        name === "stacks" ? state.settings.stacks_in_bb : nothing
      } @click=${() => perform(name)}>${icon(name === "tournament" ? "trophy" : name)}<span>${INTENTS[name].label(state, voice)}</span></button></li>`,
  )}</ul>`;
}

/** @param {Context} context */
export function dialogs(context) {
  const { state, voice } = context;
  const { t } = voice;
  switch (state.dialog) {
    case "menu":
      return sheet(context, "menu", t("menu-title"), menu(context));
    case "help":
      return sheet(context, "help", t("help-title"), help(context));
    case "settings":
      return sheet(context, "settings", t("settings"), settingsSheet(context));
    case "keys":
      return sheet(context, "keys", t("keys-title"), keysSheet(context));
    case "fair":
      return sheet(context, "fair-sheet", t("fair"), fair(context));
    case "table-options":
      return sheet(context, "options-sheet", t("table-options"), tableOptions(context));
    case "exercises":
      return sheet(context, "exercises-sheet", t("exercises"), exercises(context));
    case "ledger":
      return state.view
        ? sheet(context, "ledger-sheet", t("ledger-title"), ledger(context, state.view))
        : nothing;
    default:
      return nothing;
  }
}

const KNOWN_ERRORS = [
  "bad_parameter",
  "engine_load_failed",
  "csp_blocked",
  "engine_timeout",
  "engine_crash",
  "internal_error",
  "wasm_unsupported",
  "save_damaged",
];

/** What no second try makes right: the address asks for it. */
const ASKED_WRONG = new Set(["bad_parameter", "bad_scenario", "not_found"]);

/** @param {import("../i18n/i18n.js").Translate} t @param {import("../app/model.js").Failure} error */
function errorText(t, { code, params }) {
  const { key = "", value = "", directive = "", source = "" } = params;
  if (embedded && code === "engine_load_failed") return t("error-one_file");
  if (code === "bad_scenario" || code === "not_found") return sceneSays(t, { code, params });
  if (!KNOWN_ERRORS.includes(code)) return t("error-other", { code });
  const facts = Object.entries({ key, value, directive, source });
  return t(`error-${code}`, Object.fromEntries(facts.map(([name, fact]) => [name, String(fact)])));
}

/** What went wrong and the one thing to do about it. @param {Context} context */
export function errorPanel(context) {
  const { state, voice, perform } = context;
  const { error } = state;
  if (!error) return nothing;
  const { t } = voice;
  const { code, params } = error;
  const [action, title] = ASKED_WRONG.has(code) ? ["leave", "error-title-asked"] : ["retry", "error-title"];
  const why = code === "bad_parameter" && params.why;
  return html`<section class="error-panel" role="alert" data-testid="error" data-code=${code}><h2>${t(title)}</h2><p>${errorText(t, error)}</p>${why ? html`<p>${problem(context, params, params.key)}</p>` : nothing}
    <div class="row"><button class="cta" data-testid=${action === "retry" ? "loader-retry" : "error-lobby"} @click=${() => perform(action)}>${t(
      action === "retry" ? "error-retry" : "error-lobby",
    )}</button></div>
    ${error.report ? html`<details><summary>${t("error-report")}</summary><pre>${error.report}</pre></details>` : nothing}</section>`;
}
