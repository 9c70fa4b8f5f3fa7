"""Table options, read from the text of an address."""

from dataclasses import replace

import pytest

from omaha8.errors import RulesError
from omaha8.play.options import PAGE_KEYS, amount_text, parse_options
from omaha8.rules.games import Game, Stakes
from omaha8.rules.profiles import DEFAULT, PROFILES, HouseRules


def refusal(**params):
    with pytest.raises(RulesError) as caught:
        parse_options(params)
    assert caught.value.code == "bad_parameter"
    return caught.value.params


def test_nothing_given_is_a_six_handed_pot_limit_table():
    options = parse_options({})
    assert options.game == Game("omaha8", "pot_limit")
    assert options.stakes == Stakes(10, 20)
    assert (options.seats, options.hero, options.money, options.stack) == (6, 0, "chips", 2000)
    assert options.rules == DEFAULT
    assert options.seed is None
    assert not options.is_test
    assert options.ignored == ()


@pytest.mark.parametrize(
    ("game", "limit", "expected"),
    [
        ("omaha8", "fl", Game("omaha8", "fixed_limit")),
        ("omaha", "pl", Game("omaha_high", "pot_limit")),
        ("omaha_high", "no_limit", Game("omaha_high", "no_limit")),
    ],
)
def test_games_have_short_and_long_names(game, limit, expected):
    assert parse_options({"game": game, "limit": limit}).game == expected


def test_limit_stakes_name_the_bets():
    options = parse_options({"limit": "fl", "stakes": "10-20"})
    assert options.stakes == Stakes(5, 10, 10, 20)
    assert options.stack == 500


def test_dollar_tables_count_cents():
    options = parse_options({"stakes": "0.50-1", "stack": "62.5", "money": "dollars"})
    assert options.stakes == Stakes(50, 100, dollar=100)
    assert options.stack == 6250


@pytest.mark.parametrize(
    ("params", "small_blind"),
    [
        ({"money": "dollars", "stakes": "5-10"}, 200),
        ({"money": "dollars", "stakes": "5-10", "house": "sv"}, 250),
        ({"money": "dollars", "stakes": "3-6"}, 100),
        ({"money": "dollars", "stakes": "1-2"}, 50),
        ({"stakes": "5-10"}, 2),
        ({"stakes": "5-10", "small_blind": "3"}, 3),
        ({"stakes": "5-10", "small_blind": "0"}, 0),
    ],
)
def test_the_small_blind_of_a_limit_table_is_given_or_by_house_rule(params, small_blind):
    assert parse_options({"limit": "fl", **params}).stakes.small_blind == small_blind


def test_a_small_blind_replaces_the_one_that_the_stakes_name():
    assert parse_options({"stakes": "10-20", "small_blind": "5"}).stakes == Stakes(5, 20)


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_holds_but_for_the_rake_of_play_money(name):
    at_dollars = parse_options({"house": name, "money": "dollars"})
    assert at_dollars.rules == PROFILES[name]
    assert parse_options({"house": name}).rules == replace(PROFILES[name], rake="off")


def test_house_rules_are_changed_one_by_one():
    text = "fl_cap=5,reveal_all_in=false,removal_after=none,show=all_show,first_button=first_seat"
    assert parse_options({"house": text}).rules == HouseRules(
        fl_cap=5, reveal_all_in=False, removal_after=None, show="all_show", first_button="first_seat"
    )


def test_a_profile_may_be_changed():
    changed = replace(PROFILES["de"], dead_button=True, pl_pot="all")
    assert parse_options({"house": "de,dead_button=true,pl_pot=all"}).rules == changed
    assert refusal(house="de,sv")["why"] == "unknown_profile"


def test_rake_needs_dollars():
    assert refusal(house="fl_cap=5,rake=page_tables")["why"] == "rake_needs_dollars"
    options = parse_options({"house": "rake=page_tables", "money": "dollars"})
    assert options.rules.rake == "page_tables"


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("game", "holdem", "not_a_choice"),
        ("game", "", "not_a_choice"),
        ("limit", "PL", "not_a_choice"),
        ("money", "euro", "not_a_choice"),
        ("test", "yes", "not_a_choice"),
        ("stakes", "10", "not_two_amounts"),
        ("stakes", "5-10-20", "not_two_amounts"),
        ("stakes", "5-ten", "not_an_amount"),
        ("stakes", "0.50-1", "not_an_amount"),
        ("stakes", "\u0665-10", "not_an_amount"),
        ("stakes", "20-10", "bad_stakes"),
        ("stakes", "0-0", "bad_stakes"),
        ("small_blind", "21", "above_big_blind"),
        ("small_blind", "-1", "not_an_amount"),
        ("stack", "19", "below_big_blind"),
        ("stack", "1e3", "not_an_amount"),
        ("stack", "1000000000", "not_an_amount"),
        ("seats", "1", "out_of_range"),
        ("seats", "11", "out_of_range"),
        ("seats", "six", "not_a_number"),
        ("seats", "-2", "not_a_number"),
        ("hero", "6", "out_of_range"),
        ("seed", "two words", "bad_seed"),
        ("house", "uk", "unknown_profile"),
    ],
)
def test_a_bad_value_is_named(key, value, why):
    assert refusal(**{key: value}) == {"key": key, "value": value, "why": why}


