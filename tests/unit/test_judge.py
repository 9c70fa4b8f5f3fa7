"""The judge on what is wrong, incomplete or unusual. Right answers are the shared cases' business."""

import copy
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha8.records.conformance import judge

DATA = Path(__file__).resolve().parents[1] / "data" / "cases_shared.json"
CASES = {case["id"]: case for case in json.loads(DATA.read_text("utf-8"))["cases"]}

# Three players, blinds 5/10, seat 3 on the button: everything below starts from this hand.
HAND: dict[str, Any] = {
    "variant": "omaha8",
    "structure": "no_limit",
    "stakes": {"small_blind": 5, "big_blind": 10},
    "button": 3,
    "seats": [
        {"seat": 1, "stack": 500, "hole": "AsAhQdQc"},
        {"seat": 2, "stack": 500, "hole": "KsKhKdKc"},
        {"seat": 3, "stack": 500, "hole": "JsJhJdJc"},
    ],
    "board": "2c3d4h5s9c",
    "actions": [],
}
FOLD_OUT = [[3, "fold"], [1, "fold"]]
CHECKED_DOWN = [
    *([3, "call"], [1, "call"], [2, "check"]),
    *([1, "check"], [2, "check"], [3, "check"]),
    *([1, "check"], [2, "check"], [3, "check"]),
    *([1, "check"], [2, "check"], [3, "check"]),
]


def hand(**changes):
    return copy.deepcopy(HAND) | changes


def without_holes(*seats):
    return [{"seat": e["seat"], "stack": 500} if e["seat"] in seats else e for e in HAND["seats"]]


def asked(kind, value):
    (answer,) = judge(json.dumps({"id": "x", "kind": kind, "input": value}))["results"]
    assert answer["id"] == "x"
    return answer


def result(kind, value):
    return asked(kind, value)["result"]


def error(kind, value):
    return asked(kind, value)["error"]


# What may be left out


def test_holes_of_folded_seats_and_cards_nobody_sees_may_be_missing():
    told = hand(seats=without_holes(1, 2, 3), actions=FOLD_OUT)
    del told["board"]
    assert result("showdown", told) == result("showdown", hand(actions=FOLD_OUT))
    flop_out = [*CHECKED_DOWN[:3], [1, "bet", 10], [2, "fold"], [3, "fold"]]
    assert result("showdown", hand(board="2c3d4h", actions=flop_out))["final_stacks"] == {
        "1": 520,
        "2": 490,
        "3": 490,
    }
    folded = [[3, "fold"], *[action for action in CHECKED_DOWN[1:] if action[0] != 3]]
    assert result("showdown", hand(seats=without_holes(3), actions=folded))["ended"] == "showdown"


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"board": "2c3d4h5s"}, "input.board"),
        ({"board": ""}, "input.board"),
        ({"seats": without_holes(2)}, "input.seats"),
        ({"seats": [{**entry, "hole": ""} for entry in HAND["seats"]]}, "input.seats"),
    ],
)
def test_a_showdown_needs_its_cards(changes, path):
    told = error("showdown", hand(actions=CHECKED_DOWN, **changes))
    assert (told["code"], told["params"]["path"]) == ("missing_cards", path)
    assert result("legal", hand(actions=CHECKED_DOWN, **changes)) == {"next": None, "complete": True}


def test_a_hand_that_is_not_over_says_what_is_next():
    following = {
        "seat": 3,
        "street": "preflop",
        "pot": 15,
        "can_check": False,
        "call": 10,
        "raise": {"min_to": 20, "max_to": 500, "verb": "raise"},
    }
    assert result("showdown", hand()) == {"complete": False, "next": following}
    assert result("hand", hand(decisions=True)) == {"complete": False, "next": following, "decisions": []}
    assert result("legal", hand()) == {"next": following, "complete": False}


def test_decisions_and_probes_go_with_every_kind_of_hand():
    told = hand(actions=FOLD_OUT, decisions=True, probe=[[2, "check"], [2, "fold"]])
    answer = result("showdown", told)
    assert [decision["seat"] for decision in answer["decisions"]] == [3, 1]
    assert answer["probe"] == [False, False]
    assert (answer["ended"], answer["returned"]) == ("fold", {"2": 5})
    probe = [[3, "raise", 19], [3, "raise", 20], [3, "bet", 20], [1, "fold"], [9, "fold"], [3, "raise", -1]]
    assert result("legal", hand(probe=probe))["probe"] == [False, True, False, False, False, False]
    assert "decisions" not in result("legal", hand(decisions=False))


