"""Scenarios as text: both formats, every refusal by its place, and what the script makes of a hand."""

import json
import re
import tomllib
from copy import deepcopy
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from omaha8.__main__ import main
from omaha8.cards import cards_name, parse_cards
from omaha8.errors import Omaha8Error
from omaha8.play import hints, questions
from omaha8.play.scenario import Scenario, dealt, steps
from omaha8.play.scenario_file import MOST_BYTES, parse_toml, read_scenario
from omaha8.rules.actions import BetTo, Call
from tests.scenarios import BOARD, DOWN, FILES, HOLES, NAMES, ROOT, line, plain, read, reason, refused

DOCUMENT = (ROOT / "docs" / "scenarios.md").read_text("utf-8")


def test_a_scenario_is_the_hand_that_it_describes():
    scenario = read(
        button=1, hero=1, rules={"limit": "nl", "stakes": "5-10"}, seats=[{"stack": 300}, {"stack": 7}]
    )
    state, _ = dealt(scenario.table, scenario.deck)
    holes = [cards_name(state.holes[state.position_of(seat)]) for seat in (0, 1)]
    assert (holes, state.start_stacks, state.button) == (HOLES, (300, 7), 1)
    assert cards_name(scenario.deck[8:13]) == BOARD.replace(" ", "")
    assert sorted(scenario.deck) == list(range(52))
    assert (scenario.options.game.structure, scenario.options.stakes.small_blind) == ("no_limit", 5)
    assert scenario.options.is_practice
    assert scenario.table.names == ("Ana", "you")


def test_cards_that_are_left_out_come_by_the_seed():
    half = {"hole": ["AsAd", "?? Kh"], "board": "?? ?? 8c"}
    one, again, other = read(cards=half), read(cards=half), read(cards=half, seed="other")
    assert one.deck == again.deck != other.deck
    for scenario in (one, other):
        (state, _), *_ = steps(scenario)
        first, second = (state.holes[state.position_of(seat)] for seat in (0, 1))
        assert first[:2] == parse_cards("AsAd")
        assert second[1:2] == parse_cards("Kh")
        assert scenario.deck[10] == parse_cards("8c")[0]
        assert sorted(scenario.deck) == list(range(52))
    assert read(cards=half, seed="plain").deck == one.deck


def test_the_script_is_acted_out_with_the_streets_that_fall_due():
    plot = read(script=line("0c 1k 1b40 0c")).plot
    assert plot.moves[2:5] == ("advance", BetTo(40), Call())
    assert (len(plot.moves), plot.end, plot.decision, plot.is_over) == (6, 5, None, False)
    assert read(script=line(DOWN)).plot.moves[-1] == "advance"
    assert read(script=line(DOWN)).plot.is_over


def test_a_stop_deals_what_is_due_but_not_the_award():
    low = {"low": {"ask": "low_possible"}}
    assert read(script=line("0c 1k ?low"), questions=low).plot.asked[0].at == 3
    assert read(script=line(f"{DOWN} ?low"), questions=low).plot.asked[0].at == 11
    all_in = line("0r60 1r180 0r540 1r1000 0c ?low@flop")
    # The hands that are turned up before the flop are a move of the dealer's own.
    assert read(script=all_in, questions=low).plot.asked[0].at == 7
    assert read(script=line("0c 1k ?low@preflop"), questions=low).plot.asked[0].at == 2


def test_what_is_pointed_at_stands_at_its_frame():
    steps_ = [{"at": at, "show": [{"cards": "As2s", "half": "lo"}]} for at in (0, 2, 3, 4)]
    plot = read(script=line("0c 1k ?q 1k"), steps=steps_, questions={"q": {"ask": "low_possible"}}).plot
    assert [frame for frame, _ in plot.marks] == [0, 3, 3, 4]
    assert plot.marks[0][1].cards == parse_cards("As2s")


