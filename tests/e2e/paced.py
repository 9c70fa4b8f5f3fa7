"""A table at which time stands still until a test lets it pass: pauses, guards, cards that move."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from omaha8_playwright import TablePage, stacked_deck
from tests.e2e.hands import START

SET = "(table, settings) => table.perform('set', settings)"
# Requests are answered in their order: after this one only time can move the table.
HEARD = "(table) => table.director.look({ type: 'rules' }, () => ({}))"
BEGIN = "setup => { omaha8.deal(setup); }"
#: A setting's `speed` with the pause before each action of a bot, in ms.
PAUSES = {5: 1500, 4: 1000, 3: 700, 2: 300, 1: 150}
SLOW = 4
PAUSE = PAUSES[SLOW]


class Paced:
    """A test table on a clock of its own, where bots take `PAUSE` before they act and buttons are guarded.

    Attributes:
        passed: the time that the page was given, in ms.
    """

    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.page = table.page
        self.passed = 0

    def set(self, **settings: Any) -> None:
        """As from the sheet of settings."""
        self.page.locator("omaha-table").evaluate(SET, settings)

    def begin(
        self,
        script: dict[int, list],
        *,
        button: int,
        holes: dict[int, str] | None = None,
        board: str = "",
        stacks: dict[int, int] | None = None,
    ) -> None:
        """Deals, once the hand before has come to rest, and returns while the first bot is still thinking."""
        self.wait_for_rest()
        self.table.script({1: [], 2: []} | script)
        deck = stacked_deck(holes or {}, board, seats=3, button=button)
        chips = {str(seat): stack for seat, stack in (START | (stacks or {})).items()}
        hand = self.table.hand
        self.page.evaluate(BEGIN, {"deck": deck, "button": button, "stacks": chips})
        self.table.app.and_(self.page.locator(f"[data-hand='{hand + 1}']")).wait_for()

    def wait(self, ms: int) -> None:
        """Lets so much time pass, and what follows from it happen."""
        self.page.clock.run_for(ms)
        self.passed += ms
        self.page.locator("omaha-table").evaluate(HEARD)

    def wait_for_rest(self) -> None:
        """Lets time pass until nothing moves any more."""
        for _ in range(40):
            if self.table.status == "idle":
                return
            self.wait(PAUSE)
        raise AssertionError("the table never came to rest")

    def said(self) -> str:
        """What the live region holds: the last sentences."""
        return self.page.get_by_test_id("live-polite").inner_text()


def paced_table(browser: Browser, site: str, **params: str | int) -> Iterator[Paced]:
    """For a fixture: opens the table and stops its clock."""
    context = browser.new_context()
    page = context.new_page()
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(f"threw {error.error}"))
    page.clock.install(time=0)
    paced = Paced(TablePage(page, site).open(**params))  # type: ignore[arg-type]
    page.clock.pause_at(3_600_000)
    yield paced
    context.close()
    assert not problems
