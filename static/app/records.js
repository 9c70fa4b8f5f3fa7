// Finished hands of this device: kept as they end, listed, searched, exported, imported, counted. Python reads them all.
import { joinParts, joinRecords, splitFile } from "./handfile.js";

/** @import { Format } from "./handfile.js" */
/** @import { Failure, Reply, Request, Stakes } from "./model.js" */
/** @import { Storage, Write } from "./storage.js" */

/** @typedef {"won" | "lost" | "folded" | "showdown" | "all_in" | "split" | "scooped" | "quartered" | "revealed"} Mark */
/**
 * @typedef {object} Digest  py/omaha8/records/digest.py, and what the page adds
 * @property {number} number
 * @property {{variant: string, structure: string}} game
 * @property {Stakes} stakes
 * @property {"chips" | "dollars"} money
 * @property {string[]} names
 * @property {number | null} seat
 * @property {string | null} position
 * @property {string[]} cards
 * @property {string[]} board
 * @property {number} pot
 * @property {number} net
 * @property {number} net_bb
 * @property {number} adjusted  the net, had all-in pots been paid by equity
 * @property {number} adjusted_bb
 * @property {Mark[]} marks
 * @property {string | null} commitment
 * @property {Row | null} row  null: no statistics count it
 * @property {number} id  key of the hand
 * @property {number} at  when it ended, in ms
 * @property {number} sitting  when its table was opened: hands of one sitting belong together
 * @property {number} after  big blinds won up to and with this hand
 */
/** A line of statistics: docs/protocol.md#stats. @typedef {{variant: string, structure: string, position: string, counts: Record<string, number | string>}} Row */
/** @typedef {{text: string, mark: Mark | "", game: string}} Query */
/** @typedef {(request: Request) => Promise<Reply & Record<string, any>>} Ask */

/** Of this device; older hands leave their statistics behind. */
export const MOST_HANDS = 20_000;
/** Python is asked for so many at once: a request has to be short. */
const AT_ONCE = 20;
/** So many are read at once: the page does not stand still meanwhile. */
const PORTION = 1000;

/**
 * @param {object} parts
 * @param {Storage} parts.storage
 * @param {Ask} parts.ask
 * @param {number} [parts.most]  hands that stay
 * @param {() => boolean} [parts.isOurs]  whether this tab may count: two would count the same hand
 */
