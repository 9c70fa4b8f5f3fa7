// The start screen: what to play, for how much, with whom. The engine says what each choice comes to.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { sign } from "./card.js";
import { icon } from "./icons.js";
import { loader } from "./loader.js";
import { tableArt } from "./lobby-art.js";
import { stakesText, titleOf } from "./topbar.js";

/** @import { Context } from "./context.js" */
/** @import { TemplateResult } from "lit" */

const GAMES = /** @type {const} */ (["omaha8", "omaha_high"]);
const LIMITS = /** @type {const} */ ({ fl: "fixed_limit", pl: "pot_limit", nl: "no_limit" });
const SPEEDS = ["0", "1", "2", "3", "4", "5"];
const SEATS = ["2", "3", "4", "5", "6", "7", "8", "9", "10"];

/** What stands on the start screen before anybody chose. */
export const DEFAULT_PARAMS = { game: "omaha8", limit: "pl", seats: "6", money: "chips", speed: "2" };

/** Where an engine's parameter has another name here. @param {Context} context @param {string} key */
const isBad = ({ state }, key) => state.badOption?.params.key === key;

/** @param {Context} context @param {string} key @param {string} value */
const set = ({ perform }, key, value) => perform("choose", { [key]: value });

/** @param {string} label @param {TemplateResult} control */
const field = (label, control) => html`<label class="field"><span>${label}</span>${control}</label>`;

/** @param {Context} context @param {string} key @param {readonly [string, string][]} choices */
const select = (
  context,
  key,
  choices,
) => html`<select data-testid=${`set-${key.replace("_", "-")}`} .value=${live(context.state.params[key] ?? "")}
  @change=${(/** @type {any} */ event) => set(context, key, event.target.value)}>${choices.map(
    ([value, text]) =>
      html`<option value=${value} ?selected=${context.state.params[key] === value}>${text}</option>`,
  )}</select>`;

/** @param {Context} context @param {string} key @param {string} placeholder  what it comes to when left empty */
const text = (
  context,
  key,
  placeholder,
) => html`<input type="text" autocomplete="off" spellcheck="false" data-testid=${`set-${key.replace("_", "-")}`}
  .value=${live(context.state.params[key] ?? "")} placeholder=${placeholder} aria-invalid=${isBad(context, key)}
  aria-describedby=${isBad(context, key) ? "field-bad" : nothing}
  @change=${(/** @type {any} */ event) => set(context, key, event.target.value.trim())}>`;

/** @param {Context} context */
function fields(context) {
  const { state, voice } = context;
  const { t, capital, amount } = voice;
  const stakes = state.options?.stakes;
  const resolved = (/** @type {number | undefined} */ value) =>
    typeof value === "number" ? amount(value) : "";
  const isFixed = state.params.limit === "fl";
  const bad = state.badOption;
  return html`<form class="fields" @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${field(
      t("set-game"),
      select(
        context,
        "game",
        GAMES.map((game) => [game, t(`game-${game}`)]),
      ),
    )}
    ${field(
      t("set-limit"),
      select(
        context,
        "limit",
        Object.entries(LIMITS).map(([short]) => [short, t(`tile-${short}`)]),
      ),
    )}
    ${field(t(isFixed ? "set-stakes-fl" : "set-stakes"), text(context, "stakes", stakes ? stakesText(voice, stakes).replace("/", "-") : ""))}
    ${field(t("set-small-blind"), text(context, "small_blind", resolved(stakes?.small_blind)))}
    ${field(
      t("set-money"),
      select(context, "money", [
        ["chips", capital(t("money-chips"))],
        ["dollars", capital(t("money-dollars"))],
      ]),
    )}
    ${field(t("set-stack"), text(context, "stack", resolved(state.options?.stack)))}
    ${field(
      t("set-seats"),
      select(
        context,
        "seats",
        SEATS.map((n) => [n, n]),
      ),
    )}
    ${field(
      t("set-speed"),
      select(
        context,
        "speed",
        SPEEDS.map((n) => [n, capital(t(`speed-${n}`))]),
      ),
    )}
    <p class="field-bad" id="field-bad" role="alert" data-testid="field-bad">${bad ? t("field-bad", { value: String(bad.params.value ?? bad.code) }) : nothing}</p>
  </form>`;
}

/** @param {Context} context @param {"omaha8" | "omaha_high"} game */
function gameTiles(context, game) {
  const { t } = context.voice;
  return html`<section class="tile-panel games"><span>${sign("sign", game === "omaha8")}</span><div><div class="head"><h2>${t(`game-${game}`)}</h2><p>${t(`${game}-text`)}</p></div>
    <ul>${Object.keys(LIMITS).map(
      (limit) =>
        html`<li><button data-testid="game-${game}-${limit}" @click=${() => context.perform("play", { game, limit })}>${t(`tile-${limit}`)}<small>${t(
          `tile-${limit}-text`,
        )}</small></button></li>`,
    )}</ul></div></section>`;
}

/** @param {Context} context */
function summary({ state, voice }) {
  const { game, limit, seats } = state.params;
  const structure = LIMITS[/** @type {keyof typeof LIMITS} */ (limit)];
  const title = titleOf(voice, { variant: game, structure });
  const stakes = state.options?.stakes;
  return stakes
    ? voice.t("table-summary", { title, stakes: stakesText(voice, stakes), seats: Number(seats) })
    : title;
}

/** @param {Context} context */
export function lobby(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  return html`<div class="lobby" role="region" aria-label=${t("lobby")} data-testid="lobby"><header class="topbar" data-testid="topbar"><span class="brand">${sign("")}<span>Omaha8</span></span>
    <div class="end"><button class="iconbutton" data-testid="btn-theme" aria-label=${t(`theme-${state.theme}`)} title=${t(`theme-${state.theme}`)} @click=${() => perform("theme")}>${icon("theme")}</button>
    <button class="iconbutton" data-testid="btn-help" aria-label=${t("help")} @click=${() => perform("help")}>${icon("help")}</button></div></header>
    <p class="motto">${t("motto-before")} <span class="a">${t("motto-high")}</span> ${t("motto-and")} <span class="b">${t("motto-low")}</span>.</p>
    <div class="shelf">
      <section class="tile-panel play">${tableArt()}<div class="foot"><div><h2>${t("your-table")}</h2><p data-testid="table-summary">${summary(context)}</p></div>
        ${state.ready ? nothing : loader(context)}<button class="cta" data-testid="btn-play" aria-disabled=${!state.ready || state.badOption !== null}
        @click=${() => perform("play")}>${t("play")}</button></div></section>
      <section class="tile-panel setup"><h2>${t("setup-title")}</h2>${fields(context)}</section>
      ${GAMES.map((game) => gameTiles(context, game))}
    </div></div>`;
}
