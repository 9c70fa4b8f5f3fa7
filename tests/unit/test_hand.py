"""A hand as a value: events, errors, dealing, posting, run-outs, showing."""

import pickle

import pytest

from omaha8.cards import DECK, cards_name, parse_cards
from omaha8.errors import IllegalActionError, RulesError
from omaha8.rules.actions import Call, Check, Fold, RaiseTo
from omaha8.rules.events import (
    Acted,
    BetReturned,
    HandEnded,
    HandStarted,
    HoleDealt,
    HoleMucked,
    HoleShown,
    Posted,
    PotAwarded,
    StreetDealt,
)
from omaha8.rules.games import Game, Stakes
from omaha8.rules.hand import SeatIn, act, advance, apply, begin_hand, legal_actions, start_hand
from omaha8.rules.posts import Blinds
from omaha8.rules.pots import Pot
from omaha8.rules.profiles import DEFAULT
from tests.hands import BLINDS, LIMIT, action_of, bounds, legal, play, play_out, start, won

GAME = Game("omaha8", "no_limit")


def begin(seats=(0, 1, 2), button=2, deck=DECK, stakes=BLINDS, game=GAME, **more):
    players = [seat if isinstance(seat, SeatIn) else SeatIn(seat, 500) for seat in seats]
    return start_hand(game, stakes, DEFAULT, button, players, deck, **more)


def test_events_of_the_start():
    state, events = begin(seats=(7, 1, 4), button=4)
    assert events[:3] == (
        HandStarted(4, (7, 1, 4), (500, 500, 500)),
        Posted(7, "small_blind", 5, False),
        Posted(1, "big_blind", 10, False),
    )
    assert [(event.seat, event.private_to) for event in events[3:] if isinstance(event, HoleDealt)] == [
        (7, 7),
        (1, 1),
        (4, 4),
    ]
    assert state.seat_to_act == 4


def test_an_uneven_all_in_is_run_out_with_the_hands_up():
    state = start(stacks=(100, 40), holes=("AsAhKsKh", "2c2d3c3d"), board="4s5h9cTdJs")
    assert state.seat_to_act == 1
    state, events = play_out(state, "raise 40", "call")
    acted = [Acted(1, "preflop", "raise", 40, 35, True), Acted(0, "preflop", "call", 40, 30, False)]
    assert events[:2] == acted
    shown = [event for event in events if isinstance(event, HoleShown)]
    assert [(event.seat, event.high, event.low) for event in shown] == [(0, None, None), (1, None, None)]
    assert [cards_name(event.cards) for event in events if isinstance(event, StreetDealt)] == [
        "4s5h9c",
        "Td",
        "Js",
    ]
    assert events.index(shown[1]) < events.index(StreetDealt("flop", parse_cards("4s5h9c")))
    assert isinstance(events[-1], HandEnded)
    assert state.is_revealed


def test_the_dealer_turns_up_the_hands_then_steps_one_street_at_a_time():
    state, _ = begin_hand(GAME, BLINDS, DEFAULT, 1, [SeatIn(0, 40), SeatIn(1, 100)], DECK)
    assert (state.due, state.seat_to_act) == (None, 1)
    state, _ = act(state, RaiseTo(100))
    assert (state.due, state.seat_to_act, state.pot) == (None, 0, 110)
    state, events = act(state, Call())
    assert (state.due, len(events), state.street, state.pot) == ("deal", 1, "preflop", 140)
    assert legal_actions(state) is None
    state, events = advance(state)
    assert [type(event) for event in events] == [BetReturned, HoleShown, HoleShown]
    assert (state.due, state.street, state.pot, state.returned) == ("deal", "preflop", 80, (0, 60))
    state, events = advance(state)
    assert [type(event) for event in events] == [StreetDealt]
    assert (state.due, state.street, state.committed) == ("deal", "flop", (0, 0))
    state, events = advance(state)
    assert [type(event) for event in events] == [StreetDealt]
    state, _ = advance(state)
    assert (state.due, state.street, state.is_complete) == ("award", "river", False)
    state, events = advance(state)
    assert [type(event) for event in events] == [PotAwarded, HandEnded]
    assert (state.due, state.is_complete, state.pot) == (None, True, 0)


