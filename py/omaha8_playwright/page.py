"""The table as a person meets it: what is read, what is pressed, and when it is over.

Every method that does something returns when the table is at rest again, as the root's `data-status` says;
nothing here waits for time.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, expect

Verb = Literal["bet", "raise"]
#: What a script tells a seat to do: `("fold",)`, or `("raise", 60)` with the total of the street.
ScriptedAction = tuple[str] | tuple[str, int]

#: In ms, for the start of Python on a busy machine.
PATIENCE = 60_000
AT_REST = '[data-testid="app"]:is([data-status="idle"], [data-status="error"])'

# What is read aloud of an element: tiles are for the eye only.
SPOKEN = """elements => elements.map((element) => {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.replace(/\\s+/g, " ").trim();
})"""
AMOUNTS = """elements => elements.map((element) => [
  Number(element.dataset.testid.match(/\\d+/)), Number(element.dataset.amount),
])"""
PRESETS = """presets => presets.map(({ dataset }) => [
  dataset.testid.slice("preset-".length), Number(dataset.to),
])"""
RESULTS = """pots => pots.map((pot) => ({
  index: Number(pot.dataset.testid.match(/\\d+/)),
  amount: Number(pot.dataset.amount),
  halves: [...pot.querySelectorAll("[data-testid=result-hi], [data-testid=result-lo]")].map((half) => ({
    name: half.dataset.testid,
    amount: "amount" in half.dataset ? Number(half.dataset.amount) : null,
    hand: half.querySelector("[data-testid=result-hand]").textContent.trim(),
    shares: [...half.querySelectorAll("[data-seat]")].map((share) => [
      Number(share.dataset.seat), Number(share.dataset.amount),
    ]),
  })),
}))"""


@dataclass(frozen=True, slots=True)
class HalfResult:
    """Half a pot, or all of it.

    Attributes:
        amount: its chips; None where the pot was divided once for both halves: then `high` has them.
        hand: what it was won with, in the page's words.
        shares: chips by seat.
    """

    amount: int | None
    hand: str
    shares: dict[int, int]


@dataclass(frozen=True, slots=True)
class PotResult:
    """A pot as the page shows it once it is paid; `low` is None where the page says nothing of a low."""

    index: int
    amount: int
    high: HalfResult
    low: HalfResult | None


class TablePage:
    """One `<omaha-table>` in a page of its own.

    Buttons are found by role and English label where that is all they say, by `data-testid` where an amount
    is part of it. Seats are the engine's, amounts integers in the smallest unit, cards text such as `"As"`.
    """

    def __init__(self, page: Page, site: str) -> None:
        """`site` is the address of `index.html`'s folder."""
        self.page = page
        self.site = site
        self.is_test = False
        self.app = page.get_by_test_id("app")
        self.actions = page.get_by_test_id("actions")
        self.lobby = page.get_by_role("region", name="Start")
        self.amount_box = self.actions.get_by_role("textbox")
        self.slider = self.actions.get_by_role("slider")

    # ---- coming and going

    def open(
        self,
        *,
        game: str = "omaha8",
        limit: str = "pl",
        seats: int = 6,
        seed: str = "table",
        test: bool = True,
        **more: str | int,
    ) -> Self:
        """Opens a table by its address and waits until the player is asked or a hand is over.

        Args:
            game: `omaha8`, `omaha`.
            limit: `fl`, `pl`, `nl`.
            seats: 2 to 10.
            seed: fixes every card and every bot.
            test: with `window.omaha8`; else a page as anybody has it, only without pauses and motion.
            more: further parameters of docs/protocol.md#options and of the page (`theme`, `boot` ...).
        """
        pace = {"test": "1"} if test else {"speed": "0", "motion": "off"}
        return self.visit(game=game, limit=limit, seats=seats, seed=seed, **pace, **more)

    def visit(self, **params: str | int) -> Self:
        """Goes to the address with just these parameters; without `game` that is the start screen."""
        self.is_test = params.get("test") == "1"
        self.page.goto(f"{self.site}?{urlencode(params)}")
        return self.settle()

    def settle(self) -> Self:
        """Waits until nothing moves before the player does.

        Raises:
            AssertionError: the table stands in error.
        """
        self.page.locator(AT_REST).wait_for(state="attached", timeout=PATIENCE)
        if self.status == "error":
            raise AssertionError(f"the table stands in error {self.error!r}")
        return self

    # ---- what the root publishes

    def _published(self, name: str) -> str:
        return self.app.get_attribute(f"data-{name}") or ""

    @property
    def status(self) -> str:
        return self._published("status")

    @property
    def phase(self) -> str:
        return self._published("phase")

    @property
    def street(self) -> str:
        return self._published("street")

    @property
    def hand(self) -> int:
        """The number of the hand, from 1; 0 before the first."""
        return int(self._published("hand"))

    @property
    def bank(self) -> int:
        """The sum of everything ever bought in."""
        return int(self._published("bank"))

    @property
    def turn(self) -> int | None:
        seat = self._published("turn")
        return None if seat == "none" else int(seat)

    @property
    def error(self) -> str | None:
        """The code of the error panel, None where there is none."""
        panel = self.page.get_by_test_id("error")
        return panel.get_attribute("data-code") if panel.count() else None

    # ---- what stands on the table

    def seat(self, seat: int) -> Locator:
        return self.page.get_by_test_id(f"seat-{seat}")

    def _amounts(self, pattern: str) -> dict[int, int]:
        found = self.page.get_by_test_id(re.compile(pattern)).evaluate_all(AMOUNTS)
        return dict(sorted((seat, amount) for seat, amount in found))

    def stacks(self) -> dict[int, int]:
        """Chips behind, by seat."""
        return self._amounts(r"^seat-\d+-stack$")

    def bets(self) -> dict[int, int]:
        """Chips in front, by seat; seats without any are left out."""
        return self._amounts(r"^seat-\d+-bet$")

    def pots(self) -> list[int]:
        """The pots by themselves, main pot first; empty while there is only one."""
        return list(self._amounts(r"^pot-\d+$").values())

    @property
    def pot(self) -> int:
        """All chips in the middle, bets in front included."""
        return int(self.page.get_by_test_id("pot-total").get_attribute("data-amount") or 0)

    def cards(self, place: Locator | None = None) -> list[str]:
        """The cards that lie face up, of the whole page or of one place."""
        found = (place or self.page).get_by_test_id("card")
        cards: list[str] = found.evaluate_all("cards => cards.map((card) => card.dataset.card)")
        return cards

    def board(self) -> list[str]:
        return self.cards(self.page.get_by_test_id("board"))

    def hole(self, seat: int | None = None) -> list[str]:
        """The player's own cards, or those of another seat; none while they lie face down."""
        return self.cards(self.page.get_by_test_id("hero-hand" if seat is None else f"seat-{seat}-cards"))

    def log(self) -> list[str]:
        """The dealer's log as it is read aloud, oldest line first."""
        lines: list[str] = self.page.get_by_test_id("log-item").evaluate_all(SPOKEN)
        return lines

    def results(self) -> list[PotResult]:
        """What became of each pot, main pot first; empty while the hand runs."""
        found = self.page.get_by_test_id(re.compile(r"^result-pot-\d+$")).evaluate_all(RESULTS)
        return sorted((_pot(pot) for pot in found), key=lambda pot: pot.index)

    # ---- what the player does

    def button(self, name: str) -> Locator:
        """One of the three buttons, by its label."""
        return self.actions.get_by_role("button", name=name)

    def press(self, button: Locator) -> Self:
        """Presses it; by key outside test tables, where a button is deaf to a pointer just after a change."""
        if self.is_test:
            button.click()
        else:
            button.press("Enter")
        return self.settle()

    def fold(self) -> Self:
        return self.press(self.button("Fold"))

    def check(self) -> Self:
        return self.press(self.button("Check"))

    def call(self) -> Self:
        """Calls; all-in where the stack is shorter."""
        return self.press(self.actions.get_by_test_id("act-call"))

    def bet_to(self, to: int) -> Self:
        """Bets `to`, the player's total of this street afterwards."""
        return self._wager("bet", to)

    def raise_to(self, to: int) -> Self:
        """Raises to `to`, the player's total of this street afterwards."""
        return self._wager("raise", to)

    def _wager(self, verb: Verb, to: int) -> Self:
        button = self.wager_button(verb)
        self.open_amount()
        if self.amount_box.count():
            self.type_amount(to)
        expect(button).to_have_attribute("data-to", str(to))
        return self.press(button)

    def wager_button(self, verb: Verb | None = None) -> Locator:
        """The third button; without fixed limits its first press opens the amount, the second sends it."""
        return self.actions.get_by_test_id(f"act-{verb}" if verb else re.compile("^act-(bet|raise)$"))

    def open_amount(self) -> Self:
        """Opens the amount with the least that is legal, where it is not open and there is one to choose."""
        button = self.wager_button()
        return self if button.get_attribute("data-to") else self.press(button)

    def type_amount(self, to: int) -> Self:
        """Types a total into the open amount box, within the bounds or not."""
        in_cents = self.amount_box.get_attribute("inputmode") == "decimal"
        self.amount_box.fill(f"{to // 100}.{to % 100:02}" if in_cents else str(to))
        return self

    def presets(self) -> dict[str, int]:
        """The prepared amounts by name (`min`, `half`, `three-quarter` ...), in the order of the page."""
        found = self.actions.get_by_test_id(re.compile("^preset-")).evaluate_all(PRESETS)
        return dict(found)

    def preset(self, name: str) -> Self:
        """Opens the amount and sets a prepared one; nothing is sent."""
        self.open_amount().actions.get_by_test_id(f"preset-{name}").click()
        return self

    def next_hand(self) -> Self:
        return self.press(self.button("Next hand"))

    def rebuy(self) -> Self:
        return self.press(self.button("Buy in again"))

    # ---- test tables

    def deal(
        self,
        *,
        deck: str = "",
        button: int | None = None,
        stacks: Mapping[int, int] | None = None,
        actions: Sequence[tuple[int, str] | tuple[int, str, int]] = (),
    ) -> Self:
        """Deals a hand made to order; the one that runs is void. The bots play on to the player's turn.

        Args:
            deck: dealt first (see `stacked_deck`), the rest is shuffled.
            button: its seat; without one it moves on.
            stacks: chips by seat before the posts.
            actions: played at once: `(seat, "raise", 60)`.
        """
        setup: dict[str, Any] = {"deck": deck, "actions": [list(action) for action in actions]}
        if button is not None:
            setup["button"] = button
        if stacks is not None:
            setup["stacks"] = {str(seat): stack for seat, stack in stacks.items()}
        self.page.evaluate("setup => omaha8.deal(setup)", setup)
        return self.settle()

    def script(self, seats: Mapping[int, Sequence[ScriptedAction]]) -> Self:
        """What these seats play before their bots are asked, from now on or from the next `deal` on."""
        lists = {str(seat): [list(action) for action in actions] for seat, actions in seats.items()}
        self.page.evaluate("seats => omaha8.script(seats)", lists)
        return self.settle()

    def view(self) -> Any:
        """The engine's latest view, as docs/protocol.md#the-view has it."""
        return self.page.evaluate("() => omaha8.state()")


def _pot(pot: Any) -> PotResult:
    halves = {
        half["name"]: HalfResult(half["amount"], half["hand"], dict(half["shares"])) for half in pot["halves"]
    }
    return PotResult(pot["index"], pot["amount"], halves["result-hi"], halves.get("result-lo"))
