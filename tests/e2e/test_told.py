"""A hand told afterwards: as text to take elsewhere, pot by pot in the ledger; and the first look."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from omaha8.records.history import replay
from omaha8.records.pokerstars import from_texts
from omaha8_playwright import TablePage, stacked_deck
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, check_down, deal, three_handed

ENGINE = re.compile("/engine/")
CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)


def at(table: TablePage, name: str) -> Locator:
    return table.page.get_by_test_id(name)


def test_a_quartered_hand_as_text_has_both_halves(table: TablePage):
    """240 in the pot: three kings take 120, and each of a tied low 60."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(**three_handed("omaha8", "pl"))  # type: ignore[arg-type]
    holes = {SMALL: "Ah 2h Kc Ks", YOU: "As 2s Jd Td"}
    script: dict[int, list[Any]] = {SMALL: [("raise", 60), ("bet", 50), CHECK, CHECK], BIG: [FOLD]}
    deal(table, holes, "3c 4d 8s Kh Qd", script)
    table.call().call().call()
    check_down(table, 2)
    at(table, "btn-history").click()
    at(table, "hh-item-0").click()
    at(table, "hh-copy").click()
    expect(at(table, "hh-note")).to_have_attribute("data-note", "hh-copied")
    text = table.page.evaluate("() => navigator.clipboard.readText()")
    lines = text.splitlines()
    assert "Omaha Hi/Lo Pot Limit" in lines[0].replace("  ", " ")
    shown = [line for line in lines[lines.index("*** SHOW DOWN ***") :] if ": shows [" in line]
    assert all("HI:" in line and "LO:" in line for line in shown)
    assert len(shown) == 2
    collected = [int(found[1]) for line in lines if (found := re.search(r"collected (\d+) from pot", line))]
    assert sorted(collected) == [60, 60, 120]
    assert sum(collected) == 240
    assert any(line.startswith("Total pot 240 ") for line in lines)
    (record,) = from_texts(text)
    end = replay(record)[0][-1]
    after = dict(zip(end.seats, end.stacks, strict=True))
    nets = {seat.seat: after[seat.seat] - seat.stack for seat in record.seats}
    assert nets == {YOU: -50, SMALL: 70, BIG: -20}


