// The ledger: every pot in words, from where its chips came to why each went where it went. The sums are the engine's.
import { html, nothing } from "lit";
import { halfWord, tiles } from "./card.js";
import { part } from "./result.js";

/** @import { Context } from "./context.js" */
/** @import { Chips, HalfResult, LedgerPot, LedgerReply, OddChip, PotResult, View } from "../app/model.js" */

/** @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result */
function halfLines(context, view, half, result) {
  const { voice } = context;
  const { t, amount } = voice;
  const text = result.made
    ? t(`ledger-line-${half}`, { amount: amount(result.amount), hand: voice.made(result.made) })
    : t("ledger-line-all", { amount: amount(result.amount) });
  return html`<p>${view.variant === "omaha8" && result.made ? halfWord(voice, half) : nothing} ${text}</p>
    <ul>${result.shares.map(
      (share) =>
        html`<li><b>${voice.name(view, share.seat)}</b> <span>${part(context, share)}</span><span class="to">${amount(share.amount)}</span></li>`,
    )}</ul>`;
}

/** Why a tied half is less than a half; without a second half it is the pot. @param {Context} context @param {View} view @param {PotResult} pot @param {"hi" | "lo"} half @param {HalfResult} result */
function tieText({ voice }, view, pot, half, { shares }) {
  if (shares.length < 2) return nothing;
  const names = voice.names(
    view,
    shares.map(({ seat }) => seat),
  );
  const isHalf = pot.low !== null && !pot.both;
  const [numerator, denominator] = shares[0].part;
  const id = denominator === 4 * numerator ? "ledger-quarter" : "ledger-tie";
  const text = voice.t(isHalf ? id : "ledger-tie-pot", { half: voice.t(`half-${half}`), names });
  return html`<p class="quiet" data-testid="ledger-tie">${voice.capital(text)}</p>`;
}

/** @param {Context} context @param {View} view @param {OddChip} odd */
function oddLine({ voice }, view, { seat, chips, why }) {
  const { t, amount } = voice;
  const name = seat === null ? "" : voice.name(view, seat);
  const you = seat !== null && seat === view.me ? "yes" : "no";
  return html`<p class="quiet" data-testid="ledger-odd">${t(`odd-${why}`, { name, you, amount: amount(chips) })}</p>`;
}

/** Who paid a pot; what was dead money in it. @param {Context} context @param {View} view @param {LedgerPot} pot */
function paidLines({ voice }, view, { paid, dead }) {
  const { t, amount, named, list } = voice;
  /** @param {Chips} chips */
  const text = (chips) =>
    list(chips.map(([seat, sum]) => t("ledger-paid-part", { name: named(view, seat), amount: amount(sum) })));
  return html`<p class="quiet" data-testid="ledger-paid">${t("ledger-paid", { list: text(paid) })}</p>${
    dead.length > 0
      ? html`<p class="quiet" data-testid="ledger-dead">${t("ledger-dead", { list: text(dead) })}</p>`
      : nothing
  }`;
}

/** What the engine's account adds to a pot: its rake and its odd chips. @param {Context} context @param {View} view @param {LedgerPot} pot */
const accountLines = (context, view, { rake, odd, halves }) =>
  html`${
    rake.amount > 0 || rake.why === "no_flop_no_drop"
      ? html`<p class="quiet">${context.voice.capital(context.voice.t(`rake-${rake.why}`, { amount: context.voice.amount(rake.amount) }))}</p>`
      : nothing
  }${[...odd, ...halves.flatMap((half) => half.odd)].map((chip) => oddLine(context, view, chip))}`;

