"""Playwright speaks poker: a page object of the table, and decks stacked for it (docs/playwright.md).

Imported by nothing in `omaha8`, and left out of the wheel that goes to the browser.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from omaha8_playwright.async_page import AsyncTablePage
    from omaha8_playwright.page import TablePage

from omaha8_playwright.deck import stacked_deck
from omaha8_playwright.facts import HalfResult, Legal, NotLegalError, PotResult, TableError

__all__ = [
    "AsyncTablePage",
    "HalfResult",
    "Legal",
    "NotLegalError",
    "PotResult",
    "TableError",
    "TablePage",
    "stacked_deck",
]

_PAGES = {"AsyncTablePage": "async_page", "TablePage": "page"}


def __getattr__(name: str) -> Any:
    """The page objects, once they are asked for.

    The package brings a pytest plugin, so it is imported wherever Omaha8 is installed beside pytest, also
    where Playwright is not.
    """
    if name not in _PAGES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PAGES[name]}"), name)
