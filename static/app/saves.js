// What the page keeps on the device between visits. Never cards: only what the start screen was left with.

const KEY = "omaha8";

/** @typedef {{params?: Record<string, string>, settings?: Record<string, unknown>}} Kept */

/** Keeps nothing beyond this page: for tests and where storage is refused. */
export function createMemory() {
  /** @type {Kept} */
  let kept = {};
  return {
    read: () => kept,
    /** @param {Kept} change */
    write(change) {
      kept = { ...kept, ...change };
    },
  };
}

/** @typedef {ReturnType<typeof createMemory>} Saves */

/**
 * Keeps in `storage`; a browser that refuses it gets the memory of this page.
 * @param {() => Storage} storage
 * @returns {Saves}
 */
export function createSaves(storage) {
  const memory = createMemory();
  try {
    memory.write(JSON.parse(storage().getItem(KEY) ?? "{}"));
  } catch {
    return memory;
  }
  return {
    read: memory.read,
    write(change) {
      memory.write(change);
      try {
        storage().setItem(KEY, JSON.stringify(memory.read()));
      } catch {
        // full or refused: this page still remembers
      }
    },
  };
}
