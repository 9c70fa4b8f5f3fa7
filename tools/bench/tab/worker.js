// One realm with everything that is compared in a tab: the site's Python, pokerkit in the same Python, and JavaScript's peers.
//
// Bundled by tools/bench/peers.py, told where things lie by tools/bench/tab.py. The file pyodide.mjs that it is served leaves the
// started Python in globalThis.pyodide.
import phe from "phe";
import { Omaha } from "poker-odds-calc";
import { boot } from "../../../static/engine/boot.js";
import { kernel, plain } from "./limits.js";

/** @typedef {(units: number) => number} Run  does so many units of work; gives what it found */
/** @typedef {Record<string, Run>} Contenders  ours first */
/**
 * @typedef {object} Facts  of tools/bench/subject.py
 * @property {string} hero
 * @property {number[]} cards  those of the hero
 * @property {string[][]} known  the hero's and another hand
 * @property {number[][][]} deals
 * @property {Record<string, [string[], string][]>} spots
 */

const FOLDER = "/bench";
const LIBRARY = "/lib/python314.zip";
const CLOSE = 0.02;
/** poker-odds-calc takes one deal in 150 for a tie that is none. */
const ROUGH = 0.05;

// Taken now: the boot puts another one into its place, for the engine's own files.
const { fetch } = globalThis;
const bytes = async (/** @type {string} */ url) => new Uint8Array(await (await fetch(url)).arrayBuffer());
const textCards = (/** @type {string} */ text) => text.match(/../g) ?? [];

/** Lays the bench's Python and pokerkit beside the site's. @param {any} pyodide @param {string} site @param {string[]} files */
async function prepare(pyodide, site, files) {
  pyodide.FS.mkdirTree(FOLDER);
  for (const url of files) pyodide.FS.writeFile(`${FOLDER}/${url.split("/").at(-1)}`, await bytes(url));
  // A snapshot has of the library only what the game imports.
  pyodide.FS.writeFile(LIBRARY, await bytes(`${site}engine/python_stdlib.zip`));
  pyodide.runPython(`
import glob, importlib, sys
sys.path += ["${FOLDER}", *glob.glob("${FOLDER}/*.whl")]
sys.path_importer_cache.clear()
importlib.invalidate_caches()
`);
}

/** The mean equity of the first hands. @param {[string[], string][]} spots @returns {Run} */
const pocExact = (spots) => {
  const asked = spots.map(([hands, board]) => [hands.map(textCards), textCards(board)]);
  return (times) => {
    let total = 0;
    for (let time = 0; time < times; time += 1)
      for (const [[first, second], board] of asked) {
        const table = new Omaha().addPlayer(first).addPlayer(second).setBoard(board).exhaustive();
        total += shareOf(table.calculate());
      }
    return total / (times * asked.length);
  };
};

/** @param {string[][]} hands @returns {Run} */
const pocSampled =
  ([first, second]) =>
  (trials) =>
    shareOf(new Omaha().addPlayer(first).addPlayer(second).limit(trials).calculate());

/** @param {any} result */
function shareOf(result) {
  const [player] = result.getPlayers();
  return (player.getWins() + player.getTies() / 2) / result.getIterations();
}

/** The two-card or three-card choices as places. @param {number} size @param {number} of @returns {number[][]} */
const choices = (size, of) =>
  size === 2
    ? range(of).flatMap((a) => range(of - a - 1).map((b) => [a, a + 1 + b]))
    : range(of).flatMap((a) => choices(2, of - a - 1).map(([b, c]) => [a, a + 1 + b, a + 1 + c]));
const range = (/** @type {number} */ n) => Array.from({ length: n }, (_, i) => i);

/** phe over two of four and three of five cards; strengths as ours, 1 to 7462. @param {number[][][]} deals @returns {Run} */
function pheEvaluated(deals) {
  // Its suits count the other way.
  const coded = deals.map(([hole, board]) => [hole.map((card) => card ^ 3), board.map((card) => card ^ 3)]);
  const [twos, threes] = [choices(2, 4), choices(3, 5)];
  const five = [0, 0, 0, 0, 0];
  return (times) => {
    let best = 0;
    for (let time = 0; time < times; time += 1)
      for (const [hole, board] of coded) {
        best = 9999;
        for (const [a, b] of twos) {
          five[0] = hole[a];
          five[1] = hole[b];
          for (const [c, d, e] of threes) {
            five[2] = board[c];
            five[3] = board[d];
            five[4] = board[e];
            const value = phe.evaluateCardCodes(five);
            if (value < best) best = value;
          }
        }
      }
    return 7463 - best;
  };
}

/**
 * All groups, each with its tolerance.
 * @param {any} pyodide
 * @param {BufferSource} wasm
 * @returns {Promise<[string, Contenders, number][]>}
 */
