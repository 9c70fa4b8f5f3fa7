"""What a player's habits are, counted from the events of finished hands and from nothing else.

`Counts` of two sittings add up with `+`; counting the same hands again gives the same numbers. Frequencies
are properties of the counts, None where there is nothing to divide by.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Literal, TypeAlias, get_args

from omaha8.rules.events import Acted, Event, HandEnded, HandStarted, Posted, PotAwarded, StreetDealt
from omaha8.rules.games import Game

Position: TypeAlias = Literal["small_blind", "big_blind", "early", "middle", "cutoff", "button"]
POSITIONS: tuple[Position, ...] = get_args(Position)

_HALF_WIDTH = 1.96  # of a 95 % interval, in standard errors


@dataclass(frozen=True, slots=True)
class Counts:
    """How often a player did what; every field adds up over hands.

    Attributes:
        hands: dealt in.
        walks: won as big blind because everybody else folded to it: nothing was asked.
        voluntary: put chips in before the flop by calling or raising; posts do not count.
        raised_preflop: raised before the flop.
        bets, raises, calls: over all streets.
        flops: still in when the flop came, all-in or not.
        showdowns: of these, still in at the end with somebody else.
        showdowns_won: of these, won chips.
        highs: showdowns in which a high half, a whole pot or a share of one was won.
        lows: showdowns in which a low half or a share of one was won.
        scoops: showdowns of a game with lows in which every pot the player could win went whole to him.
        quartered: showdowns in which the player won no more of some pot than a shared half.
        won: sum of the results in big blinds, exact.
        won_squared: sum of their squares.
    """

    hands: int = 0
    walks: int = 0
    voluntary: int = 0
    raised_preflop: int = 0
    bets: int = 0
    raises: int = 0
    calls: int = 0
    flops: int = 0
    showdowns: int = 0
    showdowns_won: int = 0
    highs: int = 0
    lows: int = 0
    scoops: int = 0
    quartered: int = 0
    won: Fraction = Fraction(0)
    won_squared: Fraction = Fraction(0)

    def __add__(self, other: "Counts") -> "Counts":
        """Both sittings together."""
        return Counts(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))

    @property
    def vpip(self) -> float | None:
        """Share of hands played of one's own will; walks are left out of both."""
        return _ratio(self.voluntary, self.hands - self.walks)

    @property
    def pfr(self) -> float | None:
        """Share of hands raised before the flop; walks are left out."""
        return _ratio(self.raised_preflop, self.hands - self.walks)

    @property
    def aggression(self) -> float | None:
        """(Bets + raises) / calls.

        >>> Counts(bets=2, raises=1, calls=2).aggression
        1.5
        """
        return _ratio(self.bets + self.raises, self.calls)

    @property
    def wtsd(self) -> float | None:
        """Share of flops seen that went to showdown."""
        return _ratio(self.showdowns, self.flops)

    @property
    def wsd(self) -> float | None:
        """Share of showdowns that won chips."""
        return _ratio(self.showdowns_won, self.showdowns)

    @property
    def bb_per_100(self) -> float | None:
        """Big blinds won in 100 hands, on average."""
        return _ratio(100 * self.won, self.hands)

    @property
    def bb_per_100_interval(self) -> tuple[float, float] | None:
        """The 95 % interval of `bb_per_100`, None below two hands.

        >>> low, high = Counts(hands=4, won=Fraction(2), won_squared=Fraction(10)).bb_per_100_interval
        >>> round(low, 1), round(high, 1)
        (-119.7, 219.7)
        """
        if self.hands < 2:
            return None
        mean = self.won / self.hands
        variance = (self.won_squared - self.won * mean) / (self.hands - 1)
        width = 100 * _HALF_WIDTH * math.sqrt(variance / self.hands)
        return float(100 * mean) - width, float(100 * mean) + width


@dataclass(frozen=True, slots=True)
class Played:
    """One finished hand as one player saw it through: `seat` is his chair in it."""

    game: Game
    big_blind: int
    events: Sequence[Event]
    seat: int


Table: TypeAlias = dict[tuple[Game, Position], Counts]


def tally(hands: Iterable[Played]) -> Table:
    """Counts by game and position; hands in which the seat was not dealt in are left out."""
    table: Table = {}
    for hand in hands:
        if hand.seat in _started(hand.events).seats:
            key = hand.game, position_of(hand.events, hand.seat)
            table[key] = table.get(key, Counts()) + count(hand)
    return table


