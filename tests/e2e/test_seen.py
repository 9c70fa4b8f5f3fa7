"""What is shown: names of hands as they grow, the five that win, palettes, room for nine, titles."""

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omaha8.records.pokerstars import from_texts
from omaha8_playwright import HalfResult, PotResult, TablePage, stacked_deck
from tests.e2e import scenes
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, GAMES, SMALL, TITLES, YOU, check_down, deal, three_handed
from tests.e2e.screens import settings
from tests.e2e.test_layout import complaints

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)


def at(table: TablePage, name: str) -> Locator:
    return table.page.get_by_test_id(name)


# ---- hands and their names


@pytest.mark.parametrize(
    ("hole", "board", "names"),
    [
        (
            "2d 2h 9d 9h",
            "5c 7s Kd 8h Ac",
            [
                ("pair of nines", "no low possible"),
                ("pair of nines", "no low possible"),
                ("pair of nines", "no low possible"),
            ],
        ),
        (
            "Ah 3s Kc Kh",
            "8c 9d Ts 5c 6h",
            [
                ("pair of kings", "needs 2 more low cards"),
                ("pair of kings", "needs 1 more low card"),
                ("pair of kings", "8-6-5-3-A"),
            ],
        ),
    ],
    ids=["impossible", "made"],
)
def test_a_hand_has_a_name_on_every_street(
    open_table: OpenTable, hole: str, board: str, names: list[tuple[str, str]]
):
    """Nothing is made before the flop; from then on both halves are named, and what the low lacks."""
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {YOU: hole}, board, {SMALL: [CALL, *[CHECK] * 3], BIG: [CHECK] * 4})
    expect(at(table, "readout-hi")).to_have_accessible_name("High: on the flop")
    expect(at(table, "readout-lo")).to_have_accessible_name("Low: on the flop")
    table.call()
    for high, low in names:
        expect(at(table, "readout-hi")).to_have_accessible_name(re.compile(f"^High: {high}"))
        expect(at(table, "readout-lo")).to_have_accessible_name(re.compile(f"^Low: {low}"))
        table.check()
    assert table.phase == "between"


def lit(table: TablePage, half: str, place: Locator | None = None) -> set[str]:
    """The cards that a half lights, and that say so by name, too."""
    cards = (place or table.page).locator(f"[data-testid=card][data-used~={half}]")
    named = {"hi": "high", "lo": "low"}[half]
    names = cards.evaluate_all("cards => cards.map((card) => card.getAttribute('aria-label'))")
    assert all(named in name.split("used for")[1] for name in names)
    return set(cards.evaluate_all("cards => cards.map((card) => card.dataset.card)"))


def test_a_full_house_is_called_by_what_the_hand_adds(open_table: OpenTable):
    """Three jacks and two threes lie on the board: nobody plays all five of them."""
    table = open_table(**three_handed("omaha", "pl"))
    holes = {YOU: "6s 6c As Kd", BIG: "5s 5c Ah Kc"}
    deal(table, holes, "Js Jd Jc 3h 3d", {SMALL: [FOLD], BIG: [CHECK] * 4})
    table.call()
    check_down(table, 3)
    (pot,) = table.results()
    assert pot.high.hand == "Jacks full of sixes"
    assert "full of threes" not in at(table, "showdown").inner_text()
    assert lit(table, "hi") == {"6s", "6c", "Js", "Jd", "Jc"}


