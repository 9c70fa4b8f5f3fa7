"""A field of hands that opponents may hold, and how each of them ends on a few run-outs of the board.

All values are computed once; what opponents are thought to hold is then only a matter of weights, and any
number of plans can be tried on the same samples.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Any

from omaha8.cards import DECK, Card
from omaha8.odds.deals import deals
from omaha8.odds.equity import POT
from omaha8.odds.starting import better_hands
from omaha8.rules.evaluate import BOARD, FLUSH, HOLE, SUIT, SUIT_BIT, TWO_OR_MORE, flush_slow, high_low
from omaha8.rules.games import Variant

_GOOD = 300  # per mille of starting hands that players put money in with: drawn more often than others
_TRIES = 6


@dataclass(frozen=True, slots=True)
class Run:
    """One complete board: its cards as a bit mask, and every strength on it (0: no low)."""

    cards: int
    my_high: int
    my_low: int
    highs: list[int]
    lows: list[int]


@dataclass(frozen=True, slots=True)
class Field:
    """Possible hands of the opponents, best first.

    Attributes:
        hands: the hands, in the order of how they stand on the board; before the flop, as starting hands.
        masks: their cards as bit masks.
        better: how many of a thousand starting hands are better, by hand.
        weights: how many tenths of a hand each one stands for: good starting hands are drawn more often.
        runs: the boards that were run out.
        behind: how many of a thousand hands stand better than the viewer's own.
    """

    hands: tuple[tuple[Card, ...], ...]
    masks: tuple[int, ...]
    better: tuple[int, ...]
    weights: tuple[int, ...]
    runs: tuple[Run, ...]
    behind: int

    def sample(
        self, weights: Sequence[Sequence[int]], trials: int, rng: Random
    ) -> list[tuple[Run, tuple[int, ...]]]:
        """Run-outs with one hand (its index) for each opponent, drawn by his `weights`.

        No card is dealt twice. A trial in which no hand fits is left out, so there may be fewer than
        `trials`.
        """
        sums = [list(accumulate(each)) for each in weights]
        masks, draw = self.masks, rng.random
        samples = []
        for trial in range(trials):
            run = self.runs[trial % len(self.runs)]
            used = run.cards
            chosen = []
            for sum_ in sums:
                for _ in range(_TRIES):
                    index = bisect_right(sum_, int(draw() * sum_[-1]))
                    if not masks[index] & used:
                        used |= masks[index]
                        chosen.append(index)
                        break
                else:
                    break
            if len(chosen) == len(sums):
                samples.append((run, tuple(chosen)))
        return samples


def share(run: Run, opponents: Iterable[int]) -> int:
    """The viewer's part, of `POT`, at a showdown with the hands `opponents` on one run-out."""
    high, low = run.my_high, run.my_low
    highs, lows = run.highs, run.lows
    ways = low_ways = 1
    has_low = low > 0
    for index in opponents:
        other = highs[index]
        if other >= high:
            ways = ways + 1 if other == high and ways else 0
        other = lows[index]
        if other:
            has_low = True
            if other >= low:
                low_ways = low_ways + 1 if other == low and low_ways else 0
    if not has_low:
        return POT // ways if ways else 0
    half = POT // 2
    return (half // ways if ways else 0) + (half // low_ways if low and low_ways else 0)


def field(
    hole: Sequence[Card], board: Sequence[Card], variant: Variant, *, rng: Random, hands: int, runs: int
) -> Field:
    """Draw `hands` hands and `runs` run-outs beside `hole` and `board`; a whole board is its only run."""
    live = [card for card in DECK if card not in hole and card not in board]
    drawn = _draw_hands(live, variant, hands, rng)
    missing = 5 - len(board)
    ends = list(deals(live, missing, runs, rng)) if missing else [()]
    classes = [HOLE[a][b][c][d] for (a, b, c, d), _, _ in drawn]
    others = [hand for hand, _, _ in drawn]
    played = [_run(hole, (*board, *end), others, classes, variant) for end in ends]
    points, mine = _standing(played)
    if not board:
        points, mine = [-better for _, better, _ in drawn], -better_hands(hole, variant)
    order = sorted(range(len(drawn)), key=lambda i: (-points[i], i))
    ahead = sum(drawn[i][2] for i in order if points[i] > mine)
    return Field(
        hands=tuple([drawn[i][0] for i in order]),
        masks=tuple([_mask(drawn[i][0]) for i in order]),
        better=tuple([drawn[i][1] for i in order]),
        weights=tuple([drawn[i][2] for i in order]),
        runs=tuple([_reorder(run, order) for run in played]),
        behind=1000 * ahead // sum(weight for _, _, weight in drawn),
    )


def _draw_hands(
    live: Sequence[Card], variant: Variant, count: int, rng: Random
) -> list[tuple[tuple[Card, ...], int, int]]:
    """Hand, its starting rank and its weight: all good ones of twice `count`, and enough of the others."""
    scored = [(hand, better_hands(hand, variant)) for hand in deals(live, 4, 2 * count, rng)]
    good = [(hand, better) for hand, better in scored if better <= _GOOD][:count]
    others = [(hand, better) for hand, better in scored if better > _GOOD]
    kept = others[: max(count - len(good), 1)]
    # Weights in tenths, so that the others that were left out are stood for.
    weight = 10 * len(others) // len(kept) if kept else 10
    return [(hand, better, 10) for hand, better in good] + [(hand, better, weight) for hand, better in kept]


def _mask(cards: Iterable[Card]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def _run(
    hole: Sequence[Card],
    board: Sequence[Card],
    hands: Sequence[tuple[Card, ...]],
    classes: Sequence[Any],
    variant: Variant,
) -> Run:
    a, b, c, d, e = board
    row, low_row = BOARD[a][b][c][d][e]
    highs = [max(row[p], row[q], row[r], row[s], row[t], row[u]) for p, q, r, s, t, u, _ in classes]
    suit = SUIT[a][b][c][d][e]
    if suit is not None:
        bit = SUIT_BIT[suit]
        dealt = bit[a] | bit[b] | bit[c] | bit[d] | bit[e]
        for i, (f, g, h, j) in enumerate(hands):
            held = bit[f] | bit[g] | bit[h] | bit[j]
            if TWO_OR_MORE[held]:
                highs[i] = max(highs[i], FLUSH[dealt | held] or flush_slow(dealt, held))
    my_high, my_low = high_low(hole, board)
    if low_row is None or variant != "omaha8":
        return Run(_mask(board), my_high, 0, highs, [0] * len(hands))
    return Run(_mask(board), my_high, my_low, highs, [low_row[each[6]] for each in classes])


def _standing(runs: Iterable[Run]) -> tuple[list[int], int]:
    """Points of each hand, and of the viewer's: how many others it beats, high and low, over all runs."""
    total: list[int] = []
    mine = 0
    for run in runs:
        high = _beaten(run.highs, run.my_high)
        points = [high[strength] for strength in run.highs]
        my_points = high[run.my_high]
        if any(run.lows) or run.my_low:
            low = _beaten(run.lows, run.my_low)
            low[0] = 0
            points = [a + low[b] for a, b in zip(points, run.lows, strict=True)]
            my_points += low[run.my_low]
        else:
            points = [2 * each for each in points]
            my_points *= 2
        total = [a + b for a, b in zip(total, points, strict=True)] if total else points
        mine += my_points
    return total, mine


def _beaten(strengths: Sequence[int], own: int) -> dict[int, int]:
    """Strength -> twice the number of `strengths` that it beats, ties counted once."""
    ordered = sorted(strengths)
    beaten: dict[int, int] = {}
    start = 0
    while start < len(ordered):
        value = ordered[start]
        end = bisect_right(ordered, value)
        beaten[value] = start + end
        start = end
    if own not in beaten:
        beaten[own] = 2 * bisect_right(ordered, own)
    return beaten


def _reorder(run: Run, order: Sequence[int]) -> Run:
    highs, lows = run.highs, run.lows
    return Run(run.cards, run.my_high, run.my_low, [highs[i] for i in order], [lows[i] for i in order])
