"""What is said, read as text: a whole hand and the read-out keys in every language, with both sets of terms.

The texts in `heard/` were read as somebody who speaks the language does; read a difference before keeping it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from omaha8_playwright import TablePage, stacked_deck

FOLDER = Path(__file__).parent / "heard"
VOICES = [
    ("en", "english"),
    *((lang, terms) for lang in ("nb", "da", "de", "sv") for terms in ("english", "local")),
]
YOU, ANA, BO, CY = range(4)
STACKS = {YOU: 5000, ANA: 300, BO: 5000, CY: 2000}
# Ana, all-in, has the best high; you and Bo tie for the low, and Bo has the high of the side pot.
HOLES = {YOU: "As 2d Jh 9c", ANA: "Kc Kd 7d 6d", BO: "Ah 2c Qs Qc", CY: "Td Tc 9h 8h"}
BOARD = "3c 4d 8s Kh Qd"
SCRIPT: dict[int, list[Any]] = {
    ANA: [("raise", 300)],
    BO: [("raise", 60), ("call",), ("bet", 960), ("check",), ("call",)],
    CY: [("call",), ("fold",)],
}
SET = "(table, settings) => table.perform('set', settings)"
LISTEN = """() => {
  globalThis.heard = [];
  const listen = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) heard.push(textContent);
  });
  const { shadowRoot } = document.querySelector("omaha-table");
  for (const region of shadowRoot.querySelectorAll("[aria-live=polite], [aria-live=assertive]"))
    listen.observe(region, { childList: true });
}"""
READ_KEYS = "wegmptl"
# A code that was not put into words, a card as a code, or a placeholder that stayed.
UNSAID = re.compile(r"[{}_$]|\b\w+_\w+\b|\b[2-9TJQKA][cdhs]\b|undefined|null|NaN|\s{2,}")
DOUBLED = re.compile(r"\b([^\W\d]+) \1\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def listener(browser: Browser, site: str) -> Iterator[TablePage]:
    context = browser.new_context()
    table = TablePage(context.new_page(), site).open(seats=4, stakes="10-20", stack=5000)
    table.page.evaluate(LISTEN)
    yield table
    context.close()


def speak(table: TablePage, lang: str, terms: str, verbosity: str = "normal") -> None:
    element = table.page.locator("omaha-table")
    element.evaluate(SET, {"lang": lang, "terms": terms, "speech_verbosity": verbosity})
    expect(element).to_have_attribute("lang", lang)


def heard(table: TablePage) -> list[str]:
    """What was said since this was last asked; the hand counts as the twelfth."""
    lines: list[str] = table.page.evaluate("() => heard.splice(0)")
    return [line.replace(f" {table.hand}. ", " 12. ", 1) for line in lines]


def press(table: TablePage, button: str) -> None:
    table.press(table.actions.get_by_test_id(button))


def wager(table: TablePage, to: int) -> None:
    table.open_amount().type_amount(to)
    table.press(table.wager_button())


def read_out(table: TablePage) -> None:
    for key in READ_KEYS:
        table.page.keyboard.press(key)


def play_to_the_end(table: TablePage) -> None:
    """Three streets of betting with a side pot; before the last bet all is read out by key."""
    deck = stacked_deck(HOLES, BOARD, seats=4, button=CY)
    table.script(SCRIPT).deal(deck=deck, button=CY, stacks=STACKS)
    for button in ("act-call", "act-call", "act-check", "act-call", "act-check"):
        press(table, button)
    read_out(table)
    wager(table, 1200)


def win_by_folds(table: TablePage) -> None:
    deck = stacked_deck(HOLES, "", seats=4, button=YOU)
    folds = {seat: [("fold",)] for seat in (ANA, BO)}
    table.script(folds | {CY: [("raise", 60), ("fold",)]})
    table.deal(deck=deck, button=YOU, stacks=STACKS | {ANA: 2000})
    wager(table, 200)


@pytest.mark.parametrize(("lang", "terms"), VOICES, ids=map("-".join, VOICES))
def test_a_hand_reads_as_it_was_read(listener: TablePage, lang: str, terms: str, tmp_path: Path):
    speak(listener, lang, terms)
    heard(listener)
    play_to_the_end(listener)
    told = heard(listener)
    win_by_folds(listener)
    text = "\n".join([*told, "", *heard(listener), ""])
    (tmp_path / f"{lang}-{terms}.txt").write_text(text, "utf-8")
    assert text == (FOLDER / f"{lang}-{terms}.txt").read_text("utf-8")


def test_every_voice_has_its_text():
    assert {path.stem for path in FOLDER.iterdir()} == {"-".join(voice) for voice in VOICES}


@pytest.mark.parametrize(("lang", "terms"), VOICES, ids=map("-".join, VOICES))
def test_no_text_holds_a_code_or_says_a_word_twice(lang: str, terms: str):
    for line in (FOLDER / f"{lang}-{terms}.txt").read_text("utf-8").splitlines():
        assert not UNSAID.search(line), line
        assert not DOUBLED.search(line), line
        assert not line or (line[0].isupper() or line[0].isdigit()), line
        assert not line or line.endswith("."), line


@pytest.mark.parametrize(("verbosity", "lines"), [("short", 0), ("full", 1)])
def test_how_much_is_said_is_the_players_choice(listener: TablePage, verbosity: str, lines: int):
    """Short: what others put in, and what is asked. Full: also posts and the hands that were shown."""
    speak(listener, "en", "english", verbosity)
    heard(listener)
    play_to_the_end(listener)
    told = " ".join(heard(listener))
    posts = "You post the small blind of 10. Ana posts the big blind of 20."
    shown = "Bo shows: ace of hearts, two of clubs, queen of spades, queen of clubs."
    assert told.count(posts) == told.count(shown) == lines
    assert ("Cy folds" in told) is bool(lines)
    assert "Ana raises to 300, all-in." in told
    assert "Main pot: Ana wins 480 for high with three kings." in told
    speak(listener, "en", "english")


def test_each_action_is_said_once(listener: TablePage):
    speak(listener, "en", "english")
    heard(listener)
    play_to_the_end(listener)
    told = " ".join(heard(listener))
    for sentence in (
        *("Bo raises to 60.", "Cy calls 60.", "You call 50.", "Bo calls 240.", "Cy folds.", "Bo bets 960."),
        *(
            "You call 960.",
            "You bet 1,200.",
            "Bo calls 1,200.",
            "Flop:",
            "Turn:",
            "River:",
            "Your cards: ace",
        ),
    ):
        assert told.count(sentence) == (2 if sentence == "Your cards: ace" else 1), sentence
