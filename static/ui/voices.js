// The voice for hands of another table: it may have been played for other money.
import { createVoice } from "../i18n/words.js";

/** @import { Context } from "./context.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @import { Money } from "../i18n/numbers.js" */

/** By translator: a new one comes with each language. @type {WeakMap<Function, Map<Money, Voice>>} */
const made = new WeakMap();

/** @param {Voice} voice @param {Money} money @returns {Voice} */
export function voiceFor(voice, money) {
  if (voice.money === money) return voice;
  const voices = made.get(voice.t) ?? new Map();
  made.set(voice.t, voices);
  if (!voices.has(money)) voices.set(money, createVoice(voice.lang, voice.t, money, voice.region));
  return /** @type {Voice} */ (voices.get(money));
}

/** @param {Context} context @param {Money} money @returns {Context} */
export const contextFor = (context, money) => ({ ...context, voice: voiceFor(context.voice, money) });
