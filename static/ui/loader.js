import { html, nothing } from "lit";
import { sign } from "./card.js";

/** @import { Context } from "./context.js" */

const MEGABYTE = 1_000_000;
const STEPS = ["download", "start", "load", "ready"];

/** How far the engine's start has come. @param {Context} context */
export function loader({ state, voice }) {
  const { phase, loaded, total } = state.progress;
  const step = voice.t(`loading-${STEPS.includes(phase) ? phase : "load"}`);
  const isCounting = phase === "download" && total > 0;
  const mega = (/** @type {number} */ bytes) => voice.plain(Math.round(bytes / MEGABYTE));
  const text = isCounting
    ? voice.t("loading-bytes", { step, loaded: mega(loaded), total: mega(total) })
    : step;
  return html`<div class="loader" data-testid="loader"><progress data-testid="loader-bar" max="100" value=${isCounting ? Math.floor((100 * loaded) / total) : nothing}
    aria-label=${voice.t("loading")} aria-valuetext=${text}></progress><p data-testid="loader-step">${text}</p></div>`;
}

/** The same while a table waits for it. @param {Context} context */
export const loadingRoom = (context) =>
  html`<div class="waiting-room">${sign("big-sign")}${context.state.ready ? nothing : loader(context)}</div>`;
