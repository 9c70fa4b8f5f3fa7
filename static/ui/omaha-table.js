// <omaha-table>: one table, from its start screen to its last hand, in one open shadow root.
import { html, render } from "lit";
import { createDirector } from "../app/director.js";
import { INTENTS, intentForKey } from "../app/intents.js";
import { createMemory } from "../app/saves.js";
import { createStore } from "../app/store.js";
import { createTranslator, languageFor } from "../i18n/i18n.js";
import { createVoice } from "../i18n/words.js";
import { createAnnouncer } from "./announcer.js";
import { createGuard } from "./guard.js";
import { DEFAULT_PARAMS } from "./lobby.js";
import { flyShares } from "./motion.js";
import { screen } from "./screen.js";
import { titleOf } from "./topbar.js";

/** @import { Reply, Request } from "../app/model.js" */
/** @import { State } from "../app/store.js" */

/** What of the start screen is kept for the next visit. */
const KEPT = ["game", "limit", "stakes", "small_blind", "money", "seats", "stack", "speed"];

/**
 * @typedef {object} Setting  what the page gives the element once, before `start`
 * @property {{request(request: Request): Promise<Reply>}} client
 * @property {Record<string, string>} params  as in the address
 * @property {import("../app/saves.js").Saves} [saves]
 * @property {(theme: string) => void} [onTheme]
 * @property {(title: string) => void} [onTitle]
 * @property {boolean} [ownsPage]  keys work wherever the focus is
 */

