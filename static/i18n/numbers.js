// Amounts as people read and write them. Inside, an amount is an integer in the table's smallest unit.

/** What people put between thousands, besides dot and comma. */
const SPACES = /[\s\u00a0\u202f'’_]/g;

/** @typedef {"chips" | "dollars"} Money */

/**
 * How one table writes amounts; dollar tables count cents, whole dollars stand without them.
 * @param {string} lang
 * @param {Money} money
 */
export function createNumbers(lang, money) {
  const unit = money === "dollars" ? 100 : 1;
  /** @param {Intl.NumberFormatOptions} options */
  const format = (options) => new Intl.NumberFormat(lang, options);
  const whole = format({ maximumFractionDigits: 0 });
  const cents = format({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tenths = format({ maximumFractionDigits: 1 });

  /** @param {number} value @returns {string} as the language writes it, so that it is also read aloud as one number */
  const plain = (value) => (Number.isInteger(value) ? whole : cents).format(value);
  /** @param {number} amount  smallest units */
  const amount = (amount) => {
    const text = plain(Math.abs(amount) / unit);
    return `${amount < 0 ? "−" : ""}${unit === 1 ? "" : "$"}${text}`;
  };
  return {
    money,
    plain,
    amount,
    /** In big blinds, to a tenth: for display only. @param {number} value @param {number} bigBlind */
    inBlinds: (value, bigBlind) => tenths.format(value / bigBlind),
    /** With its sign, for gains and losses. @param {number} value */
    signed: (value) => (value > 0 ? `+${amount(value)}` : amount(value)),
    /** As it stands in the amount box: no currency. @param {number} value */
    typed: (value) => plain(value / unit),
    /** The amount somebody typed, null where it is none. @param {string} text */
    parse: (text) => parseAmount(text, unit),
  };
}

/** @typedef {ReturnType<typeof createNumbers>} Numbers */

/**
 * Reads dots and commas as thousands where three digits follow, as the cents' point where one or two do.
 * @param {string} text
 * @param {number} unit
 * @returns {number | null}
 */
function parseAmount(text, unit) {
  const match = /^\$?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text.replace(SPACES, ""));
  if (!match || (match[2] !== undefined && unit === 1)) return null;
  const amount = Number(match[1].replace(/[.,]/g, "")) * unit + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(amount) ? amount : null;
}
