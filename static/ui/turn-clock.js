// The house's clock over the pot: silent at first, then the seconds that are left, and a way to get more of them.
import { html, nothing } from "lit";
import { INTENTS } from "../app/intents.js";

/** @import { Context } from "./context.js" */
/** @import { Told } from "../app/house-clock.js" */

/** Which messages a word about the time calls for. @param {Told} told @returns {string[]} */
export function timeWords({ cues, timeout }) {
  if (timeout) return [`time-over-${timeout}`];
  return cues
    .filter((cue) => cue.startsWith("warn_"))
    .slice(-1)
    .map((cue) => `time-${cue}`);
}

/** @param {Context} context @param {import("../app/model.js").View} view */
export function turnClock({ state, voice, perform }, { clock }) {
  if (!clock || state.next !== "you") return nothing;
  const { t } = voice;
  const seconds = Math.ceil(clock.left_ms / 1000);
  const isShown = clock.phase !== "silent";
  return html`<span class="seconds">${
    isShown
      ? html`<span role="timer" aria-live="off" data-testid="turn-clock" ?data-away=${clock.is_away} data-seconds=${seconds}
          aria-label=${t("time-left", { n: seconds })}>${seconds}</span>`
      : nothing
  }</span><span class="more-time">${
    INTENTS.moreTime.offered(state)
      ? html`<button data-testid="btn-more-time" aria-label=${t("more-time-name", { n: clock.more_left })} @click=${() => perform("moreTime")}>${t("more-time")}</button>`
      : nothing
  }</span>`;
}
