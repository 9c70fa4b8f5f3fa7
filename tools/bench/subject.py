"""Our side of each comparison. Runs natively and in the tab; nothing else here calls the product's functions.

A run does so many units of work and gives the equity (or strength) that it found, for peers to agree with.
"""

import json
import random
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from omaha8.cards import DECK, Card, cards_name, parse_cards
from omaha8.odds.exact import exact
from omaha8.odds.sampled import equity, first_share
from omaha8.rules.evaluate import high
from omaha8.rules.games import Variant
from omaha8.shuffle import shuffled

Run: TypeAlias = Callable[[int], float]
Spot: TypeAlias = tuple[list[str], str]
"""Two hands and a board, as text."""

HERO, VILLAIN = "AhAs2h3d", "KsKdQhJc"
EVALUATIONS = 500


def spots(count: int, board: int) -> list[Spot]:
    """Always the same hands, with so many cards on the board."""
    rng = Random(board)
    decks = [shuffled(DECK, rng) for _ in range(count)]
    return [
        ([cards_name(deck[:4]), cards_name(deck[4:8])], cards_name(deck[8 : 8 + board])) for deck in decks
    ]


def flops() -> list[Spot]:
    return spots(6, 3)


def turns() -> list[Spot]:
    return spots(24, 4)


def facts() -> str:
    """The same work for peers in JavaScript, as JSON."""
    return json.dumps(
        {
            "hero": HERO,
            "cards": parse_cards(HERO),
            "known": [re.findall("..", hand) for hand in (HERO, VILLAIN)],
            "deals": deals(),
            "spots": {"flop": flops(), "turn": turns()},
        }
    )


def deals() -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Always the same hands on complete boards."""
    return [(parse_cards(hands[0]), parse_cards(board)) for hands, board in spots(EVALUATIONS, 5)]


def sampled(hands: Sequence[str | None], variant: Variant, *, split: bool) -> Run:
    """Monte Carlo before the flop, a trial each unit; `split`: with all that is known of how it is won."""
    held = [parse_cards(hand) if hand else None for hand in hands]
    # Unseeded: as at a table.
    rng = random.Random()

    def run(trials: int) -> float:
        if split:
            return equity(held, (), variant, rng=rng, trials=trials)[0].equity
        return first_share(held, (), variant, rng=rng, trials=trials).equity

    return run


def exactly(chosen: Sequence[Spot], variant: Variant) -> Run:
    """Exact equity, all spots each unit; gives the mean of the first hands."""
    known = [([parse_cards(hand) for hand in hands], parse_cards(board)) for hands, board in chosen]

    def run(times: int) -> float:
        found = [exact(hands, board, variant)[0].equity for _ in range(times) for hands, board in known]
        return sum(found) / len(found)

    return run


def evaluated() -> Run:
    """One high evaluation for each of the deals, each unit; gives the last strength."""
    chosen = deals()

    def run(times: int) -> float:
        strength = 0
        for _ in range(times):
            for hole, board in chosen:
                strength = high(hole, board)
        return strength

    return run


def in_tab() -> dict[str, Run]:
    """What the browser's worker measures, by name."""
    return {
        "mc_hu": sampled([HERO, None], "omaha8", split=False),
        "mc_4way": sampled([HERO, None, None, None], "omaha8", split=False),
        "split_hu": sampled([HERO, None], "omaha8", split=True),
        "split_4way": sampled([HERO, None, None, None], "omaha8", split=True),
        "mc_high": sampled([HERO, VILLAIN], "omaha_high", split=False),
        "exact_flop": exactly(flops(), "omaha_high"),
        "exact_turn": exactly(turns(), "omaha_high"),
        "eval": evaluated(),
    }
