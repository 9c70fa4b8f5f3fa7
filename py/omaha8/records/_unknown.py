"""Decks with gaps: cards for the places that a record does not know, such that they change nothing."""

from collections.abc import Sequence
from random import Random

from omaha8.cards import DECK, Card
from omaha8.errors import RulesError
from omaha8.rules.evaluate import high_low
from omaha8.shuffle import shuffled

_MOST_TRIES = 3000


def filled(
    deck: Sequence[Card | None], players: int, still_in: Sequence[int], *, has_low: bool
) -> tuple[Card, ...]:
    """`deck` with a card in every gap.

    Folded hands and cards never dealt become any others, always the same. A hand that went to the showdown
    unknown was mucked, so it becomes one that loses to every known hand there, high and low.

    Args:
        deck: None where a card is not known.
        players: how many were dealt in.
        still_in: positions that did not fold.
        has_low: whether the game pays lows.

    Raises:
        RulesError: `missing_cards` when a showdown lacks a board card or every hand, or when no hand that
            loses can be found.
    """
    if None not in deck:
        return tuple(card for card in deck if card is not None)
    cards = list(deck)
    unknown = [place for place in still_in if None in deck[place : 4 * players : players]]
    if len(still_in) > 1 and unknown:
        _fill_mucked(cards, players, still_in, unknown, has_low=has_low)
    rest = iter([card for card in DECK if card not in cards])
    return tuple(next(rest) if card is None else card for card in cards)


def _fill_mucked(
    cards: list[Card | None],
    players: int,
    still_in: Sequence[int],
    unknown: Sequence[int],
    *,
    has_low: bool,
) -> None:
    board = [card for card in cards[4 * players : 4 * players + 5] if card is not None]
    known = [
        [card for card in cards[place : 4 * players : players] if card is not None]
        for place in still_in
        if place not in unknown
    ]
    if len(board) < 5 or not known:
        raise RulesError("missing_cards", "a showdown needs five board cards and a hand that was shown")
    strengths = [high_low(hole, board) for hole in known]
    least_high, least_low = (min(part) for part in zip(*strengths, strict=True))
    chance = Random(0)
    for place in unknown:
        gaps = [index for index in range(place, 4 * players, players) if cards[index] is None]
        free = [card for card in DECK if card not in cards]
        for _ in range(_MOST_TRIES):
            for index, card in zip(gaps, shuffled(free, chance), strict=False):
                cards[index] = card
            hole = [card for card in cards[place : 4 * players : players] if card is not None]
            high, low = high_low(hole, board)
            if high < least_high and (not has_low or low == 0 or low < least_low):
                break
        else:
            raise RulesError(
                "missing_cards", f"no hand at position {place!r} would have lost", position=place
            )
