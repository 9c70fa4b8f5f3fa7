// Files with more hands than Python takes in a short request: put together and taken apart, by lines alone. What they say is
// Python's to judge.

/** Hands of one part. */
const HANDS = 20;

const TEXT_HEAD = /^\uFEFF?(?:PokerStars|Omaha8) /;
const PHH_HEAD = /^\[[^[\]]+\]\s*$/;

/** @typedef {"json" | "phh" | "pokerstars"} Format */
/** @typedef {{text: string, lines: number, index: number}} Part  lines: before it in the file; index: of its first hand */

/** Records, each the text of an object, as one collection. @param {readonly string[]} records */
export const joinRecords = (records) =>
  `{"format": "omaha-hands/1", "hands": [\n${records.join(",\n")}\n]}\n`;

/** Parts of one file as Python wrote them. @param {readonly string[]} parts @param {Format} format */
export function joinParts(parts, format) {
  if (format === "pokerstars") return parts.join("\n\n");
  let place = 0;
  return parts.join("\n").replace(/^\[\d+\]$/gm, () => `[${++place}]`);
}

/** @param {string} file @returns {Part[]} */
export function splitFile(file) {
  const start = file.replace(/^\uFEFF/, "").trimStart();
  if (start.startsWith("{")) return splitCollection(file);
  return splitLines(file, TEXT_HEAD.test(start) ? TEXT_HEAD : PHH_HEAD);
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

/** @param {string} file @returns {unknown[] | null} the hands of a collection that is one and has some */
function readHands(file) {
  try {
    const { format, hands, ...more } = JSON.parse(file);
    const isCollection = format === "omaha-hands/1" && Array.isArray(hands) && hands.length > 0;
    return isCollection && Object.keys(more).length === 0 ? hands : null;
  } catch {
    return null; // Python says where
  }
}

/** Each hand begins with a line of its own. @param {string} file @param {RegExp} head @returns {Part[]} */
function splitLines(file, head) {
  /** @type {Part[]} */
  const parts = [];
  const lines = file.split("\n");
  const heads = lines.flatMap((line, n) => (head.test(line) ? [n] : []));
  for (let index = 0; index < Math.max(1, heads.length); index += HANDS) {
    // What stands before the first hand belongs to it.
    const start = index === 0 ? 0 : heads[index];
    parts.push({ text: lines.slice(start, heads[index + HANDS]).join("\n"), lines: start, index });
  }
  return parts;
}
