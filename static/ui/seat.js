// A person: a face holding four cards, a name, a stack, the last word said, the chips in front.
import { html, nothing } from "lit";
import { isAskedToShow } from "../app/after-intents.js";
import { equityOf } from "../app/run-out.js";
import { cardBack, chip, halfWord, seatCard } from "./card.js";
import { faceUrl, moodOf, personOf } from "./faces.js";
import { sitsOf, sitsText } from "./seating.js";
import { halvesOf } from "./uses.js";

/** @import { Context } from "./context.js" */
/** @import { Uses } from "./card.js" */
/** @import { SeatView, View } from "../app/model.js" */

/** The button and the blinds: discs with words. @param {Context} context @param {View} view @param {SeatView} seat */
function discs({ voice: { t, name } }, view, seat) {
  const isButton = view.button === seat.seat;
  return html`<span class="discs">${
    isButton
      ? html`<span class="marker" data-testid="dealer-button" role="img"
          aria-label=${t("dealer", { name: name(view, seat.seat) })}>${t("marker-button")}</span>`
      : nothing
  }${
    seat.marker
      ? html`<span class="marker" data-testid="seat-${seat.seat}-marker" role="img"
          aria-label=${t(`marker-name-${seat.marker}`)}>${t(`marker-${seat.marker}`)}</span>`
      : nothing
  }</span>`;
}

/** @param {Context} context @param {View} view @param {SeatView} seat @param {"made" | "short"} form  of a hand's name */
function lastWord(context, view, seat, form) {
  const { state, voice } = context;
  const { t } = voice;
  if (seat.state === "out") return sitsText(context, view, seat);
  if (view.turn === seat.seat && seat.seat !== view.me) return t("to-act");
  if (view.ending === "showdown" && seat.state !== "folded") {
    if (seat.high) return voice.capital(voice[form](seat.high));
    const isAsked = seat.seat === view.me && isAskedToShow(state);
    if (!isAsked && state.events.some((event) => event.type === "hole_mucked" && event.seat === seat.seat))
      return t("mucked");
  }
  if (!seat.last) return seat.state === "folded" ? voice.capital(t("last-fold")) : "";
  return voice.capital(t(seat.last.is_all_in ? "last-all-in" : `last-${seat.last.action}`));
}

/** What the seat said last and has in front, or what it won. @param {Context} context @param {View} view @param {SeatView} seat */
export function said(context, view, seat) {
  const { voice } = context;
  if (seat.won > 0) {
    const halves = halvesOf(view, seat.seat);
    return html`<span class="won" data-half=${halves.length > 1 ? "both" : (halves[0] ?? "hi")} data-testid="seat-${seat.seat}-won"
      data-amount=${seat.won}>${view.variant === "omaha8" && view.ending === "showdown" ? halves.map((half) => halfWord(voice, half)) : nothing}<span
      >${voice.signed(seat.won)}</span></span>`;
  }
  const equity = equityOf(view, seat.seat);
  if (equity !== null)
    return html`<span class="equity" data-testid="seat-${seat.seat}-equity" data-amount=${equity}><span class="term">${voice.capital(voice.t("equity"))}</span> <b>${voice.t("equity-share", { n: Math.round(equity / 10) })}</b></span>`;
  return html`<span data-testid="seat-${seat.seat}-last">${lastWord(context, view, seat, "short")}</span>${
    seat.committed > 0
      ? html`<span class="bet" data-testid="seat-${seat.seat}-bet" data-amount=${seat.committed}>${chip()}${voice.amount(seat.committed)}</span>`
      : nothing
  }`;
}

/** A seat's chips; a tap shows all stacks in big blinds, or in chips again. @param {Context} context @param {View} view @param {SeatView} seat */
function stackOf({ state, voice, perform }, view, { seat, stack }) {
  const [chips, blinds] = [voice.amount(stack), voice.blinds(stack, view.stakes.big_blind)];
  const isInBlinds = state.settings.stacks_in_bb;
  return html`<span class="stack" data-testid="seat-${seat}-stack" data-amount=${stack} data-count=${stack}
    title=${isInBlinds ? chips : blinds} @click=${() => perform("stacks")}>${isInBlinds ? blinds : chips}</span>`;
}

