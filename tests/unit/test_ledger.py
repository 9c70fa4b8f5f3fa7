"""A finished hand's account: where each chip came from and why it went where it went."""

import pytest

from omaha8.errors import RulesError
from omaha8.rules.games import Game, Stakes
from omaha8.rules.hand import HandState
from omaha8.rules.ledger import Ledger, OddChip, RakeStep, ledger
from omaha8.rules.profiles import DEFAULT, HouseRules
from tests.unit.stacked_hands import play, quartered, side_pot

TIES = {1: "AsTc9c3d", 2: "AdTd9h3h", 3: "AhTh9d3c"}
TIE_BOARD = "JdJh7s6s4d"


def account(hand: tuple[HandState, tuple]) -> Ledger:
    state, events = hand
    return ledger(events, state.game, state.stakes, state.rules)


def test_quartered_hand_shows_both_halves():
    told = account(quartered())

    (pot,) = told.pots
    assert (pot.why, pot.amount, pot.odd) == ("halved", 240, ())
    high, low = pot.halves
    assert (high.part, high.amount, high.winners) == ("high", 120, (0,))
    assert (low.part, low.amount, low.each, dict(low.shares)) == ("low", 120, 60, {0: 60, 1: 60})
    assert dict(told.nets) == {0: 60, 1: -60}


def test_high_half_gets_the_odd_chip():
    told = account(
        play(
            ["raise 40", "fold", "call"],
            {0: 40, 1: 40, 2: 40},
            {2: "As2sJdTd", 0: "KcKsQhQc"},
            "3c4d8sKhQd",
            structure="no_limit",
        )
    )

    (pot,) = told.pots
    assert pot.paid == ((1, 5), (2, 40), (0, 40))
    assert pot.odd == (OddChip(None, 1, "high_half_gets_odd_chip"),)
    assert [(half.part, half.shares) for half in pot.halves] == [("high", ((0, 43),)), ("low", ((2, 42),))]


def test_same_winners_divide_once_by_default_and_twice_by_house_rule():
    def shared(rules: HouseRules) -> Ledger:
        actions = ["raise 30", "call", "bet 3", "call"]
        return account(
            play(actions, {0: 33, 1: 33}, {0: "Ah2hKsQd", 1: "Ad2dKcQs"}, "3c4s5hTdJc", rules=rules)
        )

    once, twice = shared(DEFAULT), shared(HouseRules(even_split_same_winners=False))

    assert once.pots[0].why == "even_split_same_winners"
    assert dict(once.won) == {0: 33, 1: 33}
    assert twice.pots[0].why == "halved"
    assert twice.pots[0].halves[0].odd == (OddChip(1, 1, "clockwise_from_button"),)
    assert dict(twice.won) == {1: 34, 0: 32}


@pytest.mark.parametrize(
    ("rules", "won", "odd"),
    [
        (DEFAULT, {1: 8, 2: 8, 3: 7}, ((1, 1, "clockwise_from_button"), (2, 1, "clockwise_from_button"))),
        (HouseRules(odd_chips="all_to_first"), {1: 9, 2: 7, 3: 7}, ((1, 2, "all_to_first"),)),
    ],
)
def test_two_odd_chips_of_a_three_way_tie(rules, won, odd):
    told = account(
        play(
            ["call", "fold", "call"],
            {0: 50, 1: 7, 2: 7, 3: 7},
            TIES,
            TIE_BOARD,
            variant="omaha_high",
            stakes=Stakes(3, 7),
            posts={0: (0, 2)},
            rules=rules,
        )
    )

    (pot,) = told.pots
    assert (pot.amount, pot.dead, pot.why) == (23, ((0, 2),), "high_only")
    assert {seat: chips for seat, chips in told.won if chips} == won
    assert pot.halves[0].odd == tuple(OddChip(*entry) for entry in odd)


def test_folded_money_makes_no_layers_of_its_own():
    told = account(
        play(
            ["raise 30", "call", "raise 500", "call", "call", "fold"],
            {0: 1000, 1: 500, 2: 500, 3: 500},
            TIES,
            TIE_BOARD,
            structure="no_limit",
        )
    )

    (pot,) = told.pots
    assert (pot.floor, pot.ceiling, pot.amount, pot.why) == (0, 500, 1530, "even_split_same_winners")
    assert dict(told.won) == {1: 510, 2: 510, 3: 510, 0: 0}


