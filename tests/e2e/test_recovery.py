"""The engine goes away in the middle of a decision; the decision stays."""

import json
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from omaha8.wire.bridge import dispatch
from omaha8_playwright import TablePage
from tests.e2e.leaks import LISTEN

# As a browser does that needs the memory.
KILL = "() => workers.at(-1).terminate()"


def play_out(table: TablePage) -> list[str]:
    """Calls and checks to the end of the hand; its log."""
    while table.phase != "between":
        (table.check if table.button("Check").count() else table.call)()
    return table.log()


def prompt(table: TablePage) -> dict[str, object]:
    """What the player decides on."""
    return {
        "cards": table.hole(),
        "board": table.board(),
        "stacks": table.stacks(),
        "bets": table.bets(),
        "pot": table.pot,
        "buttons": table.actions.get_by_role("button").all_inner_texts(),
        "log": table.log(),
    }


def test_a_killed_worker_costs_nothing(table: TablePage):
    """A new worker takes the table up where it was, and the hand goes on as it would have."""
    undisturbed = play_out(table.open(seats=3, seed="kill"))
    table.page.add_init_script(LISTEN)
    table.open(seats=3, seed="kill")
    before = prompt(table)
    table.page.evaluate(KILL)
    assert prompt(table) == before
    assert play_out(table) == undisturbed
    assert table.page.evaluate("() => workers.length") == 2
    assert sum(table.stacks().values()) == table.bank


def test_an_engine_that_cannot_come_back_can_be_tried_again(
    table: TablePage, site: str, page_problems: list[str]
):
    table.page.add_init_script(LISTEN)
    table.open(seats=3, seed="kill")
    before = prompt(table)
    manifest = urljoin(site, "engine/manifest.json")
    table.page.route(manifest, lambda route: route.abort())
    table.page.evaluate(KILL)
    table.page.keyboard.press("c")
    panel = table.page.get_by_role("alert").filter(has_text="Something went wrong")
    expect(panel).to_be_visible(timeout=30_000)
    assert table.error == "engine_load_failed"
    table.page.unroute(manifest)
    panel.get_by_role("button", name="Try again").click()
    table.settle()
    expect(panel).to_have_count(0)
    assert prompt(table) == before
    play_out(table)
    assert sum(table.stacks().values()) == table.bank
    page_problems.clear()


@pytest.mark.parametrize("boot", ["auto", "plain"])
def test_both_starts_of_python_deal_the_same(table: TablePage, boot: str):
    started: list[str] = []
    table.page.on("console", lambda line: started.append(line.text))
    table.open(seats=3, seed="boots", boot=boot)
    way = "snapshot" if boot == "auto" else "plain"
    assert any(line.startswith(f"omaha8: {way} start") for line in started)
    assert table.hole() == dealt_here("boots", seats=3)


def dealt_here(seed: str, *, seats: int) -> list[str]:
    """The player's first cards when the same engine runs without a browser."""

    def ask(**request: object) -> dict:
        return json.loads(dispatch(json.dumps({"v": 1, "id": 1, "table": "here", **request})))

    params = {"game": "omaha8", "limit": "pl", "seats": str(seats), "seed": seed}
    opened = ask(type="open", params=params)
    return ask(type="step", seq=opened["seq"])["view"]["seats"][0]["cards"]
