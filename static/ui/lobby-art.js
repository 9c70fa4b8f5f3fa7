// The picture of the start screen: one table shaped like an 8 on its side, high to the left, low to the right.
import { html, svg } from "lit";
import { cardBody } from "./card.js";
import { faceUrl } from "./faces.js";

/** @param {string} person @param {number} x @param {number} y */
const guest = (
  person,
  x,
  y,
) => svg`<g transform=${`translate(${x} ${y})`}><circle class="disc" r="30"></circle>
  <clipPath id=${`cut-${person}`}><circle r="30"></circle></clipPath>
  <image href=${faceUrl(person, "calm")} x="-30" y="-30" width="60" height="60" clip-path=${`url(#cut-${person})`}></image></g>`;

/** @param {string} code @param {number} x */
const tiny = (code, x) =>
  svg`<g transform=${`translate(${x} 176) scale(.633)`} class="card flat-card" data-suit=${code[1]}>${cardBody(code)}</g>`;

/** @param {"hi" | "lo"} half */
const ray = (
  half,
) => svg`<linearGradient id=${`ray-${half}`} x2="0" y2="1"><stop class=${`ray-${half}`} stop-opacity=".42"></stop>
  <stop offset="1" class=${`ray-${half}`} stop-opacity="0"></stop></linearGradient>`;

export const tableArt =
  () => html`<svg class="art" viewBox="40 0 640 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
  <defs>${ray("hi")}${ray("lo")}</defs>
  <path class="cord" d="M260 0V-400M460 0V-400"></path>
  <path d="M246 0h28l130 262H116Z" fill="url(#ray-hi)"></path><path d="M446 0h28l130 262H316Z" fill="url(#ray-lo)"></path>
  <path class="lamp" d="M240 0a20 12 0 0 1 40 0ZM440 0a20 12 0 0 1 40 0Z"></path>
  ${guest("ana", 112, 96)}${guest("bo", 196, 72)}${guest("cy", 284, 76)}${guest("fay", 436, 76)}${guest("gus", 524, 72)}${guest("eli", 608, 96)}
  <path class="felt" d="M360 158C330 158 306 124 240 124 146 124 82 157 82 203s64 79 158 79c66 0 90-34 120-34s54 34 120 34c94 0 158-33 158-79s-64-79-158-79c-66 0-90 34-120 34Z"></path>
  <ellipse class="ground-shade" cx="360" cy="284" rx="250" ry="12"></ellipse>
  <g fill="none" stroke-width="6"><path class="loop-hi" d="M360 203C322 158 288 142 240 142c-82 0-138 25-138 61s56 61 138 61c48 0 82-16 120-61"></path>
  <path class="loop-lo" stroke-dasharray="15 9" d="M360 203c38 45 72 61 120 61 82 0 138-25 138-61s-56-61-138-61c-48 0-82 16-120 61"></path></g>
  <g transform="translate(360 203)"><circle class="chip-disc" r="17"></circle><circle class="chip-edge" r="13.5" fill="none" stroke-width="4" stroke-dasharray="8 6.14"></circle></g>
  ${["Kh", "Qd", "Js"].map((code, i) => tiny(code, 166 + i * 42))}${["4d", "3s", "Ac"].map((code, i) => tiny(code, 432 + i * 42))}</svg>`;
