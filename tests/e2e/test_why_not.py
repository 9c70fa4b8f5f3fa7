"""Why can't I ...? A button that may not act says so to finger, focus and key, in five languages."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omaha8_playwright import TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, deal, three_handed
from tests.e2e.screens import settings

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
LANGUAGES = ("nb", "da", "de", "sv", "en")
STATIC = Path(__file__).resolve().parents[2] / "static"
Where = Callable[[OpenTable], TablePage]


def free(open_table: OpenTable) -> TablePage:
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {}, "", {SMALL: [CALL, CHECK], BIG: [CHECK, CHECK]})
    return table.call()


def covered(open_table: OpenTable) -> TablePage:
    """Two blinds in front of you and less behind."""
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {}, "", {SMALL: [("raise", 70)], BIG: [CALL]}, {YOU: 65})
    table.call()
    return table


def alone(open_table: OpenTable) -> TablePage:
    table = open_table(**three_handed("omaha8", "nl"))
    deal(table, {}, "", {SMALL: [FOLD], BIG: [("raise", 120)]}, {BIG: 120})
    return table.raise_to(60)


def capped(open_table: OpenTable) -> TablePage:
    table = open_table(**three_handed("omaha8", "fl"))
    deal(table, {}, "", {SMALL: [("raise", 60)], BIG: [("raise", 80)]})
    return table.raise_to(40)


def not_reopened(open_table: OpenTable) -> TablePage:
    table = open_table(**three_handed("omaha8", "nl"))
    deal(table, {}, "", {SMALL: [("raise", 110)], BIG: [CALL]}, {SMALL: 110})
    return table.raise_to(80)


AT_A_DECISION: dict[str, tuple[Where, str]] = {
    "why-free": (free, "act-fold"),
    "why-stack_covers_call_only": (covered, "act-raise"),
    "why-nobody_can_call": (alone, "act-raise"),
    "why-capped": (capped, "act-raise"),
    "why-not_reopened": (not_reopened, "act-raise"),
}


def text(lang: str, key: str) -> str:
    """A message without its terms: what must be there word for word."""
    found = re.search(
        rf"^{key} = (.*)$", (STATIC / "i18n" / lang / "table.ftl").read_text("utf-8"), re.MULTILINE
    )
    assert found, (lang, key)
    return found[1]


def pattern(lang: str, key: str) -> re.Pattern[str]:
    parts = [re.escape(part) for part in re.split(r"\{[^}]*\}", text(lang, key))]
    return re.compile("^" + "[^.,:;]+".join(parts) + "$", re.IGNORECASE)


def assert_told(table: TablePage, button: Locator, key: str) -> None:
    """It can be seen and focused, is no longer one that acts, and says why in every way there is."""
    note = table.page.get_by_test_id("why-not")
    before = table.view()
    for ask in (
        lambda: button.dispatch_event("click"),
        button.focus,
        lambda: button.press("Enter"),
        lambda: button.press("Shift+?"),
    ):
        table.actions.focus()
        table.page.locator("omaha-table").evaluate("table => table.store.set({ note: null })")
        expect(note).to_be_empty()
        ask()
        expect(note).to_be_visible()
        expect(note).to_have_text(pattern("en", key))
    expect(button).to_be_visible()
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_accessible_description(pattern("en", key))
    assert table.settle().view() == before


@pytest.mark.parametrize("key", AT_A_DECISION)
def test_a_button_that_may_not_act_says_why(open_table: OpenTable, key: str):
    where, testid = AT_A_DECISION[key]
    table = where(open_table)
    assert table.turn == YOU
    button = table.actions.get_by_test_id(testid)
    assert_told(table, button, key)
    said = set()
    for lang in LANGUAGES:
        settings(table, lang=lang)
        expect(table.page.locator(f"omaha-table[lang={lang}]")).to_be_attached()
        note = table.page.get_by_test_id("why-not")
        expect(note).to_have_text(pattern(lang, key))
        said.add(note.inner_text())
    assert len(said) == len(LANGUAGES)


def hold(open_table: OpenTable, **setup: Any) -> TablePage:
    """A hand that others play, held by the pause."""
    table = open_table(**three_handed("omaha8", "nl"))
    settings(table, speed=1, pre_actions=False)
    table.page.locator("omaha-table").evaluate("table => table.perform('pause')")
    before = str(table.hand)
    table.page.evaluate("setup => { omaha8.deal(setup); }", setup)
    expect(table.app).not_to_have_attribute("data-hand", before)
    expect(table.app).to_have_attribute("data-status", "busy")
    return table


def let_go(table: TablePage) -> None:
    settings(table, speed=0, pre_actions=True)
    table.page.locator("omaha-table").evaluate("table => table.perform('pause')")
    table.settle()


ALL_IN = [[YOU, "raise", 60], [SMALL, "call"], [BIG, "call"]]


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"button": SMALL}, "It is not your turn yet"),
        (
            {"button": YOU, "stacks": {"0": 60, "1": 900, "2": 900}, "actions": ALL_IN},
            "You are all-in: there is",
        ),
    ],
    ids=["others", "all-in"],
)
def test_while_others_act_each_button_says_why_it_waits(
    open_table: OpenTable, setup: dict[str, Any], why: str
):
    table = hold(open_table, **setup)
    buttons = table.actions.get_by_role("button")
    expect(buttons).to_have_count(3)
    for n in range(3):
        expect(buttons.nth(n)).to_be_disabled()
        table.actions.focus()
        buttons.nth(n).focus()
        expect(table.page.get_by_test_id("why-not")).to_contain_text(why)
    let_go(table)


def test_no_reason_is_without_words_in_any_language():
    """Each id that a script can show as a reason, built from a code of the engine or not."""
    dock = (STATIC / "ui" / "dock.js").read_text("utf-8")
    intents = (STATIC / "app" / "intents.js").read_text("utf-8")
    shown = set(re.findall(r'"(why-[\w-]+)"', dock + intents)) - {"why-not"} | set(AT_A_DECISION)
    assert {"why-free", "why-not-your-turn", "why-dealing", "why-folded", "why-all-in", "why-not-in"} <= shown
    for key in shown:
        english, *others = (text(lang, key) for lang in sorted(LANGUAGES, key=lambda lang: lang != "en"))
        assert all(others), key
        assert english not in others, key
