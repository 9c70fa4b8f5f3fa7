// A table in this page: the engine it shares, what is on it, and what the page is told of it.
import font from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
import { createMemory } from "../app/saves.js";
import { assetUrl } from "../assets.js";
import { watchPolicy } from "../engine/policy.js";
import { Table } from "../ui/table.js";
import { createCommands } from "./commands.js";
import { isKept, takeEngine } from "./engine.js";
import { CODES, EmbedError } from "./failures.js";
import { createFill } from "./fill.js";
import { VERSION } from "./messages.js";
import { readParams } from "./params.js";
import { watchSize } from "./seen.js";
import { createTelling, stateOf } from "./told.js";
import { errorText } from "./words.js";

/** @import { Failure } from "../app/model.js" */
/** @import { Settings } from "../app/settings.js" */
/** @import { Params } from "./params.js" */

/** Where an embedded table starts otherwise than the game's own page: the page around it has keys of its own. */
const USUAL = Object.freeze({ hotkeys: false });

/** What a reader chose at one table of a page holds for those that start after it. */
const memory = createMemory();

/**
 * @typedef {object} Around  what a table is given by whoever embeds it
 * @property {HTMLElement} host
 * @property {ShadowRoot} root
 * @property {HTMLElement} into  within it
 * @property {URL} site
 * @property {Params} params
 * @property {object | null} data  a scenario
 * @property {readonly string[]} langs  best first
 * @property {"frame" | "inline"} place
 * @property {import("../app/saves.js").Saves} [saves]
 * @property {AbortSignal} signal  nobody waits for it any more
 * @property {(name: string, payload: object) => boolean} tell  false: the page forbids it
 * @property {(settings: Settings, lang: string) => void} look  what of the settings the page itself has to show
 */
/**
 * @typedef {object} Player  a table that does what a page says, wherever it stands
 * @property {(name: string, payload: any) => Promise<any>} run
 * @property {() => void} end
 */

let hasFont = false;
/** A style sheet within a shadow root cannot bring a font: the document must. */
function bringFont() {
  if (hasFont) return;
  hasFont = true;
  const source = `url("${assetUrl(font)}") format("woff2")`;
  const face = new FontFace("Atkinson Hyperlegible Next", source, { weight: "200 800", display: "swap" });
  document.fonts.add(face);
}

/** What fails once the table stands. @param {Table} table @param {Around["tell"]} tell */
function tellFailures(table, tell) {
  /** @type {Failure | null} */
  let told = null;
  return table.store.subscribe(({ error }) => {
    if (error === told) return;
    told = error;
    if (!error) return;
    const { code, params } = error;
    const messageText = errorText(table.voice.t, code, params);
    tell("error", { code, params, recoverable: CODES[code] ?? true, messageText });
  });
}

/** Positions that are gone through one by one come without a reply. @param {Table} table @param {Around["tell"]} tell */
function tellSteps(table, tell) {
  /** @type {unknown} */
  let told = null;
  const hear = () => {
    const { frames, view } = table.store.get();
    if (!frames || !view || view === told) return;
    told = view;
    tell("state", stateOf(view));
    const last = frames.steps.length - 1;
    if (frames.at === last) tell("complete", { score: 0, maxScore: 0, steps: last });
  };
  hear();
  return table.store.subscribe(hear);
}

/** @param {Around} around @returns {Promise<Player>} once something stands on the table */
export async function openInline(around) {
  const { host, root, into, params, tell, place, signal, saves = memory } = around;
  const cached = await isKept();
  const engine = takeEngine({
    boot: params.boot === "plain" ? "plain" : "auto",
    onProgress: ({ phase, loaded, total }) => tell("progress", { phase, loaded, total, cached }),
  });
  const table = new Table(host, root, into);
  /** @type {(() => void)[]} */
  const ends = [() => table.end(), () => engine.release()];
  const end = () => {
    for (const each of ends) each();
  };
  signal.addEventListener("abort", end);
  try {
    const hello = await engine.request({ type: "hello" });
    const client = toldClient(around, table, engine);
    /** @param {string} code @param {object} why */
    const complain = (code, why) => {
      const messageText = errorText(table.voice.t, code, why);
      tell("error", { code, params: why, recoverable: true, messageText });
    };
    const fill = createFill(around, table, engine, complain);
    const { looks, table: options } = readParams(params);
    let spoken = "";
    if (place === "inline") bringFont();
    const policy = watchPolicy(document, (blocked) => blocked === assetUrl(OMAHA8_STYLES));
    const isStyled = await table.start({
      ...{ client, saves, place, usual: USUAL, langs: around.langs },
      params: { ...looks, game: "omaha8", ...options },
      ownsPage: place === "frame",
      onLook(settings, lang) {
        around.look(settings, lang);
        if (spoken && spoken !== lang) tell("langchange", { lang });
        if (spoken) spoken = lang;
      },
    });
    policy.end();
    if (!isStyled) throw await policy.explain(new EmbedError("engine_load_failed", { what: "styles" }));
    table.listen();
    table.engineHere();
    const ignored = await fill({}, { data: around.data, isAnew: true });
    spoken = table.voice.lang;
    tell("ready", { v: VERSION, build: hello.version, lang: spoken, ignored });
    ends.push(tellFailures(table, tell), tellSteps(table, tell));
    ends.push(
      watchSize({
        around: into,
        content: () => into.querySelector(".room"),
        tell: (size) => tell("resize", size),
      }),
    );
    const commands = createCommands({ table, engine, fill, complain, usual: USUAL });
    return {
      async run(name, payload) {
        if (!Object.hasOwn(commands, name)) throw new EmbedError("unknown_command", { name });
        return (await commands[name](payload ?? {})) ?? {};
      },
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The engine as the table sees it: what goes by is told to the page, which may forbid what the reader does.
 * @param {Around} around @param {Table} table @param {import("./engine.js").Engine} engine
 */
function toldClient({ tell }, table, engine) {
  const telling = createTelling({
    tell,
    voice: () => table.voice,
    ledger: (name) => engine.request({ type: "ledger", table: name }),
  });
  /** @param {{type: string, to?: number}} action */
  function mayAct({ type, to }) {
    const { view } = table.store.get();
    const amount = type === "call" ? view?.legal?.call : type === "fold" || type === "check" ? 0 : null;
    return tell("action", { seat: view?.me, type, to: to ?? null, amount: amount ?? null, cause: "user" });
  }
  return {
    /** @param {any} request @returns {Promise<any>} */
    async request({ byPage = false, ...request }) {
      if (request.type === "act" && !byPage && !mayAct(request.action))
        return { ok: false, error: { code: "vetoed", params: {} } };
      const reply = await engine.request(request);
      if (reply.ok) telling.hear({ ...request, byPage }, reply);
      return reply;
    },
  };
}
