// Messages by Fluent. A language is a list of messages and two sets of terms; the other set makes another bundle.
// English is part of the page; any other language is loaded when it is asked for.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { en } from "./en/index.js";

/**
 * @typedef {object} Language
 * @property {string[]} messages
 * @property {{english: string, local: string}} terms
 * @property {(text: string) => string} [transform]  of each piece of text between placeholders
 * @property {(text: string) => string} [frame]  of each whole message
 */
/** @typedef {"english" | "local"} Terms */
/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */

/** Every language that people choose. @type {Record<string, () => Language | Promise<Language>>} */
const SPOKEN = {
  en: () => en,
  nb: async () => (await import("./nb/index.js")).nb,
  da: async () => (await import("./da/index.js")).da,
  de: async () => (await import("./de/index.js")).de,
  sv: async () => (await import("./sv/index.js")).sv,
};

/** And one for looking at the page. @type {typeof SPOKEN} */
const LANGUAGES = { ...SPOKEN, "en-XA": async () => (await import("./pseudo.js")).pseudo(en) };

/** How long a language may take before the page speaks English, milliseconds. */
const PATIENCE = 15_000;

/** The codes of those that people choose. */
export const languages = () => Object.keys(SPOKEN);

/** A language in its own words. @param {string} code */
export const languageName = (code) => {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
};

/** @type {Record<string, string>} */
const ALIASES = { no: "nb", nn: "nb" };

/**
 * The first language of a list of wishes (`nb-NO`, `no`, ...) that the page speaks, else English.
 * @param {readonly string[]} wanted
 */
export function languageFor(wanted) {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    for (const name of [tag, ALIASES[base] ?? base]) if (Object.hasOwn(LANGUAGES, name)) return name;
  }
  return "en";
}

/**
 * Whose dates and times a language has: those of the browser's own region where it speaks that language there, else the language's.
 * @param {string} lang  one that `languageFor` gave
 * @param {readonly string[]} spoken  by the browser: `en-GB`
 */
export function regionFor(lang, spoken) {
  const regional = new RegExp(`^${lang}(-[a-z\\d]{2,8})+$`, "i");
  return spoken.find((tag) => regional.test(tag)) ?? lang;
}

/**
 * A translator for one language and one set of terms; of English where that language does not come.
 * An id without text is a mistake of the page and throws.
 * @param {string} wanted  one that `languageFor` gave
 * @param {Terms} terms
 * @returns {Promise<{lang: string, t: Translate}>} lang: the one that it speaks
 */
export async function createTranslator(wanted, terms) {
  const tooLate = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
  const language = await Promise.race([LANGUAGES[wanted](), tooLate]).catch(() => null);
  return language
    ? { lang: wanted, t: translatorOf(wanted, language, terms) }
    : { lang: "en", t: translatorOf("en", en, terms) };
}

/** @param {string} lang @param {Language} language @param {Terms} terms @returns {Translate} */
function translatorOf(lang, language, terms) {
  const { transform, frame = (/** @type {string} */ text) => text } = language;
  const bundle = new FluentBundle(lang, { useIsolating: false, transform });
  for (const text of [language.terms[terms], ...language.messages])
    bundle.addResource(new FluentResource(text));
  /** An argument that is the engine's code for a refusal is said in words, any other code as it is. @param {Record<string, string | number>} [args] */
  const worded = (args) => {
    const reason = args && bundle.getMessage(`code-${args.code}`)?.value;
    return reason ? { ...args, code: bundle.formatPattern(reason) } : args;
  };
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text for ${JSON.stringify(id)} in ${JSON.stringify(lang)}`);
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, worded(args), errors);
    if (errors.length > 0) throw new Error(`bad text for ${JSON.stringify(id)}: ${errors[0].message}`);
    return frame(text);
  };
}
