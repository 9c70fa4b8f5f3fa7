"""A table as a page plays it: intents, the order of things, stacked hands."""

from dataclasses import replace

import pytest

from omaha8.bots import registry
from omaha8.bots.protocol import Decision
from omaha8.cards import cards_name, parse_cards
from omaha8.errors import IllegalActionError, RulesError, StaleViewError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.options import parse_options
from omaha8.play.orders import Setup
from omaha8.play.session import open_session
from omaha8.play.table import with_stacks
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import Acted, HandEnded, HandStarted, HoleDealt, Posted, PotAwarded, StreetDealt
from tests.sessions import code_of, deck_of, legal_of, opened, turn, until


def test_an_opened_table_waits_for_the_first_deal():
    session = opened()
    view = play.view(session)
    assert session.next == "deal"
    assert (view.phase, view.hand, view.button, view.bank) == ("idle", 0, None, 8000)
    assert play.player_events(session) == ()


def test_a_step_is_one_thing():
    session, events = play.step(opened())
    assert isinstance(events[0], HandStarted)
    assert sum(isinstance(event, Posted) for event in events) == 2
    assert sum(isinstance(event, HoleDealt) for event in events) == 4
    assert len(events) == 7
    while session.next != "between":
        before = session.next
        session, events = turn(session)
        if before in ("you", "bot"):
            assert [type(event) for event in events] == [Acted]
        elif before == "deal":
            assert sum(isinstance(event, StreetDealt) for event in events) == 1
        else:
            assert isinstance(events[-1], HandEnded)


def test_the_player_s_events_are_the_hand_without_the_others_cards():
    session, story = until(opened(), "between")
    assert tuple(story) == play.player_events(session)
    dealt = [event for event in story if isinstance(event, HoleDealt)]
    assert [len(event.cards) for event in dealt if event.seat == 0] == [4]
    assert all(event.cards == () for event in dealt if event.seat != 0)


def test_seq_counts_views():
    session = opened()
    assert session.seq == 0
    for seq in range(1, 12):
        session, _ = turn(session)
        assert session.seq == seq
    play.check_seq(session, 11)
    with pytest.raises(StaleViewError) as caught:
        play.check_seq(session, 10)
    assert (caught.value.code, caught.value.params) == ("stale_view", {"seq": 10, "current": 11})


@pytest.mark.parametrize("game", ["omaha8", "omaha"])
@pytest.mark.parametrize("limit", ["fl", "pl", "nl"])
def test_hands_follow_each_other_and_no_chip_is_lost(game, limit):
    session = opened(game=game, limit=limit, stack="200", test="1")
    for hand in range(1, 9):
        session, _ = until(session, "between")
        view = play.view(session)
        assert view.hand == hand
        assert sum(seat.stack for seat in view.seats) == view.bank
        assert view.reads[0].hands == hand


def test_the_same_seed_and_intents_give_the_same_events():
    def story():
        session, events = opened(), []
        for _ in range(60):
            session, new = turn(session)
            events += new
        return events

    assert story() == story()
    assert until(opened(), "between")[1] != until(opened(seed="other"), "between")[1]


def test_fresh_tables_differ():
    options = parse_options({})
    decks = {cards_name(deck_of(play.step(open_session(options))[0])) for _ in range(3)}
    assert len(decks) == 3


def test_the_table_takes_only_what_it_waits_for():
    fresh = opened()
    yours, _ = until(fresh, "you")
    over, _ = until(fresh, "between")
    for session, call, args in (
        (fresh, play.player_act, (Fold(),)),
        (fresh, play.rebuy, ()),
        (yours, play.step, ()),
        (yours, play.next_hand, ()),
        (yours, play.rebuy, ()),
        (over, play.step, ()),
        (over, play.player_act, (Check(),)),
        (over, play.rebuy, ()),
    ):
        with pytest.raises(IllegalActionError) as caught:
            call(session, *args)
        assert caught.value.code == "not_now"
        assert caught.value.params["next"] == session.next


def test_an_illegal_action_says_what_is_legal():
    session, _ = until(opened(), "you")
    with pytest.raises(IllegalActionError) as caught:
        play.player_act(session, RaiseTo(10**6))
    assert caught.value.code == "illegal_action"
    assert caught.value.params["legal"]["max_to"] == legal_of(session).max_to


def broke(**params):
    session, _ = until(opened(**params), "between")
    return replace(session, table=with_stacks(session.table, {0: 19}))


def test_a_player_without_a_big_blind_buys_in_again():
    session = broke()
    assert session.next == "rebuy"
    assert code_of(RulesError, play.next_hand, session) == "rebuy_needed"
    bank = play.view(session).bank
    session, events = play.rebuy(session)
    view = play.view(session)
    assert (events, session.next, view.phase) == ((), "between", "between")
    assert (view.seats[0].stack, view.bank) == (2000, bank + 1981)
    assert sum(seat.stack for seat in view.seats) == view.bank
    assert play.next_hand(session)[0].table.hand == 2


def test_at_a_test_table_nobody_is_asked_to_rebuy():
    session = broke(test="1")
    assert session.next == "between"
    assert play.next_hand(session)[0].dealt.stacks[0] == 2000


