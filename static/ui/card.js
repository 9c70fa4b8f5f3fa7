// Cards as drawings of 60 x 84: a rank at the head, one suit at the foot. Sizes and colours are in styles/card.css.
import { html, nothing, svg } from "lit";
import { CAP, RANKS, SUITS } from "../cards/outlines.js";
import { rankLetter } from "../i18n/words.js";
import { classicBody } from "./classic.js";

/** @import { Context } from "./context.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @typedef {"hi" | "lo"} Half */
/** @typedef {Map<string, Half[]>} Uses  card -> the halves it plays in */

const round = (/** @type {number} */ value) => Math.round(value * 1000) / 1000;

/** The outlines, once for all cards. */
export const sprite = () => html`<svg class="hidden" aria-hidden="true"><defs>
  ${Object.entries(SUITS).map(([suit, d]) => svg`<path id=${`suit-${suit}`} d=${d}></path>`)}
  ${Object.entries(RANKS).map(([rank, { d }]) => svg`<path id=${`rank-${rank}`} d=${d}></path>`)}
</defs></svg>`;

/**
 * @param {string} rank
 * @param {number} cap  height in units of the card
 * @param {number} x
 * @param {number} y
 * @param {boolean} [isCentred]  x is the middle, not the left edge
 */
function rankMark(rank, cap, x, y, isCentred = false) {
  const letter = rankLetter(rank);
  const narrow = letter === "10" ? (isCentred ? 0.78 : 0.9) : 1;
  const across = (narrow * cap) / CAP;
  const down = isCentred ? cap / CAP : across; // the small cut keeps its height: it is read from afar
  const [left, , right] = RANKS[letter].box;
  const shift = isCentred ? x - (across * (left + right)) / 2 : x - across * left;
  const top = y + cap - (cap - down * CAP) / 2;
  return svg`<use href=${`#rank-${letter}`} transform=${`translate(${round(shift)} ${round(top)}) scale(${round(across)} ${round(down)})`}></use>`;
}

/** @param {string} suit @param {number} size @param {number} x @param {number} y */
const suitMark = (suit, size, x, y) =>
  svg`<use href=${`#suit-${suit}`} transform=${`translate(${x} ${y}) scale(${round(size / 24)})`}></use>`;

/** The drawing inside a card's frame. @param {string} code */
export const cardBody = (code) => svg`<rect class="face" x=".5" y=".5" width="59" height="83" rx="7"></rect>
  <g class="pip"><g class="rank-mark">${rankMark(code[0], 30, 7.5, 8.5)}</g>${suitMark(code[1], 29, 25, 48)}</g>`;

/** A narrow cut for four hands in a small seat. @param {string} code */
const stripBody = (code) => svg`<rect class="face" x=".5" y=".5" width="33" height="63" rx="5"></rect>
  <g class="pip"><g class="rank-mark">${rankMark(code[0], 26, 17, 6.5, true)}</g>${suitMark(code[1], 21, 6.5, 38)}</g>`;

/** A card's name, with what it is used for. @param {Voice} voice @param {string} code @param {Half[]} used */
function cardName({ t, card }, code, used) {
  if (used.length === 0) return card(code);
  return t(`card-used-${used.length > 1 ? "both" : used[0]}`, { card: card(code) });
}

/** A card's drawing, of the deck that was chosen. @param {Pick<Context, "state">} context @param {string} code */
const face = ({ state }, code) => (state.settings.cards === "classic" ? classicBody(code) : cardBody(code));

/** A card that stands for its deck and for no hand. @param {Pick<Context, "state">} context @param {string} code */
export const sampleCard = (context, code) => html`<svg class="card" data-suit=${code[1]} viewBox="0 0 60 84"
  aria-hidden="true">${face(context, code)}</svg>`;

/** A card face up. @param {Pick<Context, "state" | "voice">} context @param {string} code @param {Half[]} [used] @param {boolean} [isDim] */
export const card = (
  context,
  code,
  used = [],
  isDim = false,
) => html`<svg part="card" class=${isDim ? "card dim" : "card"}
  role="img" data-testid="card" data-card=${code} data-suit=${code[1]} data-used=${used.join(" ") || nothing}
  aria-label=${cardName(context.voice, code, used)} viewBox="0 0 60 84">${face(context, code)}</svg>`;

