// <omaha-table> for anybody's page (docs/embed.md): attributes and properties, methods, events. Where the table stands, in this
// page or in a frame, makes no difference here. Long by its many small methods.
import { assetUrl } from "../assets.js";
import { eventName, isAddress, misread, paramsOf, reflect, upgrade } from "./attributes.js";
import { EmbedError, embedError, isOutdated, UNSUPPORTED } from "./failures.js";
import { COMMANDS, readMessage, VERSION, wrongIn } from "./messages.js";
import { ATTRIBUTES, readParams } from "./params.js";
import { encodeState } from "./scenario.js";
import { hasBox, whenLaidOut, whenSeen } from "./seen.js";
import { createShell } from "./shell.js";
import { errorText, wordsFor } from "./words.js";

/** @import { Player } from "./inline.js" */
/** @import { Params } from "./params.js" */
/**
 * @typedef {object} Around  what an element's surroundings make of it
 * @property {"frame" | "inline"} place
 * @property {() => Params} params  as in the address of a frame
 * @property {import("../app/saves.js").Saves} [saves]
 * @property {(settings: import("../app/settings.js").Settings, lang: string) => void} look
 * @property {() => void} check  throws what makes a table impossible
 * @property {() => void} [reload]  loads the page anew that is nothing but this table
 */
/** @typedef {"idle" | "loading" | "ready" | "unsupported" | "error"} Status */

