"""Public counts of a seat, kept by the table over a sitting: what anybody who watched would know."""

from collections.abc import Sequence

from omaha8.rules.events import Acted, Event, HandEnded, HandStarted
from omaha8.views.view import Reads


def count(reads: Reads, events: Sequence[Event]) -> Reads:
    """`reads` with one finished hand more, if its seat was dealt in."""
    if not any(isinstance(event, HandStarted) and reads.seat in event.seats for event in events):
        return reads
    acts = [event for event in events if isinstance(event, Acted) and event.seat == reads.seat]
    raises = [act for act in acts if act.action in ("bet", "raise")]
    calls = [act for act in acts if act.action == "call"]
    has_folded = any(act.action == "fold" for act in acts)
    has_showdown = any(isinstance(event, HandEnded) and event.ending == "showdown" for event in events)
    return Reads(
        seat=reads.seat,
        hands=reads.hands + 1,
        voluntary=reads.voluntary + any(act.street == "preflop" for act in raises + calls),
        raised_preflop=reads.raised_preflop + any(act.street == "preflop" for act in raises),
        bets_and_raises=reads.bets_and_raises + len(raises),
        calls=reads.calls + len(calls),
        folds=reads.folds + has_folded,
        showdowns=reads.showdowns + (has_showdown and not has_folded),
    )