def test_side_pots_are_awarded_last_first():
    state = start(stacks=(10, 50, 100, 100))
    _, events = play_out(state, "raise 100", "call", "call", "call")
    awarded = [event for event in events if isinstance(event, PotAwarded)]
    assert [(pot.index, pot.amount) for pot in awarded] == [(2, 100), (1, 120), (0, 40)]


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_button():
    state, _ = begin(seats=(1, 4, 7), button=4, deck=tuple(reversed(DECK)))
    assert state.seats == (7, 1, 4)
    assert state.holes == ((51, 48, 45, 42), (50, 47, 44, 41), (49, 46, 43, 40))
    flop = play(state, "call", "call", "check")
    assert flop.board == (39, 38, 37)
    assert play(flop, "check", "check", "check").board == (39, 38, 37, 36)


def test_ten_seats_fit_the_deck():
    state, _ = begin(seats=range(10), button=9, deck=DECK[:45])
    assert sorted(card for hole in state.holes for card in hole) == list(range(40))


def test_bets_in_front_are_no_part_of_the_pots():
    state = play(start(stacks=(500, 500, 30)), "raise 30", "call", "call")
    assert state.pots() == (Pot(90, (0, 1, 2)),)
    state = play(state, "bet 50")
    assert (state.pot, state.pots(), state.committed) == (140, (Pot(90, (0, 1, 2)),), (50, 0, 0))
    state = play(state, "call")
    assert state.pots() == (Pot(90, (0, 1, 2)), Pot(100, (0, 1)))
    assert state.is_all_in(2)
    assert not state.is_all_in(0)


def test_contributed_counts_everything_but_what_went_back():
    stakes = Stakes(5, 10, ante=1)
    state = start(stakes=stakes, stacks=(500, 500, 500, 500), posts={2: (10, 5)})
    assert state.contributed == (6, 11, 16, 1)
    assert (state.dead, state.committed, state.pot) == ((0, 0, 5, 0), (5, 10, 10, 0), 34)
    done = play(state, "raise 30", "fold", "fold", "fold")
    assert done.contributed == (6, 11, 31 - 20 + 5, 1)
    assert done.returned == (0, 0, 20, 0)


def test_a_post_that_the_stack_cannot_pay():
    state = start(stacks=(3, 6, 500, 500, 12, 4), posts={4: (10, 5), 5: (10, 5)})
    assert state.committed == (3, 6, 0, 0, 10, 4)
    assert state.dead == (0, 0, 0, 0, 2, 0)
    assert [state.is_all_in(position) for position in range(6)] == [True, True, False, False, True, True]
    assert state.seat_to_act == 2


def test_all_in_with_the_antes():
    state = start(stacks=(5, 3, 500, 2), stakes=Stakes(5, 10, ante=5))
    assert state.committed == (0, 0, 0, 0)
    assert state.is_complete
    assert state.returned == (0, 0, 0, 0)
    assert [pot.amount for pot in state.awards] == [8, 3, 4]


def test_an_ante_beyond_everybody_comes_back():
    state = start(stacks=(2, 500), stakes=Stakes(5, 10, ante=5))
    assert state.is_complete
    assert state.returned == (0, 8)
    assert sum(pot.amount for pot in state.awards) == 4


def test_a_walk_gives_back_what_nobody_called():
    state, events = play_out(start(stacks=(500, 500, 500)), "fold", "fold")
    assert BetReturned(1, 5) in events
    assert (state.ending, won(state), state.stacks) == ("fold", {1: 10}, (495, 505, 500))
    assert not any(isinstance(event, HoleShown | HoleMucked) for event in events)
    assert (state.order, state.may_muck, state.shown) == ((), (), (False, False, False))


def test_nothing_in_the_middle_is_no_pot():
    state = play(start(stacks=(500, 500, 500), stakes=Stakes(0, 10)), "fold", "fold")
    assert (state.awards, state.stacks) == ((), (500, 500, 500))


def test_the_cap_is_marked():
    _, events = play_out(start("fixed_limit"), "raise 20", "raise 30", "raise 40", "call")
    assert [event.is_cap for event in events if isinstance(event, Acted)] == [False, False, True, False]


