"""The connection is gone while the page is loaded for the first time: it says so, and one press goes on."""

from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Route, expect

from omaha8_playwright import TablePage


def test_a_lost_connection_is_told_and_tried_again_in_place(page: Page, site: str, page_problems: list[str]):
    manifest = urljoin(site, "engine/manifest.json")
    page.route(manifest, lambda route: route.abort())
    page.goto(f"{site}?game=omaha8&seats=3&seed=first&speed=0&motion=off")
    page.evaluate("() => { globalThis.isSamePage = true; }")
    expect(page.get_by_test_id("loader-trouble")).to_contain_text("Trying again")
    panel = page.get_by_test_id("error")
    expect(panel).to_contain_text("Check the connection", timeout=30_000)
    assert panel.get_attribute("data-code") == "engine_load_failed"
    page.unroute(manifest)
    panel.get_by_role("button", name="Try again").click()
    table = TablePage(page, site).settle()
    assert page.evaluate("() => isSamePage")
    expect(panel).to_have_count(0)
    assert len(table.hole()) == 4
    page_problems.clear()


SCRIPT = "**/assets/app.*.js"
LOST = "The game could not be loaded."


def gone(route: Route) -> None:
    route.abort()


def cut_off(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body='import"./')


def missing(route: Route) -> None:
    route.fulfill(status=404, content_type="text/javascript", body="export {};")


def throwing(route: Route) -> None:
    route.fulfill(content_type="text/javascript", body="throw new Error('evaluated')")


@pytest.mark.parametrize("wrong", [gone, missing, cut_off, throwing], ids=lambda way: way.__name__)
def test_a_script_that_does_not_come_is_tried_again_once(
    page: Page, site: str, page_problems: list[str], wrong: Callable[[Route], None]
):
    page.route(SCRIPT, wrong, times=1)
    page.goto(site)
    expect(page.get_by_text(LOST)).to_be_visible()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert page.evaluate("() => sessionStorage.length") == 0
    page_problems.clear()


@pytest.mark.parametrize("keeps", [True, False], ids=["keeps", "keeps nothing"])
def test_a_script_that_never_comes_leaves_a_button(
    page: Page, site: str, page_problems: list[str], *, keeps: bool
):
    asked: list[str] = []
    if not keeps:
        page.add_init_script(
            "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error('denied'); } });"
        )
    page.clock.install()

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort()

    page.route(SCRIPT, refuse)
    page.goto(site)
    note = page.get_by_role("alert").filter(has_text=LOST)
    for tries in (1, 2) if keeps else (1,):
        expect(note).to_be_visible()
        assert len(asked) == tries
        if keeps and tries == 1:
            with page.expect_navigation():
                page.clock.run_for(5000)
    page.clock.run_for(60_000)
    page.unroute(SCRIPT)
    expect(note).to_be_visible()
    assert len(asked) == (2 if keeps else 1)
    note.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    page_problems.clear()


def test_a_script_that_hangs_is_told_and_may_still_come(page: Page, site: str):
    page.clock.install()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(SCRIPT, hold)
    with page.expect_request(SCRIPT):
        page.goto(site, wait_until="commit")
    note = page.get_by_role("alert").filter(has_text=LOST)
    page.clock.run_for(15_000)
    expect(note).to_be_hidden()
    page.clock.run_for(16_000)
    expect(note.get_by_role("button", name="Try again")).to_be_visible()
    held[0].continue_()
    expect(page.get_by_test_id("lobby")).to_be_visible()
    expect(note).to_be_hidden()


# Words of one language and no other.
WORDS = {"nb": "kunne ikke lastes", "de": "konnte nicht geladen werden"}


def without(page: Page, lang: str, answer: Callable[[Route], None]) -> None:
    """Of the scripts that are loaded on demand, the one with this language gets another answer."""

    def sift(route: Route) -> None:
        reply = route.fetch()
        if WORDS[lang] in reply.text():
            answer(route)
        else:
            route.fulfill(response=reply)

    page.route("**/assets/chunk.*.js", sift)


@pytest.mark.parametrize("wrong", [gone, missing, cut_off], ids=lambda way: way.__name__)
def test_a_language_that_does_not_come_is_english_until_it_does(
    page: Page, site: str, page_problems: list[str], wrong: Callable[[Route], None]
):
    without(page, "nb", wrong)
    page.goto(f"{site}?sw=0&lang=nb&game=omaha8&seats=3&seed=tongue&speed=0&motion=off")
    table = TablePage(page, site).settle()
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("Norsk bokmål could not be loaded.")
    assert (table.language, len(table.hole())) == ("en", 4)
    page.unroute_all()
    notice.get_by_role("button", name="Try again").click()
    if wrong is not cut_off:  # what is damaged a page never asks for twice
        expect(notice).to_have_count(0)
        assert table.language == "nb"
        expect(page.get_by_role("button", name="Hjelp")).to_be_visible()
    page_problems.clear()


def test_a_language_that_hangs_is_waited_for_only_so_long(page: Page, site: str):
    page.clock.install()
    asked: list[Route] = []
    without(page, "nb", asked.append)
    with page.expect_request("**/assets/chunk.*.js"):
        page.goto(f"{site}?sw=0&lang=nb")
    page.clock.run_for(16_000)
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("Norsk bokmål could not be loaded.")
    asked[0].continue_()
    notice.get_by_role("button", name="Try again").click()
    expect(notice).to_have_count(0)
    expect(page.locator("omaha-table")).to_have_attribute("lang", "nb")


def test_another_language_that_can_be_had_ends_the_notice(page: Page, site: str, page_problems: list[str]):
    without(page, "de", gone)
    page.goto(f"{site}?sw=0&lang=de")
    expect(page.get_by_test_id("notice")).to_contain_text("Deutsch could not be loaded.")
    page.get_by_test_id("btn-settings").click()
    page.get_by_test_id("set-lang").select_option("sv")
    expect(page.locator("omaha-table")).to_have_attribute("lang", "sv")
    expect(page.get_by_test_id("notice")).to_have_count(0)
    page_problems.clear()
