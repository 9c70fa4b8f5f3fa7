"""What can be done, for how much, and what the page does about the rest."""

from typing import Any

import pytest
from playwright.sync_api import expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, deal, three_handed

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)


def first_to_act(open_table: OpenTable, limit: str, stack: int = 2000, **more: Any) -> TablePage:
    """You on the button before the flop: 30 in the pot, 20 to call."""
    table = open_table(**three_handed("omaha8", limit), **more)
    deal(table, {}, "", {}, {YOU: stack})
    return table


def checked_to(open_table: OpenTable, limit: str) -> TablePage:
    """You on the button on the flop: 60 in the pot, nothing to call."""
    table = open_table(**three_handed("omaha8", limit))
    deal(table, {}, "", {SMALL: [CALL, CHECK], BIG: [CHECK, CHECK]})
    return table.call()


def assert_untouched(table: TablePage, stack: int = 2000) -> None:
    """Nothing was sent: it is still your turn with all your chips."""
    table.settle()
    assert table.turn == YOU
    assert table.stacks()[YOU] == stack


def assert_amount(table: TablePage, to: int) -> None:
    """The box, the slider and the button agree."""
    expect(table.wager_button("raise")).to_have_attribute("data-to", str(to))
    assert table.slider.input_value() == str(to)
    assert "".join(filter(str.isdigit, table.amount_box.input_value())) == str(to)


# ---- amounts


def test_the_presets_of_pot_limit(open_table: OpenTable):
    table = first_to_act(open_table, "pl")
    assert table.presets() == {"min": 40, "half": 45, "three-quarter": 58, "pot": 70}
    assert table.open_amount().actions.get_attribute("data-panel") == "open"
    for name, to in (("Min", 40), ("½ pot", 45), ("¾ pot", 58), ("Pot", 70)):
        table.actions.get_by_role("button", name=f"{name}, {to}").click()
        assert_amount(table, to)
        expect(table.wager_button("raise")).to_have_text(f"Raise to {to}")
    assert_untouched(table)


def test_a_stack_shorter_than_the_pot_is_all_in_by_name(open_table: OpenTable):
    table = first_to_act(open_table, "pl", stack=60)
    assert table.presets()["pot"] == 60
    table.open_amount()
    expect(table.actions.get_by_test_id("preset-pot")).to_have_accessible_name("All-in, 60")
    table.preset("pot")
    expect(table.wager_button("raise")).to_have_text("All-in 60")


def test_the_presets_of_no_limit(open_table: OpenTable):
    table = first_to_act(open_table, "nl")
    assert table.presets() == {"min": 40, "2-5x": 50, "3x": 60, "pot": 70, "max": 2000}
    table = checked_to(open_table, "nl")
    assert table.presets() == {"min": 20, "half": 30, "three-quarter": 45, "pot": 60, "max": 1980}


def test_fixed_limit_asks_for_no_amount(open_table: OpenTable):
    table = first_to_act(open_table, "fl")
    assert table.presets() == {}
    assert table.amount_box.count() == table.slider.count() == 0
    expect(table.wager_button("raise")).to_have_text("Raise to 40")
    table.script({SMALL: [FOLD], BIG: [CALL]}).press(table.wager_button("raise"))
    assert table.log()[4:6] == ["You raise to 40", "Ana folds"]


def test_both_ends_of_the_slider_are_exact(open_table: OpenTable):
    table = first_to_act(open_table, "nl", stack=1003)
    table.open_amount()
    assert [table.slider.get_attribute(end) for end in ("min", "max", "step")] == ["40", "1003", "1"]
    table.slider.press("End")
    assert_amount(table, 1003)
    expect(table.wager_button("raise")).to_have_text("All-in 1,003")
    table.slider.press("Home")
    assert_amount(table, 40)
    table.slider.fill("1003")
    table.script({SMALL: [FOLD], BIG: [CALL]}).press(table.wager_button("raise"))
    assert table.log()[4] == "You raise, all-in to 1,003"


