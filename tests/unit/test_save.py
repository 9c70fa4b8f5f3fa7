"""Saves: a session comes back whole at any decision, or not at all."""

import base64
import json
import random
import zlib
from pathlib import Path

import pytest

from omaha8.cards import parse_cards
from omaha8.errors import NotationError, SaveError
from omaha8.play import orders
from omaha8.play import session as play
from omaha8.play.moves import Move, SitIn, SitOut, TopUp, moves_text, parse_moves
from omaha8.play.options import parse_options
from omaha8.play.orders import Setup
from omaha8.play.save import restore, save, seal, unseal
from omaha8.play.session import open_session
from omaha8.rules.actions import BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.shuffle import check_seed
from tests.sessions import code_of, moved, opened, shove, turn, until


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
    session, _ = orders.stack(
        session, Setup(deck=parse_cards("AsKs 2c2d AdKd 7h8h"), button=0, stacks={3: 77})
    )
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
    "text", ["", "...", "omaha8-save.3..", "\ud800.1.2.3", "x" * 1000, "omaha8-save.3.0.e30="]
)
def test_what_is_no_save_is_refused(text):
    assert code_of(SaveError, restore, text) == "save_damaged"


def test_a_save_of_another_version_is_named():
    text = seal(unseal(save(opened())), version=4)
    with pytest.raises(SaveError) as caught:
        restore(text)
    assert (caught.value.code, caught.value.params) == ("save_version", {"version": "4"})


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


OLD_SAVES, RUN_OUTS = (
    json.loads((Path(__file__).parent / f"saves_version_{number}.json").read_text("utf-8"))
    for number in (1, 2)
)


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


@pytest.mark.parametrize("name", RUN_OUTS)
def test_a_save_of_version_2_still_comes_back_where_the_hands_were_turned_up_with_a_street(name):
    old = RUN_OUTS[name]
    session = restore(old["save"])
    view = play.view(session)
    assert (session.next, view.hand, view.street, len(view.board), view.bank, view.turn) == tuple(
        old[key] for key in ("next", "hand", "street", "board", "bank", "turn")
    )
    assert [seat.stack for seat in view.seats] == old["stacks"]
    assert sum(bool(seat.cards) for seat in view.seats) == old["open"]
    assert save(session).startswith("omaha8-save.3.")
    assert restore(save(session)) == session


def test_a_save_of_version_2_that_cannot_be_is_refused():
    content = unseal(RUN_OUTS["run-out 0"]["save"])
    for change in ({"moves": 7}, {"moves": content["moves"] + "k"}, {"more": 1}):
        assert code_of(SaveError, restore, seal(content | change, version=2)) == "save_rejected"


@pytest.mark.parametrize(
    "change",
    [
        {"button": 9},
        {"stacks": [5]},
        {"params": 7},
        {"hand": "1"},
        {"more": 1},
        {"button": 0, "stacks": [8000, 0, 0, 0]},
    ],
)
def test_a_save_of_version_1_that_cannot_be_is_refused(change):
    body = OLD_SAVES["you"]["save"].split(".")[3]
    content = json.loads(zlib.decompress(base64.urlsafe_b64decode(body)))
    assert restore(seal(content, version=1)).next == "you"
    assert code_of(SaveError, restore, seal(content | change, version=1)) == "save_rejected"