def test_modes_are_those_that_fit():
    asks = {"q": {"ask": "low_possible"}}
    assert read().modes == ("decision", "play", "step")
    assert read(script=line("0c")).modes == ("play", "step")
    assert read(script=line(DOWN)).modes == ("replay", "step")
    assert read(script=line(f"{DOWN} ?q"), questions=asks).modes == ("quiz", "replay", "step")
    assert read(script=line("! 0c"), modes=["step", "decision"]).modes == ("step", "decision")
    assert read(reveal="none").modes == ("step",)


@pytest.mark.parametrize("name", NAMES)
def test_the_projects_own_are_the_same_in_json(name):
    text = (ROOT / "static" / "scenarios" / f"{name}.toml").read_text("utf-8")
    scenario = read_scenario(text)
    assert scenario.id == name
    assert read_scenario(json.dumps(tomllib.loads(text))) == scenario
    assert read_scenario(text, "toml") == read_scenario(text)


def test_there_are_enough_of_them_for_every_mode():
    modes = [mode for path in FILES for mode in read_scenario(path.read_text("utf-8")).modes]
    assert len(FILES) >= 10
    assert all(modes.count(mode) >= 2 for mode in ("play", "step", "decision", "quiz", "replay"))


def test_the_example_of_the_document_is_one_in_both_formats():
    in_toml, in_json = (re.search(rf"```{name}\n(.*?)```", DOCUMENT, re.DOTALL) for name in ("toml", "json"))
    assert in_toml
    assert in_json
    assert read_scenario(in_toml[1]) == read_scenario(in_json[1])
    assert read_scenario(in_toml[1]).plot.asked[0].posed.answer == 0


def test_the_document_names_every_question_reason_and_rule():
    rows = set(re.findall(r"`(\w+)`", DOCUMENT))
    assert rows >= {*questions.KINDS, *questions.VERBS}
    assert rows >= set(get_args(questions.Reason))
    assert rows >= set(get_args(hints.Rule))


# Refusals


@pytest.mark.parametrize(
    ("changes", "code", "path"),
    [
        ({"schema": "omaha-scenario/2"}, "bad_value", "scenario.schema"),
        ({"id": "No Such Id"}, "bad_value", "scenario.id"),
        ({"title": "A title in words"}, "bad_value", "scenario.title"),
        ({"text": "words"}, "unknown_key", "scenario"),
        ({"button": None}, "missing_key", "scenario"),
        ({"button": 2}, "bad_value", "scenario.button"),
        ({"hero": -1}, "bad_value", "scenario.hero"),
        ({"hero": True}, "bad_value", "scenario.hero"),
        ({"seats": [{"stack": 0}, {"stack": 5}]}, "bad_value", "scenario.seats[0].stack"),
        ({"seats": [{"stack": 5}, {"chips": 5}]}, "missing_key", "scenario.seats[1]"),
        ({"seats": 2}, "bad_value", "scenario.seats"),
        ({"seed": "no seed"}, "bad_seed", "scenario.seed"),
        ({"reveal": "some"}, "bad_value", "scenario.reveal"),
        ({"modes": []}, "bad_value", "scenario.modes"),
        ({"modes": ["step", "step"]}, "bad_value", "scenario.modes"),
        ({"modes": ["chess"]}, "bad_value", "scenario.modes[0]"),
        ({"rules": {"limit": "xl"}}, "bad_parameter", "scenario.rules"),
        ({"rules": {"house": "fl_cap=9"}}, "bad_parameter", "scenario.rules"),
        ({"rules": {"seed": "x"}}, "unknown_key", "scenario.rules"),
        ({"cards": {"hole": ["AsAx"]}}, "bad_card", "scenario.cards.hole[0]"),
        ({"cards": {"hole": ["AsAh2c3c4c"]}}, "bad_value", "scenario.cards.hole[0]"),
        ({"cards": {"hole": ["As"], "board": "As"}}, "duplicate_card", "scenario.cards"),
        ({"cards": {"flop": "As"}}, "unknown_key", "scenario.cards"),
        ({"script": [{"seat": 0}]}, "missing_key", "scenario.script[0]"),
        ({"script": [{"seat": 0, "act": "raise"}]}, "bad_value", "scenario.script[0].to"),
        ({"script": [{"seat": 0, "act": "call", "to": 20}]}, "unknown_key", "scenario.script[0]"),
        ({"script": [{"seat": 0, "act": "shove"}]}, "bad_value", "scenario.script[0].act"),
        ({"script": [{"stop": "question"}]}, "missing_key", "scenario.script[0]"),
        ({"script": [{"stop": "now"}]}, "bad_value", "scenario.script[0].stop"),
        ({"script": line("0c") * 201}, "bad_value", "scenario.script"),
        ({"steps": [{"at": 0, "show": [{"cards": "As"}]}]}, "missing_key", "scenario.steps[0].show[0]"),
        ({"questions": {"a b": {"ask": "share"}}}, "bad_value", "scenario.questions.a b"),
        ({"questions": {"q": {"ask": "weather"}}}, "bad_value", "scenario.questions.q.ask"),
        ({"questions": {"q": {"ask": "share", "type": "judge"}}}, "bad_value", "scenario.questions.q.type"),
        ({"questions": {"q": {"ask": "order_hi", "seat": 1}}}, "unknown_key", "scenario.questions.q"),
        ({"questions": {"q": {"ask": "share", "type": "choice"}}}, "missing_key", "scenario.questions.q"),
        ({"questions": {"q": {"ask": "share", "hint": "x"}}}, "unknown_key", "scenario.questions.q"),
    ],
)  # fmt: skip
def test_what_is_written_wrongly_is_named_by_its_place(changes, code, path):
    error = refused(**changes)
    assert (error.code, error.params["path"], str(error).count(path) > 0) == (code, path, True)


