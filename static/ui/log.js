// The dealer's log: what happened in this hand, newest last.
import { html, nothing } from "lit";
import { isAskedToShow } from "../app/after-intents.js";
import { halfWord, tiles } from "./card.js";
import { icon } from "./icons.js";
import { options } from "./options.js";
import { tournamentPanel } from "./tournament.js";

/** @import { Context } from "./context.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @import { HalfResult, TableEvent, View } from "../app/model.js" */

/** A sentence with its name set off. @param {string} text @param {string} name */
function sentence(text, name) {
  const at = text.indexOf(name);
  return name === "" || at < 0
    ? text
    : html`${text.slice(0, at)}<b>${name}</b>${text.slice(at + name.length)}`;
}

/** @param {unknown} text @param {unknown} [end] */
const line = (text, end) =>
  html`<li data-testid="log-item"><span>${text}</span> ${end ? html`<span class="to">${end}</span>` : nothing}</li>`;

/** Who won what of a pot, a line for each share. @param {Voice} voice @param {View} view @param {number} index */
function awardLines(voice, view, index) {
  const pot = view.results.find((result) => result.index === index);
  if (!pot) return [];
  const name = index > 0 ? voice.t("pot-side", { n: index }) : voice.t("pot-main");
  const suffix = view.results.length > 1 ? ` (${name})` : "";
  /** @param {HalfResult | null} half @param {import("./card.js").Half[]} words */
  const of = (half, ...words) =>
    (half?.shares ?? []).map(({ seat, amount }) => {
      const isCompared = view.variant === "omaha8" && half?.made;
      const name = voice.name(view, seat);
      const text = voice.t("log-wins", { name, you: seat === view.me ? "yes" : "no" });
      return line(
        html`${isCompared ? words.map((word) => html`${halfWord(voice, word)} `) : nothing}${sentence(text, name)}${suffix}`,
        voice.amount(amount),
      );
    });
  return pot.both ? of(pot.high, "hi", "lo") : [...of(pot.high, "hi"), ...of(pot.low, "lo")];
}

/** The chips an action is about: a raise says what it comes to. @param {Voice} voice @param {Extract<TableEvent, {type: "acted"}>} event */
function chipsOf({ t, amount }, { action, to, by }) {
  if (by === 0) return "";
  return action === "raise" ? t("log-to", { amount: amount(to) }) : amount(by);
}

/** @param {Voice} voice @param {View} view @param {TableEvent} event */
function lines(voice, view, event) {
  const { t, amount } = voice;
  const deed = sentence(voice.deed(view, event) ?? "", "seat" in event ? voice.name(view, event.seat) : "");
  switch (event.type) {
    case "hand_started":
      return html`<li class="street" data-testid="log-item"><span>${t("street-preflop")}</span></li>`;
    case "street_dealt":
      return html`<li class="street" data-testid="log-item"><span>${voice.capital(t(`street-${event.street}`))}</span> ${tiles(voice, event.cards)}</li>`;
    case "hole_dealt":
      if (event.cards.length === 0) return nothing;
      return line(
        event.seat === view.me ? t("log-dealt") : html`<b>${voice.name(view, event.seat)}</b>`,
        tiles(voice, event.cards),
      );
    case "posted":
    case "bet_returned":
      return line(deed, amount(event.amount));
    case "acted":
      return line(deed, chipsOf(voice, event));
    case "hole_shown":
      return line(deed, tiles(voice, event.cards));
    case "hole_mucked":
      return line(deed);
    case "pot_awarded":
      return awardLines(voice, view, event.index);
    default:
      return nothing;
  }
}

/** Whether a hand was mucked after all: not while its owner is asked, nor once he has shown it. @param {import("../app/store.js").State} state @param {View} view @param {number} seat */
const isMucked = (state, view, seat) =>
  !(seat === view.me && isAskedToShow(state)) &&
  !state.events.some((event) => event.type === "hole_shown" && event.seat === seat);

/** What each level of the log leaves out. */
const LEFT_OUT = /** @type {Record<string, string[]>} */ ({
  results: ["acted", "posted", "hole_dealt", "street_dealt", "hand_started", "bet_returned", "hole_mucked"],
  streets: ["acted", "posted", "bet_returned", "hole_mucked"],
  all: [],
});

/** @param {Context} context @param {View} view */
export function sidePanel(context, view) {
  const { state, voice } = context;
  const { t } = voice;
  const leftOut = LEFT_OUT[state.settings.log_level];
  const events = state.events.filter(
    (event) =>
      !leftOut.includes(event.type) && (event.type !== "hole_mucked" || isMucked(state, view, event.seat)),
  );
  return html`<aside class="side" data-testid="side"><div class="side-head"><h2>${t("hand-number", { hand: view.hand })}</h2><button
      class="iconbutton" aria-label=${t("close")} data-testid="btn-log-close" @click=${() => context.perform("close")}>${icon("close")}</button></div>
    <div class="log" id="log" part="log" tabindex="0" role="log" aria-live="off" aria-label=${t("log")} data-testid="log"><ol>${events.map((event) => lines(voice, view, event))}</ol></div>
    ${tournamentPanel(context, view)}${state.dialog === "menu" ? nothing : options(context)}</aside>`;
}
