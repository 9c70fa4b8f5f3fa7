"""Requests read strictly, answers written as JSON."""

import ast
import inspect
import json
from typing import Any, get_args

import pytest

from omaha8.cards import parse_card, parse_cards
from omaha8.errors import NotationError
from omaha8.play.orders import Setup
from omaha8.rules import evaluate, events
from omaha8.rules.actions import BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.rules.evaluate import best
from omaha8.rules.events import BetReturned, Event, HoleDealt, HoleShown, PotAwarded
from omaha8.rules.games import Game, Stakes
from omaha8.views import view
from omaha8.views.view import View
from omaha8.wire.schema import (
    _CARD_FIELDS,
    MOST_BYTES,
    MOST_FILE_BYTES,
    REQUESTS,
    read_action,
    read_body,
    read_envelope,
    read_params,
    read_scripts,
    read_setup,
    to_json,
)


def text_of(**changes):
    request = {"v": 1, "id": 7, "table": "t", "type": "step", "seq": 3} | changes
    return json.dumps({key: value for key, value in request.items() if value is not ...})


def body_of(**changes):
    return read_body(read_envelope(text_of(**changes)))


def refusal(call, *args, **kwargs):
    with pytest.raises(NotationError) as caught:
        call(*args, **kwargs)
    json.dumps(caught.value.params)
    return caught.value.code


def test_the_all_in_rule_is_the_house_s_and_never_asked_for():
    assert refusal(read_action, "action", {"type": "protect"}) == "bad_value"
    assert to_json(Protect()) == {"type": "protect"}


def test_a_request_has_an_address():
    envelope = read_envelope(text_of())
    assert (envelope.id, envelope.table, envelope.type) == (7, "t", "step")
    assert read_body(envelope).whole("seq") == 3


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("[" * 60_000, "bad_json"),
        ('{"v": NaN}', "bad_json"),
        ("1" * 5_000, "bad_json"),
        ("null", "bad_value"),
        ("[]", "bad_value"),
        ("{}", "missing_key"),
        ('{"v":1,"v":1}', "duplicate_key"),
        (text_of(v=...), "missing_key"),
        (text_of(v=2), "unsupported_version"),
        (text_of(v="1"), "bad_value"),
        (text_of(v=True), "bad_value"),
        (text_of(id=1.0), "bad_value"),
        (text_of(id=-1), "bad_value"),
        (text_of(table=None), "bad_value"),
        (text_of(table="t" * 65), "bad_value"),
        (text_of(type=7), "bad_value"),
        (" " * (MOST_FILE_BYTES + 1), "too_long"),
        ('"' + "ø" * (MOST_FILE_BYTES // 2) + '"', "too_long"),
        ('{"v":1,"id":1,"table":"","type":"open","x":"' + "x" * MOST_BYTES + '"}', "too_long"),
        ('{"v": "\ud800"}', "missing_key"),
    ],
    ids=range(22),
)
def test_a_request_without_an_address_is_refused(text, code):
    assert refusal(read_envelope, text) == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"type": "steal"}, "unknown_type"),
        ({"seq": ...}, "missing_key"),
        ({"extra": 1}, "unknown_key"),
        ({"type": "act"}, "missing_key"),
        ({"type": "hello"}, "unknown_key"),
        ({"type": "next_hand", "action": {"type": "fold"}}, "unknown_key"),
    ],
)
def test_a_request_has_the_keys_of_its_type(changes, code):
    assert refusal(body_of, **changes) == code


@pytest.mark.parametrize("kind", REQUESTS)
def test_every_type_is_read_with_its_own_keys(kind):
    required, optional = REQUESTS[kind]
    seq = {} if "seq" in required + optional else {"seq": ...}
    assert "type" in body_of(type=kind, **dict.fromkeys(required + optional, 1), **seq)


@pytest.mark.parametrize(
    ("value", "action"),
    [
        ({"type": "fold"}, Fold()),
        ({"type": "check"}, Check()),
        ({"type": "call"}, Call()),
        ({"type": "bet", "to": 40}, BetTo(40)),
        ({"type": "raise", "to": 120}, RaiseTo(120)),
    ],
)
def test_actions_are_read_and_written(value, action):
    assert read_action("action", value) == action
    assert to_json(action) == value


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (None, "bad_value"),
        ("fold", "bad_value"),
        ([], "bad_value"),
        ({}, "missing_key"),
        ({"type": "shove"}, "bad_value"),
        ({"type": ["fold"]}, "bad_value"),
        ({"type": "fold", "to": 0}, "unknown_key"),
        ({"type": "raise"}, "missing_key"),
        ({"type": "raise", "to": 40.0}, "bad_value"),
        ({"type": "raise", "to": -1}, "bad_value"),
        ({"type": "raise", "to": "40"}, "bad_value"),
        ({"type": "raise", "to": True}, "bad_value"),
        ({"type": "raise", "to": 10**15}, "bad_value"),
        ({"type": "bet", "to": 40, "by": 40}, "unknown_key"),
    ],
)
def test_a_bad_action_is_refused(value, code):
    assert refusal(read_action, "action", value) == code


