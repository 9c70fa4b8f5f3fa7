"""A hand told step by step: each table as it was then, nothing of what comes later."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from omaha8.play.runout import all_in
from omaha8.rules.events import Event
from omaha8.rules.hand import HandState
from omaha8.views.project import TableFacts, opened, redact, view_for
from omaha8.views.view import View

Step: TypeAlias = tuple[HandState, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of a hand that is told again: what happened, and the table after it."""

    events: tuple[Event, ...]
    view: View


def told(
    steps: Iterable[Step], facts: TableFacts, seat: int | None, open_seats: Collection[int] = ()
) -> Iterator[Frame]:
    """The frames of one hand from its deal on.

    Args:
        steps: states, each with the events that led to it.
        facts: of the table; its stacks and events are worked out from the steps.
        seat: whose view it is, None for a spectator's.
        open_seats: whose cards lie face up from the start; where there are any, the events tell all.
    """
    story: tuple[Event, ...] = ()
    chairs = range(len(facts.names))
    for state, events in steps:
        story += events
        stacks = dict(zip(state.seats, state.stacks, strict=True))
        facts = replace(facts, events=story, stacks=tuple(stacks.get(chair, 0) for chair in chairs))
        view = replace(view_for(state, seat, table=facts), all_in=all_in(state, story))
        if open_seats:
            yield Frame(events, opened(view, state, open_seats))
        else:
            yield Frame(redact(events, seat), view)
