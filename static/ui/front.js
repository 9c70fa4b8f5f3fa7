// The start screen's acts: what is chosen, asked of the engine, kept for the next visit, and played.
import { asOffered, outdated } from "./setup.js";

/** @import { Book } from "../app/book.js" */
/** @import { Director } from "../app/director.js" */
/** @import { Reply, Request } from "../app/model.js" */
/** @import { Saves } from "../app/saves.js" */
/** @import { Store } from "../app/store.js" */

/** What of the start screen is kept for the next visit. */
const KEPT = [
  ...["game", "limit", "stakes", "small_blind", "money", "seats", "stack", "format", "house", "clock"],
  ...["ante", "join", "broke", "guests", "learning_reveal", "level_by", "level_length", "buy_in", "prizes"],
];

/** What of `params` may be kept, or was: what is no text is passed over. @param {Record<string, unknown> | null | undefined} params @returns {Record<string, string>} */
export function keepable(params) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const [key, value] of Object.entries(params ?? {}))
    if (KEPT.includes(key) && typeof value === "string") texts[key] = value;
  return texts;
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<Reply>}} parts.client
 * @param {Saves} parts.saves
 * @param {Book} parts.book
 * @param {Director} parts.director
 */
export function createFront({ store, client, saves, book, director }) {
  /** @param {Record<string, string>} params */
  async function preview(params) {
    if (!store.get().ready) return;
    const reply = await client.request({ type: "preview", table: "", params });
    if (store.get().params !== params) return;
    store.set(reply.ok ? { options: reply.options, badOption: null } : { badOption: reply.error ?? null });
  }

  /** @param {Record<string, string>} change  of the start screen's options */
  async function choose(change) {
    const entries = Object.entries({ ...store.get().params, ...change }).filter(([, value]) => value !== "");
    const params = Object.fromEntries(entries);
    for (const key of Object.keys(change).flatMap(outdated)) delete params[key];
    store.set({ params });
    saves.write({ params: keepable(params) });
    await preview(params);
  }

  /** What the start screen tells of these options, and of a table that was left. @param {Record<string, string>} params */
  async function look(params) {
    await book.look();
    await preview(params);
  }

  /** @param {Record<string, string>} wanted */
  async function show(wanted) {
    const params = asOffered(wanted);
    store.set({ screen: "lobby", params });
    await look(params);
    store.set({ status: "idle" });
  }

  return {
    choose,
    show,
    /** @param {Record<string, string>} [change] */
    async play(change) {
      if (!store.get().ready) return;
      store.set({ status: "busy" });
      try {
        if (change) await choose(change);
      } catch (error) {
        store.set({ status: "idle" });
        throw error;
      }
      const { badOption, params, isElsewhere } = store.get();
      if (badOption || isElsewhere) store.set({ status: "idle" });
      else await director.open(params);
    },
    /** From the table to here. @param {import("../app/store.js").Dialog | null} [dialog]  what is open then */
    async leave(dialog = null) {
      const { stage, view } = store.get();
      if (view?.practice && !stage) return book.perform("home");
      const params = asOffered(stage ? keepable(saves.read().params) : store.get().params);
      const left = director.leave();
      // At once: by the time that the table is cleared away something else may stand here.
      store.set({ params, dialog });
      await left;
      await look(params);
    },
  };
}

/** @typedef {ReturnType<typeof createFront>} Front */
