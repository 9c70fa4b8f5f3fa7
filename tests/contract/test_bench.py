"""What build.py bench records, and when it fails. Nothing is measured here."""

import json
import re
from array import array
from pathlib import Path
from typing import Any

import pytest

import build
from omaha8.rules.evaluate import BOARD, HOLE
from tools.bench import figures, report, rounds, sizes, tables
from tools.bench.figures import GOALS, OTHERS, Figure, fallen, figure, is_fallen, percentile, rounded
from tools.bench.play import SHORTEST_REPORTED, Sitting, decisions

ROOT = Path(__file__).resolve().parents[2]
BENCH = ROOT / "tools" / "bench"
RECORDED = json.loads((ROOT / "docs" / "performance.json").read_text("utf-8"))
IDS = [
    *("mc_pokerkit_hu", "mc_pokerkit_4way", "mc_wasm_hu", "mc_wasm_4way", "mc_js_hu", "mc_js_4way"),
    *("exact_flop_poc", "exact_turn_poc", "eval_phe"),
    *("native_mc_rust_hu", "native_mc_rust_4way", "native_exact_flop", "native_exact_turn"),
    *("native_exact_preflop", "native_hands_pokerkit"),
    *("boot_warm", "boot_cold", "site_bytes", "shell_bytes", "longtask_max_ms", "bot_decision_p95_ms"),
]
MACHINE = {
    "processor": "a",
    "cores": 2,
    "system": "b",
    "python": "3.11.7",
    "pyodide": "314.0.7",
    "chromium": "1",
}
FILES = [
    {"file": "engine/a.wasm", "raw": 3_000_000, "wire": 1_000_000},
    {"file": "index.html", "raw": 900, "wire": 500},
]


def every_figure() -> list[Figure]:
    return [figure(name, [0.5, 4, 2]) for name in (*GOALS, *OTHERS)]


def content(date: str = "2026-01-31") -> dict:
    return report.as_json(every_figure(), date=date, on=MACHINE, files=FILES)


# ---- the record


def test_the_recorded_figures_are_those_that_were_promised():
    assert [each["id"] for each in RECORDED["figures"]] == IDS
    assert list(GOALS) == IDS


def test_each_recorded_figure_has_the_form_that_others_read():
    for each in (*RECORDED["figures"], *RECORDED["others"]):
        assert list(each) == ["id", "what", "ratio", "range", "target", "better", "unit"]
        low, high = each["range"]
        assert 0 < low <= each["ratio"] <= high, each
        goal = (GOALS | OTHERS)[each["id"]]
        target = None if goal.target is None else rounded(goal.target)
        assert (each["what"], each["better"], each["unit"]) == (goal.what, goal.better, goal.unit)
        assert each["target"] == target


def test_the_record_says_when_and_on_what():
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", RECORDED["date"])
    assert set(RECORDED["machine"]) == set(MACHINE)
    assert not any(each["file"].startswith(("/", "..")) for each in RECORDED["first_visit"])


def test_the_document_is_made_of_the_record():
    text = (ROOT / "docs" / "performance.md").read_text("utf-8")
    assert text == report.markdown(RECORDED, text)


def test_a_missing_figure_is_not_recorded_as_if_it_were_there():
    with pytest.raises(KeyError, match="eval_phe"):
        report.as_json(
            [each for each in every_figure() if each.id != "eval_phe"], date="", on=MACHINE, files=[]
        )


def test_notes_written_by_hand_stay():
    first = report.markdown(content(), "")
    noted = first + "\n## Notes\n\nwhy\n"
    again = report.markdown(content("2026-02-01"), noted)
    assert again.endswith("## Notes\n\nwhy\n")
    assert "2026-02-01" in again
    assert "2026-01-31" not in again
    assert report.markdown(content("2026-02-01"), again) == again


# ---- the gate


@pytest.mark.parametrize(
    ("value", "better", "is_worse"),
    [
        (80, "higher", False),
        (79.9, "higher", True),
        (500, "higher", False),
        (125, "lower", False),
        (125.1, "lower", True),
        (10, "lower", False),
    ],
)
def test_a_figure_has_fallen_when_it_is_a_fifth_worse(value: float, better, is_worse: bool):
    assert is_fallen(value, 100, better) is is_worse