def test_options_are_text():
    assert read_params(body_of(type="open", seq=..., params={"seats": "6", "": "x"})) == {
        "seats": "6",
        "": "x",
    }
    bad: tuple[Any, ...] = (None, [], "seats=6", {"seats": 6}, {"seats": None})
    for params in bad:
        assert refusal(read_params, body_of(type="open", seq=..., params=params)) == "bad_value"


def test_a_setup_is_read():
    request = body_of(
        type="stack",
        deck="AsKs 2c",
        button=2,
        stacks={"0": 55, "9": 1},
        actions=[[2, "raise", 60], [0, "fold"]],
    )
    assert read_setup(request) == Setup(
        deck=parse_cards("AsKs2c"), button=2, stacks={0: 55, 9: 1}, actions=((2, RaiseTo(60)), (0, Fold()))
    )
    assert read_setup(body_of(type="stack")) == Setup()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"deck": "AsAs"}, "duplicate_card"),
        ({"deck": "Ax"}, "bad_card"),
        ({"deck": ["As"]}, "bad_value"),
        ({"button": 10}, "bad_value"),
        ({"button": None}, "bad_value"),
        ({"stacks": {"0": 0}}, "bad_value"),
        ({"stacks": {"10": 5}}, "unknown_key"),
        ({"stacks": {"01": 5}}, "unknown_key"),
        ({"stacks": [5]}, "bad_value"),
        ({"actions": {}}, "bad_value"),
        ({"actions": [[]]}, "bad_value"),
        ({"actions": [[0]]}, "missing_key"),
        ({"actions": [["0", "fold"]]}, "bad_value"),
        ({"actions": [[0, "raise"]]}, "missing_key"),
        ({"actions": [[0, "raise", 60, 60]]}, "unknown_key"),
        ({"actions": [[0, "fold", 60]]}, "unknown_key"),
        ({"actions": ["fold"]}, "bad_value"),
    ],
)
def test_a_bad_setup_is_refused(changes, code):
    assert refusal(lambda: read_setup(body_of(type="stack", **changes))) == code


def test_scripts_are_read():
    request = body_of(type="script", seats={"2": [["fold"], ["raise", 60]], "3": []})
    assert read_scripts(request) == {2: (Fold(), RaiseTo(60)), 3: ()}
    bad: tuple[Any, ...] = (None, [], {"x": []}, {"1": ["fold"]}, {"1": [{"type": "fold"}]})
    for seats in bad:
        assert refusal(read_scripts, body_of(type="script", seats=seats)) in ("bad_value", "unknown_key")


def test_events_carry_their_name_and_cards_are_text():
    assert to_json(BetReturned(1, 40)) == {"type": "bet_returned", "seat": 1, "amount": 40}
    assert to_json(HoleDealt(0, parse_cards("AsKd2c3h"))) == {
        "type": "hole_dealt",
        "seat": 0,
        "cards": ["As", "Kd", "2c", "3h"],
    }
    assert to_json(PotAwarded(0, 20, 0, (1, 2), (1,), None, ((1, 20),))) == {
        "type": "pot_awarded",
        "index": 0,
        "amount": 20,
        "rake": 0,
        "claimants": [1, 2],
        "high": [1],
        "low": None,
        "high_shares": [[1, 20]],
        "low_shares": [],
    }


def test_the_cards_that_make_a_hand_are_text_too():
    hole, board = parse_cards("AsKs2c3h"), parse_cards("QsJsTs4d5d")
    made = best(hole, board)
    shown = to_json(HoleShown(0, hole, made.high, made.low))
    assert shown["high"]["category"] == "straight_flush"
    assert shown["high"]["hole"] == ["As", "Ks"]
    assert shown["high"]["board"] == ["Qs", "Js", "Ts"]


def test_every_event_has_a_name_of_its_own():
    names = {to_json(kind(*[()] * len(kind.__dataclass_fields__)))["type"] for kind in get_args(Event)}
    assert len(names) == len(get_args(Event)) == 10
    assert all(name == name.lower() for name in names)


def test_every_field_that_holds_cards_is_written_as_text():
    held = set()
    for module in (view, events, evaluate):
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.AnnAssign) and "Card" in ast.unparse(node.annotation).split("[")[-1]:
                held.add(ast.unparse(node.target))
    assert held == _CARD_FIELDS


def test_a_view_is_its_fields():
    seen = to_json(
        View("omaha8", "pot_limit", Stakes(5, 10), 3, "betting", "flop", 0, 1, 0, (), (parse_card("As"),))
    )
    assert seen["board"] == ["As"]
    assert seen["stakes"]["big_blind"] == 10
    assert set(seen) == set(View.__dataclass_fields__)
    assert to_json(Game("omaha8", "no_limit")) == {"variant": "omaha8", "structure": "no_limit"}
    json.dumps(seen)
