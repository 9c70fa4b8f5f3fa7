// The whole page of the element, from the state.
import { html, nothing } from "lit";
import { shownQuestion } from "../app/asked.js";
import { centre } from "./board.js";
import { sprite } from "./card.js";
import { courtSprite } from "./classic.js";
import { dialogs, errorPanel } from "./dialogs.js";
import { dock } from "./dock.js";
import { hand } from "./hand.js";
import { history } from "./history.js";
import { lens } from "./lens.js";
import { loadingRoom } from "./loader.js";
import { lobby } from "./lobby.js";
import { sidePanel } from "./log.js";
import { notice } from "./notice.js";
import { pointedAt } from "./pointing.js";
import { stageDock } from "./question.js";
import { result } from "./result.js";
import { seatPlate } from "./seat.js";
import { stepsDock } from "./steps.js";
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
  const { stage, isScoreRead } = context.state;
  if (view.results.length > 0) return result(context, view);
  // What you hold may be what is asked.
  if (stage?.mode === "quiz" && !isScoreRead) return nothing;
  if (view.hand === 0 || view.tournament?.status === "draw") return draw(context, view);
  return context.state.settings.readout ? lens(context, view) : nothing;
}

/** Your place: the ways through the steps of a scenario, its question, else what you can do. @param {Context} context @param {View} view */
function below(context, view) {
  const { frames, stage } = context.state;
  if (!frames || !stage) return stageDock(context, view) ?? dock(context, view);
  const { voice, perform } = context;
  const cards = (stage.marks ?? []).map((mark) =>
    voice.t("tell-mark", { half: voice.t(`${mark.half}-name`), cards: voice.cards(mark.cards) }),
  );
  return stepsDock(
    context,
    { frames: frames.steps, at: frames.at },
    {
      id: "actions",
      label: voice.t(`mode-${stage.mode}`),
      go: (to) => perform("stepTo", to),
      note: html`<span class="hidden"> ${cards.join(" ")}</span>`,
    },
  );
}

/** A card on the table is chosen where five are asked for. @param {Context} context @param {Event} event */
function pickCard({ perform }, event) {
  const code = /** @type {HTMLElement} */ (event.target).closest("[data-card]")?.getAttribute("data-card");
  if (code) perform("pickCard", code);
}

/** @param {Context} context @param {View} view */
function room(context, view) {
  const { state, voice } = context;
  const pointed = pointedAt(state);
  const uses = pointed ?? usesOf(view, state.half);
  const people = others(view);
  const isQuiz = state.stage?.mode === "quiz" && !state.isScoreRead;
  return html`<div class="room" data-n=${people.length} data-cue=${state.cue || nothing} data-scene=${view.results.length > 0 ? "result" : "play"}
    data-sheet=${state.dialog === "log" ? "log" : nothing} data-halves=${view.variant === "omaha8" ? 2 : 1}
    data-hand=${state.settings.hand} ?data-quiz=${isQuiz} ?data-pointed=${pointed !== null}>
    ${topbar(context)}
    <section class="table" part="table" role="region" aria-label=${voice.t("table")} data-testid="table" @click=${(/** @type {Event} */ event) => pickCard(context, event)}>
      <div class="seats">${people.map((seat) => seatPlate(context, view, seat, uses))}</div>
      ${centre(context, view, uses)}${middle(context, view)}${view.me === null && state.stage ? nothing : hand(context, view, uses)}
    </section>
    ${below(context, view)}${sidePanel(context, view)}</div>`;
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
  const question = shownQuestion(state);
  return html`${sprite()}${state.settings.cards === "classic" ? courtSprite() : nothing}<section class="root" data-testid="app" data-contract="1" aria-label=${t("app")} data-ready=${state.ready} data-status=${status}
    data-phase=${view?.phase ?? "idle"} data-turn=${view?.turn ?? "none"} data-hand=${view?.hand ?? 0} data-street=${view?.street ?? "preflop"}
    data-seq=${state.seq} data-mode=${state.stage?.mode ?? nothing} data-question=${question?.id ?? nothing} data-score=${state.stage?.score ?? nothing} data-bank=${view?.bank ?? 0} data-deck=${state.settings.deck} data-index=${state.settings.card_size} data-controls=${state.controls === "full" ? nothing : state.controls} ?data-paused=${state.paused} ?data-still=${state.isStill} data-offline=${state.offline || nothing} aria-busy=${status !== "idle" && status !== "error"}>
    ${state.view ? ["actions", "log"].map((id) => skip(context, id, onSkip)) : nothing}
    ${content(context)}${state.dialog === "history" ? nothing : notice(context)}${dialogs(context)}${history(context)}${errorPanel(context)}
  </section>`;
}
