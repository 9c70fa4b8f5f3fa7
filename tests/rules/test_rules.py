"""The rules, one test each, named by their number in docs/rules.md.

Seats are 0, 1, 2 ... clockwise; the last has the button, so that 0 posts the small and 1 the big blind (two
players: 1 has the button and the small blind). Blinds are 5/10, limits 10/20.
"""

import pytest

from omaha8.cards import parse_cards
from omaha8.errors import IllegalActionError, RulesError
from omaha8.rules.evaluate import best
from omaha8.rules.events import Acted, BetReturned, HoleMucked, HoleShown, Posted
from omaha8.rules.games import STRUCTURES, Game, Stakes
from omaha8.rules.hand import SeatIn, apply, legal_actions, show, start_hand
from omaha8.rules.posts import (
    Blinds,
    button_draw,
    entry_post,
    is_removed,
    may_post,
    may_wait_over,
    next_blinds,
    small_blind,
)
from omaha8.rules.profiles import DEFAULT, PROFILES, HouseRules
from omaha8.rules.rake import rake_for
from tests.hands import BLINDS, action_of, bounds, deck_of, legal, play, play_out, start, won

CHECKED = ["check"] * 6
"""Flop, turn and river of two players who only check."""


# Part C


def test_c0_one_card_at_a_time_clockwise_then_the_board_without_burns():
    seats = [SeatIn(seat, 500) for seat in (2, 5, 9)]
    state, _ = start_hand(Game("omaha8", "no_limit"), BLINDS, DEFAULT, 5, seats, range(52))
    assert state.seats == (9, 2, 5)
    assert state.holes == ((0, 3, 6, 9), (1, 4, 7, 10), (2, 5, 8, 11))
    river = play(state, "call", "call", "check", *["check"] * 6)
    assert (river.street, river.board) == ("river", (12, 13, 14, 15, 16))


def test_c1_round_one_starts_after_the_big_blind_later_ones_after_the_button():
    state = start()
    assert [state.seat_to_act, legal(state).call] == [2, 10]
    assert play(state, "call", "call", "call", "check").seat_to_act == 0
    assert play(state, "call", "call", "fold", "check").seat_to_act == 1


def test_c2_posts_are_what_the_stack_allows_and_dead_money_is_in_the_main_pot():
    state = start(stacks=(3, 500, 500, 500, 500, 500), posts={4: (10, 5)})
    assert (state.committed, state.dead, state.pot) == ((3, 10, 0, 0, 10, 0), (0, 0, 0, 0, 5, 0), 28)
    done = play(state, "fold", "fold", "check", "fold", "check", *CHECKED)
    assert [(pot.amount, pot.claimants) for pot in done.awards] == [(14, (0, 1, 4)), (14, (1, 4))]


def test_c3_a_call_matches_or_takes_the_whole_stack():
    state = play(start(stacks=(500, 500, 500, 120)), "raise 300")
    assert legal(state).call == 120
    called = play(state, "call")
    assert (called.stacks[3], legal(called).call) == (0, 295)


@pytest.mark.parametrize(
    ("stacks", "structure", "actions", "reason"),
    [
        ((500, 500, 500, 120), "no_limit", ["raise 300"], "stack_covers_call_only"),
        ((500, 500, 100), "no_limit", ["raise 100", "fold"], "nobody_can_call"),
        ((500, 80, 500), "no_limit", ["raise 100", "fold"], "stack_covers_call_only"),
        ((500, 80, 100), "no_limit", ["raise 100"], "nobody_can_call"),
        ((500,) * 4, "fixed_limit", ["raise 20", "raise 30", "raise 40"], "capped"),
        ((500, 500, 500, 16), "no_limit", ["call", "raise 16", "fold", "call"], "not_reopened"),
    ],
)
def test_c4_when_nobody_may_raise(stacks, structure, actions, reason):
    state = play(start(structure, stacks), *actions)
    assert (legal(state).verb, legal(state).no_raise) == (None, reason)


