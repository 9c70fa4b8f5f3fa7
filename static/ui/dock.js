// Your place: a tray and three buttons. Its height never changes, so nothing above it ever jumps.
// The three buttons are the same three elements all the time: focus stays where it is when their meaning changes.
import { html, nothing } from "lit";
import { chosenAmount, INTENTS, isPanelOpen, keysFor, verbOf } from "../app/intents.js";
import { offeredAnswers } from "../app/preactions.js";
import { amountPanel } from "./amount.js";
import { icon } from "./icons.js";
import { roomLine, roomNews, wishes } from "./seating.js";
import { ledgerLine } from "./summary.js";

/** @import { Context } from "./context.js" */
/** @import { LegalView, View } from "../app/model.js" */
/**
 * @typedef {object} Slot  one of the three places
 * @property {string} [intent]
 * @property {any} [arg]
 * @property {string} [testid]
 * @property {string} label
 * @property {string} [small]
 * @property {string} look
 * @property {string | null} [why]  message id of what forbids it
 * @property {number | null} [amount]
 * @property {number | null} [to]
 * @property {number} [min]  the least total that is legal
 * @property {number} [max]
 * @property {boolean} [isChecked]  of a prepared answer: it is a box then
 */

/** @param {Context} context @param {LegalView} legal @returns {Slot[]} */
function decision({ state, voice }, legal) {
  const { t, amount } = voice;
  const verb = verbOf(state);
  const isOpen = isPanelOpen(state);
  const isFixed = state.view?.structure === "fixed_limit";
  const range =
    legal.min_to === legal.max_to
      ? t("exactly", { to: amount(legal.min_to) })
      : t("from-to", { from: amount(legal.min_to), to: amount(legal.max_to) });
  const to = legal.verb && (isOpen || isFixed) ? chosenAmount(state) : null;
  const isAllIn = to !== null && legal.max_is_all_in && to === legal.max_to;
  /** @param {string} intent */
  const of = (intent) => ({
    intent,
    label: INTENTS[intent].label(state, voice),
    why: INTENTS[intent].whyNot?.(state) ?? null,
  });
  return [
    { ...of("fold"), testid: "act-fold", look: "quiet" },
    {
      ...of("call"),
      testid: legal.can_check ? "act-check" : "act-call",
      look: "mid",
      amount: legal.can_check ? null : legal.call,
    },
    {
      ...of("raise"),
      testid: `act-${verb}`,
      look: isAllIn ? "main all-in" : "main",
      to,
      ...(legal.verb ? { min: legal.min_to, max: legal.max_to } : {}),
      small: legal.verb && to === null ? range : undefined,
    },
  ];
}

/** Why the player cannot act while others do. @param {Context} context @param {View} view */
function whyWaiting({ state }, view) {
  const seat = view.me === null ? null : view.seats[view.me];
  if (!seat || seat.state === "out") return "why-not-in";
  if (seat.state === "folded") return "why-folded";
  if (seat.state === "allin") return "why-all-in";
  return state.next === "bot" ? "why-not-your-turn" : "why-dealing";
}

/** While others act: answers prepared for the turn, or the same words out of reach. @param {Context} context @param {View} view @returns {Slot[]} */
function waiting(context, view) {
  const { state, voice } = context;
  const answers = offeredAnswers(state);
  if (answers.length > 0) return prepared(context, view, answers);
  if (INTENTS.skip.offered(state)) {
    return [
      { label: "", look: "empty" },
      { label: "", look: "empty" },
      { intent: "skip", testid: "btn-skip", label: INTENTS.skip.label(state, voice), look: "mid" },
    ];
  }
  const isAsked = view.to_call > 0 || view.street === "preflop";
  const words = ["fold", isAsked ? "call" : "check", isAsked ? "raise" : "bet"];
  const why = whyWaiting(context, view);
  const looks = ["quiet", "mid", "mid"];
  return words.map((word, i) => ({ label: voice.capital(voice.t(word)), look: `${looks[i]} idle`, why }));
}

