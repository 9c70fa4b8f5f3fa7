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
export function topbar({ state, voice, perform }) {
  const { t } = voice;
  const { view, dialog, paused } = state;
  const short = view && `${t(`limit-short-${view.structure}`)} ${t(`game-${view.variant}`)}`;
  const stakes = view && stakesText(voice, view.stakes);
  return html`<div class="topbar" role="group" data-testid="topbar">
    <button class="iconbutton" data-testid="btn-menu" aria-label=${t("menu")} aria-expanded=${dialog === "menu"}
      @click=${() => perform("menu")}>${icon("menu")}</button>
    ${sign("mini-logo")}
    <h2>${
      view
        ? html`<span class="long">${titleOf(voice, view)}</span><span class="short">${short}</span><small
      >${t(view.hand > 0 ? "subtitle" : "subtitle-new", { stakes: stakes ?? "", hand: view.hand })}</small>`
        : "Omaha8"
    }</h2>
    <div class="end">
      <button class="iconbutton" data-testid="btn-pause" aria-label=${t("pause")} aria-pressed=${paused}
        @click=${() => perform("pause")}>${icon(paused ? "play" : "pause")}</button>
      <button class="iconbutton log-button" data-testid="btn-log" aria-label=${t("log-open")} aria-expanded=${dialog === "log"}
        @click=${() => perform("log")}>${icon("log")}</button>
      <button class="iconbutton" data-testid="btn-help" aria-label=${t("help")} aria-expanded=${dialog === "help"}
        @click=${() => perform("help")}>${icon("help")}</button>
    </div>
  </div>`;
}
