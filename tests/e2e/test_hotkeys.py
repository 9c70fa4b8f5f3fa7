"""Keys of one's own: another letter for anything, one switch for all of them, and kept for the next visit."""

import pytest
from playwright.sync_api import Locator, expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, deal, three_handed
from tests.e2e.screens import perform, settings

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
show_keys = perform("keys")


def key_of(table: TablePage, intent: str) -> Locator:
    return table.page.get_by_test_id(f"key-{intent}")


def rebind(table: TablePage, intent: str, key: str) -> None:
    """As a player does: the row of the list, then the key."""
    row = key_of(table, intent)
    row.press("Enter")
    expect(row).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press(key)
    expect(row).to_have_attribute("aria-pressed", "false")


def decide(open_table: OpenTable) -> TablePage:
    table = open_table(**three_handed("omaha8", "nl"))
    deal(table, {}, "", {SMALL: [FOLD], BIG: [CHECK, CHECK]})
    return table


def test_another_key_does_it_and_the_old_one_does_not(open_table: OpenTable):
    table = decide(open_table)
    show_keys(table)
    rebind(table, "call", "j")
    expect(key_of(table, "call")).to_have_accessible_name("Check or call: J")
    table.page.keyboard.press("Escape")
    expect(table.actions.get_by_test_id("act-call")).to_have_attribute("aria-keyshortcuts", "j")
    table.page.keyboard.press("c")
    assert table.settle().turn == YOU
    table.page.keyboard.press("j")
    assert table.settle().street == "flop"
    show_keys(table)
    table.page.get_by_test_id("keys-reset").click()
    table.page.keyboard.press("Escape")
    expect(table.button("Check")).to_have_attribute("aria-keyshortcuts", "c")


def test_a_key_that_is_taken_changes_its_owner(open_table: OpenTable):
    """Call takes the letter of folding: folding then has none, and no key does two things."""
    table = decide(open_table)
    show_keys(table)
    rebind(table, "call", "f")
    expect(key_of(table, "fold")).to_have_text("none")
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("f")
    table.settle()
    assert table.street == "flop"
    assert "You call 20" in table.log()
    settings(table, keymap={})


def test_the_list_of_keys_gives_no_browser_key_away(open_table: OpenTable):
    table = decide(open_table)
    show_keys(table)
    row = key_of(table, "fold")
    row.press("Enter")
    for key in ("F5", "3", "Tab"):
        table.page.keyboard.press(key)
    expect(row).to_have_attribute("aria-pressed", "true")
    table.page.keyboard.press("Escape")
    expect(row).to_have_attribute("aria-pressed", "false")
    expect(row).to_contain_text("F")
    table.page.keyboard.press("Escape")


def test_one_switch_turns_all_letters_off(open_table: OpenTable):
    """Arrows, Enter and Escape, which no speech input says by accident, go on (WCAG 2.1.4)."""
    table = decide(open_table)
    settings(table, hotkeys=False)
    for key in ("f", "c", "r", "b", "4", "h", "?", "Shift+A", "w"):
        table.page.keyboard.press(key)
    assert table.settle().turn == YOU
    assert table.actions.get_attribute("data-panel") == "closed"
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.button("Fold")).not_to_have_attribute("aria-keyshortcuts", "f")
    table.open_amount()
    table.amount_box.press("ArrowUp")
    expect(table.wager_button()).to_have_attribute("data-to", "60")
    table.page.keyboard.press("Escape")
    assert table.actions.get_attribute("data-panel") == "closed"
    settings(table, hotkeys=True)
    table.page.keyboard.press("f")
    assert table.settle().phase == "between"


def test_keys_of_ones_own_are_there_at_the_next_visit(table: TablePage):
    table.open(seats=3, store=1)
    show_keys(table)
    rebind(table, "readCards", "q")
    table.page.reload()
    table.settle()
    said = table.page.get_by_test_id("live-polite").locator("p")
    before = said.count()
    table.page.keyboard.press("w")
    expect(said).to_have_count(before)
    table.page.keyboard.press("q")
    expect(said.last).to_contain_text("Your cards: ")


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("w", "Your cards: ace of spades, two of hearts, king of diamonds, queen of diamonds."),
        ("e", "Board: eight of clubs, four of diamonds, three of spades."),
        ("g", "High: ace high. Low: eight four three two ace."),
        ("m", "50 to call; you may raise from 100 to 210."),
        ("p", "Pot 110."),
        ("t", "You are to act."),
        ("l", "Bo bets 50."),
    ],
)
def test_the_table_is_read_out_by_key(open_table: OpenTable, key: str, text: str):
    table = open_table(**three_handed("omaha8", "pl"))
    last = table.page.get_by_test_id("live-polite").locator("p").last
    if not (table.street == "flop" and table.pot == 110):
        deal(table, {YOU: "As 2h Kd Qd"}, "8c 4d 3s", {SMALL: [CALL, CHECK], BIG: [CHECK, ("bet", 50)]})
        table.call()
    table.page.keyboard.press(key)
    expect(last).to_have_text(text)


def test_a_whole_high_hand_by_keys_with_a_map_of_ones_own(open_table: OpenTable):
    """One hand on the letters of the right hand: raise, a typed bet, a prepared amount, all-in, next."""
    table = open_table(**three_handed("omaha", "nl"))
    settings(
        table, keymap={"call": ["k"], "raise": ["o"], "fold": ["u"], "next": ["i", "Enter"], "allIn": ["y"]}
    )
    script = {SMALL: [FOLD], BIG: [CALL, CHECK, CALL, CHECK, CALL, CHECK, CALL]}
    deal(table, {YOU: "As Ad Kd 7c", BIG: "Qh Qc 4d 3c"}, "Ks Jd 9h 8c 2s", script)
    press = table.page.keyboard.press
    press("o")
    press("ArrowUp")
    press("Enter")
    assert table.settle().street == "flop"
    press("o")
    table.page.keyboard.type("75")
    press("Enter")
    assert table.settle().street == "turn"
    press("3")
    press("o")
    assert table.settle().street == "river"
    press("y")
    expect(table.wager_button()).to_contain_text("All-in")
    press("Enter")
    assert table.settle().phase == "between"
    assert table.results()[0].high.shares == {YOU: table.results()[0].amount}
    hand = table.hand
    press("i")
    assert table.settle().hand == hand + 1
    settings(table, keymap={})
