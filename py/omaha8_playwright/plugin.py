"""A fixture for pytest-playwright: import it into a `conftest.py`, or name the module in `pytest_plugins`."""

import pytest
from playwright.sync_api import Page

from omaha8_playwright.page import TablePage


@pytest.fixture
def table(page: Page, base_url: str) -> TablePage:
    """A table in a fresh page of the site at `base_url`; `open` it first."""
    return TablePage(page, base_url)
