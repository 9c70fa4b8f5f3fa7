"""Sitting down, sitting out and coming back at a ring game (docs/rules.md#a2, #a4, #b29 to #b34).

Long because a debt shows only over several hands: every test plays the table forward.
"""

from dataclasses import replace

import pytest

from omaha8.errors import RulesError
from omaha8.play import guests
from omaha8.play.options import parse_options
from omaha8.play.seating import Chair, seat_players
from omaha8.play.table import changed, next_hand, open_table, rebuy, sit_in, sit_out, top_up, with_stacks
from omaha8.rules.games import Stakes
from omaha8.rules.hand import start_hand
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import PROFILES, HouseRules
from omaha8.shuffle import shuffled_deck

STAKES = Stakes(5, 10)
MOVING, DEAD = HouseRules(), HouseRules(dead_button=True)
BUTTON_ENTRY = HouseRules(entry="post_or_button")
IN = Chair("in", 500)
OUT = Chair("out", 500, is_out=True)
POSTS = Chair("posts", 500, is_new=True)
WAITS = Chair("waits", 500, is_new=True, waits=True)
EMPTY = Chair("gone", 0, is_empty=True)


def plan(*chairs, last=None, rules=MOVING):
    return seat_players(chairs, last and Blinds(*last), STAKES, rules, min)


def places(seating):
    return seating.blinds.button, seating.blinds.small_blind, seating.blinds.big_blind


def posts(seating):
    return {entry.seat: (entry.live, entry.dead) for entry in seating.seats if entry.live or entry.dead}


def dealt(seating):
    return [entry.seat for entry in seating.seats]


def evening(*chairs, last=None, rules=MOVING):
    """Hand after hand: what `sit` sets on a chair counts from the next one."""
    return Evening(list(chairs), last and Blinds(*last), rules)


class Evening:
    def __init__(self, chairs, last, rules):
        self.chairs, self.last, self.rules = chairs, last, rules

    def hand(self):
        seating = seat_players(self.chairs, self.last, STAKES, self.rules, min)
        self.chairs, self.last = list(seating.chairs), seating.blinds
        return seating

    def hands(self, count):
        return [self.hand() for _ in range(count)]

    def sit(self, seat, **changes):
        self.chairs[seat] = replace(self.chairs[seat], **changes)


def test_the_first_hand_asks_nobody_for_an_entry():
    seating = plan(IN, POSTS, WAITS, OUT)
    assert (dealt(seating), posts(seating), places(seating)) == ([0, 1, 2], {}, (0, 1, 2))


@pytest.mark.parametrize("rules", [MOVING, DEAD])
def test_everybody_posts_in_turn(rules):
    table = evening(IN, IN, IN, IN, rules=rules)
    assert [places(hand) for hand in table.hands(5)] == [
        (0, 1, 2),
        (1, 2, 3),
        (2, 3, 0),
        (3, 0, 1),
        (0, 1, 2),
    ]


def test_two_players_take_turns():
    table = evening(IN, IN)
    assert [places(hand) for hand in table.hands(3)] == [(0, 0, 1), (1, 1, 0), (0, 0, 1)]


# C34: the button busts


def test_a_moving_button_goes_to_the_next_player_and_the_next_two_post():
    assert places(plan(EMPTY, IN, IN, last=(0, 1, 2))) == (1, 1, 2)


def test_with_a_dead_button_nobody_posts_the_big_blind_twice_running():
    assert places(plan(EMPTY, IN, IN, last=(0, 1, 2), rules=DEAD)) == (2, 2, 1)


def test_a_dead_button_stays_where_the_small_blind_left():
    seating = plan(IN, EMPTY, IN, IN, last=(0, 1, 2), rules=DEAD)
    assert (places(seating), dealt(seating)) == ((1, 2, 3), [0, 2, 3])


# Entering, B-29.


def test_a_newcomer_posts_a_live_big_blind_behind_the_blinds():
    seating = plan(IN, IN, IN, IN, POSTS, last=(0, 1, 2))
    assert (places(seating), posts(seating), dealt(seating)) == ((1, 2, 3), {4: (10, 0)}, [0, 1, 2, 3, 4])
    assert seating.chairs[4] == Chair("posts", 500)


