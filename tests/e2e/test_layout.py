"""Everything has its place at each size: nothing overlaps, nothing is out of reach, everything can be hit."""

import pytest
from playwright.sync_api import Page

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.scenes import SCENES

SIZES = [(360, 640), (640, 360), (1280, 800)]
# A finger's breadth, in pixels; on a desk a pointer needs less. The slider of a phone on its side is lower:
# prepared amounts, plus, minus and the box do the same and leave no more room.
TARGET, DESK_WIDTH = 44, 900
LOWER = {"bet-slider": 32}

# The visible part of each thing that has a test id. `shown` cuts off what a scrolling ancestor hides.
BOXES = """() => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const shown = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const box = up.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const things = [...root.querySelectorAll(`[data-testid=card], [data-testid^=seat-]:not([role=group]),
    [data-testid^=readout-], [data-testid=pot-total], [data-testid^=act-], [data-testid^=preset-],
    [data-testid^=bet-], [data-testid^=btn-], [data-testid=turn-banner], [data-testid=result-hi],
    [data-testid=result-lo]`)];
  const holder = "[data-testid^=seat-], [data-testid^=board-card], [data-testid^=hero-card], [role=group]";
  const isText = (thing) => thing.matches("span:not([data-testid=card]), p");
  return things.filter((thing) => seen(thing) && (thing.textContent.trim() || !isText(thing)))
    .map((thing) => ({
      name: `${thing.closest(holder)?.dataset.testid ?? ""} ${thing.dataset.testid}`,
      index: things.indexOf(thing),
      around: things.flatMap((other, index) => (other !== thing && other.contains(thing) ? [index] : [])),
      isButton: thing.matches("button, input"),
      box: shown(thing),
      full: thing.getBoundingClientRect().toJSON(),
    }))
    .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1);
}"""

# Every target of a finger. The two links that only a key brings up are none.
TARGETS = """() => {
  const root = document.querySelector("omaha-table").shadowRoot;
  return [...root.querySelectorAll("button, input, select, summary, a")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element.dataset.testid ?? element.textContent, element.getBoundingClientRect()])
    .map(([name, { width, height }]) => ({ name, width, height }));
}"""


def is_sideways(page: Page) -> bool:
    return page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")


def overlaps(boxes: list) -> list[str]:
    """Pairs that share more than a hair's breadth; a thing may hold another."""
    found = []
    for place, a in enumerate(boxes):
        for b in boxes[place + 1 :]:
            if b["index"] in a["around"] or a["index"] in b["around"]:
                continue
            width = min(a["box"]["right"], b["box"]["right"]) - max(a["box"]["left"], b["box"]["left"])
            height = min(a["box"]["bottom"], b["box"]["bottom"]) - max(a["box"]["top"], b["box"]["top"])
            if width > 2 and height > 2:
                found.append(f"{a['name']} and {b['name']}: {width:.0f} x {height:.0f}")
    return found


def beyond(boxes: list, width: int, height: int) -> list[str]:
    """Buttons that are not wholly in view: beyond an edge of the window, or cut off."""
    edges = {"left": 0, "top": 0, "right": width, "bottom": height}
    return [
        thing["name"]
        for thing in boxes
        if thing["isButton"]
        and any(
            abs(thing["full"][side] - thing["box"][side]) > 1
            or (thing["full"][side] - edge) * (1 if side in {"right", "bottom"} else -1) > 1
            for side, edge in edges.items()
        )
    ]


def small_targets(page: Page) -> list[str]:
    return [
        f"{each['name']} {each['width']:.0f} x {each['height']:.0f}"
        for each in page.evaluate(TARGETS)
        if min(each["width"], each["height"]) < LOWER.get(each["name"], TARGET) - 0.5
    ]


def complaints(table: TablePage, width: int, height: int) -> list[str]:
    table.page.set_viewport_size({"width": width, "height": height})
    boxes = table.page.evaluate(BOXES)
    assert sum("card" in thing["name"] for thing in boxes) >= 4
    assert any("act-" in thing["name"] or "btn-next" in thing["name"] for thing in boxes)
    found = overlaps(boxes)
    found += [f"{name} is out of view" for name in beyond(boxes, width, height)]
    if width < DESK_WIDTH:
        found += [f"{target} is too small" for target in small_targets(table.page)]
    if is_sideways(table.page):
        found.append("the page scrolls sideways")
    return [f"{width}x{height}: {line}" for line in found]


@pytest.mark.parametrize("seats", [2, 6, 10])
@pytest.mark.parametrize("scene", SCENES)
def test_everything_has_its_place(open_table: OpenTable, scene: str, seats: int):
    table = open_table(game="omaha8", limit="pl", seats=seats, stakes="10-20", stack=2000)
    SCENES[scene](table, seats)
    assert [line for size in SIZES for line in complaints(table, *size)] == []


def test_the_start_screen_fits(table: TablePage):
    table.visit(test="1")
    found = []
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert not is_sideways(table.page)
        if width < DESK_WIDTH:
            found += small_targets(table.page)
    assert found == []
