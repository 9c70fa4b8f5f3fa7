"""A player's numbers, counted by hand."""

from fractions import Fraction

import pytest

from omaha8.records.stats import Counts, Played, count, merged, position_of, tally, total
from omaha8.rules.games import Game, Stakes
from tests.unit.stacked_hands import play, quartered, side_pot

STACKS = {0: 500, 1: 500, 2: 500}


def of(hand, seat: int, big_blind: int = 10) -> Counts:
    state, events = hand
    return count(Played(state.game, big_blind, events, seat))


def test_walk_is_no_voluntary_hand_and_not_one_that_could_have_been():
    walk = play(["fold", "fold"], STACKS)

    told = of(walk, 2)

    assert (told.hands, told.walks, told.voluntary) == (1, 1, 0)
    assert told.vpip is None
    assert told.won == Fraction(1, 2)
    assert of(walk, 1).vpip == 0
    assert of(walk, 1).won == Fraction(-1, 2)


def test_big_blind_that_checks_did_not_play_by_choice():
    limped = play(["call", "call", "check", *["check"] * 9], STACKS)

    assert of(limped, 2).voluntary == 0
    assert (of(limped, 2).flops, of(limped, 2).walks) == (1, 0)
    assert (of(limped, 0).voluntary, of(limped, 0).raised_preflop) == (1, 0)
    assert (of(limped, 1).voluntary, of(limped, 1).calls) == (1, 1)


def test_everybody_folds_to_a_raise_is_no_walk():
    assert of(play(["raise 30", "fold", "fold"], STACKS), 0).walks == 0
    assert of(play(["call", "fold", "raise 30", "fold"], STACKS), 2).walks == 0


def test_aggression_counts_all_streets():
    told = of(play(["raise 30", "fold", "call", "bet 30", "raise 100", "fold"], STACKS), 0)

    assert (told.bets, told.raises, told.calls, told.raised_preflop) == (0, 2, 0, 1)
    assert told.aggression is None
    assert Counts(bets=1, raises=2, calls=2).aggression == 1.5


def test_showdowns_of_flops_seen():
    hand = play(
        ["call", "call", "check", "bet 10", "fold", "call", *["check"] * 4],
        STACKS,
        {1: "AsAhQd9d", 0: "KsQhJc8c"},
        "2d9cTh3sJd",
        variant="omaha_high",
    )

    assert [of(hand, seat).flops for seat in (0, 1, 2)] == [1, 1, 1]
    assert [of(hand, seat).showdowns for seat in (0, 1, 2)] == [1, 1, 0]
    assert [of(hand, seat).showdowns_won for seat in (0, 1, 2)] == [1, 0, 0]
    assert of(hand, 1).wsd == 0
    assert of(hand, 2).wtsd == 0


def test_all_in_before_the_flop_sees_it():
    told = of(side_pot(), 1)

    assert (told.flops, told.showdowns, told.showdowns_won) == (1, 1, 0)


def test_quartered_and_halves():
    first, second = of(quartered(), 0), of(quartered(), 1)

    assert (first.highs, first.lows, first.scoops, first.quartered) == (1, 1, 0, 0)
    assert (second.highs, second.lows, second.scoops, second.quartered) == (0, 1, 0, 1)


def test_scoop_needs_every_pot_and_a_game_with_lows():
    holes, board = {0: "As2s9h9c", 1: "KsKdJc8c", 2: "QsQdJhTd"}, "4d5d6cKhTs"
    actions = ["raise 35", "call", "call", "bet 105", "call", "call", "bet 360", "call", "call"]
    nuts = holes | {0: "7d8d2d3d"}

    low_only = of(play(actions, STACKS, holes, board), 0)
    assert (low_only.highs, low_only.lows, low_only.scoops, low_only.quartered) == (0, 1, 0, 0)
    assert of(play(actions, STACKS, nuts, board), 0).scoops == 1
    assert of(play(actions, STACKS, nuts, board, variant="omaha_high"), 0).scoops == 0


def test_result_is_in_big_blinds():
    table = tally(
        [
            Played(state.game, 10, events, 0)
            for state, events in (quartered(), play(["fold", "fold"], STACKS), side_pot())
        ]
    )

    told = total(table)

    assert told.hands == 3
    assert told.won == Fraction(60 + 0 + 25, 10)
    assert told.bb_per_100 == pytest.approx(100 * 8.5 / 3)
    mean, squares = 8.5 / 3, 36 + 6.25
    width = 1.96 * ((squares - 3 * mean**2) / 2 / 3) ** 0.5
    assert told.bb_per_100_interval == pytest.approx((100 * (mean - width), 100 * (mean + width)))


def test_no_interval_from_one_hand():
    assert of(quartered(), 0).bb_per_100_interval is None
    assert Counts().bb_per_100 is None


def test_positions():
    state, events = play(["fold"] * 8, dict.fromkeys(range(9), 500), button=2)

    assert [position_of(events, seat) for seat in state.seats] == [
        "small_blind",
        "big_blind",
        "early",
        "early",
        "early",
        "middle",
        "middle",
        "cutoff",
        "button",
    ]


def test_button_of_two_is_the_button():
    _, events = play(["fold"], {0: 500, 1: 500})

    assert (position_of(events, 0), position_of(events, 1)) == ("button", "big_blind")


def test_tables_by_game_and_position_add_up():
    high = play(["fold", "fold"], STACKS, variant="omaha_high")
    low = play(["fold", "fold"], STACKS, stakes=Stakes(5, 10))
    one = tally([Played(high[0].game, 10, high[1], 2)])
    two = tally([Played(low[0].game, 10, low[1], seat) for seat in (0, 2, 5)])

    both = merged(one, two)

    assert total(both).hands == 3
    assert total(both, game=Game("omaha_high", "pot_limit")).hands == 1
    assert total(both, position="big_blind").walks == 2
    assert total(both, position="button").hands == 1
    assert total(both, position="cutoff") == Counts()