def merged(*tables: Mapping[tuple[Game, Position], Counts]) -> Table:
    """Several tables as one."""
    table: Table = {}
    for each in tables:
        for key, counts in each.items():
            table[key] = table.get(key, Counts()) + counts
    return table


def total(
    table: Mapping[tuple[Game, Position], Counts], game: Game | None = None, position: Position | None = None
) -> Counts:
    """The sum over one game or all, one position or all."""
    return sum(
        (
            counts
            for (its_game, its_position), counts in table.items()
            if game in (None, its_game) and position in (None, its_position)
        ),
        Counts(),
    )


def position_of(events: Sequence[Event], seat: int) -> Position:
    """Where `seat` sat: the button of two players is `button`, though it posts the small blind."""
    started = _started(events)
    if seat == started.button:
        return "button"
    for event in events:
        if isinstance(event, Posted) and event.seat == seat and event.kind in ("small_blind", "big_blind"):
            return "small_blind" if event.kind == "small_blind" else "big_blind"
    # Seats that are neither: those that act first are early, the last is the cutoff.
    blinds = {e.seat for e in events if isinstance(e, Posted) and e.kind in ("small_blind", "big_blind")}
    others = [other for other in started.seats if other != started.button and other not in blinds]
    place = others.index(seat)
    if place == len(others) - 1:
        return "cutoff"
    return "early" if place < len(others) // 2 else "middle"


def count(hand: Played) -> Counts:
    """The counts of one hand in which the seat was dealt in."""
    events, seat = hand.events, hand.seat
    acts = [event for event in events if isinstance(event, Acted) and event.seat == seat]
    names = [act.action for act in acts]
    before_flop = [act.action for act in acts if act.street == "preflop"]
    has_folded = "fold" in names
    ended = next(event for event in events if isinstance(event, HandEnded))
    is_at_showdown = ended.ending == "showdown" and not has_folded
    awards = [event for event in events if isinstance(event, PotAwarded)] if is_at_showdown else []
    net = Fraction(_net(events, seat), hand.big_blind)
    return Counts(
        hands=1,
        walks=int(_is_walk(events, seat)),
        voluntary=int("call" in before_flop or "raise" in before_flop),
        raised_preflop=int("raise" in before_flop),
        bets=names.count("bet"),
        raises=names.count("raise"),
        calls=names.count("call"),
        flops=int(_has_flop(events) and "fold" not in before_flop),
        showdowns=int(is_at_showdown),
        showdowns_won=int(any(_shares(award, seat) for award in awards)),
        highs=int(any(seat in award.high for award in awards if len(award.claimants) > 1)),
        lows=int(any(seat in (award.low or ()) for award in awards)),
        scoops=int(hand.game.has_low and is_at_showdown and _scoops(awards, seat)),
        quartered=int(any(_is_quartered(award, seat) for award in awards)),
        won=net,
        won_squared=net * net,
    )


def _started(events: Sequence[Event]) -> HandStarted:
    return next(event for event in events if isinstance(event, HandStarted))


def _has_flop(events: Sequence[Event]) -> bool:
    return any(isinstance(event, StreetDealt) for event in events)


def _net(events: Sequence[Event], seat: int) -> int:
    started = _started(events)
    ended = next(event for event in events if isinstance(event, HandEnded))
    place = started.seats.index(seat)
    return ended.stacks[place] - started.stacks[place]


def _is_walk(events: Sequence[Event], seat: int) -> bool:
    is_big_blind = any(isinstance(e, Posted) and e.seat == seat and e.kind == "big_blind" for e in events)
    acts = [event for event in events if isinstance(event, Acted)]
    return is_big_blind and not _has_flop(events) and all(a.action == "fold" and a.seat != seat for a in acts)


def _shares(award: PotAwarded, seat: int) -> int:
    return sum(chips for winner, chips in award.high_shares + award.low_shares if winner == seat)


def _scoops(awards: Sequence[PotAwarded], seat: int) -> bool:
    pots = [award for award in awards if seat in award.claimants and len(award.claimants) > 1]
    return bool(pots) and all(award.high == (seat,) and award.low in (None, (seat,)) for award in pots)


def _is_quartered(award: PotAwarded, seat: int) -> bool:
    low = award.low or ()
    shares_low = seat in low and len(low) > 1 and seat not in award.high
    shares_high = bool(low) and seat in award.high and len(award.high) > 1 and seat not in low
    return shares_low or shares_high


def _ratio(part: int | Fraction, whole: int) -> float | None:
    return float(Fraction(part) / whole) if whole else None
