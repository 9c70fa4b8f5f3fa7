// Files with more hands than Python takes at once: put together and taken apart, by lines alone. What they say is Python's to judge.

/** Characters of one part; a request may have 1 MiB. */
const PART = 400_000;
const HANDS = 400;

/** @param {string} format */
export const isPlain = (format) => format === "json";

/** Records, each the text of an object, as one collection. @param {readonly string[]} records */
export const joinRecords = (records) =>
  `{"format": "omaha-hands/1", "hands": [\n${records.join(",\n")}\n]}\n`;

/** @typedef {{text: string, lines: number, index: number}} Part  lines: before it in the file; index: of its first hand */

/** @param {string} file @returns {Part[]} */
export function splitFile(file) {
  if (file.length <= PART) return [{ text: file, lines: 0, index: 0 }];
  if (file.trimStart().startsWith("{")) return splitCollection(file);
  return /^\s*(PokerStars|Omaha8) /.test(file) ? splitTexts(file) : [{ text: file, lines: 0, index: 0 }];
}

/** @param {string} file @returns {Part[]} */
function splitCollection(file) {
  const hands = readHands(file);
  if (!hands) return [{ text: file, lines: 0, index: 0 }];
  const parts = [];
  for (let index = 0; index < hands.length; index += HANDS) {
    const some = hands.slice(index, index + HANDS).map((hand) => JSON.stringify(hand));
    parts.push({ text: joinRecords(some), lines: 0, index });
  }
  return parts;
}

/** @param {string} file @returns {unknown[] | null} */
function readHands(file) {
  try {
    const { format, hands, ...more } = JSON.parse(file);
    const isCollection = format === "omaha-hands/1" && Array.isArray(hands);
    return isCollection && Object.keys(more).length === 0 ? hands : null;
  } catch {
    return null; // Python says where
  }
}

/** Hands as text begin with a line of their own. @param {string} file @returns {Part[]} */
function splitTexts(file) {
  /** @type {Part[]} */
  const parts = [];
  const lines = file.split("\n");
  let start = 0;
  let size = 0;
  let index = 0;
  let count = 0;
  lines.forEach((line, n) => {
    const isHead = /^\uFEFF?(PokerStars|Omaha8) /.test(line);
    if (isHead && n > start && (size > PART || count >= HANDS)) {
      parts.push({ text: lines.slice(start, n).join("\n"), lines: start, index });
      [start, size, index, count] = [n, 0, index + count, 0];
    }
    size += line.length + 1;
    count += isHead ? 1 : 0;
  });
  parts.push({ text: lines.slice(start).join("\n"), lines: start, index });
  return parts;
}
