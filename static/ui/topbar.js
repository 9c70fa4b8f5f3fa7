import { html, nothing } from "lit";
import { titleIdOf } from "../app/exercises.js";
import { sign } from "./card.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */

/** The game's full name. @param {import("../i18n/words.js").Voice} voice @param {{variant: string, structure: string}} game */
export const titleOf = ({ t }, { variant, structure }) =>
  t("title", { limit: t(`limit-${structure}`), game: t(`game-${variant}`) });

/** Blinds, or the bets of fixed limit. @param {import("../i18n/words.js").Voice} voice @param {import("../app/model.js").Stakes} stakes */
export const blindsText = ({ amount }, stakes) => {
  const [low, high] = stakes.small_bet
    ? [stakes.small_bet, stakes.big_bet]
    : [stakes.small_blind, stakes.big_blind];
  return `${amount(low)}/${amount(high)}`;
};

/** The same with the ante, where there is one. @param {import("../i18n/words.js").Voice} voice @param {import("../app/model.js").Stakes} stakes */
export const stakesText = (voice, stakes) => {
  const blinds = blindsText(voice, stakes);
  return stakes.ante > 0
    ? voice.t("stakes-ante", { stakes: blinds, ante: voice.amount(stakes.ante) })
    : blinds;
};

/** @param {Context} context */
export const soundButton = ({
  state,
  voice,
  perform,
}) => html`<button class="iconbutton" data-testid="btn-sound"
  aria-label=${voice.t("sound")} aria-pressed=${state.settings.sound} @click=${() => perform("sound")}>${icon(state.settings.sound ? "sound" : "mute")}</button>`;

/** The stakes and the hand, in a tournament the level too; of an exercise its title. The hand goes first where room is short. @param {import("../i18n/words.js").Voice} voice @param {import("../app/model.js").View} view @param {import("../app/stage.js").Staged | null} stage */
function subtitle(voice, view, stage) {
  const title = stage && titleIdOf(stage);
  if (title) return voice.t(title);
  const { tournament, hand } = view;
  const stakes = stakesText(voice, tournament?.level.stakes ?? view.stakes);
  if (tournament) return voice.t("level-short", { n: tournament.level.number, stakes });
  if (hand === 0 || (view.stakes.ante === 0 && !view.learning_reveal))
    return voice.t(hand > 0 ? "subtitle" : "subtitle-new", { stakes, hand });
  return html`${stakes}${view.learning_reveal ? ` · ${voice.t("cards-open")}` : nothing}<span class="long"> · ${voice.t("hand-number", { hand })}</span>`;
}

/** @param {Context} context */
export function topbar({ state, voice, perform }) {
  const { t } = voice;
  const { view, dialog, paused } = state;
  const short = view && `${t(`limit-short-${view.structure}`)} ${t(`game-${view.variant}`)}`;
  return html`<div class="topbar" role="group" aria-label=${t("topbar")} data-testid="topbar">
    <button class="iconbutton" data-testid="btn-menu" aria-label=${t("menu")} aria-expanded=${dialog === "menu"}
      @click=${() => perform("menu")}>${icon("menu")}</button>
    ${sign("mini-logo")}
    <h2>${
      view
        ? html`<span class="long">${titleOf(voice, view)}</span><span class="short">${short}</span><small class=${state.stage && titleIdOf(state.stage) ? "exercise" : nothing}
      >${subtitle(voice, view, state.stage)}</small>`
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
