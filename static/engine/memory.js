// How a memory snapshot is packed: as its difference from the memory that the wasm file fills by itself, which every page has.
// The build packs (tools/snapshot.mjs), boot.js unpacks. XOR does both.

/** @typedef {(settings: any) => Promise<any>} Create  Pyodide's createPyodideModule */

/**
 * The same maker of a module, but its memory is shown as soon as the wasm file has filled it and before anything runs.
 * @param {Create} create
 * @param {(memory: ArrayBuffer) => void} onFresh
 * @returns {Create}
 */
export const watched = (create, onFresh) => (settings) => {
  const { instantiateWasm } = settings;
  /** @param {any} imports @param {(instance: WebAssembly.Instance, module: WebAssembly.Module) => void} done */
  settings.instantiateWasm = (imports, done) =>
    instantiateWasm(
      imports,
      (/** @type {WebAssembly.Instance} */ instance, /** @type {WebAssembly.Module} */ module) => {
        onFresh(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer);
        done(instance, module);
      },
    );
  return create(settings);
};

/** Words of `memory` become their difference from those of `fresh`, and back. @param {Uint32Array} memory @param {Uint32Array} fresh */
export function xor(memory, fresh) {
  for (let i = 0; i < fresh.length; i += 1) memory[i] ^= fresh[i];
}
