"""Contributions to pots, pots to shares (docs/rules.md#c8, #c9, #c10)."""

import pytest

from omaha8.rules.pots import Pot, build, can_win, divide, share_out, uncalled
from omaha8.rules.profiles import HouseRules

RULES = HouseRules()
FIRST = HouseRules(odd_chips="all_to_first")


def folded(count, *out):
    return tuple(position in out for position in range(count))


@pytest.mark.parametrize(
    ("contributed", "out", "found"),
    [
        ((98, 102), (), (1, 4)),
        ((50, 50, 20), (), None),
        ((5, 10), (0,), (1, 5)),
        ((100, 300, 100), (0,), (1, 200)),
        ((10, 6, 6), (0,), None),
        ((0, 0, 7), (0, 1), (2, 7)),
    ],
)
def test_uncalled(contributed, out, found):
    assert uncalled(contributed, folded(len(contributed), *out)) == found


def test_pots_by_level():
    pots = build((60, 150, 400, 400, 30), folded(5), 0, (4, 5, 7, 8, 9))
    assert pots == (
        Pot(150, (4, 5, 7, 8, 9)),
        Pot(120, (4, 5, 7, 8)),
        Pot(270, (5, 7, 8)),
        Pot(500, (7, 8)),
    )


def test_dead_money_is_in_the_main_pot():
    assert build((10, 10, 4), folded(3), 5, (0, 1, 2)) == (Pot(17, (0, 1, 2)), Pot(12, (0, 1)))


def test_folded_chips_stay_and_make_no_level():
    assert build((500, 30, 500, 500), folded(4, 1), 0, (0, 1, 2, 3)) == (Pot(1530, (0, 2, 3)),)


def test_what_a_folded_player_put_in_beyond_everybody_is_won_too():
    assert build((10, 6, 3), folded(3, 0), 0, (0, 1, 2)) == (Pot(9, (1, 2)), Pot(10 - 3 + 3, (1,)))


def test_no_chips_no_pot():
    assert build((0, 0), folded(2, 0), 0, (0, 1)) == ()


def test_who_could_pay_nothing_still_wins_dead_money():
    assert build((0, 10, 10), folded(3), 3, (0, 1, 2)) == (Pot(3, (0, 1, 2)), Pot(20, (1, 2)))


@pytest.mark.parametrize(
    ("amount", "winners", "each", "first"),
    [
        (17, 3, (6, 6, 5), (7, 5, 5)),
        (16, 3, (6, 5, 5), (6, 5, 5)),
        (2, 3, (1, 1, 0), (2, 0, 0)),
        (9, 1, (9,), (9,)),
    ],
)
def test_odd_chips(amount, winners, each, first):
    seats = tuple(range(winners))
    assert tuple(chips for _, chips in divide(amount, seats, RULES)) == each
    assert tuple(chips for _, chips in divide(amount, seats, FIRST)) == first


def test_high_gets_the_odd_chip_of_the_halves():
    part = share_out(85, (1, 2), {1: 5, 2: 9}, {1: 3, 2: 0}, RULES)
    assert (part.high, part.low) == ((2,), (1,))
    assert (part.high_shares, part.low_shares) == (((2, 43),), ((1, 42),))


def test_same_winners_divide_the_pot_once():
    both = {1: 7, 2: 7}
    assert share_out(66, (1, 2), both, both, RULES).high_shares == ((1, 33), (2, 33))
    assert share_out(66, (1, 2), both, both, RULES).low_shares == ()
    halves = share_out(66, (1, 2), both, both, HouseRules(even_split_same_winners=False))
    assert (halves.high_shares, halves.low_shares) == (((1, 17), (2, 16)), ((1, 17), (2, 16)))


def test_no_low_gives_all_to_the_high():
    part = share_out(7, (1, 2), {1: 5, 2: 4}, {1: 0, 2: 0}, RULES)
    assert (part.low, part.high_shares, part.low_shares) == (None, ((1, 7),), ())
    assert share_out(7, (1, 2), {1: 5, 2: 4}, {}, RULES).low is None


def test_a_single_claimant_is_not_compared():
    part = share_out(9, (4,), {}, {}, RULES)
    assert (part.high, part.low, part.high_shares) == ((4,), None, ((4, 9),))


def test_only_claimants_are_compared():
    part = share_out(10, (1, 2), {0: 99, 1: 5, 2: 4}, {0: 50, 1: 0, 2: 3}, RULES)
    assert (part.high, part.low) == ((1,), (2,))


def test_may_muck_looks_at_every_pot():
    pots = (Pot(30, (1, 2, 3)), Pot(10, (2, 3)))
    highs, lows = {1: 9, 2: 5, 3: 4}, {1: 0, 2: 0, 3: 0}
    assert not can_win(3, (1, 2), pots, highs, lows)
    assert can_win(3, (1,), pots, highs, lows)
    assert can_win(3, (1, 2), pots, highs, {**lows, 3: 1})
    assert can_win(3, (1, 2), pots, {**highs, 3: 5}, lows)
    assert can_win(1, (), pots, highs, lows)