/** @param {Context} context @param {View} view @param {import("../app/preactions.js").PreName[]} answers @returns {Slot[]} */
function prepared({ state, voice }, view, answers) {
  const { t, capital } = voice;
  const words = { amount: voice.amount(view.to_call) };
  const slots = answers.map((name) => ({
    intent: "prepare",
    arg: name,
    testid: `pre-${name.replace("_", "-")}`,
    label: capital(t(`pre-${name}`, words)),
    small: t(`pre-${name}-small`, words),
    look: "box",
    isChecked: state.prepared?.name === name,
    amount: name === "call" ? view.to_call : null,
  }));
  const empty = [...Array(Math.max(0, 3 - slots.length))].map(() => ({ label: "", look: "none" }));
  return [...slots, ...empty];
}

/** What the last place does once the hand is over, by what the table waits for. */
const ENDS = /** @type {[string, string][]} */ ([
  ["muck", "act-muck"],
  ["post", "btn-post"],
  ["rebuy", "btn-rebuy"],
  ["newBots", "btn-new-bots"],
  ["restart", "btn-restart"],
  ["next", "btn-next-hand"],
]);

const LEDGER = ["ledger", "btn-ledger"];

/** The first place: the ledger, but where the card room asks. */
const FIRSTS = /** @type {[string, string][]} */ ([
  ["enterLater", "entry-wait"],
  ["newTable", "new-table"],
]);

const SHOW = /** @type {[string, string]} */ (["show", "act-show"]);

/** The middle place: another choice where there is one. */
const CHOICES = /** @type {[string, string][]} */ ([
  ["rebuyBots", "btn-rebuy-bots"],
  ["enterNow", "entry-now"],
  ["watchOn", "btn-watch-on"],
  SHOW,
  ["again", "btn-again"],
  ["newTable", "new-table"],
  ["sitOut", "btn-sit-out"],
]);

/** @param {Context} context @returns {Slot[]} */
function over({ state, voice }) {
  const isPosting = INTENTS.post.offered(state);
  const [last, testid] = ENDS.find(([name]) => INTENTS[name].offered(state)) ?? ["next", "btn-next-hand"];
  const offered = CHOICES.filter(
    ([name]) => INTENTS[name].offered(state) && (name !== "sitOut" || isPosting),
  );
  const choice = last === "muck" ? SHOW : offered[0];
  const [first, firstId] =
    FIRSTS.find(([name]) => INTENTS[name].offered(state) && name !== choice?.[0]) ?? LEDGER;
  const seconds = state.settings.auto_deal;
  /** @type {Record<string, string | undefined>} */
  const smalls = {
    rebuy: typeof state.options?.stack === "number" ? voice.amount(state.options.stack) : undefined,
    next: seconds > 0 ? voice.t("auto-deal-in", { n: seconds }) : undefined,
    muck: seconds > 0 ? voice.t("auto-deal-in", { n: seconds }) : undefined,
    post: dueText({ state, voice }),
    enterLater: voice.t(`enter-wait-${state.view?.room?.you.waits_for ?? "big_blind"}`),
    enterNow: state.view?.room?.you.entry ? voice.t("enter-now-small") : undefined,
  };
  return [
    {
      ...{ intent: first, testid: firstId, label: INTENTS[first].label(state, voice), small: smalls[first] },
      look: choice ? "quiet" : "quiet wide",
    },
    choice
      ? {
          ...{ intent: choice[0], testid: choice[1], label: INTENTS[choice[0]].label(state, voice) },
          ...{ small: smalls[choice[0]], look: "mid" },
        }
      : { label: "", look: "none" },
    {
      ...{ intent: last, testid, label: INTENTS[last].label(state, voice), small: smalls[last] },
      look: INTENTS[last].offered(state) ? "main" : "main idle",
    },
  ];
}

/** @param {{state: import("../app/store.js").State, voice: import("../i18n/words.js").Voice}} context */
function dueText({ state, voice }) {
  const due = state.view?.room?.you.due;
  if (!due) return undefined;
  const live = voice.amount(due.live);
  return due.dead > 0 ? voice.t("due-both", { live, dead: voice.amount(due.dead) }) : live;
}

/** @param {Context} context @param {View} view */
function slotsOf(context, view) {
  const { state } = context;
  if (view.results.length > 0) return over(context);
  return state.next === "you" && state.status === "idle" && view.legal
    ? decision(context, view.legal)
    : waiting(context, view);
}

