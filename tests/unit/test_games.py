"""The six games and their stakes."""

import pytest

from omaha8.errors import RulesError
from omaha8.rules.games import GAMES, STREETS, Game, Stakes


def test_there_are_six_games():
    assert len(set(GAMES)) == 6
    assert [game.has_low for game in GAMES].count(True) == 3


@pytest.mark.parametrize(
    ("variant", "structure", "code"),
    [("holdem", "no_limit", "unknown_variant"), ("omaha8", "spread_limit", "unknown_structure")],
)
def test_no_other_game(variant, structure, code):
    with pytest.raises(RulesError) as caught:
        Game(variant, structure)
    assert caught.value.code == code
    assert (variant if code == "unknown_variant" else structure) in str(caught.value)


def test_limit_bets_double_on_the_turn():
    assert [Stakes(5, 10, 10, 20).bet_size(street) for street in STREETS] == [10, 10, 20, 20]
    assert [Stakes(5, 10).bet_size(street) for street in STREETS] == [10, 10, 10, 10]


@pytest.mark.parametrize(
    ("amounts", "field"),
    [
        ((-1, 10), "small_blind"),
        ((11, 10), "small_blind"),
        ((0, 0), "big_blind"),
        ((5.0, 10), "small_blind"),
        ((5, True), "small_blind"),
        ((5, 10, 0, 20), "small_bet"),
        ((5, 10, 10, 9), "big_bet"),
        ((5, 10, 0, 0, -1), "ante"),
        ((5, 10, 0, 0, 0, 10), "dollar"),
    ],
)
def test_impossible_stakes(amounts, field):
    with pytest.raises(RulesError) as caught:
        Stakes(*amounts)
    assert caught.value.code == "bad_stakes"
    assert caught.value.params["field"] == field
