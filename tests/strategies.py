"""Random hands: tables that exist, played by legal actions alone."""

import random
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, get_args

from hypothesis import strategies as st

from omaha8.cards import DECK
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, RaiseTo
from omaha8.rules.events import Event
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, start_hand
from omaha8.rules.profiles import DEFAULT, HouseRules

Arguments = tuple[Game, Stakes, HouseRules, int, tuple[SeatIn, ...], tuple[int, ...]]

# House rules that a hand asks, and their values.
HAND_RULES: dict[str, tuple[Any, ...]] = {
    field.name: get_args(field.type) or (True, False)
    for field in fields(HouseRules)
    if field.name
    in {
        "fl_cap",
        "fl_cap_heads_up",
        "fl_short_allin",
        "short_bb",
        "pl_short_blinds",
        "pl_pot",
        "odd_chips",
        "even_split_same_winners",
        "first_to_show",
        "show",
        "reveal_all_in",
        "rake",
        "no_flop_no_drop",
    }
}


@dataclass(frozen=True)
class Played:
    """A finished hand, with everything that led to it."""

    arguments: Arguments
    actions: tuple[Action, ...]
    state: HandState
    events: tuple[Event, ...]


def random_rules(rng: random.Random) -> HouseRules:
    """The defaults half the time, else each rule of a hand as it falls."""
    if rng.random() < 0.5:
        return DEFAULT
    return HouseRules(**{key: rng.choice(values) for key, values in HAND_RULES.items()})


def random_start(
    rng: random.Random, game: Game | None = None, seats: int | None = None, rules: HouseRules | None = None
) -> Arguments:
    """What `start_hand` takes: any button, short and deep stacks, now and then antes and posts."""
    game = game or rng.choice(GAMES)
    rules = rules or random_rules(rng)
    count = seats or rng.randint(2, 10)
    ante = rng.choice((0, 0, 0, 1, 5))
    big = rng.choice((2, 3, 10, 100))
    bets = (big, 2 * big) if game.structure == "fixed_limit" else (0, 0)
    stakes = Stakes(rng.choice((big // 2, big // 2, 1)), big, *bets, ante=ante, dollar=rng.choice((1, 100)))
    chairs = sorted(rng.sample(range(10), count))
    button = rng.choice(chairs)
    at = chairs.index(button)
    blinds = {chairs[(at + 1) % count], chairs[(at + 2) % count]} | ({button} if count == 2 else set())
    depth = rng.choice((2, 10, 40, 100))
    players = []
    for chair in chairs:
        stack = rng.randint(1, depth * big)
        posts = rng.random() < 0.1 and chair not in blinds
        players.append(SeatIn(chair, stack, big if posts else 0, stakes.small_blind if posts else 0))
    return game, stakes, rules, button, tuple(players), tuple(rng.sample(DECK, 52))


def random_action(legal: LegalActions, rng: random.Random) -> Action:
    """Any legal action; amounts lean to the ends of what is allowed."""
    draw = rng.random()
    if legal.verb and draw < 0.3:
        to = rng.choice((legal.min_to, legal.max_to, rng.randint(legal.min_to, legal.max_to)))
        return BetTo(to) if legal.verb == "bet" else RaiseTo(to)
    if draw < (0.32 if legal.can_check else 0.5):
        return Fold()
    return Check() if legal.can_check else Call()


def play_on(
    arguments: Arguments,
    choose: Callable[[LegalActions], Action],
    watch: Callable[[HandState], object] = lambda _: None,
) -> Played:
    """The hand that `choose` plays for everybody; `watch` sees the state at every decision."""
    state, events = start_hand(*arguments)
    actions: list[Action] = []
    while state.legal is not None:
        watch(state)
        action = choose(state.legal)
        actions.append(action)
        state, more = apply(state, action)
        events += more
    return Played(arguments, tuple(actions), state, events)


def random_hand(rng: random.Random, game: Game | None = None, seats: int | None = None) -> Played:
    """A hand of random players: arguments of `start_hand`, actions, final state and all events."""
    return play_on(random_start(rng, game, seats), lambda legal: random_action(legal, rng))


def randoms() -> st.SearchStrategy[random.Random]:
    """A seeded generator; the seed shrinks no hand, but it repeats it."""
    return st.integers(0, 2**32 - 1).map(random.Random)
