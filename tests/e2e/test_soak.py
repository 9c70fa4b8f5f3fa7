"""An evening that does not end: hand after hand in one tab, and the memory stays where it was."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserType, Page

from omaha8_playwright import TablePage

# What was measured, for docs/robustness.md.
FIGURES = Path(__file__).resolve().parents[2] / ".build" / "soak.json"
# Plays hands as a player does who calls, and now and then raises or folds; draws each one's result.
PLAY = """async ({ hands, seed }) => {
  const app = () => document.querySelector("omaha-table").shadowRoot.querySelector("[data-testid=app]");
  const get = (id) => app().querySelector(`[data-testid="${id}"]`);
  let roll = seed;
  const chance = () => (roll = (roll * 1103515245 + 12345) % 2147483648) / 2147483648;
  const seen = { hands: 0, cards: 0, results: 0, acts: 0, showdowns: 0 };
  let view = await omaha8.ready.then(() => omaha8.state());
  while (seen.hands < hands) {
    if (view.phase === "between") {
      const sum = view.seats.reduce((chips, seat) => chips + seat.stack, 0);
      if (sum !== view.bank) throw new Error(`hand ${view.hand}: ${sum} chips of ${view.bank}`);
      seen.hands += 1;
      seen.results += app().querySelectorAll("[data-testid^=result-]").length > 0;
      seen.showdowns += view.ending === "showdown";
      view = await omaha8.step();
      continue;
    }
    seen.acts += 1;
    seen.cards += app().querySelectorAll(".card[data-suit]").length;
    const { legal } = view;
    const luck = chance();
    const type = legal.can_check ? "check" : luck > 0.95 ? "fold" : "call";
    view = await omaha8.act(luck < 0.12 && legal.verb ? { type: legal.verb, to: legal.min_to } : { type });
  }
  return seen;
}"""
MB = 1024 * 1024


def memory(page: Page) -> dict[str, float]:
    """After a collection: MB of the page's heap, nodes, listeners; MB of its process, worker and all."""
    # A worker that makes little garbage of its own keeps every message until it collects.
    for worker in page.workers:
        worker.evaluate("() => gc()")
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    counted = session.send("Memory.getDOMCounters")
    session.detach()
    return {
        "heap": round(heap / MB, 2),
        "nodes": counted["nodes"],
        "listeners": counted["jsEventListeners"],
        "renderers": round(renderers(page) / MB, 1),
    }


def renderers(page: Page) -> int:
    """Bytes in memory of the browser's processes, where the system tells."""
    browser = page.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    told: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(resident(each["id"]) for each in told if each["type"] == "renderer")


def resident(process: int) -> int:
    status = Path(f"/proc/{process}/status")
    if not status.exists():
        return 0
    (line,) = (line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def test_the_memory_stays_flat(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str, long_run: bool
):
    """Ten thousand hands heads-up in the long run, kept in the storage as any hand is."""
    args = [*browser_type_launch_args["args"], "--js-flags=--expose-gc"]
    with browser_type.launch(**browser_type_launch_args | {"args": args}) as browser:
        check_flat(TablePage(browser.new_page(), site), *((20, 500) if long_run else (4, 25)))


def check_flat(table: TablePage, rounds: int, hands: int) -> None:
    table.open(seats=2, seed="soak", store=1, stack=4000)
    told: list[dict[str, Any]] = []
    for number in range(rounds):
        seen = table.page.evaluate(PLAY, {"hands": hands, "seed": number + 1})
        assert seen["hands"] == seen["results"] == hands
        assert seen["cards"] >= 4 * seen["acts"] > 0
        told.append({"total": (number + 1) * hands, **seen, **memory(table.page)})
        FIGURES.write_text(json.dumps(told, indent=1), "utf-8")
    # The first rounds fill what is kept on purpose: the log, the voice, the compiled code.
    early, late = told[len(told) // 4], told[-1]
    assert late["heap"] < early["heap"] * 1.1 + 1, told
    assert late["nodes"] < early["nodes"] * 1.1 + 200, told
    assert late["listeners"] <= early["listeners"] * 1.1 + 50, told
    assert late["renderers"] < early["renderers"] * 1.15 + 20, told
