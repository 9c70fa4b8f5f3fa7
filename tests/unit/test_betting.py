"""One betting round as a value; amounts are totals of the round."""

import pytest

from omaha8.rules import betting
from omaha8.rules.betting import Round, fold, legal, open_blinds, open_street, put_in, terms_of
from omaha8.rules.profiles import HouseRules

SEATS = tuple(range(10))


def flop(structure, *stacks, size=10, pot=0, **rules):
    terms = terms_of("flop", structure, size, pot=pot, players=len(stacks), rules=HouseRules(**rules))
    return open_street(terms, stacks, (False,) * len(stacks))


def put(state, *totals):
    """Each position to act makes its total so much; None folds."""
    for to in totals:
        assert state.to_act is not None
        state = fold(state, state.to_act) if to is None else put_in(state, state.to_act, to)
    return state


def bounds(state: Round):
    found = legal(state, SEATS)
    assert found is not None
    return (found.verb, found.min_to, found.max_to) if found.verb else found.no_raise


def turns(state, *totals):
    """Who acted, in order, and who is next."""
    order = [state.to_act]
    for to in totals:
        state = put(state, to)
        order.append(state.to_act)
    return order


def test_turns_go_clockwise_until_all_have_answered():
    state = flop("no_limit", 100, 100, 100)
    assert turns(state, 0, 0, 0) == [0, 1, 2, None]
    assert turns(state, 0, 10, 10, 10) == [0, 1, 2, 0, None]
    assert turns(state, 10, 30, None, 60, 60) == [0, 1, 2, 0, 1, None]
    assert turns(state, None, None) == [0, 1, None]


def test_all_in_players_are_passed_over():
    assert turns(flop("no_limit", 20, 100, 100), 20, 20, 60, 60) == [0, 1, 2, 1, None]
    assert flop("no_limit", 0, 100, 100).to_act == 1


def test_the_only_one_with_chips_is_asked_only_to_match():
    assert flop("no_limit", 0, 100, 0).to_act is None
    assert turns(flop("no_limit", 50, 100), 50) == [0, 1]
    assert turns(flop("no_limit", 50, 100), 10, 60, 50) == [0, 1, 0, None]
    assert turns(flop("no_limit", 30, 100, 100), 30, None) == [0, 1, 2]
    assert turns(flop("no_limit", 30, 100, 100), 30, 30, None) == [0, 1, 2, None]


def test_the_big_blind_has_the_option():
    terms = terms_of("preflop", "no_limit", 10, pot=0, players=3, rules=HouseRules())
    state = open_blinds(terms, (95, 90, 100), (5, 10, 0), 10, 2)
    assert turns(state, 10, 10, 10) == [2, 0, 1, None]
    assert turns(state, 10, 10, 20, 20, 20) == [2, 0, 1, 2, 0, None]


def test_a_short_big_blind_asks_nothing_of_a_lone_player_who_covers_it():
    terms = terms_of("preflop", "no_limit", 10, pot=0, players=2, rules=HouseRules())
    assert open_blinds(terms, (0, 95), (3, 5), 10, 1).to_act is None
    assert open_blinds(terms, (0, 95), (7, 5), 10, 1).to_act == 1


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((), ("bet", 10, 1000)),
        ((10,), ("raise", 20, 1000)),
        ((100, 300), ("raise", 500, 1000)),
        ((0, 1000), "stack_covers_call_only"),
    ],
)
def test_no_limit(totals, expected):
    assert bounds(put(flop("no_limit", 1000, 1000, 1000, 1000), *totals)) == expected


def test_no_limit_short_all_ins_move_the_bet_but_not_the_raise():
    state = put(flop("no_limit", 990, 150, 990), 100, 150)
    assert bounds(state) == ("raise", 250, 990)
    assert bounds(put(state, 150)) == "not_reopened"
    assert bounds(put(state, 250)) == ("raise", 350, 990)


