"""After the hand: cards shown of one's own will, and those that would have come."""

import json

from omaha8.cards import parse_cards
from omaha8.errors import IllegalActionError, NotationError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.after import rabbit
from omaha8.play.archive import frames, record_of
from omaha8.play.orders import Setup
from omaha8.play.save import restore, save
from omaha8.records.history import from_json, to_json
from omaha8.records.phh import from_phh, to_phh
from omaha8.records.pokerstars import from_text, to_text
from omaha8.records.stats import Played, count
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import HoleShown
from tests.sessions import code_of, deck_of, finished, opened, turn, until

# Seat 0 gets aces and kings, seat 1 deuces and sevens.
DECK = parse_cards("2cAs 2dAd 7cKs 7dKd  AhTc9h 5h 4s")
TO_THE_FLOP = ((0, RaiseTo(60)), (1, Call()))


def two(*actions, **params):
    """A hand of two after some actions; seat 0 has the button."""
    session = opened(seats="2", test="1", **params)
    setup = Setup(deck=DECK, button=0, stacks={0: 2000, 1: 2000}, actions=TO_THE_FLOP + actions)
    return until_over(orders.stack(session, setup)[0])


def until_over(session):
    while session.next in ("deal", "award"):
        session, _ = play.step(session)
    return session


def won_unseen():
    return two((1, Check()), (0, BetTo(100)), (1, Fold()))


def test_who_won_unseen_may_show_until_the_next_deal():
    session = won_unseen()
    assert [seat.may_show for seat in play.view(session).seats] == [True, False]
    after, events = play.show_hand(session)
    assert events == (HoleShown(0, DECK[1:8:2], None, None),)
    assert after.seq == session.seq + 1
    assert not play.view(after).seats[0].may_show
    assert (after.table, after.next) == (session.table, "between")
    assert code_of(IllegalActionError, play.show_hand, after) == "nothing_to_show"
    again, _ = play.next_hand(after)
    assert code_of(IllegalActionError, play.show_hand, again) == "nothing_to_show"


def test_a_mucked_hand_may_be_shown_and_then_says_what_it_made():
    checked = ((1, Check()), (0, Check()))
    other = two(*checked, *checked, (1, Check()), (0, BetTo(100)), (1, Call()), game="omaha", hero="1")
    assert [(seat.may_show, seat.card_count) for seat in play.view(other).seats] == [(False, 4), (True, 0)]
    after, (shown,) = play.show_hand(other)
    assert isinstance(shown, HoleShown)
    assert shown.high is not None
    assert shown.high.category == "pair"
    assert play.view(after).seats[1].high == shown.high


def test_a_hand_let_go_is_not_shown_any_more():
    session = won_unseen()
    after, events = play.muck_hand(session)
    assert events == ()
    assert after.seq == session.seq + 1
    assert (after.table, after.next) == (session.table, "between")
    assert not play.view(after).seats[0].may_show
    for again in (play.show_hand, play.muck_hand):
        assert code_of(IllegalActionError, again, after) == "nothing_to_show"
    assert restore(save(after)) == after
    assert record_of(after) == record_of(session)
    dealt, _ = play.next_hand(after)
    assert dealt.hand is not None
    assert dealt.hand.deck == deck_of(play.next_hand(session)[0])


def test_nothing_is_let_go_that_was_shown_or_never_there():
    shown, _ = play.show_hand(won_unseen())
    for session in (shown, two((1, BetTo(100)), (0, Fold())), until(opened(), "you")[0]):
        assert code_of(IllegalActionError, play.muck_hand, session) == "nothing_to_show"
    assert code_of(IllegalActionError, play.muck_hand, opened()) == "not_now"


def test_folded_hands_and_hands_that_run_are_not_shown():
    session = two((1, BetTo(100)), (0, Fold()))
    assert code_of(IllegalActionError, play.show_hand, session) == "nothing_to_show"
    assert code_of(IllegalActionError, play.show_hand, until(opened(), "you")[0]) == "nothing_to_show"
    assert code_of(IllegalActionError, play.show_hand, opened()) == "not_now"


def test_a_shown_hand_comes_back_with_the_save_and_is_in_the_record():
    session, _ = play.show_hand(won_unseen())
    assert restore(save(session)) == session
    record = record_of(session)
    assert record is not None
    assert record.shown == (0,)
    assert list(frames(record, 1))[-1].view.seats[0].cards == DECK[1:8:2]
    assert from_json(to_json(record)) == record
    assert from_phh(to_phh(record)) == record
    text = to_text(record)
    assert "you: shows [As Ad Ks Kd]\n" in text
    assert from_text(text).shown == (0,)
    unseen = record_of(won_unseen())
    assert unseen is not None
    assert from_text(to_text(unseen)).shown == ()
    assert count(Played(record.game, 20, session.events, 0)) == count(
        Played(record.game, 20, won_unseen().events, 0)
    )


def test_a_record_that_shows_what_cannot_be_shown_is_refused():
    record = record_of(won_unseen())
    assert record is not None
    plainly = json.loads(to_json(record))
    for seats, code in (([1], "nothing_to_show"), ([0, 0], "nothing_to_show"), ([7], "nothing_to_show")):
        assert code_of(IllegalActionError, from_json, json.dumps(plainly | {"shown": seats})) == code
    assert code_of(NotationError, from_json, json.dumps(plainly | {"shown": "0"})) == "bad_value"


def test_the_rabbit_is_the_rest_of_the_board_and_what_it_would_have_made():
    session = won_unseen()
    hunted = rabbit(session)
    assert (hunted.cards, hunted.board) == (DECK[11:13], DECK[8:13])
    assert hunted.lens is not None
    assert hunted.lens.high.category == "trips"
    assert rabbit(two((1, BetTo(100)), (0, Fold()))).lens == hunted.lens
    before_the_flop = until_over(
        orders.stack(
            opened(seats="2", test="1"), Setup(deck=DECK, button=0, actions=((0, RaiseTo(60)), (1, Fold())))
        )[0]
    )
    assert rabbit(before_the_flop).cards == DECK[8:13]


def test_there_is_no_rabbit_where_the_river_came_or_a_hand_runs():
    river = two(*((1, Check()), (0, Check())) * 3)
    for session in (river, until(opened(), "you")[0], opened()):
        assert code_of(IllegalActionError, rabbit, session) == "not_now"


def test_a_table_goes_on_as_if_nobody_had_looked():
    session = finished()
    rabbit_less, _ = turn(session)
    if session.hand is not None and len(session.hand.board) < 5:
        rabbit(session)
    assert turn(session)[0] == rabbit_less
