// Cards, hands and events in words. Codes come from the engine, language is the page's.
import { createNumbers } from "./numbers.js";

/** @import { Translate } from "./i18n.js" */
/** @import { Money } from "./numbers.js" */
/** @import { Made, TableEvent, View } from "../app/model.js" */

const RANK_LETTERS = /** @type {Record<string, string>} */ ({ T: "10" });

/** A rank as cards print it, in all languages alike. @param {string} rank */
export const rankLetter = (rank) => RANK_LETTERS[rank] ?? rank;

/** What somebody wrote, as far as it fits into a sentence. @param {unknown} value */
export const clipped = (value) =>
  String(value).length > 80 ? `${String(value).slice(0, 79)}…` : String(value);

/** What the engine calls the player. */
export const PLAYER = "you";

/** What was posted, by the engine's kind; posts out of turn have sentences of their own. */
const POSTS = /** @type {Record<string, string>} */ ({
  ante: "last-ante",
  small_blind: "marker-name-small_blind",
  big_blind: "marker-name-big_blind",
});

/**
 * Everything a table says, in one language and one way of writing amounts.
 * @param {string} lang
 * @param {Translate} t
 * @param {Money} money
 * @param {string} [region]  whose dates and times it has
 */
export function createVoice(lang, t, money, region = lang) {
  const numbers = createNumbers(lang, money);
  const conjunction = new Intl.ListFormat(lang, { type: "conjunction" });
  const sequence = new Intl.ListFormat(lang, { type: "unit" });

  /** For buttons and titles. @param {string} text */
  const capital = (text) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
  /** @param {string} code  as "As" */
  const card = (code) => t("card", { rank: t(`rank-${code[0]}-one`), suit: t(`suit-${code[1]}`) });
  /** @param {readonly string[]} codes */
  const cards = (codes) => sequence.format(codes.map(card));
  /** @param {Made} made @param {"hand" | "short"} form */
  const handIn = ({ category, ranks }, form) => {
    if (category === "low") return t("hand-low", { ranks: [...ranks].join("-") });
    const [first, second = first] = new Set(ranks);
    const name = category === "straight_flush" && first === "A" ? "royal" : category;
    return t(`${form}-${name}`, {
      one: t(`rank-${first}-one`),
      many: t(`rank-${first}-many`),
      one2: t(`rank-${second}-one`),
      many2: t(`rank-${second}-many`),
      letter: rankLetter(first),
      letter2: rankLetter(second),
    });
  };
  /** A hand's full name. @param {Made} hand */
  const made = (hand) => handIn(hand, "hand");
  /** The same where room is scarce; what is read aloud is the full one. @param {Made} hand */
  const short = (hand) => handIn(hand, "short");
  /** A low as it is spoken: eight four three two ace. @param {Made} hand */
  const spoken = (hand) => {
    if (hand.category !== "low") return made(hand);
    return t("hand-low-spoken", { ranks: [...hand.ranks].map((rank) => t(`rank-${rank}-one`)).join(" ") });
  };
  /** The player's seat has no name of its own: who only looks on is told its number. @param {View} view @param {number | null} seat */
  const name = (view, seat) => {
    if (seat === null) return "";
    if (seat === view.me) return t("you");
    const { name: given } = view.seats[seat];
    return given === PLAYER ? t("seat-number", { n: seat + 1 }) : given;
  };
  /** The same inside a sentence, where the player is no name. @param {View} view @param {number} seat */
  const named = (view, seat) => (seat === view.me ? t("you").toLocaleLowerCase(lang) : name(view, seat));
  return {
    lang,
    region,
    t,
    ...numbers,
    capital,
    card,
    cards,
    made,
    short,
    spoken,
    name,
    named,
    /** A stack in big blinds. @param {number} amount @param {number} bigBlind */
    blinds: (amount, bigBlind) => t("in-blinds", { n: numbers.inBlinds(amount, bigBlind) }),
    /** @param {readonly string[]} words */
    list: (words) => conjunction.format(words),
    /** For the middle of a sentence; at its head it takes a capital. @param {View} view @param {readonly number[]} seats */
    names: (view, seats) => conjunction.format(seats.map((seat) => named(view, seat))),
    /** What an event says of a seat, without amounts; null where it says nothing. @param {View} view @param {TableEvent} event */
    deed: (view, event) => deed(t, name, view, event),
  };
}

/** @typedef {ReturnType<typeof createVoice>} Voice */

/**
 * @param {Translate} t
 * @param {(view: View, seat: number | null) => string} name
 * @param {View} view
 * @param {TableEvent} event
 */
function deed(t, name, view, event) {
  if (!("seat" in event)) return null;
  const who = { name: name(view, event.seat), you: event.seat === view.me ? "yes" : "no" };
  switch (event.type) {
    case "posted": {
      const what = POSTS[event.kind];
      const text = what ? t("log-post", { ...who, what: t(what) }) : t(`log-post-${event.kind}`, who);
      return allIn(t, event.is_all_in, text);
    }
    case "acted": {
      const text = allIn(t, event.is_all_in, t(`log-${event.action}`, who));
      return event.is_cap ? t("log-cap", { text }) : text;
    }
    case "bet_returned":
      return t("log-returned", who);
    case "hole_shown":
      return t("log-shows", who);
    case "hole_mucked":
      return t("log-mucks", who);
    default:
      return null;
  }
}

/** @param {Translate} t @param {boolean} isAllIn @param {string} text */
const allIn = (t, isAllIn, text) => (isAllIn ? t("log-all-in", { text }) : text);
