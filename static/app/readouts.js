// What the read-out keys say: the table in words, a piece at a time.
import { actedText, lensSentences, potSentences } from "./narrator.js";

/** @import { TableEvent, View } from "./model.js" */
/** @import { State } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @param {Voice} voice @param {View} view */
function ownCards(voice, view) {
  const cards = view.me === null ? null : view.seats[view.me].cards;
  return voice.t("tell-cards", { cards: cards?.length ? voice.cards(cards) : voice.t("none") });
}

/** @param {Voice} voice @param {View} view */
const board = (voice, view) =>
  voice.t("tell-board", { cards: view.board.length > 0 ? voice.cards(view.board) : voice.t("none") });

/** @param {Voice} voice @param {View} view */
function halves(voice, view) {
  const sentences = lensSentences(voice, view);
  return sentences.length > 0 ? sentences.join(" ") : voice.t("tell-nothing-made");
}

/** What it costs, and from where to where a raise goes. @param {Voice} voice @param {View} view */
function price({ t, amount }, view) {
  const { legal } = view;
  if (!legal) return t("tell-price", { amount: amount(view.to_call) });
  const words = { amount: amount(legal.call), from: amount(legal.min_to), to: amount(legal.max_to) };
  if (!legal.verb) return t("tell-price", words);
  const size = legal.min_to === legal.max_to ? "-exactly" : "";
  return t(`tell-price-${legal.verb}${size}`, words);
}

/** @param {Voice} voice @param {View} view */
function pots(voice, view) {
  const total = voice.t("tell-pot", { amount: voice.amount(view.pot) });
  return [total, ...(view.pots.length > 1 ? potSentences(voice, view) : [])].join(" ");
}

/** Who is to act, and how many chips they have. @param {Voice} voice @param {View} view */
function turn(voice, view) {
  if (view.turn === null) return voice.t("tell-nobody");
  if (view.turn === view.me) return voice.t("tell-you-act");
  const { stack } = view.seats[view.turn];
  return voice.t("tell-who", { name: voice.name(view, view.turn), amount: voice.amount(stack) });
}

/** @param {Voice} voice @param {View} view @param {TableEvent[]} events */
function lastAct(voice, view, events) {
  const last = events.findLast((event) => event.type === "acted");
  return last?.type === "acted"
    ? voice.t("tell-sentence", { text: actedText(voice, view, last) })
    : voice.t("tell-no-act");
}

/** @type {Record<string, (voice: Voice, view: View, events: TableEvent[]) => string>} */
export const READOUTS = {
  readCards: ownCards,
  readBoard: board,
  readHalves: halves,
  readPrice: price,
  readPots: pots,
  readTurn: turn,
  readLast: lastAct,
};

/** @param {string} name @param {Voice} voice @param {State} state */
export const readOut = (name, voice, { view, events }) => (view ? READOUTS[name](voice, view, events) : "");
