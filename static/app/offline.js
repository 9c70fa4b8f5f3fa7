// Playing without a network, as far as the page has a part in it: looks after the service worker (static/sw.js) and puts into
// the state when everything is there and when a newer version waits.

/** @import { Store } from "./store.js" */

/** How often, in ms, a page that stays open looks for a newer version. */
const LOOK_EVERY = 3_600_000;

/**
 * @typedef {object} Page  what has a service worker, or may have one
 * @property {Record<string, string>} params  of the address: `sw=0` does without, a test page only has one with `sw=1`
 * @property {Store} store
 * @property {Promise<unknown>} started  fulfilled when the table stands: a first visit fetches the rest after that
 * @property {() => {fallback: string | null} | null} report  how the engine started, see its client
 * @property {() => void} leave  no longer waits to be the tab that plays
 */

/** @param {Page} page */
export async function playOffline(page) {
  const url = workerUrl();
  const { sw, test } = page.params;
  if (!url) return;
  if (sw === "0") await forget(url);
  else if (test !== "1" || sw === "1") await keep(url, page);
}

/**
 * The address of the service worker, null where there can be none: it belongs to the page that links the manifest, so not to
 * the single file, nor to a frame or a page that came over plain http.
 */
function workerUrl() {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=manifest]"));
  const isFramed = globalThis.top !== globalThis.self;
  // In a sandboxed frame even to ask for navigator.serviceWorker is an error.
  if (!link?.href.startsWith("http") || isFramed || origin === "null" || !navigator.serviceWorker)
    return null;
  return new URL("sw.js", link.href);
}

/** @param {URL} url @param {Page} page */
async function keep(url, page) {
  const { serviceWorker } = navigator;
  const { store, started, report } = page;
  /** Not by the worker of a site around this one. */
  const isOurs = () => serviceWorker.controller?.scriptURL === url.href;
  let isServed = isOurs();
  serviceWorker.addEventListener("controllerchange", () => {
    if (isServed) loadAgain(page);
    isServed = isOurs();
  });
  const isSound = started.then(
    () => !report()?.fallback,
    () => false,
  );
  isSound.then((isSo) => isSo || !isOurs() || serviceWorker.controller?.postMessage("mend"));
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration;
  const attend = async () => {
    const found = await serviceWorker.register(url);
    if (found && found !== registration) watch(found, store);
    registration = found;
  };
  store.subscribe(({ update }) => {
    if (update !== "applying") return;
    if (registration?.waiting) registration.waiting.postMessage("skip-waiting");
    else loadAgain(page);
  });
  lookNowAndThen(() => registration?.update());
  if (!isServed) await started;
  addEventListener("online", () => attend().catch(() => {})); // a first visit that was cut off
  await attend();
}

/** Another version serves the pages: the tab that plays is the first to have it, the others when they are looked at. @param {Page} page */
function loadAgain({ store, leave }) {
  if (!store.get().isElsewhere) return location.reload();
  leave();
  const look = () => {
    if (!document.hidden) location.reload();
  };
  document.addEventListener("visibilitychange", look);
  look();
}

/** @param {ServiceWorkerRegistration} registration @param {Store} store */
function watch(registration, store) {
  if (registration.active) store.set({ offline: "ready" });
  if (registration.active && registration.waiting) store.set({ update: "waiting" });
  /** @type {ServiceWorker | null} */
  let followed = null;
  const follow = () => {
    const { installing } = registration;
    if (!installing || installing === followed) return;
    followed = installing;
    const isFirst = !registration.active;
    installing.addEventListener("statechange", () => {
      if (isFirst && installing.state === "activated") tellReady(store);
      if (!isFirst && installing.state === "installed") store.set({ update: "waiting" });
    });
  };
  registration.addEventListener("updatefound", follow);
  follow();
}

/** Says it once nothing else stands in the bar. @param {Store} store */
function tellReady(store) {
  store.set({ offline: "ready" });
  const tell = () => {
    if (store.get().notice) return;
    end();
    store.set({ notice: { id: "notice-offline" } });
  };
  const end = store.subscribe(tell);
  tell();
}

/** @param {() => Promise<unknown> | undefined} look  for a newer version */
function lookNowAndThen(look) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < LOOK_EVERY) return;
    looked = Date.now();
    look()?.catch(() => {}); // without a network there is nothing newer
  });
}

/** Leaves nothing behind. @param {URL} url  of the worker */
async function forget(url) {
  const { href: scope } = new URL("./", url);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === scope) {
    await registration.unregister();
    // The worker goes on serving a page that it served, and lays down again what that asks for.
    if (navigator.serviceWorker.controller) return location.reload();
  }
  for (const name of await caches.keys())
    if (name.startsWith("omaha8-precache") && name.endsWith(scope)) await caches.delete(name);
}
