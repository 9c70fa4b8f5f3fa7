"""A finished hand taken up again."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from omaha8.errors import RulesError
from omaha8.play import session as play
from omaha8.play.archive import record_of
from omaha8.play.options import parse_options
from omaha8.play.practice import open_from
from omaha8.play.save import restore, save
from omaha8.records.history import steps
from omaha8.rules.actions import Call
from omaha8.rules.events import Posted
from omaha8.rules.games import Stakes
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from tests.properties.random_hands import random_hand
from tests.sessions import opened, until
from tests.unit.stacked_hands import play as played
from tests.unit.stacked_hands import record

STACKS = {0: 400, 2: 300, 3: 250}
ACTIONS = ["raise 30", "call", "call", "check", "bet 40", "fold", "call", "check", "check", "check", "check"]


def hand(hero=2, **more):
    return record(*played(ACTIONS, STACKS, **more), hero=hero, number=4)


def test_the_same_hand_again():
    told = hand()
    session = open_from(told)
    first, _ = next(steps(told))
    assert session.hand is not None
    assert (session.hand.deck, session.hand.stacks, session.hand.seats) == (
        first.deck,
        first.stacks,
        first.seats,
    )
    assert session.options.is_practice
    assert not session.options.is_test


@pytest.mark.parametrize("upto", range(len(ACTIONS) + 1))
def test_any_number_of_actions_is_played_again(upto):
    session = open_from(hand(), upto)
    acts = [event for event in session.events if type(event).__name__ == "Acted"]
    assert len(acts) == upto
    assert restore(save(session)) == session


def test_the_player_is_asked_at_his_own_decision():
    told = hand()
    upto = next(index for index, (seat, _) in enumerate(told.actions) if seat == 2)
    session = open_from(told, upto)
    assert session.next == "you"
    after, _ = play.player_act(session, Call())
    assert len(after.events) > len(session.events)


def test_the_table_goes_on_with_hands_of_its_own():
    session = open_from(hand(), len(ACTIONS))
    while session.next != "between":
        session, _ = play.step(session)
    again, _ = play.next_hand(session)
    assert again.hand is not None
    assert session.hand is not None
    assert (again.table.hand, again.stacked) == (5, ())
    assert again.hand.deck != session.hand.deck


def test_unknown_cards_come_at_random():
    told = hand()
    blind = replace(told, deck=told.deck[:12] + (None,) * 40)
    hands = [open_from(blind).hand for _ in range(3)]
    decks = {dealt.deck for dealt in hands if dealt}
    assert len(decks) == 3
    assert all(len(set(deck)) == 52 and deck[:12] == told.deck[:12] for deck in decks)


def test_posts_dead_button_cents_and_limit_are_taken_over():
    stakes = Stakes(50, 100, 100, 200, dollar=100)
    told = record(
        *played(
            ["check", "call", "fold", *["check"] * 10],
            {0: 4000, 2: 3000, 3: 2500, 4: 2000},
            structure="fixed_limit",
            stakes=stakes,
            button=1,
            blinds=Blinds(1, 2, 3),
            posts={4: (100, 0)},
        ),
        hero=0,
    )
    session = open_from(told)
    assert session.hand is not None
    assert (session.options.stakes, session.hand.deal.blinds) == (stakes, Blinds(1, 2, 3))
    assert session.table.bank == 11500
    assert restore(save(session)) == session


def why_not(*args, **more):
    with pytest.raises(RulesError) as refused:
        open_from(*args, **more)
    assert refused.value.code == "bad_practice"
    return refused.value.params["why"]


def test_a_hand_without_a_player_needs_one():
    assert why_not(hand(hero=None)) == "no_player"
    assert open_from(hand(hero=None), seat=3).options.hero == 3
    with pytest.raises(RulesError) as refused:
        open_from(hand(), seat=1)
    assert refused.value.code == "bad_seat"


def test_beyond_its_actions_there_is_nothing():
    assert why_not(hand(), len(ACTIONS) + 1) == "too_far"


@pytest.mark.parametrize(
    ("structure", "stakes"),
    [
        ("pot_limit", Stakes(5, 10, ante=1)),
        ("no_limit", Stakes(5, 10, ante=40)),
        ("fixed_limit", Stakes(7, 15, 15, 30, ante=2)),
        ("pot_limit", Stakes(50, 100, ante=25, dollar=100)),
    ],
)
def test_antes_are_taken_over(structure, stakes):
    told = record(*played(["fold", "fold"], STACKS, structure=structure, stakes=stakes), hero=2)
    session = open_from(told, 1)
    antes = [e for e in session.events if isinstance(e, Posted) and e.kind == "ante"]
    assert [ante.amount for ante in antes] == [stakes.ante] * 3
    assert session.options.stakes == stakes
    assert restore(save(session)) == session


def test_a_hand_of_a_tournament_with_antes_can_be_played_again():
    cup = opened(format="tournament", ante="2", seats="3", level_length="1", limit="nl")
    for _ in range(3):
        cup, _ = until(cup, "between", "over")
    told = record_of(cup)
    assert told is not None
    assert told.stakes.ante > 2
    session = open_from(told, 1)
    assert session.options.stakes == told.stakes
    assert session.options.format == "ring"
    assert restore(save(session)) == session


@given(st.integers(0, 2**32))
def test_any_hand_that_somebody_saw_can_be_played_on(seed):
    rng = Random(seed)
    told, _, _ = random_hand(rng)
    seat = told.seats[0].seat if told.hero is None else told.hero
    session = open_from(told, rng.randint(0, len(told.actions)), seat)
    assert restore(save(session)) == session


def test_amounts_and_house_rules_that_no_table_has_are_refused():
    odd = Stakes(5, 10, 20, 40)  # a small bet that is not the big blind
    assert why_not(
        record(*played(["fold"], {0: 400, 2: 300}, stakes=odd, structure="fixed_limit"), hero=0)
    ) == ("bad_amounts")
    rich = record(*played(["fold"], {0: 10**10, 2: 300}), hero=0)
    assert why_not(rich) == "bad_amounts"
    raked = record(*played(["fold"], {0: 400, 2: 300}, rules=HouseRules(rake="page_tables")), hero=0)
    assert why_not(raked) == "bad_rules"


def test_only_practice_may_be_restored_with_a_deck_of_its_own():
    session = open_from(hand())
    options = parse_options({**session.options.params, "practice": "0"})
    forged = replace(session, dealt=replace(session.dealt, options=options))
    with pytest.raises(RulesError) as refused:
        play.resume(replace(forged, table=forged.dealt), ())
    assert refused.value.code == "test_only"
