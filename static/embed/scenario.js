// The text of a scenario: from the site's own, from an address of this page's origin, or written in the address itself.
import { decodeState, isSceneId, MOST_STATE, scenePath } from "../app/scenario.js";
import { EmbedError } from "./failures.js";

/** Of a file, in characters. */
const MOST_FILE = 64 * 1024;

/** @param {string} text */
function fitting(text) {
  if (text.length > MOST_FILE) throw new EmbedError("bad_scenario", { path: "scenario", reason: "too_long" });
  return text;
}

/** @param {URL} url @param {string} scenario */
async function fetched(url, scenario) {
  const response = await fetch(url).catch(() => null);
  if (!response?.ok) throw new EmbedError("not_found", { scenario });
  return fitting(await response.text());
}

/** As text. @param {object} data */
export function textOf(data) {
  try {
    return JSON.stringify(data);
  } catch (error) {
    throw new EmbedError("bad_scenario", { path: "scenario", reason: "bad_json" }, String(error)); // a cycle, a BigInt
  }
}

/** As the address of a frame takes it, base64url. @param {object} data */
export function encodeState(data) {
  const bytes = new TextEncoder().encode(textOf(data));
  if (bytes.length > MOST_STATE) throw new EmbedError("bad_scenario", { path: "state", reason: "too_long" });
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @param {string} scenario  an id, or `url:` and a path of this page's origin @param {URL} site */
function addressOf(scenario, site) {
  if (!scenario.startsWith("url:")) return isSceneId(scenario) ? new URL(scenePath(scenario), site) : null;
  const path = scenario.slice("url:".length);
  const url = URL.canParse(path, document.baseURI) ? new URL(path, document.baseURI) : null;
  // A sandboxed frame's own origin is "null"; what counts is where its page came from.
  return url?.origin === new URL(document.baseURI).origin ? url : null;
}

/**
 * @param {{scenario?: string, state?: string}} own
 * @param {object | null} data  a scenario as the page's own script gives it
 * @param {URL} site  the folder of embed.html
 * @returns {Promise<string | null>} null: none is wanted
 * @throws {Error} with `code`: not_found, bad_scenario
 */
export async function scenarioText({ scenario, state }, data, site) {
  if (data) return fitting(textOf(data));
  if (state !== undefined) return decodeState(state);
  if (scenario === undefined) return null;
  const url = addressOf(scenario, site);
  if (!url) throw new EmbedError("not_found", { scenario });
  return fetched(url, scenario);
}