def test_c5_limit_levels_and_the_cap():
    state = start("fixed_limit")
    for bet in (20, 30, 40):
        assert bounds(state) == (bet, bet)
        state = play(state, f"raise {bet}")
    assert bounds(state) is None
    turn = play(state, "call", "call", "call", *["check"] * 4)
    assert turn.street == "turn"
    for bet, verb in ((20, "bet"), (40, "raise"), (60, "raise"), (80, "raise")):
        assert bounds(turn) == (bet, bet)
        turn = play(turn, f"{verb} {bet}")
    assert bounds(turn) is None


def test_c5_who_has_acted_may_raise_only_against_half_a_bet():
    flop = play(start("fixed_limit", (500, 24, 500)), "call", "call", "check")
    short = play(flop, "bet 10", "raise 14")
    assert bounds(short) == (20, 20)
    assert bounds(play(short, "call")) is None
    assert bounds(play(short, "raise 20")) == (30, 30)


def test_c6_least_and_greatest_raise():
    state = play(start("no_limit"), "raise 30")
    assert bounds(state) == (50, 500)
    assert bounds(play(state, "raise 100")) == (170, 500)
    assert bounds(play(start("pot_limit"), "raise 35")) == (60, 120)
    assert bounds(start("pot_limit", (500, 500, 24))) == (20, 24)


def test_c6_the_pot_maximum_is_never_under_the_minimum():
    assert bounds(start("pot_limit", stakes=Stakes(0, 10))) == (20, 30)
    assert bounds(start("pot_limit", (500, 2, 500), stakes=Stakes(0, 10))) == (20, 22)
    flop = play(start("pot_limit", (2, 3, 500, 500), short_bb="actual"), "call", "call")
    assert (flop.pot, bounds(flop)) == (11, (10, 11))


def test_c7_a_round_ends_when_all_have_answered():
    state = play(start(), "call", "call", "call")
    assert (state.street, state.seat_to_act) == ("preflop", 1)
    raised = play(state, "raise 20", "call", "call")
    assert (raised.street, raised.seat_to_act) == ("preflop", 0)
    assert play(raised, "call").street == "flop"
    assert play(start(), "fold", "fold", "fold").ending == "fold"


def test_c7_who_alone_has_chips_and_has_matched_is_not_asked():
    state, events = play_out(start(stacks=(500, 500, 30)), "raise 30", "fold", "call")
    assert (state.is_complete, state.ending) == (True, "showdown")
    assert len([event for event in events if isinstance(event, Acted)]) == 3
    assert start(stacks=(10, 500)).seat_to_act == 1
    assert start(stacks=(500, 5)).is_complete


def test_c8_the_uncalled_part_goes_back_first():
    assert play(start(stacks=(100, 60)), "raise 60", "call").returned == (0, 0)
    state, events = play_out(start(stacks=(60, 100)), "raise 100", "call")
    assert BetReturned(1, 40) in events
    assert [pot.amount for pot in state.awards] == [120]
    folded = play(start("pot_limit"), "raise 35", "fold", "fold", "fold")
    assert (folded.returned, [pot.amount for pot in folded.awards]) == ((0, 0, 25, 0), [25])


def test_c9_one_pot_for_each_level_of_those_still_in():
    state = play(start(stacks=(10, 50, 100, 100, 500)), "raise 100", "call", "fold", "call", "call")
    assert [(pot.amount, pot.claimants) for pot in state.awards] == [
        (40, (0, 1, 2, 3)),
        (120, (1, 2, 3)),
        (100, (2, 3)),
    ]


def test_c9_folded_chips_belong_to_the_levels_they_reach():
    state = play(
        start(stacks=(500, 500, 100)), "raise 30", "call", "call", "bet 100", "raise 300", "call", "fold"
    )
    assert [(pot.amount, pot.claimants) for pot in state.awards] == [(300, (1, 2)), (60, (1,))]
    assert state.returned == (0, 200, 0)


def test_c10_every_pot_by_itself():
    holes = ("Ac2c9d9h", "KcKdTs9s", "QcQdJcJd", "JhTcTdTh")
    state = start(stacks=(10, 50, 100, 100), holes=holes, board="3h4s8dKhQs", stakes=Stakes(1, 2))
    done = play(state, "raise 100", "call", "call", "call")
    assert [(pot.high, pot.low) for pot in done.awards] == [((1,), (0,)), ((1,), None), ((2,), None)]
    assert done.stacks == (20, 140, 100, 0)


