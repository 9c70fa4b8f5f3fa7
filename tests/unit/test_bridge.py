"""The door of the worker: text in, text out, whatever comes."""

import json
import os
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any, get_args

import pytest

import omaha8
from omaha8.play import session as play
from omaha8.rules.events import Event
from omaha8.views.view import View
from omaha8.wire import bridge
from omaha8.wire.bridge import Bridge
from omaha8.wire.schema import REQUESTS

IDS = count(1)
PACKAGE = Path(omaha8.__file__).parent
PROTOCOL = (PACKAGE.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")


class Page:
    """A page with one table: it sends what was asked with the right address and reads the answer."""

    def __init__(self, door=None, table="main"):
        self.door = door or Bridge()
        self.table = table
        self.last: dict[str, Any] = {}

    def ask(self, kind, **body):
        request = {"v": 1, "id": next(IDS), "table": self.table, "type": kind, **body}
        reply = json.loads(self.door.dispatch(json.dumps(request)))
        assert (reply["v"], reply["id"], reply["table"]) == (1, request["id"], self.table)
        if reply["ok"] and "view" in reply:
            self.last = reply
        return reply

    def open(self, **params):
        return self.ask("open", params={"seed": "bridge", **params})

    def intend(self, kind, **body):
        return self.ask(kind, seq=self.last["seq"], **body)

    def turn(self):
        """One intent that fits: the player checks, else calls."""
        match self.last["next"]:
            case "you":
                can_check = self.last["view"]["legal"]["can_check"]
                return self.intend("act", action={"type": "check" if can_check else "call"})
            case "between":
                return self.intend("next_hand")
            case "rebuy":
                return self.intend("rebuy")
        return self.intend("step")

    def until(self, *nexts):
        for _ in range(500):
            assert self.turn()["ok"], self.last
            if self.last["next"] in nexts:
                return self.last
        raise AssertionError(f"{nexts} never came")


@pytest.fixture
def page():
    return Page()


def test_hello_says_what_is_spoken_here(page):
    reply = page.ask("hello")
    assert reply["version"] == omaha8.__version__
    assert len(reply["games"]) == 6
    assert {"variant": "omaha8", "structure": "pot_limit"} in reply["games"]
    assert reply["seats"] == [2, 10]
    assert reply["profiles"][0] == "default"


def test_preview_fills_options_in_and_opens_nothing(page):
    reply = page.ask(
        "preview", params={"limit": "fl", "stakes": "3-6", "money": "dollars", "zebra": "1", "lang": "nb"}
    )
    options = reply["options"]
    assert (options["variant"], options["structure"]) == ("omaha8", "fixed_limit")
    assert options["stakes"] == {
        "small_blind": 100, "big_blind": 300, "small_bet": 300, "big_bet": 600, "ante": 0, "dollar": 100
    }  # fmt: skip
    assert (options["stack"], options["seed"], options["ignored"]) == (15_000, None, ["zebra"])
    assert options["rules"]["fl_cap"] == 4
    again = page.ask("preview", params=options["params"])["options"]
    assert again | {"ignored": ["zebra"]} == options
    assert page.ask("view")["error"]["code"] == "unknown_table"


def test_a_bad_option_is_named(page):
    reply = page.open(seats="eleven")
    assert reply["error"] == {
        "code": "bad_parameter",
        "params": {"key": "seats", "value": "eleven", "why": "not_a_number"},
    }


def test_a_table_opens_idle(page):
    reply = page.open(seats="3", hero="1")
    view = reply["view"]
    assert (reply["ok"], reply["seq"], reply["next"], reply["events"]) == (True, 0, "deal", [])
    assert (view["phase"], view["me"], view["money"], view["seeded"], view["test"]) == (
        "idle",
        1,
        "chips",
        True,
        False,
    )
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "you", "Bo"]
    assert reply["save"].startswith("omaha8-save.3.")


def test_a_hand_from_deal_to_next_hand(page):
    page.open()
    assert page.until("between")["view"]["phase"] == "between"
    assert page.turn()["view"]["hand"] == 2


def test_the_view_again_brings_the_whole_story(page):
    page.open()
    story = []
    while page.last["next"] != "between":
        story += page.turn()["events"]
    seen = page.last
    again = page.ask("view")
    assert again["events"] == story
    assert {**again, "events": 0, "id": 0} | {"save": seen["save"]} == {**seen, "events": 0, "id": 0}
    assert "save" not in again


def test_an_old_view_is_stale_and_a_double_click_acts_once(page):
    page.open()
    page.until("you")
    request = {"seq": page.last["seq"], "action": {"type": "fold"}}
    assert page.ask("act", **request)["ok"]
    reply = page.ask("act", **request)
    assert reply["error"] == {
        "code": "stale_view",
        "params": {"seq": request["seq"], "current": request["seq"] + 1},
    }


