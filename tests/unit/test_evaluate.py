import json
from itertools import combinations
from pathlib import Path

import pytest

from omaha8.cards import DECK, cards_name, parse_cards
from omaha8.errors import NotationError, RulesError
from omaha8.rules import evaluate
from omaha8.rules.evaluate import best, flush_slow, high, high_low, low
from omaha8.rules.ranking import category_of, high_ranks_of, high_strength, low_ranks_of, rank_mask

CASES = json.loads((Path(__file__).parents[1] / "data" / "cases_shared.json").read_text())["cases"]


def cases(kind):
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def judged(hole, board, variant):
    """A hand as the cases write it; high-only games have no low to speak of."""
    strength, low_value = high_low(hole, board)
    return {
        "high": category_of(strength),
        "high_ranks": high_ranks_of(strength),
        "low": low_ranks_of(low_value) if low_value and variant == "omaha8" else None,
    }


def leaders(strengths):
    return [index for index, strength in enumerate(strengths) if strength == max(strengths)]


@pytest.mark.parametrize("case", cases("eval"))
def test_eval_case(case):
    hole, board = parse_cards(case["input"]["hole"]), parse_cards(case["input"]["board"])
    variant = case["input"]["variant"]
    assert judged(hole, board, variant) == case["expect"]
    made = best(hole, board)
    made_low = made.low.ranks if made.low and variant == "omaha8" else None
    assert {"high": made.high.category, "high_ranks": made.high.ranks, "low": made_low} == case["expect"]


@pytest.mark.parametrize("case", cases("winners"))
def test_winners_case(case):
    board, variant = parse_cards(case["input"]["board"]), case["input"]["variant"]
    holes = [parse_cards(hole) for hole in case["input"]["holes"]]
    highs = [high(hole, board) for hole in holes]
    lows = [low(hole, board) if variant == "omaha8" else 0 for hole in holes]
    assert leaders(highs) == case["expect"]["hi"]
    assert (leaders(lows) if any(lows) else None) == case["expect"]["lo"]
    assert [judged(hole, board, variant) for hole in holes] == case["expect"]["hands"]


def made_cards(made):
    assert made is not None
    return cards_name(made.hole), cards_name(made.board)


def test_best_names_its_cards():
    hole, board = parse_cards("As2sKdKc"), parse_cards("3c7d8sKhQd")
    made = best(hole, board)
    assert made.low is not None
    assert made_cards(made.high) == ("KdKc", "8sKhQd")
    assert (made.high.category, made.high.ranks) == ("trips", "KKKQ8")
    assert made_cards(made.low) == ("As2s", "3c7d8s")
    assert (made.low.category, made.low.ranks) == ("low", "8732A")
    assert (made.high.strength, made.low.strength) == high_low(hole, board)


def test_ties_take_the_first_cards_dealt():
    board = parse_cards("3c7d8sKhQd")
    assert made_cards(best(parse_cards("AsAh2s2h"), board).low) == ("As2s", "3c7d8s")
    assert made_cards(best(parse_cards("2hAhAs2s"), board).low) == ("2hAh", "3c7d8s")
    board = parse_cards("3d3c8sKhKd")
    assert made_cards(best(parse_cards("AsAhKc2h"), board).high) == ("AsKc", "8sKhKd")
    assert made_cards(best(parse_cards("2hAhKcAs"), board).high) == ("AhKc", "8sKhKd")


def test_flop_and_turn():
    hole = parse_cards("As2s3h4h")
    assert judged(hole, parse_cards("5s6s7s"), "omaha8") == {
        "high": "flush",
        "high_ranks": "A7652",
        "low": "7652A",
    }
    assert low(hole, parse_cards("Ks9s3s")) == 0
    assert judged(hole, parse_cards("5s6s7sKd"), "omaha8")["low"] == "7652A"
    assert best(hole, parse_cards("KsQdJd")).low is None


def test_high_is_known_without_a_low():
    made = best(parse_cards("AsAhKdKc"), parse_cards("AdAcQhJhTh"))
    assert made.low is None
    assert (made.high.category, made.high.ranks) == ("quads", "AAAAQ")


