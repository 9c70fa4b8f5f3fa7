// Before everything else in embed.html, and no module: a frame without an origin gets modules only where the game's host lets
// everybody have them (CORS). Where it does not, nobody else could tell the page around.
{
  const asked = new URLSearchParams(location.search);
  const origin = asked.get("origin") ?? "";
  /** @param {Event} event */
  const hear = ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== "module") return;
    removeEventListener("error", hear, true);
    console.error("omaha8: engine_load_failed: the host of the game sends its scripts to no other origin");
    if (parent === window || !/^https?:\/\/[^/]+$/.test(origin)) return;
    const payload = {
      ...{ code: "engine_load_failed", params: { url: target.src } },
      ...{ messageText: "", recoverable: true },
    };
    const id = asked.get("id") ?? "";
    parent.postMessage({ omaha: 1, id, type: "err", name: "", seq: 1, re: null, payload }, origin);
  };
  addEventListener("error", hear, true);
}
