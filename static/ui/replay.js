// A finished hand at the very same table: what was seen at each step, and the ways through it.
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { eventsAt } from "../app/replayer.js";
import { centre } from "./board.js";
import { formats, outcome, takeFocus } from "./book-parts.js";
import { hand } from "./hand.js";
import { icon } from "./icons.js";
import { lens } from "./lens.js";
import { sidePanel } from "./log.js";
import { savePicture } from "./picture.js";
import { result } from "./result.js";
import { seatPlate } from "./seat.js";
import { KEYS, stepsDock } from "./steps.js";
import { stakesText, titleOf } from "./topbar.js";
import { usesOf } from "./uses.js";
import { contextFor } from "./voices.js";

/** @import { Context } from "./context.js" */
/** @import { Replay } from "../app/replayer.js" */
/** @import { View } from "../app/model.js" */

/** Whether a key leads through the hand; then it did. @param {Context["perform"]} perform @param {KeyboardEvent} event */
export function replayKey(perform, { key, target, ctrlKey, altKey, metaKey }) {
  if (!(key in KEYS) || ctrlKey || altKey || metaKey) return false;
  if (/** @type {Element} */ (target).localName === "textarea") return false;
  perform("hand-step", KEYS[key]);
  return true;
}

/** @param {Context} context @param {Replay} replay */
function more(context, replay) {
  const { voice, perform } = context;
  const { t } = voice;
  const isOver = replay.frames[replay.at].view.ending !== null;
  /** @param {string} testid @param {string} label @param {() => void} act @param {boolean} [isPressed] */
  const button = (testid, label, act, isPressed) =>
    html`<button data-testid=${testid} aria-pressed=${isPressed ?? nothing} @click=${act}>${t(label)}</button>`;
  return html`<div class="book-panel" role="group" aria-label=${t("hh-more-acts")}>
    ${button("hh-again", "hh-again", () => perform("hand-again"))}
    ${isOver ? nothing : button("hh-what-if", "hh-what-if", () => perform("hand-on"))}
    ${button("hh-hide", "hh-hide", () => perform("hand-hide"), replay.isHiding)}
    ${button("hh-reveal", "hh-reveal", () => perform("hand-reveal"), replay.isOpen)}
    ${button("hh-picture", "hh-picture", () => savePicture(context, replay))}
    ${button("hh-fair", "hh-fair", () => perform("book-panel", "fair"))}
    ${replay.id === null ? nothing : button("hh-delete", "hh-delete", () => perform("hand-drop"))}
  </div>`;
}

/** @param {Context} context @param {Replay} replay */
function fair({ voice, perform }, replay) {
  const { t } = voice;
  const { verdict } = replay;
  const { commitment } = replay.digest;
  return html`<div class="book-panel" role="region" aria-label=${t("hh-fair")} data-testid="fair">
    <p>${t("fair-text")}</p><code data-testid="fair-hash">${commitment ?? t("fair-none")}</code>
    ${commitment ? html`<button data-testid="fair-verify" @click=${() => perform("hand-verify")}>${t("fair-verify")}</button>` : nothing}
    <p role="status" data-testid="fair-verdict" data-why=${verdict?.why ?? nothing}>${verdict ? t(`fair-${verdict.why}`) : nothing}
      ${verdict?.seeded ? t("fair-seeded") : nothing}</p></div>`;
}

/** @param {Context} context @param {Replay} replay @param {View} view */
function top(context, replay, view) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const { panel } = state.book;
  /** @param {string} testid @param {import("./icons.js").IconName} name @param {() => void} act @param {boolean} [isOpen] */
  const button = (testid, name, act, isOpen) =>
    html`<button class="iconbutton" data-testid=${testid} aria-label=${t(testid)} title=${t(testid)} aria-expanded=${isOpen ?? nothing} @click=${act}>${icon(name)}</button>`;
  return html`<div class="topbar" role="group" aria-label=${t("topbar")}>
    <button class="iconbutton" data-testid="hh-back" aria-label=${t("hh-back")} @click=${() => perform("hand-list")}>${icon("back")}</button>
    <h2><span class="long">${titleOf(voice, view)}</span><span class="short">${t("hand-number", { hand: view.hand })}</span><small>${t(
      "subtitle",
      {
        stakes: stakesText(voice, view.stakes),
        hand: view.hand,
      },
    )}</small></h2>
    <div class="end">${button("hh-copy", "copy", () => perform("hand-copy"))}${button("hh-share", "link", () => perform("hand-share"))}
      ${button("hh-export", "download", () => perform("book-panel", "export"), panel === "export")}${button("hh-more-acts", "more", () => perform("book-panel", "more"), panel === "more" || panel === "fair")}
      <button class="iconbutton" data-testid="btn-close" aria-label=${t("close")} @click=${() => perform("close")}>${icon("close")}</button></div>
    ${panel === "export" ? formats(context, null) : panel === "more" ? more(context, replay) : panel === "fair" ? fair(context, replay) : nothing}
  </div>`;
}

/** The others at the table, clockwise from the left of whose hand it is. @param {View} view */
function others({ seats, me }) {
  const own = me ?? 0;
  return [...seats.slice(own + 1), ...seats.slice(0, own)].filter(({ name }) => name !== "");
}

/** @param {Context} outer @param {Replay} replay */
export function replayRoom(outer, replay) {
  const { view } = replay.frames[replay.at];
  const events = replay.isHiding ? eventsAt(replay) : replay.frames.flatMap((frame) => frame.events);
  const calm = {
    ...outer.state,
    view,
    events,
    next: null,
    cue: "",
    status: /** @type {const} */ ("idle"),
    paused: false,
    panel: false,
    note: null,
  };
  const context = { ...contextFor(outer, view.money), state: { ...calm, dialog: null } };
  const uses = usesOf(view, outer.state.half);
  const people = others(view);
  return html`<div class="app replay" data-testid="replay" role="region" aria-label=${context.voice.t("replay")} tabindex="-1" ${ref(takeFocus)}
    data-step=${replay.at} data-steps=${replay.frames.length}>
    <div class="room" data-n=${people.length} data-scene=${view.results.length > 0 ? "result" : "play"} data-halves=${view.variant === "omaha8" ? 2 : 1}>
    ${top({ ...context, state: { ...calm, dialog: "history" } }, replay, view)}
    <section class="table" role="region" aria-label=${context.voice.t("table")}>
      <div class="seats">${people.map((seat) => seatPlate(context, view, seat, uses))}</div>
      ${centre(context, view, uses)}${view.results.length > 0 ? result(context, view) : lens(context, view)}${hand(context, view, uses)}
    </section>
    ${stepsDock(context, replay, { go: (to) => outer.perform("hand-step", to), label: context.voice.t("replay") })}${sidePanel(context, view)}
    <div class="replay-note">${outcome({ ...context, state: outer.state })}</div></div></div>`;
}
