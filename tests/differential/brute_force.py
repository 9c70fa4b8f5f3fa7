"""A slow second opinion on Omaha hands: every two of the hand with every three of the board, ranked by rules
written down anew. It reads card names and knows nothing of the engine."""

from functools import cache
from itertools import combinations
from typing import Any

ORDER = "23456789TJQKA"
LADDER = "A23456789TJQKA"
CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "trips",
    "straight",
    "flush",
    "full_house",
    "quads",
    "straight_flush",
)


@cache
def _high(ranks, suited):
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), ORDER.index(rank)), reverse=True)
    text = "".join(rank * ranks.count(rank) for rank in groups)
    sizes = [ranks.count(rank) for rank in groups]
    straight = ""
    for start in range(10):
        window = LADDER[start : start + 5]
        if set(window) == set(ranks):
            straight = window[::-1]
    if straight:
        category = "straight_flush" if suited else "straight"
        # Only the top card decides; the wheel's ace is its lowest card.
        return (CATEGORIES.index(category), LADDER.index(straight[0], 1)), category, straight
    if sizes[0] == 4:
        category = "quads"
    elif sizes[:2] == [3, 2]:
        category = "full_house"
    elif suited:
        category = "flush"
    elif sizes[0] == 3:
        category = "trips"
    elif sizes[:2] == [2, 2]:
        category = "two_pair"
    elif sizes[0] == 2:
        category = "pair"
    else:
        category = "high_card"
    return (CATEGORIES.index(category), *(ORDER.index(rank) for rank in text)), category, text


def rank_high(five):
    """`(key, category, ranks)` of five card names; keys compare as the hands do."""
    return _high("".join(sorted(name[0] for name in five)), len({name[1] for name in five}) == 1)


@cache
def _low(ranks):
    spots = sorted(("A23456789TJQK".index(rank) + 1 for rank in ranks), reverse=True)
    if len(set(spots)) < 5 or spots[0] > 8:
        return None
    return tuple(-spot for spot in spots), "".join("A2345678"[spot - 1] for spot in spots)


def rank_low(five):
    """`(key, ranks)` of five card names, or None without an eight-or-better low."""
    return _low("".join(sorted(name[0] for name in five)))


def best_high(hole, board):
    """`(category, ranks, two, three)`: the first of the best, hole cards before board cards."""
    best: Any = ((),)
    for two in combinations(hole, 2):
        for three in combinations(board, 3):
            key, category, ranks = rank_high(two + three)
            if key > best[0]:
                best = key, category, ranks, two, three
    return best[1:]


def best_low(hole, board):
    """`(ranks, two, three)`, or None."""
    best: Any = None
    for two in combinations(hole, 2):
        for three in combinations(board, 3):
            low = rank_low(two + three)
            if low is not None and (best is None or low[0] > best[0]):
                best = *low, two, three
    return best and best[1:]
