// The engine's files: each asked for once, counted while it comes, checked against the build's manifest. Knows no Pyodide.

/** @typedef {{size: number, sha256: string, snapshot?: SnapshotFacts}} Facts */
/**
 * @typedef {object} SnapshotFacts  of a memory snapshot; the file is packed with gzip
 * @property {number} unpacked  bytes
 * @property {string} unpacked_sha256
 * @property {number} fresh  words at the start of the memory that are stored as in memory.js
 * @property {number} heap  bytes of memory that it needs; the zeros at its end are cut off
 * @property {string} wheel  name of the wheel that it was made from
 * @property {string} wheel_sha256
 * @property {string} mount  where that wheel lies in Python's file system
 * @property {object} lock  the `info` of Pyodide's lock file
 */
/** @typedef {Record<string, Facts>} Manifest  by file name */
/**
 * @typedef {object} Source  where files come from
 * @property {(name: string, cache: RequestCache) => AsyncIterable<Uint8Array>} chunks
 * @property {(name: string) => Promise<any>} module
 * @property {boolean} isMended  files were put together from several answers
 */

/** Only a response that says so is compiled while it comes. */
const WASM = "application/wasm";

export class Files {
  #source;
  #onBytes;
  #cache;
  /** @type {Manifest} */
  #manifest = {};
  /** @type {Promise<Manifest>} */
  #known;
  /** @type {Map<string, Response>} on the way, not yet taken */
  #coming = new Map();
  /** @type {Map<string, Promise<Uint8Array>>} */
  #kept = new Map();
  /** @type {Map<string, number>} bytes that came, by file */
  #loaded = new Map();
  #isComplete = false;
  /** @type {Promise<void>[]} */
  #checks = [];
  /** @type {(reason: unknown) => void} */
  #reject = () => {};

  /**
   * @param {Source} source
   * @param {(loaded: number, total: number) => void} onBytes  of all files asked for, once they are `complete`
   * @param {RequestCache} [cache]  "reload": past all caches
   */
  constructor(source, onBytes, cache = "default") {
    this.#source = source;
    this.#onBytes = onBytes;
    this.#cache = cache;
    this.#known = this.#readManifest();
    this.damage = this.renew();
  }

  /** Begins anew after damage: another way may do without that file. @returns {Promise<never>} `damage` */
  renew() {
    this.#isComplete = false;
    /** @type {Promise<never>} rejects when a file did not come, or is not the one of the manifest */
    this.damage = new Promise((_, reject) => {
      this.#reject = reject;
    });
    this.damage.catch(() => {}); // whoever waits for a file races against it
    return this.damage;
  }

  /** @returns {Promise<Manifest>} */
  get manifest() {
    return this.#known;
  }

  /** Asks for a file now, so that it comes while other things are done. @param {string} name */
  prefetch(name) {
    if (!this.#coming.has(name)) this.#coming.set(name, this.#response(name, this.#request(name)));
  }

  /** Lays a file in memory. @param {string} name @param {Uint8Array} bytes */
  put(name, bytes) {
    this.#kept.set(name, Promise.resolve(bytes));
  }

  /** A file as it comes, from memory where it was kept. @param {string} name @returns {Promise<Response>} */
  async stream(name) {
    const kept = this.#kept.get(name);
    if (kept) return new Response(/** @type {BodyInit} */ (await kept));
    this.prefetch(name);
    const coming = /** @type {Response} */ (this.#coming.get(name));
    this.#coming.delete(name);
    return coming;
  }

  /** A whole file, asked for now, checked and kept. @param {string} name @returns {Promise<Uint8Array>} */
  bytes(name) {
    const kept = this.#kept.get(name) ?? this.stream(name).then(bytesOf);
    kept.catch(() => {}); // `damage` says so too
    this.#kept.set(name, kept);
    return kept;
  }

  /** Says that all files have been asked for: from now on the sum of their sizes means something. */
  complete() {
    this.#isComplete = true;
    this.#tell();
  }

  /** Waits until everything that came has been checked. */
  async sound() {
    await Promise.all(this.#checks);
    await Promise.race([this.damage, null]);
  }

  /** A module, which the browser loads itself. @param {string} name @returns {Promise<any>} */
  async module(name) {
    this.#loaded.set(name, 0);
    const result = await this.#source.module(name);
    await this.#known;
    this.#count(name, this.#manifest[name]?.size ?? 0);
    return result;
  }

  async #readManifest() {
    const chunks = [];
    for await (const chunk of this.#source.chunks("manifest.json", "no-cache")) chunks.push(chunk);
    this.#manifest = JSON.parse(new TextDecoder().decode(joined(chunks)));
    return this.#manifest;
  }

  /** A file's bytes, counted and, when all are there, checked. @param {string} name @returns {ReadableStream<Uint8Array>} */
  #request(name) {
    this.#loaded.set(name, 0);
    /** @type {Uint8Array[]} */
    const chunks = [];
    return new ReadableStream({
      start: async (sink) => {
        try {
          for await (const chunk of this.#source.chunks(name, this.#cache)) {
            chunks.push(chunk);
            this.#count(name, chunk.length);
            sink.enqueue(chunk);
          }
        } catch (reason) {
          this.#spoil(name, reason);
          return sink.error(reason);
        }
        sink.close();
        const check = this.#check(name, chunks); // not awaited: whoever reads goes on meanwhile
        check.catch(() => {}); // without a manifest; who waits for that hears it
        this.#checks.push(check);
      },
    });
  }

  /** @param {string} name @param {ReadableStream} body */
  #response(name, body) {
    return new Response(body, { headers: name.endsWith(".wasm") ? { "content-type": WASM } : {} });
  }

  /** @param {string} name @param {Uint8Array[]} chunks */
  async #check(name, chunks) {
    const facts = (await this.#known)[name];
    if (!(await isIntact(joined(chunks), facts)))
      this.#spoil(name, new Error(`${name} is not the file that the manifest names`));
  }

  /** @param {string} name @param {unknown} reason */
  #spoil(name, reason) {
    this.#kept.delete(name);
    this.#coming.delete(name);
    this.#loaded.delete(name);
    this.#reject(reason);
  }

  /** @param {string} name @param {number} bytes */
  #count(name, bytes) {
    this.#loaded.set(name, (this.#loaded.get(name) ?? 0) + bytes);
    if (this.#isComplete) this.#tell();
  }

  #tell() {
    let [loaded, total] = [0, 0];
    for (const [name, came] of this.#loaded) {
      loaded += came;
      total += this.#manifest[name]?.size ?? 0;
    }
    this.#onBytes(loaded, total);
  }
}

/** @param {Response} response */
export const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());

/** @param {Uint8Array[]} chunks */
function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/**
 * Whether size and digest are right; the size alone where the browser has no digests: on a page that came over plain http.
 * @param {Uint8Array} bytes
 * @param {{size: number, sha256: string} | undefined} facts
 */
export async function isIntact(bytes, facts) {
  if (bytes.length !== facts?.size) return false;
  if (!globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", /** @type {BufferSource} */ (bytes)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === facts.sha256;
}
