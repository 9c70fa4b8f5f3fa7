// What outlives a hand: the table in progress, the finished hands, and who of several tabs may play. The history drawer's
// acts all come here.
import { copyText, download, shareByDevice } from "./outlet.js";
import { createRecords } from "./records.js";
import { actionsAt, placeOf } from "./replayer.js";
import { isLink, linkOf, recordOf } from "./share.js";
import { PAGE } from "./store.js";

/** @import { Director } from "./director.js" */
/** @import { Reply, Request } from "./model.js" */
/** @import { Digest, Query } from "./records.js" */
/** @import { Replay } from "./replayer.js" */
/** @import { Storage, Write } from "./storage.js" */
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
/**
 * @typedef {object} BookState
 * @property {"list" | "stats"} tab
 * @property {Digest[] | null} hands  newest first, null before they are read
 * @property {Query} query
 * @property {number} shown  how many of the found hands are drawn
 * @property {Replay | null} replay
 * @property {any} stats  reply of Python, null before it came
 * @property {"all" | "sitting"} range  of the statistics
 * @property {"" | "more" | "export" | "fair" | "clear"} panel  what is open over the drawer
 * @property {Notice | null} note  what the last act came to
 * @property {string} text  to be copied by hand where the clipboard refused
 */

/** What may be asked while another tab plays; all else would change the table. */
const READS = new Set(
  "hello preview rules restore view close ledger export import replay stats digest verify".split(" "),
);
/** Keys of an address that do not make another table. */
const LOOKS = new Set(["lang", "terms", "theme", "speed", "motion", "sound", "boot", "store", "source"]);