class Spy:
    """A bot that folds, and remembers what it was asked."""

    name = "spy"

    def __init__(self):
        self.calls = []

    def decide(self, view, rng, budget):
        self.calls.append((view, rng.random(), budget))
        return Decision(Fold())


@pytest.fixture
def spy(monkeypatch):
    bot = Spy()
    monkeypatch.setattr(registry, "get", lambda _: bot)
    return bot


def test_a_bot_sees_its_own_cards_and_no_others(spy):
    until(opened(), "between")
    assert spy.calls
    for view, _, budget in spy.calls:
        assert view.legal is not None
        assert view.turn == view.me
        assert [seat.seat for seat in view.seats if seat.cards is not None] == [view.me]
        assert budget.trials > 0


def test_every_bot_decision_has_a_stream_of_its_own(spy):
    session, _ = until(opened(), "between")
    until(session, "between")
    draws = [draw for _, draw, _ in spy.calls]
    assert len(draws) >= 4
    assert len(set(draws)) == len(draws)


def test_bots_are_told_the_counts_of_the_hands_before(spy):
    session, _ = until(opened(), "between")
    first = len(spy.calls)
    until(session, "between")
    assert [reads.hands for reads in spy.calls[0][0].reads] == [0, 0, 0, 0]
    assert [reads.hands for reads in spy.calls[first][0].reads] == [1, 1, 1, 1]


DECK = parse_cards("AsKs 2c2d AdKd 7h8h")


def test_a_stacked_hand_is_dealt_as_told():
    setup = Setup(deck=DECK, button=1, stacks={0: 55, 1: 900}, actions=((1, RaiseTo(60)), (0, Call())))
    session, events = orders.stack(opened(seats="2", test="1"), setup)
    view = play.view(session)
    assert (view.hand, view.button) == (1, 1)
    assert cards_name(deck_of(session)).startswith("AsKs2c2dAdKd7h8h")
    assert sorted(deck_of(session)) == list(range(52))
    assert session.dealt.stacks == (55, 900)
    assert view.bank == 955
    assert [event.action for event in events if isinstance(event, Acted)] == ["raise", "call"]
    assert session.next == "deal"


def test_streets_are_dealt_between_the_actions_of_a_stacked_hand():
    actions = ((1, Call()), (0, Check()), (0, BetTo(20)), (1, Fold()))
    session, events = orders.stack(opened(seats="2", test="1"), Setup(deck=DECK, button=1, actions=actions))
    assert [event.street for event in events if isinstance(event, StreetDealt)] == ["flop"]
    assert session.next == "award"
    _, award = play.step(session)
    assert [event.high for event in award if isinstance(event, PotAwarded)] == [(0,)]


def test_a_stacked_hand_voids_the_running_one():
    session, _ = until(opened(test="1"), "deal", "award")
    session, _ = orders.stack(session, Setup())
    assert session.dealt.stacks == (2000,) * 4
    assert play.view(session).hand == 2


@pytest.mark.parametrize(
    ("setup", "error", "code"),
    [
        (Setup(button=4), RulesError, "bad_seat"),
        (Setup(stacks={9: 100}), RulesError, "bad_seat"),
        (Setup(button=1, actions=((1, Check()),)), IllegalActionError, "out_of_turn"),
        (Setup(button=1, actions=((0, Check()),)), IllegalActionError, "illegal_action"),
    ],
)
def test_a_stacked_hand_that_cannot_be_is_refused(setup, error, code):
    assert code_of(error, orders.stack, opened(test="1"), setup) == code


def test_only_a_test_table_obeys():
    assert code_of(RulesError, orders.stack, opened(), Setup()) == "test_only"
    assert code_of(RulesError, orders.script, opened(), {1: (Fold(),)}) == "test_only"


def test_scripted_seats_play_their_list_and_then_think_themselves(spy):
    session = orders.script(opened(seats="2", test="1"), {1: (Call(), BetTo(40))})
    session, _ = orders.stack(session, Setup(button=1))
    session, story = until(session, "between")
    acts = [(event.action, event.to) for event in story if isinstance(event, Acted) and event.seat == 1]
    assert acts == [("call", 20), ("bet", 40), ("fold", 0)]
    assert len(spy.calls) == 1


def test_a_scripted_action_that_is_not_legal_is_an_error_and_changes_nothing():
    session = orders.script(opened(seats="2", test="1"), {1: (RaiseTo(21),)})
    session, _ = orders.stack(session, Setup(button=1))
    for _ in range(2):
        with pytest.raises(IllegalActionError) as caught:
            play.step(session)
        assert caught.value.code == "illegal_script"
        told = caught.value.params
        assert (told["seat"], told["action"]) == (1, {"type": "raise", "to": 21})
        assert (told["legal"]["min_to"], told["legal"]["call"]) == (40, 10)


@pytest.mark.parametrize("seat", [0, 4])
def test_the_player_and_empty_air_take_no_script(seat):
    assert code_of(RulesError, orders.script, opened(test="1"), {seat: (Fold(),)}) == "bad_seat"
