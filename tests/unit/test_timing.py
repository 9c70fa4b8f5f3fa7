"""Tournaments and the clock through the session."""

from omaha8.errors import IllegalActionError, RulesError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.moves import SitOut, TopUp
from omaha8.play.orders import Setup
from omaha8.play.save import restore, save
from omaha8.play.timing import time_told
from omaha8.rules.actions import Call, Fold, RaiseTo
from omaha8.rules.events import Acted
from tests.sessions import code_of, finished, opened, shove, until


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
