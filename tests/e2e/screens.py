"""Every screen of the page, one after the other in one page: for what must hold on all of them."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import expect

from omaha8_playwright import TablePage, stacked_deck
from tests.e2e import scenes

SET = "(table, settings) => table.perform('set', settings)"
SEATS = 6
TABLE: dict[str, Any] = {"game": "omaha8", "limit": "pl", "seats": SEATS, "stakes": "10-20", "stack": 2000}


def settings(table: TablePage, **change: Any) -> None:
    """As from the sheet of settings."""
    table.page.locator("omaha-table").evaluate(SET, change)


def click(table: TablePage, name: str) -> None:
    """By script: a button may lie under another layout's fold."""
    table.page.get_by_test_id(name).evaluate("button => button.click()")


def close(table: TablePage) -> None:
    """Leaves whatever lies over the table."""
    for _ in range(4):
        if not table.page.get_by_role("dialog").count():
            return
        table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)


def perform(name: str) -> Callable[[TablePage], None]:
    def show(table: TablePage) -> None:
        table.page.locator("omaha-table").evaluate("(table, name) => table.perform(name)", name)
        expect(table.page.get_by_role("dialog")).to_be_visible()

    return show


def more_settings(table: TablePage) -> None:
    perform("settings")(table)
    table.page.get_by_test_id("settings-more").evaluate("details => { details.open = true; }")


def history(table: TablePage) -> None:
    perform("history")(table)
    click(table, "hh-tab-list")
    expect(table.page.get_by_test_id("hh-list")).to_have_attribute("aria-busy", "false")


def statistics(table: TablePage) -> None:
    history(table)
    click(table, "hh-tab-stats")
    expect(table.page.get_by_test_id("stats")).to_be_visible()


def exporting(table: TablePage) -> None:
    history(table)
    click(table, "hh-export")


def replay(table: TablePage) -> None:
    history(table)
    click(table, "hh-item-0")
    expect(table.page.get_by_test_id("replay")).to_be_visible()


def replay_more(table: TablePage) -> None:
    replay(table)
    click(table, "hh-more-acts")


def log(table: TablePage) -> None:
    table.page.locator("omaha-table").evaluate("table => table.perform('log')")


def options(table: TablePage) -> None:
    perform("tableOptions")(table)
    expect(table.page.get_by_test_id("house-here")).to_be_visible()


#: What lies over the table; each is left by `close`.
SHEETS: dict[str, Callable[[TablePage], None]] = {
    "menu": perform("menu"),
    "settings": more_settings,
    "keys": perform("keys"),
    "help": perform("help"),
    "ledger": perform("ledger"),
    "fair": perform("fair"),
    "history": history,
    "statistics": statistics,
    "export": exporting,
    "replay": replay,
    "replay's menu": replay_more,
}


def refused_amount(table: TablePage, seats: int) -> TablePage:
    """The open panel with an amount that is said to be wrong."""
    scenes.decision(table, seats).open_amount().type_amount(7)
    return table


def checking_is_free(table: TablePage, seats: int) -> TablePage:
    """A note says why folding is blocked."""
    scenes.deal(table, seats, [(seat, "check") for seat in scenes.order(seats, 1)[:-1]])
    table.page.keyboard.press("f")
    return table


def side_pots(table: TablePage, seats: int) -> TablePage:
    """Three stacks all-in for different amounts: a result of several rows."""
    deck = stacked_deck(dict(enumerate(scenes.HOLES[:seats])), scenes.BOARD, seats=seats, button=0)
    stacks = dict.fromkeys(range(seats), 2000) | {3: 70, 4: 130}
    blinds: scenes.Actions = [(1, "fold"), (2, "call")]
    around: scenes.Actions = [(3, "raise", 70), (4, "call"), (5, "call"), (0, "call"), *blinds]
    flop: scenes.Actions = [(2, "check"), (4, "bet", 60), (5, "call"), (0, "call"), (2, "fold")]
    rest: scenes.Actions = [(5, "check"), (0, "check")] * 2
    return table.deal(deck=deck, button=0, stacks=stacks, actions=[*around, *flop, *rest])


#: What stands on the table.
SCENES: dict[str, Callable[[TablePage, int], TablePage]] = {
    "decision": scenes.decision,
    "amount": scenes.amount,
    "refused amount": refused_amount,
    "why not": checking_is_free,
    "showdown": scenes.showdown,
    "side pots": side_pots,
}


def wait_for_others(table: TablePage) -> None:
    """Others are to act, and the game is held there: boxes for prepared answers."""
    settings(table, speed=3)
    table.page.locator("omaha-table").evaluate("table => table.perform('pause')")
    table.page.evaluate("() => { omaha8.deal({ button: 0 }); }")
    expect(table.page.get_by_role("checkbox").first).to_be_visible()


def go_on(table: TablePage) -> None:
    """Lets go what `wait_for_others` holds."""
    settings(table, speed=0)
    table.page.locator("omaha-table").evaluate("table => table.perform('pause')")
    table.settle()


def at_the_table(table: TablePage) -> Iterator[str]:
    """Shows each scene of an open table, what there is while others act, and each sheet over a result."""
    wait_for_others(table)
    yield "waiting"
    go_on(table)
    for name, show in SCENES.items():
        show(table, SEATS)
        yield name
    for name, lay in SHEETS.items():
        lay(table)
        yield name
        close(table)