@pytest.mark.parametrize(
    ("script", "code", "step"),
    [
        ("0c 0k", "out_of_turn", 1),
        ("0c 1k 1r40", "illegal_action", 2),
        ("0c 1k 1b10", "illegal_action", 2),
        ("0f 1k", "nobody_to_act", 1),
        (f"{DOWN} 0k", "nobody_to_act", 8),
    ],
)
def test_what_the_rules_refuse_is_named_by_its_step(script, code, step):
    error = refused(script=line(script))
    assert (error.code, error.params["path"], error.params["step"]) == (
        code,
        f"scenario.script[{step}]",
        step,
    )


LOW = {"q": {"ask": "low_possible"}}


@pytest.mark.parametrize(
    ("why", "changes"),
    [
        ("seats", {"seats": [{"stack": 5}], "cards": {}}),
        ("seats", {"seats": [{"stack": 5}] * 11, "cards": {}}),
        ("seats", {"cards": {"hole": ["", "", ""]}}),
        ("names", {"seats": [{"stack": 5, "name": "Bo"}, {"stack": 5, "name": "Bo"}]}),
        ("names", {"seats": [{"stack": 5, "name": " "}, {"stack": 5}]}),
        ("no_such_question", {"script": line("?q")}),
        ("asked_twice", {"script": line("?q ?q"), "questions": LOW}),
        ("never_asked", {"questions": LOW}),
        ("not_a_decision", {"script": line("!q"), "questions": LOW}),
        ("not_the_players_turn", {"script": line("0c !")}),
        ("street_passed", {"script": line("0c 1k 1k ?q@preflop"), "questions": LOW}),
        ("street_not_reached", {"script": line("0c ?q@flop"), "questions": LOW}),
        ("beyond_the_script", {"steps": [{"at": 1, "show": []}]}),
        ("no_questions", {"modes": ["quiz"]}),
        ("no_decision", {"modes": ["decision"], "script": line("0c")}),
        ("hand_is_over", {"modes": ["play"], "script": line(DOWN)}),
        ("hand_goes_on", {"modes": ["replay"]}),
        ("nobody_sees_the_player", {"reveal": "none", "modes": ["play"]}),
        ("cards_hidden", {"script": line(f"{DOWN} ?q"), "questions": {"q": {"ask": "winner_hi"}}}),
        ("betting_not_over", {"script": line("0c ?q"), "questions": {"q": {"ask": "share"}}}),
        ("nobody_to_act", {"script": line(f"{DOWN} ?q"), "questions": {"q": {"ask": "call_amount"}}}),
        ("no_low", {"rules": {"game": "omaha"}, "script": line("?q"), "questions": LOW}),
    ],
)
def test_what_makes_no_sense_has_a_reason(why, changes):
    assert reason(**changes) == why