def test_side_pot_has_its_own_level_and_claimants():
    told = account(side_pot())

    main, side = told.pots
    assert (main.floor, main.ceiling, main.amount, main.claimants) == (0, 50, 150, (1, 2, 0))
    assert (side.floor, side.ceiling, side.paid, side.claimants) == (50, 120, ((2, 70), (0, 70)), (2, 0))
    assert dict(main.halves[0].shares) == {2: 75, 0: 75}
    assert dict(side.halves[0].shares) == {2: 70, 0: 70}


def test_uncalled_chips_go_back_before_there_is_a_pot():
    told = account(
        play(
            ["raise 102", "call"],
            {0: 102, 1: 98},
            {0: "KdKc7h8h", 1: "2c2d9s9h"},
            "AsKhQd4c4s",
            structure="no_limit",
        )
    )

    assert told.contributed == ((1, 98), (0, 102))
    assert told.returned == ((0, 4),)
    assert [(pot.amount, dict(pot.halves[0].shares)) for pot in told.pots] == [(196, {0: 196})]


def test_pot_that_is_not_contested():
    told = account(play(["raise 30", "call", "fold", "bet 40", "fold"], {0: 500, 1: 500, 2: 500}))

    (pot,) = told.pots
    assert (pot.why, pot.amount, told.returned) == ("uncontested", 70, ((1, 40),))
    assert told.check.is_even


def test_results_add_up_to_nothing():
    told = account(
        play(
            ["raise 1200", "call", "fold", "call"],
            {0: 900, 1: 500, 2: 900, 3: 1200},
            {3: "AsAhKsKh"},
            "AcAdQh7c6s",
            structure="no_limit",
            stakes=Stakes(2, 4),
        )
    )

    assert dict(told.nets) == {3: 1802, 1: -2, 2: -900, 0: -900}
    assert told.returned == ((3, 300),)
    assert (told.check.before, told.check.after, told.check.rake) == (3500, 3500, 0)


def test_rake_is_paid_by_the_running_total():
    cents = Stakes(200, 500, 0, 0, 0, 100)
    told = account(
        play(
            ["raise 1700", "call", "call", "bet 3300", "call"],
            {0: 5000, 1: 600, 2: 5000},
            {0: "KdQcJh8h", 2: "4s4h5c7c", 1: "AsAhQd9d"},
            "2d9cTh3sJd",
            stakes=cents,
            rules=HouseRules(rake="page_tables"),
        )
    )

    main, side = told.pots
    assert main.rake == RakeStep("per_dollar", 1800, 90, 0, 90)
    assert side.rake == RakeStep("per_dollar", 10600, 100, 90, 10)
    assert told.check.rake == 100


def test_no_flop_no_drop_is_said():
    told = account(
        play(
            ["raise 1700", "fold", "fold"],
            {0: 5000, 1: 5000, 2: 5000},
            stakes=Stakes(200, 500, dollar=100),
            rules=HouseRules(rake="page_tables"),
        )
    )

    assert told.pots[0].rake.why == "no_flop_no_drop"


def test_events_of_half_a_hand_are_refused():
    _, events = play(["call"], {0: 100, 1: 100, 2: 100})

    with pytest.raises(RulesError) as caught:
        ledger(events, Game("omaha8", "pot_limit"), Stakes(5, 10), DEFAULT)

    assert caught.value.code == "unfinished_hand"


def test_events_with_a_wrong_pot_are_refused():
    state, events = quartered()
    short = tuple(event for event in events if type(event).__name__ != "Posted")

    with pytest.raises(RulesError) as caught:
        ledger(short, state.game, state.stakes, state.rules)

    assert caught.value.code == "ledger_differs"


def test_pot_without_a_low():
    told = account(
        play(["raise 100", "call"], {0: 100, 1: 100}, {0: "AsAhKcQc"}, "KsKdQh9c9s", structure="no_limit")
    )

    assert told.pots[0].why == "no_low"
    assert [half.part for half in told.pots[0].halves] == ["whole"]
