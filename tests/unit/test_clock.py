"""The clock of a decision: time as data, return, more time, and what follows at the end."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha8.errors import IllegalActionError, RulesError
from omaha8.play.clock import (
    MORE_TIMES,
    Clock,
    ClockTerms,
    away,
    back,
    facts,
    more_time,
    start,
    tick,
    verdict,
)
from omaha8.rules.profiles import PROFILES, HouseRules
from omaha8.wire.schema import to_json

ONCE = ClockTerms()
HOUSES = {rule: HouseRules(timeout=rule) for rule in ("check_or_fold", "all_in_if_lost", "all_in")}


def told(clock, *times):
    """The clock after some ticks, and the cues with the time of each."""
    cues = []
    for at in times:
        clock, new = tick(clock, at)
        cues += [(at, cue) for cue in new]
    return clock, cues


def test_ten_silent_seconds_and_twenty_counted_ones():
    clock = start(ONCE, 5000)
    assert (clock.left_ms, clock.phase) == (30_000, "silent")
    clock, cues = told(clock, *range(5000, 40_000, 500))
    assert cues == [(15_000, "counting"), (15_000, "warn_20"), (25_000, "warn_10"), (35_000, "expired")]
    assert (clock.left_ms, clock.phase, clock.is_expired) == (0, "expired", True)


def test_phases_meet_at_the_count():
    clock = start(ONCE, 0)
    assert [tick(clock, at)[0].phase for at in (9_999, 10_000, 29_999, 30_000)] == [
        "silent",
        "counting",
        "counting",
        "expired",
    ]


def test_one_late_tick_tells_everything_in_order():
    assert told(start(ONCE, 0), 10**9)[1] == [
        (10**9, "counting"),
        (10**9, "warn_20"),
        (10**9, "warn_10"),
        (10**9, "expired"),
    ]


def test_a_longer_clock_warns_as_long_before_the_end():
    clock = start(ClockTerms(4), 0)
    assert clock.left_ms == 120_000
    _, cues = told(clock, *range(0, 130_000, 1000))
    assert cues == [(40_000, "counting"), (100_000, "warn_20"), (110_000, "warn_10"), (120_000, "expired")]


@pytest.mark.parametrize("factor", [0, 11, 1.5, True, "2"])
def test_the_factor_is_one_to_ten(factor):
    assert ClockTerms(10).total_ms == 300_000
    with pytest.raises(RulesError) as caught:
        ClockTerms(factor)
    assert (caught.value.code, caught.value.params) == ("bad_clock", {"factor": factor})


@pytest.mark.parametrize("at", [-1, 1.5, True, None])
def test_time_is_a_whole_number_of_milliseconds(at):
    for word in (tick, away, back, more_time):
        with pytest.raises(RulesError) as caught:
            word(start(ONCE, 0), at)
        assert caught.value.code == "bad_time"
    with pytest.raises(RulesError):
        start(ONCE, at)


def test_a_clock_that_was_set_back_takes_nothing_and_goes_on_from_there():
    clock, _ = told(start(ONCE, 100_000), 105_000, 20_000)
    assert clock.left_ms == 25_000
    assert tick(clock, 26_000)[0].left_ms == 19_000


def test_time_runs_while_the_player_is_away():
    clock, _ = away(start(ONCE, 0), 3000)
    assert (clock.is_away, clock.left_ms) == (True, 27_000)
    clock, cues = tick(clock, 29_000)
    assert (clock.left_ms, cues) == (1000, ("counting", "warn_20", "warn_10"))


def test_who_returns_in_time_gets_twenty_seconds_more_once():
    clock, _ = away(start(ONCE, 0), 3000)
    clock, cues = back(clock, 29_000)
    assert (clock.left_ms, clock.is_away, clock.has_returned, cues) == (21_000, False, True, ())
    clock, _ = away(clock, 29_500)
    clock, cues = back(clock, 45_000)
    assert (clock.left_ms, clock.is_away, cues) == (5000, False, ("counting", "warn_20", "warn_10"))


def test_the_return_is_as_long_as_the_clock():
    clock, _ = away(start(ClockTerms(3), 0), 0)
    assert back(clock, 0)[0].left_ms == 90_000 + 60_000


def test_who_was_not_away_gets_nothing():
    clock, _ = back(start(ONCE, 0), 4000)
    assert (clock.left_ms, clock.has_returned) == (26_000, False)


def test_who_returns_too_late_stays_lost():
    clock, _ = away(start(ONCE, 0), 3000)
    clock, cues = back(clock, 30_000)
    assert (clock.is_expired, clock.is_away) == (True, True)
    assert cues == ("counting", "warn_20", "warn_10", "expired")
    assert back(clock, 31_000)[0].is_away


def test_who_leaves_after_the_end_was_there():
    clock, _ = away(tick(start(ONCE, 0), 30_000)[0], 30_001)
    assert (clock.is_expired, clock.is_away) == (True, False)


def test_more_time_ten_times():
    clock = start(ONCE, 0)
    for _ in range(MORE_TIMES):
        clock, cues = more_time(clock, 0)
        assert cues == ()
    assert (MORE_TIMES, clock.left_ms, clock.more_left) == (10, 230_000, 0)
    with pytest.raises(IllegalActionError) as caught:
        more_time(clock, 1000)
    assert caught.value.code == "no_more_time"
    assert caught.value.params == {"left_ms": 229_000, "more_left": 0}


def test_more_time_counts_from_what_is_left_and_warns_again():
    clock, _ = told(start(ONCE, 0), 25_000)
    clock, _ = more_time(clock, 26_000)
    assert clock.left_ms == 24_000
    assert told(clock, 30_000, 40_000)[1] == [(30_000, "counting"), (30_000, "warn_20"), (40_000, "warn_10")]


def test_no_more_time_after_the_end():
    with pytest.raises(IllegalActionError):
        more_time(start(ONCE, 0), 30_000)


def test_what_the_page_shows():
    clock, _ = told(start(ClockTerms(2), 0), 25_000)
    assert to_json(facts(clock)) == {
        "phase": "counting",
        "left_ms": 35_000,
        "of_ms": 40_000,
        "is_away": False,
        "more_left": 10,
    }


def test_a_clock_is_plain_data():
    clock, _ = away(start(ClockTerms(2), 7), 9)
    said = json.loads(json.dumps(to_json(clock)))
    assert Clock(**said | {"terms": ClockTerms(**said["terms"])}) == clock


@given(
    st.integers(1, 10),
    st.lists(st.tuples(st.sampled_from([tick, away, back, more_time]), st.integers(0, 40_000)), max_size=60),
)
def test_time_left_is_what_was_given_less_what_passed(factor, words):
    clock = start(ClockTerms(factor), 0)
    given_ms, at = clock.left_ms, 0
    for word, passed in words:
        before, at = clock, at + passed
        try:
            clock, cues = word(clock, at)
        except IllegalActionError:
            assert before.more_left == 0 or before.left_ms <= passed
            at -= passed
            continue
        given_ms += 20_000 * factor * (before.more_left - clock.more_left)
        given_ms += 20_000 * factor * (clock.has_returned - before.has_returned)
        assert clock.left_ms == max(0, given_ms - at)
        assert ("expired" in cues) == (clock.is_expired and not before.is_expired)
        if before.is_expired:
            assert replace(clock, at=0) == replace(before, at=0)


@pytest.mark.parametrize("rule", HOUSES)
@pytest.mark.parametrize("is_lost", [False, True])
@pytest.mark.parametrize("contributed", [0, 20])
def test_checking_is_free_so_he_checks(rule, is_lost, contributed):
    found = verdict(HOUSES[rule], is_lost=is_lost, can_check=True, contributed=contributed)
    assert found == "check"


@pytest.mark.parametrize(
    ("rule", "is_lost", "expected"),
    [
        ("check_or_fold", False, "fold"),
        ("check_or_fold", True, "fold"),
        ("all_in_if_lost", False, "fold"),
        ("all_in_if_lost", True, "all_in_rule"),
        ("all_in", False, "all_in_rule"),
        ("all_in", True, "all_in_rule"),
    ],
)
def test_facing_a_bet_the_house_rule_says(rule, is_lost, expected):
    assert verdict(HOUSES[rule], is_lost=is_lost, can_check=False, contributed=20) == expected
    assert verdict(HOUSES[rule], is_lost=is_lost, can_check=False, contributed=0) == "fold"


def test_the_pages():
    found = {
        page: verdict(rules, is_lost=False, can_check=False, contributed=5)
        for page, rules in PROFILES.items()
    }
    assert {page for page, said in found.items() if said == "all_in_rule"} == {"no_multipoker", "de"}
    assert found["default"] == "fold"
