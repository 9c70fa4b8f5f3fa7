"""The all-in rule against an oracle: who is protected wins what he would win with no more than he put in."""

import random
from dataclasses import replace

from hypothesis import given

from omaha8.errors import IllegalActionError
from omaha8.rules.actions import Action, Protect
from omaha8.rules.hand import HandState, apply, may_protect, start_hand
from tests.strategies import Arguments, random_action, random_start, randoms


def random_protected(rng: random.Random) -> tuple[Arguments, list[tuple[int, Action]], HandState]:
    """A random hand in which time runs out now and then: arguments, (seat, action), final state."""
    game, stakes, rules, button, seats, deck = random_start(rng)
    rules = replace(rules, timeout="all_in", show="all_show", rake="off")
    arguments = (game, stakes, rules, button, seats, deck)
    bank = sum(player.stack for player in seats)
    state, _ = start_hand(*arguments)
    actions: list[tuple[int, Action]] = []
    while state.legal is not None:
        is_late = rng.random() < 0.25 and may_protect(state)
        action = Protect() if is_late else random_action(state.legal, rng)
        assert not state.protected[state.position_of(state.legal.seat)]
        actions.append((state.legal.seat, action))
        state, _ = apply(state, action)
        assert sum(state.stacks) + state.pot == bank
        assert min(state.stacks) >= 0
    return arguments, actions, state


def with_what_they_put_in(
    arguments: Arguments, actions: list[tuple[int, Action]], end: HandState
) -> HandState | None:
    """The same hand where the protected players sat down with only that; None where it cannot be played."""
    game, stakes, rules, button, seats, deck = arguments
    paid = {
        seat: chips
        for seat, chips, is_in in zip(end.seats, end.contributed, end.protected, strict=True)
        if is_in
    }
    short = tuple(replace(player, stack=paid.get(player.seat, player.stack)) for player in seats)
    state, _ = start_hand(game, stakes, rules, button, short, deck)
    for seat, action in actions:
        if isinstance(action, Protect):
            continue
        if state.seat_to_act != seat:
            return None
        try:
            state, _ = apply(state, action)
        except IllegalActionError:
            return None
    return state if state.is_complete else None


def nets(state: HandState) -> list[int]:
    return [after - before for after, before in zip(state.stacks, state.start_stacks, strict=True)]


@given(randoms())
def test_a_protected_hand_is_one_with_a_short_stack(rng):
    arguments, actions, end = random_protected(rng)
    short = with_what_they_put_in(arguments, actions, end)
    if short is not None:
        assert nets(short) == nets(end)
        assert short.awards == end.awards


def test_the_oracle_can_often_be_asked():
    rng = random.Random(7)
    found = 0
    for _ in range(300):
        arguments, actions, end = random_protected(rng)
        found += any(end.protected) and with_what_they_put_in(arguments, actions, end) is not None
    assert found > 50