@pytest.mark.parametrize(
    ("kind", "body", "code"),
    [
        ("step", {}, "not_now"),
        ("next_hand", {}, "not_now"),
        ("rebuy", {}, "not_now"),
        ("act", {"action": {"type": "raise", "to": 999_999}}, "illegal_action"),
        ("act", {"action": {"type": "shove"}}, "bad_value"),
        ("stack", {}, "test_only"),
        ("script", {"seats": {}}, "test_only"),
        ("restore", {"save": "?"}, "save_damaged"),
        ("steal", {}, "unknown_type"),
    ],
)
def test_a_refused_request_changes_nothing(page, kind, body, code):
    page.open()
    page.until("you")
    before = page.ask("view")
    seq = {} if kind == "restore" else {"seq": page.last["seq"]}
    assert page.ask(kind, **seq, **body)["error"]["code"] == code
    assert page.ask("view") | {"id": 0} == before | {"id": 0}


def test_a_save_brings_the_table_back_in_another_worker(page):
    page.open()
    seen = page.until("you")
    other = Page()
    back = other.ask("restore", save=seen["save"])
    assert (back["view"], back["seq"], back["next"]) == (seen["view"], seen["seq"], "you")
    assert back["events"] == page.ask("view")["events"]
    page.last = seen
    for _ in range(30):
        assert page.turn() | {"id": 0} == other.turn() | {"id": 0}


def test_a_closed_table_is_gone(page):
    page.open()
    assert page.ask("close") | {"id": 0} == {"v": 1, "id": 0, "table": "main", "ok": True}
    assert page.ask("view")["error"] == {"code": "unknown_table", "params": {"table": "main"}}
    assert page.ask("close")["error"]["code"] == "unknown_table"


def test_tables_do_not_touch_each_other():
    door = Bridge()
    first, second = Page(door, "a"), Page(door, "b")
    first.open()
    second.open(seed="other", limit="nl")
    first.until("between")
    assert second.ask("view")["view"]["hand"] == 0
    assert first.last["view"]["structure"] == "pot_limit"


def test_a_test_table_obeys(page):
    page.open(seats="2", test="1")
    page.ask("script", seats={"1": [["raise", 60], ["fold"]]})
    reply = page.intend("stack", deck="AsKsAhKhAdKdAcKc", button=1, stacks={"0": 500}, actions=[])
    assert reply["view"]["seats"][0]["cards"] == ["As", "Ah", "Ad", "Ac"]
    assert (reply["next"], reply["view"]["bank"]) == ("bot", 2500)
    assert page.intend("step")["view"]["seats"][1]["committed"] == 60
    assert page.intend("act", action={"type": "raise", "to": 180})["ok"]
    page.until("between")
    assert page.last["view"]["ending"] == "fold"


def test_dollar_tables_pay_rake_and_keep_the_account(page):
    page.open(money="dollars", stakes="5-10", limit="fl", house="rake=page_tables,no_flop_no_drop=false")
    raked = 0
    for _ in range(6):
        view = page.until("between")["view"]
        raked += sum(pot["rake"] for pot in view["results"])
        assert view["raked"] == raked
        assert sum(seat["stack"] for seat in view["seats"]) + raked == view["bank"]
    assert raked > 0


def test_the_page_can_sit_out_and_come_back(page):
    page.open(seats="4")
    page.until("between")
    assert page.last["view"]["room"]["you"]["sits"] == "in"
    assert page.intend("sit_out")["view"]["room"]["you"]["sits"] == "out"
    for _ in range(4):
        page.turn()
        page.until("between")
    entry = page.last["view"]["room"]["you"]["entry"]
    assert entry == {"live": 20, "dead": 10, "why": "missed_both"}
    assert page.intend("sit_in", post="wait")["view"]["room"]["you"]["sits"] == "waits"
    assert page.intend("wait_big_blind", on=False)["view"]["room"]["you"]["sits"] == "posts"
    assert page.intend("auto_post", on=False)["view"]["room"]["you"]["auto_post"] is False
    assert page.intend("sit_out", seat=1)["error"]["code"] == "test_only"
    assert page.intend("sit_out", seat=4)["error"]["code"] == "bad_value"
    assert page.intend("sit_in", post="maybe")["error"]["code"] == "bad_value"


def test_the_page_can_top_up_and_call_for_bots(page):
    page.open(seats="2", test="1", broke="out", limit="nl")
    page.intend("stack", stacks={"0": 100}, actions=[])
    page.until("between")
    stack = page.last["view"]["seats"][0]["stack"]
    assert page.last["view"]["room"]["you"]["top_up"] == {"min_to": stack + 1, "max_to": 2000}
    assert page.intend("top_up", to=2001)["error"]["code"] == "bad_top_up"
    assert page.intend("top_up")["view"]["seats"][0]["stack"] == 2000
    assert page.intend("new_bots")["error"]["code"] == "no_broke_bots"


def test_a_tournament_and_a_clock_over_the_wire(page):
    page.open(format="tournament", seats="3", clock="2")
    view = page.until("you")["view"]
    assert (view["room"], view["tournament"]["status"], view["format"]) == (None, "running", "tournament")
    told = page.intend("tick", at=100)
    assert told["view"]["clock"]["left_ms"] == 60_000
    assert told["seq"] == page.intend("more_time", at=200)["seq"]
    over = page.intend("tick", at=10**6)
    assert (over["timeout"], over["view"]["clock"], over["cues"][-1]) == ("fold", None, "expired")
    assert page.intend("restart")["error"]["code"] == "not_now"
    page.until("between")
    assert page.intend("restart")["next"] == "deal"


