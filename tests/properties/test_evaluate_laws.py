"""What holds for every hand and board, whatever the cards are."""

from hypothesis import given, settings
from hypothesis import strategies as st

from omaha8.cards import DECK, card_name, cards_name, parse_cards
from omaha8.rules.evaluate import best, high, high_low, low
from omaha8.rules.ranking import high_strength, low_strength

settings.register_profile("laws", deadline=None, max_examples=300)
laws = settings(settings.get_profile("laws"))


def dealt(boards=(3, 4, 5)):
    """A hand of four and a board, all different, from the whole deck or from two suits of it."""
    packs = st.sampled_from([DECK, tuple(card for card in DECK if card & 3 < 2)])
    sizes = st.sampled_from(boards)
    return st.tuples(packs, sizes).flatmap(
        lambda pick: st.lists(
            st.sampled_from(pick[0]), min_size=4 + pick[1], max_size=4 + pick[1], unique=True
        )
    )


@laws
@given(dealt(), st.permutations(range(4)))
def test_suits_permute_freely(cards, suits):
    moved = [(card & ~3) | suits[card & 3] for card in cards]
    assert high_low(moved[:4], moved[4:]) == high_low(cards[:4], cards[4:])


@laws
@given(dealt(), st.data())
def test_order_does_not_matter(cards, data):
    hole = data.draw(st.permutations(cards[:4]))
    board = data.draw(st.permutations(cards[4:]))
    assert high_low(hole, board) == high_low(cards[:4], cards[4:])


@laws
@given(dealt((4, 5)))
def test_another_board_card_never_hurts(cards):
    more = high_low(cards[:4], cards[4:])
    less = high_low(cards[:4], cards[4:-1])
    assert more[0] >= less[0]
    assert more[1] >= less[1]


@laws
@given(dealt())
def test_high_and_low_are_the_two_parts(cards):
    assert (high(cards[:4], cards[4:]), low(cards[:4], cards[4:])) == high_low(cards[:4], cards[4:])


@laws
@given(dealt())
def test_best_is_made_of_exactly_two_and_three(cards):
    hole, board = cards[:4], cards[4:]
    made = best(hole, board)
    assert (made.high.strength, made.low.strength if made.low else 0) == high_low(hole, board)
    for five, strength_of in ((made.high, high_strength), (made.low, low_strength)):
        if five is not None:
            assert list(five.hole) == [card for card in hole if card in five.hole]
            assert list(five.board) == [card for card in board if card in five.board]
            assert (len(five.hole), len(five.board)) == (2, 3)
            assert strength_of(five.hole + five.board) == five.strength


@laws
@given(st.lists(st.sampled_from(DECK), unique=True), st.sampled_from(["", " ", "\n"]))
def test_cards_are_read_as_they_are_written(cards, between):
    assert parse_cards(between.join(map(card_name, cards))) == tuple(cards)
    assert parse_cards(cards_name(cards)) == tuple(cards)
