// Proof that the deck was laid before the cards were dealt: what binds the dealer, and the check once the hand is over.
import { html, nothing } from "lit";
import { INTENTS } from "../app/intents.js";

/** @import { Context } from "./context.js" */

/** In groups of eight: easier to compare. @param {string} hash */
const grouped = (hash) => hash.match(/.{1,8}/g)?.map((part) => html`<span>${part}</span> `);

/** @param {Context} context @param {string} id @param {string | null | undefined} hash @param {string} testid */
const seal = ({ voice: { t } }, id, hash, testid) =>
  hash
    ? html`<h3>${t(id)}</h3><p class="hash" data-testid=${testid} data-hash=${hash}>${grouped(hash)}</p>`
    : nothing;

/** @param {Context} context */
export function fair(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const { view, verdict } = state;
  const isOver = view?.next_commitment != null;
  return html`<div class="fair" role="region" aria-label=${t("fair")} data-testid="fair"><p>${t("fair-intro")}</p>
    ${seal(context, isOver ? "fair-last" : "fair-now", view?.commitment, isOver ? "fair-last" : "fair-hash")}
    ${
      isOver && INTENTS.verify.offered(state)
        ? html`<button class="plain-act" data-testid="fair-verify" @click=${() => perform("verify")}>${t("fair-verify")}</button>`
        : nothing
    }
    ${
      verdict
        ? html`<p role="status" class="verdict" data-testid="fair-verdict" data-verified=${verdict.verified}>${t(`fair-${verdict.why}`)}${
            verdict.seeded ? ` ${t("fair-seeded")}` : nothing
          }</p>`
        : nothing
    }
    ${isOver ? seal(context, "fair-next", view?.next_commitment, "fair-hash") : nothing}
    <details class="more"><summary>${t("fair-how")}</summary><p>${t("fair-how-text")}</p></details></div>`;
}
