"""Hands that only seem to be made, against plain enumeration of what the eye could put together."""

import random
from itertools import combinations

import pytest

from omaha8.cards import DECK, RANKS, cards_name, parse_cards, rank_of, suit_of
from omaha8.errors import RulesError
from omaha8.rules.evaluate import best
from omaha8.rules.ranking import CATEGORIES, category_of, high_strength, low_strength
from omaha8.views.lens import lens
from omaha8.views.temptations import Temptation, temptations

PAIRED = ("two_pair", "trips", "full_house", "quads")


def seen(hole, board, variant="omaha8"):
    """Code -> the cards of the hand and of the board."""
    found = temptations(parse_cards(hole), parse_cards(board), variant)
    assert len({each.code for each in found}) == len(found)
    return {each.code: (each.hole, each.board) for each in found}


@pytest.mark.parametrize(
    ("hole", "board", "code", "held", "dealt"),
    [
        ("AhKcQd7s", "2h5h9hJh3c", "flush_with_one_suited", "Ah", "2h 5h 9h Jh"),
        ("AhKcQd7s", "2h5h9h", "flush_with_one_suited", "Ah", "2h 5h 9h"),
        ("AsKcQd7s", "2h5h9hJh", "four_flush_board", "", "2h 5h 9h Jh"),
        ("AsKcQd7s", "2h5h9hJhKh", "four_flush_board", "", "2h 5h 9h Jh Kh"),
        ("AhKhQh3c", "Jh9h4s4d8c", "flush_with_three", "Ah Kh Qh", "Jh 9h"),
        ("9c2d2h4s", "TsJdQh8c3s", "straight_with_one", "9c", "Qh Jd Ts 8c"),
        ("2c2d7h7s", "9s8hTcJdQh", "straight_with_one", "", "Qh Jd Tc 9s 8h"),
        ("9cTdJh2s", "8sQc2hAdAs", "straight_with_three", "Jh Td 9c", "Qc 8s"),
        ("As2s3dKd", "4h5c9dJsJc", "straight_with_three", "3d 2s As", "5c 4h"),
        ("AsKdQhJc", "7s7h7d7c2s", "board_quads", "", "7s 7h 7d 7c"),
        ("AsQsJd2c", "KsKhKd7c7d", "board_full_house", "", "Ks Kh Kd 7c 7d"),
        ("7h5s4d3c", "KsKhKd7c2d", "board_trips", "7h", "Ks Kh Kd 7c"),
        ("AsQh8d4c", "KsKh7c7d2s", "board_two_pair", "", "Ks Kh 7c 7d"),
        ("7sQh8d4c", "KsKh7c7d2s", "board_two_pair", "7s", "Ks Kh 7c 7d"),
        ("2d2h9d9h", "3cKsJh", "pairs_with_three", "2d 2h 9d 9h", ""),
        ("KdKhKs4c", "3c9sJh", "pairs_with_three", "Kd Kh Ks", ""),
        ("KdKh7s2c", "7c9sJh", "pairs_with_three", "Kd Kh 7s", "7c"),
        ("KdKh7s2c", "7c7dJh", "pairs_with_three", "Kd Kh 7s", "7c 7d"),
        ("AsKdQcJh", "2c3d4h5s8c", "low_with_one", "As", "5s 4h 3d 2c"),
        ("KsKdQcJh", "2c3d4h5s8c", "low_with_one", "", "8c 5s 4h 3d 2c"),
        ("As2d3cKh", "7c8dKdQsQc", "low_with_three", "3c 2d As", "8d 7c"),
        ("As2d3c4h", "7cTdKdQsQc", "low_with_three", "4h 3c 2d As", "7c"),
        ("As2dKhQc", "2c7d8h", "paired_low", "2d", "2c"),
        ("AsAdKhQc", "3c7d8h", "paired_low", "As Ad", ""),
        ("As2hKdQd", "8c4d3s2c", "counterfeited", "2h", "2c"),
    ],
)
def test_each_code(hole, board, code, held, dealt):
    assert seen(hole, board)[code] == (parse_cards(held), parse_cards(dealt))


@pytest.mark.parametrize(
    ("hole", "board", "code"),
    [
        ("AhKhQd7s", "2h5h9hJh3c", "flush_with_one_suited"),  # two of them are a flush
        ("AhAcAd7s", "2h5h9hJh7c", "four_flush_board"),
        ("6s6cAsKd", "JsJdJc3h3d", "board_full_house"),  # jacks full of sixes are more
        ("KsKc4s2d", "KhKd7c7d3s", "board_two_pair"),
        ("As2h5dKd", "8c4d3s2c", "counterfeited"),  # the five plays for the deuce
        ("As2h5dKd", "8c4d3s2c", "paired_low"),
        ("9cTd2h2s", "8sQcJhKdKs", "straight_with_one"),  # two of the hand make it
        ("As2d3cKh", "9c8dKdQsQc", "low_with_three"),  # four ranks are none
        ("7h7d4d3c", "KsKhKd7c2d", "board_trips"),
    ],
)
def test_what_is_held_does_not_tempt(hole, board, code):
    assert code not in seen(hole, board)


def test_the_variant_decides_about_lows():
    codes = seen("As2dKhQc", "2c7d8h", "omaha_high")
    assert codes == {}


