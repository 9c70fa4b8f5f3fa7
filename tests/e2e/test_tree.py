"""A hand from the accessibility tree alone: found by role and name, read as a screen reader does."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, expect

from omaha8.cards import card_name
from omaha8.shuffle import shuffled_deck
from omaha8_playwright import stacked_deck

WORDS = "two three four five six seven eight nine ten jack queen king ace"
RANKS = dict(zip(WORDS.split(), "23456789TJQKA", strict=True))
SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
CARD = re.compile(rf"({'|'.join(RANKS)}) of ({'|'.join(SUITS)})")
# What there is to decide, and what comes after: a press is over when one of them can be pressed.
ASKED = re.compile(r"^(Check|Call|All-in|Next hand|Buy in again)")
YOU, ANA, BO = range(3)
START = dict.fromkeys(range(3), 2000)


class Reader:
    """A page as its accessibility tree has it; nothing here looks at elements, ids or styles."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tree: CDPSession = page.context.new_cdp_session(page)
        self.actions = page.get_by_role("group", name=re.compile("^(Your action|Continue)$"))

    def nodes(self) -> list[dict[str, Any]]:
        """The browser's own tree, what is hidden in it left out."""
        found: list[dict[str, Any]] = self.tree.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in found if not node["ignored"]]

    def text(self) -> str:
        """Every name, value and description in the tree, a line each."""
        return "\n".join(
            str(node[part].get("value", ""))
            for node in self.nodes()
            for part in ("name", "value", "description")
            if part in node
        )

    def cards(self) -> set[str]:
        """Every card that the tree names anywhere."""
        return {RANKS[rank] + SUITS[suit] for rank, suit in CARD.findall(self.text())}

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.actions.get_by_role("button", name=name, disabled=False)

    def wait(self) -> "Reader":
        """Until the player is asked or the hand is over."""
        expect(self.button(ASKED).first).to_be_attached(timeout=20_000)
        return self

    def press(self, name: str | re.Pattern[str]) -> "Reader":
        self.button(name).press("Enter")
        return self.wait()

    def log(self) -> str:
        return self.page.get_by_role("log", name="Dealer log").inner_text()


@pytest.fixture(scope="module")
def reader(browser: Browser, site: str) -> Iterator[Reader]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}?test=1&game=omaha8&limit=pl&seats=3&stakes=10-20&stack=2000&seed=ears")
    reader = Reader(page)
    reader.wait()
    yield reader
    context.close()


def deal(reader: Reader, holes: dict[int, str], board: str, script: dict[int, list]) -> None:
    """Only the deck is laid out of sight: what follows is played by ear."""
    setup = {
        "deck": stacked_deck(holes, board, seats=3, button=YOU),
        "button": YOU,
        "stacks": {str(seat): stack for seat, stack in START.items()},
    }
    lists = {str(seat): [list(action) for action in actions] for seat, actions in script.items()}
    reader.page.evaluate(
        "async ([seats, setup]) => { await omaha8.script(seats); await omaha8.deal(setup); }", [lists, setup]
    )
    reader.wait()


