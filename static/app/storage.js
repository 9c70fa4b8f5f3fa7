// What the page keeps on the device: IndexedDB `omaha`. Where that is refused, full or gone, the memory of this page.
// Which store holds what: docs/storage.md.
import { openDB } from "idb";

/** @typedef {"pairs" | "tables" | "hands" | "digests"} Store */
/** @typedef {{store: Store, key: string | number, value?: any}} Write  without a value the entry goes */
/**
 * @typedef {object} Shelf  what holds the stores
 * @property {(store: Store, key: string | number) => Promise<any>} get
 * @property {(store: Store) => Promise<any[]>} all  by key, lowest first
 * @property {(store: Store) => Promise<any[]>} keys
 * @property {(store: Store, from: number, to: number) => Promise<any[]>} some  the same of these keys, both among them
 * @property {(writes: Write[]) => Promise<void>} write  all or nothing
 */
/** @typedef {"storage_denied" | "storage_full" | "storage_lost"} StorageProblem */

const NAME = "omaha";
/** @type {Store[]} */
const STORES = ["pairs", "tables", "hands", "digests"];
/** How many of the oldest hands go when the device has no room left. */
const FREED = 500;

/** @returns {Promise<Shelf>} */
export async function openShelf() {
  const db = await openDB(NAME, 1, {
    upgrade(fresh) {
      for (const store of STORES) fresh.createObjectStore(store);
    },
    blocking: () => db.close(),
  });
  return {
    get: (store, key) => db.get(store, key),
    all: (store) => db.getAll(store),
    keys: (store) => db.getAllKeys(store),
    some: (store, from, to) => db.getAll(store, IDBKeyRange.bound(from, to)),
    async write(writes) {
      const change = db.transaction(STORES, "readwrite");
      /** @type {Promise<unknown>[]} */
      const done = [change.done];
      try {
        for (const { store, key, value } of writes) {
          const place = change.objectStore(store);
          done.push(value === undefined ? place.delete(key) : place.put(value, key));
        }
      } catch (error) {
        change.abort();
        await Promise.allSettled(done);
        throw error;
      }
      await Promise.all(done);
    },
  };
}

/** @returns {Shelf} */
export function memoryShelf() {
  /** @type {Record<Store, Map<string | number, any>>} */
  const stores = { pairs: new Map(), tables: new Map(), hands: new Map(), digests: new Map() };
  const sorted = (/** @type {Store} */ store) =>
    [...stores[store]].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    get: async (store, key) => stores[store].get(key),
    all: async (store) => sorted(store).map(([, value]) => value),
    keys: async (store) => sorted(store).map(([key]) => key),
    some: async (store, from, to) =>
      sorted(store).flatMap(([key, value]) => (from <= Number(key) && Number(key) <= to ? [value] : [])),
    async write(writes) {
      for (const { store, key, value } of writes) {
        if (value === undefined) stores[store].delete(key);
        else stores[store].set(key, value);
      }
    },
  };
}

/** What can still be read of a shelf that no longer takes anything. @param {Shelf} shelf */
async function salvage(shelf) {
  const copy = memoryShelf();
  for (const store of STORES) {
    try {
      const [keys, values] = await Promise.all([shelf.keys(store), shelf.all(store)]);
      await copy.write(keys.map((key, n) => ({ store, key, value: values[n] })));
    } catch {
      // this store is gone with the rest
    }
  }
  return copy;
}

/** @param {unknown} error @returns {StorageProblem} */
const problemOf = (error) =>
  /** @type {any} */ (error)?.name === "QuotaExceededError" ? "storage_full" : "storage_lost";

/**
 * A shelf that never fails: what the device refuses stays in the memory of this page, and `onProblem` says so once.
 * @param {object} [options]
 * @param {() => Promise<Shelf>} [options.open]
 * @param {(problem: StorageProblem) => void} [options.onProblem]
 * @param {(writes: Write[]) => void} [options.onWrite]  what the device has taken
 * @returns {Shelf}
 */
export function createStorage({ open = openShelf, onProblem = () => {}, onWrite = () => {} } = {}) {
  /** What cannot be kept was said: from then on only this page remembers. */
  let isTold = false;
  /** @type {Promise<Shelf>} */
  let shelf = open().catch(() => toMemory("storage_denied", memoryShelf()));

  /** @param {StorageProblem} problem @param {Shelf} memory */
  function toMemory(problem, memory) {
    if (!isTold) onProblem(problem);
    isTold = true;
    return memory;
  }

  /** Makes room by the oldest of very many hands; their statistics stay. @param {Shelf} now @returns {Promise<boolean>} whether there were so many */
  async function free(now) {
    const keys = await now.keys("hands");
    if (keys.length < 2 * FREED) return false;
    const oldest = keys.slice(0, FREED);
    await now.write(
      oldest.flatMap((key) => [
        { store: "hands", key },
        { store: "digests", key },
      ]),
    );
    return true;
  }

  /** @template T @param {(shelf: Shelf) => Promise<T>} work @param {number} [tries] @returns {Promise<T>} */
  async function attempt(work, tries = 0) {
    const now = await shelf;
    try {
      return await work(now);
    } catch (error) {
      const problem = problemOf(error);
      const isBetter = tries === 0 && (await mend(now, problem).catch(() => false));
      if (isBetter) return attempt(work, 1);
      if (now === (await shelf)) shelf = salvage(now).then((copy) => toMemory(problem, copy));
      return work(await shelf);
    }
  }

  /** Makes room, or opens anew what was closed. @param {Shelf} now @param {StorageProblem} problem */
  async function mend(now, problem) {
    if (problem === "storage_full") return free(now);
    const again = await open();
    shelf = Promise.resolve(again);
    return true;
  }

  return {
    get: (store, key) => attempt((now) => now.get(store, key)),
    all: (store) => attempt((now) => now.all(store)),
    keys: (store) => attempt((now) => now.keys(store)),
    some: (store, from, to) => attempt((now) => now.some(store, from, to)),
    async write(writes) {
      await attempt((now) => now.write(writes));
      if (!isTold) onWrite(writes);
    },
  };
}

/** @typedef {Shelf} Storage */
