"""The rake tables of the one page that has them (docs/rules.md#a15)."""

import pytest

from omaha8.errors import RulesError
from omaha8.rules.games import Structure
from omaha8.rules.rake import rake_for, rakes

LIMIT: Structure = "fixed_limit"
DOLLAR = 100

# Small bet, players, then pot and rake at every step, in dollars and cents.
TABLES = [
    ((50, 100), range(2, 11), [(5, 50), (12, 75), (20, 100)]),
    ((200, 500, 1000), (2, 3), [(20, 100)]),
    ((200, 500, 1000), (4, 5), [(20, 100), (30, 150), (40, 200)]),
    ((200, 500, 1000), range(6, 11), [(20, 100), (30, 150), (40, 200), (50, 250), (60, 300)]),
    ((1500, 3000), (2, 3), [(40, 100)]),
    ((1500, 3000), (4, 5), [(40, 100), (55, 150), (70, 200)]),
    ((1500, 3000), range(6, 11), [(40, 100), (55, 150), (70, 200), (85, 250), (100, 300)]),
]


@pytest.mark.parametrize(("bets", "players", "steps"), TABLES)
def test_limit_goes_by_steps(bets, players, steps):
    for small_bet in bets:
        for dealt_in in players:
            before = 0
            for reached, cents in steps:
                assert rake_for(LIMIT, dealt_in, reached * DOLLAR - 1, small_bet, DOLLAR) == before
                assert rake_for(LIMIT, dealt_in, reached * DOLLAR, small_bet, DOLLAR) == cents
                before = cents
            assert rake_for(LIMIT, dealt_in, 100_000, small_bet, DOLLAR) == before


@pytest.mark.parametrize("structure", ["pot_limit", "no_limit"])
def test_the_others_pay_five_cents_a_whole_dollar(structure):
    def rake(players, pot):
        return rake_for(structure, players, pot, 0, DOLLAR)

    assert [rake(2, pot) for pot in (0, 999, 1000, 1099, 1100, 1999, 2000, 90000)] == [
        0,
        0,
        50,
        50,
        55,
        95,
        100,
        100,
    ]
    assert [rake(players, 90000) for players in range(2, 11)] == [100] * 2 + [200] * 2 + [300] * 5


def test_a_chip_table_rounds_down_to_whole_chips():
    assert [rake_for(LIMIT, 6, pot, 1, 1) for pot in (4, 5, 19, 20)] == [0, 0, 0, 1]
    assert rake_for("no_limit", 6, 50, 0, 1) == 2


def test_side_pots_pay_what_they_add():
    assert rakes("no_limit", 3, (1800, 4800), 0, DOLLAR) == (90, 10)
    assert rakes(LIMIT, 6, (1900, 200, 900, 5000), 500, DOLLAR) == (0, 100, 50, 150)
    assert rakes(LIMIT, 6, (), 500, DOLLAR) == ()


def test_no_pot_pays_more_than_it_holds():
    assert rakes(LIMIT, 6, (1999, 1), 500, DOLLAR) == (0, 1)


@pytest.mark.parametrize("players", [0, 1, 11])
def test_nobody_plays_alone(players):
    with pytest.raises(RulesError, match=str(players)):
        rake_for(LIMIT, players, 1000, 50, DOLLAR)
