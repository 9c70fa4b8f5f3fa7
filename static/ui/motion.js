// Motion that explains: bets go to the pot; the pot parts into its halves, each half travels to its winners. Decoration only.
import { NEXT_POT } from "../app/director.js";

/** @import { PotResult, View } from "../app/model.js" */
/** @import { Voice } from "../i18n/words.js" */

/** @typedef {{half: string, text: string, from: Element, to: Element, delay: number, duration: number}} Flight */

const MOVE = "cubic-bezier(.45, 0, .15, 1)";

/** @param {ShadowRoot} root @param {number} seat */
const portraitOf = (root, seat) => root.querySelector(`[data-testid="seat-${seat}"] .portrait`);

/** The bets of the street that has ended go to the pot. @param {ShadowRoot} root @param {Voice} voice @param {View | null} before */
export function flyBets(root, voice, before) {
  const pot = root.querySelector(".pot .sum");
  if (!pot || !before) return;
  fly(
    root,
    before.seats.flatMap(({ seat, committed }) => {
      const from = portraitOf(root, seat);
      return committed > 0 && from
        ? [{ half: "", text: voice.amount(committed), from, to: pot, delay: 0, duration: 260 }]
        : [];
    }),
  );
}

/** Each pot in turn, the last one first, as they are paid. @param {ShadowRoot} root @param {Voice} voice @param {View | null} view */
export function flyShares(root, voice, view) {
  if (!view) return;
  fly(
    root,
    view.results.flatMap((pot, n) => flightsOf(root, voice, pot, n * NEXT_POT)),
  );
}

/** @param {ShadowRoot} root @param {Voice} voice @param {PotResult} pot @param {number} delay @returns {Flight[]} */
function flightsOf(root, voice, { index, high, low, both }, delay) {
  const from = root.querySelector(".pot .sum");
  const halves = /** @type {const} */ ([
    ["hi", high],
    ["lo", both ? null : low],
  ]);
  return halves.flatMap(([half, result]) => {
    const panel = root.querySelector(`[data-testid="result-pot-${index}"] [data-half="${half}"] .sum`);
    if (!from || !result || !panel) return [];
    const text = voice.amount(result.amount);
    const shares = result.shares.flatMap(({ seat, amount }) => {
      const to = portraitOf(root, seat);
      return to
        ? [{ half, text: voice.amount(amount), from: panel, to, delay: delay + 950, duration: 620 }]
        : [];
    });
    return [{ half, text, from, to: panel, delay: delay + 350, duration: 520 }, ...shares];
  });
}

/** All that sets off at once: first everything is placed, then everything is measured, so the page is laid out once. @param {ShadowRoot} root @param {Flight[]} flights */
function fly(root, flights) {
  const room = root.querySelector(".room");
  if (!room || flights.length === 0) return;
  const shares = flights.map(({ half, text }) => shareOf(room.ownerDocument, half, text));
  room.append(...shares);
  const paths = flights.map(({ from, to }, n) => {
    const own = shares[n].getBoundingClientRect();
    return [from, to].map((place) => middle(place.getBoundingClientRect(), own));
  });
  for (const [n, { delay, duration }] of flights.entries()) travel(shares[n], paths[n], delay, duration);
}

/** @param {Document} document @param {string} half @param {string} text */
function shareOf(document, half, text) {
  const share = document.createElement("span");
  share.className = "share-in-flight";
  if (half) share.dataset.half = half;
  share.ariaHidden = "true";
  share.textContent = text;
  return share;
}

/** Where a share stands over the middle of a place. @param {DOMRect} place @param {DOMRect} own */
const middle = (place, own) =>
  `translate(${place.x + (place.width - own.width) / 2}px, ${place.y + (place.height - own.height) / 2}px)`;

/** @param {Element} share @param {string[]} path @param {number} delay @param {number} duration */
function travel(share, [start, end], delay, duration) {
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
