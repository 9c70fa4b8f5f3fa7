// One tab plays: the Web Lock `omaha-table`. Without locks (a page that is not secure, storage that is refused) every tab does.

const NAME = "omaha-table";

/**
 * @param {object} options
 * @param {LockManager} [options.locks]
 * @param {() => void} options.onLost  another tab took over
 * @param {() => void} options.onFree  the tab that played is gone, and this one has the lock now
 */
export function createLock({ locks = globalThis.navigator?.locks, onLost, onFree }) {
  let waiting = new AbortController();
  /** Lets go of the lock, if it is held. */
  let release = () => {};

  /** Asks for the lock and holds it until another tab takes it. @param {LockOptions} options @returns {Promise<boolean>} whether it is held now */
  const ask = (options) =>
    new Promise((resolve) => {
      let isHeld = false;
      const hold = async () =>
        locks.request(NAME, options, (lock) => {
          isHeld = lock !== null;
          resolve(isHeld);
          if (!isHeld) return undefined;
          return new Promise((done) => {
            release = () => done(undefined);
          });
        });
      hold().catch((error) => {
        if (isHeld) {
          wait();
          onLost();
        } else if (error?.name !== "AbortError") {
          resolve(true); // refused, as all else that is kept: no other tab has it either
        } // else the wait was given up
      });
    });

  function wait() {
    waiting = new AbortController();
    ask({ signal: waiting.signal }).then(onFree);
  }

  return {
    /** Takes the lock if it is free, else waits for it. */
    async take() {
      const isHeld = !locks || (await ask({ ifAvailable: true }));
      if (!isHeld) wait();
      return isHeld;
    },
    /** The page was put away and comes back: nobody knows who has played meanwhile, so it waits for its turn again. */
    comeBack() {
      waiting.abort();
      release();
      onLost();
      if (locks) wait();
      else onFree();
    },
    /** No longer waits for it. */
    leave() {
      waiting.abort();
    },
    /** Takes it from whoever has it. */
    async takeOver() {
      waiting.abort();
      if (locks) await ask({ steal: true });
    },
  };
}
