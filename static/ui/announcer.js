// The one voice of the page: two live regions, there from the start. Sentences are added and taken away again, never re-read.
import { html } from "lit";
import { ref } from "lit/directives/ref.js";

const KEPT = 6;

export function createAnnouncer() {
  /** @type {Element | undefined} */
  let polite;
  const hold = (/** @type {Element | undefined} */ element) => {
    polite = element;
  };
  return {
    template:
      () => html`<div class="hidden" role="status" aria-live="polite" aria-relevant="additions" data-testid="live-polite" ${ref(hold)}></div>
      <div class="hidden" role="alert" aria-live="assertive" data-testid="live-assertive"></div>`,
    /** @param {string} text */
    say(text) {
      if (!polite) return;
      const line = polite.ownerDocument.createElement("p");
      line.textContent = text;
      polite.append(line);
      while (polite.childElementCount > KEPT) polite.firstElementChild?.remove();
    },
  };
}
