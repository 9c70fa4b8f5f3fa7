"""The single-table tournament, from one hand to the next (docs/rules.md#a2, #b32, #b34).

It has the verbs of the ring game, so that a session can play either: a value between hands, `next_hand`
prepares a deal, `settle` takes the stacks back. Nobody buys in again: who has no chips is out, and the last
one wins. Pots are never raked.

Levels rise between hands only, after so many hands or minutes. Minutes are counted by the page and come in
as data. The moving button goes to the next player and the next two post: a player may post the big blind
twice running, or be spared it, when a neighbour goes out. With a dead button neither happens.

Who goes out later places higher; of those who go out in one hand the one that began it with more chips. Equal
stacks share the better place and all prizes of the places that they fill.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal, TypeAlias

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.play.options import Options
from omaha8.play.reads import count
from omaha8.play.schedule import (
    LevelFacts,
    Terms,
    bad_tournament,
    default_terms,
    is_whole,
    level_at,
    level_facts,
    prizes,
)
from omaha8.play.table import CAST, PLAYER
from omaha8.records.fields import Fields, items, whole
from omaha8.rules.events import Event, HandEnded, HandStarted
from omaha8.rules.games import Stakes
from omaha8.rules.hand import SeatIn
from omaha8.rules.posts import Blinds, blinds_of, button_draw, clockwise, next_blinds
from omaha8.rules.pots import divide
from omaha8.shuffle import shuffled, stream
from omaha8.views.view import Reads

Status: TypeAlias = Literal["draw", "running", "watching", "over"]

_KEYS = ("first", "hand", "elapsed", "blinds", "stacks", "exits")


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw for the first button: the card of each chair and the chair that won (A2)."""

    cards: tuple[Card, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Exit:
    """Chairs that went out in hand number `hand` with equal stacks, first left of its button first."""

    hand: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A place that is decided; `hand` is the one that decided it."""

    place: int
    seat: int
    is_shared: bool
    prize: int
    hand: int


@dataclass(frozen=True, slots=True)
class TournamentFacts:
    """What the page shows of a tournament besides the table; all of it is public.

    Attributes:
        status: `draw` before the first hand, `watching` once the player is out, `over` when one is left.
        draw: None where the house gives the button without one.
        level: in play.
        players: how many still have chips.
        prizes: by place, first place first.
        standings: places decided so far, best first.
    """

    status: Status
    draw: Draw | None
    level: LevelFacts
    players: int
    prizes: tuple[int, ...]
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament between two hands.

    Attributes:
        options: what the table was opened with, rake off; its stakes are not used, those of the level are.
        terms: of the tournament.
        seed: the one that runs. SECRET while it is fresh.
        names: by chair.
        stacks: by chair, 0 where the player is out.
        draw: for the first button.
        blinds: of the hand last dealt; before the first hand where they will be.
        first: number of the hand before the first one: 0, or the last of the tournament before a restart.
        hand: number of the hand last dealt.
        elapsed: seconds from the first deal to the last.
        exits: who went out, in order.
        reads: public counts by chair over the hands settled so far.
    """

    options: Options
    terms: Terms
    seed: str
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    draw: Draw | None
    blinds: Blinds
    first: int
    hand: int
    elapsed: int
    exits: tuple[Exit, ...]
    reads: tuple[Reads, ...]

    @property
    def button(self) -> int:
        """Chair of the button; with a dead button it may be empty."""
        return self.blinds.button

    @property
    def bank(self) -> int:
        """All chips in play."""
        return sum(self.stacks)

    @property
    def raked(self) -> int:
        """Nothing, ever."""
        return 0

    @property
    def level(self) -> int:
        """Index of the level of the hand last dealt, 0 before the first."""
        return level_at(self.terms, self.hand - self.first, self.elapsed)

    @property
    def stakes(self) -> Stakes:
        """Of the level."""
        return self.terms.levels[self.level]

    @property
    def players(self) -> tuple[int, ...]:
        """Chairs that have chips."""
        return tuple(chair for chair, stack in enumerate(self.stacks) if stack)

    @property
    def is_over(self) -> bool:
        """Whether one player has all the chips."""
        return len(self.players) == 1

    @property
    def status(self) -> Status:
        """How far it is, for the player: see `TournamentFacts`."""
        if self.is_over:
            return "over"
        if not self.stacks[self.options.hero]:
            return "watching"
        return "draw" if self.hand == self.first else "running"


def open_tournament(
    options: Options, seed: str, terms: Terms | None = None, *, hand: int = 0, reads: tuple[Reads, ...] = ()
) -> Tournament:
    """Equal stacks, and the draw for the button; nothing is dealt.

    Args:
        options: of the table.
        seed: that everything comes from.
        terms: default ones where there are none.
        hand: number of the last hand dealt from this seed, so that no deck comes twice.
        reads: what is known of the chairs already.

    Raises:
        RulesError: `bad_tournament` when more places are paid than there are players, or a level has the
            stakes of another structure.
    """
    terms = terms or default_terms(options)
    if len(terms.split) > options.seats:
        raise bad_tournament("split", list(terms.split))
    for level in terms.levels:
        if (options.game.structure == "fixed_limit") != bool(level.small_bet):
            raise bad_tournament("levels", [level.small_bet, level.big_bet])
    cast = iter(CAST)
    chairs = range(options.seats)
    draw, button = _first_button(options, seed, hand)
    return Tournament(
        options=replace(options, rules=replace(options.rules, rake="off")),
        terms=terms,
        seed=seed,
        names=tuple(PLAYER if chair == options.hero else next(cast) for chair in chairs),
        stacks=(options.stack,) * options.seats,
        draw=draw,
        blinds=Blinds(button, *blinds_of(clockwise(chairs, button))),
        first=hand,
        hand=hand,
        elapsed=0,
        exits=(),
        reads=reads or tuple(Reads(chair) for chair in chairs),
    )


def restart(tournament: Tournament, seed: str | None = None) -> Tournament:
    """The same again from the start, with a draw and decks of its own even where the seed stays."""
    now = tournament
    return open_tournament(now.options, seed or now.seed, now.terms, hand=now.hand, reads=now.reads)


def next_hand(tournament: Tournament, seconds: int = 0) -> Tournament:
    """The tournament as the next hand starts: button and blinds have moved, the level may have risen.

    `seconds` are those that passed since the last deal, as the page counted them; before the first hand they
    count nothing.

    Raises:
        RulesError: `tournament_over`, `bad_time`.
    """
    if tournament.is_over:
        raise RulesError("tournament_over", f"one player is left: {tournament.stacks!r}")
    if not is_whole(seconds, 0):
        raise RulesError("bad_time", f"no number of seconds: {seconds!r}", seconds=seconds)
    if tournament.hand == tournament.first:
        return replace(tournament, hand=tournament.hand + 1)
    return replace(
        tournament,
        hand=tournament.hand + 1,
        elapsed=tournament.elapsed + seconds,
        blinds=next_blinds(tournament.players, tournament.blinds, tournament.options.rules),
    )


def seats_in(tournament: Tournament) -> tuple[SeatIn, ...]:
    """Everybody with chips, with the stack of before the posts; less than a blind is enough."""
    return tuple(SeatIn(chair, tournament.stacks[chair]) for chair in tournament.players)


def settle(tournament: Tournament, events: Iterable[Event]) -> Tournament:
    """The tournament after the hand that `events` tell, from its start to its end."""
    told = tuple(events)
    started = next(event for event in told if isinstance(event, HandStarted))
    ended = next(event for event in told if isinstance(event, HandEnded))
    after = dict(zip(started.seats, ended.stacks, strict=True))
    return replace(
        tournament,
        stacks=tuple(after.get(chair, stack) for chair, stack in enumerate(tournament.stacks)),
        exits=(*tournament.exits, *_exits(tournament.hand, started, after)),
        reads=tuple(count(reads, told) for reads in tournament.reads),
    )


def with_stacks(tournament: Tournament, changes: Mapping[int, int]) -> Tournament:
    """Some stacks set by hand, at a test table; nobody comes back or goes out by it.

    Raises:
        RulesError: `bad_stack`.
    """
    for chair, stack in changes.items():
        if chair not in tournament.players or not is_whole(stack, 1):
            raise RulesError("bad_stack", f"seat {chair!r} cannot have {stack!r}", seat=chair, stack=stack)
    stacks = tuple(changes.get(chair, stack) for chair, stack in enumerate(tournament.stacks))
    return replace(tournament, stacks=stacks)


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """The places decided so far, best first; once it is over all of them.

    Chairs that share a place come clockwise from the button; so do odd chips of the prizes they share.
    """
    rules, seats = tournament.options.rules, tournament.options.seats
    paid = prizes(tournament.terms, seats)
    exits = tournament.exits
    if tournament.is_over:
        exits = (*exits, Exit(tournament.hand, tournament.players))
    decided: list[tuple[Standing, ...]] = []
    last = seats
    for out in exits:
        place = last - len(out.seats) + 1
        shares = divide(sum(paid[place - 1 : last]), out.seats, rules)
        is_shared = len(out.seats) > 1
        decided.append(tuple(Standing(place, seat, is_shared, prize, out.hand) for seat, prize in shares))
        last = place - 1
    return tuple(standing for group in reversed(decided) for standing in group)


def tournament_facts(tournament: Tournament) -> TournamentFacts:
    """What a page shows besides the view."""
    return TournamentFacts(
        status=tournament.status,
        draw=tournament.draw,
        level=level_facts(tournament.terms, tournament.hand - tournament.first, tournament.elapsed),
        players=len(tournament.players),
        prizes=prizes(tournament.terms, tournament.options.seats),
        standings=standings(tournament),
    )


def to_data(tournament: Tournament) -> dict[str, Any]:
    """What changes during a tournament, but for `reads`, as JSON can carry it."""
    blinds = tournament.blinds
    return {
        "first": tournament.first,
        "hand": tournament.hand,
        "elapsed": tournament.elapsed,
        "blinds": [blinds.button, blinds.small_blind, blinds.big_blind],
        "stacks": list(tournament.stacks),
        "exits": [[out.hand, *out.seats] for out in tournament.exits],
    }


def from_data(options: Options, seed: str, terms: Terms | None, data: Any) -> Tournament:
    """The tournament of which `to_data` wrote `data`, with fresh `reads`.

    Raises:
        NotationError: from the first value of a wrong kind.
        RulesError: `bad_tournament` names what no tournament can come to.
    """
    fields = Fields("tournament", data, _KEYS)
    blinds = fields.list_of("blinds", lambda path, value: whole(path, value, 0, options.seats - 1))
    exits = fields.list_of("exits", lambda path, value: [whole(*item) for item in items(path, value)])
    stacks = tuple(fields.list_of("stacks", whole))
    first, hand = fields.whole("first"), fields.whole("hand")
    out = sorted(chair for _, *chairs in filter(None, exits) for chair in chairs)
    hands = [entry[0] for entry in exits if len(entry) > 1]
    checks = (
        ("hand", hand, first <= hand),
        ("blinds", blinds, len(blinds) == 3),
        ("stacks", list(stacks), len(stacks) == options.seats and any(stacks)),
        ("stacks", sum(stacks), options.is_test or sum(stacks) == options.seats * options.stack),
        ("exits", out, out == [chair for chair, stack in enumerate(stacks) if not stack]),
        ("exits", hands, hands == sorted(hands) and len(hands) == len(exits)),
        ("exits", hands, all(first < at <= hand for at in hands)),
    )
    for field, value, holds in checks:
        if not holds:
            raise bad_tournament(field, value)
    return replace(
        open_tournament(options, seed, terms, hand=first),
        hand=hand,
        elapsed=fields.whole("elapsed"),
        blinds=Blinds(*blinds),
        stacks=stacks,
        exits=tuple(Exit(at, tuple(chairs)) for at, *chairs in exits),
    )


def _first_button(options: Options, seed: str, hand: int) -> tuple[Draw | None, int]:
    """By house rule: the draw, the first chair, or any (B-32)."""
    chance = stream(seed, "button", hand)
    match options.rules.first_button:
        case "first_seat":
            return None, 0
        case "random":
            return None, int(chance.random() * options.seats)
        case _:
            cards = shuffled(range(52), chance)[: options.seats]
            winner = button_draw(dict(enumerate(cards)))
            return Draw(cards, winner), winner


def _exits(hand: int, started: HandStarted, after: Mapping[int, int]) -> Sequence[Exit]:
    """Who lost everything: least chips at the start first, equal stacks together."""
    before = dict(zip(started.seats, started.stacks, strict=True))
    # Sorting keeps the order of `seats`, clockwise from the button, among equals.
    out = sorted((seat for seat in started.seats if not after[seat]), key=before.__getitem__)
    return [Exit(hand, tuple(seats)) for _, seats in groupby(out, key=before.__getitem__)]
