// Where the page's own files lie: beside its scripts. In the one-file edition assets-embedded.js stands in this one's place.

/** @param {string} name  of a file in assets/ */
export const assetUrl = (name) => new URL(name, import.meta.url).href;

/** What the page brings of the engine; null: its files lie in their folder. @type {import("./engine/launch.js").Place["embedded"]} */
export const embedded = null;

/** The text of another file of the site, null where it has none. @param {string} path  from the site's root */
export async function siteText(path) {
  const response = await fetch(new URL(`../${path}`, import.meta.url)).catch(() => null);
  return response?.ok ? response.text() : null;
}
