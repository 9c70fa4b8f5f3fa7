// Everything a player can want, in one place: buttons, keys and menus all come here.
// An intent has a name, a label, keys, a reason why not, and what it does: a request to the engine or a change of the page.
import { AFTER_INTENTS } from "./after-intents.js";
import { isCharacter, keysOf } from "./keymap.js";
import { offeredAnswers, prepare } from "./preactions.js";
import { READOUTS, readOut } from "./readouts.js";
import { ROOM_INTENTS } from "./room-intents.js";
import { STAGE_INTENTS } from "./stage-intents.js";
import { UPDATE_INTENTS } from "./update.js";

/** @import { LegalView, Reply, Request } from "./model.js" */
/** @import { Dialog, State } from "./store.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Voice } from "../i18n/words.js" */

/**
 * @typedef {object} Effect
 * @property {Request} [send]  asks the engine to change the table
 * @property {Request} [look]  asks it what changes nothing; `patchOf` is then the change of the page
 * @property {(reply: Reply) => Partial<State>} [patchOf]
 * @property {Partial<State>} [patch]
 * @property {Settings} [settings]  kept for the next visit
 * @property {(voice: Voice) => string} [say]
 * @property {string} [time]  a word for the house's clock
 * @property {(stage: import("./stage.js").Stage) => unknown} [stage]  what it does to the scenario
 * @property {boolean | Dialog} [leave]  to the start screen, with what is open there
 */
/**
 * @typedef {object} Intent
 * @property {(state: State, voice: Voice) => string} label
 * @property {string[]} [keys]  as keymap.js names them
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

/** @param {Dialog} dialog @param {string} label @param {(state: State) => boolean} offered @returns {Intent} */
const opens = (dialog, label, offered) => ({
  label: (_state, { t }) => t(label),
  offered,
  run: (state) => ({ patch: { dialog: state.dialog === dialog ? null : dialog, capturing: null } }),
});

/** @param {string} key  of a setting that is on or off @param {string} label @returns {Intent} */
const switches = (key, label) => ({
  label: (_state, { t }) => t(label),
  offered: () => true,
  run: ({ settings }) => ({ settings: { [key]: !settings[key] } }),
});

/** Something said and nothing else. @param {string} name @param {string} key @returns {Intent} */
const says = (name, key) => ({
  label: (_state, { t }) => t(`key-${name}`),
  keys: [key],
  help: `key-${name}`,
  offered: (state) => atTable(state) && state.view !== null,
  run: (state) => ({ say: (voice) => readOut(name, voice, state) }),
});

/** @param {State} state */
const atTable = (state) => state.screen === "table";
/** @param {State} state */
const isWaitingFolded = (state) =>
  !state.hurry &&
  state.view?.ending === null &&
  state.view.me !== null &&
  state.view.seats[state.view.me].state === "folded" &&
  state.next !== "you";

/** Keys of the read-outs, in their order. */
const READ_KEYS = ["w", "e", "g", "m", "p", "t", "l"];

