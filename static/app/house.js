// House rules as text: a profile and what of it is changed, `de,dead_button=true`, as the engine's option `house` reads it.

/** @import { RulesReply } from "./model.js" */

/** @param {string} text */
function typed(text) {
  if (text === "true" || text === "false") return text === "true";
  if (text === "none") return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** @param {RulesReply} rules @param {string} house @returns {{profile: string, changes: Record<string, any>}} */
function split(rules, house) {
  const [first, ...rest] = house.split(",");
  const isProfile = first in rules.profiles;
  const items = (isProfile ? rest : [first, ...rest]).map((item) => item.split("="));
  const known = items.filter(([key]) => key in rules.default);
  return {
    profile: isProfile ? first : "default",
    changes: Object.fromEntries(known.map(([key, text]) => [key, typed(text ?? "")])),
  };
}

/** The profile that a text starts from. @param {RulesReply} rules @param {string} house */
export const profileOf = (rules, house) => split(rules, house).profile;

/** Whether rules of the profile are changed. @param {RulesReply} rules @param {string} house */
export const isChanged = (rules, house) => Object.keys(split(rules, house).changes).length > 0;

/** Every house rule with its value. @param {RulesReply} rules @param {string} house @returns {Record<string, any>} */
export function rulesOf(rules, house) {
  const { profile, changes } = split(rules, house);
  return { ...rules.profiles[profile], ...changes };
}

/** The text with one rule changed. @param {RulesReply} rules @param {string} house @param {string} key @param {any} value */
export function changeRule(rules, house, key, value) {
  const { profile, changes } = split(rules, house);
  const { [key]: _, ...others } = changes;
  const all = value === rules.profiles[profile][key] ? others : { ...others, [key]: value };
  const items = Object.entries(all).map(([name, said]) => `${name}=${said === null ? "none" : said}`);
  return [...(profile === "default" && items.length > 0 ? [] : [profile]), ...items].join(",");
}

/** The names that the engine knows: the game's own rules and those of five rule pages. */
export const PROFILES = ["default", "no_multipoker", "da", "de", "sv", "no_pokernordica"];
