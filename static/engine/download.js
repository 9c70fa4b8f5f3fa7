// The engine's files from the game's host, over a connection that may be slow, stand still or break. What was lost is asked for
// again, a few times, from where it was: the bytes that came are kept.

// Taken now: boot.js puts another `fetch` into its place, which comes back here.
const { fetch } = globalThis;

/** Before each new try, in ms. Bytes that come give all tries back. */
const PAUSES = [500, 1_000, 2_000, 4_000];
/** How often a file without a byte count may take longer than others. */
const UNCOUNTED = 4;

/** The host answered, and not with the file: asking again would not help. */
class Refused extends Error {}

export class Download {
  #base;
  #stall;
  #onWait;
  /** When the last byte of any file came: one file may have to wait for another. */
  #beat = performance.now();
  /** @type {Set<{stop: AbortController, stall: number}>} */
  #open = new Set();
  #timer = 0;
  /** When it was last seen to that something comes. */
  #looked = 0;
  #isGivenUp = false;
  #isMended = false;

  /**
   * @param {string} base  the folder's address with its last slash
   * @param {object} options
   * @param {number} options.stall  ms without a byte of any file after which a request is given up
   * @param {(tries?: number) => void} options.onWait  now and then while nothing comes; with a number when a file is asked for again
   */
  constructor(base, { stall, onWait }) {
    this.#base = base;
    this.#stall = stall;
    this.#onWait = onWait;
  }

  /** Files were put together from several answers: one that is damaged may be so for that, and come whole the next time. */
  get isMended() {
    return this.#isMended && !this.#isGivenUp;
  }

  /**
   * A file's bytes as they come.
   * @param {string} name
   * @param {RequestCache} cache
   * @returns {AsyncGenerator<Uint8Array>}
   */
  async *chunks(name, cache) {
    const place = { came: 0, isRanged: true };
    for (let tries = 0; ; tries += 1) {
      const begun = place.came;
      try {
        yield* this.#once(name, cache, place);
        return;
      } catch (error) {
        if (place.came > begun) tries = 0;
        else place.isRanged = false; // perhaps it was the range that went wrong
        await this.#pause(tries, error);
      }
    }
  }

  /** A module, which the browser loads itself. @param {string} name @returns {Promise<any>} */
  async module(name) {
    for (let tries = 0; ; tries += 1) {
      // A module that failed stays failed under its address. The end of it is not sent: caches see no difference.
      const url = this.#base + name + (tries > 0 ? `#${tries}` : "");
      try {
        return await this.#watched(UNCOUNTED * this.#stall, (signal) =>
          Promise.race([import(url), ended(signal)]),
        );
      } catch (error) {
        await this.#pause(tries, error);
      }
    }
  }

  /** @param {string} name @param {RequestCache} cache @param {{came: number, isRanged: boolean}} place */
  async *#once(name, cache, place) {
    const stop = new AbortController();
    const entry = this.#enter(stop, this.#stall);
    try {
      const isLater = place.came > 0 && place.isRanged;
      this.#isMended ||= isLater;
      const headers = isLater ? { range: `bytes=${place.came}-` } : undefined;
      const response = await fetch(this.#base + name, { cache, headers, signal: stop.signal });
      if (!response.ok) throw this.#refusal(response, isLater, place);
      // Places in a packed body are not those of the file.
      if (response.headers.get("content-encoding")) place.isRanged = false;
      let known = response.status === 206 ? 0 : place.came;
      const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        this.#beat = performance.now();
        const chunk = part.value.subarray(Math.min(known, part.value.length));
        known -= part.value.length - chunk.length;
        place.came += chunk.length;
        if (chunk.length > 0) yield chunk;
      }
    } finally {
      this.#leave(entry);
      stop.abort();
    }
  }

  /** @param {Response} response @param {boolean} isLater @param {{isRanged: boolean}} place */
  #refusal({ url, status, statusText }, isLater, place) {
    place.isRanged = false;
    const isPassing = isLater || status >= 500 || status === 408 || status === 429;
    return new (isPassing ? Error : Refused)(`${url}: ${status} ${statusText}`);
  }

  /** @param {number} tries @param {unknown} error */
  async #pause(tries, error) {
    if (error instanceof Refused) throw error;
    this.#isGivenUp ||= tries >= PAUSES.length;
    if (this.#isGivenUp) throw error;
    this.#onWait(tries + 1);
    await new Promise((resolve) => setTimeout(resolve, PAUSES[tries]));
  }

  /** @template T @param {number} stall @param {(signal: AbortSignal) => Promise<T>} work */
  async #watched(stall, work) {
    const stop = new AbortController();
    const entry = this.#enter(stop, stall);
    try {
      return await work(stop.signal);
    } finally {
      this.#leave(entry);
    }
  }

  /** @param {AbortController} stop @param {number} stall */
  #enter(stop, stall) {
    const entry = { stop, stall };
    this.#open.add(entry);
    this.#beat = performance.now();
    if (this.#timer) return entry;
    this.#looked = this.#beat;
    this.#timer = setInterval(() => this.#look(), this.#stall / 4);
    return entry;
  }

  /** @param {{stop: AbortController, stall: number}} entry */
  #leave(entry) {
    this.#open.delete(entry);
    if (this.#open.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = 0;
  }

  #look() {
    const now = performance.now();
    // A look that comes late says that this realm was busy, or the machine asleep: what came meanwhile lies unread.
    if (now - this.#looked > this.#stall / 2) this.#beat = now;
    this.#looked = now;
    const silence = now - this.#beat;
    if (silence > this.#stall / 4) this.#onWait();
    for (const { stop, stall } of this.#open)
      if (silence >= stall) stop.abort(new Error(`nothing came for ${Math.round(silence)} ms`));
  }
}

/** Rejects when the signal comes. @param {AbortSignal} signal @returns {Promise<never>} */
const ended = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