async function groups(pyodide, wasm) {
  const python = pyodide.runPython("import subject, kit, tables; [subject, kit, tables]");
  const [subject, kit, tables] = python.toJs({ depth: 1 });
  /** @type {Facts} */
  const facts = JSON.parse(subject.facts());
  const ours = subject.in_tab().toJs();
  const run = (/** @type {string} */ name) => /** @type {Run} */ (ours.get?.(name) ?? ours[name]);
  const [text, data] = tables.packed().toJs();
  const flat = { places: JSON.parse(text), data: data.toJs?.() ?? data };
  const [compiled, looped] = [await kernel(flat, wasm), plain(flat)];
  const monteCarlo = (/** @type {string} */ name, /** @type {number} */ others) => ({
    ours: run(`mc_${name}`),
    split: run(`split_${name}`),
    pokerkit: kit.sampled(facts.hero, others),
    wasm: compiled(facts.cards, others),
    js: looped(facts.cards, others),
  });
  return [
    ["hu", monteCarlo("hu", 1), CLOSE],
    ["4way", monteCarlo("4way", 3), CLOSE],
    ["mc_high", { ours: run("mc_high"), poc: pocSampled(facts.known) }, ROUGH],
    ["exact_flop", { ours: run("exact_flop"), poc: pocExact(facts.spots.flop) }, ROUGH],
    ["exact_turn", { ours: run("exact_turn"), poc: pocExact(facts.spots.turn) }, ROUGH],
    ["eval", { ours: run("eval"), phe: pheEvaluated(facts.deals) }, 0],
  ];
}

/** Lets the browser put better code into place: it does not while a call runs. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** @param {Run} run @param {number} units */
function time(run, units) {
  const start = performance.now();
  const found = run(units);
  return { ms: performance.now() - start, found };
}

/** Units that take about `ms`, after a warm-up of as many calls as better code needs. @param {Run} run @param {number} ms */
async function size(run, ms) {
  let units = 1;
  let spent = time(run, units).ms;
  for (let call = 0; call < 8; call += 1) {
    await breathe();
    const wanted = (units * ms) / Math.max(spent, 0.05);
    units = Math.max(1, Math.min(units * 30, Math.round(wanted)));
    spent = time(run, units).ms;
  }
  return units;
}

/** Turn by turn, one call each, every other round backwards; ms for each unit. @param {Contenders} contenders @param {number} rounds @param {number} ms */
async function measure(contenders, rounds, ms) {
  const names = Object.keys(contenders);
  /** @type {Record<string, number>} */
  const units = {};
  for (const name of names) units[name] = await size(contenders[name], ms);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? names.toReversed() : names) {
      await breathe();
      times[name].push(time(contenders[name], units[name]).ms / units[name]);
    }
  return times;
}

/** Every contender must find what ours does. pokerkit is slow, so its sample is small. @param {string} name @param {Contenders} contenders @param {number} tolerance */
function agree(name, contenders, tolerance) {
  const exact = !("split" in contenders || name === "mc_high");
  const expected = contenders.ours(exact ? 1 : 20_000);
  for (const [peer, run] of Object.entries(contenders)) {
    const few = peer === "pokerkit" || peer === "poc";
    const found = run(exact ? 1 : few ? 400 : 20_000);
    const allowed = few && !exact ? 0.12 : tolerance;
    if (!(Math.abs(found - expected) <= allowed))
      throw new Error(`${name}: ours finds ${expected}, ${peer} ${found}`);
  }
}

/** How long the evaluator's tables take to make, in ms, several times. @param {any} pyodide @returns {number[]} */
function tablesTime(pyodide) {
  const made = pyodide.runPython(`
import importlib.util, time
def _made():
    spec = importlib.util.find_spec("omaha8.rules._tables")
    module = importlib.util.module_from_spec(spec)
    start = time.perf_counter()
    spec.loader.exec_module(module)
    return (time.perf_counter() - start) * 1000
_made
`);
  return range(5).map(() => made());
}

/** @param {{site: string, files: string[], wasm: string, rounds: number, ms: number}} order */
async function work({ site, files, wasm, rounds, ms }) {
  await boot({ engineUrl: `${site}engine/`, mode: "auto", stall: 60_000 }, () => {});
  const { pyodide } = /** @type {any} */ (globalThis);
  const tables = tablesTime(pyodide);
  await prepare(pyodide, site, files);
  /** @type {Record<string, Record<string, number[]>>} */
  const times = {};
  for (const [name, contenders, tolerance] of await groups(pyodide, await bytes(wasm))) {
    agree(name, contenders, tolerance);
    times[name] = await measure(contenders, rounds, ms);
  }
  return { times, tables };
}

self.onmessage = ({ data }) =>
  work(data).then(
    (result) => self.postMessage({ result }),
    (error) => self.postMessage({ error: String(error?.stack ?? error) }),
  );
