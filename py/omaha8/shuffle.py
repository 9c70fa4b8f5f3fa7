"""Seeds, the streams of chance that come out of one, and the shuffled deck.

One seed gives every random thing of a table, each from a stream of its own, so that a bot that draws one
number more cannot change the next deck. The same text deals the same cards on every Python that the project
runs on.
"""

import re
from collections.abc import Iterable
from hashlib import sha512
from random import Random
from typing import TypeVar

from omaha8.errors import NotationError

T = TypeVar("T")

_SEED = re.compile(r"[A-Za-z0-9._-]{1,64}", re.ASCII)


def check_seed(text: str) -> str:
    """Return `text` if it may be a seed: 1 to 64 letters, digits, dots, underscores and hyphens.

    Raises:
        NotationError: `bad_seed`.
    """
    if not _SEED.fullmatch(text):
        raise NotationError("bad_seed", f"not a seed: {text!r}", text=text)
    return text


def stream(seed: str, purpose: str, hand: int = 0) -> Random:
    """The numbers that `seed` gives for one purpose (`deck`, `button`, a bot's decision) in one hand.

    Only `random()` of the result is promised by Python to stay the same between versions.

    Raises:
        NotationError: `bad_seed`.
    """
    # A seed has no slash, so no two triples give the same text.
    text = f"{check_seed(seed)}/{purpose}/{hand}"
    return Random(int.from_bytes(sha512(text.encode()).digest(), "big"))


def shuffled(items: Iterable[T], rng: Random) -> tuple[T, ...]:
    """`items` in random order (Fisher and Yates, on `random()` alone)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        pick = int(rng.random() * (last + 1))
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def shuffled_deck(seed: str, hand: int) -> tuple[int, ...]:
    """All 52 cards in the order in which hand number `hand` deals them.

    >>> sorted(shuffled_deck("docs", 1)) == list(range(52))
    True
    """
    return shuffled(range(52), stream(seed, "deck", hand))


def salt(seed: str, hand: int) -> str:
    """What keeps anybody from trying out decks against the commitment of hand number `hand`: 32 hex digits.

    >>> len(salt("docs", 1)), salt("docs", 1) == salt("docs", 2)
    (32, False)
    """
    rng = stream(seed, "salt", hand)
    return "".join(f"{int(rng.random() * 256):02x}" for _ in range(16))
