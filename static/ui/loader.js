import { html, nothing } from "lit";
import { sign } from "./card.js";

/** @import { Context } from "./context.js" */

const MEGABYTE = 1_000_000;
const STEPS = ["download", "start", "load", "ready"];

/** How far the engine's start has come. @param {Context} context */
export function loader({ state, voice }) {
  const { phase, loaded, total, tries } = state.progress;
  const step = voice.t(`loading-${STEPS.includes(phase) ? phase : "load"}`);
  const isCounting = phase === "download" && total > 0;
  const mega = (/** @type {number} */ bytes) => voice.plain(Math.round(bytes / MEGABYTE));
  const text = isCounting
    ? voice.t("loading-bytes", { step, loaded: mega(loaded), total: mega(total) })
    : step;
  return html`<div class="loader" data-testid="loader"><progress data-testid="loader-bar" max="100" value=${isCounting ? Math.floor((100 * loaded) / total) : nothing}
    aria-label=${voice.t("loading")} aria-valuetext=${text}></progress><p data-testid="loader-step">${text}</p>${
      tries > 0
        ? html`<p class="loader-trouble" role="status" data-testid="loader-trouble">${voice.t("loading-again", { tries: voice.plain(tries) })}</p>`
        : nothing
    }</div>`;
}

/** How much of the start each step is; most of it is the download. @type {Record<string, [from: number, to: number]>} */
const PARTS = { download: [0, 0.7], start: [0.7, 0.9], load: [0.9, 1] };
const LOOP = 2 * Math.PI * 11.5;
const DASHES = 8;

/** @param {Context["state"]["progress"]} progress @returns {number} 0 to 1 */
function partDone({ phase, loaded, total }) {
  const [from, to] = PARTS[phase] ?? [1, 1];
  return from + (total > 0 ? loaded / total : 0) * (to - from);
}

/** The sign as far as it is drawn: its upper loop first, then dash by dash the lower one. @param {number} part */
function growingSign(part) {
  const high = Math.min(1, 2 * part) * LOOP;
  const low = Math.max(0, Math.floor((2 * part - 1) * DASHES));
  return html`<svg class="big-sign" viewBox="0 0 48 64" aria-hidden="true"><g class="sign-lines">
    <circle class="sign-rest low" cx="24" cy="43.5" r="15"></circle><circle class="sign-rest" cx="24" cy="17" r="11.5"></circle>
    <circle class="sign-grown low" cx="24" cy="43.5" r="15" stroke-dasharray=${`${"8.6 3.18 ".repeat(low)}0 99`} stroke-dashoffset="-1.6"></circle>
    <circle class="sign-grown" cx="24" cy="17" r="11.5" transform="rotate(90 24 17)" stroke-dasharray="${high} 99"></circle></g></svg>`;
}

/** The same while a table waits for it. @param {Context} context */
export const loadingRoom = (context) =>
  context.state.ready
    ? html`<div class="waiting-room">${sign("big-sign")}<div class="loader"></div></div>`
    : html`<div class="waiting-room">${growingSign(partDone(context.state.progress))}${loader(context)}
        <p class="first-rule">${context.voice.t("help-rules")}</p></div>`;
