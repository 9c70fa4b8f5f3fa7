"""What runs in the browser is what runs here: the same wheel in Pyodide, however that was started."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

import omaha8
from omaha8.records.conformance import judge
from omaha8.shuffle import shuffled_deck
from tests.engine_page import EnginePage, manifest, snapshot_name

CASES = Path(__file__).resolve().parents[1] / "data" / "cases_shared.json"
SEEDS = ("docs", "a", "0", "A.b_c-9" * 9, "f" * 64)

# Run here and there. 25,000 deals: strength of high and low, and the cards that make them for a tenth.
EVALUATED = """
from hashlib import sha256
from omaha8.cards import DECK
from omaha8.rules.evaluate import best, high_low
from omaha8.shuffle import shuffled, stream

rng = stream("evaluator", "deck")
total = sha256()
for turn in range(25_000):
    cards = shuffled(DECK, rng)
    hole, board = cards[:4], cards[4 : 7 + turn % 3]
    total.update(repr(high_low(hole, board)).encode())
    if turn % 10 == 0:
        total.update(repr(best(hole, board)).encode())
total.hexdigest()
"""
NAMES = """
import importlib, pkgutil, omaha8
names = [module.name for module in pkgutil.walk_packages(omaha8.__path__, "omaha8.")]
[importlib.import_module(name).__name__ for name in names if not name.endswith("__main__")]
"""


def here(source: str) -> Any:
    *statements, last = source.strip().splitlines()
    names: dict[str, Any] = {}
    exec("\n".join(statements), names)  # noqa: S102 - the texts above
    return eval(last, names)  # noqa: S307


def table(engine: EnginePage, name: str, **params: str) -> dict[str, Any]:
    reply = engine.ask("open", name, params=params)
    assert reply["ok"], reply
    return reply


def play(engine: EnginePage, name: str, reply: dict[str, Any]) -> list[dict[str, Any]]:
    """Checks and calls until the hand is over; all replies."""
    replies = [reply]
    while reply["next"] != "between":
        if reply["next"] == "you":
            action = {"type": "check" if reply["view"]["legal"]["can_check"] else "call"}
            reply = engine.ask("act", name, seq=reply["seq"], action=action)
        else:
            reply = engine.ask("step", name, seq=reply["seq"])
        assert reply["ok"], reply
        replies.append(reply)
    return replies


def test_it_is_the_wheel_that_was_built(engine: EnginePage):
    hello = engine.ask("hello")
    assert hello["version"] == omaha8.__version__
    assert hello["python"].startswith("3.14.")


def test_every_file_comes_once_and_from_here(engine: EnginePage):
    asked = Counter(engine.requests)
    assert [url for url, times in asked.items() if times > 1] == []
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(engine.site).netloc}


def test_the_report_names_the_steps(engine: EnginePage):
    report = engine.report()
    names = [step["name"] for step in report["steps"]]
    assert report["fallback"] is None
    assert {"manifest", "modules", "python", "rules"} < set(names)
    assert len(names) == len(set(names))
    assert ("micropip" in names) == (report["boot"] == "plain")
    assert all(step["at"] >= 0 and step["ms"] >= 0 for step in report["steps"])


def test_progress_counts_the_bytes_of_the_manifest(engine: EnginePage):
    progress = engine.seen("progress")
    phases = list(dict.fromkeys(each["phase"] for each in progress))
    assert phases == ["download", "start", "load", "ready"]
    facts = manifest()
    loaded = [each["loaded"] for each in progress]
    assert loaded == sorted(loaded)
    assert loaded[0] < loaded[-1] == progress[-1]["total"]
    used = {urlsplit(url).path.rpartition("/")[2] for url in engine.requests} | {"pyodide.mjs"}
    assert progress[-1]["total"] == sum(facts[name]["size"] for name in used & facts.keys())


def test_every_module_is_there(engine: EnginePage):
    assert engine.python(NAMES) == here(NAMES)


def test_a_hand_is_played(engine: EnginePage):
    replies = play(engine, "hand", table(engine, "hand", seed="docs", limit="fl", seats="4"))
    view = replies[-1]["view"]
    assert view["ending"] == "showdown"
    assert sum(seat["stack"] for seat in view["seats"]) == view["bank"]


def test_fresh_tables_are_dealt_different_cards(engine: EnginePage):
    holes = []
    for name in "abc":
        reply = engine.ask("step", name, seq=table(engine, name)["seq"])
        dealt = [event["cards"] for event in reply["events"] if event["type"] == "hole_dealt"]
        holes += [cards for cards in dealt if cards]
    assert len(holes) == 3
    assert len({tuple(cards) for cards in holes}) == 3


def test_a_seed_deals_the_same_hand_everywhere(engine: EnginePage):
    dealt = f"[shuffled_deck(seed, hand) for seed in {SEEDS!r} for hand in range(9)]"
    assert engine.python(f"from omaha8.shuffle import shuffled_deck\n{dealt}") == [
        list(shuffled_deck(seed, hand)) for seed in SEEDS for hand in range(9)
    ]


def test_the_evaluator_gives_the_same_everywhere(engine: EnginePage):
    assert engine.python(EVALUATED) == here(EVALUATED)


def test_the_judge_says_the_same_everywhere(engine: EnginePage):
    text = CASES.read_text("utf-8")
    answers = engine.python(f"from omaha8.records.conformance import judge\njudge({text!r})")
    assert answers == json.loads(json.dumps(judge(text)))


def test_an_unforeseen_fault_is_reported_with_its_place(engine: EnginePage):
    engine.python("from omaha8.wire import bridge\nkept, bridge._hello = bridge._hello, lambda: 1 / 0")
    reply = engine.ask("hello")
    engine.python("bridge._hello = kept")
    assert reply["error"]["code"] == "internal_error"
    assert re.search(r"wire/bridge\.py:\d+ dispatch", reply["report"])
    assert "ZeroDivisionError" in reply["report"]


@pytest.mark.parametrize(
    ("type_", "body", "code"),
    [
        ("import", {"text": '{"a":' * 9_000}, "bad_json"),
        ("import", {"text": "variant = " + "[" * 9_000, "format": "phh"}, "bad_toml"),
        ("scenario", {"text": '{"a":' * 9_000}, "bad_json"),
        ("scenario", {"text": "a = " + "{a=" * 9_000}, "bad_toml"),
        ("verify", {"record": "[" * 9_000}, "bad_json"),
        ("import", {"text": "x" * (1 << 21)}, "too_long"),
    ],
)
def test_what_is_too_deep_or_too_long_is_refused_and_the_engine_lives_on(
    engine: EnginePage, type_: str, body: dict[str, str], code: str
):
    """A browser's stack is smaller than that of Python anywhere else."""
    assert engine.ask(type_, **body)["error"]["code"] == code
    assert engine.ask("hello")["ok"]


