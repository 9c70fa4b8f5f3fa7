// Before everything else in embed.html, and no module: a frame without an origin gets modules only where the game's host lets
// everybody have them (CORS). Where it does not, nobody else could tell the page around.
{
  const asked = new URLSearchParams(location.search);
  const origin = asked.get("origin") ?? "";
  /** A script that does not come tells of itself, one that is cut off the window. @param {Event & {filename?: string}} event */
  const hear = ({ target, filename }) => {
    const isScript = target instanceof HTMLScriptElement && target.type === "module";
    if (customElements.get("omaha-table") || (!isScript && target !== window)) return;
    removeEventListener("error", hear, true);
    const url = isScript ? target.src : filename;
    console.error(`omaha8: engine_load_failed: ${url} did not come whole, or is for no other origin`);
    if (parent === window || !/^https?:\/\/[^/]+$/.test(origin)) return;
    const payload = {
      ...{ code: "engine_load_failed", params: { url } },
      ...{ messageText: "", recoverable: true },
    };
    const id = asked.get("id") ?? "";
    parent.postMessage({ omaha: 1, id, type: "err", name: "", seq: 1, re: null, payload }, origin);
  };
  addEventListener("error", hear, true);
}