def test_the_deck_is_promised_in_the_view_before_the_first_card(page):
    promised = page.open()["view"]["next_commitment"]
    dealt = page.turn()["view"]
    assert (dealt["commitment"], dealt["next_commitment"]) == (promised, None)
    record = page.until("between")["record"]
    assert json.loads(record)["commitment"] == promised
    assert page.ask("verify", record=record)["verified"]


def test_the_unforeseen_is_an_answer_with_a_report_that_holds_no_secret(page, monkeypatch):
    page.open(seed="never-told")

    def break_down(session):
        raise KeyError("AsKdQh", session.table.seed)

    monkeypatch.setattr(play, "step", break_down)
    reply = page.intend("step")
    assert (reply["ok"], reply["error"]) == (False, {"code": "internal_error", "params": {}})
    for fact in ("KeyError", "break_down", "omaha8/wire/bridge.py", "'step'", omaha8.__version__):
        assert fact in reply["report"]
    for secret in ("AsKdQh", "never-told", str(PACKAGE.parent)):
        assert secret not in reply["report"]
    monkeypatch.undo()
    assert page.intend("step")["ok"]


def test_without_memory_there_is_no_answer(page, monkeypatch):
    page.open()

    def need_more(_):
        raise MemoryError

    monkeypatch.setattr(play, "step", need_more)
    with pytest.raises(MemoryError):
        page.intend("step")
    monkeypatch.undo()
    assert page.intend("step")["ok"]


@pytest.mark.parametrize("text", ["", "hello", "[1]", '{"v":1}', "\ud800", "\x00", "[" * 70_000])
def test_text_without_an_address_is_answered_to_nobody(text):
    reply = json.loads(bridge.dispatch(text))
    assert (reply["v"], reply["id"], reply["table"], reply["ok"]) == (1, None, None, False)
    assert reply["error"]["code"] != "internal_error"


def test_the_module_has_a_door_of_its_own():
    hello = json.dumps({"v": 1, "id": 1, "table": "", "type": "hello"})
    code = "import sys; from omaha8.wire.bridge import dispatch; print(dispatch(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", code, hello],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )
    assert json.loads(done.stdout)["ok"]


def agrees(told, said):
    """Whether a shortened example says nothing but the truth."""
    if told == "…":
        return True
    if isinstance(told, dict):
        return isinstance(said, dict) and all(key in said and agrees(told[key], said[key]) for key in told)
    if isinstance(told, list):
        return len(told) == len(said) and all(map(agrees, told, said))
    return told == said


def test_the_examples_of_the_protocol_are_true():
    door, save, known = Bridge(), "", {"record": "", "text": ""}
    examples = re.findall(r"^    > (.+)\n    < (.+)$", PROTOCOL, re.MULTILINE)
    assert {json.loads(request)["type"] for request, _ in examples} == set(REQUESTS)
    for request, reply in examples:
        filled = request.replace('"save": "…"', f'"save": "{save}"')
        filled = filled.replace('"records": ["…"]', f'"records": [{json.dumps(known["record"])}]')
        for key, text in known.items():
            filled = filled.replace(f'"{key}": "…"', f'"{key}": {json.dumps(text)}')
        said = json.loads(door.dispatch(filled))
        asked = json.loads(filled)
        known |= {key: asked[key] for key in known if key in asked}
        known |= {key: said[key] for key in known if key in said}
        assert agrees(json.loads(reply), said), f"{request}\n{said}"
        save = said.get("save", save)


def test_the_protocol_shows_every_event_whole():
    shown = [json.loads(line) for line in re.findall(r'^    (\{"type".+)$', PROTOCOL, re.MULTILINE)]
    assert [tuple(event)[1:] for event in shown] == [
        tuple(kind.__dataclass_fields__) for kind in get_args(Event)
    ]


def test_the_protocol_names_every_key_of_the_view_that_is_not_its_own(page):
    extra = set(page.open()["view"]) - set(View.__dataclass_fields__)
    assert extra == set(
        re.findall(r"^\| `(\w+)` \|", PROTOCOL.split("## The view")[1].split("<a")[0], re.MULTILINE)
    )


def test_the_protocol_names_every_error_of_the_table_and_the_wire():
    sources = [path for room in ("play", "wire") for path in (PACKAGE / room).glob("*.py")]
    text = "".join(path.read_text(encoding="utf-8") for path in sources)
    codes = set(re.findall(r'Error\(\s*"(\w+)"', text))
    codes |= set(re.findall(r'_refuse\([^()]*"(\w+)"\)', text))
    inside_saves = {"no_button", "bad_table", "bad_reads", "bad_clock", "bad_moves", "bad_stage"}
    assert {"stale_view", "out_of_range"} <= codes
    assert {code for code in codes - inside_saves if f"`{code}`" not in PROTOCOL} == set()
