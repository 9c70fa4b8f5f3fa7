"""Laws that hold for every hand, whatever the table, the house rules and the actions."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha8.errors import IllegalActionError
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import HandEnded, HoleDealt, HoleShown, StreetDealt
from omaha8.rules.games import GAMES
from omaha8.rules.hand import HandState, act, advance, apply, begin_hand, start_hand
from tests.strategies import HAND_RULES, play_on, random_action, random_hand, random_start, randoms

LIMIT_GAMES = [game for game in GAMES if game.structure == "fixed_limit"]


def chips(state: HandState) -> int:
    return sum(state.stacks) + state.pot + state.rake


@given(randoms())
def test_chips_are_constant(rng):
    arguments = random_start(rng)
    bank = sum(player.stack for player in arguments[4])

    def watch(state):
        assert chips(state) == bank
        assert min(state.stacks) >= 0

    played = play_on(arguments, lambda legal: random_action(legal, rng), watch)
    assert chips(played.state) == bank
    assert played.state.pot == 0
    paid = sum(pot.amount for pot in played.state.awards)
    assert paid == sum(played.state.contributed)
    for pot in played.state.awards:
        assert sum(share for _, share in pot.high_shares + pot.low_shares) == pot.amount - pot.rake
        assert 0 <= pot.rake <= pot.amount


@given(randoms())
def test_the_dealers_steps_make_the_same_hand(rng):
    played = random_hand(rng)
    state, events = begin_hand(*played.arguments)
    actions = iter(played.actions)
    while not state.is_complete:
        assert (state.due is None) == (state.legal is not None)
        before = chips(state)
        state, more = advance(state) if state.due else act(state, next(actions))
        events += more
        assert chips(state) == before
    assert state == played.state
    assert events == played.events


@given(randoms())
def test_replay_equals_the_original(rng):
    played = random_hand(rng)
    state, events = start_hand(*played.arguments)
    for action in played.actions:
        state, more = apply(state, action)
        events += more
    assert (state, events) == (played.state, played.events)


@given(randoms())
def test_apply_accepts_exactly_what_is_legal(rng):
    def watch(state: HandState) -> None:
        legal = state.legal
        assert legal is not None
        most = max(map(sum, zip(state.stacks, state.committed, strict=True))) + 2
        amounts = {0, legal.min_to - 1, legal.min_to, legal.max_to, legal.max_to + 1, rng.randint(0, most)}
        asked: list[Action] = [Fold(), Check(), Call()]
        asked += [kind(to) for kind in (BetTo, RaiseTo) for to in amounts]
        for action in asked:
            if legal.allows(action):
                assert apply(state, action)[0] != state
            else:
                with pytest.raises(IllegalActionError):
                    apply(state, action)

    play_on(random_start(rng), lambda legal: random_action(legal, rng), watch)


@given(randoms())
def test_what_is_legal_can_be_paid_and_is_worth_doing(rng):
    def watch(state: HandState) -> None:
        legal, position = state.legal, state.to_act
        assert legal is not None
        assert position is not None
        own, stack = state.committed[position], state.stacks[position]
        assert stack > 0
        assert legal.can_check == (legal.call == 0)
        assert legal.call <= stack
        if legal.verb:
            assert own + legal.call < legal.min_to <= legal.max_to <= own + stack
        rivals = [other for other, out in enumerate(state.folded) if not out and other != position]
        assert rivals
        if not any(state.stacks[rival] for rival in rivals):
            assert own < max(state.committed[rival] for rival in rivals)

    play_on(random_start(rng), lambda legal: random_action(legal, rng), watch)


@given(randoms(), st.permutations(range(4)))
def test_suits_permute_freely(rng, suits):
    played = random_hand(rng)
    game, stakes, rules, button, seats, deck = played.arguments
    turned = [card & ~3 | suits[card & 3] for card in deck]
    other = start_hand(game, stakes, rules, button, seats, turned)[0]
    for action in played.actions:
        other = apply(other, action)[0]
    assert other.stacks == played.state.stacks
    assert other.awards == played.state.awards
    assert (other.order, other.may_muck) == (played.state.order, played.state.may_muck)


@given(randoms())
def test_seats_turn_freely(rng):
    game, stakes, rules, button, seats, deck = random_start(rng)
    played = play_on((game, stakes, rules, button, seats, deck), lambda legal: random_action(legal, rng))
    turned = tuple(replace(player, seat=(player.seat + 3) % 10) for player in seats)
    other = start_hand(game, stakes, rules, (button + 3) % 10, turned, deck)[0]
    for action in played.actions:
        other = apply(other, action)[0]
    assert other.stacks == played.state.stacks


@given(randoms())
def test_hands_are_short(rng):
    """Random players raise at will: a street ends because everybody's chips do."""
    played = random_hand(rng)
    assert len(played.actions) < 400
    assert isinstance(played.events[-1], HandEnded)
    assert sum(isinstance(event, HandEnded) for event in played.events) == 1


@given(randoms())
def test_limit_streets_have_at_most_so_many_acts(rng):
    game, stakes, rules, button, seats, deck = random_start(rng, rng.choice(LIMIT_GAMES))
    rules = replace(rules, fl_cap_heads_up=True)
    played = play_on((game, stakes, rules, button, seats, deck), lambda legal: random_action(legal, rng))
    # Each of at most `fl_cap` bets, and each all-in that is none, asks everybody once more.
    players = len(played.state.seats)
    assert len(played.actions) <= 4 * players * (rules.fl_cap + 1 + players)


@given(randoms())
def test_cards_travel_in_their_events_alone(rng):
    played = random_hand(rng)
    state = played.state
    dealt = {event.seat: event.cards for event in played.events if isinstance(event, HoleDealt)}
    assert dealt == dict(zip(state.seats, state.holes, strict=True))
    board = [card for event in played.events if isinstance(event, StreetDealt) for card in event.cards]
    assert tuple(board) == state.board
    shown = [event.seat for event in played.events if isinstance(event, HoleShown)]
    assert len(set(shown)) == len(shown)
    assert set(shown) == {seat for seat, up in zip(state.seats, state.shown, strict=True) if up}


@given(randoms())
def test_who_muck_could_have_won_nothing(rng):
    state = random_hand(rng).state
    winners = {seat for pot in state.awards for seat in (*pot.high, *(pot.low or ()))}
    assert winners.isdisjoint(state.seats[position] for position in state.may_muck)
    if state.ending == "showdown":
        assert state.board[4:]
        assert set(state.order) == {position for position, out in enumerate(state.folded) if not out}


def test_the_generator_meets_everything():
    """Random hands are worth something only if they reach the corners."""
    rng = random.Random(1)
    hands = [random_hand(rng) for _ in range(400)]
    assert {hand.state.ending for hand in hands} == {"fold", "showdown"}
    assert {hand.arguments[0] for hand in hands} == set(GAMES)
    assert {len(hand.arguments[4]) for hand in hands} == set(range(2, 11))
    assert max(len(hand.state.awards) for hand in hands) >= 4
    assert any(hand.state.is_revealed for hand in hands)
    assert any(hand.state.may_muck for hand in hands)
    assert any(hand.state.rake for hand in hands)
    for key, values in HAND_RULES.items():
        assert {getattr(hand.arguments[2], key) for hand in hands} == set(values)
