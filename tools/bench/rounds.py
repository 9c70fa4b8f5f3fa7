"""Contenders that take turns, so that what slows the machine slows them all."""

from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TypeAlias

Run: TypeAlias = Callable[[int], object]
"""Does so many units of work."""

_WARM_UP = 3


def measure(contenders: Mapping[str, Run], *, rounds: int, seconds: float) -> dict[str, list[float]]:
    """Seconds for each unit of work, by contender and round.

    Each round is a turn of about `seconds` for everybody, every other one in reverse order.
    """
    sizes = {name: _size(run, seconds) for name, run in contenders.items()}
    times: dict[str, list[float]] = {name: [] for name in contenders}
    names = list(contenders)
    for number in range(rounds):
        for name in reversed(names) if number % 2 else names:
            times[name].append(_time(contenders[name], sizes[name]) / sizes[name])
    return times


def _time(run: Run, units: int) -> float:
    start = perf_counter()
    run(units)
    return perf_counter() - start


def _size(run: Run, seconds: float) -> int:
    """Units that take about so long, after a warm-up that grows to them."""
    units, spent = 1, _time(run, 1)
    for _ in range(_WARM_UP):
        if spent >= seconds:
            break
        units = max(1, min(units * 100, int(units * seconds / max(spent, 1e-7))))
        spent = _time(run, units)
    return max(1, round(units * seconds / spent))
