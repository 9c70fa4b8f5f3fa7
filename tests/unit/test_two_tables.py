"""Two seeded tables of one worker, played in turn: the same cards and the same bots as each alone."""

import json
import random
from typing import Any

import pytest

from omaha8.wire.bridge import Bridge

SEEDS = ("1", "2")
HANDS = 3


class Sitting:
    """One table, whose player checks and calls; what happened is in `events`."""

    def __init__(self, door: Bridge, seed: str) -> None:
        self.door = door
        self.seed = seed
        self.events: list[Any] = []
        self.records: list[str] = []
        self.last = self.ask("open", params={"limit": "nl", "seats": "4", "seed": seed})

    def ask(self, kind: str, **fields: Any) -> Any:
        request = {"v": 1, "id": 1, "table": self.seed, "type": kind, **fields}
        reply = json.loads(self.door.dispatch(json.dumps(request)))
        assert reply["ok"], reply
        self.events += reply.get("events", [])
        if "record" in reply:
            self.records.append(reply["record"])
        return reply

    @property
    def is_over(self) -> bool:
        return bool(
            self.last["view"]["hand"] >= HANDS and self.last["next"] not in {"you", "bot", "deal", "award"}
        )

    def go_on(self) -> None:
        """One request: a decision, the next hand, or a step of the dealer or a bot."""
        seq, following = self.last["seq"], self.last["next"]
        if following == "you":
            verb = "check" if self.last["view"]["legal"]["can_check"] else "call"
            self.last = self.ask("act", seq=seq, action={"type": verb})
        elif following in {"between", "rebuy"}:
            self.last = self.ask("next_hand" if following == "between" else "rebuy", seq=seq)
        else:
            self.last = self.ask("step", seq=seq)


def alone(seed: str) -> Sitting:
    sitting = Sitting(Bridge(), seed)
    while not sitting.is_over:
        sitting.go_on()
    return sitting


def test_tables_in_turn_are_as_they_are_alone():
    random.seed("somebody else's")
    before = random.getstate()
    door = Bridge()
    both = [Sitting(door, seed) for seed in SEEDS]
    while not all(sitting.is_over for sitting in both):
        for sitting in both:
            if not sitting.is_over:
                sitting.go_on()
    for sitting in both:
        by_itself = alone(sitting.seed)
        assert sitting.events == by_itself.events
        assert sitting.events
    assert random.getstate() == before, "somebody drew from the module's own generator"
    assert both[0].events != both[1].events


@pytest.mark.parametrize("seed", SEEDS)
def test_the_record_of_a_hand_names_its_seed(seed: str):
    records = [json.loads(record) for record in alone(seed).records]
    assert [record["seed"] for record in records] == [seed] * HANDS
