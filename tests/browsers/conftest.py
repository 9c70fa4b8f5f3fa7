"""One Firefox and one WebKitGTK for all tests of this folder; one that is not there is left out and named."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.browsers.drivers import Driver, Firefox, WebKit
from tests.e2e.hosts import host  # noqa: F401  (a fixture)
from tools import browser

PROGRAMS = {"firefox": browser.find_firefox, "webkit": browser.find_webkit}
DRIVERS: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}


@cache
def program(name: str) -> str | None:
    return PROGRAMS[name]()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "driver" in metafunc.fixturenames:
        metafunc.parametrize("driver", PROGRAMS, indirect=True, scope="session")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks what drives a browser; leaves out what has none, as the summary says."""
    for item in items:
        if "driver" in getattr(item, "fixturenames", ()):
            item.add_marker("e2e")
    absent = [
        item
        for item in items
        if (call := getattr(item, "callspec", None))
        and (name := call.params.get("driver")) in PROGRAMS
        and not program(str(name))
    ]
    if absent:
        config.hook.pytest_deselected(items=absent)
        items[:] = [item for item in items if item not in absent]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in PROGRAMS:
        if not program(name):
            terminalreporter.write_line(
                f"no {name}, so none of its tests: {browser.OTHERS_HELP}", yellow=True
            )


@pytest.fixture(scope="session")
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    found = program(request.param)
    assert found, f"no {request.param}: {browser.OTHERS_HELP}"
    made = DRIVERS[request.param](found)
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _without_problems(request: pytest.FixtureRequest) -> Iterator[None]:
    """No page of a test throws or logs an error, where the browser tells."""
    yield
    if "driver" in request.fixturenames:
        assert request.getfixturevalue("driver").problems() == []
