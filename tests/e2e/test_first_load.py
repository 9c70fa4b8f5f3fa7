"""The connection is gone while the page is loaded for the first time: it says so, and one press goes on."""

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

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
