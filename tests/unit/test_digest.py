"""What a list of hands shows of one."""

import pytest

from omaha8.cards import cards_name
from omaha8.records.digest import digest
from omaha8.rules.games import Game
from tests.unit.stacked_hands import play, quartered, record

HOLES = {0: "AsAhKsKd", 1: "QsQdJsJd"}


def hand(actions, hero=0, board="2c7d9hTc3s", **more):
    return record(*play(actions, {0: 400, 1: 400}, HOLES, board, **more), hero=hero, number=7)


def test_a_digest_says_who_played_what_and_how_it_went():
    told = digest(hand(["call", "check", "check", "check", "check", "check", "bet 20", "call"]))
    assert (told.number, told.game, told.names) == (7, Game("omaha8", "pot_limit"), ("Ana", "Bo"))
    assert (told.seat, told.position, cards_name(told.cards)) == (0, "button", "AsAhKsKd")
    assert (cards_name(told.board), told.pot, told.net, told.net_bb) == ("2c7d9hTc3s", 60, 30, 3.0)
    assert told.marks == ("won", "showdown", "scooped")
    assert told.counts
    assert told.counts.hands == 1


def test_another_chair_sees_the_other_side():
    told = digest(hand(["raise 30", "fold"]), seat=1)
    assert (told.seat, told.net, told.marks) == (1, -10, ("lost", "folded"))


def test_a_hand_that_nobody_saw_has_no_sums():
    told = digest(hand(["fold"], hero=None))
    assert (told.seat, told.cards, told.net, told.marks, told.counts) == (None, (), 0, (), None)


def test_a_chair_that_was_not_dealt_in_is_nobody():
    assert digest(hand(["fold"]), seat=5).seat is None


def test_a_quarter_is_marked():
    state, events = quartered()
    told = digest(record(state, events, hero=1))
    assert {"split", "quartered", "all_in"} <= set(told.marks)


@pytest.mark.parametrize("seat", [0, 1])
def test_luck_is_the_net_where_no_card_was_to_come(seat):
    told = digest(hand(["call", "check", "check", "check", "check", "check", "bet 20", "call"]), seat=seat)
    assert told.adjusted == told.net
    assert told.adjusted_bb == told.net_bb


def test_luck_of_both_sides_is_none_in_all():
    shoved = hand(["raise 30", "raise 90", "raise 270", "raise 400", "call"])
    mine, theirs = digest(shoved, 0), digest(shoved, 1)
    assert "all_in" in mine.marks
    assert mine.net == 400 > mine.adjusted > 0
    assert abs(mine.adjusted + theirs.adjusted) <= 1  # each is rounded
