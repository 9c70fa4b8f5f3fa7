"""The page in its languages: which one it takes, what it loads for it, and how it changes."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect

from omaha8_playwright import TablePage

FOLDER = Path(__file__).resolve().parents[2] / "static" / "i18n"
LANGUAGES = ("en", "nb", "da", "de", "sv")
NewContext = Callable[..., BrowserContext]
SET = "(table, settings) => table.perform('set', settings)"


def text(lang: str, key: str) -> str:
    """A message of the start screen, where it is plain text."""
    found = re.search(rf"^{key} = (.*)$", (FOLDER / lang / "lobby.ftl").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1]


def visit(page: Page, address: str, lang: str) -> None:
    page.goto(address)
    page.locator(f"omaha-table[data-on][lang='{lang}']").wait_for()
    assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_spoken_and_no_other_is_loaded_but_english(
    new_context: NewContext, site: str, lang: str
):
    page = new_context().new_page()
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    visit(page, f"{site}?test=1&lang={lang}", lang)
    expect(page.get_by_role("button", name=text(lang, "play"), exact=True)).to_be_visible()
    told = "".join(script.text() for script in scripts if "worker" not in script.url)
    loaded = {each for each in LANGUAGES if f"error-title = {text(each, 'error-title')}" in told}
    assert loaded == {"en", lang}


@pytest.mark.parametrize(
    ("locale", "lang"),
    [("nb-NO", "nb"), ("nn-NO", "nb"), ("no", "nb"), ("da-DK", "da"), ("de-AT", "de"), ("fr-FR", "en")],
)
def test_the_browser_says_which_language(new_context: NewContext, site: str, locale: str, lang: str):
    visit(new_context(locale=locale).new_page(), site, lang)


def test_the_pseudo_language_changes_every_text_of_the_start_screen(new_context: NewContext, site: str):
    page = new_context().new_page()
    visit(page, f"{site}?test=1&lang=en-XA", "en-XA")
    buttons = page.get_by_role("main").get_by_role("button")
    expect(buttons.first).to_be_visible()
    said = [line for told in buttons.all_inner_texts() for line in told.splitlines() if line.strip()]
    assert said
    assert [line for line in said if not re.fullmatch(r"\[.*\]", line)] == []
    assert re.search(r"[À-ž]", said[0])


def test_language_and_terms_change_at_the_table(new_context: NewContext, site: str):
    page = new_context().new_page()
    table = TablePage(page, site).open(lang="nb")
    fold = page.get_by_test_id("act-fold")
    expect(fold).to_have_text("Fold")
    element = page.locator("omaha-table")
    element.evaluate(SET, {"terms": "local"})
    expect(fold).to_have_text("Kast")
    element.evaluate(SET, {"lang": "da"})
    expect(fold).to_have_text("Smid")
    assert page.evaluate("document.documentElement.lang") == "da"
    # The one asked for last is the one that stays, whichever was loaded first.
    element.evaluate("(table) => { table.perform('set', {lang: 'sv'}); table.perform('set', {lang: 'en'}); }")
    expect(fold).to_have_text("Fold")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(fold).to_have_text("Fold")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert table.status == "idle"


# A finished hand on the evening of 7 January, UTC; the drawer shows what the page's state holds.
LIST = """(table) => {
  const hand = {
    number: 1, game: {variant: "omaha8", structure: "pot_limit"}, money: "chips", names: ["you", "Ana"],
    stakes: {small_blind: 10, big_blind: 20, small_bet: 0, big_bet: 0, ante: 0}, seat: 0, position: null,
    cards: [], board: [], pot: 40, net: 20, net_bb: 1, marks: [], id: 1, at: Date.UTC(2026, 0, 7, 21, 5),
  };
  table.store.set({dialog: "history", book: {...table.store.get().book, hands: [hand]}});
}"""


@pytest.mark.parametrize(
    ("locale", "address", "date"),
    [
        ("en-GB", "", "7 Jan 2026, 21:05"),
        ("en-US", "", "Jan 7, 2026, 9:05 PM"),
        ("de-AT", "", "07.01.2026, 21:05"),
        ("sv-FI", "", "7 jan. 2026 21.05"),
        ("en-GB", "?lang=de", "07.01.2026, 21:05"),
        ("de-AT", "?lang=en", "Jan 7, 2026, 9:05 PM"),
        ("en-GB", "?test=1", "Jan 7, 2026, 9:05 PM"),
    ],
)
def test_dates_are_those_of_the_readers_region(
    new_context: NewContext, site: str, locale: str, address: str, date: str
):
    page = new_context(locale=locale, timezone_id="UTC").new_page()
    page.goto(site + address)
    table = page.locator("omaha-table[data-on]")
    table.evaluate(LIST)
    expect(page.locator(".hh-time")).to_have_text(date)
    for words, found in (("nothing", 0), (" ".join(reversed(date.split())), 1)):
        page.get_by_test_id("hh-search").fill(words)
        expect(page.get_by_test_id("hh-count")).to_have_attribute("data-found", str(found))


def test_the_bar_over_the_table_has_a_name(new_context: NewContext, site: str):
    table = TablePage(new_context().new_page(), site).open(lang="en")
    bar, element = table.page.get_by_test_id("topbar"), table.page.locator("omaha-table")
    for lang, name in {
        "en": "Menu and settings",
        "nb": "Meny og innstillinger",
        "da": "Menu og indstillinger",
        "de": "Men\N{LATIN SMALL LETTER U WITH DIAERESIS} und Einstellungen",
        "sv": "Meny och inst\N{LATIN SMALL LETTER A WITH DIAERESIS}llningar",
    }.items():
        element.evaluate(SET, {"lang": lang})
        expect(bar).to_have_accessible_name(name)
