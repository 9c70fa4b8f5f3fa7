// What the hand was to you, in a sentence, and the ledger: every pot in words.
import { html, nothing } from "lit";
import { halfWord, tiles } from "./card.js";
import { part } from "./result.js";
import { halvesOf } from "./uses.js";

/** @import { Context } from "./context.js" */
/** @import { HalfResult, PotResult, View } from "../app/model.js" */

/** @param {Context} context @param {View} view */
function lead({ voice }, view) {
  const { t, amount, signed } = voice;
  const seat = view.me === null ? null : view.seats[view.me];
  const winners = [...new Set(view.results.flatMap((pot) => pot.high.shares.map((share) => share.seat)))];
  if (!seat || seat.state === "out") return t("lead-out");
  if (seat.net > 0) return t("lead-win", { net: amount(seat.net) });
  if (seat.won > 0) {
    const words = { won: amount(seat.won), paid: amount(seat.contributed), net: signed(seat.net) };
    return seat.net === 0 ? t("lead-even", words) : t("lead-back", words);
  }
  if (seat.net < 0) return t("lead-lose", { net: amount(-seat.net) });
  return t("lead-none", { name: voice.names(view, winners) });
}

/** @param {Context} context @param {View} view */
function reason(context, view) {
  const { voice } = context;
  const { t } = voice;
  const [pot] = view.results.slice(-1);
  const [first] = pot.high.shares;
  if (view.ending === "fold")
    return first.seat === view.me ? t("why-fold-you") : t("why-fold", { name: voice.name(view, first.seat) });
  if (view.results.length > 1) return t("why-pots", { n: view.results.length });
  const mine = view.me === null ? [] : halvesOf(view, view.me);
  if (mine.length === 0 || view.variant === "omaha_high") return winnersText(context, view, pot);
  if (!pot.low && pot.high.shares.length === 1) return t("why-no-low");
  const half = mine.includes("lo") ? pot.low : pot.high;
  const share = half?.shares.find(({ seat }) => seat === view.me);
  const others = half?.shares.filter(({ seat }) => seat !== view.me) ?? [];
  if (share && others.length === 1 && share.part[1] === 4 * share.part[0]) return t("why-quarter");
  if (share && others.length > 0)
    return t("why-tied", {
      names: voice.names(
        view,
        others.map(({ seat }) => seat),
      ),
    });
  return t(mine.length === 2 ? "why-scoop" : `why-half-${mine[0]}`);
}

/** @param {Context} context @param {View} view @param {PotResult} pot */
function winnersText({ voice }, view, pot) {
  /** @param {HalfResult} half */
  const text = (half) => {
    const name = voice.names(
      view,
      half.shares.map(({ seat }) => seat),
    );
    return half.made ? `${name}, ${voice.made(half.made)}` : name;
  };
  if (pot.low && !pot.both) return voice.t("why-winners", { hi: text(pot.high), lo: text(pot.low) });
  const name = voice.names(
    view,
    pot.high.shares.map(({ seat }) => seat),
  );
  return pot.high.made ? voice.t("why-winner", { name, hand: voice.made(pot.high.made) }) : name;
}

/** @param {Context} context @param {View} view */
export const ledgerLine = (context, view) =>
  html`<div class="ledger-line"><p role="status" aria-live="off" data-testid="turn-banner"><b>${lead(
    context,
    view,
  )}</b><span>${reason(context, view)}</span></p></div>`;

/** @param {Context} context @param {View} view @param {"hi" | "lo"} half @param {HalfResult} result */
function ledgerHalf(context, view, half, result) {
  const { voice } = context;
  const { t, amount } = voice;
  const text = result.made
    ? t(`ledger-line-${half}`, { amount: amount(result.amount), hand: voice.made(result.made) })
    : t("ledger-line-all", { amount: amount(result.amount) });
  return html`<p>${view.variant === "omaha8" ? halfWord(voice, half) : nothing} ${text}</p>
    <ul>${result.shares.map(
      (share) =>
        html`<li><b>${voice.name(view, share.seat)}</b> <span>${part(context, share)}</span><span class="to">${amount(share.amount)}</span></li>`,
    )}</ul>`;
}

/** @param {Context} context @param {View} view @param {PotResult} pot */
function ledgerPot(context, view, pot) {
  const { t, amount, names } = context.voice;
  const name = pot.index === 0 ? t("pot-main") : t("pot-side", { n: pot.index });
  return html`<section data-testid="ledger-pot-${pot.index}"><h3>${t("ledger-pot", { pot: name, amount: amount(pot.amount) })}</h3>
    <p class="quiet">${t("ledger-contested", { names: names(view, pot.claimants) })}</p>
    ${pot.rake > 0 ? html`<p class="quiet">${t("ledger-rake", { amount: amount(pot.rake) })}</p>` : nothing}
    ${ledgerHalf(context, view, "hi", pot.high)}
    ${pot.low && !pot.both ? ledgerHalf(context, view, "lo", pot.low) : nothing}
    ${pot.both ? html`<p class="quiet">${t("ledger-both")}</p>` : nothing}
    ${!pot.low && view.variant === "omaha8" && view.ending === "showdown" ? html`<p class="quiet">${t("ledger-no-low")}</p>` : nothing}
  </section>`;
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
  ${view.results.map((pot) => ledgerPot(context, view, pot))}${shownHands(context, view)}</div>`;
