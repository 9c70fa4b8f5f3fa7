// Events in sentences, for those who listen. How many is the player's choice: short, normal or full.

/** @import { HalfResult, TableEvent, View } from "./model.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @typedef {"short" | "normal" | "full"} Verbosity */
/** @typedef {Extract<TableEvent, {type: "acted"}>} Acted */

/** Most words in one announcement: more is not followed. */
const MOST_WORDS = 25;

/**
 * What a turn of events sounds like: short sentences, cards in words, what several did alike in one.
 * @param {Voice} voice
 * @param {View} view  after the events
 * @param {TableEvent[]} events
 * @param {Verbosity} [verbosity]
 * @returns {string[]}
 */
export function sentencesOf(voice, view, events, verbosity = "normal") {
  return grouped(events, view.me).flatMap((group) => {
    const [event] = group;
    if (event.type === "acted") return actSentences(voice, view, /** @type {Acted[]} */ (group), verbosity);
    return eventSentences(voice, view, event, verbosity);
  });
}

/** Neighbours that do the same for the same chips stand together; the player by himself. @param {TableEvent[]} events @param {number | null} me @returns {TableEvent[][]} */
function grouped(events, me) {
  /** @type {TableEvent[][]} */
  const groups = [];
  for (const event of events) {
    const last = groups.at(-1)?.[0];
    if (last && isAlike(last, event, me)) groups[groups.length - 1].push(event);
    else groups.push([event]);
  }
  return groups;
}

/** @param {TableEvent} a @param {TableEvent} b @param {number | null} me */
const isAlike = (a, b, me) =>
  a.type === "acted" &&
  b.type === "acted" &&
  a.seat !== me &&
  b.seat !== me &&
  ["fold", "check", "call"].includes(a.action) &&
  a.action === b.action &&
  a.by === b.by &&
  !a.is_all_in &&
  !b.is_all_in;

/** @param {Voice} voice @param {View} view @param {Acted[]} group @param {Verbosity} verbosity */
function actSentences(voice, view, group, verbosity) {
  const [event] = group;
  const isBig = event.action === "bet" || event.action === "raise" || event.is_all_in;
  if (verbosity === "short" && (!isBig || event.seat === view.me)) return [];
  if (group.length === 1) return [voice.t("tell-sentence", { text: actedText(voice, view, event) })];
  const names = voice.names(
    view,
    group.map(({ seat }) => seat),
  );
  return [voice.t(`tell-many-${event.action}`, { names, amount: voice.amount(event.by) })];
}

/** An action with its amount, without a full stop; what is special about it comes last. @param {Voice} voice @param {View} view @param {Acted} event */
export function actedText(voice, view, event) {
  const { t, amount } = voice;
  const deed = voice.deed(view, { ...event, is_all_in: false, is_cap: false }) ?? "";
  const isRaise = event.action === "raise";
  const chips = { text: deed, amount: amount(isRaise ? event.to : event.by) };
  const whole = event.by === 0 ? deed : t(isRaise ? "tell-raise" : "tell-amount", chips);
  const text = event.is_all_in ? t("log-all-in", { text: whole }) : whole;
  return event.is_cap ? t("log-cap", { text }) : text;
}

/** @param {Voice} voice @param {View} view @param {Exclude<TableEvent, Acted>} event @param {Verbosity} verbosity @returns {string[]} */
function eventSentences(voice, view, event, verbosity) {
  const { t } = voice;
  switch (event.type) {
    case "hand_started":
      return verbosity === "short"
        ? []
        : [t("tell-hand", { hand: view.hand }), ...placeSentences(voice, view)];
    case "hole_dealt":
      return event.seat === view.me && event.cards.length > 0
        ? [t("tell-cards", { cards: voice.cards(event.cards) })]
        : [];
    case "posted":
      return verbosity === "full" || (event.seat === view.me && !BLINDS.has(event.kind))
        ? [t("tell-sentence", { text: postText(voice, view, event) })]
        : [];
    case "street_dealt":
      return streetSentences(voice, view, event, verbosity);
    case "bet_returned":
      return verbosity === "full"
        ? [
            t("tell-amount-sentence", {
              text: voice.deed(view, event) ?? "",
              amount: voice.amount(event.amount),
            }),
          ]
        : [];
    case "hole_shown":
      return verbosity === "full" && event.seat !== view.me
        ? [t("tell-shown", { text: voice.deed(view, event) ?? "", cards: voice.cards(event.cards) })]
        : [];
    case "pot_awarded":
      return awardSentences(voice, view, event.index);
    default:
      return [];
  }
}

/** Posts that go without saying: the place at the table tells them. */
const BLINDS = new Set(["small_blind", "big_blind", "ante"]);

/** Where the player sits, if it matters. @param {Voice} voice @param {View} view */
function placeSentences({ t }, view) {
  if (view.me === null) return [];
  const { marker } = view.seats[view.me];
  const place = marker ?? (view.button === view.me ? "button" : null);
  return place ? [t(`tell-you-${place}`)] : [];
}

/** @param {Voice} voice @param {View} view @param {Extract<TableEvent, {type: "posted"}>} event */
const postText = (voice, view, event) =>
  voice.t("tell-post", { text: voice.deed(view, event) ?? "", amount: voice.amount(event.amount) });

