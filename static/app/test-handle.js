// What tests hold of the page (docs/playwright.md): promises of a view at rest, never a time.

/** @import { Report } from "../engine/protocol.js" */
/** @import { Reply, Request, View } from "./model.js" */
/** @import { State } from "./store.js" */

/**
 * @typedef {object} Table  the element, as far as tests need it
 * @property {() => Promise<State>} settled
 * @property {{get(): State, set(patch: Partial<State>): void}} store
 * @property {ShadowRoot | null} shadowRoot
 * @property {import("./director.js").Director} [director]
 * @property {import("./stage.js").Stage} [stage]
 */
/** @typedef {{request(request: Request): Promise<Reply>, report: Report | null}} Engine */
/**
 * @typedef {object} Asked  a request, for the report
 * @property {string} type
 * @property {number} [seq]
 * @property {unknown} [action]
 * @property {"ok" | string} [came]  ok, or the code of the refusal; absent: no reply yet
 * @property {number} [ms]
 */

/** How many requests the report tells of. */
const KEPT = 40;

/** The names that tests may rely on: that of `data-contract`. */
const CONTRACT = 1;

/** An action as scripts may write it: "fold", ["raise", 60], {type: "raise", to: 60}; the engine refuses what is none. @param {any} action */
const asList = (action) => {
  if (typeof action === "string") return [action];
  if (!action?.type) return action;
  return action.to === undefined ? [action.type] : [action.type, action.to];
};

/** @param {any} seats */
const asScript = (seats) => {
  const entries = Object.entries(seats).map(([seat, list]) => [
    seat,
    Array.isArray(list) ? list.map(asList) : list,
  ]);
  return Object.fromEntries(entries);
};

/** An item as it is read aloud. @param {Element} item */
function spokenText(item) {
  const copy = /** @type {Element} */ (item.cloneNode(true));
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return (copy.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @param {import("./model.js").Failure | null | undefined} refused */
function check(refused) {
  if (refused) throw new Error(`${refused.code} ${JSON.stringify(refused.params)}`);
}

/**
 * The engine, and what it was asked of late: of each request its kind and what the player did, so that no stacked deck and no save is told.
 * @param {Engine} engine
 */
export function createJournal(engine) {
  /** @type {Asked[]} */
  const asked = [];
  return {
    asked,
    get report() {
      return engine.report;
    },
    /** @param {Request} request @returns {Promise<Reply>} */
    async request(request) {
      const { type, seq, action } = request;
      /** @type {Asked} */
      const line = { type, seq, action };
      const start = performance.now();
      asked.push(line);
      if (asked.length > KEPT) asked.shift();
      try {
        const reply = await engine.request(request);
        line.came = reply.ok ? "ok" : reply.error?.code;
        return reply;
      } catch (error) {
        line.came = /** @type {any} */ (error).code ?? String(error);
        throw error;
      } finally {
        line.ms = Math.round(performance.now() - start);
      }
    },
  };
}

/** @typedef {ReturnType<typeof createJournal>} Journal */

/** @param {Report | null} report */
function startOf(report) {
  if (!report) return null;
  const { boot, fallback, steps } = report;
  return { boot, fallback, ms: Math.round(Math.max(0, ...steps.map(({ at, ms }) => at + ms))) };
}

/**
 * What somebody needs who was not there. Of a running hand it has what the player sees, and a seed only where the address has it.
 * @param {State} state @param {Journal} journal @param {string} version @param {string[]} errors
 */
function reportOf(state, journal, version, errors) {
  const { screen, status, next, seq, params, error, view, record, stage } = state;
  return {
    contract: CONTRACT,
    version,
    address: location.href,
    browser: navigator.userAgent,
    start: startOf(journal.report),
    params,
    screen,
    status,
    next,
    seq,
    ...(stage
      ? { scenario: { id: stage.id, mode: stage.mode, at: stage.at, question: stage.question } }
      : {}),
    ...(view ? { phase: view.phase, hand: view.hand, street: view.street, turn: view.turn } : {}),
    error,
    errors,
    requests: journal.asked,
    record,
    view,
  };
}

/**
 * @param {object} parts
 * @param {Table} parts.table
 * @param {Journal} parts.journal
 * @param {Promise<string>} parts.version
 */
export function createTestHandle({ table, journal, version }) {
  /** @type {string[]} */
  const errors = [];
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));

  /** @returns {Promise<View | null>} */
  const rest = async () => {
    const { error, view } = await table.settled();
    check(error);
    return view;
  };
  /** @param {Request} request */
  const send = async (request) => {
    await rest();
    check(await table.director?.send(request));
    return rest();
  };
  /** What comes next of a test: it mends what a script has broken. @param {() => unknown} give */
  const order = async (give) => {
    const { error } = await table.settled();
    if (error?.code === "illegal_script") table.store.set({ error: null });
    else check(error);
    check(/** @type {any} */ (await give()));
    return rest();
  };
  /** @param {Request} request */
  const orderAtTable = (request) => order(() => table.director?.send(request));
  const handle = {
    contract: CONTRACT,
    version: "",
    ready: version.then((text) => {
      handle.version = text;
      return rest();
    }),
    state: () => table.store.get().view,
    legal: () => table.store.get().view?.legal ?? null,
    /** @param {any} intent  an action, or {action} */
    act: (intent) => send({ type: "act", action: intent?.action ?? intent }),
    /** A hand made to order. @param {{deck?: string, button?: number, stacks?: Record<string, number>, actions?: any[]}} setup */
    deal: (setup) => orderAtTable({ type: "stack", ...setup }),
    /** What seats do next, before their bots are asked. @param {Record<string, any[]>} seats */
    script: (seats) => orderAtTable({ type: "script", seats: seats && asScript(seats) }),
    /**
     * Puts a scenario on the table. @param {object | string} scenario  as it is, or the text of its file
     * @param {Record<string, string>} [params]  of the address: mode, reveal, seed ...
     */
    stage: (scenario, params = {}) => {
      const text = typeof scenario === "string" ? scenario : JSON.stringify(scenario);
      return order(() => table.stage?.open({ text, params: { test: "1", ...params } }));
    },
    /** On to the next rest, from an explanation too; between hands the next one is dealt. */
    step: async () => {
      await rest();
      if (table.store.get().answered !== null) {
        await table.director?.goOn();
        return rest();
      }
      return table.store.get().next === "between" ? send({ type: "next_hand" }) : rest();
    },
    log: () => [...(table.shadowRoot?.querySelectorAll(".log li") ?? [])].map(spokenText),
    report: () => reportOf(table.store.get(), journal, handle.version, errors),
    errors,
  };
  handle.ready.catch((error) => errors.push(String(error)));
  return handle;
}
