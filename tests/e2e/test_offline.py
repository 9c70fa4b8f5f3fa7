"""Without a network: all is there after the first visit, stays sound, and is renewed between hands only."""

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from omaha8_playwright import TablePage
from tests.conftest import DIST, PREFIX
from tests.switched_host import SwitchedHost
from tools import precache, serve

#: In ms: the worker fetches the whole site, on a machine that may have other things to do.
PATIENCE = 60_000
BUILD = '<meta name="build" content="{}">'
# Fulfilled when a newer version has been fetched; the page was told before.
LOOK = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  while (!registration.waiting) await new Promise((resolve) => {
    registration.installing.addEventListener("statechange", resolve, { once: true });
  });
}"""
REGISTERED = """async () => {
  const found = await navigator.serviceWorker.getRegistrations();
  return found.map(({ scope }) => scope);
}"""
# Another site, with a worker for all that lies below it.
AROUND = """<!doctype html><title>Around</title><link rel="icon" href="data:,">
<script>navigator.serviceWorker.register("sw.js")</script>"""
CLAIMS = """addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", () => {});
"""
SERVED = "(script) => navigator.serviceWorker.controller?.scriptURL === script"
# SHA-256 of the bytes that are kept for a path of the site, or null.
ENTRY = """async (path) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!name.includes("precache") || !new URL(url).pathname.endsWith(path)) continue;
      const digest = await crypto.subtle.digest("SHA-256", await (await cache.match(url)).arrayBuffer());
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    }
  }
  return null;
}"""
# Damages what is kept for a path. The unpacked snapshot goes altogether: it would hide the packed one.
SPOIL = """async ([path, damage]) => {
  await caches.delete("omaha8-snapshot");
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!new URL(url).pathname.endsWith(path)) continue;
      const kept = await cache.match(url);
      const bytes = new Uint8Array(await kept.arrayBuffer());
      await cache.delete(url);
      if (damage === "missing") continue;
      if (damage === "corrupted") bytes[bytes.length >> 1] ^= 1;
      const end = damage === "truncated" ? bytes.length >> 1 : bytes.length;
      await cache.put(url, new Response(bytes.subarray(0, end), kept));
    }
  }
}"""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[SwitchedHost]:
    folder = tmp_path / "site"
    shutil.copytree(DIST, folder, ignore=shutil.ignore_patterns("omaha8.html"))
    host = SwitchedHost(folder)
    yield host
    host.stop()


@pytest.fixture
def plain_host() -> Iterator[SwitchedHost]:
    """For tests that change nothing of the site."""
    host = SwitchedHost(DIST)
    yield host
    host.stop()


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "service_workers": "allow"}


def publish(site: Path, build: str) -> None:
    """Another build in the place of this one: another page, another script, another list."""
    index = site / "index.html"
    page = index.read_text("utf-8")
    (script,) = (site / "assets").glob("app.*.js")
    renamed = script.with_name(f"app.{build.upper()}.js")
    script.rename(renamed)
    page = page.replace(script.name, renamed.name).replace("</head>", f"{BUILD.format(build)}</head>")
    index.write_text(page, "utf-8")
    precache.write(site)


def installed(context: BrowserContext, host: SwitchedHost, **params: str | int) -> TablePage:
    """A page of which everything has been fetched."""
    table = TablePage(context.new_page(), host.site)
    if params:
        table.open(seed="offline", test=False, **params)  # type: ignore[arg-type]
    else:
        table.visit(speed=0, motion="off")
    expect(table.app).to_have_attribute("data-offline", "ready", timeout=PATIENCE)
    return table


def notice(table: TablePage, which: str) -> None:
    expect(table.page.get_by_test_id("notice")).to_have_attribute("data-notice", f"notice-{which}")


def go_on(table: TablePage) -> None:
    (table.check if table.button("Check").count() else table.call)()


def play_out(table: TablePage) -> list[str]:
    while table.phase != "between":
        go_on(table)
    return table.log()


def build_of(page: Page) -> str | None:
    """The build that a page was published with; None: the one of dist/."""
    build: str | None = page.evaluate("() => document.querySelector('meta[name=build]')?.content ?? null")
    return build


def look(page: Page) -> None:
    """Looks for a newer version, and waits until it has been fetched."""
    page.evaluate(LOOK)


# ---- without a network


def test_everything_is_there_when_the_server_is_gone(
    context: BrowserContext, plain_host: SwitchedHost, page_problems: list[str]
):
    table = installed(context, plain_host, seats=3)
    notice(table, "offline")
    before = table.hole()
    plain_host.stop()
    table.page.reload()
    assert table.settle().hole() == before
    assert table.page.get_by_test_id("notice").get_attribute("data-notice") == "notice-restored"
    play_out(table)
    assert table.next_hand().hand == 2
    play_out(table)
    table.page.get_by_test_id("btn-settings").click()
    table.page.get_by_test_id("set-lang").select_option("sv")
    expect(table.page.get_by_role("heading", name="Inställningar")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.get_by_test_id("btn-history").click()
    expect(table.page.get_by_test_id("hh-list").get_by_role("listitem")).to_have_count(2)
    table.page.get_by_test_id("hh-tab-stats").click()
    expect(table.page.get_by_test_id("curve").locator("canvas")).to_be_visible()
    another = TablePage(context.new_page(), plain_host.site).visit(source="pwa")
    expect(another.page.get_by_test_id("game-omaha8-pl")).to_be_visible()
    another.page.goto(f"{plain_host.site}embed.html?game=omaha8&load=eager")
    another.page.locator("[data-testid=app][data-status=idle]").wait_for(state="attached", timeout=PATIENCE)
    assert not page_problems


def test_a_first_visit_says_when_it_is_ready_and_fetches_nothing_twice(
    context: BrowserContext, plain_host: SwitchedHost
):
    table = installed(context, plain_host, seats=3)
    notice(table, "offline")
    go_on(table)
    expect(table.page.get_by_test_id("notice")).to_have_count(0)
    # What the page has loaded is asked for again, but only to learn that it is the same. Larger files may not
    # fit into the cache of a browser that keeps nothing.
    asked = [path for path, _ in plain_host.answers]
    sent = [path for path, code in plain_host.answers if code == 200 and path.endswith((".js", ".css"))]
    assert any(asked.count(path) == 2 for path in sent)
    assert len(sent) == len(set(sent))
    table.page.reload()
    expect(table.settle().app).to_have_attribute("data-offline", "ready")
    notice(table, "restored")


def test_a_worker_of_the_site_around_it_costs_the_first_visit_nothing(
    context: BrowserContext, tmp_path: Path
):
    folder = tmp_path / "around"
    shutil.copytree(DIST, folder / "game", ignore=shutil.ignore_patterns("omaha8.html"))
    (folder / "sw.js").write_text(CLAIMS, "utf-8")
    (folder / "index.html").write_text(AROUND, "utf-8")
    host = SwitchedHost(folder)
    page = context.new_page()
    page.goto(host.site)
    page.wait_for_function(SERVED, arg=f"{host.site}sw.js")
    table = TablePage(page, f"{host.site}game/").open(seats=3, seed="offline", test=False)
    assert page.evaluate("() => navigator.serviceWorker.controller.scriptURL") == f"{host.site}sw.js"
    page.evaluate("() => { globalThis.isSame = true; }")
    page.wait_for_function(SERVED, arg=f"{host.site}game/sw.js", timeout=PATIENCE)
    play_out(table)
    assert page.evaluate("() => globalThis.isSame")
    host.stop()


# ---- a newer version


def test_a_newer_version_is_offered_between_hands_and_keeps_the_table(
    context: BrowserContext, host: SwitchedHost
):
    table = installed(context, host, seats=3)
    page, bar = table.page, table.page.get_by_test_id("update-bar")
    publish(host.folder, "two")
    look(page)
    while table.phase != "between":
        expect(bar).to_have_count(0)
        go_on(table)
    expect(bar).to_be_visible()
    table.next_hand()
    expect(bar).to_have_count(0)
    page.reload()
    assert table.settle().phase == "betting"
    expect(bar).to_have_count(0)
    log = play_out(table)
    page.get_by_test_id("update-later").press("Enter")
    expect(bar).to_have_count(0)
    page.reload()
    table.settle()
    assert build_of(page) is None
    with page.expect_event("load"):
        page.get_by_test_id("update-apply").press("Enter")
    table.settle()
    assert build_of(page) == "two"
    assert (table.hand, table.log()) == (2, log)
    expect(bar).to_have_count(0)
    table.next_hand()
    host.stop()
    page.reload()
    assert table.settle().hand == 3
    assert build_of(page) == "two"


def test_what_an_older_version_left_is_removed(context: BrowserContext, host: SwitchedHost):
    table = installed(context, host)
    page = table.page
    old = [
        f"{host.site}engine/snapshot.OLD.bin",
        f"http://{serve.HOST}:{host.port}/other/engine/snapshot.OLD.bin",
    ]
    page.evaluate(
        """async (urls) => {
          const memory = await caches.open("omaha8-snapshot");
          for (const url of urls) await memory.put(url, new Response("old"));
        }""",
        old,
    )
    (before,) = (host.folder / "assets").glob("app.*.js")
    publish(host.folder, "two")
    look(page)
    expect(page.get_by_test_id("update-bar")).to_be_visible()
    with page.expect_event("load"):
        page.get_by_test_id("update-apply").click()
    assert build_of(table.settle().page) == "two"
    kept = page.evaluate(
        """async () => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = await Promise.all(stores.map((store) => store.keys()));
          return requests.flat().map(({ url }) => url);
        }"""
    )
    assert not [url for url in kept if before.name in url or url == old[0]]
    assert old[1] in kept
    assert [url for url in kept if "app.TWO.js" in url]


def test_all_tabs_get_the_newer_version_from_the_one_that_plays(context: BrowserContext, host: SwitchedHost):
    playing = installed(context, host, seats=3)
    other = TablePage(context.new_page(), host.site).open(seats=3, seed="offline", test=False)
    notice(other, "elsewhere")
    play_out(playing)
    publish(host.folder, "two")
    look(other.page)
    expect(other.page.get_by_test_id("update-bar")).to_have_count(0)
    log = playing.log()
    with playing.page.expect_event("load"), other.page.expect_event("load"):
        playing.page.get_by_test_id("update-apply").press("Enter")
    for table in (playing, other):
        assert build_of(table.settle().page) == "two"
        assert table.log() == log


# ---- what is broken


UNTIL_SOUND = f"""async ([path, wanted]) => {{
  const entry = {ENTRY};
  while ((await entry(path)) !== wanted) await new Promise((resolve) => setTimeout(resolve, 50));
}}"""
BROKEN = (
    ("engine/pyodide.asm.wasm", "corrupted"),
    ("engine/snapshot.*.bin.gz", "truncated"),
    ("engine/pyodide.asm.mjs", "corrupted"),
    ("engine/manifest.json", "truncated"),
    ("assets/app.*.js", "missing"),
    ("assets/index.*.css", "corrupted"),
)


@pytest.fixture(scope="module")
def mended(browser: Browser) -> Iterator[tuple[TablePage, SwitchedHost]]:
    host = SwitchedHost(DIST)
    context = browser.new_context(service_workers="allow")
    yield installed(context, host, seats=3), host
    context.close()
    host.stop()


@pytest.mark.parametrize(("pattern", "damage"), BROKEN)
def test_a_broken_entry_is_fetched_again(mended: tuple[TablePage, SwitchedHost], pattern: str, damage: str):
    table, _ = mended
    (file,) = DIST.glob(pattern)
    path = f"{PREFIX}{file.relative_to(DIST).as_posix()}"
    sound = hashlib.sha256(file.read_bytes()).hexdigest()
    assert table.page.evaluate(ENTRY, path) == sound
    hole = table.settle().hole()
    table.page.evaluate(SPOIL, [path, damage])
    assert table.page.evaluate(ENTRY, path) != sound
    table.page.reload()
    assert table.settle().hole() == hole
    table.page.evaluate(UNTIL_SOUND, [path, sound])


def test_a_broken_entry_without_a_network_is_an_error_until_there_is_one(
    context: BrowserContext, plain_host: SwitchedHost, page_problems: list[str]
):
    table = installed(context, plain_host, seats=3)
    hole = table.hole()
    table.page.evaluate(SPOIL, [f"{PREFIX}engine/pyodide.asm.wasm", "truncated"])
    plain_host.stop()
    table.page.reload()
    panel = table.page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(panel).to_be_visible(timeout=PATIENCE)
    assert table.error == "engine_load_failed"
    plain_host.start()
    panel.get_by_role("button", name="Try again").click()
    expect(panel).to_have_count(0)
    assert table.settle().hole() == hole
    page_problems.clear()


# ---- doing without


def test_a_page_can_do_without(context: BrowserContext, plain_host: SwitchedHost):
    table = installed(context, plain_host)
    page = table.page
    assert page.evaluate(REGISTERED) == [plain_host.site]
    page.goto(f"{plain_host.site}?sw=0")
    page.wait_for_function("() => navigator.serviceWorker.controller === null")
    table.settle()
    assert page.evaluate(REGISTERED) == []
    assert not [name for name in page.evaluate("() => caches.keys()") if "precache" in name]
    assert table.app.get_attribute("data-offline") is None
    expect(page.get_by_test_id("notice")).to_have_count(0)


def test_a_test_page_has_no_worker_unless_it_asks_for_one(context: BrowserContext, plain_host: SwitchedHost):
    table = TablePage(context.new_page(), plain_host.site).open(seats=2)
    assert table.page.evaluate(REGISTERED) == []
    table.open(seats=2, sw=1)
    expect(table.app).to_have_attribute("data-offline", "ready", timeout=PATIENCE)
    plain_host.stop()
    table.page.reload()
    assert table.settle().hand == 1


def test_a_frame_has_none(context: BrowserContext, plain_host: SwitchedHost):
    page = context.new_page()
    frame = f'<!doctype html><iframe src="{plain_host.site}"></iframe>'
    page.route(
        f"{plain_host.site}frame.html", lambda route: route.fulfill(body=frame, content_type="text/html")
    )
    page.goto(f"{plain_host.site}frame.html")
    page.frame_locator("iframe").locator("[data-testid=app][data-status=idle]").wait_for(
        state="attached", timeout=PATIENCE
    )
    assert page.evaluate(REGISTERED) == []