def test_c11_a_hand_is_mucked_when_it_can_win_nothing_against_those_shown():
    holes = ("7c7dJcJd", "AdAhKcKd", "9c9hQcQd")
    state = start(stacks=(500,) * 3, holes=holes, board="Ac9d7h5s2c", variant="omaha_high")
    state = play(state, "call", "call", "check", *["check"] * 6, "check", "check", "bet 10", "call")
    state, events = play_out(state, "call")
    assert (state.order, state.may_muck) == ((2, 0, 1), (0,))
    assert [type(event) for event in events[1:4]] == [HoleShown, HoleMucked, HoleShown]


def test_c12_rake_is_taken_before_the_pot_is_halved():
    holes = ("AsAdAcQs", "Ah3hQdJd", "KdKh9c9d")
    stakes = Stakes(50, 100, dollar=100)
    state = start(
        "pot_limit", (5000,) * 3, stakes=stakes, holes=holes, board="2c6d7hKcKs", rake="page_tables"
    )
    done = play(state, "raise 350", "fold", "call", "bet 700", "call", "check", "check", "check", "check")
    assert [(pot.amount, pot.rake) for pot in done.awards] == [(2150, 100)]
    assert (won(done), done.rake) == ({1: 1025, 2: 1025}, 100)


# The worked figures at the end of part C


@pytest.mark.parametrize(
    ("blinds", "stacks", "posts", "most"),
    [
        ((5, 10), (500,) * 4, {}, 35),
        ((10, 25), (1000,) * 4, {}, 85),
        ((5, 10), (500,) * 2, {}, 30),
        ((2, 5), (500,) * 4, {}, 17),
        ((5, 10), (500,) * 5, {3: (10, 5)}, 50),
    ],
)
def test_figures_first_pot_raise(blinds, stacks, posts, most):
    assert bounds(start("pot_limit", stacks, stakes=Stakes(*blinds), posts=posts)) == (2 * blinds[1], most)


def test_figures_second_pot_raise():
    assert bounds(play(start("pot_limit"), "raise 35")) == (60, 120)
    state = start("pot_limit", (1000,) * 4, stakes=Stakes(10, 25))
    assert bounds(play(state, "raise 85")) == (145, 290)


def test_figures_limit_all_ins():
    flop = play(start("fixed_limit", (500, 26, 500)), "call", "call", "check")
    assert bounds(play(flop, "bet 10", "raise 16")) == (26, 26)
    flop = play(start("fixed_limit", (500, 24, 500)), "call", "call", "check")
    assert bounds(play(flop, "bet 10", "raise 14")) == (20, 20)


def test_figures_no_limit_all_ins():
    flop = play(start(stacks=(1000, 160, 1000)), "call", "call", "check")
    short = play(flop, "bet 100", "raise 150")
    assert bounds(short) == (250, 990)
    assert bounds(play(short, "call")) is None
    flop = play(start(stacks=(1000, 140, 220, 1000)), "call", "call", "call", "check")
    both = play(flop, "bet 100", "raise 130", "raise 210", "call")
    assert (both.seat_to_act, bounds(both)) == (0, (310, 990))


# Part A: what the pages agree on


def test_a5_nobody_raises_himself():
    state = play(start("pot_limit", (500,) * 3), "raise 30", "call", "call")
    assert state.street == "flop"


def test_a7_the_pages_own_pot_limit_examples():
    flop = play(start("pot_limit", (5000,) * 4, stakes=Stakes(25, 50)), "call", "call", "call", "check")
    assert flop.pot == 200
    assert bounds(play(flop, "bet 150", "call")) == (300, 800)


def test_a9_nobody_is_shut_out_for_lack_of_chips():
    state = play(start(stacks=(500, 500, 4, 500)), "call", "call", "call", "check")
    assert [(pot.amount, pot.seats) for pot in state.pots()] == [(16, (0, 1, 2, 3)), (18, (0, 1, 3))]


