"""Who plays the next hand of a ring game and what it costs: entering, sitting out, missed blinds.

docs/rules.md#a2, #a4, #b29, #b30, #b31, #b34. Sums by seat number are `rules.posts`; here is what a table
remembers of its chairs, and what follows from it hand after hand:

- Who owes nothing is dealt in. A newcomer, and who comes back from sitting out having missed a blind, posts
  or waits.
- A post out of turn is taken outside the blinds: not between button and big blind, and with a moving button
  not where the blinds of the hand before were either, else those who have just paid would pay again.
- The big blind in turn, and the button where the house says so, let in for nothing; every debt ends when its
  chair is dealt in.
- A game that has fewer than two players without debts starts anew: everybody who is ready plays and owes
  nothing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.rules.games import MAX_SEATS, Stakes
from omaha8.rules.hand import SeatIn
from omaha8.rules.posts import (
    Blinds,
    Post,
    clockwise,
    entry_post,
    is_removed,
    may_post,
    may_wait_over,
    next_blinds,
    positions,
)
from omaha8.rules.profiles import HouseRules

Entry: TypeAlias = Literal["now", "wait"]
"""How a player with a debt wants to come in: by posting, or when it costs nothing more."""

NOTHING = Post(0, 0)


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat of the table and who holds it, between two hands.

    Attributes:
        name: of the player; of the last one where the chair is empty.
        stack: chips.
        is_out: sits out.
        is_new: has not come in yet; owes a big blind (B-29).
        waits: would rather wait for the big blind, or for the button by house rule, than post.
        missed_small, missed_big: which blinds passed the chair since it was last dealt in.
        missed: big blinds missed while sitting out, since it was last dealt in (B-31).
        is_empty: nobody holds it.
    """

    name: str
    stack: int
    is_out: bool = False
    is_new: bool = False
    waits: bool = False
    missed_small: bool = False
    missed_big: bool = False
    missed: int = 0
    is_empty: bool = False


@dataclass(frozen=True, slots=True)
class Seating:
    """A hand before it is dealt.

    Attributes:
        blinds: where button and blinds are.
        seats: who is dealt in, with the stack of before the posts and what is posted out of turn.
        chairs: as the hand leaves them: debts paid, missed blinds noted, seats lost.
        lost: chairs whose players lost the seat just now; their chips are off the table.
    """

    blinds: Blinds
    seats: tuple[SeatIn, ...]
    chairs: tuple[Chair, ...]
    lost: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Field:
    """Chairs that are ready to play, by what they owe and how they want to come in."""

    free: frozenset[int]
    posting: frozenset[int]
    waiting: frozenset[int]

    @property
    def ready(self) -> frozenset[int]:
        return self.free | self.posting | self.waiting


def debt(chair: Chair, stakes: Stakes, rules: HouseRules) -> Post:
    """What a player would have to post to be dealt in out of turn.

    >>> debt(Chair("Ana", 500, missed_small=True), Stakes(5, 10), HouseRules())
    Post(live=0, dead=5)
    """
    if not (chair.is_new or chair.missed_small or chair.missed_big):
        return NOTHING
    return entry_post(
        stakes, rules, new=chair.is_new, missed_small=chair.missed_small, missed_big=chair.missed_big
    )


def is_ready(chair: Chair, stakes: Stakes) -> bool:
    """Whether somebody sits there who wants to play and has a big blind."""
    return not (chair.is_empty or chair.is_out) and chair.stack >= stakes.big_blind


def seat_players(
    chairs: Sequence[Chair],
    last: Blinds | None,
    stakes: Stakes,
    rules: HouseRules,
    first_button: Callable[[Sequence[int]], int],
) -> Seating:
    """The next hand.

    Args:
        chairs: by seat number.
        last: button and blinds of the hand before; None at a table's first hand, when nobody owes anything.
        stakes: the fixed amounts.
        rules: of the house.
        first_button: picks the first button out of those who are ready.

    Raises:
        RulesError: `too_few_players`.
    """
    debts = {seat: debt(chair, stakes, rules) for seat, chair in enumerate(chairs)}
    field = _field(chairs, debts, stakes)
    if len(field.ready) < 2:
        raise RulesError("too_few_players", f"{len(field.ready)!r} ready to play", ready=len(field.ready))
    posting: frozenset[int] = frozenset()
    if last is None or len(field.free) < 2:
        ready = sorted(field.ready)
        button = first_button(ready) if last is None else clockwise(ready, last.button)[0]
        place = positions(ready, button)
        blinds, dealt = Blinds(button, place.small_blind, place.big_blind), field.ready
    elif rules.dead_button:
        blinds, dealt, posting = _dead_button(field, last, rules)
    else:
        blinds, dealt, posting = _moving_button(field, last, rules)
    posts = {seat: debts[seat] if seat in posting else NOTHING for seat in dealt}
    after = [
        Chair(chair.name, chair.stack) if seat in dealt else _passed_by(chair, seat, last, blinds, rules)
        for seat, chair in enumerate(chairs)
    ]
    lost = tuple(seat for seat, chair in enumerate(after) if is_removed(chair.missed, rules))
    return Seating(
        blinds=blinds,
        seats=tuple(SeatIn(s, chairs[s].stack, posts[s].live, posts[s].dead) for s in sorted(dealt)),
        chairs=tuple(_emptied(chair) if seat in lost else chair for seat, chair in enumerate(after)),
        lost=lost,
    )


