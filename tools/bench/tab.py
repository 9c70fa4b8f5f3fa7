"""The comparisons inside one tab: all contenders in one worker of the site's Chromium."""

from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Playwright, Route

from tools.bench.chromium import SITE, TIMEOUT, settings, site
from tools.bench.peers import TAB

FILES = ("subject.py", "kit.py", "tables.py", "pokerkit.whl")
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}
PAGE = "<!doctype html><title>bench</title>"
# Pyodide's loader, which shows what it made.
LOADER = """import { loadPyodide as load } from "./pyodide.real.mjs";
export const loadPyodide = async (options) => (globalThis.pyodide = await load(options));
"""
WORK = """([script, order]) => new Promise((resolve, reject) => {
  const worker = new Worker(script, { type: "module" });
  worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.result));
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.postMessage(order);
})"""


def measure(playwright: Playwright, rounds: int, milliseconds: int) -> dict[str, Any]:
    """`times` by group, contender and round, in ms for each unit of work; `tables`: ms to make them."""
    browser = playwright.chromium.launch(**settings())
    with site() as address:
        context = browser.new_context()
        context.set_default_timeout(TIMEOUT)
        lay(context, address)
        page = context.new_page()
        page.goto(urljoin(address, "_bench/page.html"))
        bench = [urljoin(address, f"_bench/{name}") for name in FILES]
        order = {
            "site": address,
            "files": bench,
            "wasm": urljoin(address, "_bench/kernel.wasm"),
            "rounds": rounds,
            "ms": milliseconds,
        }
        result: dict[str, Any] = page.evaluate(WORK, [urljoin(address, "_bench/worker.js"), order])
    browser.close()
    return result


def lay(context: BrowserContext, address: str) -> None:
    """Puts the bench's files into the site, for this browser only."""
    served = {f"_bench/{name}": (TAB / name).read_bytes() for name in ("worker.js", "kernel.wasm", *FILES)}
    served["_bench/page.html"] = PAGE.encode()
    served["engine/pyodide.mjs"] = LOADER.encode()
    served["engine/pyodide.real.mjs"] = (SITE / "engine" / "pyodide.mjs").read_bytes()

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(address)
        suffix = name[name.rindex(".") :]
        route.fulfill(body=served[name], content_type=KINDS.get(suffix, "application/octet-stream"))

    for name in served:
        context.route(urljoin(address, name), answer)
