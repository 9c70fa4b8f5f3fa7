// What the hand was to you, in a sentence.
import { html } from "lit";
import { halvesOf } from "./uses.js";

/** @import { Context } from "./context.js" */
/** @import { HalfResult, PotResult, View } from "../app/model.js" */

/** @param {Context} context @param {View} view */
function lead({ voice }, view) {
  const { t, amount, signed } = voice;
  const seat = view.me === null ? null : view.seats[view.me];
  const shares = view.results.flatMap(({ high, low }) => [...high.shares, ...(low?.shares ?? [])]);
  const winners = [...new Set(shares.map((share) => share.seat))];
  if (seat?.state === "out") return t("lead-out");
  if (seat && seat.won > 0) {
    const words = { won: amount(seat.won), paid: amount(seat.contributed), net: signed(seat.net) };
    const id = seat.net > 0 ? "lead-win" : seat.net < 0 ? "lead-back" : "lead-even";
    return t(id, words);
  }
  if (seat && seat.net < 0) return t("lead-lose", { net: amount(-seat.net) });
  return voice.capital(t("lead-none", { name: voice.names(view, winners) }));
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
  return voice.capital(
    pot.high.made ? voice.t("why-winner", { name, hand: voice.made(pot.high.made) }) : name,
  );
}

/** What the player would have held, had the cards come. @param {Context} context @param {import("../app/model.js").Rabbit} rabbit */
function missed({ voice }, { lens }) {
  if (!lens) return voice.t("rabbit-none");
  const low = lens.low?.made;
  const words = { high: voice.made(lens.high), low: low ? voice.made(low) : "" };
  return voice.t(low ? "rabbit-both" : "rabbit-high", words);
}

/** What a finished hand was to the player, and why. @param {Context} context @param {View} view @returns {[string, string]} */
export const outcomeOf = (context, view) => [lead(context, view), reason(context, view)];

/** @param {Context} context @param {View} view */
export function ledgerLine(context, view) {
  const [outcome, why] = outcomeOf(context, view);
  const { rabbit } = context.state;
  return html`<div class="ledger-line"><p role="status" aria-live="off" data-testid="turn-banner"><b>${outcome}</b><span>${
    rabbit ? missed(context, rabbit) : why
  }</span></p></div>`;
}
