"""Hands that lie face up while the board runs out: how often each outcome comes, and what it is worth.

The same cards give the same figures, always: exact from the flop on and for two hands, else from a sample
whose chance comes out of the cards themselves.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from omaha8.cards import Card, cards_name
from omaha8.odds.equity import Hand, Odds, odds_of, spot
from omaha8.odds.exact import outcomes_of
from omaha8.odds.sampled import run, sampler_of
from omaha8.rules.games import Variant
from omaha8.shuffle import stream

TRIALS = 10_000
"""Deals that stand for all boards of three or more hands before the flop: within 1 % of the pot."""


def outcomes(
    hands: Sequence[Sequence[Card]], board: Sequence[Card], variant: Variant, dead: Sequence[Card] = ()
) -> Mapping[int, int]:
    """How many boards have each outcome (see `equity`), a bit for each of `hands` in their order.

    Raises:
        RulesError: as `equity.spot`.
    """
    return _outcomes(tuple(map(tuple, hands)), tuple(board), variant, tuple(dead))


def odds(hands: Sequence[Sequence[Card]], board: Sequence[Card], variant: Variant) -> tuple[Odds, ...]:
    """What each of `hands` may expect.

    >>> from omaha8.cards import parse_cards
    >>> hands = [parse_cards("AhAs2h3d"), parse_cards("KsKdQhJc")]
    >>> [each.per_mille for each in odds(hands, parse_cards("2c7d8h"), "omaha8")]
    [940, 60]

    Raises:
        RulesError: as `equity.spot`.
    """
    found = outcomes(hands, board, variant)
    return odds_of(found, range(len(hands)), is_exact=is_exact(len(hands), board))


def is_exact(hands: int, board: Sequence[Card]) -> bool:
    """Whether all boards are counted for so many hands."""
    return hands == 2 or bool(board)


@lru_cache(maxsize=64)
def _outcomes(hands: tuple[Hand, ...], board: Hand, variant: Variant, dead: Hand) -> Mapping[int, int]:
    if is_exact(len(hands), board):
        return outcomes_of(spot(hands, board, variant, dead))
    cards = cards_name(card for hand in hands for card in hand)
    chance = stream("run-out", f"{cards}/{cards_name(dead)}")
    return run(sampler_of(hands, board, variant, dead), TRIALS, chance).outcomes
