"""The card room from the page: setting a table, sitting out and in, tournament, clock, shuffle, ledger."""

from playwright.sync_api import Page, expect

from omaha8_playwright import TablePage, stacked_deck
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import YOU, check_down, deal, three_handed

BOARD = "Ah Kh Jh 9h 5c"
ACES, SEVENS = "As Ac Kd Qd", "7c 7d 2s 3d"
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def place(table: TablePage, name: str):
    return table.page.get_by_test_id(name)


def switch(table: TablePage, name: str) -> None:
    place(table, name).click()
    table.settle()


def finish(table: TablePage) -> TablePage:
    """Checks and calls to the end of the hand."""
    while table.phase != "between":
        table.call() if table.actions.get_by_test_id("act-call").count() else table.check()
    return table


def all_in(table: TablePage, mine: str, others: str, *, seats: int, stacks: dict[int, int]) -> TablePage:
    """The player on the button goes all-in against seat 1; the others fold."""
    deck = stacked_deck({0: mine, 1: others}, BOARD, seats=seats, button=0)
    folds = [(seat, "fold") for seat in range(2, seats)]
    return table.deal(
        deck=deck, button=0, stacks=stacks, actions=[(0, "raise", stacks[0]), (1, "call"), *folds]
    )


# ---- the start screen


def test_a_table_is_set_field_by_field_and_the_engine_says_what_is_wrong(table: TablePage):
    table.visit(test=1)
    stakes, wrong = place(table, "set-stakes"), place(table, "field-bad")
    stakes.fill("9-x")
    stakes.blur()
    expect(wrong).to_have_attribute("data-key", "stakes")
    expect(wrong).to_have_text("9-x is not an amount")
    expect(place(table, "btn-play")).to_have_attribute("aria-disabled", "true")
    stakes.fill("50-100")
    stakes.blur()
    expect(wrong).to_have_count(0)
    expect(place(table, "set-small-blind")).to_have_attribute("placeholder", "50")

    place(table, "set-house").select_option("de")
    place(table, "table-options").click()
    options = table.page.get_by_role("dialog", name="More options")
    pot = options.get_by_test_id("rule-pl_pot")
    expect(pot.get_by_role("combobox")).to_have_value("active")
    expect(pot.get_by_test_id("disagree")).to_contain_text("only the pot that those not all-in play for")
    pot.get_by_role("combobox").select_option("all")
    options.get_by_test_id("set-clock").select_option("10")
    options.get_by_test_id("set-broke").select_option("out")
    options.get_by_test_id("options-done").click()
    expect(place(table, "set-house")).to_have_value("de,pl_pot=all")

    table.press(place(table, "btn-play"))
    assert table.view()["house"] == "de,pl_pot=all"
    assert table.view()["stakes"]["big_blind"] == 100


def test_what_the_address_has_in_vain_is_told(open_table: OpenTable):
    table = open_table(seats=2, zebra=1, text_scale=100)
    notice = place(table, "notice")
    expect(notice).to_contain_text("zebra=1")
    expect(notice).not_to_contain_text("text_scale")
    place(table, "notice-close").click()
    expect(notice).to_have_count(0)


# ---- sitting out, coming in, buying in


def test_a_newcomer_is_told_what_it_costs_and_why(open_table: OpenTable):
    table = open_table(seats=4, join=1)
    expect(place(table, "room-news")).to_have_text("To come in you post 20: you are new at this table.")
    expect(place(table, "seat-0-last")).to_have_text("sits out")
    table.press(place(table, "entry-wait"))
    expect(place(table, "turn-banner")).to_contain_text("You wait for the big blind")
    expect(place(table, "opt-wait-bb")).to_be_checked()
    table.press(place(table, "entry-now"))
    expect(place(table, "turn-banner")).to_contain_text("You come in with the next hand")
    while not table.hole():
        table.next_hand()
    posted = [event for event in table.page.evaluate("omaha8.log()") if "You post" in event]
    assert posted


