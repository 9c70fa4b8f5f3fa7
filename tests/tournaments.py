"""Tournaments by their results alone, for tests: what a hand does to the stacks, without its cards."""

from collections.abc import Sequence
from dataclasses import replace

from omaha8.play.options import Options, parse_options
from omaha8.play.tournament import Tournament, next_hand, settle
from omaha8.rules.events import HandEnded, HandStarted
from omaha8.rules.posts import clockwise


def options_of(**params: str) -> Options:
    """Three players with 1000 chips, no limit 5/10, unless `params` say otherwise."""
    return parse_options({"limit": "nl", "stakes": "5-10", "seats": "3", "stack": "1000"} | params)


def after_hand(tournament: Tournament, *stacks: int, before: Sequence[int] = ()) -> Tournament:
    """The tournament after its next hand, which began with the stacks `before` and ends with `stacks`."""
    now = replace(tournament, stacks=tuple(before)) if before else tournament
    now = next_hand(now)
    order = clockwise(now.players, now.button)
    told = (
        HandStarted(now.button, order, tuple(now.stacks[seat] for seat in order)),
        HandEnded("showdown", tuple(stacks[seat] for seat in order)),
    )
    return settle(now, told)
