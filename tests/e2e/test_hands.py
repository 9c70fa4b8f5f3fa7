"""A hand to each kind of end in each of the six games: pots, shares, stacks, the log."""

import pytest

from omaha8_playwright import HalfResult, PotResult, TablePage
from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, GAMES, SMALL, START, YOU, check_down, deal, three_handed

CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
# Nobody can make a low here, and seats without named cards hold nothing.
DRY = "Ks Jd 9h 8c 2s"
# One high and two equal lows (docs/rules.md, ties).
QUARTERS = "3c 4d 7h Kc Qs"
KINGS, LOW_A, LOW_B = "Kd Kh Jd Tc", "As 2d Jh 9c", "Ah 2h Td 9s"


# Of the module's scope: pytest then plays all hands of one game before it opens the table of the next.
@pytest.fixture(scope="module", params=GAMES, ids="-".join)
def game(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param


@pytest.fixture
def table(game: tuple[str, str], open_table: OpenTable) -> TablePage:
    return open_table(**three_handed(*game))


def assert_settled(table: TablePage, stacks: dict[int, int]) -> None:
    """The hand is over and no chip is lost."""
    assert table.phase == "between"
    assert table.stacks() == stacks
    assert sum(stacks.values()) == table.bank
    assert table.pot == 0
    assert table.bets() == {}


def test_a_showdown(table: TablePage, game: tuple[str, str]):
    deal(
        table,
        {YOU: "As Ad Kd 7c", BIG: "Qh Qc 4d 3c"},
        DRY,
        {SMALL: [FOLD], BIG: [CALL, CHECK, CALL, CHECK, CALL, CHECK]},
    )
    assert table.hole() == ["As", "Ad", "Kd", "7c"]
    table.raise_to(40)
    assert table.board() == ["Ks", "Jd", "9h"]
    table.bet_to(20).bet_to(40).check()
    aces = HalfResult(210, "Pair of aces", {YOU: 210})
    no_low = HalfResult(0, "No low", {}) if game[0] == "omaha8" else None
    assert table.results() == [PotResult(0, 210, aces, no_low)]
    assert_settled(table, {YOU: 2110, SMALL: 1990, BIG: 1900})
    assert table.hole(SMALL) == []
    assert table.log()[:18] == [
        "Before the flop",
        "Ana posts the small blind 10",
        "Bo posts the big blind 20",
        "Your cards ace of spades, ace of diamonds, king of diamonds, seven of clubs",
        "You raise to 40",
        "Ana folds",
        "Bo calls 20",
        "Flop king of spades, jack of diamonds, nine of hearts",
        "Bo checks",
        "You bet 20",
        "Bo calls 20",
        "Turn eight of clubs",
        "Bo checks",
        "You bet 40",
        "Bo calls 40",
        "River two of spades",
        "Bo checks",
        "You check",
    ]
    assert table.log()[-1].endswith("You win 210")


def test_a_pot_is_won_by_folds(table: TablePage):
    deal(table, {}, "", {SMALL: [FOLD], BIG: [FOLD]})
    table.raise_to(40)
    assert table.results() == [PotResult(0, 50, HalfResult(50, "Nobody else stayed", {YOU: 50}), None)]
    assert_settled(table, {YOU: 2030, SMALL: 1990, BIG: 1980})
    assert table.cards() == table.hole()
    assert table.log()[-4:] == ["Ana folds", "Bo folds", "You take back 20", "You win 50"]


def test_a_fold_gives_the_pot_away(table: TablePage):
    deal(table, {}, "", {SMALL: [CALL, ("bet", 20)], BIG: [CHECK, FOLD]})
    table.call().fold()
    assert table.results() == [PotResult(0, 60, HalfResult(60, "Nobody else stayed", {SMALL: 60}), None)]
    assert_settled(table, {YOU: 1980, SMALL: 2040, BIG: 1980})
    assert table.seat(YOU).get_attribute("data-state") == "folded"


def test_a_side_pot(table: TablePage, game: tuple[str, str]):
    """The all-in player has the only low: it wins half of the main pot and nothing of the side pot."""
    deal(
        table,
        {SMALL: "As 2c Jh Td", YOU: "Qs Qd 9h 9d", BIG: "Kd Kh 8s 7s"},
        "3h 5c 8d Qc Jc",
        {SMALL: [CALL], BIG: [CALL, CHECK, CALL, CHECK, CALL, CHECK]},
        {SMALL: 40},
    )
    table.raise_to(40)
    assert table.seat(SMALL).get_attribute("data-state") == "allin"
    table.bet_to(20)
    assert table.pots() == [120, 40]
    table.bet_to(40).check()
    queens = "Three queens"
    if game[0] == "omaha8":
        low = HalfResult(60, "8-5-3-2-A", {SMALL: 60})
        assert table.results() == [
            PotResult(0, 120, HalfResult(60, queens, {YOU: 60}), low),
            PotResult(1, 120, HalfResult(120, queens, {YOU: 120}), None),
        ]
        assert_settled(table, {YOU: 2080, SMALL: 60, BIG: 1900})
        assert table.log()[-3:] == [
            "HI You win (Side 1) 120",
            "HI You win (Main) 60",
            "LO Ana wins (Main) 60",
        ]
    else:
        assert table.results() == [
            PotResult(0, 120, HalfResult(120, queens, {YOU: 120}), None),
            PotResult(1, 120, HalfResult(120, queens, {YOU: 120}), None),
        ]
        assert_settled(table, {YOU: 2140, SMALL: 0, BIG: 1900})
        assert table.log()[-2:] == ["You win (Side 1) 120", "You win (Main) 120"]


def quarters(table: TablePage) -> None:
    deal(
        table,
        {SMALL: KINGS, YOU: LOW_A, BIG: LOW_B},
        QUARTERS,
        {SMALL: [CALL, ("bet", 20), CHECK, CHECK], BIG: [CHECK, CALL, CHECK, CHECK]},
    )
    table.call().call()
    check_down(table, 2)


@pytest.mark.parametrize("game", [game for game in GAMES if game[0] == "omaha8"], ids="-".join, indirect=True)
def test_a_tied_low_is_quartered(table: TablePage):
    quarters(table)
    high = HalfResult(60, "Three kings", {SMALL: 60})
    low = HalfResult(60, "7-4-3-2-A", {YOU: 30, BIG: 30})
    assert table.results() == [PotResult(0, 120, high, low)]
    assert_settled(table, {YOU: 1990, SMALL: 2020, BIG: 1990})
    assert table.page.get_by_role("region", name="Result").get_by_text("¼").count() == 2
    assert table.log()[-3:] == ["HI Ana wins 60", "LO Bo wins 30", "LO You win 30"]


@pytest.mark.parametrize("game", [game for game in GAMES if game[0] == "omaha"], ids="-".join, indirect=True)
def test_the_same_cards_without_a_low(table: TablePage):
    quarters(table)
    assert table.results() == [PotResult(0, 120, HalfResult(120, "Three kings", {SMALL: 120}), None)]
    assert table.page.get_by_test_id("readout-lo").count() == 0
    assert_settled(table, {YOU: 1960, SMALL: 2080, BIG: 1960})


def test_a_tied_high_is_split(table: TablePage, game: tuple[str, str]):
    deal(
        table,
        {YOU: "Jc Tc 8s 7s", BIG: "Jd Td 8c 7c"},
        "Ah Kd Qs 5c 5d",
        {SMALL: [FOLD], BIG: [CHECK, CHECK, CHECK, CHECK]},
    )
    table.call()
    check_down(table, 3)
    high = HalfResult(50, "Ace-high straight", {YOU: 25, BIG: 25})
    no_low = HalfResult(0, "No low", {}) if game[0] == "omaha8" else None
    assert table.results() == [PotResult(0, 50, high, no_low)]
    assert_settled(table, {YOU: 2005, SMALL: 1990, BIG: 2005})


@pytest.mark.parametrize("game", [game for game in GAMES if game[0] == "omaha8"], ids="-".join, indirect=True)
def test_a_scoop_is_paid_once_and_shows_both_hands(table: TablePage):
    deal(
        table,
        {YOU: "Ah 3h Kd 9c", BIG: "Qh Qc Jd Jc"},
        "2h 4c 5h Ks 8s",
        {SMALL: [FOLD], BIG: [CHECK, CHECK, CHECK, CHECK]},
    )
    table.call()
    check_down(table, 3)
    wheel = HalfResult(50, "Five-high straight", {YOU: 50})
    assert table.results() == [PotResult(0, 50, wheel, HalfResult(None, "5-4-3-2-A", {}))]
    assert_settled(table, {YOU: 2030, SMALL: 1990, BIG: 1980})
    low = table.page.get_by_test_id("result-lo")
    assert "0" not in low.inner_text().split()
    for half in (low, table.page.get_by_test_id("result-hi")):
        name = half.locator(".rank")  # what is seen; the full name is read aloud
        assert name.evaluate("name => name.scrollWidth <= name.clientWidth"), "the name of the hand is cut"


@pytest.mark.parametrize("game", [("omaha8", "pl"), ("omaha", "pl")], ids="-".join)
def test_an_odd_chip_goes_to_the_left_of_the_button(game: tuple[str, str], open_table: OpenTable):
    table = open_table(**three_handed(*game), small_blind=5)
    deal(
        table,
        {YOU: "Jc Tc 8s 7s", BIG: "Jd Td 8c 7c"},
        "Ah Kd Qs 5c 5d",
        {SMALL: [FOLD], BIG: [CHECK, CHECK, CHECK, CHECK]},
    )
    table.call()
    check_down(table, 3)
    (pot,) = table.results()
    assert pot.high.shares == {YOU: 22, BIG: 23}
    assert_settled(table, {YOU: 2002, SMALL: 1995, BIG: 2003})


def test_stacks_are_as_the_hands_left_them(table: TablePage):
    """A second hand starts where the first ended; the button has moved on."""
    deal(table, {}, "", {SMALL: [FOLD], BIG: [FOLD]})
    table.raise_to(40)
    before = table.stacks()
    button = table.page.get_by_test_id("dealer-button")
    assert button.get_attribute("aria-label") == "dealer: You"
    table.script({SMALL: [FOLD, FOLD], BIG: [CALL, FOLD]}).next_hand()
    assert button.get_attribute("aria-label") == "dealer: Ana"
    chips = {seat: stack + table.bets().get(seat, 0) for seat, stack in table.stacks().items()}
    assert chips == before
    assert START.keys() == before.keys()
