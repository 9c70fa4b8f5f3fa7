// The engine's files as the page brought them: base85, which is a sixteenth shorter than base64, and large ones packed with gzip.

/** That of RFC 1924, but for `<`, which ends things in a page. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;.=>?@^_`{|}~";

export class Embedded {
  isMended = false;
  #texts;

  /** @param {Record<string, string>} texts  by file name; `x.gz` is `x` packed */
  constructor(texts) {
    this.#texts = texts;
  }

  /** There are none: they stand in the worker's script. @param {string} name @returns {Promise<never>} */
  async module(name) {
    throw new Error(`the page brings no ${name}`);
  }

  /** @param {string} name @returns {AsyncGenerator<Uint8Array>} */
  async *chunks(name) {
    const isPacked = !Object.hasOwn(this.#texts, name);
    const text = this.#texts[isPacked ? `${name}.gz` : name];
    if (text === undefined) throw new Error(`the page brings no ${name}`);
    const bytes = fromBase85(text);
    if (!isPacked) return yield bytes;
    // Not from a Blob: WebKit cannot read one in a page without an address of its own.
    const packed = /** @type {ReadableStream} */ (new Response(/** @type {BodyInit} */ (bytes)).body);
    const reader = packed.pipeThrough(new DecompressionStream("gzip")).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  }
}

/** Five digits are four bytes; of the last group one digit fewer than are missing. @param {string} text */
function fromBase85(text) {
  const values = new Uint8Array(128);
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value;
  const missing = (5 - (text.length % 5)) % 5;
  const digits = text + "~".repeat(missing);
  const view = new DataView(new ArrayBuffer((digits.length / 5) * 4));
  for (let from = 0, to = 0; from < digits.length; to += 4) {
    let word = 0;
    for (const end = from + 5; from < end; from += 1) word = word * 85 + values[digits.charCodeAt(from)];
    view.setUint32(to, word);
  }
  return new Uint8Array(view.buffer, 0, view.byteLength - missing);
}