def test_shown_hands_say_what_they_make():
    state = start(stacks=(500, 500), holes=("As2sKdKc", "Ac3cJhTc"), board="3h7d8sKhQd", variant="omaha_high")
    _, events = play_out(state, "call", *["check"] * 7)
    shown = [event for event in events if isinstance(event, HoleShown)]
    assert [event.seat for event in shown] == [0]
    high = shown[0].high
    assert high is not None
    assert (high.category, high.ranks, shown[0].low) == ("trips", "KKKQ8", None)
    assert HoleMucked(1) in events


@pytest.mark.parametrize("text", ["check", "bet 20", "raise 19", "raise 501"])
def test_an_illegal_action_leaves_everything_as_it_was(text):
    state = start()
    before = pickle.dumps(state)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, action_of(text))
    assert caught.value.code == "illegal_action"
    assert caught.value.params["action"]["type"] == text.split()[0]
    assert caught.value.params["legal"] == {
        "seat": 2,
        "street": "preflop",
        "can_check": False,
        "call": 10,
        "verb": "raise",
        "min_to": 20,
        "max_to": 500,
        "no_raise": None,
    }
    assert pickle.dumps(state) == before


def test_nobody_acts_twice():
    state = play(start(stacks=(500, 500)), "fold")
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Check())
    assert caught.value.code == "hand_is_over"
    waiting, _ = begin_hand(GAME, BLINDS, DEFAULT, 1, [SeatIn(0, 3), SeatIn(1, 3)], DECK)
    with pytest.raises(IllegalActionError) as caught:
        act(waiting, Fold())
    assert caught.value.code == "nobody_to_act"


def test_the_dealer_waits_for_the_players():
    with pytest.raises(RulesError) as caught:
        advance(start())
    assert caught.value.code == "nothing_due"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": (2,)}, "bad_seats"),
        ({"seats": (2, 2)}, "bad_seats"),
        ({"seats": (2, 10)}, "bad_seats"),
        ({"seats": (2, -1)}, "bad_seats"),
        ({"seats": (2, SeatIn(1, 0))}, "bad_stack"),
        ({"seats": (2, SeatIn(1, 10.0))}, "bad_stack"),  # type: ignore[arg-type]
        ({"seats": (0, 1, SeatIn(2, 100, 11))}, "bad_post"),
        ({"seats": (0, 1, SeatIn(2, 100, 0, -1))}, "bad_post"),
        ({"seats": (SeatIn(0, 100, 10), 1, 2)}, "bad_post"),
        ({"button": 3}, "bad_button"),
        ({"blinds": Blinds(2, 0, 3)}, "bad_button"),
        ({"blinds": Blinds(1, 2, 0)}, "bad_button"),
        ({"blinds": Blinds(2, 0, 0)}, "bad_button"),
        ({"deck": DECK[:16]}, "bad_deck"),
        ({"deck": (0, *DECK[:20])}, "bad_deck"),
        ({"deck": (52, *DECK[:20])}, "bad_deck"),
        ({"stakes": LIMIT}, "bad_stakes"),
        ({"game": Game("omaha8", "fixed_limit")}, "bad_stakes"),
    ],
)
def test_impossible_hands(changes, code):
    with pytest.raises(RulesError) as caught:
        begin(**changes)
    assert caught.value.code == code


def test_neither_errors_nor_the_state_s_text_tell_the_deck():
    state = start()
    assert "deck" not in repr(state)
    assert "holes" not in repr(state)


def test_a_seat_that_is_not_in_the_hand():
    state = start()
    assert state.position_of(3) == 3
    with pytest.raises(RulesError) as caught:
        state.position_of(7)
    assert caught.value.code == "not_in_hand"


def test_a_dead_button_and_a_dead_small_blind():
    state, events = begin(seats=(0, 3, 5), button=1, blinds=Blinds(1, 2, 3))
    assert state.seats == (3, 5, 0)
    assert [event for event in events if isinstance(event, Posted)] == [Posted(3, "big_blind", 10, False)]
    assert (state.seat_to_act, legal(state).call, bounds(state)) == (5, 10, (20, 500))
    flop = play(state, "call", "call", "check")
    assert flop.seat_to_act == 3


def test_a_button_on_an_empty_chair():
    state, _ = begin(seats=(0, 2, 3), button=1, blinds=Blinds(1, 2, 3))
    assert state.committed == (5, 10, 0)
    assert state.seat_to_act == 0
