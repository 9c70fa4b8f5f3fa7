"""Scenarios by short words, for tests."""

import json
from pathlib import Path
from typing import Any

import pytest

from omaha8.errors import Omaha8Error
from omaha8.play.scenario import Scenario
from omaha8.play.scenario_file import read_scenario

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "static" / "scenarios").glob("*.toml"))
NAMES = [path.stem for path in FILES]

HOLES = ["AsAd2s3d", "KhKdQhJh"]
BOARD = "4s5d8c Ks 9h"


def plain(**changes: Any) -> dict[str, Any]:
    """Two players, all their cards and the board known; `changes` replace keys, None takes one away."""
    told = {
        "schema": "omaha-scenario/1",
        "id": "plain",
        "button": 0,
        "hero": 0,
        "seats": [{"stack": 1000}, {"stack": 1000}],
        "cards": {"hole": HOLES, "board": BOARD},
        **changes,
    }
    return {key: value for key, value in told.items() if value is not None}


def read(**changes: Any) -> Scenario:
    """What the engine makes of it."""
    return read_scenario(json.dumps(plain(**changes)))


def refused(**changes: Any) -> Omaha8Error:
    """The error that it must raise."""
    with pytest.raises(Omaha8Error) as caught:
        read(**changes)
    return caught.value


def reason(**changes: Any) -> str:
    """Why it makes no sense."""
    error = refused(**changes)
    assert error.code == "bad_scenario", error
    return str(error.params["reason"])


def line(text: str) -> list[dict[str, Any]]:
    """A script in a few letters: `0c 1k 1b40 0r160 ?name ?name@flop !`.

    Fold, check, call, bet, raise; a question, one on a street; a decision, with a question `!name`.
    """
    return [_entry(word) for word in text.split()]


def _entry(word: str) -> dict[str, Any]:
    if word[0] in "?!":
        name, _, street = word[1:].partition("@")
        stop = {"stop": "question" if word[0] == "?" else "decision", "ask": name, "street": street}
        return {key: value for key, value in stop.items() if value}
    act = {"f": "fold", "k": "check", "c": "call", "b": "bet", "r": "raise"}[word[1]]
    return {"seat": int(word[0]), "act": act, **({"to": int(word[2:])} if word[2:] else {})}


# To the river, nobody bets.
DOWN = "0c 1k 1k 0k 1k 0k 1k 0k"
