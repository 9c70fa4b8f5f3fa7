"""Sessions by short words, for tests: `until(opened(seats="3"), "you")`."""

import pytest

from omaha8.play import session as play
from omaha8.play.options import parse_options
from omaha8.play.room import room
from omaha8.play.session import open_session
from omaha8.play.table import Table
from omaha8.rules.actions import BetTo, Call, Check, RaiseTo


def opened(**params):
    """A table of four with the seed `session`, unless `params` say otherwise."""
    return open_session(parse_options({"seed": "session", "seats": "4", **params}))


def legal_of(session):
    """What the player may do at a decision that must be his."""
    legal = play.view(session).legal
    assert legal is not None
    return legal


def deck_of(session):
    """The deck of the hand that must be there."""
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
    """The code of the error that a call must raise."""
    with pytest.raises(error) as caught:
        call(*args)
    return caught.value.code


def moved(session, *moves):
    """What the player does besides playing; none of it is an event."""
    for each in moves:
        session, events = play.table_move(session, each)
        assert events == ()
    return session


def finished(**params):
    """A table after its first hand."""
    return until(opened(**params), "between")[0]


def sits(session):
    """The facts of a ring game."""
    assert isinstance(session.table, Table)
    return room(session.table, is_running=session.is_running)


def shove(session):
    """As `turn`, but the player puts in all he may."""
    if session.next != "you":
        return turn(session)
    legal = legal_of(session)
    if legal.verb:
        return play.player_act(session, (BetTo if legal.verb == "bet" else RaiseTo)(legal.max_to))
    return play.player_act(session, Check() if legal.can_check else Call())
