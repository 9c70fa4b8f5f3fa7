"""Luck: what a hand would have brought on average over all boards that could have come."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import floor

from omaha8.odds.runout import outcomes
from omaha8.records.history import HandRecord, Step
from omaha8.rules.events import Acted, PotAwarded
from omaha8.rules.hand import HandState
from omaha8.rules.pots import share_out


def adjusted(record: HandRecord, told: Sequence[Step]) -> dict[int, Fraction]:
    """The net of each seat, adjusted for all-in equity, in the table's smallest unit.

    If hands met in a showdown and cards were still to come when the last player had acted, each pot is shared
    out on all boards that could have come (or a fixed sample, see `odds.runout`) by the house's rules, and
    the seat gets the average. Folded hands count as unknown cards. Everywhere else, and where a hand of the
    showdown is not known, it is the net itself. Exact: with the rake the nets add up to nothing.

    Args:
        record: the hand.
        told: its steps, all of them, as `history.steps` gives them.
    """
    final, state = told[-1][0], _when_betting_ended(told)
    stacks = zip(final.seats, final.start_stacks, final.stacks, strict=True)
    nets = {seat: Fraction(after - before) for seat, before, after in stacks}
    live = [seat for seat, out in zip(final.seats, final.folded, strict=True) if not out]
    if state is None or not all(map(record.knows, live)):
        return nets
    for award in final.awards:
        if len(award.claimants) > 1:
            for seat, chips in award.high_shares + award.low_shares:
                nets[seat] -= chips
            for seat, part in _expected(state, award, live).items():
                nets[seat] += part
    return nets


def rounded(chips: Fraction) -> int:
    """The nearest whole number, half up.

    >>> rounded(Fraction(5, 2)), rounded(Fraction(-5, 2))
    (3, -2)
    """
    return floor(chips + Fraction(1, 2))


def _when_betting_ended(told: Sequence[Step]) -> HandState | None:
    """The state after the last action, if cards were still to come and more than one hand could win."""
    acted = [n for n, (_, events) in enumerate(told) if any(isinstance(event, Acted) for event in events)]
    state = told[acted[-1] if acted else 0][0]
    return state if len(state.board) < 5 and told[-1][0].ending == "showdown" else None


def _expected(state: HandState, award: PotAwarded, live: Sequence[int]) -> Mapping[int, Fraction]:
    """What each seat gets of a pot on average."""
    seats = award.claimants
    holes = {seat: state.holes[state.position_of(seat)] for seat in live}
    dead = [card for seat in live if seat not in seats for card in holes[seat]]
    found = outcomes([holes[seat] for seat in seats], state.board, state.game.variant, dead)
    sums = dict.fromkeys(seats, 0)
    for outcome, boards in found.items():
        highs = {seat: outcome >> place & 1 for place, seat in enumerate(seats)}
        lows = {seat: outcome >> len(seats) + place & 1 for place, seat in enumerate(seats)}
        part = share_out(award.amount - award.rake, seats, highs, lows, state.rules)
        for seat, chips in part.high_shares + part.low_shares:
            sums[seat] += boards * chips
    total = sum(found.values())
    return {seat: Fraction(chips, total) for seat, chips in sums.items()}
