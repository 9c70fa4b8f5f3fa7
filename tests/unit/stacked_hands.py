"""Finished hands made to order, for the tests of what follows a hand."""

from collections.abc import Mapping, Sequence

from omaha8.cards import DECK, parse_cards
from omaha8.records.history import HandRecord, from_hand
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import Event
from omaha8.rules.games import Game, Stakes, Structure, Variant
from omaha8.rules.hand import HandState, SeatIn, apply, start_hand
from omaha8.rules.posts import Blinds, clockwise
from omaha8.rules.profiles import DEFAULT, HouseRules

NAMES = ("Ana", "Bo", "Cy", "Dea", "Eli", "Fay", "Gus", "Hal", "Ida", "Jo")
_PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def action(text: str) -> Action:
    verb, *to = text.split()
    return (BetTo if verb == "bet" else RaiseTo)(int(to[0])) if to else _PLAIN[verb]


def play(
    actions: Sequence[str],
    stacks: Mapping[int, int],
    holes: Mapping[int, str] | None = None,
    board: str = "",
    *,
    button: int = 0,
    variant: Variant = "omaha8",
    structure: Structure = "pot_limit",
    stakes: Stakes | None = None,
    rules: HouseRules = DEFAULT,
    posts: Mapping[int, tuple[int, int]] | None = None,
    blinds: Blinds | None = None,
) -> tuple[HandState, tuple[Event, ...]]:
    """A hand of chairs with `stacks`, blinds 5/10, each action by whoever is to act."""
    told = {seat: parse_cards(hole) for seat, hole in (holes or {}).items()}
    shown = parse_cards(board)
    spare = iter([card for card in DECK if card not in {*shown}.union(*told.values())])
    order = clockwise(list(stacks), button)
    dealt = {seat: told.get(seat) or tuple(next(spare) for _ in range(4)) for seat in order}
    deck = (*(dealt[seat][turn] for turn in range(4) for seat in order), *shown, *spare)
    seats = [SeatIn(seat, stack, *(posts or {}).get(seat, (0, 0))) for seat, stack in stacks.items()]
    if stakes is None:
        stakes = Stakes(5, 10, 10, 20) if structure == "fixed_limit" else Stakes(5, 10)
    state, events = start_hand(Game(variant, structure), stakes, rules, button, seats, deck, blinds)
    for text in actions:
        state, more = apply(state, action(text))
        events += more
    return state, events


def record(state: HandState, events: Sequence[Event], hero: int | None = None, number: int = 1) -> HandRecord:
    return from_hand(state, events, number=number, names=NAMES, hero=hero)


def quartered() -> tuple[HandState, tuple[Event, ...]]:
    """Two players put in 120 each and tie for the low; one of them has the high (C09)."""
    return play(
        ["raise 30", "call", "bet 60", "call", "bet 30", "call"],
        {0: 120, 1: 120},
        {0: "Ah2hKcKs", 1: "As2sJdTd"},
        "3c4d8sKhQd",
    )


def side_pot() -> tuple[HandState, tuple[Event, ...]]:
    """The small blind is all-in for 50, the others for 120; these two tie for everything (C15)."""
    return play(
        ["raise 30", "raise 50", "call", "call", "bet 70", "call"],
        {0: 120, 1: 50, 2: 120},
        {1: "AsAhQd9d", 2: "KdQcJh8h", 0: "KsQhJc8c"},
        "2d9cTh3sJd",
    )
