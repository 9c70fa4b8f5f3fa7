// Events in sentences, for those who listen.

/** @import { HalfResult, TableEvent, View } from "./model.js" */
/** @import { Voice } from "../i18n/words.js" */

/**
 * What a turn of events sounds like: short sentences, cards in words.
 * @param {Voice} voice
 * @param {View} view  after the events
 * @param {TableEvent[]} events
 * @returns {string[]}
 */
export function sentencesOf(voice, view, events) {
  const { t } = voice;
  return events.flatMap((event) => {
    switch (event.type) {
      case "hand_started":
        return t("tell-hand", { hand: view.hand });
      case "hole_dealt":
        return event.seat === view.me && event.cards.length > 0
          ? t("tell-cards", { cards: voice.cards(event.cards) })
          : [];
      case "acted":
        return t("tell-sentence", { text: actedText(voice, view, event) });
      case "posted":
        return event.seat === view.me ? t("tell-sentence", { text: postText(voice, view, event) }) : [];
      case "street_dealt":
        return [
          t("tell-street", {
            street: voice.capital(t(`street-${event.street}`)),
            cards: voice.cards(event.cards),
          }),
          ...lensSentences(voice, view),
        ];
      case "pot_awarded":
        return awardSentences(voice, view, event.index);
      default:
        return [];
    }
  });
}

/** @param {Voice} voice @param {View} view @param {Extract<TableEvent, {type: "acted"}>} event */
function actedText(voice, view, event) {
  const text = voice.deed(view, event) ?? "";
  if (event.by === 0) return text;
  const isRaise = event.action === "raise";
  return voice.t(isRaise ? "tell-raise" : "tell-amount", {
    text,
    amount: voice.amount(isRaise ? event.to : event.by),
  });
}

/** @param {Voice} voice @param {View} view @param {Extract<TableEvent, {type: "posted"}>} event */
const postText = (voice, view, event) =>
  voice.t("tell-post", { text: voice.deed(view, event) ?? "", amount: voice.amount(event.amount) });

/** @param {Voice} voice @param {View} view */
function lensSentences(voice, { lens }) {
  if (!lens) return [];
  const sentences = [voice.t("tell-high", { hand: voice.made(lens.high) })];
  if (lens.low) sentences.push(lowSentence(voice, lens.low));
  return sentences;
}

/** @param {Voice} voice @param {import("./model.js").LowReading} low */
export const lowText = ({ t }, { state, needs }) => {
  if (state === "impossible") return t("low-impossible");
  return needs > 0 ? t("low-needs", { n: needs }) : t("low-hand");
};

/** @param {Voice} voice @param {import("./model.js").LowReading} low */
function lowSentence(voice, low) {
  if (low.made) return voice.t("tell-low", { hand: voice.spoken(low.made) });
  return voice.t("tell-low-text", { text: lowText(voice, low) });
}

/** @param {Voice} voice @param {View} view @param {number} index */
function awardSentences(voice, view, index) {
  const pot = view.results.find((result) => result.index === index);
  if (!pot) return [];
  const { t } = voice;
  /** @param {HalfResult | null} half @param {string} id */
  const of = (half, id) =>
    (half?.shares ?? []).map(({ seat, amount }) => {
      const who = { you: seat === view.me ? "yes" : "no", name: voice.name(view, seat) };
      const text = t("tell-won", { ...who, amount: voice.amount(amount) });
      const made = half?.made;
      return t("tell-sentence", { text: made ? t(id, { text, hand: voice.spoken(made) }) : text });
    });
  if (pot.both) return of(pot.high, "tell-won-both");
  const isWithoutLow = view.variant === "omaha8" && view.ending === "showdown" && !pot.low;
  return [
    ...of(pot.high, view.variant === "omaha8" ? "tell-won-high" : "tell-won-with"),
    ...of(pot.low, "tell-won-low"),
    ...(isWithoutLow ? [t("tell-no-low")] : []),
  ];
}
