"""The ring game: who sits where with what, from one hand to the next (docs/rules.md#a2, #a4, #a9).

A table is a value between hands; the hand itself is played in `rules.hand`. `next_hand` prepares a deal,
`settle` takes the stacks back afterwards. Chips come to the table between hands only (table stakes).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.play import seating
from omaha8.play.options import Options
from omaha8.play.reads import count
from omaha8.play.seating import Chair, Entry
from omaha8.rules.events import Event, HandEnded, HandStarted, PotAwarded
from omaha8.rules.games import Stakes
from omaha8.rules.hand import SeatIn
from omaha8.rules.posts import Blinds, button_draw, positions
from omaha8.shuffle import shuffled, stream
from omaha8.views.view import Reads

PLAYER = "you"  # a code; the page says it in its own language
CAST = (
    *("Ana", "Bo", "Cy", "Dea", "Eli", "Fay", "Gus", "Hal", "Ida"),
    *("Jo", "Kim", "Leo", "Mia", "Noa", "Ole", "Pia", "Rut", "Sam", "Tom", "Una", "Vic", "Wim", "Yan", "Zoe"),
)


@dataclass(frozen=True, slots=True)
class Table:
    """A ring game between two hands.

    Attributes:
        options: what the table was opened with.
        seed: the one that runs, the options' own or a fresh one. SECRET while it is fresh.
        chairs: by seat.
        bank: sum of everything bought in less what was taken off the table; always the sum of `stacks` and
            `raked`.
        raked: what the house took so far.
        hand: number of the hand last dealt, 0 before the first.
        blinds: button and blinds of that hand, None before the first.
        seats: who was dealt into it.
        reads: public counts by chair over the hands settled so far.
        auto_post: whether the player's blinds are posted without asking him.
    """

    options: Options
    seed: str
    chairs: tuple[Chair, ...]
    bank: int
    raked: int = 0
    hand: int = 0
    blinds: Blinds | None = None
    seats: tuple[SeatIn, ...] = ()
    reads: tuple[Reads, ...] = ()
    auto_post: bool = True

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips by chair."""
        return tuple(chair.stack for chair in self.chairs)

    @property
    def names(self) -> tuple[str, ...]:
        """Names by chair."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def stakes(self) -> Stakes:
        """What the next hand is played for."""
        return self.options.stakes

    @property
    def bots(self) -> tuple[int, ...]:
        """Chairs that are not the player's."""
        return tuple(chair for chair in range(self.options.seats) if chair != self.options.hero)


def open_table(options: Options, seed: str) -> Table:
    """Everybody buys in; nothing is dealt. Who joins a running table sits out until he says how to enter."""
    cast = iter(CAST)
    table = Table(
        options=options,
        seed=seed,
        chairs=tuple(
            Chair(PLAYER if seat == options.hero else next(cast), options.stack)
            for seat in range(options.seats)
        ),
        bank=options.stack * options.seats,
        reads=tuple(Reads(seat) for seat in range(options.seats)),
    )
    if not options.joins:
        return table
    button = first_button(table, table.bots)
    place = positions(table.bots, button)
    table = replace(table, blinds=Blinds(button, place.small_blind, place.big_blind))
    return changed(table, options.hero, is_out=True, is_new=True)


# From hand to hand


def next_hand(table: Table) -> Table:
    """The table as the next hand starts: the button has moved, debts are paid and missed blinds noted.

    Raises:
        RulesError: `too_few_players`.
    """
    plan = _plan(table)
    gone = sum(table.chairs[seat].stack for seat in plan.lost)
    return replace(
        table,
        chairs=plan.chairs,
        bank=table.bank - gone,
        hand=table.hand + 1,
        blinds=plan.blinds,
        seats=plan.seats,
    )


def _plan(table: Table) -> seating.Seating:
    return seating.seat_players(
        table.chairs,
        table.blinds,
        table.stakes,
        table.options.rules,
        lambda ready: first_button(table, ready),
    )


