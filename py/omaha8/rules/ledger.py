"""A finished hand's arithmetic, as data: where every chip came from and why it went where it went.

Everything is worked out from the events, apart from the engine's own sums: a second count. Codes and numbers
only; the page says them in words.

Seats are chairs. Tuples of seats are clockwise, the first one left of the button first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.rules.events import (
    Acted,
    BetReturned,
    Event,
    HandEnded,
    HandStarted,
    Posted,
    PotAwarded,
    StreetDealt,
)
from omaha8.rules.games import Game, Stakes
from omaha8.rules.profiles import HouseRules
from omaha8.rules.rake import rake_for

Chips: TypeAlias = tuple[tuple[int, int], ...]
"""Seat and chips."""

Why: TypeAlias = Literal["uncontested", "high_only", "no_low", "even_split_same_winners", "halved"]
OddWhy: TypeAlias = Literal["high_half_gets_odd_chip", "clockwise_from_button", "all_to_first"]
RakeWhy: TypeAlias = Literal["off", "no_flop_no_drop", "steps", "per_dollar"]
Part: TypeAlias = Literal["whole", "high", "low"]


@dataclass(frozen=True, slots=True)
class OddChip:
    """Chips that could not be divided evenly.

    `seat` got them (None: the high half did, before it was shared) by rule `why` (docs/rules.md#b24).
    """

    seat: int | None
    chips: int
    why: OddWhy


@dataclass(frozen=True, slots=True)
class Half:
    """One part of a pot.

    Attributes:
        part: what it was for.
        amount: chips shared here; `each` of them to every winner.
        winners: more than one: a tie.
        shares: what each winner got, odd chips included.
        odd: who got the chips beyond `each`, and why.
    """

    part: Part
    amount: int
    each: int
    winners: tuple[int, ...]
    shares: Chips
    odd: tuple[OddChip, ...] = ()


@dataclass(frozen=True, slots=True)
class RakeStep:
    """How a pot's rake came about (docs/rules.md#b23).

    Attributes:
        why: which table gave it, or why there is none.
        total: all pots up to this one.
        due: the fee for so much.
        paid: what the pots before this one paid of it.
        amount: the rest, what this pot paid.
    """

    why: RakeWhy
    total: int
    due: int
    paid: int
    amount: int


@dataclass(frozen=True, slots=True)
class PotEntry:
    """One pot, main pot first.

    Attributes:
        index: 0 main pot, then the side pots.
        floor, ceiling: the levels of contribution between which its chips lie (C.9).
        paid: what each seat has between the levels, folded ones too.
        dead: dead money by seat; in the main pot alone.
        amount: the sum, before rake.
        claimants: who could win it.
        rake: what the house took of it.
        why: how it was parted.
        odd: the chip that could not be halved, where there was one.
        halves: the whole, or high then low.
    """

    index: int
    floor: int
    ceiling: int
    paid: Chips
    dead: Chips
    amount: int
    claimants: tuple[int, ...]
    rake: RakeStep
    why: Why
    odd: tuple[OddChip, ...]
    halves: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class Check:
    """The last sum: what went in came out. `is_even` says so."""

    before: int
    after: int
    rake: int

    @property
    def is_even(self) -> bool:
        """Whether no chip was lost or made."""
        return self.before == self.after + self.rake


@dataclass(frozen=True, slots=True)
class Ledger:
    """A hand's account.

    Attributes:
        contributed: all that each seat put in, posts and antes included, before anything was returned.
        returned: uncalled chips, which went back first (C.8).
        pots: main pot first.
        won: what each seat got out of all pots.
        nets: stack after less stack before.
        check: the sums.
    """

    contributed: Chips
    returned: Chips
    pots: tuple[PotEntry, ...]
    won: Chips
    nets: Chips
    check: Check


@dataclass(frozen=True, slots=True)
class _Terms:
    game: Game
    stakes: Stakes
    rules: HouseRules
    players: int
    has_flop: bool


def ledger(events: Sequence[Event], game: Game, stakes: Stakes, rules: HouseRules) -> Ledger:
    """The account of one hand, `HandStarted` to `HandEnded`, played by `rules`.

    Raises:
        RulesError: `unfinished_hand` when the events are not those of a whole hand, `ledger_differs` when a
            pot of the events is not what the contributions give.
    """
    started = next((event for event in events if isinstance(event, HandStarted)), None)
    ended = next((event for event in events if isinstance(event, HandEnded)), None)
    if started is None or ended is None:
        raise RulesError("unfinished_hand", f"not the events of a whole hand: {len(events)!r} given")
    seats = started.seats
    live, dead = _paid(seats, events)
    contributed = tuple((seat, live[seat] + dead[seat]) for seat in seats)
    returned = tuple((event.seat, event.amount) for event in events if isinstance(event, BetReturned))
    for seat, chips in returned:
        live[seat] -= chips
    has_flop = any(isinstance(event, StreetDealt) for event in events)
    pots = _pots(events, live, dead, _Terms(game, stakes, rules, len(seats), has_flop))
    won = dict.fromkeys(seats, 0)
    for pot in pots:
        for half in pot.halves:
            for seat, chips in half.shares:
                won[seat] += chips
    stacks = zip(seats, started.stacks, ended.stacks, strict=True)
    nets = tuple((seat, after - before) for seat, before, after in stacks)
    check = Check(sum(started.stacks), sum(ended.stacks), sum(pot.rake.amount for pot in pots))
    return Ledger(contributed, returned, pots, tuple(won.items()), nets, check)


def _paid(seats: tuple[int, ...], events: Sequence[Event]) -> tuple[dict[int, int], dict[int, int]]:
    """What makes the levels (bets, blinds, antes) and what is dead money, by seat."""
    live, dead = dict.fromkeys(seats, 0), dict.fromkeys(seats, 0)
    for event in events:
        if isinstance(event, Acted):
            live[event.seat] += event.by
        elif isinstance(event, Posted):
            (dead if event.kind == "dead" else live)[event.seat] += event.amount
    return live, dead


def _pots(
    events: Sequence[Event], live: dict[int, int], dead: dict[int, int], terms: _Terms
) -> tuple[PotEntry, ...]:
    awards = sorted((e for e in events if isinstance(e, PotAwarded)), key=lambda award: award.index)
    entries: list[PotEntry] = []
    floor = 0
    for award in awards:
        ceiling = min(live[seat] for seat in award.claimants)
        if award is awards[-1]:
            # What folded players put in beyond everybody still in lies in the last pot.
            ceiling = max(ceiling, *live.values())
        paid = tuple((s, min(c, ceiling) - floor) for s, c in live.items() if min(c, ceiling) > floor)
        money = () if award.index else tuple((s, c) for s, c in dead.items() if c)
        amount = sum(chips for _, chips in paid + money)
        if amount != award.amount:
            raise RulesError(
                "ledger_differs",
                f"pot {award.index!r} holds {amount!r}, not {award.amount!r}",
                pot=award.index,
                counted=amount,
                awarded=award.amount,
            )
        why, odd = _parting(award, terms.game)
        entries.append(
            PotEntry(
                index=award.index,
                floor=floor,
                ceiling=ceiling,
                paid=paid,
                dead=money,
                amount=amount,
                claimants=award.claimants,
                rake=_rake(award, entries[-1].rake if entries else None, terms),
                why=why,
                odd=odd,
                halves=_halves(award, why, terms.rules),
            )
        )
        floor = ceiling
    return tuple(entries)


def _rake(award: PotAwarded, last: RakeStep | None, terms: _Terms) -> RakeStep:
    total = (last.total if last else 0) + award.amount
    paid = last.due if last else 0
    if terms.rules.rake == "off":
        return RakeStep("off", total, 0, 0, award.rake)
    if terms.rules.no_flop_no_drop and not terms.has_flop:
        return RakeStep("no_flop_no_drop", total, 0, 0, award.rake)
    due = rake_for(terms.game.structure, terms.players, total, terms.stakes.small_bet, terms.stakes.dollar)
    return RakeStep(
        "steps" if terms.game.structure == "fixed_limit" else "per_dollar", total, due, paid, award.rake
    )


def _parting(award: PotAwarded, game: Game) -> tuple[Why, tuple[OddChip, ...]]:
    if len(award.claimants) == 1:
        return "uncontested", ()
    if not game.has_low:
        return "high_only", ()
    if award.low is None:
        return "no_low", ()
    if not award.low_shares:
        return "even_split_same_winners", ()
    is_odd = (award.amount - award.rake) % 2
    return "halved", (OddChip(None, 1, "high_half_gets_odd_chip"),) if is_odd else ()


def _halves(award: PotAwarded, why: Why, rules: HouseRules) -> tuple[Half, ...]:
    if why != "halved":
        return (_half("whole", award.high, award.high_shares, rules),)
    return (
        _half("high", award.high, award.high_shares, rules),
        _half("low", award.low or (), award.low_shares, rules),
    )


def _half(part: Part, winners: tuple[int, ...], shares: Chips, rules: HouseRules) -> Half:
    amount = sum(chips for _, chips in shares)
    each = amount // len(winners)
    why: OddWhy = "all_to_first" if rules.odd_chips == "all_to_first" else "clockwise_from_button"
    odd = tuple(OddChip(seat, chips - each, why) for seat, chips in shares if chips > each)
    return Half(part, amount, each, winners, shares, odd)
