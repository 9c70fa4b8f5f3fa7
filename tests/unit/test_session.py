"""A table as a page plays it: intents, order of things, stacked hands, saves."""

import base64
import json
import random
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from omaha8.bots import registry
from omaha8.bots.protocol import Decision
from omaha8.cards import cards_name, parse_cards
from omaha8.errors import IllegalActionError, NotationError, RulesError, SaveError, StaleViewError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.archive import frames, record_of, verified
from omaha8.play.moves import Move, SitIn, SitOut, TopUp, moves_text, parse_moves
from omaha8.play.options import parse_options
from omaha8.play.orders import Setup
from omaha8.play.room import EntryCost, TopUpRange, room
from omaha8.play.save import restore, save, seal, unseal
from omaha8.play.session import open_session
from omaha8.play.table import Table, with_stacks
from omaha8.play.timing import time_told
from omaha8.records.history import to_json
from omaha8.rules.actions import BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.rules.events import Acted, HandEnded, HandStarted, HoleDealt, Posted, PotAwarded, StreetDealt
from omaha8.shuffle import check_seed, salt


def opened(**params):
    return open_session(parse_options({"seed": "session", "seats": "4", **params}))


def legal_of(session):
    legal = play.view(session).legal
    assert legal is not None
    return legal


def deck_of(session):
    assert session.hand is not None
    return session.hand.deck


def turn(session):
    """One intent that fits: the player checks, else calls."""
    if session.next == "you":
        return play.player_act(session, Check() if legal_of(session).can_check else Call())
    if session.next == "rebuy":
        return play.rebuy(session)
    return play.next_hand(session) if session.next == "between" else play.step(session)


def until(session, *nexts):
    """Steps until the table waits for one of `nexts`; the events on the way."""
    story = []
    for _ in range(500):
        session, events = turn(session)
        story += events
        if session.next in nexts:
            return session, story
    raise AssertionError(f"{nexts} never came")


def code_of(error, call, *args):
    with pytest.raises(error) as caught:
        call(*args)
    return caught.value.code


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
        assert code_of(IllegalActionError, play.step, session) == "illegal_action"


@pytest.mark.parametrize("seat", [0, 4])
def test_the_player_and_empty_air_take_no_script(seat):
    assert code_of(RulesError, orders.script, opened(test="1"), {seat: (Fold(),)}) == "bad_seat"


def test_a_session_comes_back_at_every_decision_and_goes_on_as_it_would_have():
    session = opened(stack="100", money="dollars", stakes="1-2", house="rake=page_tables")
    for _ in range(80):
        again = restore(save(session))
        assert again == session
        assert play.view(again) == play.view(session)
        session, events = turn(session)
        assert turn(again) == (session, events)


def test_a_stacked_and_scripted_hand_comes_back():
    session = orders.script(opened(test="1"), {1: (Call(), Check()), 2: (Fold(),)})
    session, _ = orders.stack(session, Setup(deck=DECK, button=0, stacks={3: 77}))
    for _ in range(8):
        assert restore(save(session)) == session
        session, _ = turn(session)


def test_a_rebuy_comes_back():
    session = opened(stack="40", limit="nl")
    for _ in range(400):
        if session.next == "rebuy":
            break
        session, _ = shove(session)
    session, _ = play.rebuy(session)
    assert restore(save(session)) == session


def shove(session):
    """As `turn`, but the player puts in all he may."""
    if session.next != "you":
        return turn(session)
    legal = legal_of(session)
    if legal.verb:
        return play.player_act(session, (BetTo if legal.verb == "bet" else RaiseTo)(legal.max_to))
    return play.player_act(session, Check() if legal.can_check else Call())


def test_a_save_stays_small():
    session = opened(seats="10", test="1")
    for _ in range(3):
        session, _ = until(session, "between")
    assert len(save(session)) < 1200


def test_a_fresh_seed_is_a_seed_and_owes_nothing_to_the_frozen_state_of_random():
    state = random.getstate()
    first = play.fresh_seed()
    random.setstate(state)
    second = play.fresh_seed()
    assert check_seed(first) == first
    assert first != second
    assert len(first) == 64


def test_a_fresh_seed_stands_in_the_save_alone():
    session = open_session(parse_options({}))
    session, story = until(session, "between")
    seed = session.table.seed
    assert seed not in repr(play.view(session)) + repr(story)
    assert restore(save(session)).table.seed == seed
    assert restore(save(session)).options.seed is None