def test_a_showdown_without_lows_has_no_low_anywhere():
    answer = result("showdown", hand(variant="omaha_high", actions=CHECKED_DOWN))
    assert [pot["lo"] for pot in answer["pots"]] == [None]
    assert {made["low"] for made in answer["hands"].values()} == {None}


def test_rules_of_the_document_hold_until_a_case_changes_them():
    cases = [
        {"id": "a", "kind": "removal", "input": {"missed_big_blinds": 2}},
        {"id": "b", "kind": "removal", "input": {"missed_big_blinds": 2, "rules": {"removal_after": 3}}},
    ]
    document = {"format": "omaha-conformance/1", "default_rules": {"removal_after": 2}, "cases": cases}
    results = judge(json.dumps(document))["results"]
    assert [entry["result"]["removed"] for entry in results] == [True, False]


def test_a_house_rule_all_show_and_no_reveal():
    answer = result("showdown", hand(actions=CHECKED_DOWN, rules={"show": "all_show"}))
    assert answer["showdown"] == {"order": [1, 2, 3], "shown": [1, 2, 3], "may_muck": [], "all_in": False}
    all_in = [[3, "raise", 500], [1, "call"], [2, "fold"]]
    assert result("showdown", hand(actions=all_in))["showdown"]["all_in"] is True
    hidden = result("showdown", hand(actions=all_in, rules={"reveal_all_in": False}))["showdown"]
    assert hidden["all_in"] is False


def test_small_blind_in_both_spellings():
    for rounding in ("whole_dollar_down", "floor_dollar"):
        told = {"small_bet_cents": 500, "rounding": rounding}
        assert result("small_blind", told) == {"small_blind_cents": 200, "big_blind_cents": 500}


def test_entry_post_by_house_rule():
    told = {"new": False, "missed_small": True, "missed_big": True, "stakes": HAND["stakes"]}
    assert result("entry_post", told) == {"live": 10, "dead": 5}
    assert result("entry_post", told | {"rules": {"missed": "big_only"}}) == {"live": 10, "dead": 0}


# What is wrong


def test_an_illegal_action_is_named_with_what_was_legal():
    told = error("showdown", hand(actions=[[3, "call"], [1, "raise", 11]]))
    assert told["code"] == "illegal_action"
    assert told["params"] == {
        "index": 1,
        "action": [1, "raise", 11],
        "legal": {
            "seat": 1,
            "street": "preflop",
            "pot": 25,
            "can_check": False,
            "call": 5,
            "raise": {"min_to": 20, "max_to": 500, "verb": "raise"},
        },
    }
    assert error("legal", hand(actions=[[1, "fold"]]))["params"]["index"] == 0
    over = error("legal", hand(actions=[*FOLD_OUT, [2, "check"]]))
    assert (over["code"], over["params"]["index"], over["params"]["legal"]) == ("hand_is_over", 2, None)


