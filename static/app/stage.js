// A scenario on the table: live, with a script and questions that the engine knows, or position by position. What is asked and
// what is right is the engine's; here stands only where one is. Shapes: docs/protocol.md#scenarios.
import { chosenFor, openQuestion, whyNoAnswer } from "./asked.js";
import { failureOf } from "./director.js";
import { eventsAt, placeOf, STREETS } from "./replayer.js";
import { UNSTAGED } from "./store.js";

/** @import { Director } from "./director.js" */
/** @import { Failure, Request, TableEvent, View } from "./model.js" */
/** @import { Store } from "./store.js" */

/** @typedef {"play" | "step" | "decision" | "quiz" | "replay"} Mode */
/** @typedef {{cards: string[], half: "hi" | "lo"}} Mark */
/**
 * @typedef {object} Question
 * @property {string} id
 * @property {string} type
 * @property {string} ask
 * @property {number | null} seat
 * @property {any[]} choices
 * @property {"intro" | "waiting" | "wrong" | "hint" | "solved" | "shown"} state
 * @property {number} attempts
 * @property {any} hint
 * @property {boolean} can_show
 * @property {any} answer
 * @property {any[]} hands
 */
/**
 * @typedef {object} Staged  what the engine says of it beside each view; `at`, `of` and questions are there in live modes
 * @property {string | null} id
 * @property {any} title
 * @property {Mode} mode
 * @property {"hero" | "all" | "none"} reveal
 * @property {number | null} hero
 * @property {number} [at]
 * @property {number} [of]
 * @property {Mark[]} [marks]
 * @property {string | null} [question]  the one that waits
 * @property {Question[]} [questions]
 * @property {number} [score]
 * @property {number} [max_score]
 * @property {boolean} [is_complete]
 */
/** @typedef {{events: TableEvent[], view: View, marks: Mark[], questions: string[]}} Frame */
/** @typedef {{steps: Frame[], at: number}} Frames  all positions, and the one that is shown */
/** @typedef {number | string} Where  a step by its number, `first`, `prev`, `next`, `last`, or a street */
/** @typedef {{text: string, params: Record<string, string>, step?: Where}} Script  `text`: TOML or JSON as it came; `params` of the address, `mode`, `reveal` and `hero` among them */

/** What a position of a scenario has not, and the table looks at. */
const BARE = {
  ...{ practice: true, house: "", room: null, tournament: null, clock: null },
  ...{ commitment: null, next_commitment: null, seeded: false },
};

/** Modes in which the engine plays along. */
const LIVE = new Set(["play", "decision", "quiz"]);

const WHERE = new Set(["first", "prev", "next", "last", ...STREETS]);

/** Whether it names a position: a number or a word. @param {unknown} to */
export const isWhere = (to) => Number.isInteger(to) || WHERE.has(/** @type {string} */ (to));

/** What of an address is about a scenario, besides its name. */
export const KEYS = ["mode", "reveal", "hero", "seed", "test", "clock"];

/** @param {string} text @param {Record<string, string | undefined>} params  of the address @returns {Script} */
export function scriptOf(text, params) {
  const own = KEYS.flatMap((key) => (params[key] === undefined ? [] : [[key, params[key]]]));
  const { step } = params;
  return { text, params: Object.fromEntries(own), step: step === "last" ? step : Number(step ?? 0) };
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<any>}} parts.client
 * @param {Director} parts.director
 */
export function createStage({ store, client, director }) {
  /** Gives what is on the table, to begin it again. @type {(() => Promise<Script>) | null} */
  let source = null;

  /** @param {Where} to */
  function goTo(to) {
    const { frames, stage, answered } = store.get();
    if (!stage) return false;
    if (!frames) return to === "next" && answered !== null ? Boolean(director.goOn()) : false;
    const walk = { frames: frames.steps, at: frames.at };
    const at = isWhere(to) ? placeOf(walk, to) : frames.at;
    const { view, marks } = frames.steps[at];
    store.set({
      frames: { ...frames, at },
      stage: { ...stage, marks, question: null, at, of: frames.steps.length - 1 },
      view,
      events: eventsAt({ ...walk, at }),
      next: null,
      status: "idle",
    });
    return true;
  }

  /** @param {any} reply @param {Record<string, string>} params @param {Where} step */
  function showFrames({ stage, steps, money }, params, step) {
    director.halt();
    const whole = steps.map((/** @type {Frame} */ frame) => ({
      ...frame,
      view: { ...BARE, ...frame.view, money },
    }));
    const frames = { steps: whole, at: 0 };
    store.set({ ...UNSTAGED, screen: "table", params, error: null, half: null, stage, frames });
    goTo(step);
  }

  /** Puts a scenario on the table. @param {Script} wanted @returns {Promise<Failure | null>} why not: then the table is as before */
  async function open(wanted) {
    const { text, params, step = 0 } = wanted;
    const { mode, reveal, hero } = params;
    const how = { text, ...(mode ? { mode } : {}), ...(reveal ? { reveal } : {}) };
    const { status } = store.get();
    /** @param {any} reply */
    const refused = ({ error }) => {
      store.set({ status });
      return error;
    };
    store.set({ status: "busy" });
    const told = await client.request({ type: "scenario", table: "", ...how });
    if (!told.ok) return refused(told);
    source = async () => wanted;
    const { scenario } = told;
    if (LIVE.has(scenario.mode)) {
      const request = { type: "stage", ...how, params };
      return director.enter(request, { params: scenario.params });
    }
    const seat = hero === undefined ? {} : { hero: Number(hero) };
    const reply = await client.request({ type: "stage", table: "", ...how, ...seat });
    if (!reply.ok) return refused(reply);
    showFrames(reply, scenario.params, step);
    return null;
  }

  /** What is chosen for the question that waits, undefined where it is no answer. */
  function chosen() {
    const question = openQuestion(store.get());
    return question && !whyNoAnswer(store.get(), question) ? chosenFor(store.get(), question) : undefined;
  }

  return {
    open,
    goTo,
    /** Answers the question that waits. @param {any} [given]  by default what is chosen @returns {Promise<Failure | null>} why not */
    async answer(given = chosen()) {
      if (given === undefined) return { code: "bad_value", params: { path: "given", value: null } };
      store.set({ answered: null });
      return director.send({ type: "answer", question: store.get().stage?.question ?? "", given });
    },
    /** Shows what is right, once the engine lets it. @returns {Promise<Failure | null>} why not */
    solution: () => director.send({ type: "solution", question: store.get().stage?.question ?? "" }),
    /** On from what was answered. */
    goOn: () => director.goOn(),
    /** The same from its beginning. @returns {Promise<Failure | null>} why not */
    async again() {
      if (!source) return { code: "not_now", params: { intent: "retry" } };
      store.set({ status: "busy" });
      return source()
        .then(open)
        .catch((error) => {
          const failure = failureOf(error);
          store.set({ status: "error", error: failure });
          return failure;
        });
    },
    /** Says where a scenario that was taken up again comes from. @param {() => Promise<Script>} from */
    comesFrom(from) {
      source = from;
    },
  };
}

/** @typedef {ReturnType<typeof createStage>} Stage */