def test_several_newcomers_post_in_one_hand():
    seating = plan(IN, IN, IN, IN, POSTS, POSTS, POSTS, last=(0, 1, 2))
    assert (places(seating), posts(seating)) == ((1, 2, 3), {4: (10, 0), 5: (10, 0), 6: (10, 0)})


def test_a_hand_can_have_three_big_blinds():
    options = parse_options({"limit": "fl", "stakes": "10-20"})
    seating = plan(IN, IN, IN, IN, POSTS, POSTS, last=(0, 1, 2))
    state, _ = start_hand(
        options.game, options.stakes, MOVING, 1, seating.seats, shuffled_deck("s", 1), seating.blinds
    )
    assert state.pot == 5 + 10 + 10 + 10
    assert state.legal is not None
    assert (state.seat_to_act, state.legal.can_check, state.legal.min_to) == (4, True, 20)


def test_nobody_posts_between_button_and_big_blind():
    table = evening(IN, POSTS, IN, IN, IN, last=(4, 0, 2))
    first, second, third = table.hands(3)
    assert (places(first), dealt(first)) == ((0, 2, 3), [0, 2, 3, 4])
    assert (places(second), dealt(second)) == ((2, 3, 4), [0, 2, 3, 4])
    assert (places(third), posts(third)) == ((3, 4, 0), {1: (10, 0)})


def test_a_post_does_not_make_those_pay_again_who_have_just_paid():
    # Seat 1 lies behind the old small blind: with the button there 2 and 3 would post twice.
    table = evening(IN, POSTS, IN, IN, IN, last=(0, 2, 3))
    assert [places(hand) for hand in table.hands(2)] == [(2, 3, 4), (3, 4, 0)]


def test_who_waits_is_dealt_in_as_big_blind_for_nothing_more():
    table = evening(IN, IN, IN, WAITS, last=(2, 0, 1))
    first, second = table.hands(2)
    assert (dealt(first), places(first)) == ([0, 1, 2], (0, 1, 2))
    assert (dealt(second), places(second), posts(second)) == ([0, 1, 2, 3], (1, 2, 3), {})


def test_a_posted_entry_does_not_excuse_from_the_big_blind_in_turn():
    table = evening(IN, IN, IN, IN, POSTS, last=(0, 1, 2))
    first, second = table.hands(2)
    assert (posts(first), places(second), posts(second)) == ({4: (10, 0)}, (2, 3, 4), {})


@pytest.mark.parametrize("page", ["de", "no_pokernordica"])
def test_by_house_rule_one_waits_for_the_button(page):
    table = evening(IN, IN, IN, WAITS, last=(0, 1, 2), rules=PROFILES[page])
    hands = table.hands(3)
    assert [places(hand) for hand in hands] == [(1, 2, 0), (2, 0, 1), (3, 0, 1)]
    assert [3 in dealt(hand) for hand in hands] == [False, False, True]
    assert posts(hands[2]) == {}


def test_a_third_player_comes_to_two_as_big_blind_and_is_not_passed_over():
    seating = plan(IN, IN, WAITS, last=(0, 0, 1))
    assert (places(seating), dealt(seating)) == ((0, 1, 2), [0, 1, 2])
    table = evening(IN, WAITS, IN, last=(0, 0, 2))
    assert [places(hand) for hand in table.hands(2)] == [(2, 0, 1), (0, 1, 2)]


def test_a_game_with_one_player_without_debts_starts_anew():
    seating = plan(IN, POSTS, WAITS, last=(0, 1, 2))
    assert (dealt(seating), posts(seating), places(seating)) == ([0, 1, 2], {}, (1, 2, 0))


# Missed blinds, B-30.


def sat_out_for(hands, rules=MOVING):
    """Seat 2 of five, big blind in the next hand, sits out for some hands and comes back posting."""
    table = evening(IN, IN, IN, IN, IN, last=(4, 0, 1), rules=rules)
    table.sit(2, is_out=True)
    table.hands(hands)
    table.sit(2, is_out=False)
    return table


@pytest.mark.parametrize(
    ("hands", "rules", "owed"),
    [
        (1, MOVING, (True, False)),
        (2, MOVING, (True, True)),
        (4, MOVING, (True, True)),
        (2, DEAD, (True, True)),
    ],
)
def test_the_blinds_that_pass_are_missed(hands, rules, owed):
    chair = sat_out_for(hands, rules).chairs[2]
    assert (chair.missed_big, chair.missed_small) == owed


