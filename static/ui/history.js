// The history drawer: the hands of this device, found again, counted, taken out and in. One of them open: ui/replay.js.
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import { matching } from "../app/records.js";
import { formats, outcome, shortGame, takeFocus } from "./book-parts.js";
import { tile } from "./card.js";
import { icon } from "./icons.js";
import { notice } from "./notice.js";
import { replayKey, replayRoom } from "./replay.js";
import { statistics } from "./stats.js";
import { stakesText } from "./topbar.js";
import { voiceFor } from "./voices.js";

/** @import { Context } from "./context.js" */
/** @import { Digest, Mark } from "../app/records.js" */
/** @import { Voice } from "../i18n/words.js" */

const MARKS = /** @type {Mark[]} */ ([
  "won",
  "lost",
  "folded",
  "showdown",
  "all_in",
  "split",
  "scooped",
  "quartered",
  "revealed",
]);
/** What a row says besides its sum. */
const SAID = /** @type {Mark[]} */ (["folded", "all_in", "split", "scooped", "quartered", "revealed"]);
const GAMES = ["omaha8", "omaha_high"].flatMap((variant) =>
  ["fixed_limit", "pot_limit", "no_limit"].map((structure) => ({ variant, structure })),
);

/** @type {Map<string, Intl.DateTimeFormat>} */
const clocks = new Map();

/** @param {Voice} voice @param {number} at */
function timeText({ region }, at) {
  const clock =
    clocks.get(region) ?? new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" });
  clocks.set(region, clock);
  return clock.format(at);
}

/** What hands are found by: of many thousands, so that it is put together once. @type {WeakMap<Digest, {region: string, words: string}>} */
const words = new WeakMap();

/** @param {Voice} voice @param {Digest} hand */
function wordsOf(voice, hand) {
  const { region } = voice;
  const kept = words.get(hand);
  if (kept?.region === region) return kept.words;
  const { number, names, cards, board, at } = hand;
  const made = [number, ...names, ...cards, ...board, timeText(voice, at)].join(" ").toLowerCase();
  words.set(hand, { region, words: made });
  return made;
}

/** So long words are put together at once, in ms. */
const SLICE = 8;

/** All hands, or the newest while those are read. @param {import("../app/book.js").BookState} book */
const handsOf = ({ hands, newest }) => hands ?? newest;

/** The hands found last, and by what. @type {{by: unknown[], hands: Digest[]}} */
let last = { by: [], hands: [] };

/** @param {Context} context */
function found({ state, voice }) {
  const { query } = state.book;
  const hands = handsOf(state.book);
  const by = [hands, query, voice.region];
  if (by.every((part, n) => part === last.by[n])) return last.hands;
  const some = matching(hands, query, (hand) => wordsOf(voice, hand));
  const isNew = hands !== last.by[0];
  last = { by, hands: some };
  if (isNew) prepare(voice, hands);
  return some;
}

/** Puts the words together before anybody searches, a slice at a time. @param {Voice} voice @param {Digest[]} hands @param {number} [from] */
function prepare(voice, hands, from = 0) {
  if (hands !== last.by[0]) return;
  const end = performance.now() + SLICE;
  let next = from;
  while (next < hands.length && performance.now() < end) wordsOf(voice, hands[next++]);
  if (next < hands.length) setTimeout(prepare, 0, voice, hands, next);
}

/** @param {readonly string[]} codes */
const row = (codes) => html`<span class="tiles" aria-hidden="true">${codes.map(tile)}</span>`;

/** @param {Context} context @param {Digest} hand @param {number} n */
function item(context, hand, n) {
  const voice = voiceFor(context.voice, hand.money);
  const { t, capital } = voice;
  const net = hand.seat === null ? t("hh-watched") : voice.signed(hand.net);
  const marks = hand.marks.filter((mark) => SAID.includes(mark)).map((mark) => t(`mark-${mark}`));
  const where = hand.position ? [t(`position-${hand.position}`)] : [];
  const facts = [`${shortGame(voice, hand.game)} ${stakesText(voice, hand.stakes)}`, ...where, ...marks];
  const cards = [hand.cards, hand.board].filter((codes) => codes.length > 0).map(voice.cards);
  const name = [t("hand-number", { hand: hand.number }), net, ...facts, ...cards].join(", ");
  return html`<li><button class="hh-item" data-testid="hh-item-${n}" data-hand=${hand.number} data-net=${hand.net} data-marks=${hand.marks.join(" ")}
    aria-label=${name} @click=${() => context.perform("hand-open", hand)}>
    <span class="hh-cards">${row(hand.cards)}<span class="hh-board">${row(hand.board)}</span></span>
    <b class="hh-net" data-sign=${Math.sign(hand.net)}>${net}</b>
    <span class="hh-facts">${t("hand-number", { hand: hand.number })} · ${capital(facts.join(" · "))}</span>
    <span class="hh-time">${timeText(voice, hand.at)}</span></button></li>`;
}

/** @param {Context} context @param {string} key @param {string} label @param {[string, string][]} choices */
function select({ state, perform }, key, label, choices) {
  const value = /** @type {any} */ (state.book.query)[key];
  return html`<select aria-label=${label} data-testid="hh-${key}" .value=${live(value)}
    @change=${(/** @type {any} */ event) => perform("book-find", { [key]: event.target.value })}>${choices.map(
      ([choice, text]) => html`<option value=${choice} ?selected=${choice === value}>${text}</option>`,
    )}</select>`;
}

