// Pyodide's modules inside the classic worker's script: it is a worker that may be forbidden to load any.

import * as glue from "pyodide/pyodide.asm.mjs";
import * as loader from "pyodide/pyodide.mjs";

/** @type {Record<string, any> | null} */
export const bundled = { "pyodide.mjs": loader, "pyodide.asm.mjs": glue };
