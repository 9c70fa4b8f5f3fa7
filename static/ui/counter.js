// Stacks and the pot count up and down to their new number. For the eye only: what is read aloud is the number itself.

/** @import { State } from "../app/store.js" */
/** @import { Voice } from "../i18n/words.js" */

const MS = 360;
/** When stacks begin to count in the result's scene: as the shares arrive. */
const RESULT_DELAY = 1450;

export function createCounter() {
  /** What each number last came to. @type {WeakMap<Element, number>} */
  const shown = new WeakMap();
  /** @type {WeakMap<Element, number>} */
  const running = new WeakMap();

  /** @param {Element} element @param {number} from @param {number} to @param {number} delay @param {(value: number) => string} write @param {number} step  what it counts in */
  function count(element, from, to, delay, write, step) {
    cancelAnimationFrame(running.get(element) ?? 0);
    const start = performance.now() + delay;
    const node = element.firstChild?.nodeType === Node.TEXT_NODE ? element.firstChild : textIn(element);
    if (!node) return;
    const tick = (/** @type {number} */ now) => {
      if (!element.isConnected || shown.get(element) !== to) return;
      const share = Math.min(1, Math.max(0, (now - start) / MS));
      const value = from + (to - from) * (1 - (1 - share) ** 3);
      node.nodeValue = write(share < 1 ? Math.round(value / step) * step : to);
      if (share < 1) running.set(element, requestAnimationFrame(tick));
    };
    tick(performance.now());
  }

  return {
    /** Looks at all numbers after a drawing. @param {ShadowRoot} root @param {Voice} voice @param {State} state */
    run(root, voice, { cue, view, settings }) {
      for (const element of root.querySelectorAll("[data-count]")) {
        const to = Number(element.getAttribute("data-count"));
        const from = shown.get(element);
        shown.set(element, to);
        if (from === undefined || from === to || settings.speed === 0) continue;
        const isStack = element.classList.contains("stack");
        const isInBlinds = isStack && settings.stacks_in_bb && view;
        const write = (/** @type {number} */ value) =>
          isInBlinds ? voice.blinds(value, view.stakes.big_blind) : voice.amount(value);
        // Between whole dollars no cents flicker by.
        const step = voice.money === "dollars" && from % 100 === 0 && to % 100 === 0 ? 100 : 1;
        count(element, from, to, cue === "result" && isStack ? RESULT_DELAY : 0, write, step);
      }
    },
  };
}

/** The text that lit keeps in an element, between its markers. @param {Element} element */
const textIn = (element) =>
  [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
