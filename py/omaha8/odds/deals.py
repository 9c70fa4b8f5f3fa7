"""Random deals, a great many of them."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from random import Random
from struct import Struct
from typing import TypeAlias

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.odds.ranges import Range
from omaha8.shuffle import shuffled

Deal: TypeAlias = tuple[Card, ...]

_STEPS = 64
_TRIES = 10_000


def deals(live: Sequence[Card], need: int, trials: int, rng: Random) -> Iterator[Deal]:
    """`trials` random deals of `need` different cards out of `live`; see `batches`."""
    return chain.from_iterable(batches(live, need, trials, rng))


def batches(live: Sequence[Card], need: int, trials: int, rng: Random) -> Iterator[Iterator[Deal]]:
    """`trials` random deals of `need` different cards out of `live`, in batches.

    The deck is permuted by composing permutations out of a fixed pool: a step costs one `bytes.translate` and
    gives as many disjoint deals as the deck holds. It starts from a fair shuffle, and after 64 steps from
    another, so that each deal by itself is any deal with equal chance. Neighbouring deals share no card, so
    they are not independent; averages over them are a little more exact for it, not less.

    Chance comes from `rng.random()` alone, the one draw that Python promises to keep.
    """
    size = len(live)
    per = size // need
    cut = per * need
    pool = _permutations(size)
    names = bytes(live) + bytes(256 - size)
    unpack = Struct(f"{need}B").iter_unpack
    draw = rng.random
    while trials > 0:
        current = bytes(shuffled(range(size), rng))
        steps = min(_STEPS, -(-trials // per))
        parts = []
        for _ in range(steps):
            current = current.translate(pool[int(draw() * _STEPS)])
            parts.append(current[:cut])
        data = b"".join(parts).translate(names)
        count = min(trials, steps * per)
        yield unpack(data[: need * count])
        trials -= count


@lru_cache(maxsize=52)
def _permutations(size: int) -> tuple[bytes, ...]:
    """The pool for decks of `size` cards: always the same; chance is the caller's choice among them."""
    rng = Random(size)
    return tuple(bytes(shuffled(range(size), rng)) + bytes(256 - size) for _ in range(_STEPS))


def range_deals(
    ranges: Sequence[Range],
    live: Sequence[Card],
    *,
    board: int,
    unknown: int,
    trials: int,
    rng: Random,
) -> Iterator[Deal]:
    """`trials` random deals: `board` cards, a hand out of each range, then `unknown` hands of any four cards.

    Each choice of one hand from every range that shares no card is as likely as the product of its weights,
    and all other cards are as likely as each other.

    Raises:
        RulesError: `bad_equity` when hands of the ranges hardly ever go together.
    """
    sums = [tuple(accumulate(each.weights)) for each in ranges]
    need = board + 4 * unknown
    draw = rng.random
    # Enough cards that, whatever the ranges take of them, the rest will do.
    spare = deals(live, need + 4 * len(ranges), trials, rng)
    for cards in spare:
        for _ in range(_TRIES):
            hands: Deal = ()
            for each, sum_ in zip(ranges, sums, strict=True):
                hands += each.hands[bisect_right(sum_, int(draw() * sum_[-1]))]
            if len(set(hands)) == len(hands):
                break
        else:
            raise RulesError("bad_equity", "the hands of the ranges do not go together", what="range")
        rest = tuple([card for card in cards if card not in hands])
        yield rest[:board] + hands + rest[board:need]
