"""What the legal ways to go on are worth, on sampled hands of the opponents.

A plan looks one bet ahead: the opponents who are asked for chips keep the better part of what they may hold
and fold the rest, then the hands are shown down. What later streets may still cost is a discount, not a
calculation.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from omaha8.odds.field import Run, share
from omaha8.odds.sampled import POT
from omaha8.rules.actions import Action, BetTo, Call, Check, RaiseTo
from omaha8.rules.games import Street
from omaha8.views.view import LegalView, SeatView, View

Samples = Sequence[tuple[Run, tuple[int, ...]]]

# Thousandths of a share that survive the betting to come, out of position; the second figure in position.
_REALISED: dict[Street, tuple[int, int]] = {
    "preflop": (880, 930),
    "flop": (930, 970),
    "turn": (960, 990),
    "river": (1000, 1000),
}
_BEHIND = 500  # thousandths of their hands with which players behind answer a bet that is not raised
_KEENER, _CROWDED = 1250, 850  # who bet himself keeps more of them; facing others too, less


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent still in.

    Attributes:
        seat: as the view shows him.
        weights: of the field's hands, best first.
        yields: how readily he folds, in thousandths of common play (see `ranges.Habits`).
        is_aggressor: whether he bet or raised on this street.
    """

    seat: SeatView
    weights: Sequence[int]
    yields: int
    is_aggressor: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """What a decision is about: the view, what it allows, the viewer's seat, the opponents as sampled."""

    view: View
    legal: LegalView
    me: SeatView
    rivals: Sequence[Rival]
    samples: Samples


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to go on; `to` is the street's total, `value` what it wins over folding, `POT` to a chip."""

    action: Action
    to: int
    value: int


def wagers(view: View, legal: LegalView) -> tuple[int, ...]:
    """The totals worth a thought, least first; empty where nothing may be bet or raised."""
    if legal.verb is None:
        return ()
    presets = {preset.name: preset.to for preset in legal.presets}
    if view.structure == "fixed_limit":
        totals = {legal.min_to}
    elif view.street == "preflop":
        totals = {presets.get("3x", presets["pot"]), presets["pot"]}
    else:
        totals = {presets["half"], presets["pot"]}
    # Chips that would be left over for no later bet go in at once.
    if 4 * legal.max_to <= 5 * max(totals):
        totals.add(legal.max_to)
    return tuple(sorted(totals))


def plan(spot: Spot, to: int) -> Plan:
    """The value of going on with a total of `to`: checking, calling, betting or raising."""
    view, me, rivals, samples = spot.view, spot.me, spot.rivals, spot.samples
    match = me.committed + spot.legal.call
    added = to - me.committed
    raises = to > match
    owed = [_owed(rival.seat, to) for rival in rivals]
    cuts = [
        _cut(rival.weights, _keeps(view, rival, chips, raises, len(rivals)))
        for rival, chips in zip(rivals, owed, strict=True)
    ]
    reach = [rival.seat.committed + chips for rival, chips in zip(rivals, owed, strict=True)]
    realised = 1000 if added == me.stack else _realised(view, rivals)
    total = 0
    for run, hands in samples:
        pot, most, stay = view.pot, 0, []
        for index, hand in enumerate(hands):
            if hand < cuts[index]:
                stay.append(hand)
                pot += owed[index]
                most = max(most, reach[index])
        if stay:
            matched = min(added, max(most - me.committed, 0))
            total += share(run, stay) * (pot + matched) * realised // 1000 - matched * POT
        else:
            total += pot * POT
    return Plan(_action(spot.legal, to, raises), to, total // max(len(samples), 1))


def equity(samples: Samples) -> int:
    """The share at a showdown with everybody who is in, in thousandths of the pot."""
    parts = sum(share(run, hands) for run, hands in samples)
    return 1000 * parts // (POT * len(samples)) if samples else 0


def in_position(view: View) -> bool:
    """Whether nobody still in acts after the viewer on the streets to come."""
    if view.button is None or view.me is None:
        return False
    chairs = len(view.seats)
    mine = (view.me - view.button - 1) % chairs
    return all((seat.seat - view.button - 1) % chairs <= mine for seat in view.seats if seat.card_count)


def _action(legal: LegalView, to: int, raises: bool) -> Action:
    if raises:
        return BetTo(to) if legal.verb == "bet" else RaiseTo(to)
    return Check() if legal.can_check else Call()


def _owed(seat: SeatView, to: int) -> int:
    """What the seat has to add to a total of `to`; nothing where he has matched it or has no chips."""
    return min(max(to - seat.committed, 0), seat.stack)


def _keeps(view: View, rival: Rival, owed: int, raises: bool, rivals: int) -> int:
    """Thousandths of his hands that a rival goes on with when asked for `owed` chips."""
    if not owed:
        return 1000
    if not raises:
        return 1000 - (1000 - _BEHIND) * rival.yields // 1000
    # Folding more than this would make any two cards a profitable bluff; players do fold a little more.
    keeps = 1000 * (view.pot + owed) // (view.pot + 2 * owed)
    if rival.is_aggressor:
        keeps = keeps * _KEENER // 1000
    elif rivals > 1:
        keeps = keeps * _CROWDED // 1000
    return 1000 - max(1000 - keeps, 0) * rival.yields // 1000


def _cut(weights: Sequence[int], keeps: int) -> int:
    """How many hands of the field, best first, make up `keeps` thousandths of the weights."""
    if keeps >= 1000:
        return len(weights)
    wanted = sum(weights) * keeps
    for index, weight in enumerate(weights):
        wanted -= 1000 * weight
        if wanted < 0:
            return index
    return len(weights)


def _realised(view: View, rivals: Sequence[Rival]) -> int:
    """The discount for later streets; none where nobody else has chips to bet."""
    if not any(rival.seat.stack for rival in rivals):
        return 1000
    return _REALISED[view.street][in_position(view)]
