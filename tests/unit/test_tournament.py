"""The tournament between two hands: levels, draw, places, prizes, restart, saved data."""

import json
from dataclasses import replace
from itertools import pairwise

import pytest

from omaha8.errors import NotationError, RulesError
from omaha8.play.game import facts
from omaha8.play.schedule import Terms, default_levels, default_terms, prizes
from omaha8.play.tournament import (
    Exit,
    Standing,
    from_data,
    next_hand,
    open_tournament,
    restart,
    seats_in,
    standings,
    to_data,
    tournament_facts,
    with_stacks,
)
from omaha8.rules.games import Stakes
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import DEFAULT, HouseRules
from omaha8.views.view import Reads
from omaha8.wire.schema import to_json
from tests.tournaments import after_hand, options_of

LEVELS = (Stakes(5, 10), Stakes(10, 20), Stakes(20, 40))


def tournament_of(seed="tour", terms=None, **params):
    return open_tournament(options_of(**params), seed, terms)


def terms_of(**changes):
    return replace(Terms(LEVELS, buy_in=100, split=(65, 35), level_length=2), **changes)


def refused(field, make):
    with pytest.raises(RulesError) as caught:
        make()
    assert (caught.value.code, caught.value.params["field"]) == ("bad_tournament", field)
    json.dumps(caught.value.params)


def test_everybody_starts_with_the_same_and_nothing_is_dealt():
    tournament = tournament_of(hero="1")
    assert tournament.names == ("Ana", "you", "Bo")
    assert tournament.stacks == (1000, 1000, 1000)
    assert (tournament.bank, tournament.hand, tournament.status) == (3000, 0, "draw")
    assert (tournament.reads, standings(tournament)) == ((Reads(0), Reads(1), Reads(2)), ())


def test_no_pot_is_raked():
    tournament = tournament_of(house="no_multipoker", money="dollars")
    assert options_of(house="no_multipoker", money="dollars").rules.rake == "page_tables"
    assert (tournament.options.rules.rake, tournament.raked) == ("off", 0)


def test_the_draw_gives_everybody_a_card_and_the_highest_the_button():
    for number in range(200):
        tournament = tournament_of(f"draw{number}", seats="10")
        cards, seat = tournament.draw.cards, tournament.draw.seat
        assert len(set(cards)) == 10
        assert cards[seat] == max(cards)
        assert tournament.button == next_hand(tournament).button == seat


def test_every_chair_wins_the_draw_as_often():
    buttons = [tournament_of(f"draw{number}").button for number in range(300)]
    assert all(70 <= buttons.count(chair) <= 130 for chair in range(3))
    assert buttons == [tournament_of(f"draw{number}").button for number in range(300)]


def test_the_house_may_do_without_a_draw():
    first = [tournament_of(f"s{number}", house="first_button=first_seat") for number in range(20)]
    assert {(tournament.button, tournament.draw) for tournament in first} == {(0, None)}
    anybody = [tournament_of(f"s{number}", house="first_button=random") for number in range(60)]
    assert {(tournament.button, tournament.draw) for tournament in anybody} == {
        (0, None),
        (1, None),
        (2, None),
    }
    assert tournament_of(house="first_button=high_card").draw == tournament_of().draw


def test_the_first_hand_is_dealt_where_the_draw_says():
    tournament = tournament_of(house="first_button=first_seat")
    assert next_hand(tournament).blinds == tournament.blinds == Blinds(0, 1, 2)
    assert next_hand(next_hand(tournament)).blinds == Blinds(1, 2, 0)
    heads_up = tournament_of(seats="2", house="first_button=first_seat")
    assert heads_up.blinds == Blinds(0, 0, 1)


def test_levels_rise_after_so_many_hands():
    tournament = tournament_of(terms=terms_of())
    seen = [(tournament.level, tournament_facts(tournament).level.hands_left)]
    for _ in range(7):
        tournament = next_hand(tournament)
        seen.append((tournament.level, tournament_facts(tournament).level.hands_left))
    assert seen == [(0, 2), (0, 1), (0, 0), (1, 1), (1, 0), (2, None), (2, None), (2, None)]
    assert (tournament.stakes, facts(tournament).stakes) == (LEVELS[2], LEVELS[2])


