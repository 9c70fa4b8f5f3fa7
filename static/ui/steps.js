// The ways through a hand that is told step by step: what happened at this one, the streets, and four buttons.
import { html, nothing } from "lit";
import { mainEvent, STREETS, startOf, streetAt } from "../app/replayer.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */
/** @import { Walk } from "../app/replayer.js" */

/** By key, the step that it leads to. */
export const KEYS = /** @type {Record<string, string>} */ ({
  ArrowLeft: "prev",
  ArrowRight: "next",
  Home: "first",
  End: "last",
});
const WAYS = /** @type {const} */ (["first", "prev", "next", "last"]);

/** What happened at this step, in a few words. @param {Context} context @param {Walk & {isHiding?: boolean}} walk */
function deed({ voice }, walk) {
  const event = mainEvent(walk);
  const { view } = walk.frames[walk.at];
  const { t, amount, capital } = voice;
  if (event.type === "hand_started") return t("hh-dealt");
  if (event.type === "street_dealt") return capital(t(`street-${event.street}`));
  if (event.type !== "acted") return t("result");
  const text = voice.deed(view, event) ?? "";
  return event.by > 0
    ? `${text} ${event.action === "raise" ? t("log-to", { amount: amount(event.to) }) : amount(event.by)}`
    : text;
}

/** @param {Context} context @param {Walk & {isHiding?: boolean}} walk @param {(to: string) => void} go */
function streets({ voice }, walk, go) {
  const now = streetAt(walk);
  return html`<div class="streets" role="group" aria-label=${voice.t("hh-streets")}>${STREETS.map(
    (street) => {
      // Where the hand stopped early is not given away while later actions are hidden.
      const isNever = !walk.isHiding && startOf(walk, street) === null;
      return html`<button data-testid="hh-street-${street}" aria-pressed=${now === street} ?disabled=${isNever}
      @click=${() => go(street)}>${voice.capital(voice.t(`hh-${street}`))}</button>`;
    },
  )}</div>`;
}

/**
 * @param {Context} context
 * @param {Walk & {isHiding?: boolean}} walk
 * @param {{go: (to: string) => void, label: string, id?: string, note?: unknown}} how  id: where it can be led to; note: what
 *   the step is about besides
 */
export function stepsDock(context, walk, { go, label, id, note = nothing }) {
  const { t } = context.voice;
  const { at, frames, isHiding = false } = walk;
  const [isStart, isEnd] = [at === 0, at === frames.length - 1];
  const step = isHiding ? t("hh-step", { n: at + 1 }) : t("hh-step-of", { n: at + 1, of: frames.length });
  return html`<section class="dock steps" part="step" role="group" aria-label=${label} id=${id ?? nothing} tabindex=${id ? -1 : nothing}>
    <div class="tray"><p class="banner" role="status" data-testid="hh-deed"><span class="call">${deed(context, walk)}${note}</span><span class="price" data-testid="hh-step"
      data-step=${at}>${step}</span></p>${streets(context, walk, go)}</div>
    <div class="acts">${WAYS.map((way) => {
      const isOut = way === "first" || way === "prev" ? isStart : isEnd;
      return html`<button class=${way === "next" ? "act main" : "act mid"} data-testid="hh-${way}" aria-label=${t(`hh-${way}`)} aria-disabled=${isOut}
        aria-keyshortcuts=${Object.keys(KEYS).find((key) => KEYS[key] === way) ?? nothing} @click=${() => go(way)}>${icon(way)}</button>`;
    })}</div></section>`;
}
