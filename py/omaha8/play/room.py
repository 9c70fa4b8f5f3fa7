"""What the page shows of a ring game besides the table: who sits out, what it costs to come in, and why."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.play import guests, seating
from omaha8.play import table as ring
from omaha8.play.game import blind_of
from omaha8.play.seating import Chair
from omaha8.play.table import Table
from omaha8.rules.posts import Post

Sits: TypeAlias = Literal["in", "out", "waits", "posts", "broke", "empty"]
Why: TypeAlias = Literal["new", "missed_both", "missed_big", "missed_small"]
NextPost: TypeAlias = Literal["small_blind", "big_blind", "entry"]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A chair between hands.

    Attributes:
        seat: its number.
        sits: `in` the game; `out`; `waits` for the blind or the button, or `posts`, to come in; `broke` with
            less than a big blind; `empty`.
        missed: big blinds missed while sitting out.
    """

    seat: int
    sits: Sits
    missed: int


@dataclass(frozen=True, slots=True)
class EntryCost:
    """What it costs to be dealt in without waiting: `live` counts as a bet, `dead` is the pot's."""

    live: int
    dead: int
    why: Why


@dataclass(frozen=True, slots=True)
class Due:
    """What the player posts in the next hand; `asks`: only if `next_hand` says so."""

    kind: NextPost
    live: int
    dead: int
    asks: bool


@dataclass(frozen=True, slots=True)
class TopUpRange:
    """Stacks to which chips may be added."""

    min_to: int
    max_to: int


@dataclass(frozen=True, slots=True)
class You:
    """The player's own standing.

    Attributes:
        sits: as `Sitting`.
        auto_post: his blinds are posted without asking.
        waits: he would rather wait than post.
        waits_for: what lets him in for nothing, by house rule.
        entry: what coming in at once would cost, None where nothing is owed.
        due: what he posts in the next hand; None: nothing, or a hand runs.
        seat_lost_after: big blinds that he may still miss before he loses the seat, None by house rule never.
        has_lost_seat: he has, and must buy in again.
        top_up: None where no chips can be added now.
    """

    sits: Sits
    auto_post: bool
    waits: bool
    waits_for: Literal["big_blind", "button"]
    entry: EntryCost | None
    due: Due | None
    seat_lost_after: int | None
    has_lost_seat: bool
    top_up: TopUpRange | None


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """A card drawn for the first button."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A ring game besides its view.

    Attributes:
        seats: every chair.
        you: the player.
        can_deal: a hand could be dealt now; False while one runs.
        won: no bot has a big blind left: new bots, rebuy bots or a new game.
        broke: chairs of bots without a big blind.
        draw: the cards drawn for the first button, where the house draws, at the first hand.
    """

    seats: tuple[Sitting, ...]
    you: You
    can_deal: bool
    won: bool
    broke: tuple[int, ...]
    draw: tuple[DrawnCard, ...]


def room(table: Table, *, is_running: bool) -> Room:
    """The facts of a table; `is_running`: a hand is being played."""
    hero = table.options.hero
    upcoming = None if is_running else _upcoming(table)
    broke = () if is_running else guests.broke_bots(table)
    return Room(
        seats=tuple(
            Sitting(seat, _sits(table, seat, is_running=is_running), chair.missed)
            for seat, chair in enumerate(table.chairs)
        ),
        you=_you(table, upcoming, is_running=is_running),
        can_deal=upcoming is not None and not (table.chairs[hero].is_empty),
        won=not is_running and guests.is_won(table),
        broke=broke,
        draw=_draw(table),
    )


def _upcoming(table: Table) -> Table | None:
    try:
        return ring.next_hand(guests.prepared(table))
    except RulesError:
        return None


def _sits(table: Table, seat: int, *, is_running: bool) -> Sits:
    chair = table.chairs[seat]
    if chair.is_empty:
        return "empty"
    if chair.is_out:
        return "out"
    if not is_running and ring.needs_rebuy(table, seat):
        return "broke"
    if _debt(table, chair) == seating.NOTHING:
        return "in"
    return "waits" if chair.waits else "posts"


def _debt(table: Table, chair: Chair) -> Post:
    return seating.debt(chair, table.stakes, table.options.rules)


def _you(table: Table, upcoming: Table | None, *, is_running: bool) -> You:
    options, hero = table.options, table.options.hero
    chair = table.chairs[hero]
    debt = _debt(table, chair)
    removal = options.rules.removal_after
    can_add = not is_running and not chair.is_empty and chair.stack < options.stack
    return You(
        sits=_sits(table, hero, is_running=is_running),
        auto_post=table.auto_post,
        waits=chair.waits,
        waits_for="button" if options.rules.entry == "post_or_button" else "big_blind",
        entry=None if debt == seating.NOTHING else EntryCost(debt.live, debt.dead, _why(chair)),
        due=_due(upcoming, hero, asks=not table.auto_post) if upcoming else None,
        seat_lost_after=None if removal is None else removal - chair.missed,
        has_lost_seat=chair.is_empty,
        top_up=TopUpRange(chair.stack + 1, options.stack) if can_add else None,
    )


def _why(chair: Chair) -> Why:
    if chair.is_new:
        return "new"
    if chair.missed_small and chair.missed_big:
        return "missed_both"
    return "missed_big" if chair.missed_big else "missed_small"


def _due(upcoming: Table, hero: int, *, asks: bool) -> Due | None:
    match blind_of(upcoming, hero):
        case ("small_blind", amount):
            return Due("small_blind", amount, 0, asks)
        case ("big_blind", amount):
            return Due("big_blind", amount, 0, asks)
    entry = next((entry for entry in upcoming.seats if entry.seat == hero), None)
    if entry is None or not (entry.live or entry.dead):
        return None
    return Due("entry", entry.live, entry.dead, asks=False)


def _draw(table: Table) -> tuple[DrawnCard, ...]:
    if table.hand > 1 or table.options.rules.first_button != "high_card" or table.options.joins:
        return ()
    drawn = ring.draw(table, range(len(table.chairs)))
    return tuple(DrawnCard(seat, (card,)) for seat, card in drawn.items())
