"""Exact equity, against counting every deal with the evaluator."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from omaha8.cards import DECK, parse_cards
from omaha8.errors import RulesError
from omaha8.odds.equity import POT, odds_of
from omaha8.odds.exact import exact
from omaha8.odds.ranges import Range, parse_range
from omaha8.rules.evaluate import high_low

AA, KK = parse_cards("AhAs2h3d"), parse_cards("KsKdQhJc")


def outcome_of(hands, board, variant):
    made = [high_low(hand, board) for hand in hands]
    top = max(high for high, _ in made)
    low_top = max(low for _, low in made) if variant == "omaha8" else 0
    outcome = sum(1 << i for i, (high, _) in enumerate(made) if high == top)
    return outcome | sum(1 << len(made) + i for i, (_, low) in enumerate(made) if low_top and low == low_top)


def every_deal(hands, board, variant, dead=()):
    """The odds of known hands, deal by deal."""
    gone = {card for hand in hands for card in hand}.union(board, dead)
    live = [card for card in DECK if card not in gone]
    ends = combinations(live, 5 - len(board))
    outcomes = Counter(outcome_of(hands, (*board, *end), variant) for end in ends)
    return odds_of(outcomes, range(len(hands)), is_exact=True)


def draw(rng, suits, count):
    return tuple(rng.sample([card for card in DECK if card & 3 in suits], count))


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("lying", [3, 4, 5])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_boards_are_counted_right(count, lying, variant):
    rng = random.Random(f"{count} {lying} {variant}")
    for suits in ((0, 1, 2, 3), (0, 1, 2, 3), (1, 3), (0, 1, 2)):
        cards = draw(rng, suits, 4 * count + lying + 1)
        hands = [cards[4 * i : 4 * i + 4] for i in range(count)]
        board, dead = cards[4 * count : -1], cards[-1:]
        assert exact(hands, board, variant, dead) == every_deal(hands, board, variant, dead)


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        ("AhKhQhJh 2h3h4h5h", "6h7h8h"),
        ("AhKhQh2c 3h4h5h6h", "7h8h9c"),
        ("AhKh2c3c Ac2h4h5c", "9h8cTh7c"),
        ("AhAdAcAs KhKdKcKs", "2h2d2c2s"),
        ("2h2d3c3s 2c2s3h3d", "AhAdAcAs"),
    ],
)
def test_hands_full_of_a_suit_or_a_rank(hands, board):
    first, second = map(parse_cards, hands.split())
    board = parse_cards(board)
    assert exact([first, second], board, "omaha8") == every_deal([first, second], board, "omaha8")


def test_before_the_flop():
    # All 1,086,008 boards, counted by another program.
    first, second = exact([AA, KK], (), "omaha8")
    assert first.trials == 1_086_008
    assert first.equity == pytest.approx(0.731792491399695, abs=1e-12)
    assert second.equity == pytest.approx(1 - 0.731792491399695, abs=1e-12)
    assert first.scoop == pytest.approx(0.6849166856966062, abs=1e-12)
    assert first.error is None


def test_before_the_flop_with_few_cards_left():
    dead = [card for card in DECK if card not in AA + KK][:26]
    assert exact([AA, KK], (), "omaha8", dead) == every_deal([AA, KK], (), "omaha8", dead)


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("board", ["2c7d8h9s3d", "2c7c8hKcQc", "4h5h6hAhKh"])
def test_the_river_against_any_hand(board, variant):
    board, hero = (
        parse_cards(board),
        parse_cards("Ac2d9c5h") if "5h" not in board else parse_cards("Ac2d9cTh"),
    )
    live = [card for card in DECK if card not in board + hero]
    outcomes = Counter(outcome_of([hero, hand], board, variant) for hand in combinations(live, 4))
    assert sum(outcomes.values()) == 123_410
    assert exact([hero, None], board, variant) == odds_of(outcomes, (0, 1), is_exact=True)
    # The unknown hand may come first.
    assert exact([None, hero], board, variant) == odds_of(outcomes, (1, 0), is_exact=True)


def test_two_known_and_any_hand_with_few_cards_left():
    board, hands = parse_cards("2c7c8hKc"), [parse_cards("Ac2d9c5h"), parse_cards("AdKd3c4c")]
    gone = {*board, *hands[0], *hands[1]}
    live = [card for card in DECK if card not in gone][::3]
    dead = [card for card in DECK if card not in gone and card not in live]
    outcomes = Counter(
        outcome_of([*hands, hand], (*board, river), "omaha8")
        for river in live
        for hand in combinations([card for card in live if card != river], 4)
    )
    assert exact([*hands, None], board, "omaha8", dead) == odds_of(outcomes, (0, 1, 2), is_exact=True)


def test_ranges_count_by_weight():
    first = parse_range("AhAs2h3d@3,KsKdQhJc,9s9h8h8d@2")
    second = parse_range("AhAs2h3d,4c5c6c7c@5")
    hero, board = parse_cards("KhKcQdJd"), parse_cards("2c7d8s")
    sums, trials = [Fraction(0)] * 3, 0
    for (hand, weight), (other, other_weight) in product(
        zip(first.hands, first.weights, strict=True), zip(second.hands, second.weights, strict=True)
    ):
        if set(hand) & set(other):
            continue
        odds = every_deal([hero, hand, other], board, "omaha8")
        trials += weight * other_weight * odds[0].trials
        for i, each in enumerate(odds):
            sums[i] += weight * other_weight * each.share
    # Hands as asked: a range before the known hand.
    counted = exact([first, hero, second], board, "omaha8")
    assert [each.trials for each in counted] == [trials] * 3
    assert [each.share for each in counted] == [sums[1], sums[0], sums[2]]


def test_shares_are_whole_pots():
    odds = exact([AA, KK, parse_cards("4c5c6c7c")], parse_cards("2c7d8h"), "omaha8")
    assert sum(each.share for each in odds) == odds[0].trials * POT
    assert all(each.share == each.high + each.low for each in odds)


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        ([AA, KK, parse_cards("4c5c6c7c")], ""),
        ([AA, None], ""),
        ([AA, None, None], "2c7d8h9s3c"),
        ([AA, Range((KK, KK) * 50, (1,) * 100)], ""),
    ],
)
def test_too_many_deals_are_refused(hands, board):
    with pytest.raises(RulesError) as error:
        exact(hands, parse_cards(board), "omaha8")
    assert error.value.code == "exact_too_large"
    assert error.value.params["hands"] == len(hands)
    assert error.value.params["board"] == list(parse_cards(board))


def test_ranges_that_exclude_each_other_are_refused():
    with pytest.raises(RulesError, match="go together"):
        exact([parse_range("AhAs2h3d"), parse_range("Ah4c5c6c")], (), "omaha8")


def test_questions_that_cannot_be_are_refused():
    with pytest.raises(RulesError, match="twice") as error:
        exact([AA, KK], parse_cards("Ah2c3c"), "omaha8")
    assert error.value.code == "bad_equity"