/** @param {Context} context @param {Slot} slot */
function button({ state, perform }, slot) {
  const isBox = slot.isChecked !== undefined;
  const isOut = slot.intent === undefined && !slot.why;
  const keys = slot.intent ? keysFor(state, slot.intent).join(" ") : "";
  const press = () => {
    if (slot.intent) perform(slot.intent, slot.arg);
    else if (slot.why) perform("explain", slot.why);
  };
  return html`<button class="act ${slot.look}" part="button" data-testid=${slot.testid ?? nothing} ?disabled=${isOut}
    role=${isBox ? "checkbox" : nothing} aria-checked=${isBox ? slot.isChecked : nothing}
    aria-hidden=${slot.label === "" ? "true" : nothing} aria-disabled=${slot.why ? "true" : nothing}
    aria-describedby=${slot.why ? "why-not" : nothing} aria-keyshortcuts=${keys || nothing} data-why=${slot.why ?? nothing}
    data-amount=${slot.amount ?? nothing} data-to=${slot.to ?? nothing} data-min=${slot.min ?? nothing} data-max=${slot.max ?? nothing} @click=${press}
    @focus=${() => slot.why && state.note !== slot.why && perform("explain", slot.why)}
    >${isBox ? html`<span class="tick">${icon("check")}</span>` : nothing}<span class="words">${slot.label}${
      slot.small ? html`<small>${slot.small}</small>` : nothing
    }</span></button>`;
}

/** What the moment is about, in one line and a half. @param {Context} context @param {View} view @returns {[string, string]} */
function banner({ state, voice }, view) {
  const { t, amount, name, capital } = voice;
  const pot = t("in-the-pot-waiting", { amount: amount(view.pot) });
  if (state.paused) return [t("paused"), pot];
  if (state.next === "you" && view.legal) {
    const yours = t("in-the-pot", { amount: amount(view.pot) });
    return view.legal.can_check
      ? [t("checking-free"), yours]
      : [t("to-call", { amount: amount(view.legal.call) }), yours];
  }
  if (view.turn !== null) {
    const hint = offeredAnswers(state).length > 0 ? t("pre-hint") : pot;
    return [t("is-to-act", { name: name(view, view.turn) }), hint];
  }
  if (state.next === "award") return [capital(t("showdown-soon")), pot];
  const isRunningOut = state.next === "deal" && view.seats.some((seat) => seat.state === "allin");
  return [t(isRunningOut ? "running-out" : "dealing"), pot];
}

/** @param {Context} context */
const rabbit = ({ state, voice, perform }) =>
  INTENTS.rabbit.offered(state)
    ? html`<button class="rabbit" data-testid="btn-rabbit" @click=${() => perform("rabbit")}>${INTENTS.rabbit.label(state, voice)}</button>`
    : nothing;

/** @param {Context} context @param {View} view */
function tray(context, view) {
  const { state, voice } = context;
  if (view.results.length > 0) {
    const news = roomNews(context, view);
    return html`${news ? roomLine(news) : ledgerLine(context, view)}${rabbit(context)}`;
  }
  const [call, price] = banner(context, view);
  const { note } = state;
  return html`<div class="banner" role="status" aria-live="off" data-testid="turn-banner"><span class="call">${call}</span><span class="price">${price}</span></div>
    ${state.next === "you" && view.legal?.verb && view.structure !== "fixed_limit" ? amountPanel(context, view.legal) : nothing}
    ${wishes(context, view)}
    <p class="why-not" id="why-not" role="status" aria-live="off" data-testid="why-not">${note ? voice.t(note) : nothing}</p>`;
}

/** @param {Context} context @param {View} view */
export function dock(context, view) {
  const { state, voice } = context;
  const slots = slotsOf(context, view);
  const isWaiting = slots[0].isChecked !== undefined;
  const label = voice.t(view.results.length > 0 ? "continue" : isWaiting ? "pre-group" : "actions");
  return html`<section class="dock" id="actions" part="actions" tabindex="-1" role="group" aria-label=${label} data-testid="actions"
    data-panel=${isPanelOpen(state) ? "open" : "closed"} ?data-note=${state.note !== null}>
    <div class="tray">${tray(context, view)}</div>
    <div class="acts" data-n=${slots.filter(({ look }) => look !== "none").length} ?data-boxes=${isWaiting}>${slots.map((slot) => button(context, slot))}</div>
  </section>`;
}
