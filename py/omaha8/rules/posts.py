"""Who posts what: blinds, live and dead posts, entry, removal, the button (docs/rules.md#a3, #a4, #c1, #c2).

Pure sums by seat number. A table remembers who missed what; this module says what follows from it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.rules.games import MIN_SEATS, Stakes
from omaha8.rules.profiles import HouseRules


@dataclass(frozen=True, slots=True)
class Blinds:
    """Chairs of the button and the blinds. With a dead button (B-34) the first two may be empty."""

    button: int
    small_blind: int
    big_blind: int


@dataclass(frozen=True, slots=True)
class Positions:
    """Blinds and the order of turns of a hand."""

    small_blind: int
    big_blind: int
    preflop_order: tuple[int, ...]
    postflop_order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """What a player puts in out of turn: `live` counts as his bet, `dead` only as pot."""

    live: int
    dead: int


def clockwise(seats: Sequence[int], after: int) -> tuple[int, ...]:
    """`seats` in the order of the table, the first one past seat `after` first.

    >>> clockwise((7, 1, 4), 4)
    (7, 1, 4)
    """
    ordered = sorted(seats)
    return tuple([s for s in ordered if s > after] + [s for s in ordered if s <= after])


def positions(seats: Sequence[int], button: int) -> Positions:
    """Blinds and orders where the button is a player (C.1); two players: the button is small blind (B-33).

    >>> positions((3, 8), 8)
    Positions(small_blind=8, big_blind=3, preflop_order=(8, 3), postflop_order=(3, 8))

    Raises:
        RulesError: `bad_seats` for fewer than two, `bad_button`.
    """
    if len(seats) < MIN_SEATS:
        raise RulesError("bad_seats", f"fewer than {MIN_SEATS} seats: {seats!r}", seats=list(seats))
    if button not in seats:
        raise RulesError("bad_button", f"nobody sits at the button {button!r}: {seats!r}", button=button)
    order = clockwise(seats, button)
    small, big = blinds_of(order)
    return Positions(small, big, clockwise(seats, big), order)


def blinds_of(order: Sequence[int]) -> tuple[int, int]:
    """Small and big blind of players in clockwise order, button last (C.1, B-33).

    >>> blinds_of((3, 8)), blinds_of((3, 5, 8))
    ((8, 3), (3, 5))
    """
    return (order[1], order[0]) if len(order) == 2 else (order[0], order[1])


def next_blinds(seats: Sequence[int], last: Blinds, rules: HouseRules) -> Blinds:
    """Where button and blinds of the next hand are, `seats` being those who play it (A2, B-34).

    A moving button goes to the next player, and the two after him post. A dead button goes where the small
    blind was, the small blind where the big blind was, even to empty chairs: only the big blind moves to
    the next player, so that nobody posts it twice running. Two players: who is not the big blind has button
    and small blind.

    >>> next_blinds((1, 2, 3), Blinds(0, 1, 2), HouseRules())
    Blinds(button=1, small_blind=2, big_blind=3)
    >>> next_blinds((2, 3, 4), Blinds(0, 1, 2), HouseRules(dead_button=True))
    Blinds(button=1, small_blind=2, big_blind=3)
    """
    if not rules.dead_button:
        button = clockwise(seats, last.button)[0]
        return Blinds(button, *blinds_of(clockwise(seats, button)))
    big = clockwise(seats, last.big_blind)[0]
    if len(seats) == 2:
        other = next(seat for seat in seats if seat != big)
        return Blinds(other, other, big)
    return Blinds(last.small_blind, last.big_blind, big)


def button_draw(cards: Mapping[int, Card]) -> int:
    """The seat whose card is highest; equal ranks by suit, spades hearts diamonds clubs (A2).

    Cards are numbered by rank, then suit from clubs up to spades, so the greatest number wins.

    >>> from omaha8.cards import parse_card
    >>> button_draw({0: parse_card("Kd"), 1: parse_card("Kh"), 2: parse_card("Qs")})
    1
    """
    return max(cards, key=lambda seat: cards[seat])


def small_blind(small_bet: int, rounding: Literal["floor_dollar", "exact"], dollar: int) -> int:
    """The small blind of a table: half the small bet or big blind (A3, B-2).

    `floor_dollar` rounds it down to a whole dollar unless it is less than one. Where half is no whole unit
    it is rounded down to units, one at least.

    >>> small_blind(500, "floor_dollar", 100), small_blind(100, "floor_dollar", 100)
    (200, 50)
    """
    half = max(1, small_bet // 2)
    if rounding == "floor_dollar" and half >= dollar:
        return half // dollar * dollar
    return half


def entry_post(stakes: Stakes, rules: HouseRules, *, new: bool, missed_small: bool, missed_big: bool) -> Post:
    """What a player owes who does not wait for the big blind (A4, B-29, B-30).

    A newcomer posts the big blind. Who comes back pays what he missed: the big blind live, the small blind
    dead; or the big blind only, where `missed` says so.

    >>> entry_post(Stakes(5, 10), HouseRules(), new=False, missed_small=True, missed_big=True)
    Post(live=10, dead=5)
    """
    if new:
        return Post(stakes.big_blind, 0)
    dead = stakes.small_blind if missed_small and rules.missed == "big_and_dead_small" else 0
    return Post(stakes.big_blind if missed_big else 0, dead)


def may_post(seat: int, blinds: Blinds) -> bool:
    """Whether a player may be dealt in by posting at `seat`: not between button and big blind (B-29).

    >>> may_post(1, Blinds(0, 2, 3)), may_post(4, Blinds(0, 2, 3))
    (False, True)
    """
    past = clockwise((seat, blinds.button, blinds.big_blind), blinds.button)
    return past.index(seat) > past.index(blinds.big_blind)


def may_wait_over(seat: int, blinds: Blinds, rules: HouseRules) -> bool:
    """Whether who waits instead of posting is dealt in at `seat`: as big blind, or with the button (B-29)."""
    return seat == (blinds.button if rules.entry == "post_or_button" else blinds.big_blind)


def is_removed(missed_big_blinds: int, rules: HouseRules) -> bool:
    """Whether a player who sits out loses the seat (A4, B-31).

    >>> is_removed(2, HouseRules()), is_removed(3, HouseRules())
    (False, True)
    """
    return rules.removal_after is not None and missed_big_blinds >= rules.removal_after
