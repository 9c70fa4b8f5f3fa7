"""Sampled equity and fields of hands, against exact enumeration and published figures."""

import random
from itertools import combinations

import pytest

from omaha8.cards import DECK, parse_cards
from omaha8.errors import RulesError
from omaha8.odds import starting
from omaha8.odds.field import field, share
from omaha8.odds.sampled import POT, deals, equity
from omaha8.rules.evaluate import high, high_low


def hands_of(*texts):
    return [parse_cards(text) if text else None for text in texts]


def exact(hands, board, variant):
    """Share of each hand over every run-out, in parts of a pot."""
    known = {card for hand in hands for card in hand}.union(board)
    rest = [card for card in DECK if card not in known]
    totals, count = [0.0] * len(hands), 0
    for end in combinations(rest, 5 - len(board)):
        whole = (*board, *end)
        highs = [high(hand, whole) for hand in hands]
        lows = [high_low(hand, whole)[1] if variant == "omaha8" else 0 for hand in hands]
        count += 1
        for i in range(len(hands)):
            part = 0.5 if max(lows) else 1
            if highs[i] == max(highs):
                totals[i] += part / highs.count(max(highs))
            if max(lows) and lows[i] == max(lows):
                totals[i] += 0.5 / lows.count(max(lows))
    return [total / count for total in totals]


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_sampled_equity_comes_near_the_exact(variant, count):
    rng = random.Random(f"{variant} {count}")
    for _ in range(3):
        cards = rng.sample(DECK, 4 * count + 3)
        hands = [tuple(cards[4 * i : 4 * i + 4]) for i in range(count)]
        board = tuple(cards[4 * count :])
        odds = equity(hands, board, variant, rng=rng, trials=3000)
        for each, truth in zip(odds, exact(hands, board, variant), strict=True):
            # Four standard errors of a share whose spread is a half at most.
            assert abs(each.share / (POT * 3000) - truth) < 4 * 0.5 / 3000**0.5
        assert sum(each.share for each in odds) == 3000 * POT


@pytest.mark.parametrize(
    ("hole", "opponents", "published"),
    [("AcKdAdKc", 1, 0.707), ("AcKdAdKc", 5, 0.3494), ("AcJdAdTc", 1, 0.706)],
)
def test_equity_against_random_hands_as_published(hole, opponents, published):
    # Card Player, 30 July 2004 (Caro's Poker Probe), Omaha high.
    hero, *_ = equity(
        hands_of(hole) + [None] * opponents, (), "omaha_high", rng=random.Random(1), trials=12000
    )
    assert abs(hero.share / (POT * 12000) - published) < 0.016


