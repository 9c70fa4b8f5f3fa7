// The page: one engine, one table, and for tests a handle on both.
import { failureOf } from "./app/director.js";
import { createLock } from "./app/lock.js";
import { createMemory, createSaves } from "./app/saves.js";
import { createStorage, memoryShelf, openShelf } from "./app/storage.js";
import { createTestHandle } from "./app/test-handle.js";
import { createClient } from "./engine/client.js";
import { OmahaTable } from "./ui/omaha-table.js";

const params = Object.fromEntries(new URLSearchParams(location.search));
const isTest = params.test === "1";
/** A test keeps nothing, unless it is about that. */
const isKeeping = !isTest || params.store === "1";

customElements.define("omaha-table", OmahaTable);
const table = /** @type {OmahaTable} */ (document.querySelector("omaha-table"));
const client = createClient({
  boot: params.boot === "plain" ? "plain" : "auto",
  onProgress: (progress) => table.store.set({ progress }),
});

const storage = createStorage({
  open: isKeeping ? openShelf : async () => memoryShelf(),
  onProblem: (problem) => table.store.set({ notice: { id: `notice-${problem}`, act: "rescue" } }),
});
const lock = createLock({
  onLost: () => table.book?.lose(),
  onFree: () => table.book?.regain(),
});

/** Asks once that what is kept may stay when room gets scarce: not before there is something. */
let wasAsked = !isKeeping;
function askToStay() {
  if (!wasAsked) navigator.storage?.persist?.();
  wasAsked = true;
}

/** What of the settings is the page's: its theme, the size of its text, its language. @param {import("./app/settings.js").Settings} settings @param {string} lang */
const showLook = ({ theme, text_scale: scale }, lang) => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.text = scale;
  root.lang = lang;
};

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
  });
  document.documentElement.dataset.app = "on";
  const hello = await client.request({ type: "hello", table: "" });
  await table.engineReady();
  addEventListener("hashchange", () => table.book?.openLink(location.hash));
  await table.book?.openLink(location.hash);
  return /** @type {any} */ (hello).version;
}

const version = start().catch((error) => {
  table.store.set({ status: "error", error: failureOf(error) });
  throw error;
});
if (isTest) Object.assign(globalThis, { omaha8: createTestHandle(table, version) });
else version.catch(() => {}); // the panel says it
