// One table in one shadow root, from its start screen to its last hand. Whoever shows it - the page, a page that embeds it, a
// frame - gives it a host and a setting; there is no other way to run a table.
import { html, render } from "lit";
import { createBook, sceneOf } from "../app/book.js";
import { createDirector } from "../app/director.js";
import { createHouseClock } from "../app/house-clock.js";
import { INTENTS, isPanelOpen } from "../app/intents.js";
import { createPrompter } from "../app/prompter.js";
import { createMemory } from "../app/saves.js";
import { createSettings, DEFAULTS, settingsFromParams } from "../app/settings.js";
import { createSounds } from "../app/sounds.js";
import { createStage } from "../app/stage.js";
import { createStorage, memoryShelf } from "../app/storage.js";
import { createStore } from "../app/store.js";
import { assetUrl } from "../assets.js";
import { createTranslator, languageFor, languageName, regionFor } from "../i18n/i18n.js";
import { createVoice } from "../i18n/words.js";
import { createAnnouncer } from "./announcer.js";
import { createCounter } from "./counter.js";
import { createFaces } from "./faces.js";
import { createFocus } from "./focus.js";
import { createFront, keepable } from "./front.js";
import { createGuard } from "./guard.js";
import { createInput } from "./input.js";
import { flyBets, flyShares } from "./motion.js";
import { createScenes, namesScene } from "./scenes.js";
import { screen } from "./screen.js";
import { asOffered } from "./setup.js";
import { titleOf } from "./topbar.js";
import { timeWords } from "./turn-clock.js";
import { voiceFor } from "./voices.js";

/** @import { Director } from "../app/director.js" */
/** @import { Reply, Request, View } from "../app/model.js" */
/** @import { Settings } from "../app/settings.js" */
/** @import { Place, State } from "../app/store.js" */

/** What holds at a test table until it is set otherwise. @type {Settings} */
const WITHOUT_TIME = { speed: 0, animations: "off", misclick_guard_ms: 0 };

/**
 * @typedef {object} Setting  what a table is given once, before `start`
 * @property {{request(request: Request): Promise<Reply>}} client
 * @property {Record<string, string>} params  as in the address
 * @property {Place} [place]  what stands around it; without: the game's own page
 * @property {import("../app/saves.js").Saves} [saves]
 * @property {Settings} [usual]  where this place starts with other settings than the game's own page
 * @property {readonly string[]} [langs]  languages to speak where the reader chose none, best first; the browser's where absent
 * @property {(settings: Settings, lang: string) => void} [onLook]  what of the settings the page itself has to show
 * @property {(title: string) => void} [onTitle]
 * @property {import("../app/storage.js").Storage} [storage]  for the table in progress and the hands; else they stay in memory
 * @property {() => Promise<void>} [takeOver]  makes this tab the one that plays
 * @property {() => void} [onPlayed]  a hand was finished and kept
 * @property {() => unknown} [retry]  asks for an engine that did not start once more; without it the page is loaded again
 * @property {boolean} [ownsPage]  keys work wherever the focus is
 */

export class Table {
  /** @type {Setting} */
  #setting = { client: { request: () => Promise.reject(new Error("no engine")) }, params: {} };
  #host;
  #root;
  #into;
  #saves = createMemory();
  #announcer = createAnnouncer();
  #guard = createGuard(() => this.store.get().settings.misclick_guard_ms);
  #sounds = createSounds();
  #counter = createCounter();
  #faces = createFaces();
  #settings = createSettings(this.#saves);
  /** What the address said: it goes before what was kept, for this visit. @type {Settings} */
  #fixed = {};
  #focused = createFocus(() => this.focus("actions"));
  #translate = /** @type {import("../i18n/i18n.js").Translate} */ ((id) => id);
  #voice = createVoice("en", this.#translate, "chips");
  /** The translator that was asked for last. @type {ReturnType<typeof createTranslator> | null} */
  #asked = null;
  #isAmountOpen = false;
  /** @type {HTMLElement | null} */
  #link = null;
  /** Where it is drawn, once its style sheet is there. @type {HTMLElement | null} */
  #room = null;
  /** @type {import("./front.js").Front | undefined} */
  #front;
  /** @type {ReturnType<typeof createScenes> | undefined} */
  #scenes;
  #input;
  /** Settled when the table asks the player or the start screen stands. @type {Set<(state: State) => void>} */
  #waiting = new Set();

