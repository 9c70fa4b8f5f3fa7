// A hand as the end of an address: no server is asked, and what comes in by it is judged by Python.

const MARK = "#hand=";
/** Of a link, in characters, and of the record in it. A hand has some 600 of the one and 1,500 of the other. */
const MOST_LINK = 8000;
const MOST_RECORD = 64 * 1024;

/** @param {Uint8Array} bytes */
const toText = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {string} text */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** @param {Uint8Array<ArrayBuffer>} bytes @param {TransformStream<any, any>} through @param {number} most */
async function pipe(bytes, through, most) {
  /** @type {number[]} */
  const out = [];
  const stream = /** @type {ReadableStream<Uint8Array>} */ (new Blob([bytes]).stream().pipeThrough(through));
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    out.push(...part.value);
    if (out.length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
  }
  return Uint8Array.from(out);
}

/**
 * The end of an address that holds a hand; null where it would be too long.
 * @param {string} record
 */
export async function linkOf(record) {
  const packed = await pipe(
    new TextEncoder().encode(record),
    new CompressionStream("deflate-raw"),
    MOST_RECORD,
  );
  const link = MARK + toText(packed);
  return link.length > MOST_LINK ? null : link;
}

/** @param {string} hash */
export const isLink = (hash) => hash.startsWith(MARK);

/**
 * The record in the end of an address; null where there is none that could be one.
 * @param {string} hash
 */
export async function recordOf(hash) {
  if (!isLink(hash) || hash.length > MOST_LINK) return null;
  try {
    const packed = toBytes(hash.slice(MARK.length));
    const bytes = await pipe(packed, new DecompressionStream("deflate-raw"), MOST_RECORD);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