def test_source_lines_and_data_files_can_be_read(engine: EnginePage):
    assert (
        engine.python(
            "import linecache, omaha8.cards as module\n"
            "from importlib.resources import files\n"
            "line = linecache.getline(module.__file__, 1, module.__dict__)\n"
            "[line, files('omaha8').joinpath('cards.py').read_text().splitlines(True)[0]]"
        )
        == [(Path(omaha8.__file__).parent / "cards.py").read_text("utf-8").splitlines(True)[0]] * 2
    )


def test_chance_is_fresh_in_every_start(browser: Any, site: str, engine: EnginePage):
    drawn = "import random, secrets\n[random.random(), random.SystemRandom().random(), secrets.token_hex(8)]"
    context = browser.new_context()
    try:
        other = EnginePage(context, site)
        other.open(boot="plain" if engine.report()["boot"] == "plain" else "auto")
        assert other.ask("hello")["ok"]
        pairs = list(zip(engine.python(drawn), other.python(drawn), strict=True))
    finally:
        context.close()
    assert all(a != b for a, b in pairs), pairs


def test_the_snapshot_needs_more_than_the_default_heap():
    """Otherwise nothing here shows that one above it restores."""
    default_heap = 31_457_280
    assert manifest()[snapshot_name()]["snapshot"]["heap"] > default_heap
