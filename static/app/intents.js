// Everything a player can want, in one place: buttons, keys and menus all come here.
// An intent has a name, a label, keys, a reason why not, and what it does: a request to the engine or a change of the page.

/** @import { LegalView, Request } from "./model.js" */
/** @import { State } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @typedef {{send?: Request, patch?: Partial<State>, leave?: boolean}} Effect */
/**
 * @typedef {object} Intent
 * @property {(state: State, voice: Voice) => string} label
 * @property {string[]} [keys]  as `KeyboardEvent.key`, letters in lower case
 * @property {string} [help]  message id of its line in the list of keys
 * @property {(state: State) => boolean} offered  whether it makes sense now
 * @property {(state: State) => string | null} [whyNot]  message id of what forbids it although it is offered
 * @property {(state: State, arg?: any) => Effect} run
 */

/** @param {State} state */
const isMyTurn = (state) => state.next === "you" && state.status === "idle" && state.view?.legal != null;
/** @param {State} state @returns {LegalView} */
const legalOf = (state) => /** @type {LegalView} */ (state.view?.legal);
/** @param {State} state */
const isFixed = (state) => state.view?.structure === "fixed_limit";
/** @param {State} state */
export const isPanelOpen = (state) => state.panel && isMyTurn(state) && legalOf(state).verb !== null;

/** What putting in more is called here, also where it is not allowed. @param {State} state @returns {"bet" | "raise"} */
export function verbOf(state) {
  const { view } = state;
  const asked = view?.seats.some((seat) => seat.committed > 0);
  return view?.legal?.verb ?? (asked ? "raise" : "bet");
}

/** The total that would be sent now. @param {State} state @returns {number | null} */
export function chosenAmount(state) {
  if (isFixed(state)) return legalOf(state).min_to;
  return state.amount;
}

/** Why the chosen amount cannot be sent: the id of a message, null when it can. @param {State} state */
export function amountProblem(state) {
  const legal = legalOf(state);
  if (!isPanelOpen(state)) return null;
  if (state.amount === null) return "amount-unread";
  if (state.amount < legal.min_to) return `amount-low-${legal.verb}`;
  if (state.amount > legal.max_to) return `amount-high-${legal.verb}`;
  return null;
}

/** @param {State} state @param {number} to */
const setAmount = (state, to) => {
  const { min_to: low, max_to: high } = legalOf(state);
  return { patch: { panel: true, amount: Math.min(high, Math.max(low, to)), typed: null, note: null } };
};
/** @param {State} state @param {number} by */
const moveAmount = (state, by) => setAmount(state, (state.amount ?? legalOf(state).min_to) + by);

/** @param {string} type @param {object} [more] @returns {Effect} */
const act = (type, more) => ({ send: { type: "act", action: { type, ...more } } });

/** @param {State} state @returns {Effect} */
function betOrRaise(state) {
  if (!isFixed(state) && !isPanelOpen(state)) return setAmount(state, legalOf(state).min_to);
  return act(verbOf(state), { to: chosenAmount(state) });
}

/** @param {State} state @param {Voice} voice */
function raiseLabel(state, voice) {
  const legal = legalOf(state);
  const verb = verbOf(state);
  const amount = isMyTurn(state) && legal.verb ? chosenAmount(state) : null;
  if (amount === null || !(isFixed(state) || isPanelOpen(state))) return voice.capital(voice.t(verb));
  const id = legal.max_is_all_in && amount === legal.max_to ? "all-in-amount" : `${verb}-amount`;
  return voice.capital(voice.t(id, { amount: voice.amount(amount) }));
}

/** @param {State} state @param {Voice} voice */
function callLabel(state, voice) {
  const { view } = state;
  const amount = view?.legal?.call ?? view?.to_call ?? 0;
  if (amount === 0) return voice.capital(voice.t("check"));
  const id = view?.legal?.call_is_all_in ? "all-in-amount" : "call-amount";
  return voice.capital(voice.t(id, { amount: voice.amount(amount) }));
}

/** @param {"menu" | "help" | "ledger" | "log"} dialog @param {string} label @param {(state: State) => boolean} offered @returns {Intent} */
const opens = (dialog, label, offered) => ({
  label: (_state, { t }) => t(label),
  offered,
  run: (state) => ({ patch: { dialog: state.dialog === dialog ? null : dialog } }),
});

/** @param {State} state */
const atTable = (state) => state.screen === "table";
/** @param {State} state */
const isOver = (state) => state.status === "idle" && state.next === "between";
/** @param {State} state */
const isWaitingFolded = (state) =>
  !state.hurry &&
  state.view?.ending === null &&
  state.view.me !== null &&
  state.view.seats[state.view.me].state === "folded" &&
  state.next !== "you";

