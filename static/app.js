// The page: one engine, one table, and for tests a handle on both.
import { failureOf } from "./app/director.js";
import { createLock } from "./app/lock.js";
import { showLook } from "./app/look.js";
import { playOffline } from "./app/offline.js";
import { createMemory, createSaves } from "./app/saves.js";
import { createStorage, memoryShelf, openShelf } from "./app/storage.js";
import { createTabs } from "./app/tabs.js";
import { createJournal, createTestHandle } from "./app/test-handle.js";
import { embedded } from "./assets.js";
import { createClient } from "./engine/client.js";
import { OmahaTable } from "./ui/omaha-table.js";

const params = Object.fromEntries(new URLSearchParams(location.search));
const isTest = params.test === "1";
/** A test keeps nothing, unless it is about that. */
const isKeeping = !isTest || params.store === "1";

customElements.define("omaha-table", OmahaTable);
const table = /** @type {OmahaTable} */ (document.querySelector("omaha-table"));
const engine = createClient({
  boot: params.boot === "plain" ? "plain" : "auto",
  embedded,
  onProgress: (progress) => table.store.set({ progress }),
});
const journal = createJournal(engine);
const client = isTest ? journal : engine;

const tabs = createTabs({ onKept: (key) => table.book?.follow(key) });
const storage = createStorage({
  open: isKeeping ? openShelf : async () => memoryShelf(),
  onProblem: (problem) => table.store.set({ notice: { id: `notice-${problem}`, act: "rescue" } }),
  onWrite: isKeeping ? tabs.tell : undefined,
});
const lock = createLock({
  onLost: () => table.book?.lose(),
  onFree: () => table.book?.regain(),
});

// What comes back from the browser's cache may have lost the lock while it was away.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted && isKeeping) lock.comeBack();
});

/** Asks once that what is kept may stay when room gets scarce: not before there is something. */
let wasAsked = !isKeeping;
function askToStay() {
  if (!wasAsked) navigator.storage?.persist?.().catch(() => {}); // refused: then nothing is kept
  wasAsked = true;
}

async function start() {
  const isOurs = !isKeeping || (await lock.take());
  table.store.set({ isElsewhere: !isOurs });
  await table.start({
    client,
    params,
    saves: isKeeping ? createSaves(() => localStorage) : createMemory(),
    storage,
    takeOver: lock.takeOver,
    onPlayed: askToStay,
    onLook: showLook,
    onTitle: (title) => {
      document.title = title;
    },
    ownsPage: true,
    retry: () => play().catch(fail),
  });
  document.documentElement.dataset.app = "on";
  return play();
}

/** What needs the engine. @returns {Promise<string>} its version */
async function play() {
  const hello = await client.request({ type: "hello", table: "" });
  await table.engineReady();
  addEventListener("hashchange", openLink);
  await openLink();
  return /** @type {any} */ (hello).version;
}

const openLink = () => table.book?.openLink(location.hash);

/** @param {unknown} error */
const fail = (error) => table.store.set({ status: "error", error: failureOf(error) });

const version = start();
version.catch(fail);
if (isTest) Object.assign(globalThis, { omaha8: createTestHandle({ table, journal, version }) });
playOffline({
  params,
  store: table.store,
  started: version,
  report: () => engine.report,
  leave: lock.leave,
}).catch((error) => console.info(`omaha8: no play without a network: ${error}`));