/** A seat's whole state in one line of words. @param {Context} context @param {View} view @param {SeatView} seat */
function seatName(context, view, seat) {
  const { voice } = context;
  const { t } = voice;
  const isInBlinds = context.state.settings.stacks_in_bb;
  const chips = isInBlinds
    ? voice.blinds(seat.stack, view.stakes.big_blind)
    : t(voice.money === "dollars" ? "seat-stack-dollars" : "seat-stack", {
        amount: voice.amount(seat.stack),
      });
  const word = lastWord(context, view, seat, "made");
  const equity = equityOf(view, seat.seat);
  return [
    voice.name(view, seat.seat),
    ...(seat.marker ? [t(`marker-name-${seat.marker}`)] : []),
    chips,
    ...(seat.state === "out" ? [t("state-out")] : []),
    ...(seat.state === "allin" ? [t("state-allin")] : []),
    ...(equity === null ? [] : [`${t("equity")} ${t("equity-share", { n: Math.round(equity / 10) })}`]),
    ...(word && seat.committed > 0 ? [`${word} ${voice.amount(seat.committed)}`] : word ? [word] : []),
  ].join(", ");
}

/** @param {Context} context @param {SeatView} seat @param {Uses} uses */
function holding({ voice }, seat, uses) {
  const { cards, card_count: count } = seat;
  const label = cards ? voice.cards(cards) : voice.t("cards-down", { n: count });
  if (cards && count > 0) {
    return html`<span class="holding" data-open data-testid="seat-${seat.seat}-cards">${cards.map((code) =>
      seatCard(voice, code, uses.get(code) ?? [], uses.size > 0),
    )}</span>`;
  }
  return html`<span class="holding" role=${count > 0 ? "img" : nothing} aria-label=${count > 0 ? label : nothing}
    data-testid="seat-${seat.seat}-cards">${count > 0 ? [0, 1, 2, 3].map(cardBack) : nothing}</span>`;
}

/** @param {Context} context @param {View} view @param {SeatView} seat */
const portrait = (context, view, seat) => html`<span class="portrait"><img
  src=${faceUrl(personOf(view, seat), moodOf(view, seat))} alt="" draggable="false">${discs(context, view, seat)}</span>`;

/** @param {View} view @param {SeatView} seat */
const wonAttribute = (view, seat) => (seat.won > 0 ? halvesOf(view, seat.seat).join(" ") || "hi" : nothing);

/** Another player. @param {Context} context @param {View} view @param {SeatView} seat @param {Uses} uses */
export const seatPlate = (
  context,
  view,
  seat,
  uses,
) => html`<div class="seat" part="seat" role="group" tabindex="0" data-testid="seat-${seat.seat}"
  data-state=${seat.state} data-sits=${sitsOf(view, seat.seat)} ?data-turn=${view.turn === seat.seat} data-won=${wonAttribute(view, seat)}
  ?data-equity=${equityOf(view, seat.seat) !== null} aria-label=${seatName(context, view, seat)}>
  ${portrait(context, view, seat)}${holding(context, seat, uses)}
  <span class="who"><span class="name" data-testid="seat-${seat.seat}-name">${context.voice.name(view, seat.seat)}</span>${stackOf(context, view, seat)}</span>
  <span class="said">${said(context, view, seat)}</span>
</div>`;

/** Your own plate, beside your cards. @param {Context} context @param {View} view @param {SeatView} seat */
export const ownPlate = (
  context,
  view,
  seat,
) => html`<div class="you" part="seat" role="group" tabindex="0" data-testid="seat-${seat.seat}" data-hero
  data-state=${seat.state} data-sits=${sitsOf(view, seat.seat)} ?data-turn=${view.turn === seat.seat} data-won=${wonAttribute(view, seat)}
  aria-label=${seatName(context, view, seat)}>
  ${portrait(context, view, seat)}
  <span class="name" data-testid="seat-${seat.seat}-name">${context.voice.name(view, seat.seat)}</span>
  ${stackOf(context, view, seat)}
  <span class="said">${said(context, view, seat)}</span>
</div>`;
