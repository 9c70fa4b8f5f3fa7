"""Luck and the equity beside the hands: the average over all boards that could have come."""

from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from omaha8.cards import DECK, parse_cards
from omaha8.odds.exact import exact
from omaha8.odds.sampled import equity
from omaha8.play.runout import all_in
from omaha8.records.digest import digest
from omaha8.records.history import from_hand, replay, steps
from omaha8.records.luck import adjusted, rounded
from omaha8.rules.events import PotAwarded
from omaha8.rules.games import BOARD_SIZE, Game
from omaha8.rules.hand import SeatIn, apply, start_hand
from omaha8.rules.profiles import HouseRules
from tests.hands import BLINDS, action_of, deck_of
from tests.properties.random_hands import random_hand

HOLES = ("AhAs2h3d", "AcKd2dQh", "9s8s7h6h")


def played(*actions, stacks=(500, 500), board="2c7d8hTs4c", variant="omaha8", **rules):
    """A hand's record with its steps; position 0 holds the first of `HOLES`."""
    players = len(stacks)
    seats = [SeatIn(seat, stack) for seat, stack in enumerate(stacks)]
    deck = deck_of(HOLES[:players], board, players)
    state, events = start_hand(
        Game(variant, "no_limit"), BLINDS, HouseRules(**rules), players - 1, seats, deck
    )
    for text in actions:
        state, more = apply(state, action_of(text))
        events += more
    record = from_hand(state, events, number=1, names=("a", "b", "c"), hero=0)
    return record, tuple(steps(record))


def on_every_board(record, known):
    """The average net of each seat, all boards played that begin with the `known` first cards."""
    dealt = 4 * len(record.seats)
    free = [card for card in DECK if card not in record.deck[: dealt + known]]
    sums, boards = dict.fromkeys(range(len(record.seats)), 0), 0
    for end in combinations(free, 5 - known):
        rest = [card for card in free if card not in end]
        final = replay(replace(record, deck=(*record.deck[: dealt + known], *end, *rest)))[0][-1]
        for seat, before, after in zip(final.seats, final.start_stacks, final.stacks, strict=True):
            sums[seat] += after - before
        boards += 1
    return {seat: Fraction(chips, boards) for seat, chips in sums.items()}


def rake(told):
    return sum(e.rake for _, events in told for e in events if isinstance(e, PotAwarded))


@pytest.mark.parametrize(
    ("variant", "odd_chips"), [("omaha8", "one_each_clockwise"), ("omaha_high", "all_to_first")]
)
def test_an_all_in_on_the_flop_is_the_average_of_all_boards(variant, odd_chips):
    actions = ("call", "check", "bet 491", "call")
    record, told = played(*actions, stacks=(501, 501), variant=variant, odd_chips=odd_chips)
    assert adjusted(record, told) == on_every_board(record, 3)


def test_side_pots_are_shared_by_those_who_paid_into_them():
    actions = ("call", "call", "check", "bet 490", "call", "call")
    record, told = played(*actions, stacks=(500, 300, 101))
    assert len(told[-1][0].awards) == 2
    assert adjusted(record, told) == on_every_board(record, 3)


def test_folded_cards_are_unknown_ones():
    actions = ("call", "call", "check", "bet 490", "fold", "call")
    record, told = played(*actions, stacks=(500, 500, 500))
    swapped = [HOLES[0], "KcQcJcTc", HOLES[2]]
    other = deck_of(swapped, "2c7d8hTs4c", 3)
    assert adjusted(record, told)[1] == -10
    again = replace(record, deck=other)
    assert adjusted(again, tuple(steps(again))) == adjusted(record, told)


def test_a_hand_that_was_bet_to_the_river_is_no_luck():
    record, told = played("call", "check", *["check"] * 4, "bet 100", "call")
    assert adjusted(record, told) == {0: told[-1][0].stacks[0] - 500, 1: told[-1][0].stacks[1] - 500}
    folded, told = played("raise 500", "fold")
    assert adjusted(folded, told) == {0: -10, 1: 10}
    assert digest(folded).adjusted == digest(folded).net == -10


@pytest.mark.parametrize("seed", range(40))
def test_with_the_rake_the_nets_of_all_seats_add_up_to_nothing(seed):
    record, _, _ = random_hand(Random(f"luck{seed}"), short=0.8)
    told = tuple(steps(record))
    assert sum(adjusted(record, told).values()) == -rake(told)


def test_the_digest_rounds():
    record, told = played("call", "check", "bet 490", "call")
    assert digest(record, 1).adjusted == rounded(adjusted(record, told)[1])
    assert digest(record).adjusted + digest(record, 1).adjusted in (-1, 0, 1)


# The equity that the page shows


def stages(told):
    events = []
    for state, more in told:
        events += more
        yield state, all_in(state, events)


def test_equity_is_shown_from_where_the_betting_ended():
    _, told = played("raise 500", "call")
    seen = [(len(state.board), [each.street for each in found]) for state, found in stages(told)]
    assert seen == [
        (0, []), (0, []), (0, []), (0, ["preflop"]),
        (3, ["preflop", "flop"]), (4, ["preflop", "flop", "turn"]), (5, ["preflop", "flop", "turn"]),
        (5, ["preflop", "flop", "turn"]),
    ]  # fmt: skip
    preflop, flop, _ = list(stages(told))[-1][1]
    assert (preflop.is_exact, flop.is_exact) == (True, True)
    for stage, board in ((preflop, ""), (flop, "2c7d8h")):
        found = exact([parse_cards(hole) for hole in HOLES[:2]], parse_cards(board), "omaha8")
        assert [each.share for each in stage.shares] == [each.per_mille for each in found]
        assert [each.scoop / 1000 for each in stage.shares] == pytest.approx(
            [each.scoop for each in found], abs=0.0005
        )
    for each in (*preflop.shares, *flop.shares):
        assert abs(each.high + each.low - each.share) <= 1


def test_equity_is_a_secret_until_the_hands_lie_open():
    for actions in (("call", "check"), ("raise 400", "call")):
        _, told = played(*actions, *["check"] * 6)
        assert all(not found for _, found in stages(told))
    _, told = played("raise 500", "call", reveal_all_in=False)
    assert all(not found for _, found in stages(told))


def test_three_hands_before_the_flop_are_a_sample_that_stays_the_same():
    _, told = played("raise 500", "call", "call", stacks=(500, 500, 500))
    preflop = list(stages(told))[-1][1][0]
    assert not preflop.is_exact
    assert abs(sum(each.share for each in preflop.shares) - 1000) <= 1
    found = equity([parse_cards(hole) for hole in HOLES], (), "omaha8", rng=Random(1), trials=40_000)
    assert [each.share for each in preflop.shares] == pytest.approx(
        [each.per_mille for each in found], abs=20
    )
    assert preflop == list(stages(played("raise 500", "call", "call", stacks=(500,) * 3)[1]))[-1][1][0]


def test_the_streets_are_those_of_the_board():
    _, told = played("call", "check", "bet 490", "call")
    for state, found in stages(told):
        assert all(BOARD_SIZE[each.street] <= len(state.board) for each in found)
    assert [each.street for each in list(stages(told))[-1][1]] == ["flop", "turn"]