def with_seat(**changes):
    return [{**HAND["seats"][0], **changes}, *HAND["seats"][1:]]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": with_seat(hole="AsAhQdKc")}, "duplicate_card"),
        ({"seats": with_seat(hole="AsAhQdAs")}, "duplicate_card"),
        ({"board": "2c3d4h5sAs"}, "duplicate_card"),
        ({"board": "2c3d4h5s1c"}, "bad_card"),
        ({"board": "2c3d4h5s9"}, "bad_card"),
        ({"board": "2c3d"}, "bad_value"),
        ({"board": "2c3d4h5s9c9d"}, "bad_value"),
        ({"board": 5}, "bad_value"),
        ({"board": None}, "bad_value"),
        ({"seats": with_seat(hole="AsAhQd")}, "bad_value"),
        ({"seats": with_seat(stack=500.0)}, "bad_value"),
        ({"seats": with_seat(stack=True)}, "bad_value"),
        ({"seats": with_seat(stack="500")}, "bad_value"),
        ({"seats": with_seat(stack=-1)}, "bad_value"),
        ({"seats": with_seat(stack=10**30)}, "bad_value"),
        ({"seats": with_seat(stack=1e999)}, "bad_json"),
        ({"seats": with_seat(stack=0)}, "bad_stack"),
        ({"seats": with_seat(seat=2)}, "bad_seats"),
        ({"seats": with_seat(seat=0)}, "bad_value"),
        ({"seats": with_seat(seat=11)}, "bad_value"),
        ({"seats": with_seat(post={"alive": 5})}, "unknown_key"),
        ({"seats": with_seat(post={"live": 5})}, "bad_post"),
        ({"seats": with_seat(name="me")}, "unknown_key"),
        ({"seats": HAND["seats"][2:]}, "bad_seats"),
        ({"seats": HAND["seats"] * 5}, "bad_seats"),
        ({"seats": without_holes(1, 2, 3) * 5}, "bad_seats"),
        ({"seats": {}}, "bad_value"),
        ({"seats": [[]]}, "bad_value"),
        ({"button": 4}, "bad_button"),
        ({"button": "3"}, "bad_value"),
        ({"stakes": {"small_blind": 5}}, "missing_key"),
        ({"stakes": {"small_blind": 20, "big_blind": 10}}, "bad_stakes"),
        ({"stakes": {**HAND["stakes"], "small_bet": 10}}, "unknown_key"),
        ({"structure": "fixed_limit"}, "missing_key"),
        ({"structure": "spread_limit"}, "bad_value"),
        ({"structure": ["no_limit"]}, "bad_value"),
        ({"variant": "omaha"}, "bad_value"),
        ({"ants": 1}, "unknown_key"),
        ({"ante": 1.5}, "bad_value"),
        ({"rake": "off"}, "bad_value"),
        ({"rules": {"odd_chip": "all_to_first"}}, "unknown_house_rule"),
        ({"rules": {"odd_chips": "nobody"}}, "bad_house_rule"),
        ({"rules": {"odd_chips": ["nobody"]}}, "bad_value"),
        ({"rules": {"fl_cap": True}}, "bad_house_rule"),
        ({"rules": []}, "bad_value"),
        ({"decisions": 1}, "bad_value"),
        ({"actions": [[3, "call", 10]]}, "bad_value"),
        ({"actions": [[3, "raise"]]}, "bad_value"),
        ({"actions": [[3, "raise", 20.0]]}, "bad_value"),
        ({"actions": [[3, "raise", True]]}, "bad_value"),
        ({"actions": [["3", "call"]]}, "bad_value"),
        ({"actions": [[3, "all_in"]]}, "bad_value"),
        ({"actions": [[3, {}]]}, "bad_value"),
        ({"actions": [{"seat": 3}]}, "bad_value"),
        ({"actions": "call"}, "bad_value"),
        ({"actions": [[3, "raise", 501]]}, "illegal_action"),
        ({"actions": [[3, "raise", 10**30]]}, "illegal_action"),
        ({"probe": [[3]]}, "bad_value"),
        ({"probe": None}, "bad_value"),
    ],
)
def test_a_hand_that_cannot_be(changes, code):
    text = json.dumps({"id": "x", "kind": "showdown", "input": hand(**changes)}).replace("Infinity", "NaN")
    (answer,) = judge(text)["results"]
    assert answer["error"]["code"] == code