def test_a11_a_lone_survivor_wins_without_showing():
    state, events = play_out(start(), "raise 20", "fold", "fold", "fold")
    assert won(state) == {2: 25}
    assert not any(isinstance(event, HoleShown) for event in events)


# Part B


def test_b1_four_cards_each():
    assert all(len(set(hole)) == 4 for hole in start().holes)


def test_b2_small_blind_rounded_down_to_the_dollar_or_exact():
    assert small_blind(500, DEFAULT.small_blind_rounding, 100) == 200
    assert small_blind(100, DEFAULT.small_blind_rounding, 100) == 50
    assert small_blind(300, PROFILES["sv"].small_blind_rounding, 100) == 150


def test_b3_left_of_the_big_blind_opens_and_heads_up_the_button():
    assert start().seat_to_act == 2
    assert start(stacks=(500, 500)).seat_to_act == 1


def test_b4_left_of_the_button_opens_later_rounds():
    assert play(start(stacks=(500,) * 3), "call", "call", "check").seat_to_act == 0


def test_b5_before_the_flop_nobody_bets():
    assert legal(start()).verb == "raise"
    with pytest.raises(IllegalActionError):
        apply(start(), action_of("bet 20"))


def test_b6_the_least_bet_is_the_big_blind():
    assert legal(start()).call == 10
    flop = play(start(), "call", "call", "call", "check")
    assert (legal(flop).verb, bounds(flop)) == ("bet", (10, 490))


def test_b7_blinds_and_live_posters_have_the_option():
    state = play(start(stacks=(500,) * 5, posts={3: (10, 0)}), "fold")
    assert (state.seat_to_act, legal(state).can_check, bounds(state)) == (3, True, (20, 500))
    state = play(state, "check", "fold", "call")
    assert (state.seat_to_act, legal(state).can_check, legal(state).verb) == (1, True, "raise")


@pytest.mark.parametrize("street", ["turn", "river"])
def test_b8_turn_and_river_bets_are_the_upper_limit(street):
    state = play(start("fixed_limit", (500, 500)), "call", "check", "check", "check")
    if street == "river":
        state = play(state, "check", "check")
    assert (state.street, bounds(state)) == (street, (20, 20))
    assert bounds(play(state, "bet 20")) == (40, 40)


def test_b9_the_least_bet_on_the_turn_goes_by_structure():
    least = {
        structure: legal(play(start(structure, (500, 500)), "call", "check", "check", "check")).min_to
        for structure in STRUCTURES
    }
    assert least == {"fixed_limit": 20, "pot_limit": 10, "no_limit": 10}


def test_b10_four_bets_a_round_the_big_blind_is_the_first():
    state = play(start("fixed_limit"), "raise 20", "raise 30", "raise 40")
    assert legal(state).no_raise == "capped"
    five = play(start("fixed_limit", fl_cap=5), "raise 20", "raise 30", "raise 40")
    assert bounds(five) == (50, 50)
    assert bounds(play(five, "raise 50")) is None


def test_b10_the_cap_holds_heads_up_unless_the_house_lifts_it():
    bets = ("call", "check", "bet 10", "raise 20", "raise 30", "raise 40")
    assert bounds(play(start("fixed_limit", (500, 500)), *bets)) is None
    assert bounds(play(start("fixed_limit", (500, 500), fl_cap_heads_up=False), *bets)) == (50, 50)
    three = start("fixed_limit", (500,) * 3, fl_cap_heads_up=False)
    assert bounds(play(three, "raise 20", "raise 30", "raise 40", "fold")) is None


def test_b11_a_raise_is_at_least_the_bet():
    flop = play(start(stacks=(1000,) * 3), "call", "call", "check")
    assert bounds(play(flop, "bet 100")) == (200, 990)


def test_b12_the_pot_maximum_is_the_pot_after_the_call():
    flop = play(start("pot_limit", (500,) * 3, stakes=Stakes(2, 5)), "call", "call", "check")
    state = play(flop, "bet 5")
    assert (state.pot, legal(state).call, bounds(state)) == (20, 5, (10, 30))


