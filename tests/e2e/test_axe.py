"""What axe finds: every screen once, the table in every language, each in another size and theme."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, expect

from omaha8_playwright import TablePage
from tests.e2e import scenes
from tests.e2e.screens import SEATS, TABLE, at_the_table, log, options, settings

SIZES = [(360, 640), (1280, 800), (640, 360)]
LANGUAGES = ("en", "nb", "da", "de", "sv")
#: Six looks, each other in size and theme than the one before.
LOOKS = [(theme, *size) for size, theme in product(SIZES, ("light", "dark"))]
FIND = """async () => {
  const { violations, passes } = await axe.run(document, { resultTypes: ["violations"] });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().at(-1)} ${failureSummary}`));
  return { found, looked: passes.length };
}"""


@pytest.fixture(scope="module")
def examined(browser: Browser, site: str) -> Iterator[TablePage]:
    """A page into which axe may be brought: the site's own policy lets no foreign script in."""
    context = browser.new_context(bypass_csp=True)
    yield TablePage(context.new_page(), site)
    context.close()


def wear(table: TablePage, theme: str, width: int, height: int) -> str:
    table.page.set_viewport_size({"width": width, "height": height})
    settings(table, theme=theme)
    expect(table.page.locator(f"html[data-theme={theme}]")).to_be_attached()
    return f"{theme} {width}x{height}"


def violations(table: TablePage) -> list[str]:
    if not table.page.evaluate("() => 'axe' in globalThis"):
        table.page.evaluate(Axe().axe_script)
    report = table.page.evaluate(FIND)
    assert report["looked"], "axe looked at nothing"
    return report["found"]


def test_axe_finds_nothing_at_the_table_and_on_its_sheets(examined: TablePage):
    examined.open(**TABLE)
    looks, found = cycle(LOOKS), []
    for screen in at_the_table(examined):
        look = wear(examined, *next(looks))
        found += [f"{screen}, {look}: {each}" for each in violations(examined)]
    assert found == []


def test_axe_finds_nothing_at_the_table_in_any_language(examined: TablePage):
    examined.open(**TABLE)
    looks, found = cycle(LOOKS), []
    for lang in LANGUAGES:
        settings(examined, lang=lang)
        expect(examined.page.locator(f"omaha-table[lang={lang}]")).to_be_attached()
        for scene in (scenes.amount, scenes.showdown):
            scene(examined, SEATS)
            look = wear(examined, *next(looks))
            found += [f"{lang}, {look}: {each}" for each in violations(examined)]
    settings(examined, lang="en")
    assert found == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_decision_at_any_size(examined: TablePage, theme: str):
    examined.open(**TABLE)
    scenes.decision(examined, SEATS)
    found = []
    for size in SIZES:
        look = wear(examined, theme, *size)
        found += [f"{look}: {each}" for each in violations(examined)]
    log(examined)
    found += [f"log, {theme}: {each}" for each in violations(examined)]
    examined.page.keyboard.press("Escape")
    assert found == []


def test_axe_finds_nothing_on_the_other_screens(examined: TablePage):
    found = []
    for theme, size in zip(("light", "dark"), (SIZES[0], SIZES[1]), strict=True):
        examined.visit(test="1")
        wear(examined, theme, *size)
        found += [f"start, {theme}: {each}" for each in violations(examined)]
        options(examined)
        found += [f"options, {theme}: {each}" for each in violations(examined)]
        examined.visit(test="1", game="omaha8", format="tournament", seats="4", seed="axe")
        wear(examined, theme, *size)
        found += [f"tournament, {theme}: {each}" for each in violations(examined)]
        with pytest.raises(AssertionError, match="bad_parameter"):
            examined.visit(game="omaha8", seats="11", test="1")
        wear(examined, theme, *size)
        found += [f"error, {theme}: {each}" for each in violations(examined)]
    assert found == []