@pytest.mark.parametrize(
    ("text", "item", "why"),
    [
        ("fl_cap=5,tea=now", "tea=now", "unknown_house_rule"),
        ("fl_cap=6", "fl_cap=6", "bad_house_rule"),
        ("fl_cap=true", "fl_cap=true", "bad_house_rule"),
        ("dead_button=1", "dead_button=1", "bad_house_rule"),
        ("removal_after=0", "removal_after=0", "bad_house_rule"),
        ("fl_cap=none", "fl_cap=none", "bad_house_rule"),
        ("fl_cap=5,fl_cap=4", "fl_cap=4", "given_twice"),
    ],
)
def test_a_bad_house_rule_is_named(text, item, why):
    assert refusal(house=text) == {"key": "house", "value": item, "why": why}


def test_limit_stakes_of_no_bet_are_refused():
    assert refusal(limit="fl", stakes="0-10")["why"] == "bad_stakes"


@pytest.mark.parametrize(
    ("params", "key", "why"),
    [
        ({"format": "cash"}, "format", "not_a_choice"),
        ({"clock": "11"}, "clock", "not_a_choice"),
        ({"join": "1", "seats": "2"}, "join", "nobody_plays_yet"),
        ({"broke": "cry"}, "broke", "not_a_choice"),
        ({"ante": "-1"}, "ante", "not_an_amount"),
        ({"learning_reveal": "yes"}, "learning_reveal", "not_a_choice"),
        ({"learning_reveal": "1", "mode": "quiz"}, "learning_reveal", "not_in_a_quiz"),
        ({"format": "tournament", "learning_reveal": "1"}, "learning_reveal", "not_at_a_tournament"),
        ({"buy_in": "5"}, "buy_in", "not_at_a_ring"),
        ({"format": "tournament", "join": "1"}, "join", "not_at_a_tournament"),
        ({"format": "tournament", "guests": "0"}, "guests", "not_at_a_tournament"),
        ({"format": "tournament", "level_length": "0"}, "level_length", "out_of_range"),
        ({"format": "tournament", "level_by": "moons"}, "level_by", "not_a_choice"),
        ({"format": "tournament", "buy_in": "-1"}, "buy_in", "not_an_amount"),
        ({"format": "tournament", "prizes": "all"}, "prizes", "not_percents"),
        ({"format": "tournament", "prizes": "50-40"}, "prizes", "bad_split"),
        ({"format": "tournament", "prizes": "40-60"}, "prizes", "bad_split"),
        ({"format": "tournament", "prizes": "100-0"}, "prizes", "bad_split"),
        ({"format": "tournament", "seats": "2", "prizes": "50-30-20"}, "prizes", "bad_split"),
    ],
)
def test_a_bad_choice_of_the_card_room_is_named(params, key, why):
    assert refusal(**params) == {"key": key, "value": params[key], "why": why}


def test_a_table_can_be_joined_and_a_tournament_played_for_prizes():
    ring = parse_options({"join": "1", "broke": "out", "guests": "1", "clock": "3"})
    assert (ring.format, ring.joins, ring.broke, ring.has_guests, ring.clock) == (
        "ring",
        True,
        "out",
        True,
        3,
    )
    cup = parse_options(
        {
            "format": "tournament",
            "level_by": "minutes",
            "level_length": "8",
            "buy_in": "50",
            "prizes": "70-30",
        }
    )
    assert (cup.format, cup.level_by, cup.level_length, cup.buy_in, cup.prizes, cup.clock) == (
        *("tournament", "minutes", 8, 50, (70, 30), None),
    )
    assert parse_options({"format": "tournament", "stack": "700"}).buy_in == 700
    for options in (ring, cup):
        assert parse_options(options.params) == options


@pytest.mark.parametrize(
    ("params", "ante"),
    [
        ({"ante": "3"}, 3),
        ({"ante": "0.25", "money": "dollars", "stakes": "1-2"}, 25),
        ({"ante": "2", "limit": "fl"}, 2),
        ({"ante": "2", "format": "tournament"}, 2),
        ({}, 0),
    ],
)
def test_a_table_may_have_an_ante(params, ante):
    options = parse_options(params)
    assert options.stakes.ante == ante
    assert parse_options(options.params) == options


def test_cards_may_lie_face_up_to_learn_from():
    assert parse_options({"learning_reveal": "1", "mode": "play"}).reveals
    assert not parse_options({"mode": "quiz", "learning_reveal": "0"}).reveals
    options = parse_options({"learning_reveal": "1"})
    assert parse_options(options.params) == options


def test_unknown_keys_are_listed_and_the_page_s_own_are_not():
    page = dict.fromkeys(PAGE_KEYS, "whatever")
    assert parse_options({"zebra": "1", **page, "colour": ""}).ignored == ("zebra", "colour")


@pytest.mark.parametrize("house", ["sv", "fl_cap=5"])
@pytest.mark.parametrize("money", ["chips", "dollars"])
@pytest.mark.parametrize("limit", ["fl", "pl"])
def test_params_read_back_as_the_same_options(limit, money, house):
    given = {"limit": limit, "money": money, "house": house, "stakes": "7-14", "seats": "3", "hero": "2"}
    for extra in ({}, {"small_blind": "2"}, {"seed": "x", "test": "1", "stack": "77"}):
        options = parse_options(given | extra)
        assert parse_options(options.params) == options


def test_amounts_are_written_without_needless_cents():
    assert [amount_text(cents, "dollars") for cents in (0, 5, 50, 100, 1234)] == [
        "0",
        "0.05",
        "0.50",
        "1",
        "12.34",
    ]
