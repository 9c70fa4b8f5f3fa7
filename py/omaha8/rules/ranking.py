"""The strength of five cards: 7,462 high classes and 56 lows (`docs/rules.md#a12`, `docs/rules.md#a13`).

Both strengths are dense integers, bigger is better, equal is a tie; suits are never compared. Which five
cards a player may use is no question of this module: see `evaluate`.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement

from omaha8.cards import RANKS, Card

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
"""Worst first. A royal flush is the best straight flush."""

_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH = (CATEGORIES.index(c) for c in ("straight", "flush", "straight_flush"))
_WHEEL = (12, 3, 2, 1, 0)

# The sum, over the five cards, of how often each card's rank occurs tells the six shapes apart.
_BY_SHAPE = {
    shape: CATEGORIES.index(category)
    for shape, category in (
        (5, "high_card"),
        (7, "pair"),
        (9, "two_pair"),
        (11, "trips"),
        (13, "full_house"),
        (17, "quads"),
    )
}

# Category and five ranks, weightiest first: compares as the hands do.
_Class = tuple[int, tuple[int, ...]]


def _class_of(ranks: tuple[int, ...]) -> _Class:
    """The unsuited class of five ranks in any order, not all five equal."""
    weights = sorted([(ranks.count(rank), rank) for rank in ranks], reverse=True)
    weighty = tuple([rank for _, rank in weights])
    category = _BY_SHAPE[sum([count for count, _ in weights])]
    if weighty == _WHEEL:
        return _STRAIGHT, (3, 2, 1, 0, -1)  # the ace below the deuce; RANKS[-1] is an ace again
    if category == 0 and weighty[0] - weighty[4] == 4:
        return _STRAIGHT, weighty
    return category, weighty


def _suited(unsuited: _Class) -> _Class:
    category, weighty = unsuited
    return (_STRAIGHT_FLUSH if category == _STRAIGHT else _FLUSH), weighty


def rank_mask(ranks: Iterable[int]) -> int:
    """13 bits, bit 0 for a deuce.

    >>> bin(rank_mask([0, 12]))
    '0b1000000000001'
    """
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def _high_tables() -> tuple[tuple[_Class, ...], dict[tuple[int, ...], int], tuple[int, ...]]:
    multisets = [m for m in combinations_with_replacement(range(13), 5) if m[0] != m[4]]
    unsuited = {ranks: _class_of(ranks) for ranks in multisets}
    suited = {ranks: _suited(unsuited[ranks]) for ranks in combinations(range(13), 5)}
    classes = tuple(sorted({*unsuited.values(), *suited.values()}))
    strengths = {made: index for index, made in enumerate(classes, 1)}
    flushes = [0] * 8192
    for ranks, made in suited.items():
        flushes[rank_mask(ranks)] = strengths[made]
    return classes, {ranks: strengths[made] for ranks, made in unsuited.items()}, tuple(flushes)


_HIGH_CLASSES, UNSUITED, FLUSHES = _high_tables()
"""`UNSUITED`: five ranks in rising order -> strength of cards not of one suit (6,175 entries).
`FLUSHES`: `rank_mask` of five suited cards -> strength; 0 for a mask that has not five bits."""

LOW_BITS: tuple[int, ...] = (*(1 << (rank + 1) if rank < 7 else 0 for rank in range(12)), 1)
"""Rank -> its bit among the eight low ranks, ace lowest (1), eight highest (128); 0 from nine to king."""

# Two lows compare by their highest card, then the next: exactly as their masks do, upside down.
_LOW_MASKS = sorted((sum(bits) for bits in combinations([1 << i for i in range(8)], 5)), reverse=True)
LOW_STRENGTHS: dict[int, int] = {mask: strength for strength, mask in enumerate(_LOW_MASKS, 1)}
"""`LOW_BITS` of five different low ranks together -> strength of the low."""


def high_strength(five: Sequence[Card]) -> int:
    """Strength of five different cards, 1 (75432 in several suits) to 7462 (a royal flush).

    >>> high_strength((51, 47, 43, 39, 35))
    7462
    """
    a, b, c, d, e = five
    ranks = sorted((a >> 2, b >> 2, c >> 2, d >> 2, e >> 2))
    if a & 3 == b & 3 == c & 3 == d & 3 == e & 3:
        return FLUSHES[rank_mask(ranks)]
    return UNSUITED[tuple(ranks)]


def _made(strength: int) -> _Class:
    if strength < 1:
        raise IndexError(f"no high hand has strength {strength!r}")
    return _HIGH_CLASSES[strength - 1]


def category_of(strength: int) -> str:
    """One of `CATEGORIES`.

    >>> category_of(7462)
    'straight_flush'
    """
    return CATEGORIES[_made(strength)[0]]


def high_ranks_of(strength: int) -> str:
    """Five ranks, weightiest first: pairs and more before single cards, a wheel's ace last.

    >>> high_ranks_of(7462), high_ranks_of(1)
    ('AKQJT', '75432')
    """
    return "".join(RANKS[rank] for rank in _made(strength)[1])


def low_strength(five: Iterable[Card]) -> int:
    """Strength of five different cards as a low, 1 (87654) to 56 (5432A), or 0 when they are no low.

    A low is five different ranks, none above eight, ace lowest; straights and flushes do not spoil it.
    """
    mask = 0
    for card in five:
        mask |= LOW_BITS[card >> 2]
    return LOW_STRENGTHS.get(mask, 0)


def low_ranks_of(low: int) -> str:
    """Five ranks from the top.

    >>> low_ranks_of(56), low_ranks_of(1)
    ('5432A', '87654')

    Raises:
        IndexError: 0 is no low and has no ranks.
    """
    if low < 1:
        raise IndexError(f"no low has strength {low!r}")
    mask = _LOW_MASKS[low - 1]
    return "".join(letter for i, letter in reversed(tuple(enumerate("A2345678"))) if mask >> i & 1)
