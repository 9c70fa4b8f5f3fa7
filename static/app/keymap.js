// Which key means what: names of keys, the player's own choices over those of the intents, and who gives way.

/** @typedef {Record<string, readonly string[]>} Keymap  intent -> its keys */

/** A key as maps name it: letters in lower case, with Shift before them where it was held. @param {{key: string, shiftKey?: boolean}} event */
export function keyName({ key, shiftKey }) {
  if (key === " ") return "Space";
  if (key.length > 1) return key;
  const isLetter = key.toLowerCase() !== key.toUpperCase();
  return isLetter && shiftKey ? `Shift+${key.toLowerCase()}` : key.toLowerCase();
}

/** Whether it is a character, which the master switch turns off (WCAG 2.1.4). @param {string} key */
export const isCharacter = (key) => key.length === 1 || key.startsWith("Shift+");

/** Keys that have a meaning everywhere and cannot be given away. */
const FIXED = new Set(["Tab", "Escape", "Enter", "Space", "Shift", "Control", "Alt", "Meta"]);

/** Whether a player may choose it. Function keys are the browser's, digits the prepared amounts' by their place. @param {string} key */
export const isFree = (key) => !FIXED.has(key) && !/^(F\d+|[1-5]|Unidentified|Dead)$/.test(key);

/** The keys of an intent. @param {string} name @param {readonly string[] | undefined} own @param {Keymap} keymap */
export const keysOf = (name, own, keymap) => keymap[name] ?? own ?? [];

/**
 * A map in which `name` has `key` as its only free key; whoever had it loses it, unless both were never meant at once.
 * @param {Keymap} keymap
 * @param {string} name
 * @param {string} key
 * @param {ReadonlyMap<string, readonly string[]>} defaults  of all intents that have keys
 * @param {(a: string, b: string) => boolean} mayShare
 * @returns {{keymap: Keymap, losers: string[]}}
 */
export function remap(keymap, name, key, defaults, mayShare) {
  const losers = [...defaults.keys()].filter(
    (other) =>
      other !== name && !mayShare(name, other) && keysOf(other, defaults.get(other), keymap).includes(key),
  );
  const fixed = keysOf(name, defaults.get(name), keymap).filter((old) => !isFree(old));
  /** @type {Keymap} */
  const changed = { ...keymap, [name]: [key, ...fixed] };
  for (const loser of losers)
    changed[loser] = keysOf(loser, defaults.get(loser), keymap).filter((old) => old !== key);
  return { keymap: changed, losers };
}

const SYMBOLS = /** @type {Record<string, string>} */ ({
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  PageUp: "Page ↑",
  PageDown: "Page ↓",
  Escape: "Esc",
});

/** A key as it is printed. @param {string} key */
export const keyText = (key) => {
  if (key.startsWith("Shift+")) return `⇧ ${key.slice(6).toUpperCase()}`;
  return SYMBOLS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
};
