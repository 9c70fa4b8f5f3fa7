"""Engines that several tests share: each way to start Python takes seconds."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.engine_page import EnginePage


@pytest.fixture(scope="module", params=["snapshot", "plain"])
def engine(browser: Browser, site: str, request: pytest.FixtureRequest) -> Iterator[EnginePage]:
    """A client whose Python was started in the way that the test is named for; nothing was stored before."""
    context = browser.new_context()
    page = EnginePage(context, site)
    page.open(boot="auto" if request.param == "snapshot" else "plain")
    assert page.ask("hello")["ok"]
    assert page.report()["boot"] == request.param
    yield page
    context.close()