def test_b13_every_pot_counts_or_only_the_active_one():
    actions = ("raise 30", "call", "call")
    stacks = (500, 500, 30)
    assert bounds(play(start("pot_limit", stacks), *actions)) == (10, 90)
    active = play(start("pot_limit", stacks, pl_pot="active"), *actions)
    assert bounds(active) == (10, 10)
    assert bounds(play(active, "bet 10")) == (20, 30)
    turn = play(active, "bet 10", "call")
    assert (turn.pot, bounds(turn)) == (110, (10, 20))


def test_b13_without_an_all_in_the_active_pot_is_the_pot():
    state = start("pot_limit", (500,) * 5, posts={3: (10, 5)}, pl_pot="active")
    assert bounds(state) == (20, 50)
    assert bounds(play(state, "raise 50", "call", "call", "fold", "fold")) == (10, 170)


def test_b14_short_blinds_count_as_they_are_or_as_if_full():
    stacks = (2, 500, 500, 500)
    assert bounds(start("pot_limit", stacks)) == (20, 32)
    assert bounds(start("pot_limit", stacks, pl_short_blinds="full")) == (20, 35)
    assert bounds(start("pot_limit", (500, 6, 500, 500), pl_short_blinds="full")) == (20, 35)
    flop = play(start("pot_limit", (2, 500, 500, 500), pl_short_blinds="full"), "call", "call", "check")
    assert bounds(flop) == (10, 32)


def test_b15_a_short_big_blind_asks_for_the_whole_of_it():
    state = start(stacks=(500, 6, 500, 500))
    assert (legal(state).call, bounds(state)) == (10, (20, 500))
    actual = start(stacks=(500, 6, 500, 500), short_bb="actual")
    assert (legal(actual).call, bounds(actual)) == (6, (16, 500))
    live = start(stacks=(500, 6, 500, 500, 500), posts={3: (10, 0)}, short_bb="actual")
    assert legal(live).call == 10


def test_b15_callers_of_a_short_big_blind_play_the_rest_for_a_side_pot():
    state = play(start(stacks=(500, 6, 500)), "call", "call")
    assert [(pot.amount, pot.seats) for pot in state.pots()] == [(18, (0, 1, 2)), (8, (0, 2))]


def test_b16_short_all_in_does_not_reopen():
    flop = play(start(stacks=(1000, 160, 1000)), "call", "call", "check")
    state = play(flop, "bet 100", "raise 150", "call")
    assert (legal(state).call, bounds(state), legal(state).no_raise) == (50, None, "not_reopened")


def test_b16_short_all_ins_reopen_for_whom_they_add_up_to_a_full_raise():
    flop = play(start(stacks=(1000, 160, 1000, 230)), "call", "call", "call", "check")
    state = play(flop, "bet 100", "raise 150", "call", "raise 220")
    assert (state.seat_to_act, legal(state).call, bounds(state)) == (0, 120, (320, 990))
    other = play(state, "call")
    assert (other.seat_to_act, legal(other).call, bounds(other)) == (2, 70, None)


def test_b16_a_further_short_all_in_does_not_close_it_again():
    flop = play(
        start(stacks=(1000, 1000, 160, 220, 225)), "call", "call", "call", "call", "check", "bet 100", "call"
    )
    state = play(flop, "raise 150", "raise 210", "raise 215")
    assert (state.seat_to_act, bounds(state)) == (0, (315, 990))


def test_b17_half_a_bet_counts_as_one():
    flop = play(start("fixed_limit", (500, 25, 500)), "call", "call", "check")
    state = play(flop, "bet 10", "raise 15")
    assert bounds(state) == (25, 25)
    assert bounds(play(state, "call")) == (25, 25)


def test_b17_full_bet_rule():
    flop = play(start("fixed_limit", (500, 29, 500), fl_short_allin="full_bet"), "call", "call", "check")
    state = play(flop, "bet 10", "raise 19")
    assert bounds(state) == (20, 20)
    assert bounds(play(state, "call")) is None


