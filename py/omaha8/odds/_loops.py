"""Inner loops of sampled equity, made by tools/gen_odds.py: do not edit.

`OUTCOMES[known, unknown, missing]` counts trials by outcome, as `equity` describes it, for so many known and
unknown hands and board cards to come. `SHARES[unknown, missing]` looks at the first hand alone: it counts
trials by what that hand, the only known one, gets of the pot, in `PARTS`. It stops looking at the highs of
others as soon as one is seen to be better, which makes it faster.

Arguments of a loop: batches of deals (the board cards to come, then four cards for each unknown hand), what
`BOARD` and `SUIT` hold for the board cards that lie, their rank masks by suit, the known hands, whether lows
count, and the counts, which grow in place.
"""

# ruff: noqa: C901, PLR0912, PLR0915, PLR0917, PLR1730, SIM108

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from omaha8.cards import Card
from omaha8.rules.evaluate import FLUSH, HOLE, SUIT_BIT, TWO_OR_MORE, flush_slow

Batches: TypeAlias = Iterable[Iterable[tuple[Card, ...]]]
Hands: TypeAlias = Sequence[Sequence[Card]]

PARTS = 24
"""A pot, for `SHARES`: half of it divides among up to four hands without a rest."""

_HALF = (0, 12, 6, 4, 3)  # by the number of hands that share it


def flush_masks(hand: Sequence[Card]) -> tuple[int, ...]:
    """By suit, the ranks that a hand can play in a flush; 0 where it has fewer than two of the suit."""
    masks = [sum([bit[card] for card in hand]) for bit in SUIT_BIT]
    return tuple([mask if TWO_OR_MORE[mask] else 0 for mask in masks])


def _outcomes_1_1_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
            outcome = 1 if s0 > s1 else 2 if s1 > s0 else 3
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low or other:
                    outcome |= 4 if low > other else 8 if other > low else 12
            counts[outcome] += 1


def _outcomes_1_1_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
            outcome = 1 if s0 > s1 else 2 if s1 > s0 else 3
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low or other:
                    outcome |= 4 if low > other else 8 if other > low else 12
            counts[outcome] += 1


def _outcomes_1_2_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1, w2, x2, y2, z2 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            s2 = row[a2]
            if (other := row[b2]) > s2:
                s2 = other
            if (other := row[c2]) > s2:
                s2 = other
            if (other := row[d2]) > s2:
                s2 = other
            if (other := row[e2]) > s2:
                s2 = other
            if (other := row[f2]) > s2:
                s2 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
                held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s2:
                        s2 = other
            outcome = 1
            if s1 > s0:
                s0, outcome = s1, 2
            elif s1 == s0:
                outcome |= 2
            if s2 > s0:
                s0, outcome = s2, 4
            elif s2 == s0:
                outcome |= 4
            if has_low and low_row is not None:
                low = low_row[m0]
                winners = 8 if low else 0
                if (other := low_row[m1]) > low:
                    low, winners = other, 16
                elif low and other == low:
                    winners |= 16
                if (other := low_row[m2]) > low:
                    low, winners = other, 32
                elif low and other == low:
                    winners |= 32
                outcome |= winners
            counts[outcome] += 1


def _outcomes_1_2_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1, w2, x2, y2, z2 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            s2 = row[a2]
            if (other := row[b2]) > s2:
                s2 = other
            if (other := row[c2]) > s2:
                s2 = other
            if (other := row[d2]) > s2:
                s2 = other
            if (other := row[e2]) > s2:
                s2 = other
            if (other := row[f2]) > s2:
                s2 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
                held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s2:
                        s2 = other
            outcome = 1
            if s1 > s0:
                s0, outcome = s1, 2
            elif s1 == s0:
                outcome |= 2
            if s2 > s0:
                s0, outcome = s2, 4
            elif s2 == s0:
                outcome |= 4
            if has_low and low_row is not None:
                low = low_row[m0]
                winners = 8 if low else 0
                if (other := low_row[m1]) > low:
                    low, winners = other, 16
                elif low and other == low:
                    winners |= 16
                if (other := low_row[m2]) > low:
                    low, winners = other, 32
                elif low and other == low:
                    winners |= 32
                outcome |= winners
            counts[outcome] += 1


