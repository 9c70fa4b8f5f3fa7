// Bundles static/ with esbuild. usage: node tools/bundle.mjs ASSETS ONE_FILE; prints {"static/app.js": "app.<hash>.js", ...}.
// ASSETS gets what the site is made of, ONE_FILE the page's script, style sheet and worker for tools/onefile.py.
//
// How the pieces find each other at run time: every output lies in assets/, so paths are relative to import.meta.url.
//   new Worker(new URL(OMAHA8_WORKER, import.meta.url), { type: "module" })   the worker's hashed name, put in here
//   new URL(OMAHA8_CLASSIC, import.meta.url)                                  the same worker as a classic script
//   assetUrl(OMAHA8_STYLES)                                                   the style sheet, for a <link> in a shadow root
//   assetUrl("faces/ana-calm.svg")                                            files that keep their names
//   new URL("../engine/", import.meta.url)                                    Pyodide, wheels and manifest.json
// In the one file assets-embedded.js stands in the place of assets.js, and everything is one script.
// `import figures from "omaha8:courts"` gives the court figures of the classic deck (courts.mjs).
// `import text from "x.svg"` and `"x.ftl"` give the file's text: only what is imported is shipped.
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { courts } from "./courts.mjs";

const [OUT, ONE_FILE] = process.argv.slice(2);
const PAGES = ["static/app.js"];
// By themselves, so that the page need not ask for scripts in several pieces; equal pieces have equal names.
const EMBEDS = ["static/embed.js", "static/embed/page.js"];
// Loaded when the classic deck is chosen; an entry, so that its file has a name.
const COURTS = "static/cards/courts.js";
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
  plugins: [courts],
};

/** The version of the game, from the one place where it stands. */
function version() {
  const found = /^__version__ = "(.+)"$/m.exec(readFileSync("py/omaha8/__init__.py", "utf8"));
  if (!found) throw new Error("py/omaha8/__init__.py has no __version__");
  return found[1];
}

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

/** Another script in the place of one. */
const instead = (name, other) => ({
  name,
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`/${name}\\.js$`) }, () => ({ path: resolve("static", other) }));
  },
});

/** For workers that may be no modules, with Pyodide's inside. Pyodide would not start in one that has `importScripts`. */
const CLASSIC = {
  format: "iife",
  splitting: false,
  banner: { js: "self.importScripts = undefined;" },
  plugins: [instead("modules", "engine/modules-bundled.js")],
  define: { "import.meta.url": "location.href" },
  external: ["node:*", "ws"], // asked for in Node only
};

const styles = await bundle([STYLES], { loader: { ...settings.loader, ".svg": "file" } });
const worker = await bundle([WORKER]);
const classic = await bundle([WORKER], { ...CLASSIC, entryNames: "[name]-classic.[hash]" });
const define = {
  OMAHA8_WORKER: JSON.stringify(worker[WORKER] ?? ""),
  OMAHA8_CLASSIC: JSON.stringify(classic[WORKER] ?? ""),
  OMAHA8_STYLES: JSON.stringify(styles[STYLES] ?? ""),
  OMAHA8_VERSION: JSON.stringify(version()),
};
const pages = await bundle([...PAGES, COURTS], { define });
const embeds = await bundle([...EMBEDS, COURTS], { define, loader: { ...settings.loader, ".css": "text" } });

/** Everything inside: no chunks, no links. */
const WHOLE = { outdir: ONE_FILE, splitting: false, charset: "ascii", entryNames: "[name]" };
await bundle([STYLES], { ...WHOLE, loader: { ".svg": "dataurl", ".woff2": "dataurl" } });
await bundle([PAGES[0]], {
  ...WHOLE,
  plugins: [courts, instead("assets", "assets-embedded.js")],
  define: { ...define, OMAHA8_STYLES: '"index.css"' },
});
copyFileSync(join(OUT, classic[WORKER]), join(ONE_FILE, "worker.js"));

// At the root, for what lies deeper may not serve the page; classic, for Firefox starts no module there.
await build({
  ...settings,
  entryPoints: ["static/sw.js"],
  outdir: join(OUT, ".."),
  entryNames: "[name]",
  format: "iife",
  splitting: false,
  define: { "process.env.NODE_ENV": '"production"' },
}).catch(() => process.exit(1));
process.stdout.write(JSON.stringify({ ...styles, ...worker, ...pages, ...embeds }));
