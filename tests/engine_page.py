"""A page of the site with the engine's client and nothing else, under the site's own security policy."""

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import BrowserContext, Frame, Page, Route

ROOT = Path(__file__).resolve().parent.parent
DIST = Path(os.environ.get("OMAHA8_DIST") or ROOT / "dist")
ENGINE = DIST / "engine"
SCRIPTS = ROOT / "static" / "engine"
# The client and what it imports.
CLIENT = (
    *("client.js", "download.js", "embedded.js", "launch.js", "policy.js", "protocol.js"),
    "trusted.js",
)
JAVASCRIPT = "text/javascript"

# In the page: what the client is asked and what became of it, by names that tests choose.
SETUP = """async ([client, options]) => {
  const { createClient } = await import(client);
  globalThis.seen = { progress: [], restarts: [], heard: [] };
  new BroadcastChannel("heard").onmessage = ({ data }) => seen.heard.push(data);
  globalThis.asked = {};
  globalThis.client = createClient({
    ...options,
    onProgress: (progress) => seen.progress.push(progress),
    onRestart: ({ cause, count, tables }) =>
      seen.restarts.push({ cause: cause.code, count, tables: Object.fromEntries(tables) }),
  });
}"""
ASK = """([name, intent]) => {
  const told = ({ name, code, message, params }) => ({ error: { name, code, message, params } });
  asked[name] = client.request(intent).catch(told);
}"""
# Beside the product's worker, in its realm: Python for tests. Pyodide's loader shows what it made.
LOADER = """import { loadPyodide as load } from "./pyodide.real.mjs";
export const loadPyodide = async (options) => (globalThis.pyodide = await load(options));
"""
OPENED = """import "./prelude.js";
import %s;
const channel = new BroadcastChannel("python");
channel.onmessage = ({ data }) => {
  try {
    channel.postMessage({ value: pyodide.pyimport("json").dumps(pyodide.runPython(data.source)) });
  } catch (error) {
    channel.postMessage({ error: String(error) });
  }
};
"""
RUN = """(source) => new Promise((resolve) => {
  const channel = new BroadcastChannel("python");
  channel.onmessage = ({ data }) => {
    if (data.source) return;
    channel.close();
    resolve(data);
  };
  channel.postMessage({ source });
})"""
HANG = """(source) => new Promise((resolve) => {
  const ear = new BroadcastChannel("heard");
  ear.onmessage = () => resolve(ear.close());
  new BroadcastChannel("python").postMessage({ source });
})"""


def manifest() -> dict[str, Any]:
    facts: dict[str, Any] = json.loads((ENGINE / "manifest.json").read_text("utf-8"))
    return facts


def snapshot_name() -> str:
    (name,) = (name for name, facts in manifest().items() if "snapshot" in facts)
    return name


def own_policy() -> str:
    policy = re.search(r"<meta http-equiv=[^>]*>", (DIST / "index.html").read_text("utf-8"))
    assert policy, "dist/index.html has no security policy"
    return policy[0]


def classic_url(site: str) -> str:
    (built,) = (DIST / "assets").glob("worker-classic.*.js")
    return urljoin(site, f"assets/{built.name}")


def fulfil(body: str | bytes, content_type: str = JAVASCRIPT) -> Callable[[Route], None]:
    headers = {"content-type": content_type, "access-control-allow-origin": "*"}
    return lambda route: route.fulfill(body=body, headers=headers)


class EnginePage:
    """One client in a page of its own.

    Attributes:
        site: where the engine is.
        place: where the client runs: the page, or the frame in it.
    """

    def __init__(
        self,
        context: BrowserContext,
        site: str,
        *,
        host: str | None = None,
        policy: str | None = None,
        sandboxed: bool = False,
    ) -> None:
        """A page that has no client yet.

        Args:
            host: the page's site where it is not the engine's.
            policy: its security policy; the site's own without one.
            sandboxed: the client is in a frame that has no origin.
        """
        self.site, self.host = site, host or site
        self.page: Page = context.new_page()
        self.requests: list[str] = []
        context.on("request", lambda request: self.requests.append(request.url))
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else own_policy()
        self.serve("_test.html", f"<!doctype html>{meta}<title>engine</title>", "text/html", at=self.host)
        for name in CLIENT:
            self.serve(f"_test/{name}", (SCRIPTS / name).read_text("utf-8"), at=self.host)
        frame = '<!doctype html><title>host</title><iframe sandbox="allow-scripts" src="_test.html"></iframe>'
        self.serve("_host.html", frame, "text/html", at=self.host)
        self.page.goto(urljoin(self.host, "_host.html" if sandboxed else "_test.html"))
        self.place: Frame = self.page.frames[-1]

    def url(self, path: str) -> str:
        return urljoin(self.site, path)

    def serve(
        self, path: str, body: str | bytes, content_type: str = JAVASCRIPT, *, at: str | None = None
    ) -> None:
        """Lays a file of the test's own into the site, or into that `at` an address."""
        self.page.context.route(urljoin(at or self.site, path), fulfil(body, content_type))

    def open(
        self, worker: str | None = None, *, prelude: str = "", as_shipped: bool = False, **options: Any
    ) -> None:
        """Creates the client.

        Args:
            worker: its script; without one it is that of dist/, with Python for tests in it.
            prelude: what that realm runs first.
            as_shipped: without Python for tests.
            options: of createClient.
        """
        (built,) = (DIST / "assets").glob("worker.*.js")
        if as_shipped:
            worker = f"assets/{built.name}"
        if worker is None:
            self.serve("_test/prelude.js", prelude)
            self.serve("engine/pyodide.real.mjs", (ENGINE / "pyodide.mjs").read_text("utf-8"))
            self.serve("engine/pyodide.mjs", LOADER)
            self.serve("_test/worker.js", OPENED % json.dumps(self.url(f"assets/{built.name}")))
            worker = "_test/worker.js"
        urls = {
            "workerUrl": self.url(worker),
            "classicUrl": classic_url(self.site),
            "engineUrl": self.url("engine/"),
        }
        self.place.evaluate(SETUP, [urljoin(self.host, "_test/client.js"), urls | options])

    def send(self, name: str, type_: str, table: str = "", **fields: Any) -> None:
        """Asks without waiting; `reply(name)` gets the answer."""
        self.place.evaluate(ASK, [name, {"type": type_, "table": table, **fields}])

    def reply(self, name: str) -> dict[str, Any]:
        """The reply, or `{"error": ...}` of an EngineError."""
        answer: dict[str, Any] = self.place.evaluate("(name) => asked[name]", name)
        return answer

    def ask(self, type_: str, table: str = "", **fields: Any) -> dict[str, Any]:
        self.send("_", type_, table, **fields)
        return self.reply("_")

    def seen(self, what: str) -> list[Any]:
        """`progress`, `restarts`, or what a worker of the test's said it `heard`."""
        found: list[Any] = self.place.evaluate("(what) => seen[what]", what)
        return found

    def report(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.place.evaluate("() => client.report")
        return facts

    def python(self, source: str) -> Any:
        """The value of the code's last expression, run in the worker: what JSON can hold."""
        done = self.page.evaluate(RUN, source)
        assert "error" not in done, done["error"]
        return json.loads(done["value"])

    def hang(self) -> None:
        """Lets the worker's Python run for ever, and waits until it does."""
        says = "import js; js.BroadcastChannel.new('heard').postMessage('hangs')"
        self.page.evaluate(HANG, f"{says}\nwhile True: pass")