def test_levels_rise_after_so_many_minutes_of_the_page():
    tournament = tournament_of(terms=terms_of(level_by="minutes"))
    seen = []
    # The seconds before the first hand count nothing.
    for seconds in (500, 119, 0, 1, 119, 1, 1000):
        tournament = next_hand(tournament, seconds)
        level = tournament_facts(tournament).level
        seen.append((tournament.elapsed, level.number, level.seconds_left))
    assert seen == [
        (0, 1, 120),
        (119, 1, 1),
        (119, 1, 1),
        (120, 2, 120),
        (239, 2, 1),
        (240, 3, None),
        (1240, 3, None),
    ]


@pytest.mark.parametrize("seconds", [-1, 1.0, True])
def test_time_is_a_whole_number_of_seconds(seconds):
    with pytest.raises(RulesError, match=repr(seconds)) as caught:
        next_hand(tournament_of(), seconds)
    assert caught.value.code == "bad_time"


def test_the_level_in_play_as_the_page_shows_it():
    level = tournament_facts(next_hand(tournament_of(terms=terms_of()))).level
    assert (level.number, level.of, level.stakes, level.next_stakes) == (1, 3, LEVELS[0], LEVELS[1])
    assert (level.hands_left, level.seconds_left) == (1, None)


@pytest.mark.parametrize("limit", ["fl", "pl", "nl"])
@pytest.mark.parametrize("stakes", ["1-2", "2-5", "10-20", "25-50"])
def test_default_levels_keep_the_structure_and_rise(limit, stakes):
    first = options_of(limit=limit, stakes=stakes).stakes
    levels = default_levels(first, DEFAULT, 600 * first.big_blind)
    assert levels[0] == first
    assert len(levels) == 14
    for below, level in pairwise(levels):
        assert level.big_blind > below.big_blind
        assert level.small_blind >= below.small_blind > 0
        assert bool(level.small_bet) == (limit == "fl")
        assert level.big_bet == level.big_blind * first.big_bet // first.big_blind
    assert levels[-1].big_blind == 75 * first.big_blind


def test_default_levels_round_the_small_blind_as_the_house_does():
    first = options_of(limit="fl", money="dollars", stakes="5-10").stakes
    assert [level.small_blind for level in default_levels(first, DEFAULT, 50_000)[:4]] == [200, 300, 500, 700]
    exact = HouseRules(small_blind_rounding="exact")
    halves = default_levels(replace(first, small_blind=250), exact, 50_000)
    assert [level.small_blind for level in halves[:4]] == [250, 375, 500, 750]
    other = default_levels(replace(first, small_blind=100), DEFAULT, 50_000)
    assert [level.small_blind for level in other[:4]] == [100, 150, 200, 300]


def test_the_smallest_stakes_rise_too():
    bigs = [level.big_blind for level in default_levels(Stakes(1, 1), DEFAULT, 900)]
    assert bigs == [1, 2, 3, 4, 5, 6, 7, 10, 15, 20, 30, 40, 50, 75, 100]


def test_the_last_level_leaves_ten_big_blinds_in_play():
    for chips in (10, 999, 1000, 1001, 10**6):
        levels = default_levels(Stakes(5, 10), DEFAULT, chips)
        assert levels[-1].big_blind * 10 >= chips
        assert len(levels) == 1 or levels[-2].big_blind * 10 < chips


def test_default_prizes_by_number_of_players():
    splits = {n: default_terms(options_of(seats=str(n))).split for n in range(2, 11)}
    assert [splits[n] for n in (2, 3)] == [(100,)] * 2
    assert [splits[n] for n in (4, 5, 6)] == [(65, 35)] * 3
    assert [splits[n] for n in (7, 8, 9, 10)] == [(50, 30, 20)] * 4
    for seats in range(2, 11):
        terms = default_terms(options_of(seats=str(seats), stack="333"))
        assert sum(prizes(terms, seats)) == 333 * seats


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("levels", ()),
        ("levels", (LEVELS[1], LEVELS[0])),
        ("levels", (LEVELS[0], LEVELS[0])),
        ("buy_in", -1),
        ("buy_in", 1.5),
        ("split", ()),
        ("split", (60, 30)),
        ("split", (35, 65)),
        ("split", (100, 0)),
        ("level_by", "days"),
        ("level_length", 0),
    ],
)
def test_impossible_terms_are_refused_by_name(field, value):
    refused(field, lambda: terms_of(**{field: value}))


