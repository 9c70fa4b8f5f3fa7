import { html, nothing } from "lit";
import { card, marks } from "./card.js";
import { ownPlate } from "./seat.js";

const RANKS = "AKQJT98765432";
const SUITS = "shdc";
/** Ace first, as players lay them out. @param {string} a @param {string} b */
const byRank = (a, b) =>
  RANKS.indexOf(a[0]) - RANKS.indexOf(b[0]) || SUITS.indexOf(a[1]) - SUITS.indexOf(b[1]);

/** @import { Context } from "./context.js" */
/** @import { Uses } from "./card.js" */
/** @import { View } from "../app/model.js" */

/** Your four cards and your plate. Cards in use rise; once any is in use the others dim. @param {Context} context @param {View} view @param {Uses} uses */
export function hand(context, view, uses) {
  const { state, voice } = context;
  const seat = view.seats[view.me ?? 0];
  const dealt = seat.cards ?? [];
  const cards = state.settings.sort_hand ? dealt.toSorted(byRank) : dealt;
  const isOut = seat.state === "folded";
  const isRead = isOut || uses.size > 0 || view.lens !== null || view.results.some((pot) => pot.high.made);
  const label = cards.length > 0 ? voice.t("your-cards", { cards: voice.cards(cards) }) : voice.t("no-cards");
  return html`<div class="mine"><ul class="hand" data-testid="hero-hand" aria-label=${label}>${[
    0, 1, 2, 3,
  ].map((i) => {
    const code = cards[i];
    const used = code && !isOut ? (uses.get(code) ?? []) : [];
    return html`<li class="place" data-testid="hero-card-${i}" data-used=${used.join(" ") || nothing}>${
      code ? card(context, code, used, isRead && used.length === 0) : html`<span class="ghost"></span>`
    }${marks(used)}</li>`;
  })}</ul>${ownPlate(context, view, seat)}</div>`;
}
