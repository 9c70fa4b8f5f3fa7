// No module: where the page's own does not start, nobody else could say why nothing comes.
{
  const WAIT = 4000;
  /** How long the script may take before that is said. It may still come. */
  const PATIENCE = 30_000;
  const TRIED = "omaha8-no-start";
  const isStarted = () => customElements.get("omaha-table") !== undefined;

  /** Browsers start no module in a page that was opened from a disk. */
  function tellDisk() {
    const note = document.getElementById("disk");
    if (!note) return;
    note.hidden = false;
    note.querySelector("a")?.setAttribute("href", "omaha8.html");
  }

  /** @returns {boolean} whether it was not said before */
  function tellTrouble() {
    const note = document.getElementById("no-start");
    if (!note?.hidden) return false;
    note.hidden = false;
    note.querySelector("button")?.addEventListener("click", () => location.reload());
    return true;
  }

  /** Its script, or one that this imports, did not come whole. */
  function mend() {
    if (tellTrouble() && isFirstTime()) setTimeout(tryAgain, WAIT);
  }

  /** Once by itself, and not where a browser that keeps nothing would do so for ever. */
  function isFirstTime() {
    try {
      const isFirst = sessionStorage.getItem(TRIED) === null;
      sessionStorage.setItem(TRIED, "1");
      return isFirst && sessionStorage.getItem(TRIED) === "1";
    } catch {
      return false;
    }
  }

  /** While the host cannot be reached this page stays: the browser's own would take its place. */
  function tryAgain() {
    fetch(location.href, { cache: "no-cache" }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    );
  }

  function forget() {
    try {
      if (isStarted()) sessionStorage.removeItem(TRIED);
    } catch {
      // nothing was kept
    }
  }

  if (location.protocol === "file:") tellDisk();
  else {
    // A script that does not come tells only those who listen on the way down; one that is cut off tells the window.
    const watch = (/** @type {Event} */ { target }) => {
      const isScript = target instanceof HTMLScriptElement && target.type === "module";
      if (!isStarted() && (isScript || target === window)) mend();
    };
    addEventListener("error", watch, true);
    addEventListener("load", forget);
    setTimeout(() => isStarted() || tellTrouble(), PATIENCE);
  }
}
