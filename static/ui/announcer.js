// The one voice of the page: two live regions, there from the start. Sentences are added and taken away again, never re-read.
import { html } from "lit";
import { ref } from "lit/directives/ref.js";

const KEPT = 6;

export function createAnnouncer() {
  /** @type {Record<"polite" | "assertive", Element | undefined>} */
  const regions = { polite: undefined, assertive: undefined };
  /** What was said before there was anything to say it in. @type {[string, boolean][]} */
  let waiting = [];

  /** @param {"polite" | "assertive"} name */
  const hold = (name) => (/** @type {Element | undefined} */ element) => {
    regions[name] = element ?? regions[name];
    if (!regions.polite || !regions.assertive) return;
    const early = waiting;
    waiting = [];
    for (const [text, isUrgent] of early) say(text, isUrgent);
  };
  const holders = { polite: hold("polite"), assertive: hold("assertive") };

  /** @param {string} text @param {boolean} [isUrgent]  interrupts what is being read */
  function say(text, isUrgent = false) {
    const region = regions[isUrgent ? "assertive" : "polite"];
    if (!region) {
      waiting.push([text, isUrgent]);
      return;
    }
    const line = region.ownerDocument.createElement("p");
    line.textContent = text;
    region.append(line);
    while (region.childElementCount > KEPT) region.firstElementChild?.remove();
  }

  return {
    say,
    template:
      () => html`<div class="hidden" role="status" aria-live="polite" aria-relevant="additions" data-testid="live-polite"
        ${ref(holders.polite)}></div>
      <div class="hidden" role="alert" aria-live="assertive" aria-relevant="additions" data-testid="live-assertive" ${ref(holders.assertive)}></div>`,
  };
}
