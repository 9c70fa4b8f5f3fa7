"""Nothing lies on anything else or runs over: ten hands shown, any number of seats, long words, sheets."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from omaha8_playwright import TablePage
from tests.e2e import scenes
from tests.e2e.conftest import OpenTable
from tests.e2e.test_layout import BOXES, SIZES, complaints, is_sideways

NARROW = (320, 640)
PHONE = (360, 640)
LANGUAGES = ("en", "nb", "da", "de", "sv")
# One hand of each kind, with the ranks whose names are long: codes of docs/protocol.md#the-view.
HANDS = (
    *(("high_card", "QJ987"), ("pair", "77QJ9"), ("two_pair", "77668"), ("trips", "777KJ")),
    *(("straight", "76543"), ("flush", "QJ972"), ("full_house", "77766"), ("quads", "7777K")),
    *(("straight_flush", "QJT98"), ("straight_flush", "AKQJT"), ("low", "87654")),
)

# Sheets that are wider than themselves, and words that stand out of the button they are written on.
RUNS_OVER = """() => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const wide = [...root.querySelectorAll("dialog, .app, .lobby, .sheet-body")]
    .filter((element) => seen(element) && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${element.className} is ${element.scrollWidth - element.clientWidth} too wide`);
  const range = document.createRange();
  const buttons = [...root.querySelectorAll("button:not(.iconbutton):not(.look)")].filter(seen);
  const over = buttons.flatMap((button) => {
    range.selectNodeContents(button);
    const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    const isOver = text.left < box.left - 1 || text.right > box.right + 1
      || text.top < box.top - 1 || text.bottom > box.bottom + 1;
    return text.width > 0 && isOver ? [`${button.dataset.testid}: ${button.textContent.trim()}`] : [];
  });
  return [...wide, ...over];
}"""

# Each name in turn where a hand's name stands: how many lines it takes, and whether it stays in its row.
NAMES = """([place, hands]) => {
  const element = document.querySelector("omaha-table");
  const { view } = element.store.get();
  const state = (made) => place === "readout-hi"
    ? { view: { ...view, lens: { ...view.lens, high: { ...view.lens.high, ...made }, high_is_nuts: true } } }
    : { view: { ...view, results: view.results.map((pot) =>
        ({ ...pot, high: { ...pot.high, made: { ...pot.high.made, ...made } } })) } };
  return hands.flatMap(([category, ranks]) => {
    element.store.set(state({ category, ranks }));
    const half = element.shadowRoot.querySelector(`[data-testid="${place}"]`);
    const name = half.querySelector(".title .rank");
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const isOut = half.scrollHeight > half.clientHeight + 1 || half.scrollWidth > half.clientWidth + 1;
    return lines > 2 || isOut ? [`${name.textContent}: ${lines} lines${isOut ? ", runs over" : ""}`] : [];
  });
}"""
SHEETS = ("menu", "settings", "help", "keys", "fair", "ledger", "log", "history")


def problems(table: TablePage, size: tuple[int, int]) -> list[str]:
    found = complaints(table, *size)
    return found + [f"{size}: {line}" for line in table.page.evaluate(RUNS_OVER)]


def perform(page: Page, name: str, argument: object = None) -> None:
    page.evaluate(
        "([name, arg]) => { document.querySelector('omaha-table').perform(name, arg); }", [name, argument]
    )


def speak(page: Page, lang: str) -> None:
    perform(page, "set", {"lang": lang})
    expect(page.locator("html")).to_have_attribute("lang", lang)


def test_ten_hands_all_shown(open_table: OpenTable):
    table = open_table(game="omaha8", limit="pl", seats=10, stakes="10-20", stack=2000, house="show=all_show")
    scenes.showdown(table, 10)
    found = []
    for size in SIZES:
        found += problems(table, size)
        shown = [box for box in table.page.evaluate(BOXES) if box["name"].endswith(" card")]
        assert len(shown) == 5 + 10 * 4
    assert found == []


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_number_of_seats_on_the_narrowest_screen(open_table: OpenTable, seats: int):
    table = open_table(
        game="omaha8", limit="pl", seats=seats, stakes="10-20", stack=2000, house="show=all_show"
    )
    found = []
    for scene in (scenes.decision, scenes.showdown):
        scene(table, seats)
        found += problems(table, NARROW)
    assert found == []


@pytest.mark.parametrize("scene", scenes.SCENES)
def test_long_words_fit(open_table: OpenTable, scene: str):
    """In the language that is 40 % longer than English."""
    table = open_table(game="omaha8", limit="pl", seats=6, stakes="10-20", stack=2000, lang="en-XA")
    scenes.SCENES[scene](table, 6)
    assert problems(table, PHONE) == []


@pytest.mark.parametrize("place", ["readout-hi", "result-hi"])
def test_no_name_of_a_hand_takes_three_lines(open_table: OpenTable, place: str):
    table = open_table(game="omaha8", limit="pl", seats=6, stakes="10-20", stack=2000)
    (scenes.decision if place == "readout-hi" else scenes.showdown)(table, 6)
    table.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    found = []
    for lang in LANGUAGES:
        speak(table.page, lang)
        found += [f"{lang} {line}" for line in table.page.evaluate(NAMES, [place, HANDS])]
    assert found == []


def test_the_sheets_fit(open_table: OpenTable):
    table = open_table(game="omaha8", limit="pl", seats=6, stakes="10-20", stack=2000, store=1)
    scenes.showdown(table, 6)
    found = []
    for name in SHEETS:
        perform(table.page, name)
        found += [f"{name} {line}" for line in fitting(table.page)]
        perform(table.page, "close")
    assert found == []


def test_the_replayer_and_the_statistics_fit(open_table: OpenTable):
    table = open_table(game="omaha8", limit="pl", seats=6, stakes="10-20", stack=2000, store=1)
    scenes.showdown(table, 6)
    perform(table.page, "history")
    table.page.get_by_test_id("hh-tab-stats").click()
    expect(table.page.get_by_test_id("stats")).to_be_visible()
    found = fitting(table.page)
    table.page.get_by_test_id("hh-tab-list").click()
    table.page.get_by_test_id("hh-item-0").click()
    expect(table.page.get_by_test_id("replay")).to_be_visible()
    found += fitting(table.page)
    perform(table.page, "close")
    assert found == []


@pytest.mark.parametrize("open_screen", [None, "table-options", "go-tournament"])
def test_the_start_screen_fits(table: TablePage, open_screen: str | None):
    table.visit(test="1")
    if open_screen:
        table.page.get_by_test_id(open_screen).click()
    assert fitting(table.page) == []


def fitting(page: Page, check: Callable[[Page], bool] = is_sideways) -> list[str]:
    """What is too wide at each size, from the narrowest screen to a desk."""
    found = []
    for width, height in (NARROW, *SIZES):
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {line}" for line in page.evaluate(RUNS_OVER)]
        if check(page):
            found.append(f"{width}x{height}: the page scrolls sideways")
    return found
