"""Fifty hands at the page itself: the main thread's longest task, and how long bots take."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Playwright

from tools.bench.boots import address_of, fresh_page, watched
from tools.bench.chromium import site

SHORTEST_REPORTED = 50
"""In ms: browsers report no shorter tasks."""

LONG_TASKS = """
globalThis.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ at: startTime, ms: duration });
}).observe({ type: "longtask", buffered: true });
"""
# The player checks and calls, and buys in again.
PLAY = """async (hands) => {
  await omaha8.ready;
  const table = document.querySelector("omaha-table");
  for (;;) {
    const { next, view } = table.store.get();
    if (next === "you") await omaha8.act({ type: view.legal.can_check ? "check" : "call" });
    else if (next === "rebuy") {
      await table.director.send({ type: "rebuy" });
      await table.settled();
    } else if (view.hand >= hands) break;
    else await omaha8.step();
  }
  if (omaha8.errors.length > 0) throw new Error(omaha8.errors.join("; "));
  return { tasks: longTasks, calls: bench.calls };
}"""


@dataclass(frozen=True, slots=True)
class Sitting:
    """What was seen in one run. Times in ms."""

    longest_task: float
    decisions: list[float]


def measure(playwright: Playwright, runs: int, hands: int) -> list[Sitting]:
    """One sitting after the other, each at a table of its own."""
    return [sit(playwright, hands, seed=f"bench{number}") for number in range(runs)]


def sit(playwright: Playwright, hands: int, seed: str) -> Sitting:
    """Starts the page anew and plays so many hands at once, without pauses between them."""
    with site() as address, fresh_page(playwright) as (_, page):
        page.add_init_script(LONG_TASKS)
        watched(page).goto(address_of(address, "auto", seed=seed))
        seen: dict[str, Any] = page.evaluate(PLAY, hands)
    longest = max([each["ms"] for each in seen["tasks"]], default=0)
    return Sitting(max(longest, SHORTEST_REPORTED), list(decisions(seen["calls"])))


def decisions(calls: Iterable[dict[str, Any]]) -> Iterable[float]:
    """How long the page waited for each action of a bot: a step that was answered with one."""
    for call in calls:
        if json.loads(call["question"])["type"] != "step":
            continue
        if any(event["type"] == "acted" for event in json.loads(call["answer"])["events"]):
            yield call["ms"]
