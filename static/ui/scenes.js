// Scenarios on the game's own page: the one that the address names, and those of the start screen.
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

/** @param {{store: Store, stage: Stage, book: Book, params: Params}} parts  params: of the address */
export function createScenes({ store, stage, book, params }) {
  /** What was to be opened last. @type {Params | null} */
  let wanted = namesScene(params) ? params : null;

  /** @param {Params} scene */
  async function open(scene) {
    wanted = scene;
    store.set({ screen: "table", status: "busy", dialog: null, notice: null, error: null });
    const failure = await scriptFrom(scene)().then(stage.open).catch(failureOf);
    if (failure) store.set({ status: "error", error: sceneFailure(failure) });
  }

  return {
    /** One of the start screen. @param {string} id */
    show: (id) => open({ scenario: id, ...(params.test ? { test: params.test } : {}) }),
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
    leave() {
      wanted = null;
    },
  };
}
