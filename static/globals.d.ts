// What tools/bundle.mjs puts in or turns into text.

/** The worker's file name, relative to the importing script. */
declare const OMAHA8_WORKER: string;
/** The style sheet's file name, relative to the importing script. */
declare const OMAHA8_STYLES: string;

declare module "*.svg" {
  const text: string;
  export default text;
}
declare module "*.ftl" {
  const text: string;
  export default text;
}