def test_the_gate_names_what_fell_and_ignores_what_was_never_recorded():
    before = [each.as_json() for each in every_figure()]
    now = [
        each | {"ratio": each["ratio"] * (0.7 if each["better"] == "higher" else 1.4)} for each in before[:2]
    ]
    assert fallen(now, before) == [f"{each['id']}: {each['ratio']}, recorded 2.0" for each in now]
    assert fallen(now, before[2:]) == []
    assert fallen(before, before) == []


def test_a_target_is_reached_from_its_own_side():
    assert Figure("eval_phe", 5, 5, 5).is_reached
    assert not Figure("eval_phe", 4.99, 4.99, 9).is_reached
    assert Figure("boot_warm", 0.18, 0.1, 0.2).is_reached
    assert not Figure("boot_warm", 0.181, 0.1, 0.2).is_reached
    assert Figure("play_warm_ms", 1e9, 1, 1).is_reached


def test_targets_are_those_of_the_task():
    assert GOALS["mc_pokerkit_hu"].target == GOALS["mc_pokerkit_4way"].target == 2300
    assert GOALS["mc_wasm_hu"].target == pytest.approx(1 / 23)
    assert GOALS["mc_js_4way"].target == pytest.approx(1 / 15)
    assert (GOALS["site_bytes"].target, GOALS["shell_bytes"].target) == (11_500_000, 200_000)
    lower = {name for name, goal in GOALS.items() if goal.better == "lower"}
    assert lower == set(IDS[-6:])


# ---- sums


def test_a_ratio_is_taken_within_each_round():
    assert figures.speed_ratios([1, 2], [3, 4]) == [3, 2]
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        figures.speed_ratios([1, 2], [3])


def test_percentiles_are_values_that_were_seen():
    values = [float(value) for value in range(1, 101)]
    assert (percentile(values, 95), percentile(values, 100), percentile([7.0], 95)) == (95, 100, 7)


def test_contenders_take_turns_and_every_other_round_goes_backwards():
    turns: list[str] = []
    contenders = {name: (lambda _, name=name: turns.append(name)) for name in "abc"}
    times = rounds.measure(contenders, rounds=2, seconds=1e-9)
    assert turns[-6:] == list("abccba")
    assert [len(each) for each in times.values()] == [2, 2, 2]


def test_figures_come_from_their_own_groups():
    times = {name: {"ours": [1.0], "peer": [float(n)]} for n, name in enumerate(report.NATIVE.values(), 2)}
    assert [each.value for each in report.native_figures(times)] == list(range(2, 2 + len(report.NATIVE)))
    tab = {
        "hu": {"ours": [2.0], "split": [4.0], "pokerkit": [6.0], "wasm": [0.2], "js": [0.5]},
        "4way": {"ours": [1.0], "split": [1.0], "pokerkit": [7.0], "wasm": [0.1], "js": [0.3]},
        **{name: {"ours": [1.0], "poc": [8.0], "phe": [9.0]} for name in ("mc_high", "exact_flop")},
        **{name: {"ours": [1.0], "poc": [5.0], "phe": [9.0]} for name in ("exact_turn", "eval")},
    }
    found = {each.id: each.value for each in report.tab_figures(tab)}
    assert found["mc_pokerkit_hu"] == 3
    assert found["mc_wasm_4way"] == 0.1
    assert found["exact_turn_poc"] == 5
    assert found["mc_full_split_hu"] == 0.5


def test_boots_compare_the_snapshot_with_the_long_way():
    times = {
        **{f"boot_{way}_{visit}": [1.0, 3.0] for way in ("auto",) for visit in ("cold", "warm")},
        **{f"boot_{way}_{visit}": [4.0, 6.0] for way in ("plain",) for visit in ("cold", "warm")},
        **{f"play_{way}_{visit}": [7.0] for way in ("auto", "plain") for visit in ("cold", "warm")},
    }
    found = {each.id: each for each in report.boot_figures(times, tables=[0.5, 0.75, 1.5])}
    assert (found["boot_cold"].low, found["boot_cold"].high) == (0.25, 0.5)
    assert (found["tables_boot"].value, found["tables_boot"].high) == (0.15, 0.3)