def test_steps_end_on_the_bounds(open_table: OpenTable):
    """An arrow or a press of plus is a big blind, a page half a pot, and no step leaves the bounds."""
    table = first_to_act(open_table, "nl", stack=105)
    table.open_amount()
    box, plus, minus = (
        table.amount_box,
        *(table.actions.get_by_test_id(f"bet-{n}") for n in ("plus", "minus")),
    )
    expect(plus).to_have_accessible_name("20 more")
    expect(minus).to_have_accessible_name("20 less")
    box.press("ArrowUp")
    assert_amount(table, 60)
    table.slider.press("ArrowRight")
    assert_amount(table, 80)
    plus.click()
    assert_amount(table, 100)
    plus.click()
    assert_amount(table, 105)
    minus.click()
    assert_amount(table, 85)
    box.press("PageDown")
    assert_amount(table, 65)
    for _ in range(2):
        box.press("PageDown")
    assert_amount(table, 40)
    assert_untouched(table, 105)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("7", "The minimum raise is to 40"),
        ("71", "The maximum raise is to 70"),
        ("much", "This is not an amount"),
        ("", "This is not an amount"),
    ],
)
def test_a_typed_amount_is_refused_not_corrected(open_table: OpenTable, text: str, why: str):
    table = first_to_act(open_table, "pl")
    table.open_amount()
    table.amount_box.fill(text)
    expect(table.amount_box).to_have_attribute("aria-invalid", "true")
    expect(table.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
    expect(table.wager_button("raise")).to_have_attribute("aria-disabled", "true")
    table.amount_box.press("Enter")
    table.wager_button("raise").dispatch_event("click")
    assert table.amount_box.input_value() == text
    assert_untouched(table)
    table.amount_box.fill("60")
    expect(table.amount_box).to_have_attribute("aria-invalid", "false")
    expect(table.actions.get_by_test_id("bet-error")).to_be_empty()


def test_dollars_are_typed_with_cents(open_table: OpenTable):
    table = open_table(game="omaha8", limit="nl", money="dollars", stakes="0.50-1", seats=3, stack=100)
    table.script({SMALL: [FOLD], BIG: [CALL]}).deal(button=YOU, stacks=dict.fromkeys(range(3), 10_000))
    assert table.stacks() == {YOU: 10_000, SMALL: 9_950, BIG: 9_900}
    table.open_amount()
    table.type_amount(275)
    expect(table.wager_button("raise")).to_have_text("Raise to $2.75")
    table.raise_to(275)
    assert table.pot == 600
    assert table.log()[4] == "You raise to $2.75"


# ---- what is not sent


def test_the_first_press_opens_the_second_sends(open_table: OpenTable):
    table = first_to_act(open_table, "nl")
    table.open_amount()
    assert_amount(table, 40)
    assert_untouched(table)
    table.page.keyboard.press("Escape")
    assert table.actions.get_attribute("data-panel") == "closed"
    table.preset("max")
    assert_untouched(table)


def test_folding_is_blocked_while_checking_is_free(open_table: OpenTable):
    table = checked_to(open_table, "pl")
    fold = table.button("Fold")
    expect(fold).to_have_attribute("aria-disabled", "true")
    expect(fold).to_be_visible()
    for attempt in (lambda: fold.dispatch_event("click"), lambda: table.page.keyboard.press("f"), fold.focus):
        attempt()
        expect(table.page.get_by_test_id("why-not")).to_have_text("Checking is free, so folding is blocked")
        assert_untouched(table, 1980)
    expect(fold).to_have_accessible_description("Checking is free, so folding is blocked")
    assert table.view()["legal"]["can_check"]


def test_a_capped_round_says_so(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "fl"))
    deal(table, {}, "", {SMALL: [("raise", 60)], BIG: [("raise", 80)]})
    table.raise_to(40)
    assert "Bo raises: cap to 80" in table.log()
    raises = table.wager_button("raise")
    expect(raises).to_have_attribute("aria-disabled", "true")
    table.actions.focus()
    raises.focus()
    expect(table.page.get_by_test_id("why-not")).to_contain_text("Betting is capped on this street")
    raises.dispatch_event("click")
    table.page.keyboard.press("r")
    assert_untouched(table, 1960)


def test_a_short_all_in_does_not_reopen(open_table: OpenTable):
    """You raised to 60; 70 all-in behind you is no full raise."""
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {}, "", {SMALL: [("raise", 70)], BIG: [CALL]}, {SMALL: 70})
    table.raise_to(60)
    raises = table.wager_button("raise")
    expect(raises).to_have_attribute("aria-disabled", "true")
    table.actions.focus()
    raises.focus()
    expect(table.page.get_by_test_id("why-not")).to_contain_text("The last all-in was no full raise")
    table.call()
    assert table.pot == 210


