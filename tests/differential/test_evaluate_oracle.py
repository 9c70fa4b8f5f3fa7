"""The evaluator against the brute force, deal by deal."""

import random
from itertools import combinations, combinations_with_replacement

import pytest

from omaha8.cards import DECK, RANKS, SUITS, card_name, parse_card
from omaha8.rules.evaluate import best, high, high_low, low
from omaha8.rules.ranking import category_of, high_ranks_of, high_strength, low_ranks_of, low_strength
from tests.differential import brute_force

TWO_SUITS = tuple(card for card in DECK if SUITS[card & 3] in "hs")
MOSTLY_SPADES = tuple(card for card in DECK if SUITS[card & 3] == "s" or RANKS[card >> 2] in "A8")


def names(cards):
    return tuple(map(card_name, cards))


def agree(hole, board):
    high_value, low_value = high_low(hole, board)
    assert (high_value, low_value) == (high(hole, board), low(hole, board))
    expected_low = brute_force.best_low(names(hole), names(board))
    expected_high = brute_force.best_high(names(hole), names(board))
    found_high = category_of(high_value), high_ranks_of(high_value)
    found_low = low_ranks_of(low_value) if low_value else None
    assert found_high == expected_high[:2], (names(hole), names(board))
    assert found_low == (expected_low and expected_low[0]), (names(hole), names(board))


@pytest.mark.parametrize(
    ("pack", "deals", "seed"),
    [(DECK, 25_000, 1), (TWO_SUITS, 6_000, 2), (MOSTLY_SPADES, 6_000, 3)],
    ids=["random", "two suits", "mostly spades"],
)
def test_full_boards(pack, deals, seed):
    rng = random.Random(seed)
    for _ in range(deals):
        cards = rng.sample(pack, 9)
        agree(cards[:4], cards[4:])


@pytest.mark.parametrize("pack", [DECK, MOSTLY_SPADES], ids=["random", "mostly spades"])
@pytest.mark.parametrize("size", [3, 4])
def test_flop_and_turn(pack, size):
    rng = random.Random(size)
    for _ in range(2_000):
        cards = rng.sample(pack, 4 + size)
        agree(cards[:4], cards[4:])


@pytest.mark.parametrize("pack", [DECK, TWO_SUITS], ids=["random", "two suits"])
def test_best_names_the_first_cards_that_make_it(pack):
    rng = random.Random(4)
    for turn in range(3_000):
        cards = rng.sample(pack, 7 + turn % 3)
        hole, board = cards[:4], cards[4:]
        made = best(hole, board)
        high_made = made.high.category, made.high.ranks, names(made.high.hole), names(made.high.board)
        assert high_made == brute_force.best_high(names(hole), names(board))
        low_made = made.low and (made.low.ranks, names(made.low.hole), names(made.low.board))
        assert low_made == brute_force.best_low(names(hole), names(board))


def test_strengths_are_the_brute_forces_order():
    """Every class once: equal keys have equal strengths, greater keys greater ones, without a gap."""
    fives = [
        [rank + suit for rank, suit in zip(ranks, "cdhsc", strict=True)]
        for ranks in combinations_with_replacement(RANKS, 5)
        if len(set(ranks)) > 1
    ]
    fives += [[rank + "h" for rank in ranks] for ranks in combinations(RANKS, 5)]
    keys = sorted({brute_force.rank_high(five)[0] for five in fives})
    place = {key: strength for strength, key in enumerate(keys, 1)}
    for five in fives:
        key, category, text = brute_force.rank_high(five)
        strength = high_strength([parse_card(name) for name in five])
        assert (strength, category_of(strength), high_ranks_of(strength)) == (place[key], category, text), (
            five
        )
    assert len(keys) == 7462


def test_lows_are_the_brute_forces_order():
    lows = {}
    for ranks in combinations_with_replacement(RANKS, 5):
        five = [rank + suit for rank, suit in zip(ranks, "cdhsc", strict=True)]
        expected = brute_force.rank_low(five)
        strength = low_strength([parse_card(name) for name in five])
        assert bool(strength) == (expected is not None), five
        if expected is not None:
            lows[expected[0]] = strength
            assert low_ranks_of(strength) == expected[1]
    assert [lows[key] for key in sorted(lows)] == list(range(1, 57))
