"""Every way to start Python, and from each its way out when something is wrong."""

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.engine_page import ENGINE, ROOT, EnginePage, manifest, snapshot_name
from tools import making

STORE = "omaha8-snapshot"
KEPT = f"""async () => {{
  const store = await caches.open("{STORE}");
  return (await store.keys()).map((request) => request.url);
}}"""
UNTIL_KEPT = f"""async (url) => {{
  const store = await caches.open("{STORE}");
  while (!(await store.match(url))) await new Promise((resolve) => setTimeout(resolve, 50));
}}"""
# One byte of a stored snapshot is another.
SPOIL = f"""async (url) => {{
  const store = await caches.open("{STORE}");
  const bytes = new Uint8Array(await (await store.match(url)).arrayBuffer());
  bytes[20_000_000] ^= 1;
  await store.put(url, new Response(bytes));
}}"""
# As on a page that came over plain http.
INSECURE = """
Object.defineProperty(globalThis, "caches", { value: undefined });
Object.defineProperty(crypto, "subtle", { value: undefined });
"""
# The browser has no more than 100 MB for Python.
LITTLE_MEMORY = """
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65536 > 100_000_000) throw new RangeError("no memory left");
  return grow.call(this, pages);
};
"""
# The next decision needs more.
HUNGRY = """
from omaha8.play import session
def hungry(*_):
    return bytearray(200_000_000)
session.step = hungry
"""


@pytest.fixture
def engine(context: BrowserContext, site: str) -> EnginePage:
    return EnginePage(context, site)


def deals(engine: EnginePage) -> bool:
    opened = engine.ask("open", "t", params={})
    reply = engine.ask("step", "t", seq=opened["seq"])
    return any(event["type"] == "hole_dealt" and len(event["cards"]) == 4 for event in reply["events"])


def asked_for_snapshot(engine: EnginePage) -> bool:
    return engine.url(f"engine/{snapshot_name()}") in engine.requests


# ---- the snapshot


def test_the_unpacked_snapshot_is_kept_for_the_next_visit(context: BrowserContext, site: str):
    first = EnginePage(context, site)
    old, new = (
        first.url("engine/snapshot.OLD.bin"),
        first.url(f"engine/{snapshot_name()}").removesuffix(".gz"),
    )
    first.page.evaluate(f"async (url) => (await caches.open('{STORE}')).put(url, new Response('old'))", old)
    first.open()
    assert deals(first)
    assert asked_for_snapshot(first)
    first.page.evaluate(UNTIL_KEPT, new)
    assert first.page.evaluate(KEPT) == [new]
    second = EnginePage(context, site)
    second.open()
    assert deals(second)
    assert not asked_for_snapshot(second)
    assert second.report()["boot"] == "snapshot"
    second.page.evaluate(SPOIL, new)
    third = EnginePage(context, site)
    third.open()
    assert deals(third)
    assert asked_for_snapshot(third)
    assert third.report()["boot"] == "snapshot"


def test_a_page_without_storage_and_digests_starts_from_the_snapshot(engine: EnginePage):
    engine.open(prelude=INSECURE)
    assert deals(engine)
    assert engine.report()["boot"] == "snapshot"


def test_the_same_wheel_gives_the_same_snapshot(tmp_path: Path):
    name = snapshot_name()
    wheel = ENGINE / manifest()[name]["snapshot"]["wheel"]
    making.node(ROOT / "tools" / "snapshot.mjs", ROOT / "node_modules" / "pyodide", wheel, tmp_path)
    assert (tmp_path / name).read_bytes() == (ENGINE / name).read_bytes()


# ---- the long way instead


def of_another_wheel(facts: dict[str, Any], packed: bytes) -> bytes:
    facts["snapshot"]["wheel_sha256"] = "0" * 64
    return packed


def with_another_digest(facts: dict[str, Any], packed: bytes) -> bytes:
    facts["sha256"] = "0" * 64
    return packed


def of_another_pyodide(facts: dict[str, Any], packed: bytes) -> bytes:
    """The build's id stands in words 4 to 12 of the header."""
    memory = bytearray(gzip.decompress(packed))
    memory[16] ^= 1
    packed = gzip.compress(memory, 1)
    facts |= {"size": len(packed), "sha256": hashlib.sha256(packed).hexdigest()}
    facts["snapshot"]["unpacked_sha256"] = hashlib.sha256(memory).hexdigest()
    return packed


def cut_short(facts: dict[str, Any], packed: bytes) -> bytes:  # noqa: ARG001
    return packed[:-1000]


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (of_another_wheel, "is of another wheel"),
        (with_another_digest, "is not the file that the manifest names"),
        (of_another_pyodide, "build id mismatch"),
        (cut_short, "snapshot: "),
    ],
)
def test_without_a_usable_snapshot_python_starts_the_long_way(
    engine: EnginePage, spoil: Callable[[dict[str, Any], bytes], bytes], why: str
):
    name, facts = snapshot_name(), manifest()
    packed = spoil(facts[name], (ENGINE / name).read_bytes())
    engine.serve("engine/manifest.json", json.dumps(facts), "application/json")
    engine.serve(f"engine/{name}", packed, "application/octet-stream")
    engine.open()
    assert deals(engine)
    report = engine.report()
    assert report["boot"] == "plain"
    assert why in report["fallback"]
    assert engine.requests.count(engine.url("engine/python_stdlib.zip")) == 1


