// The bankroll curve. The library that draws it comes when the statistics open.
import { html } from "lit";
import { ref } from "lit/directives/ref.js";

/** @import { Context } from "./context.js" */
/** @typedef {{won: number, fair: number}} Point  big blinds so far; fair: all-in pots paid by equity */

/** Steps of the axis of hands: there is no half hand. */
const WHOLE = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** @type {WeakMap<Element, {key: string, plot: {destroy(): void}}>} */
const drawn = new WeakMap();

/** A token as a colour that a canvas takes. @param {HTMLElement} element @param {string} token */
export function colourOf(element, token) {
  element.style.setProperty("color", `var(${token})`);
  const { color } = getComputedStyle(element);
  element.style.removeProperty("color");
  return color;
}

/** @param {HTMLElement} element @param {Point[]} line @param {string} lang */
async function draw(element, line, lang) {
  const [ink, quiet, grid] = ["--ink", "--ink-3", "--line"].map((token) => colourOf(element, token));
  const key = [ink, lang, element.clientWidth, line.length, line[line.length - 1].won].join();
  if (drawn.get(element)?.key === key || element.clientWidth === 0) return;
  const library = await import("uplot").catch(() => null);
  // Where it does not come, the figures beside the curve stand alone; the next drawing asks again.
  if (!library || !element.isConnected) return;
  const { default: UPlot } = library;
  drawn.get(element)?.plot.destroy();
  const { fontFamily, fontSize } = getComputedStyle(element);
  const axis = {
    stroke: quiet,
    font: `${fontSize} ${fontFamily}`,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
  };
  const number = new Intl.NumberFormat(lang);
  const values = (/** @type {unknown} */ _plot, /** @type {number[]} */ ticks) =>
    ticks.map((tick) => number.format(tick));
  const plot = new UPlot(
    {
      width: element.clientWidth,
      height: element.clientHeight,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false } },
      axes: [
        { ...axis, values, incrs: WHOLE },
        { ...axis, values, size: 64 },
      ],
      series: [
        {},
        { stroke: quiet, width: 1.5, dash: [4, 4], points: { show: false } },
        { stroke: ink, width: 2.5, points: { show: false } },
      ],
    },
    [line.map((_, n) => n), line.map(({ fair }) => fair), line.map(({ won }) => won)],
    element,
  );
  drawn.set(element, { key, plot });
}

/** @param {Context} context @param {Point[]} line @param {string} end  its last value, in words */
export function curve({ voice }, line, end) {
  const { t } = voice;
  const name = t("curve-name", { n: line.length - 1, end });
  const start = (/** @type {Element | undefined} */ element) =>
    element && queueMicrotask(() => draw(/** @type {HTMLElement} */ (element), line, voice.lang));
  return html`<figure class="curve-frame" data-testid="curve"><div class="curve" role="img" aria-label=${name} ${ref(start)}></div>
    <figcaption><span class="key-won">${t("curve-won")}</span><span class="key-fair">${t("curve-fair")}</span></figcaption></figure>`;
}
