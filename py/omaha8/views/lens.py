"""Which two plus which three a hand plays, whether anything can beat it, and what its low still lacks.

The nuts are asked about the board as it lies and the cards that the viewer does not see: what a street to
come may change is no part of it.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from omaha8.cards import DECK, Card, rank_of
from omaha8.rules.evaluate import (
    BOARD,
    BOARD3,
    BOARD4,
    HOLE,
    SUIT,
    SUIT3,
    SUIT4,
    SUIT_BIT,
    Best,
    best,
    flush_slow,
)
from omaha8.rules.games import Variant
from omaha8.rules.ranking import LOW_BITS
from omaha8.views.temptations import temptations
from omaha8.views.view import Lens, LowReading

_TABLES: dict[int, tuple[Any, Any]] = {3: (BOARD3, SUIT3), 4: (BOARD4, SUIT4), 5: (BOARD, SUIT)}


def _pair_classes() -> dict[tuple[int, int], int]:
    """Two ranks, the lower first -> where a row of `BOARD` keeps their strength."""
    of_a_kind = [HOLE[4 * r][4 * r + 1][4 * r + 2][4 * r + 3][0] for r in range(13)]
    classes = {(rank, rank): of_a_kind[rank] for rank in range(13)}
    for low, high in combinations(range(13), 2):
        six = HOLE[4 * low][4 * low + 1][4 * high][4 * high + 1][:6]
        classes[low, high] = next(c for c in six if c not in (of_a_kind[low], of_a_kind[high]))
    return classes


_PAIR_CLASSES = _pair_classes()
_LOW_PAIRS = tuple(bits for bits in combinations([1 << i for i in range(8)], 2))


def lens(hole: Sequence[Card], board: Sequence[Card], variant: Variant) -> Lens | None:
    """Read four hole cards on a flop, turn or river; None before the flop, where nothing is made yet.

    >>> from omaha8.cards import parse_cards
    >>> reading = lens(parse_cards("AhKcQd7s"), parse_cards("2h5h9hJh3c"), "omaha8")
    >>> reading.high.ranks, reading.low.state, reading.low.made.ranks
    ('AKJ95', 'made', '7532A')

    Raises:
        RulesError: cards that cannot be a hand and a board (see `rules.evaluate.best`).
    """
    if len(board) < 3:
        return None
    made = best(hole, board)
    return replace(_reading(hole, board, variant, made), temptations=temptations(hole, board, variant, made))


def _reading(hole: Sequence[Card], board: Sequence[Card], variant: Variant, made: Best) -> Lens:
    unseen = [card for card in DECK if card not in hole and card not in board]
    low = None
    if variant == "omaha8":
        low = _low_outlook(hole, board)
        if made.low is not None:
            low = LowReading("made", made=made.low, is_nuts=made.low.strength >= _best_low(board, unseen))
    return Lens(made.high, made.high.strength >= _best_high(board, unseen), low)


def nut_outs(hole: Sequence[Card], board: Sequence[Card], variant: Variant) -> int:
    """How many of the unseen cards would give the hand the best possible high or low on the next street.

    Cards after which it still has them count too; 0 before the flop and on the river.

    >>> from omaha8.cards import parse_cards
    >>> nut_outs(parse_cards("AsKs9d9c"), parse_cards("2s7sJh"), "omaha_high")
    8

    Raises:
        RulesError: as `lens`.
    """
    if len(board) not in (3, 4):
        return 0
    outs = 0
    for card in DECK:
        if card not in hole and card not in board:
            street = (*board, card)
            reading = _reading(hole, street, variant, best(hole, street))
            if reading.high_is_nuts or (reading.low and reading.low.is_nuts):
                outs += 1
    return outs


def _walk(node: Any, board: Sequence[Card]) -> Any:
    for card in board:
        node = node[card]
    return node


def _best_high(board: Sequence[Card], unseen: Sequence[Card]) -> int:
    """Strength of the best high that any two of `unseen` make with the board."""
    boards, suits = _TABLES[len(board)]
    row, _ = _walk(boards, board)
    ranks = [rank_of(card) for card in unseen]
    left = [ranks.count(rank) for rank in range(13)]
    strength: int = max(
        row[index]
        for (low, high), index in _PAIR_CLASSES.items()
        if (left[low] and left[high] if low != high else left[low] >= 2)
    )
    suit = _walk(suits, board)
    if suit is not None:
        bit = SUIT_BIT[suit]
        held = sum(bit[card] for card in unseen)
        if held.bit_count() >= 2:
            strength = max(strength, flush_slow(sum(bit[card] for card in board), held))
    return strength


def _best_low(board: Sequence[Card], unseen: Sequence[Card]) -> int:
    """Strength of the best low that any two of `unseen` make with a board that allows one."""
    _, low_row = _walk(_TABLES[len(board)][0], board)
    left = _low_mask(unseen)
    return max((low_row[a | b] for a, b in _LOW_PAIRS if left & a and left & b), default=0)


def _low_mask(cards: Sequence[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= LOW_BITS[rank_of(card)]
    return mask


def _low_outlook(hole: Sequence[Card], board: Sequence[Card]) -> LowReading:
    """How many low ranks the board still needs for a hand that has no low, and whether it can get them."""
    held, dealt = _low_mask(hole), _low_mask(board)
    lacks = [3 - (dealt & ~(a | b)).bit_count() for a, b in _LOW_PAIRS if held & a and held & b]
    needs = min(lacks, default=3)
    if not lacks or needs > 5 - len(board):
        return LowReading("impossible")
    return LowReading("possible", needs=needs)
