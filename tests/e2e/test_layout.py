"""Everything has its place at each size: nothing overlaps, nothing is out of reach, everything can be hit."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.paced import PAUSE, SLOW, Paced, paced_table
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


# ---- nothing moves


# Where the things on the felt stand. A half keeps its place when what is held becomes what was won.
FELT = """() => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const box = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const one = ["board", "board-card-0", "hero-hand", "hero-card-0", "seat-0"].map((id) =>
    [id, box(root.querySelector(`[data-testid=${id}]`))]);
  const halves = ["hi", "lo"].flatMap((half) => {
    const ids = [`[data-testid=readout-${half}]`, `.pot-panel [data-testid=result-${half}]`];
    const element = root.querySelector(ids.join());
    return element ? [[half, box(element)]] : [];
  });
  return Object.fromEntries([...one, ...halves]);
}"""
YOU, ANA, BO = 0, 1, 2
HOLES = {YOU: "As Ah Kd Qd", ANA: "6h 6s 8d 9d", BO: "Ks 2c 9s 7d"}
BOARD = "8c 4d 3s Kh Jc"


@pytest.fixture(scope="module")
def table_in_time(browser: Browser, site: str) -> Iterator[Paced]:
    yield from paced_table(browser, site, game="omaha8", limit="nl", seats=3, stakes="10-20", stack=2000)


@pytest.fixture
def paced(table_in_time: Paced) -> Paced:
    table_in_time.set(speed=SLOW, misclick_guard_ms=0, auto_deal=0, skip_after_fold="ask", animations="off")
    return table_in_time


class Felt:
    """What stood where first, and what stands elsewhere later."""

    def __init__(self, paced: Paced) -> None:
        self.page = paced.page
        self.first = self.page.evaluate(FELT)
        self.moved: list[str] = []

    def look(self, state: str, *, without: frozenset[str] = frozenset()) -> None:
        now = self.page.evaluate(FELT)
        for name in now.keys() - without:
            changes = {side: now[name][side] - self.first[name][side] for side in now[name]}
            if any(abs(change) > 1 for change in changes.values()):
                self.moved.append(f"{state}: {name} {changes}")


def run_out(paced: Paced, felt: Felt) -> None:
    """Everybody is all-in with you, and each street is looked at until the end."""
    table = paced.table
    while table.turn != YOU or table.status != "idle":
        paced.wait(PAUSE)
        felt.look("others act")
    table.button("Call").or_(table.button("All-in")).press("Enter")
    for _ in range(40):
        felt.look(f"all-in, {table.street}, {table.phase}")
        if table.status == "idle":
            return
        paced.wait(PAUSE)
    raise AssertionError("the board never ran out")


@pytest.mark.parametrize("short", [None, 300], ids=["one pot", "side pot"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_moves_when_the_board_runs_out(paced: Paced, width: int, height: int, short: int | None):
    paced.page.set_viewport_size({"width": width, "height": height})
    stacks = {} if short is None else {BO: short}
    script: dict[int, list[Any]] = {ANA: [("raise", 2000)], BO: [("call",)]}
    paced.begin(script, button=ANA, holes=HOLES, board=BOARD, stacks=stacks)
    felt = Felt(paced)
    run_out(paced, felt)
    assert paced.table.phase == "between"
    assert len(paced.table.results()) == (1 if short is None else 2)
    assert felt.moved == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_moves_from_your_turn_to_the_result(paced: Paced, width: int, height: int):
    paced.page.set_viewport_size({"width": width, "height": height})
    table = paced.table
    paced.set(speed=0)
    quiet = [("call",), *[("check",)] * 3]
    paced.begin({ANA: quiet, BO: [("check",)] * 4}, button=YOU, holes=HOLES, board=BOARD)
    paced.wait_for_rest()
    felt = Felt(paced)
    table.open_amount()
    felt.look("amount")
    while table.phase != "between":
        table.actions.focus()
        paced.page.keyboard.press("c")
        paced.wait_for_rest()
        felt.look(table.street)
    expect(table.page.get_by_test_id("showdown")).to_be_visible()
    paced.begin({ANA: [("fold",)], BO: [("fold",)]}, button=YOU, holes=HOLES, board=BOARD)
    paced.wait_for_rest()
    table.raise_to(60)
    assert table.phase == "between"
    # Alone in the pot there is one half, as wide as two.
    felt.look("won by folds", without=frozenset({"hi"}))
    now = paced.page.evaluate(FELT)["hi"]
    assert [now[side] for side in ("x", "y", "height")] == pytest.approx(
        [felt.first["hi"][side] for side in ("x", "y", "height")], abs=1
    )
    assert felt.moved == []


def test_the_log_keeps_its_height_when_chips_can_be_added(paced: Paced):
    paced.page.set_viewport_size({"width": 1280, "height": 800})
    log = paced.page.get_by_test_id("log")
    paced.begin({ANA: [("raise", 60)], BO: [("fold",)]}, button=ANA)
    paced.wait_for_rest()
    assert paced.table.turn == YOU
    before = log.bounding_box()
    paced.page.keyboard.press("f")
    paced.wait_for_rest()
    expect(paced.page.get_by_test_id("btn-topup")).to_be_visible()
    assert log.bounding_box() == before


# ---- titles of exercises

# Each exercise's title in turn over the table, and those that are cut.
TITLES = """([ids]) => {
  const element = document.querySelector("omaha-table");
  const { stage } = element.store.get();
  return ids.flatMap((id) => {
    element.store.set({ stage: { ...stage, id, title: null } });
    const small = element.shadowRoot.querySelector(".topbar h2 small");
    const isCut = small.scrollWidth > small.clientWidth || small.scrollHeight > small.clientHeight + 1;
    const bar = element.shadowRoot.querySelector(".topbar").getBoundingClientRect();
    const { top, bottom } = small.getBoundingClientRect();
    const isOut = top < bar.top || bottom > bar.bottom + 0.5;
    return isCut || isOut ? [`${small.textContent}${isCut ? " is cut" : " stands out"}`] : [];
  });
}"""
LISTED = """() => [...document.querySelector("omaha-table").shadowRoot.querySelectorAll(".exercises button")]
  .map((button) => ({
    id: button.dataset.testid.replace("exercise-", ""),
    title: button.querySelector("b").textContent,
    isCut: [button, button.querySelector("b")].some((part) => part.scrollWidth > part.clientWidth + 1),
  }))"""


@pytest.mark.parametrize("height", [420, 640, 800])
@pytest.mark.parametrize("width", [240, 272, 300])
def test_where_a_table_is_very_narrow_nothing_lies_beside_it(table: TablePage, width: int, height: int):
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(seats=6, seed="narrow")
    assert not is_sideways(table.page)
    for name in ("seat-0-stack", "seat-0-name", "seat-3-stack", "hero-card-3"):
        box = table.page.get_by_test_id(name).bounding_box()
        assert box or height < 500  # a low one has no room for what others have
        assert not box or 0 <= box["x"] <= box["x"] + box["width"] <= width + 0.5, name


@pytest.mark.parametrize("lang", ["en", "nb", "da", "de", "sv"])
@pytest.mark.parametrize("width", [320, 360])
def test_no_title_of_an_exercise_is_cut(table: TablePage, lang: str, width: int):
    table.page.set_viewport_size({"width": width, "height": 640})
    table.visit(test="1", lang=lang).page.get_by_test_id("go-exercises").click()
    listed = table.page.evaluate(LISTED)
    assert len(listed) > 10
    assert [each["title"] for each in listed if each["isCut"]] == []
    table.visit(test="1", lang=lang, scenario="best-low")
    assert table.page.evaluate(TITLES, [[each["id"] for each in listed]]) == []


# ---- discs over open cards

# Discs that lie on an open card of their seat.
COVERED = """() => {
  const { shadowRoot } = document.querySelector("omaha-table");
  const boxesIn = (seat, parts) => [...seat.querySelectorAll(parts)].filter((part) => part.checkVisibility())
    .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }));
  return [...shadowRoot.querySelectorAll(".seat")].flatMap((seat) => {
    const cards = boxesIn(seat, ".holding[data-open] .card").map(({ box }) => box);
    return boxesIn(seat, ".marker").filter(({ box }) => cards.some((card) =>
      box.bottom > card.top + 1 && box.top < card.bottom && box.right > card.left && box.left < card.right))
      .map(({ text }) => text);
  });
}"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_disc_lies_on_no_open_card(table: TablePage, size: tuple[int, int]):
    """Heads-up the button is the small blind too: two discs at one face."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.visit(test="1", scenario="quartered", mode="quiz")
    expect(table.page.locator(".seat .holding[data-open]")).to_have_count(1)
    expect(table.page.locator(".seat .marker")).to_have_count(2)
    assert table.page.evaluate(COVERED) == []
