"""What is measured, what it should reach, and when it has fallen: sums only, no clock."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from typing import Any, Literal, TypeAlias

Better: TypeAlias = Literal["higher", "lower"]

FALL = 0.8
"""A figure worse than this part of the recorded one has fallen."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure is and should reach.

    Attributes:
        what: in words, with the peer's name.
        target: the least, or where lower is better the most; None where none is set.
        unit: `ratio`, `bytes` or `ms`. A ratio of speeds is ours to the peer's; one of boots the snapshot's
            time to that of a plain start.
    """

    what: str
    target: float | None
    better: Better = "higher"
    unit: str = "ratio"


GOALS: dict[str, Goal] = {
    "mc_pokerkit_hu": Goal("same tab, Omaha-8 Monte Carlo, heads-up: to pokerkit", 2300),
    "mc_pokerkit_4way": Goal("same tab, Omaha-8 Monte Carlo, 4-way: to pokerkit", 2300),
    "mc_wasm_hu": Goal("same tab, Omaha-8 Monte Carlo, heads-up: to the AssemblyScript kernel", 1 / 23),
    "mc_wasm_4way": Goal("same tab, Omaha-8 Monte Carlo, 4-way: to the AssemblyScript kernel", 1 / 23),
    "mc_js_hu": Goal("same tab, Omaha-8 Monte Carlo, heads-up: to plain JavaScript", 1 / 15),
    "mc_js_4way": Goal("same tab, Omaha-8 Monte Carlo, 4-way: to plain JavaScript", 1 / 15),
    "exact_flop_poc": Goal("same tab, exact equity on the flop, high: to poker-odds-calc", 13),
    "exact_turn_poc": Goal("same tab, exact equity on the turn, high: to poker-odds-calc", 4.8),
    "eval_phe": Goal("same tab, one high evaluation: to phe on the 60 combinations", 5),
    "native_mc_rust_hu": Goal("native, Omaha-8 Monte Carlo, heads-up: to Rust poker-equity, one thread", 0.7),
    "native_mc_rust_4way": Goal("native, Omaha-8 Monte Carlo, 4-way: to Rust poker-equity, one thread", 1.0),
    "native_exact_flop": Goal("native, exact equity on the flop: to Rust poker-equity, its threads", 3.8),
    "native_exact_turn": Goal("native, exact equity on the turn: to Rust poker-equity, its threads", 3.2),
    "native_exact_preflop": Goal(
        "native, exact equity before the flop: to Rust poker-equity, its threads", 4.2
    ),
    "native_hands_pokerkit": Goal("native, random whole hands: to pokerkit with the same actions", 50),
    "boot_warm": Goal("boot to the first Python answer, later visit: snapshot to plain", 0.18, "lower"),
    "boot_cold": Goal("boot to the first Python answer, first visit: snapshot to plain", 0.32, "lower"),
    "site_bytes": Goal("on the wire until the first playable hand", 11_500_000, "lower", "bytes"),
    "shell_bytes": Goal("of these, the page itself, before Python answers", 200_000, "lower", "bytes"),
    "longtask_max_ms": Goal(
        "longest task of the main thread, boot and 50 hands (browsers report none under 50)",
        50,
        "lower",
        "ms",
    ),
    "bot_decision_p95_ms": Goal(
        "a bot's decision as the page waits for it, 95th percentile", 150, "lower", "ms"
    ),
}

OTHERS: dict[str, Goal] = {
    "mc_full_split_hu": Goal("same tab, full split to equity only, heads-up", 0.6),
    "mc_full_split_4way": Goal("same tab, full split to equity only, 4-way", 0.6),
    "mc_poc_hu": Goal("same tab, Omaha high Monte Carlo, two known hands: to poker-odds-calc", None),
    "native_eval_phevaluator": Goal("native, one high evaluation: to phevaluator (C) from Python", None),
    "tables_boot": Goal("making the evaluator's tables, to a plain first boot", 0.15, "lower"),
    "kept_bytes": Goal(
        "on the wire, everything that is kept for offline, fallback included", 17_000_000, "lower", "bytes"
    ),
    "play_cold_ms": Goal("navigation to the first decision, first visit, snapshot", None, "lower", "ms"),
    "play_cold_plain_ms": Goal("navigation to the first decision, first visit, plain", None, "lower", "ms"),
    "play_warm_ms": Goal("navigation to the first decision, later visit, snapshot", None, "lower", "ms"),
    "play_warm_plain_ms": Goal("navigation to the first decision, later visit, plain", None, "lower", "ms"),
    "memory_bytes": Goal(
        "memory of the page's process at the first decision, snapshot", None, "lower", "bytes"
    ),
    "memory_plain_bytes": Goal(
        "memory of the page's process at the first decision, plain", None, "lower", "bytes"
    ),
    "bot_decision_max_ms": Goal(
        "a bot's decision as the page waits for it, the slowest", 1000, "lower", "ms"
    ),
}
"""Measured beside them, without a gate."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured value: the median, and the least and greatest of its rounds."""

    id: str
    value: float
    low: float
    high: float

    @property
    def goal(self) -> Goal:
        return (GOALS | OTHERS)[self.id]

    @property
    def is_reached(self) -> bool:
        """Whether the target is reached; always where none is set."""
        goal = self.goal
        if goal.target is None:
            return True
        return self.value >= goal.target if goal.better == "higher" else self.value <= goal.target

    def as_json(self) -> dict[str, Any]:
        goal = self.goal
        return {
            "id": self.id,
            "what": goal.what,
            "ratio": rounded(self.value),
            "range": [rounded(self.low), rounded(self.high)],
            "target": goal.target if goal.target is None else rounded(goal.target),
            "better": goal.better,
            "unit": goal.unit,
        }


