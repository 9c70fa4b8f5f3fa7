"""Choices beside the game: show or muck, cards to learn from, antes, chips added, hands played once more."""

import re

import pytest
from playwright.sync_api import expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, check_down, deal, three_handed
from tests.e2e.test_keeps import history, open_plain, play_out, reload

BOARD = "Ah Kh 9s 5c 3d"
ACES, SEVENS = "As Ac Kd Qd", "7c 7d 2s Jh"
FOLD: dict[int, list] = {SMALL: [("fold",)], BIG: [("fold",)]}


def place(table: TablePage, name: str):
    return table.page.get_by_test_id(name)


def beaten(table: TablePage) -> TablePage:
    """You check sevens down against aces, which show first, and may muck."""
    script: dict[int, list] = {SMALL: [("call",), ("bet", 20), ("check",), ("check",)], BIG: [("fold",)]}
    deal(table, {YOU: SEVENS, SMALL: ACES}, BOARD, script)
    table.call().call()
    check_down(table, 2)
    return table


def unseen(table: TablePage) -> TablePage:
    """Everybody folds to your raise."""
    deal(table, {YOU: ACES}, BOARD, FOLD)
    return table.raise_to(60)


def places(table: TablePage) -> list[str]:
    """What the three places say."""
    return [text.split("\n")[0] for text in table.actions.locator(".act").all_inner_texts()]


# ---- show or muck


@pytest.fixture
def asked(table: TablePage) -> TablePage:
    """A table that asks what becomes of cards which nobody had to see."""
    return table.open(game="omaha", limit="pl", seats=3, stack=2000, auto_muck=0)


def test_a_beaten_hand_is_mucked_without_asking(open_table: OpenTable):
    table = beaten(open_table(**three_handed("omaha", "pl")))
    assert "You muck" in table.log()
    expect(place(table, "act-muck")).to_have_count(0)
    assert places(table) == ["Ledger", "Show", "Next hand"]
    table.press(place(table, "act-show"))
    assert "You muck" not in table.log()
    assert table.log()[-1].startswith("You show")
    expect(place(table, "act-show")).to_have_count(0)
    table.next_hand()


def test_a_beaten_player_is_asked_and_mucks(asked: TablePage):
    beaten(asked)
    assert places(asked) == ["Ledger", "Show", "Muck"]
    assert "You muck" not in asked.log()
    asked.page.keyboard.press("n")
    assert asked.settle().phase == "between"
    asked.press(place(asked, "act-muck"))
    assert "You muck" in asked.log()
    assert places(asked)[-1] == "Next hand"
    expect(place(asked, "act-show")).to_have_count(0)
    asked.next_hand()
    assert asked.phase == "betting"


def test_a_beaten_player_is_asked_and_shows(asked: TablePage):
    beaten(asked)
    asked.page.keyboard.press("s")
    asked.settle()
    assert asked.log()[-1].startswith("You show")
    assert "You muck" not in asked.log()
    assert places(asked)[-1] == "Next hand"


def test_who_won_unseen_is_asked_too(asked: TablePage):
    unseen(asked)
    assert places(asked) == ["Ledger", "Show", "Muck"]
    asked.page.keyboard.press("d")
    asked.settle()
    assert places(asked)[-1] == "Next hand"
    assert not any(line.startswith("You show") for line in asked.log())


def test_nobody_is_asked_where_the_hand_must_be_shown(table: TablePage):
    table.open(game="omaha", limit="pl", seats=3, stack=2000, auto_muck=0, house="show=all_show")
    beaten(table)
    assert any(line.startswith("You show") for line in table.log())
    assert places(table)[-1] == "Next hand"


# ---- cards to learn from


def test_the_bots_cards_lie_face_up_where_that_is_chosen(table: TablePage):
    table.visit(test=1, speed=0, store=1)
    place(table, "table-options").click()
    switch = place(table, "set-learning-reveal")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(table.page.get_by_text("count in no statistics")).to_be_visible()
    place(table, "options-done").click()
    place(table, "btn-play").click()
    table.actions.wait_for()
    table.settle()
    expect(place(table, "topbar")).to_contain_text("open cards")
    view = table.view()
    assert view["learning_reveal"]
    for seat in view["seats"][1:]:
        assert table.hole(seat["seat"]) == (seat["cards"] if seat["card_count"] else [])
    play_out(table)
    reload(table)
    expect(place(table, "topbar")).to_contain_text("open cards")
    history(table)
    expect(place(table, "hh-item-0")).to_have_attribute("data-marks", re.compile("revealed"))
    place(table, "hh-tab-stats").click()
    expect(place(table, "stats")).to_have_attribute("data-hands", "0")
    expect(place(table, "sitting")).to_have_count(0)