def test_a_whole_board_and_known_hands_need_no_chance():
    board = parse_cards("3c4d8sKhQd")
    first, second = equity(hands_of("Ah2hKcKs", "As2sJdTd"), board, "omaha8", rng=random.Random(1), trials=10)
    assert (first.share, second.share) == (10 * POT * 3 // 4, 10 * POT // 4)
    assert (first.high, first.low) == (10 * POT // 2, 10 * POT // 4)
    assert (first.scoops, second.scoops, first.quarters, second.quarters) == (0, 0, 0, 10)
    assert (first.per_mille, second.per_mille) == (750, 250)


def test_scoops_need_both_halves_or_no_low():
    board = parse_cards("2d3d5d6c9s")
    first, second = equity(hands_of("Ad4dKcKh", "7h8hQcJc"), board, "omaha8", rng=random.Random(1), trials=3)
    assert (first.scoops, first.high, first.low, second.share) == (3, 3 * POT // 2, 3 * POT // 2, 0)


def test_dead_cards_do_not_come():
    hands, board = hands_of("AsKs2d3c", "QhQd9c9d"), parse_cards("7s8s2hJc")
    known = {*board, *(card for hand in hands for card in hand)}
    spades = [card for card in range(3, 52, 4) if card not in known]
    others = [card for card in DECK if card not in known and card not in spades]
    flush, *_ = equity(hands, board, "omaha_high", rng=random.Random(1), trials=200, dead=others)
    assert flush.scoops == 200
    bare, *_ = equity(hands, board, "omaha_high", rng=random.Random(1), trials=200, dead=spades)
    assert bare.scoops < 100


def test_the_same_stream_gives_the_same_figures():
    hands = hands_of("As2s3hKd", "", "")
    runs = [equity(hands, (), "omaha8", rng=random.Random(7), trials=300) for _ in range(2)]
    assert runs[0] == runs[1]
    assert runs[0] != equity(hands, (), "omaha8", rng=random.Random(8), trials=300)


def test_figures_are_the_same_on_every_python():
    # Only `random()` is promised to stay: these come from 3.11.
    odds = equity(hands_of("As2s3hKd", ""), (), "omaha8", rng=random.Random(7), trials=300)
    assert odds[0].share == 897120


@pytest.mark.parametrize("need", [1, 4, 9, 44])
def test_deals_are_different_cards_evenly_spread(need):
    live = list(DECK[:44])
    seen = [0] * 52
    dealt = list(deals(live, need, 4000, random.Random(need)))
    assert len(dealt) == 4000
    for deal in dealt:
        assert len(set(deal)) == need
        for card in deal:
            seen[card] += 1
    expected = 4000 * need / 44
    assert sum(seen[:44]) == 4000 * need
    assert all(abs(count - expected) <= 5 * expected**0.5 for count in seen[:44])


@pytest.mark.parametrize(
    ("hands", "board", "what"),
    [
        ([None], "", "hands"),
        ([None] * 11, "", "hands"),
        ([*hands_of("AsKd"), None], "", "hand"),
        ([None, None], "2c", "board"),
        (hands_of("As2s3hKd", "AsQdQcQh"), "", "duplicate"),
    ],
)
def test_what_cannot_be_is_refused(hands, board, what):
    with pytest.raises(RulesError) as error:
        equity(hands, parse_cards(board), "omaha8", rng=random.Random(1), trials=10)
    assert (error.value.code, error.value.params["what"]) == ("bad_equity", what)


def test_too_few_cards_and_no_trials_are_refused():
    with pytest.raises(RulesError, match="not enough cards"):
        equity([None] * 10, (), "omaha8", rng=random.Random(1), trials=1, dead=DECK[:8])
    with pytest.raises(RulesError, match="no trials"):
        equity([None] * 2, (), "omaha8", rng=random.Random(1), trials=0)


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
def test_starting_hands_are_marked_by_all_hands(variant):
    points = sorted(starting.points(hole, variant) for hole in combinations(DECK, 4))
    assert starting._MARKS[variant] == tuple(points[len(points) * i // 100] for i in range(1, 100))


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
def test_starting_points_follow_equity(variant):
    rng = random.Random(variant)
    pairs = agree = 0
    hands = [tuple(rng.sample(DECK, 4)) for _ in range(40)]
    values = [
        (
            starting.points(hand, variant),
            equity([hand, None, None, None], (), variant, rng=rng, trials=600)[0].share,
        )
        for hand in hands
    ]
    for (points, truth), (other, other_truth) in combinations(values, 2):
        if abs(truth - other_truth) > 0.05 * 600 * POT:
            pairs += 1
            agree += (points > other) == (truth > other_truth)
    assert agree > 0.95 * pairs
    assert pairs > 100


def test_known_starting_hands_keep_their_order():
    order = ["AcAd3d2c", "AcAh3d2s", "KcKd2h3h", "QsTh8c6d", "9h9d9c4s", "2c2d2h2s"]
    better = [starting.better_hands(parse_cards(hole), "omaha8") for hole in order]
    assert better == sorted(better)
    assert (better[0], better[-1]) == (0, 990)


def make_field(hole, board, variant="omaha8", hands=60, runs=8):
    return field(parse_cards(hole), parse_cards(board), variant, rng=random.Random(1), hands=hands, runs=runs)


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("board", ["", "2c7d8h", "2c7d8hKs", "2c7d8hKs3s"])
def test_a_field_holds_what_the_evaluator_says(variant, board):
    hole = parse_cards("As4sQd5c")
    drawn = make_field("As4sQd5c", board, variant)
    assert len(drawn.runs) == (1 if len(parse_cards(board)) == 5 else 8)
    known = sum(1 << card for card in hole)
    for run in drawn.runs:
        whole = [card for card in DECK if run.cards >> card & 1]
        assert len(whole) == 5
        assert not run.cards & known
        assert set(parse_cards(board)) <= set(whole)
        expected = [high_low(hand, whole) for hand in (hole, *drawn.hands)]
        lows = [low if variant == "omaha8" else 0 for _, low in expected]
        assert [run.my_high, *run.highs] == [strength for strength, _ in expected]
        assert [run.my_low, *run.lows] == lows


def test_a_field_is_best_first():
    drawn = make_field("As4sQd5c", "2c7d8hKs3s")
    (run,) = drawn.runs
    assert run.highs[0] > run.highs[-1]
    best, worst = [(run.highs[i], run.lows[i]) for i in (0, -1)]
    assert best[0] >= worst[0]
    assert make_field("Ad4dKcKh", "2d3d5d6c9s").behind == 0
    assert make_field("QhQsJhTc", "2d3d5d6c9s").behind > 500
    before = make_field("As4sQd5c", "")
    assert list(before.better) == sorted(before.better)


def test_good_hands_are_drawn_more_often_but_weigh_no_more():
    drawn = make_field("KsQh9d8c", "", hands=200)
    good = sum(better <= 300 for better in drawn.better)
    assert 100 <= good <= 200
    weight = sum(w for w, better in zip(drawn.weights, drawn.better, strict=True) if better <= 300)
    assert 0.22 < weight / sum(drawn.weights) < 0.4


def test_samples_deal_no_card_twice_and_follow_the_weights():
    drawn = make_field("As4sQd5c", "2c7d8h")
    only = [1] * 10 + [0] * 50
    samples = drawn.sample([drawn.weights, only, drawn.weights], 200, random.Random(2))
    assert len(samples) > 100
    for run, hands in samples:
        cards = [drawn.masks[index] for index in hands]
        assert sum(cards) | run.cards == sum(cards) + run.cards
        assert (sum(cards) | run.cards).bit_count() == 17
        assert hands[1] < 10


def test_shares_are_those_of_a_showdown():
    drawn = make_field("As4sQd5c", "2c7d8h")
    hole = parse_cards("As4sQd5c")
    for run, hands in drawn.sample([drawn.weights] * 3, 100, random.Random(3)):
        whole = [card for card in DECK if run.cards >> card & 1]
        players = [hole, *[drawn.hands[index] for index in hands]]
        truth, *_ = equity(players, whole, "omaha8", rng=random.Random(1), trials=1)
        assert share(run, hands) == truth.share
    assert share(drawn.runs[0], ()) == POT