def test_a_hand_of_hi_lo_is_played_by_ear(reader: Reader):
    """You tie the nut low, the high goes to Ana. At no step is a card named that you may not know."""
    mine, others, board = "As 2h Kd Qd", {ANA: "Ks Kc 9s 7d", BO: "Ah 2c Jd Td"}, "8c 4d 3s Kh Jc"
    check = ("check",)
    script: dict[int, list[Any]] = {
        ANA: [("call",), check, check, ("bet", 100)],
        BO: [("call",), check, check, ("call",)],
    }
    told_before = reader.cards()  # the last sentences stay for a while
    deal(reader, {YOU: mine, **others}, board, script)
    page, known = reader.page, {*mine.split(), *told_before}
    assert set(mine.split()) <= reader.cards() <= known

    expect(page.get_by_role("heading", name="Pot-limit Omaha Hi-Lo")).to_be_attached()
    hand = page.get_by_role(
        "list", name="Your cards: ace of spades, two of hearts, king of diamonds, queen of diamonds"
    )
    expect(hand.get_by_role("img")).to_have_count(4)
    expect(page.get_by_role("group", name="Ana, small blind, 1,990 chips, Blind 10")).to_be_attached()
    expect(page.get_by_role("img", name="4 cards face down")).to_have_count(2)
    expect(page.get_by_role("img", name="pot 30")).to_be_attached()

    reader.button(re.compile("^Raise")).press("Enter")
    amount = page.get_by_role("textbox", name="Raise to")
    expect(amount).to_have_value("40")
    amount.fill("5")
    expect(page.get_by_role("alert").filter(has_text="The minimum raise is to 40")).to_be_attached()
    amount.fill("60")
    reader.press("Raise to 60")
    for street, cards in (("Flop", board.split()[:3]), ("Turn", ["Kh"]), ("River", ["Jc"])):
        known |= set(cards)
        assert set(cards) <= reader.cards() <= known
        assert f"{street} " in reader.log().replace("\n", " ")
        if street != "River":
            reader.press("Check")
    expect(
        page.get_by_role("status", name="Low: 8-4-3-2-A; ace of spades, two of hearts with")
    ).to_be_attached()
    reader.press("Call 100")

    told = page.get_by_role("status").filter(has_text="Ana wins 240 for high with three kings.")
    expect(told).to_contain_text("Low tied with eight four three two ace: Bo 120 and you 120.")
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text("Three kings")
    expect(result).to_contain_text("8-4-3-2-A")
    shown = {card for hole in others.values() for card in hole.split()}
    assert {*mine.split(), *board.split()} <= reader.cards() <= known | shown
    assert "¼" in result.inner_text()


def test_a_planted_card_is_heard(reader: Reader):
    """The search above would find what it looks for, wherever it is told."""
    before = reader.cards()
    card = next(card for card in map(card_name, range(52)) if card not in before)
    names = dict(zip(RANKS.values(), RANKS, strict=True)) | dict(zip(SUITS.values(), SUITS, strict=True))
    planted = f"{names[card[0]]} of {names[card[1]]}"
    group = reader.page.get_by_role("group", name=re.compile("^Ana"))
    name = group.get_attribute("aria-label") or ""
    group.evaluate("(seat, name) => seat.setAttribute('aria-label', name)", f"{name}, {planted}")
    assert card in reader.cards()
    group.evaluate("(seat, name) => seat.setAttribute('aria-label', name)", name)
    assert reader.cards() == before


def test_every_thing_in_the_tree_has_a_name(reader: Reader):
    """What can be pressed, and every picture that is not left out, says what it is."""
    wanted = {"button", "link", "textbox", "slider", "checkbox", "switch", "image", "region", "log", "dialog"}
    nodes = reader.nodes()
    assert len(nodes) > 50
    nameless = [
        node["role"]["value"]
        for node in nodes
        if node["role"]["value"] in wanted and not node["name"]["value"]
    ]
    assert nameless == []


@pytest.mark.parametrize("game", ["omaha8", "omaha"])
def test_no_hidden_card_is_in_the_tree_of_a_table_as_anybody_has_it(browser: Browser, site: str, game: str):
    """The seed tells the test what nobody may hear before the end."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}?game={game}&limit=fl&seats=4&seed=ears&speed=0&motion=off")
    reader = Reader(page).wait()
    deck = [card_name(card) for card in shuffled_deck("ears", 1)]
    own = page.get_by_role("list", name="Your cards").get_by_role("img")
    mine = {spoken(card) for card in own.all()}
    dealt, board = deck[:16], deck[16:21]
    assert len(mine & set(dealt)) == 4
    steps = 0
    while not page.get_by_role("region", name="Result").count():
        on_board = page.get_by_role("list", name="Board").get_by_role("img").count()
        assert reader.cards() == mine | set(board[:on_board])
        reader.press(re.compile("^(Check|Call|All-in)"))
        steps += 1
    assert steps
    context.close()


def spoken(card: Locator) -> str:
    (found,) = CARD.findall(card.get_attribute("aria-label") or "")
    return RANKS[found[0]] + SUITS[found[1]]
