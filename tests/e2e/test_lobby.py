"""The start screen: what is chosen there is what is played."""

import json

import pytest
from playwright.sync_api import expect

from omaha8_playwright import TablePage
from tests.e2e.hands import GAMES, TITLES


@pytest.fixture
def lobby(table: TablePage) -> TablePage:
    return table.visit(test="1", seed="lobby")


def test_each_of_the_six_games_opens_under_its_name(lobby: TablePage):
    for game, limit in GAMES:
        tile = lobby.page.get_by_test_id(f"game-{'omaha8' if game == 'omaha8' else 'omaha_high'}-{limit}")
        lobby.press(tile)
        title = TITLES[game, limit]
        expect(lobby.page.get_by_role("heading", name=title)).to_be_visible()
        assert lobby.page.title() == f"{title} · Omaha8"
        assert len(lobby.hole()) == 4
        assert lobby.page.get_by_test_id("readout-lo").count() == (game == "omaha8")
        lobby.page.get_by_role("button", name="Menu").click()
        lobby.page.get_by_role("button", name="Leave the table").click()
        expect(lobby.settle().lobby).to_be_visible()


def test_a_table_as_it_was_set(lobby: TablePage):
    page = lobby.page
    page.get_by_test_id("set-seats").select_option("4")
    for field, text in (("stakes", "50-100"), ("small-blind", "25"), ("stack", "5000")):
        page.get_by_test_id(f"set-{field}").fill(text)
        page.get_by_test_id(f"set-{field}").press("Tab")
    lobby.press(page.get_by_test_id("btn-play"))
    assert lobby.bank == 20_000
    assert len(lobby.stacks()) == 4
    assert lobby.log()[1].endswith("small blind 25")
    assert lobby.log()[2].endswith("big blind 100")


def test_an_answer_does_not_erase_what_is_typed_meanwhile(lobby: TablePage):
    """The engine says what a choice comes to while the next field is being filled in."""
    page = lobby.page
    page.get_by_test_id("set-stakes").fill("50-100")
    blind = page.get_by_test_id("set-small-blind")
    blind.fill("25")
    expect(page.get_by_test_id("table-summary")).to_contain_text("50/100")
    expect(blind).to_have_value("25")


def test_a_choice_that_cannot_be_is_named(lobby: TablePage):
    stakes = lobby.page.get_by_test_id("set-stakes")
    stakes.fill("20-10")
    stakes.press("Tab")
    expect(stakes).to_have_attribute("aria-invalid", "true")
    expect(lobby.page.get_by_test_id("field-bad")).to_contain_text("cannot be")
    play = lobby.page.get_by_test_id("btn-play")
    expect(play).to_have_attribute("aria-disabled", "true")
    play.press("Enter")
    expect(lobby.settle().lobby).to_be_visible()
    stakes.fill("10-20")
    stakes.press("Tab")
    expect(stakes).to_have_attribute("aria-invalid", "false")
    expect(lobby.page.get_by_text("cannot be")).to_have_count(0)


@pytest.mark.parametrize(
    ("option", "wrong", "why"),
    [
        ({"seats": "11"}, "seats = 11", "Not within the limits"),
        ({"house": "nowhere"}, "house = nowhere", "No such house rules: nowhere"),
        ({"house": "de,nonsense=1"}, "house = nonsense=1", "No such house rule: nonsense=1"),
        ({"house": "de,dead_button=maybe"}, "house = dead_button=maybe", "Not possible: dead_button=maybe"),
    ],
)
def test_an_address_that_cannot_be_leads_to_the_start_screen(
    table: TablePage, page_problems: list[str], option: dict[str, str], wrong: str, why: str
):
    with pytest.raises(AssertionError, match="bad_parameter"):
        table.visit(game="omaha8", test="1", **option)
    panel = table.page.get_by_role("alert").filter(has_text=wrong)
    expect(panel.get_by_role("heading")).to_have_text("This cannot be opened")
    expect(panel).to_contain_text(why)
    panel.get_by_role("button", name="To the start screen").click()
    expect(table.lobby).to_be_visible()
    page_problems.clear()


@pytest.mark.parametrize(
    "address", [{"game": "omaha"}, {"game": "omaha_high", "limit": "pot_limit"}], ids=str
)
def test_leaving_a_table_that_was_opened_by_address(table: TablePage, address: dict[str, str]):
    """An address may leave things out, or have other words for them than the start screen."""
    table.visit(test="1", **address)
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Leave the table").click()
    expect(table.settle().lobby).to_be_visible()
    expect(table.page.get_by_test_id("table-summary")).to_contain_text("Pot-limit Omaha High")


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ({"game": "omaha", "limit": "pl"}, "Pot-limit Omaha High"),
        ({"game": "omaha"}, "Pot-limit Omaha High"),
        ({"game": "omaha", "limit": "no_limit"}, "No-limit Omaha High"),
        ({"game": "hold"}, "Pot-limit Omaha Hi-Lo"),
        ({"game": "constructor", "limit": "__proto__", "format": "constructor"}, "Pot-limit Omaha Hi-Lo"),
    ],
    ids=str,
)
def test_an_address_in_a_second_tab_leads_to_the_start_screen(
    table: TablePage, address: dict[str, str], title: str
):
    table.visit(test="1", store="1")
    second = TablePage(table.page.context.new_page(), table.site)
    second.visit(test="1", store="1", **address)
    expect(second.lobby).to_be_visible()
    expect(second.page.get_by_test_id("table-summary")).to_contain_text(title)
    expect(second.page.get_by_test_id("take-over")).to_be_visible()


@pytest.mark.parametrize("value", ["zz", "constructor", "__proto__"])
def test_what_the_start_screen_does_not_offer_becomes_the_usual(table: TablePage, value: str):
    table.visit(test="1", format=value, limit=value, lang=value, deck=value)
    expect(table.page.get_by_test_id("format-ring")).to_have_attribute("aria-pressed", "true")
    expect(table.page.get_by_test_id("table-summary")).to_contain_text("Pot-limit Omaha Hi-Lo · 10/20 · 6")


KEYS = ("game", "limit", "format", "stakes", "seats", "stack", "money", "house", "clock", "join")


@pytest.mark.parametrize(
    "kept",
    [
        *(
            {"params": dict.fromkeys(KEYS, value)}
            for value in ({"a": 1}, ["nl"], 6, None, True, {"toString": 1})
        ),
        {"params": {"game": "constructor", "limit": "__proto__", "format": "constructor"}},
        {"params": {"__proto__": {"limit": "nl"}, "constructor": "nl"}},
        {"params": 5, "settings": {"theme": {"toString": 1}, "deck": ["two"], "constructor": "on"}},
        {"params": "nl", "settings": []},
        {"params": ["nl"], "settings": None},
    ],
    ids=str,
)
def test_what_was_kept_wrongly_is_passed_over(table: TablePage, kept: object):
    table.page.add_init_script(f"localStorage.setItem('omaha8', {json.dumps(json.dumps(kept))})")
    table.visit(test="1", store="1")
    expect(table.page.get_by_test_id("table-summary")).to_contain_text("Pot-limit Omaha Hi-Lo · 10/20 · 6")
    expect(table.page.get_by_test_id("btn-play")).to_have_attribute("aria-disabled", "false")
