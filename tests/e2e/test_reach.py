"""Everything is within reach at four times the size, with twice the text, in forced colours."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from omaha8_playwright import TablePage
from tests.e2e import scenes
from tests.e2e.screens import SEATS, TABLE, at_the_table, log, options, settings
from tests.e2e.test_layout import TARGET

#: A desk of 1280 x 1024 at 400 %: what WCAG 1.4.10 asks for.
ZOOMED = (320, 256)
#: What can be pressed comes into view, lies on top there and is large enough; no text is cut off.
PROBE = """(target) => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const dialog = root.querySelector("dialog[open]");
  const scope = dialog?.querySelector(".topbar > .book-panel") ?? dialog ?? root;
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (element) => element.dataset.testid ?? element.textContent.trim().slice(0, 40);
  const found = [];
  const scrollers = [document.scrollingElement, ...scope.querySelectorAll("*")];
  for (const element of scrollers) {
    const { overflowX } = getComputedStyle(element);
    const isScrolling = element === document.scrollingElement || /auto|scroll/.test(overflowX);
    // A table of figures may: it would make no sense in any other form.
    if (isScrolling && !element.querySelector("table") && element.scrollWidth > element.clientWidth + 1)
      found.push(`${name(element) || element.localName} scrolls sideways`);
  }
  const targets = "button, input, select, summary, a";
  for (const element of scope.querySelectorAll(`${targets}, textarea, [tabindex='0']`)) {
    if (!isSeen(element) || element.disabled || element.matches(".skip, .hidden")) continue;
    element.scrollIntoView({ block: "center", inline: "center" });
    const box = element.getBoundingClientRect();
    const isFigures = element.querySelector("table");
    const isOut = box.left < -1 || box.right > innerWidth + 1;
    if (isOut && !isFigures) found.push(`${name(element)} leaves the window`);
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2];
    const top = root.elementFromPoint(x, y);
    // A label, and the slider's track on both sides of its thumb, answer for what they hold.
    const isAbove = top?.contains(element) || top?.closest("label, .track")?.contains(element);
    if (!element.contains(top) && !isAbove)
      found.push(`${name(element)} lies under ${top ? name(top) || top.className : "the edge"}`);
    const { width, height } = element.closest("label")?.getBoundingClientRect() ?? box;
    const least = Math.min(Math.max(box.width, width), Math.max(box.height, height));
    if (element.matches(targets) && least < target - 0.5)
      found.push(`${name(element)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }
  for (const element of scope.querySelectorAll("*")) {
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
    if (![...element.childNodes].some(isText) || !isSeen(element)) continue;
    if (element.closest(".hidden, [aria-hidden=true], option, .skip")) continue;
    const { overflow, display } = getComputedStyle(element);
    if (overflow !== "visible" && display !== "inline" && element.scrollWidth > element.clientWidth + 1)
      found.push(`"${element.textContent.trim().slice(0, 40)}" is cut off`);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def probed(browser: Browser, site: str) -> Iterator[TablePage]:
    context = browser.new_context()
    yield TablePage(context.new_page(), site)
    context.close()


def complaints(table: TablePage, target: int = 0) -> list[str]:
    return table.page.evaluate(PROBE, target)


def all_screens(table: TablePage, target: int = 0) -> list[str]:
    return [f"{screen}: {each}" for screen in at_the_table(table) for each in complaints(table, target)]


@pytest.mark.parametrize(("width", "height"), [ZOOMED, (240, 320), (320, 400)])
def test_the_amount_opens_in_view_where_the_window_is_low(table: TablePage, width: int, height: int):
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(**TABLE)
    table.wager_button().click()
    expect(table.amount_box).to_be_in_viewport()


def test_at_400_percent_all_is_within_reach(probed: TablePage):
    probed.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    probed.open(**TABLE)
    assert all_screens(probed, TARGET) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_with_text_twice_as_large_all_is_within_reach(probed: TablePage, width: int, height: int):
    probed.page.set_viewport_size({"width": width, "height": height})
    probed.open(text_scale=200, **TABLE)
    assert all_screens(probed) == []


def test_the_start_screen_is_within_reach(probed: TablePage):
    found = []
    for size, scale in ((ZOOMED, 100), ((360, 640), 200), ((1280, 800), 200)):
        probed.page.set_viewport_size({"width": size[0], "height": size[1]})
        probed.visit(test=1, text_scale=scale)
        found += [f"start {size}: {each}" for each in complaints(probed)]
        options(probed)
        found += [f"options {size}: {each}" for each in complaints(probed)]
    assert found == []


def test_in_forced_colours_nothing_is_lost(probed: TablePage):
    """Cards keep an edge and their letter, the half that is won its word, and buttons a border."""
    probed.page.set_viewport_size({"width": 360, "height": 640})
    probed.page.emulate_media(forced_colors="active")
    probed.open(**TABLE)
    assert all_screens(probed, TARGET) == []
    assert forced(probed) == []
    probed.page.emulate_media(forced_colors="none")


FORCED = """() => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const found = [];
  const canvas = getComputedStyle(document.body).backgroundColor;
  for (const card of root.querySelectorAll(".hand [data-testid=card]")) {
    const face = card.querySelector(".face");
    const pip = card.querySelector(".pip");
    const { fill, stroke } = getComputedStyle(face);
    if (stroke === "none" || stroke === canvas) found.push(`${card.dataset.card} has no edge`);
    if (getComputedStyle(pip).fill === fill) found.push(`${card.dataset.card} has no letter`);
  }
  for (const button of root.querySelectorAll("#actions .act:not(.empty, .none)")) {
    const { borderTopStyle, outlineStyle } = getComputedStyle(button);
    const isBare = borderTopStyle === "none" && outlineStyle === "none";
    if (isBare) found.push(`${button.textContent} has no border`);
  }
  return found;
}"""


MOVING = """() => document.querySelector("omaha-table").shadowRoot.getAnimations({ subtree: true })
  .filter(({ effect }) => effect.getComputedTiming().duration > 1).length"""


def forced(table: TablePage) -> list[str]:
    return table.page.evaluate(FORCED)


def test_with_less_motion_nothing_moves(probed: TablePage):
    """As the device asks: whatever happens stands at once, and nothing runs in the style sheets either."""
    probed.page.set_viewport_size({"width": 1280, "height": 800})
    probed.page.emulate_media(reduced_motion="reduce")
    probed.open(**TABLE)
    settings(probed, animations="auto", speed=1)
    probed.page.evaluate("() => { omaha8.deal({ button: 5 }); }")
    while (status := probed.status) != "idle":
        assert status == "busy"
        assert probed.page.evaluate(MOVING) == 0
    settings(probed, speed=0)
    probed.page.emulate_media(reduced_motion="no-preference")


def test_the_log_of_a_small_window_is_a_sheet_within_reach(probed: TablePage):
    probed.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    probed.open(**TABLE)
    log(probed)
    expect(probed.page.get_by_role("log")).to_be_visible()
    probed.page.get_by_test_id("btn-log-close").click()
    expect(probed.page.get_by_role("log")).not_to_be_visible()


def test_the_thumb_of_the_slider_takes_a_finger(probed: TablePage):
    """44 pixels for the thumb everywhere; its track is lower where a phone lies on its side."""
    probed.open(**TABLE)
    scenes.amount(probed, SEATS)
    for size, least in (((360, 640), 44), ((640, 360), 32), ((1280, 800), 44)):
        probed.page.set_viewport_size({"width": size[0], "height": size[1]})
        box = probed.slider.bounding_box()
        assert box
        assert box["height"] >= least
