// Starts Python: from a memory snapshot, else the long way from the standard library and the wheels.
import { Download } from "./download.js";
import { Embedded } from "./embedded.js";
import { bytesOf, Files, isIntact } from "./files.js";
import { watched, xor } from "./memory.js";
import { bundled } from "./modules.js";
import { refusedBy } from "./policy.js";
import { EngineError } from "./protocol.js";

/** @import { Manifest, SnapshotFacts } from "./files.js" */
/** @import { BootReport, Order, Phase, Progress, Step } from "./protocol.js" */

const LOADER = "pyodide.mjs";
const GLUE = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const LOCK = "pyodide-lock.json";
/** What a snapshot gets for a standard library: it has in memory what it needs. */
const NOTHING = "nothing.zip";
/** On a slow line, in ms: a few bytes are told too. */
const TELL_AFTER = 1_000;
/** Unpacked snapshots, in Cache Storage. */
const STORE = "omaha8-snapshot";

/** @typedef {<T>(name: string, work: () => T | Promise<T>) => Promise<T>} Timed */
/** @typedef {() => Promise<void>} Keep  stores what makes the next visit faster */
/**
 * @typedef {object} Parts  what both ways start with
 * @property {string} base  of the engine's folder
 * @property {string} folder  where Pyodide thinks that it lies, for this try alone
 * @property {Files} files
 * @property {Timed} timed
 * @property {Manifest} manifest
 * @property {Promise<any>} loader  Pyodide's two modules
 * @property {Promise<any>} glue
 */
/** @typedef {(parts: Parts) => Promise<{pyodide: any, keep?: Keep}>} Way */

/** Each way with the caches that it reads. What failed may lie damaged in one: the last try goes past them. */
const TRIES = /** @type {[BootReport["boot"], Way, RequestCache][]} */ ([
  ["snapshot", fromSnapshot, "default"],
  ["plain", fromWheels, "default"],
  ["plain", fromWheels, "reload"],
]);

/**
 * @param {Order} order
 * @param {(progress: Progress) => void} onProgress
 * @returns {Promise<{dispatch: (text: string) => string, report: BootReport, keep?: Keep}>}
 *   keep: to be called when there is time
 * @throws {EngineError} engine_load_failed, csp_blocked, wasm_unsupported
 */
