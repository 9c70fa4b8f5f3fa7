"""The same game in Firefox and WebKitGTK: it starts, plays a hand, keeps it, and goes on from the disk."""

import json
import os
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from omaha8.wire.bridge import Bridge
from tests.browsers.drivers import Driver

DIST = Path(os.environ.get("OMAHA8_DIST") or Path(__file__).resolve().parents[2] / "dist")
# What the steps of a test share, in the page.
HELP = """
const until = async (what, of) => {
  for (let tries = 0; tries < 600; tries++) {
    const value = of();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never came: ${what}`);
};
const root = () => document.querySelector("omaha-table")?.shadowRoot;
const get = (id) => root()?.querySelector(`[data-testid="${id}"]`);
const rest = () => until("rest", () => ["idle", "error"].includes(get("app")?.dataset.status) && get("app"));
"""
READY = f"""{HELP}
await until("the handle", () => globalThis.omaha8);
const view = await omaha8.ready;
return {{ hand: view.hand, cards: view.seats[view.me].cards, way: omaha8.report().start.boot }};
"""
# Buttons, as a player presses them.
PLAY = f"""{HELP}
for (let acts = 0; acts < 40; acts++) {{
  await rest();
  const view = await omaha8.ready.then(() => omaha8.state());
  if (view.phase === "between") {{
    const sum = view.seats.reduce((chips, seat) => chips + seat.stack, 0);
    const result = root().querySelectorAll("[data-testid^=result-]").length;
    return {{ sum, bank: view.bank, ending: view.ending, result }};
  }}
  (get("act-check") ?? get("act-call")).click();
}}
throw new Error("the hand never ended");
"""


def dealt_here(seed: str, **params: str) -> list[str]:
    """The player's cards of the first hand, as this Python deals them."""
    bridge, request = Bridge(), {"v": 1, "id": 1, "table": "t"}
    told = {"seed": seed, **params}
    reply: dict[str, Any] = json.loads(
        bridge.dispatch(json.dumps({**request, "type": "open", "params": told}))
    )
    while not reply["view"]["seats"][0]["cards"]:
        step = {**request, "type": "step", "seq": reply["seq"]}
        reply = json.loads(bridge.dispatch(json.dumps(step)))
    cards: list[str] = reply["view"]["seats"][0]["cards"]
    return cards


def address(site: str, **params: str) -> str:
    return f"{site}?{urlencode({'test': '1', 'speed': '0', **params})}"


@pytest.mark.parametrize("boot", ["snapshot", "plain"])
def test_a_hand_is_played(driver: Driver, site: str, boot: str):
    table = {"game": "omaha8", "limit": "pl", "seats": "3", "seed": f"smoke-{boot}"}
    driver.open(address(site, boot="auto" if boot == "snapshot" else "plain", **table))
    start = driver.run(READY)
    assert start == {"hand": 1, "cards": dealt_here(table["seed"], seats="3"), "way": boot}
    end = driver.run(PLAY)
    assert end["sum"] == end["bank"]
    assert end["ending"] in ("fold", "showdown")
    assert end["result"]


def test_a_reload_goes_on_with_the_same_hand(driver: Driver, site: str):
    """No seed: only the storage can bring the same cards back."""
    url = address(site, game="omaha", limit="nl", seats="4", store="1")
    driver.open(url)
    before = driver.run(READY)
    driver.open("about:blank")
    driver.open(url)
    assert driver.run(READY)["cards"] == before["cards"]
    assert driver.run(PLAY)["ending"]


def test_every_language_is_there(driver: Driver, site: str):
    """Each is a file of its own that is loaded when it is asked for."""
    heard = set()
    for lang in ("en", "nb", "da", "de", "sv"):
        driver.open(address(site, game="omaha8", seats="2", seed="tongues", lang=lang))
        driver.run(READY)
        told = driver.run(f"{HELP} await rest(); return [root().host.lang, omaha8.log().join(' ')]")
        assert told[0] == lang
        heard.add(told[1])
    assert len(heard) == 5


def test_the_single_file_plays_from_the_disk(driver: Driver):
    file = (DIST / "omaha8.html").resolve().as_uri()
    driver.open(address(file, game="omaha8", limit="pl", seats="3", seed="disk"))
    assert driver.run(READY) == {"hand": 1, "cards": dealt_here("disk", seats="3"), "way": "snapshot"}
    end = driver.run(PLAY)
    assert end["sum"] == end["bank"]
