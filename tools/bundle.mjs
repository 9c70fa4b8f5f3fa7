// Bundles static/ with esbuild. usage: node tools/bundle.mjs OUTPUT_FOLDER; prints {"static/app.js": "app.<hash>.js", ...}.
//
// How the pieces find each other at run time: every output lies in assets/, so paths are relative to import.meta.url.
//   new Worker(new URL(OMAHA8_WORKER, import.meta.url), { type: "module" })   the worker's hashed name, put in here
//   new URL(OMAHA8_STYLES, import.meta.url)                                   the style sheet, for a <link> in a shadow root
//   new URL("./faces/ana-calm.svg", import.meta.url)                          files that keep their names
//   new URL("../engine/", import.meta.url)                                    Pyodide, wheels and manifest.json
// `import text from "x.svg"` and `"x.ftl"` give the file's text: only what is imported is shipped.
import { existsSync } from "node:fs";
import { basename, relative } from "node:path";
import { build } from "esbuild";

const OUT = process.argv[2];
const PAGES = ["static/app.js", "static/embed.js"].filter(existsSync);
const WORKER = "static/engine/worker.js";
const STYLES = "static/styles/index.css";

const settings = {
  bundle: true,
  format: "esm",
  splitting: true,
  minify: true,
  outdir: OUT,
  metafile: true,
  logLevel: "warning",
  charset: "utf8",
  // The browsers that know light-dark(): the floor of the style sheets, so of the scripts too.
  target: ["chrome123", "firefox121", "safari17.5"],
  entryNames: "[name].[hash]",
  chunkNames: "chunk.[hash]",
  assetNames: "[name].[hash]",
  loader: { ".svg": "text", ".ftl": "text", ".woff2": "file" },
};

/** Bundles the entry points that exist; source path -> file name. */
async function bundle(entryPoints, more = {}) {
  const present = entryPoints.filter(existsSync);
  if (present.length === 0) return {};
  const { metafile } = await build({ ...settings, ...more, entryPoints: present }).catch(() =>
    process.exit(1),
  );
  const made = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
  return Object.fromEntries(made.map(([file, output]) => [relative(".", output.entryPoint), basename(file)]));
}

const styles = await bundle([STYLES], { loader: { ...settings.loader, ".svg": "file" } });
const worker = await bundle([WORKER]);
const define = {
  OMAHA8_WORKER: JSON.stringify(worker[WORKER] ?? ""),
  OMAHA8_STYLES: JSON.stringify(styles[STYLES] ?? ""),
};
const pages = await bundle(PAGES, { define });
process.stdout.write(JSON.stringify({ ...styles, ...worker, ...pages }));
