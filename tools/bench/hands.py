"""Random whole hands, the same actions here and at pokerkit's table."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from omaha8.cards import DECK, Card
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, RaiseTo
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, legal_actions, start_hand
from omaha8.rules.profiles import DEFAULT

PLAYERS, STACK = 6, 2000
SEATS = tuple(SeatIn(seat, STACK) for seat in range(PLAYERS))
# Position 0, pokerkit's seat 0, is the first left of the button.
BUTTON = PLAYERS - 1


@dataclass(frozen=True, slots=True)
class Script:
    """A hand as it was played."""

    game: Game
    stakes: Stakes
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]
    stacks: tuple[int, ...]


def stakes_of(game: Game) -> Stakes:
    return Stakes(10, 20, *((20, 40) if game.structure == "fixed_limit" else (0, 0)))


def random_action(rng: Random, legal: LegalActions) -> Action:
    """Mostly a check or call, so that most hands see a showdown."""
    roll = rng.random()
    if legal.verb and roll < 0.2:
        to = rng.randint(legal.min_to, min(legal.max_to, 3 * legal.min_to))
        return BetTo(to) if legal.verb == "bet" else RaiseTo(to)
    if legal.can_check:
        return Check()
    return Fold() if roll > 0.8 else Call()


def invent(rng: Random, game: Game) -> Script:
    deck = tuple(rng.sample(DECK, 52))
    stakes = stakes_of(game)
    state, _ = start_hand(game, stakes, DEFAULT, BUTTON, SEATS, deck)
    actions: list[Action] = []
    while (legal := legal_actions(state)) is not None:
        actions.append(random_action(rng, legal))
        state, _ = apply(state, actions[-1])
    return Script(game, stakes, deck, tuple(actions), state.stacks)


def replay(script: Script) -> HandState:
    """As a caller plays that has chosen before."""
    state, _ = start_hand(script.game, script.stakes, DEFAULT, BUTTON, SEATS, script.deck)
    for action in script.actions:
        legal_actions(state)
        state, _ = apply(state, action)
    return state


def contenders(kit: Any, count: int) -> tuple[dict[str, Callable[[int], object]], int]:
    """Ours and pokerkit's run through the same hands, all of them each unit, and how many were left out.

    Left out is a hand that pokerkit plays otherwise: it would not be the same work.

    Raises:
        ValueError: more are left out than kept.
    """
    rng = Random("hands")
    scripts: list[tuple[Script, Any]] = []
    left_out = 0
    while len(scripts) < count:
        script = invent(rng, GAMES[(len(scripts) + left_out) % len(GAMES)])
        cards = kit.dealt(script.deck, PLAYERS)
        try:
            same = kit.play(kit.table(script.game, script.stakes, STACK, PLAYERS), *cards, script.actions)
        except ValueError:
            same = None
        if same == list(script.stacks):
            scripts.append((script, cards))
        else:
            left_out += 1
            if left_out > count:
                raise ValueError(f"pokerkit plays {left_out} of {left_out + len(scripts)} hands otherwise")

    def ours(times: int) -> None:
        for _ in range(times):
            for script, _cards in scripts:
                replay(script)

    def peer(times: int) -> None:
        for _ in range(times):
            for script, cards in scripts:
                kit.play(kit.table(script.game, script.stakes, STACK, PLAYERS), *cards, script.actions)

    return {"ours": ours, "peer": peer}, left_out
