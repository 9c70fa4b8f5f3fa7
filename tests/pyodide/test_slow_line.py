"""The engine's files over a bad connection: what broke off or stands still is asked for again."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from tests.conftest import PREFIX
from tests.engine_page import DIST, EnginePage, snapshot_name
from tests.slow_line import Trouble, running

WASM, GLUE = "pyodide.asm.wasm", "pyodide.asm.mjs"
CUT = 1_000_000
Line = Callable[[Trouble], EnginePage]


@pytest.fixture
def line(context: BrowserContext) -> Iterator[Line]:
    """line(trouble): a page of a site with such a line."""
    with ExitStack() as stack:
        yield lambda trouble: EnginePage(context, stack.enter_context(running(DIST, PREFIX, trouble)))


def tries(engine: EnginePage) -> list[int]:
    """What the page was told of tries, in order, without repetitions."""
    told = [each["tries"] for each in engine.seen("progress")]
    return [now for before, now in zip([None, *told], told, strict=False) if now != before]


def is_well(engine: EnginePage) -> dict[str, Any]:
    """Python answers, from the first worker; its report."""
    assert engine.ask("hello")["ok"]
    assert engine.seen("restarts") == []
    return engine.report()


@pytest.mark.parametrize("has_ranges", [True, False])
@pytest.mark.parametrize("name", [WASM, "snapshot"])
def test_a_download_that_stands_still_goes_on_from_where_it_was(
    line: Line, page_problems: list[str], name: str, has_ranges: bool
):
    name = snapshot_name() if name == "snapshot" else name
    trouble = Trouble(name, [CUT], has_ranges=has_ranges, stands=True)
    engine = line(trouble)
    engine.open(as_shipped=True, timeouts={"stall": 3_000})
    report = is_well(engine)
    assert (report["boot"], report["fallback"]) == ("snapshot", None)
    assert trouble.asked == [None, f"bytes={CUT}-"]
    assert tries(engine) == [0, 1, 0]
    loaded = [each["loaded"] for each in engine.seen("progress")]
    assert loaded == sorted(loaded)
    page_problems.clear()


@pytest.mark.parametrize("name", [WASM, "snapshot"])
def test_a_download_that_breaks_off_is_asked_for_again(line: Line, page_problems: list[str], name: str):
    trouble = Trouble(snapshot_name() if name == "snapshot" else name, [CUT])
    engine = line(trouble)
    engine.open(as_shipped=True)
    report = is_well(engine)
    assert (report["boot"], report["fallback"]) == ("snapshot", None)
    assert len(trouble.asked) == 2
    assert tries(engine) == [0, 1, 0]
    page_problems.clear()


def test_a_module_that_breaks_off_is_asked_for_again(line: Line, page_problems: list[str]):
    trouble = Trouble(GLUE, [CUT])
    engine = line(trouble)
    engine.open(as_shipped=True)
    assert is_well(engine)["fallback"] is None
    assert trouble.asked == [None, None]
    page_problems.clear()


def test_what_does_not_fit_together_is_fetched_anew(line: Line, page_problems: list[str]):
    trouble = Trouble(WASM, [CUT], stands=True, forged=True)
    engine = line(trouble)
    engine.open(as_shipped=True, timeouts={"stall": 3_000})
    report = is_well(engine)
    assert report["boot"] == "snapshot"
    assert report["fallback"].startswith("snapshot: ")
    assert trouble.asked == [None, f"bytes={CUT}-", None]
    page_problems.clear()


def test_a_line_that_stays_dead_is_an_error_after_some_tries(line: Line, page_problems: list[str]):
    trouble = Trouble(WASM, [CUT] + [0] * 20)
    engine = line(trouble)
    engine.open(as_shipped=True)
    error = engine.ask("hello")["error"]
    assert error["code"] == "engine_load_failed"
    assert max(tries(engine)) == 4
    assert len(trouble.asked) <= 8
    trouble.ends.clear()
    assert engine.ask("hello")["ok"]
    page_problems.clear()
