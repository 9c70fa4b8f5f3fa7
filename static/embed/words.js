// What an embedded table says before it stands, and of what went wrong. Loaded with the first need for it.

/** @typedef {import("../i18n/i18n.js").Translate} Translate */

/** Failures with a text of the embed's own; the table has texts for the others. */
const OWN = new Set([
  ...["unsupported_version", "not_found", "bad_scenario", "csp_blocked", "no_response", "origin_missing"],
  ...["hidden_container", "storage_unavailable"],
]);
const SHARED = new Set([
  ...["bad_parameter", "engine_load_failed", "engine_timeout", "engine_crash", "internal_error"],
  "wasm_unsupported",
]);

/** @param {Translate} t @param {string} code @param {Record<string, any>} params */
export function errorText(t, code, params) {
  const { step } = params;
  if (code === "bad_scenario" && Number.isInteger(step)) return t("embed-error-bad_step", { step: step + 1 });
  if (OWN.has(code)) return t(`embed-error-${code}`);
  if (SHARED.has(code))
    return t(`error-${code}`, { key: String(params.key ?? ""), value: String(params.value ?? "") });
  return t("error-other", { code });
}

/** @param {readonly string[]} langs  best first @returns {Promise<{lang: string, t: Translate}>} */
export async function wordsFor(langs) {
  const { createTranslator, languageFor } = await import("../i18n/i18n.js");
  const lang = languageFor(langs);
  return { lang, t: await createTranslator(lang, "english") };
}