export function createRecords({ storage, ask, most = MOST_HANDS, isOurs = () => true }) {
  /** One change at a time. @type {Promise<unknown>} */
  let queue = Promise.resolve();
  let lastId = 0;
  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  /** The first of `n` new keys. The storage is asked each time: another tab may have played meanwhile. @param {number} [n] */
  async function newIds(n = 1) {
    const [newest = 0] = (await storage.keys("hands")).slice(-1);
    const first = Math.max(lastId, newest) + 1;
    lastId = first + n - 1;
    return first;
  }

  /** What is known of the hands with these keys, newest first. @param {number[]} keys @returns {Promise<Digest[]>} */
  const digestsOf = async (keys) =>
    keys.length === 0
      ? []
      : (await storage.some("digests", keys[0], keys[keys.length - 1])).filter(isDigest).reverse();

  /** The same of all hands. @param {(some: Digest[]) => void} [tell]  is told those that were read so far */
  async function known(tell = () => {}) {
    const keys = await storage.keys("digests");
    /** @type {Digest[]} */
    let found = [];
    for (let end = keys.length; end > 0; end -= PORTION) {
      found = [...found, ...(await digestsOf(keys.slice(Math.max(0, end - PORTION), end)))];
      tell(found);
    }
    return found;
  }

  /**
   * Statistics of all hands ever counted, and of these. Where what was kept of them is no longer what Python wrote, the hands
   * that are still here are counted anew.
   * @param {Row[]} fresh
   */
  async function counted(fresh) {
    const rows = (await storage.get("pairs", "rows")) ?? [];
    const reply = await ask({ type: "stats", rows: [...(Array.isArray(rows) ? rows : [rows]), ...fresh] });
    return reply.ok
      ? reply
      : expectOk(await ask({ type: "stats", rows: [...rowsOf(await known()), ...fresh] }));
  }

  /** Works out what is not known yet of kept hands, and counts them. */
  async function digestNew() {
    if (!isOurs()) return;
    const known = new Set(await storage.keys("digests"));
    const fresh = (await storage.keys("hands")).filter((id) => !known.has(id));
    for (let start = 0; start < fresh.length; start += AT_ONCE) {
      const ids = fresh.slice(start, start + AT_ONCE);
      const hands = await Promise.all(ids.map((id) => storage.get("hands", id)));
      const reply = await ask({ type: "digest", records: hands.map((hand) => String(hand?.record)) });
      if (!reply.ok) {
        await dropRefused(ids, reply.error);
        await digestNew();
        return;
      }
      await keepDigests(
        reply.hands.map((/** @type {Digest} */ digest, /** @type {number} */ n) => ({
          ...digest,
          id: ids[n],
          at: Number(hands[n].at),
          sitting: Number(hands[n].sitting),
        })),
      );
    }
  }

  /** What Python refuses is no hand: it goes, whole. @param {number[]} ids @param {Failure} [error] */
  async function dropRefused(ids, error) {
    const key = ids[error?.params.index];
    if (key === undefined) throw refusal(error, 0);
    await storage.write([{ store: "hands", key }]);
  }

  /** @param {Digest[]} digests */
  async function keepDigests(digests) {
    let won = Number(await storage.get("pairs", "won")) || 0;
    const reply = await counted(rowsOf(digests));
    if (!isOurs()) return;
    /** @type {Write[]} */
    const writes = digests.map((digest) => {
      if (digest.row) won += digest.net_bb;
      return { store: "digests", key: digest.id, value: { ...digest, after: won } };
    });
    await storage.write([
      ...writes,
      { store: "pairs", key: "rows", value: reply.rows.map(bare) },
      { store: "pairs", key: "won", value: won },
      ...(await tooOld()),
    ]);
  }

  /** @returns {Promise<Write[]>} */
  async function tooOld() {
    const keys = await storage.keys("hands");
    return keys.slice(0, Math.max(0, keys.length - most)).flatMap((key) => [
      { store: /** @type {const} */ ("hands"), key },
      { store: /** @type {const} */ ("digests"), key },
    ]);
  }

  return {
    /** The write that keeps a finished hand, to go with that of its table. @param {string} record @param {number} sitting @param {number | null} key  null: a new one */
    entry: async (record, sitting, key) => ({
      store: /** @type {const} */ ("hands"),
      key: key ?? (await newIds()),
      value: { record, sitting, at: Date.now() },
    }),
    /** Counts what was kept since. */
    count: () => inTurn(digestNew),
    /** All hands of this device, newest first. @param {(some: Digest[]) => void} [tell]  is told those that were read so far */
    list: (tell) => inTurn(async () => digestNew().then(() => known(tell))),
    /** The newest of those already counted: thousands take their time. @param {number} n */
    newest: async (n) => digestsOf((await storage.keys("digests")).slice(-n)),
    /** @param {number} id @returns {Promise<string | null>} */
    record: async (id) => textOf(await storage.get("hands", id)) ?? null,
    /** @param {number[]} ids  @returns {Promise<string[]>} */
    records: async (ids) =>
      (await Promise.all(ids.map((id) => storage.get("hands", id)))).flatMap((hand) => textOf(hand) ?? []),
    /** Every record as it lies there, without Python: what a full device still gives. */
    all: async () => (await storage.all("hands")).flatMap((hand) => textOf(hand) ?? []),
    /** Forgets one hand; what it counted stays counted. @param {number} id */
    drop: (id) =>
      inTurn(() =>
        storage.write([
          { store: "hands", key: id },
          { store: "digests", key: id },
        ]),
      ),
    /** Forgets all hands and their statistics. */
    clear: () =>
      inTurn(async () => {
        const keys = await storage.keys("hands");
        await storage.write([
          ...keys.flatMap((key) => [
            { store: /** @type {const} */ ("hands"), key },
            { store: /** @type {const} */ ("digests"), key },
          ]),
          { store: "pairs", key: "rows" },
          { store: "pairs", key: "won" },
        ]);
      }),
    /**
     * The file that holds these hands.
     * @param {string[]} records @param {Format} format
     * @returns {Promise<{text: string, ending: string}>}
     */
    async export(records, format) {
      if (format === "json") return { text: joinRecords(records), ending: "json" };
      /** @type {string[]} */
      const parts = [];
      let ending = "";
      for (let start = 0; start < records.length; start += AT_ONCE) {
        const some = records.slice(start, start + AT_ONCE);
        const reply = await ask({ type: "export", format, records: some });
        if (!reply.ok) throw refusal(reply.error, start);
        parts.push(reply.text);
        ending = reply.ending;
      }
      return { text: joinParts(parts, format), ending };
    },
    /**
     * Takes in the hands of a file, all or none; those that are here already are passed over.
     * @param {string} text
     * @returns {Promise<{taken: number, known: number}>}
     * @throws {Failure} where the first fault is, by `line` or `path`
     */
    import: (text) =>
      inTurn(async () => {
        /** @type {string[]} */
        const found = [];
        for (const { text: part, lines, index } of splitFile(text)) {
          const reply = await ask({ type: "import", text: part });
          if (!reply.ok) throw moved(reply.error, lines, index);
          found.push(...reply.records);
        }
        const here = new Set((await storage.all("hands")).map(textOf));
        const fresh = [...new Set(found)].filter((record) => !here.has(record));
        /** @type {Write[]} */
        const writes = [];
        const sitting = Date.now();
        const first = await newIds(fresh.length);
        for (const [n, record] of fresh.entries())
          writes.push({ store: "hands", key: first + n, value: { record, sitting, at: sitting } });
        await storage.write(writes);
        await digestNew();
        return { taken: fresh.length, known: found.length - fresh.length };
      }),
    /** Statistics of all hands ever played here, or of those given. @param {Digest[]} [digests] */
    async stats(digests) {
      return digests ? expectOk(await ask({ type: "stats", rows: rowsOf(digests) })) : counted([]);
    },
  };
}