/** A card in another's seat, with the large index in every deck: two cuts, of which the layout shows one. @param {Voice} voice @param {string} code @param {Half[]} used @param {boolean} isCompared  with cards that are used: it dims if it is not */
export const seatCard = (
  voice,
  code,
  used,
  isCompared,
) => html`<span class="shown" part="card" role="img" data-testid="card" data-card=${code}
  data-used=${used.join(" ") || nothing} aria-label=${cardName(voice, code, used)}>
  <svg class=${used.length > 0 || !isCompared ? "card" : "card dim"} data-suit=${code[1]} data-size="strip" aria-hidden="true" viewBox="0 0 34 64">${stripBody(code)}</svg>
  <svg class=${used.length > 0 || !isCompared ? "card" : "card dim"} data-suit=${code[1]} data-size="mini" aria-hidden="true" viewBox="0 0 60 84">${cardBody(code)}</svg>
</span>`;

export const cardBack = () => html`<svg class="card" viewBox="0 0 60 84" aria-hidden="true">
  <rect class="back" width="60" height="84" rx="7"></rect>
  <rect class="back-line" x="5" y="5" width="50" height="74" rx="4"></rect>
  <circle class="back-hi" cx="30" cy="31" r="8.5"></circle><circle class="back-lo" cx="30" cy="52" r="11"></circle>
</svg>`;

/** @param {Half} half */
const mark = (half) => html`<span class="mark" data-half=${half}><span>${half.toUpperCase()}</span></span>`;

/** The halves a card plays in, under it. @param {Half[]} used */
export const marks = (used) => html`<span class="marks" aria-hidden="true">${used.map(mark)}</span>`;

/** The word HI or LO with its line. @param {Voice} voice @param {Half} half */
export const halfWord = ({ t }, half) => html`<span class="half" data-half=${half}>${t(half)}</span>`;

/** A card inside running text. @param {string} code */
export const tile = (
  code,
) => html`<span class="tile" data-suit=${code[1]}><span>${rankLetter(code[0])}</span><svg
  viewBox="0 0 24 24" aria-hidden="true"><use href=${`#suit-${code[1]}`}></use></svg></span>`;

/** Cards inside running text: tiles for the eye, words for the ear. @param {Voice} voice @param {readonly string[]} codes */
export const tiles = (voice, codes) =>
  html`<span class="tiles" aria-hidden="true">${codes.map(tile)}</span><span class="hidden">${voice.cards(codes)}</span>`;

/** Two from the hand plus three from the board. @param {{hole: string[], board: string[]}} made */
export const five = ({ hole, board }) =>
  html`<span class="five" aria-hidden="true">${hole.map(tile)}<span class="plus">+</span>${board.map(tile)}</span>`;

/** The same places, empty. */
export const emptyFive = () =>
  html`<span class="five" aria-hidden="true">${[0, 1].map(
    () => html`<span class="tile empty"></span>`,
  )}<span class="plus">+</span>${[0, 1, 2].map(() => html`<span class="tile empty"></span>`)}</span>`;

export const chip = () => html`<svg class="chip" viewBox="0 0 16 16" aria-hidden="true">
  <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="3.9 2.64"></circle>
  <circle cx="8" cy="8" r="3" fill="currentColor"></circle></svg>`;

/** The sign of the game: the upper loop is HI, solid; the lower is LO, dashed. @param {string} name @param {boolean} [hasLow] */
export const sign = (name, hasLow = true) => html`<svg class=${name} viewBox="0 0 48 64" aria-hidden="true">
  <g class="sign-lines"><circle class=${hasLow ? "sign-lo" : "sign-no"} cx="24" cy="43.5" r="15"></circle>
  <circle class="sign-hi" cx="24" cy="17" r="11.5"></circle></g></svg>`;
