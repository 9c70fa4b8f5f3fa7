"""The ring game between two hands."""

import pytest

from omaha8.errors import RulesError
from omaha8.play import game
from omaha8.play.guests import prepared
from omaha8.play.options import parse_options
from omaha8.play.table import arranged, needs_rebuy, next_hand, open_table, rebuy, settle, with_stacks
from omaha8.rules.events import Acted, HandEnded, HandStarted, PotAwarded
from omaha8.views.view import Reads


def table_of(seed="table", **params):
    return open_table(parse_options(params), seed)


def with_chips(table, *stacks):
    return with_stacks(table, dict(enumerate(stacks)))


def button_of(table):
    assert table.blinds is not None
    return table.blinds.button


def test_everybody_buys_in_and_nothing_is_dealt():
    table = table_of(seats="3", hero="1", stack="500")
    assert table.names == ("Ana", "you", "Bo")
    assert table.stacks == (500, 500, 500)
    assert (table.bank, table.raked, table.blinds, table.hand) == (1500, 0, None, 0)


def test_ten_seats_have_ten_names():
    assert len(set(table_of(seats="10").names)) == 10


def test_the_first_button_is_anybody_s_and_the_seed_says_whose():
    buttons = [button_of(next_hand(table_of(seed=f"s{n}"))) for n in range(300)]
    assert buttons == [button_of(next_hand(table_of(seed=f"s{n}"))) for n in range(300)]
    assert all(30 <= buttons.count(chair) <= 70 for chair in range(6))


def test_the_first_button_by_house_rule():
    def buttons(rule):
        return {button_of(next_hand(table_of(seed=f"s{n}", house=f"first_button={rule}"))) for n in range(60)}

    assert buttons("first_seat") == {0}
    assert buttons("high_card") == set(range(6))


def test_the_button_goes_round():
    table = table_of(seats="3", house="first_button=first_seat")
    buttons = []
    for _ in range(5):
        table = next_hand(table)
        buttons.append(button_of(table))
    assert buttons == [0, 1, 2, 0, 1]
    assert table.hand == 5


def test_bots_below_a_big_blind_buy_in_again_to_the_starting_stack():
    table = prepared(with_chips(table_of(seats="4", stack="400"), 900, 0, 19, 20))
    assert table.stacks == (900, 400, 400, 20)
    assert table.bank == 939 + 400 + 381 == sum(table.stacks)


def test_the_player_has_to_buy_in_himself():
    table = with_chips(table_of(seats="3", hero="2"), 3000, 2981, 19)
    assert needs_rebuy(table, 2)
    with pytest.raises(RulesError) as caught:
        game.next_hand(table)
    assert caught.value.code == "rebuy_needed"
    assert caught.value.params == {"stack": 19, "big_blind": 20}
    again = rebuy(table, 2)
    assert (again.stacks[2], again.bank) == (2000, 7981)
    assert next_hand(again).hand == 1


def test_at_a_test_table_the_player_buys_in_at_once():
    table = game.next_hand(with_chips(table_of(seats="2", test="1"), 0, 4000))
    assert table.stacks == (2000, 4000)


def test_who_has_a_big_blind_is_dealt_in():
    table = next_hand(with_chips(table_of(seats="4"), 500, 0, 20, 19))
    assert [(seat.seat, seat.stack) for seat in table.seats] == [(0, 500), (2, 20)]


def test_a_hand_made_to_order_deals_in_everybody_with_chips():
    table = arranged(table_of(seats="4", test="1"), {0: 500, 1: 0, 3: 7}, 2)
    assert [(seat.seat, seat.stack) for seat in table.seats] == [(0, 500), (2, 2000), (3, 7)]
    assert (button_of(table), table.hand) == (2, 1)


def test_stacks_set_by_hand_keep_the_bank_right():
    table = with_stacks(table_of(seats="3"), {1: 55})
    assert table.stacks == (2000, 55, 2000)
    assert table.bank == 4055


HAND = (
    HandStarted(button=0, seats=(1, 2, 0), stacks=(2000, 2000, 2000)),
    Acted(0, "preflop", "raise", 60, 60, is_all_in=False),
    Acted(1, "preflop", "call", 60, 50, is_all_in=False),
    Acted(2, "preflop", "fold", 20, 0, is_all_in=False),
    Acted(1, "flop", "check", 0, 0, is_all_in=False),
    Acted(0, "flop", "bet", 100, 100, is_all_in=False),
    Acted(1, "flop", "raise", 200, 200, is_all_in=False),
    Acted(0, "flop", "call", 200, 100, is_all_in=False),
    PotAwarded(0, 540, 10, (1, 0), (1,), None, ((1, 530),)),
    HandEnded("showdown", (2270, 1980, 1740)),
)


def test_a_finished_hand_gives_stacks_rake_and_counts():
    table = settle(table_of(seats="4"), HAND)
    assert table.stacks == (1740, 2270, 1980, 2000)
    assert table.raked == 10
    assert sum(table.stacks) + table.raked == table.bank
    assert table.reads == (
        Reads(0, hands=1, voluntary=1, raised_preflop=1, bets_and_raises=2, calls=1, folds=0, showdowns=1),
        Reads(1, hands=1, voluntary=1, raised_preflop=0, bets_and_raises=1, calls=1, folds=0, showdowns=1),
        Reads(2, hands=1, voluntary=0, raised_preflop=0, bets_and_raises=0, calls=0, folds=1, showdowns=0),
        Reads(3),
    )


def test_a_blind_that_only_checks_is_not_in_by_choice():
    story = (
        HandStarted(0, (1, 0), (100, 100)),
        Acted(0, "preflop", "call", 20, 10, is_all_in=False),
        Acted(1, "preflop", "check", 20, 0, is_all_in=False),
        Acted(1, "flop", "bet", 20, 20, is_all_in=False),
        Acted(0, "flop", "fold", 0, 0, is_all_in=False),
        HandEnded("fold", (120, 80)),
    )
    caller, blind = settle(table_of(seats="2"), story).reads
    assert (caller.voluntary, caller.folds, caller.showdowns) == (1, 1, 0)
    assert (blind.voluntary, blind.bets_and_raises, blind.showdowns) == (0, 1, 0)


def test_counts_add_up_over_hands():
    reads = settle(settle(table_of(seats="4"), HAND), HAND).reads[0]
    assert (reads.hands, reads.voluntary, reads.calls, reads.bets_and_raises) == (2, 2, 2, 4)