def test_terms_of_another_table_are_refused():
    refused("split", lambda: tournament_of(terms=terms_of(split=(40, 30, 20, 10))))
    refused("levels", lambda: tournament_of(terms=terms_of(levels=(Stakes(5, 10, 10, 20),))))
    refused("levels", lambda: tournament_of(terms=terms_of(), limit="fl"))


def test_everybody_with_chips_is_dealt_in_however_few():
    tournament = with_stacks(tournament_of(), {0: 3})
    assert [(seat.seat, seat.stack) for seat in seats_in(tournament)] == [(0, 3), (1, 1000), (2, 1000)]
    assert tournament.bank == 2003


@pytest.mark.parametrize("changes", [{0: 0}, {1: -5}, {3: 10}, {0: 1.5}])
def test_stacks_set_by_hand_are_those_of_players(changes):
    with pytest.raises(RulesError) as caught:
        with_stacks(tournament_of(), changes)
    assert caught.value.code == "bad_stack"
    out = after_hand(tournament_of(), 0, 1000, 2000)
    with pytest.raises(RulesError):
        with_stacks(out, {0: 100})


def test_who_has_no_chips_is_out_and_not_dealt_in():
    tournament = after_hand(tournament_of(hero="1"), 2000, 0, 1000)
    assert tournament.exits == (Exit(1, (1,)),)
    assert (tournament.players, tournament.status) == ((0, 2), "watching")
    assert [seat.seat for seat in seats_in(next_hand(tournament))] == [0, 2]
    assert standings(tournament) == (Standing(3, 1, False, 0, 1),)
    assert [reads.hands for reads in tournament.reads] == [1, 1, 1]


def test_the_last_one_wins_and_nothing_more_is_dealt():
    tournament = after_hand(after_hand(tournament_of(terms=terms_of()), 2000, 0, 1000), 0, 0, 3000)
    assert (tournament.is_over, tournament.status) == (True, "over")
    assert standings(tournament) == (
        Standing(1, 2, False, 195, 2),
        Standing(2, 0, False, 105, 2),
        Standing(3, 1, False, 0, 1),
    )
    with pytest.raises(RulesError) as caught:
        next_hand(tournament)
    assert caught.value.code == "tournament_over"


def test_the_player_who_won_is_not_watching():
    tournament = after_hand(tournament_of(seats="2"), 2000, 0)
    assert (tournament.status, standings(tournament)[0].seat) == ("over", 0)


def test_a_hand_that_nobody_loses_everything_in_decides_no_place():
    tournament = after_hand(tournament_of(), 990, 1010, 1000)
    assert (tournament.exits, tournament.status) == ((), "running")


def test_equal_stacks_share_place_and_prizes():
    begun = tournament_of(seats="4", house="first_button=first_seat", terms=terms_of(buy_in=101))
    tournament = after_hand(begun, 0, 3000, 0, 1000)
    assert tournament.exits == (Exit(1, (2, 0)),)
    assert standings(tournament) == (Standing(3, 2, True, 0, 1), Standing(3, 0, True, 0, 1))
    # 404 in the pool: 263 and 141. All three at once: the second place is 141 among three.
    together = after_hand(begun, 0, 4000, 0, 0)
    assert standings(together) == (
        Standing(1, 1, False, 263, 1),
        Standing(2, 2, True, 47, 1),
        Standing(2, 3, True, 47, 1),
        Standing(2, 0, True, 47, 1),
    )


def test_odd_chips_of_shared_prizes_go_clockwise_from_the_button():
    terms = terms_of(buy_in=101, split=(34, 33, 33))
    begun = tournament_of(seats="4", house="first_button=first_seat", terms=terms)
    after = after_hand(begun, 0, 0, 4000, 0)
    # 404 in the pool: 138, 133, 133. The second and third prize among three is 88 each and two more.
    assert prizes(terms, 4) == (138, 133, 133)
    assert [(standing.seat, standing.prize) for standing in standings(after)] == [
        (2, 138),
        (1, 89),
        (3, 89),
        (0, 88),
    ]