@pytest.mark.parametrize("function", [high, low, high_low, best])
@pytest.mark.parametrize(
    ("hole", "board", "code"),
    [
        ("AsKsQs", "2c3c4c5c6c", "hole_size"),
        ("AsKsQsJsTs", "2c3c4c5c6c", "hole_size"),
        ("", "2c3c4c", "hole_size"),
        ("AsKsQsJs", "", "board_too_short"),
        ("AsKsQsJs", "2c3c", "board_too_short"),
        ("AsKsQsJs", "2c3c4c5c6c7c", "board_too_long"),
    ],
)
def test_wrong_number_of_cards(function, hole, board, code):
    with pytest.raises(RulesError) as caught:
        function(parse_cards(hole), parse_cards(board))
    assert caught.value.code == code
    key = "hole" if code == "hole_size" else "board"
    assert caught.value.params == {key: list(parse_cards(hole if key == "hole" else board))}


@pytest.mark.parametrize(
    ("hole", "board"),
    [("AsKsQsJs", "As2c3c"), ("AsKsQsJs", "2c3cJs4c5c")],
)
def test_best_refuses_a_card_twice(hole, board):
    with pytest.raises(RulesError) as caught:
        best(parse_cards(hole), parse_cards(board))
    assert caught.value.code == "duplicate_card"
    assert caught.value.params["card"] in {"As", "Js"}


@pytest.mark.parametrize("card", [-1, 52])
def test_best_refuses_what_is_no_card(card):
    with pytest.raises(NotationError) as caught:
        best((card, 1, 2, 3), (4, 5, 6))
    assert caught.value.code == "bad_card"


def test_tables_have_the_shapes_they_say():
    """As a loop uses them: known cards first, then the unknown ones."""
    hole, board = parse_cards("AhKh2c3d"), parse_cards("QhJh4h5s8d")
    a, b, c, d, e = board
    row, low_row = evaluate.BOARD[e][d][c][b][a]
    *pairs, low_mask = evaluate.HOLE[hole[3]][hole[1]][hole[2]][hole[0]]
    assert len(row) == 91
    assert len(pairs) == 6
    assert category_of(max(row[pair] for pair in pairs)) == "high_card"
    assert low_row is not None
    assert low_ranks_of(low_row[low_mask]) == "8542A"
    assert evaluate.BOARD[51][47][c][b][a][1] is None
    suit = evaluate.SUIT[c][a][e][d][b]
    assert suit == 2
    bit = evaluate.SUIT_BIT[suit]
    held = sum(bit[card] for card in hole)
    dealt = sum(bit[card] for card in board)
    assert (held, dealt) == (rank_mask([12, 11]), rank_mask([10, 9, 2]))
    assert evaluate.TWO_OR_MORE[held]
    assert evaluate.FLUSH[held | dealt] == high(hole, board) == high_strength(parse_cards("AhKhQhJh4h"))


def test_flush_is_three_of_the_board_and_two_of_the_hand():
    for held in combinations((1, 5, 8, 12), 3):
        for dealt in combinations((0, 2, 3, 4, 6, 9), 4):
            masks = rank_mask(dealt), rank_mask(held)
            choices = [two + three for two in combinations(held, 2) for three in combinations(dealt, 3)]
            assert flush_slow(*masks) == max(high_strength([rank * 4 for rank in five]) for five in choices)
            assert evaluate.FLUSH[masks[0] | masks[1]] == 0


def test_short_boards_share_the_shapes():
    for a, b, c in combinations(DECK[::5], 3):
        assert evaluate.BOARD3[a][b][c] == evaluate.BOARD3[c][a][b]
        row, low_row = evaluate.BOARD3[a][b][c]
        for d in DECK[1::7]:
            row4, low_row4 = evaluate.BOARD4[d][a][b][c]
            assert all(more >= less for more, less in zip(row4, row, strict=True))
            assert low_row is None or low_row4 is not None