def test_b18_an_all_in_bet_under_the_minimum():
    flop = play(start(stacks=(500, 14, 500, 500)), "call", "call", "call", "check", "check")
    state = play(flop, "bet 4")
    assert (state.seat_to_act, bounds(state)) == (2, (14, 490))
    checked = play(state, "call", "call")
    assert (checked.seat_to_act, legal(checked).call, bounds(checked)) == (0, 4, None)


def test_b20_an_all_in_player_contests_every_pot_he_paid_into():
    holes = ("AsAhKdQd", "2c2d7c7d", "9c9dTcTd")
    state = start(stacks=(100, 300, 300), holes=holes, board="AdKhQh4s8c", variant="omaha_high")
    done = play(state, "raise 300", "call", "call")
    assert [(pot.amount, pot.claimants, pot.high) for pot in done.awards] == [
        (300, (0, 1, 2), (0,)),
        (400, (1, 2), (2,)),
    ]


def test_b22_a_pot_under_ten_dollars_is_free():
    assert rake_for("no_limit", 6, 999, 0, 100) == 0
    assert rake_for("no_limit", 6, 1000, 0, 100) == 50


def test_b23_no_flop_no_drop():
    stakes = Stakes(200, 500, dollar=100)
    raises = ("raise 1700", "call", "raise 7000", "fold", "fold", "fold")
    state = play(start("pot_limit", (50000,) * 4, stakes=stakes, rake="page_tables"), *raises)
    assert (state.rake, state.returned[0], won(state)) == (0, 5300, {0: 5600})
    dropped = play(
        start("pot_limit", (50000,) * 4, stakes=stakes, rake="page_tables", no_flop_no_drop=False), *raises
    )
    assert (dropped.rake, won(dropped)) == (200, {0: 5400})
    assert play(start("pot_limit", (50000,) * 4, stakes=stakes), *raises).rake == 0


def test_b23_side_pots_pay_what_they_add():
    stakes = Stakes(50, 100, dollar=100)
    state = start(stacks=(600, 3000, 3000), stakes=stakes, rake="page_tables")
    done = play(state, "raise 3000", "call", "call")
    assert [(pot.amount, pot.rake) for pot in done.awards] == [(1800, 90), (4800, 10)]


TIE = ("TdAd4c4h", "TcKc5d5h", "TsJd6c6h", "AsAcKsKd")
"""Three aces-high straights on this board, and a set."""
STRAIGHT_BOARD = "AhKhQdJc2s"


def test_b24_odd_chips_go_one_each_or_all_to_the_first():
    def pay(**rules):
        state = start(
            stacks=(100,) * 4,
            stakes=Stakes(5, 5),
            holes=TIE,
            board=STRAIGHT_BOARD,
            variant="omaha_high",
            posts={3: (0, 2)},
            **rules,
        )
        done = play(state, "call", "fold", "check", "check", *["check"] * 9)
        assert [pot.amount for pot in done.awards] == [17]
        return won(done)

    assert pay() == {0: 6, 1: 6, 2: 5}
    assert pay(odd_chips="all_to_first") == {0: 7, 1: 5, 2: 5}


def test_b24_the_odd_chip_of_the_halves_is_high():
    holes = ("9c9sJsTd", "KdKcJhTc", "As2s9h9d")
    state = start("fixed_limit", (100,) * 3, stakes=Stakes(1, 3, 3, 6), holes=holes, board="3c7d8sKhQd")
    assert won(play(state, "call", "fold", "check", *CHECKED)) == {1: 4, 2: 3}


def test_b25_the_same_winners_divide_the_pot_once():
    holes = ("AsAhKsQs", "Ac2cKdJh", "Ad2dKhJs")

    def pay(**rules):
        state = start(stacks=(100,) * 3, stakes=Stakes(2, 4), holes=holes, board="3s6h7cKc9d", **rules)
        return won(play(state, "call", "fold", "check", *CHECKED))

    assert pay() == {1: 5, 2: 5}
    assert pay(even_split_same_winners=False) == {1: 6, 2: 4}


SETS = ("7c7dJcJd", "AsKsKhQs", "AdAhKcKd")
SET_BOARD = "Ac9d7h5s2c"
TURN_BET = ("call", "call", "check", "check", "check", "check", "check", "check", "bet 10", "call", "fold")


