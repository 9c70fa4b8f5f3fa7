"""Playwright speaks poker: a page object of the table, and decks stacked for it.

Not part of the `omaha8` wheel and imported by nothing in it.
"""

from omaha8_playwright.deck import stacked_deck
from omaha8_playwright.page import HalfResult, PotResult, TablePage

__all__ = ["HalfResult", "PotResult", "TablePage", "stacked_deck"]
