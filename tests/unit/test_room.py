"""A ring game through the session: sitting out and in, chips, bots, blinds that are asked for."""

import random
from dataclasses import replace

import pytest

from omaha8.errors import IllegalActionError, RulesError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.moves import SitIn, SitOut, TopUp
from omaha8.play.orders import Setup
from omaha8.play.room import EntryCost, TopUpRange
from omaha8.play.table import Table, with_stacks
from omaha8.rules.events import Acted, HandStarted, HoleDealt, Posted
from tests.sessions import code_of, finished, moved, opened, sits, until


def dealt_in(session):
    return sorted(session.hand.seats)


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