def figure(name: str, values: Iterable[float]) -> Figure:
    """The median of the rounds' values.

    >>> figure("eval_phe", [5, 9, 6])
    Figure(id='eval_phe', value=6, low=5, high=9)
    """
    rounds = list(values)
    return Figure(name, median(rounds), min(rounds), max(rounds))


def speed_ratios(ours: Sequence[float], peer: Sequence[float]) -> list[float]:
    """How many times as fast we were, round by round, from the times per unit of work.

    >>> speed_ratios([2.0, 4.0], [10.0, 12.0])
    [5.0, 3.0]
    """
    return [theirs / mine for mine, theirs in zip(ours, peer, strict=True)]


def rounded(value: float) -> float:
    """Four significant digits; whole numbers from 1,000 on.

    >>> rounded(0.0434782), rounded(2531.7), rounded(6672954)
    (0.04348, 2532, 6672954)
    """
    return round(value) if abs(value) >= 1000 else float(f"{value:.4g}")


def percentile(values: Iterable[float], percent: float) -> float:
    """The least of the values that so many percent do not exceed.

    >>> percentile([4, 1, 3, 2], 50), percentile([4, 1, 3, 2], 95)
    (2, 4)
    """
    ordered = sorted(values)
    return ordered[max(0, ceil(len(ordered) * percent / 100) - 1)]


def fallen(figures: Iterable[Mapping[str, Any]], recorded: Iterable[Mapping[str, Any]]) -> list[str]:
    """A line for each figure that is more than 20 % worse than the recorded one of the same id.

    >>> recorded = {"id": "eval_phe", "ratio": 6.0, "better": "higher"}
    >>> fallen([recorded | {"ratio": 4.7}], [recorded]), fallen([recorded | {"ratio": 4.9}], [recorded])
    (['eval_phe: 4.7, recorded 6.0'], [])
    """
    before = {each["id"]: each["ratio"] for each in recorded}
    return [
        f"{each['id']}: {each['ratio']}, recorded {before[each['id']]}"
        for each in figures
        if each["id"] in before and is_fallen(each["ratio"], before[each["id"]], each["better"])
    ]


def is_fallen(value: float, recorded: float, better: Better) -> bool:
    """Whether the value is less than 80 % as good as the recorded one.

    >>> is_fallen(79, 100, "higher"), is_fallen(126, 100, "lower"), is_fallen(125, 100, "lower")
    (True, True, False)
    """
    return value < FALL * recorded if better == "higher" else value * FALL > recorded
