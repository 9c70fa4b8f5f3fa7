import { html, nothing } from "lit";
import { card, marks } from "./card.js";
import { turnClock } from "./turn-clock.js";

/** @import { Context } from "./context.js" */
/** @import { Uses } from "./card.js" */
/** @import { View } from "../app/model.js" */

const STREET_OF_PLACE = ["flop", "flop", "flop", "turn", "river"];

/** @param {Context} context @param {View} view @param {Uses} uses */
function places(context, view, uses) {
  const { state, voice } = context;
  return STREET_OF_PLACE.map((street, i) => {
    const code = view.board[i];
    const used = code ? (uses.get(code) ?? []) : [];
    const isNew = state.cue === "street" && i >= (view.street === "flop" ? 0 : view.board.length - 1);
    const missed = state.rabbit?.board[i];
    if (!code && missed)
      return html`<li class="place" data-rabbit data-testid="rabbit-card-${i}">${card(context, missed, [], true)}</li>`;
    return html`<li class="place" ?data-new=${isNew} data-testid="board-card-${i}" data-used=${used.join(" ") || nothing}>${
      code
        ? card(context, code, used, state.half !== null && used.length === 0)
        : html`<span class="ghost" aria-hidden="true">${voice.t(`street-${street}`)}</span>`
    }${marks(used)}</li>`;
  });
}

/** @param {Context} context @param {View} view */
function pots({ voice }, view) {
  const { t, amount } = voice;
  if (view.pots.length < 2) return nothing;
  return html`<span class="parts">${view.pots.map((pot, n) => {
    const name = t(n === 0 ? "pot-main-name" : "pot-side-name", {
      n,
      amount: amount(pot.amount),
      names: voice.names(view, pot.seats),
    });
    const label = n === 0 ? t("pot-main") : t("pot-side", { n });
    return html`<span data-testid="pot-${n}" data-amount=${pot.amount} role="img" aria-label=${name}>${label} ${amount(pot.amount)}</span>`;
  })}</span>`;
}

/** The pot and the five places. @param {Context} context @param {View} view @param {Uses} uses */
export function centre(context, view, uses) {
  const { t, amount, cards } = context.voice;
  // Once it is paid out the middle is empty: the number that stays says what was won.
  const shown = view.results.length > 0 ? view.results.reduce((sum, pot) => sum + pot.amount, 0) : view.pot;
  const label = view.board.length > 0 ? t("board", { cards: cards(view.board) }) : t("board-empty");
  return html`<div class="centre">
    <div class="pot" part="pot"><span class="label" aria-hidden="true">${t("pot")}</span><span class="sum" data-testid="pot-total"
      data-amount=${view.pot} data-count=${shown} role="img" aria-label="${t("pot")} ${amount(shown)}">${amount(shown)}</span>${pots(context, view)}${turnClock(context, view)}</div>
    <ul class="board" part="board" data-testid="board" aria-label=${label}>${places(context, view, uses)}</ul>
    <p class="tale">${context.state.settings.narration ? tale(context, view) : nothing}</p>
  </div>`;
}

/** A line about somebody who is still in; the same all through a hand. @param {Context} context @param {View} view */
function tale({ voice }, view) {
  const people = view.seats.filter((seat) => seat.seat !== view.me && seat.state !== "out");
  if (people.length === 0 || view.hand === 0) return nothing;
  const { name } = people[view.hand % people.length];
  return TALES.has(name.toLowerCase()) ? voice.t(`tale-${name.toLowerCase()}`) : nothing;
}

const TALES = new Set(["ana", "bo", "cy", "dea", "eli", "fay", "gus", "hal", "ida"]);
