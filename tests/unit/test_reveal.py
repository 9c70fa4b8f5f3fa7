"""A table with all cards face up for the player: the same game, but its hands are marked and never count."""

import json
from dataclasses import replace

import pytest

from omaha8.play import session as play
from omaha8.play.archive import record_of
from omaha8.play.save import restore, save
from omaha8.records.digest import digest
from omaha8.records.history import from_json, replay, to_json
from omaha8.records.phh import from_phh, to_phh
from omaha8.records.pokerstars import from_text, to_text
from omaha8.rules.events import HoleDealt
from omaha8.wire.bridge import Bridge
from omaha8.wire.library import record_text
from tests.sessions import finished, opened, until


def glass(**params):
    return opened(learning_reveal="1", **params)


def record(**params):
    told = record_of(finished(learning_reveal="1", **params))
    assert told is not None
    return told


def test_the_player_sees_every_hand_and_hears_it_dealt():
    session, story = until(glass(), "you")
    assert session.hand is not None
    holes = dict(zip(session.hand.seats, session.hand.holes, strict=True))
    assert {seat.seat: seat.cards for seat in play.view(session).seats} == holes
    assert {event.seat: event.cards for event in story if isinstance(event, HoleDealt)} == holes
    assert play.player_events(session) == session.events


def test_it_is_the_same_game_as_with_cards_face_down():
    closed, seen = opened(seats="6"), glass(seats="6")
    for _ in range(4):
        closed, _ = until(closed, "you", "between", "rebuy")
        seen, _ = until(seen, "you", "between", "rebuy")
        assert (seen.events, seen.next, seen.moves) == (closed.events, closed.next, closed.moves)


def test_who_sits_out_sees_them_too():
    session, _ = play.step(glass(join="1"))
    cards = [seat.cards for seat in play.view(session).seats]
    assert cards[0] is None
    assert all(cards[1:])


def test_a_save_keeps_the_cards_face_up():
    session, _ = until(glass(), "you")
    again = restore(save(session))
    assert again == session
    assert play.view(again) == play.view(session)


def test_its_records_say_so_in_every_format():
    told = record()
    assert told.revealed
    for back in (from_json(to_json(told)), from_phh(to_phh(told)), from_text(to_text(told))):
        assert back.revealed
    assert "All hands were open\n" in to_text(told)
    plain = record_of(finished())
    assert plain is not None
    assert not plain.revealed
    for text in (to_json(plain), to_phh(plain), to_text(plain)):
        assert "revealed" not in text
        assert "open" not in text
    assert replay(told) == replay(replace(told, revealed=False))


def test_no_statistics_count_it():
    door = Bridge()
    told = record_text(record())
    plain = record_text(replace(record(), revealed=False))

    def ask(kind, **body):
        return json.loads(door.dispatch(json.dumps({"v": 1, "id": 1, "table": "", "type": kind, **body})))

    assert ask("stats", records=[told, plain, told])["total"]["counts"]["hands"] == 1
    marked, other = ask("digest", records=[told, plain])["hands"]
    assert marked["row"] is None
    assert "revealed" in marked["marks"]
    assert other["row"]["counts"]["hands"] == 1
    assert "revealed" not in other["marks"]
    assert marked["net"] == other["net"]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_digest_from_any_seat_is_marked(seat):
    told = digest(record(), seat)
    assert told.counts is None
    assert told.marks[-1] == "revealed"
