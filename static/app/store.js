// The page's state: the engine's latest view, which is the truth, and what is the page's own. One value, replaced whole.

/** @import { Failure, Next, TableEvent, View } from "./model.js" */
/** @import { Half, LedgerReply, Rabbit, RulesReply } from "./model.js" */
/** @import { Prepared } from "./preactions.js" */
/** @import { Settings } from "./settings.js" */
/** @import { BookState, Kept, Notice } from "./book.js" */
/** @typedef {"menu" | "help" | "ledger" | "log" | "settings" | "keys" | "history" | "fair" | "table-options" | "exercises"} Dialog */

/** What stands around the table: the game's own page, a frame's page with nothing else on it, or somebody's page. @typedef {"page" | "frame" | "inline"} Place */

/**
 * @typedef {object} State
 * @property {Place} place
 * @property {"full" | "step" | "none"} controls  what of the buttons a page that embeds the table wants
 * @property {"lobby" | "table"} screen
 * @property {"booting" | "idle" | "busy" | "animating" | "error"} status  idle: nothing moves before the player does
 * @property {boolean} ready  the engine has answered
 * @property {{phase: string, loaded: number, total: number, tries: number}} progress  bytes of the engine's files
 * @property {Record<string, string>} params  of the table, as text, as in the address
 * @property {Settings} settings  what the player chose, see settings.js
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
 * @property {{text: string, amount: number | null} | null} topUp  the stack typed for adding chips; null: as much as may be
 * @property {Prepared | null} prepared  the answer that is sent on the turn
 * @property {Half | null} half  the half whose cards are shown: hovered, focused or tapped
 * @property {boolean} isHalfPinned  it stays until it is tapped again
 * @property {Failure | null} error
 * @property {Dialog | null} dialog
 * @property {LedgerReply | null} ledger  of the hand just over, once asked for
 * @property {Rabbit | null} rabbit  the cards that would have come, once asked for
 * @property {RulesReply | null} rules  all house rules, once asked for
 * @property {string | null} capturing  the intent that waits for its new key
 * @property {Failure | null} asks  why the next hand was not dealt: the player has to say something first
 * @property {BookState} book  the history drawer
 * @property {Notice | null} notice  what the page has to say about keeping things
 * @property {Kept | null} kept  the table that can be played on from the start screen
 * @property {boolean} isElsewhere  another tab plays; this one only shows
 * @property {"" | "ready"} offline  ready: the page can be loaded again without a network
 * @property {"" | "waiting" | "applying"} update  of the page: a newer version waits, and the player has not put it off
 * @property {boolean} paused
 * @property {boolean} hurry  no pauses until the hand is over
 * @property {boolean} watchOn  the rest of the tournament is played without the player
 * @property {string | null} record  of the hand that ended last
 * @property {{verified: boolean, why: string, commitment: string | null, seeded: boolean} | null} verdict  on its shuffle, once asked for
 * @property {import("./stage.js").Staged | null} stage  the scenario on the table, and how far it has come
 * @property {import("./stage.js").Frames | null} frames  its positions, where it is gone through step by step
 * @property {string | null} answered  the question whose explanation is being read; the hand waits
 * @property {{question: string, value: any, text: string | null} | null} given  what is chosen for a question, not yet sent; text: an amount as typed
 * @property {boolean} isScoreRead  the reader plays on after the last question
 * @property {string} cue  what is being shown: deal, street, act, result; empty at rest
 */

/** How many hands of the history are drawn at once. */
export const PAGE = 60;

/** The history drawer before anybody opened it. @type {BookState} */
const CLOSED = {
  tab: "list",
  hands: null,
  newest: [],
  query: { text: "", mark: "", game: "" },
  shown: PAGE,
  replay: null,
  stats: null,
  range: "all",
  panel: "",
  note: null,
  text: "",
};

/** No scenario. @type {Pick<State, "stage" | "frames" | "answered" | "given" | "isScoreRead">} */
export const UNSTAGED = Object.freeze({
  ...{ stage: null, frames: null, answered: null, given: null, isScoreRead: false },
});

/** @type {State} */
export const INITIAL = {
  place: "page",
  controls: "full",
  screen: "lobby",
  status: "booting",
  ready: false,
  progress: { phase: "download", loaded: 0, total: 0, tries: 0 },
  params: {},
  settings: {},
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
  topUp: null,
  prepared: null,
  half: null,
  isHalfPinned: false,
  error: null,
  dialog: null,
  ledger: null,
  rabbit: null,
  rules: null,
  capturing: null,
  asks: null,
  book: CLOSED,
  notice: null,
  kept: null,
  isElsewhere: false,
  offline: "",
  update: "",
  paused: false,
  hurry: false,
  watchOn: false,
  record: null,
  verdict: null,
  ...UNSTAGED,
  cue: "",
};

/** What belongs to one decision, as it is before the player touches anything. */
export const UNDECIDED = Object.freeze({ panel: false, typed: null, amount: null, note: null, topUp: null });

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