  /** @param {HTMLElement} host @param {ShadowRoot} root @param {ShadowRoot | HTMLElement} [into]  where in it the table is added */
  constructor(host, root, into = root) {
    this.#host = host;
    this.#root = root;
    this.#into = into;
    this.store = createStore({ settings: DEFAULTS });
    this.store.subscribe((state) => this.#changed(state));
    this.#input = createInput({
      host,
      root,
      store: this.store,
      guard: this.#guard,
      ownsPage: () => this.#setting.ownsPage === true,
      perform: this.perform,
      onTouch: () => {
        this.#skip();
        this.#sounds.resume(this.store.get().settings);
      },
      focus: (id) => this.focus(id),
    });
  }

  /** Takes keys and presses from now on. */
  listen() {
    this.#input.listen();
  }

  /** Takes no more of them. */
  rest() {
    this.#input.end();
    this.houseClock?.end();
  }

  /** Leaves nothing of the table. */
  end() {
    this.rest();
    this.director?.halt();
    this.#room?.remove();
    this.#link?.remove();
    this.#room = null;
  }

  /**
   * Shows the start screen, or the table when the address names a game.
   * @param {Setting} setting
   * @returns {Promise<boolean>} whether the style sheet could be had
   */
  async start(setting) {
    this.#setting = setting;
    this.#saves = setting.saves ?? createMemory();
    this.#settings = createSettings(this.#saves, setting.usual);
    const { params, place = "page" } = setting;
    this.#fixed = { ...settingsFromParams(params), ...(this.#isTest ? WITHOUT_TIME : {}) };
    const settings = { ...this.#settings.read(), ...this.#fixed };
    await this.#speak(settings);
    this.#compose(setting);
    this.store.set({
      settings,
      place,
      isStill: isStill(settings),
      screen: place !== "page" || "game" in params || namesScene(params) ? "table" : "lobby",
      params: "game" in params ? params : asOffered({ ...keepable(this.#saves.read().params), ...params }),
    });
    const isStyled = await this.#style();
    this.#announcer.say(this.#translate("tell-loading"));
    return isStyled;
  }

  /** What the table is made of. @param {Setting} setting */
  #compose({ client, params, place = "page", takeOver, onPlayed, storage }) {
    const { store } = this;
    /** @type {import("../app/book.js").Book} */
    this.book = createBook({
      store,
      client,
      storage: storage ?? createStorage({ open: async () => memoryShelf() }),
      params,
      scene: () => sceneOf(this.#scenes?.wanted() ?? {}),
      director: () => /** @type {Director} */ (this.director),
      takeOver,
      onPlayed,
    });
    /** @type {Director} */
    this.director = createDirector({
      store,
      client: this.book.watched,
      stage: {
        show: (cue, before) => this.#show(cue, before),
        say: (text) => this.#announcer.say(text),
        hear: (events, view) => this.#sounds.hear(events, view, store.get().settings),
        turn: () => this.#sounds.turn(store.get().settings),
      },
      voice: () => this.#voice,
    });
    const { book, director } = this;
    /** @type {import("../app/stage.js").Stage} */
    this.stage = createStage({ store, client: this.book.watched, director });
    this.#scenes = createScenes({
      ...{ store, stage: this.stage, book, params },
      ownsAddress: place === "page",
      leave: () => this.#leave(true),
    });
    createPrompter({ store, voice: () => this.#voice, say: (text) => this.#announcer.say(text) });
    this.#front = createFront({ store, client, saves: this.#saves, book, director });
    this.houseClock = createHouseClock({
      store,
      tell: (word) => director.time(word),
      hear: (told) => {
        for (const id of timeWords(told)) this.#announcer.say(this.#translate(id), true);
      },
      page: this.#host.ownerDocument,
    });
  }

  /** Takes up a language and its terms; where it does not come, English, and says so. @param {Settings} settings */
  async #speak({ lang, terms }) {
    const spoken = this.#isTest ? [] : navigator.languages;
    const wished = this.#isTest ? [] : (this.#setting.langs ?? spoken);
    const wanted = lang === "auto" ? wished : [lang];
    const language = languageFor(wanted);
    // Swedish players say their own words, the others mostly the English ones.
    const own = terms === "auto" ? language === "sv" : terms === "local";
    const asked = createTranslator(language, own ? "local" : "english");
    this.#asked = asked;
    const { lang: came, t } = await asked;
    if (this.#asked !== asked) return; // the choice changed while this one was loading
    this.#translate = t;
    this.#voice = createVoice(came, t, this.#voice.money, regionFor(came, spoken));
    if (came !== language)
      this.store.set({ notice: { id: UNSPOKEN, args: { language: languageName(language) }, act: "speak" } });
    else if (this.store.get().notice?.id === UNSPOKEN) this.store.set({ notice: null });
  }

  /** Changes settings; those that the address fixed are the reader's from now on. @param {Settings} change */
  async set(change) {
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
    this.engineHere();
    const { screen: place, params } = this.store.get();
    if ((await this.#scenes?.start()) || (await this.book?.takeUp())) return;
    if (place === "table" && !this.store.get().isElsewhere) return this.director?.open(params);
    await this.#front?.show(params);
  }

  /** The engine answers; what comes onto the table is the caller's. */
  engineHere() {
    this.store.set({ ready: true });
    this.#announcer.say(this.#translate("tell-ready"));
  }

  /** A promise of the state at the next rest: the player is asked, the start screen stands, or an error does. @returns {Promise<State>} */
  settled() {
    const state = this.store.get();
    if (isResting(state)) return Promise.resolve(state);
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  /** An intent by its name, as from a button. @param {string} name @param {any} [arg] */
  perform = (name, arg) => {
    if (name === "choose") return this.#front?.choose(arg);
    if (name === "play") return this.#front?.play(arg);
    if (name === "exercise") return this.#scenes?.show(arg);
    if (name === "explain") return this.store.set({ note: arg.startsWith("amount-") ? null : arg });
    if (name === "retry") return this.#retry();
    if (name === "speak") return this.#speak(this.store.get().settings);
    if (this.book?.perform(name, arg)) return;
    const intent = INTENTS[name];
    const state = this.store.get();
    if (!intent.offered(state)) return;
    const why = intent.whyNot?.(state);
    if (why) return this.#refuse(why);
    const { send, look, patchOf, patch, settings, say, time, leave, stage } = intent.run(state, arg);
    if (patch) this.store.set(patch);
    if (name === "skip" || name === "pause") this.director?.[this.store.get().paused ? "skip" : "resume"]();
    if (name === "skip") this.director?.skip();
    if (settings) this.set(settings);
    if (say) this.#announcer.say(say(this.#voice));
    if (look && patchOf) this.director?.look(look, patchOf);
    if (time) this.director?.time(time);
    if (leave) this.#leave(leave);
    if (send && PASSING.has(state.notice?.id)) this.book?.perform("dismiss");
    if (send) this.director?.send(send);
    if (stage && this.stage) stage(this.stage);
  };

  /** @param {string} why */
  #refuse(why) {
    if (why.startsWith("amount-")) return this.focus("amount-box");
    this.store.set({ note: why });
    this.#announcer.say(this.#translate("tell-illegal", { text: this.#translate(why) }));
  }

  /** @param {boolean | import("../app/store.js").Dialog} open */
  #leave(open) {
    this.#scenes?.leave();
    return this.#front?.leave(typeof open === "boolean" ? null : open);
  }

  #retry() {
    const { params, ready, view } = this.store.get();
    const { retry } = this.#setting;
    if (!ready && !retry) return location.reload();
    this.store.set({ error: null, ...(!ready && { status: "booting" }) });
    if (!ready) return retry?.();
    if (view) return this.director?.recover();
    return this.#openAgain(params);
  }

  /** @param {Record<string, string>} params */
  async #openAgain(params) {
    if (await this.#scenes?.retry()) return;
    if (!(await this.book?.takeUp())) await this.director?.open(params);
  }

  /** What the table says, in its language. */
  get voice() {
    return this.#voice;
  }

  get #isTest() {
    return this.#setting.params.test === "1";
  }

  /** @param {State} state */
  #changed(state) {
    const money = state.view?.money ?? state.options?.money ?? "chips";
    if (money !== this.#voice.money) this.#voice = voiceFor(this.#voice, money);
    this.#setting.onLook?.(state.settings, this.#voice.lang);
    if (state.view) this.#setting.onTitle?.(`${titleOf(this.#voice, state.view)} · Omaha8`);
    if (this.#room) this.#draw(state, this.#room);
    if (!isResting(state)) return;
    for (const resolve of this.#waiting) resolve(state);
    this.#waiting.clear();
  }

  /** @param {State} state @param {HTMLElement} room */
  #draw(state, room) {
    const focused = this.#root.activeElement;
    const context = { state, voice: this.#voice, perform: this.perform };
    const onSkip = (/** @type {string} */ id) => {
      if (!this.#root.getElementById(id)?.checkVisibility()) this.perform(id);
      this.focus(id);
    };
    room.lang = this.#voice.lang;
    room.dataset.theme = state.settings.theme;
    render(html`${this.#announcer.template()}${screen(context, { onSkip })}`, room);
    this.#focused.keep(/** @type {HTMLElement | null} */ (focused), state.dialog !== null);
    this.#guard.watch(this.#root.querySelectorAll("#actions .act"));
    this.#showAmount(isPanelOpen(state));
    if (state.view) this.#faces.ask(state.view);
    if (!state.isStill) this.#counter.run(this.#root, this.#voice, state);
  }

  /** Where the window is low the amount opens out of sight. @param {boolean} isOpen */
  #showAmount(isOpen) {
    if (isOpen && !this.#isAmountOpen)
      this.#root.querySelector(".amount")?.scrollIntoView({ block: "nearest" });
    this.#isAmountOpen = isOpen;
  }

  /** @param {string} id */
  focus(id) {
    const element = /** @type {HTMLElement | null} */ (this.#root.querySelector(`#${id}`));
    element?.focus({ preventScroll: true });
  }

  /** The table's own style sheet, before anything is drawn: nothing ever stands there unstyled. */
  async #style() {
    const link = this.#host.ownerDocument.createElement("link");
    link.rel = "stylesheet";
    link.href = assetUrl(OMAHA8_STYLES);
    const loaded = new Promise((resolve) => {
      link.addEventListener("load", () => resolve(true));
      link.addEventListener("error", () => resolve(false));
    });
    this.#link = link;
    const room = this.#host.ownerDocument.createElement("div");
    room.className = "frame";
    this.#into.append(link, room);
    const isStyled = await loaded;
    this.#room = room;
    if (this.store.get().place === "page") this.#host.dataset.on = "";
    this.#draw(this.store.get(), room);
    return isStyled;
  }

  /** @param {string} cue @param {View | null} before */
  #show(cue, before) {
    if (cue === "street" || cue === "result") flyBets(this.#root, this.#voice, before);
    if (cue === "result") flyShares(this.#root, this.#voice, this.store.get().view);
  }

  #skip() {
    if (this.store.get().status !== "animating") return;
    this.director?.skip();
    for (const flying of this.#root.querySelectorAll(".share-in-flight")) flying.remove();
  }
}

/** The notice that a language did not come. */
const UNSPOKEN = "notice-unspoken";

/** Notices that the player's next step makes old. @type {Set<string | undefined>} */
const PASSING = new Set(["notice-restored", "notice-offline"]);

/** @param {State} state */
const isResting = ({ status, error }) => status === "idle" || status === "error" || error !== null;

/** @param {Settings} settings */
const isStill = ({ animations }) =>
  animations === "off" || (animations === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches);
