"""The page object for Playwright's async API, which the sync one is made of."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.async_api import async_playwright

from omaha8_playwright import AsyncTablePage, NotLegalError
from tests.e2e.test_page_object import BOARD, HOLES

pytestmark = pytest.mark.e2e


@pytest.fixture
def in_async(site: str, browser_type_launch_args: dict[str, Any]) -> Callable[[Any], Any]:
    """Runs a coroutine function with a table, in a thread of its own: the sync API has this one's loop."""

    async def run(body: Callable[[AsyncTablePage], Awaitable[Any]]) -> Any:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(**browser_type_launch_args)
            result = await body(AsyncTablePage(await browser.new_page(), site))
            await browser.close()
        return result

    def start(body: Callable[[AsyncTablePage], Awaitable[Any]]) -> Any:
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(asyncio.run, run(body)).result()

    return start


def test_a_hand_made_to_order(in_async):
    async def body(table: AsyncTablePage) -> None:
        await table.open(seats=3, seed="async")
        await table.script({1: [("bet", 60), ("fold",)], 2: [("fold",)]})
        before = [(0, "call"), (1, "call"), (2, "check")]
        await table.deal(holes=HOLES, board=BOARD, button=0, stacks={0: 500, 1: 600, 2: 700}, actions=before)
        assert await table.hole() == HOLES[0].split()
        assert await table.board() == BOARD.split()[:3]
        assert str(await table.legal()) == "fold, call 60, raise to 120..240"
        with pytest.raises(
            NotLegalError, match=r"^raise to 300 is not legal: fold, call 60, raise to 120\.\.240"
        ):
            await table.raise_to(300)
        await table.raise_to(240)
        assert [pot.high.shares for pot in await table.results()] == [{0: 180}]
        assert await table.phase == "between"
        assert sum((await table.stacks()).values()) == await table.bank
        assert (await table.report())["status"] == "idle"

    in_async(body)
