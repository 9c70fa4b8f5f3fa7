// What outlives a hand: the table in progress (keeper.js) and the finished hands (drawer.js), and what notices about them do.
import { createDrawer } from "./drawer.js";
import { createKeeper } from "./keeper.js";
import { download } from "./outlet.js";
import { createRecords } from "./records.js";

/** @import { Director } from "./director.js" */
/** @import { Request } from "./model.js" */
/** @import { Digest, Query } from "./records.js" */
/** @import { Replay } from "./replayer.js" */
/** @import { Storage } from "./storage.js" */
/** @import { Store } from "./store.js" */

/** @typedef {{id: string, args?: Record<string, string | number>, act?: string}} Notice  act: what its button does */
/**
 * @typedef {object} Kept  a table as it lies in the storage
 * @property {string} save
 * @property {Record<string, string>} params
 * @property {number} hand
 * @property {number} sitting
 * @property {number} recorded  number of the last hand that is kept as finished
 * @property {number | null} entry  its key
 * @property {boolean} isLeft  the player went to the start screen
 * @property {number} at
 */
/** @typedef {{id: string | null, key: string}} Scene  id: null where it has no name; key: under which it is kept */
/**
 * @typedef {object} BookState
 * @property {"list" | "stats"} tab
 * @property {Digest[] | null} hands  newest first, null before they are read
 * @property {Digest[]} newest  the first of them, until all are read
 * @property {Query} query
 * @property {number} shown  how many of the found hands are drawn
 * @property {Replay | null} replay
 * @property {any} stats  reply of Python, null before it came
 * @property {"all" | "sitting"} range  of the statistics
 * @property {"" | "more" | "export" | "fair" | "clear"} panel  what is open over the drawer
 * @property {Notice | null} note  what the last act came to
 * @property {string} text  to be copied by hand where the clipboard refused
 */

/** Keys of an address that do not make another table. */
export const LOOKS = new Set([
  "lang",
  "terms",
  "theme",
  "speed",
  "motion",
  "sound",
  "boot",
  "store",
  "source",
  "sw",
]);

/** Under which name the table of an address is kept: the start screen's own has none. @param {Record<string, string>} params */
export function keyOf(params) {
  if (!("game" in params)) return "";
  const own = Object.entries(params).filter(([key]) => !LOOKS.has(key));
  return new URLSearchParams(own.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** The scenario that parameters name, as in an address; null where they name none. @param {Record<string, string>} params @returns {Scene | null} */
export function sceneOf({ scenario, state, mode = "" }) {
  if (scenario === undefined && state === undefined) return null;
  const [name, text] = state === undefined ? ["scenario", String(scenario)] : ["state", state];
  return { id: state === undefined ? text : null, key: String(new URLSearchParams({ [name]: text, mode })) };
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<any>}} parts.client
 * @param {Storage} parts.storage
 * @param {Record<string, string>} parts.params  of the address
 * @param {() => Scene | null} parts.scene  that is wanted on the table
 * @param {() => Director} parts.director
 * @param {() => Promise<void>} [parts.takeOver]
 * @param {() => void} [parts.onPlayed]  a hand was finished and kept
 */
export function createBook(parts) {
  const { store, client, storage, params, scene, director, takeOver, onPlayed = () => {} } = parts;
  const key = keyOf(params);
  const ask = (/** @type {Request} */ request) => client.request({ table: "", ...request });
  const records = createRecords({ storage, ask, isOurs: () => !store.get().isElsewhere });
  const keeper = createKeeper({
    ...{ store, client, storage, records, params, key, scene, director, onPlayed },
    onHands: () => drawer.refresh(),
  });
  const drawer = createDrawer({ store, ask, records, practise: keeper.practise });

  /** @type {Record<string, (arg: any) => unknown>} */
  const ACTS = {
    ...drawer.acts,
    rescue: async () => {
      const { text } = await records.export(await records.all(), "json");
      download("omaha8.json", new Blob([text], { type: "application/json" }));
    },
    "take-over": async () => {
      await takeOver?.();
      await keeper.regain();
    },
    home: keeper.home,
    dismiss: () => store.set({ notice: null }),
    "play-on": () => (store.get().ready ? keeper.resume() : undefined),
  };

  return {
    watched: keeper.watched,
    takeUp: keeper.takeUp,
    takeUpScene: keeper.takeUpScene,
    look: keeper.look,
    regain: keeper.regain,
    lose: keeper.lose,
    openLink: drawer.openLink,
    /** Another tab has kept the table under this name. @param {string} changed */
    follow: (changed) => (changed === key ? keeper.follow() : undefined),
    /** An act of the drawer or a notice. @param {string} name @param {any} [arg] @returns {boolean} whether it is one */
    perform(name, arg) {
      const act = ACTS[name];
      if (!act) return false;
      Promise.resolve()
        .then(() => act(arg))
        .catch(drawer.fail);
      return true;
    },
  };
}

/** @typedef {ReturnType<typeof createBook>} Book */
