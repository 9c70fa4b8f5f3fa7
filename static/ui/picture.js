// A finished hand as a picture: drawn on a canvas from the outlines of the cards, in the colours of the page.
import { download, shareByDevice } from "../app/outlet.js";
import { colourOf } from "./chart.js";
import { loadCourts } from "./classic.js";
import { faceUrl, moodOf, personOf } from "./faces.js";
import { CARD_TOKENS, drawBack, drawCard, drawGhost } from "./picture-card.js";
import { outcomeOf } from "./summary.js";
import { stakesText, titleOf } from "./topbar.js";
import { halvesOf, usesOf } from "./uses.js";

/** @import { Context } from "./context.js" */
/** @import { Half } from "./card.js" */
/** @import { Replay } from "../app/replayer.js" */
/** @import { SeatView, View } from "../app/model.js" */
/** @import { Voice } from "../i18n/words.js" */
/** @typedef {import("./picture-card.js").Pen & {font_: string}} Pen */

const WIDTH = 1200;
const MARGIN = 56;
const GAP = 10;
const HEAD = 118;
const MARKS = 56;
const FOOT = 158;
const BOARD_CARD = 112;
/** How wide a player's cards are, by how many players are in the picture: fewer fill it as well. */
const CARD_OF = [150, 104, 74];
/** From the first of a player's cards to the edge of what was won. */
const CARDS_END = 1016;
const TOKENS = [...["ground", "lit", "raised", "ink", "ink-2", "hi", "lo", "disc"], ...CARD_TOKENS];

/** @param {number} width */
const heightOf = (width) => width * 1.4;

/** @param {Pen} pen @param {string} text @param {number} x @param {number} y @param {{size: number, weight?: number, colour?: string, align?: CanvasTextAlign, most?: number}} look */
function write(pen, text, x, y, { size, weight = 400, colour = "ink", align = "left", most }) {
  pen.font = `${weight} ${size}px ${pen.font_}`;
  pen.fillStyle = pen.colours[colour];
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

/** HI with its solid line, LO with its dashed one. @param {Pen} pen @param {Voice} voice @param {Half} half @param {number} x @param {number} y @param {number} width */
function drawMark(pen, voice, half, x, y, width) {
  pen.save();
  pen.strokeStyle = pen.colours[half];
  pen.lineWidth = 5;
  pen.setLineDash(half === "lo" ? [9, 6] : []);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x + width, y);
  pen.stroke();
  pen.restore();
  write(pen, voice.t(half), x + width / 2, y + 24, { size: 18, weight: 760, colour: half, align: "center" });
}

/** @param {Pen} pen @param {Voice} voice @param {readonly string[]} codes @param {number} x @param {number} y @param {number} width @param {Map<string, Half[]>} uses @param {boolean} [hasMarks] */
function drawCards(pen, voice, codes, x, y, width, uses, hasMarks = false) {
  codes.forEach((code, n) => {
    const used = uses.get(code) ?? [];
    const left = x + n * (width + GAP);
    drawCard(pen, code, { x: left, y, width, isDim: uses.size > 0 && used.length === 0 });
    if (!hasMarks) return;
    const part = (width - 6 * (used.length - 1)) / used.length;
    used.forEach((half, place) => {
      drawMark(pen, voice, half, left + place * (part + 6), y + heightOf(width) + 14, part);
    });
  });
}

