// The whole page of the element, from the state.
import { html, nothing } from "lit";
import { centre } from "./board.js";
import { sprite } from "./card.js";
import { dialogs, errorPanel } from "./dialogs.js";
import { dock } from "./dock.js";
import { hand } from "./hand.js";
import { history } from "./history.js";
import { lens } from "./lens.js";
import { loadingRoom } from "./loader.js";
import { lobby } from "./lobby.js";
import { sidePanel } from "./log.js";
import { notice } from "./notice.js";
import { result } from "./result.js";
import { seatPlate } from "./seat.js";
import { topbar } from "./topbar.js";
import { draw } from "./tournament.js";
import { usesOf } from "./uses.js";

/** @import { Context } from "./context.js" */
/** @import { View } from "../app/model.js" */

/** The others, clockwise from your left. @param {View} view */
function others(view) {
  const me = view.me ?? 0;
  const around = [...view.seats.slice(me + 1), ...view.seats.slice(0, me)];
  return view.me === null ? [view.seats[0], ...around] : around;
}

/** Under the board: the draw for the button, what you hold, or what became of the pot. @param {Context} context @param {View} view */
function middle(context, view) {
  if (view.results.length > 0) return result(context, view);
  if (view.hand === 0 || view.tournament?.status === "draw") return draw(context, view);
  return context.state.settings.readout ? lens(context, view) : nothing;
}

/** @param {Context} context @param {View} view */
function room(context, view) {
  const { state, voice } = context;
  const uses = usesOf(view, state.half);
  const people = others(view);
  return html`<div class="room" data-n=${people.length} data-cue=${state.cue || nothing} data-scene=${view.results.length > 0 ? "result" : "play"}
    data-sheet=${state.dialog === "log" ? "log" : nothing} data-halves=${view.variant === "omaha8" ? 2 : 1}
    data-hand=${state.settings.hand}>
    ${topbar(context)}
    <section class="table" role="region" aria-label=${voice.t("table")} data-testid="table">
      <div class="seats">${people.map((seat) => seatPlate(context, view, seat, uses))}</div>
      ${centre(context, view, uses)}${middle(context, view)}${hand(context, view, uses)}
    </section>
    ${dock(context, view)}${sidePanel(context, view)}</div>`;
}

/** @param {Context} context */
function content(context) {
  const { state } = context;
  // The replayer is a whole table: two of them would be one too many.
  if (state.dialog === "history" && state.book.replay) return nothing;
  if (state.screen === "lobby") return lobby(context);
  return html`<div class="app">${state.view ? room(context, state.view) : loadingRoom(context)}</div>`;
}

/**
 * A link within the shadow root: an address cannot name what lies there. @param {Context} context @param {string} id
 * @param {(id: string) => void} onSkip
 */
const skip = (
  { voice },
  id,
  onSkip,
) => html`<span class="skip" role="link" tabindex="0" data-testid=${`skip-${id}`}
  @click=${() => onSkip(id)} @keydown=${(/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onSkip(id);
  }}>${voice.t(`skip-${id}`)}</span>`;

/** @param {Context} context @param {{onSkip: (id: string) => void}} actions */
export function screen(context, { onSkip }) {
  const { state, voice } = context;
  const { view, status } = state;
  const { t } = voice;
  return html`${sprite()}<section class="root" data-testid="app" data-contract="1" aria-label=${t("app")} data-ready=${state.ready} data-status=${status}
    data-phase=${view?.phase ?? "idle"} data-turn=${view?.turn ?? "none"} data-hand=${view?.hand ?? 0} data-street=${view?.street ?? "preflop"}
    data-bank=${view?.bank ?? 0} data-deck=${state.settings.deck} data-index=${state.settings.card_size} ?data-paused=${state.paused} ?data-still=${state.isStill} aria-busy=${status !== "idle" && status !== "error"}>
    ${state.view ? ["actions", "log"].map((id) => skip(context, id, onSkip)) : nothing}
    ${content(context)}${notice(context)}${dialogs(context)}${history(context)}${errorPanel(context)}
  </section>`;
}
