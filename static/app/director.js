// Turns replies into what is seen and heard, in time: the view at once, then its cues, then the next step of the engine.
// Long because one loop and all that may end it belong together.
import { clipped } from "../i18n/words.js";
import { justAnswered } from "./asked.js";
import { createClock } from "./clock.js";
import { createStopwatch } from "./house-clock.js";
import { answerOf, remaining } from "./preactions.js";
import { pauseOf } from "./run-out.js";
import { SETTINGS } from "./settings.js";
import { UNDECIDED, UNSTAGED } from "./store.js";
import { createTeller } from "./teller.js";

/** @import { Failure, Reply, Request, TableEvent, View } from "./model.js" */
/** @import { Store } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** Pause before each action of a bot, in ms, by speed (0 to 5). */
const PAUSES = [0, 150, 300, 700, 1000, 1500];

/** How long each cue takes, in ms: as styles/motion.css draws it. */
const CUES = /** @type {Record<string, number>} */ ({
  draw: 2600,
  deal: 560,
  street: 420,
  act: 0,
  result: 1700,
});

/** How much later each further pot is paid, in ms. */
export const NEXT_POT = 600;

/** Refusals that leave everything as it was. */
const HARMLESS = new Set([
  ...["illegal_action", "hand_is_over", "rebuy_needed", "post_needed", "too_few_players"],
  ...["not_now", "no_seat", "bad_top_up", "no_broke_bots", "elsewhere", "nothing_to_show", "vetoed"],
  ...["no_question", "bad_value", "bad_card"],
  // Orders of a test.
  ...["bad_seat", "bad_stack", "bad_deck", "bad_button", "out_of_turn", "duplicate_card"],
  // What is no request: of a test, or of a page around.
  ...["missing_key", "unknown_key", "too_long", "bad_json"],
]);

/** Refusals that the player can answer: the buttons then say how. */
const QUESTIONS = new Set(["post_needed", "too_few_players"]);

/** Requests that bring a table; all others are built on its view. */
const FIRST = new Set(["open", "open_from", "restore", "stage"]);

/** @param {TableEvent[]} events */
export function cueOf(events) {
  const has = (/** @type {string} */ type) => events.some((event) => event.type === type);
  if (has("pot_awarded")) return "result";
  if (has("hand_started")) return "deal";
  if (has("street_dealt")) return "street";
  return has("acted") ? "act" : "";
}

/**
 * @typedef {object} Stage  what the director has done by the page
 * @property {(cue: string, before: View | null) => void} show  starts what a cue moves, from the view before
 * @property {(text: string) => void} say  hands a sentence to the announcer
 * @property {(events: TableEvent[], view: View) => void} hear  what happened, for the ear
 * @property {() => void} turn  the player is asked
 */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<Reply>}} parts.client
 * @param {Stage} parts.stage
 * @param {() => Voice} parts.voice
 */
