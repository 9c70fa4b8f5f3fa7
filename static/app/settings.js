// What a player chooses once and keeps. One table of keys: defaults, choices, and where the settings sheet shows them.
// The seam to storage: whoever keeps settings elsewhere gives `createSettings` another pair of read and write.

/** @typedef {"game" | "display" | "input" | "sound"} Group */
/**
 * @typedef {object} Setting
 * @property {Group} group
 * @property {any} start  its value before anybody chose
 * @property {readonly any[]} [choices]  absent: a map, edited elsewhere; true and false: a switch
 * @property {boolean} [isFirst]  on the first screen of the sheet
 * @property {string} [unit]  message id for numbers, which then need no texts of their own
 */

const SWITCH = Object.freeze([false, true]);

/** @param {Group} group @param {boolean} start @param {Partial<Setting>} [more] @returns {Setting} */
const toggle = (group, start, more) => ({ group, start, choices: SWITCH, ...more });
/** @param {Group} group @param {any} start @param {readonly any[]} choices @param {Partial<Setting>} [more] @returns {Setting} */
const choice = (group, start, choices, more) => ({ group, start, choices, ...more });

/** By key, in the order of the sheet. */
export const SETTINGS = /** @type {Record<string, Setting>} */ ({
  theme: choice("display", "auto", ["auto", "light", "dark"], { isFirst: true }),
  text_scale: choice("display", 100, [100, 125, 150, 175, 200], { isFirst: true, unit: "setting-percent" }),
  deck: choice("display", "four", ["four", "two", "safe"], { isFirst: true }),
  card_size: choice("display", "normal", ["normal", "large"], { isFirst: true }),
  speed: choice("game", 2, [0, 1, 2, 3, 4, 5], { isFirst: true }),
  auto_deal: choice("game", 0, [0, 2, 3, 5, 10], { isFirst: true, unit: "setting-seconds" }),
  sound: toggle("sound", false, { isFirst: true }),
  stacks_in_bb: toggle("display", false, { isFirst: true }),
  lang: choice("display", "auto", ["auto", "en", "nb", "da", "de", "sv", "en-XA"], { isFirst: true }),
  terms: choice("display", "auto", ["auto", "english", "local"]),
  readout: toggle("display", true),
  sort_hand: toggle("display", false),
  log_level: choice("display", "all", ["results", "streets", "all"]),
  narration: toggle("display", true),
  hand: choice("display", "right", ["right", "left"]),
  animations: choice("display", "auto", ["auto", "on", "off"]),
  pre_actions: toggle("game", true),
  call_any: toggle("game", false),
  allow_free_fold: toggle("game", false),
  skip_after_fold: choice("game", "ask", ["ask", "always"]),
  rabbit: toggle("game", false),
  volume: choice("sound", 60, [20, 40, 60, 80, 100], { unit: "setting-percent" }),
  turn_sound: toggle("sound", true),
  speech_verbosity: choice("sound", "normal", ["short", "normal", "full"]),
  hotkeys: toggle("input", true),
  keymap: { group: "input", start: Object.freeze({}) },
  misclick_guard_ms: choice("input", 400, [0, 200, 400, 800], { unit: "setting-ms" }),
  mouse_wheel: toggle("input", false),
});

/** @typedef {Record<string, any>} Settings  a value for every key */

/** @type {Settings} */
export const DEFAULTS = Object.freeze(
  Object.fromEntries(Object.entries(SETTINGS).map(([key, { start }]) => [key, start])),
);

/** The value of a key that a text or a kept value means, undefined where it means none. @param {string} key @param {unknown} value */
export function readSetting(key, value) {
  const { choices } = SETTINGS[key] ?? {};
  if (choices) return choices.find((choice) => String(choice) === String(value));
  return key === "keymap" && isKeymap(value) ? value : undefined;
}

/** @param {unknown} value */
const isKeymap = (value) =>
  value !== null &&
  typeof value === "object" &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === "string"));

/** What of `kept` are settings; the rest is left alone. @param {Record<string, unknown> | undefined} kept @returns {Settings} */
export const readSettings = (kept) =>
  Object.fromEntries(
    Object.entries(kept ?? {}).flatMap(([key, value]) => {
      const read = readSetting(key, value);
      return read === undefined ? [] : [[key, read]];
    }),
  );

/** What the address says for this visit only: `theme=dark`, `motion=off`, a switch as 0 or 1. @param {Record<string, string>} params @returns {Settings} */
export function settingsFromParams(params) {
  const texts = Object.entries(params).filter(([key]) => key in SETTINGS && key !== "keymap");
  const named = texts.map(([key, text]) => [
    key,
    SETTINGS[key].choices === SWITCH ? ({ 0: false, 1: true }[text] ?? text) : text,
  ]);
  return {
    ...readSettings(Object.fromEntries(named)),
    ...(params.motion === "off" ? { animations: "off" } : {}),
  };
}

/**
 * Settings that outlive the page.
 * @param {{read(): {settings?: Record<string, unknown>}, write(change: {settings: Settings}): void}} saves
 */
export function createSettings(saves) {
  let own = readSettings(saves.read().settings);
  return {
    /** Defaults, changed by what was kept. @returns {Settings} */
    read: () => ({ ...DEFAULTS, ...own }),
    /** @param {Settings} change */
    write(change) {
      own = { ...own, ...readSettings(change) };
      saves.write({ settings: own });
    },
  };
}
