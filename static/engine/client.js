// The page's end of the worker: requests in order, a time limit for each, and a new worker with the same tables when one is lost.
import { EngineError, readReply, writeRequest } from "./protocol.js";

/** @import { BootMode, FromWorker, Intent, Progress, Reply, Report, ToWorker } from "./protocol.js" */

const MAX_RESTARTS = 2;
/** In ms. boot: without a sign of life; call: from asking to the reply. */
const LIMITS = { boot: 20_000, call: 5_000 };
/** A timer this late, in ms, says that the machine slept; the worker has slept as well and gets its time again. */
const SLEPT = 1_000;

/**
 * @typedef {object} Restart  a worker was lost and a new one stands in its place
 * @property {EngineError} cause
 * @property {number} count  automatic restarts since a request was last answered
 * @property {Map<string, Reply>} tables  by table, the reply that brought it back: the same prompt, or `ok: false`
 */
/**
 * @typedef {object} Options
 * @property {string | URL} workerUrl
 * @property {string | URL} engineUrl  the folder with Pyodide, wheels and manifest.json
 * @property {BootMode} boot
 * @property {typeof LIMITS} timeouts
 * @property {(progress: Progress) => void} onProgress
 * @property {(restart: Restart) => void} onRestart
 */
/** @typedef {{id: number, intent: Intent, text: string, resolve: (reply: Reply) => void, reject: (error: unknown) => void}} Call */

/**
 * Starts a worker and speaks with it. What it is asked before Python is there waits.
 * @param {Partial<Omit<Options, "timeouts">> & {timeouts?: Partial<typeof LIMITS>}} [options]
 */
export function createClient({
  workerUrl = new URL(OMAHA8_WORKER, import.meta.url),
  engineUrl = new URL("../engine/", import.meta.url),
  boot = "auto",
  timeouts = {},
  onProgress = () => {},
  onRestart = () => {},
} = {}) {
  return new Client({
    workerUrl,
    engineUrl,
    boot,
    timeouts: { ...LIMITS, ...timeouts },
    onProgress,
    onRestart,
  });
}