export async function boot(order, onProgress) {
  if (typeof WebAssembly !== "object")
    throw new EngineError("wasm_unsupported", "this browser has no WebAssembly");
  if (!mayRun()) throw refusedBy({ directive: "script-src", source: "'wasm-unsafe-eval'" });
  const { engineUrl: base } = order;
  const { enter, count, wait } = display(onProgress);
  const source = sourceOf(order, wait);
  const serve = server(base);
  /** @type {string[]} */
  const failures = [];
  const files = {
    default: new Files(source, count),
    reload: () => new Files(source, count, "reload"),
  };
  for (const [name, way, cache] of ways(order, source)) {
    enter("download");
    const { steps, timed } = stopwatch(wait);
    try {
      const from = cache === "reload" ? files.reload() : files.default;
      const { pyodide, keep } = await serve(from, async (folder) =>
        way({ base, folder, ...(await gather(from, timed)) }),
      );
      enter("load");
      const dispatch = await timed("rules", () => rules(pyodide));
      await from.sound();
      enter("ready");
      return { dispatch, keep, report: { boot: name, steps, fallback: failures.join("; ") || null } };
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
  }
  throw new EngineError("engine_load_failed", failures.join("; "));
}

/** Pyodide would wait for ever for what the page's policy forbids, and not every browser tells of it. */
function mayRun() {
  try {
    const nothing = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return new WebAssembly.Instance(nothing) !== null;
  } catch {
    return false;
  }
}

/**
 * What is tried one after the other. The first has a second chance where its files were put together from several answers.
 * @param {Order} order
 * @param {import("./files.js").Source} source
 */
function* ways(order, source) {
  const open = TRIES.filter(([name]) => isOpen(name, order));
  yield open[0];
  if (source.isMended) yield open[0];
  yield* open.slice(1);
}

/** A page that brings the files has the snapshot alone. @param {BootReport["boot"]} way @param {Order} order */
const isOpen = (way, { mode, files }) => (way === "snapshot" ? mode === "auto" || !!files : !files);

/** @param {Order} order @param {(tries?: number) => void} onWait @returns {import("./files.js").Source} */
const sourceOf = ({ engineUrl, stall, files }, onWait) =>
  files ? new Embedded(files) : new Download(engineUrl, { stall, onWait });

/** Asks for what is needed in any case, before it is known what else. @param {Files} files @param {Timed} timed */
async function gather(files, timed) {
  files.prefetch(WASM);
  const [loader, glue] = [LOADER, GLUE].map(async (name) => bundled?.[name] ?? files.module(name));
  for (const module of [loader, glue]) module.catch(() => {}); // whoever needs it meets it
  const manifest = await timed("manifest", () => files.manifest);
  return { files, timed, manifest, loader, glue };
}

/** @type {Way} */
async function fromWheels({ folder, files, timed, manifest, loader, glue }) {
  const wheels = Object.keys(manifest).filter((name) => name.endsWith(".whl"));
  const own = wheels.find((name) => name.startsWith("omaha8-"));
  for (const name of [LIBRARY, LOCK, ...wheels]) files.bytes(name);
  files.complete();
  const [{ loadPyodide }, { default: createPyodideModule }] = await timed("modules", () =>
    Promise.all([loader, glue]),
  );
  const pyodide = await timed("python", () => loadPyodide({ indexURL: folder, createPyodideModule }));
  const installers = wheels.filter((name) => name !== own).map((name) => folder + name);
  await timed("micropip", () => pyodide.loadPackage(installers, { messageCallback() {} }));
  await timed("wheel", async () => {
    const micropip = pyodide.pyimport("micropip");
    await micropip.install.callKwargs(folder + own, { deps: false });
    micropip.destroy();
  });
  return { pyodide };
}

/** @type {Way} */
async function fromSnapshot({ base, folder, files, timed, manifest, loader, glue }) {
  const [name, facts] = snapshotIn(manifest);
  files.bytes(facts.wheel);
  files.put(NOTHING, new Uint8Array());
  const memory = timed("memory", () => memoryOf(files, base + name.replace(/\.gz$/, ""), name, facts));
  memory.catch(() => {}); // createPyodideModule meets it
  const [{ loadPyodide }, { default: create }] = await timed("modules", () => Promise.all([loader, glue]));
  const createPyodideModule = restoring(create, memory, facts, timed);
  const options = {
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + NOTHING,
    createPyodideModule,
  };
  const lockFileContents = { info: facts.lock, packages: {} };
  const placeholder = new Uint8Array(4);
  const pyodide = await timed("python", () =>
    loadPyodide({ ...options, lockFileContents, _loadSnapshot: placeholder }),
  );
  // Files are not part of a snapshot: tracebacks and data files need the wheel again. The library is missed less when it is not
  // there at all: Python expects that of a file, but not that it is empty.
  pyodide.FS.writeFile(facts.mount, await files.bytes(facts.wheel));
  for (const zip of pyodide.FS.readdir("/lib")) if (zip.endsWith(".zip")) pyodide.FS.unlink(`/lib/${zip}`);
  // The generator's state is: without this every visitor would draw the same numbers.
  const random = pyodide.pyimport("random");
  random.seed();
  random.destroy();
  const snapshot = await memory;
  snapshot.bytes = new Uint8Array(); // Pyodide remembers its options, and these would be a second copy of the memory
  return { pyodide, keep: snapshot.keep };
}

/**
 * Makes a module whose memory is that of the snapshot. Pyodide itself would wait for the snapshot before it compiles.
 * @param {import("./memory.js").Create} create
 * @param {Promise<{bytes: Uint8Array}>} memory
 * @param {SnapshotFacts} facts
 * @param {Timed} timed
 * @returns {import("./memory.js").Create}
 */
function restoring(create, memory, facts, timed) {
  let fresh = new Uint32Array();
  const watching = watched(create, (buffer) => {
    fresh = new Uint32Array(buffer, 0, facts.fresh).slice();
  });
  return async (settings) => {
    const [module, { bytes }] = await Promise.all([timed("module", () => watching(settings)), memory]);
    // Pyodide writes the snapshot into memory of the default size, and fails where that is too small.
    if (module.HEAP8.length < facts.heap) module._emscripten_resize_heap(facts.heap);
    const { restoreSnapshot } = module.API;
    module.API.restoreSnapshot = () => {
      module.API.restoreSnapshot = restoreSnapshot;
      const config = restoreSnapshot(bytes);
      xor(module.HEAPU32, fresh);
      fresh = new Uint32Array();
      return config;
    };
    return module;
  };
}

/** @param {Manifest} manifest @returns {[string, SnapshotFacts]} */
function snapshotIn(manifest) {
  for (const [name, { snapshot }] of Object.entries(manifest)) {
    if (!snapshot) continue;
    if (manifest[snapshot.wheel]?.sha256 !== snapshot.wheel_sha256)
      throw new Error(`${name} is of another wheel`);
    return [name, snapshot];
  }
  throw new Error("the manifest names no snapshot");
}

/**
 * A snapshot's bytes: as an earlier visit left them, else unpacked from the file.
 * @param {Files} files
 * @param {string} key  of the unpacked bytes in the store
 * @param {string} name  of the packed file
 * @param {SnapshotFacts} facts
 * @returns {Promise<{bytes: Uint8Array, keep?: Keep}>}
 */
async function memoryOf(files, key, name, facts) {
  const expected = { size: facts.unpacked, sha256: facts.unpacked_sha256 };
  const store = await cacheFor(key);
  const stored = await store?.match(key).then((found) => found && bytesOf(found));
  if (stored && (await isIntact(stored, expected))) {
    files.complete();
    return { bytes: stored };
  }
  files.prefetch(name);
  files.complete();
  const { body } = await files.stream(name);
  const unpacking = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream("gzip"));
  const bytes = await bytesOf(new Response(unpacking));
  if (bytes.length !== facts.unpacked)
    throw new Error(`${name} has ${bytes.length} bytes, not ${facts.unpacked}`);
  return { bytes, keep: async () => void (store && (await keepOnly(store, key, bytes))) };
}