def test_the_five_cards_of_each_half_are_lit(open_table: OpenTable):
    """Ana has the kings and ties for the low with you: the eight of the board serves both halves."""
    table = open_table(**three_handed("omaha8", "pl"))
    holes = {SMALL: "Ah 2h Kc Ks", YOU: "As 2s Jd Td"}
    script: dict[int, list[Any]] = {SMALL: [("raise", 60), ("bet", 60), CHECK, CHECK], BIG: [FOLD]}
    deal(table, holes, "3c 4d 8s Kh Qd", script)
    table.call().call().call()
    check_down(table, 2)
    (pot,) = table.results()
    assert pot == PotResult(0, 260, HalfResult(130, "Three kings", {SMALL: 130}), pot.low)
    assert pot.low == HalfResult(130, "8-4-3-2-A", {YOU: 65, SMALL: 65})
    board = at(table, "board")
    assert lit(table, "hi", board) == {"8s", "Kh", "Qd"}
    assert lit(table, "lo", board) == {"3c", "4d", "8s"}
    assert lit(table, "hi", at(table, f"seat-{SMALL}-cards")) == {"Kc", "Ks"}
    assert lit(table, "lo", at(table, f"seat-{SMALL}-cards")) == {"Ah", "2h"}
    assert lit(table, "lo", at(table, "hero-hand")) == {"As", "2s"}
    eight = board.locator("[data-card='8s']")
    expect(eight).to_have_accessible_name("eight of spades, used for high and low")
    expect(board.locator("[data-testid=board-card-2] .mark")).to_have_count(2)
    expect(at(table, "hero-card-0").locator(".mark")).to_have_text("LO")
    words = at(table, "showdown").inner_text()
    for part in ("HI", "LO", "Three kings", "8-4-3-2-A", "130", "65", "½", "¼"):
        assert part in words


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ({SMALL: [FOLD], BIG: [FOLD]}, "You win 50 for your 20: +30"),
        ({SMALL: [CALL, *[CHECK] * 3], BIG: [CALL, *[CHECK] * 3]}, "You get 45 back of 60: \u221215"),
    ],
    ids=["alone", "a quarter"],
)
def test_the_seat_and_the_sentence_tell_the_same_number(
    open_table: OpenTable, script: dict[int, list[Any]], sentence: str
):
    table = open_table(**three_handed("omaha8", "nl"))
    holes = {YOU: "As 2h Kd Qd", SMALL: "Ks Kc 9s 7d", BIG: "Ah 2c Jd Td"}
    deal(table, holes, "8c 4d 3s Kh Jc", script)
    table.raise_to(60)
    while table.phase != "between":
        table.check()
    expect(at(table, "turn-banner")).to_contain_text(sentence)
    seat = table.view()["seats"][YOU]
    expect(at(table, f"seat-{YOU}-won")).to_have_attribute("data-amount", str(seat["won"]))
    assert str(seat["won"]) in sentence
    assert sentence.endswith(str(abs(seat["net"])))


def test_who_wins_a_half_wins_the_pot_with_the_other(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "nl"))
    holes = {SMALL: "Ks Kc 9s 7d", BIG: "Ah 2c Jd Td"}
    deal(table, holes, "8c 4d 3s Kh Jc", {SMALL: [CALL, *[CHECK] * 3], BIG: [CHECK] * 4})
    table.fold()
    assert table.phase == "between"
    expect(at(table, "turn-banner")).to_contain_text("The pot goes to Ana and Bo")


# ---- colours


SUIT_FILLS = """() => Object.fromEntries([...document.querySelector("omaha-table").shadowRoot
  .querySelectorAll(".hand [data-testid=card]")]
  .map((card) => [card.dataset.suit, getComputedStyle(card.querySelector(".pip")).fill]))"""
# Machado, Oliveira and Fernandes 2009, for a missing cone: rows of what red, green and blue become.
BLINDNESS = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
}


def linear(channel: int) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def lab(colour: str, blindness: str) -> tuple[float, float, float]:
    """A colour as CSS computes it, as somebody sees it, in CIELAB (D65)."""
    seen = [linear(int(channel)) for channel in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (sum(a * b for a, b in zip(row, seen, strict=True)) for row in BLINDNESS[blindness])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089

    def curve(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))


def nearest(colours: list[str], blindness: str) -> float:
    """How far apart the two colours are that somebody can tell least (CIE76)."""
    seen = [lab(colour, blindness) for colour in colours]
    return min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in combinations(seen, 2))


def test_a_palette_for_the_colour_blind_outlives_a_reload(table: TablePage):
    table.open(seats=3, store=1)
    table.page.get_by_role("button", name="Settings").click()
    sheet = table.page.get_by_role("dialog", name="Settings")
    sheet.get_by_test_id("set-deck").select_option("safe")
    expect(table.app).to_have_attribute("data-deck", "safe")
    table.page.reload()
    table.settle()
    expect(table.app).to_have_attribute("data-deck", "safe")
    deck = stacked_deck({YOU: "As Kh Qd Jc"}, seats=3, button=YOU)
    table.deal(deck=deck, button=YOU)
    fills = table.page.evaluate(SUIT_FILLS)
    assert set(fills) == set("cdhs")
    for blindness in BLINDNESS:
        assert nearest(list(fills.values()), blindness) > 30, blindness
    settings(table, deck="four")
    assert len(set(table.page.evaluate(SUIT_FILLS).values())) == 4