def _outcomes_1_3_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1, w2, x2, y2, z2, w3, x3, y3, z3 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            s2 = row[a2]
            if (other := row[b2]) > s2:
                s2 = other
            if (other := row[c2]) > s2:
                s2 = other
            if (other := row[d2]) > s2:
                s2 = other
            if (other := row[e2]) > s2:
                s2 = other
            if (other := row[f2]) > s2:
                s2 = other
            a3, b3, c3, d3, e3, f3, m3 = HOLE[w3][x3][y3][z3]
            s3 = row[a3]
            if (other := row[b3]) > s3:
                s3 = other
            if (other := row[c3]) > s3:
                s3 = other
            if (other := row[d3]) > s3:
                s3 = other
            if (other := row[e3]) > s3:
                s3 = other
            if (other := row[f3]) > s3:
                s3 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
                held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s2:
                        s2 = other
                held = bit[w3] | bit[x3] | bit[y3] | bit[z3]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s3:
                        s3 = other
            outcome = 1
            if s1 > s0:
                s0, outcome = s1, 2
            elif s1 == s0:
                outcome |= 2
            if s2 > s0:
                s0, outcome = s2, 4
            elif s2 == s0:
                outcome |= 4
            if s3 > s0:
                s0, outcome = s3, 8
            elif s3 == s0:
                outcome |= 8
            if has_low and low_row is not None:
                low = low_row[m0]
                winners = 16 if low else 0
                if (other := low_row[m1]) > low:
                    low, winners = other, 32
                elif low and other == low:
                    winners |= 32
                if (other := low_row[m2]) > low:
                    low, winners = other, 64
                elif low and other == low:
                    winners |= 64
                if (other := low_row[m3]) > low:
                    low, winners = other, 128
                elif low and other == low:
                    winners |= 128
                outcome |= winners
            counts[outcome] += 1


def _outcomes_1_3_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1, w2, x2, y2, z2, w3, x3, y3, z3 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            s2 = row[a2]
            if (other := row[b2]) > s2:
                s2 = other
            if (other := row[c2]) > s2:
                s2 = other
            if (other := row[d2]) > s2:
                s2 = other
            if (other := row[e2]) > s2:
                s2 = other
            if (other := row[f2]) > s2:
                s2 = other
            a3, b3, c3, d3, e3, f3, m3 = HOLE[w3][x3][y3][z3]
            s3 = row[a3]
            if (other := row[b3]) > s3:
                s3 = other
            if (other := row[c3]) > s3:
                s3 = other
            if (other := row[d3]) > s3:
                s3 = other
            if (other := row[e3]) > s3:
                s3 = other
            if (other := row[f3]) > s3:
                s3 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s1:
                        s1 = other
                held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s2:
                        s2 = other
                held = bit[w3] | bit[x3] | bit[y3] | bit[z3]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s3:
                        s3 = other
            outcome = 1
            if s1 > s0:
                s0, outcome = s1, 2
            elif s1 == s0:
                outcome |= 2
            if s2 > s0:
                s0, outcome = s2, 4
            elif s2 == s0:
                outcome |= 4
            if s3 > s0:
                s0, outcome = s3, 8
            elif s3 == s0:
                outcome |= 8
            if has_low and low_row is not None:
                low = low_row[m0]
                winners = 16 if low else 0
                if (other := low_row[m1]) > low:
                    low, winners = other, 32
                elif low and other == low:
                    winners |= 32
                if (other := low_row[m2]) > low:
                    low, winners = other, 64
                elif low and other == low:
                    winners |= 64
                if (other := low_row[m3]) > low:
                    low, winners = other, 128
                elif low and other == low:
                    winners |= 128
                outcome |= winners
            counts[outcome] += 1


