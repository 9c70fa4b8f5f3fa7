"""Exact equity: every deal that is left, counted by ranks instead of dealt one by one.

Without flushes only the ranks of the cards to come matter, so all boards of the same ranks are one evaluation
and a number: some 6,000 before the flop for the 1,086,008 boards of two hands. Then, for each suit that a
hand could have a flush in, the boards with three or more of it are counted anew. One unknown hand on a
complete board is counted in the same way: some 1,800 sets of ranks for 123,410 hands, and those with two or
more cards of the board's suit anew.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from math import comb, prod
from typing import Any, TypeAlias

from omaha8.cards import DECK, Card
from omaha8.errors import RulesError
from omaha8.odds.equity import Hand, Holding, Odds, Spot, odds_of, spot
from omaha8.rules.evaluate import (
    BOARD,
    FLUSH,
    HOLE,
    SUIT,
    SUIT_BIT,
    TWO_OR_MORE,
    flush_slow,
    high_low,
)
from omaha8.rules.games import Variant

LIMIT = 2_000_000
"""The most evaluations that `exact` does: a few seconds."""

Hole: TypeAlias = tuple[int, int, int, int, int, int, int]
Outcomes: TypeAlias = dict[int, int]
"""Deals by outcome; a `defaultdict`."""
Leaves: TypeAlias = Sequence[tuple[Any, int]]
"""Leaves of `BOARD` or `HOLE`, and how many deals lead to each."""
Flush: TypeAlias = tuple[int, list[int], Leaves]


def exact(
    hands: Sequence[Holding], board: Sequence[Card], variant: Variant, dead: Sequence[Card] = ()
) -> tuple[Odds, ...]:
    """What each hand gets over all deals that are possible, each as likely as any other.

    Known hands and ranges on any street, but before the flop two of them at most; and beside them one unknown
    hand (None) from the flop on. `dead` cards are known to be in no hand and not to come.

    >>> from omaha8.cards import parse_cards
    >>> hands = [parse_cards("AhAs2h3d"), parse_cards("KsKdQhJc")]
    >>> first, second = exact(hands, parse_cards("2c7d8h"), "omaha8")
    >>> first.trials, first.scoops, first.equity == 771 / 820
    (820, 722, True)

    Raises:
        RulesError: as `spot`, or `exact_too_large`.
    """
    asked = spot(hands, board, variant, dead)
    return odds_of(outcomes_of(asked), asked.places, is_exact=True)


def outcomes_of(asked: Spot) -> Outcomes:
    """How many of all deals that are possible have each outcome (see `equity`).

    Raises:
        RulesError: `exact_too_large`; `bad_equity` when no hands of the ranges go together.
    """
    _check_size(asked)
    outcomes: Outcomes = defaultdict(int)
    if asked.ranges:
        _count_ranges(outcomes, asked)
    else:
        _count(outcomes, asked)
    return outcomes


def _check_size(asked: Spot) -> None:
    hands, missing = len(asked.places), 5 - len(asked.board)
    if missing == 5 and (hands > 2 or asked.unknown):
        raise _too_large(asked, "before the flop two known hands can be counted, not")
    if asked.unknown:
        evaluations = comb(52 - len(asked.gone), missing) * comb(16, 4)
    else:
        # Before the flop there are as many again for each suit.
        evaluations = comb(12 + missing, missing) * (5 if missing == 5 else 1)
    for each in asked.ranges:
        evaluations *= len(each.hands)
    if asked.unknown > 1 or evaluations > LIMIT:
        raise _too_large(asked, "too many deals to count:")


def _too_large(asked: Spot, message: str) -> RulesError:
    hands, unknown, board = len(asked.places), asked.unknown, list(asked.board)
    message = f"{message} {hands} hands ({unknown} unknown) on the board {board!r}"
    return RulesError("exact_too_large", message, hands=hands, unknown=unknown, board=board)


def _count_ranges(outcomes: Outcomes, asked: Spot) -> None:
    """Counts each choice of one hand from every range, as often as the product of the weights."""
    for chosen in product(*[zip(each.hands, each.weights, strict=True) for each in asked.ranges]):
        cards = {card for hand, _ in chosen for card in hand}
        if len(cards) < 4 * len(chosen):
            continue
        known = asked.known + tuple([hand for hand, _ in chosen])
        counted: Outcomes = defaultdict(int)
        _count(counted, replace(asked, known=known, ranges=(), gone=asked.gone | cards))
        weight = prod([weight for _, weight in chosen])
        for outcome, deals in counted.items():
            outcomes[outcome] += weight * deals
    if not outcomes:
        raise RulesError("bad_equity", "no hands of the ranges go together", what="range")


def _count(outcomes: Outcomes, asked: Spot) -> None:
    """Counts the run-outs of the board for known hands, and whatever an unknown one may be."""
    if asked.unknown:
        _count_unknown(outcomes, asked)
        return
    node, left = _walk(BOARD, asked.board), _left(asked.gone)
    leaves = _multisets(node, left, 5 - len(asked.board))
    flushes = _flush_boards(asked, node, left)
    count = _count_two if len(asked.known) == 2 else _count_many
    count(outcomes, [HOLE[w][x][y][z] for w, x, y, z in asked.known], leaves, flushes, asked.has_low)


def _count_two(  # noqa: C901, PLR0912 - written out for speed
    outcomes: Outcomes, holes: Sequence[Hole], leaves: Leaves, flushes: Iterator[Flush], has_low: bool
) -> None:
    """`_count_many` for two hands, written out: three times as fast."""
    (a, b, c, d, e, f, mask), (a2, b2, c2, d2, e2, f2, mask2) = holes
    seen = {}
    for leaf, ways in leaves:
        row, low_row = leaf
        first = row[a]
        if (other := row[b]) > first:
            first = other
        if (other := row[c]) > first:
            first = other
        if (other := row[d]) > first:
            first = other
        if (other := row[e]) > first:
            first = other
        if (other := row[f]) > first:
            first = other
        second = row[a2]
        if (other := row[b2]) > second:
            second = other
        if (other := row[c2]) > second:
            second = other
        if (other := row[d2]) > second:
            second = other
        if (other := row[e2]) > second:
            second = other
        if (other := row[f2]) > second:
            second = other
        outcome = 1 if first > second else 2 if second > first else 3
        if has_low and low_row is not None:
            low, other = low_row[mask], low_row[mask2]
            if low or other:
                outcome |= 4 if low > other else 8 if other > low else 12
        outcomes[outcome] += ways
        seen[id(leaf)] = first, second, outcome
    for dealt, (held, held2), ends in flushes:
        flush = held and (FLUSH[dealt | held] or flush_slow(dealt, held))
        flush2 = held2 and (FLUSH[dealt | held2] or flush_slow(dealt, held2))
        for leaf, ways in ends:
            first, second, outcome = seen[id(leaf)]
            first, second = max(first, flush), max(second, flush2)
            anew = outcome & 12 | (1 if first > second else 2 if second > first else 3)
            if anew != outcome:
                outcomes[outcome] -= ways
                outcomes[anew] += ways


def _count_many(
    outcomes: Outcomes, holes: Sequence[Hole], leaves: Leaves, flushes: Iterator[Flush], has_low: bool
) -> None:
    """Adds up the ways to each outcome: first as if there were no flushes, then the difference they make."""
    count = len(holes)
    seen = {}
    for leaf, ways in leaves:
        row, low_row = leaf
        highs = [max(row[a], row[b], row[c], row[d], row[e], row[f]) for a, b, c, d, e, f, _ in holes]
        lows = 0
        if has_low and low_row is not None:
            made = [low_row[hole[6]] for hole in holes]
            lows = _winners(made) << count if any(made) else 0
        outcome = lows | _winners(highs)
        outcomes[outcome] += ways
        seen[id(leaf)] = highs, lows, outcome
    for dealt, held, ends in flushes:
        suited = [mask and (FLUSH[dealt | mask] or flush_slow(dealt, mask)) for mask in held]
        for leaf, ways in ends:
            highs, lows, outcome = seen[id(leaf)]
            anew = lows | _winners([max(both) for both in zip(highs, suited, strict=True)])
            if anew != outcome:
                outcomes[outcome] -= ways
                outcomes[anew] += ways


def _flush_boards(asked: Spot, node: Any, left: Sequence[int]) -> Iterator[Flush]:
    """For each set of cards to come that completes a suit: how the flushes are made.

    The board's ranks in the suit, those of each hand (0 when it has fewer than two), and what the other cards
    to come lead to.
    """
    board, gone, missing = asked.board, asked.gone, 5 - len(asked.board)
    suits = [card & 3 for card in board]
    for suit, bit in enumerate(SUIT_BIT):
        least = max(3 - suits.count(suit), 0)
        if least > missing:
            continue
        held = [bit[w] | bit[x] | bit[y] | bit[z] for w, x, y, z in asked.known]
        held = [mask if TWO_OR_MORE[mask] else 0 for mask in held]
        if not any(held):
            continue
        lying = sum([bit[card] for card in board])
        suited = [card for card in DECK[suit::4] if card not in gone]
        others = list(left)
        for card in suited:
            others[card >> 2] -= 1
        for drawn in range(least, min(missing, len(suited)) + 1):
            if drawn == missing == 1:  # the river alone: as below, in half the time
                for card in suited:
                    yield lying | bit[card], held, ((node[card], 1),)
                break
            for cards in combinations(suited, drawn):
                dealt, inner = lying, node
                for card in cards:
                    dealt |= bit[card]
                    inner = inner[card]
                rest = missing - drawn
                yield dealt, held, _multisets(inner, others, rest) if rest else [(inner, 1)]


def _count_unknown(outcomes: Outcomes, asked: Spot) -> None:
    """Counts the run-outs and, on each of them, all hands that one more player may hold."""
    for end in combinations(asked.live, 5 - len(asked.board)):
        board = asked.board + end
        made = [high_low(hand, board) for hand in asked.known]
        highs = [high for high, _ in made]
        lows = [low if asked.has_low else 0 for _, low in made]
        _count_holes(outcomes, highs, lows, board, asked.gone.union(end), has_low=asked.has_low)


def _count_holes(
    outcomes: Outcomes,
    highs: Sequence[int],
    lows: Sequence[int],
    board: Hand,
    gone: frozenset[Card],
    *,
    has_low: bool,
) -> None:
    """Counts all hands without a card of `gone` on a complete board against known strengths."""
    count = len(highs) + 1
    top, low_top = max(highs), max(lows)
    leading, low_leading = _winners(highs), _winners(lows) << count if low_top else 0
    mine, low_mine = 1 << len(highs), 1 << len(highs) + count
    row, low_row = _walk(BOARD, board)
    left = _left(gone)
    seen: dict[int, tuple[int, int]] = {}
    for leaf, ways in _multisets(HOLE, left, 4):
        a, b, c, d, e, f, mask = leaf
        strength = max(row[a], row[b], row[c], row[d], row[e], row[f])
        low = low_row[mask] if has_low and low_row is not None else 0
        won = mine if strength > top else leading | mine if strength == top else leading
        if low:
            outcome = low_mine if low > low_top else low_leading | low_mine if low == low_top else low_leading
        else:
            outcome = low_leading
        seen[id(leaf)] = won, outcome
        outcomes[outcome | won] += ways
    suit = _walk(SUIT, board)
    if suit is None:
        return
    bit = SUIT_BIT[suit]
    dealt = sum([bit[card] for card in board])
    suited = [card for card in DECK[suit::4] if card not in gone]
    others = list(left)
    for card in suited:
        others[card >> 2] -= 1
    for drawn in range(2, min(4, len(suited)) + 1):
        for cards in combinations(suited, drawn):
            held = sum([bit[card] for card in cards])
            flush = FLUSH[dealt | held] or flush_slow(dealt, held)
            if flush < top:
                continue
            for leaf, ways in _multisets(_walk(HOLE, cards), others, 4 - drawn):
                won, outcome = seen[id(leaf)]
                better = mine if flush > top or won == mine else leading | mine
                if better != won:
                    outcomes[outcome | won] -= ways
                    outcomes[outcome | better] += ways


def _walk(node: Any, cards: Iterable[Card]) -> Any:
    for card in cards:
        node = node[card]
    return node


def _left(gone: Iterable[Card]) -> list[int]:
    """How many cards of each rank are left."""
    left = [4] * 13
    for card in gone:
        left[card >> 2] -= 1
    return left


def _multisets(node: Any, left: Sequence[int], size: int, first: int = 0) -> Leaves:
    """Where `size` more cards lead to from a node of `BOARD` or `HOLE`, and in how many ways.

    `left` cards of each rank are to be had, from rank `first` on; one leaf for each multiset of ranks.
    """
    if not size:
        return [(node, 1)]
    if size == 1:
        return [(node[4 * rank], left[rank]) for rank in range(first, 13) if left[rank]]
    leaves = []
    for rank in range(first, 13):
        inner, had = node, left[rank]
        for taken in range(1, min(size, had) + 1):
            inner, ways = inner[4 * rank], _WAYS[had][taken]
            leaves += [(leaf, ways * more) for leaf, more in _multisets(inner, left, size - taken, rank + 1)]
    return leaves


_WAYS = tuple([tuple([comb(had, taken) for taken in range(5)]) for had in range(5)])


def _winners(strengths: Sequence[int]) -> int:
    """The hands with the greatest strength, a bit each."""
    top, winners, bit = -1, 0, 1
    for strength in strengths:
        if strength > top:
            top, winners = strength, bit
        elif strength == top:
            winners |= bit
        bit += bit
    return winners
