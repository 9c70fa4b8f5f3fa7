import { html } from "lit";
import { sign } from "./card.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */

/** The game's full name. @param {import("../i18n/words.js").Voice} voice @param {{variant: string, structure: string}} game */
export const titleOf = ({ t }, { variant, structure }) =>
  t("title", { limit: t(`limit-${structure}`), game: t(`game-${variant}`) });

/** @param {import("../i18n/words.js").Voice} voice @param {import("../app/model.js").Stakes} stakes */
export const stakesText = ({ amount }, stakes) => {
  const [low, high] = stakes.small_bet
    ? [stakes.small_bet, stakes.big_bet]
    : [stakes.small_blind, stakes.big_blind];
  return `${amount(low)}/${amount(high)}`;
};
/** @param {Context} context */
export const soundButton = ({
  state,
  voice,
  perform,
}) => html`<button class="iconbutton" data-testid="btn-sound"
  aria-label=${voice.t("sound")} aria-pressed=${state.settings.sound} @click=${() => perform("sound")}>${icon(state.settings.sound ? "sound" : "mute")}</button>`;

/** The stakes and the hand; in a tournament the level too. @param {import("../i18n/words.js").Voice} voice @param {import("../app/model.js").View} view */
function subtitle(voice, view) {
  const { tournament, hand } = view;
  const stakes = stakesText(voice, tournament?.level.stakes ?? view.stakes);
  if (tournament) return voice.t("level-short", { n: tournament.level.number, stakes });
  return voice.t(hand > 0 ? "subtitle" : "subtitle-new", { stakes, hand });
}

/** @param {Context} context */
export function topbar({ state, voice, perform }) {
  const { t } = voice;
  const { view, dialog, paused } = state;
  const short = view && `${t(`limit-short-${view.structure}`)} ${t(`game-${view.variant}`)}`;
  return html`<div class="topbar" role="group" data-testid="topbar">
    <button class="iconbutton" data-testid="btn-menu" aria-label=${t("menu")} aria-expanded=${dialog === "menu"}
      @click=${() => perform("menu")}>${icon("menu")}</button>
    ${sign("mini-logo")}
    <h2>${
      view
        ? html`<span class="long">${titleOf(voice, view)}</span><span class="short">${short}</span><small
      >${subtitle(voice, view)}</small>`
        : "Omaha8"
    }</h2>
    <div class="end">
      <button class="iconbutton" data-testid="btn-pause" aria-label=${t("pause")} aria-pressed=${paused}
        @click=${() => perform("pause")}>${icon(paused ? "play" : "pause")}</button>
      ${soundButton({ state, voice, perform })}
      <button class="iconbutton log-button" data-testid="btn-log" aria-label=${t("log-open")} aria-expanded=${dialog === "log"}
        @click=${() => perform("log")}>${icon("log")}</button>
      <button class="iconbutton history-button" data-testid="btn-history" aria-label=${t("history")} aria-expanded=${dialog === "history"}
        @click=${() => perform("history")}>${icon("history")}</button>
      <button class="iconbutton settings-button" data-testid="btn-settings" aria-label=${t("settings")} aria-expanded=${dialog === "settings"}
        @click=${() => perform("settings")}>${icon("settings")}</button>
      <button class="iconbutton" data-testid="btn-help" aria-label=${t("help")} aria-expanded=${dialog === "help"}
        @click=${() => perform("help")}>${icon("help")}</button>
    </div>
  </div>`;
}
