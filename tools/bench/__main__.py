"""`python3 build.py bench [--quick] [--accept]`: measures everything and says what has fallen.

--quick: a few short rounds, to see that everything runs; records nothing and compares nothing.
--accept: records the figures even where they have fallen.
"""

import argparse
import datetime as dt
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from playwright.sync_api import Playwright, sync_playwright

from tools.bench import boots, peers, play, report, sizes, tab
from tools.bench.chromium import SITE, copy_site, settings
from tools.bench.figures import Figure, fallen, figure
from tools.steps import ROOT, BuildError, run
from tools.steps import report as say

JSON, MARKDOWN = ROOT / "docs" / "performance.json", ROOT / "docs" / "performance.md"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Effort:
    """How long is measured; turns of the native run in seconds, of the tab in ms."""

    rounds: int
    native_turn: float
    tab_turn: int
    boots: int
    sittings: int
    hands: int


FULL = Effort(rounds=21, native_turn=0.2, tab_turn=200, boots=7, sittings=3, hands=50)
QUICK = Effort(rounds=3, native_turn=0.05, tab_turn=40, boots=1, sittings=1, hands=5)


def timed(name: str, work: Callable[[], T]) -> T:
    start = time.monotonic()
    result = work()
    say(name, start)
    return result


def native(effort: Effort) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    arguments = (str(effort.rounds), str(effort.native_turn))
    command = (peers.PYTHON, "-m", "tools.bench.native", *arguments)
    result: dict[str, Any] = json.loads(run(*command, env=environment, remedy="look at the lines above"))
    return result


def measured(playwright: Playwright, effort: Effort) -> tuple[list[Figure], list[dict[str, Any]]]:
    """All figures, and the files of a first visit."""
    alone = timed("native", lambda: native(effort))
    for note in alone["notes"]:
        print(note)
    together = timed("tab", lambda: tab.measure(playwright, effort.rounds, effort.tab_turn))
    started = timed("boots", lambda: boots.measure(playwright, effort.boots))
    sittings = timed("hands", lambda: play.measure(playwright, effort.sittings, effort.hands))
    asked = boots.requests(playwright)
    files = [file | {"shell": asked[file["file"]]} for file in sizes.listed(SITE, asked)]
    memory = {
        "memory_bytes": boots.memory(playwright, "auto"),
        "memory_plain_bytes": boots.memory(playwright, "plain"),
    }
    return [
        *report.native_figures(alone["times"]),
        *report.tab_figures(together["times"]),
        *report.boot_figures(started, together["tables"]),
        *report.play_figures(sittings),
        *report.size_figures(files, sizes.listed(SITE, sizes.kept(SITE))),
        *[figure(name, [size]) for name, size in memory.items() if size is not None],
    ], files


def versions(playwright: Playwright) -> dict[str, str]:
    lock = json.loads((ROOT / "package-lock.json").read_text("utf-8"))
    browser = playwright.chromium.launch(**settings())
    version = browser.version
    browser.close()
    return {"pyodide": lock["packages"]["node_modules/pyodide"]["version"], "chromium": version}


def bench(effort: Effort) -> dict[str, Any]:
    """The content of docs/performance.json."""
    peers.install()
    copy_site()
    with sync_playwright() as playwright:
        figures, files = measured(playwright, effort)
        on = report.machine(versions(playwright))
    today = dt.datetime.now(dt.UTC).date().isoformat()
    return report.as_json(figures, date=today, on=on, files=files)


def main() -> int:
    options = argparse.ArgumentParser(prog="build.py bench")
    options.add_argument("--quick", action="store_true", help="short rounds, nothing is recorded or compared")
    options.add_argument("--accept", action="store_true", help="record figures that have fallen, too")
    chosen = options.parse_args()
    try:
        found = bench(QUICK if chosen.quick else FULL)
    except BuildError as error:
        print(f"\nfailed: {error}\nto do:  {error.remedy}", file=sys.stderr)
        return 1
    print("\n".join(["", *report.table(found["figures"]), "", *report.table(found["others"])]))
    if chosen.quick:
        return 0
    recorded = json.loads(JSON.read_text("utf-8"))["figures"] if JSON.exists() else []
    worse = fallen(found["figures"], recorded)
    if worse:
        print("\nfallen by more than a fifth (--accept records them):", *worse, sep="\n  ")
        if not chosen.accept:
            (peers.BENCH / "performance.json").write_text(json.dumps(found, indent=2) + "\n", "utf-8")
            return 1
    JSON.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    old = MARKDOWN.read_text("utf-8") if MARKDOWN.exists() else ""
    MARKDOWN.write_text(report.markdown(found, old), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
