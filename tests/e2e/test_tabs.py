"""Two tabs of one table: one plays, the other shows it live, and no hand is played or counted twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, expect

from omaha8_playwright import TablePage
from tests.e2e.test_keeps import go_on, history, notice, open_plain, play_out, prompt

CALLS_AS_IT_WAKES = """() => document.addEventListener("resume", () => {
  const { shadowRoot } = document.querySelector("omaha-table");
  shadowRoot.querySelector("[data-testid=act-call]").click();
}, { once: true })"""
COMES_BACK = '() => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))'


@pytest.fixture
def tabs(table: TablePage, site: str) -> tuple[TablePage, TablePage]:
    """Two tabs at one table; the first plays."""
    open_plain(table)
    other = open_plain(TablePage(table.page.context.new_page(), site))
    notice(other, "elsewhere")
    return table, other


def shows(follower: TablePage, player: TablePage) -> None:
    """The one that looks comes to show what the one that plays shows."""
    expect(follower.page.get_by_test_id("log-item")).to_have_count(len(player.log()))
    assert prompt(follower) | {"buttons": 0} == prompt(player) | {"buttons": 0}


def takes_over(table: TablePage) -> None:
    table.page.get_by_test_id("take-over").click()
    expect(table.page.get_by_test_id("take-over")).to_have_count(0)
    table.settle()


def hands(table: TablePage) -> list[str]:
    """The numbers of the kept hands, newest first."""
    history(table)
    rows = table.page.get_by_test_id("hh-list").get_by_role("button")
    numbers: list[str] = rows.evaluate_all("rows => rows.map((row) => row.dataset.hand)")
    table.page.get_by_test_id("btn-close").first.click()
    return numbers


def test_the_tab_that_looks_shows_every_step(tabs: tuple[TablePage, TablePage]):
    player, follower = tabs
    while player.phase != "between":
        go_on(player)
        shows(follower, player)
    assert follower.results() == player.results()
    assert hands(follower) == ["1"]
    player.next_hand()
    shows(follower, player)
    play_out(player)
    shows(follower, player)
    history(follower)
    expect(follower.page.get_by_test_id("hh-list").get_by_role("listitem")).to_have_count(2)


def test_who_only_looks_changes_nothing(tabs: tuple[TablePage, TablePage]):
    player, follower = tabs
    play_out(player)
    shows(follower, player)
    history(follower)
    page = follower.page
    page.get_by_test_id("hh-clear").click()
    page.get_by_test_id("hh-clear-yes").click()
    expect(page.get_by_test_id("hh-note")).to_contain_text("another tab")
    page.get_by_test_id("hh-item-0").click()
    page.get_by_test_id("hh-more-acts").click()
    page.get_by_test_id("hh-delete").click()
    expect(page.get_by_test_id("hh-note")).to_contain_text("another tab")
    page.get_by_test_id("btn-close").first.click()
    before = prompt(follower)
    follower.button("Next hand").press("Enter")
    assert prompt(follower.settle()) == before
    assert hands(player) == ["1"]


def test_taken_over_and_back_no_hand_is_lost_or_counted_twice(tabs: tuple[TablePage, TablePage]):
    first, second = tabs
    play_out(first)
    for player, follower in ((second, first), (first, second), (second, first)):
        takes_over(player)
        notice(follower, "elsewhere")
        player.next_hand()
        play_out(player)
        shows(follower, player)
    assert hands(second) == ["4", "3", "2", "1"]
    history(second)
    second.page.get_by_test_id("hh-tab-stats").click()
    expect(second.page.get_by_test_id("stats")).to_have_attribute("data-hands", "4")
    assert sum(second.stacks().values()) == second.bank


def closes(player: TablePage) -> None:
    player.page.close()


def crashes(player: TablePage) -> None:
    with pytest.raises(Error):
        player.page.goto("chrome://crash")


@pytest.mark.parametrize("goes", [closes, crashes])
def test_the_tab_that_plays_goes_away(tabs: tuple[TablePage, TablePage], goes: Callable[[TablePage], None]):
    player, follower = tabs
    go_on(player)
    before = prompt(player)
    goes(player)
    notice(follower, "restored")
    assert prompt(follower.settle()) == before
    play_out(follower)
    assert hands(follower) == ["1"]


def test_a_frozen_tab_wakes_up_as_one_that_looks(tabs: tuple[TablePage, TablePage]):
    """The very moment it wakes somebody presses Call in it: that hand has long been played elsewhere."""
    player, follower = tabs
    player.page.evaluate(CALLS_AS_IT_WAKES)
    lifecycle = player.page.context.new_cdp_session(player.page)
    lifecycle.send("Page.setWebLifecycleState", {"state": "frozen"})
    takes_over(follower)
    play_out(follower)
    lifecycle.send("Page.setWebLifecycleState", {"state": "active"})
    notice(player, "elsewhere")
    shows(player, follower)
    takes_over(player)
    player.next_hand()
    play_out(player)
    assert hands(player) == ["2", "1"]


def test_a_tab_from_the_browsers_cache_asks_for_its_turn(table: TablePage):
    open_plain(table)
    go_on(table)
    before = prompt(table)
    table.page.evaluate(COMES_BACK)
    notice(table, "restored")
    assert prompt(table.settle()) == before
    play_out(table)
    assert hands(table) == ["1"]


def test_a_tab_from_the_browsers_cache_finds_another_one_playing(tabs: tuple[TablePage, TablePage]):
    first, second = tabs
    go_on(first)
    first.page.evaluate(COMES_BACK)
    notice(first, "elsewhere")
    notice(second, "restored")
    play_out(second.settle())
    shows(first, second)
    second.page.evaluate(COMES_BACK)
    notice(second, "elsewhere")
    notice(first, "restored")
    first.settle().next_hand()
    assert first.hand == 2
    shows(second, first)


@pytest.mark.parametrize(
    "address",
    [
        {"game": "omaha8", "limit": "fl", "seats": 4},
        {"game": "omaha8", "limit": "pl", "seats": 3, "format": "tournament"},
    ],
)
def test_a_tab_of_another_table_opens_that_one_when_it_takes_over(
    table: TablePage, site: str, address: dict[str, str | int]
):
    open_plain(table)
    other = TablePage(table.page.context.new_page(), site)
    other.visit(speed=0, motion="off", seed="other", **address)
    expect(other.lobby).to_be_visible()
    takes_over(other)
    notice(table, "elsewhere")
    play_out(other)
    assert (other.hand, len(other.stacks())) == (1, address["seats"])
    expect(other.page.get_by_test_id("tour-level")).to_have_count(int("format" in address))


def test_a_tab_at_the_start_screen_comes_along(table: TablePage, site: str):
    table.visit(speed=0, motion="off", seats=3, seed="start")
    other = TablePage(table.page.context.new_page(), site)
    other.visit(speed=0, motion="off", seats=3, seed="start")
    expect(other.lobby).to_be_visible()
    table.page.get_by_test_id("btn-play").click()
    table.actions.wait_for()
    table.settle()
    expect(other.actions).to_be_visible()
    shows(other, table)
