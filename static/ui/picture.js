// A finished hand as a picture: drawn on a canvas from the outlines of the cards, in the colours of the page.
import { download, shareByDevice } from "../app/outlet.js";
import { colourOf } from "./chart.js";
import { loadCourts } from "./classic.js";
import { faceUrl, moodOf, personOf } from "./faces.js";
import { CARD_TOKENS, drawCard } from "./picture-card.js";
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
const HEAD = 118;
const BOARD = 268;
const LINE = 128;
const FOOT = 84;
const TOKENS = [...["ground", "lit", "ink", "ink-2", "ink-3", "hi", "lo", "disc", "line"], ...CARD_TOKENS];

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
    const left = x + n * (width + 10);
    drawCard(pen, code, { x: left, y, width, isDim: uses.size > 0 && used.length === 0 });
    if (!hasMarks) return;
    const part = (width - 6 * (used.length - 1)) / used.length;
    used.forEach((half, place) => {
      drawMark(pen, voice, half, left + place * (part + 6), y + width * 1.4 + 14, part);
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

/** A player's line: face, name, cards, what was won. @param {Pen} pen @param {Context} context @param {View} view @param {SeatView} seat @param {HTMLImageElement | null} face @param {number} y */
function drawPlayer(pen, { voice }, view, seat, face, y) {
  const uses = usesOf(view);
  pen.fillStyle = pen.colours.disc;
  pen.beginPath();
  pen.arc(MARGIN + 44, y + 52, 44, 0, 2 * Math.PI);
  pen.fill();
  if (face) {
    pen.save();
    pen.clip();
    pen.drawImage(face, MARGIN, y + 8, 88, 88);
    pen.restore();
  }
  write(pen, voice.name(view, seat.seat), MARGIN + 108, y + 48, { size: 30, weight: 680, most: 220 });
  const hand = seat.high ? voice.capital(voice.made(seat.high)) : "";
  write(pen, seat.low ? `${hand} · ${voice.made(seat.low)}` : hand, MARGIN + 108, y + 82, {
    size: 22,
    colour: "ink-2",
    most: 330,
  });
  drawCards(pen, voice, seat.cards ?? [], 520, y, 74, uses);
  if (seat.won === 0) return;
  const halves = view.variant === "omaha8" && view.ending === "showdown" ? halvesOf(view, seat.seat) : [];
  write(pen, voice.signed(seat.won), WIDTH - MARGIN, y + 62, { size: 38, weight: 760, align: "right" });
  halves.forEach((half, n) => {
    drawMark(pen, voice, half, WIDTH - MARGIN - 60 * (halves.length - n) + 10, y + 78, 50);
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
  canvas.height = HEAD + BOARD + LINE * seats.length + FOOT;
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
  const wide = 112;
  const all = view.board.length * (wide + 10) - 10;
  drawCards(pen, voice, view.board, (WIDTH - all) / 2, HEAD + 18, wide, usesOf(view), true);
  seats.forEach((seat, n) => {
    drawPlayer(pen, context, view, seat, faces[n], HEAD + BOARD + LINE * n);
  });
  write(pen, "Omaha8", MARGIN, canvas.height - 32, { size: 22, weight: 680, colour: "ink-3" });
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