/** @typedef {ReturnType<typeof createRecords>} Records */

/** The record of a kept hand, undefined where something else lies there. @param {any} hand @returns {string | undefined} */
const textOf = (hand) => (typeof hand?.record === "string" ? hand.record : undefined);

/** @param {any} value @returns {value is Digest} */
const isDigest = (value) =>
  typeof value?.id === "number" && Array.isArray(value.marks) && Array.isArray(value.names);

/** @param {Digest[]} digests */
const rowsOf = (digests) => digests.flatMap(({ row }) => (row ? [row] : []));

/** @template {Reply} T @param {T} reply @returns {T} */
function expectOk(reply) {
  if (!reply.ok) throw refusal(reply.error, 0);
  return reply;
}

/** A line of counts without the rates worked out of them. @param {Row} row */
const bare = ({ variant, structure, position, counts }) => ({ variant, structure, position, counts });

/** @param {Failure | undefined} error @param {number} start  of the portion among all */
function refusal(error = { code: "internal_error", params: {} }, start) {
  const { index } = error.params;
  return typeof index === "number" ? { ...error, params: { ...error.params, index: index + start } } : error;
}

/** An error of a part of a file, as of the whole. @param {Failure | undefined} error @param {number} lines  before the part @param {number} index  of its first hand */
function moved(error = { code: "internal_error", params: {} }, lines, index) {
  const { line, path } = error.params;
  const params = { ...error.params };
  if (typeof line === "number") params.line = line + lines;
  if (typeof path === "string")
    params.path = path.replace(/hands\[(\d+)\]/, (_, n) => `hands[${Number(n) + index}]`);
  return { ...error, params };
}

/** The hands that are looked for. @param {Digest[]} hands @param {Query} query @param {(hand: Digest) => string} wordsOf  what else a hand is found by, in lower case */
export function matching(hands, { text, mark, game }, wordsOf) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return hands.filter((hand) => {
    if (mark && !hand.marks.includes(mark)) return false;
    if (game && `${hand.game.variant}-${hand.game.structure}` !== game) return false;
    if (wanted.length === 0) return true;
    const words = wordsOf(hand);
    return wanted.every((word) => words.includes(word));
  });
}
