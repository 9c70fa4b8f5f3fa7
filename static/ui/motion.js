// Motion that explains: bets go to the pot; the pot parts into its halves, each half travels to its winners. Decoration only.
import { NEXT_POT } from "../app/director.js";

/** @import { PotResult, View } from "../app/model.js" */
/** @import { Voice } from "../i18n/words.js" */

const MOVE = "cubic-bezier(.45, 0, .15, 1)";

/** @param {ShadowRoot} root @param {number} seat */
const portraitOf = (root, seat) => root.querySelector(`[data-testid="seat-${seat}"] .portrait`);

/** The bets of the street that has ended go to the pot. @param {ShadowRoot} root @param {Voice} voice @param {View | null} before */
export function flyBets(root, voice, before) {
  const room = root.querySelector(".room");
  const pot = root.querySelector(".pot .sum");
  if (!room || !pot || !before) return;
  for (const { seat, committed } of before.seats) {
    const from = portraitOf(root, seat);
    if (committed > 0 && from) fly(room, "", voice.amount(committed), from, pot, 0, 260);
  }
}

/** Each pot in turn, the last one first, as they are paid. @param {ShadowRoot} root @param {Voice} voice @param {View | null} view */
export function flyShares(root, voice, view) {
  const room = root.querySelector(".room");
  if (!room || !view) return;
  view.results.forEach((pot, n) => {
    flyPot(root, room, voice, pot, n * NEXT_POT);
  });
}

/** @param {ShadowRoot} root @param {Element} room @param {Voice} voice @param {PotResult} pot @param {number} delay */
function flyPot(root, room, voice, { index, high, low, both }, delay) {
  const from = root.querySelector(".pot .sum");
  for (const [half, result] of /** @type {const} */ ([
    ["hi", high],
    ["lo", both ? null : low],
  ])) {
    const panel = root.querySelector(`[data-testid="result-pot-${index}"] [data-half="${half}"] .sum`);
    if (!from || !result || !panel) continue;
    fly(room, half, voice.amount(result.amount), from, panel, delay + 350, 520);
    for (const { seat, amount } of result.shares) {
      const winner = portraitOf(root, seat);
      if (winner) fly(room, half, voice.amount(amount), panel, winner, delay + 950, 620);
    }
  }
}

/** @param {Element} room @param {string} half @param {string} text @param {Element} from @param {Element} to @param {number} delay @param {number} duration */
function fly(room, half, text, from, to, delay, duration) {
  const share = room.ownerDocument.createElement("span");
  share.className = "share-in-flight";
  if (half) share.dataset.half = half;
  share.ariaHidden = "true";
  share.textContent = text;
  room.append(share);
  const own = share.getBoundingClientRect();
  const at = (/** @type {Element} */ place) => {
    const box = place.getBoundingClientRect();
    return `translate(${box.x + box.width / 2 - own.width / 2}px, ${box.y + box.height / 2 - own.height / 2}px)`;
  };
  const [start, end] = [at(from), at(to)];
  const flight = share.animate(
    [
      { transform: start, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.15 },
      { transform: end, opacity: 1, offset: 0.85 },
      { transform: end, opacity: 0 },
    ],
    { duration, delay, easing: MOVE, fill: "both" },
  );
  const remove = () => share.remove();
  flight.finished.then(remove, remove);
}
