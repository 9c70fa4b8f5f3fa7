// What tools/bundle.mjs puts in or turns into text.

/** The worker's file name, relative to the importing script. */
declare const OMAHA8_WORKER: string;
/** That of the same worker as a classic script. */
declare const OMAHA8_CLASSIC: string;
/** The style sheet's file name, relative to the importing script. */
declare const OMAHA8_STYLES: string;

/** The files that the service worker keeps, path -> digest; tools/precache.py puts it in. */
declare const OMAHA8_FILES: Record<string, string>;

declare module "omaha8:courts" {
  const figures: Record<string, [paint: string, outline: string, line: number][]>;
  export default figures;
}
declare module "*.svg" {
  const text: string;
  export default text;
}
/** The version of the game, from py/omaha8/__init__.py. */
declare const OMAHA8_VERSION: string;

declare module "*.css" {
  const text: string;
  export default text;
}
declare module "*.woff2" {
  const name: string;
  export default name;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
declare module "pyodide/pyodide.mjs";
declare module "pyodide/pyodide.asm.mjs";
