// What a player can want of the card room besides playing his hand: chips, time, the tournament, proof of the shuffle.

/** @import { Intent } from "./intents.js" */
/** @import { Dialog, State } from "./store.js" */

/** @param {State} state */
const isAtRest = ({ status, screen }) => screen === "table" && status === "idle";

/** @param {Dialog} dialog @param {string} label @param {(state: State) => boolean} offered @returns {Intent} */
const opens = (dialog, label, offered) => ({
  label: (_state, { t }) => t(label),
  offered,
  run: (state) => ({ patch: { dialog: state.dialog === dialog ? null : dialog } }),
});

/** A wish about the seat between hands or while it is asked. @param {string} type @param {(state: State, arg: any) => object} [more] @returns {Intent} */
const atSeat = (type, more) => ({
  label: (_state, { t }) => t(`option-${type}`),
  offered: (state) => state.status === "idle" && state.view?.room != null,
  run: (state, arg) => ({ send: { type, ...more?.(state, arg) } }),
});

/** What the house rules are, asked once. @param {State} state */
const asksRules = (state) =>
  state.rules || !state.ready
    ? {}
    : {
        look: { type: "rules" },
        patchOf: (/** @type {any} */ reply) => ({ rules: reply }),
      };

/** What is posted: a part of it may be dead. @param {import("../i18n/words.js").Voice} voice @param {{live: number, dead: number}} post */
export function postText({ t, amount }, { live, dead }) {
  if (live === 0) return t("post-dead", { dead: amount(dead) });
  return dead > 0 ? t("post-both", { live: amount(live), dead: amount(dead) }) : amount(live);
}

/** The stack that chips would be added up to: all that may be, unless the player typed another; null: that is no amount. @param {State} state */
const topUpTo = ({ view, topUp }) => (topUp ? topUp.amount : (view?.room?.you.top_up?.max_to ?? null));

/** Whether chips may be added up to it. @param {State} state */
export function isTopUpFine(state) {
  const range = state.view?.room?.you.top_up;
  const to = topUpTo(state);
  return range != null && to !== null && range.min_to <= to && to <= range.max_to;
}

/** @type {Record<string, Intent>} */
export const ROOM_INTENTS = {
  autoPost: atSeat("auto_post", ({ view }) => ({ on: !view?.room?.you.auto_post })),
  waitForBlind: atSeat("wait_big_blind", ({ view }) => ({ on: !view?.room?.you.waits })),
  sitOut: atSeat("sit_out"),
  sitIn: atSeat("sit_in", (_state, post) => ({ post: post ?? "now" })),
  topUp: {
    label: (state, { t, amount }) => {
      const most = state.view?.room?.you.top_up?.max_to ?? 0;
      return t("top-up", { amount: amount(isTopUpFine(state) ? (topUpTo(state) ?? most) : most) });
    },
    offered: (state) => isAtRest(state) && state.view?.room?.you.top_up != null,
    run: (state) =>
      isTopUpFine(state) ? { send: { type: "top_up", to: topUpTo(state) }, patch: { topUp: null } } : {},
  },
  topUpBox: {
    label: (_state, { t }) => t("top-up-box"),
    offered: (state) => isAtRest(state) && state.view?.room?.you.top_up != null,
    run: (_state, topUp) => ({ patch: { topUp } }),
  },
  enterNow: {
    label: ({ view }, voice) => {
      const entry = view?.room?.you.entry;
      return entry ? voice.t("enter-now", { amount: postText(voice, entry) }) : voice.t("enter-free");
    },
    offered: (state) => isAtRest(state) && canEnter(state) && state.view?.room?.you.sits !== "posts",
    run: ({ view }) => ({
      send:
        view?.room?.you.sits === "waits"
          ? { type: "wait_big_blind", on: false }
          : { type: "sit_in", post: "now" },
    }),
  },
  enterLater: {
    label: (_state, { t }) => t("enter-wait"),
    offered: (state) =>
      isAtRest(state) &&
      canEnter(state) &&
      state.view?.room?.you.entry != null &&
      state.view.room.you.sits !== "waits",
    run: ({ view }) => ({
      send:
        view?.room?.you.sits === "posts"
          ? { type: "wait_big_blind", on: true }
          : { type: "sit_in", post: "wait" },
    }),
  },
  moreTime: {
    label: (_state, { t }) => t("more-time"),
    keys: ["k"],
    help: "key-more-time",
    offered: (state) => isAtRest(state) && (state.view?.clock?.more_left ?? 0) > 0,
    run: () => ({ time: "more_time" }),
  },
  watchOn: {
    label: (_state, { t }) => t("watch-on"),
    offered: (state) =>
      isAtRest(state) && state.next === "between" && state.view?.tournament?.status === "watching",
    run: () => ({ patch: { hurry: true, watchOn: true }, send: { type: "next_hand" } }),
  },
  newTable: {
    label: (_state, { t }) => t("new-game"),
    offered: (state) => isAtRest(state) && ["won", "over", "rebuy"].includes(state.next ?? ""),
    run: () => ({ leave: true }),
  },
  tournament: opens("log", "tournament", (state) => state.view?.tournament != null),
  fair: opens("fair", "fair", (state) => state.screen === "table" && state.view !== null),
  verify: {
    label: (_state, { t }) => t("fair-verify"),
    offered: (state) => state.record !== null,
    run: ({ record }) => ({
      look: { type: "verify", record },
      patchOf: (/** @type {any} */ reply) => ({ verdict: reply }),
    }),
  },
  tableOptions: {
    ...opens("table-options", "table-options", (state) => state.screen === "lobby"),
    run: (state) => ({ patch: { dialog: "table-options" }, ...asksRules(state) }),
  },
};

/** @param {State} state */
const canEnter = ({ next, view }) =>
  next === "between" && ["out", "waits", "posts"].includes(view?.room?.you.sits ?? "");
