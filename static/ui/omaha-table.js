// <omaha-table>: one table, from its start screen to its last hand, in one open shadow root.
import { html, render } from "lit";
import { createBook } from "../app/book.js";
import { createDirector } from "../app/director.js";
import { createHouseClock } from "../app/house-clock.js";
import { INTENTS } from "../app/intents.js";
import { createMemory } from "../app/saves.js";
import { createSettings, DEFAULTS, settingsFromParams } from "../app/settings.js";
import { createSounds } from "../app/sounds.js";
import { createStorage, memoryShelf } from "../app/storage.js";
import { createStore } from "../app/store.js";
import { createTranslator, languageFor } from "../i18n/i18n.js";
import { createVoice } from "../i18n/words.js";
import { createAnnouncer } from "./announcer.js";
import { createCounter } from "./counter.js";
import { createFaces } from "./faces.js";
import { createFocus } from "./focus.js";
import { createGuard } from "./guard.js";
import { captured, keyMeaning, REPEATS, seatMove } from "./keys.js";
import { flyBets, flyShares } from "./motion.js";
import { screen } from "./screen.js";
import { asOffered, outdated } from "./setup.js";
import { titleOf } from "./topbar.js";
import { timeWords } from "./turn-clock.js";

/** @import { Director } from "../app/director.js" */
/** @import { Reply, Request, TableEvent, View } from "../app/model.js" */
/** @import { Settings } from "../app/settings.js" */
/** @import { State } from "../app/store.js" */

/** What of the start screen is kept for the next visit. */
const KEPT = [
  ...["game", "limit", "stakes", "small_blind", "money", "seats", "stack", "format", "house", "clock"],
  ...["join", "broke", "guests", "level_by", "level_length", "buy_in", "prizes"],
];

/**
 * @typedef {object} Setting  what the page gives the element once, before `start`
 * @property {{request(request: Request): Promise<Reply>}} client
 * @property {Record<string, string>} params  as in the address
 * @property {import("../app/saves.js").Saves} [saves]
 * @property {(settings: Settings, lang: string) => void} [onLook]  what of the settings the page itself has to show
 * @property {(title: string) => void} [onTitle]
 * @property {import("../app/storage.js").Storage} [storage]  for the table in progress and the hands; else they stay in memory
 * @property {() => Promise<void>} [takeOver]  makes this tab the one that plays
 * @property {() => void} [onPlayed]  a hand was finished and kept
 * @property {boolean} [ownsPage]  keys work wherever the focus is
 */

