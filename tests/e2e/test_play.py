"""A scripted player at a table as anybody opens it: no chip is lost, and no card is told before its time."""

import json
from random import Random

import pytest

from omaha8.cards import card_name
from omaha8.shuffle import shuffled_deck
from omaha8_playwright import TablePage
from tests.e2e.hands import GAMES
from tests.e2e.leaks import IN_PAGE, LISTEN, Watch

SEED = "scripted"


def decide(table: TablePage, chance: Random) -> None:
    """One decision, by keys alone. What the page does not allow is not tried."""
    keys = table.page.keyboard
    wager = table.actions.get_by_role("button").last
    can_wager = wager.get_attribute("aria-disabled") != "true"
    roll = chance.random()
    if can_wager and roll < 0.2:
        presets = table.presets()
        if presets:
            keys.press(str(chance.randint(1, len(presets))))
        keys.press("r")
    elif roll > 0.9 and table.actions.get_by_test_id("act-call").count():
        keys.press("f")
    else:
        keys.press("c")
    table.settle()


PLANTS = {
    "an attribute": "(seat) => seat.setAttribute('data-secret', 'QsJh')",
    "a name": "(seat) => seat.setAttribute('aria-label', 'Queen of spades')",
    "a comment": "(seat) => seat.append(new Comment('Qs'))",
    "a drawing": "(seat) => seat.innerHTML = '<svg><use href=#rank-Q></use><use href=#suit-s></use></svg>'",
    "a tile": "(seat) => seat.innerHTML = '<i data-suit=s>Q</i>'",
}


@pytest.mark.parametrize("plant", PLANTS.values(), ids=PLANTS)
def test_a_planted_card_is_found(table: TablePage, plant: str):
    """The searches below would find what they look for."""
    table.page.set_content("<div></div>")
    table.page.locator("div").evaluate(f"""(host) => {{
      const seat = document.createElement("p");
      host.attachShadow({{ mode: "open" }}).append(seat);
      ({plant})(seat);
    }}""")
    assert "Qs" in table.page.evaluate(IN_PAGE)["seen"]


def test_a_card_told_too_early_is_found():
    watch = Watch(SEED)
    view = {"hand": 1, "ending": None}
    start = {"type": "hand_started", "seats": [1, 2, 0]}
    mine = {"type": "hole_dealt", "seat": 0, "cards": hole(SEED, place=2)}
    watch.hear([{"text": json.dumps({"events": [start, mine], "view": view, "save": "As"})}])
    other = hole(SEED, place=1)[0]
    for leak in ({"view": {**view, "tip": other}}, {"view": view, "record": other}, {"request": other}):
        with pytest.raises(AssertionError):
            watch.hear([{"text": json.dumps({"events": [], **leak})}])


def hole(seed: str, *, place: int) -> list[str]:
    """The cards of one of three who are dealt in, by place from the left of the button."""
    deck = shuffled_deck(seed, 1)
    return [card_name(deck[turn * 3 + place]) for turn in range(4)]


@pytest.mark.parametrize(("game", "limit"), GAMES)
def test_a_scripted_player(table: TablePage, game: str, limit: str, long_run: bool):
    hands = 50 if long_run else 3
    table.page.context.add_init_script(LISTEN)
    written: list[str] = []
    table.page.on("console", lambda line: written.append(line.text))
    watch, chance = Watch(SEED), Random(f"{game} {limit}")
    table.open(game=game, limit=limit, seats=4, stack=600, seed=SEED, test=False)
    watch.look(table.page)
    watch.look_into_storage(table.page)
    while table.hand < hands or table.phase != "between":
        if table.phase == "between":
            assert sum(table.stacks().values()) == table.bank
            is_broke = table.actions.get_by_test_id("btn-rebuy").count()
            (table.rebuy() if is_broke else table).next_hand()
        else:
            assert table.turn == 0
            decide(table, chance)
        watch.look(table.page)
        if table.hand <= 1:
            watch.look_into_storage(table.page)
    assert sum(table.stacks().values()) == table.bank
    assert watch.said, "the live region told no card"
    assert written, "not even the start of the engine was noted"
    assert not [line for line in written if "error" in line.lower()]