def test_a_snapshot_that_is_missing_is_done_without(engine: EnginePage, page_problems: list[str]):
    engine.page.context.route(
        engine.url(f"engine/{snapshot_name()}"), lambda route: route.fulfill(status=404)
    )
    engine.open()
    assert deals(engine)
    assert engine.report()["boot"] == "plain"
    assert "404" in engine.report()["fallback"]
    assert engine.requests.count(engine.url("engine/python_stdlib.zip")) == 1
    page_problems.clear()


# ---- files that are damaged


@pytest.fixture
def damage(engine: EnginePage) -> Callable[[str, int], None]:
    """damage(name, times): the first so many answers for this file have another byte in the middle."""

    def spoil(name: str, times: int) -> None:
        whole = (ENGINE / name).read_bytes()
        answers = iter([whole[: len(whole) // 2] + b"?" + whole[len(whole) // 2 + 1 :]] * times)
        kind = "application/wasm" if name.endswith(".wasm") else "application/zip"
        engine.page.context.route(
            engine.url(f"engine/{name}"),
            lambda route: route.fulfill(body=next(answers, whole), content_type=kind),
        )

    return spoil


@pytest.mark.parametrize("name", ["python_stdlib.zip", "pyodide.asm.wasm"])
def test_a_damaged_file_is_fetched_once_more(
    engine: EnginePage, damage: Callable[[str, int], None], name: str, page_problems: list[str]
):
    damage(name, 1)
    engine.open(boot="plain")
    assert deals(engine)
    assert engine.requests.count(engine.url(f"engine/{name}")) == 2
    page_problems.clear()


def test_a_file_that_stays_damaged_is_named(
    engine: EnginePage, damage: Callable[[str, int], None], page_problems: list[str]
):
    damage("pyodide.asm.wasm", 9)
    engine.open()
    error = engine.ask("hello")["error"]
    assert error["code"] == "engine_load_failed"
    assert "pyodide.asm.wasm is not the file that the manifest names" in error["message"]
    page_problems.clear()


def test_a_connection_that_breaks_is_an_error_and_the_next_request_tries_again(
    engine: EnginePage, page_problems: list[str]
):
    wasm = engine.url("engine/pyodide.asm.wasm")
    engine.page.context.route(wasm, lambda route: route.abort())
    engine.open()
    assert engine.ask("hello")["error"]["code"] == "engine_load_failed"
    engine.page.context.unroute(wasm)
    assert deals(engine)
    assert engine.report()["boot"] == "snapshot"
    page_problems.clear()


# ---- the worker in use


def test_a_worker_that_hangs_gives_way_to_one_with_the_same_table(engine: EnginePage):
    engine.open(timeouts={"call": 2_000})
    opened = engine.ask("open", "t", params={"seats": "3"})
    before = engine.ask("step", "t", seq=opened["seq"])
    engine.hang()
    after = engine.ask("view", "t")
    (restart,) = engine.seen("restarts")
    assert restart["cause"] == "engine_timeout"
    for reply in (after, restart["tables"]["t"]):
        assert {key: reply[key] for key in ("seq", "view", "next")} == {
            key: before[key] for key in ("seq", "view", "next")
        }


def test_a_worker_without_memory_gives_way_to_one_with_the_same_table(engine: EnginePage):
    engine.open(prelude=LITTLE_MEMORY)
    opened = engine.ask("open", "t", params={"seats": "3", "hero": "2", "seed": "hungry"})
    before = engine.ask("step", "t", seq=opened["seq"])
    assert before["next"] == "bot"
    engine.python(HUNGRY)
    after = engine.ask("step", "t", seq=before["seq"])
    assert after["ok"], after
    assert after["seq"] == before["seq"] + 1
    (restart,) = engine.seen("restarts")
    assert restart["cause"] == "engine_crash"
    assert restart["tables"]["t"]["view"] == before["view"]


@pytest.mark.parametrize("boot", ["auto", "plain"])
def test_the_page_itself_starts_both_ways(page: Any, site: str, boot: str):
    started = []
    page.on("console", lambda line: started.append(line.text))
    page.goto(f"{site}?game=omaha8&seats=3&seed=docs&speed=0&test=1&boot={boot}")
    view = page.evaluate("() => omaha8.ready")
    assert view["hand"] == 1
    way = "snapshot" if boot == "auto" else "plain"
    assert any(text.startswith(f"omaha8: {way} start: ") for text in started)