export class OmahaTable extends HTMLElement {
  /** @type {Setting} */
  #setting = { client: { request: () => Promise.reject(new Error("no engine")) }, params: {} };
  #saves = createMemory();
  #announcer = createAnnouncer();
  #guard = createGuard();
  #translate = /** @type {import("../i18n/i18n.js").Translate} */ ((id) => id);
  #voice = createVoice("en", this.#translate, "chips");
  #isStyled = false;
  /** Settled when the table asks the player or the start screen stands. @type {Set<(state: State) => void>} */
  #waiting = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.addEventListener("pointerdown", () => this.#skip());
    root.addEventListener("click", this.#onClick, { capture: true });
    this.store = createStore();
    this.store.subscribe((state) => this.#changed(state));
  }

  connectedCallback() {
    this.ownerDocument.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    this.ownerDocument.removeEventListener("keydown", this.#onKey);
  }

  /** Shows the start screen, or the table when the address names a game. @param {Setting} setting */
  async start(setting) {
    this.#setting = setting;
    this.#saves = setting.saves ?? createMemory();
    const { params } = setting;
    const kept = this.#saves.read();
    const isTest = this.#isTest;
    if (isTest) this.#guard = createGuard(0);
    const lang = languageFor([params.lang ?? "auto", ...(isTest ? [] : navigator.languages)]);
    this.#translate = await createTranslator(lang, params.terms === "local" ? "local" : "english");
    this.#voice = createVoice(lang, this.#translate, "chips");
    this.director = createDirector({
      store: this.store,
      client: setting.client,
      stage: { show: (cue) => this.#show(cue), say: (text) => this.#announcer.say(text) },
      voice: () => this.#voice,
    });
    const theme = /** @type {any} */ (
      ["light", "dark"].includes(params.theme ?? "") ? params.theme : (kept.theme ?? "auto")
    );
    this.store.set({
      theme,
      isStill: isTest || params.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches,
      speed: isTest ? 0 : speedOf(params.speed ?? kept.params?.speed),
      screen: "game" in params ? "table" : "lobby",
      params: "game" in params ? params : { ...DEFAULT_PARAMS, ...kept.params, ...params },
    });
    await this.#style();
    this.#announcer.say(this.#translate("tell-loading"));
  }

  /** The engine answers: the start screen may ask it, a table opens. */
  async engineReady() {
    this.store.set({ ready: true });
    this.#announcer.say(this.#translate("tell-ready"));
    const { screen: place, params } = this.store.get();
    if (place === "table") return this.director?.open(params);
    await this.#preview(params);
    this.store.set({ status: "idle" });
  }

  /** A promise of the state at the next rest: the player is asked, the start screen stands, or an error does. @returns {Promise<State>} */
  settled() {
    const state = this.store.get();
    if (isResting(state)) return Promise.resolve(state);
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** An intent by its name, as from a button. @param {string} name @param {any} [arg] */
  perform = (name, arg) => {
    if (name === "choose") return this.#choose(arg);
    if (name === "play") return this.#play(arg);
    if (name === "explain") return this.store.set({ note: arg.startsWith("amount-") ? null : arg });
    if (name === "retry") return this.#retry();
    const intent = INTENTS[name];
    const state = this.store.get();
    if (!intent.offered(state)) return;
    const why = intent.whyNot?.(state);
    if (why) return this.#refuse(why);
    const { send, patch, leave } = intent.run(state, arg);
    if (patch) this.store.set(patch);
    if (name === "skip" || name === "pause") this.director?.[this.store.get().paused ? "skip" : "resume"]();
    if (name === "skip") this.director?.skip();
    if (name === "theme") this.#saves.write({ theme: this.store.get().theme });
    if (leave) this.#leave();
    if (send) this.director?.send(send);
  };

  /** @param {string} why */
  #refuse(why) {
    if (why.startsWith("amount-")) return this.#focus("amount-box");
    this.store.set({ note: why });
    this.#announcer.say(this.#translate("tell-illegal", { text: this.#translate(why) }));
  }

  /** @param {Record<string, string>} change  of the start screen's options */
  async #choose(change) {
    const entries = Object.entries({ ...this.store.get().params, ...change }).filter(
      ([, value]) => value !== "",
    );
    const params = Object.fromEntries(entries);
    // Another game or money has other usual amounts: those typed for the old one would be wrong.
    if ("limit" in change || "money" in change)
      for (const key of ["stakes", "small_blind", "stack"]) delete params[key];
    this.store.set({ params, speed: this.#isTest ? 0 : speedOf(params.speed) });
    this.#saves.write({
      params: Object.fromEntries(KEPT.flatMap((key) => (params[key] ? [[key, params[key]]] : []))),
    });
    await this.#preview(params);
  }

  /** @param {Record<string, string>} params */
  async #preview(params) {
    if (!this.store.get().ready) return;
    const reply = await this.#setting.client.request({ type: "preview", table: "", params });
    if (this.store.get().params !== params) return;
    this.store.set(
      reply.ok ? { options: reply.options, badOption: null } : { badOption: reply.error ?? null },
    );
  }

  /** @param {Record<string, string>} [change] */
  async #play(change) {
    if (!this.store.get().ready) return;
    if (change) await this.#choose(change);
    const { badOption, params } = this.store.get();
    if (!badOption) await this.director?.open(params);
  }

