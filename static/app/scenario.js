// The text of a scenario that an address names: one of the site's own, or written in the address itself.
import { siteText } from "../assets.js";
import { clipped } from "../i18n/words.js";

/** Of `state`, in bytes once decoded. */
export const MOST_STATE = 6 * 1024;

/** @param {string} code @param {object} params */
const failure = (code, params) => Object.assign(new Error(code), { code, params });

/** What has nothing to do with the text of a scenario. */
const OTHERS = /^(engine_|internal_error|wasm_|csp_|bad_parameter$|bad_seat$|not_found$|elsewhere$)/;

/** Why a scenario was not opened: whatever is wrong with its text is a broken scenario, the code and the place go into the report.
 * @param {import("./model.js").Failure} refused @returns {import("./model.js").Failure} */
export function sceneFailure(refused) {
  const { code, params } = refused;
  if (OTHERS.test(code)) return refused;
  const [, key = "text"] = /^request\.(\w+)$/.exec(String(params.path)) ?? [];
  if (key !== "text") return { code: "bad_parameter", params: { key, value: params.value } };
  return {
    code: "bad_scenario",
    params: { reason: code, ...params },
    report: `${code} ${JSON.stringify(params)}`,
  };
}

/** Why a scenario is not on the table, in words: what is wrong with it, and where.
 * @param {import("../i18n/i18n.js").Translate} t @param {import("./model.js").Failure} failure */
export function sceneSays(t, { code, params }) {
  const { scenario = "", path, key, value, reason = "", step } = params;
  if (code === "not_found") return t("embed-error-not_found", { scenario: clipped(scenario) });
  const place = [path || "scenario", ...(key === undefined ? [] : [key])].join(".");
  const isSaid = value !== undefined && value !== null && typeof value !== "object";
  const told = { place: isSaid ? `${place} = ${clipped(value)}` : place, code: String(reason) };
  if (!Number.isInteger(step)) return t("embed-error-bad_scenario", told);
  return t("embed-error-bad_step", { ...told, step: step + 1 });
}

/** Whether it may be the id of a scenario of the site. @param {string} text */
export const isSceneId = (text) => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(text);

/** Where it lies, from the site's root. @param {string} id */
export const scenePath = (id) => `scenarios/${id}.toml`;

/** A scenario in an address. @param {string} text  base64url @returns {string} */
export function decodeState(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    if (bytes.length > MOST_STATE) throw new RangeError(`${bytes.length} bytes, more than ${MOST_STATE}`);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    const reason = error instanceof RangeError ? "too_long" : "bad_encoding";
    throw failure("bad_scenario", { path: "state", reason });
  }
}

/** @param {Record<string, string | undefined>} params  `scenario` or `state` @returns {Promise<string>} */
export async function sceneText({ scenario = "", state }) {
  if (state !== undefined) return decodeState(state);
  const text = isSceneId(scenario) ? await siteText(scenePath(scenario)) : null;
  if (text === null) throw failure("not_found", { scenario });
  return text;
}
