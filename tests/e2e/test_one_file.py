"""The whole game in one file, opened from a disk: nothing is asked of any network."""

import re
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from omaha8.records.history import HandRecord, to_json
from omaha8.records.pokerstars import from_texts
from omaha8_playwright import TablePage
from tests.conftest import DIST
from tools import onefile

FILE = DIST / "omaha8.html"
LANGUAGES = ("nb", "da", "de", "sv", "en")
LOCAL = ("file:", "blob:", "data:")


@pytest.fixture
def page(new_context: object) -> Iterator[Page]:
    """A page without a network; what it asks for all the same fails the test."""
    context: BrowserContext = new_context(offline=True)  # type: ignore[operator]
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.route(re.compile("^(?!file:|blob:|data:)"), lambda route: route.abort())
    yield context.new_page()
    assert not [url for url in asked if not url.startswith(LOCAL)]
    assert asked


@pytest.fixture
def table(page: Page) -> TablePage:
    return TablePage(page, FILE.as_uri())


def link_to(record: HandRecord) -> str:
    squeezed = zlib.compressobj(wbits=-15)
    body = squeezed.compress(to_json(record).encode()) + squeezed.flush()
    return f"#hand={urlsafe_b64encode(body).decode().rstrip('=')}"


def play_out(table: TablePage) -> None:
    """Calls and checks to the end of the hand."""
    while table.phase != "between":
        (table.check if table.button("Check").count() else table.call)()


def test_it_is_no_larger_than_promised():
    assert FILE.stat().st_size <= onefile.MOST_BYTES


def test_nothing_in_it_leads_out_of_it():
    page = re.sub(r"<script\b.*?</script>|<style>.*?</style>", "", FILE.read_text("utf-8"), flags=re.DOTALL)
    assert not re.search(r"""(?:src|href)=["'](?!data:)""", page)
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]
    assert "http" not in policy[1]


@pytest.mark.parametrize("game", [{"game": "omaha8", "limit": "fl"}, {"game": "omaha", "limit": "nl"}])
def test_a_hand_is_played(table: TablePage, game: dict[str, str]):
    table.open(**game, seats=3, seed="file", test=False)
    play_out(table)
    assert sum(table.stacks().values()) == table.bank
    assert table.page.evaluate("() => document.fonts.check('16px \"Atkinson Hyperlegible Next\"')")
    face = table.page.get_by_test_id("seat-1").locator("img").first
    expect(face).to_have_js_property("complete", True)
    assert face.evaluate("(image) => image.naturalWidth") > 0


def test_every_language_and_deck_is_in_it(table: TablePage):
    page = table.open(seats=2, test=False).page
    page.get_by_test_id("btn-settings").click()
    for lang in LANGUAGES:
        page.get_by_test_id("set-lang").select_option(lang)
        expect(page.locator("omaha-table")).to_have_attribute("lang", lang)
    page.get_by_test_id("set-cards").select_option("classic")
    expect(page.get_by_test_id("note-cards")).to_be_visible()


def test_an_exercise_opens(table: TablePage):
    table.visit(scenario="quartered", mode="quiz")
    assert table.board()


def test_the_table_outlives_the_page(table: TablePage):
    page = table.open(seats=2, seed="kept", test=False).page
    play_out(table)
    stacks = table.stacks()
    page.reload()
    table.settle()
    assert (table.phase, table.stacks()) == ("between", stacks)


def test_hands_are_counted_replayed_and_given_away(table: TablePage):
    page = table.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(seats=2, seed="kept", test=False)
    play_out(table)
    page.get_by_test_id("btn-history").click()
    page.get_by_test_id("hh-tab-stats").click()
    expect(page.get_by_test_id("stats")).to_have_attribute("data-hands", "1")
    page.get_by_test_id("hh-tab-list").click()
    page.get_by_test_id("hh-item-0").click()
    replay = page.get_by_test_id("replay")
    expect(replay).to_be_focused()
    page.get_by_test_id("hh-share").click()
    expect(page.get_by_test_id("hh-note")).to_have_attribute("data-note", "hh-no-link")
    (record,) = from_texts(page.evaluate("() => navigator.clipboard.readText()"))
    page.goto("about:blank")
    page.goto(FILE.as_uri() + link_to(record))
    expect(page.get_by_test_id("replay")).to_be_visible()


def test_two_fresh_loads_deal_different_cards(table: TablePage):
    holes = set()
    for _ in range(2):
        table.visit(game="omaha8", limit="pl", seats=2, speed=0, motion="off", test=1)
        holes.add(tuple(table.hole()))
    assert len(holes) == 2
