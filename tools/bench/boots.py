"""Starts of the page, first and later visits, from the snapshot and the long way."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import urlencode, urljoin

from playwright.sync_api import Browser, Page, Playwright

from tools.bench.chromium import opened, settings, site, visitor

Way: TypeAlias = Literal["auto", "plain"]
WAYS: tuple[Way, Way] = ("auto", "plain")
TABLE = {"game": "omaha8", "limit": "pl", "seats": "6", "speed": "0", "test": "1", "seed": "bench"}

# Before the page's scripts: when the worker was made and first answered, and each question with its answer.
WATCH = """
globalThis.bench = { made: 0, answered: 0, calls: [] };
globalThis.Worker = class extends Worker {
  constructor(...parts) {
    bench.made = performance.now();
    super(...parts);
    this.addEventListener("message", ({ data }) => {
      if (data.kind !== "reply") return;
      const call = bench.calls.at(-1);
      call.ms = performance.now() - call.at;
      call.answer = data.text;
      bench.answered ||= performance.now();
    });
  }
  postMessage(message) {
    if (message.kind === "call") bench.calls.push({ at: performance.now(), question: message.text });
    super.postMessage(message);
  }
};
"""
# The view of the first decision; the clock of the page begins with the navigation.
READY = """async () => {
  const view = await omaha8.ready;
  if (!view.legal) throw new Error("no decision: " + JSON.stringify(view));
  return { boot: bench.answered - bench.made, play: performance.now() };
}"""
# The page's own requests until Python answered: all that a visitor sees until then.
BEFORE = """() => performance.getEntriesByType("resource")
  .filter(({ startTime }) => startTime < bench.answered).map(({ name }) => name)"""
# What the next visit finds: the unpacked snapshot in its store, a service worker where there is one.
SETTLED = """async (snapshot) => {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await navigator.serviceWorker.ready;
  const stored = async () => {
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes("/snapshot.") && url.endsWith(".bin")) return true;
    return false;
  };
  while (snapshot && !(await stored())) await new Promise((resolve) => setTimeout(resolve, 100));
}"""


def address_of(site: str, way: Way, **params: str) -> str:
    return urljoin(site, "?" + urlencode({**TABLE, **params} | ({"boot": way} if way == "plain" else {})))


def watched(page: Page) -> Page:
    page.add_init_script(WATCH)
    return page


def visit(page: Page, address: str) -> dict[str, float]:
    """In ms, `boot`: from making the worker to Python's first answer; `play`: from navigation to decision."""
    watched(page).goto(address)
    times: dict[str, float] = page.evaluate(READY)
    return times


def measure(playwright: Playwright, rounds: int, later: int = 2) -> dict[str, list[float]]:
    """Times in ms, one each round: `boot_auto_cold`, `play_plain_warm` and so on.

    In each round every way gets a fresh profile for the first visit and `later` visits; of these the faster
    counts.
    """
    found: dict[str, list[float]] = {
        f"{what}_{way}_{visit}": [] for what in ("boot", "play") for way in WAYS for visit in ("cold", "warm")
    }
    with site() as address:
        for number in range(rounds):
            for way in reversed(WAYS) if number % 2 else WAYS:
                cold, *warm = visits(playwright, address_of(address, way), way, later)
                for what in ("boot", "play"):
                    found[f"{what}_{way}_cold"].append(cold[what])
                    found[f"{what}_{way}_warm"].append(min(each[what] for each in warm))
    return found


def visits(playwright: Playwright, address: str, way: Way, later: int) -> list[dict[str, float]]:
    """The first visit of a new profile and so many more."""
    times = []
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
        visitor(playwright, Path(profile)) as context,
    ):
        for _ in range(1 + later):
            page = opened(context)
            times.append(visit(page, address))
            page.evaluate(SETTLED, way == "auto")
            page.close()
    return times


@contextmanager
def fresh_page(playwright: Playwright) -> Iterator[tuple[Browser, Page]]:
    """A page of a browser that has kept nothing."""
    browser = playwright.chromium.launch(**settings())
    try:
        yield browser, opened(browser.new_context())
    finally:
        browser.close()


def requests(playwright: Playwright) -> dict[str, bool]:
    """Paths in dist/ that a first visit asks for until the first decision, and whether each is of the shell.

    The shell is what the page itself has asked for when Python first answers; the worker's files are not.
    """
    asked: list[str] = []
    with site() as address, fresh_page(playwright) as (_, page):
        page.on("request", lambda request: asked.append(request.url))
        visit(page, address_of(address, "auto"))
        before = {page.url, *page.evaluate(BEFORE)}
    return {
        url.removeprefix(address).partition("?")[0] or "index.html": url in before
        for url in asked
        if url.startswith(address)
    }


def memory(playwright: Playwright, way: Way) -> int | None:
    """Bytes that only the page's process has, at the first decision; None where the system does not tell."""
    with site() as address, fresh_page(playwright) as (browser, page):
        visit(page, address_of(address, way))
        session = browser.new_browser_cdp_session()
        processes: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
        sizes = [private_bytes(each["id"]) for each in processes if each["type"] == "renderer"]
    known = [size for size in sizes if size is not None]
    return max(known) if known else None


def private_bytes(process: int) -> int | None:
    """From Linux's /proc."""
    file = Path(f"/proc/{process}/smaps_rollup")
    if not file.exists():
        return None
    lines = [line.split() for line in file.read_text("utf-8").splitlines() if line.startswith("Private_")]
    return 1024 * sum(int(size) for _, size, _ in lines)
