// Makes the memory snapshot that pages start Python from. usage: node tools/snapshot.mjs PYODIDE_FOLDER WHEEL OUTPUT_FOLDER
//
// Writes snapshot.<hash>.bin.gz and snapshot.json, what the manifest says of it. The same inputs and Node give the same bytes.
// _makeSnapshot is experimental: the version of Pyodide is pinned, and a page that cannot use the snapshot starts Python another
// way (static/engine/boot.js).
import crypto from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { watched, xor } from "../static/engine/memory.js";

/** Where the wheel lies in Python's file system: a zip on sys.path, so that writing one file gives a page all of them. */
const MOUNT = "/lib/omaha8.whl";
const NOON = Date.UTC(2020, 0, 1, 12);

/** Clocks that stand still and chance that is none: what they gave would be in the snapshot, another each time. */
function stopTheWorld() {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [NOON]));
    }
    static now = () => NOON;
  };
  performance.now = () => 0;
  process.hrtime = Object.assign(() => [0, 0], { bigint: () => 0n });
  Math.random = () => 0.5;
  globalThis.crypto.getRandomValues = crypto.randomFillSync = (view) => view.fill(7);
  syncBuiltinESMExports();
}

/**
 * Python with everything imported.
 * @param {string} folder
 * @param {string} wheel  path
 * @returns {Promise<{pyodide: any, fresh: Uint32Array}>}  fresh: the memory that the wasm file fills
 */
async function prepared(folder, wheel) {
  const load = (name) => import(pathToFileURL(join(folder, name)).href);
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    load("pyodide.mjs"),
    load("pyodide.asm.mjs"),
  ]);
  let fresh = new Uint32Array();
  const createPyodideModule = watched(create, (buffer) => {
    fresh = withoutEnd(new Uint32Array(buffer)).slice();
  });
  // Environment and program as a browser has them: Node would put in its language and this script's path.
  const env = { PYTHONHASHSEED: "0", LANG: "C.UTF-8" };
  const options = { indexURL: folder, createPyodideModule, env, _sysExecutable: "./this.program" };
  const pyodide = await loadPyodide({ ...options, _makeSnapshot: true });
  pyodide.FS.writeFile(MOUNT, readFileSync(wheel));
  pyodide.runPython(`import sys; sys.path.append(${JSON.stringify(MOUNT)})`);
  const globals = pyodide.globals.get("dict")();
  pyodide.runPython(readFileSync(new URL("preload.py", import.meta.url), "utf8"), {
    globals,
    filename: "preload.py",
  });
  globals.destroy();
  return { pyodide, fresh };
}

/** Fills memory that is not in use with zeros: what lies there would be packed and sent. @param {any} module */
function scrub(module) {
  const end = withoutEnd(module.HEAPU32).byteLength;
  const blocks = [];
  for (let size = 1 << 16; size >= 16; size >>= 1) {
    let block;
    do {
      block = module._malloc(size);
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
    } while (block < end);
  }
  for (const block of blocks) module._free(block);
}

/** The words up to the last that is not zero. @param {Uint32Array} words */
const withoutEnd = (words) => words.subarray(0, words.findLastIndex((word) => word !== 0) + 1);

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => crypto.createHash("sha256").update(bytes).digest("hex");

const [folder, wheel, output] = process.argv.slice(2).map((path) => resolve(path));
stopTheWorld();
const { pyodide, fresh } = await prepared(folder, wheel);
scrub(pyodide._module);
const whole = pyodide.makeMemorySnapshot();
// The second word of the header says where the memory begins.
const [, start] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
xor(new Uint32Array(whole.buffer, whole.byteOffset + start, fresh.length), fresh);
const words = withoutEnd(new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4));
const bytes = new Uint8Array(words.buffer, words.byteOffset, words.byteLength);
const packed = gzipSync(bytes, { level: 9 });
const facts = {
  name: `snapshot.${sha256(packed).slice(0, 8).toUpperCase()}.bin.gz`,
  unpacked: bytes.length,
  unpacked_sha256: sha256(bytes),
  fresh: fresh.length,
  heap: whole.length,
  wheel: basename(wheel),
  wheel_sha256: sha256(readFileSync(wheel)),
  mount: MOUNT,
  lock: JSON.parse(readFileSync(join(folder, "pyodide-lock.json"), "utf8")).info,
};
mkdirSync(output, { recursive: true });
writeFileSync(join(output, facts.name), packed);
writeFileSync(join(output, "snapshot.json"), `${JSON.stringify(facts, null, 2)}\n`);
