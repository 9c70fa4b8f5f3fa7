"""The live page beside what is published of it: test ids, attributes, window.omaha8, the report."""

import re
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from omaha8_playwright import TablePage
from tests.contract.test_playwright_package import CODE, published, rows
from tools import contract

SCENARIOS = Path(__file__).resolve().parents[2] / "static" / "scenarios"
PAUSED = """() => {
  const table = document.querySelector("omaha-table");
  table.perform("set", { speed: 5 });
  table.perform("pause");
  omaha8.deal({ button: 1, actions: [[1, "raise", 40]] });
}"""
ANSWER = "(given) => document.querySelector('omaha-table').stage.answer(given)"
# Wrong until there is a hint, right, and right at once.
ANSWERS = (False, False, True, False)
SEEN = """() => {
  const found = {};
  const look = (root) => {
    for (const element of root.querySelectorAll("*")) {
      const { testid } = element.dataset ?? {};
      if (testid) (found[testid] ??= []).push(...element.getAttributeNames());
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}"""


def scenes(table: TablePage) -> dict[str, set[str]]:
    """By test id, all attributes that its elements ever had, from the start screen to the history."""
    seen: dict[str, set[str]] = {}

    def look() -> None:
        for name, attributes in table.page.evaluate(SEEN).items():
            seen.setdefault(name, set()).update(attributes)

    def hand(**setup: Any) -> None:
        """Of the player's four cards one is a spade, and three lie on the flop: a temptation."""
        table.script({1: [], 2: []})
        holes = {0: "As 2h Kd Kh", 1: "Ac 2c Qd Jh", 2: "9c 9d Th Td"}
        table.deal(holes=holes, board="3s 6s 8s Kc Tc", button=0, stacks={0: 900, 1: 300, 2: 600}, **setup)

    table.visit(test="1", store="1")
    look()
    table.open(seats=3, store="1", clock="1")
    around = [(0, "call"), (1, "call"), (2, "check")]
    hand(actions=[*around, (1, "check"), (2, "check")])
    table.page.get_by_test_id("look-hi").click()
    look()
    table.preset("pot")
    look()
    hand(actions=[*around, (1, "bet", 60), (2, "raise", 240), (0, "call"), (1, "call")])
    look()
    while table.legal():
        table.act("check" if table.legal().check else "call")  # type: ignore[union-attr]
    look()
    sheets = {name: name for name in ("menu", "help", "settings", "keys", "ledger")}
    for name, shown in (sheets | {"history": r"hh-item-\d+"}).items():
        table.page.evaluate("(name) => document.querySelector('omaha-table').perform(name)", name)
        table.page.get_by_test_id(re.compile(f"^{shown}$")).first.wait_for()
        look()
        table.page.keyboard.press("Escape")
    # An answer is prepared while others think, which a test table's do not.
    table.page.evaluate(PAUSED)
    table.page.get_by_test_id("pre-call").wait_for()
    look()
    table.open(seats=3)
    for file in ("four-flush-board", "order-of-hands", "limit-cap", "good-hand", "uncalled-bet"):
        stage(table, file)
        look()
    stage(table, "low-impossible")
    for given in ANSWERS:
        table.page.evaluate(ANSWER, given)
        look()
        table.page.evaluate("() => omaha8.step()")
    look()
    return seen


def stage(table: TablePage, name: str) -> None:
    table.stage((SCENARIOS / f"{name}.toml").read_text("utf-8"))


def test_the_page_is_as_the_contract_says(page: Page, site: str, page_problems: list[str]):
    table = TablePage(page, site)
    seen = scenes(table)
    page.route("**/engine/manifest.json", lambda route: route.abort())
    page.goto(f"{site}?game=omaha8&test=1")
    page.get_by_test_id("error").wait_for()
    for name, attributes in page.evaluate(SEEN).items():
        seen.setdefault(name, set()).update(attributes)
    page_problems.clear()
    now = published()
    unlisted = [name for name in seen if not any(fnmatchcase(name, wanted) for wanted in now["testids"])]
    assert unlisted == []
    missing = [
        f"{wanted} {attribute}"
        for wanted, attributes in now["attributes"].items()
        for attribute in attributes
        if not any(attribute in seen[name] for name in seen if fnmatchcase(name, wanted))
    ]
    assert missing == []


def test_handle_and_report_are_as_the_guide_says(page: Page, site: str):
    table = TablePage(page, site).open(seats=2)
    assert sorted(page.evaluate("() => Object.keys(omaha8)")) == sorted(contract.HANDLE)
    told = [name for row in rows("The report") for name in CODE.findall(row[0])]
    # What is there only at times.
    assert set(told) - set(table.report()) == {"scenario"}
    assert set(table.report()) < set(told)
