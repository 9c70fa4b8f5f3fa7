// The history drawer: the hands of this device listed, found, counted and told again, and the hand in an address.
import { copyText, download, shareByDevice } from "./outlet.js";
import { actionsAt, placeOf } from "./replayer.js";
import { isLink, linkOf, recordOf } from "./share.js";
import { PAGE } from "./store.js";

/** @import { BookState } from "./book.js" */
/** @import { Ask, Digest, Records } from "./records.js" */
/** @import { Replay } from "./replayer.js" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} parts
 * @param {Store} parts.store
 * @param {Ask} parts.ask
 * @param {Records} parts.records
 * @param {(record: string, digest: Digest, upto: number) => Promise<unknown>} parts.practise
 */
export function createDrawer({ store, ask, records, practise }) {
  /** The record that the address names, while it is shown. @type {string | null} */
  let linked = null;

  const book = () => store.get().book;
  /** @param {Partial<BookState>} patch */
  const set = (patch) => store.set({ book: { ...book(), ...patch } });
  /** @param {string} id @param {Record<string, string | number>} [args] */
  const note = (id, args) => set({ note: { id, args }, panel: "" });
  /** @param {any} error */
  const fail = (error) => {
    const { line, path } = error?.params ?? {};
    const code = String(error?.code ?? error);
    if (Number.isInteger(line)) note("hh-failed-line", { code, line });
    else if (path) note("hh-failed-path", { code, path });
    else note("hh-failed", { code });
  };
  /** A tab that only looks changes nothing here either. */
  const expectOurs = () => {
    if (store.get().isElsewhere) throw { code: "elsewhere" };
  };

  async function refresh() {
    const { dialog } = store.get();
    if (dialog !== "history") return set({ hands: null, stats: null });
    if (book().hands === null) set({ newest: await records.newest(PAGE) });
    const hands = await records.list((newest) => (book().hands === null ? set({ newest }) : undefined));
    set({ hands, newest: [] });
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
  function practiseShown(upto) {
    const { record, digest } = shownReplay();
    store.set({ dialog: null, book: { ...book(), replay: null, panel: "" } });
    return practise(record, digest, upto);
  }

  /** @param {string} text @param {string} done  the note that says so */
  async function give(text, done) {
    if (await copyText(text)) note(done);
    else set({ text, note: { id: "hh-copy-by-hand" }, panel: "" });
  }

  /** The hand in the replayer as text. @param {string} done */
  async function giveText(done) {
    const { text } = await records.export([shownReplay().record], "pokerstars");
    await give(text, done);
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
  const acts = {
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
      expectOurs();
      const { taken, known } = await records.import(await file.text());
      note("hh-imported", { taken, known });
      await refresh();
    },
    "book-clear": async () => {
      expectOurs();
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
    "hand-copy": () => giveText("hh-copied"),
    "hand-share": async () => {
      if (location.protocol === "file:") return giveText("hh-no-link");
      const link = await linkOf(shownReplay().record);
      if (link === null) return note("hh-too-long");
      const url = new URL(location.pathname + link, location.href).href;
      if (!(await shareByDevice({ url }))) await give(url, "hh-linked");
    },
    "hand-verify": async () => {
      const reply = await ask({ type: "verify", record: shownReplay().record });
      if (!reply.ok) throw reply.error;
      set({ replay: { ...shownReplay(), verdict: /** @type {any} */ (reply) } });
    },
    "hand-drop": async () => {
      expectOurs();
      const { id } = shownReplay();
      if (id !== null) await records.drop(id);
      set({ replay: null, panel: "" });
      await refresh();
    },
    "hand-again": () => practiseShown(0),
    "hand-on": () => practiseShown(actionsAt(shownReplay())),
    "hand-note": (id) => note(id),
  };

  /** The address is as without the hand, and no step back leads to it again. */
  function forgetLink() {
    linked = null;
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  // Whichever way the hand of the address is left, the address leaves it too.
  store.subscribe(({ dialog, book: { replay } }) => {
    if (linked !== null && (dialog !== "history" || replay?.record !== linked)) forgetLink();
  });

  return {
    acts,
    fail,
    refresh,
    /** Shows the hand in an address; an address that has lost its hand puts the hand away. @param {string} hash */
    async openLink(hash) {
      const wasLinked = linked !== null;
      linked = null;
      if (!isLink(hash)) {
        if (wasLinked) store.set({ dialog: null, book: { ...book(), replay: null, panel: "" } });
        return;
      }
      const record = await recordOf(hash);
      try {
        if (record === null) throw { code: "bad_link" };
        await tellAgain(record);
        store.set({ dialog: "history" });
        linked = record;
      } catch (error) {
        forgetLink();
        const code = /** @type {any} */ (error).code ?? "bad_link";
        // What lies open would pass for what the link holds.
        store.set({
          dialog: null,
          book: { ...book(), replay: null, panel: "" },
          notice: { id: "notice-bad-link", args: { code } },
        });
      }
    },
  };
}

/** The hands of the newest sitting. @param {Digest[]} hands */
export const sittingOf = (hands) => hands.filter(({ sitting }) => sitting === hands[0].sitting);