def test_blinds_are_asked_for_and_a_seat_is_left_and_taken_up(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"), house="removal_after=9")
    deal(table, {}, "", {1: [("fold",)], 2: [("fold",)]})
    switch(finish(table), "opt-autopost")
    while not place(table, "btn-post").count():
        finish(table.next_hand())
    switch(table, "opt-sitout")
    expect(place(table, "turn-banner")).to_contain_text("You sit out")
    expect(place(table, "entry-now")).to_have_text("Sit in again")
    while place(table, "entry-now").inner_text() == "Sit in again":
        table.next_hand()
        assert not table.hole()
    expect(place(table, "room-news")).to_contain_text("you missed the")
    table.press(place(table, "entry-now"))
    expect(place(table, "opt-sitout")).not_to_be_checked()


def test_a_seat_is_lost_after_too_many_blinds(table: TablePage):
    table.open(seats=3, test=False, house="removal_after=1")
    switch(finish(table), "opt-sitout")
    for _ in range(12):
        if place(table, "btn-rebuy").count():
            break
        table.next_hand()
    expect(place(table, "turn-banner")).to_contain_text("You lost your seat")
    table.rebuy()
    expect(place(table, "seat-0-stack")).to_have_attribute("data-amount", "2000")
    expect(place(table, "turn-banner")).to_contain_text("You come in with the next hand")


def test_the_table_is_won_and_chips_are_added(open_table: OpenTable):
    table = open_table(limit="nl", seats=2, broke="out")
    all_in(table, ACES, SEVENS, seats=2, stacks={0: 300, 1: 300})
    expect(place(table, "turn-banner")).to_contain_text("You won the table")
    expect(place(table, "btn-new-bots")).to_be_visible()
    expect(place(table, "new-table")).to_be_visible()
    table.press(place(table, "btn-rebuy-bots"))
    assert table.stacks() == {0: 600, 1: 2000}
    table.press(place(table, "btn-topup"))
    assert table.stacks() == {0: 2000, 1: 2000}
    expect(place(table, "btn-topup")).to_have_count(0)


# ---- the tournament


def test_a_tournament_from_the_start_screen_to_its_end(table: TablePage):
    table.visit(test=1, seed="cup")
    place(table, "go-tournament").click()
    place(table, "set-seats").select_option("3")
    place(table, "set-limit").select_option("nl")
    place(table, "set-level-length").fill("5")
    place(table, "set-level-length").blur()
    table.press(place(table, "btn-play"))
    expect(place(table, "tour-draw").get_by_test_id("card")).to_have_count(3)
    expect(place(table, "tour-draw")).to_contain_text("the button")
    expect(place(table, "tour-level")).to_contain_text("Level 1 of")
    expect(place(table, "tour-level")).to_contain_text("4 more hands")

    all_in(table, SEVENS, ACES, seats=3, stacks={0: 300, 1: 3000, 2: 2700})
    expect(place(table, "turn-banner")).to_contain_text("You are out: place 3")
    table.press(place(table, "btn-watch-on"))
    expect(place(table, "turn-banner")).to_contain_text("wins the tournament")
    places = place(table, "tour-places").get_by_role("listitem")
    expect(places).to_have_count(3)
    expect(places.first).to_contain_text("6,000")
    expect(places.last).to_contain_text("You")
    table.press(place(table, "btn-restart"))
    assert table.stacks().keys() == {0, 1, 2}
    expect(place(table, "tour-level")).to_have_attribute("data-level", "1")


# ---- the clock


def test_the_house_clock_counts_warns_and_acts(page: Page, table: TablePage):
    page.clock.install()
    table.open(seats=2, seed="docs", clock=1)
    clock, urgent = place(table, "turn-clock"), place(table, "live-assertive")
    assert table.turn == YOU
    expect(place(table, "btn-more-time")).to_be_visible()
    expect(clock).to_have_count(0)
    page.clock.fast_forward(12_000)
    expect(clock).to_be_visible()
    expect(clock).to_have_role("timer")
    expect(urgent).to_contain_text("20 seconds left.")

    seconds = int(clock.get_attribute("data-seconds") or 0)
    assert 0 < seconds <= 20
    page.evaluate(HIDE, True)
    expect(clock).to_have_attribute("data-away", "")
    page.evaluate(HIDE, False)
    expect(clock).to_have_count(0)  # 20 seconds more: silence again
    place(table, "btn-more-time").click()
    expect(place(table, "btn-more-time")).to_have_accessible_name("20 seconds more, 9 times left")

    page.clock.fast_forward(70_000)
    expect(urgent).to_contain_text("Time is over")
    expect(table.app).to_have_attribute("data-phase", "between")
    assert "You fold" in table.log()


def test_there_is_no_clock_unless_it_is_asked_for(open_table: OpenTable):
    table = open_table(seats=2, seed="docs")
    expect(place(table, "btn-more-time")).to_have_count(0)
    assert table.view()["clock"] is None


# ---- what can be checked afterwards


def test_the_shuffle_is_promised_and_kept(open_table: OpenTable):
    table = open_table(seats=2, seed="docs")

    def opened():
        place(table, "btn-menu").click()
        place(table, "menu-fair").click()
        return place(table, "fair")

    if table.phase == "between":
        table.next_hand()
    promise = opened().get_by_test_id("fair-hash").get_attribute("data-hash")
    assert promise == table.view()["commitment"]
    place(table, "btn-close").click()
    finish(table)
    proof = opened()
    expect(proof.get_by_test_id("fair-last")).to_have_attribute("data-hash", promise)
    proof.get_by_test_id("fair-verify").click()
    expect(place(table, "fair-verdict")).to_have_attribute("data-verified", "true")
    place(table, "btn-close").click()


def test_the_ledger_says_who_paid_and_what_the_house_took(open_table: OpenTable):
    three = three_handed("omaha8", "pl") | {"stakes": "2-4", "stack": 200}
    table = open_table(**three, money="dollars", house="no_multipoker")
    stacks = dict.fromkeys(range(3), 20000)
    check = ("check",)
    calls = {1: [("call",), check, check, check], 2: [check, check, check, check]}
    deal(table, {0: ACES, 1: SEVENS}, BOARD, calls, stacks)
    table.call()
    check_down(table, 3)
    place(table, "btn-ledger").click()
    pot = place(table, "ledger-pot-0")
    expect(pot.get_by_test_id("ledger-paid")).to_contain_text("you $4")
    expect(pot).to_contain_text("Rake $0.60")
    expect(place(table, "ledger-check")).to_contain_text("$0.60")
    place(table, "btn-close").click()
