"""What a hand reads on a board, against plain enumeration."""

import random
from itertools import combinations

import pytest

from omaha8.cards import DECK, parse_cards
from omaha8.errors import RulesError
from omaha8.rules.evaluate import low
from omaha8.rules.ranking import high_strength, low_strength
from omaha8.views.lens import lens, nut_outs
from omaha8.views.view import LowReading


def read(hole, board, variant="omaha8"):
    """The lens of cards or their text, which must be there."""
    hole, board = [parse_cards(each) if isinstance(each, str) else each for each in (hole, board)]
    return lens(hole, board, variant)


def deals(count, seed, sizes=(3, 4, 5)):
    rng = random.Random(str(seed))
    for _ in range(count):
        cards = rng.sample(DECK, 4 + rng.choice(sizes))
        yield tuple(cards[:4]), tuple(cards[4:])


def unseen(*seen):
    return [card for card in DECK if card not in {card for cards in seen for card in cards}]


def test_c02_names_both_hands_and_their_two_hole_cards():
    reading = read("AhKcQd7s", "2h5h9hJh3c")
    assert (reading.high.category, reading.high.ranks) == ("high_card", "AKJ95")
    assert set(reading.high.hole) == set(parse_cards("AhKc"))
    assert reading.low.made.ranks == "7532A"
    assert set(reading.low.made.hole) == set(parse_cards("7sAh"))
    assert set(reading.low.made.board) == set(parse_cards("2h3c5h"))


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
def test_c07_every_street_has_a_reading_and_the_deal_has_none(variant):
    hole, board = "2d2h9d9h", "2cTc3s4h5d"
    assert lens(parse_cards(hole), (), variant) is None
    for size in (3, 4, 5):
        reading = read(hole, parse_cards(board)[:size], variant)
        assert reading.high.category == "trips"
        assert (reading.low is None) == (variant == "omaha_high")


@pytest.mark.parametrize(
    ("hole", "board", "state", "needs"),
    [
        ("As2dKhQc", "3c8hKd", "possible", 1),
        ("As2dKhQc", "3cThKd", "possible", 2),
        ("As2dKhQc", "TcThKd", "impossible", 0),
        ("As2dKhQc", "3cThKdQd", "impossible", 0),
        # Counterfeited: of A-2-7 only the seven helps.
        ("As2dKhQc", "Ac2h7d", "possible", 2),
        ("As2d3hQc", "Ac2h7d", "possible", 1),
        # One low card in hand is none.
        ("AsKdQcJh", "2c3d4h", "impossible", 0),
        ("AsAdKcKh", "2c3d4h", "impossible", 0),
    ],
)
def test_what_a_low_lacks(hole, board, state, needs):
    assert read(hole, board).low == LowReading(state, needs)


def test_what_a_low_lacks_is_what_the_next_cards_show():
    seen = set()
    for hole, board in deals(250, "lacks", (3, 4)):
        reading = read(hole, board).low
        if low(hole, board):
            assert reading.state == "made"
            continue
        rest = unseen(hole, board)
        needs = next(
            (
                more
                for more in range(1, 6 - len(board))
                if any(low(hole, board + cards) for cards in combinations(rest, more))
            ),
            0,
        )
        seen.add((len(board), needs))
        assert reading == LowReading("possible" if needs else "impossible", needs)
    assert seen == {(3, 0), (3, 1), (3, 2), (4, 0), (4, 1)}


@pytest.mark.parametrize("sizes", [(3,), (4,), (5,)])
def test_the_nuts_are_what_no_other_two_cards_beat(sizes):
    seen = set()
    for hole, board in deals(60, sizes, sizes):
        fives = [
            two + three for two in combinations(unseen(hole, board), 2) for three in combinations(board, 3)
        ]
        reading = read(hole, board)
        assert reading.high_is_nuts == (reading.high.strength >= max(map(high_strength, fives)))
        best_low = max(map(low_strength, fives))
        if reading.low.made:
            assert reading.low.is_nuts == (reading.low.made.strength >= best_low)
        seen |= {("high", reading.high_is_nuts), (reading.low.state, reading.low.is_nuts)}
    assert seen >= {("high", False), ("made", False), ("impossible", False)}


@pytest.mark.parametrize(
    ("hole", "board", "high_nuts", "low_nuts"),
    [
        ("As2sKdKc", "3c7d8sKhQd", True, True),
        ("Ac3s9dTc", "2c7d8sKhQd", False, True),
        ("Ac4s9dTc", "2c7d8sKhQd", False, False),
        # Ace and deuce on the board are of no use: three-four is the best low now.
        ("Kc3s4dTc", "Ac2d8sKhQd", False, True),
        # The bare ace of spades takes the nut flush away from others, but is not it.
        ("AsKdQdJc", "2s7s9s3hTd", False, False),
        ("AsKs2d2c", "3s7s9sJhTd", True, False),
        # Quads need both: kings full beats all that is left when a king is in hand.
        ("KcQc2d2h", "KsKhQd7s3c", True, False),
        ("QcQs2d3h", "KsKhQd7s3c", False, False),
        # A straight flush beats the ace-high flush.
        ("AsKs2d2h", "5s6s7s9dTc", False, True),
        ("8s9s2d2h", "5s6s7s9dTc", True, False),
    ],
)
def test_known_nuts(hole, board, high_nuts, low_nuts):
    reading = read(hole, board)
    assert (reading.high_is_nuts, reading.low.is_nuts) == (high_nuts, low_nuts)


def test_outs_to_the_nuts():
    # Nine spades, less the jack that pairs the board.
    assert nut_outs(parse_cards("AsKs9d9c"), parse_cards("2s7sJh"), "omaha_high") == 8
    assert nut_outs(parse_cards("9h6d4c4h"), parse_cards("2s7sJhKd"), "omaha_high") == 0
    assert nut_outs(parse_cards("AsKs9d9c"), (), "omaha8") == 0
    assert nut_outs(parse_cards("AsKs9d9c"), parse_cards("2s7sJhKd3c"), "omaha8") == 0


def test_cards_that_cannot_be_are_refused():
    with pytest.raises(RulesError):
        read("AsAhKdKc", "2cAs4c")
