"""Equity against the slow second opinion on hands, and samples against what can be counted."""

import random
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from omaha8.cards import DECK, card_name
from omaha8.odds.equity import POT
from omaha8.odds.exact import exact
from omaha8.odds.ranges import Range
from omaha8.odds.sampled import equity, first_share
from tests.differential.brute_force import rank_high, rank_low

VARIANTS = ["omaha8", "omaha_high"]


@cache
def strengths(hole, board):
    fives = [two + three for two in combinations(hole, 2) for three in combinations(board, 3)]
    lows = [low[0] for low in map(rank_low, fives) if low]
    return max(rank_high(five)[0] for five in fives), max(lows, default=None)


def pay(made, has_low):
    """`(high, low)` in pots for each hand."""
    best = max(high for high, _ in made)
    lows = [low for _, low in made if has_low and low is not None]
    half = Fraction(1, 2) if lows else Fraction(1)
    winners = [high == best for high, _ in made]
    low_winners = [bool(lows) and low == max(lows) for _, low in made]
    return [
        (half * won / sum(winners), Fraction(1, 2) * low_won / max(sum(low_winners), 1))
        for won, low_won in zip(winners, low_winners, strict=True)
    ]


def slow(hands, board, variant):
    """By hand: average shares as high and low over all run-outs, in pots, and how often it scoops."""
    names = [tuple(map(card_name, hand)) for hand in hands]
    lying = tuple(map(card_name, board))
    gone = {*lying, *(name for hand in names for name in hand)}
    ends = list(combinations([name for name in map(card_name, DECK) if name not in gone], 5 - len(lying)))
    sums = [[Fraction(0)] * 3 for _ in names]
    for end in ends:
        paid = pay([strengths(hand, lying + end) for hand in names], variant == "omaha8")
        for line, (high, low) in zip(sums, paid, strict=True):
            line[0] += high
            line[1] += low
            line[2] += high + low == 1
    return [[figure / len(ends) for figure in line] for line in sums]


def random_spot(rng, count, lying):
    suits = rng.choice([(0, 1, 2, 3), (0, 1, 2), (0, 3)])
    cards = rng.sample([card for card in DECK if card & 3 in suits or card < 8], 4 * count + lying)
    return [tuple(cards[4 * i : 4 * i + 4]) for i in range(count)], tuple(cards[4 * count :])


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("lying", "spots", "more"), [(5, 60, 600), (4, 6, 60), (3, 1, 4)])
def test_exact_is_what_every_deal_pays(variant, lying, spots, more, long_run):
    rng = random.Random(f"{variant} {lying}")
    for _ in range(more if long_run else spots):
        hands, board = random_spot(rng, rng.choice([2, 2, 3, 4]), lying)
        truth = slow(hands, board, variant)
        for each, (high, low, scoops) in zip(exact(hands, board, variant), truth, strict=True):
            assert Fraction(each.high, POT * each.trials) == high
            assert Fraction(each.low, POT * each.trials) == low
            assert Fraction(each.scoops, each.trials) == scoops


def deviation(sample, truth):
    """By how many of its standard errors a sample is off."""
    return (sample.equity - truth) / max(sample.error, 1e-9)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("lying", "trials"), [(0, 40_000), (3, 4000), (4, 2000)])
def test_samples_of_known_hands_are_unbiased(variant, lying, trials, long_run):
    rng = random.Random(f"{variant} {lying} known")
    spots = 4 if lying == 0 else 24
    total = 0.0
    for _ in range(spots):
        hands, board = random_spot(rng, 2, lying)
        truth = exact(hands, board, variant)[0].equity
        sample = equity(hands, board, variant, rng=rng, trials=trials * (5 if long_run else 1))[0]
        if not sample.error:
            assert abs(sample.equity - truth) < 0.01
            continue
        z = deviation(sample, truth)
        assert abs(z) < 4
        total += z
    assert abs(total) < 3.5 * spots**0.5


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("lying", [4, 5])
def test_samples_against_any_hand_are_unbiased(variant, lying, long_run):
    rng = random.Random(f"{variant} {lying} any")
    spots = 3 if lying == 4 else 12
    total = 0.0
    for _ in range(spots):
        hands, board = random_spot(rng, 1, lying)
        truth = exact([*hands, None], board, variant)[0].equity
        trials = 40_000 if long_run else 5000
        sample = first_share([*hands, None], board, variant, rng=rng, trials=trials)
        z = deviation(sample, truth)
        assert abs(z) < 4
        total += z
    assert abs(total) < 3.5 * spots**0.5


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_hands_have_equal_parts(variant, long_run):
    """No place at the table, known to the loops or not, is better than another."""
    trials = 100_000 if long_run else 12_000
    for count in (2, 4, 7):
        odds = equity([None] * count, (), variant, rng=random.Random(f"{variant} {count}"), trials=trials)
        assert all(abs(deviation(each, 1 / count)) < 4 for each in odds)


@pytest.mark.parametrize("variant", VARIANTS)
def test_all_first_hands_together_win_half(variant, long_run):
    """Over random known hands the written-out loops give each player half: on average they favour nobody."""
    rng = random.Random(variant)
    hands = 2000 if long_run else 250
    shares = [
        first_share([rng.sample(DECK, 4), None], (), variant, rng=rng, trials=60).equity for _ in range(hands)
    ]
    mean = sum(shares) / hands
    spread = (sum((share - mean) ** 2 for share in shares) / (hands - 1)) ** 0.5
    assert abs(mean - 0.5) < 3.5 * spread / hands**0.5


@pytest.mark.parametrize("variant", VARIANTS)
def test_samples_of_ranges_are_unbiased(variant, long_run):
    rng = random.Random(f"{variant} ranges")
    for _ in range(4):
        hands, board = random_spot(rng, 4, 3)
        first = Range(tuple(hands[:2]), (3, 1))
        # Shares a hand with the first range: some choices exclude each other.
        second = Range((hands[1], hands[2]), (2, 5))
        truth = exact([first, second, hands[3]], board, variant)
        sample = equity(
            [first, second, hands[3]], board, variant, rng=rng, trials=40_000 if long_run else 4000
        )
        for each, counted in zip(sample, truth, strict=True):
            assert abs(deviation(each, counted.equity)) < 4