/** @type {Record<string, Intent>} */
export const INTENTS = {
  fold: {
    label: (_state, { t, capital }) => capital(t("fold")),
    keys: ["f"],
    help: "key-fold",
    offered: isMyTurn,
    whyNot: (state) => (legalOf(state).can_check ? "why-free" : null),
    run: () => act("fold"),
  },
  call: {
    label: callLabel,
    keys: ["c"],
    help: "key-call",
    offered: isMyTurn,
    run: (state) => act(legalOf(state).can_check ? "check" : "call"),
  },
  raise: {
    label: raiseLabel,
    keys: ["b", "r"],
    help: "key-raise",
    offered: isMyTurn,
    whyNot: (state) => {
      const { verb, no_raise: reason } = legalOf(state);
      return verb ? amountProblem(state) : `why-${reason}`;
    },
    run: betOrRaise,
  },
  preset: {
    label: (_state, { t }) => t("key-presets"),
    keys: ["1", "2", "3", "4", "5"],
    help: "key-presets",
    offered: (state) => isMyTurn(state) && legalOf(state).presets.length > 0 && !isFixed(state),
    run: (state, place) => {
      const preset = legalOf(state).presets[Number(place) - 1];
      return preset ? setAmount(state, preset.to) : {};
    },
  },
  less: {
    label: (state, { t, amount }) => t("less", { amount: amount(legalOf(state).step) }),
    keys: ["ArrowDown", "ArrowLeft"],
    help: "key-step",
    offered: isPanelOpen,
    run: (state) => moveAmount(state, -legalOf(state).step),
  },
  more: {
    label: (state, { t, amount }) => t("more", { amount: amount(legalOf(state).step) }),
    keys: ["ArrowUp", "ArrowRight"],
    help: "key-step",
    offered: isPanelOpen,
    run: (state) => moveAmount(state, legalOf(state).step),
  },
  muchLess: {
    label: (_state, { t }) => t("key-page"),
    keys: ["PageDown"],
    help: "key-page",
    offered: isPanelOpen,
    run: (state) => moveAmount(state, -legalOf(state).page),
  },
  muchMore: {
    label: (_state, { t }) => t("key-page"),
    keys: ["PageUp"],
    help: "key-page",
    offered: isPanelOpen,
    run: (state) => moveAmount(state, legalOf(state).page),
  },
  amount: {
    label: (state, { t }) => t(`amount-${verbOf(state)}`),
    offered: isPanelOpen,
    run: (state, to) => setAmount(state, to),
  },
  type: {
    label: (state, { t }) => t(`amount-${verbOf(state)}`),
    offered: isPanelOpen,
    run: (_state, { text, amount }) => ({ patch: { typed: text, amount, note: null } }),
  },
  next: {
    label: (_state, { t }) => t("next-hand"),
    keys: ["n", "Enter"],
    help: "key-next",
    offered: isOver,
    run: () => ({ send: { type: "next_hand" } }),
  },
  rebuy: {
    label: (_state, { t }) => t("rebuy"),
    keys: ["n", "Enter"],
    offered: (state) => state.status === "idle" && state.next === "rebuy",
    run: () => ({ send: { type: "rebuy" } }),
  },
  skip: {
    label: (_state, { t }) => t("skip"),
    keys: ["n"],
    offered: isWaitingFolded,
    run: () => ({ patch: { hurry: true, paused: false } }),
  },
  ledger: opens("ledger", "ledger", (state) => (state.view?.results.length ?? 0) > 0),
  close: {
    label: (_state, { t }) => t("close"),
    keys: ["Escape"],
    help: "key-close",
    offered: (state) => state.dialog !== null || isPanelOpen(state),
    run: (state) => ({ patch: state.dialog ? { dialog: null } : { panel: false, typed: null, note: null } }),
  },
  pause: {
    label: (state, { t }) => t(state.paused ? "resume" : "pause"),
    offered: atTable,
    run: (state) => ({ patch: { paused: !state.paused } }),
  },
  menu: opens("menu", "menu", () => true),
  help: { ...opens("help", "help", () => true), keys: ["?"] },
  log: opens("log", "log-open", atTable),
  theme: {
    label: (state, { t }) => t(`theme-${state.theme}`),
    offered: () => true,
    run: (state) => ({ patch: { theme: AFTER[state.theme] } }),
  },
  leave: {
    label: (_state, { t }) => t("leave"),
    offered: atTable,
    run: () => ({ leave: true, patch: { dialog: null } }),
  },
};

/** @type {Record<string, "auto" | "light" | "dark">} */
const AFTER = { auto: "light", light: "dark", dark: "auto" };

/** The intent a key means now, with its argument. @param {State} state @param {string} key */
export function intentForKey(state, key) {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  for (const [name, intent] of Object.entries(INTENTS)) {
    if (intent.keys?.includes(pressed) && intent.offered(state)) return { name, arg: pressed };
  }
  return null;
}
