// Your place: a tray and three buttons. Its height never changes, so nothing above it ever jumps.
// The three buttons are the same three elements all the time: focus stays where it is when their meaning changes.
import { html, nothing } from "lit";
import { chosenAmount, INTENTS, isPanelOpen, verbOf } from "../app/intents.js";
import { amountPanel } from "./amount.js";
import { ledgerLine } from "./summary.js";

/** @import { Context } from "./context.js" */
/** @import { LegalView, View } from "../app/model.js" */
/** @typedef {{intent?: string, testid?: string, label: string, small?: string, look: string, why?: string | null, amount?: number | null, to?: number | null}} Slot */

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
      small: legal.verb && to === null ? range : undefined,
    },
  ];
}

/** While others act: the same words, out of reach. @param {Context} context @returns {Slot[]} */
function waiting({ state, voice }) {
  if (INTENTS.skip.offered(state)) {
    return [
      { label: "", look: "empty" },
      { label: "", look: "empty" },
      { intent: "skip", testid: "btn-skip", label: INTENTS.skip.label(state, voice), look: "mid" },
    ];
  }
  const words = ["fold", "check", "bet"].map((word) => voice.capital(voice.t(word)));
  if (state.view?.to_call || state.view?.street === "preflop")
    [words[1], words[2]] = [voice.t("call"), voice.t("raise")].map(voice.capital);
  return words.map((label, i) => ({ label, look: `${["quiet", "mid", "mid"][i]} idle` }));
}

/** @param {Context} context @returns {Slot[]} */
function over({ state, voice }) {
  const last = state.next === "rebuy" ? "rebuy" : "next";
  const stack = state.options?.stack;
  const isReady = INTENTS[last].offered(state);
  return [
    { intent: "ledger", testid: "btn-ledger", label: INTENTS.ledger.label(state, voice), look: "quiet wide" },
    { label: "", look: "none" },
    {
      intent: last,
      testid: last === "rebuy" ? "btn-rebuy" : "btn-next-hand",
      label: INTENTS[last].label(state, voice),
      small: last === "rebuy" && typeof stack === "number" ? voice.amount(stack) : undefined,
      look: isReady ? "main" : "main idle",
    },
  ];
}

/** @param {Context} context @param {View} view */
function slotsOf(context, view) {
  const { state } = context;
  if (view.results.length > 0) return over(context);
  return state.next === "you" && state.status === "idle" && view.legal
    ? decision(context, view.legal)
    : waiting(context);
}

/** @param {Context} context @param {Slot} slot */
const button = (
  { state, perform },
  slot,
) => html`<button class="act ${slot.look}" data-testid=${slot.testid ?? nothing}
  ?disabled=${slot.intent === undefined} aria-hidden=${slot.label === "" ? "true" : nothing}
  aria-disabled=${slot.why ? "true" : nothing} aria-describedby=${slot.why ? "why-not" : nothing}
  aria-keyshortcuts=${(slot.intent && INTENTS[slot.intent].keys?.join(" ")) || nothing}
  data-amount=${slot.amount ?? nothing} data-to=${slot.to ?? nothing}
  @click=${() => slot.intent && perform(slot.intent)} @focus=${() => slot.why && state.note !== slot.why && perform("explain", slot.why)}
  >${slot.label}${slot.small ? html`<small>${slot.small}</small>` : nothing}</button>`;

/** What the moment is about, in one line and a half. @param {Context} context @param {View} view @returns {[string, string]} */
function banner({ state, voice }, view) {
  const { t, amount, name } = voice;
  const pot = t("in-the-pot-waiting", { amount: amount(view.pot) });
  if (state.paused) return [t("paused"), pot];
  if (state.next === "you" && view.legal) {
    const yours = t("in-the-pot", { amount: amount(view.pot) });
    return view.legal.can_check
      ? [t("checking-free"), yours]
      : [t("to-call", { amount: amount(view.legal.call) }), yours];
  }
  if (view.turn !== null) return [t("is-to-act", { name: name(view, view.turn) }), pot];
  if (state.next === "award") return [t("showdown-soon"), pot];
  const isRunningOut = state.next === "deal" && view.seats.some((seat) => seat.state === "allin");
  return [t(isRunningOut ? "running-out" : "dealing"), pot];
}

/** @param {Context} context @param {View} view */
function tray(context, view) {
  const { state, voice } = context;
  if (view.results.length > 0) return ledgerLine(context, view);
  const [call, price] = banner(context, view);
  const { note } = state;
  return html`<div class="banner" role="status" aria-live="off" data-testid="turn-banner"><span class="call">${call}</span><span class="price">${price}</span></div>
    ${state.next === "you" && view.legal?.verb && view.structure !== "fixed_limit" ? amountPanel(context, view.legal) : nothing}
    <p class="why-not" id="why-not" role="status" data-testid="why-not">${note ? voice.t(note) : nothing}</p>`;
}

/** @param {Context} context @param {View} view */
export function dock(context, view) {
  const { state, voice } = context;
  const label = voice.t(view.results.length > 0 ? "continue" : "actions");
  return html`<section class="dock" id="actions" tabindex="-1" role="group" aria-label=${label} data-testid="actions"
    data-panel=${isPanelOpen(state) ? "open" : "closed"} ?data-note=${state.note !== null}>
    <div class="tray">${tray(context, view)}</div>
    <div class="acts">${slotsOf(context, view).map((slot) => button(context, slot))}</div>
  </section>`;
}