def test_b26_the_last_bettor_of_the_last_round_shows_first():
    state = start(stacks=(500,) * 3, holes=SETS, board=SET_BOARD, variant="omaha_high")
    done = play(state, *TURN_BET, "check", "check")
    assert (done.order, done.may_muck) == ((0, 2), ())
    assert play(state, *TURN_BET, "check", "bet 10", "call").order == (2, 0)


def test_b26_or_the_last_bettor_of_the_hand():
    state = start(
        stacks=(500,) * 3, holes=SETS, board=SET_BOARD, variant="omaha_high", first_to_show="whole_hand"
    )
    done = play(state, *TURN_BET, "check", "check")
    assert (done.order, done.may_muck) == ((2, 0), (0,))


def test_b26_a_bettor_who_has_folded_since_shows_nothing():
    state = start(stacks=(500,) * 3, first_to_show="whole_hand")
    done = play(
        state, "call", "call", "check", *["check"] * 3, "bet 10", "call", "call", "fold", "check", "check"
    )
    assert done.order == (1, 2)


def test_b26_all_hands_are_shown_where_the_house_says_so():
    state = start(stacks=(500,) * 3, holes=SETS, board=SET_BOARD, variant="omaha_high", show="all_show")
    done, events = play_out(state, *TURN_BET, "check", "bet 10", "call")
    assert (done.order, done.may_muck, done.shown) == ((2, 0), (), (True, False, True))
    assert not done.is_revealed
    assert [event.seat for event in events if isinstance(event, HoleShown)] == [2, 0]


def test_b26_all_in_hands_lie_face_up_once_the_betting_is_over():
    state = start(stacks=(30, 500, 500), holes=SETS, board=SET_BOARD, variant="omaha_high")
    side = play(state, "raise 30", "call", "call", "bet 20", "call")
    assert side.shown == (False, False, False)
    done = play(side, "check", "check", "check", "check")
    assert (done.shown, done.is_revealed, done.may_muck) == ((True, True, True), True, ())


def test_b26_unless_the_house_keeps_them_down():
    state = start(
        stacks=(100, 100),
        holes=("AdAhKcKd", "7c7dJcJd"),
        board=SET_BOARD,
        variant="omaha_high",
        reveal_all_in=False,
    )
    done, events = play_out(state, "raise 100", "call")
    assert (done.order, done.may_muck, done.is_revealed) == ((0, 1), (1,), False)
    assert [event.seat for event in events if isinstance(event, HoleMucked)] == [1]


def test_b26_who_won_unseen_or_mucked_may_show_afterwards():
    holes, board = ("AsAhKsKh", "2c2d7c7d"), "AdTc9h5s4s"
    begun = start(stacks=(500, 500), holes=holes, board=board, variant="omaha_high")
    flop = play(begun, "call", "check")
    state = play(flop, "bet 20", "fold")
    assert (state.ending, state.may_show, any(state.shown)) == ("fold", (0,), False)
    after, events = show(state, 0)
    assert events == (HoleShown(0, state.holes[0], None, None),)
    assert (after.shown, after.may_show, after.stacks) == ((True, False), (), state.stacks)
    for done in (after, flop):
        with pytest.raises(IllegalActionError, match="no hand to turn up"):
            show(done, 0)
    # Position 0 shows first and wins all of it.
    mucked = play(flop, *CHECKED)
    assert (mucked.ending, mucked.may_muck, mucked.may_show) == ("showdown", (1,), (1,))
    after, events = show(mucked, 1)
    made = best(mucked.holes[1], mucked.board)
    assert events == (HoleShown(1, mucked.holes[1], made.high, None),)
    assert (after.may_muck, after.may_show) == ((1,), ())


def test_b27_one_player_may_win_both_halves():
    state = start(stacks=(100, 100), holes=("Ad4dKcKh", "7h8hQcJc"), board="2d3d5d6c9s")
    done = play(state, "call", "check", *CHECKED)
    assert [(pot.high, pot.low) for pot in done.awards] == [((0,), (0,))]
    assert won(done) == {0: 20}


