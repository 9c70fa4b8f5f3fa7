"""The evaluator's tables, computed when first imported; nothing is shipped as data.

Without flushes a high hand depends on the board's ranks (6,175 multisets of five) and on the ranks of the two
hole cards (91 pairs): each board multiset has a row of 91 strengths, the best of its ten triples, and a hand
is six reads in it. A low depends on two sets of low ranks: one read. Classes are found by walking tuples 52
wide, one step a card in any order: no sorting, hashing or arithmetic. Equal multisets share their nodes, so
that five levels are 2,380 tuples.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, TypeAlias, TypeVar

from omaha8.cards import DECK, Card, rank_of, suit_of
from omaha8.rules.ranking import FLUSHES, LOW_BITS, LOW_STRENGTHS, UNSUITED

T = TypeVar("T")
ByCard: TypeAlias = tuple[T, ...]
Row: TypeAlias = tuple[int, ...]
BoardClass: TypeAlias = tuple[Row, bytes | None]
HoleClass: TypeAlias = tuple[int, int, int, int, int, int, int]

_Ranks: TypeAlias = tuple[int, ...]


def _multisets(kinds: int, size: int) -> Iterable[_Ranks]:
    return combinations_with_replacement(range(kinds), size)


_PAIRS = tuple(_multisets(13, 2))
_PAIR_INDEX = {pair: index for index, pair in enumerate(_PAIRS)}


def _rows() -> dict[_Ranks, Row]:
    """Rank multiset of three, four or five board cards -> best strength for each of the 91 pairs.

    0 where pair and board would need five cards of a rank.
    """
    strength = UNSUITED.get
    rows: dict[_Ranks, Row] = {
        three: tuple([strength(tuple(sorted(three + pair)), 0) for pair in _PAIRS])
        for three in _multisets(13, 3)
    }
    for size in (4, 5):
        for ranks in _multisets(13, size):
            # Four of the smaller boards hold every triple between them.
            parts = [rows[part] for part in {ranks[:i] + ranks[i + 1 :] for i in range(4)}]
            rows[ranks] = tuple(map(max, *parts)) if len(parts) > 1 else parts[0]
    return rows


def _low_mask(ranks: Iterable[int]) -> int:
    mask = 0
    for rank in ranks:
        mask |= LOW_BITS[rank]
    return mask


def _low_rows() -> dict[int, bytes]:
    """Low mask of a board with three low ranks or more -> best low (0 to 56) by low mask of the hole."""
    bits = [1 << i for i in range(8)]
    pairs = [sum(two) for two in combinations(bits, 2)]
    holes = {
        sum(some): [sum(two) for two in combinations(some, 2)]
        for n in (2, 3, 4)
        for some in combinations(bits, n)
    }
    rows = {}
    for n in (3, 4, 5):
        for board in combinations(bits, n):
            threes = [sum(three) for three in combinations(board, 3)]
            # Sets that overlap make fewer than five ranks, which have no strength.
            best = {pair: max([LOW_STRENGTHS.get(pair | three, 0) for three in threes]) for pair in pairs}
            row = bytearray(256)
            for hole, inside in holes.items():
                row[hole] = max([best[pair] for pair in inside])
            rows[sum(board)] = bytes(row)
    return rows


def _dag(leaves: Mapping[tuple[int, ...], Any], kind_of: Callable[[Card], int], depth: int) -> Any:
    """Tuples 52 wide, nested `depth` deep: card by card to the leaf of the multiset of their kinds."""
    kinds = [kind_of(card) for card in DECK]
    width = max(kinds) + 1
    level = leaves
    for size in reversed(range(depth)):
        above = {}
        for multiset in _multisets(width, size):
            branches = [level.get(tuple(sorted((*multiset, kind)))) for kind in range(width)]
            above[multiset] = tuple([branches[kind] for kind in kinds])
        level = above
    return level[()]


def _boards() -> tuple[Any, Any, Any]:
    low_rows = _low_rows()
    classes = {ranks: (row, low_rows.get(_low_mask(ranks))) for ranks, row in _rows().items()}
    return _dag(classes, rank_of, 3), _dag(classes, rank_of, 4), _dag(classes, rank_of, 5)


def _holes() -> Any:
    # High ranks first: they win more often, and then the running maximum of six reads changes less.
    classes = {
        ranks: (*[_PAIR_INDEX[pair] for pair in reversed(list(combinations(ranks, 2)))], _low_mask(ranks))
        for ranks in _multisets(13, 4)
    }
    return _dag(classes, rank_of, 4)


def _suits(depth: int) -> Any:
    flushes = {
        suits: next((suit for suit in range(4) if suits.count(suit) >= 3), None)
        for suits in _multisets(4, depth)
    }
    return _dag(flushes, suit_of, depth)


BOARD3: ByCard[ByCard[ByCard[BoardClass]]]
BOARD4: ByCard[ByCard[ByCard[ByCard[BoardClass]]]]
BOARD: ByCard[ByCard[ByCard[ByCard[ByCard[BoardClass]]]]]
BOARD3, BOARD4, BOARD = _boards()
"""`BOARD[a][b][c][d][e]` -> `(row, low_row)` of five board cards in any order; `BOARD4` and `BOARD3` of four
and three. `row[pair]` is the best high without flushes for a pair class of the hole (see `HOLE`), `low_row`
is None when the board allows no low, else `low_row[low_mask]` is the best low: 1 to 56, or 0."""

HOLE: ByCard[ByCard[ByCard[ByCard[HoleClass]]]] = _holes()
"""`HOLE[a][b][c][d]` -> the six pair classes of four hole cards in any order (repeated where ranks repeat)
and their low mask, to index the rows of `BOARD`."""

SUIT3: ByCard[ByCard[ByCard[int | None]]] = _suits(3)
SUIT4: ByCard[ByCard[ByCard[ByCard[int | None]]]] = _suits(4)
SUIT: ByCard[ByCard[ByCard[ByCard[ByCard[int | None]]]]] = _suits(5)
"""`SUIT[a][b][c][d][e]` -> the suit that three or more of five board cards have, or None; `SUIT4`, `SUIT3`
of four and three."""

SUIT_BIT: tuple[ByCard[int], ...] = tuple(
    tuple([1 << rank_of(card) if suit_of(card) == suit else 0 for card in DECK]) for suit in range(4)
)
"""`SUIT_BIT[suit][card]` -> the bit (0 deuce .. 12 ace) of the card's rank, 0 for a card of another suit."""

TWO_OR_MORE: tuple[bool, ...] = tuple([mask.bit_count() >= 2 for mask in range(8192)])
"""Rank mask of the hole cards in the board's suit -> enough of them for a flush?"""

FLUSH: tuple[int, ...] = FLUSHES
"""`FLUSH[board_mask | hole_mask]` -> strength of the flush when three board cards and two hole cards are
all there is of the suit; 0 when there are more, which `flush_slow` answers. Only for `TWO_OR_MORE`."""


@lru_cache(maxsize=1 << 15)  # 468,000 pairs of masks exist: bounded, so that long simulations keep their size
def flush_slow(board_mask: int, hole_mask: int) -> int:
    """Best flush of exactly two of the hole's and three of the board's cards in the suit, as rank masks."""
    holes = [a | b for a, b in combinations(_bits(hole_mask), 2)]
    boards = [a | b | c for a, b, c in combinations(_bits(board_mask), 3)]
    return max([FLUSHES[hole | board] for hole in holes for board in boards])


def _bits(mask: int) -> list[int]:
    return [1 << i for i in range(13) if mask >> i & 1]