def test_the_ledger_tells_each_pot_and_every_stack(open_table: OpenTable):
    """Ana is all-in for 50; you and Bo tie for both pots with the same straight."""
    table = open_table(**three_handed("omaha8", "nl"))
    holes = {SMALL: "As Ah Qd 9d", BIG: "Kd Qc Jh 8h", YOU: "Ks Qh Jc 8c"}
    script: dict[int, list[Any]] = {SMALL: [("raise", 50)], BIG: [("raise", 120)]}
    deal(table, holes, "2d 9c Th 3s Jd", script, {SMALL: 50, BIG: 120, YOU: 120})
    table.call().call()
    assert [pot.amount for pot in table.results()] == [150, 140]
    assert all(pot.high.shares == {YOU: pot.amount // 2, BIG: pot.amount // 2} for pot in table.results())
    table.page.get_by_role("button", name="Ledger").first.click()
    sheet = table.page.get_by_role("dialog")
    main, side = sheet.get_by_test_id("ledger-pot-0"), sheet.get_by_test_id("ledger-pot-1")
    expect(main.get_by_role("heading")).to_have_text("Main: 150")
    expect(main).to_contain_text("Between Ana, Bo, and you")
    expect(main).to_contain_text("king-high straight")
    expect(main).to_contain_text("No low")
    expect(main.get_by_test_id("ledger-tie")).to_have_text("Bo and you tie for the pot and divide it.")
    expect(side.get_by_role("heading")).to_have_text("Side 1: 140")
    expect(side).to_contain_text("Between Bo and you")
    account = sheet.get_by_role("table")
    for name, stacks, net in (
        ("You", "120 → 145", "+25"),
        ("Ana", "50 → 0", "\N{MINUS SIGN}50"),
        ("Bo", "120 → 145", "+25"),
    ):
        row = account.get_by_role("row", name=re.compile(f"^{name} "))
        expect(row).to_contain_text(stacks)
        expect(row.get_by_role("cell").last).to_have_text(net)
    table.page.keyboard.press("Escape")


# Cards, board, what both halves are: all of a pot tied, with and without a low, and by four.
ALIKE = {YOU: "Ks Qh Jc 8c", BIG: "Kd Qc Jh 8h"}
LOWS = {YOU: "As 2s Kh Qd", BIG: "Ac 2c Kd Qh"}


@pytest.mark.parametrize(
    ("game", "holes", "board", "said"),
    [
        ("omaha8", ALIKE, "2d 9c Th 3s Jd", ["pot"]),
        ("omaha", ALIKE, "2d 9c Th 3s Jd", ["pot"]),
        ("omaha8", LOWS, "3h 4d 8c 9s Jd", ["pot"]),
        ("omaha8", LOWS | {YOU: "As 2s Ks Kh"}, "3h 4d 8c 9s Jd", ["low half"]),
    ],
)
def test_what_is_tied_for_is_named(
    open_table: OpenTable, game: str, holes: dict[int, str], board: str, said: list[str]
):
    table = open_table(**three_handed(game, "pl"))
    deal(table, holes, board, {SMALL: [FOLD], BIG: [CHECK, CHECK, CHECK, CHECK]})
    table.call()
    check_down(table, 3)
    table.page.get_by_role("button", name="Ledger").first.click()
    ties = table.page.get_by_role("dialog").get_by_test_id("ledger-tie")
    expect(ties).to_have_count(len(said))
    for n, what in enumerate(said):
        expect(ties.nth(n)).to_contain_text(re.compile(f"^(You and Bo|Bo and you) tie for the {what}"))
    table.page.keyboard.press("Escape")


def test_an_evening_goes_on_when_all_bots_are_broke(open_table: OpenTable):
    """The stack stays; new players, the old ones with new chips, or another game."""
    table = open_table(limit="pl", seats=2, broke="out", stakes="10-20", stack=500)
    deck = stacked_deck({YOU: "As Ac Kd Qd", 1: "7c 7d 2s 3d"}, "Ah Kh Jh 9h 5c", seats=2, button=YOU)
    table.deal(deck=deck, button=YOU, stacks={YOU: 60, 1: 60}, actions=[(0, "raise", 60), (1, "call")])
    assert table.stacks() == {YOU: 120, 1: 0}
    expect(at(table, "turn-banner")).to_contain_text("You won the table")
    for name in ("New players", "They buy in again", "New game"):
        expect(table.page.get_by_role("button", name=name).first).to_be_visible()
    table.press(table.button("New players"))
    assert table.stacks()[YOU] == 120
    hand = table.hand
    if table.phase == "between":
        table.next_hand()
    assert table.hand == hand + 1
    assert table.stacks()[YOU] + table.bets().get(YOU, 0) == 120


# ---- the first look


def test_the_page_is_there_before_python_is(page: Page, site: str):
    """Held up without its engine: the start screen stands, the rules can be read, and progress is said."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(ENGINE, hold)
    page.goto(f"{site}?test=1&seed=early")
    start = page.get_by_role("region", name="Start")
    expect(start).to_be_visible()
    play = page.get_by_test_id("btn-play")
    expect(play).to_be_visible()
    expect(play).to_be_disabled()
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    expect(progress).to_have_attribute("aria-valuetext", re.compile("."))
    page.get_by_test_id("btn-help").first.click()
    rules = page.get_by_role("dialog", name="How to play")
    expect(rules).to_contain_text("exactly two of yours and three of the board")
    page.keyboard.press("Escape")
    assert held
    page.unroute(ENGINE)  # and lets those go that were held
    expect(play).to_be_enabled(timeout=30_000)


SILENT = """() => {
  globalThis.resumed = [];
  const Native = AudioContext;
  globalThis.AudioContext = class extends Native {
    resume() {
      resumed.push(navigator.userActivation.hasBeenActive);
      return super.resume();
    }
  };
}"""


@pytest.mark.parametrize("sound", [0, 1])
def test_no_gesture_is_needed_to_begin(table: TablePage, sound: int):
    """With sound asked for the game starts all the same, silent until somebody touches the page."""
    table.page.add_init_script(f"({SILENT})()")
    table.open(seats=3, sound=sound)
    assert table.turn == YOU
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.page.get_by_role("button", name="Sound")).to_have_attribute(
        "aria-pressed", "true" if sound else "false"
    )
    assert table.page.evaluate("() => resumed") == []
    table.press(table.actions.get_by_role("button").nth(1))
    assert all(table.page.evaluate("() => resumed"))
