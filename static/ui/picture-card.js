// A card on a canvas, of either deck: drawn from the same outlines as on the page.
import { CORNER, FIGURE, pipsOf } from "../cards/classic.js";
import { CAP, RANKS, SUITS } from "../cards/outlines.js";
import { rankLetter } from "../i18n/words.js";

/** @typedef {import("./classic.js").Courts} Courts */
/** @typedef {CanvasRenderingContext2D & {colours: Record<string, string>, courts: Courts | null}} Pen  with the court figures where the deck is the classic one */

/** The colours it takes, as names of tokens. */
export const CARD_TOKENS = [
  ...[
    "card-face",
    "card-dim",
    "card-edge",
    "card-back",
    "card-back-line",
    "ink-3",
    "suit-s",
    "suit-h",
    "suit-d",
    "suit-c",
  ],
  ...["court-gold", "court-red", "court-blue", "court-black", "court-line"],
];

/** An outline of units of its own, moved and sized. @param {Pen} pen @param {string} outline @param {number} x @param {number} y @param {number} wide @param {number} [tall] */
function stamp(pen, outline, x, y, wide, tall = wide) {
  pen.save();
  pen.translate(x, y);
  pen.scale(wide, tall);
  pen.fill(new Path2D(outline));
  pen.restore();
}

/** A rank with its head at `y`, as wide as its height asks for or narrower. @param {Pen} pen @param {string} rank @param {{cap: number, x: number, y: number, width: number}} place */
function drawRank(pen, rank, { cap, x, y, width }) {
  const { box, d } = RANKS[rankLetter(rank)];
  const tall = cap / CAP;
  const wide = Math.min(tall, width / (box[2] - box[0]));
  stamp(pen, d, x - wide * box[0], y + cap, wide, tall);
}

/** @param {Pen} pen @param {string} code */
function drawIndex(pen, [rank, suit]) {
  drawRank(pen, rank, { cap: 30, x: 7.5, y: 8.5, width: 36 });
  stamp(pen, SUITS[suit], 25, 48, 29 / 24);
}

/** @param {Pen} pen @param {string} code @param {boolean} isDim */
function drawClassic(pen, code, isDim) {
  const [rank, suit] = code;
  drawRank(pen, rank, CORNER.rank);
  for (const { x, y, size, isTurned } of [{ ...CORNER.suit, isTurned: false }, ...pipsOf(rank)]) {
    const scale = (isTurned ? -size : size) / 24;
    stamp(pen, SUITS[suit], x - 12 * scale, y - 12 * scale, scale);
  }
  const layers = pen.courts?.[code];
  if (!layers) return;
  const [width, height] = FIGURE.space;
  pen.save();
  pen.globalAlpha = isDim ? 0.6 : 1;
  pen.translate(FIGURE.x, FIGURE.y);
  pen.scale(FIGURE.width / width, FIGURE.height / height);
  drawHalf(pen, layers, suit);
  pen.translate(width, height);
  pen.rotate(Math.PI);
  drawHalf(pen, layers, suit);
  pen.strokeStyle = pen.colours["court-line"];
  pen.lineWidth = 16;
  pen.strokeRect(0, 0, width, height);
  pen.restore();
}

/** @param {Pen} pen @param {Courts[string]} layers @param {string} suit */
function drawHalf(pen, layers, suit) {
  pen.lineCap = "round";
  pen.lineJoin = "round";
  for (const [paint, outline, line] of layers) {
    const path = new Path2D(outline);
    pen.strokeStyle = pen.colours["court-line"];
    pen.fillStyle = pen.colours[paint === "suit" ? `suit-${suit}` : `court-${paint}`];
    pen.lineWidth = line * 1.6;
    if (line > 0) pen.stroke(path);
    else pen.fill(path);
  }
}

/** A place of 60 x 84 units, moved and sized; `draw` fills it. @param {Pen} pen @param {{x: number, y: number, width: number}} place @param {() => void} draw */
function inPlace(pen, { x, y, width }, draw) {
  pen.save();
  pen.translate(x, y);
  pen.scale(width / 60, width / 60);
  draw();
  pen.restore();
}

/** @param {Pen} pen @param {string} colour */
function drawSheet(pen, colour) {
  pen.beginPath();
  pen.roundRect(0.5, 0.5, 59, 83, 7);
  pen.fillStyle = pen.colours[colour];
  pen.fill();
  pen.strokeStyle = pen.colours["card-edge"];
  pen.stroke();
}

/** A card of 60 x 84 units, as on the page. @param {Pen} pen @param {string} code @param {{x: number, y: number, width: number, isDim: boolean}} place */
export function drawCard(pen, code, { isDim, ...place }) {
  inPlace(pen, place, () => {
    drawSheet(pen, isDim ? "card-dim" : "card-face");
    pen.fillStyle = pen.colours[`suit-${code[1]}`];
    if (pen.courts) drawClassic(pen, code, isDim);
    else drawIndex(pen, code);
  });
}

/** Face down: the sign of the game on the back. @param {Pen} pen @param {{x: number, y: number, width: number}} place */
export function drawBack(pen, place) {
  inPlace(pen, place, () => {
    drawSheet(pen, "card-back");
    pen.strokeStyle = pen.colours["card-back-line"];
    pen.lineWidth = 5;
    for (const [centre, radius, dash] of /** @type {const} */ ([
      [31, 9, []],
      [52, 12, [5.6, 3.24]],
    ])) {
      pen.setLineDash([...dash]);
      pen.beginPath();
      pen.arc(30, centre, radius, 0, 2 * Math.PI);
      pen.stroke();
    }
  });
}

/** The place of a card that never came. @param {Pen} pen @param {{x: number, y: number, width: number}} place */
export function drawGhost(pen, place) {
  inPlace(pen, place, () => {
    pen.beginPath();
    pen.roundRect(1, 1, 58, 82, 7);
    pen.setLineDash([4, 3]);
    pen.strokeStyle = pen.colours["ink-3"];
    pen.globalAlpha = 0.5;
    pen.stroke();
  });
}
