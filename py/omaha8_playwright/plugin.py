"""For pytest-playwright: the fixture `table`, and the game's report beside the trace of a failed test.

Installed with Omaha8 as a plugin of pytest, also where no Playwright is: that is not imported before a test
has a browser.
"""

import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from omaha8_playwright.page import TablePage

REPORT_FILE = "omaha8-report.json"
FOLDER = pytest.StashKey[Path]()


@pytest.fixture
def table(page: "Page", base_url: str | None) -> "TablePage":
    """A table in a fresh page of the site at `base_url`; `open` it first."""
    from omaha8_playwright.page import TablePage  # noqa: PLC0415 - only where there is a browser

    if not base_url:
        raise pytest.UsageError("where is the game? name the address of its folder: --base-url=http://...")
    return TablePage(page, base_url)


@pytest.fixture(autouse=True)
def _omaha8_report_folder(request: pytest.FixtureRequest) -> None:
    """Notes where pytest-playwright lays what a test leaves."""
    if "browser" in request.fixturenames:
        request.node.stash[FOLDER] = Path(request.getfixturevalue("output_path"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lays `omaha8-report.json` beside the trace while the pages of a failed test still stand."""
    outcome = yield
    folder = item.stash.get(FOLDER, None)
    if outcome.failed and outcome.when != "teardown" and folder:
        tables = [report for page in _pages(item) if (report := _report_of(page))]
        if tables:
            file = folder / REPORT_FILE
            folder.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps({"test": item.nodeid, "tables": tables}, indent=2) + "\n", "utf-8")
            outcome.sections.append(("omaha8 report", "\n".join([str(file), *map(_line, tables)])))
            outcome.user_properties.append(("omaha8_report", str(file)))
    return outcome


def _pages(item: pytest.Item) -> Iterator["Page"]:
    """All pages of the browser; those of an async test cannot be asked from here."""
    from playwright.sync_api import Browser  # noqa: PLC0415 - only where there is a browser

    browser = getattr(item, "funcargs", {}).get("browser")
    if isinstance(browser, Browser):
        for context in browser.contexts:
            yield from context.pages


def _report_of(page: "Page") -> Any:
    """The report of the table in a page; None without one, or where the page no longer answers."""
    from playwright.sync_api import Error  # noqa: PLC0415 - only where there is a browser

    from omaha8_playwright.scripts import REPORT_ALOUD  # noqa: PLC0415 - with it

    try:
        return page.evaluate(REPORT_ALOUD)
    except Error as error:
        return {"address": page.url, "unreadable": str(error)}


def _line(report: dict[str, Any]) -> str:
    """A table in a line: how it stood, and the last things it was asked."""
    asked = " ".join(request["type"] for request in report.get("requests", [])[-8:])
    names = ("address", "status", "phase", "hand", "seq", "unreadable")
    facts = " ".join(f"{name}={report[name]}" for name in names if name in report)
    return f"{facts} asked: {asked}" if asked else facts
