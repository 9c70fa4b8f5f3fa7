// Messages by Fluent. A language is a list of messages and two sets of terms; the other set makes another bundle.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { en } from "./en/index.js";

/** @typedef {{messages: string[], terms: {english: string, local: string}}} Language */
/** @typedef {"english" | "local"} Terms */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */

/** Every language the page speaks. A file of messages not in English is loaded when it is asked for. */
/** @type {Record<string, () => Language | Promise<Language>>} */
const LANGUAGES = { en: () => en };

/** @type {Record<string, string>} */
const ALIASES = { no: "nb", nn: "nb" };

/**
 * The first language of a list of wishes (`nb-NO`, `no`, ...) that the page speaks, else English.
 * @param {readonly string[]} wanted
 */
export function languageFor(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const name = ALIASES[base] ?? base;
    if (name in LANGUAGES) return name;
  }
  return "en";
}

/**
 * A translator for one language and one set of terms. An id without text is a mistake of the page and throws.
 * @param {string} lang  one that `languageFor` gave
 * @param {Terms} terms
 * @returns {Promise<Translate>}
 */
export async function createTranslator(lang, terms) {
  const language = await LANGUAGES[lang]();
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of [language.terms[terms], ...language.messages])
    bundle.addResource(new FluentResource(text));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text for ${JSON.stringify(id)} in ${JSON.stringify(lang)}`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) throw new Error(`bad text for ${JSON.stringify(id)}: ${errors[0].message}`);
    return text;
  };
}
