// Turns replies into what is seen and heard, in time: the view at once, then its cues, then the next step of the engine.
import { createClock } from "./clock.js";
import { sentencesOf } from "./narrator.js";
import { UNDECIDED } from "./store.js";

/** @import { Failure, Reply, Request, TableEvent, View } from "./model.js" */
/** @import { Store } from "./store.js" */
/** @import { Voice } from "../i18n/words.js" */

/** Pause before each action of a bot, in ms, by speed (0 to 5). */
const PAUSES = [0, 150, 300, 700, 1000, 1500];

/** How long each cue takes, in ms: as styles/motion.css draws it. */
const CUES = /** @type {Record<string, number>} */ ({ deal: 560, street: 420, act: 0, result: 1700 });

/** Refusals that leave everything as it was. */
const HARMLESS = new Set(["illegal_action", "hand_is_over", "rebuy_needed"]);

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
 * @property {(cue: string) => void} show  starts what a cue moves
 * @property {(text: string) => void} say  hands a sentence to the announcer
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
  /** @type {string[]} */
  let sentences = [];
  /** Which table the running chain belongs to: leaving it ends the chain. */
  let table = 0;

  const pace = () => {
    const { speed, hurry } = store.get();
    return hurry ? 0 : PAUSES[speed];
  };

  /** @param {Request} request */
  const ask = (request) => {
    const isFirst = request.type === "open" || request.type === "restore";
    return client.request({
      table: `table-${table}`,
      ...(isFirst ? {} : { seq: store.get().seq }),
      ...request,
    });
  };

  /** Shows a reply until its cues are done. @param {Reply} reply */
  async function take({ view, events = [], next = "between", seq = 0 }) {
    const before = store.get();
    const isNewHand = events.some((event) => event.type === "hand_started");
    const cue = before.isStill || pace() === 0 ? "" : cueOf(events);
    store.set({
      ...(view?.hand === before.view?.hand && next === before.next ? {} : UNDECIDED),
      view,
      next,
      seq,
      events: isNewHand ? events.slice(lastStart(events)) : [...before.events, ...events],
      status: cue ? "animating" : "busy",
      cue,
      hurry: before.hurry && !view?.ending,
    });
    if (view) sentences.push(...sentencesOf(voice(), view, events));
    stage.show(cue);
    if (CUES[cue]) await clock.wait(CUES[cue]);
    if (cue) store.set({ cue: "" });
  }

  /** What the engine wants asked next without the player, null when it is his turn. @returns {Request | null} */
  function following() {
    const { next } = store.get();
    return next === "bot" || next === "deal" || next === "award" ? { type: "step" } : null;
  }

  /** Plays on until the player is asked. */
  async function playOn() {
    const mine = table;
    for (let request = following(); request; request = following()) {
      const { next, view, paused } = store.get();
      if (paused) await clock.hold();
      if (pace() > 0 && (next === "bot" || view?.phase !== "idle")) await clock.wait(pace());
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
    const { view, next } = store.get();
    if (view && next === "you") sentences.push(turnSentence(voice(), view));
    if (sentences.length > 0) stage.say(sentences.join(" "));
    sentences = [];
  }

  /** What the engine refused: a wrong intent leaves the table as it is, anything else ends it. @param {Reply} reply */
  async function refuse({ error = { code: "internal_error", params: {} }, report }) {
    if (error.code === "stale_view") {
      await recover();
    } else if (HARMLESS.has(error.code)) store.set({ status: "idle" });
    else store.set({ status: "error", error: { ...error, report } });
    return error;
  }

  /** Takes the table up again as the engine has it. */
  async function recover() {
    const mine = table;
    store.set({ status: "busy", events: [] });
    try {
      const reply = await client.request({ type: "view", table: `table-${table}` });
      if (mine !== table) return;
      if (!reply.ok) {
        await refuse(reply);
        return;
      }
      await take(reply);
      await playOn();
    } catch (error) {
      store.set({ status: "error", error: failureOf(error) });
    }
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

  return {
    /** Opens a table; the engine resolves `params`. @param {Record<string, string>} params */
    async open(params) {
      table += 1;
      store.set({
        screen: "table",
        status: "busy",
        params,
        view: null,
        next: null,
        events: [],
        error: null,
        ...UNDECIDED,
      });
      try {
        const preview = await client.request({ type: "preview", table: "", params });
        if (!preview.ok) {
          await refuse(preview);
          return;
        }
        store.set({ options: preview.options });
        await send({ type: "open", params });
      } catch (error) {
        store.set({ status: "error", error: failureOf(error) });
      }
    },
    send,
    recover,
    /** Closes the table and goes to the start screen. */
    async leave() {
      const left = `table-${table}`;
      table += 1;
      clock.skip();
      clock.release();
      sentences = [];
      store.set({
        screen: "lobby",
        status: "idle",
        view: null,
        next: null,
        events: [],
        error: null,
        paused: false,
        ...UNDECIDED,
      });
      await client.request({ type: "close", table: left });
    },
    /** Ends what is moving at once. */
    skip: clock.skip,
    /** Lets a pause end. */
    resume: clock.release,
  };
}

/** @typedef {ReturnType<typeof createDirector>} Director */

/** @param {TableEvent[]} events */
const lastStart = (events) => events.findLastIndex((event) => event.type === "hand_started");

/** @param {unknown} error @returns {Failure} */
export function failureOf(error) {
  const { code, params, message } = /** @type {any} */ (error ?? {});
  return { code: code ?? "engine_crash", params: params ?? {}, report: String(message ?? error) };
}

/** @param {Voice} voice @param {View} view */
function turnSentence({ t, amount }, view) {
  const pot = amount(view.pot);
  const call = view.legal?.call ?? 0;
  return call > 0 ? t("tell-turn-call", { amount: amount(call), pot }) : t("tell-turn-check", { pot });
}