/** @type {Record<string, Intent>} */
export const INTENTS = {
  fold: {
    label: (_state, { t, capital }) => capital(t("fold")),
    keys: ["f"],
    help: "key-fold",
    offered: isMyTurn,
    whyNot: (state) => (legalOf(state).can_check && !state.settings.allow_free_fold ? "why-free" : null),
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
  allIn: {
    label: (_state, { t }) => t("key-all-in"),
    keys: ["Shift+a"],
    help: "key-all-in",
    offered: (state) => isMyTurn(state) && !isFixed(state) && legalOf(state).max_is_all_in,
    run: (state) => setAmount(state, legalOf(state).max_to),
  },
  prepare: {
    label: (_state, { t }) => t("pre-group"),
    offered: (state) => offeredAnswers(state).length > 0,
    run: (state, name) => {
      if (!state.view || !offeredAnswers(state).includes(name)) return {};
      const isOff = state.prepared?.name === name;
      return { patch: { prepared: isOff ? null : prepare(name, state.view), note: null } };
    },
  },
  prepareFold: {
    label: (_state, { t }) => t("key-prepare"),
    keys: ["x"],
    help: "key-prepare",
    offered: (state) => offeredAnswers(state).length > 0,
    run: (state) => {
      const name = offeredAnswers(state).includes("check_fold") ? "check_fold" : "fold_any";
      return INTENTS.prepare.run(state, name);
    },
  },
  ...AFTER_INTENTS,
  skip: {
    label: (_state, { t }) => t("skip"),
    keys: ["n"],
    offered: isWaitingFolded,
    run: () => ({ patch: { hurry: true, paused: false } }),
  },
  half: {
    label: (_state, { t }) => t("lens-note"),
    offered: (state) => state.view?.lens != null,
    run: (state, { half, isPinned }) => {
      if (!isPinned) return state.isHalfPinned ? {} : { patch: { half } };
      const isOff = state.isHalfPinned && state.half === half;
      return { patch: { half: isOff ? null : half, isHalfPinned: !isOff } };
    },
  },
  close: {
    label: (_state, { t }) => t("close"),
    keys: ["Escape"],
    help: "key-close",
    offered: (state) => state.dialog !== null || state.half !== null || isPanelOpen(state),
    run: (state) => {
      if (state.dialog) return { patch: { dialog: null, capturing: null } };
      if (state.half) return { patch: { half: null, isHalfPinned: false } };
      return { patch: { panel: false, typed: null, note: null } };
    },
  },
  pause: {
    label: (state, { t }) => t(state.paused ? "resume" : "pause"),
    offered: atTable,
    run: (state) => ({ patch: { paused: !state.paused } }),
  },
  menu: opens("menu", "menu", () => true),
  help: {
    ...opens("help", "help", () => true),
    keys: ["?"],
    help: "key-help",
    run: (state) => ({
      patch: { dialog: state.dialog === "help" ? null : "help" },
      ...(state.rules || !state.ready
        ? {}
        : { look: { type: "rules" }, patchOf: (reply) => ({ rules: /** @type {any} */ (reply) }) }),
    }),
  },
  log: opens("log", "log-open", atTable),
  history: { ...opens("history", "history", () => true), keys: ["h"], help: "key-history" },
  settings: opens("settings", "settings", () => true),
  keys: opens("keys", "keys-title", () => true),
  sound: switches("sound", "sound"),
  stacks: switches("stacks_in_bb", "setting-stacks_in_bb"),
  theme: {
    label: ({ settings }, { t }) => t(`theme-${settings.theme}`),
    offered: () => true,
    run: ({ settings }) => ({ settings: { theme: AFTER[settings.theme] } }),
  },
  set: {
    label: (_state, { t }) => t("settings"),
    offered: () => true,
    run: (_state, settings) => ({ settings }),
  },
  capture: {
    label: (_state, { t }) => t("keys-title"),
    offered: (state) => state.dialog === "keys",
    run: (_state, capturing) => ({ patch: { capturing } }),
  },
  rebind: {
    label: (_state, { t }) => t("keys-title"),
    offered: (state) => state.dialog === "keys",
    run: (_state, keymap) => ({ settings: { keymap }, patch: { capturing: null } }),
  },
  exercises: opens("exercises", "exercises", ({ screen }) => screen === "lobby"),
  ...ROOM_INTENTS,
  ...STAGE_INTENTS,
  ...UPDATE_INTENTS,
  ...Object.fromEntries(Object.keys(READOUTS).map((name, i) => [name, says(name, READ_KEYS[i])])),
  leave: {
    label: (_state, { t }) => t("leave"),
    offered: (state) => atTable(state) && state.place === "page",
    run: () => ({ leave: true, patch: { dialog: null } }),
  },
};

/** @type {Record<string, "auto" | "light" | "dark">} */
const AFTER = { auto: "light", light: "dark", dark: "auto" };

/** The intent a key means now, with its argument. @param {State} state @param {string} key  as keymap.js names it */
export function intentForKey(state, key) {
  const { hotkeys, keymap } = state.settings;
  if (!hotkeys && isCharacter(key)) return null;
  for (const [name, intent] of Object.entries(INTENTS)) {
    const keys = keysOf(name, intent.keys, keymap);
    const place = keys.indexOf(key);
    if (place >= 0 && intent.offered(state)) return { name, arg: place + 1 };
  }
  return null;
}

/** The keys of an intent as the player has them; none while they are off. @param {State} state @param {string} name */
export const keysFor = ({ settings }, name) =>
  keysOf(name, INTENTS[name].keys, settings.keymap).filter((key) => settings.hotkeys || !isCharacter(key));

/** Intents whose keys can be chosen: those that the list of keys tells of, each with its keys from the start. @type {ReadonlyMap<string, readonly string[]>} */
export const KEYED = new Map(
  Object.entries(INTENTS).flatMap(([name, { keys, help }]) => (keys && help ? [[name, keys]] : [])),
);