def test_no_limit_all_in_bet_under_the_minimum():
    state = put(flop("no_limit", 100, 4, 100), 0, 4)
    assert bounds(state) == ("raise", 14, 100)
    assert bounds(put(state, 4)) == "not_reopened"


def test_pot_limit_counts_the_call():
    state = flop("pot_limit", 5000, 5000, 5000, pot=200)
    assert bounds(state) == ("bet", 10, 200)
    assert bounds(put(state, 150, 150)) == ("raise", 300, 800)


def test_pot_limit_is_never_less_than_the_minimum_nor_more_than_the_stack():
    assert bounds(flop("pot_limit", 100, 100, pot=0)) == ("bet", 10, 10)
    assert bounds(flop("pot_limit", 7, 100, pot=50)) == ("bet", 7, 7)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((), ("bet", 10, 10)),
        ((10,), ("raise", 20, 20)),
        ((10, 20, 30), ("raise", 40, 40)),
        ((10, 20, 30, 40), "capped"),
    ],
)
def test_fixed_limit(totals, expected):
    assert bounds(put(flop("fixed_limit", 500, 500, 500, 500, 500), *totals)) == expected


@pytest.mark.parametrize(
    ("all_in", "rule", "next_bet", "bettor"),
    [
        (14, "half_bet", 20, "not_reopened"),
        (15, "half_bet", 25, ("raise", 25, 25)),
        (16, "full_bet", 20, "not_reopened"),
        (20, "full_bet", 30, ("raise", 30, 30)),
    ],
)
def test_fixed_limit_short_all_ins(all_in, rule, next_bet, bettor):
    state = put(flop("fixed_limit", 500, all_in, 500, fl_short_allin=rule), 10, all_in)
    assert bounds(state) == ("raise", next_bet, next_bet)
    assert bounds(put(state, all_in)) == bettor


def test_half_of_an_odd_bet_is_rounded_up():
    state = put(flop("fixed_limit", 50, 4, 50, size=3), 3, 4)
    assert bounds(state) == ("raise", 6, 6)
    assert bounds(put(flop("fixed_limit", 50, 5, 50, size=3), 3, 5)) == ("raise", 8, 8)


def test_a_bet_that_is_none_does_not_count_for_the_cap():
    state = put(flop("fixed_limit", 500, 14, 500, 500), 10, 14, 20, 30)
    assert state.bets == 3
    assert bounds(state) == ("raise", 40, 40)


@pytest.mark.parametrize(("rules", "bets"), [({}, 4), ({"fl_cap": 5}, 5)])
def test_caps(rules, bets):
    state = flop("fixed_limit", 500, 500, 500, **rules)
    for bet in range(1, bets + 1):
        assert bounds(state) != "capped"
        state = put(state, 10 * bet)
    assert bounds(state) == "capped"


def test_no_cap_heads_up_by_house_rule():
    totals = (10, 20, 30, 40, 50, 60)
    assert bounds(put(flop("fixed_limit", 500, 500, fl_cap_heads_up=False), *totals)) == ("raise", 70, 70)
    assert bounds(put(flop("fixed_limit", 500, 500, 500, fl_cap_heads_up=False), *totals[:4])) == "capped"


def test_no_raise_where_nobody_could_call_it():
    assert bounds(put(flop("no_limit", 500, 100), 50, 100)) == "nobody_can_call"
    assert bounds(put(flop("no_limit", 200, 500, 200), 100, None)) == ("raise", 200, 200)
    assert bounds(put(flop("no_limit", 100, 500, 100), 100)) == "nobody_can_call"


def test_nothing_is_legal_once_the_round_is_over():
    assert legal(put(flop("no_limit", 100, 100), 0, 0), SEATS) is None


def test_giving_back_takes_from_this_round_first():
    state = put(flop("no_limit", 100, 100), 60, None)
    back = betting.give_back(state, 0, 60, 60)
    assert (back.stacks, back.committed) == ((100, 100), (0, 0))
