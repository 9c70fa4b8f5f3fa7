"""What all tests share: the served site, a browser that reaches nothing else, and the two sizes of a run."""

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import settings
from playwright.sync_api import expect

from tools import browser as browsers
from tools import serve

ROOT = Path(__file__).resolve().parent.parent
# Another build's folder: to test one while the next is being made.
DIST = Path(os.environ.get("OMAHA8_DIST") or ROOT / "dist")
LONG = os.environ.get("OMAHA8_LONG") == "1"
SLOW_FOLDERS = {"bench", "counts", "differential", "fuzz", "pyodide"}
LOOPBACK = {"127.0.0.1", "localhost", ""}
# Not the root of the host: what works here works under any path.
PREFIX = "/some/where/"
LAUNCH = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page that a test lays in came from no address; from there this machine would be a foreign network.
    "--disable-features=LocalNetworkAccessChecks",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)

# The gate repeats itself exactly; the long run looks for new counterexamples.
settings.register_profile("gate", deadline=None, derandomize=True, database=None)
settings.register_profile("long", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile("long" if LONG else "gate")

# A machine that builds and tests for others may be slow; what never comes fails all the same.
expect.set_options(timeout=15_000)


@cache
def chromium() -> str | None:
    return os.environ.get("OMAHA8_CHROMIUM") or browsers.find(sys.executable)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks tests by what they use and where they lie; leaves out those without their browser, but in CI."""
    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("e2e")
        if SLOW_FOLDERS.intersection(item.path.relative_to(ROOT).parts):
            item.add_marker("slow")
    driven = [item for item in items if item.get_closest_marker("e2e")]
    if driven and chromium() is None and not os.environ.get("CI"):
        config.hook.pytest_deselected(items=driven)
        items[:] = [item for item in items if item not in driven]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if chromium() is None:
        terminalreporter.write_line(f"no browser, so no browser tests: {browsers.HELP}", yellow=True)


@pytest.fixture(scope="session")
def long_run() -> bool:
    """Whether this is `build.py test --long`: the full numbers of hands and inputs."""
    return LONG


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/, served from this process under a path of some depth; ends with a slash."""
    assert (DIST / "index.html").exists(), "dist/ is not there: run python3 build.py build"
    with serve.running(DIST, PREFIX) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(site: str) -> str:
    return site


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    assert chromium(), f"no browser: {browsers.HELP}"
    return {**browser_type_launch_args, "executable_path": chromium(), "args": list(LAUNCH)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Only its own tests have a service worker: it fetches the whole site, and no route sees its answers."""
    return {"service_workers": "block", **browser_context_args}


@pytest.fixture
def page_problems() -> list[str]:
    """What went wrong in this test's pages; a test that provokes something clears it."""
    return []


@pytest.fixture
def new_context(new_context: Any, page_problems: list[str]) -> Iterator[Any]:
    """Playwright's contexts, but a test fails when a page throws, logs an error or asks another host."""
    contexts = []

    def note(wrong: bool, what: str) -> None:
        if wrong:
            page_problems.append(what)

    def make(**options: Any) -> Any:
        context = new_context(**options)
        context.on("request", lambda request: note(foreign(request.url), f"asked {request.url}"))
        context.on("weberror", lambda error: note(True, f"threw {error.error}"))
        context.on("console", lambda line: note(line.type == "error", f"logged {line.text}"))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not page_problems


def foreign(url: str) -> bool:
    return (urlsplit(url).hostname or "") not in LOOPBACK
