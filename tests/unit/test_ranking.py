import json
from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from pathlib import Path

import pytest

from omaha8.cards import RANKS, parse_cards
from omaha8.rules.ranking import (
    CATEGORIES,
    category_of,
    high_ranks_of,
    high_strength,
    low_ranks_of,
    low_strength,
    rank_mask,
)

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases_shared.json").read_text())["cases"]


def cases(kind):
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def by_strength(strengths):
    """Indices of the strengths above 0, best first, ties together."""
    groups: dict[int, list[int]] = {}
    for index, strength in enumerate(strengths):
        if strength:
            groups.setdefault(strength, []).append(index)
    return [groups[strength] for strength in sorted(groups, reverse=True)]


@pytest.mark.parametrize("case", cases("rank_high"))
def test_rank_high_case(case):
    strengths = [high_strength(parse_cards(hand)) for hand in case["input"]["hands"]]
    assert by_strength(strengths) == case["expect"]["order"]
    assert [category_of(strength) for strength in strengths] == case["expect"]["categories"]


@pytest.mark.parametrize("case", cases("rank_low"))
def test_rank_low_case(case):
    strengths = [low_strength(parse_cards(hand)) for hand in case["input"]["hands"]]
    assert by_strength(strengths) == case["expect"]["order"]
    assert [low_ranks_of(low) if low else None for low in strengths] == case["expect"]["lows"]


def multisets():
    """Each rank multiset of five cards, with its number of suitings that are not of one suit."""
    for ranks in combinations_with_replacement(range(13), 5):
        ways = prod(comb(4, count) for count in Counter(ranks).values())
        if ways:
            yield ranks, ways - 4 * (len(set(ranks)) == 5)


def test_2598960_hands_fall_in_7462_classes():
    hands: Counter[int] = Counter()
    for ranks, ways in multisets():
        hands[
            high_strength([rank * 4 + suit for rank, suit in zip(ranks, (0, 1, 2, 3, 0), strict=True)])
        ] += ways
        if len(set(ranks)) == 5:
            hands[high_strength([rank * 4 + 2 for rank in ranks])] += 4
    assert sum(hands.values()) == 2_598_960
    assert sorted(hands) == list(range(1, 7463))
    by_category: Counter[str] = Counter()
    for strength, ways in hands.items():
        by_category[category_of(strength)] += ways
    assert by_category == {
        "high_card": 1_302_540,
        "pair": 1_098_240,
        "two_pair": 123_552,
        "trips": 54_912,
        "straight": 10_200,
        "flush": 5_108,
        "full_house": 3_744,
        "quads": 624,
        "straight_flush": 40,
    }


def test_57344_hands_fall_in_56_lows():
    lows: Counter[int] = Counter()
    for ranks, ways in multisets():
        low = low_strength([rank * 4 + suit for rank, suit in zip(ranks, (0, 1, 2, 3, 0), strict=True)])
        if low:
            lows[low] += ways + 4
    assert sorted(lows) == list(range(1, 57))
    assert set(lows.values()) == {4**5}
    assert sum(lows.values()) == 57_344


def test_categories_rise_with_strength():
    categories = [CATEGORIES.index(category_of(strength)) for strength in range(1, 7463)]
    assert categories == sorted(categories)


def test_each_class_has_a_text_of_its_own():
    assert len({(category_of(s), high_ranks_of(s)) for s in range(1, 7463)}) == 7462
    assert len({low_ranks_of(low) for low in range(1, 57)}) == 56


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("KcKdKhQs8d", "trips", "KKKQ8"),
        ("AcAdKcKdKh", "full_house", "KKKAA"),
        ("Ac2d3h4s5c", "straight", "5432A"),
        ("Ac2c3c4c5c", "straight_flush", "5432A"),
        ("TsJsQsKsAs", "straight_flush", "AKQJT"),
        ("2c2d3h3sAc", "two_pair", "3322A"),
        ("9c2d2h2s2c", "quads", "22229"),
    ],
)
def test_weightiest_rank_first(hand, category, ranks):
    strength = high_strength(
        [RANKS.index(a) * 4 + "cdhs".index(b) for a, b in zip(hand[::2], hand[1::2], strict=True)]
    )
    assert (category_of(strength), high_ranks_of(strength)) == (category, ranks)


def test_best_and_worst():
    assert high_strength(parse_cards("AsKsQsJsTs")) == 7462
    assert high_strength(parse_cards("7s5h4d3c2c")) == 1
    assert low_strength(parse_cards("Ac2c3c4c5c")) == 56
    assert low_strength(parse_cards("8c7d6h5s4c")) == 1


@pytest.mark.parametrize("hand", ["AsAh2d3c4c", "9s2d3h4c5c", "AsKs2c3c4c"])
def test_no_low(hand):
    assert low_strength(parse_cards(hand)) == 0


@pytest.mark.parametrize("text_of", [category_of, high_ranks_of, low_ranks_of])
def test_nothing_to_say_about_no_strength(text_of):
    with pytest.raises(IndexError):
        text_of(0)
    with pytest.raises(IndexError):
        text_of(7463)


def test_rank_mask():
    assert rank_mask([]) == 0
    assert rank_mask([0, 3, 12]) == 0b1000000001001