def first_hand_of(table, seat):
    for _ in range(6):
        hand = table.hand()
        if seat in dealt(hand):
            return hand
    raise AssertionError(f"seat {seat} never came in")


@pytest.mark.parametrize(("missed", "post"), [("big_and_dead_small", (10, 5)), ("big_only", (10, 0))])
def test_who_missed_both_posts_what_the_house_asks(missed, post):
    table = sat_out_for(3, HouseRules(missed=missed))
    assert posts(first_hand_of(table, 2)) == {2: post}
    assert posts(table.hand()) == {}


def test_who_missed_only_the_small_blind_posts_it_dead():
    table = evening(IN, IN, IN, IN, IN, last=(4, 0, 1))
    hand = table.hand()
    assert hand.blinds.big_blind == 2
    table.sit(2, is_out=True)
    table.hands(2)
    table.sit(2, is_out=False)
    assert (table.chairs[2].missed_big, table.chairs[2].missed_small) == (False, True)
    assert posts(first_hand_of(table, 2)) == {2: (0, 5)}


def test_where_only_the_big_blind_counts_a_missed_small_one_costs_nothing():
    table = evening(IN, IN, IN, IN, IN, last=(4, 0, 1), rules=PROFILES["sv"])
    table.hand()
    table.sit(2, is_out=True)
    table.hands(2)
    table.sit(2, is_out=False)
    hand = table.hand()
    assert (2 in dealt(hand), posts(hand)) == (True, {})


def test_who_sits_out_and_misses_nothing_owes_nothing():
    table = evening(IN, IN, IN, IN, IN, last=(4, 0, 1))
    table.sit(4, is_out=True)
    assert dealt(table.hand()) == [0, 1, 2, 3]
    table.sit(4, is_out=False)
    hand = table.hand()
    assert (dealt(hand), posts(hand)) == ([0, 1, 2, 3, 4], {})


def test_the_big_blind_in_turn_clears_every_debt():
    table = sat_out_for(3)
    table.sit(2, waits=True)
    hand = first_hand_of(table, 2)
    assert (hand.blinds.big_blind, posts(hand)) == (2, {})
    assert table.chairs[2] == IN


def test_dead_money_goes_to_the_pot_and_the_live_post_is_a_bet():
    # C33: 10 live and 5 dead; after a raise to 30 the poster calls 20.
    options = parse_options({"limit": "nl", "stakes": "5-10"})
    seating = first_hand_of(sat_out_for(3), 2)
    state, _ = start_hand(
        *(options.game, STAKES, MOVING, seating.blinds.button, seating.seats, shuffled_deck("s", 1)),
        seating.blinds,
    )
    position = state.position_of(2)
    assert (state.pot, state.committed[position], state.dead[position]) == (30, 10, 5)
    assert max(state.committed) - state.committed[position] == 0


# Losing the seat, B-31.


@pytest.mark.parametrize(("after", "lost"), [(3, 3), (1, 1), (None, None)])
def test_three_missed_big_blinds_cost_the_seat(after, lost):
    table = evening(IN, IN, IN, OUT, last=(2, 0, 1), rules=HouseRules(removal_after=after))
    hands = table.hands(12)
    passed = [hand for hand in hands if hand.lost]
    assert [hand.lost for hand in passed] == ([(3,)] if lost else [])
    assert table.chairs[3].is_empty is bool(lost)
    if lost:
        assert sum(hand.blinds.big_blind == 0 for hand in hands[: hands.index(passed[0]) + 1]) == lost
        assert table.chairs[3].stack == 0


def test_waiting_players_miss_no_blind():
    table = evening(IN, IN, IN, WAITS, last=(2, 0, 1), rules=replace(BUTTON_ENTRY, removal_after=1))
    assert not any(hand.lost for hand in table.hands(4))


def test_a_missed_big_blind_counts_until_the_player_is_dealt_in_again():
    table = evening(IN, IN, IN, OUT, last=(2, 0, 1))
    table.hands(6)
    assert table.chairs[3].missed == 2
    table.sit(3, is_out=False)
    first_hand_of(table, 3)
    assert table.chairs[3].missed == 0


def test_two_players_are_needed():
    with pytest.raises(RulesError) as caught:
        plan(IN, OUT, EMPTY, Chair("broke", 9))
    assert (caught.value.code, caught.value.params) == ("too_few_players", {"ready": 1})