export function createDirector({ store, client, stage, voice }) {
  const clock = createClock();
  const dealer = createClock();
  const watch = createStopwatch();
  /** When the last hand was dealt, by that watch. */
  let dealtAt = watch.at();
  store.subscribe(({ paused }) => watch.pause(paused));
  const teller = createTeller({ store, stage, voice });
  /** Which wait for the next hand is the running one. */
  let wait = 0;
  /** Which table the running chain belongs to: leaving it ends the chain. */
  let table = 0;

  const pace = () => {
    const { settings, hurry } = store.get();
    return hurry ? 0 : PAUSES[settings.speed];
  };

  const isByMinutes = () => store.get().view?.tournament?.level.seconds_left != null;
  const sinceDeal = () => Math.floor((watch.at() - dealtAt) / 1000);

  /** @param {Request} request */
  const ask = (request) => {
    const isFirst = FIRST.has(request.type);
    return client.request({
      table: `table-${table}`,
      ...(isFirst ? {} : { seq: store.get().seq }),
      ...(request.type === "next_hand" && isByMinutes() ? { seconds: sinceDeal() } : {}),
      ...request,
    });
  };

  /** Shows a reply until its cues are done. @param {Reply} reply */
  async function take({ view, events = [], next = "between", seq = 0, record, stage: staged }) {
    const before = store.get();
    const isNewHand = events.some((event) => event.type === "hand_started");
    const cue = before.isStill || pace() === 0 ? "" : cueOf(events) || drawCue(view);
    if (isNewHand) dealtAt = watch.at();
    const prepared = remaining(before.prepared, before.view, view);
    const isDropped = before.prepared !== null && !prepared && view?.ending === null;
    store.set({
      ...(view?.hand === before.view?.hand && next === before.next ? {} : UNDECIDED),
      ...(view?.ending === null ? {} : { half: null, isHalfPinned: false }),
      ...(isNewHand ? { ledger: null, verdict: null, rabbit: null } : {}),
      ...(record ? { record, verdict: null } : {}),
      ...(next === "over" ? { watchOn: false } : {}),
      ...(isDropped ? { note: "pre-dropped" } : {}),
      view,
      next,
      seq,
      prepared,
      stage: staged ?? null,
      answered: justAnswered(before.stage, staged ?? null) ?? before.answered,
      asks: null,
      events: isNewHand ? events.slice(lastStart(events)) : [...before.events, ...events],
      status: cue ? "animating" : "busy",
      cue,
      hurry: before.watchOn || ((before.hurry || isSkipping(view)) && !view?.ending),
    });
    if (view) teller.tell(view, events, isDropped ? before.prepared : null);
    stage.show(cue, before.view);
    if (CUES[cue]) await clock.wait(timeOf(cue, view));
    if (cue) store.set({ cue: "" });
  }

  /** Whether the rest of the hand is passed over, the player having folded. @param {View | undefined} view */
  const isSkipping = (view) =>
    store.get().settings.skip_after_fold === "always" &&
    view?.me != null &&
    view.seats[view.me].state === "folded";

  /** What the engine is asked next without the player: a step, or his prepared answer; null when it is his turn. @returns {Request | null} */
  function following() {
    const { next, prepared, view, answered } = store.get();
    if (answered !== null) return null; // until it is read why
    if (next === "bot" || next === "deal" || next === "award") return { type: "step" };
    if (next === "between" && store.get().watchOn) return { type: "next_hand" };
    if (next !== "you" || !prepared || !view?.legal) return null;
    store.set({ prepared: null });
    const action = answerOf(prepared, view.legal);
    return action && { type: "act", action };
  }

  /** Plays on until the player is asked. */
  async function playOn() {
    const mine = table;
    for (let request = following(); request; request = following()) {
      const { next, view } = store.get();
      if (store.get().paused) await clock.hold();
      if (pace() > 0 && (next === "bot" || view?.phase !== "idle")) await clock.wait(pauseOf(view, pace()));
      if (store.get().paused) await clock.hold(); // pressed while somebody was thinking
      if (mine !== table) return;
      const reply = await ask(request);
      if (mine !== table) return;
      if (!reply.ok) {
        await refuse(reply);
        return;
      }
      await take(reply);
      if (mine !== table) return;
    }
    settle();
  }

  function settle() {
    store.set({ status: "idle" });
    teller.settle();
    dealOn();
  }

  /** Deals the next hand by itself after a while, where the player wants that; an open sheet or a pause holds it. */
  async function dealOn() {
    const mine = ++wait;
    for (;;) {
      const { next, status, seq, settings, answered } = store.get();
      if (next !== "between" || status !== "idle" || settings.auto_deal === 0 || answered !== null) return;
      await dealer.wait(1000 * settings.auto_deal);
      const now = store.get();
      if (mine !== wait || now.seq !== seq || now.status !== "idle") return;
      if (!now.dialog && !now.paused && now.settings.auto_deal > 0) {
        await send({ type: "next_hand" });
        return;
      }
    }
  }

  /** What the engine refused: a wrong intent leaves the table as it is, anything else ends it. @param {Reply} reply */
  async function refuse({ error = { code: "internal_error", params: {} }, report }) {
    if (error.code === "stale_view") {
      await recover();
    } else if (HARMLESS.has(error.code))
      store.set({ status: "idle", asks: QUESTIONS.has(error.code) ? error : null });
    else store.set({ status: "error", error: { ...error, report } });
    return error;
  }

  /** What fails on the way ends the table. @param {() => Promise<void>} run */
  async function attempt(run) {
    try {
      await run();
    } catch (error) {
      store.set({ status: "error", error: failureOf(error) });
    }
  }

  /** Takes the table up again as the engine has it. */
  async function recover() {
    const mine = table;
    store.set({ status: "busy", events: [] });
    await attempt(async () => {
      const reply = await client.request({ type: "view", table: `table-${table}` });
      if (mine !== table) return;
      if (!reply.ok) {
        await refuse(reply);
        return;
      }
      await take(reply);
      await playOn();
    });
  }

  /** Sends what the player wants and plays on. @param {Request} request @returns {Promise<Failure | null>} why not */
  async function send(request) {
    const mine = table;
    store.set({ status: "busy", ...(request.type === "act" ? { panel: false } : {}), note: null });
    try {
      const reply = await ask(request);
      if (mine !== table) return null;
      if (!reply.ok) return await refuse(reply);
      await take(reply);
      await playOn();
      return null;
    } catch (error) {
      const failure = failureOf(error);
      if (mine === table) store.set({ status: "error", error: failure });
      return failure;
    }
  }

  /** Ends the chain that is running. @returns {number} of the table that comes */
  function drop() {
    table += 1;
    wait += 1;
    clock.skip();
    clock.release();
    dealer.skip();
    teller.forget();
    return table;
  }

  /**
   * Tells the engine what the page's clock shows; once the time is over the house has acted.
   * @param {string} type  tick, away, back or more_time
   * @returns {Promise<import("./house-clock.js").Told>}
   */
  async function time(type) {
    const mine = table;
    const { seq } = store.get();
    /** @type {any} */
    const reply = await ask({ type, at: watch.at() }).catch(() => ({ ok: false }));
    const { view } = store.get();
    if (mine !== table || !reply.ok || store.get().seq !== seq || !view) return { cues: [], timeout: null };
    if (reply.seq === seq) store.set({ view: { ...view, clock: reply.view.clock } });
    else take(reply).then(playOn);
    return reply;
  }

  return {
    /** Opens a table; the engine resolves `params`. @param {Record<string, string>} params */
    async open(params) {
      drop();
      store.set({ ...CLEARED, screen: "table", status: "busy", params });
      await attempt(async () => {
        const preview = await client.request({ type: "preview", table: "", params });
        if (!preview.ok) {
          await refuse(preview);
          return;
        }
        store.set({ options: preview.options, ...ignoredNotice(preview.options, params) });
        await send({ type: "open", params });
      });
    },
    /**
     * Takes a table from its save or a hand up from its record; the cues of what lies behind are not shown.
     * @param {Request} request
     * @param {{params?: Record<string, string>, isStill?: boolean, onTable?: (table: string) => void}} [how]  isStill:
     *   only look; onTable: under which name it will be
     * @returns {Promise<Failure | null>} why not: then nothing is on the table
     */
    async enter(request, { params = store.get().params, isStill = false, onTable } = {}) {
      const mine = drop();
      onTable?.(`table-${mine}`);
      store.set({ ...CLEARED, screen: "table", status: "busy", params });
      try {
        const preview = await client.request({ type: "preview", table: "", params });
        const reply = await ask(request);
        if (mine !== table) return null;
        if (!reply.ok) return reply.error ?? { code: "internal_error", params: {} };
        await take({ ...reply, events: [] });
        store.set({ events: reply.events ?? [], options: preview.options ?? null });
        teller.forget();
        if (isStill) settle();
        else await playOn();
      } catch (error) {
        store.set({ status: "error", error: failureOf(error) });
      }
      return null;
    },
    /** Lets go of the table without closing it: another tab has it. */
    halt() {
      drop();
      store.set({ status: "idle", paused: false, ...UNDECIDED });
    },
    send,
    recover,
    /** On from where the reader of an explanation left it. */
    goOn() {
      store.set({ status: "busy", answered: null, note: null });
      return attempt(playOn);
    },
    time,
    dealOn,
    /** Under which name the engine has the table. */
    name: () => `table-${table}`,
    /** Asks what changes nothing and puts the answer into the state. @param {Request} request @param {(reply: Reply) => object} patchOf */
    async look(request, patchOf) {
      const mine = table;
      const reply = await client.request({
        table: request.type === "rules" ? "" : `table-${table}`,
        ...request,
      });
      if (mine === table && reply.ok) store.set(patchOf(reply));
    },
    /** Closes the table and goes to the start screen. */
    async leave() {
      const left = `table-${table}`;
      drop();
      store.set({ ...CLEARED, screen: "lobby", status: "idle" });
      await client.request({ type: "close", table: left });
    },
    /** Ends what is moving at once. */
    skip: clock.skip,
    /** Lets a pause end. */
    resume: clock.release,
  };
}

