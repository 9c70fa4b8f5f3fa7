// A tournament beside its table: the draw for the button, the level, the places and their prizes.
import { html, nothing } from "lit";
import { card } from "./card.js";
import { stakesText } from "./topbar.js";

/** @import { Context } from "./context.js" */
/** @import { Tournament, View } from "../app/model.js" */
/** @import { Voice } from "../i18n/words.js" */

/** How long the level still lasts. @param {Voice} voice @param {import("../app/model.js").Level} level */
function leftText({ t }, { hands_left: hands, seconds_left: seconds }) {
  if (hands !== null) return t("level-hands", { n: hands });
  return seconds === null ? t("level-last") : t("level-minutes", { n: Math.ceil(seconds / 60) });
}

/** @param {Context} context @param {Tournament} tournament */
function levelPart({ voice }, { level, players, status }) {
  const { t } = voice;
  const next = level.next_stakes
    ? t("level-next", { stakes: stakesText(voice, level.next_stakes) })
    : t("level-top");
  return html`<section class="tour-level" role="region" aria-label=${t("level")} data-testid="tour-level" data-level=${level.number}>
    <p><b>${t("level-number", { n: level.number, of: level.of })}</b><b class="to">${stakesText(voice, level.stakes)}</b></p>
    ${status === "over" ? nothing : html`<p><span>${next}</span><span class="to">${leftText(voice, level)}</span></p>`}
    <p><span>${t("players-left", { n: players })}</span></p></section>`;
}

/** @param {Context} context @param {View} view @param {Tournament} tournament */
function placesPart({ voice }, view, { prizes, standings, players, status }) {
  const { t, amount } = voice;
  const paid = prizes
    .slice(0, players)
    .map((prize, i) => ({ place: i + 1, prize, who: "", isYou: false, isShared: false }));
  const open = status === "over" ? [] : paid;
  const done = standings.map(({ place, seat, prize, is_shared: isShared }) => ({
    ...{ place, prize, isShared },
    who: voice.capital(voice.name(view, seat)),
    isYou: seat === view.me,
  }));
  return html`<section class="tour-places" role="region" aria-label=${t("places")} data-testid="tour-places"><h3>${t("places")}</h3><ol>${[
    ...open,
    ...done,
  ].map(
    ({ place, prize, who, isYou, isShared }) =>
      html`<li ?data-you=${isYou} data-place=${place}><span class="place-number">${t(isShared ? "place-shared" : "place", { n: place })}</span><b>${who || "–"}</b>${
        prize > 0 ? html`<span class="to">${amount(prize)}</span>` : nothing
      }</li>`,
  )}</ol></section>`;
}

/** Who drew what for the button. @param {Context} context @param {View} view @param {{seat: number, cards: string[]}[]} drawn @param {number | null} winner */
function drawPart(context, view, drawn, winner) {
  const { voice } = context;
  const { t } = voice;
  const name = winner === null ? "" : voice.name(view, winner);
  return html`<section class="tour-draw" role="region" aria-label=${t("draw")} data-testid="tour-draw"><h3>${t("draw")}</h3>
    <ul>${drawn.map(
      ({ seat, cards }) =>
        html`<li ?data-won=${seat === winner} data-seat=${seat}>${cards.map((code) => card(context, code, [], seat !== winner))}<span>${voice.capital(voice.name(view, seat))}</span></li>`,
    )}</ul>${winner === null ? nothing : html`<p>${t("draw-won", { name, you: winner === view.me ? "yes" : "no" })}</p>`}</section>`;
}

/** The draw for the first button, where there was one. @param {Context} context @param {View} view */
export function draw(context, view) {
  const { tournament, room } = view;
  if (tournament?.draw) {
    const { cards, seat } = tournament.draw;
    return drawPart(
      context,
      view,
      cards.map((code, chair) => ({ seat: chair, cards: [code] })),
      seat,
    );
  }
  return room && room.draw.length > 0 ? drawPart(context, view, room.draw, view.button) : nothing;
}

/** Beside the log. @param {Context} context @param {View} view */
export function tournamentPanel(context, view) {
  const { tournament } = view;
  if (!tournament) return view.hand > 0 ? draw(context, view) : nothing;
  return html`<div class="tournament">${levelPart(context, tournament)}${placesPart(context, view, tournament)}${
    tournament.status === "draw" ? nothing : draw(context, view)
  }</div>`;
}

/** What the tournament came to for the player. @param {Context} context @param {View} view @returns {[string, string] | null} */
export function tournamentNews({ voice }, view) {
  const { tournament } = view;
  if (!tournament || !["watching", "over"].includes(tournament.status)) return null;
  const { t, amount, name } = voice;
  const mine = tournament.standings.find(({ seat }) => seat === view.me);
  const first = tournament.standings.find(({ place }) => place === 1);
  const prize = mine && mine.prize > 0 ? t("tour-prize", { amount: amount(mine.prize) }) : t("tour-no-prize");
  if (tournament.status === "watching")
    return [
      t("tour-out", { n: mine?.place ?? 0 }),
      `${prize} ${t("tour-watching", { n: tournament.players })}`,
    ];
  if (mine?.place === 1) return [t("tour-won"), prize];
  const winner = first ? t("tour-winner", { name: name(view, first.seat) }) : "";
  return [winner, mine ? `${t("tour-place", { n: mine.place })} ${prize}` : ""];
}
