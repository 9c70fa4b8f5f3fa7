"""Sampled equity: what is counted, in chunks, against ranges, by loops that a script wrote."""

import random
from itertools import combinations
from typing import Any

import pytest

from omaha8.__main__ import main
from omaha8.cards import DECK, parse_cards
from omaha8.errors import NotationError, RulesError
from omaha8.odds import sampled
from omaha8.odds._loops import OUTCOMES, SHARES
from omaha8.odds.deals import batches, range_deals
from omaha8.odds.equity import POT, odds_of, standard_error
from omaha8.odds.ranges import Range, parse_range
from omaha8.odds.sampled import equity, first_share, run, sampler_of
from tools import gen_odds

AA, KK = parse_cards("AhAs2h3d"), parse_cards("KsKdQhJc")


def test_outcomes_become_shares():
    # Three hands: all tie the high and the third has the low; the second scoops; the first two split it all.
    odds = odds_of({0b100_111: 2, 0b010_010: 1, 0b000_011: 1}, (0, 1, 2))
    assert [each.share for each in odds] == [
        2 * POT // 6 + POT // 2,
        2 * POT // 6 + POT + POT // 2,
        2 * (POT // 6 + POT // 2),
    ]
    assert [each.low for each in odds] == [0, POT // 2, POT]
    assert [(each.scoops, each.quarters, each.ties) for each in odds] == [(0, 2, 3), (1, 2, 3), (0, 0, 2)]
    assert sum(each.equity for each in odds) == pytest.approx(1)
    assert odds[1].squares == 2 * (POT // 6) ** 2 + POT**2 + (POT // 2) ** 2
    assert (odds[1].scoop, odds[1].quartered, odds[1].tie) == (0.25, 0.5, 0.75)


def test_places_put_hands_in_the_order_asked():
    odds = odds_of({0b0001: 1}, (1, 0))
    assert [each.scoops for each in odds] == [0, 1]


@pytest.mark.parametrize(("outcome", "quartered"), [(0b01_11, (0, 1)), (0b11_11, (0, 0)), (0b00_11, (0, 0))])
def test_quartered_is_a_split_half_and_nothing_else(outcome, quartered):
    assert tuple(each.quarters for each in odds_of({outcome: 1}, (0, 1))) == quartered


def test_the_standard_error_is_that_of_a_mean():
    assert standard_error(1, POT, POT * POT) == float("inf")
    assert standard_error(50, 50 * POT, 50 * POT * POT) == 0
    assert standard_error(401, 200 * POT, 200 * POT * POT) == pytest.approx((200 * 201) ** 0.5 / 401 / 20)


def test_the_error_says_how_far_off_an_estimate_is():
    runs = [equity([AA, None], (), "omaha8", rng=random.Random(i), trials=250)[0] for i in range(80)]
    mean = sum(each.equity for each in runs) / 80
    spread = (sum((each.equity - mean) ** 2 for each in runs) / 79) ** 0.5
    typical = sum(each.error or 0 for each in runs) / 80
    assert 0.7 * typical < spread < 1.25 * typical


# ---- chunks


@pytest.mark.parametrize("hands", [[AA, KK], [AA, None, None], [None, AA], [AA, KK, None, None, None]])
def test_chunks_are_one_sample(hands):
    rng = random.Random(3)
    chunks = [run(sampler_of(hands, (), "omaha8"), trials, rng) for trials in (7, 200, 93)]
    rng = random.Random(3)
    sampler = sampler_of(hands, (), "omaha8")
    for trials in (7, 200, 93):
        sampler = run(sampler, trials, rng)
    assert sampler.trials == 300
    whole = sampler.odds()
    for place in range(len(hands)):
        assert whole[place].share == sum(chunk.odds()[place].share for chunk in chunks)
        assert whole[place].squares == sum(chunk.odds()[place].squares for chunk in chunks)


def test_a_sampler_is_not_changed_by_running_it():
    empty = sampler_of([AA, None], (), "omaha8")
    once = run(empty, 50, random.Random(1))
    before = once.odds()
    run(once, 50, random.Random(2))
    assert once.odds() == before
    assert (empty.trials, empty.outcomes) == (0, {})
    with pytest.raises(RulesError, match="no trials"):
        empty.odds()
    with pytest.raises(RulesError, match="no trials"):
        run(empty, 0, random.Random(1))


# ---- loops


def test_the_loops_are_what_their_generator_writes():
    assert gen_odds.TARGET.read_text(encoding="utf-8") == gen_odds.source()


def few_suits(rng, count):
    """Cards that make flushes, lows and ties common."""
    return rng.sample([card for card in DECK if card & 3 < 2 or card < 24], count)


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("key", OUTCOMES, ids=str)
def test_every_loop_counts_what_the_plain_one_counts(key, variant, monkeypatch):
    known, unknown, missing = key
    rng = random.Random(str(key))
    for _ in range(4):
        cards = few_suits(rng, 4 * known + 5 - missing)
        hands = [tuple(cards[4 * i : 4 * i + 4]) for i in range(known)] + [None] * unknown
        rng.shuffle(hands)
        board = tuple(cards[4 * known :])
        fast = equity(hands, board, variant, rng=random.Random(5), trials=200)
        with monkeypatch.context() as patched:
            patched.setattr(sampled, "OUTCOMES", {})
            assert equity(hands, board, variant, rng=random.Random(5), trials=200) == fast


@pytest.mark.parametrize("variant", ["omaha8", "omaha_high"])
@pytest.mark.parametrize("key", SHARES, ids=str)
def test_the_first_share_alone_is_the_same_share(key, variant):
    unknown, missing = key
    rng = random.Random(str(key))
    for _ in range(6):
        cards = few_suits(rng, 9 - missing)
        hands, board = [tuple(cards[:4]), *[None] * unknown], tuple(cards[4:])
        whole = equity(hands, board, variant, rng=random.Random(5), trials=300)[0]
        share = first_share(hands, board, variant, rng=random.Random(5), trials=300)
        assert (share.trials, share.share, share.squares) == (whole.trials, whole.share, whole.squares)
        assert (share.equity, share.error) == (whole.equity, whole.error)


@pytest.mark.parametrize(
    "hands", [[None, AA], [AA, KK], [AA, parse_range("KsKdQhJc")], [AA, None, None, None, None], [None, None]]
)
def test_the_first_share_of_other_hands_too(hands):
    whole = equity(hands, (), "omaha8", rng=random.Random(5), trials=100)[0]
    assert first_share(hands, (), "omaha8", rng=random.Random(5), trials=100).share == whole.share


# ---- ranges


def test_a_range_of_one_hand_is_that_hand():
    board = parse_cards("2c7d8h9s3c")
    known = equity([AA, KK], board, "omaha8", rng=random.Random(1), trials=20)
    assert equity([AA, parse_range("KsKdQhJc@7")], board, "omaha8", rng=random.Random(1), trials=20) == known


def test_hands_of_ranges_come_by_weight_and_never_twice():
    first, second = parse_range("AhAs2h3d@3,KsKdQhJc"), parse_range("AhAs2h3d,4c5c6c7c@2,KsKd2c2d")
    live = list(DECK)
    dealt = list(range_deals([first, second], live, board=5, unknown=2, trials=6000, rng=random.Random(1)))
    assert len(dealt) == 6000
    pairs: Any = {}
    for deal in dealt:
        assert len(set(deal)) == len(deal) == 21
        pair = deal[5:9], deal[9:13]
        pairs[pair] = pairs.get(pair, 0) + 1
    weights = {}
    for hand, weight in zip(first.hands, first.weights, strict=True):
        for other, other_weight in zip(second.hands, second.weights, strict=True):
            if not set(hand) & set(other):
                weights[hand, other] = weight * other_weight
    assert pairs.keys() == weights.keys()
    for pair, weight in weights.items():
        expected = 6000 * weight / sum(weights.values())
        assert abs(pairs[pair] - expected) < 4.5 * expected**0.5


def test_cards_beside_ranges_are_evenly_spread():
    range_ = parse_range("AhAs2h3d,KsKdQhJc")
    seen = [0] * 52
    for deal in range_deals([range_], DECK, board=3, unknown=0, trials=6000, rng=random.Random(2)):
        for card in deal[:3]:
            seen[card] += 1
    free = [count for card, count in enumerate(seen) if card not in AA + KK]
    held = [seen[card] for card in AA + KK]
    # A card that one of two hands holds is free half of the time.
    assert all(abs(count - 18000 / 48) < 5 * (18000 / 48) ** 0.5 for count in free)
    assert all(abs(count - 9000 / 48) < 5 * (9000 / 48) ** 0.5 for count in held)


def test_a_range_loses_what_others_hold():
    known = parse_cards("KsKh7c8c")
    with_dead = equity(
        [known, parse_range("KsKdQhJc@100,AhAs2h3d")], (), "omaha8", rng=random.Random(1), trials=50
    )
    assert with_dead == equity(
        [known, parse_range("AhAs2h3d")], (), "omaha8", rng=random.Random(1), trials=50
    )


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        ([AA, parse_range("AhKhQhJh,As2c3c4c")], "no hand of the range"),
        ([parse_range("AhKhQhJh"), parse_range("Ah2c3c4c")], "do not go together"),
    ],
)
def test_ranges_that_cannot_be_are_refused(hands, message):
    with pytest.raises(RulesError, match=message) as error:
        equity(hands, (), "omaha8", rng=random.Random(1), trials=10)
    assert (error.value.code, error.value.params["what"]) == ("bad_equity", "range")


@pytest.mark.parametrize(
    ("hands", "weights", "what"),
    [
        ((), (), "count"),
        ((AA,), (1, 2), "count"),
        ((AA[:3],), (1,), "hand"),
        (((*AA[:3], AA[0]),), (1,), "hand"),
        ((AA,), (0,), "weight"),
    ],
)
def test_what_is_no_range_is_refused(hands, weights, what):
    with pytest.raises(RulesError) as error:
        Range(hands, weights)
    assert (error.value.code, error.value.params["what"]) == ("bad_range", what)


@pytest.mark.parametrize(
    ("text", "code"), [("AhAs2h3d@x", "bad_weight"), ("AhAs2h3d@", "bad_weight"), ("AhAs2h3x", "bad_card")]
)
def test_text_that_is_no_range_is_refused(text, code):
    with pytest.raises(NotationError) as error:
        parse_range(text)
    assert error.value.code == code


def test_ranges_are_read():
    assert parse_range("AhAs2h3d@3, KsKdQhJc") == Range((AA, KK), (3, 1))


# ---- deals


@pytest.mark.parametrize("need", [2, 9, 17])
def test_pairs_of_cards_are_evenly_spread(need):
    """Not only cards: whether two come together is what flushes and pairs hang on."""
    live = list(range(0, 48, 2))
    seen = dict.fromkeys(combinations(live, 2), 0)
    for batch in batches(live, need, 30_000, random.Random(need)):
        for first, second, *_ in batch:
            seen[min(first, second), max(first, second)] += 1
    expected = 30_000 / len(seen)
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < len(seen) + 4 * (2 * len(seen)) ** 0.5


def test_no_such_variant():
    variant: Any = "holdem"
    with pytest.raises(RulesError) as error:
        sampler_of([AA, KK], (), variant)
    assert error.value.code == "unknown_variant"


# ---- the command line


def told(capsys, *arguments):
    status = main(["equity", *arguments])
    captured = capsys.readouterr()
    return status, captured.out.splitlines(), captured.err


def test_the_command_line_counts_where_it_can(capsys):
    status, lines, _ = told(capsys, "--game", "omaha8", "AhAs2h3d", "KsKdQhJc", "--board", "2c7d8h")
    assert status == 0
    assert lines[0].split() == ["hand", "equity", "error", "high", "low", "scoop", "quartered", "tie"]
    assert " ".join(lines[1].split()) == "AhAs2h3d 0.9402 exact 0.4402 0.5000 0.8805 0.0000 0.0000"
    assert lines[-1] == "820 deals"


def test_the_command_line_samples_the_rest(capsys):
    arguments = ("--game", "omaha", "AhAs2h3d", "random", "KsKdQhJc@2,4c5c6c7c", "--trials", "300")
    status, lines, _ = told(capsys, *arguments, "--seed", "x")
    assert status == 0
    assert lines[-1] == "300 deals, seed x"
    assert told(capsys, *arguments, "--seed", "x")[1] == lines
    assert told(capsys, *arguments, "--seed", "y")[1][1:-1] != lines[1:-1]
    assert told(capsys, *arguments)[1][-1] != told(capsys, *arguments)[1][-1]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("AhAs2h3d", "KsKdQhJc", "4c5c6c7c", "--exact"), "exact_too_large"),
        (("AhAs2h3d", "KsKdQhAh"), "bad_equity"),
        (("AhAs2h3d", "random", "--trials", "0"), "bad_equity"),
        (("AhAs2h3d", "random", "--trials", "5", "--seed", "a b"), "bad_seed"),
        (("AhAs2h3d", "random", "--trials", "5", "--seed", ""), "bad_seed"),
        (("AhAs2h3d", "1x"), "bad_card"),
    ],
)
def test_the_command_line_says_what_is_wrong(capsys, arguments, code):
    status, lines, complaint = told(capsys, *arguments)
    assert (status, lines) == (1, [])
    assert complaint.startswith(f"{code}: ")


@pytest.mark.parametrize(
    ("arguments", "cards"),
    [
        (("As2d3d", "random"), "'As2d3d'"),
        (("As2d3d4d", "random", "--board", "5s"), "'5s'"),
        (("As2d3d4d", "AsAh@100,KsKdQsQd"), "'AsAh'"),
        (("As2d3d4d", "AsKdQsQd@2,AsKhQhJh"), "'AsKdQsQd,AsKhQhJh'"),
    ],
)
def test_the_command_line_complains_of_cards_by_name(capsys, arguments, cards):
    _, _, complaint = told(capsys, *arguments)
    assert complaint.rstrip().endswith(f": {cards}")
