"""The judge on fresh random hands, against answers that the engine had no part in."""

import json
import random

import pytest

from omaha8.records.conformance import judge
from omaha8.rules.games import GAMES
from tests.rules.slow_judge import random_case


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.variant}-{game.structure}")
def test_random_hands_are_settled_like_the_slow_judge_does(game, long_run):
    rng = random.Random(f"cases {game}")
    kinds = set()
    for _ in range(1500 if long_run else 60):
        case = random_case(rng, game.variant, game.structure)
        kinds.add(case["expect"]["ended"])
        (answer,) = judge(json.dumps(case))["results"]
        assert answer == {"id": "random", "result": case["expect"]}, json.dumps(case)
    assert kinds == {"fold", "showdown"}
