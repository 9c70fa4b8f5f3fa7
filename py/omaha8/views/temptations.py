"""Why a hand that the eye sees is none: the rule takes two cards of the hand and three of the board.

The eye puts together the best five of all cards in view. A temptation is such a hand, better than the one
held, or what keeps a low from being one. Each code has one exact meaning:

- `flush_with_one_suited`: three or more of a suit on the board, exactly one in the hand, and no flush held.
- `four_flush_board`: four or five of a suit on the board, none in the hand, and no flush held.
- `flush_with_three`: a flush with three or four cards of the hand.
- `straight_with_one`: a straight with one card of the hand or none.
- `straight_with_three`: a straight with three or four cards of the hand.
- `board_quads`, `board_full_house`: they lie on the board.
- `board_trips`: three of a rank on the board and a full house with one card of the hand.
- `board_two_pair`: two pairs on the board: they themselves, or a full house with one card of the hand.
- `pairs_with_three`: two pair, three or four of a rank or a full house with three or four cards of the hand.
- `low_with_one`, `low_with_three`: a low with at most one, or with at least three cards of the hand.
- `paired_low`: two low cards in the hand and three on the board, yet no five different ranks by the rule.
- `counterfeited`: a card of the hand that plays in the low has its rank on the board, for all to use.

Flushes are compared by having one, equal ranks by category, straights and lows by strength.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, TypeAlias

from omaha8.cards import Card, rank_of, suit_of
from omaha8.rules.evaluate import Best, best
from omaha8.rules.games import Variant
from omaha8.rules.ranking import CATEGORIES, LOW_BITS, LOW_STRENGTHS, UNSUITED, category_of, high_strength

TemptationCode: TypeAlias = Literal[
    "flush_with_one_suited",
    "four_flush_board",
    "flush_with_three",
    "straight_with_one",
    "straight_with_three",
    "board_quads",
    "board_full_house",
    "board_trips",
    "board_two_pair",
    "pairs_with_three",
    "low_with_one",
    "low_with_three",
    "paired_low",
    "counterfeited",
]
Cards: TypeAlias = Sequence[Card]

_TWO_PAIR, _TRIPS, _FLUSH, _FULL_HOUSE, _QUADS = map(
    CATEGORIES.index, ("two_pair", "trips", "flush", "full_house", "quads")
)
_OF_A_KIND = (_TWO_PAIR, _TRIPS, _FULL_HOUSE, _QUADS)
# Ranks of the ten straights, best first; the ace is also below the deuce.
_STRAIGHTS = (*(tuple(range(top, top - 5, -1)) for top in range(12, 3, -1)), (3, 2, 1, 0, 12))


@dataclass(frozen=True, slots=True)
class Temptation:
    """A hand that is none.

    Attributes:
        code: why, see the module.
        hole: the cards of the hand that the eye uses, without kickers.
        board: likewise of the board. In `paired_low` and `counterfeited` both are the cards of doubled ranks.
    """

    code: TemptationCode
    hole: tuple[Card, ...]
    board: tuple[Card, ...]


def temptations(
    hole: Cards, board: Cards, variant: Variant, made: Best | None = None
) -> tuple[Temptation, ...]:
    """What four hole cards seem to make on a flop, turn or river, the highs first; empty before the flop.

    Args:
        hole: four cards.
        board: those turned up.
        variant: lows count in `omaha8` only.
        made: what they do make, where it is known already.

    >>> from omaha8.cards import cards_name, parse_cards
    >>> (seen,) = temptations(parse_cards("AhKcQd7s"), parse_cards("2h5h9hJh3c"), "omaha_high")
    >>> seen.code, cards_name(seen.hole), cards_name(seen.board)
    ('flush_with_one_suited', 'Ah', '2h5h9hJh')

    Raises:
        RulesError: as `rules.evaluate.best`.
    """
    if len(board) < 3:
        return ()
    made = made or best(hole, board)
    found = [*_flushes(hole, board, made), *_straights(hole, board, made), *_paired(hole, board, made)]
    if variant == "omaha8":
        found += _lows(hole, board, made)
    return tuple(found)


def _flushes(hole: Cards, board: Cards, made: Best) -> Iterator[Temptation]:
    if CATEGORIES.index(made.high.category) >= _FLUSH:
        return
    for suit in range(4):
        held = tuple(card for card in hole if suit_of(card) == suit)
        dealt = tuple(card for card in board if suit_of(card) == suit)
        if len(held) == 1 and len(dealt) >= 3:
            yield Temptation("flush_with_one_suited", held, dealt)
        elif not held and len(dealt) >= 4:
            yield Temptation("four_flush_board", held, dealt)
        elif len(held) >= 3 and len(held) + len(dealt) >= 5:
            yield Temptation("flush_with_three", held, dealt)


def _straights(hole: Cards, board: Cards, made: Best) -> Iterator[Temptation]:
    """The best straight with too few and the best with too many of the hand, where they beat what is held."""
    held, dealt = _by_rank(hole), _by_rank(board)
    few = many = True
    for ranks in _STRAIGHTS:
        missing = [rank for rank in ranks if rank not in dealt]
        usable = [rank for rank in ranks if rank in held]
        if not {*missing} <= {*usable} or not (len(missing) < 2 or len(usable) > 2):
            continue
        if _strength_of_straight(ranks) <= made.high.strength:
            return
        if few and len(missing) < 2:
            few = False
            yield _along("straight_with_one", ranks, held, dealt, missing)
        if many and len(usable) > 2:
            many = False
            doubled = [rank for rank in usable if rank in dealt]
            used = [*missing, *doubled[: max(0, 3 - len(missing))]]
            yield _along("straight_with_three", ranks, held, dealt, used)


def _along(
    code: TemptationCode,
    ranks: Iterable[int],
    held: dict[int, Card],
    dealt: dict[int, Card],
    of_hand: Iterable[int],
) -> Temptation:
    """A temptation with one card a rank, those `of_hand` from the hand."""
    mine = {*of_hand}
    return Temptation(
        code,
        tuple(held[rank] for rank in ranks if rank in mine),
        tuple(dealt[rank] for rank in ranks if rank not in mine),
    )


def _strength_of_straight(ranks: Sequence[int]) -> int:
    # Four clubs and a diamond, for a straight that is no flush.
    return high_strength([4 * rank + (at == 0) for at, rank in enumerate(ranks)])


def _paired(hole: Cards, board: Cards, made: Best) -> Iterator[Temptation]:
    category = CATEGORIES.index(made.high.category)
    counts = _counts(board)
    pairs, trips = [r for r, n in counts.items() if n == 2], [r for r, n in counts.items() if n == 3]
    held = _by_rank(hole)
    if 4 in counts.values():
        if category < _QUADS:
            yield Temptation("board_quads", (), _of_ranks(board, [r for r, n in counts.items() if n == 4]))
    elif pairs and trips:
        if high_strength(board) > made.high.strength:
            yield Temptation("board_full_house", (), tuple(board))
    elif trips and category < _FULL_HOUSE:
        others = sorted((rank for rank in counts if rank in held and rank not in trips), reverse=True)
        if others:
            yield Temptation("board_trips", (held[others[0]],), _of_ranks(board, [*trips, others[0]]))
    elif len(pairs) == 2 and category < _FULL_HOUSE:
        matching = max((rank for rank in pairs if rank in held), default=None)
        if matching is not None or category < _TWO_PAIR:
            mine = () if matching is None else (held[matching],)
            yield Temptation("board_two_pair", mine, _of_ranks(board, pairs))
    yield from _many_of_hand(hole, board, category)


def _many_of_hand(hole: Cards, board: Cards, category: int) -> Iterator[Temptation]:
    """The best hand of equal ranks that takes three cards of the hand or all four, without its kickers."""
    if len(_counts(hole)) == 4:  # then two of them make any pairs that three would
        return
    found = 0
    five: tuple[Cards, Cards] = (), ()
    for size in (3, 4):
        for mine in combinations(hole, size):
            for others in combinations(board, 5 - size):
                strength = UNSUITED[tuple(sorted(rank_of(card) for card in (*mine, *others)))]
                made = CATEGORIES.index(category_of(strength))
                if strength > found and category < made in _OF_A_KIND:
                    found, five = strength, (mine, others)
    if found:
        ranks = {rank for rank, n in _counts([*five[0], *five[1]]).items() if n > 1}
        yield Temptation("pairs_with_three", _of_ranks(five[0], ranks), _of_ranks(five[1], ranks))


def _lows(hole: Cards, board: Cards, made: Best) -> Iterator[Temptation]:
    held, dealt = _low_ranks(hole), _low_ranks(board)
    strength = made.low.strength if made.low else 0
    few = _best_low(held, dealt, (0, 1))
    if few and few[0] > strength:
        yield _along("low_with_one", few[1], held, dealt, few[2])
    many = _best_low(held, dealt, (3, 4))
    if many and many[0] > strength:
        yield _along("low_with_three", many[1], held, dealt, many[2])
    doubled = [rank for rank in held if rank in dealt]
    if made.low:
        played = {rank_of(card) for card in made.low.hole}.intersection(doubled)
        if played:
            yield Temptation("counterfeited", _of_ranks(made.low.hole, played), _of_ranks(board, played))
    elif _low_cards(hole) >= 2 and _low_cards(board) >= 3:
        ranks = {r for r, n in _counts([*hole, *board]).items() if n > 1 and LOW_BITS[r]}
        yield Temptation("paired_low", _of_ranks(hole, ranks), _of_ranks(board, ranks))


def _best_low(
    held: dict[int, Card], dealt: dict[int, Card], sizes: Iterable[int]
) -> tuple[int, list[int], tuple[int, ...]] | None:
    """The best low with so many cards of the hand: strength, ranks from the worst, and those of the hand."""
    found = None
    for size in sizes:
        for mine in combinations(sorted(held, key=_low_order), size):
            others = sorted((rank for rank in dealt if rank not in mine), key=_low_order)[: 5 - size]
            ranks = [*mine, *others]
            if len(ranks) == 5:
                strength = LOW_STRENGTHS[sum(LOW_BITS[rank] for rank in ranks)]
                if not found or strength > found[0]:
                    found = strength, sorted(ranks, key=_low_order, reverse=True), mine
    return found


def _low_order(rank: int) -> int:
    return LOW_BITS[rank]


def _low_ranks(cards: Cards) -> dict[int, Card]:
    return {rank: card for rank, card in _by_rank(cards).items() if LOW_BITS[rank]}


def _low_cards(cards: Cards) -> int:
    return sum(1 for card in cards if LOW_BITS[rank_of(card)])


def _by_rank(cards: Cards) -> dict[int, Card]:
    """The first card of each rank."""
    return {rank_of(card): card for card in reversed(cards)}


def _counts(cards: Cards) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[rank_of(card)] = counts.get(rank_of(card), 0) + 1
    return counts


def _of_ranks(cards: Cards, ranks: Iterable[int]) -> tuple[Card, ...]:
    wanted = {*ranks}
    return tuple(card for card in cards if rank_of(card) in wanted)