def test_sittings_give_their_slowest():
    sittings = [Sitting(50, [1, 2, 3]), Sitting(80, [9]), Sitting(60, [4])]
    longest, p95, slowest = report.play_figures(sittings)
    assert (longest.value, longest.high) == (60, 80)
    assert (p95.value, slowest.high) == (4, 9)
    assert GOALS["longtask_max_ms"].target == SHORTEST_REPORTED


def test_only_steps_that_a_bot_answered_count_as_decisions():
    def call(question: str, event: str, ms: float) -> dict:
        return {
            "question": json.dumps({"type": question}),
            "answer": json.dumps({"events": [{"type": event}]}),
            "ms": ms,
        }

    calls = [call("step", "acted", 3), call("act", "acted", 4), call("step", "street_dealt", 5)]
    assert list(decisions(calls)) == [3]


def test_bytes_are_those_on_the_wire(tmp_path: Path):
    (tmp_path / "engine").mkdir()
    (tmp_path / "index.html").write_text("a" * 5000)
    (tmp_path / "engine" / "snapshot.bin.gz").write_bytes(b"b" * 5000)
    (tmp_path / "omaha8.html").write_text("everything")
    names = sizes.kept(tmp_path)
    assert names == ["engine/snapshot.bin.gz", "index.html"]
    packed, page = sizes.listed(tmp_path, [*names, "missing.js"])
    assert (packed["file"], packed["raw"], packed["wire"]) == ("engine/snapshot.bin.gz", 5000, 5000)
    assert page["raw"] == 5000
    assert page["wire"] < 100
    face = {"file": "assets/face.svg", "raw": 9, "wire": 9, "shell": False}
    visit = [packed | {"shell": False}, page | {"shell": True}, face]
    first, shell, kept = report.size_figures(visit, [packed, page])
    assert kept.value == 5000 + page["wire"]
    assert first.value == kept.value + 9
    assert shell.value == page["wire"]


# ---- what others are measured with


def test_the_flat_tables_lead_where_the_nested_ones_do():
    nested: Any = BOARD
    parts = tables.parts()
    steps, rows = array("H", parts["board_steps"]), array("H", parts["rows"])
    node = 0
    for card in (51, 0, 5, 22, 13):
        node, nested = steps[node + (card >> 2)], nested[card]
    row, low_row = nested
    assert tuple(rows[91 * node : 91 * node + 91]) == row
    lows = parts["low_rows"][256 * parts["low_of"][node] :][:256]
    assert lows == (low_row or bytes(256))
    node, nested = 0, HOLE
    steps = array("H", parts["hole_steps"])
    for card in (50, 3, 8, 17):
        node, nested = steps[node + (card >> 2)], nested[card]
    assert tuple(parts["holes"][8 * node : 8 * node + 7]) == nested


def test_the_peers_are_pinned_and_no_part_of_the_product():
    lock = json.loads((BENCH / "npm" / "package-lock.json").read_text("utf-8"))
    assert all("resolved" not in package for package in lock["packages"].values())
    pinned = (BENCH / "requirements.txt").read_text("utf-8")
    assert "://" not in pinned
    for line in re.findall(r"^[a-z].*", pinned, re.MULTILINE):
        assert re.fullmatch(r"[a-z-]+==[0-9.]+ \\", line)
    product = json.loads((ROOT / "package.json").read_text("utf-8"))
    peers = json.loads((BENCH / "npm" / "package.json").read_text("utf-8"))["dependencies"]
    assert not peers.keys() & {**product["dependencies"], **product["devDependencies"]}.keys()


def test_bench_is_a_command_with_its_two_switches():
    options = build.parser().parse_args(["bench", "--quick"])
    assert (options.run, options.quick, options.accept) == (build.command_bench, True, False)