def arranged(table: Table, stacks: Mapping[int, int], button: int | None) -> Table:
    """The next hand at a test table: these stacks, this button; who does not sit out plays and owes nothing.

    Raises:
        RulesError: `too_few_players`; `bad_button` when nobody is dealt in there.
    """
    if button is None:
        button = _plan(table).blinds.button
    table = with_stacks(table, stacks)
    ready = tuple(seat for seat, c in enumerate(table.chairs) if c.stack and not (c.is_out or c.is_empty))
    place = positions(ready, button)
    chairs = tuple(Chair(c.name, c.stack) if s in ready else c for s, c in enumerate(table.chairs))
    return replace(
        table,
        chairs=chairs,
        hand=table.hand + 1,
        blinds=Blinds(button, place.small_blind, place.big_blind),
        seats=tuple(SeatIn(seat, table.chairs[seat].stack) for seat in ready),
    )


def first_button(table: Table, ready: Sequence[int]) -> int:
    """Who starts with the button, by house rule (B-32)."""
    match table.options.rules.first_button:
        case "first_seat":
            return ready[0]
        case "high_card":
            return button_draw(draw(table, ready))
        case _:
            return ready[int(stream(table.seed, "button").random() * len(ready))]


def draw(table: Table, ready: Sequence[int]) -> dict[int, Card]:
    """The cards that are drawn for the first button, by chair."""
    return dict(zip(ready, shuffled(range(52), stream(table.seed, "button")), strict=False))


def settle(table: Table, events: Iterable[Event]) -> Table:
    """The table after the hand that `events` tell, from its start to its end."""
    told = tuple(events)
    seats = next(event.seats for event in told if isinstance(event, HandStarted))
    final = next(event.stacks for event in told if isinstance(event, HandEnded))
    stacks = dict(zip(seats, final, strict=True))
    return replace(
        table,
        chairs=tuple(
            replace(chair, stack=stacks.get(seat, chair.stack)) for seat, chair in enumerate(table.chairs)
        ),
        raked=table.raked + sum(event.rake for event in told if isinstance(event, PotAwarded)),
        reads=tuple(count(reads, told) for reads in table.reads),
    )


# Chairs and chips


def changed(table: Table, seat: int, **changes: Any) -> Table:
    """A chair changed; its chips are not: see `with_stacks`."""
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(table, chairs=tuple(chairs))


def with_stacks(table: Table, changes: Mapping[int, int]) -> Table:
    """Some stacks set by buying in or cashing out; the bank keeps the account."""
    chairs = tuple(
        replace(chair, stack=changes.get(seat, chair.stack)) for seat, chair in enumerate(table.chairs)
    )
    added = sum(chair.stack for chair in chairs) - sum(table.stacks)
    return replace(table, chairs=chairs, bank=table.bank + added)


def needs_rebuy(table: Table, seat: int) -> bool:
    """Whether `seat` has less than a big blind and so is not dealt in."""
    return table.chairs[seat].stack < table.stakes.big_blind


def rebuy(table: Table, seat: int) -> Table:
    """`seat` fills up to the starting stack; an empty chair is taken again, by a newcomer who must enter."""
    if table.chairs[seat].is_empty:
        table = changed(table, seat, is_empty=False, is_new=True)
    return with_stacks(table, {seat: table.options.stack})


def top_up(table: Table, seat: int, to: int) -> Table:
    """`seat` adds chips up to `to`, at most the starting stack.

    Raises:
        RulesError: `bad_top_up` with the bounds.
    """
    stack, most = table.chairs[seat].stack, table.options.stack
    if not stack < to <= most or table.chairs[seat].is_empty:
        raise RulesError("bad_top_up", f"no top-up from {stack!r} to {to!r}", to=to, stack=stack, most=most)
    return with_stacks(table, {seat: to})


def sit_out(table: Table, seat: int) -> Table:
    """`seat` plays no more hands until it sits in again."""
    return changed(table, seat, is_out=True)


def sit_in(table: Table, seat: int, entry: Entry) -> Table:
    """`seat` wants to play from the next hand on that it may, and pays its debts as `entry` says."""
    return changed(table, seat, is_out=False, waits=entry == "wait")


def with_auto_post(table: Table, *, on: bool) -> Table:
    """Whether the player's blinds are posted without asking him."""
    return replace(table, auto_post=on)