def test_a_save_that_is_altered_or_cut_anywhere_is_refused():
    text = save(until(opened(), "you")[0])
    for index, letter in enumerate(text):
        for other in ("A" if letter != "A" else "B", chr(ord(letter) ^ 1), letter.swapcase()):
            if other != letter:
                with pytest.raises(SaveError):
                    restore(text[:index] + other + text[index + 1 :])
        with pytest.raises(SaveError):
            restore(text[:index])
    for longer in (text + "A", text + "=", " " + text, text + "\n", text * 2):
        with pytest.raises(SaveError):
            restore(longer)


@pytest.mark.parametrize(
    "text", ["", "...", "omaha8-save.2..", "\ud800.1.2.3", "x" * 1000, "omaha8-save.2.0.e30="]
)
def test_what_is_no_save_is_refused(text):
    assert code_of(SaveError, restore, text) == "save_damaged"


def test_a_save_of_another_version_is_named():
    text = seal(unseal(save(opened())), version=3)
    with pytest.raises(SaveError) as caught:
        restore(text)
    assert (caught.value.code, caught.value.params) == ("save_version", {"version": "3"})


CHAIRS = [[name, 2000, "000000", 0] for name in ("you", "Ana", "Bo", "Cy")]


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "no seed"},
        {"seed": None},
        {"params": {"seats": "12"}},
        {"params": {"zebra": "1"}},
        {"params": []},
        {"params": {"format": "tournament", "seats": "4"}},
        {"table": None},
        {"table": {"hand": -1}},
        {"table": {"hand": 1.5}},
        {"table": {"blinds": None}},
        {"table": {"blinds": [1, 2]}},
        {"table": {"blinds": [10, 1, 2]}},
        {"table": {"blinds": [9, 9, 9]}},
        {"table": {"bank": 7999}},
        {"table": {"raked": 1}},
        {"table": {"auto_post": 1}},
        {"table": {"chairs": CHAIRS[:2]}},
        {"table": {"chairs": [*CHAIRS[:3], CHAIRS[0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", "2000", "000000", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["", 2000, "000000", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["C\ny", 2000, "000000", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", 2000, "00000", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", 2000, "000002", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", 2000, "000001", 0]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", 2000, "000000", -1]]}},
        {"table": {"chairs": [*CHAIRS[:3], ["Cy", 2000, "000000"]]}},
        {"table": {"seats": []}},
        {"table": {"seats": [[0, 0, 0]]}},
        {"table": {"seats": [[0, 0, 0], [7, 0, 0]]}},
        {"table": {"seats": [[0, 0, 0], [0, 0, 0]]}},
        {"table": {"seats": [[0, 5, 0], [1, 5, 0], [2, 5, 0], [3, 5, 0]]}},
        {"table": {"seats": [[0, 20, 0], [1, 20, 0], [2, 20, 0], [3, 20, 0]]}},
        {"table": {"more": 1}},
        {"reads": []},
        {"reads": [[1], [1], [1], [1]]},
        {"reads": 7},
        {"moves": "x"},
        {"moves": "?"},
        {"moves": "$"},
        {"moves": "t2000"},
        {"moves": "o9"},
        {"moves": "o1"},
        {"moves": "n"},
        {"moves": "........"},
        {"moves": "r1"},
        {"moves": 5},
        {"stacked": "AsAs"},
        {"stacked": "As"},
        {"scripts": {"1": "f", "9": "f"}},
        {"scripts": {"1": "$"}},
        {"scripts": None},
        {"seq": True},
        {"clock": [1, 1, 0, 0, 10]},
        {"clock": [1]},
        {"more": 1},
    ],
    ids=str,
)
def test_a_whole_save_that_the_rules_refuse_is_refused_whole(change):
    content = unseal(save(until(opened(), "you")[0]))
    if isinstance(change.get("table"), dict):
        change = {"table": content["table"] | change["table"]}
    assert restore(seal(content)).next == "you"
    assert code_of(SaveError, restore, seal(content | change)) == "save_rejected"


@pytest.mark.parametrize("content", [[], "text", 5, None, {}])
def test_a_whole_save_of_something_else_is_refused(content):
    assert code_of(SaveError, restore, seal(content)) == "save_rejected"


def test_a_save_that_swells_is_refused():
    assert code_of(SaveError, restore, seal({"more": "A" * (1 << 21)})) == "save_damaged"


def test_moves_are_letters():
    moves: tuple[Move, ...] = (
        *(Fold(), Check(), Call(), BetTo(40), RaiseTo(120), Protect(), "advance", "rebuy"),
        *(SitOut(0), SitIn(3, "now"), SitIn(11, "wait"), TopUp(500), "auto_post", "ask_post"),
        *("wait_big_blind", "post_now", "new_bots", "rebuy_bots"),
    )
    assert parse_moves(moves_text(moves)) == moves
    assert code_of(NotationError, parse_moves, "fy") == "bad_moves"


# Sitting out and in, chips, bots


def moved(session, *moves):
    for each in moves:
        session, events = play.table_move(session, each)
        assert events == ()
    return session


def finished(**params):
    return until(opened(**params), "between")[0]


def dealt_in(session):
    return sorted(session.hand.seats)


def sits(session):
    return room(session.table, is_running=session.is_running)


def test_who_sits_out_is_not_dealt_in_and_the_others_play_on():
    session, _ = until(opened(), "you")
    session = moved(session, SitOut(0))
    assert session.next == "you"
    session, _ = until(session, "between")
    session, story = play.next_hand(session)
    assert next(event.seats for event in story if isinstance(event, HandStarted)) == (3, 1, 2)
    session, story = until(session, "between")
    assert not any(isinstance(event, Acted) and event.seat == 0 for event in story)
    session = moved(session, SitIn(0, "now"))
    assert sits(session).you.sits in ("in", "posts")


def test_what_coming_back_costs_is_told_with_its_reason():
    session = moved(finished(seats="6", house="first_button=first_seat"), SitOut(0))
    costs = set()
    for _ in range(7):
        session, _ = until(session, "between")
        entry = sits(session).you.entry
        costs.add(entry and (entry.live, entry.dead, entry.why))
    assert costs == {None, (20, 0, "missed_big"), (20, 10, "missed_both")}
    assert sits(session).you.seat_lost_after == 2


def test_what_is_told_to_be_due_is_what_the_next_hand_takes():
    session = finished(seed="due", seats="6", guests="1")
    rng = random.Random(3)
    kinds = set()
    for _ in range(60):
        you = sits(session).you
        hero_posts = {"small_blind": 0, "big_blind": 0, "live": 0, "dead": 0}
        session, story = play.next_hand(session)
        hero_posts |= {e.kind: e.amount for e in story if isinstance(e, Posted) and e.seat == 0}
        blinds = hero_posts["small_blind"] + hero_posts["big_blind"]
        told = (you.due.live, you.due.dead) if you.due else (0, 0)
        assert told == (blinds + hero_posts["live"], hero_posts["dead"])
        kinds.add(you.due and you.due.kind)
        session, _ = until(session, "between", "rebuy")
        if session.next == "rebuy":
            session, _ = play.rebuy(session)
        is_out = sits(session).you.sits == "out"
        if rng.random() < (0.6 if is_out else 0.25):
            session = moved(session, SitIn(0, "now") if is_out else SitOut(0))
    assert kinds == {None, "small_blind", "big_blind", "entry"}


def test_a_player_who_wants_to_be_asked_is():
    session = moved(finished(seats="2"), "ask_post")
    with pytest.raises(RulesError) as caught:
        play.next_hand(session)
    assert caught.value.code == "post_needed"
    due = sits(session).you.due
    assert due is not None
    assert due.asks
    assert caught.value.params == {"kind": due.kind, "amount": due.live}
    assert play.next_hand(session, posts=True)[0].table.hand == 2
    assert play.next_hand(moved(session, "auto_post"))[0].table.hand == 2


def test_who_is_asked_for_a_blind_can_sit_out_instead():
    session = moved(finished(seats="3"), "ask_post")
    while True:
        due = sits(session).you.due
        if due:
            break
        session, _ = until(session, "between")
    session, _ = play.next_hand(moved(session, SitOut(0)))
    assert 0 not in dealt_in(session)


def test_two_players_of_whom_one_sits_out_play_no_hand():
    session = moved(finished(seats="2"), SitOut(0))
    assert session.next == "between"
    assert not sits(session).can_deal
    assert code_of(RulesError, play.next_hand, session) == "too_few_players"
    assert play.next_hand(moved(session, SitIn(0, "now")))[0].table.hand == 2


def test_chips_come_between_hands_only():
    session, _ = until(opened(), "you")
    for each in (TopUp(2000), "rebuy", "new_bots", "rebuy_bots"):
        assert code_of(IllegalActionError, play.table_move, session, each) == "not_now"
    session = replace(finished(), table=with_stacks(finished().table, {0: 700}))
    assert sits(session).you.top_up == TopUpRange(701, 2000)
    session = moved(session, TopUp(1500))
    assert session.table.stacks[0] == 1500
    assert code_of(RulesError, play.table_move, session, TopUp(1500)) == "bad_top_up"


def test_a_lost_seat_is_bought_again_as_a_newcomer():
    session = moved(finished(house="removal_after=1"), SitOut(0))
    session, _ = until(session, "rebuy")
    you = sits(session).you
    assert (you.sits, you.has_lost_seat, session.table.stacks[0]) == ("empty", True, 0)
    assert code_of(RulesError, play.table_move, session, SitIn(0, "now")) == "no_seat"
    session, _ = play.rebuy(session)
    you = sits(session).you
    assert (you.sits, you.has_lost_seat) == ("posts", False)
    assert you.entry == EntryCost(20, 0, "new")


def test_the_seats_of_others_sit_out_at_test_tables_alone():
    assert code_of(RulesError, play.table_move, opened(), SitOut(1)) == "test_only"
    session, _ = play.step(moved(opened(test="1"), SitOut(1)))
    assert dealt_in(session) == [0, 2, 3]
    assert code_of(RulesError, play.table_move, session, SitOut(9)) == "no_seat"


def won_table(broke):
    """Heads-up, and the bot has lost everything."""
    session, _ = orders.stack(opened(seats="2", test="1", broke=broke, stack="100"), Setup())
    session, _ = until(session, "between")
    return replace(session, table=with_stacks(session.table, {0: 200, 1: 0}))


def test_a_table_that_is_won_keeps_the_stack_and_offers_bots():
    session = won_table("out")
    assert (session.next, sits(session).won, sits(session).broke) == ("won", True, (1,))
    assert code_of(RulesError, play.next_hand, session) == "too_few_players"
    for choice in ("new_bots", "rebuy_bots"):
        after = moved(session, choice)
        assert (after.next, after.table.stacks) == ("between", (200, 100))
        assert play.next_hand(after)[0].table.hand == 2
    assert code_of(RulesError, play.table_move, moved(session, "new_bots"), "new_bots") == "no_broke_bots"


def test_where_bots_rebuy_by_themselves_a_won_table_says_so_and_goes_on():
    session = won_table("rebuy")
    assert (session.next, sits(session).won) == ("between", True)
    assert play.next_hand(session)[0].table.hand == 2
    assert moved(session, "new_bots").table.names == ("you", "Bo")


def test_a_joining_player_watches_until_he_sits_in():
    session = opened(join="1", seats="5")
    session, story = until(session, "between")
    assert not any(event.cards for event in story if isinstance(event, HoleDealt))
    assert sits(session).you.entry == EntryCost(20, 0, "new")
    session = moved(session, SitIn(0, "wait"))
    for _ in range(6):
        session, _ = play.next_hand(session)
        blinds = session.table.blinds
        assert isinstance(session.table, Table)
        if not session.table.chairs[0].is_new:
            assert blinds is not None
            assert blinds.big_blind == 0
            return
        session, _ = until(session, "between")
    raise AssertionError("the big blind never came")


def test_a_session_with_all_of_it_comes_back():
    session = opened(join="1", seats="5", guests="1", broke="out")
    plan: list = [SitIn(0, "wait"), "ask_post", "post_now", SitOut(0), "auto_post", SitIn(0, "now")]
    for _ in range(150):
        assert restore(save(session)) == session
        if plan and session.seq % 7 == 3:
            session = moved(session, plan.pop(0))
        elif session.next == "won":
            session = moved(session, "rebuy_bots")
        elif session.next == "between":
            session, _ = play.next_hand(session, posts=True)
        else:
            session, _ = turn(session)
    assert not plan


# The first button, a fair shuffle, records


def test_the_cards_of_the_draw_for_the_button_are_told():
    session = opened(house="first_button=high_card")
    drawn = {each.seat: each.cards[0] for each in sits(session).draw}
    session, _ = play.step(session)
    assert session.table.blinds is not None
    assert session.table.blinds.button == max(drawn, key=drawn.__getitem__)
    session, _ = until(session, "between")
    session, _ = play.next_hand(session)
    assert sits(session).draw == ()


def test_the_deck_is_promised_before_the_deal_and_opened_after_the_hand():
    session = opened()
    for _ in range(3):
        promised = session.next_commitment
        session, _ = play.next_hand(session)
        assert (session.commitment, session.next_commitment) == (promised, None)
        assert record_of(session) is None
        session, _ = until(session, "between")
        record = record_of(session)
        assert record is not None
        assert record.commitment == promised == session.commitment
        assert verified(record) == "same"
        assert verified(replace(record, salt="x")) == "differs"
        assert verified(replace(record, salt=None)) == "no_commitment"
        assert verified(replace(record, deck=(*record.deck[:-1], None))) == "deck_unknown"
    assert len({salt("session", hand) for hand in range(100)}) == 100


def test_a_record_tells_the_seed_only_where_the_player_knows_it():
    record = record_of(finished())
    assert record is not None
    assert (record.seed, record.seeded, record.hero) == ("session", True, 0)
    fresh, _ = until(open_session(parse_options({})), "between")
    record = record_of(fresh)
    assert record is not None
    assert (record.seed, record.seeded) == (None, False)
    assert fresh.table.seed not in to_json(record)


def test_a_record_of_a_hand_without_the_player_has_no_hero():
    session, _ = until(moved(opened(), SitOut(0)), "between")
    record = record_of(session)
    assert record is not None
    assert record.hero is None


def test_a_hand_is_told_again_as_it_was_seen():
    session, story = until(opened(), "between")
    record = record_of(session)
    assert record is not None
    told = list(frames(record, 0))
    assert [event for frame in told for event in frame.events] == story
    last = told[-1].view
    seen = play.view(session)
    assert [seat.cards for seat in last.seats] == [seat.cards for seat in seen.seats]
    assert (last.results, last.ending, last.bank) == (seen.results, seen.ending, seen.bank)
    # Nothing of what comes later.
    assert told[0].view.board == ()
    assert [len(frame.view.board) for frame in told] == sorted(len(frame.view.board) for frame in told)
    for frame in told[:-1]:
        assert {seat.seat for seat in frame.view.seats if seat.cards} <= {0}
    watched = next(frames(record, None))
    assert not any(seat.cards for seat in watched.view.seats)
    opened_up = next(frames(record, None, is_open=True))
    assert all(seat.cards for seat in opened_up.view.seats)
    assert all(event.cards for event in opened_up.events if isinstance(event, HoleDealt))


def test_a_hand_is_told_only_from_seats_that_are_known():
    record = record_of(finished())
    assert record is not None
    with pytest.raises(RulesError) as caught:
        next(frames(record, 7))
    assert caught.value.code == "bad_seat"
    # A hand folded before the flop may be unknown; nobody can look at it.
    folded = next(seat for seat, action in record.actions if action == Fold())
    place = record.order.index(folded)
    hidden = set(range(place, 4 * len(record.seats), len(record.seats)))
    partly = replace(record, deck=tuple(None if i in hidden else card for i, card in enumerate(record.deck)))
    with pytest.raises(RulesError) as caught:
        next(frames(partly, folded))
    assert caught.value.code == "missing_cards"
    assert next(frames(partly, None, is_open=True)).view.seats[folded].cards is None


# Tournament and clock


def test_a_tournament_is_played_to_its_end_and_again():
    session = opened(
        format="tournament", seats="3", stack="200", stakes="20-40", limit="nl", level_length="2"
    )
    while session.next != "over":
        assert restore(save(session)) == session
        session, _ = shove(session)
        assert sum(session.table.stacks) == 600 or session.is_running
    assert sorted(session.table.stacks) == [0, 0, 600]
    assert code_of(RulesError, play.next_hand, session) == "tournament_over"
    for each in (SitOut(0), TopUp(500), "rebuy", "auto_post"):
        assert code_of(IllegalActionError, play.table_move, session, each) == "not_now"
    again, events = play.start_again(session)
    assert (again.next, again.table.stacks, events, again.seq) == ("deal", (200,) * 3, (), session.seq + 1)
    assert restore(save(again)) == again
    assert play.step(again)[0].table.hand == session.table.hand + 1
    assert code_of(IllegalActionError, play.start_again, finished()) == "not_now"


def test_a_tournament_s_save_is_refused_when_altered():
    session, _ = until(opened(format="tournament"), "you")
    text = save(session)
    for index in range(len(text)):
        other = "A" if text[index] != "A" else "B"
        for broken in (text[:index], text[:index] + other + text[index + 1 :]):
            with pytest.raises(SaveError):
                restore(broken)
    content = unseal(text)
    content["table"] |= {"stacks": [1, *content["table"]["stacks"][1:]]}
    assert code_of(SaveError, restore, seal(content)) == "save_rejected"


def test_minutes_raise_the_level_of_a_tournament():
    session = opened(format="tournament", level_by="minutes", level_length="5")
    session, _ = until(session, "between")
    session, _ = play.next_hand(session, seconds=299)
    assert session.table.stakes.big_blind == 20
    session, _ = until(session, "between")
    session, _ = play.next_hand(session, seconds=1)
    assert session.table.stakes.big_blind == 30


def test_a_tournament_hand_made_to_order():
    setup = Setup(button=2, stacks={0: 300})
    session, _ = orders.stack(opened(format="tournament", test="1"), setup)
    view = play.view(session)
    assert (view.button, view.seats[0].stack + view.seats[0].committed) == (2, 300)


def test_the_clock_runs_out_and_the_house_acts():
    session, _ = until(opened(clock="1"), "you")
    timed = time_told(session, "tick", 5000)
    assert (timed.session.seq, timed.events, timed.cues) == (session.seq, (), ())
    timed = time_told(timed.session, "tick", 15_001)
    assert timed.cues == ("counting", "warn_20")
    assert restore(save(timed.session)) == timed.session
    timed = time_told(timed.session, "tick", 35_000)
    assert (timed.verdict, timed.session.clock) == ("fold", None)
    assert [event.action for event in timed.events if isinstance(event, Acted)] == ["fold"]
    assert timed.session.seq == session.seq + 1


def test_an_action_stops_the_clock():
    session, _ = until(opened(clock="1"), "you")
    session, _ = play.player_act(time_told(session, "tick", 0).session, Fold())
    assert session.clock is None


def test_by_house_rule_time_makes_all_in():
    session = opened(clock="1", house="timeout=all_in", seats="2", test="1", limit="nl")
    setup = Setup(button=1, actions=((1, RaiseTo(60)),))
    session, _ = orders.stack(session, setup)
    assert session.next == "you"
    timed = time_told(time_told(session, "away", 0).session, "back", 60_000)
    assert timed.verdict == "all_in_rule"
    assert restore(save(timed.session)) == timed.session
    over, story = until(timed.session, "between")
    assert not any(isinstance(event, Acted) and event.seat == 0 for event in story)
    assert over.hand is not None
    assert over.hand.ending == "showdown"
    assert sum(over.table.stacks) == over.table.bank


def test_where_checking_is_free_time_checks():
    session = opened(clock="1", house="timeout=all_in", seats="2", test="1")
    session, _ = orders.stack(session, Setup(button=1, actions=((1, Call()),)))
    timed = time_told(time_told(session, "tick", 0).session, "tick", 30_000)
    assert timed.verdict == "check"


def test_time_is_told_only_where_it_runs():
    session, _ = until(opened(), "you")
    assert code_of(RulesError, time_told, session, "tick", 0) == "no_clock"
    assert code_of(IllegalActionError, time_told, opened(clock="1"), "tick", 0) == "not_now"


# Saves of version 1


OLD_SAVES = json.loads((Path(__file__).parent / "saves_version_1.json").read_text("utf-8"))


@pytest.mark.parametrize("name", OLD_SAVES)
def test_a_save_of_version_1_still_comes_back(name):
    old = OLD_SAVES[name]
    session = restore(old["save"])
    view = play.view(session)
    assert (session.next, view.hand, view.button, view.bank, view.turn) == (
        *(old["next"], old["hand"], old["button"], old["bank"], old["turn"]),
    )
    assert [seat.stack for seat in view.seats] == old["stacks"]
    assert restore(save(session)) == session
    assert until(session, "between")[0].next == "between"


@pytest.mark.parametrize(
    "change", [{"button": 9}, {"stacks": [5]}, {"params": 7}, {"hand": "1"}, {"more": 1}]
)
def test_a_save_of_version_1_that_cannot_be_is_refused(change):
    body = OLD_SAVES["you"]["save"].split(".")[3]
    content = json.loads(zlib.decompress(base64.urlsafe_b64decode(body)))
    assert restore(seal(content, version=1)).next == "you"
    assert code_of(SaveError, restore, seal(content | change, version=1)) == "save_rejected"
