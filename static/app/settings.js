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
 * @property {any} [noted]  the value that `setting-<key>-note` says something about
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
  cards: choice("display", "index", ["index", "classic"], { isFirst: true, noted: "classic" }),
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
  auto_muck: toggle("game", true),
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
  const { choices } = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : {};
  if (choices && typeof value === "object") return;
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

/** Settings that an address calls otherwise. @type {Record<string, string>} */
const CALLED = { bg: "theme", motion: "animations" };

/** What an address may say instead of a setting's own values; null: as it is kept. @type {Record<string, Record<string, any>>} */
const SAID = {
  deck: { 4: "four", 2: "two", cvd: "safe" },
  readout: { auto: null, on: true, off: false },
  lang: { no: "nb", nn: "nb" },
};

/** The setting that a key of an address means, undefined where it means none. @param {string} key */
export function settingOf(key) {
  const name = Object.hasOwn(CALLED, key) ? CALLED[key] : key;
  return Object.hasOwn(SETTINGS, name) && SETTINGS[name].choices ? name : undefined;
}

/**
 * What one key of an address sets: `theme=dark`, `motion=off`, a switch as 0 or 1.
 * @param {string} key @param {string} text @returns {Settings | null} null: no such setting, or no such value
 */
export function settingFromParam(key, text) {
  const name = settingOf(key);
  if (!name) return null;
  /** @type {Record<string, any>} */
  const said = { ...(SETTINGS[name].choices === SWITCH ? { 0: false, 1: true } : {}), ...SAID[name] };
  const value = Object.hasOwn(said, text) ? said[text] : readSetting(name, text);
  if (value === undefined) return null;
  return value === null ? {} : { [name]: value };
}

/** What the address says for this visit only; what it says wrongly is passed over. @param {Record<string, string>} params @returns {Settings} */
export const settingsFromParams = (params) =>
  Object.assign({}, ...Object.entries(params).map(([key, text]) => settingFromParam(key, text) ?? {}));

/**
 * Settings that outlive the page.
 * @param {{read(): {settings?: Record<string, unknown>}, write(change: {settings: Settings}): void}} saves
 * @param {Settings} [usual]  where this place starts with other values than the game's own page
 */
export function createSettings(saves, usual = {}) {
  let own = readSettings(saves.read().settings);
  return {
    /** Defaults, changed by what was kept. @returns {Settings} */
    read: () => ({ ...DEFAULTS, ...usual, ...own }),
    /** @param {Settings} change */
    write(change) {
      own = { ...own, ...readSettings(change) };
      saves.write({ settings: own });
    },
  };
}