@pytest.mark.parametrize(
    ("kind", "value", "code"),
    [
        ("rank_high", {"hands": ["AsKsQsJs"]}, "bad_value"),
        ("rank_high", {"hands": ["AsAsQsJsTs"]}, "duplicate_card"),
        ("rank_high", {}, "missing_key"),
        ("rank_low", {"hands": "AsKsQsJsTs"}, "bad_value"),
        ("eval", {"variant": "omaha8", "hole": "AsKsQsJs", "board": "2c3c"}, "bad_value"),
        ("eval", {"variant": "omaha8", "hole": "AsKsQsJs", "board": "2c3c4cAs"}, "duplicate_card"),
        (
            "winners",
            {"variant": "omaha8", "board": "2c3c4c", "holes": ["AsKsQsJs", "As2d3d4d"]},
            "duplicate_card",
        ),
        ("rake", {"structure": "fixed_limit", "players": 2, "pot_cents": 100}, "bad_value"),
        ("rake", {"structure": "no_limit", "players": 1, "pot_cents": 100}, "bad_value"),
        ("positions", {"seats": [1], "button": 1}, "bad_value"),
        ("positions", {"seats": [1, 1], "button": 1}, "bad_value"),
        ("positions", {"seats": [1, 2], "button": 3}, "bad_button"),
        ("button_draw", {"cards": {}}, "bad_value"),
        ("button_draw", {"cards": {"1": "As", "2": "As"}}, "duplicate_card"),
        ("button_draw", {"cards": {"01": "As"}}, "unknown_key"),
        ("button_draw", {"cards": {"1": "AsKs"}}, "bad_value"),
        ("small_blind", {"small_bet_cents": 0, "rounding": "exact"}, "bad_value"),
        ("small_blind", {"small_bet_cents": 500, "rounding": "up"}, "bad_value"),
        ("entry_post", {"new": 1, "missed_small": False, "missed_big": False, "stakes": {}}, "missing_key"),
        ("removal", {"missed_big_blinds": -1}, "bad_value"),
        ("removal", None, "bad_value"),
        ("removal", {"missed_big_blinds": 1, "why": ""}, "unknown_key"),
        ("raise", {}, "bad_value"),
    ],
)
def test_a_question_that_cannot_be(kind, value, code):
    assert error(kind, value)["code"] == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_json"),
        ("{", "bad_json"),
        ("nonsense", "bad_json"),
        ("[" * 100_000, "bad_json"),
        ("[" * 500 + "]" * 500, "bad_json"),
        ("[" * 60 + "]" * 60, "bad_value"),
        ('{"id": "x", "kind": "removal", "input": {"missed_big_blinds": NaN}}', "bad_json"),
        ('{"id": "x", "kind": "removal", "input": {"missed_big_blinds": ' + "9" * 5000 + "}}", "bad_json"),
        ('{"id": "x", "kind": "removal", "input": {"missed_big_blinds": 1e999}}', "bad_value"),
        (
            '{"id": "x", "kind": "removal", "input": {"missed_big_blinds": 1, "missed_big_blinds": 2}}',
            "duplicate_key",
        ),
        ('{"id": "x", "id": "y", "kind": "removal", "input": {"missed_big_blinds": 1}}', "duplicate_key"),
        ("[]", "bad_value"),
        ("17", "bad_value"),
        ("null", "bad_value"),
        ("{}", "missing_key"),
        ('{"id": [], "kind": "removal", "input": {"missed_big_blinds": 1}}', "bad_value"),
        ('{"format": "omaha-conformance/2", "cases": []}', "bad_value"),
        ('{"format": "omaha-conformance/1", "cases": {}}', "bad_value"),
        ('{"format": "omaha-conformance/1", "cases": [7]}', "bad_value"),
        (b"\xff\xfe", "bad_encoding"),
    ],
)
def test_text_that_is_no_case(text, code):
    (answer,) = judge(text)["results"]
    assert answer["error"]["code"] == code
    json.dumps(answer, allow_nan=False)


def test_a_key_twice_is_found_soon_in_a_big_object():
    begun = time.process_time()
    keys = ",".join(f'"{key}":0' for key in (*range(60_000), 59_999))
    (answer,) = judge(f"{{{keys}}}")["results"]
    assert answer["error"] == {"code": "duplicate_key", "params": {"key": "59999", "path": "case"}}
    assert time.process_time() - begun < 5


def test_a_byte_order_mark_and_windows_lines():
    line = '{"id": 1, "kind": "removal", "input": {"missed_big_blinds": 3}}'
    answer = judge(f"\ufeff{line}\r\n{line}\r\n".encode())
    assert answer["results"] == [{"id": 1, "result": {"removed": True}}] * 2


def test_a_wrong_case_does_not_stop_the_others():
    good = CASES["S-SD-01"]
    cases = [good, {"id": "bad", "kind": "showdown", "input": {}}, 7, good]
    results = judge(json.dumps({"cases": cases}))["results"]
    assert [entry["id"] for entry in results] == ["S-SD-01", "bad", None, "S-SD-01"]
    assert ["error" in entry for entry in results] == [False, True, True, False]


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.just([]),
    st.just({}),
    st.sampled_from(["As", "AsAs", "fold", 10**30, -1, 0, "1"]),
)


def places(value, here=()):
    """The path of every value inside."""
    yield here
    children = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for key, child in children:
        yield from places(child, (*here, key))


@given(st.data())
def test_no_damage_to_a_case_makes_the_judge_fail(data):
    case = copy.deepcopy(CASES[data.draw(st.sampled_from(sorted(CASES)))])
    for _ in range(data.draw(st.integers(1, 3))):
        *path, last = data.draw(st.sampled_from(list(places(case.get("input"), ("input",)))))
        target = case
        for key in path:
            target = target[key]
        if isinstance(target, dict) and data.draw(st.booleans()):
            target.pop(last, None)
        else:
            target[last] = data.draw(JUNK)
    (answer,) = judge(json.dumps(case))["results"]
    assert set(answer) in ({"id", "result"}, {"id", "error"})
    if "error" in answer:
        assert set(answer["error"]) == {"code", "params"}
    json.dumps(answer, allow_nan=False)


@given(st.text() | st.binary())
def test_no_text_makes_the_judge_fail(text):
    results = judge(text)["results"]
    assert all("error" in answer for answer in results)