def _field(chairs: Sequence[Chair], debts: dict[int, Post], stakes: Stakes) -> _Field:
    ready = [seat for seat, chair in enumerate(chairs) if is_ready(chair, stakes)]
    free = frozenset(seat for seat in ready if debts[seat] == NOTHING)
    waiting = frozenset(seat for seat in ready if seat not in free and chairs[seat].waits)
    return _Field(free, frozenset(ready) - free - waiting, waiting)


_Dealt: TypeAlias = tuple[Blinds, frozenset[int], frozenset[int]]


def _moving_button(field: _Field, last: Blinds, rules: HouseRules) -> _Dealt:
    """Blinds, who is dealt in, and who of them posts out of turn (A2: button to the next active player)."""
    by_button = rules.entry == "post_or_button"
    posting = frozenset(s for s in field.posting if not _between(s, last.button, last.big_blind))
    takes_button = field.free | posting | (field.waiting if by_button else frozenset())
    takes_big = field.free | field.posting | (frozenset() if by_button else field.waiting)
    next_big = _next(takes_big, last.big_blind)
    is_heads_up = last.button == last.small_blind and field.free == {last.button, last.big_blind}
    if is_heads_up and next_big not in field.free:
        # The big blind of two players comes to a third. Moved on, the button would leave nobody but him the
        # small blind, and he would be passed over.
        blinds = Blinds(last.button, last.big_blind, next_big)
    else:
        button = _next(takes_button, last.button)
        small = _next(field.free - {button}, button)
        big = _next((takes_big | {button}) - {small}, small)
        blinds = Blinds(button, button, small) if big == button else Blinds(button, small, big)
    posting = frozenset(s for s in posting if may_post(s, blinds))
    by_turn = frozenset(s for s in field.waiting if may_wait_over(s, blinds, rules))
    return blinds, field.free | {blinds.big_blind} | by_turn | posting, posting


def _dead_button(field: _Field, last: Blinds, rules: HouseRules) -> _Dealt:
    """As `_moving_button`, where only the big blind moves to the next player (B-34)."""
    by_button = rules.entry == "post_or_button"
    takes_big = field.free | field.posting | (frozenset() if by_button else field.waiting)
    big = _next(takes_big, last.big_blind)
    blinds = Blinds(last.small_blind, last.big_blind, big)
    posting = frozenset(s for s in field.posting if may_post(s, blinds))
    by_turn = frozenset(s for s in field.waiting if may_wait_over(s, blinds, rules))
    dealt = field.free | {big} | by_turn | posting
    return next_blinds(sorted(dealt), last, rules), dealt, posting


def _next(seats: Iterable[int], after: int) -> int:
    return clockwise(tuple(seats), after)[0]


def _between(seat: int, start: int, end: int) -> bool:
    """Whether `seat` lies past `start` and before `end`, clockwise."""
    return 0 < (seat - start) % MAX_SEATS < (end - start) % MAX_SEATS


def _passed_by(chair: Chair, seat: int, last: Blinds | None, now: Blinds, rules: HouseRules) -> Chair:
    """A chair that was not dealt in, once the blinds have moved."""
    # Who waits for the big blind is not passed by it; a button that jumps may, and that costs him nothing.
    counts = chair.is_out or (chair.waits and rules.entry == "post_or_button")
    if last is None or chair.is_empty or not counts:
        return chair
    missed_big = _passed(seat, last.big_blind, now.big_blind, last)
    return replace(
        chair,
        missed_small=chair.missed_small or _passed(seat, last.small_blind, now.small_blind, last),
        missed_big=chair.missed_big or missed_big,
        missed=chair.missed + (missed_big and chair.is_out),
    )


def _passed(seat: int, start: int, end: int, last: Blinds) -> bool:
    """Whether a blind that moved from `start` to `end` went past a chair that was not dealt in."""
    if _between(end, last.button, start):
        return False  # players came in between: it went back, past nobody
    return seat == end or _between(seat, start, end)


def _emptied(chair: Chair) -> Chair:
    return Chair(chair.name, 0, is_empty=True)