/** Under which name the table of an address is kept: the start screen's own has none. @param {Record<string, string>} params */
export function keyOf(params) {
  if (!("game" in params)) return "";
  const own = Object.entries(params).filter(([key]) => !LOOKS.has(key));
  return new URLSearchParams(own.sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {{request(request: Request): Promise<any>}} parts.client
 * @param {Storage} parts.storage
 * @param {Record<string, string>} parts.params  of the address
 * @param {() => Director} parts.director
 * @param {() => Promise<void>} [parts.takeOver]
 * @param {() => void} [parts.onPlayed]  a hand was finished and kept
 */
export function createBook({ store, client, storage, params, director, takeOver, onPlayed = () => {} }) {
  const ask = (/** @type {Request} */ request) => client.request({ table: "", ...request });
  const records = createRecords({ storage, ask });
  const ownKey = keyOf(params);
  /** The table that is kept, by the engine's name; practice is not. @type {{table: string, key: string, kept: Kept} | null} */
  let open = null;

  const book = () => store.get().book;
  /** @param {Partial<BookState>} patch */
  const set = (patch) => store.set({ book: { ...book(), ...patch } });
  /** @param {Notice | null} notice */
  const tell = (notice) => store.set({ notice });
  /** @param {string} id @param {Record<string, string | number>} [args] */
  const note = (id, args) => set({ note: { id, args }, panel: "" });
  /** @param {any} error */
  const fail = (error) => {
    const { line, path } = error?.params ?? {};
    const code = String(error?.code ?? error);
    if (line !== undefined) note("hh-failed-line", { code, line });
    else if (path !== undefined) note("hh-failed-path", { code, path });
    else note("hh-failed", { code });
  };

  // ---- the table in progress

  /** @param {Request} request @param {Reply & Record<string, any>} reply */
  async function keep(request, reply) {
    const table = request.table ?? "";
    if (request.type === "open" && !reply.view?.practice)
      open = { table, key: ownKey, kept: freshTable(request.params) };
    if (!open || open.table !== table) return;
    const { kept, key } = open;
    if (request.type === "close") {
      kept.isLeft = true;
      tell(null);
    }
    if (reply.save) Object.assign(kept, { save: reply.save, hand: reply.view?.hand ?? 0, at: Date.now() });
    /** @type {Write[]} */
    const writes = [];
    const isNew = reply.record !== undefined && kept.recorded !== kept.hand;
    if (reply.record) {
      // The same hand comes again when it is shown afterwards.
      const entry = await records.entry(reply.record, kept.sitting, isNew ? null : kept.entry);
      writes.push(entry);
      Object.assign(kept, { recorded: kept.hand, entry: entry.key });
    }
    if (reply.save || reply.record || request.type === "close")
      writes.push({ store: "tables", key, value: { ...kept } });
    if (writes.length > 0) await storage.write(writes);
    if (isNew) played();
  }

  function played() {
    onPlayed();
    records
      .count()
      .then(refresh)
      .catch(() => {}); // counted the next time the drawer opens
  }

  /** What the page plays with: the engine, whose replies are kept before they are shown. */
  const watched = {
    /** @param {Request} request @returns {Promise<any>} */
    async request(request) {
      if (store.get().isElsewhere && !READS.has(request.type))
        return { ok: false, error: { code: "elsewhere", params: {} } };
      const reply = await client.request(request);
      if (reply.ok && request.table && !store.get().isElsewhere) await keep(request, reply);
      return reply;
    },
  };

  /** Takes the kept table up again. @returns {Promise<boolean>} whether there was one */
  async function resume() {
    const kept = await storage.get("tables", ownKey);
    if (!isKept(kept)) return false;
    const { isElsewhere } = store.get();
    const refused = await director().enter(
      { type: "restore", save: kept.save },
      {
        params: kept.params,
        isStill: isElsewhere,
        onTable: (/** @type {string} */ table) => {
          open = { table, key: ownKey, kept: { ...kept, isLeft: false } };
        },
      },
    );
    if (refused) {
      open = null;
      await storage.write([{ store: "tables", key: ownKey }]);
      tell({ id: "notice-not-restored", args: { code: refused.code } });
      return false;
    }
    if (kept.hand > 0 && !isElsewhere) tell({ id: "notice-restored", args: { hand: kept.hand } });
    return true;
  }

  /** This tab plays now: from where the other one left off. */
  async function regain() {
    store.set({ isElsewhere: false, notice: null, status: "busy" });
    if (await resume()) return;
    await look();
    store.set({ status: "idle" });
  }

  /** What the start screen says of it. */
  async function look() {
    const kept = await storage.get("tables", ownKey);
    store.set({ kept: isKept(kept) ? kept : null });
  }

  // ---- the drawer

  async function refresh() {
    const { dialog } = store.get();
    if (dialog !== "history") return set({ hands: null, stats: null });
    set({ hands: await records.list() });
    if (book().tab === "stats") await count();
  }

  async function count() {
    const { range, hands } = book();
    const some = range === "sitting" ? sittingOf(hands ?? []) : undefined;
    set({ stats: await records.stats(some) });
  }

  /** @param {string} record @param {Partial<Replay>} [more] */
  async function tellAgain(record, more = {}) {
    const digest = more.digest ?? (await digestOf(record));
    const isOpen = more.isOpen ?? (digest.seat === null || digest.cards.length === 0);
    const seat = digest.cards.length > 0 ? { seat: digest.seat } : {};
    const reply = await ask({ type: "replay", record, ...seat, open: isOpen });
    if (!reply.ok) throw reply.error;
    const frames = reply.steps.map((/** @type {any} */ { events, view }) => ({
      events,
      view: { ...view, money: reply.money },
    }));
    const replay = { id: null, at: 0, isHiding: true, verdict: null, ...more };
    set({ replay: { ...replay, record, digest, frames, isOpen }, panel: "", note: null, text: "" });
  }

  /** @param {string} record @returns {Promise<Digest>} */
  async function digestOf(record) {
    const reply = await ask({ type: "digest", records: [record] });
    if (!reply.ok) throw reply.error;
    return reply.hands[0];
  }

  const shownReplay = () => /** @type {Replay} */ (book().replay);

  /** @param {number} upto  actions that are played again at once */
  async function practise(upto) {
    const { record, digest } = shownReplay();
    store.set({ dialog: null, book: { ...book(), replay: null, panel: "" } });
    open = null;
    const seat = digest.seat === null ? {} : { seat: digest.seat };
    const refused = await director().enter({ type: "open_from", record, upto, ...seat });
    if (refused) await home();
    tell(
      refused
        ? { id: "notice-no-practice", args: { code: refused.code } }
        : { id: "notice-practice", act: "home" },
    );
  }

  /** From practice back to the real table, else to the start screen. */
  async function home() {
    store.set({ notice: null, status: "busy" }); // until the storage has answered
    if (await resume()) return tell(null);
    await director().leave();
  }

  /** @param {string} text @param {string} done  the note that says so */
  async function give(text, done) {
    if (await copyText(text)) note(done);
    else set({ text, note: { id: "hh-copy-by-hand" }, panel: "" });
  }

  /** @param {"json" | "phh" | "pokerstars"} format @param {number[] | null} ids  null: the hand in the replayer */
  async function exportHands(format, ids) {
    const texts = ids ? await records.records(ids) : [shownReplay().record];
    const { text, ending } = await records.export(texts, format);
    const type = ending === "json" ? "application/json" : "text/plain";
    download(`omaha8.${ending}`, new Blob([text], { type }));
    note("hh-exported", { n: texts.length });
  }

  /** @type {Record<string, (arg: any) => unknown>} */
  const ACTS = {
    history() {
      const isShown = store.get().dialog === "history";
      const fresh = { ...book(), replay: null, panel: /** @type {const} */ (""), note: null, text: "" };
      store.set({ dialog: isShown ? null : "history", book: fresh });
      return isShown ? undefined : refresh();
    },
    "book-tab": (tab) => {
      set({ tab, panel: "", note: null });
      return tab === "stats" ? count() : undefined;
    },
    "book-range": (range) => {
      set({ range });
      return count();
    },
    "book-find": (change) => set({ query: { ...book().query, ...change }, shown: PAGE }),
    "book-more": () => set({ shown: book().shown + PAGE }),
    "book-panel": (panel) => set({ panel: book().panel === panel ? "" : panel, note: null }),
    "book-export": ({ format, ids }) => exportHands(format, ids),
    "book-import": async (/** @type {File} */ file) => {
      const { taken, known } = await records.import(await file.text());
      note("hh-imported", { taken, known });
      await refresh();
    },
    "book-clear": async () => {
      await records.clear();
      note("hh-cleared");
      await refresh();
    },
    "hand-open": async (/** @type {Digest} */ digest) => {
      const record = await records.record(digest.id);
      if (record !== null) await tellAgain(record, { id: digest.id, digest });
    },
    "hand-list": () => {
      set({ replay: null, panel: "", note: null, text: "" });
      return book().hands === null ? refresh() : undefined;
    },
    "hand-step": (to) => {
      const replay = shownReplay();
      set({ replay: { ...replay, at: placeOf(replay, to) }, panel: "", note: null });
    },
    "hand-hide": () => set({ replay: { ...shownReplay(), isHiding: !shownReplay().isHiding } }),
    "hand-reveal": () => {
      const { record, ...rest } = shownReplay();
      return tellAgain(record, { ...rest, isOpen: !rest.isOpen });
    },
    "hand-copy": async () => {
      const { text } = await records.export([shownReplay().record], "pokerstars");
      await give(text, "hh-copied");
    },
    "hand-share": async () => {
      const link = await linkOf(shownReplay().record);
      if (link === null) return note("hh-too-long");
      const url = new URL(location.pathname + link, location.href).href;
      if (!(await shareByDevice({ url }))) await give(url, "hh-linked");
    },
    "hand-verify": async () => {
      const reply = await ask({ type: "verify", record: shownReplay().record });
      if (!reply.ok) throw reply.error;
      set({ replay: { ...shownReplay(), verdict: reply } });
    },
    "hand-drop": async () => {
      const { id } = shownReplay();
      if (id !== null) await records.drop(id);
      set({ replay: null, panel: "" });
      await refresh();
    },
    "hand-again": () => practise(0),
    "hand-on": () => practise(actionsAt(shownReplay())),
    "hand-note": (id) => note(id),
    rescue: async () => {
      const { text } = await records.export(await records.all(), "json");
      download("omaha8.json", new Blob([text], { type: "application/json" }));
    },
    "take-over": async () => {
      await takeOver?.();
      await regain();
    },
    home,
    dismiss: () => tell(null),
    "play-on": () => (store.get().ready ? resume() : undefined),
  };

  return {
    watched,
    /** The table that was in play when the page went away. @returns {Promise<boolean>} whether there was one */
    async takeUp() {
      const kept = await storage.get("tables", ownKey);
      return isKept(kept) && !kept.isLeft && resume();
    },
    look,
    /** An act of the drawer or a notice. @param {string} name @param {any} [arg] @returns {boolean} whether it is one */
    perform(name, arg) {
      const act = ACTS[name];
      if (!act) return false;
      Promise.resolve()
        .then(() => act(arg))
        .catch(fail);
      return true;
    },
    /** Shows the hand in an address. @param {string} hash */
    async openLink(hash) {
      if (!isLink(hash)) return;
      const record = await recordOf(hash);
      try {
        if (record === null) throw { code: "bad_link" };
        await tellAgain(record);
        store.set({ dialog: "history" });
      } catch (error) {
        tell({ id: "notice-bad-link", args: { code: /** @type {any} */ (error).code ?? "bad_link" } });
      }
    },
    regain,
    /** Another tab has the lock. */
    lose() {
      director().halt();
      store.set({ isElsewhere: true });
    },
  };
}

/** @typedef {ReturnType<typeof createBook>} Book */

/** The hands of the newest sitting. @param {Digest[]} hands */
export const sittingOf = (hands) => hands.filter(({ sitting }) => sitting === hands[0].sitting);

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

/** @param {any} value @returns {value is Kept} */
const isKept = (value) => typeof value?.save === "string" && value.save !== "" && value.params !== null;