def test_two_clicks_act_once(open_table: OpenTable):
    table = checked_to(open_table, "pl")
    table.script({SMALL: [CHECK, CHECK, CHECK], BIG: [CHECK, CHECK, CHECK]})
    table.button("Check").evaluate("button => { button.click(); button.click(); }")
    table.settle()
    assert table.street == "turn"
    assert table.log().count("You check") == 1
    # In one go: on a slow machine the second half of a real one would find the next street's button.
    table.button("Check").evaluate(
        """button => [1, 2].forEach((detail) =>
          button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, composed: true })))"""
    )
    table.settle()
    assert table.street == "river"
    assert table.log().count("You check") == 2


def test_the_second_half_of_a_double_click_is_not_for_what_the_first_has_brought(open_table: OpenTable):
    """Where the menu has "Leave" the start screen has "Play"."""
    table = open_table(seats=3)
    table.page.get_by_test_id("btn-menu").click()
    press = """(button, detail) =>
      button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, composed: true }))"""
    table.page.get_by_test_id("menu-leave").evaluate(press, 1)
    expect(table.lobby).to_be_visible()
    table.page.get_by_test_id("btn-play").evaluate(press, 2)
    table.settle()
    expect(table.lobby).to_be_visible()
    table.page.get_by_test_id("btn-play").click()
    assert table.settle().hand == 1


def test_an_intent_on_an_old_view_is_refused(open_table: OpenTable):
    table = checked_to(open_table, "pl")
    table.script({SMALL: [CHECK], BIG: [CHECK]})
    table.page.evaluate("""() => {
      const { director, store } = document.querySelector("omaha-table");
      const { seq } = store.get();
      const check = { type: "act", seq, action: { type: "check" } };
      return Promise.all([director.send(check), director.send(check)]);
    }""")
    table.settle()
    assert table.street == "turn"
    assert table.log().count("You check") == 1
    assert table.turn == YOU


def test_the_engine_refuses_what_the_page_would_not_offer(open_table: OpenTable):
    table = first_to_act(open_table, "pl")
    refused = table.page.evaluate(
        "() => omaha8.act({ type: 'raise', to: 71 }).catch((error) => error.message)"
    )
    assert refused.startswith("illegal_action")
    assert_untouched(table)


# ---- buying in again


def test_a_broke_player_buys_in_again(table: TablePage):
    """One big blind is the whole stack: every hand is all-in, and who loses is asked."""
    table.open(seats=2, stack=20, limit="nl", seed="broke", test=False)
    while not table.actions.get_by_test_id("btn-rebuy").count():
        if table.phase == "between":
            table.next_hand()
        else:
            table.page.keyboard.press("c")
            table.settle()
        assert table.hand < 20
    assert table.stacks()[YOU] < 20
    assert sum(table.stacks().values()) == table.bank == 40
    expect(table.button("Next hand")).to_have_count(0)
    expect(table.button("Buy in again")).to_have_text("Buy in again20")
    table.rebuy()
    assert table.stacks()[YOU] == 20
    assert sum(table.stacks().values()) == table.bank == 60
    hand = table.hand
    assert table.next_hand().hand == hand + 1


# ---- tests without time

COUNT_TIMERS = """(() => {
  globalThis.fired = [];
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "requestIdleCallback"]) {
    const native = globalThis[name];
    globalThis[name] = (callback, ...more) => native((...args) => {
      fired.push(`${name} ${callback}`);
      callback(...args);
    }, ...more);
  }
})()"""


@pytest.mark.parametrize("test", [True, False], ids=["test=1", "speed=0"])
def test_no_timer_drives_the_game(table: TablePage, test: bool):
    table.page.add_init_script(COUNT_TIMERS)
    table.open(seats=4, test=test)
    table.page.evaluate("() => fired.splice(0)")
    while table.hand < 3:
        if table.phase == "between":
            table.page.keyboard.press("n")
        else:
            table.page.keyboard.press("c")
        table.settle()
    assert table.page.evaluate("() => fired") == []


def test_the_handle_for_tests(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {YOU: "As Ad Kd 7c"}, "", {SMALL: [FOLD], BIG: [CALL]})
    assert table.page.evaluate("() => omaha8.version")
    assert table.page.evaluate("() => omaha8.legal().max_to") == 70
    assert table.page.evaluate("() => omaha8.state().seats[0].cards") == table.hole()
    view = table.page.evaluate("() => omaha8.act({ type: 'raise', to: 50 })")
    assert view["street"] == table.street == "flop"
    assert table.page.evaluate("() => omaha8.log()") == table.log()
    hand = table.hand
    assert table.page.evaluate("() => omaha8.step().then(({ hand }) => hand)") == hand
    assert table.page.evaluate("() => omaha8.errors") == []