# Chips and bots


def table_of(**params):
    return open_table(parse_options({"seats": "4", "stakes": "5-10", "stack": "500", **params}), "room")


def test_who_joins_a_running_table_sits_out_and_owes_an_entry():
    table = next_hand(table_of(join="1"))
    assert [entry.seat for entry in table.seats] == [1, 2, 3]
    assert table.chairs[0].is_new
    assert table.chairs[0].is_out


def test_a_top_up_goes_up_to_the_starting_stack():
    table = with_stacks(table_of(), {0: 300})
    after = top_up(table, 0, 450)
    assert (after.stacks[0], after.bank - table.bank) == (450, 150)
    for to in (300, 299, 501):
        with pytest.raises(RulesError) as caught:
            top_up(table, 0, to)
        assert caught.value.code == "bad_top_up"


def test_who_lost_the_seat_buys_in_again_as_a_newcomer():
    table = changed(with_stacks(table_of(), {0: 0}), 0, is_empty=True)
    after = rebuy(table, 0)
    assert after.chairs[0] == Chair("you", 500, is_new=True)
    assert after.bank == table.bank + 500


def test_a_lost_seat_takes_its_chips_along():
    table = sit_out(table_of(house="removal_after=1"), 2)
    for _ in range(8):
        table = next_hand(table)
    assert table.chairs[2].is_empty
    assert table.bank == 1500 == sum(table.stacks)


@pytest.mark.parametrize(
    ("broke", "name", "stack", "is_new"),
    [("rebuy", "Ana", 500, False), ("new", "Dea", 500, True), ("out", "Ana", 9, False)],
)
def test_a_broke_bot_does_what_the_table_says(broke, name, stack, is_new):
    table = guests.prepared(with_stacks(table_of(broke=broke), {1: 9}))
    chair = table.chairs[1]
    assert (chair.name, chair.stack, chair.is_new, chair.is_out) == (name, stack, is_new, broke == "out")
    assert sum(table.stacks) == table.bank


def test_the_winner_of_the_table_keeps_his_stack():
    table = with_stacks(table_of(broke="out"), {0: 2000, 1: 0, 2: 0, 3: 0})
    assert guests.is_won(table)
    for after in (guests.rebuy_bots(table), guests.new_bots(table)):
        assert after.stacks == (2000, 500, 500, 500)
        assert sum(after.stacks) == after.bank
        assert not guests.is_won(after)
        assert len(next_hand(after).seats) == 4
    assert guests.rebuy_bots(table).names == table.names
    assert not set(guests.new_bots(table).names[1:]) & set(table.names)


def test_new_bots_come_only_for_broke_ones():
    with pytest.raises(RulesError) as caught:
        guests.new_bots(table_of())
    assert caught.value.code == "no_broke_bots"


def test_a_bot_that_bought_in_again_pays_what_it_missed():
    table = with_stacks(table_of(broke="out", house="first_button=first_seat"), {3: 0})
    table = guests.prepared(next_hand(table))
    for _ in range(3):
        table = guests.prepared(next_hand(table))
    assert table.chairs[3].missed_big
    assert guests.rebuy_bots(table).chairs[3].missed_big


def test_guests_come_and_go_and_the_names_stay_different():
    table = table_of(guests="1", seats="6")
    seen = set()
    for _ in range(300):
        table = next_hand(guests.prepared(table))
        assert len(set(table.names)) == 6
        assert sum(table.stacks) == table.bank
        seen |= {(len(table.seats), chair.is_out, chair.is_new) for chair in table.chairs}
    assert {count for count, _, _ in seen} >= {4, 5, 6}
    assert {(is_out, is_new) for _, is_out, is_new in seen} >= {(True, False), (False, False), (False, True)}


def test_nobody_comes_or_goes_unless_the_table_says_so():
    table = table_of()
    for _ in range(100):
        table = next_hand(guests.prepared(table))
        assert len(table.seats) == 4
    assert table.names == table_of().names


def test_a_player_who_sat_out_can_choose_to_wait_or_post():
    table = sit_out(table_of(), 0)
    assert sit_in(table, 0, "wait").chairs[0].waits
    assert not sit_in(sit_in(table, 0, "wait"), 0, "now").chairs[0].waits