def test_b28_suits_are_equal_but_in_the_button_draw():
    state = start(stacks=(100, 100), holes=("AsKs4c4d", "AhKh5c5d"), board="QdJdTc9h9s", variant="omaha_high")
    assert won(play(state, "call", "check", *CHECKED)) == {0: 10, 1: 10}
    assert button_draw({0: parse_cards("Kd")[0], 1: parse_cards("Kh")[0]}) == 1


def test_b29_newcomers_post_or_wait():
    blinds = Blinds(0, 1, 2)
    assert [may_post(seat, blinds) for seat in (1, 3, 9)] == [False, True, True]
    assert may_wait_over(2, blinds, DEFAULT)
    assert may_wait_over(0, blinds, PROFILES["de"])
    owed = entry_post(BLINDS, DEFAULT, new=True, missed_small=False, missed_big=False)
    assert (owed.live, owed.dead) == (10, 0)


def test_b30_missed_blinds():
    def owed(rules, small, big):
        post = entry_post(BLINDS, rules, new=False, missed_small=small, missed_big=big)
        return post.live, post.dead

    assert [owed(DEFAULT, *missed) for missed in ((True, True), (True, False), (False, True))] == [
        (10, 5),
        (0, 5),
        (10, 0),
    ]
    assert owed(PROFILES["sv"], small=True, big=True) == (10, 0)


def test_b30_a_dead_post_is_pot_and_no_bet():
    state = start("pot_limit", (500,) * 5, posts={3: (10, 5)})
    assert (state.pot, bounds(state)) == (30, (20, 50))
    state = play(state, "fold")
    assert (state.seat_to_act, legal(state).can_check) == (3, True)
    only_dead = play(start(stacks=(500,) * 5, posts={3: (0, 5)}), "fold")
    assert legal(only_dead).call == 10


def test_b31_three_missed_big_blinds():
    assert [is_removed(missed, DEFAULT) for missed in (2, 3)] == [False, True]
    assert not is_removed(9, HouseRules(removal_after=None))


def test_b32_the_button_is_drawn_by_high_card():
    cards = dict(enumerate(parse_cards("QhQsJdQc")))
    assert button_draw(cards) == 1


def test_b33_heads_up_the_button_is_small_blind_first_before_the_flop_and_last_after_it():
    state = start(stacks=(500, 500))
    assert (state.committed, state.button, state.seat_to_act) == ((10, 5), 1, 1)
    flop = play(state, "call", "check")
    assert flop.seat_to_act == 0
    assert play(flop, "check").seat_to_act == 1


def test_b34_the_button_moves_or_is_dead():
    after_button_left = ((1, 2), Blinds(0, 1, 2))
    assert next_blinds(*after_button_left, DEFAULT) == Blinds(1, 1, 2)
    assert next_blinds(*after_button_left, HouseRules(dead_button=True)) == Blinds(2, 2, 1)
    seats = [SeatIn(seat, 500) for seat in (0, 3, 5)]
    deck = deck_of(players=3)
    game = Game("omaha8", "no_limit")
    state, events = start_hand(game, BLINDS, DEFAULT, 1, seats, deck, Blinds(1, 2, 3))
    assert [event for event in events if isinstance(event, Posted)] == [Posted(3, "big_blind", 10, False)]
    assert state.seat_to_act == 5


def test_b36_a_check_passes_the_turn_to_the_next_player():
    flop = play(start(stacks=(500,) * 3), "call", "call", "check")
    assert [flop.seat_to_act, play(flop, "check").seat_to_act] == [0, 1]


def test_b37_two_to_ten_seats():
    assert start(stacks=(500,) * 10).seat_to_act == 2
    with pytest.raises(RulesError):
        start(stacks=(500,))
    with pytest.raises(RulesError):
        start(stacks=(500,) * 11)


def test_b38_folding_where_a_check_is_free_is_legal():
    flop = play(start(), "call", "call", "call", "check")
    assert legal(flop).can_check
    after = play(flop, "fold")
    assert (after.folded[0], after.seat_to_act) == (True, 1)
    assert legal_actions(after) is not None
