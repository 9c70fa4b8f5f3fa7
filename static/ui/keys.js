// What a key means where it was pressed.
import { intentForKey, KEYED } from "../app/intents.js";
import { isFree, keyName, remap } from "../app/keymap.js";

/** @import { State } from "../app/store.js" */
/** @typedef {{name: string, arg?: any} | {focus: HTMLElement}} Meaning */

/** Intents that go on while their key is held. */
export const REPEATS = new Set(["less", "more", "muchLess", "muchMore", "stepPrev", "stepNext"]);

/** What sends the amount from its box besides Enter: the letters that opened it are no amount. */
const SENDS = new Set(["raise"]);

/** @param {KeyboardEvent} event @param {HTMLElement} target @param {State} state @returns {Meaning | null} */
export function keyMeaning(event, target, state) {
  const key = keyName(event);
  const { localName, type } = /** @type {HTMLInputElement} */ (target);
  if (localName === "select") return key === "Escape" ? intentForKey(state, key) : null;
  if (localName === "input" && type === "text") return inBox(key, target, state);
  if (state.dialog && key !== "Escape") return null;
  if (key === "Enter" && ["button", "a", "summary"].includes(localName)) return null;
  if (target.closest?.(".log, .sheet") && (key.startsWith("Arrow") || key.startsWith("Page"))) return null;
  if (localName === "input" && type === "range" && (key === "Home" || key === "End")) return null;
  const why = key === "?" && target.getAttribute?.("aria-disabled") === "true" && target.dataset.why;
  return why ? { name: "explain", arg: why } : intentForKey(state, key);
}

/** In a text field characters are text; in the amount's box some keys still act. @param {string} key @param {HTMLElement} target @param {State} state @returns {Meaning | null} */
function inBox(key, target, state) {
  if (key === "ArrowLeft" || key === "ArrowRight") return null;
  if (target.dataset.testid !== "bet-input") return key === "Escape" ? intentForKey(state, key) : null;
  if (key === "Enter") return { name: "raise" };
  const meaning = intentForKey(state, key);
  if (key.length === 1) return meaning && SENDS.has(meaning.name) ? meaning : null;
  return meaning;
}

/** A key pressed while the list of keys waits for one. @param {KeyboardEvent} event @param {State} state @returns {Meaning | null} */
export function captured(event, state) {
  const { capturing, settings } = state;
  if (!capturing) return null;
  const key = keyName(event);
  if (key === "Tab" || key === "Shift") return null;
  if (key === "Escape") return { name: "capture", arg: null };
  if (!isFree(key)) return null;
  return { name: "rebind", arg: remap(settings.keymap, capturing, key, KEYED, mayShare).keymap };
}

/** What is never wanted at the same time as what: the same key may serve both. */
const WAITING = new Set(["prepareFold", "next"]);
const DECIDING = new Set(["fold", "call", "raise", "allIn", "less", "more", "muchLess", "muchMore"]);
/** @param {string} a @param {string} b */
const mayShare = (a, b) => (WAITING.has(a) && DECIDING.has(b)) || (WAITING.has(b) && DECIDING.has(a));

/** From seat to seat by arrows, as around the table. @param {KeyboardEvent} event @param {HTMLElement} target @returns {Meaning | null} */
export function seatMove({ key }, target) {
  if (!target.matches?.(".seat, .you")) return null;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (!step) return null;
  const root = /** @type {ShadowRoot} */ (target.getRootNode());
  const seats = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".seat, .you")]);
  const at = seats.indexOf(target) + step;
  return { focus: seats[(at + seats.length) % seats.length] };
}