  async #leave() {
    await this.director?.leave();
    const params = { ...DEFAULT_PARAMS, ...this.store.get().params };
    this.store.set({ params });
    await this.#preview(params);
  }

  #retry() {
    const { params, ready, view } = this.store.get();
    if (!ready) return location.reload();
    this.store.set({ error: null });
    return view ? this.director?.recover() : this.director?.open(params);
  }

  get #isTest() {
    return this.#setting.params.test === "1";
  }

  /** @param {State} state */
  #changed(state) {
    const money = state.view?.money ?? state.options?.money ?? "chips";
    if (money !== this.#voice.money) this.#voice = createVoice(this.#voice.lang, this.#translate, money);
    this.#setting.onTheme?.(state.theme);
    if (state.view) this.#setting.onTitle?.(`${titleOf(this.#voice, state.view)} · Omaha8`);
    if (this.#isStyled) this.#draw(state);
    if (!isResting(state)) return;
    for (const resolve of this.#waiting) resolve(state);
    this.#waiting.clear();
  }

  /** @param {State} state */
  #draw(state) {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const focused = root.activeElement;
    const context = { state, voice: this.#voice, perform: this.perform };
    const onSkip = (/** @type {string} */ id) => {
      if (!root.getElementById(id)?.checkVisibility()) this.perform(id);
      this.#focus(id);
    };
    render(
      html`${this.#announcer.template()}${screen(context, { onSkip })}`,
      /** @type {HTMLElement} */ (root.lastElementChild),
    );
    // What had the focus is gone or out of reach: it stays in the group, not on the page's body.
    if (focused && !state.dialog && isLost(focused)) this.#focus("actions");
    this.#guard.watch(root.querySelectorAll(".act"));
    const log = root.querySelector(".log");
    if (log) log.scrollTop = log.scrollHeight;
  }

  /** @param {string} id */
  #focus(id) {
    const element = /** @type {HTMLElement | null | undefined} */ (this.shadowRoot?.querySelector(`#${id}`));
    element?.focus({ preventScroll: true });
  }

  /** The element's own style sheet, before anything is drawn: nothing ever stands there unstyled. */
  async #style() {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    const link = this.ownerDocument.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(OMAHA8_STYLES, import.meta.url).href;
    const loaded = new Promise((resolve) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", resolve);
    });
    const room = this.ownerDocument.createElement("div");
    room.className = "frame";
    root.append(link, room);
    await loaded;
    this.#isStyled = true;
    this.dataset.on = "";
    this.#draw(this.store.get());
  }

  /** @param {string} cue */
  #show(cue) {
    if (cue === "result")
      flyShares(/** @type {ShadowRoot} */ (this.shadowRoot), this.#voice, this.store.get());
  }

  #skip() {
    if (this.store.get().status === "animating") this.director?.skip();
  }

  /** @param {Event} event */
  #onClick = (event) => {
    const button = /** @type {Element} */ (event.target).closest(".act");
    if (!this.#guard.isTooSoon(/** @type {MouseEvent} */ (event), button)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const [target] = /** @type {HTMLElement[]} */ (event.composedPath());
    const isInside = event.composedPath().includes(this);
    if (!isInside && !(this.#setting.ownsPage && target === this.ownerDocument.body)) return;
    this.#skip();
    const state = this.store.get();
    const name = keyMeaning(event.key, target, state);
    if (!name) return;
    event.preventDefault();
    if (!event.repeat || REPEATS.has(name.name)) this.perform(name.name, name.arg);
    if (name.name === "raise" && this.store.get().panel) this.#focus("amount-box");
  };
}

/** Intents that go on while their key is held. */
const REPEATS = new Set(["less", "more", "muchLess", "muchMore"]);

/** What sends the amount from its box: letters that open it are no amount. */
const SENDS = ["Enter", "b", "B", "r", "R"];

/** What a key means where it was pressed. @param {string} key @param {HTMLElement} target @param {State} state */
function keyMeaning(key, target, state) {
  const { localName, type } = /** @type {HTMLInputElement} */ (target);
  const isText = localName === "select" || (localName === "input" && type === "text");
  const isRange = localName === "input" && type === "range";
  if (target.dataset.testid === "bet-input" && SENDS.includes(key)) return { name: "raise", arg: undefined };
  if (isText && (key.length === 1 || key === "Enter" || key === "ArrowLeft" || key === "ArrowRight"))
    return null;
  if (localName === "select") return null;
  if (state.dialog && key !== "Escape") return null;
  if (key === "Enter" && (localName === "button" || localName === "a" || localName === "summary"))
    return null;
  if (target.closest?.(".log") && (key.startsWith("Arrow") || key.startsWith("Page"))) return null;
  if (isRange && (key === "Home" || key === "End")) return null;
  return intentForKey(state, key);
}

/** Whether an element can no longer have the focus. @param {Element} element */
const isLost = (element) =>
  !element.isConnected || /** @type {HTMLButtonElement} */ (element).disabled || !element.checkVisibility();

/** @param {State} state */
const isResting = ({ status, error }) => status === "idle" || status === "error" || error !== null;

/** @param {string | undefined} text */
const speedOf = (text) => (text !== undefined && /^[0-5]$/.test(text) ? Number(text) : 2);
