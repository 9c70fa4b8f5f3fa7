"""The site's page opened from a disk, where browsers start no module: it says why nothing comes."""

from playwright.sync_api import Page, expect

from tests.conftest import DIST


def test_a_page_from_a_disk_says_what_it_needs(page: Page, page_problems: list[str]):
    page.goto((DIST / "index.html").as_uri())
    expect(page.get_by_text("browsers start it only from a web server")).to_be_visible()
    page.get_by_role("link", name="omaha8.html").click()
    page.wait_for_url("**/omaha8.html")
    expect(page.get_by_test_id("lobby")).to_be_visible()
    page_problems.clear()


def test_a_page_from_a_server_does_not(page: Page, site: str):
    page.goto(site)
    expect(page.get_by_text("browsers start it only from a web server")).to_be_hidden()
    expect(page.locator("#disk")).to_have_count(1)
