"""The two decks: what they show, when the second is loaded, and that nothing is lost with it."""

import re

import pytest
from playwright.sync_api import Page, expect

from omaha8_playwright import TablePage
from tests.e2e import scenes

COURTS = re.compile(r"/assets/courts\.\w+\.js$")
# A rank must be this high to be read, in pixels.
LEGIBLE = 12

NAMES = """() => [...document.querySelector("omaha-table").shadowRoot.querySelectorAll("[data-testid=card]")]
  .map((card) => [card.dataset.card, card.getAttribute("aria-label")])"""
RANKS = """() => [...document.querySelector("omaha-table").shadowRoot.querySelectorAll(".place .rank-mark")]
  .map((rank) => rank.getBoundingClientRect().height)"""
FIGURES = """() => [...document.querySelector("omaha-table").shadowRoot.querySelectorAll(".place .court")]
  .map((figure) => [figure.closest("[data-card]").dataset.card, figure.getBBox().width > 0])"""


def open_table(table: TablePage, **more: str) -> TablePage:
    return table.open(game="omaha8", limit="pl", seats=6, stakes="10-20", stack=2000, **more)  # type: ignore[arg-type]


def asked(page: Page) -> list[str]:
    """Addresses of court figures, as they are asked for."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url) if COURTS.search(request.url) else None)
    return found


def test_the_usual_deck_loads_no_figures(table: TablePage):
    loaded = asked(table.page)
    scenes.decision(open_table(table), 6)
    assert table.page.evaluate(FIGURES) == []
    assert loaded == []


def test_the_classic_deck_by_address(table: TablePage):
    scenes.decision(open_table(table), 6)
    names = table.page.evaluate(NAMES)
    loaded = asked(table.page)
    scenes.decision(open_table(table, cards="classic"), 6)
    table.page.wait_for_function(f"() => {{ const all = ({FIGURES})(); return all.every(([, is]) => is); }}")
    assert table.page.evaluate(FIGURES) == [["Kd", True], ["Qd", True]]
    assert table.page.evaluate(NAMES) == names
    assert len(loaded) == 1


@pytest.mark.parametrize("deck", ["index", "classic"])
def test_ranks_can_be_read_on_the_smallest_screen(table: TablePage, deck: str):
    scenes.showdown(open_table(table, cards=deck), 6)
    for width, height in ((320, 420), (360, 640), (640, 360)):
        table.page.set_viewport_size({"width": width, "height": height})
        heights = table.page.evaluate(RANKS)
        assert len(heights) == 9
        assert min(heights) >= LEGIBLE


def test_the_classic_deck_is_chosen_in_the_settings(table: TablePage):
    scenes.decision(open_table(table), 6)
    table.page.get_by_test_id("btn-settings").click()
    note = table.page.get_by_test_id("note-cards")
    expect(note).to_have_count(0)
    table.page.get_by_label("Card faces").select_option("classic")
    expect(note).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".hand .court")).to_have_count(2)


def test_without_its_figures_a_court_card_is_its_index(table: TablePage, page_problems: list[str]):
    table.page.route(COURTS, lambda route: route.abort())
    scenes.decision(open_table(table, cards="classic"), 6)
    assert min(table.page.evaluate(RANKS)) >= LEGIBLE
    expect(table.page.get_by_role("img", name="king of diamonds, used for high")).to_be_visible()
    page_problems.clear()
