// The table in progress: kept before it is shown, taken up again, and shown by the tabs that only look.
import { UNDECIDED } from "./store.js";

/** @import { Director } from "./director.js" */
/** @import { Digest, Records } from "./records.js" */
/** @import { Reply, Request } from "./model.js" */
/** @import { Storage, Write } from "./storage.js" */
/** @import { Store } from "./store.js" */
/** @import { Kept, Notice, Scene } from "./book.js" */

/** What may be asked while another tab plays; all else would change the table. */
const READS = new Set(
  "hello preview rules restore view close ledger export import replay stats digest verify scenario".split(
    " ",
  ),
);

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<any>}} parts.client
 * @param {Storage} parts.storage
 * @param {Records} parts.records
 * @param {Record<string, string>} parts.params  of the address
 * @param {string} parts.key  of the table in the storage, empty where the address names none
 * @param {() => Scene | null} parts.scene  that is wanted on the table
 * @param {() => Director} parts.director
 * @param {() => Promise<unknown>} parts.onHands  there are hands that the drawer does not know
 * @param {() => void} parts.onPlayed  a hand was finished and kept
 */
export function createKeeper(parts) {
  const { store, client, storage, records, params, key, scene, director, onHands, onPlayed } = parts;
  /** The table that is kept, by the engine's name; practice is not. @type {{table: string, key: string, kept: Kept} | null} */
  let open = null;
  /** Tables with a scenario: any number of tabs may play those, they count nowhere. @type {Set<string>} */
  const scenes = new Set();
  /** What is being read of the other tab's table, and whether it has changed since. */
  let following = Promise.resolve();
  let isBehind = false;

  /** @param {Notice | null} notice */
  const tell = (notice) => store.set({ notice });

  /** @param {Request} request @param {Reply & Record<string, any>} reply */
  async function keep(request, reply) {
    const table = request.table ?? "";
    if (request.type === "open" && !reply.view?.practice)
      open = { table, key, kept: freshTable(request.params) };
    if (request.type === "stage") openScene(table, reply.stage?.id ?? null);
    if (!open || open.table !== table) return;
    const { kept } = open;
    if (request.type === "close") {
      kept.isLeft = true;
      tell(null);
    }
    if (reply.save) Object.assign(kept, { save: reply.save, hand: reply.view?.hand ?? 0, at: Date.now() });
    /** @type {Write[]} */
    const writes = [];
    const record = scenes.has(table) ? undefined : reply.record;
    const isNew = record !== undefined && kept.recorded !== kept.hand;
    if (record) {
      // The same hand comes again when it is shown afterwards.
      const entry = await records.entry(record, kept.sitting, isNew ? null : kept.entry);
      writes.push(entry);
      Object.assign(kept, { recorded: kept.hand, entry: entry.key });
    }
    if (reply.save || record || request.type === "close")
      writes.push({ store: "tables", key: open.key, value: { ...kept } });
    if (writes.length > 0) await storage.write(writes);
    if (isNew) played();
  }

  /** The scenario that is wanted is kept like a table. @param {string} table @param {string | null} id */
  function openScene(table, id) {
    scenes.add(table);
    const wanted = scene();
    const isOurs = wanted !== null && (wanted.id ?? id) === id;
    open = isOurs ? { table, key: wanted.key, kept: freshTable(store.get().params) } : null;
  }

  function played() {
    onPlayed();
    records
      .count()
      .then(onHands)
      .catch(() => {}); // counted the next time the drawer opens
  }

  /** Takes the kept table up again. @param {string} [from] @returns {Promise<boolean>} whether there was one */
  async function resume(from = key) {
    const kept = await storage.get("tables", from);
    if (kept === undefined) return false;
    if (!isKept(kept)) return refuse("save_damaged", from);
    const { isElsewhere } = store.get();
    const refused = await director().enter(
      { type: "restore", save: kept.save },
      {
        params: kept.params,
        isStill: isElsewhere,
        onTable: (/** @type {string} */ table) => {
          open = { table, key: from, kept: { ...kept, isLeft: false } };
          if (from === scene()?.key) scenes.add(table);
        },
      },
    );
    if (refused) return refuse(refused.code, from);
    if (kept.hand > 0 && !isElsewhere && from === key)
      tell({ id: "notice-restored", args: { hand: kept.hand } });
    return true;
  }

  /** What cannot be taken up goes whole. @param {string} code @param {string} from */
  async function refuse(code, from) {
    open = null;
    if (!store.get().isElsewhere) await storage.write([{ store: "tables", key: from }]);
    tell({ id: "notice-not-restored", args: { code } });
    return false;
  }

  /** What the start screen says of it. */
  async function look() {
    const kept = await storage.get("tables", key);
    store.set({ kept: isKept(kept) ? kept : null });
  }

  /** Shows the table as the tab that plays has kept it; nothing moves, nothing is said. */
  async function showKept() {
    const kept = await storage.get("tables", key);
    await onHands();
    if (!isKept(kept) || kept.isLeft) return look();
    const table = director().name();
    const reply = await client.request({ type: "restore", table, save: kept.save });
    const before = store.get();
    if (!reply.ok || !before.isElsewhere || director().name() !== table) return;
    const isNew = reply.view.hand !== before.view?.hand;
    store.set({
      ...UNDECIDED,
      prepared: null,
      half: null,
      asks: null,
      error: null,
      ...(isNew ? { ledger: null, rabbit: null, verdict: null, record: null } : {}),
      ...(reply.record ? { record: reply.record } : {}),
      screen: "table",
      status: "idle",
      params: kept.params,
      view: reply.view,
      next: reply.next,
      seq: reply.seq,
      events: reply.events,
    });
  }

  /** Keeps up with the other tab: while one reading is under way, all news together make one more. */
  async function follow() {
    if (!store.get().isElsewhere || store.get().stage || isBehind) return;
    isBehind = true;
    await following;
    isBehind = false;
    following = showKept().catch(() => {}); // the next news will do
    await following;
  }

  /** From practice back to the real table, else to the start screen. */
  async function home() {
    store.set({ notice: null, status: "busy" }); // until the storage has answered
    if (await resume()) return tell(null);
    await director().leave();
  }

  return {
    /** What the page plays with: the engine, whose replies are kept before they are shown. */
    watched: {
      /** @param {Request} request @returns {Promise<any>} */
      async request(request) {
        const isScene = request.type === "stage" || scenes.has(request.table ?? "");
        if (store.get().isElsewhere && !isScene && !READS.has(request.type))
          return { ok: false, error: { code: "elsewhere", params: {} } };
        const reply = await client.request(request);
        if (reply.ok && request.table && !store.get().isElsewhere) await keep(request, reply);
        return reply;
      },
    },
    resume,
    look,
    home,
    follow,
    /** The table that was in play when the page went away. @returns {Promise<boolean>} whether there was one */
    async takeUp() {
      const kept = await storage.get("tables", key);
      return !kept?.isLeft && resume();
    },
    /** The scenario that is wanted, likewise: not while another tab plays, which then keeps it. @returns {Promise<boolean>} */
    async takeUpScene() {
      const wanted = scene();
      if (wanted === null || store.get().isElsewhere) return false;
      const kept = await storage.get("tables", wanted.key);
      return !kept?.isLeft && resume(wanted.key);
    },
    /** This tab plays now: from where the other one left off. */
    async regain() {
      store.set({ isElsewhere: false, notice: null });
      if (store.get().stage || !store.get().ready) return; // the start goes on as that of a first tab
      store.set({ status: "busy" });
      if (await resume()) return;
      if (key && !scene()) return director().open(params);
      await look();
      store.set({ status: "idle" });
    },
    /** Another tab has the lock. */
    lose() {
      store.set({ isElsewhere: true });
      if (store.get().stage) return;
      director().halt();
      follow();
    },
    /** A hand once more, from one of its actions on; it counts nowhere. @param {string} record @param {Digest} digest @param {number} upto */
    async practise(record, digest, upto) {
      open = null;
      const seat = digest.seat === null ? {} : { seat: digest.seat };
      const refused = await director().enter({ type: "open_from", record, upto, ...seat });
      if (!refused) return tell({ id: "notice-practice", act: "home" });
      await home();
      const { code, params } = refused;
      tell({ id: "notice-no-practice", args: { code: params?.why ? `${code}-${params.why}` : code } });
    },
  };
}

/** @param {Record<string, string>} params @returns {Kept} */
const freshTable = (params) => ({
  save: "",
  params,
  hand: 0,
  sitting: Date.now(),
  recorded: 0,
  entry: null,
  isLeft: false,
  at: 0,
});

/** @param {any} value */
const isKey = (value) => Number.isSafeInteger(value) && value >= 0;

/** @param {any} value @returns {value is Kept} */
const isKept = (value) =>
  typeof value?.save === "string" &&
  value.save !== "" &&
  value.params !== null &&
  typeof value.params === "object" &&
  (value.entry === null || isKey(value.entry)) &&
  [value.hand, value.recorded, value.sitting].every(isKey);
