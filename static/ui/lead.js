// The first digit in an amount box that a key has opened: alone it is a prepared amount, with more behind it an amount.
import { intentForKey, isPanelOpen } from "../app/intents.js";
import { keyName } from "../app/keymap.js";

/** @import { State } from "../app/store.js" */

/** Keys that move the amount and leave the box as if nothing had been typed; those to the side move in its text. */
const MOVES = /^(ArrowUp|ArrowDown|PageUp|PageDown)$/;

/** @param {string} key @param {State} state */
function presetOf(key, state) {
  const meaning = intentForKey(state, key);
  return meaning?.name === "preset" && state.view?.legal?.presets[meaning.arg - 1] ? meaning.arg : null;
}

/** @param {(name: string, arg?: any) => void} perform */
export function createLead(perform) {
  /** The digit that has chosen, "" before it, null where digits are only text. @type {string | null} */
  let digit = null;
  const end = () => {
    digit = null;
  };

  return {
    begin() {
      digit = "";
    },
    end,
    /** Whether the key has chosen a prepared amount. @param {KeyboardEvent} event @param {HTMLElement} target @param {State} state */
    takes(event, target, state) {
      if (digit === null || event.key === "Shift") return false;
      if (target.dataset.testid !== "bet-input" || !isPanelOpen(state)) {
        end();
        return false;
      }
      if (event.repeat && event.key === digit) return true;
      const key = keyName(event);
      const place = digit === "" ? presetOf(key, state) : null;
      if (place !== null) {
        digit = key;
        perform("preset", place);
        return true;
      }
      const isText = key.length === 1 && intentForKey(state, key)?.name !== "raise";
      // The box shows the prepared amount; what is typed goes on from the digit.
      if (digit && isText) /** @type {HTMLInputElement} */ (target).value = digit;
      digit = MOVES.test(key) ? "" : null;
      return false;
    },
  };
}
