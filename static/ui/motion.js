// The result as a small scene: the pot parts into its halves, each half travels to its winners. Decoration only.

/** @import { State } from "../app/store.js" */
/** @import { Voice } from "../i18n/words.js" */

const MOVE = "cubic-bezier(.45, 0, .15, 1)";

/**
 * @param {ShadowRoot} root
 * @param {Voice} voice
 * @param {State} state
 */
export function flyShares(root, voice, { view }) {
  const room = root.querySelector(".room");
  const pot = root.querySelector(".pot .sum");
  if (!room || !pot || view?.results.length !== 1) return;
  const [{ high, low }] = view.results;
  for (const [half, result] of /** @type {const} */ ([
    ["hi", high],
    ["lo", low],
  ])) {
    const panel = root.querySelector(`.result [data-half="${half}"] .sum`);
    if (!result || !panel) continue;
    fly(room, half, voice.amount(result.amount), pot, panel, 350, 520);
    for (const { seat, amount } of result.shares) {
      const winner = root.querySelector(`[data-testid="seat-${seat}"] .portrait`);
      if (winner) fly(room, half, voice.amount(amount), panel, winner, 950, 620);
    }
  }
}

/** @param {Element} room @param {string} half @param {string} text @param {Element} from @param {Element} to @param {number} delay @param {number} duration */
function fly(room, half, text, from, to, delay, duration) {
  const share = room.ownerDocument.createElement("span");
  share.className = "share-in-flight";
  share.dataset.half = half;
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