def test_a_suit_is_a_shape_and_a_word_and_a_turn_is_no_colour(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {YOU: "As Kh Qd Jc"}, "", {})
    for card, shape, name in (
        *(("As", "#suit-s", "ace of spades"), ("Kh", "#suit-h", "king of hearts")),
        *(("Qd", "#suit-d", "queen of diamonds"), ("Jc", "#suit-c", "jack of clubs")),
    ):
        drawn = at(table, "hero-hand").locator(f"[data-card={card}]")
        expect(drawn.locator("use").last).to_have_attribute("href", shape)
        expect(drawn).to_have_accessible_name(name)
    expect(at(table, "turn-banner")).to_contain_text("Your turn")
    expect(at(table, "dealer-button")).to_have_text("D")
    expect(at(table, f"seat-{SMALL}-marker")).to_have_text("SB")


# ---- room


@pytest.mark.parametrize(("seats", "width", "height"), [(9, 1280, 720), (6, 390, 844)])
def test_all_hands_shown_leave_everything_its_place(
    open_table: OpenTable, seats: int, width: int, height: int
):
    table = open_table(
        game="omaha8", limit="pl", seats=seats, stakes="10-20", stack=2000, house="show=all_show"
    )
    scenes.showdown(table, seats)
    assert all(len(table.hole(seat)) == 4 for seat in range(1, seats))
    assert complaints(table, width, height) == []
    marks = table.page.locator(".seat [data-testid=card] svg .rank-mark").evaluate_all(
        "marks => marks.filter((m) => m.checkVisibility()).map((m) => m.getBoundingClientRect().height)"
    )
    assert len(marks) == 4 * (seats - 1)
    assert min(marks) >= 12


# ---- titles


STARS = {
    ("omaha8", "fl"): "Omaha Hi/Lo Limit",
    ("omaha8", "pl"): "Omaha Hi/Lo Pot Limit",
    ("omaha8", "nl"): "Omaha Hi/Lo No Limit",
    ("omaha", "fl"): "Omaha Limit",
    ("omaha", "pl"): "Omaha Pot Limit",
    ("omaha", "nl"): "Omaha No Limit",
}


def test_all_six_games_have_one_name_everywhere(table: TablePage):
    """On the tile, over the table, on the tab, in the history, over the replay, in the copied text."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.visit(test="1", seed="names", seats=2)
    for game, limit in GAMES:
        tile = at(table, f"game-{'omaha8' if game == 'omaha8' else 'omaha_high'}-{limit}")
        title = TITLES[game, limit]
        expect(tile).to_contain_text(title.split()[0].replace("-", " "))
        table.press(tile)
        expect(table.page.get_by_role("heading", name=title)).to_be_visible()
        assert table.page.title() == f"{title} · Omaha8"
        table.deal(actions=[(table.turn or 0, "fold")])
        at(table, "btn-history").click()
        newest = at(table, "hh-item-0")
        expect(newest).to_have_accessible_name(re.compile(f"{limit.upper()} {title.split(' ', 1)[1]} "))
        newest.click()
        expect(at(table, "replay").get_by_role("heading", name=title)).to_be_visible()
        at(table, "hh-copy").click()
        expect(at(table, "hh-note")).to_have_attribute("data-note", "hh-copied")
        text = table.page.evaluate("() => navigator.clipboard.readText()")
        assert f": {STARS[game, limit]} (" in text.splitlines()[0].replace("  ", " ")
        (record,) = from_texts(text)
        assert (record.game.variant, record.game.structure[0]) == (
            "omaha8" if game == "omaha8" else "omaha_high",
            limit[0],
        )
        for _ in range(2):
            table.page.keyboard.press("Escape")
        locator = table.page.locator("omaha-table")
        locator.evaluate("table => table.perform('leave')")
        table.settle()
