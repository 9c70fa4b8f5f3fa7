// The start screen: what to play, for how much, with whom. The engine says what each choice comes to.
import { html, nothing } from "lit";
import { INTENTS } from "../app/intents.js";
import { sign } from "./card.js";
import { icon } from "./icons.js";
import { loader } from "./loader.js";
import { tableArt } from "./lobby-art.js";
import { asOffered, formatOf, GAMES, LIMITS, setup } from "./setup.js";
import { soundButton, stakesText, titleOf } from "./topbar.js";

/** @import { Context } from "./context.js" */

/** A cash game of this kind. @param {Context} context @param {string} game @param {string} limit */
const play = (context, game, limit) =>
  context.perform("play", { game, limit, ...(formatOf(context) === "ring" ? {} : { format: "" }) });

/** Where a tournament is set. @param {Context} context @param {any} event */
function toTournament(context, { currentTarget }) {
  context.perform("choose", { format: "tournament" });
  const place = currentTarget.getRootNode().querySelector("#setup");
  place.scrollIntoView({ block: "nearest" });
  place.focus({ preventScroll: true });
}

/** @param {Context} context @param {"omaha8" | "omaha_high"} game */
function gameTiles(context, game) {
  const { t } = context.voice;
  return html`<section class="tile-panel games"><span>${sign("sign", game === "omaha8")}</span><div><div class="head"><h2>${t(`game-${game}`)}</h2><p>${t(`${game}-text`)}</p></div>
    <ul>${Object.keys(LIMITS).map(
      (limit) =>
        html`<li><button data-testid="game-${game}-${limit}" @click=${() => play(context, game, limit)}>${t(`tile-${limit}`)}<small>${t(
          `tile-${limit}-text`,
        )}</small></button></li>`,
    )}</ul></div></section>`;
}

/** The way to the table: on where it was left, or a new one. @param {Context} context */
function start({ state, voice: { t }, perform }) {
  const isOff = !state.ready || state.isElsewhere;
  const isBadNow = isOff || state.badOption !== null;
  if (!state.kept)
    return html`<button class="cta" data-testid="btn-play" aria-disabled=${isBadNow} @click=${() => perform("play")}>${t("play")}</button>`;
  return html`<button class="cta second" data-testid="new-table" aria-disabled=${isBadNow} @click=${() => perform("play")}>${t("new-table")}</button><button
    class="cta" data-testid="btn-play" aria-disabled=${isOff} @click=${() => perform("play-on")}>${t("play-on")}</button>`;
}

/** @param {Context} context */
function summary({ state, voice }) {
  const { game, limit, seats, format } = asOffered((state.kept ?? state).params);
  const structure = LIMITS[/** @type {keyof typeof LIMITS} */ (limit)];
  const title = titleOf(voice, { variant: game, structure });
  if (state.kept) return voice.t("kept-table", { title, hand: state.kept.hand });
  const stakes = state.options?.stakes;
  return stakes
    ? voice.t(format === "tournament" ? "table-summary-tournament" : "table-summary", {
        title,
        stakes: stakesText(voice, stakes),
        seats: Number(seats),
      })
    : title;
}

/** @param {Context} context */
export function lobby(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const theme = INTENTS.theme.label(state, voice);
  return html`<div class="lobby" role="region" aria-label=${t("lobby")} data-testid="lobby"><header class="topbar" data-testid="topbar"><span class="brand">${sign("")}<span>Omaha8</span></span>
    <div class="end"><button class="iconbutton" data-testid="btn-theme" aria-label=${theme} title=${theme} @click=${() => perform("theme")}>${icon("theme")}</button>
    ${soundButton(context)}<button class="iconbutton" data-testid="btn-settings" aria-label=${t("settings")} @click=${() => perform("settings")}>${icon("settings")}</button>
    <button class="iconbutton" data-testid="btn-help" aria-label=${t("help")} @click=${() => perform("help")}>${icon("help")}</button></div></header>
    <p class="motto">${t("motto-before")} <span class="a">${t("motto-high")}</span> ${t("motto-and")} <span class="b">${t("motto-low")}</span>.</p>
    <div class="shelf">
      <section class="tile-panel play">${tableArt()}<div class="foot"><div><h2>${t("your-table")}</h2><p data-testid="table-summary">${summary(context)}</p></div>
        ${state.ready ? nothing : loader(context)}${start(context)}</div></section>
      ${setup(context)}
      ${GAMES.map((game) => gameTiles(context, game))}
      <button class="tile-panel way" data-testid="go-tournament" aria-pressed=${formatOf(context) === "tournament"}
        @click=${(/** @type {Event} */ event) => toTournament(context, event)}>${icon("trophy")}<span><b>${t("go-tournament")}</b>${t("go-tournament-text")}</span></button>
      <button class="tile-panel way" data-testid="go-exercises" aria-disabled=${!state.ready} @click=${() => state.ready && perform("exercises")}>${icon("exercises")}<span><b>${t("exercises")}</b>${t("go-exercises-text")}</span></button>
      <button class="tile-panel way" data-testid="go-history" @click=${() => perform("history")}>${icon("history")}<span><b>${t("go-history")}</b>${t("go-history-text")}</span></button>
    </div></div>`;
}