/** @param {Context} context */
function search(context) {
  const { state, voice, perform } = context;
  const { t, capital } = voice;
  return html`<div class="book-find" role="search">
    <input type="text" autocomplete="off" spellcheck="false" data-testid="hh-search" aria-label=${t("hh-search")} placeholder=${t("hh-search")}
      .value=${live(state.book.query.text)} @input=${(/** @type {any} */ event) => perform("book-find", { text: event.target.value })}>
    ${select(context, "mark", t("hh-result"), [["", t("hh-any-result")], ...MARKS.map((mark) => /** @type {[string, string]} */ ([mark, capital(t(`mark-${mark}`))]))])}
    ${select(context, "game", t("set-game"), [["", t("hh-any-game")], ...GAMES.map((game) => /** @type {[string, string]} */ ([`${game.variant}-${game.structure}`, shortGame(voice, game)]))])}
  </div>`;
}

/** @param {Context} context */
const clearing = ({
  voice,
  perform,
}) => html`<div class="book-panel" role="group" aria-label=${voice.t("hh-clear")}>
  <p>${voice.t("hh-clear-text")}</p><button data-testid="hh-clear-yes" @click=${() => perform("book-clear")}>${voice.t("hh-clear-yes")}</button>
  <button data-testid="hh-clear-no" @click=${() => perform("book-panel", "")}>${voice.t("hh-clear-no")}</button></div>`;

/** @param {Context} context @param {Digest[]} some  that were found */
function tools(context, some) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const { panel, hands } = state.book;
  const isEmpty = (hands?.length ?? 0) === 0;
  const idOf = (/** @type {Digest} */ { id }) => id;
  return html`<div class="book-tools">
    <label class="iconbutton" title=${t("hh-import")}>${icon("upload")}<span class="hidden">${t("hh-import")}</span><input class="hidden" type="file" data-testid="hh-import"
      accept=".json,.phh,.phhs,.txt" @change=${(/** @type {any} */ event) => {
        const [file] = event.target.files;
        if (file) perform("book-import", file);
        event.target.value = "";
      }}></label>
    <button class="iconbutton" data-testid="hh-export" aria-label=${t("hh-export")} title=${t("hh-export")} aria-expanded=${panel === "export"} ?disabled=${isEmpty}
      @click=${() => perform("book-panel", "export")}>${icon("download")}</button>
    <button class="iconbutton" data-testid="hh-clear" aria-label=${t("hh-clear")} title=${t("hh-clear")} aria-expanded=${panel === "clear"} ?disabled=${isEmpty}
      @click=${() => perform("book-panel", "clear")}>${icon("trash")}</button>
  </div>${panel === "export" ? formats(context, some.map(idOf)) : panel === "clear" ? clearing(context) : nothing}`;
}

/** @param {Context} context */
function list(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const { hands, shown } = state.book;
  const some = found(context);
  const text = t("hh-count", {
    n: some.length,
    of: hands?.length ?? 0,
    all: some.length === hands?.length ? "yes" : "no",
  });
  return html`${search(context)}<div class="book-line"><p data-testid="hh-count" data-found=${some.length}>${hands ? text : t("hh-reading")}</p>${tools(context, some)}</div>
    ${outcome(context)}
    ${hands?.length === 0 ? html`<p class="book-empty">${t("hh-empty")}</p>` : nothing}
    <ol class="hh-list" data-testid="hh-list" aria-busy=${hands === null} aria-label=${t("hh-list")}>${some.slice(0, shown).map((hand, n) => item(context, hand, n))}</ol>
    ${some.length > shown ? html`<button class="act mid" data-testid="hh-more" @click=${() => perform("book-more")}>${t("hh-more", { n: some.length - shown })}</button>` : nothing}`;
}

/** @param {Context} context */
function book(context) {
  const { state, voice, perform } = context;
  const { t } = voice;
  const { tab } = state.book;
  return html`<div class="book" tabindex="-1" ${ref(takeFocus)}><div class="book-head"><h2 class="hidden">${t("history")}</h2>
    <div class="book-tabs" role="tablist" aria-label=${t("history")}>${["list", "stats"].map(
      (
        name,
      ) => html`<button role="tab" id="tab-${name}" aria-selected=${tab === name} aria-controls="book-body" data-testid="hh-tab-${name}"
        @click=${() => perform("book-tab", name)}>${t(`hh-tab-${name}`)}</button>`,
    )}</div>
    <button class="iconbutton" data-testid="btn-close" aria-label=${t("close")} @click=${() => perform("close")}>${icon("close")}</button></div>
    <div class="book-body" id="book-body" role="tabpanel" aria-labelledby="tab-${tab}">${tab === "list" ? list(context) : statistics(context)}</div></div>`;
}

/** @param {Element | undefined} element */
const open = (element) => {
  const dialog = /** @type {HTMLDialogElement | undefined} */ (element);
  if (dialog) queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
};

/** @param {Context} context @param {KeyboardEvent} event */
function onKey({ state, perform }, event) {
  if (event.key === "Escape" && state.book.panel) perform("book-panel", "");
  else if (!state.book.replay || !replayKey(perform, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The drawer, while it is open. @param {Context} context */
export function history(context) {
  const { state, voice, perform } = context;
  if (state.dialog !== "history") return nothing;
  const { replay } = state.book;
  return html`<dialog class=${replay ? "drawer full" : "drawer"} data-testid="history" aria-label=${voice.t("history")} ${ref(open)}
    @close=${() => perform("close")} @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(context, event)}
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && perform("close")}>${
      replay ? replayRoom(context, replay) : book(context)
    }${notice(context)}</dialog>`;
}
