"""The first button, the promise of a fair shuffle, and finished hands as records."""

from dataclasses import replace

import pytest

from omaha8.errors import RulesError
from omaha8.play import session as play
from omaha8.play.archive import frames, record_of, verified
from omaha8.play.moves import SitOut
from omaha8.play.options import parse_options
from omaha8.play.session import open_session
from omaha8.records.history import to_json
from omaha8.rules.actions import Fold
from omaha8.rules.events import HoleDealt
from omaha8.shuffle import salt
from tests.sessions import finished, moved, opened, sits, until


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
