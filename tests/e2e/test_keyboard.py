"""A hand without a pointer: by Tab and Enter from the start screen on, and by the keys of the game."""

from playwright.sync_api import expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, deal, three_handed

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
FOCUSED = """() => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element?.dataset?.testid ?? "";
}"""


def focused(table: TablePage) -> str:
    """The test id of what has the focus."""
    return table.page.evaluate(FOCUSED)


def tab_to(table: TablePage, testid: str) -> None:
    """Goes on by Tab; whatever it stops at can be seen."""
    for _ in range(60):
        table.page.keyboard.press("Tab")
        if focused(table) == testid:
            expect(table.page.get_by_test_id(testid)).to_be_in_viewport()
            return
    raise AssertionError(f"no way to {testid!r} by Tab")


def test_from_the_start_screen_to_the_next_hand(table: TablePage):
    table.visit(test="1", seed="keys", seats=3)
    tab_to(table, "game-omaha8-pl")
    table.page.keyboard.press("Enter")
    table.settle()
    tab_to(table, "skip-actions")
    table.page.keyboard.press("Enter")
    assert focused(table) == "actions"
    while table.phase != "between":
        tab_to(table, "act-check" if table.view()["legal"]["can_check"] else "act-call")
        table.page.keyboard.press("Enter")
        table.settle()
        assert focused(table) or table.phase == "between", "the focus fell to the page's body"
        table.actions.focus()
    tab_to(table, "btn-next-hand")
    table.page.keyboard.press("Enter")
    assert table.settle().hand == 2


def test_a_hand_by_the_keys_of_the_game(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(
        table,
        {YOU: "As Ad Kd 7c", BIG: "Qh Qc 4d 3c"},
        "Ks Jd 9h 8c 2s",
        {SMALL: [FOLD], BIG: [CALL, CHECK, CALL, CHECK, CHECK]},
    )
    press = table.page.keyboard.press
    press("4")
    expect(table.wager_button()).to_have_attribute("data-to", "70")
    press("1")
    press("ArrowUp")
    expect(table.wager_button()).to_have_attribute("data-to", "60")
    press("r")
    assert table.settle().street == "flop"
    press("b")
    assert focused(table) == "bet-input"
    table.page.keyboard.type("50")
    press("Enter")
    assert table.settle().street == "turn"
    press("c")
    assert table.settle().street == "river"
    press("b")
    press("Escape")
    assert table.actions.get_attribute("data-panel") == "closed"
    press("c")
    assert table.settle().phase == "between"
    assert table.stacks()[YOU] == 2120
    hand = table.hand
    press("n")
    assert table.settle().hand == hand + 1


def test_a_fold_by_key(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {}, "", {SMALL: [FOLD]})
    table.page.keyboard.press("f")
    table.settle()
    assert table.phase == "between"
    assert table.log()[4] == "You fold"


def test_keys_are_letters_in_a_text_field(open_table: OpenTable):
    """What is typed into the amount box is an amount, not a fold."""
    table = open_table(**three_handed("omaha8", "nl"))
    deal(table, {}, "", {})
    table.open_amount().amount_box.focus()
    table.page.keyboard.type("fc")
    assert table.settle().turn == YOU
    expect(table.amount_box).to_have_value("fc")


def test_sheets_open_and_close_by_key_and_give_the_focus_back(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {}, "", {})
    tab_to(table, "btn-help")
    table.page.keyboard.press("Enter")
    sheet = table.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    table.page.keyboard.press("f")
    assert table.turn == YOU
    table.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert focused(table) == "btn-help"
