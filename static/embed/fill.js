// Puts on a table what its parameters ask for: a free game or a scenario. What cannot be is left out, and said.
import { sceneFailure } from "../app/scenario.js";
import { KEYS, scriptOf } from "../app/stage.js";
import { mustBeNone } from "./commands.js";
import { embedError } from "./failures.js";
import { acceptedBy, OWN, readParams } from "./params.js";
import { scenarioText } from "./scenario.js";

/** @import { Store } from "../app/store.js" */
/** @import { Table } from "../ui/table.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Around } from "./inline.js" */
/** @import { Params } from "./params.js" */

/** Settled when another view stands, or an error does. @param {Store} store */
function shown(store) {
  const { view: before } = store.get();
  return new Promise((resolve) => {
    const end = store.subscribe(({ view, error }) => {
      if (!error && (view === before || view === null)) return;
      end();
      resolve(null);
    });
  });
}

/**
 * @param {Around} around @param {Table} table @param {Engine} engine
 * @param {(code: string, params: object) => void} complain  tells what was passed over
 */
export function createFill(around, table, engine, complain) {
  let { params, data } = around;
  /** One after the other: the last is what stays. @type {Promise<unknown>} */
  let before = Promise.resolve();

  /** Puts a scenario on the table, in a mode that it has. @param {string} text @param {Params} wanted */
  async function stage(text, wanted) {
    const { mode, reveal } = wanted;
    const accepted = await acceptedBy(engine, { mode, reveal }, { type: "scenario", text }).catch((why) => {
      throw embedError(sceneFailure(why));
    });
    const opened = table.stage
      ?.open(scriptOf(text, { ...wanted, mode: undefined, reveal: undefined, ...accepted.params }))
      .then((failure) => failure && sceneFailure(failure));
    const idle = Object.keys(wanted).filter((key) => !KEYS.includes(key) && !Object.hasOwn(OWN, key));
    return { ...accepted, ignored: [...accepted.ignored, ...idle], opened };
  }

  /** Puts a free game on the table. @param {Params} wanted */
  async function open(wanted) {
    const accepted = await acceptedBy(engine, { game: "omaha8", ...wanted });
    return { ...accepted, opened: table.director?.open(accepted.params) };
  }

  /** What is wanted now. @param {Params} change  an empty text takes a key away @param {object | null} newData */
  function changed(change, newData) {
    const isOther = "scenario" in change || newData !== null;
    const { scenario: _, state: __, ...rest } = params;
    const all = Object.entries({ ...(isOther ? rest : params), ...change });
    return {
      params: Object.fromEntries(all.filter(([, text]) => text !== "")),
      data: isOther ? newData : data,
    };
  }

  /** @param {Params} change @param {object | null} newData */
  async function fill(change, newData) {
    const wanted = changed(change, newData);
    const {
      own,
      table: options,
      ignored,
    } = readParams(wanted.data ? { scenario: "data", ...wanted.params } : wanted.params);
    const text = await scenarioText(own, wanted.data, around.site);
    for (const key of ignored) complain("bad_parameter", { key, value: wanted.params[key] });
    const { controls } = table.store.get();
    table.store.set({ controls: /** @type {"full" | "step" | "none"} */ (own.controls ?? "full") });
    const isShown = shown(table.store);
    const begun = await (text === null ? open(options) : stage(text, { ...own, ...options })).catch((why) => {
      table.store.set({ controls });
      throw why;
    });
    for (const { code, params: why } of begun.failures) complain(code, why);
    const failed = Promise.resolve(begun.opened).then((failure) => mustBeNone(failure ?? null));
    failed.catch(() => {}); // late: the table itself says it
    await Promise.race([failed, isShown]);
    const { error, view } = table.store.get();
    if (error && !view) mustBeNone(error);
    ({ params, data } = wanted);
    return [...ignored, ...begun.ignored];
  }

  /**
   * Settled as soon as something stands there; it may be moving on. The keys that were passed over. What fails changes nothing.
   * @param {Params} change
   * @param {object | null} [newData]  a scenario
   * @returns {Promise<string[]>}
   */
  return (change, newData = null) => {
    const now = before.then(() => fill(change, newData));
    before = now.catch(() => {});
    return now;
  };
}
