// What an embedded table says before it stands, and of what went wrong. Loaded with the first need for it.
import { sceneSays } from "../app/scenario.js";
import { clipped } from "../i18n/words.js";

/** @typedef {import("../i18n/i18n.js").Translate} Translate */

/** Failures with a text of the embed's own. */
const OWN = new Set([
  ...["unsupported_version", "bad_parameter", "csp_blocked", "no_response", "origin_missing", "outdated"],
  ...["hidden_container", "storage_unavailable"],
]);
/** And with one that the table has. */
const SHARED = new Set([
  ...["engine_load_failed", "engine_timeout", "engine_crash", "internal_error", "wasm_unsupported"],
]);

/** What was asked, as `key = value`. @param {Record<string, any>} params */
function factsOf(params) {
  const plain = Object.entries(params).filter(([, value]) => value !== null && typeof value !== "object");
  return plain.map(([key, value]) => `${key} = ${clipped(value)}`).join(", ");
}

/** @param {Translate} t @param {string} code @param {Record<string, any>} params */
export function errorText(t, code, params) {
  if (code === "bad_scenario" || code === "not_found") return sceneSays(t, { code, params });
  const { key = "", value = "", v = "", directive = "", source = "" } = params;
  const facts = Object.entries({ key, value, v, directive, source });
  const told = Object.fromEntries(facts.map(([name, fact]) => [name, clipped(fact)]));
  if (OWN.has(code)) return t(`embed-error-${code}`, told);
  if (SHARED.has(code)) return t(`error-${code}`);
  const asked = factsOf(params);
  return asked ? t("embed-error-other", { code, facts: asked }) : t("error-other", { code });
}

/** @param {readonly string[]} langs  best first @returns {Promise<{lang: string, t: Translate}>} lang: the one that is wanted, even where it does not come */
export async function wordsFor(langs) {
  const { createTranslator, languageFor } = await import("../i18n/i18n.js");
  const lang = languageFor(langs);
  const { t } = await createTranslator(lang, "english");
  return { lang, t };
}
