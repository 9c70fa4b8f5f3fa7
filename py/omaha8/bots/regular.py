"""A player of the kind that every card room has: starting hands by the chart, then pot odds against ranges.

He gives every opponent a range of hands by what was done, samples how the hand may end, and compares what
the plans are worth. Close plans are mixed, so that the same hand is not always played the same way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from omaha8.bots.plans import Plan, Rival, Spot, equity, in_position, plan, wagers
from omaha8.bots.protocol import Budget, Decision, Reason
from omaha8.bots.ranges import habits, players_factor, weigh
from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.odds.field import field
from omaha8.odds.sampled import POT
from omaha8.odds.starting import better_hands
from omaha8.rules.actions import Fold
from omaha8.rules.ranking import CATEGORIES
from omaha8.views.lens import nut_outs
from omaha8.views.view import LegalView, SeatView, View

_STREETS_LEFT = {"preflop": 3, "flop": 2, "turn": 1, "river": 0}
_TWO_PAIR = CATEGORIES.index("two_pair")
_NUT_OUTS = 6
_CALLING_HANDS = 30  # thousandths of starting hands that call for a stack before the flop
_SHORT, _SHORT_HANDS = 8, 130  # big blinds with which more of them play for it, by raising too
_CRUMB = 100  # a price in thousandths of the pot at which nobody asks for more than a hand
_ENOUGH_RAISES = 4  # on one street: after that only hands that cannot be beaten now go on raising
_TOO_MANY_RAISES = 8


@dataclass(frozen=True, slots=True)
class Style:
    """A personality.

    Attributes:
        comes_in: thousandths of starting hands that he plays first in at a full table.
        caution: thousandths of the chips of a bet or raise that each street to come takes off its value.
        mixing: thousandths of the pot within which plans count as equal, nearly.
    """

    comes_in: int
    caution: int
    mixing: int


@dataclass(frozen=True, slots=True)
class Regular:
    """A player by a style; satisfies `protocol.Bot`."""

    name: str
    style: Style

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """See `protocol.Bot.decide`."""
        legal = view.legal
        if legal is None or view.me is None:
            raise RulesError("not_to_act", f"seat {view.me!r} has nothing to decide", seat=view.me)
        me = next(seat for seat in view.seats if seat.seat == view.me)
        if view.street == "preflop" and (refusal := _refuse(view, legal, me, self.style, rng)):
            return refusal
        spot = _read_table(view, legal, me, rng, budget)
        odds = Reason("equity", {"share": equity(spot.samples), "opponents": len(spot.rivals)})
        price = Reason("price", {"share": _price(view, legal), "call": legal.call})
        plans, guards = _plans(spot, self.style)
        chosen = _choose(
            plans, legal.can_check, self.style.mixing * (view.pot + legal.call) * POT // 1000, rng
        )
        if chosen is None:
            return Decision(Fold(), (odds, price, *guards))
        best = max(plans, key=lambda each: each.value)
        mixed = () if chosen is best else (Reason("mixed"),)
        return Decision(chosen.action, (odds, *(() if legal.can_check else (price,)), *guards, *mixed))


def _hole(me: SeatView) -> tuple[Card, ...]:
    if me.cards is None:
        raise RulesError("not_to_act", f"seat {me.seat!r} has no cards", seat=me.seat)
    return me.cards


def _price(view: View, legal: LegalView) -> int:
    """What a call costs, in thousandths of the pot after it."""
    return 1000 * legal.call // (view.pot + legal.call)


def _raises(view: View, *, is_credible: bool = False) -> int:
    """Bets and raises on this street so far, blinds left out; if `is_credible`, those of wild players too."""
    return sum(
        act.street == view.street
        and act.action in ("bet", "raise")
        and not (is_credible and habits(view, act.seat).is_wild)
        for act in view.acts
    )


def _refuse(view: View, legal: LegalView, me: SeatView, style: Style, rng: Random) -> Decision | None:
    """Fold a starting hand that is not worth a thought; None where it is, or where it costs nothing."""
    if legal.can_check:
        return None
    better = better_hands(_hole(me), view.variant)
    limit = style.comes_in * players_factor(view) // 1000
    limit = limit * (1000 - _price(view, legal)) // 650
    limit = limit * (10, 6, 3, 1)[min(_raises(view, is_credible=True), 3)] // 10
    if in_position(view):
        limit = limit * 5 // 4
    limit = limit * (85 + int(rng.random() * 31)) // 100
    if better <= limit:
        return None
    return Decision(Fold(), (Reason("starting_hand", {"better": better, "limit": min(limit, 1000)}),))


def _read_table(view: View, legal: LegalView, me: SeatView, rng: Random, budget: Budget) -> Spot:
    """Give every opponent a range and deal the rest of the hand, over and over."""
    hands, runs = max(budget.trials // 2, 40), max(budget.trials // 20, 4)
    possible = field(_hole(me), view.board, view.variant, rng=rng, hands=hands, runs=runs)
    rivals = [
        Rival(
            seat,
            weigh(view, seat.seat, possible),
            habits(view, seat.seat).yields,
            any(
                act.seat == seat.seat and act.street == view.street and act.action in ("bet", "raise")
                for act in view.acts
            ),
        )
        for seat in view.seats
        if seat.card_count and seat.seat != me.seat
    ]
    samples = possible.sample([rival.weights for rival in rivals], budget.trials, rng)
    return Spot(view, legal, me, rivals, samples)


def _plans(spot: Spot, style: Style) -> tuple[list[Plan], list[Reason]]:
    """The plans that discipline admits, and why others are missing."""
    view, legal, me = spot.view, spot.legal, spot.me
    guards: list[Reason] = []
    plans: list[Plan] = []
    if _price(view, legal) <= _CRUMB or _is_affordable(spot, legal.call):
        plans.append(plan(spot, me.committed + legal.call))
    else:
        guards.append(Reason("not_for_a_stack"))
    totals = wagers(view, legal)
    if totals and not _may_raise_again(view):
        totals = ()
        guards.append(Reason("enough_raises"))
    for to in totals:
        added = to - me.committed
        if _is_affordable(spot, added):
            caution = style.caution * _STREETS_LEFT[view.street] * (added - legal.call) * POT // 1000
            bold = plan(spot, to)
            plans.append(replace(bold, value=bold.value - caution))
    return plans, guards


def _is_affordable(spot: Spot, added: int) -> bool:
    """Whether the hand is good enough to add so many chips; half a stack before the river means all of it.

    Two pair or a draw to the nuts; before the flop the best starting hands call, and more of them may raise
    when few chips are left. Against somebody who raises nearly always only the odds count.
    """
    view, me = spot.view, spot.me
    if view.street == "river" or 2 * added < me.stack or not me.stack:
        return True
    is_call = added == spot.legal.call
    if is_call and any(rival.is_aggressor and habits(view, rival.seat.seat).is_wild for rival in spot.rivals):
        return True
    if view.lens is None:
        is_short = me.stack + me.committed <= _SHORT * view.stakes.big_blind
        limit = _SHORT_HANDS if is_short else _CALLING_HANDS if is_call else 0
        return better_hands(_hole(me), view.variant) < limit * players_factor(view) // 1000
    if CATEGORIES.index(view.lens.high.category) >= _TWO_PAIR:
        return True
    return nut_outs(_hole(me), view.board, view.variant) >= _NUT_OUTS


def _may_raise_again(view: View) -> bool:
    """Keeps two hands that both look good from raising until the stacks are gone."""
    raises = _raises(view)
    if raises < _ENOUGH_RAISES or view.lens is None:
        return raises < _ENOUGH_RAISES
    low = view.lens.low
    unbeaten = view.lens.high_is_nuts and (low is None or low.state == "impossible" or low.is_nuts)
    return unbeaten and raises < _TOO_MANY_RAISES


def _choose(plans: Sequence[Plan], can_check: bool, margin: int, rng: Random) -> Plan | None:
    """One of the plans within `margin` of the best, the closer the likelier; None is folding, worth 0."""
    options: list[tuple[Plan | None, int]] = [(each, each.value) for each in plans]
    if not can_check:
        options.append((None, 0))
    best = max(value for _, value in options)
    weights = [max(margin - (best - value), 0) for _, value in options]
    draw = int(rng.random() * sum(weights))
    for (option, _), weight in zip(options, weights, strict=True):
        draw -= weight
        if draw < 0:
            return option
    return max(options, key=lambda each: each[1])[0]