/** The sign of the game. @param {Pen} pen @param {number} x @param {number} y */
function drawSign(pen, x, y) {
  pen.save();
  pen.translate(x, y);
  pen.lineWidth = 7.25;
  for (const [colour, centre, radius, dash] of /** @type {const} */ ([
    ["lo", 43.5, 15, [8.6, 3.18]],
    ["hi", 17, 11.5, []],
  ])) {
    pen.strokeStyle = pen.colours[colour];
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.arc(24, centre, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.restore();
}

/** The board as far as it was dealt, and the places of what never came. @param {Pen} pen @param {Voice} voice @param {View} view @param {number} y */
function drawBoard(pen, voice, view, y) {
  const left = (WIDTH - 5 * BOARD_CARD - 4 * GAP) / 2;
  for (let n = view.board.length; n < 5; n++) {
    drawGhost(pen, { x: left + n * (BOARD_CARD + GAP), y, width: BOARD_CARD });
  }
  drawCards(pen, voice, view.board, left, y, BOARD_CARD, usesOf(view), true);
}

/** What a player had, or did. @param {Voice} voice @param {SeatView} seat */
function wordOf(voice, seat) {
  if (seat.high) {
    const high = voice.capital(voice.made(seat.high));
    return seat.low ? `${high} · ${voice.made(seat.low)}` : high;
  }
  return seat.state === "folded" ? voice.capital(voice.t("last-fold")) : "";
}

/** A player's line: face, name, cards, what was won. @param {Pen} pen @param {Context} context @param {View} view @param {SeatView} seat @param {HTMLImageElement | null} face @param {{y: number, width: number}} place */
function drawPlayer(pen, { voice }, view, seat, face, { y, width }) {
  const uses = usesOf(view);
  const middle = y + heightOf(width) / 2;
  const left = Math.min(520, CARDS_END - 4 * (width + GAP));
  const most = left - MARGIN - 128;
  pen.save();
  pen.fillStyle = pen.colours.disc;
  pen.beginPath();
  pen.arc(MARGIN + 44, middle, 44, 0, 2 * Math.PI);
  pen.fill();
  if (face) {
    pen.clip();
    pen.drawImage(face, MARGIN, middle - 44, 88, 88);
  }
  pen.restore();
  write(pen, voice.name(view, seat.seat), MARGIN + 108, middle - 4, { size: 30, weight: 680, most });
  write(pen, wordOf(voice, seat), MARGIN + 108, middle + 30, { size: 22, colour: "ink-2", most });
  if (seat.cards) drawCards(pen, voice, seat.cards, left, y, width, uses);
  else for (let n = 0; n < 4; n++) drawBack(pen, { x: left + n * (width + GAP), y, width });
  if (seat.won === 0) return;
  const halves = view.variant === "omaha8" && view.ending === "showdown" ? halvesOf(view, seat.seat) : [];
  const base = halves.length > 0 ? middle : middle + 14;
  write(pen, voice.signed(seat.won), WIDTH - MARGIN, base, { size: 38, weight: 760, align: "right" });
  halves.forEach((half, n) => {
    drawMark(pen, voice, half, WIDTH - MARGIN - 60 * (halves.length - n) + 10, middle + 16, 50);
  });
}

/** What the hand was to the player, under everything else. @param {Pen} pen @param {Context} context @param {View} view @param {number} y */
function drawOutcome(pen, context, view, y) {
  const [outcome, why] = outcomeOf(context, view);
  pen.beginPath();
  pen.roundRect(MARGIN - 20, y, WIDTH - 2 * MARGIN + 40, 110, 24);
  pen.fillStyle = pen.colours.raised;
  pen.fill();
  const most = WIDTH - 2 * MARGIN - 130;
  write(pen, outcome, MARGIN + 8, y + 50, { size: 34, weight: 680, most });
  write(pen, why, MARGIN + 8, y + 86, { size: 24, colour: "ink-2", most });
  write(pen, "Omaha8", WIDTH - MARGIN - 8, y + 86, {
    size: 24,
    weight: 680,
    colour: "ink-3",
    align: "right",
  });
}

/** @param {string} url @returns {Promise<HTMLImageElement | null>} */
async function load(url) {
  const image = new Image(176, 176);
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** Who is in the picture: every hand that was shown, the winners, and the one whose view it is. @param {View} view */
const shownSeats = (view) =>
  view.seats.filter(
    ({ seat, name, cards, won }) =>
      name !== "" && (won > 0 || (cards !== null && (seat === view.me || view.ending === "showdown"))),
  );

/** @param {Context} context @param {View} view @returns {Promise<HTMLCanvasElement>} */
export async function pictureOf(context, view) {
  const { voice } = context;
  const host = /** @type {HTMLElement} */ (document.querySelector("omaha-table"));
  // Where the palette of the deck was chosen.
  const look = /** @type {HTMLElement} */ (host.shadowRoot?.querySelector(".root"));
  const seats = shownSeats(view);
  const faces = await Promise.all(
    seats.map((seat) => load(faceUrl(personOf(view, seat), moodOf(view, seat)))),
  );
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  const isMarked = view.results.some(({ high }) => high.made);
  const boardHeight = view.board.length > 0 ? heightOf(BOARD_CARD) + (isMarked ? MARKS : 0) + 28 : 0;
  const width = CARD_OF[Math.min(seats.length, CARD_OF.length) - 1];
  const line = heightOf(width) + 24;
  const top = HEAD + 18;
  canvas.height = top + boardHeight + line * seats.length + FOOT;
  const font_ = getComputedStyle(host).fontFamily;
  await document.fonts.load(`680 30px ${font_}`);
  const colours = Object.fromEntries(TOKENS.map((token) => [token, colourOf(look, `--${token}`)]));
  const courts = context.state.settings.cards === "classic" ? ((await loadCourts()) ?? {}) : null;
  const pen = /** @type {Pen} */ (
    Object.assign(/** @type {any} */ (canvas.getContext("2d")), { colours, courts, font_ })
  );
  const light = pen.createRadialGradient(WIDTH / 2, 120, 0, WIDTH / 2, 120, WIDTH * 0.75);
  light.addColorStop(0, colours.lit);
  light.addColorStop(1, colours.ground);
  pen.fillStyle = light;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawSign(pen, MARGIN - 8, 30);
  write(pen, titleOf(voice, view), MARGIN + 56, 62, { size: 32, weight: 680 });
  write(
    pen,
    voice.t("subtitle", { stakes: stakesText(voice, view.stakes), hand: view.hand }),
    MARGIN + 56,
    94,
    { size: 22, colour: "ink-3" },
  );
  const pot = view.results.reduce((sum, { amount }) => sum + amount, 0);
  write(pen, voice.capital(voice.t("pot")), WIDTH - MARGIN, 56, {
    size: 22,
    colour: "ink-3",
    align: "right",
  });
  write(pen, voice.amount(pot || view.pot), WIDTH - MARGIN, 100, { size: 44, weight: 760, align: "right" });
  if (view.board.length > 0) drawBoard(pen, voice, view, top);
  seats.forEach((seat, n) => {
    drawPlayer(pen, context, view, seat, faces[n], { y: top + boardHeight + line * n, width });
  });
  drawOutcome(pen, context, view, canvas.height - FOOT + 8);
  return canvas;
}

/** Gives the end of a hand as a picture: to the device's sharing, else as a file. @param {Context} context @param {Replay} replay */
export async function savePicture(context, replay) {
  const { view } = replay.frames[replay.frames.length - 1];
  const canvas = await pictureOf(context, view);
  canvas.toBlob(async (blob) => {
    if (!blob) return context.perform("hand-note", "hh-no-picture");
    const name = `omaha8-${view.hand}.png`;
    const files = [new File([blob], name, { type: "image/png" })];
    if (!(await shareByDevice({ files }))) download(name, blob);
    context.perform("hand-note", "hh-pictured");
  }, "image/png");
}