def test_a_tournament_and_a_quiz_have_no_open_cards(table: TablePage):
    table.visit(test=1, format="tournament")
    place(table, "table-options").click()
    expect(place(table, "set-prizes")).to_be_visible()
    expect(place(table, "set-learning-reveal")).to_have_count(0)
    table.page.goto(f"{table.site}?test=1&game=omaha8&mode=quiz&learning_reveal=1")
    expect(place(table, "error")).to_have_attribute("data-code", "bad_parameter")


# ---- chips and antes


def test_chips_are_added_up_to_any_stack_within_the_bounds(table: TablePage):
    table.open(seats=3, stack=2000)
    table.deal(stacks={0: 700, 1: 2000, 2: 2000})
    while table.phase != "between":
        table.press(table.button("Fold")) if table.button("Call").count() else table.check()
    stack = table.stacks()[0]
    assert stack < 2000
    box, button = place(table, "topup-input"), place(table, "btn-topup")
    expect(box).to_have_value("2,000")
    for text in ("2001", str(stack), "x", ""):
        box.fill(text)
        expect(box).to_have_attribute("aria-invalid", "true")
        expect(place(table, "topup-error")).to_contain_text(f"Between {stack + 1} and 2,000")
        box.press("Enter")
        assert table.settle().stacks()[0] == stack
    box.fill("1234")
    expect(button).to_have_text("Add chips, up to 1,234")
    box.press("Enter")
    assert table.settle().stacks()[0] == 1234
    expect(box).to_have_value("2,000")
    button.click()
    assert table.settle().stacks()[0] == 2000
    expect(box).to_have_count(0)


def test_an_ante_is_posted_and_said(table: TablePage):
    table.open(seats=3, ante=5)
    expect(place(table, "topbar")).to_contain_text("10/20 · ante 5")
    assert "You post the ante 5" in table.log()


def test_a_hand_of_a_tournament_with_antes_is_played_once_more(table: TablePage):
    table.open(test=False, seed="antes", format="tournament", ante=5, level_length=1, seats=3)
    play_out(table)
    table.next_hand()
    play_out(table)
    history(table)
    place(table, "hh-item-0").click()
    place(table, "hh-more-acts").click()
    place(table, "hh-again").click()
    expect(place(table, "notice")).to_have_attribute("data-notice", "notice-practice")
    table.settle()
    expect(place(table, "topbar")).to_contain_text("15/30 · ante 7")
    assert "You post the ante 7" in table.log()
    play_out(table)


# ---- a hand in the address


def share(table: TablePage) -> str:
    """A link to the only hand of this device."""
    history(table)
    place(table, "hh-item-0").click()
    table.page.evaluate(
        "() => { navigator.share = undefined; navigator.clipboard.writeText = async () => { throw 0; }; }"
    )
    place(table, "hh-share").click()
    link = place(table, "hh-text").input_value()
    place(table, "btn-close").first.click()
    return link


@pytest.mark.parametrize("leave", ["btn-close", "hh-back"])
def test_the_address_forgets_a_hand_that_is_put_away(table: TablePage, leave: str):
    play_out(open_plain(table))
    link = share(table)
    table.page.goto(link)
    expect(place(table, "replay")).to_be_visible()
    assert "#hand=" in table.page.url
    place(table, leave).first.click()
    expect(place(table, "replay")).to_have_count(0)
    expect(table.page).not_to_have_url(re.compile("#"))
    table.page.reload()
    table.settle()
    expect(place(table, "history")).to_have_count(0)


def test_a_step_back_puts_the_hand_away_and_forward_brings_it(table: TablePage):
    play_out(open_plain(table))
    link = share(table)
    fragment = link[link.index("#") :]
    table.page.evaluate("hash => { location.hash = hash; }", fragment)
    expect(place(table, "replay")).to_be_visible()
    table.page.go_back()
    expect(place(table, "history")).to_have_count(0)
    table.page.go_forward()
    expect(place(table, "replay")).to_be_visible()
    place(table, "btn-close").first.click()
    expect(table.page).not_to_have_url(re.compile("#"))
    table.page.go_back()
    expect(place(table, "history")).to_have_count(0)
    assert table.phase == "between"