def test_text_that_is_neither_format_is_refused_with_its_line():
    with pytest.raises(Omaha8Error) as caught:
        read_scenario('id = "x"\nbutton = \n')
    assert (caught.value.code, caught.value.params["line"]) == ("bad_toml", 2)
    with pytest.raises(Omaha8Error) as caught:
        read_scenario('{"id": "x",\n"button": }')
    assert (caught.value.code, caught.value.params["line"]) == ("bad_json", 2)
    assert refused(seats=[{"stack": 5}, {"stack": 5.0}]).code == "bad_value"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x = 1",
        "a = " + "[" * 30_000,
        ".".join("a" * 20_000) + " = 1",
        "button = 0x" + "f" * 20_000,
        "button = " + "9" * 5_000,
        "id = 1979-05-27",
        "hero = nan",
        "\ud800",
        "a = 1\na = 2",
        '{"id": 1, "id": 2}',
        '{"questions": {"q": 1, "q": 2}, "schema": 1}',
        "{" * 30_000,
    ],
)
def test_text_of_any_kind_is_a_coded_error_that_travels_as_json(text):
    with pytest.raises(Omaha8Error) as caught:
        read_scenario(text)
    json.dumps(caught.value.params, default=str)


def test_a_text_is_no_longer_than_it_may_be():
    text = json.dumps(plain())
    assert read_scenario(text + " " * (MOST_BYTES - len(text))).id == "plain"
    with pytest.raises(Omaha8Error) as caught:
        read_scenario(text + " " * (MOST_BYTES + 1 - len(text)))
    assert (caught.value.code, caught.value.params["limit"]) == ("too_long", MOST_BYTES)


def places(value, path=()):
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


def outcome_of(text):
    try:
        return read_scenario(text)
    except Omaha8Error as error:
        return error.code, error.params


ODD = st.sampled_from([None, True, -1, 0, 3, 10**9, 1.5, "", "As", "x", [], {}, ["As"], {"a": 1}])


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_change_of_a_scenario_is_read_or_refused_by_code(data):
    told = deepcopy(parse_toml(data.draw(st.sampled_from(FILES)).read_text("utf-8")))
    for _ in range(data.draw(st.integers(1, 3))):
        *path, key = data.draw(st.sampled_from([place for place in places(told) if place]))
        inner = told
        for each in path:
            inner = inner[each]
        if data.draw(st.booleans()):
            inner[key] = deepcopy(data.draw(ODD))
        else:
            del inner[key]
    outcome = outcome_of(json.dumps(told))
    assert outcome == outcome_of(json.dumps(told))
    assert isinstance(outcome, Scenario) or str(outcome[1]["path"]).startswith("scenario")


# The command line


def test_the_command_line_checks_files(tmp_path, capsys):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(plain()), "utf-8")
    bad.write_text(json.dumps(plain(script=line("0c 0k"))), "utf-8")
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == f"{good}: plain: decision, play, step; 0 moves, 0 questions\n"
    good.write_text(
        json.dumps(plain(script=line("0c ?low"), questions={"low": {"ask": "low_possible"}})), "utf-8"
    )
    assert main(["scenario", str(good)]) == 0
    assert capsys.readouterr().out.endswith("; 1 move, 1 question\n")
    assert main(["scenario", str(bad), str(good)]) == 1
    told = capsys.readouterr()
    assert "out_of_turn: scenario.script[1]" in told.err
    assert "plain" in told.out
    bad.write_text(json.dumps(plain(questions={"high": {"ask": "winner_hi"}})), "utf-8")
    assert main(["scenario", str(bad)]) == 1
    assert "bad_scenario (never_asked): scenario.questions.high" in capsys.readouterr().err
    bad.write_bytes(b"\xff")
    assert main(["scenario", str(bad)]) == 1
    assert "bad_utf8" in capsys.readouterr().err
