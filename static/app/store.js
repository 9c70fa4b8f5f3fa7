// The page's state: the engine's latest view, which is the truth, and what is the page's own. One value, replaced whole.

/** @import { Failure, Next, TableEvent, View } from "./model.js" */

/**
 * @typedef {object} State
 * @property {"lobby" | "table"} screen
 * @property {"booting" | "idle" | "busy" | "animating" | "error"} status  idle: nothing moves before the player does
 * @property {boolean} ready  the engine has answered
 * @property {{phase: string, loaded: number, total: number}} progress  bytes of the engine's files
 * @property {Record<string, string>} params  of the table, as text, as in the address
 * @property {number} speed  0 to 5: the pause before each action of a bot
 * @property {boolean} isStill  nothing ever moves: for tests, and by wish
 * @property {any} options  what the engine made of params, null before it answered
 * @property {Failure | null} badOption  why the start screen's params make no table
 * @property {View | null} view
 * @property {Next | null} next
 * @property {number} seq
 * @property {TableEvent[]} events  of the hand in view, from its start
 * @property {boolean} panel  whether the amount panel is open
 * @property {string | null} typed  the text in the amount box while it differs from `amount`
 * @property {number | null} amount  the total that would be sent; null where the text is no amount
 * @property {string | null} note  why something cannot be done: a message id
 * @property {Failure | null} error
 * @property {"menu" | "help" | "ledger" | "log" | null} dialog
 * @property {boolean} paused
 * @property {boolean} hurry  no pauses until the hand is over
 * @property {string} cue  what is being shown: deal, street, act, result; empty at rest
 * @property {"auto" | "light" | "dark"} theme
 */

/** @type {State} */
export const INITIAL = {
  screen: "lobby",
  status: "booting",
  ready: false,
  progress: { phase: "download", loaded: 0, total: 0 },
  params: {},
  speed: 2,
  isStill: false,
  options: null,
  badOption: null,
  view: null,
  next: null,
  seq: 0,
  events: [],
  panel: false,
  typed: null,
  amount: null,
  note: null,
  error: null,
  dialog: null,
  paused: false,
  hurry: false,
  cue: "",
  theme: "auto",
};

/** What belongs to one decision, as it is before the player touches anything. */
export const UNDECIDED = Object.freeze({ panel: false, typed: null, amount: null, note: null });

/**
 * @param {Partial<State>} [start]
 */
export function createStore(start = {}) {
  /** @type {State} */
  let state = { ...INITIAL, ...start };
  /** @type {Set<(state: State) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    /** @param {Partial<State>} patch */
    set(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener(state);
    },
    /** @param {(state: State) => void} listener @returns {() => void} ends it */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
