"""Laws of equity that hold for any hands."""

import random
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from omaha8.cards import DECK
from omaha8.odds.equity import POT
from omaha8.odds.exact import exact
from omaha8.odds.ranges import Range
from omaha8.odds.sampled import equity, first_share
from tests.strategies import randoms

VARIANTS = st.sampled_from(["omaha8", "omaha_high"])
SUIT_ORDERS = list(permutations(range(4)))


def some_hands(rng, count, lying):
    cards = rng.sample(DECK, 4 * count + lying)
    return [tuple(cards[4 * i : 4 * i + 4]) for i in range(count)], tuple(cards[4 * count :])


def figures(odds):
    return [
        (each.trials, each.share, each.high, each.low, each.scoops, each.quarters, each.ties) for each in odds
    ]


@given(randoms(), VARIANTS, st.integers(2, 6), st.sampled_from([0, 3, 4, 5]))
@settings(max_examples=60)
def test_a_pot_is_shared_out_and_nothing_else(rng, variant, count, lying):
    hands, board = some_hands(rng, count, lying)
    known = rng.randint(0, count)
    odds = equity([*hands[:known], *[None] * (count - known)], board, variant, rng=rng, trials=40)
    assert sum(each.share for each in odds) == 40 * POT
    for each in odds:
        assert each.share == each.high + each.low
        assert each.quarters <= each.ties
        assert each.scoops + each.ties <= 40
        assert each.squares <= each.share * POT
        assert variant == "omaha8" or each.low == each.quarters == 0
    assert sum(each.scoops for each in odds) <= 40


@given(randoms(), VARIANTS, st.sampled_from([3, 4, 5]))
@settings(max_examples=60)
def test_no_hand_is_favoured_by_its_place_or_suits(rng, variant, lying):
    hands, board = some_hands(rng, rng.choice([2, 3]), lying)
    odds = exact(hands, board, variant)
    order = rng.sample(range(len(hands)), len(hands))
    assert exact([hands[i] for i in order], board, variant) == tuple(odds[i] for i in order)
    suits = rng.choice(SUIT_ORDERS)

    def renamed(cards):
        return [card & ~3 | suits[card & 3] for card in cards]

    assert exact([renamed(hand) for hand in hands], renamed(board), variant) == odds


@given(randoms(), VARIANTS)
@settings(max_examples=20)
def test_a_street_is_the_sum_of_the_next(rng, variant):
    hands, board = some_hands(rng, 2, 3)
    live = [card for card in DECK if card not in board and not any(card in hand for hand in hands)]
    turns = [figures(exact(hands, (*board, card), variant)) for card in live]
    # Each run-out of two cards is counted twice, once in either order.
    for place, line in enumerate(figures(exact(hands, board, variant))):
        assert [2 * figure for figure in line] == [
            sum(column) for column in zip(*[t[place] for t in turns], strict=True)
        ]


@given(randoms(), VARIANTS)
@settings(max_examples=20)
def test_a_range_is_the_sum_of_its_hands(rng, variant):
    (hero, *others), board = some_hands(rng, 4, 4)
    weights = tuple(rng.randint(1, 4) for _ in others)
    whole = figures(exact([hero, Range(tuple(others), weights)], board, variant))
    parts = [figures(exact([hero, other], board, variant)) for other in others]
    for place in (0, 1):
        columns = zip(*[part[place] for part in parts], strict=True)
        expected = [sum(w * f for w, f in zip(weights, column, strict=True)) for column in columns]
        assert list(whole[place]) == expected


@given(randoms(), VARIANTS, st.integers(1, 4))
@settings(max_examples=40)
def test_the_same_chance_gives_the_same_figures(rng, variant, opponents):
    hands, board = some_hands(rng, 1, rng.choice([0, 3, 4, 5]))
    asked, seed = [*hands, *[None] * opponents], rng.random()
    odds = equity(asked, board, variant, rng=random.Random(seed), trials=30)
    assert equity(asked, board, variant, rng=random.Random(seed), trials=30) == odds
    assert first_share(asked, board, variant, rng=random.Random(seed), trials=30).share == odds[0].share
