// What a player can want once a hand is over: the next one, chips for it, and what becomes of cards that nobody saw.

/** @import { Intent } from "./intents.js" */
/** @import { State } from "./store.js" */

/** @param {State} state */
const isOver = (state) => state.status === "idle" && state.next === "between";

/** Whether the next hand has a blind for the player that he wants to be asked about. @param {State} state */
const mustPost = ({ view, asks }) => asks?.code === "post_needed" || view?.room?.you.due?.asks === true;

/** Whether the player may still turn up his hand, which nobody had to see. @param {State} state */
const mayShow = ({ status, next, view }) =>
  status === "idle" &&
  next !== null &&
  view?.me != null &&
  view.ending !== null &&
  view.seats[view.me].may_show;

/** Whether he is asked to: nothing else comes before his answer. @param {State} state */
export const isAskedToShow = (state) => !state.settings.auto_muck && mayShow(state);

/** @param {string} type  what is asked when the table waits for it @param {string} next @param {string[]} [keys] @returns {Intent} */
const answers = (type, next, keys) => ({
  label: (_state, { t }) => t(`answer-${type}`),
  keys,
  offered: (state) => state.status === "idle" && state.next === next && !isAskedToShow(state),
  run: () => ({ send: { type } }),
});

/** @type {Record<string, Intent>} */
export const AFTER_INTENTS = {
  next: {
    label: (_state, { t }) => t("next-hand"),
    keys: ["n", "Enter"],
    help: "key-next",
    offered: (state) => isOver(state) && !mustPost(state) && !isAskedToShow(state),
    run: () => ({ send: { type: "next_hand" } }),
  },
  post: {
    label: (_state, { t }) => t("answer-post"),
    keys: ["n", "Enter"],
    offered: (state) => isOver(state) && mustPost(state) && !isAskedToShow(state),
    run: () => ({ send: { type: "next_hand", post: true } }),
  },
  rebuy: { ...answers("rebuy", "rebuy", ["n", "Enter"]), label: (_state, { t }) => t("rebuy") },
  newBots: answers("new_bots", "won", ["n", "Enter"]),
  rebuyBots: answers("rebuy_bots", "won"),
  restart: answers("restart", "over", ["n", "Enter"]),
  show: {
    label: (_state, { t, capital }) => capital(t("show")),
    keys: ["s"],
    help: "key-show",
    offered: mayShow,
    run: () => ({ send: { type: "show" } }),
  },
  muck: {
    label: (_state, { t, capital }) => capital(t("muck")),
    keys: ["d"],
    help: "key-muck",
    offered: isAskedToShow,
    run: () => ({ send: { type: "muck" } }),
  },
  rabbit: {
    label: (_state, { t }) => t("rabbit"),
    offered: (state) =>
      isOver(state) &&
      state.settings.rabbit &&
      state.view?.ending === "fold" &&
      state.view.board.length < 5 &&
      state.rabbit === null,
    run: () => ({
      look: { type: "rabbit" },
      patchOf: (reply) => ({ rabbit: /** @type {any} */ (reply).rabbit }),
    }),
  },
  ledger: {
    label: (_state, { t }) => t("ledger"),
    offered: (state) => (state.view?.results.length ?? 0) > 0,
    run: (state) => ({
      patch: { dialog: state.dialog === "ledger" ? null : "ledger" },
      ...(state.ledger ? {} : { look: { type: "ledger" }, patchOf: ({ ledger }) => ({ ledger }) }),
    }),
  },
};
