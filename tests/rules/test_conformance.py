"""Every shared conformance case, through the judge and through its command line."""

import copy
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from omaha8.records.conformance import judge

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data" / "cases_shared.json"
DOCUMENT = json.loads(DATA.read_text("utf-8"))
CASES = DOCUMENT["cases"]


def asked(case):
    """The case as a judge is asked it, and the whole answer it must give."""
    case, expect = copy.deepcopy(case), dict(case["expect"])
    accepts, rejects = expect.pop("accepts", []), expect.pop("rejects", [])
    if accepts or rejects:
        case["input"]["probe"] = accepts + rejects
        expect["probe"] = [True] * len(accepts) + [False] * len(rejects)
    return case, expect


def test_there_are_161_cases_of_13_kinds():
    assert (len(CASES), len({case["kind"] for case in CASES})) == (161, 13)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_shared_case(case):
    case, expect = asked(case)
    decision_at = expect.pop("decision_at", {})
    if decision_at:
        case["input"]["decisions"] = True
    (answer,) = judge(json.dumps(case))["results"]
    result = answer["result"]
    if decision_at:
        decisions = result.pop("decisions")
        assert len(decisions) == len(case["input"]["actions"])
        assert {index: decisions[int(index)] for index in decision_at} == decision_at
    assert answer == {"id": case["id"], "result": expect}


def command(*arguments, told=None):
    """Run the command line as in a bare clone: no virtual environment, nothing built."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    return subprocess.run(
        [sys.executable, "-S", "-m", "omaha8", *arguments],
        input=told,
        capture_output=True,
        check=False,
        env=environment,
    )


def test_the_command_line_judges_a_file():
    run = command("judge", str(DATA))
    results = json.loads(run.stdout)["results"]
    assert (run.returncode, run.stderr) == (0, b"")
    assert [result["id"] for result in results] == [case["id"] for case in CASES]
    assert not [result for result in results if "error" in result]


def test_the_command_line_judges_lines_of_standard_input():
    lines = [json.dumps(case) for case in CASES[:2]]
    run = command("judge", "-", told="\n".join([lines[0], "", "{", lines[1]]).encode())
    results = json.loads(run.stdout)["results"]
    assert (run.returncode, run.stderr) == (1, b"")
    assert [result["id"] for result in results] == [CASES[0]["id"], None, CASES[1]["id"]]
    assert results[1]["error"]["code"] == "bad_json"
    assert results[1]["error"]["params"]["line"] == 3


def test_a_file_that_is_not_there_is_no_traceback(tmp_path):
    run = command("judge", str(tmp_path / "nothing.json"))
    assert run.returncode == 2
    assert b"Traceback" not in run.stderr
    assert b"nothing.json" in run.stderr
