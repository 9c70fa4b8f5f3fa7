// The one-file edition: the page's files and the engine's stand in the page, as text (tools/onefile.py).

const TYPES = { css: "text/css", svg: "image/svg+xml" };

/** @type {Record<string, string> | undefined}  text by file name */
let texts;
/** @type {Map<string, string>} */
const urls = new Map();

/** @param {string} name @returns {string | undefined} */
function known(name) {
  texts ??= {
    ...JSON.parse(document.getElementById("assets")?.textContent ?? "{}"),
    "index.css": document.querySelector("style")?.textContent,
  };
  return texts?.[name];
}

/** @param {string} name */
function textOf(name) {
  const text = known(name);
  if (text === undefined) throw new Error(`this file has no ${JSON.stringify(name)} in it`);
  return text;
}

/** @param {string} name */
export function assetUrl(name) {
  const made = urls.get(name);
  if (made) return made;
  const type = TYPES[/** @type {keyof typeof TYPES} */ (name.split(".").at(-1))];
  const url = URL.createObjectURL(new Blob([textOf(name)], { type }));
  urls.set(name, url);
  return url;
}

/** @param {string} path  from the site's root */
export const siteText = async (path) => known(path) ?? null;

/** Waits for the end of the page: the engine's files stand there. */
const whole = () =>
  new Promise((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", resolve);
    else resolve(undefined);
  });

export async function embedded() {
  await whole();
  const blocks = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("script[data-file]")]);
  return Object.fromEntries(blocks.map(({ dataset, textContent }) => [dataset.file, textContent]));
}
