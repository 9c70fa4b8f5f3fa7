// Pyodide's modules, where they are part of the script: in the classic worker modules-bundled.js stands in this one's place.

/** @type {Record<string, any> | null}  by file name */
export const bundled = null;
