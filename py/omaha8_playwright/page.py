"""The table as a person meets it: what is read, what is pressed, and when it is over.

Every method that does something returns when the table is at rest again, as the root's `data-status` says;
nothing here waits for time. The names found and read are those of the contract (docs/playwright.md#contract).

Made of async_page.py by tools/gen_sync_page.py: do not edit.
"""

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

from playwright.sync_api import Error, Frame, Locator, Page, expect

from omaha8_playwright import scripts
from omaha8_playwright.deck import stacked_deck
from omaha8_playwright.facts import (
    Action,
    Legal,
    NotLegalError,
    PlayedAction,
    PotResult,
    ScriptedAction,
    TableError,
    Verb,
    pot_results,
)

#: In ms, for the start of Python on a busy machine.
PATIENCE = 60_000
AT_REST = '[data-testid="app"]:is([data-status="idle"], [data-status="error"])'


class TablePage:
    """One `<omaha-table>` in a page or a frame of its own.

    What is read or pressed is found by `data-testid`, so it works in each of the page's languages. Seats are
    the engine's, amounts integers in the smallest unit, cards text such as `"As"`.
    """

    def __init__(self, page: Page, site: str, *, frame: Frame | None = None) -> None:
        """A table that `open` or `visit` has still to show.

        Args:
            page: where it is.
            site: the address of `index.html`'s folder, or of the game in a single file.
            frame: where the table is not the page itself but a part of it.
        """
        self.page = page
        self.site = site if site.endswith(("/", ".html")) else f"{site}/"
        self.frame = frame or page.main_frame
        self.is_test = False
        self.app = self.frame.get_by_test_id("app")
        self.actions = self.frame.get_by_test_id("actions")
        self.lobby = self.frame.get_by_test_id("lobby")
        self.amount_box = self.actions.get_by_test_id("bet-input")
        self.slider = self.actions.get_by_test_id("bet-slider")

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
            more: further parameters of docs/protocol.md#options and of the page (`lang`, `boot` ...).
        """
        pace = {"test": "1"} if test else {"speed": "0", "motion": "off"}
        return self.visit(game=game, limit=limit, seats=seats, seed=seed, **pace, **more)

    def visit(self, **params: str | int) -> Self:
        """Goes to the address with just these parameters; without `game` that is the start screen."""
        self.is_test = params.get("test") == "1"
        self.frame.goto(f"{self.site}?{urlencode(params)}")
        return self.settle()

    def settle(self) -> Self:
        """Waits until nothing moves before the player does.

        Raises:
            TableError: the table stands in error.
        """
        self.frame.locator(AT_REST).wait_for(state="attached", timeout=PATIENCE)
        if self.status == "error":
            report = self.report() or {}
            told = report.get("error")
            about = f" {json.dumps(told['params'])}" if isinstance(told, dict) else ""
            raise TableError(f"the table stands in error {self.error!r}{about}")
        return self

    # ---- what the root publishes

    def _published(self, name: str) -> str:
        return self.app.get_attribute(f"data-{name}") or ""

    @property
    def contract(self) -> int:
        """The version of the names that tests may rely on."""
        return int(self._published("contract"))

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
        panel = self.frame.get_by_test_id("error")
        return panel.get_attribute("data-code") if panel.count() else None

    @property
    def language(self) -> str:
        """The language that the table speaks: `en`, `nb`, `da`, `de` or `sv`."""
        return self.frame.locator("omaha-table").get_attribute("lang") or ""

    # ---- what stands on the table

    def seat(self, seat: int) -> Locator:
        return self.frame.get_by_test_id(f"seat-{seat}")

    def _amounts(self, pattern: str) -> dict[int, int]:
        found = self.frame.get_by_test_id(re.compile(pattern)).evaluate_all(scripts.AMOUNTS)
        return dict(sorted((seat, amount) for seat, amount in found))

    def stacks(self) -> dict[int, int]:
        """Chips behind, by seat."""
        return self._amounts(r"^seat-\d+-stack$")

    def bets(self) -> dict[int, int]:
        """Chips in front, by seat; seats without any are left out."""
        return self._amounts(r"^seat-\d+-bet$")

    def pots(self) -> list[int]:
        """The pots by themselves, main pot first; empty while there is only one."""
        pots = self._amounts(r"^pot-\d+$")
        return list(pots.values())

    @property
    def pot(self) -> int:
        """All chips in the middle, bets in front included."""
        return int(self.frame.get_by_test_id("pot-total").get_attribute("data-amount") or 0)

    def cards(self, place: Locator | None = None) -> list[str]:
        """The cards that lie face up, of the whole page or of one place."""
        found = (place or self.frame).get_by_test_id("card")
        cards: list[str] = found.evaluate_all(scripts.CARDS)
        return cards

    def board(self) -> list[str]:
        return self.cards(self.frame.get_by_test_id("board"))

    def hole(self, seat: int | None = None) -> list[str]:
        """The player's own cards, or those of another seat; none while they lie face down."""
        is_own = seat is None or self.seat(seat).and_(self.frame.locator("[data-hero]")).count() == 1
        place = "hero-hand" if is_own else f"seat-{seat}-cards"
        return self.cards(self.frame.get_by_test_id(place))

    def log(self) -> list[str]:
        """The dealer's log as it is read aloud, oldest line first."""
        lines: list[str] = self.frame.get_by_test_id("log-item").evaluate_all(scripts.SPOKEN)
        return lines

    def results(self) -> list[PotResult]:
        """What became of each pot, main pot first; empty while the hand runs."""
        pots = self.frame.get_by_test_id(re.compile(r"^result-pot-\d+$"))
        return pot_results(pots.evaluate_all(scripts.RESULTS))

    def legal(self) -> Legal | None:
        """What the player may do now, as the buttons say it; None while he is not asked."""
        found = self.frame.get_by_test_id("actions").evaluate_all(scripts.LEGAL)
        return Legal(**found) if found else None

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

    def act(self, action: Action, to: int | None = None) -> Self:
        """Any action by its name: for a test that decides by `legal`.

        Args:
            action: `fold`, `check`, `call`, `bet`, `raise`.
            to: of a bet or a raise the player's total of this street afterwards.

        Raises:
            NotLegalError: it is not what the buttons offer; nothing was pressed.
        """
        legal = self.legal()
        if not (legal and legal.allows(action, to)):
            raise NotLegalError(f"{_words(action, to)} is not legal: {self._offer(legal)}")
        if action in ("bet", "raise"):
            self._set_amount(action, to or 0)
        return self.press(self.actions.get_by_test_id(f"act-{action}"))

    def fold(self) -> Self:
        return self.act("fold")

    def check(self) -> Self:
        return self.act("check")

    def call(self) -> Self:
        """Calls; all-in where the stack is shorter."""
        return self.act("call")

    def bet_to(self, to: int) -> Self:
        """Bets `to`, the player's total of this street afterwards."""
        return self.act("bet", to)

    def raise_to(self, to: int) -> Self:
        """Raises to `to`, the player's total of this street afterwards."""
        return self.act("raise", to)

    def _set_amount(self, verb: Verb, to: int) -> None:
        self.open_amount()
        if self.amount_box.count():
            self.type_amount(to)
        expect(self.wager_button(verb)).to_have_attribute("data-to", str(to))

    def _offer(self, legal: Legal | None) -> str:
        """What could be done instead, for a message."""
        if not self.app.count():
            return f"no table at {self.frame.url!r}"
        place = f"hand {self.hand}, phase {self.phase!r}, turn {self.turn}"
        return f"{legal or 'the player is not asked'} ({place})"

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
        found = self.actions.get_by_test_id(re.compile("^preset-"))
        return dict(found.evaluate_all(scripts.PRESETS))

    def preset(self, name: str) -> Self:
        """Opens the amount and sets a prepared one; nothing is sent."""
        self.open_amount()
        self.actions.get_by_test_id(f"preset-{name}").click()
        return self

    def next_hand(self) -> Self:
        return self._go_on("btn-next-hand")

    def rebuy(self) -> Self:
        return self._go_on("btn-rebuy")

    def _go_on(self, name: str) -> Self:
        button = self.actions.get_by_test_id(name)
        if not button.count():
            raise NotLegalError(f"{name!r} is not there: {self._offer(self.legal())}")
        return self.press(button)

    # ---- test tables

    def deal(
        self,
        *,
        deck: str = "",
        holes: Mapping[int, str] | None = None,
        board: str = "",
        button: int | None = None,
        stacks: Mapping[int, int] | None = None,
        actions: Sequence[PlayedAction] = (),
    ) -> Self:
        """Deals a hand made to order; the one that runs is void. The bots play on to the player's turn.

        Args:
            deck: dealt first (see `stacked_deck`), the rest is shuffled.
            holes: instead of a deck, four cards by seat: `"As Kd Qh Jc"`. Needs `button` and all dealt in.
            board: with `holes`: up to five cards.
            button: its seat; without one it moves on.
            stacks: chips by seat before the posts.
            actions: played at once: `(seat, "raise", 60)`.

        Raises:
            ValueError: cards that no deck has, `holes` without `button`, or both `deck` and `holes`.
        """
        if holes is not None or board:
            if deck or button is None:
                raise ValueError(f"holes and board need a button and no deck: {button=} {deck=}")
            deck = stacked_deck(holes or {}, board, seats=len(self.stacks()), button=button)
        setup: dict[str, Any] = {"deck": deck, "actions": [list(action) for action in actions]}
        if button is not None:
            setup["button"] = button
        if stacks is not None:
            setup["stacks"] = {str(seat): stack for seat, stack in stacks.items()}
        self._order("setup => omaha8.deal(setup)", setup)
        return self.settle()

    def script(self, seats: Mapping[int, Sequence[ScriptedAction]]) -> Self:
        """What these seats play before their bots are asked, from now on or from the next `deal` on."""
        lists = {
            str(seat): [[action] if isinstance(action, str) else list(action) for action in actions]
            for seat, actions in seats.items()
        }
        self._order("seats => omaha8.script(seats)", lists)
        return self.settle()

    def stage(self, scenario: Mapping[str, Any] | str, **params: str) -> Self:
        """Puts a scenario on the table (docs/scenarios.md).

        Args:
            scenario: as it is, or the text of its file.
            params: as in an address: `mode`, `reveal`, `seed` ...
        """
        self._order("([scenario, params]) => omaha8.stage(scenario, params)", [scenario, params])
        return self.settle()

    def view(self) -> Any:
        """The engine's latest view, as docs/protocol.md#the-view has it."""
        return self._order("() => omaha8.state()")

    def _order(self, function: str, argument: Any = None) -> Any:
        if not self.frame.evaluate("() => 'omaha8' in globalThis"):
            raise TableError(f"no test table, it is a frame or was opened without test=1: {self.frame.url!r}")
        try:
            return self.frame.evaluate(function, argument)
        except Error as error:
            # The engine's code and what it is about; what follows is the browser's.
            raise TableError(error.message.partition("\n")[0].rpartition("Error: ")[2]) from None

    # ---- for a failed test

    def report(self) -> Any:
        """The game's report (docs/playwright.md#report); None where there is no table.

        It has no hidden card of a running hand and no seed but a chosen one.
        """
        return self.frame.evaluate(scripts.REPORT)

    def save_report(self, file: Path | str) -> Path:
        """Writes the report as JSON; folders are made."""
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.report(), indent=2) + "\n", "utf-8")
        return path


def _words(action: str, to: int | None) -> str:
    return action if to is None else f"{action} to {to}"
