// The house's clock: the page counts and says what its own clock shows, the engine decides what that means.
// While the player pauses, the page's clock stands. Away is who does not see the page while he is to act.

/** @import { State, Store } from "./store.js" */

/** How often the engine hears of the time, in ms. */
const BEAT = 1000;

/** @typedef {"tick" | "away" | "back"} Word */
/** @typedef {{cues: string[], timeout: string | null}} Told  what began with the time that passed, and what the house did */

/** Whether the table was opened with a clock. @param {State} state */
export const hasClock = ({ params }) => (params.clock ?? "off") !== "off";

/** @param {State} state */
const isRunning = (state) =>
  hasClock(state) && state.next === "you" && state.status === "idle" && !state.paused;

/** The time in ms. Not the clock of the device itself: that may be set anew at any moment. */
const now = () => Math.round(performance.timeOrigin + performance.now());

/** A clock that stands while the game is paused. */
export function createStopwatch() {
  let stood = 0;
  /** @type {number | null} */
  let since = null;
  return {
    /** In ms, from wherever it counts. */
    at: () => (since ?? now()) - stood,
    /** @param {boolean} isPaused */
    pause(isPaused) {
      if (isPaused === (since !== null)) return;
      if (since !== null) stood += now() - since;
      since = isPaused ? now() : null;
    },
  };
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {(word: Word) => Promise<Told>} parts.tell  the engine
 * @param {(told: Told) => void} parts.hear  what it answered
 * @param {Document} [parts.page]
 */
export function createHouseClock({ store, tell, hear, page = document }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let isOn = false;

  /** @param {Word} word */
  async function say(word) {
    clearTimeout(timer);
    const told = await tell(word);
    hear(told);
    clearTimeout(timer);
    if (isOn) timer = setTimeout(() => say("tick"), BEAT);
  }

  /** @param {State} state */
  function follow(state) {
    if (isRunning(state) === isOn) return;
    isOn = !isOn;
    clearTimeout(timer);
    if (isOn) say(page.hidden ? "away" : state.view?.clock?.is_away ? "back" : "tick");
  }

  const seen = () => isOn && say(page.hidden ? "away" : "back");
  const left = () => isOn && say("away");
  const listeners = /** @type {[EventTarget, string, () => unknown][]} */ ([
    [page, "visibilitychange", seen],
    [page, "freeze", left],
    [page, "resume", seen],
    [page.defaultView ?? page, "pagehide", left],
    [page.defaultView ?? page, "pageshow", seen],
  ]);
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  const unfollow = store.subscribe(follow);

  return {
    end() {
      isOn = false;
      clearTimeout(timer);
      unfollow();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    },
  };
}
