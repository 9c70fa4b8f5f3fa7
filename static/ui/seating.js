// Who sits how, and what coming back costs: the words of the card room at the seats and in the tray.
import { html, nothing } from "lit";
import { INTENTS } from "../app/intents.js";
import { postText } from "../app/room-intents.js";
import { tournamentNews } from "./tournament.js";

/** @import { Context } from "./context.js" */
/** @import { View } from "../app/model.js" */

/** @param {View} view @param {number} seat */
export const sitsOf = (view, seat) => view.room?.seats.find((chair) => chair.seat === seat)?.sits ?? "in";

/** What a seat does that is not in the hand; empty where it is. @param {Context} context @param {View} view @param {import("../app/model.js").SeatView} seat */
export function sitsText({ voice: { t } }, view, seat) {
  const place = view.tournament?.standings.find((standing) => standing.seat === seat.seat);
  if (place) return t(place.is_shared ? "place-shared" : "place", { n: place.place });
  const sits = sitsOf(view, seat.seat);
  return seat.state === "out" && sits !== "in" ? t(`sits-${sits}`) : "";
}

/** The player is out and may come back: what it costs, and why. @param {Context} context @param {View} view @returns {[string, string] | null} */
function entryNews({ state, voice }, view) {
  const you = view.room?.you;
  if (!you || state.next !== "between" || !["out", "waits", "posts"].includes(you.sits)) return null;
  const { t } = voice;
  const cost = you.entry
    ? `${t("entry-cost", { amount: postText(voice, you.entry) })} ${t(`entry-why-${you.entry.why}`)}`
    : t("entry-free");
  const lost =
    you.sits === "out" && you.seat_lost_after !== null && you.entry?.why !== "new"
      ? ` ${t("seat-lost-after", { n: you.seat_lost_after })}`
      : "";
  const lead =
    you.sits === "waits" ? `you-wait-${you.waits_for}` : you.sits === "posts" ? "you-post" : "you-sit-out";
  return [t(lead), `${cost}${lost}`];
}

/** The seat is lost, or the table won. @param {Context} context @param {View} view @returns {[string, string] | null} */
function endNews({ state, voice }, view) {
  const { t, amount } = voice;
  if (view.room?.you.has_lost_seat)
    return [t("seat-lost"), t("seat-lost-text", { amount: amount(state.options?.stack ?? 0) })];
  return state.next === "won" ? [t("table-won"), t("table-won-text")] : null;
}

/** What the card room has to say in place of the hand's own sentence. @param {Context} context @param {View} view @returns {[string, string] | null} */
export const roomNews = (context, view) =>
  tournamentNews(context, view) ?? endNews(context, view) ?? entryNews(context, view);

/** @param {[string, string]} news */
export const roomLine = (news) =>
  html`<div class="ledger-line"><p role="status" aria-live="off" data-testid="turn-banner"><b>${news[0]}</b><span data-testid="room-news">${news[1]}</span></p></div>`;

/** Wishes that wait for their moment, under the hand. @param {Context} context @param {View} view */
export function wishes({ state, voice, perform }, view) {
  const you = view.room?.you;
  const isPlaying = view.me !== null && view.seats[view.me].state !== "out" && view.ending === null;
  if (you?.sits !== "out" || !isPlaying) return nothing;
  return html`<button class="wish" data-testid="wish-sitout" ?disabled=${!INTENTS.sitIn.offered(state)} aria-label=${voice.t("wish-sitout-undo")}
    @click=${() => perform("sitIn", "now")}>${voice.t("wish-sitout")}</button>`;
}
