"""The Omaha rule: exactly two cards of the hand and three of the board (`docs/rules.md#a12`, `#a13`).

`high`, `low` and `high_low` give strengths as `ranking` counts them, from table reads alone; they check the
number of cards but trust the caller that all are different. `best` checks everything and names the cards.

Loops that evaluate millions of deals walk the tables themselves, known cards first; their names and shapes
are described in `_tables` and exported here: `BOARD`, `HOLE`, `SUIT`, `SUIT_BIT`, `TWO_OR_MORE`, `FLUSH`,
`flush_slow`, and for shorter boards `BOARD3`, `BOARD4`, `SUIT3`, `SUIT4`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from omaha8.cards import DECK, RANKS, Card, card_name, cards_name
from omaha8.errors import RulesError
from omaha8.rules._tables import (
    BOARD,
    BOARD3,
    BOARD4,
    FLUSH,
    HOLE,
    SUIT,
    SUIT3,
    SUIT4,
    SUIT_BIT,
    TWO_OR_MORE,
    flush_slow,
)
from omaha8.rules.ranking import category_of, high_ranks_of, high_strength, low_ranks_of, low_strength

__all__ = [
    "BOARD",
    "BOARD3",
    "BOARD4",
    "FLUSH",
    "HOLE",
    "SUIT",
    "SUIT3",
    "SUIT4",
    "SUIT_BIT",
    "TWO_OR_MORE",
    "Best",
    "Made",
    "best",
    "flush_slow",
    "high",
    "high_low",
    "low",
]


_DECK = frozenset(DECK)


@dataclass(frozen=True, slots=True)
class Made:
    """Five cards that a player holds by the Omaha rule.

    Attributes:
        strength: 1 to 7462 for a high, 1 to 56 for a low; bigger is better.
        category: one of `ranking.CATEGORIES`, or `low`.
        ranks: five ranks, weightiest first: `KKKQ8`, `8642A`.
        hole: the two cards used of the hand, in its order.
        board: the three cards used of the board, in its order.
    """

    strength: int
    category: str
    ranks: str
    hole: tuple[Card, Card]
    board: tuple[Card, Card, Card]


@dataclass(frozen=True, slots=True)
class Best:
    """The best high, and the best low if the hand has one (whether the game pays lows is not asked)."""

    high: Made
    low: Made | None


def high(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """Strength of the best high hand, 1 to 7462.

    >>> from omaha8.cards import parse_cards
    >>> category_of(high(parse_cards("AcKdKs2h"), parse_cards("5c6d7h8s9c")))
    'pair'

    Raises:
        RulesError: `hole_size`, `board_too_short`, `board_too_long`.
    """
    try:
        a, b, c, d, e = board
        f, g, h, i = hole
    except ValueError:
        return _short_board(hole, board)[0]
    row, _ = BOARD[a][b][c][d][e]
    pair, pair2, pair3, pair4, pair5, pair6, _ = HOLE[f][g][h][i]
    strength = row[pair]
    if (other := row[pair2]) > strength:
        strength = other
    if (other := row[pair3]) > strength:
        strength = other
    if (other := row[pair4]) > strength:
        strength = other
    if (other := row[pair5]) > strength:
        strength = other
    if (other := row[pair6]) > strength:
        strength = other
    suit = SUIT[a][b][c][d][e]
    if suit is not None:
        bit = SUIT_BIT[suit]
        held = bit[f] | bit[g] | bit[h] | bit[i]
        if TWO_OR_MORE[held]:
            dealt = bit[a] | bit[b] | bit[c] | bit[d] | bit[e]
            if (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > strength:
                return other
    return strength


def low(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """Strength of the best eight-or-better low, 1 to 56, or 0 when there is none.

    >>> from omaha8.cards import parse_cards
    >>> low_ranks_of(low(parse_cards("AcKdKs2h"), parse_cards("5c6d7h8s9c")))
    '7652A'

    Raises:
        RulesError: as `high`.
    """
    try:
        a, b, c, d, e = board
        f, g, h, i = hole
    except ValueError:
        return _short_board(hole, board)[1]
    _, low_row = BOARD[a][b][c][d][e]
    return 0 if low_row is None else low_row[HOLE[f][g][h][i][6]]


def high_low(hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """`high` and `low` at once.

    Raises:
        RulesError: as `high`.
    """
    # Written out like `high`: sharing its lines would cost a call, a fifth of the whole.
    try:
        a, b, c, d, e = board
        f, g, h, i = hole
    except ValueError:
        return _short_board(hole, board)
    row, low_row = BOARD[a][b][c][d][e]
    pair, pair2, pair3, pair4, pair5, pair6, low_mask = HOLE[f][g][h][i]
    strength = row[pair]
    if (other := row[pair2]) > strength:
        strength = other
    if (other := row[pair3]) > strength:
        strength = other
    if (other := row[pair4]) > strength:
        strength = other
    if (other := row[pair5]) > strength:
        strength = other
    if (other := row[pair6]) > strength:
        strength = other
    suit = SUIT[a][b][c][d][e]
    if suit is not None:
        bit = SUIT_BIT[suit]
        held = bit[f] | bit[g] | bit[h] | bit[i]
        if TWO_OR_MORE[held]:
            dealt = bit[a] | bit[b] | bit[c] | bit[d] | bit[e]
            if (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > strength:
                strength = other
    return strength, 0 if low_row is None else low_row[low_mask]


def best(hole: Sequence[Card], board: Sequence[Card]) -> Best:
    """The best high and low with the cards that make them.

    Of several choices that tie, the first counts: by the order in which the hole cards were dealt, then the
    board (so the same four cards in another order may show another, equal choice).

    >>> from omaha8.cards import parse_cards
    >>> made = best(parse_cards("As2sKdKc"), parse_cards("3c7d8sKhQd"))
    >>> made.high.category, made.high.ranks, cards_name(made.high.hole), cards_name(made.high.board)
    ('trips', 'KKKQ8', 'KdKc', '8sKhQd')
    >>> made.low.ranks, cards_name(made.low.hole), cards_name(made.low.board)
    ('8732A', 'As2s', '3c7d8s')

    Raises:
        RulesError: `hole_size`, `board_too_short`, `board_too_long`, `duplicate_card`.
        NotationError: `bad_card`.
    """
    _check_sizes(hole, board)
    _check_different(hole, board)
    strength, low_value = high_low(hole, board)
    ranks = high_ranks_of(strength)
    cards = _first(hole, board, ranks, high_strength, strength)
    high_made = Made(strength, category_of(strength), ranks, *cards)
    if not low_value:
        return Best(high_made, None)
    ranks = low_ranks_of(low_value)
    cards = _first(hole, board, ranks, low_strength, low_value)
    return Best(high_made, Made(low_value, "low", ranks, *cards))


def _short_board(hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, int]:
    """`high_low` on a flop or turn, after the complaint about any other number of cards."""
    _check_sizes(hole, board)
    a, b, c = board[:3]
    if len(board) == 3:
        (row, low_row), suit = BOARD3[a][b][c], SUIT3[a][b][c]
    else:
        d = board[3]
        (row, low_row), suit = BOARD4[a][b][c][d], SUIT4[a][b][c][d]
    f, g, h, i = hole
    pair, pair2, pair3, pair4, pair5, pair6, low_mask = HOLE[f][g][h][i]
    strength = max(row[pair], row[pair2], row[pair3], row[pair4], row[pair5], row[pair6])
    if suit is not None:
        bit = SUIT_BIT[suit]
        held = bit[f] | bit[g] | bit[h] | bit[i]
        if TWO_OR_MORE[held]:
            strength = max(strength, flush_slow(sum([bit[card] for card in board]), held))
    return strength, 0 if low_row is None else low_row[low_mask]


def _first(
    hole: Sequence[Card],
    board: Sequence[Card],
    ranks: str,
    strength_of: Callable[[tuple[Card, ...]], int],
    wanted: int,
) -> tuple[tuple[Card, Card], tuple[Card, Card, Card]]:
    # Cards of other ranks have no part in it: without them a few of the sixty choices are left.
    threes = list(combinations([card for card in board if RANKS[card >> 2] in ranks], 3))
    return next(
        (two, three)
        for two in combinations([card for card in hole if RANKS[card >> 2] in ranks], 2)
        for three in threes
        if strength_of(two + three) == wanted
    )


def _check_sizes(hole: Sequence[Card], board: Sequence[Card]) -> None:
    if len(hole) != 4:
        raise RulesError("hole_size", f"a hand has 4 hole cards, not {len(hole)}: {hole!r}", hole=list(hole))
    if len(board) < 3:
        raise RulesError("board_too_short", f"fewer than 3 board cards: {board!r}", board=list(board))
    if len(board) > 5:
        raise RulesError("board_too_long", f"more than 5 board cards: {board!r}", board=list(board))


def _check_different(hole: Sequence[Card], board: Sequence[Card]) -> None:
    cards = (*hole, *board)
    if len(_DECK.intersection(cards)) == len(cards):
        return
    names = [card_name(card) for card in cards]
    for name in names:
        if names.count(name) > 1:
            where = f"{cards_name(hole)} on {cards_name(board)}"
            raise RulesError("duplicate_card", f"{name!r} twice: {where}", card=name)
