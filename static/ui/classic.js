// Cards of the classic deck. Their court figures come later: until then a court card is its index.
import { html, nothing, svg } from "lit";
import { until } from "lit/directives/until.js";
import { CORNER, FIGURE, pipsOf } from "../cards/classic.js";
import { CAP, RANKS } from "../cards/outlines.js";
import { rankLetter } from "../i18n/words.js";

/** @typedef {typeof import("../cards/courts.js").COURTS} Courts */

/** @type {Promise<Courts | null> | null} */
let asked = null;

/** Loads the court figures once; null where they cannot be had, then the next call tries again. @returns {Promise<Courts | null>} */
export function loadCourts() {
  asked ??= import("../cards/courts.js").then(
    ({ COURTS }) => COURTS,
    () => {
      asked = null;
      return null;
    },
  );
  return asked;
}

/** @param {string} code @param {Courts[string]} layers */
const court = (code, layers) => {
  const [width, height] = FIGURE.space;
  return svg`<g id=${`court-${code}`}><g id=${`half-${code}`}>${layers.map(([paint, outline, line]) =>
    line > 0
      ? svg`<path class="court-line" d=${outline} stroke-width=${line * 1.6}></path>`
      : svg`<path class=${`court-${paint}`} d=${outline}></path>`,
  )}</g><use href=${`#half-${code}`} transform=${`rotate(180 ${width / 2} ${height / 2})`}></use>
  <rect class="court-line" width=${width} height=${height} rx="40" stroke-width="16"></rect></g>`;
};

/** @type {Promise<unknown> | null} */
let drawn = null;

/** The figures, once for all cards, as soon as they are there. */
export function courtSprite() {
  drawn ??= loadCourts().then((courts) => {
    if (courts) return Object.entries(courts).map(([code, layers]) => court(code, layers));
    drawn = null;
    return nothing;
  });
  return html`<svg class="hidden" aria-hidden="true"><defs>${until(drawn, nothing)}</defs></svg>`;
}

/** @param {string} letter */
function corner(letter) {
  const { rank } = CORNER;
  const [left, , right] = RANKS[letter].box;
  const tall = rank.cap / CAP;
  const wide = Math.min(tall, rank.width / (right - left));
  return svg`<use href=${`#rank-${letter}`} transform=${`translate(${rank.x - wide * left} ${rank.y + rank.cap}) scale(${wide} ${tall})`}></use>`;
}

/** @param {string} suit @param {import("../cards/classic.js").Pip} pip */
const pip = (suit, { x, y, size, isTurned }) =>
  svg`<use href=${`#suit-${suit}`} transform=${`translate(${x} ${y}) scale(${size / 24}) ${isTurned ? "rotate(180)" : ""} translate(-12 -12)`}></use>`;

/** The drawing inside a card's frame. @param {string} code */
export function classicBody(code) {
  const [rank, suit] = code;
  const { x, y, width, height, space } = FIGURE;
  const isCourt = "JQK".includes(rank);
  return svg`<rect class="face" x=".5" y=".5" width="59" height="83" rx="7"></rect>
  <g class="pip"><g class="rank-mark classic">${corner(rankLetter(rank))}</g>${pip(suit, { ...CORNER.suit, isTurned: false })}${pipsOf(rank).map((each) => pip(suit, each))}</g>${
    isCourt
      ? svg`<g class="court"><use href=${`#court-${code}`} transform=${`translate(${x} ${y}) scale(${width / space[0]} ${height / space[1]})`}></use></g>`
      : nothing
  }`;
}
