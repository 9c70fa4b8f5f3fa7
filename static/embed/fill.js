// Puts on a table what its parameters ask for: a free game or a scenario. What cannot be is left out, and said.
import { sceneFailure } from "../app/scenario.js";
import { KEYS, scriptOf } from "../app/stage.js";
import { mustBeNone } from "./commands.js";
import { embedError } from "./failures.js";
import { acceptedBy, mayBe, OWN, readParams } from "./params.js";
import { scenarioText } from "./scenario.js";

/** @import { Table } from "../ui/table.js" */
/** @import { Engine } from "./engine.js" */
/** @import { Around } from "./inline.js" */
/** @import { Params } from "./params.js" */

/**
 * Settled when `put` fails, or another table stands, or an error does in its place.
 * @param {Table} table @param {() => Promise<unknown>} put  what puts it there
 */
function shown({ store, director }, put) {
  const before = director?.name();
  let { view: old } = store.get();
  return new Promise((resolve, reject) => {
    const end = store.subscribe(({ view, error }) => {
      if (director?.name() === before)
        old = view; // it may be moving still
      else if (error || (view !== null && view !== old)) resolve(end());
    });
    // Later than that the table itself says what fails.
    put().then(resolve, reject).finally(end);
  });
}

/** @param {Params} params @param {string[]} keys @returns {Params} */
const without = (params, keys) =>
  Object.fromEntries(Object.entries(params).filter(([key]) => !keys.includes(key)));

/**
 * @param {Around} around @param {Table} table @param {Engine} engine
 * @param {(code: string, params: object) => void} complain  tells what was passed over
 */
export function createFill(around, table, engine, complain) {
  let { params, data } = around;
  /** One after the other: the last is what stays. @type {Promise<unknown>} */
  let before = Promise.resolve();
  /** What was put there, as it was asked for. */
  let stands = "";

  /** A scenario, in a mode that it has. @param {string} text @param {Params} wanted */
  async function scene(text, wanted) {
    const { mode, reveal } = wanted;
    const accepted = await acceptedBy(engine, { mode, reveal }, { type: "scenario", text }).catch((why) => {
      throw embedError(sceneFailure(why));
    });
    const script = scriptOf(text, { ...wanted, mode: undefined, reveal: undefined, ...accepted.params });
    const put = () => table.stage?.open(script).then((failure) => failure && sceneFailure(failure));
    const idle = Object.keys(wanted).filter((key) => !KEYS.includes(key) && !Object.hasOwn(OWN, key));
    // Another scenario may have the mode that this one lacks.
    return { ...accepted, ignored: [...accepted.ignored, ...idle], refused: [], asked: script, put };
  }

  /** A free game. @param {Params} wanted */
  async function game(wanted) {
    const accepted = await acceptedBy(engine, { game: "omaha8", ...wanted });
    const asked = without(accepted.params, accepted.ignored);
    const put = async () => void (await table.director?.open(asked));
    return { ...accepted, refused: accepted.ignored, asked, put };
  }

  /** @param {() => Promise<import("../app/model.js").Failure | null | undefined | void> | undefined} put */
  async function stand(put) {
    await shown(table, async () => mustBeNone((await put()) || null));
    const { error, view } = table.store.get();
    if (error && !view) mustBeNone(error);
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

  /** What of it can be, and how it is put there. @param {{params: Params, data: object | null}} wanted */
  async function judged({ params, data }) {
    const read = readParams(data ? { scenario: "data", ...params } : params);
    const { own, table: options, ignored } = read;
    const text = await scenarioText(own, data, around.site);
    const begun = await (text === null ? game(options) : scene(text, { ...own, ...options }));
    const wrong = ignored.filter((key) => !mayBe(key, params[key]));
    return {
      ...begun,
      controls: /** @type {"full" | "step" | "none"} */ (own.controls ?? "full"),
      ignored: [...ignored, ...begun.ignored],
      failures: [
        ...ignored.map((key) => ({ code: "bad_parameter", params: { key, value: params[key] } })),
        ...begun.failures,
      ],
      wrong: [...wrong, ...begun.failures.map((failure) => String(failure.params.key))],
      refused: [...wrong, ...begun.refused],
    };
  }

  /** @param {Params} change @param {object | null} newData @param {boolean} isAnew @returns {Promise<string[]>} */
  async function fill(change, newData, isAnew) {
    const wanted = changed(change, newData);
    const { asked, put, controls, ignored, failures, wrong, refused } = await judged(wanted);
    const isNews = (/** @type {string} */ key) => isAnew || key in change;
    for (const failure of failures) if (isNews(failure.params.key)) complain(failure.code, failure.params);
    // A key that cannot be what it was to be stays what it was.
    const news = wrong.filter((key) => key in change);
    if (news.some((key) => key in params))
      return [...news, ...(await fill(without(change, news), newData, isAnew))];
    table.store.set({ controls });
    const name = JSON.stringify(asked);
    if (isAnew || name !== stands || table.store.get().error) await stand(put);
    stands = name;
    params = without(wanted.params, refused);
    data = wanted.data;
    return ignored.filter(isNews);
  }

  /**
   * Settled as soon as something stands there; it may be moving on. The keys that were passed over. What fails changes nothing.
   * @param {Params} change
   * @param {{data?: object | null, isAnew?: boolean}} [how]  data: a scenario; isAnew: also where the same stands already
   * @returns {Promise<string[]>}
   */
  return (change, { data: newData = null, isAnew = false } = {}) => {
    const now = before.then(() => fill(change, newData, isAnew));
    before = now.catch(() => {});
    return now;
  };
}
