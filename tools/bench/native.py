"""The native comparisons: `python -m tools.bench.native ROUNDS SECONDS`, with the peers' Python. Prints JSON.

`{"times": {group: {contender: [seconds for each unit, by round]}}, "notes": [text]}`
"""

import json
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from omaha8.cards import cards_name
from omaha8.rules.evaluate import high
from tools.bench import hands, subject
from tools.bench.rounds import Run, measure

CLOSE = 0.02
"""Two samples of a pot share may differ by so much: five standard errors of 10,000 trials."""


def rust_sampled(known: str, others: int) -> Run:
    chunk = import_module("poker_equity").chunk_from_text
    holdings = [known, *["****"] * others]

    def run(trials: int) -> float:
        found = chunk("omaha_hi_lo", holdings, samples=trials, seed=trials, threads=1)
        return float(found["players"][0]["equity"])

    return run


def rust_exact(spots: Sequence[subject.Spot]) -> Run:
    exact = import_module("poker_equity").exact_from_text

    def run(times: int) -> float:
        found = [
            exact("omaha_hi_lo", hands, board)["players"][0]["equity"]
            for _ in range(times)
            for hands, board in spots
        ]
        return float(sum(found) / len(found))

    return run


def phevaluator() -> Run:
    evaluate = import_module("phevaluator").evaluate_omaha_cards
    # Its cards are ours: rank * 4 + suit, clubs first.
    deals = [(*board, *hole) for hole, board in subject.deals()]

    def run(times: int) -> int:
        strength = 0
        for _ in range(times):
            for deal in deals:
                strength = evaluate(*deal)
        return int(strength)

    return run


def agree(name: str, ours: Any, peer: Any, tolerance: float) -> None:
    """Ends the bench when two contenders do not find the same.

    Raises:
        SystemExit: they differ by more than the tolerance.
    """
    if abs(ours - peer) > tolerance:
        sys.exit(f"{name}: ours finds {ours!r}, the peer {peer!r}")


def check_strengths() -> None:
    """Its strengths go down: phevaluator counts from 1, the best, to 7462."""
    evaluate = import_module("phevaluator").evaluate_omaha_cards
    for hole, board in subject.deals():
        agree(
            f"{cards_name(hole)} on {cards_name(board)}", high(hole, board), 7463 - evaluate(*board, *hole), 0
        )


def equities() -> dict[str, tuple[Run, Run, float]]:
    """Group -> our run, the peer's, and by how much what they find may differ."""
    flop, turn, preflop = subject.flops(), subject.turns(), subject.spots(1, 0)
    heads_up: list[str | None] = [subject.HERO, None]
    four: list[str | None] = [subject.HERO, None, None, None]
    return {
        "mc_rust_hu": (
            subject.sampled(heads_up, "omaha8", split=False),
            rust_sampled(subject.HERO, 1),
            CLOSE,
        ),
        "mc_rust_4way": (subject.sampled(four, "omaha8", split=False), rust_sampled(subject.HERO, 3), CLOSE),
        "exact_flop": (subject.exactly(flop, "omaha8"), rust_exact(flop), 1e-9),
        "exact_turn": (subject.exactly(turn, "omaha8"), rust_exact(turn), 1e-9),
        "exact_preflop": (subject.exactly(preflop, "omaha8"), rust_exact(preflop), 1e-9),
    }


def main(rounds: int, seconds: float) -> None:
    times: dict[str, dict[str, list[float]]] = {}
    for name, (ours, peer, tolerance) in equities().items():
        units = 20_000 if name.startswith("mc") else 1
        agree(name, ours(units), peer(units), tolerance)
        # One walk before the flop takes the peer seconds.
        few = max(3, rounds // 2) if name == "exact_preflop" else rounds
        times[name] = measure({"ours": ours, "peer": peer}, rounds=few, seconds=seconds)
    check_strengths()
    times["eval_phevaluator"] = measure(
        {"ours": subject.evaluated(), "peer": phevaluator()}, rounds=rounds, seconds=seconds
    )
    contenders, left_out = hands.contenders(import_module("tools.bench.kit"), 24)
    times["hands_pokerkit"] = measure(contenders, rounds=rounds, seconds=2 * seconds)
    notes = (
        [f"pokerkit plays {left_out} of {24 + left_out} hands otherwise; they are left out"]
        if left_out
        else []
    )
    print(json.dumps({"times": times, "notes": notes}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
