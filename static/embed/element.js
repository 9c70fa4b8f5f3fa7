// <omaha-table> for anybody's page (docs/embed.md): attributes and properties, methods, events. Where the table stands, in this
// page or in a frame, makes no difference here. Long by its many small methods.
import { assetUrl } from "../assets.js";
import { eventName, isAddress, misread, paramsOf, reflect, upgrade } from "./attributes.js";
import { EmbedError, embedError, UNSUPPORTED } from "./failures.js";
import { COMMANDS } from "./messages.js";
import { ATTRIBUTES } from "./params.js";
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
 */
/** @typedef {"idle" | "loading" | "ready" | "unsupported" | "error"} Status */

export class OmahaTableElement extends HTMLElement {
  static observedAttributes = [...ATTRIBUTES, "lang"];

  #shell = createShell(this.attachShadow({ mode: "open" }), { onStart: () => this.#begin().catch(() => {}) });
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

  connectedCallback() {
    upgrade(this);
    if (!this.#player && !this.#starting) this.#wait();
  }

  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#release()); // not when it was only moved
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now || !this.#player) return;
    if (this.#changed.size === 0) queueMicrotask(() => this.#takeChanges());
    this.#changed.add(name);
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
    this.#data = data;
    if (this.#player && data) this.load(data).catch((error) => this.#complain(error));
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
    await this.run("act", action);
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
    if (!this.#player) {
      if (name === "load") this.#adopt(payload);
      else if (name === "setOptions" && !this.#starting) return this.#keepEarly(payload);
      else if (name !== "start") throw new EmbedError("busy", { status: this.#status });
      const player = await this.#begin();
      return name === "start" ? player.run(name, payload) : { ignored: [] };
    }
    return this.#player.run(name, payload);
  }

  /** @param {any} payload  of `load` */
  #adopt({ scenario, data = null }) {
    this.#data = data;
    this.#early = { ...this.#early, scenario: scenario ?? "" };
  }

  /** @param {Record<string, unknown>} options */
  #keepEarly(options) {
    for (const [key, value] of Object.entries(options)) this.#early[key] = String(value);
    return { ignored: [] };
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
    if (loading === "click") return this.#shell.offer(await this.words());
    this.#shell.wait();
    if (loading !== "eager") await whenSeen(this, signal);
    if (!signal.aborted) await this.#begin().catch(() => {}); // told by omaha-error
  }

  /** @returns {Promise<Player>} */
  #begin() {
    if (this.#player) return Promise.resolve(this.#player);
    this.#starting ??= this.#open().finally(() => {
      this.#starting = null;
    });
    return this.#starting;
  }

  async #open() {
    const { signal } = this.#ends;
    const t = await this.words();
    this.#set("loading");
    try {
      if (!hasBox(this)) {
        this.tell("error", { code: "hidden_container", params: {}, recoverable: true, messageText: "" });
        await whenLaidOut(this, signal);
      }
      this.#shell.load(t, { phase: "download", loaded: 0, total: 0 });
      const player = await this.#openPlayer(t);
      if (signal.aborted) {
        player.end();
        throw new EmbedError("released");
      }
      this.#player = player;
      return player;
    } catch (thrown) {
      const error = embedError(thrown);
      if (!signal.aborted) this.#fail(t, error);
      throw error;
    }
  }

  /** @param {import("../i18n/i18n.js").Translate} t @returns {Promise<Player>} */
  async #openPlayer(t) {
    const { place, saves, look, check } = this.around;
    check();
    const params = Object.fromEntries(
      Object.entries({ ...this.around.params(), ...this.#early }).filter(([, text]) => text !== ""),
    );
    for (const [key, value] of misread(this)) this.#complain(new EmbedError("bad_parameter", { key, value }));
    const tell = this.tell.bind(this);
    if (this.getAttribute("render") === "iframe") {
      const { openRemote } = await import("./remote.js");
      const { lang } = await wordsFor(this.#langs);
      const { lang: asked = lang, ...others } = params;
      /** @type {Params} */
      const data = this.#data ? { state: encoded(this.#data) } : {};
      return openRemote({
        into: this.#shell.stage,
        site: this.#site,
        params: { ...others, ...data, lang: asked },
        title: this.getAttribute("aria-label") ?? (this.title || t("embed-title")),
        tell,
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
    });
  }

  /** @param {import("../i18n/i18n.js").Translate} t @param {EmbedError} error */
  async #fail(t, { code, params, recoverable }) {
    const text = errorText(t, code, params);
    this.#set(UNSUPPORTED.has(code) ? "unsupported" : "error");
    this.#shell.fail(t, text, recoverable, this.#site);
    if (code === "csp_blocked")
      console.error(
        `omaha8: this page's Content-Security-Policy refuses the table: ${params.directive} needs ${params.source}`,
      );
    this.tell("error", { code, params, recoverable, messageText: text });
  }

  #release() {
    this.#ends.abort();
    this.#ends = new AbortController();
    this.#player?.end();
    this.#player = null;
    this.#starting = null;
    this.#isLoaded = false;
    this.#state = null;
    this.#shell.grow(0);
    if (!this.isConnected) return this.#set("idle");
    this.#set("idle");
    this.words().then((t) => this.#status === "idle" && this.#shell.offer(t));
  }

  async #takeChanges() {
    const names = [...this.#changed];
    this.#changed.clear();
    if (names.some((name) => name === "render" || name === "src-host")) {
      this.#release();
      await this.#begin().catch(() => {}); // told by omaha-error
      return;
    }
    const keys = names.map((name) => name.replaceAll("-", "_")).filter((key) => key !== "loading");
    const options = Object.fromEntries(
      keys.map((key) => [key, this.getAttribute(key.replaceAll("_", "-")) ?? ""]),
    );
    await this.#player?.run("setOptions", options).catch((error) => this.#complain(error));
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
   * Takes note of what the table says and passes it on as an event. @param {string} name @param {any} payload
   * @returns {boolean} false: the page forbids it
   */
  tell(name, payload) {
    if (name === "progress") {
      this.words().then((t) => this.#status === "loading" && this.#shell.load(t, payload));
      this.#isLoaded ||= payload.phase === "ready";
    }
    if (name === "state") this.#state = payload;
    if (name === "answer") this.#answers = { score: payload.score, maxScore: payload.maxScore, given: true };
    if (name === "question")
      this.#answers = { score: payload.score, maxScore: payload.maxScore, given: false };
    if (name === "ready") {
      payload.ignored.push(...misread(this).map(([key]) => key));
      this.#isLoaded = true;
      this.#set("ready");
      this.#shell.done();
    }
    if (name === "resize" && this.isConnected) this.#makeRoom(payload);
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

/** @param {object} data  as the address of a frame takes it */
const encoded = (data) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
    .replaceAll("+", "-")
    .replaceAll("/", "_");

reflect(OmahaTableElement.prototype);
