// The service worker, in a realm of its own: fetches the whole site once and serves it from then on, with or without a network.
//
// tools/precache.py puts the list before this: OMAHA8_FILES, path -> digest, in the order in which they are fetched. A digest is
// the file's revision as well, so the list alone says what changed.
import { copyResponse, setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const REVISION = "__WB_REVISION__";
/** Where boot.js keeps the unpacked snapshot, and the name of the packed one. */
const MEMORY = "omaha8-snapshot";
const PACKED = /^engine\/snapshot\..*\.gz$/;

/** Large files that the engine checks itself, while it already works with them; asked past all caches it found one damaged. */
const CHECKED_LATER = /\/engine\/[^/]+\.(?:wasm|gz|zip|whl)$/;

/** Types for workers and for pages exclude each other. */
const worker = /** @type {any} */ (self);

/** @param {ArrayBuffer} bytes  @returns {Promise<string>} as `integrity` has it */
async function digestOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Fetches what the browser's own cache does not have yet: on a first visit the page has just loaded most of it. */
const sparing = {
  requestWillFetch: async (/** @type {{request: Request}} */ { request }) =>
    new Request(request, { cache: "no-cache" }),
};

/** A redirected response cannot answer for a page; some hosts redirect index.html. */
const direct = {
  fetchDidSucceed: async (/** @type {{response: Response}} */ { response }) =>
    response.redirected ? copyResponse(response) : response,
};

/** An entry that is not what the list says counts as missing, so it is fetched again. */
const sound = {
  async cachedResponseWillBeUsed(
    /** @type {{request: Request, cachedResponse?: Response, event: any}} */ found,
  ) {
    const { cachedResponse, request, event } = found;
    if (!cachedResponse) return undefined;
    const { pathname, searchParams } = new URL(request.url);
    const isAsked = event.request && event.request.cache !== "reload";
    if (isAsked && CHECKED_LATER.test(pathname)) return cachedResponse;
    const bytes = await cachedResponse.arrayBuffer();
    if ((await digestOf(bytes)) !== searchParams.get(REVISION)) return undefined;
    return new Response(bytes, { headers: cachedResponse.headers });
  },
};

/** Unpacked snapshots of older builds: they are large, and the page itself only replaces them when it has the next one. */
async function dropOldMemory() {
  if (!(await caches.has(MEMORY))) return;
  const { scope } = worker.registration;
  const packed = Object.keys(OMAHA8_FILES).find((path) => PACKED.test(path)) ?? "";
  const own = new URL(packed.replace(/\.gz$/, ""), scope).href;
  const memory = await caches.open(MEMORY);
  for (const { url } of await memory.keys())
    if (url.startsWith(scope) && url !== own) await memory.delete(url);
}

// cleanupOutdatedCaches of workbox is not called: there is no older cache of its kind, and it would also delete that of another
// copy of the site below this one's path.
setCacheNameDetails({ prefix: "omaha8" });
const controller = new PrecacheController({ plugins: [sparing, direct, sound] });
controller.addToCacheList(
  Object.entries(OMAHA8_FILES).map(([url, digest]) => ({ url, revision: digest, integrity: digest })),
);

worker.addEventListener("install", (/** @type {any} */ event) => controller.install(event));
worker.addEventListener("activate", (/** @type {any} */ event) => {
  controller.activate(event);
  event.waitUntil(Promise.all([dropOldMemory(), worker.clients.claim()]));
});
worker.addEventListener("message", (/** @type {any} */ event) => {
  if (event.data === "skip-waiting") worker.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend(event));
});

/** @param {{request: Request, url: URL}} asked */
const isWithout = ({ request, url }) => request.mode === "navigate" && url.searchParams.get("sw") === "0";
registerRoute(isWithout, ({ request }) => fetch(request));

// No parameter makes another page of index.html or embed.html.
const kept = new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false });
registerRoute(kept.match, ({ request, event, params }) => serve(request.url, event, params));

/**
 * A file of the list: as it lies here, else from the network, and then it is laid here again. The request is a plain one: those
 * of pages, style sheets and pictures are not checked against digests.
 * @param {string} url @param {any} event @param {any} params  its key and digest @returns {Promise<Response>}
 */
function serve(url, event, params) {
  return controller.strategy.handle({ request: new Request(url, { mode: "same-origin" }), event, params });
}

/** Looks at every file. @param {any} event */
async function mend(event) {
  for (const [url, cacheKey] of controller.getURLsToCacheKeys())
    await serve(url, event, { cacheKey, integrity: controller.getIntegrityForCacheKey(cacheKey) });
}
