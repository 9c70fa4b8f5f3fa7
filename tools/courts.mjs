// The court figures of the classic deck as data: what static/cards/courts.js imports as "omaha8:courts". An esbuild plugin.
// The art is CC0 and comes from the npm package @heruka_urgyen/react-playing-cards; see static/cards/LICENCE.md.
//
// Each figure is half a figure, drawn twice in one place, the second time upside down: layers of one paint each, in a
// space of 1300 x 2000 with whole numbers. Paints have names, so that the page can give them its own colours.
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { optimize } from "svgo";

const FOLDER = "node_modules/@heruka_urgyen/react-playing-cards/src/images/4color-bf";
const PAINTS = { "#FC4": "gold", red: "red", "#44F": "blue", black: "black" };
/** The suits that a figure wears; any colour that the art does not use itself. */
const WORN = "#123456";
const FIGURES = [..."cdhs"].flatMap((suit) => [..."JQK"].map((rank) => rank + suit));

/** Only what is part of the figure: a symbol each for the four fills and the two strengths of line. */
const layersIn = (text) =>
  [...text.matchAll(/<symbol id="\w\w\d"[^>]*>(.*?)<\/symbol>/gs)].map(([, layer]) => layer);

/** The outline of the card's suit, in a square of 1200. */
const suitIn = (text) => text.match(/<symbol id="S\w\w"[^>]*><path d="([^"]+)"/)[1];

/** A layer with its worn suits as paths and its mirror as a transform that svgo can work into the numbers. */
function flat(layer, suit) {
  const paths = [...layer.matchAll(/<path [^>]*>/g)].map(([path]) => path.replace(/>$/, "/>"));
  const worn = [...layer.matchAll(/<use xlink:href="#S\w+" height="(\d+)" transform="([^"]+)"/g)].map(
    ([, height, place]) =>
      `<path fill="${WORN}" d="${suit}" transform="${place} translate(${height / 2} ${height / 2}) scale(${height / 1200})"/>`,
  );
  const mirror = layer.includes("scale(-1,1)") ? ' transform="translate(1300 0) scale(-1 1)"' : "";
  return `<g${mirror}>${paths.join("")}${worn.join("")}</g>`;
}

/** @returns {Promise<[paint: string, outline: string, line: number][]>} line: its width, 0 for a fill */
async function figure(name) {
  const file = resolve(FOLDER, `${name[0]}${name[1].toUpperCase()}.svg`);
  const text = await readFile(file, "utf-8");
  const suit = suitIn(text);
  const whole = layersIn(text).map((layer) => flat(layer, suit));
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 2000">${whole.join("")}</svg>`,
    {
      multipass: true,
      floatPrecision: 0,
      plugins: [{ name: "preset-default", params: { overrides: { convertColors: false } } }],
    },
  );
  return [...data.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes]) => {
    const of = (key) => attributes.match(new RegExp(`(?:^| )${key}="([^"]*)"`))?.[1];
    const colour = of("stroke") ?? of("fill");
    const paint = colour === WORN ? "suit" : PAINTS[colour];
    if (!paint) throw new Error(`${file}: nothing is known of the colour ${JSON.stringify(colour)}`);
    return [paint, of("d"), Number(of("stroke-width") ?? 0)];
  });
}

export const courts = {
  name: "courts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^omaha8:courts$/ }, ({ path }) => ({ path, namespace: "courts" }));
    onLoad({ filter: /.*/, namespace: "courts" }, async () => {
      const figures = await Promise.all(FIGURES.map(async (name) => [name, await figure(name)]));
      return { contents: JSON.stringify(Object.fromEntries(figures)), loader: "json" };
    });
  },
};
