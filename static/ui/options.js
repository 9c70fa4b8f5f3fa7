// Wishes about your seat, as switches: posting blinds, waiting for the big blind, sitting out.
import { html, nothing } from "lit";
import { INTENTS } from "../app/intents.js";

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

/** @param {Context} context */
export function options(context) {
  const { state, voice, perform } = context;
  const you = state.view?.room?.you;
  return you && !you.has_lost_seat
    ? html`<div class="options" role="group" aria-label=${voice.t("options")}>${switches(context, you)}${
        INTENTS.topUp.offered(state)
          ? html`<button class="plain-act" data-testid="btn-topup" @click=${() => perform("topUp")}>${INTENTS.topUp.label(state, voice)}</button>`
          : nothing
      }</div>`
    : nothing;
}