def test_before_the_flop_nothing_tempts():
    assert temptations(parse_cards("2d2h9d9h"), (), "omaha8") == ()


def test_cards_are_checked():
    with pytest.raises(RulesError):
        temptations(parse_cards("2d2h9d"), parse_cards("3c4c5c"), "omaha8")


def test_the_lens_tells_them():
    hole, board = parse_cards("AhKcQd7s"), parse_cards("2h5h9hJh3c")
    reading = lens(hole, board, "omaha8")
    assert reading is not None
    found = reading.temptations
    assert found[0] == Temptation("flush_with_one_suited", parse_cards("Ah"), parse_cards("2h5h9hJh"))


def fives(hole, board, sizes):
    """Every five cards with so many of the hand."""
    for size in sizes:
        for mine in combinations(hole, size):
            for others in combinations(board, 5 - size):
                yield (*mine, *others)


def shapes(cards):
    ranks = [rank_of(card) for card in cards]
    return sorted((ranks.count(rank) for rank in {*ranks}), reverse=True)


def category(five):
    return category_of(high_strength(five))


def plain_straight(five):
    """The strength of five consecutive ranks whatever their suits, else 0."""
    strength = 0
    if len({rank_of(card) for card in five}) == 5:
        strength = high_strength([4 * rank_of(card) + (at == 0) for at, card in enumerate(five)])
    return strength if strength and category_of(strength) == "straight" else 0


def flush_codes(hole, board, made, many):
    if CATEGORIES.index(made.high.category) >= CATEGORIES.index("flush"):
        return
    for suit in range(4):
        held, dealt = ([suit_of(card) for card in cards].count(suit) for cards in (hole, board))
        yield "flush_with_one_suited", held == 1 and dealt >= 3
        yield "four_flush_board", held == 0 and dealt >= 4
    yield "flush_with_three", any(len({suit_of(card) for card in five}) == 1 for five in many)


def paired_codes(board, made, few, many):
    def is_better(five):
        name = category(five)
        return name in PAIRED and CATEGORIES.index(name) > CATEGORIES.index(made.high.category)

    shape = shapes(board)
    is_full = shape == [3, 2]
    tempts = any(is_better(five) for five in few)
    yield "pairs_with_three", any(is_better(five) for five in many)
    yield "board_quads", shape[0] == 4 and tempts
    yield "board_full_house", is_full and high_strength(board) > made.high.strength
    yield "board_trips", shape[0] == 3 and not is_full and tempts
    yield "board_two_pair", shape[:2] == [2, 2] and tempts


def is_low(card):
    return RANKS[rank_of(card)] in "A2345678"


def low_codes(hole, board, made, few, many):
    low = made.low.strength if made.low else 0
    yield "low_with_one", any(low_strength(five) > low for five in few)
    yield "low_with_three", any(low_strength(five) > low for five in many)
    yield "paired_low", not low and sum(map(is_low, hole)) >= 2 and sum(map(is_low, board)) >= 3
    plays = [
        mine
        for mine in combinations(hole, 2)
        for others in combinations(board, 3)
        if low and low_strength((*mine, *others)) == low
    ]
    dealt = {rank_of(card) for card in board}
    doubled = [any(rank_of(card) in dealt for card in mine) for mine in plays]
    yield "counterfeited", bool(doubled) and all(doubled)


def expected(hole, board):
    """The codes, by their meaning and the slow way."""
    made = best(hole, board)
    few, many = list(fives(hole, board, (0, 1))), list(fives(hole, board, (3, 4)))
    found = [
        *flush_codes(hole, board, made, many),
        ("straight_with_one", any(plain_straight(five) > made.high.strength for five in few)),
        ("straight_with_three", any(plain_straight(five) > made.high.strength for five in many)),
        *paired_codes(board, made, few, many),
        *low_codes(hole, board, made, few, many),
    ]
    return {code for code, is_there in found if is_there}


def deals(count, seed):
    """Hands and boards, many of them of few ranks or few suits, so that everything happens."""
    rng = random.Random(seed)
    for _ in range(count):
        deck = rng.choice(
            (DECK, [c for c in DECK if suit_of(c) < 2], [c for c in DECK if rank_of(c) % 3 == 0], DECK[20:])
        )
        cards = rng.sample(deck, 4 + rng.choice((3, 4, 5)))
        yield tuple(cards[:4]), tuple(cards[4:])


def test_codes_mean_what_they_say(long_run):
    met = set()
    for hole, board in deals(40_000 if long_run else 2_500, "temptations"):
        found = temptations(hole, board, "omaha8")
        codes = [each.code for each in found]
        assert len({*codes}) == len(codes), cards_name(hole + board)
        assert {*codes} == expected(hole, board), cards_name(hole + board)
        met.update(codes)
    assert len(met) == 14


def test_cards_named_make_what_is_seen():
    for hole, board in deals(1_500, "cards"):
        for code, mine, others in ((e.code, e.hole, e.board) for e in temptations(hole, board, "omaha8")):
            assert {*mine} <= {*hole}
            assert {*others} <= {*board}
            five = (*mine, *others)
            if code.startswith("straight"):
                assert plain_straight(five)
            if code.startswith("low_with"):
                assert low_strength(five) > 0
            if code.endswith("_three"):
                assert len(mine) >= 3
            if code.endswith("_one"):
                assert len(mine) <= 1
