"""Hands by short words, for tests: `play(start("pot_limit"), "raise 35", "fold")`."""

from collections.abc import Mapping, Sequence
from typing import Any

from omaha8.cards import DECK, parse_cards
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, RaiseTo
from omaha8.rules.events import Event
from omaha8.rules.games import Game, Stakes, Structure, Variant
from omaha8.rules.hand import HandState, SeatIn, apply, start_hand
from omaha8.rules.profiles import HouseRules

LIMIT = Stakes(5, 10, 10, 20)
BLINDS = Stakes(5, 10)

_PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}


def deck_of(holes: Sequence[str] = (), board: str = "", players: int = 0) -> tuple[int, ...]:
    """A deck that deals `holes` to the positions in order (others get what is left) and then `board`."""
    hands = [list(parse_cards(hole)) for hole in holes]
    named = {card for hand in hands for card in hand}.union(parse_cards(board))
    rest = [card for card in DECK if card not in named]
    hands += [[rest.pop() for _ in range(4)] for _ in range(players - len(hands))]
    dealt = [hand[turn] for turn in range(4) for hand in hands]
    return (*dealt, *parse_cards(board), *rest)


def start(
    structure: Structure = "no_limit",
    stacks: Sequence[int] = (500, 500, 500, 500),
    *,
    variant: Variant = "omaha8",
    stakes: Stakes | None = None,
    posts: Mapping[int, tuple[int, int]] | None = None,
    holes: Sequence[str] = (),
    board: str = "",
    **rules: Any,
) -> HandState:
    """A hand at its first decision. Seats are 0, 1, 2 ...; the last has the button: seat and position agree.

    `posts` are (live, dead) by seat.
    """
    stakes = stakes or (LIMIT if structure == "fixed_limit" else BLINDS)
    seats = [SeatIn(seat, stack, *(posts or {}).get(seat, (0, 0))) for seat, stack in enumerate(stacks)]
    deck = deck_of(holes, board, len(stacks))
    state, _ = start_hand(Game(variant, structure), stakes, HouseRules(**rules), len(stacks) - 1, seats, deck)
    return state


def action_of(text: str) -> Action:
    name, *amount = text.split()
    if amount:
        return BetTo(int(amount[0])) if name == "bet" else RaiseTo(int(amount[0]))
    return _PLAIN[name]


def play_out(state: HandState, *actions: str) -> tuple[HandState, list[Event]]:
    events: list[Event] = []
    for text in actions:
        state, more = apply(state, action_of(text))
        events += more
    return state, events


def play(state: HandState, *actions: str) -> HandState:
    return play_out(state, *actions)[0]


def legal(state: HandState) -> LegalActions:
    """What is legal at a decision that must be there."""
    assert state.legal is not None
    return state.legal


def bounds(state: HandState) -> tuple[int, int] | None:
    """Least and greatest total, None where there is no bet or raise."""
    found = legal(state)
    return (found.min_to, found.max_to) if found.verb else None


def won(state: HandState) -> dict[int, int]:
    """Chips from the pots by seat."""
    chips: dict[int, int] = {}
    for pot in state.awards:
        for seat, share in pot.high_shares + pot.low_shares:
            chips[seat] = chips.get(seat, 0) + share
    return chips
