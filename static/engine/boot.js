// Starts Python: from a memory snapshot, else the long way from the standard library and the wheels.
import { bytesOf, Files, isIntact } from "./files.js";
import { watched, xor } from "./memory.js";
import { EngineError } from "./protocol.js";

/** @import { Manifest, SnapshotFacts } from "./files.js" */
/** @import { BootMode, Phase, Progress, Report, Step } from "./protocol.js" */

const LOADER = "pyodide.mjs";
const GLUE = "pyodide.asm.mjs";
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const LOCK = "pyodide-lock.json";
/** What a snapshot gets for a standard library: it has in memory what it needs. */
const NOTHING = "nothing.zip";
/** Unpacked snapshots, in Cache Storage. */
const STORE = "omaha8-snapshot";

/** @typedef {<T>(name: string, work: () => T | Promise<T>) => Promise<T>} Timed */
/** @typedef {() => Promise<void>} Keep  stores what makes the next visit faster */
/**
 * @typedef {object} Parts  what both ways start with
 * @property {string} base
 * @property {Files} files
 * @property {Timed} timed
 * @property {Manifest} manifest
 * @property {Promise<any>} loader  Pyodide's two modules
 * @property {Promise<any>} glue
 */
/** @typedef {(parts: Parts) => Promise<{pyodide: any, keep?: Keep}>} Way */

/** Each way with the caches that it reads. What failed may lie damaged in one: the last try goes past them. */
const TRIES = /** @type {[Report["boot"], Way, RequestCache][]} */ ([
  ["snapshot", fromSnapshot, "default"],
  ["plain", fromWheels, "default"],
  ["plain", fromWheels, "reload"],
]);

/**
 * @param {object} options
 * @param {string} options.base  address of the folder with the engine's files, with its last slash
 * @param {BootMode} options.mode
 * @param {(progress: Progress) => void} options.onProgress
 * @returns {Promise<{dispatch: (text: string) => string, report: Report, keep?: Keep}>}
 *   keep: to be called when there is time
 * @throws {EngineError} engine_load_failed, wasm_unsupported
 */
export async function boot({ base, mode, onProgress }) {
  if (typeof WebAssembly !== "object")
    throw new EngineError("wasm_unsupported", "this browser has no WebAssembly");
  const { steps, timed } = stopwatch();
  const { enter, count } = display(onProgress);
  /** @type {string[]} */
  const failures = [];
  const files = { default: new Files(base, count), reload: () => new Files(base, count, "reload") };
  for (const [name, way, cache] of TRIES.filter(([name]) => mode === "auto" || name === "plain")) {
    enter("download");
    steps.length = 0;
    try {
      const source = cache === "reload" ? files.reload() : files.default;
      const { pyodide, keep } = await served(source, async () => way(await gather(base, source, timed)));
      enter("load");
      const dispatch = await timed("rules", () => rules(pyodide));
      await source.sound();
      enter("ready");
      return { dispatch, keep, report: { boot: name, steps, fallback: failures.join("; ") || null } };
    } catch (error) {
      failures.push(`${name}: ${error}`);
    }
  }
  throw new EngineError("engine_load_failed", failures.join("; "));
}

/** Asks for what is needed in any case, before it is known what else. @param {string} base @param {Files} files @param {Timed} timed */
async function gather(base, files, timed) {
  files.prefetch(WASM);
  const loader = files.counted(LOADER, import(base + LOADER));
  const glue = files.counted(GLUE, import(base + GLUE));
  for (const module of [loader, glue]) module.catch(() => {}); // whoever needs it meets it
  const manifest = await timed("manifest", () => files.manifest);
  return { base, files, timed, manifest, loader, glue };
}

/** @type {Way} */
async function fromWheels({ base, files, timed, manifest, loader, glue }) {
  const wheels = Object.keys(manifest).filter((name) => name.endsWith(".whl"));
  const own = wheels.find((name) => name.startsWith("omaha8-"));
  for (const name of [LIBRARY, LOCK, ...wheels]) files.bytes(name);
  files.complete();
  const [{ loadPyodide }, { default: createPyodideModule }] = await timed("modules", () =>
    Promise.all([loader, glue]),
  );
  const pyodide = await timed("python", () => loadPyodide({ indexURL: base, createPyodideModule }));
  const installers = wheels.filter((name) => name !== own).map((name) => base + name);
  await timed("micropip", () => pyodide.loadPackage(installers, { messageCallback() {} }));
  await timed("wheel", async () => {
    const micropip = pyodide.pyimport("micropip");
    await micropip.install.callKwargs(base + own, { deps: false });
    micropip.destroy();
  });
  return { pyodide };
}

/** @type {Way} */
async function fromSnapshot({ base, files, timed, manifest, loader, glue }) {
  const [name, facts] = snapshotIn(manifest);
  files.bytes(facts.wheel);
  files.put(NOTHING, new Uint8Array());
  const memory = timed("memory", () => memoryOf(files, base + name.replace(/\.gz$/, ""), name, facts));
  memory.catch(() => {}); // createPyodideModule meets it
  const [{ loadPyodide }, { default: create }] = await timed("modules", () => Promise.all([loader, glue]));
  const createPyodideModule = restoring(create, memory, facts, timed);
  const options = { indexURL: base, packageBaseUrl: base, stdLibURL: base + NOTHING, createPyodideModule };
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
  // There is no Cache Storage where a page came over plain http, and none to use in a sandboxed frame.
  const store = await globalThis.caches?.open(STORE).catch(() => null);
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

/** Runs `work` while everything that Pyodide fetches from the engine's folder comes from `files`. @template T @param {Files} files @param {() => Promise<T>} work */
async function served(files, work) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const name = files.nameOf(input instanceof Request ? input.url : String(input));
    return name === null ? fetch(input, init) : files.stream(name);
  };
  try {
    return await Promise.race([work(), files.renew()]);
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Progress as the page sees it: not more often than it can be told apart. @param {(progress: Progress) => void} onProgress */
function display(onProgress) {
  /** @type {Progress} */
  let shown = { phase: "download", loaded: 0, total: 0 };
  /** @param {Partial<Progress>} change */
  const show = (change) => {
    shown = { ...shown, ...change };
    onProgress(shown);
  };
  return {
    /** @param {Phase} phase */
    enter: (phase) => show({ phase }),
    /** @param {number} loaded @param {number} total */
    count(loaded, total) {
      if (shown.phase !== "download") return;
      if (loaded >= total) show({ phase: "start", loaded, total });
      else if (loaded - shown.loaded > total / 100) show({ loaded, total });
    },
  };
}

function stopwatch() {
  const origin = performance.now();
  /** @type {Step[]} */
  const steps = [];
  /** @type {Timed} */
  const timed = async (name, work) => {
    const at = performance.now();
    const result = await work();
    steps.push({ name, at: Math.round(at - origin), ms: Math.round(performance.now() - at) });
    return result;
  };
  return { steps, timed };
}
