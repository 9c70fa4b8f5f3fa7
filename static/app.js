// The page: one engine, one table, and for tests a handle on both.
import { failureOf } from "./app/director.js";
import { createMemory, createSaves } from "./app/saves.js";
import { createTestHandle } from "./app/test-handle.js";
import { createClient } from "./engine/client.js";
import { OmahaTable } from "./ui/omaha-table.js";

const params = Object.fromEntries(new URLSearchParams(location.search));
const isTest = params.test === "1";

customElements.define("omaha-table", OmahaTable);
const table = /** @type {OmahaTable} */ (document.querySelector("omaha-table"));
const client = createClient({
  boot: params.boot === "plain" ? "plain" : "auto",
  onProgress: (progress) => table.store.set({ progress }),
});

/** @param {string} theme */
const showTheme = (theme) => {
  document.documentElement.dataset.theme = theme;
};

async function start() {
  await table.start({
    client,
    params,
    saves: isTest ? createMemory() : createSaves(() => localStorage),
    onTheme: showTheme,
    onTitle: (title) => {
      document.title = title;
    },
    ownsPage: true,
  });
  document.documentElement.dataset.app = "on";
  const hello = await client.request({ type: "hello", table: "" });
  await table.engineReady();
  return /** @type {any} */ (hello).version;
}

const version = start().catch((error) => {
  table.store.set({ status: "error", error: failureOf(error) });
  throw error;
});
if (isTest) Object.assign(globalThis, { omaha8: createTestHandle(table, version) });
else version.catch(() => {}); // the panel says it