def _outcomes_2_0_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    w, x, y, z = hands[1]
    a1, b1, c1, d1, e1, f1, m1 = HOLE[w][x][y][z]
    flush1 = flush_masks(hands[1])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = flush1[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s1:
                    s1 = other
            outcome = 1 if s0 > s1 else 2 if s1 > s0 else 3
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low or other:
                    outcome |= 4 if low > other else 8 if other > low else 12
            counts[outcome] += 1


def _outcomes_2_0_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    w, x, y, z = hands[1]
    a1, b1, c1, d1, e1, f1, m1 = HOLE[w][x][y][z]
    flush1 = flush_masks(hands[1])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            s1 = row[a1]
            if (other := row[b1]) > s1:
                s1 = other
            if (other := row[c1]) > s1:
                s1 = other
            if (other := row[d1]) > s1:
                s1 = other
            if (other := row[e1]) > s1:
                s1 = other
            if (other := row[f1]) > s1:
                s1 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
                held = flush1[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s1:
                    s1 = other
            outcome = 1 if s0 > s1 else 2 if s1 > s0 else 3
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low or other:
                    outcome |= 4 if low > other else 8 if other > low else 12
            counts[outcome] += 1


def _shares_1_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            high = 12
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    high = 0
                else:
                    high = 6
            if high and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        high = 0
                    elif other == s0:
                        high = 6
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low > other:
                    counts[high + 12] += 1
                elif other > low:
                    counts[high] += 1
                elif low:
                    counts[high + 6] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


def _shares_1_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            high = 12
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    high = 0
                else:
                    high = 6
            if high and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        high = 0
                    elif other == s0:
                        high = 6
            if has_low and low_row is not None:
                low = low_row[m0]
                other = low_row[m1]
                if low > other:
                    counts[high + 12] += 1
                elif other > low:
                    counts[high] += 1
                elif low:
                    counts[high + 6] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


def _shares_2_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1, w2, x2, y2, z2 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            ways = 1
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    ways = 0
                else:
                    ways += 1
            if ways and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        ways = 0
                    elif other == s0:
                        ways += 1
            if ways:
                if (
                    (other := row[a2]) >= s0
                    or (other := row[b2]) >= s0
                    or (other := row[c2]) >= s0
                    or (other := row[d2]) >= s0
                    or (other := row[e2]) >= s0
                    or (other := row[f2]) >= s0
                ):
                    if other > s0 or max(row[b2], row[c2], row[d2], row[e2], row[f2]) > s0:
                        ways = 0
                    else:
                        ways += 1
                if ways and suit is not None:
                    held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                    if TWO_OR_MORE[held]:
                        other = FLUSH[dealt | held] or flush_slow(dealt, held)
                        if other > s0:
                            ways = 0
                        elif other == s0:
                            ways += 1
            high = _HALF[ways]
            if has_low and low_row is not None:
                low = low_row[m0]
                if low:
                    ways = 1
                    if (other := low_row[m1]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m2]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    counts[high + _HALF[ways]] += 1
                elif low_row[m1] or low_row[m2]:
                    counts[high] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


def _shares_2_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1, w2, x2, y2, z2 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            ways = 1
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    ways = 0
                else:
                    ways += 1
            if ways and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        ways = 0
                    elif other == s0:
                        ways += 1
            if ways:
                if (
                    (other := row[a2]) >= s0
                    or (other := row[b2]) >= s0
                    or (other := row[c2]) >= s0
                    or (other := row[d2]) >= s0
                    or (other := row[e2]) >= s0
                    or (other := row[f2]) >= s0
                ):
                    if other > s0 or max(row[b2], row[c2], row[d2], row[e2], row[f2]) > s0:
                        ways = 0
                    else:
                        ways += 1
                if ways and suit is not None:
                    held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                    if TWO_OR_MORE[held]:
                        other = FLUSH[dealt | held] or flush_slow(dealt, held)
                        if other > s0:
                            ways = 0
                        elif other == s0:
                            ways += 1
            high = _HALF[ways]
            if has_low and low_row is not None:
                low = low_row[m0]
                if low:
                    ways = 1
                    if (other := low_row[m1]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m2]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    counts[high + _HALF[ways]] += 1
                elif low_row[m1] or low_row[m2]:
                    counts[high] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


def _shares_3_2(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, w1, x1, y1, z1, w2, x2, y2, z2, w3, x3, y3, z3 in batch:
            row, low_row = board[t0][t1]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            a3, b3, c3, d3, e3, f3, m3 = HOLE[w3][x3][y3][z3]
            ways = 1
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    ways = 0
                else:
                    ways += 1
            if ways and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        ways = 0
                    elif other == s0:
                        ways += 1
            if ways:
                if (
                    (other := row[a2]) >= s0
                    or (other := row[b2]) >= s0
                    or (other := row[c2]) >= s0
                    or (other := row[d2]) >= s0
                    or (other := row[e2]) >= s0
                    or (other := row[f2]) >= s0
                ):
                    if other > s0 or max(row[b2], row[c2], row[d2], row[e2], row[f2]) > s0:
                        ways = 0
                    else:
                        ways += 1
                if ways and suit is not None:
                    held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                    if TWO_OR_MORE[held]:
                        other = FLUSH[dealt | held] or flush_slow(dealt, held)
                        if other > s0:
                            ways = 0
                        elif other == s0:
                            ways += 1
                if ways:
                    if (
                        (other := row[a3]) >= s0
                        or (other := row[b3]) >= s0
                        or (other := row[c3]) >= s0
                        or (other := row[d3]) >= s0
                        or (other := row[e3]) >= s0
                        or (other := row[f3]) >= s0
                    ):
                        if other > s0 or max(row[b3], row[c3], row[d3], row[e3], row[f3]) > s0:
                            ways = 0
                        else:
                            ways += 1
                    if ways and suit is not None:
                        held = bit[w3] | bit[x3] | bit[y3] | bit[z3]
                        if TWO_OR_MORE[held]:
                            other = FLUSH[dealt | held] or flush_slow(dealt, held)
                            if other > s0:
                                ways = 0
                            elif other == s0:
                                ways += 1
            high = _HALF[ways]
            if has_low and low_row is not None:
                low = low_row[m0]
                if low:
                    ways = 1
                    if (other := low_row[m1]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m2]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m3]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    counts[high + _HALF[ways]] += 1
                elif low_row[m1] or low_row[m2] or low_row[m3]:
                    counts[high] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


def _shares_3_5(
    batches: Batches,
    board: Any,
    suits: Any,
    lying: Sequence[int],
    hands: Hands,
    has_low: bool,
    counts: dict[int, int],
) -> None:
    w, x, y, z = hands[0]
    a0, b0, c0, d0, e0, f0, m0 = HOLE[w][x][y][z]
    flush0 = flush_masks(hands[0])
    bit, dealt = SUIT_BIT[0], 0
    for batch in batches:
        for t0, t1, t2, t3, t4, w1, x1, y1, z1, w2, x2, y2, z2, w3, x3, y3, z3 in batch:
            row, low_row = board[t0][t1][t2][t3][t4]
            s0 = row[a0]
            if (other := row[b0]) > s0:
                s0 = other
            if (other := row[c0]) > s0:
                s0 = other
            if (other := row[d0]) > s0:
                s0 = other
            if (other := row[e0]) > s0:
                s0 = other
            if (other := row[f0]) > s0:
                s0 = other
            suit = suits[t0][t1][t2][t3][t4]
            if suit is not None:
                bit = SUIT_BIT[suit]
                dealt = lying[suit] | bit[t0] | bit[t1] | bit[t2] | bit[t3] | bit[t4]
                held = flush0[suit]
                if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s0:
                    s0 = other
            a1, b1, c1, d1, e1, f1, m1 = HOLE[w1][x1][y1][z1]
            a2, b2, c2, d2, e2, f2, m2 = HOLE[w2][x2][y2][z2]
            a3, b3, c3, d3, e3, f3, m3 = HOLE[w3][x3][y3][z3]
            ways = 1
            if (
                (other := row[a1]) >= s0
                or (other := row[b1]) >= s0
                or (other := row[c1]) >= s0
                or (other := row[d1]) >= s0
                or (other := row[e1]) >= s0
                or (other := row[f1]) >= s0
            ):
                if other > s0 or max(row[b1], row[c1], row[d1], row[e1], row[f1]) > s0:
                    ways = 0
                else:
                    ways += 1
            if ways and suit is not None:
                held = bit[w1] | bit[x1] | bit[y1] | bit[z1]
                if TWO_OR_MORE[held]:
                    other = FLUSH[dealt | held] or flush_slow(dealt, held)
                    if other > s0:
                        ways = 0
                    elif other == s0:
                        ways += 1
            if ways:
                if (
                    (other := row[a2]) >= s0
                    or (other := row[b2]) >= s0
                    or (other := row[c2]) >= s0
                    or (other := row[d2]) >= s0
                    or (other := row[e2]) >= s0
                    or (other := row[f2]) >= s0
                ):
                    if other > s0 or max(row[b2], row[c2], row[d2], row[e2], row[f2]) > s0:
                        ways = 0
                    else:
                        ways += 1
                if ways and suit is not None:
                    held = bit[w2] | bit[x2] | bit[y2] | bit[z2]
                    if TWO_OR_MORE[held]:
                        other = FLUSH[dealt | held] or flush_slow(dealt, held)
                        if other > s0:
                            ways = 0
                        elif other == s0:
                            ways += 1
                if ways:
                    if (
                        (other := row[a3]) >= s0
                        or (other := row[b3]) >= s0
                        or (other := row[c3]) >= s0
                        or (other := row[d3]) >= s0
                        or (other := row[e3]) >= s0
                        or (other := row[f3]) >= s0
                    ):
                        if other > s0 or max(row[b3], row[c3], row[d3], row[e3], row[f3]) > s0:
                            ways = 0
                        else:
                            ways += 1
                    if ways and suit is not None:
                        held = bit[w3] | bit[x3] | bit[y3] | bit[z3]
                        if TWO_OR_MORE[held]:
                            other = FLUSH[dealt | held] or flush_slow(dealt, held)
                            if other > s0:
                                ways = 0
                            elif other == s0:
                                ways += 1
            high = _HALF[ways]
            if has_low and low_row is not None:
                low = low_row[m0]
                if low:
                    ways = 1
                    if (other := low_row[m1]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m2]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    if (other := low_row[m3]) > low:
                        ways = 0
                    elif ways and other == low:
                        ways += 1
                    counts[high + _HALF[ways]] += 1
                elif low_row[m1] or low_row[m2] or low_row[m3]:
                    counts[high] += 1
                else:
                    counts[high + high] += 1
            else:
                counts[high + high] += 1


OUTCOMES: dict[tuple[int, int, int], Callable[..., None]] = {
    (1, 1, 2): _outcomes_1_1_2,
    (1, 1, 5): _outcomes_1_1_5,
    (1, 2, 2): _outcomes_1_2_2,
    (1, 2, 5): _outcomes_1_2_5,
    (1, 3, 2): _outcomes_1_3_2,
    (1, 3, 5): _outcomes_1_3_5,
    (2, 0, 2): _outcomes_2_0_2,
    (2, 0, 5): _outcomes_2_0_5,
}

SHARES: dict[tuple[int, int], Callable[..., None]] = {
    (1, 2): _shares_1_2,
    (1, 5): _shares_1_5,
    (2, 2): _shares_2_2,
    (2, 5): _shares_2_5,
    (3, 2): _shares_3_2,
    (3, 5): _shares_3_5,
}
