"""What a seat is given does not depend on cards that are hidden from it: views, events, bots' decisions."""

import random
from typing import Any

import pytest
from hypothesis import given

from omaha8.bots import registry
from omaha8.bots.protocol import Budget
from omaha8.rules.games import BOARD_SIZE
from omaha8.rules.hand import apply, start_hand
from omaha8.views.project import TableFacts, redact, view_for
from tests.strategies import random_action, random_start, randoms

BUDGET = Budget(trials=20)


def other_deck(state, me, rng):
    """The same deck for the seat `me` (None: a spectator), with everything that it cannot see dealt anew."""
    count = len(state.seats)
    visible = set(range(4 * count, 4 * count + BOARD_SIZE[state.street]))
    for position, seat in enumerate(state.seats):
        if seat == me or state.shown[position]:
            visible |= {position + turn * count for turn in range(4)}
    hidden = [index for index in range(52) if index not in visible]
    deck = list(state.deck)
    for index, card in zip(hidden, rng.sample([deck[index] for index in hidden], len(hidden)), strict=True):
        deck[index] = card
    return tuple(deck)


def replay(arguments, deck, actions):
    game, stakes, rules, button, seats, _ = arguments
    state, events = start_hand(game, stakes, rules, button, seats, deck)
    for action in actions:
        state, more = apply(state, action)
        events += more
    return state, events


def facts(state, events):
    chairs = max(state.seats) + 1
    return TableFacts(
        game=state.game,
        stakes=state.stakes,
        names=("x",) * chairs,
        stacks=(7,) * chairs,
        hand=1,
        events=events,
    )


def random_moment(rng):
    """A hand after some actions: a decision, or an end by folding (a showdown depends on the cards)."""
    arguments = random_start(rng)
    state, events = start_hand(*arguments)
    actions: list[Any] = []
    for _ in range(rng.randint(0, 30)):
        if state.legal is None:
            break
        action = random_action(state.legal, rng)
        after, more = apply(state, action)
        if after.ending == "showdown":
            break
        state, events, actions = after, events + more, [*actions, action]
    return arguments, state, events, actions


@given(randoms())
def test_hidden_cards_change_nothing_that_a_seat_is_given(rng):
    arguments, state, events, actions = random_moment(rng)
    if state.ending == "showdown":  # nobody could act at all
        return
    for me in (None, *state.seats):
        deck = other_deck(state, me, rng)
        other, other_events = replay(arguments, deck, actions)
        assert other.holes != state.holes or state.is_complete or len(state.seats) == 2
        view = view_for(state, me, table=facts(state, events))
        assert view == view_for(other, me, table=facts(other, other_events))
        assert view == view_for(state, me, table=facts(state, redact(events, me)))
        assert redact(events, me) == redact(other_events, me)


@pytest.mark.parametrize("name", registry.NAMES)
def test_hidden_cards_change_no_decision(name, long_run):
    bot = registry.get(name)
    rng = random.Random(name)
    decisions = 0
    while decisions < (500 if long_run else 40):
        arguments, state, events, actions = random_moment(rng)
        me = state.seat_to_act
        if me is None:
            continue
        other, other_events = replay(arguments, other_deck(state, me, rng), actions)
        here = bot.decide(view_for(state, me, table=facts(state, events)), random.Random(1), BUDGET)
        there = bot.decide(view_for(other, me, table=facts(other, other_events)), random.Random(1), BUDGET)
        assert here == there
        decisions += 1


def test_the_law_would_notice_a_leak():
    """The hands that are dealt anew do differ: a view that held them would not be equal."""
    rng = random.Random(4)
    differing = 0
    for _ in range(50):
        arguments, state, _, actions = random_moment(rng)
        if state.is_complete:
            continue
        me = state.seats[0]
        other, _ = replay(arguments, other_deck(state, me, rng), actions)
        assert other.holes[0] == state.holes[0]
        assert other.board == state.board
        differing += other.holes[1:] != state.holes[1:]
    assert differing > 20