/** @typedef {ReturnType<typeof createDirector>} Director */

/** How long a cue takes: several pots are paid one after the other. @param {string} cue @param {View | undefined} view */
const timeOf = (cue, view) =>
  CUES[cue] + (cue === "result" ? NEXT_POT * Math.max(0, (view?.results.length ?? 0) - 1) : 0);

/** Before the first hand of a tournament the draw for the button is shown. @param {View | undefined} view */
const drawCue = (view) => (view?.tournament?.status === "draw" && view.tournament.draw ? "draw" : "");

/** @param {{ignored: string[]}} options @param {Record<string, string>} params @returns {{notice?: import("./book.js").Notice}} */
const ignoredNotice = ({ ignored }, params) => {
  const unknown = ignored.filter((key) => !Object.hasOwn(SETTINGS, key));
  if (unknown.length === 0) return {};
  const keys = clipped(unknown.map((key) => `${key}=${params[key]}`).join(", "));
  return { notice: { id: "notice-ignored", args: { keys } } };
};

/** No table. */
const CLEARED = Object.freeze({
  view: null,
  next: null,
  events: [],
  error: null,
  paused: false,
  prepared: null,
  half: null,
  ledger: null,
  asks: null,
  record: null,
  verdict: null,
  watchOn: false,
  ...UNSTAGED,
  ...UNDECIDED,
});

/** @param {TableEvent[]} events */
const lastStart = (events) => events.findLastIndex((event) => event.type === "hand_started");

/** @param {unknown} error @returns {Failure} */
export function failureOf(error) {
  const { code, params, message } = /** @type {any} */ (error ?? {});
  return { code: code ?? "engine_crash", params: params ?? {}, report: String(message ?? error) };
}
