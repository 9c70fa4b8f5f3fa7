"""What needs time: prepared answers, buttons that change under the finger, pauses, and passing over them.

The page's clock stands and is moved by hand, so nothing here waits.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from omaha8_playwright import TablePage
from tests.e2e.paced import PAUSE, PAUSES, SLOW, Paced, paced_table

YOU, ANA, BO = 0, 1, 2
CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
GUARD = 400
#: How long hands that are all-in can be read before each card, in ms.
RUN_OUT = 1200


@pytest.fixture(scope="module")
def table_in_time(browser: Browser, site: str) -> Iterator[Paced]:
    yield from paced_table(browser, site, game="omaha8", limit="nl", seats=3, stakes="10-20", stack=2000)


@pytest.fixture
def paced(table_in_time: Paced) -> Paced:
    table_in_time.set(
        speed=SLOW, misclick_guard_ms=GUARD, auto_deal=0, skip_after_fold="ask", animations="off"
    )
    return table_in_time


def box(paced: Paced, name: str) -> Locator:
    return paced.page.get_by_role("checkbox", name=name)


def tick(paced: Paced, name: str) -> Locator:
    """By key: a box that has just appeared is deaf to a pointer, as all buttons are."""
    found = box(paced, name)
    found.press("Space")
    return found


def last_word(paced: Paced, seat: int) -> Locator:
    return paced.page.get_by_test_id(f"seat-{seat}-last")


def calls(table: TablePage) -> list[str]:
    return [line for line in table.log() if line.startswith("You call")]


# ---- prepared answers


def test_a_prepared_answer_is_cleared_when_the_hand_ends(paced: Paced):
    """You tick "check or fold" and win by folds; in the next hand your aces face a raise: you are asked."""
    table = paced.table
    paced.begin({ANA: [FOLD], BO: [FOLD]}, button=ANA)
    expect(tick(paced, "Check or fold")).to_be_checked()
    paced.wait_for_rest()
    assert table.phase == "between"
    paced.begin({ANA: [("raise", 60)], BO: [FOLD]}, button=ANA, holes={YOU: "As Ah Kd Qd"})
    expect(paced.page.get_by_role("checkbox", checked=True)).to_have_count(0)
    paced.wait_for_rest()
    assert table.turn == YOU
    assert "You fold" not in table.log()
    expect(table.button("Fold")).to_be_enabled()


def test_a_prepared_answer_is_not_taken_into_the_next_hand_by_the_button(paced: Paced):
    paced.begin({ANA: [FOLD], BO: [FOLD, FOLD]}, button=ANA)
    tick(paced, "Fold to any bet")
    paced.wait_for_rest()
    paced.table.button("Next hand").press("Enter")
    expect(paced.page.get_by_role("checkbox", checked=True)).to_have_count(0)
    paced.wait_for_rest()
    assert "You fold" not in paced.table.log()


def test_a_prepared_call_falls_when_the_price_rises_and_its_button_is_deaf_for_a_moment(paced: Paced):
    table = paced.table
    paced.begin({BO: [("raise", 60)], ANA: [CALL]}, button=BO)
    expect(tick(paced, "Call 10")).to_be_checked()
    paced.wait(PAUSE)
    expect(paced.page.get_by_test_id("why-not")).to_have_text(
        "The price changed: your prepared answer is cancelled"
    )
    paced.wait_for_rest()
    assert "Your prepared call of 10 was cancelled: Bo raises to 60." in paced.said()
    call = table.actions.get_by_test_id("act-call")
    expect(call).to_have_text("Call 50")
    for waited in (0, GUARD - 1):
        paced.wait(waited)
        call.click()
        assert table.turn == YOU
        assert table.stacks()[YOU] == 1990
    paced.wait(1)
    call.click()
    expect(last_word(paced, YOU)).to_have_text("Call")
    assert table.stacks()[YOU] == 1940


def test_a_prepared_check_is_no_call(paced: Paced):
    """Check becomes Call 80 while the finger is on its way."""
    table = paced.table
    paced.begin({ANA: [CHECK, ("bet", 80)], BO: [CALL, FOLD]}, button=BO, board="9c 8d 2s Kh 4c")
    paced.wait_for_rest()
    table.button("Call 10").press("c")
    paced.wait_for_rest()
    assert table.street == "flop"
    table.button("Check").press("c")
    expect(tick(paced, "Check only")).to_be_checked()
    paced.wait_for_rest()
    assert "Your prepared check was cancelled: Ana bets 80." in paced.said()
    call = table.button("Call 80")
    call.click()
    assert table.turn == YOU
    assert calls(table) == ["You call 10"]
    paced.wait(GUARD)
    call.click()
    expect(table.app).to_have_attribute("data-status", "busy")
    paced.wait(PAUSE)
    assert calls(table) == ["You call 10", "You call 80"]


def test_what_was_prepared_is_sent_at_its_price(paced: Paced):
    table = paced.table
    paced.begin({BO: [CALL], ANA: [CHECK]}, button=BO)
    tick(paced, "Call 10")
    paced.wait(PAUSE)
    paced.wait(PAUSE)
    expect(last_word(paced, YOU)).to_have_text("Call")
    assert table.stacks()[YOU] == 1980


def test_a_second_tick_takes_it_back_and_only_one_answer_stands(paced: Paced):
    paced.begin({ANA: [CALL], BO: [CALL]}, button=ANA)
    first, second = box(paced, "Check or fold"), box(paced, "Check only")
    tick(paced, "Check or fold")
    tick(paced, "Check only")
    expect(first).not_to_be_checked()
    expect(second).to_be_checked()
    tick(paced, "Check only")
    expect(second).not_to_be_checked()
    paced.page.keyboard.press("x")
    expect(first).to_be_checked()
    paced.page.keyboard.press("x")
    expect(paced.page.get_by_role("checkbox", checked=True)).to_have_count(0)


def test_call_any_is_hidden_without_fixed_limits_until_it_is_wanted(paced: Paced):
    paced.begin({BO: [CALL]}, button=BO)
    expect(box(paced, "Call any amount")).to_have_count(0)
    paced.set(call_any=True)
    expect(box(paced, "Call any amount")).to_be_visible()
    paced.set(call_any=False, pre_actions=False)
    expect(paced.page.get_by_role("checkbox")).to_have_count(0)
    paced.set(pre_actions=True)


# ---- the guard


def test_keys_are_never_too_soon(paced: Paced):
    paced.begin({BO: [FOLD], ANA: [CHECK]}, button=BO)
    paced.wait(PAUSE)
    assert paced.table.turn == YOU
    paced.table.button("Call 10").click()
    assert paced.table.turn == YOU
    paced.page.keyboard.press("c")
    expect(last_word(paced, YOU)).to_have_text("Call")


def test_a_button_that_says_the_same_takes_a_press_at_once(paced: Paced):
    """The guard is about words that changed: an amount typed in between changes one button only."""
    table = paced.table
    paced.begin({BO: [FOLD], ANA: [CALL]}, button=BO)
    paced.wait(PAUSE)
    paced.wait(GUARD)
    table.open_amount().type_amount(60)
    table.wager_button("raise").click()
    assert table.stacks()[YOU] == 1990
    paced.wait(GUARD)
    table.wager_button("raise").click()
    expect(last_word(paced, YOU)).to_have_text("Raise")
    assert table.stacks()[YOU] == 1940


# ---- pauses


def test_each_pace_has_its_pause(paced: Paced):
    for speed, pause in PAUSES.items():
        paced.set(speed=speed)
        paced.begin({ANA: [CALL], BO: [FOLD]}, button=ANA)
        paced.wait(pause - 1)
        expect(last_word(paced, ANA)).to_have_text("To act")
        paced.wait(1)
        expect(last_word(paced, ANA)).to_have_text("Call")
        expect(last_word(paced, BO)).to_have_text("To act")
        paced.wait(pause)
        expect(last_word(paced, BO)).to_have_text("Fold")


def test_all_in_hands_lie_open_with_their_equity_before_each_further_card(paced: Paced):
    """The engine turns them up with the next card; people want to read them first."""
    table = paced.table
    shares = paced.page.get_by_test_id(re.compile(r"seat-\d-equity"))
    holes = {YOU: "As Ah Kd Qd", ANA: "6h 6s 8d 9d", BO: "Ks Kc 9s 7d"}
    paced.begin({ANA: [("raise", 2000)], BO: [CALL]}, button=ANA, holes=holes, board="8c 4d 3s Kh Jc")
    while table.turn != YOU or table.status != "idle":
        paced.wait(PAUSE)
    table.button("Call").or_(table.button("All-in")).press("Enter")
    expect(table.app).to_have_attribute("data-phase", "dealing")
    paced.wait(PAUSE)
    expect(shares).to_have_count(3)
    expect(table.app).to_have_attribute("data-street", "preflop")
    assert table.hole(BO) == holes[BO].split()
    before_the_flop = shares.all_inner_texts()
    paced.wait(RUN_OUT - 1)
    expect(table.app).to_have_attribute("data-street", "preflop")
    paced.wait(1)
    expect(table.app).to_have_attribute("data-street", "flop")
    expect(shares).not_to_have_text(before_the_flop)
    percents = [int(share.get_attribute("data-amount") or "") for share in shares.all()]
    assert 999 <= sum(percents) <= 1001
    paced.wait(RUN_OUT)
    expect(table.app).to_have_attribute("data-street", "turn")
    paced.wait(RUN_OUT)
    expect(table.app).to_have_attribute("data-street", "river")
    expect(shares).to_have_count(0)
    paced.wait_for_rest()


def test_without_pauses_and_motion_a_hand_needs_no_time(paced: Paced):
    """The device asks for less motion and the pace is instant: the clock stands all through the hand."""
    table, before = paced.table, paced.passed
    paced.page.emulate_media(reduced_motion="reduce")
    paced.set(speed=0, animations="auto")
    paced.begin({ANA: [CALL, CHECK, CHECK, CHECK], BO: [CHECK] * 4}, button=YOU)
    table.settle()
    while table.phase != "between":
        paced.page.keyboard.press("c")
        table.settle()
    assert paced.passed == before
    paced.page.emulate_media(reduced_motion="no-preference")


def test_after_a_fold_the_rest_may_be_skipped(paced: Paced):
    table = paced.table
    streets = [CALL, CHECK, CHECK, CHECK]
    paced.begin({ANA: streets, BO: [CHECK, CHECK, CHECK, CHECK]}, button=YOU)
    table.button("Fold").press("Enter")
    skip = table.button("Skip to the end")
    expect(skip).to_be_visible()
    expect(table.app).to_have_attribute("data-street", "preflop")
    before = paced.passed
    skip.press("Enter")
    expect(table.app).to_have_attribute("data-phase", "between")
    assert paced.passed == before
    assert len(table.board()) == 5
    paced.set(skip_after_fold="always")
    paced.begin({ANA: streets, BO: [CHECK, CHECK, CHECK, CHECK]}, button=YOU)
    table.button("Fold").press("f")
    expect(table.app).to_have_attribute("data-phase", "between")
    assert paced.passed == before


def test_a_folded_hand_claims_nothing_on_later_streets(paced: Paced):
    """Its readouts name no street that has long been dealt."""
    streets = [CALL, CHECK, CHECK, CHECK]
    paced.begin({ANA: streets, BO: [CHECK] * 4}, button=YOU)
    halves = [paced.page.get_by_test_id(f"readout-{half}") for half in ("hi", "lo")]
    expect(halves[0]).to_have_accessible_name("High: on the flop")
    paced.table.button("Fold").press("Enter")
    seen = set()
    while paced.table.phase != "between":
        for half, name in zip(halves, ("High", "Low"), strict=True):
            expect(half).to_have_accessible_name(f"{name}: out of this hand")
        seen.add(paced.table.street)
        paced.wait(PAUSE)
    assert seen >= {"preflop", "flop", "turn", "river"}


def test_a_pause_holds_everything(paced: Paced):
    paced.begin({ANA: [CALL], BO: [CALL]}, button=ANA)
    pause = paced.page.get_by_role("button", name="Pause")
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    paced.wait(60_000)
    expect(last_word(paced, ANA)).to_have_text("To act")
    expect(paced.page.get_by_test_id("turn-banner")).to_contain_text("Paused")
    pause.click()
    paced.wait_for_rest()
    expect(last_word(paced, ANA)).not_to_have_text("To act")


def test_the_next_hand_waits_for_the_player_or_for_so_many_seconds(paced: Paced):
    table = paced.table
    paced.begin({ANA: [FOLD, FOLD], BO: [FOLD, FOLD]}, button=ANA)
    paced.wait_for_rest()
    hand = table.hand
    paced.wait(60_000)
    assert table.hand == hand
    paced.set(auto_deal=3)
    expect(table.button("Next hand")).to_contain_text("after 3 s")
    paced.wait(2_999)
    assert table.hand == hand
    paced.wait(1)
    expect(table.app).to_have_attribute("data-hand", str(hand + 1))


def test_cards_that_move_hold_the_bots_and_a_tap_ends_it(paced: Paced):
    moving = paced.page.locator("[data-cue=deal]")
    paced.set(animations="on")
    paced.begin({ANA: [CALL], BO: [CALL]}, button=ANA)
    expect(moving).to_be_visible()
    paced.wait(559)
    expect(moving).to_be_visible()
    paced.page.get_by_test_id("table").click(position={"x": 5, "y": 5})
    expect(moving).to_have_count(0)
    paced.wait(PAUSE - 1)
    expect(last_word(paced, ANA)).to_have_text("To act")
    paced.wait(1)
    expect(last_word(paced, ANA)).to_have_text("Call")


# ---- the house's clock


def test_the_house_clock_starts_when_the_cards_lie(browser: Browser, site: str):
    for paced in paced_table(browser, site, seats=3, clock=1, limit="nl", stakes="10-20", stack=2000):
        paced.set(animations="on", speed=SLOW)
        paced.begin({}, button=YOU)
        assert paced.table.status == "animating"
        clock, urgent = paced.page.get_by_test_id("turn-clock"), paced.page.get_by_test_id("live-assertive")
        paced.wait(560)
        expect(paced.table.app).to_have_attribute("data-status", "idle")
        for _ in range(9):
            paced.wait(1000)
        expect(clock).to_have_count(0)
        paced.wait(1100)
        expect(clock).to_have_attribute("data-seconds", "20")
        expect(urgent).to_contain_text("20 seconds left.")
