"""The clock of the player's decision inside a session (docs/rules.md#a10, #b21): the page says the times."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.play import clock as clocks
from omaha8.play.clock import Clock, ClockFacts, ClockTerms, Cue, Verdict
from omaha8.play.session import Session, expect, move, shown
from omaha8.rules.actions import Action, Check, Fold, Protect
from omaha8.rules.events import Event

Told: TypeAlias = Literal["tick", "away", "back", "more_time"]

_STEPS: dict[Told, Callable[[Clock, int], clocks.Step]] = {
    "tick": clocks.tick,
    "away": clocks.away,
    "back": clocks.back,
    "more_time": clocks.more_time,
}
_ACTIONS: dict[Verdict, Action] = {"check": Check(), "fold": Fold(), "all_in_rule": Protect()}


@dataclass(frozen=True, slots=True)
class Timed:
    """What a word about the time led to.

    Attributes:
        session: the next one; its `seq` moves on only when the time was over.
        events: what the player saw happen.
        cues: what began with the time that passed.
        verdict: what the house did in his place, once the time was over.
    """

    session: Session
    events: tuple[Event, ...]
    cues: tuple[Cue, ...]
    verdict: Verdict | None = None


def time_told(session: Session, what: Told, at: int) -> Timed:
    """The page's clock shows `at` milliseconds and this happened; a decision's first word starts its clock.

    Raises:
        RulesError: `no_clock` at a table without one, `bad_time`.
        IllegalActionError: `not_now` when the player is not to act, `no_more_time`.
    """
    factor = session.options.clock
    if factor is None:
        raise RulesError("no_clock", "the table was opened without a clock")
    expect(session, what, "you")
    clock = session.clock or clocks.start(ClockTerms(factor), at)
    clock, cues = _STEPS[what](clock, at)
    if not clock.is_expired or session.hand is None or session.hand.legal is None:
        return Timed(replace(session, clock=clock), (), cues)
    hand, legal = session.hand, session.hand.legal
    verdict = clocks.verdict(
        session.options.rules,
        is_lost=clock.is_away,
        can_check=legal.can_check,
        contributed=hand.contributed[hand.position_of(legal.seat)],
    )
    return Timed(*shown(session, move(session, _ACTIONS[verdict])), cues, verdict)


def clock_facts(session: Session) -> ClockFacts | None:
    """What the page shows of the clock, None while there is none."""
    return clocks.facts(session.clock) if session.clock else None
