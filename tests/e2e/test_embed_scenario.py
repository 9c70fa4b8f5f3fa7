"""Scenarios on an embedded table: where they come from, how they are gone through, what the page is told."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hosts import PATIENCE, Host, ask, at_rest, heard, ready, refusal

SCENARIOS = Path(__file__).resolve().parents[2] / "static" / "scenarios"
OWN: dict[str, Any] = {
    "schema": "omaha-scenario/1",
    "id": "own",
    "modes": ["step", "play"],
    "button": 0,
    "hero": 1,
    "seats": [{"stack": 1000}, {"stack": 1000}],
    "cards": {"hole": ["As2dKsKc", "Ah2hQcJd"], "board": "3d7s8c Kh 9d"},
    "script": [{"seat": 0, "act": "call"}, {"seat": 1, "act": "check"}],
}


def open_scenario(page: Page, host: Host, attributes: str, body: str = "") -> Page:
    page.goto(host.write("scenario.html", f"<omaha-table {attributes} test='1'></omaha-table>{body}"))
    return page


def open_cards(state: Any) -> list[int]:
    return [seat["seat"] for seat in state["seats"] if seat["cards"]]


def test_a_quiz_is_answered_and_counted(page: Page, host: Host):
    open_scenario(page, host, "scenario='quartered' mode='quiz'")
    at_rest(page)
    (question,) = heard(page, "question")
    assert question == {"id": "low", "type": "multi", "ask": "winner_lo", "score": 0, "maxScore": 2}
    assert ask(page, "table.checkAnswer('x').catch(({ code }) => code)") == "bad_value"
    assert ask(page, "table.showSolution().catch(({ code }) => code)") == "not_now"
    ask(page, "table.checkAnswer([1])")
    assert ask(page, "[table.score, table.maxScore, table.answerGiven]") == [0, 2, True]
    ask(page, "table.checkAnswer([0, 1])")
    ask(page, "table.checkAnswer(80)")
    told = [(each["id"], each["given"], each["correct"], each["attempt"]) for each in heard(page, "answer")]
    assert told == [("low", [1], False, 1), ("low", [0, 1], True, 2), ("share", 80, True, 1)]
    at_rest(page)
    (complete,) = heard(page, "complete")
    assert (complete["score"], complete["maxScore"]) == (1, 2)
    assert ask(page, "[table.score, table.maxScore]") == [1, 2]
    ask(page, "table.retry()")
    assert heard(page, "question")[-1]["id"] == "low"
    assert ask(page, "table.score") == 0


@pytest.mark.parametrize("render", ["inline", "iframe"])
def test_what_is_no_answer_leaves_the_question(page: Page, host: Host, render: str):
    open_scenario(page, host, f"scenario='quartered' mode='quiz' render='{render}'")
    ready(page)
    page.wait_for_function("() => heard.some(([, name]) => name === 'question')")
    nested = "JSON.parse('['.repeat(100) + ']'.repeat(100))"
    for given in ("'x'", "null", "{}", "[9]", "'å'.repeat(60000)", nested):
        assert refusal(page, f"table.checkAnswer({given})")["code"] == "bad_value", given
    assert heard(page, "error") == []
    assert heard(page, "answer") == []
    ask(page, "table.checkAnswer([0, 1])")
    assert heard(page, "answer")[-1]["attempt"] == 1


@pytest.mark.parametrize("render", ["inline", "iframe"])
def test_another_table_stands_when_its_call_is_answered(page: Page, host: Host, render: str):
    """The one before may still be moving: it is not taken for the one that was asked for."""
    open_scenario(page, host, f"seats='6' render='{render}'")
    ready(page)
    for _ in range(4):
        ask(page, "table.load('')")
        ask(page, "table.load('quartered')")
        assert len(ask(page, "table.getState()")["seats"]) == 2
    ask(page, "table.load('')")
    ask(page, "table.load('best-low')")
    assert refusal(page, "table.checkAnswer(5)")["code"] in ("bad_value", "busy")
    ask(page, "table.load('')")
    ask(page, "table.load('quartered')")
    ask(page, "table.setOptions({ mode: 'step' })")
    ask(page, "table.goTo('last')")


def test_what_a_scenario_wants_of_seats_waits_at_a_test_table_too(page: Page, host: Host):
    wanted = json.dumps(
        {
            "schema": "omaha-scenario/1",
            "id": "waits",
            "button": 0,
            "hero": 0,
            "seats": [
                {"stack": 500},
                {"stack": 500, "plays": [{"act": "bet", "to": 40}, {"act": "fold"}]},
            ],
        }
    )
    open_scenario(page, host, "seed='waits'")
    ready(page)
    ask(page, "table.load(given[0])", json.loads(wanted))
    at_rest(page)
    ask(page, "table.act({ type: 'call' })")
    assert heard(page, "error") == []
    bets = [each for each in heard(page, "action") if (each["seat"], each["type"]) == (1, "bet")]
    assert [each["to"] for each in bets] == [40]


def test_that_the_table_stands_is_told_first(page: Page, host: Host):
    for attributes in (
        "scenario='quartered' mode='quiz' seats='9'",
        "scenario='quartered' mode='step'",
        "seats='99'",
        "render='iframe' scenario='quartered' mode='quiz' speed='9'",
    ):
        open_scenario(page, host, attributes)
        ready(page)
        told = [name for _, name, _ in page.evaluate("() => heard") if name != "progress"]
        assert told[0] == "ready"
        assert "state" in told


def test_commands_alone_go_through_a_quiz(page: Page, host: Host):
    """Two questions with play between them: the first keeps the table until its reader goes on."""
    first, second = {"stop": "question", "ask": "before"}, {"stop": "question", "ask": "after"}
    checked = {"seat": 1, "act": "check"}
    quiz = {
        **OWN,
        "modes": ["quiz"],
        "script": [*OWN["script"], first, checked, {"seat": 0, "act": "check"}, second],
        "questions": {name: {"ask": "low_possible"} for name in ("before", "after")},
    }
    open_scenario(page, host, "controls='none' loading='click'")
    ask(page, "customElements.whenDefined('omaha-table')")
    ask(page, "table.load(given[0])", quiz)
    ask(page, "table.start()")
    assert refusal(page, "table.goTo('next')")["code"] == "not_now"
    ask(page, "table.checkAnswer(true)")
    assert [each["id"] for each in heard(page, "question")] == ["before"]
    assert refusal(page, "table.checkAnswer(true)")["code"] == "not_now"
    ask(page, "table.goTo('next')")
    assert [each["id"] for each in heard(page, "question")] == ["before", "after"]
    ask(page, "table.checkAnswer(true)")
    assert [each["score"] for each in heard(page, "complete")] == [2]


def test_a_scenario_before_there_is_a_table_says_what_was_passed_over(page: Page, host: Host):
    open_scenario(page, host, "loading='click' mode='replay' seats='4'")
    ask(page, "customElements.whenDefined('omaha-table')")
    assert ask(page, "table.setOptions({ speed: 77, limit: 'nl' })") == {"ignored": ["speed"]}
    told = ask(page, "table.load('best-low')")
    assert sorted(told["ignored"]) == ["limit", "mode", "seats", "speed"]
    assert sorted(heard(page, "ready")[0]["ignored"]) == sorted(told["ignored"])
    assert refusal(page, "table.load()") == {
        "code": "bad_parameter",
        "params": {"key": "scenario", "value": None},
    }


def test_what_fails_leaves_the_table_as_it_was_asked_for(page: Page, host: Host, page_problems: list[str]):
    open_scenario(page, host, "scenario='quartered' mode='step'")
    ready(page)
    assert refusal(page, "table.load('no-such')") == {
        "code": "not_found",
        "params": {"scenario": "no-such"},
    }
    assert ask(page, "table.setOptions({ reveal: 'all' })") == {"ignored": []}
    assert open_cards(ask(page, "table.state")) == [0, 1]
    page_problems.clear()


@pytest.mark.parametrize("render", ["inline", "iframe"])
@pytest.mark.parametrize(
    ("made", "reason"),
    [
        ("const a = {}; a.a = a; return a;", "bad_json"),
        ("return { id: 10n };", "bad_json"),
        ("return { id: 'x'.repeat(70000) };", "too_long"),
        ("return {};", "missing_key"),
        ("return 7;", "bad_toml"),
    ],
)
def test_an_object_that_is_no_scenario_says_why(page: Page, host: Host, render: str, made: str, reason: str):
    script = f"<script>document.querySelector('omaha-table').scenarioData = (() => {{ {made} }})();</script>"
    open_scenario(page, host, f"render='{render}'", script)
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    (told,) = heard(page, "error")
    assert (told["code"], told["params"]["reason"]) == ("bad_scenario", reason)
    assert told["messageText"].startswith("This exercise is broken. s")


def test_a_state_may_be_as_long_as_it_says(page: Page, site: str):
    for size, status in ((6144, "ready"), (6145, "error")):
        state = base64.urlsafe_b64encode(json.dumps(OWN).ljust(size).encode()).decode().rstrip("=")
        page.goto(f"{site}embed.html?v=1&test=1&load=eager&state={state}")
        page.locator(f"omaha-table[status={status}]").wait_for(timeout=PATIENCE)


def test_positions_are_gone_through(page: Page, host: Host):
    open_scenario(page, host, "scenario='quartered' mode='step' step='last' reveal='none'")
    ready(page)
    assert ask(page, "table.state.board.length") == 5
    last = ask(page, "table.state")
    ask(page, "table.goTo('first')")
    first = ask(page, "table.state")
    assert (first["board"], open_cards(first)) == ([], [])
    ask(page, "table.goTo('next')")
    ask(page, "table.goTo(999)")
    assert ask(page, "table.state") == last
    ask(page, "table.goTo('prev')")
    assert ask(page, "table.state") != last
    assert heard(page, "complete")[0]["maxScore"] == 0
    ask(page, "table.setOptions({ reveal: 'all' })")
    assert open_cards(ask(page, "table.state")) == [0, 1]
    ask(page, "table.setOptions({ reveal: 'hero', step: 0 })")
    assert open_cards(ask(page, "table.state")) == [1]


def test_another_scenario_and_a_free_game_afterwards(page: Page, host: Host):
    open_scenario(page, host, "scenario='quartered' mode='step'")
    ready(page)
    assert ask(page, "table.load('limit-cap')") == {"ignored": ["mode"]}
    assert ask(page, "table.state.structure") == "fixed_limit"
    assert ask(page, "table.load(given[0])", OWN) == {"ignored": []}
    assert ask(page, "table.state.hero") == 1
    ask(page, "table.load('')")
    assert len(ask(page, "table.state.seats")) == 6


def test_a_mode_that_the_scenario_has_not_is_passed_over(page: Page, host: Host):
    open_scenario(page, host, "scenario='best-low' mode='replay'")
    at_rest(page)
    assert heard(page, "ready")[0]["ignored"] == ["mode"]
    assert heard(page, "error")[0]["params"]["key"] == "mode"


def test_a_scenario_from_the_pages_own_site_or_script(page: Page, host: Host):
    (host.folder / "own.json").write_text(json.dumps(OWN), "utf-8")
    open_scenario(page, host, "scenario='url:own.json'")
    ready(page)
    assert ask(page, "table.state.hero") == 1
    script = f"<script>document.querySelector('omaha-table').scenarioData = {json.dumps(OWN)};</script>"
    for render in ("inline", "iframe"):
        open_scenario(page, host, f"render='{render}'", script)
        ready(page)
        assert ask(page, "table.state.seats.length") == 2


QUIZ = {
    **OWN,
    "modes": ["quiz"],
    "script": [*OWN["script"], {"stop": "question", "ask": "low"}],
    "questions": {"low": {"ask": "low_possible"}},
}


def test_each_scenario_asks_anew(page: Page, host: Host):
    script = f"<script>document.querySelector('omaha-table').scenarioData = {json.dumps(QUIZ)};</script>"
    open_scenario(page, host, "", script)
    at_rest(page)
    ask(page, "table.checkAnswer(false)")
    assert ask(page, "table.answerGiven") is True
    ask(page, "table.retry()")
    assert ask(page, "table.answerGiven") is False
    ask(page, "table.load(given[0])", {**QUIZ, "id": "another"})
    assert [each["id"] for each in heard(page, "question")] == ["low", "low", "low"]


def test_a_broken_scenario_given_later_is_told(page: Page, host: Host):
    open_scenario(page, host, "scenario='quartered' lang='de'")
    at_rest(page)
    ask(page, "table.scenarioData = given[0]", {**OWN, "script": [{"seat": 1, "act": "call"}]})
    page.wait_for_function("() => heard.some(([, name]) => name === 'error')")
    (told,) = heard(page, "error")
    assert (told["code"], told["params"]["reason"], told["params"]["step"]) == (
        "bad_scenario",
        "out_of_turn",
        0,
    )
    assert "bad_scenario" not in told["messageText"]


def test_what_a_scenario_decides_itself_is_passed_over(page: Page, host: Host):
    open_scenario(page, host, "scenario='quartered' seats='6' limit='nl' seed='a'")
    at_rest(page)
    assert heard(page, "ready")[0]["ignored"] == ["limit", "seats"]


@pytest.mark.parametrize(
    ("state", "reason"), [("%25%25", "bad_encoding"), ("_w", "bad_encoding"), ("A" * 9000, "too_long")]
)
def test_a_state_that_cannot_be_read_says_why(page: Page, host: Host, state: str, reason: str):
    frame = f"GAMEembed.html?state={state}&load=eager&origin=ORIGIN"
    script = """<script>addEventListener("message", ({ source, origin, data }) => {
      if (data.type !== "hello") return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data: { name, payload } }) => { if (name === "error") globalThis.told = payload; };
      source.postMessage({ omaha: 1, id: "", type: "connect", payload: { v: 1 } }, origin, [port2]);
    });</script>"""
    page.goto(host.write("state.html", f'{script}<iframe title="A table" src="{frame}"></iframe>'))
    page.wait_for_function("() => globalThis.told", timeout=PATIENCE)
    told = page.evaluate("told")
    assert (told["code"], told["params"]) == ("bad_scenario", {"path": "state", "reason": reason})


@pytest.mark.parametrize(
    "scenario", ["no-such", "../embed", "url:https://page.example/x.toml", "url:gone.toml"]
)
def test_a_scenario_that_is_not_there(page: Page, host: Host, page_problems: list[str], scenario: str):
    open_scenario(page, host, f"scenario='{scenario}'")
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    assert heard(page, "error")[-1]["code"] == "not_found"
    expect(page.get_by_text("This exercise could not be found. scenario = ")).to_be_visible()
    page_problems.clear()


def test_a_scenario_in_the_address_of_a_frame(page: Page, site: str):
    def address(text: str) -> str:
        state = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
        return f"{site}embed.html?v=1&test=1&load=eager&state={state}"

    page.goto(address(json.dumps(OWN)))
    ready(page)
    assert ask(page, "table.state.seats.length") == 2
    page.goto(address(json.dumps({**OWN, "script": [{"seat": 1, "act": "check"}]})))
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    expect(page.get_by_text("This exercise is broken at step 1. scenario.script[0]: ")).to_be_visible()
    page.goto(address("x" * 7000))
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    expect(page.get_by_text("This exercise is broken. state: too long")).to_be_visible()


def test_a_page_may_drive_the_table_alone(page: Page, host: Host):
    open_scenario(page, host, "controls='none' seats='3' seed='a' hotkeys='1'")
    at_rest(page)
    expect(page.get_by_test_id("actions")).to_be_hidden()
    before = ask(page, "table.state")
    page.get_by_test_id("hero-hand").click()
    page.keyboard.press("f")
    assert ask(page, "table.state") == before
    ask(page, "table.act({ type: 'fold' })")
    assert ask(page, "table.state") != before


def test_each_scenario_has_a_page_of_its_own(page: Page, site: str):
    assert len(list(SCENARIOS.glob("*.toml"))) >= 10
    page.goto(f"{site}scenarios/odd-chip.html")
    table = page.frame_locator("iframe").locator("omaha-table")
    table.and_(page.frame_locator("iframe").locator("[status=ready]")).wait_for(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Omaha8: odd chip")).to_be_visible()