export class OmahaTable extends HTMLElement {
  /** @type {Setting} */
  #setting = { client: { request: () => Promise.reject(new Error("no engine")) }, params: {} };
  #saves = createMemory();
  #announcer = createAnnouncer();
  #guard = createGuard(() => (this.#isTest ? 0 : this.store.get().settings.misclick_guard_ms));
  #sounds = createSounds();
  #counter = createCounter();
  #faces = createFaces();
  #settings = createSettings(this.#saves);
  /** What the address said: it goes before what was kept, for this visit. @type {Settings} */
  #fixed = {};
  #focused = createFocus(() => this.#focus("actions"));
  #translate = /** @type {import("../i18n/i18n.js").Translate} */ ((id) => id);
  #voice = createVoice("en", this.#translate, "chips");
  /** The translator that was asked for last. @type {Promise<import("../i18n/i18n.js").Translate> | null} */
  #asked = null;
  #isStyled = false;
  /** Settled when the table asks the player or the start screen stands. @type {Set<(state: State) => void>} */
  #waiting = new Set();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.addEventListener("pointerdown", () => {
      this.#skip();
      this.#sounds.resume(this.store.get().settings);
    });
    root.addEventListener("click", this.#onClick, { capture: true });
    this.store = createStore({ settings: DEFAULTS });
    this.store.subscribe((state) => this.#changed(state));
  }

  connectedCallback() {
    this.ownerDocument.addEventListener("keydown", this.#onKey);
  }

  disconnectedCallback() {
    this.ownerDocument.removeEventListener("keydown", this.#onKey);
    this.houseClock?.end();
  }

  /** Shows the start screen, or the table when the address names a game. @param {Setting} setting */
  async start(setting) {
    this.#setting = setting;
    this.#saves = setting.saves ?? createMemory();
    this.#settings = createSettings(this.#saves);
    const { params } = setting;
    this.#fixed = { ...settingsFromParams(params), ...(this.#isTest ? { speed: 0, animations: "off" } : {}) };
    const settings = { ...this.#settings.read(), ...this.#fixed };
    await this.#speak(settings);
    const { client, takeOver, onPlayed } = setting;
    const storage = setting.storage ?? createStorage({ open: async () => memoryShelf() });
    /** @type {import("../app/book.js").Book} */
    this.book = createBook({
      store: this.store,
      client,
      storage,
      params,
      director: () => /** @type {Director} */ (this.director),
      takeOver,
      onPlayed,
    });
    /** @type {Director} */
    this.director = createDirector({
      store: this.store,
      client: this.book.watched,
      stage: {
        show: (cue, before) => this.#show(cue, before),
        say: (text) => this.#announcer.say(text),
        hear: (events, view) => this.#hear(events, view),
        turn: () => this.#sounds.turn(this.store.get().settings),
      },
      voice: () => this.#voice,
    });
    this.store.set({
      settings,
      isStill: isStill(settings),
      screen: "game" in params ? "table" : "lobby",
      params: "game" in params ? params : asOffered({ ...this.#saves.read().params, ...params }),
    });
    this.houseClock = createHouseClock({
      store: this.store,
      tell: (word) => /** @type {import("../app/director.js").Director} */ (this.director).time(word),
      hear: (told) => {
        for (const id of timeWords(told)) this.#announcer.say(this.#translate(id), true);
      },
      page: this.ownerDocument,
    });
    await this.#style();
    this.#announcer.say(this.#translate("tell-loading"));
  }

  /** Takes up a language and its terms. @param {Settings} settings */
  async #speak({ lang, terms }) {
    const wanted = lang === "auto" ? (this.#isTest ? [] : navigator.languages) : [lang];
    const language = languageFor(wanted);
    // Swedish players say their own words, the others mostly the English ones.
    const own = terms === "auto" ? language === "sv" : terms === "local";
    const asked = createTranslator(language, own ? "local" : "english");
    this.#asked = asked;
    const translate = await asked;
    if (this.#asked !== asked) return; // the choice changed while this one was loading
    this.#translate = translate;
    this.#voice = createVoice(language, translate, this.#voice.money);
    this.lang = language;
  }

  /** @param {Settings} change */
  async #set(change) {
    this.#settings.write(change);
    for (const key of Object.keys(change)) delete this.#fixed[key];
    if ("lang" in change || "terms" in change) await this.#speak({ ...this.store.get().settings, ...change });
    const settings = { ...this.store.get().settings, ...change };
    this.store.set({ settings, isStill: isStill(settings) });
    if (change.sound) this.#sounds.wake(settings);
    if ("auto_deal" in change) this.director?.dealOn();
  }

  /** The engine answers: the start screen may ask it, a table opens. */
  async engineReady() {
    this.store.set({ ready: true });
    this.#announcer.say(this.#translate("tell-ready"));
    const { screen: place, params } = this.store.get();
    if (await this.book?.takeUp()) return;
    if (place === "table" && !this.store.get().isElsewhere) return this.director?.open(params);
    await this.#toLobby(params);
  }

  /** @param {Record<string, string>} params */
  async #toLobby(params) {
    this.store.set({ screen: "lobby", params });
    await this.book?.look();
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
    if (this.book?.perform(name, arg)) return;
    const intent = INTENTS[name];
    const state = this.store.get();
    if (!intent.offered(state)) return;
    const why = intent.whyNot?.(state);
    if (why) return this.#refuse(why);
    const { send, look, patchOf, patch, settings, say, time, leave } = intent.run(state, arg);
    if (patch) this.store.set(patch);
    if (name === "skip" || name === "pause") this.director?.[this.store.get().paused ? "skip" : "resume"]();
    if (name === "skip") this.director?.skip();
    if (settings) this.#set(settings);
    if (say) this.#announcer.say(say(this.#voice));
    if (look && patchOf) this.director?.look(look, patchOf);
    if (time) this.director?.time(time);
    if (leave) this.#leave();
    if (send && state.notice?.id === "notice-restored") this.book?.perform("dismiss");
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
    for (const key of Object.keys(change).flatMap(outdated)) delete params[key];
    this.store.set({ params });
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
    this.store.set({ status: "busy" });
    try {
      if (change) await this.#choose(change);
    } catch (error) {
      this.store.set({ status: "idle" });
      throw error;
    }
    const { badOption, params, isElsewhere } = this.store.get();
    if (badOption || isElsewhere) this.store.set({ status: "idle" });
    else await this.director?.open(params);
  }

  async #leave() {
    const isPractice = this.store.get().view?.practice;
    if (isPractice) return this.book?.perform("home");
    const params = asOffered(this.store.get().params);
    this.store.set({ params });
    await this.director?.leave();
    await this.#toLobby(params);
  }

  #retry() {
    const { params, ready, view } = this.store.get();
    if (!ready) return location.reload();
    this.store.set({ error: null });
    if (view) return this.director?.recover();
    return this.#openAgain(params);
  }

  /** @param {Record<string, string>} params */
  async #openAgain(params) {
    if (!(await this.book?.takeUp())) await this.director?.open(params);
  }

  get #isTest() {
    return this.#setting.params.test === "1";
  }

  /** @param {State} state */
  #changed(state) {
    const money = state.view?.money ?? state.options?.money ?? "chips";
    if (money !== this.#voice.money) this.#voice = createVoice(this.#voice.lang, this.#translate, money);
    this.#setting.onLook?.(state.settings, this.#voice.lang);
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
    this.#focused.keep(/** @type {HTMLElement | null} */ (focused), state.dialog !== null);
    this.#guard.watch(root.querySelectorAll("#actions .act"));
    if (state.view) this.#faces.ask(state.view);
    if (!state.isStill) this.#counter.run(root, this.#voice, state);
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

  /** @param {string} cue @param {View | null} before */
  #show(cue, before) {
    const root = /** @type {ShadowRoot} */ (this.shadowRoot);
    if (cue === "street" || cue === "result") flyBets(root, this.#voice, before);
    if (cue === "result") flyShares(root, this.#voice, this.store.get().view);
  }

  /** @param {TableEvent[]} events @param {View} view */
  #hear(events, view) {
    this.#sounds.hear(events, view, this.store.get().settings);
  }

  #skip() {
    if (this.store.get().status !== "animating") return;
    this.director?.skip();
    for (const flying of this.shadowRoot?.querySelectorAll(".share-in-flight") ?? []) flying.remove();
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
    this.#sounds.resume(state.settings);
    const meaning = captured(event, state) ?? seatMove(event, target) ?? keyMeaning(event, target, state);
    if (!meaning) return;
    event.preventDefault();
    if ("focus" in meaning) return meaning.focus.focus();
    if (!event.repeat || REPEATS.has(meaning.name)) this.perform(meaning.name, meaning.arg);
    const opensBox = meaning.name === "raise" || meaning.name === "allIn";
    if (opensBox && this.store.get().panel) this.#focus("amount-box");
  };
}

/** @param {State} state */
const isResting = ({ status, error }) => status === "idle" || status === "error" || error !== null;

/** @param {Settings} settings */
const isStill = ({ animations }) =>
  animations === "off" || (animations === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
