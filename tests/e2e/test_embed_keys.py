"""The keys of an embedded table: where the focus is inside; everywhere else they are the host page's."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hosts import PATIENCE, Host, at_rest

BESIDE = '<label>Name <input id="name"></label><button id="after">After</button>'
FRAME = (
    '<label>Name <input id="name"></label><iframe title="A table" width="400" height="600"'
    ' src="GAMEembed.html?seats=3&amp;seed=keys&amp;speed=0&amp;motion=off&amp;hotkeys=1"></iframe>'
)
YOU_ACT = re.compile("^You (check|call)")
RING = """(element) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return element.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def lines(log: Locator) -> int:
    return log.get_by_test_id("log-item").count()


def assert_ring(focused: Locator) -> None:
    expect(focused).to_have_count(1)
    assert focused.evaluate(RING)


def test_a_frame_has_its_keys_after_one_tab_and_the_host_page_its_own(page: Page, host: Host):
    page.goto(host.write("frame.html", FRAME, scripted=False))
    frame = page.frame_locator("iframe")
    app = frame.get_by_test_id("app")
    app.and_(frame.locator("[data-status=idle]")).wait_for(state="attached", timeout=PATIENCE)
    name, log = page.locator("#name"), frame.get_by_test_id("log")
    before = lines(log)
    name.focus()
    page.keyboard.type("cfb")
    expect(name).to_have_value("cfb")
    assert lines(log) == before
    page.keyboard.press("Tab")
    assert_ring(frame.locator("omaha-table :focus"))
    page.keyboard.press("c")
    expect(log.get_by_test_id("log-item").filter(has_text=YOU_ACT)).to_have_count(1)
    name.click()
    page.keyboard.type("f")
    expect(name).to_have_value("cfbf")
    expect(log.get_by_test_id("log-item").filter(has_text="You fold")).to_have_count(0)


@pytest.mark.parametrize("hotkeys", [0, 1])
def test_an_element_hears_letters_only_inside_and_only_if_wanted(page: Page, host: Host, hotkeys: int):
    table = f'<omaha-table seats="3" seed="keys" test="1" hotkeys="{hotkeys}"></omaha-table>'
    page.goto(host.write(f"inline-{hotkeys}.html", BESIDE + table))
    at_rest(page)
    name, deeds = page.locator("#name"), page.get_by_test_id("log-item").filter(has_text=YOU_ACT)
    name.focus()
    page.keyboard.type("c")
    expect(name).to_have_value("c")
    page.locator("#after").focus()
    page.keyboard.press("c")
    expect(deeds).to_have_count(0)
    page.keyboard.press("Tab")
    assert_ring(page.locator("omaha-table :focus"))
    page.keyboard.press("c")
    at_rest(page)
    expect(deeds).to_have_count(hotkeys)
