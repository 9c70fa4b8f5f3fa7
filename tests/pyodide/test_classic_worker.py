"""Where a page may start no module worker: in a frame without an origin and on a page of another site."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame

from tests.conftest import PREFIX
from tests.engine_page import DIST, EnginePage
from tests.slow_line import Trouble, running

OPENED = {"seats": "3", "limit": "fl"}
# What a page needs that shows the table without a frame; `self` is for the test's own scripts.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src SITE"
MakePage = Callable[..., EnginePage]


def origin_of(site: str) -> str:
    url = urlsplit(site)
    return f"{url.scheme}://{url.netloc}"


@pytest.fixture
def abroad(context: BrowserContext, site: str) -> MakePage:
    """abroad(policy): a page of another site, under that policy."""
    host = site.replace("127.0.0.1", "localhost")

    def make(policy: str = POLICY) -> EnginePage:
        return EnginePage(context, site, host=host, policy=policy.replace("SITE", origin_of(site)))

    return make


def deals(engine: EnginePage) -> bool:
    opened = engine.ask("open", "t", params=OPENED)
    assert opened["ok"], opened
    reply = engine.ask("step", "t", seq=opened["seq"])
    return any(event["type"] == "hole_dealt" and len(event["cards"]) == 4 for event in reply["events"])


def way(engine: EnginePage) -> tuple[str, str, str | None]:
    report = engine.report()
    assert report["fallback"] is None
    return report["worker"], report["boot"], report["reason"]


def test_a_page_of_the_site_starts_a_module(context: BrowserContext, site: str):
    engine = EnginePage(context, site)
    engine.open(as_shipped=True)
    assert deals(engine)
    assert way(engine) == ("module", "snapshot", None)


def test_a_sandboxed_frame_starts_a_classic_worker(context: BrowserContext, site: str):
    engine = EnginePage(context, site, sandboxed=True, policy=POLICY.replace("SITE", origin_of(site)))
    assert isinstance(engine.place, Frame)
    assert engine.place.evaluate("() => origin") == "null"
    engine.open(as_shipped=True)
    assert deals(engine)
    assert way(engine) == ("classic", "snapshot", "opaque_origin")


def test_a_page_of_another_site_starts_a_classic_worker(abroad: MakePage):
    engine = abroad()
    engine.open(as_shipped=True)
    assert deals(engine)
    assert way(engine) == ("classic", "snapshot", "other_origin")


def test_the_long_way_works_there_too(abroad: MakePage):
    engine = abroad()
    engine.open(as_shipped=True, boot="plain")
    assert deals(engine)
    assert way(engine) == ("classic", "plain", "other_origin")


def test_a_host_that_lends_nothing_is_an_error(context: BrowserContext, page_problems: list[str]):
    with running(DIST, PREFIX, Trouble("nothing", [], lends=False)) as site:
        engine = EnginePage(context, site, sandboxed=True, policy=POLICY.replace("SITE", origin_of(site)))
        engine.open(as_shipped=True)
        assert engine.ask("hello")["error"]["code"] == "engine_load_failed"
    page_problems.clear()


@pytest.mark.parametrize(
    ("directive", "source"),
    [("worker-src", "blob:"), ("connect-src", "SITE"), ("script-src", "'wasm-unsafe-eval'")],
)
def test_a_policy_that_forbids_it_is_named(
    abroad: MakePage, site: str, page_problems: list[str], directive: str, source: str
):
    engine = abroad(POLICY.replace(f" {source}", " 'none'" if directive != "script-src" else ""))
    engine.open(as_shipped=True)
    error = engine.ask("hello")["error"]
    assert error["code"] == "csp_blocked"
    assert error["params"] == {"directive": directive, "source": source.replace("SITE", origin_of(site))}
    page_problems.clear()
