// A bar with one thing to know, and at most one thing to do about it. It stands over the table, so nothing moves.
import { html, nothing } from "lit";
import { isUpdateOffered } from "../app/update.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */

/** @param {Context} context */
export function notice({ state, voice, perform }) {
  const { t } = voice;
  if (state.isElsewhere) {
    return html`<div class="notice" role="status" data-testid="notice" data-notice="notice-elsewhere"><p>${t("notice-elsewhere")}</p>
      <button class="notice-act" data-testid="take-over" @click=${() => perform("take-over")}>${t("take-over")}</button></div>`;
  }
  if (isUpdateOffered(state)) {
    return html`<div class="notice" role="status" data-testid="update-bar"><p>${t("update-waits")}</p><div class="notice-acts">
      <button class="notice-act" data-testid="update-apply" @click=${() => perform("update-apply")}>${t("update-apply")}</button>
      <button class="notice-act" data-testid="update-later" @click=${() => perform("update-later")}>${t("update-later")}</button></div></div>`;
  }
  const { notice: told } = state;
  if (!told) return nothing;
  return html`<div class="notice" role="status" data-testid="notice" data-notice=${told.id}><p>${t(told.id, told.args)}</p><div class="notice-acts">
    ${told.act ? html`<button class="notice-act" data-testid="notice-act" @click=${() => perform(/** @type {string} */ (told.act))}>${t(`notice-${told.act}`)}</button>` : nothing}
    <button class="iconbutton" data-testid="notice-close" aria-label=${t("close")} @click=${() => perform("dismiss")}>${icon("close")}</button></div></div>`;
}