/** Where a page came over plain http there is no Cache Storage, in a sandboxed frame it is forbidden, and a page from a disk cannot use it. @param {string} key */
async function cacheFor(key) {
  try {
    return key.startsWith("http") ? await globalThis.caches?.open(STORE) : null;
  } catch {
    return null;
  }
}

/** @param {Cache} store @param {string} key @param {Uint8Array} bytes */
async function keepOnly(store, key, bytes) {
  for (const old of await store.keys()) await store.delete(old);
  await store.put(key, new Response(/** @type {BodyInit} */ (bytes)));
}

/** The function that answers requests. @param {any} pyodide */
function rules(pyodide) {
  const bridge = pyodide.pyimport("omaha8.wire.bridge");
  const dispatch = bridge.dispatch.copy();
  bridge.destroy();
  return dispatch;
}

/** What a try that was given up still asks for: refused, it would be an error that nobody waits for. @type {Promise<never>} */
const NEVER = new Promise(() => {});

/**
 * From now on what Pyodide fetches comes from the files of the try that asks. A try that was given up cannot be stopped, but what it
 * still asks for does not come: it would take the next one's files away.
 * @param {string} base
 */
function server(base) {
  const { fetch } = globalThis;
  let folder = base;
  let tries = 0;
  /** @type {Files | null} */
  let open = null;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(base)) return fetch(input, init);
    if (!open || !url.startsWith(folder)) return NEVER;
    return open.stream(url.slice(folder.length));
  };
  return async (/** @type {Files} */ files, /** @type {(folder: string) => ReturnType<Way>} */ work) => {
    tries += 1;
    [open, folder] = [files, `${base}${tries}/`];
    try {
      return await Promise.race([work(folder), files.renew()]);
    } finally {
      open = null;
    }
  };
}

/** Progress as the page sees it: not more often than it can be told apart. @param {(progress: Progress) => void} onProgress */
function display(onProgress) {
  /** @type {Progress} */
  let shown = { phase: "download", loaded: 0, total: 0, tries: 0 };
  let at = 0;
  /** @param {Partial<Progress>} change */
  const show = (change) => {
    shown = { ...shown, ...change };
    at = performance.now();
    onProgress(shown);
  };
  return {
    /** @param {Phase} phase */
    enter: (phase) => show({ phase, tries: 0 }),
    /** @param {number} loaded @param {number} total */
    count(loaded, total) {
      if (shown.phase !== "download") return;
      const isSeen =
        loaded - shown.loaded > total / 100 || (loaded > shown.loaded && performance.now() - at > TELL_AFTER);
      if (loaded >= total) show({ phase: "start", loaded, total, tries: 0 });
      else if (isSeen) show({ loaded, total, tries: 0 });
    },
    /** Tells that there is still somebody here. @param {number} [tries] */
    wait: (tries = shown.tries) => show({ tries }),
  };
}

/** @param {() => void} onStep  a step is done */
function stopwatch(onStep) {
  const origin = performance.now();
  /** @type {Step[]} */
  const steps = [];
  /** @type {Timed} */
  const timed = async (name, work) => {
    const at = performance.now();
    const result = await work();
    steps.push({ name, at: Math.round(at - origin), ms: Math.round(performance.now() - at) });
    onStep();
    return result;
  };
  return { steps, timed };
}
