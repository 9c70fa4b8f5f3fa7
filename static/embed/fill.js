// Puts on a table what its parameters ask for: a free game or a scenario. What cannot be is left out, and said.
import { KEYS, scriptOf } from "../app/stage.js";
import { mustBeNone } from "./commands.js";
import { EmbedError } from "./failures.js";
import { acceptedBy, OWN, readParams } from "./params.js";
import { scenarioText } from "./scenario.js";
import { errorText } from "./words.js";

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

/** @param {Around} around @param {Table} table @param {Engine} engine */
export function createFill(around, table, engine) {
  let { params, data } = around;

  /** @param {string} code @param {any} why */
  const complain = (code, why) =>
    around.tell("error", {
      ...{ code, params: why, recoverable: true },
      messageText: errorText(table.voice.t, code, why),
    });

  /** Puts a scenario on the table, in a mode that it has. @param {string} text @param {Params} wanted */
  async function stage(text, wanted) {
    const { mode, reveal } = wanted;
    const accepted = await acceptedBy(engine, { mode, reveal }, { type: "scenario", text }).catch((why) => {
      throw new EmbedError("bad_scenario", { ...why.params, reason: why.params?.reason ?? why.code });
    });
    const opened = table.stage?.open(
      scriptOf(text, { ...wanted, mode: undefined, reveal: undefined, ...accepted.params }),
    );
    const idle = Object.keys(wanted).filter((key) => !KEYS.includes(key) && !Object.hasOwn(OWN, key));
    return { ...accepted, ignored: [...accepted.ignored, ...idle], opened };
  }

  /** Puts a free game on the table. @param {Params} wanted */
  async function open(wanted) {
    const accepted = await acceptedBy(engine, { game: "omaha8", ...wanted });
    return { ...accepted, opened: table.director?.open(accepted.params) };
  }

  /** @param {Params} change  an empty text takes a key away @param {object | null} newData */
  function change(change, newData) {
    if ("scenario" in change || newData) {
      const { scenario: _, state: __, ...rest } = params;
      params = rest;
      data = newData;
    }
    params = Object.fromEntries(Object.entries({ ...params, ...change }).filter(([, text]) => text !== ""));
  }

  /**
   * Settled as soon as something stands there; it may be moving on. The keys that were passed over.
   * @param {Params} changed
   * @param {object | null} [newData]  a scenario
   * @returns {Promise<string[]>}
   */
  return async (changed, newData = null) => {
    change(changed, newData);
    const { own, table: options, ignored } = readParams(data ? { scenario: "data", ...params } : params);
    table.store.set({ controls: /** @type {"full" | "step" | "none"} */ (own.controls ?? "full") });
    const text = await scenarioText(own, data, around.site);
    for (const key of ignored) complain("bad_parameter", { key, value: params[key] });
    const isShown = shown(table.store);
    const begun = await (text === null ? open(options) : stage(text, { ...own, ...options }));
    for (const { code, params: why } of begun.failures) complain(code, why);
    const failed = Promise.resolve(begun.opened).then((failure) => mustBeNone(failure ?? null));
    failed.catch(() => {}); // late: the table itself says it
    await Promise.race([failed, isShown]);
    const { error, view } = table.store.get();
    if (error && !view) mustBeNone(error);
    return [...ignored, ...begun.ignored];
  };
}