export class OmahaTableElement extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES, "lang"];

  #shell = createShell(this.attachShadow({ mode: "open" }), { onStart: () => this.#pressed() });
  /** @type {Player | null} */
  #player = null;
  /** @type {Promise<Player> | null} */
  #starting = null;
  #ends = new AbortController();
  /** @type {Status} */
  #status = "idle";
  /** @type {any} */
  #state = null;
  /** @type {object | null} */
  #data = null;
  /** Options that `setOptions` gave before there was a table. @type {Params} */
  #early = {};
  /** Attributes that changed and were not yet looked at. @type {Set<string>} */
  #changed = new Set();
  #isLoaded = false;
  #answers = { score: 0, maxScore: 0, given: false };
  /** What was told before the table stood. @type {[string, any][]} */
  #held = [];
  /** Keys that the table which stands was to have, and has not. @type {string[]} */
  #ignored = [];
  /** Whether only another page would help. */
  #isOutdated = false;

  connectedCallback() {
    upgrade(this);
    if (!this.#player && !this.#starting) this.#wait();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#release()); // not when it was only moved
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    delete this.#early[name.replaceAll("-", "_")];
    if (!this.#isWanted) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#takeChanges());
    this.#changed.add(name);
  }

  /** Whether somebody waits for a table here: one stands, is coming or could not come. */
  get #isWanted() {
    return this.#player !== null || this.#starting !== null || this.#status === "error";
  }

  // ---- what a page reads

  get status() {
    return this.#status;
  }

  get ready() {
    return this.#status === "ready";
  }

  /** Whether the engine has started for this table. */
  get loaded() {
    return this.#isLoaded;
  }

  /** The table as the reader sees it, null before it stands. */
  get state() {
    return this.#state;
  }

  get score() {
    return this.#answers.score;
  }

  get maxScore() {
    return this.#answers.maxScore;
  }

  get answerGiven() {
    return this.#answers.given;
  }

  get scenarioData() {
    return this.#data;
  }

  set scenarioData(data) {
    this.#data = data ?? null;
    if (!this.#isWanted) return;
    const wanted = this.#data ? { data } : { scenario: this.getAttribute("scenario") ?? "" };
    this.run("load", wanted).catch((error) => this.#player && this.#complain(error)); // else told as what failed
  }

  // ---- what a page asks

  /** @param {string | object} scenario  an id, `url:` and a path, or the scenario itself */
  async load(scenario) {
    return this.run("load", typeof scenario === "string" ? { scenario } : { data: scenario });
  }

  async start() {
    await this.run("start");
  }

  /** @param {"first" | "prev" | "next" | "last" | number} to */
  async goTo(to) {
    await this.run("goTo", { to });
  }

  /** @param {{type: string, to?: number}} action */
  async act(action) {
    await this.run("act", Object(action)); // no action at all is told as one that is not legal
  }

  /** @param {any} [given]  as docs/protocol.md has it; without: what the reader has chosen */
  async checkAnswer(given) {
    await this.run("checkAnswer", given === undefined ? {} : { given });
  }

  async showSolution() {
    await this.run("showSolution");
  }

  async retry() {
    await this.run("retry");
  }

  async getState() {
    return (await this.run("getState")).state;
  }

  /** @param {"text" | "json"} [format] */
  async getHistory(format = "text") {
    const reply = await this.run("getHistory", { format });
    return format === "text" ? reply.text : reply;
  }

  async pause() {
    await this.run("pause");
  }

  async resume() {
    await this.run("resume");
  }

  /** @param {Record<string, unknown>} options @returns {Promise<{ignored: string[]}>} */
  async setOptions(options) {
    return this.run("setOptions", options);
  }

  async focusActions() {
    await this.run("focusActions");
  }

  async release() {
    await this.run("release");
  }

  /** A method by its name, as messages have it. @param {string} name @param {any} [payload] @returns {Promise<any>} */
  async run(name, payload = {}) {
    if (!COMMANDS.includes(name)) throw new EmbedError("unknown_command", { name });
    if (name === "release") {
      this.#release();
      return {};
    }
    if (name === "getState") return { state: this.#state };
    try {
      return await this.#perform(name, name === "load" ? (payload ?? {}) : asPosted(name, payload));
    } catch (error) {
      throw embedError(error);
    }
  }

  /** @param {string} name @param {any} given */
  async #perform(name, given) {
    if (name === "load") mustNameScenario(given);
    const isThere = this.#player !== null || this.#status === "ready";
    if (!isThere && !EARLY.has(name)) throw new EmbedError("busy", { name, status: this.#status });
    const { signal } = this.#ends;
    if (name !== "start") await this.#starting?.catch(() => {}); // told by omaha-error
    if (signal.aborted) throw new EmbedError("released");
    if (this.#player) {
      const answer = await this.#player.run(name, given);
      if (name === "load") this.#adopt(given);
      return answer;
    }
    if (name === "load") this.#adopt(given);
    if (name === "setOptions") {
      const { ignored } = this.#keepEarly(given);
      if (this.#status !== "error") return { ignored };
    }
    const player = await this.#begin();
    return name === "start" ? player.run(name, given) : { ignored: this.#ignored };
  }

  /** What a start begins with from now on. @param {any} given  of `load` */
  #adopt({ scenario = "", data = null }) {
    this.#data = data;
    this.#early = { ...this.#early, scenario };
  }

  /** Options for the table that comes; those that only the engine can judge are judged then. @param {Record<string, unknown>} options */
  #keepEarly(options) {
    for (const [key, value] of Object.entries(options)) this.#early[key] = String(value ?? "");
    const { ignored } = readParams(this.#data ? { scenario: "data", ...this.#wanted } : this.#wanted);
    return { ignored: ignored.filter((key) => Object.hasOwn(options, key)) };
  }

  /** As an address would say it. @returns {Params} */
  get #wanted() {
    const given = Object.entries({ ...this.around.params(), ...this.#early });
    return Object.fromEntries(given.filter(([, text]) => text !== ""));
  }

  // ---- what the table is made from; a page that is nothing but the table has its own

  /** @type {Around} */
  around = {
    place: "inline",
    params: () => paramsOf(this),
    look() {},
    check() {},
  };

  /** The language of the text around, best first. */
  get #langs() {
    const around = /** @type {HTMLElement | null} */ (this.closest("[lang]"))?.lang;
    return around ? [around] : navigator.languages;
  }

  get #site() {
    const given = this.getAttribute("src-host")?.replace(/\/?$/, "/");
    return new URL(given && isAddress(given) ? given : new URL("..", assetUrl("x")), document.baseURI);
  }

  // ---- its life

  /** Until it is looked at, pressed, or at once. */
  async #wait() {
    const { signal } = this.#ends;
    const loading = this.getAttribute("loading") ?? "lazy";
    this.#set("idle");
    if (loading === "click") return this.#offer();
    this.#shell.wait();
    if (loading !== "eager") await whenSeen(this, signal);
    if (!signal.aborted) await this.#begin().catch(() => {}); // told by omaha-error
  }

  /** Waits for a press. */
  async #offer() {
    const { signal } = this.#ends;
    try {
      const t = await this.words();
      if (!signal.aborted && this.#status === "idle") this.#shell.offer(t);
    } catch (error) {
      await this.#fail(embedError(error), signal);
    }
  }

  #pressed() {
    if (this.#isOutdated) return location.reload();
    this.#begin().catch(() => {}); // told by omaha-error
  }

  /** @returns {Promise<Player>} */
  #begin() {
    if (this.#player) return Promise.resolve(this.#player);
    if (this.#starting) return this.#starting;
    const starting = this.#open().finally(() => {
      if (this.#starting === starting) this.#starting = null; // else it was released, and another one comes
    });
    this.#starting = starting;
    return starting;
  }

  async #open() {
    const { signal } = this.#ends;
    this.#set("loading");
    try {
      const t = await this.words();
      if (!hasBox(this)) {
        this.#complain(new EmbedError("hidden_container"));
        await whenLaidOut(this, signal);
      }
      if (signal.aborted) throw new EmbedError("released");
      this.#shell.load(t, { phase: "download", loaded: 0, total: 0 });
      const player = await this.#openPlayer(t, signal);
      if (signal.aborted) {
        player.end();
        throw new EmbedError("released");
      }
      this.#player = player;
      return player;
    } catch (thrown) {
      if (signal.aborted) throw new EmbedError("released");
      const error = embedError(thrown);
      throw await this.#fail(error, signal);
    }
  }

  /** @param {import("../i18n/i18n.js").Translate} t @param {AbortSignal} signal @returns {Promise<Player>} */
  async #openPlayer(t, signal) {
    const { place, saves, look, check } = this.around;
    check();
    const params = this.#wanted;
    for (const [key, value] of misread(this)) this.#complain(new EmbedError("bad_parameter", { key, value }));
    /** @param {string} name @param {any} payload */
    const tell = (name, payload) => signal.aborted || this.tell(name, payload);
    if (this.getAttribute("render") === "iframe") {
      const { openRemote } = await import("./remote.js");
      const { lang } = await wordsFor(this.#langs);
      const { lang: asked = lang, ...others } = params;
      /** @type {Params} */
      const data = this.#data ? { state: encodeState(this.#data) } : {};
      return openRemote({
        into: this.#shell.stage,
        site: this.#site,
        params: { ...others, ...data, lang: asked },
        title: this.getAttribute("aria-label") ?? (this.title || t("embed-title")),
        tell,
        signal,
      });
    }
    const { openInline } = await import("./inline.js");
    return openInline({
      host: this,
      root: /** @type {ShadowRoot} */ (this.shadowRoot),
      into: this.#shell.stage,
      site: this.#site,
      data: this.#data,
      langs: this.#langs,
      place,
      saves,
      look,
      params,
      tell,
      signal,
    });
  }

  /** @param {EmbedError} error @param {AbortSignal} signal @returns {Promise<EmbedError>} what is told of it */
  async #fail(error, signal) {
    const isOld = error.code === "engine_load_failed" && (await isOutdated());
    const told = isOld ? new EmbedError("outdated", error.params) : error;
    const t = await this.words().catch(() => null);
    if (signal.aborted) return told;
    if (isOld && this.around.reload) this.around.reload();
    else this.#show(told, t);
    return told;
  }

  /** @param {EmbedError} error @param {import("../i18n/i18n.js").Translate | null} t  null: the words are not to be had either */
  #show({ code, params, recoverable }, t) {
    const text = t ? errorText(t, code, params) : "";
    const again = t?.(code === "outdated" ? "embed-reload" : "error-retry") ?? "↻";
    this.#isOutdated = code === "outdated";
    this.#set(UNSUPPORTED.has(code) ? "unsupported" : "error");
    this.#shell.fail(t, text, recoverable ? again : null, this.#site);
    if (code === "csp_blocked")
      console.error(
        `omaha8: this page's Content-Security-Policy refuses the table: ${params.directive} needs ${params.source}`,
      );
    for (const [name, payload] of this.#held.splice(0)) if (name === "error") this.emit(name, payload);
    this.emit("error", { code, params, recoverable, messageText: text });
  }

  #release() {
    this.#ends.abort();
    this.#ends = new AbortController();
    this.#held = [];
    this.#changed.clear();
    this.#player?.end();
    this.#player = null;
    this.#starting = null;
    this.#isLoaded = false;
    this.#isOutdated = false;
    this.#state = null;
    this.#shell.grow(0);
    this.#set("idle");
    if (this.isConnected) this.#offer();
  }

  async #takeChanges() {
    await this.#starting?.catch(() => {}); // told by omaha-error
    const names = [...this.#changed];
    this.#changed.clear();
    if (names.includes("scenario")) this.#data = null;
    if (names.length === 0 || !this.#isWanted) return;
    if (!this.#player || names.includes("render") || names.includes("src-host")) {
      this.#release();
      await this.#begin().catch(() => {}); // told by omaha-error
      return;
    }
    const keys = names.map((name) => name.replaceAll("-", "_")).filter((key) => key !== "loading");
    const options = Object.fromEntries(
      keys.map((key) => [key, this.getAttribute(key.replaceAll("_", "-")) ?? ""]),
    );
    if ("lang" in options) options.lang = (await wordsFor(this.#langs)).lang;
    for (const [key, value] of misread(this))
      if (names.includes(key)) this.#complain(new EmbedError("bad_parameter", { key, value }));
    await this.#player.run("setOptions", options).catch((error) => this.#complain(error));
  }

  /** @param {unknown} thrown */
  async #complain(thrown) {
    const { code, params, recoverable } = embedError(thrown);
    const messageText = errorText(await this.words(), code, params);
    this.tell("error", { code, params, recoverable, messageText });
  }

  /** @param {Status} status */
  #set(status) {
    this.#status = status;
    this.setAttribute("status", status);
  }

  /** Texts of the shell, in the language of the page. */
  async words() {
    const { lang = "auto" } = { ...this.around.params(), ...this.#early };
    return (await wordsFor(lang === "auto" ? this.#langs : [lang])).t;
  }

  /**
   * Takes note of what the table says and passes it on: first of all that it stands, once its state can be read.
   * @param {string} name @param {any} payload
   * @returns {boolean} false: the page forbids it
   */
  tell(name, payload) {
    this.#note(name, payload);
    if (this.#status === "ready" || name === "progress" || payload.code === "hidden_container")
      return this.emit(name, payload);
    if (name === "ready") this.#held.unshift([name, payload]);
    else this.#held.push([name, payload]);
    if (!this.#state || this.#held[0][0] !== "ready") return true;
    this.#set("ready");
    this.#shell.done();
    for (const each of this.#held.splice(0)) this.emit(...each);
    return true;
  }

  /** @param {string} name @param {any} payload */
  #note(name, payload) {
    if (name === "progress") {
      this.words().then(
        (t) => this.#status === "loading" && this.#shell.load(t, payload),
        () => {}, // what is missing is told when it is needed
      );
      this.#isLoaded ||= payload.phase === "ready";
    }
    if (name === "state") this.#state = payload;
    if (name === "answer") this.#answers = { score: payload.score, maxScore: payload.maxScore, given: true };
    if (name === "question")
      this.#answers = { score: payload.score, maxScore: payload.maxScore, given: false };
    if (name === "ready") {
      payload.ignored.push(...misread(this).map(([key]) => key));
      this.#ignored = payload.ignored;
      this.#isLoaded = true;
    }
    if (name === "resize" && this.isConnected) this.#makeRoom(payload);
  }

  /** Tells the page. @param {string} name @param {any} payload @returns {boolean} false: it forbids it */
  emit(name, payload) {
    const cancelable =
      name === "action" && payload.cause === "user" && this.getAttribute("render") !== "iframe";
    return this.dispatchEvent(
      new CustomEvent(eventName(name), { bubbles: true, composed: true, cancelable, detail: payload }),
    );
  }

  /** @param {{height: number}} size */
  #makeRoom({ height }) {
    // A frame is as high as the page around makes it.
    if (this.around.place === "inline" && height > this.#shell.stage.clientHeight + 1)
      this.#shell.grow(height);
  }
}

/** What may be asked before there is a table. */
const EARLY = new Set(["load", "setOptions", "start"]);

/** @param {any} given  of `load` */
function mustNameScenario({ scenario = null, data = null }) {
  if (typeof scenario !== "string" && (data === null || typeof data !== "object"))
    throw new EmbedError("bad_parameter", { key: "scenario", value: scenario ?? data });
}

/** What a command brings, as a message would bring it. @param {string} name @param {any} payload */
function asPosted(name, payload) {
  const message = { omaha: VERSION, type: "cmd", name, payload: payload ?? {} };
  const wrong = wrongIn(message);
  if (wrong) throw new EmbedError("bad_message", wrong);
  return readMessage(message)?.payload;
}

reflect(OmahaTableElement.prototype);
