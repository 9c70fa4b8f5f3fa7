// The page's end of the worker: requests in order, a time limit for each, and a new worker with the same tables when one is lost.
import { classicWorker, launchOf } from "./launch.js";
import { watchPolicy } from "./policy.js";
import { EngineError, readReply, writeRequest } from "./protocol.js";
import { trusted } from "./trusted.js";

/** @import { Place } from "./launch.js" */
/** @import { BootMode, BootReport, FromWorker, Intent, Progress, Reply, Report, ToWorker } from "./protocol.js" */

const MAX_RESTARTS = 2;
/**
 * In ms. boot: without a sign of life, and a slow phone gives none while Python starts the long way; stall: of a download, less than
 * that; call: from asking to the reply.
 */
const LIMITS = { boot: 60_000, stall: 15_000, call: 5_000 };
/** A timer this late, in ms, says that the machine slept; the worker has slept as well and gets its time again. */
const SLEPT = 1_000;

/**
 * @typedef {object} Restart  a worker was lost and a new one stands in its place
 * @property {EngineError} cause
 * @property {number} count  automatic restarts since a request was last answered
 * @property {Map<string, Reply>} tables  by table, the reply that brought it back: the same prompt, or `ok: false`
 */
/**
 * @typedef {object} Engine  how to start it
 * @property {string | URL} engineUrl  the folder with Pyodide, wheels and manifest.json
 * @property {BootMode} boot
 * @property {typeof LIMITS} timeouts
 * @property {(progress: Progress) => void} onProgress
 * @property {(restart: Restart) => void} onRestart
 */
/** @typedef {Place & Engine} Options */
/** @typedef {{id: number, intent: Intent, text: string, resolve: (reply: Reply) => void, reject: (error: unknown) => void}} Call */

/**
 * Starts a worker and speaks with it. What it is asked before Python is there waits.
 * @param {Partial<Omit<Options, "timeouts">> & {timeouts?: Partial<typeof LIMITS>}} [options]
 */
export function createClient({
  start = "auto",
  workerUrl = new URL(OMAHA8_WORKER, import.meta.url),
  classicUrl = new URL(OMAHA8_CLASSIC, import.meta.url),
  embedded = null,
  engineUrl = new URL("../engine/", import.meta.url),
  boot = "auto",
  timeouts = {},
  onProgress = () => {},
  onRestart = () => {},
} = {}) {
  return new Client({
    start,
    workerUrl,
    classicUrl,
    embedded,
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
  #launch;
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
  #policy;

  /** @param {Options} options */
  constructor(options) {
    this.#options = options;
    this.#launch = launchOf(options);
    const { origin } = new URL(options.engineUrl, location.href);
    this.#policy = watchPolicy(
      document,
      (blocked) => /^blob|^wasm|^trusted-types/.test(blocked) || blocked.startsWith(origin),
    );
    /** @type {Promise<Report>} */
    this.ready = this.#waiting.promise;
    this.#watch.start(options.timeouts.boot);
    this.#start().catch((error) => this.#fail(error));
  }

  async #start() {
    const { workerUrl, timeouts } = this.#options;
    if (this.#launch.kind === "module")
      return this.#begin(new Worker(trusted(workerUrl), { type: "module" }));
    const onWait = (tries = 0) =>
      this.#hear({ kind: "progress", phase: "download", loaded: 0, total: 0, tries });
    const { worker, files } = await classicWorker(this.#options, { stall: timeouts.stall, onWait });
    this.#begin(worker, files);
  }

  /** @param {Worker} worker @param {Record<string, string>} [files] */
  #begin(worker, files) {
    if (this.#loss) return worker.terminate();
    const { engineUrl, boot: mode, timeouts } = this.#options;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#fall(event);
    this.#worker = worker;
    const order = { engineUrl: String(engineUrl), mode, stall: timeouts.stall };
    this.#tell({ kind: "boot", ...order, ...(files && { files }) });
  }

  /** The worker did not start. @param {unknown} error */
  async #fail(error) {
    const reason = await this.#policy.explain(error);
    this.end(reason instanceof EngineError ? reason : new EngineError("engine_load_failed", String(reason)));
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
    this.#policy.end();
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
    if (this.#isReady) this.end(new EngineError("engine_crash", event.message));
    else this.#fail(event.message ?? "the worker did not start");
  }

  /** @param {FromWorker} message */
  #hear(message) {
    if (this.#loss) return;
    if (!this.#isReady) this.#watch.start(this.#options.timeouts.boot);
    switch (message.kind) {
      case "progress":
        this.#options.onProgress({
          phase: message.phase,
          loaded: message.loaded,
          total: message.total,
          tries: message.tries,
        });
        break;
      case "report":
        this.#report = reportOf(message, this.#launch);
        break;
      case "ready":
        this.#isReady = true;
        this.#policy.end();
        this.#answered(this.#report);
        break;
      case "reply":
        this.#answered(message.text);
        break;
      case "failed":
        this.end(new EngineError(message.code, message.message, message.params));
    }
  }

  /** @param {Report | string | null} what */
  #answered(what) {
    this.#watch.stop();
    this.#waiting.resolve(what);
  }
}

/** @param {BootReport} report @param {import("./launch.js").Launch} launch @returns {Report} */
const reportOf = ({ boot, steps, fallback }, { kind, reason }) => ({
  boot,
  steps,
  fallback,
  worker: kind,
  reason,
});

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
