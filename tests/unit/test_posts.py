"""Blinds, posts, entry, removal and the button: sums by seat."""

import pytest

from omaha8.cards import parse_card
from omaha8.errors import RulesError
from omaha8.rules.games import Stakes
from omaha8.rules.posts import (
    Blinds,
    Post,
    button_draw,
    clockwise,
    entry_post,
    is_removed,
    may_post,
    may_wait_over,
    next_blinds,
    positions,
    small_blind,
)
from omaha8.rules.profiles import HouseRules

RULES = HouseRules()
DEAD = HouseRules(dead_button=True)


def test_clockwise_is_rising_then_round():
    assert clockwise((9, 2, 6), 6) == (9, 2, 6)
    assert clockwise((9, 2, 6), 0) == (2, 6, 9)


def test_positions_of_three_and_more():
    place = positions((2, 3, 5, 6, 9), 9)
    assert (place.small_blind, place.big_blind) == (2, 3)
    assert place.preflop_order == (5, 6, 9, 2, 3)
    assert place.postflop_order == (2, 3, 5, 6, 9)


def test_one_player_has_no_positions():
    with pytest.raises(RulesError) as caught:
        positions((4,), 4)
    assert caught.value.code == "bad_seats"


def test_heads_up_the_button_is_small_blind():
    place = positions((3, 8), 8)
    assert (place.small_blind, place.big_blind) == (8, 3)
    assert (place.preflop_order, place.postflop_order) == ((8, 3), (3, 8))


def test_the_button_is_a_player():
    with pytest.raises(RulesError, match="4"):
        positions((1, 2), 4)


def test_a_moving_button_goes_to_the_next_player():
    assert next_blinds((0, 2, 4), Blinds(4, 0, 2), RULES) == Blinds(0, 2, 4)
    # Seat 0 had the button and is gone: who was small blind has both now, and the big blind posts again.
    assert next_blinds((1, 2), Blinds(0, 1, 2), RULES) == Blinds(1, 1, 2)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ((0, 1, 2, 3), Blinds(1, 2, 3)),
        ((1, 2, 3), Blinds(1, 2, 3)),
        ((0, 2, 3), Blinds(1, 2, 3)),
        ((0, 1, 3), Blinds(1, 2, 3)),
        ((0, 1, 2), Blinds(1, 2, 0)),
        ((1, 2), Blinds(2, 2, 1)),
        ((0, 3), Blinds(0, 0, 3)),
    ],
)
def test_a_dead_button_follows_the_blinds(seats, expected):
    assert next_blinds(seats, Blinds(0, 1, 2), DEAD) == expected


def test_nobody_posts_the_big_blind_twice_with_a_dead_button():
    seats, blinds = [0, 1, 2, 3, 4, 5], Blinds(0, 1, 2)
    posted = [blinds.big_blind]
    for gone in (1, None, 3, None, 5, None, 0, None):
        seats = [seat for seat in seats if seat != gone]
        blinds = next_blinds(seats, blinds, DEAD)
        posted.append(blinds.big_blind)
    assert posted == [2, 3, 4, 5, 0, 2, 4, 2, 4]


def test_the_button_is_drawn_by_rank_then_suit():
    def drawn(*cards):
        return button_draw({seat: parse_card(card) for seat, card in enumerate(cards)})

    assert drawn("Qh", "Qs", "Jd", "Qc") == 1
    assert drawn("Qh", "Jd", "Qc", "Kc") == 3
    assert drawn("Qd", "Qh", "Qc") == 1
    assert drawn("Qd", "Qc") == 0
    assert drawn("2s", "Ac") == 1


def test_small_blinds():
    assert [small_blind(bet, "floor_dollar", 100) for bet in (50, 100, 200, 300, 400, 500, 1000, 1500)] == [
        25,
        50,
        100,
        100,
        200,
        200,
        500,
        700,
    ]
    assert [small_blind(bet, "exact", 100) for bet in (300, 500, 1500)] == [150, 250, 750]
    assert [small_blind(bet, "floor_dollar", 1) for bet in (1, 2, 3, 5)] == [1, 1, 1, 2]


@pytest.mark.parametrize(
    ("new", "small", "big", "both", "big_only"),
    [
        (True, False, False, Post(10, 0), Post(10, 0)),
        (False, True, True, Post(10, 5), Post(10, 0)),
        (False, True, False, Post(0, 5), Post(0, 0)),
        (False, False, True, Post(10, 0), Post(10, 0)),
        (False, False, False, Post(0, 0), Post(0, 0)),
    ],
)
def test_entry(new, small, big, both, big_only):
    def asked(rules):
        return entry_post(Stakes(5, 10), rules, new=new, missed_small=small, missed_big=big)

    assert asked(RULES) == both
    assert asked(HouseRules(missed="big_only")) == big_only


def test_nobody_is_dealt_in_between_button_and_big_blind():
    blinds = Blinds(6, 8, 1)
    assert [seat for seat in range(10) if may_post(seat, blinds)] == [2, 3, 4, 5, 6]


def test_who_waits_comes_in_as_big_blind_or_with_the_button():
    blinds = Blinds(6, 8, 1)
    assert [seat for seat in range(10) if may_wait_over(seat, blinds, RULES)] == [1]
    button = HouseRules(entry="post_or_button")
    assert [seat for seat in range(10) if may_wait_over(seat, blinds, button)] == [6]


def test_removal():
    assert [is_removed(missed, RULES) for missed in (0, 2, 3, 4)] == [False, False, True, True]
    assert not is_removed(100, HouseRules(removal_after=None))
    assert is_removed(1, HouseRules(removal_after=1))
