"""What a screen reader meets. What axe finds: test_axe.py."""

from playwright.sync_api import expect

from tests.e2e.conftest import OpenTable
from tests.e2e.hands import BIG, SMALL, YOU, deal, three_handed


def test_cards_and_seats_have_names(open_table: OpenTable):
    table = open_table(**three_handed("omaha8", "pl"))
    deal(
        table,
        {YOU: "As 2h Kd Qd"},
        "8c 4d 3s",
        {SMALL: [("raise", 40), ("check",)], BIG: [("call",), ("bet", 50)]},
    )
    table.call().call()
    page = table.page
    hand = page.get_by_role("list", name="Your cards: ace of spades, two of hearts, king of diamonds")
    expect(hand.get_by_role("img", name="ace of spades, used for high and low")).to_be_visible()
    expect(hand.get_by_role("img", name="two of hearts, used for low")).to_be_visible()
    board = page.get_by_role("list", name="Board: eight of clubs, four of diamonds, three of spades")
    expect(board).to_be_visible()
    expect(page.get_by_role("group", name="Ana, small blind")).to_be_visible()
    expect(page.get_by_role("img", name="Dealer: You")).to_have_text("D")
    expect(page.get_by_role("status", name="Low: 8-4-3-2-A; ace of spades, two of hearts")).to_be_visible()
    expect(table.actions).to_have_accessible_name("Your action")


def test_face_down_cards_have_no_card_to_tell(open_table: OpenTable):
    """`data-card` stands on what lies face up alone, until the showdown turns hands up."""
    table = open_table(**three_handed("omaha8", "pl"))
    holes = {YOU: "As Ad Kd 7c", BIG: "Qh Qc 4d 3c", SMALL: "Jh Jc 6h 6c"}
    checks = [("check",)] * 3
    deal(table, holes, "Ks Td 9h 8c 2s", {SMALL: [("call",), *checks], BIG: [("check",), *checks]})
    assert table.cards() == table.hole() == holes[YOU].split()
    backs = table.page.get_by_test_id(f"seat-{BIG}-cards")
    expect(backs).to_have_accessible_name("4 cards face down")
    table.call()
    assert sorted(table.cards()) == sorted(table.hole() + table.board())
    for _ in range(3):
        table.check()
    assert table.phase == "between"
    shown = [seat for seat in (SMALL, BIG) if table.hole(seat)]
    assert all(table.hole(seat) == holes[seat].split() for seat in shown)
    assert len(table.cards()) == len(table.hole() + table.board()) + 4 * len(shown)


def test_the_hand_is_told(open_table: OpenTable):
    """All that happened since you last acted goes to the one live region."""
    table = open_table(**three_handed("omaha8", "pl"))
    deal(table, {YOU: "As 2h Kd Qd"}, "8c 4d 3s", {SMALL: [("fold",)], BIG: [("check",), ("bet", 20)]})
    table.call()
    told = table.page.get_by_test_id("live-polite")
    for sentence in (
        "You call 20. Ana folds. Bo checks.",
        "Flop: eight of clubs, four of diamonds, three of spades.",
        "Bo bets 20. Your turn. 20 to call, pot 70.",
    ):
        expect(told).to_contain_text(sentence)
    assert table.page.locator("[aria-live=polite]").count() == 1
