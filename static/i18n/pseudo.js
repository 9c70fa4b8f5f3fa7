// English as a language nobody speaks: accented, 40 % longer, in brackets. What stays plain was never translated, and what
// is cut off or runs over shows where a longer language would.

/** @import { Language } from "./i18n.js" */

const PLAIN = "AaBCcDdEeFGgHhIiJjKkLlMNnOoPRrSsTtUuWwYyZz";
const ACCENTED = "ÀàƁĆćĐđÉéƑĜĝĤĥÎîĴĵĶķŁłḾÑñÕõÞŔŕŠšŢţÛûŴŵÝýŽž";
const LONGER = 0.4;

/**
 * One piece of text between placeholders.
 *
 * `accented("Pot")` is "ÞÞõţ".
 * @param {string} text
 */
export function accented(text) {
  let longer = "";
  let owed = 1 - LONGER; // the first letter counts for the smallest of labels
  for (const letter of text) {
    const at = PLAIN.indexOf(letter);
    const shown = at < 0 ? letter : ACCENTED[at];
    owed += LONGER;
    const isDue = owed >= 1 && at >= 0;
    if (isDue) owed -= 1;
    longer += isDue ? shown + shown : shown;
  }
  return longer;
}

/** A whole message; those put into it lose their own brackets. @param {string} text */
const framed = (text) => `[${text.replace(/[[\]]/g, "")}]`;

/** @param {Language} language @returns {Language} */
export const pseudo = (language) => ({ ...language, transform: accented, frame: framed });
