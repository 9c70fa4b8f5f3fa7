// Wishes about your seat: posting blinds, waiting for the big blind, sitting out as switches; chips to add as an amount.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { INTENTS } from "../app/intents.js";
import { isTopUpFine } from "../app/room-intents.js";

/** @import { Context } from "./context.js" */
/** @import { OwnRoom } from "../app/model.js" */

/** @param {Context} context @param {string} intent @param {string} testid @param {boolean} isOn @param {any} [arg] */
function toggle({ state, voice, perform }, intent, testid, isOn, arg) {
  const { label, offered } = INTENTS[intent];
  return html`<label class="switch"><span>${label(state, voice)}</span><input type="checkbox" role="switch" data-testid=${testid}
    .checked=${isOn} aria-checked=${isOn} ?disabled=${!offered(state)} @change=${(
      /** @type {any} */ event,
    ) => {
      event.target.checked = isOn; // the engine's answer moves it
      perform(intent, arg);
    }}></label>`;
}

/** @param {Context} context @param {OwnRoom} you */
function switches(context, you) {
  const isOut = you.sits === "out";
  const entersNow = ["out", "waits", "posts"].includes(you.sits);
  return html`${toggle(context, "autoPost", "opt-autopost", you.auto_post)}${
    entersNow && !isOut ? toggle(context, "waitForBlind", "opt-wait-bb", you.waits) : nothing
  }${isOut ? toggle(context, "sitIn", "opt-sitout", true, "wait") : toggle(context, "sitOut", "opt-sitout", false)}`;
}

/** Adding chips between hands, as many as the player likes within the table's bounds. @param {Context} context @param {{min_to: number, max_to: number}} range */
function topUp(context, { min_to: from, max_to: to }) {
  const { state, voice, perform } = context;
  const isBad = !isTopUpFine(state);
  const typed = state.topUp?.text ?? voice.typed(to);
  const type = (/** @type {any} */ { target: { value } }) =>
    perform("topUpBox", { text: value, amount: voice.parse(value) });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    perform("topUp");
  };
  return html`<form class="top-up" @submit=${send}><label><span>${INTENTS.topUpBox.label(state, voice)}</span><input type="text"
      inputmode=${voice.money === "dollars" ? "decimal" : "numeric"} autocomplete="off" data-testid="topup-input" data-min=${from} data-max=${to}
      aria-invalid=${isBad} aria-describedby=${isBad ? "topup-bad" : nothing} .value=${live(typed)} @input=${type}></label>
    <button class="plain-act" data-testid="btn-topup" aria-disabled=${isBad ? "true" : nothing}>${INTENTS.topUp.label(state, voice)}</button>
    <p id="topup-bad" class="field-bad" role="alert" data-testid="topup-error">${
      isBad ? voice.t("top-up-bad", { from: voice.amount(from), to: voice.amount(to) }) : nothing
    }</p></form>`;
}

/** @param {Context} context */
export function options(context) {
  const { state, voice } = context;
  const you = state.view?.room?.you;
  // At a scenario nobody has a seat to look after.
  return you && !you.has_lost_seat && !state.stage
    ? html`<div class="options" role="group" aria-label=${voice.t("options")}>${switches(context, you)}${
        you.top_up && INTENTS.topUp.offered(state) ? topUp(context, you.top_up) : nothing
      }</div>`
    : nothing;
}
