"""One booted page for each test process: tests that only need a table use it in turn."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request

from omaha8_playwright import TablePage
from tests.e2e.hosts import host  # noqa: F401  (a fixture)

DESK = {"width": 1280, "height": 800}
OpenTable = Callable[..., TablePage]


@dataclass
class SharedPage:
    """A page, where it is, and what went wrong in it.

    Attributes:
        params: of the table that it stands at; None: nobody knows, the next test boots it anew.
    """

    table: TablePage
    params: dict[str, str | int] | None = None
    problems: list[str] = field(default_factory=list)

    @property
    def page(self) -> Page:
        return self.table.page

    def watch(self, site: str) -> None:
        """Notes what must not happen in any page: errors, and requests that leave the site."""

        def asked(request: Request) -> None:
            if not request.url.startswith((site, "blob:", "data:")):
                self.problems.append(f"asked {request.url}")

        def logged(line: ConsoleMessage) -> None:
            if line.type == "error":
                self.problems.append(f"logged {line.text}")

        self.page.context.on("request", asked)
        self.page.context.on("console", logged)
        self.page.context.on("weberror", lambda error: self.problems.append(f"threw {error.error}"))

    def open(self, **params: str | int) -> TablePage:
        self.page.set_viewport_size(DESK)  # type: ignore[arg-type]
        if self.params != params:
            self.table.open(**params)  # type: ignore[arg-type]
            self.params = params
        return self.table


@pytest.fixture(scope="session")
def shared_page(browser: Browser, site: str) -> Iterator[SharedPage]:
    context = browser.new_context(color_scheme="dark")
    shared = SharedPage(TablePage(context.new_page(), site))
    shared.watch(site)
    yield shared
    context.close()


@pytest.fixture
def open_table(shared_page: SharedPage) -> Iterator[OpenTable]:
    """open_table(game=..., limit=..., ...): the shared page at such a test table, in the middle of anything.

    A test begins with a `deal` of its own. A page in which something went wrong is not used again.
    """
    yield shared_page.open
    problems = shared_page.problems.copy()
    shared_page.problems.clear()
    if problems or shared_page.table.page.get_by_role("dialog").count() or not shared_page.params:
        shared_page.params = None
    assert not problems
