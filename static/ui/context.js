// What every part of the table is drawn from.

/** @import { State } from "../app/store.js" */
/** @import { Voice } from "../i18n/words.js" */

/**
 * @typedef {object} Context
 * @property {State} state
 * @property {Voice} voice
 * @property {(name: string, arg?: any) => void} perform  an intent by its name
 */

export {};
