// Scenarios on the game's own page: the one that the address names, and those of the start screen, which it then names too.
import { LOOKS, sceneOf } from "../app/book.js";
import { failureOf } from "../app/director.js";
import { sceneFailure, sceneText } from "../app/scenario.js";
import { scriptOf } from "../app/stage.js";

/** @import { Book } from "../app/book.js" */
/** @import { Stage } from "../app/stage.js" */
/** @import { Store } from "../app/store.js" */
/** @typedef {Record<string, string>} Params */

/** Whether an address asks for a scenario. @param {Params} params */
export const namesScene = (params) => "scenario" in params || "state" in params;

/** @param {Params} params */
const scriptFrom = (params) => async () => scriptOf(await sceneText(params), params);

/** Of an entry of the browser's history: its scenario was left. */
const LEFT = { isLeft: true };

/** @returns {Params} */
const addressParams = () => Object.fromEntries(new URLSearchParams(location.search));

/** The address with another scenario, or with none; how the page looks stays. @param {Params} [scene] */
function addressOf(scene) {
  const stays = Object.entries(addressParams()).filter(([key]) => LOOKS.has(key) || key === "test");
  const query = String(new URLSearchParams({ ...Object.fromEntries(stays), ...scene }));
  return query ? `?${query}` : location.pathname;
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Stage} parts.stage
 * @param {Book} parts.book
 * @param {Params} parts.params  of the address
 * @param {boolean} parts.ownsAddress  the page is the game's own: its address says what is on the table
 * @param {() => unknown} parts.leave  goes to the start screen
 */
export function createScenes({ store, stage, book, params, ownsAddress, leave }) {
  /** What was to be opened last. @type {Params | null} */
  let wanted = namesScene(params) ? params : null;
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve();
  /** One after the other. @param {() => unknown} act */
  const inTurn = (act) => {
    turn = turn.then(act, act);
    return turn;
  };

  /** @param {Params} scene */
  async function open(scene) {
    wanted = scene;
    store.set({ screen: "table", status: "busy", dialog: null, notice: null, error: null });
    const failure = await scriptFrom(scene)().then(stage.open).catch(failureOf);
    if (failure) store.set({ status: "error", error: sceneFailure(failure) });
  }

  /** The reader went back or on in the browser's history. */
  function follow() {
    if (!store.get().ready) return location.reload();
    const named = addressParams();
    if (!namesScene(named)) return wanted ? leave() : undefined;
    return sceneOf(named)?.key === sceneOf(wanted ?? {})?.key ? undefined : open(named);
  }

  /** The address leaves a scenario as the table does. */
  function forget() {
    wanted = null;
    if (isNamed && namesScene(addressParams())) history.replaceState(LEFT, "", addressOf());
  }

  /** For a file a browser may refuse another address. */
  const isNamed = ownsAddress && location.protocol !== "file:";
  if (isNamed) {
    addEventListener("popstate", () => inTurn(follow));
    let wasThere = false;
    store.subscribe(({ status, stage: staged }) => {
      if (status !== "idle") return;
      // Something else came onto the table.
      if (wasThere && !staged) forget();
      wasThere = staged !== null;
    });
  }

  return {
    wanted: () => wanted,
    /** One of the start screen. @param {string} id */
    show(id) {
      const how = history.state?.isLeft ? "replaceState" : "pushState";
      if (isNamed) history[how](null, "", addressOf({ scenario: id }));
      return inTurn(() => open({ scenario: id, ...(params.test ? { test: params.test } : {}) }));
    },
    /** That of the address, as it was left. @returns {Promise<boolean>} whether the address names one */
    async start() {
      if (!wanted) return false;
      if (await book.takeUpScene()) stage.comesFrom(scriptFrom(wanted));
      else await open(wanted);
      return true;
    },
    /** What failed, once more. @returns {Promise<boolean>} whether it was a scenario */
    async retry() {
      if (!wanted) return false;
      await open(wanted);
      return true;
    },
    /** The start screen is wanted. */
    leave: forget,
  };
}
