// The only timers of the game. A wait ends early when skipped; a hold ends when it is released.

export function createClock() {
  /** @type {(() => void) | null} */
  let end = null;
  /** @type {(() => void) | null} */
  let free = null;
  return {
    /** @param {number} ms @returns {Promise<void>} */
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(finish, ms);
        function finish() {
          clearTimeout(timer);
          end = null;
          resolve();
        }
        end = finish;
      }),
    skip: () => end?.(),
    /** @returns {Promise<void>} */
    hold: () =>
      new Promise((resolve) => {
        free = () => {
          free = null;
          resolve();
        };
      }),
    release: () => free?.(),
  };
}