/** @param {Context} context @param {View} view @param {PotResult} pot @param {LedgerPot | undefined} account */
function potLines(context, view, pot, account) {
  const { t, amount, names } = context.voice;
  const name = pot.index === 0 ? t("pot-main") : t("pot-side", { n: pot.index });
  const isContested = pot.claimants.length > 1;
  return html`<section data-testid="ledger-pot-${pot.index}"><h3>${t("ledger-pot", { pot: name, amount: amount(pot.amount) })}</h3>
    ${account ? paidLines(context, view, account) : nothing}
    ${isContested ? html`<p class="quiet">${t("ledger-contested", { names: names(view, pot.claimants) })}</p>` : nothing}
    ${halfLines(context, view, "hi", pot.high)}${tieText(context, view, pot, "hi", pot.high)}
    ${pot.low && !pot.both ? html`${halfLines(context, view, "lo", pot.low)}${tieText(context, view, pot, "lo", pot.low)}` : nothing}
    ${pot.both ? html`<p class="quiet">${t("ledger-both")}</p>` : nothing}
    ${!pot.low && isContested && view.variant === "omaha8" && view.ending === "showdown" ? html`<p class="quiet">${t("ledger-no-low")}</p>` : nothing}
    ${account ? accountLines(context, view, account) : nothing}
  </section>`;
}

/** @param {Chips} chips @param {number} seat */
const of = (chips, seat) => chips.find(([owner]) => owner === seat)?.[1] ?? 0;

/** A seat's chips before the hand and after it; nothing where its events are not all there. @param {Context} context @param {number} seat */
function stacks({ state, voice }, seat) {
  const start = state.events.find((event) => event.type === "hand_started");
  const end = state.events.find((event) => event.type === "hand_ended");
  if (start?.type !== "hand_started" || end?.type !== "hand_ended") return nothing;
  const place = start.seats.indexOf(seat);
  const [before, after] = [start.stacks[place], end.stacks[place]].map(voice.amount);
  return html`<small data-testid="ledger-stacks">${before} → ${after}</small>`;
}

/** Everybody's sums, and that nothing was lost. @param {Context} context @param {View} view @param {LedgerReply} account */
function account(context, view, { contributed, returned, won, nets, check, is_even: isEven }) {
  const { voice } = context;
  const { t, amount, signed } = voice;
  return html`<section><h3>${t("ledger-account")}</h3><table class="account" data-testid="ledger-account"><thead><tr><th scope="col">${t("ledger-player")}</th><th scope="col">${t("ledger-in")}</th>
    ${returned.length > 0 ? html`<th scope="col">${t("ledger-back")}</th>` : nothing}<th scope="col">${t("ledger-won")}</th><th scope="col">${t("ledger-net")}</th></tr></thead><tbody>${nets
      .filter(([seat]) => of(contributed, seat) > 0)
      .map(
        ([seat, net]) =>
          html`<tr><th scope="row">${voice.name(view, seat)} ${stacks(context, seat)}</th><td>${amount(of(contributed, seat))}</td>${
            returned.length > 0 ? html`<td>${amount(of(returned, seat))}</td>` : nothing
          }<td>${amount(of(won, seat))}</td><td>${signed(net)}</td></tr>`,
      )}</tbody></table>
    ${isEven ? html`<p class="quiet" data-testid="ledger-check">${t("ledger-check", { before: amount(check.before), after: amount(check.after), rake: amount(check.rake), has: check.rake > 0 ? "yes" : "no" })}</p>` : nothing}</section>`;
}

/** @param {Context} context @param {View} view */
function shownHands({ voice }, view) {
  const shown = view.seats.filter((seat) => seat.high && seat.cards);
  if (shown.length === 0) return nothing;
  return html`<section><h3>${voice.t("ledger-hands")}</h3><ul>${shown.map(
    ({ seat, cards, high, low }) =>
      html`<li><b>${voice.name(view, seat)}</b>${tiles(voice, cards ?? [])}<span class="to">${
        high ? voice.capital(voice.made(high)) : nothing
      }${low ? html` · ${voice.made(low)}` : nothing}</span></li>`,
  )}</ul></section>`;
}

/** Every pot, who could win it, what each half was won with, and every hand that was shown. @param {Context} context @param {View} view */
export const ledger = (context, view) => html`<div class="ledger" data-testid="ledger">
  ${view.results.map((pot) =>
    potLines(
      context,
      view,
      pot,
      context.state.ledger?.pots.find(({ index }) => index === pot.index),
    ),
  )}${context.state.ledger ? account(context, view, context.state.ledger) : nothing}${shownHands(context, view)}</div>`;