/** @param {Voice} voice @param {View} view @param {Extract<TableEvent, {type: "street_dealt"}>} event @param {Verbosity} verbosity */
function streetSentences(voice, view, event, verbosity) {
  const street = voice.capital(voice.t(`street-${event.street}`));
  return [
    voice.t("tell-street", { street, cards: voice.cards(event.cards) }),
    ...(verbosity === "short" ? [] : lensSentences(voice, view)),
    ...(verbosity === "short" || view.pots.length < 2 ? [] : potSentences(voice, view)),
    ...(verbosity === "full" ? [voice.t("tell-pot", { amount: voice.amount(view.pot) })] : []),
  ];
}

/** Who may win which side pot. @param {Voice} voice @param {View} view */
export const potSentences = (voice, { pots, ...view }) =>
  pots.map(({ amount, seats }, n) =>
    voice.t(n === 0 ? "tell-main-pot" : "tell-side-pot", {
      n,
      amount: voice.amount(amount),
      names: voice.names(/** @type {View} */ (view), seats),
    }),
  );

/** What the player holds, both halves. @param {Voice} voice @param {View} view */
export function lensSentences(voice, { lens }) {
  if (!lens) return [];
  const sentences = [voice.t("tell-high", { hand: voice.made(lens.high) })];
  if (lens.low) sentences.push(lowSentence(voice, lens.low));
  return sentences;
}

/** Why there is no low. @param {Voice} voice @param {import("./model.js").LowReading} low @param {"low" | "short-low"} [form] */
export const lowText = ({ t }, { state, needs }, form = "low") => {
  if (state === "impossible") return t(`${form}-impossible`);
  return needs > 0 ? t(`${form}-needs`, { n: needs }) : t(`${form}-hand`);
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
  const isWithoutLow =
    view.variant === "omaha8" && view.ending === "showdown" && !pot.low && pot.claimants.length > 1;
  const [first, ...others] = pot.both
    ? halfSentences(voice, view, pot.high, "both")
    : [
        ...halfSentences(voice, view, pot.high, pot.low ? "high" : "with"),
        ...(pot.low ? halfSentences(voice, view, pot.low, "low") : []),
        ...(isWithoutLow ? [t("tell-no-low")] : []),
      ];
  if (view.results.length === 1) return [first, ...others];
  // One piece: what is announced may end between sentences, but not after the name of a pot.
  return [`${t(index === 0 ? "tell-pot-main" : "tell-pot-side", { n: index })} ${first}`, ...others];
}

/** Who won a half with what; several say first that it was tied. @param {Voice} voice @param {View} view @param {HalfResult} half @param {"high" | "low" | "both" | "with"} kind */
function halfSentences(voice, view, { shares, made }, kind) {
  const { t, amount } = voice;
  const hand = made ? voice.spoken(made) : "";
  if (shares.length > 1) {
    const list = voice.list(
      shares.map((share) =>
        t("tell-share", { name: voice.named(view, share.seat), amount: amount(share.amount) }),
      ),
    );
    return [t(`tell-tied-${kind}`, { hand, list })];
  }
  return shares.map((share) => {
    const who = { you: share.seat === view.me ? "yes" : "no", name: voice.name(view, share.seat) };
    const text = t("tell-won", { ...who, amount: amount(share.amount) });
    return t("tell-sentence", { text: made ? t(`tell-won-${kind}`, { text, hand }) : text });
  });
}

/** What the player is asked. @param {Voice} voice @param {View} view @param {Verbosity} [verbosity] */
export function turnSentences({ t, amount, capital }, { legal, pot }, verbosity = "normal") {
  if (!legal) return [];
  const price = legal.call > 0 ? "call" : "check";
  const words = { amount: amount(legal.call), pot: amount(pot) };
  if (verbosity === "short") return [t(`tell-turn-${price}-short`, words)];
  const sentences = [t(`tell-turn-${price}`, words)];
  const range = { from: amount(legal.min_to), to: amount(legal.max_to) };
  const size = legal.verb && (legal.min_to === legal.max_to ? "exactly" : "range");
  const choice = legal.verb ? `tell-choice-${price}-${legal.verb}-${size}` : `tell-choice-${price}`;
  return [...sentences, capital(t(choice, range))];
}

/** Why a prepared answer is gone. @param {Voice} voice @param {import("./preactions.js").Prepared} prepared @param {string} why */
export const droppedSentence = ({ t, amount }, prepared, why) =>
  t(`tell-dropped-${prepared.name}`, { amount: amount(prepared.amount), why });

/** Sentences put together as long as they can be followed. @param {readonly string[]} sentences @param {number} [most]  words @returns {string[]} */
export function announcements(sentences, most = MOST_WORDS) {
  /** @type {string[]} */
  const made = [];
  for (const sentence of sentences) {
    const together = made.length > 0 ? `${made.at(-1)} ${sentence}` : sentence;
    if (made.length > 0 && together.split(/\s+/).length <= most) made[made.length - 1] = together;
    else made.push(sentence);
  }
  return made;
}