class Client {
  #options;
  /** @type {Call[]} */
  #queue = [];
  #isServing = false;
  #isClosed = false;
  #lastId = 0;
  /** @type {Map<string, string>} the last save of each open table */
  #saves = new Map();
  /** @type {Line} */
  #line;
  /** @type {Promise<void> | null} settled when the line's worker has started and has all tables; null: a new line is needed */
  #opened;
  /** @type {EngineError | null} why the line before this one ended */
  #lost = null;
  #restarts = 0;
  /** @type {Report | null} */
  #report = null;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    this.#line = new Line(options);
    this.#opened = this.#open();
    this.#opened.catch(() => {}); // the first request meets it
  }

  /** How the present worker was started, null until it was. */
  get report() {
    return this.#report;
  }

  /**
   * Asks Python. Requests are answered in the order in which they were made.
   * @param {Intent} intent  a request of docs/protocol.md without `v` and `id`
   * @returns {Promise<Reply>} also when Python refuses: then `ok` is false
   * @throws {EngineError} no reply could be had, after two restarts where those might help; the next request tries anew
   */
  request(intent) {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw closed();
      const id = ++this.#lastId;
      this.#queue.push({ id, intent, text: writeRequest(id, intent), resolve, reject });
      this.#serve();
    });
  }

  /** Ends the worker; what was not answered is rejected. */
  close() {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(closed());
    this.#line.end(closed());
  }

  async #serve() {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let call = this.#queue.shift(); call; call = this.#queue.shift())
      await this.#answer(call).then(call.resolve, call.reject);
    this.#isServing = false;
  }

  /** @param {Call} call @returns {Promise<Reply>} */
  async #answer(call) {
    for (;;) {
      try {
        if (!this.#opened) this.#opened = this.#reopen();
        await this.#opened;
        const reply = readReply(await this.#line.ask(call.text), call.id);
        this.#restarts = 0;
        this.#keep(call.intent, reply);
        return reply;
      } catch (error) {
        this.#line.end(closed());
        this.#opened = null;
        if (!isLoss(error) || this.#isClosed) throw error;
        this.#lost = error;
        if (this.#restarts === MAX_RESTARTS) throw error;
        this.#restarts += 1;
      }
    }
  }

  #reopen() {
    this.#line = new Line(this.#options);
    return this.#open();
  }

  /** Waits for the new worker and brings all tables back as they were last saved. */
  async #open() {
    this.#report = await this.#line.ready;
    /** @type {Map<string, Reply>} */
    const tables = new Map();
    for (const [table, save] of this.#saves) {
      const id = ++this.#lastId;
      const reply = readReply(await this.#line.ask(writeRequest(id, { type: "restore", table, save })), id);
      if (!reply.ok) this.#saves.delete(table);
      tables.set(table, reply);
    }
    if (this.#lost) this.#options.onRestart({ cause: this.#lost, count: this.#restarts, tables });
    this.#lost = null;
  }

  /** @param {Intent} intent @param {Reply} reply */
  #keep({ type, table = "", save }, reply) {
    if (!reply.ok) return;
    if (type === "close") this.#saves.delete(table);
    else if (reply.save) this.#saves.set(table, reply.save);
    else if (type === "restore") this.#saves.set(table, String(save));
  }
}

/** One worker, asked one thing at a time. Once it is lost, everything rejects with the reason. */
class Line {
  #options;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {EngineError | null} */
  #loss = null;
  /** @type {Report | null} */
  #report = null;
  #isReady = false;
  /** @type {Waiting<any>} */
  #waiting = waiting();
  #watch = new Watch((ms) =>
    this.end(new EngineError("engine_timeout", `no sign of the worker in ${ms} ms`, { ms })),
  );

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    /** @type {Promise<Report>} */
    this.ready = this.#waiting.promise;
    try {
      this.#worker = new Worker(options.workerUrl, { type: "module" });
      this.#worker.onmessage = ({ data }) => this.#hear(data);
      this.#worker.onerror = (event) => this.#fall(event);
      this.#watch.start(options.timeouts.boot);
      this.#tell({ kind: "boot", engineUrl: String(options.engineUrl), mode: options.boot });
    } catch (error) {
      this.end(new EngineError("engine_load_failed", String(error)));
    }
  }

  /** @param {string} text @returns {Promise<string>} */
  ask(text) {
    this.#waiting = waiting();
    if (this.#loss) this.#waiting.reject(this.#loss);
    else {
      this.#watch.start(this.#options.timeouts.call);
      this.#tell({ kind: "call", text });
    }
    return this.#waiting.promise;
  }

  /** @param {EngineError} reason */
  end(reason) {
    this.#loss ??= reason;
    this.#watch.stop();
    this.#worker?.terminate();
    this.#waiting.reject(this.#loss);
  }

  /** @param {ToWorker} message */
  #tell(message) {
    this.#worker?.postMessage(message);
  }

  /** @param {ErrorEvent} event */
  #fall(event) {
    event.preventDefault();
    const code = this.#isReady ? "engine_crash" : "engine_load_failed";
    this.end(new EngineError(code, event.message ?? "the worker did not start"));
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (this.#loss) return;
    if (!this.#isReady) this.#watch.start(this.#options.timeouts.boot);
    switch (message.kind) {
      case "progress":
        this.#options.onProgress({ phase: message.phase, loaded: message.loaded, total: message.total });
        break;
      case "report":
        this.#report = { boot: message.boot, steps: message.steps, fallback: message.fallback };
        break;
      case "ready":
        this.#isReady = true;
        this.#answered(this.#report);
        break;
      case "reply":
        this.#answered(message.text);
        break;
      case "failed":
        this.end(new EngineError(message.code, message.message));
    }
  }

  /** @param {Report | string | null} what */
  #answered(what) {
    this.#watch.stop();
    this.#waiting.resolve(what);
  }
}

/** A time limit that starts again when it runs out while the machine slept. */
class Watch {
  #timer = 0;
  #onOver;

  /** @param {(ms: number) => void} onOver */
  constructor(onOver) {
    this.#onOver = onOver;
  }

  /** @param {number} ms */
  start(ms) {
    this.stop();
    const late = performance.now() + ms + SLEPT;
    this.#timer = setTimeout(() => (performance.now() > late ? this.start(ms) : this.#onOver(ms)), ms);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}

/** @template T @typedef {{promise: Promise<T>, resolve: (value: T) => void, reject: (reason: unknown) => void}} Waiting */

/** A promise with its two ends. @returns {Waiting<any>} */
function waiting() {
  /** @type {any} */
  const ends = {};
  ends.promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
  return ends;
}

/** A worker that hung or fell may do better the next time; a missing file stays missing. @param {unknown} error @returns {error is EngineError} */
const isLoss = (error) =>
  error instanceof EngineError && (error.code === "engine_timeout" || error.code === "engine_crash");

const closed = () => new EngineError("engine_closed", "the page closed the engine");

/** @typedef {Client} EngineClient */
