// How much: prepared amounts, a slider, minus and plus, and a box to type in. They set the amount, they never send it.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import { amountProblem, INTENTS, verbOf } from "../app/intents.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */
/** @import { LegalView, Preset } from "../app/model.js" */

/** @param {LegalView} legal @param {Preset} preset */
const isAllIn = (legal, preset) => legal.max_is_all_in && preset.to === legal.max_to;

/** @param {Context} context @param {LegalView} legal @param {Preset} preset @param {number} i */
function presetButton({ state, voice, perform }, legal, preset, i) {
  const { t, amount, capital } = voice;
  const name = capital(
    preset.name !== "min" && isAllIn(legal, preset) ? t("last-all-in") : t(`preset-${preset.name}`),
  );
  return html`<button data-testid=${`preset-${preset.name.replace("_", "-")}`} data-to=${preset.to} aria-pressed=${state.amount === preset.to}
    aria-label=${t("preset-name", { name, amount: amount(preset.to) })} aria-describedby="amount-box" aria-keyshortcuts=${i + 1}
    @click=${() => perform("preset", i + 1)}>${name}<small>${amount(preset.to)}</small></button>`;
}

/** Where the thumb stands, for what is drawn and pressed on either side of it; a style attribute would be refused by the page's policy. @param {LegalView} legal @param {number} at */
const fillTo =
  ({ min_to: low, max_to: high }, at) =>
  (/** @type {Element | undefined} */ element) => {
    const share = high > low ? (at - low) / (high - low) : 1;
    /** @type {HTMLElement | undefined} */ (element)?.style.setProperty("--at", String(share));
  };

/** @param {Context} context @param {number} at */
function sliderText({ state, voice }, at) {
  const blinds = voice.blinds(at, state.view?.stakes.big_blind ?? 1);
  return voice.t("slider-chips", { amount: voice.amount(at), blinds });
}

/** The wheel changes the amount only where the player wants that. @param {Context} context */
const onWheel =
  ({ state, perform }) =>
  (/** @type {WheelEvent} */ event) => {
    if (!state.settings.mouse_wheel || event.deltaY === 0) return;
    event.preventDefault();
    perform(event.deltaY < 0 ? "more" : "less");
  };

/**
 * A box for an amount, as the language writes them.
 * @param {import("../i18n/words.js").Voice} voice
 * @param {{testid: string, label: string, isBad: boolean, describedBy: string, value: string, onInput: (text: string) => void}} box
 */
export const amountBox = (voice, { testid, label, isBad, describedBy, value, onInput }) =>
  html`<input type="text" id="amount-box" inputmode=${voice.money === "dollars" ? "decimal" : "numeric"} autocomplete="off" data-testid=${testid} aria-label=${label}
    aria-invalid=${isBad} aria-describedby=${describedBy} .value=${live(value)} @input=${(/** @type {any} */ event) => onInput(event.target.value)}
    @focus=${(/** @type {any} */ event) => event.target.select()}>`;

/** @param {Context} context @param {LegalView} legal */
function dial(context, legal) {
  const { state, voice, perform } = context;
  const { t, typed, parse } = voice;
  const label = t(`amount-${verbOf(state)}`);
  const problem = amountProblem(state);
  const at = Math.min(legal.max_to, Math.max(legal.min_to, state.amount ?? legal.min_to));
  return html`<div class="dial" @wheel=${onWheel(context)}>
    <button data-testid="bet-minus" aria-label=${INTENTS.less.label(state, voice)} @click=${() => perform("less")}>${icon("minus")}</button>
    <div class="track" ${ref(fillTo(legal, at))}><span @click=${() => perform("less")}></span><span @click=${() => perform("more")}></span><input type="range"
      data-testid="bet-slider" aria-label=${label} aria-valuetext=${sliderText(context, at)} min=${legal.min_to} max=${legal.max_to} step="1" .value=${live(String(at))} @input=${(/** @type {any} */ event) => perform("amount", Number(event.target.value))}></div>
    ${errorLine(context)}
    <button data-testid="bet-plus" aria-label=${INTENTS.more.label(state, voice)} @click=${() => perform("more")}>${icon("plus")}</button>
    ${amountBox(voice, {
      testid: "bet-input",
      label,
      isBad: problem !== null,
      describedBy: "bet-error",
      value: state.typed ?? typed(state.amount ?? legal.min_to),
      onInput: (text) => perform("type", { text, amount: parse(text) }),
    })}
  </div>`;
}

/** In the place of the slider, which cannot show such an amount. @param {Context} context */
function errorLine({ state, voice }) {
  const problem = amountProblem(state);
  const bound = problem?.startsWith("amount-low") ? state.view?.legal?.min_to : state.view?.legal?.max_to;
  return html`<p id="bet-error" class="bet-error" role="alert" data-testid="bet-error">${
    problem ? voice.t(problem, { amount: voice.amount(bound ?? 0) }) : nothing
  }</p>`;
}

/** @param {Context} context @param {LegalView} legal */
export const amountPanel = (
  context,
  legal,
) => html`<div class="amount" role="group" aria-label=${context.voice.t(`amount-${verbOf(context.state)}`)}>
  <div class="presets">${legal.presets.map((preset, i) => presetButton(context, legal, preset, i))}</div>
  ${dial(context, legal)}</div>`;
