// A button whose words have just changed does not take the tap that was meant for the old ones.

/** @param {() => number} ms  how long it stays deaf to pointers; 0 for never */
export function createGuard(ms) {
  /** @type {WeakMap<Element, {text: string, at: number}>} */
  const seen = new WeakMap();
  return {
    /** Looks at the buttons after each drawing. @param {Iterable<Element>} buttons */
    watch(buttons) {
      for (const button of buttons) {
        const text = button.textContent ?? "";
        if (seen.get(button)?.text !== text) seen.set(button, { text, at: performance.now() });
      }
    },
    /** Whether a click comes too soon after the change; keys are never too soon. @param {MouseEvent} event @param {Element | null | undefined} button */
    isTooSoon: (event, button) =>
      event.detail > 0 &&
      button != null &&
      performance.now() - (seen.get(button)?.at ?? Number.NEGATIVE_INFINITY) < ms(),
  };
}

/** @typedef {ReturnType<typeof createGuard>} Guard */