def test_several_groups_of_one_hand():
    begun = tournament_of(seats="5", house="first_button=first_seat")
    after = after_hand(begun, 0, 0, 0, 0, 5000, before=(400, 900, 400, 1300, 2000))
    assert after.exits == (Exit(1, (2, 0)), Exit(1, (1,)), Exit(1, (3,)))
    assert [(standing.place, standing.seat) for standing in standings(after)] == [
        (1, 4),
        (2, 3),
        (3, 1),
        (4, 2),
        (4, 0),
    ]


def test_a_restart_is_a_tournament_of_its_own_that_keeps_what_is_known_of_the_players():
    tournament = after_hand(after_hand(tournament_of(hero="1"), 2000, 0, 1000), 3000, 0, 0)
    again = restart(tournament)
    assert (again.stacks, again.exits, again.status) == ((1000, 1000, 1000), (), "draw")
    assert (again.first, again.hand, next_hand(again).hand) == (2, 2, 3)
    assert again.draw != tournament.draw
    assert (again.reads, again.terms) == (tournament.reads, tournament.terms)
    assert (again.level, next_hand(again).level) == (0, 0)
    assert restart(tournament, "other").seed == "other"


def test_the_page_gets_it_all_as_json():
    tournament = after_hand(tournament_of(terms=terms_of()), 2000, 0, 1000)
    said = to_json(tournament_facts(tournament))
    assert tournament.draw is not None
    assert json.loads(json.dumps(said)) == said
    assert said["status"] == "running"
    assert said["draw"]["seat"] == tournament.draw.seat
    assert [len(card) for card in said["draw"]["cards"]] == [2, 2, 2]
    assert (said["players"], said["prizes"]) == (2, [195, 105])
    assert said["standings"] == [{"place": 3, "seat": 1, "is_shared": False, "prize": 0, "hand": 1}]
    assert said["level"]["stakes"]["big_blind"] == 10


def test_the_table_s_facts():
    tournament = next_hand(tournament_of())
    said = facts(tournament)
    assert (said.hand, said.button, said.bank) == (1, tournament.button, 3000)
    assert (said.names, said.stacks) == (tournament.names, tournament.stacks)


def test_saved_data_brings_it_back():
    tournament = next_hand(after_hand(tournament_of(terms=terms_of(level_by="minutes")), 2000, 0, 1000), 77)
    data = json.loads(json.dumps(to_data(tournament)))
    back = from_data(options_of(), "tour", tournament.terms, data)
    assert replace(back, reads=tournament.reads) == tournament
    again = restart(tournament)
    back = from_data(options_of(), "tour", tournament.terms, to_data(again))
    assert replace(back, reads=again.reads) == again


GOOD = {"first": 2, "hand": 9, "elapsed": 3, "blinds": [0, 0, 2], "stacks": [500, 0, 2500], "exits": [[4, 1]]}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hand", 1),
        ("blinds", [0, 1]),
        ("stacks", [500, 2500]),
        ("stacks", [0, 0, 0]),
        ("stacks", [500, 0, 2501]),
        ("exits", []),
        ("exits", [[4, 1], [5, 1]]),
        ("exits", [[4, 1, 1]]),
        ("exits", [[4, 2]]),
        ("exits", [[2, 1]]),
        ("exits", [[10, 1]]),
        ("exits", [[]]),
        ("exits", [[4, 1], [5]]),
    ],
)
def test_data_that_no_tournament_comes_to_is_refused(field, value):
    assert from_data(options_of(), "tour", None, GOOD).exits == (Exit(4, (1,)),)
    refused(field, lambda: from_data(options_of(), "tour", None, GOOD | {field: value}))


def test_exits_of_data_are_in_order():
    data = GOOD | {"stacks": [3000, 0, 0], "exits": [[4, 1], [5, 2]]}
    assert from_data(options_of(), "tour", None, data).is_over
    refused("exits", lambda: from_data(options_of(), "tour", None, data | {"exits": [[5, 1], [4, 2]]}))


@pytest.mark.parametrize(
    "change",
    [{"more": 1}, {"elapsed": -1}, {"blinds": [0, 0, 3]}, {"hand": 9.0}, {"stacks": 7}, {"exits": [4]}],
)
def test_data_of_a_wrong_kind_is_refused(change):
    with pytest.raises(NotationError):
        from_data(options_of(), "tour", None, GOOD | change)


def test_at_a_test_table_the_chips_may_be_any():
    data = GOOD | {"stacks": [500, 0, 1]}
    assert from_data(options_of(test="1"), "tour", None, data).bank == 501
