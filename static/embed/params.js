// What an address, an attribute or `setOptions` may say. The embed's own keys stand here, settings in app/settings.js; all the
// rest is the table's and Python's to judge.
import { settingOf } from "../app/settings.js";

/** @typedef {Record<string, string>} Params */

const ANY = /^/;
/** @param {string[]} words */
const oneOf = (...words) => new RegExp(`^(${words.join("|")})$`);

/** Keys of the embed itself and the texts they may have, as in docs/embed.md. @type {Record<string, RegExp>} */
export const OWN = {
  v: ANY,
  scenario: ANY,
  state: ANY,
  mode: oneOf("play", "step", "decision", "quiz", "replay"),
  step: oneOf("\\d{1,4}", "last"),
  reveal: oneOf("hero", "all", "none"),
  controls: oneOf("full", "step", "none"),
  load: oneOf("lazy", "click", "eager"),
  origin: ANY,
  id: /^[A-Za-z0-9_-]{1,64}$/,
};

/** Keys that are the table's or a setting's; others of docs/protocol.md#options work in the same way. */
export const TABLE = [
  ...["game", "limit", "stakes", "small_blind", "money", "seats", "stack", "hero", "seed", "house"],
  ...["format", "clock", "test"],
];
/** Settings that a page may begin with, and the texts they may have; the others are the reader's alone. @type {Record<string, RegExp>} */
export const LOOKS = {
  lang: oneOf("auto", "en", "nb", "da", "de", "sv", "no", "nn"),
  terms: oneOf("auto", "english", "local"),
  theme: oneOf("auto", "light", "dark"),
  deck: oneOf("4", "2", "cvd"),
  cards: oneOf("index", "classic"),
  readout: oneOf("auto", "on", "off"),
  speed: /^[0-5]$/,
  motion: oneOf("auto", "off"), // what moves against the device's wish is for the reader to say
  sound: oneOf("0", "1"),
  hotkeys: oneOf("0", "1"),
};

/** Keys that an element has as attributes under the same name, with a hyphen for an underscore; `lang` it has anyway. */
export const GIVEN = [
  ...["scenario", "mode", "step", "reveal", "controls"],
  ...TABLE,
  ...Object.keys(LOOKS).filter((key) => key !== "lang"),
];
/** And those that only an element has. */
export const ATTRIBUTES = Object.freeze([
  ...["src-host", "render", "loading"],
  ...GIVEN.map((key) => key.replaceAll("_", "-")),
]);

/** Keys that mean nothing without a scenario. */
const SCENARIO = ["mode", "step", "reveal"];

/**
 * @typedef {object} Read
 * @property {Params} own
 * @property {Params} looks  settings, as text
 * @property {Params} table  for Python
 * @property {string[]} ignored  keys that say what cannot be, in the order given
 */

/** Whether a key is a setting's, and not the table's. @param {string} key */
export const isLook = (key) => settingOf(key) !== undefined || Object.hasOwn(LOOKS, key);

/** Whether a text is one that a key may have: Python judges those of the table. @param {string} key @param {string} text */
export function mayBe(key, text) {
  const name = key === "bg" ? "theme" : key;
  const pattern = Object.hasOwn(OWN, name) ? OWN[name] : Object.hasOwn(LOOKS, name) ? LOOKS[name] : null;
  return pattern ? pattern.test(text) : !isLook(name);
}

/** @param {Params} params @returns {Read} */
export function readParams(params) {
  /** @type {Read} */
  const read = { own: {}, looks: {}, table: {}, ignored: [] };
  const hasScenario = "scenario" in params || "state" in params;
  for (const [key, text] of Object.entries(params)) {
    const isIdle = SCENARIO.includes(key) && !hasScenario;
    if (!mayBe(key, text) || isIdle) read.ignored.push(key);
    else read[Object.hasOwn(OWN, key) ? "own" : isLook(key) ? "looks" : "table"][key] = text;
  }
  return read;
}

/**
 * Keys as Python takes them: what it refuses is left out.
 * @param {{request(request: any): Promise<any>}} client
 * @param {Record<string, string | undefined>} params
 * @param {{type: "scenario", text: string}} [scenario]  whose keys they are; without: a table's
 * @returns {Promise<{params: Params, ignored: string[], failures: {code: string, params: any}[]}>}
 */
export async function acceptedBy(client, params, scenario) {
  const accepted = /** @type {Params} */ (
    Object.fromEntries(Object.entries(params).filter(([, text]) => text !== undefined))
  );
  /** @type {{code: string, params: any}[]} */
  const failures = [];
  for (;;) {
    const asked = scenario ? { ...scenario, ...accepted } : { type: "preview", params: accepted };
    const { ok, options, error } = await client.request({ ...asked, table: "" });
    const refused = failures.map(({ params: { key } }) => key);
    if (ok) return { params: accepted, ignored: [...refused, ...(options?.ignored ?? [])], failures };
    const { key } = error.params;
    if (error.code !== "bad_parameter" || !(key in accepted)) throw error;
    failures.push(error);
    delete accepted[key];
  }
}
