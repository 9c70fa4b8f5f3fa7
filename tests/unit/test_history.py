"""Records: what is written comes back, plays again as it was played, and nothing wrong is read."""

import json
from dataclasses import replace
from random import Random

import pytest

from omaha8.cards import DECK
from omaha8.errors import NotationError, Omaha8Error, RulesError
from omaha8.records.history import (
    collection_from_json,
    collection_to_json,
    commitment,
    from_hand,
    from_json,
    replay,
    steps,
    to_json,
    verify,
)
from omaha8.rules.actions import Fold, RaiseTo
from omaha8.rules.events import HandEnded, HoleDealt, HoleMucked, HoleShown
from omaha8.rules.games import Game, Stakes
from omaha8.rules.hand import SeatIn, start_hand
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import DEFAULT, HouseRules
from omaha8.shuffle import shuffled_deck
from tests.unit.stacked_hands import NAMES, play, quartered, record, side_pot


def plain(text: str) -> dict:
    return json.loads(text)


@pytest.fixture
def beaten() -> tuple:
    """The first player shows three kings; the others are beaten, one of them by much."""
    return play(
        ["call", "call", "check", "check", "check", "check", "bet 10", "call", "call", *["check"] * 3],
        {0: 500, 1: 500, 2: 500},
        {1: "KcKsQhQc", 2: "JsJdTdTh", 0: "9s9h8c7h"},
        "Kh2d2s5hQd",
        variant="omaha_high",
    )


def test_replay_gives_the_same_events_and_states():
    state, events = quartered()

    states, again = replay(record(state, events))

    assert again == events
    assert states[-1] == state
    assert states[0].street == "preflop"


def test_steps_go_one_street_at_a_time():
    state, events = side_pot()

    told = list(steps(record(state, events)))

    assert [len(after.board) for after, _ in told] == [0, 0, 0, 0, 0, 3, 3, 3, 3, 4, 5, 5]
    assert tuple(event for _, happened in told for event in happened) == events


def test_json_comes_back_whole():
    state, events = play(
        ["raise 40", *["fold"] * 4],
        {0: 500, 3: 500, 4: 500, 7: 80, 9: 500},
        button=9,
        stakes=Stakes(5, 10, ante=1, dollar=100),
        rules=HouseRules(removal_after=None, pl_pot="active"),
        posts={7: (10, 5)},
        blinds=Blinds(9, 2, 3),
    )
    hand = from_hand(
        state,
        events,
        number=12,
        names=NAMES,
        hero=0,
        seed="abc",
        seeded=True,
        salt="pepper",
        played="yesterday",
    )

    text = to_json(hand)

    assert from_json(text) == hand
    assert plain(text)["rules"] == {"pl_pot": "active", "removal_after": None}
    assert plain(text)["blinds"] == {"small_blind": 2, "big_blind": 3}
    assert collection_from_json(collection_to_json([hand, hand])) == (hand, hand)
    assert collection_from_json(text) == (hand,)


def test_json_leaves_out_what_is_as_usual():
    state, events = quartered()

    told = plain(to_json(record(state, events)))

    assert told["rules"] == {}
    assert not {"blinds", "hero", "seed", "seeded", "salt", "commitment", "played"}.intersection(told)


def test_hero_in_the_first_chair_is_kept():
    state, events = quartered()

    assert from_json(to_json(record(state, events, hero=0))).hero == 0


def test_hand_that_runs_has_no_record():
    state, events = start_hand(
        Game("omaha8", "no_limit"), Stakes(5, 10), DEFAULT, 0, [SeatIn(0, 100), SeatIn(1, 100)], DECK
    )

    with pytest.raises(RulesError) as caught:
        record(state, events)

    assert caught.value.code == "unfinished_hand"


@pytest.mark.parametrize(
    ("change", "code", "params"),
    [
        ({"format": "omaha-hand/2"}, "bad_value", {"path": "hand.format"}),
        ({"colour": 1}, "unknown_key", {"key": "colour"}),
        ({"number": -1}, "bad_value", {"path": "hand.number"}),
        ({"number": 1.0}, "bad_value", {"path": "hand.number"}),
        ({"button": True}, "bad_value", {"path": "hand.button"}),
        ({"variant": "holdem"}, "bad_value", {"path": "hand.variant"}),
        ({"rules": {"fl_cap": 6}}, "bad_house_rule", {"key": "fl_cap"}),
        ({"rules": {"fl_cap": [4]}}, "bad_value", {"path": "hand.rules.fl_cap"}),
        ({"rules": {"straddle": True}}, "unknown_house_rule", {"key": "straddle"}),
        ({"stakes": {"small_blind": 5}}, "missing_key", {"key": "big_blind"}),
        ({"stakes": {"small_blind": 20, "big_blind": 10}}, "bad_stakes", {"field": "small_blind"}),
        ({"money": "euros"}, "bad_value", {"path": "hand.money"}),
        ({"hero": 5}, "bad_record", {"key": "hero"}),
        ({"seeded": True}, "bad_record", {"key": "seeded"}),
        ({"seed": "two words"}, "bad_seed", {}),
        ({"commitment": "00"}, "bad_record", {"key": "commitment"}),
        ({"played": "a\nb"}, "bad_record", {"key": "played"}),
        ({"deck": "AsKd"}, "bad_cards", {"path": "hand.deck"}),
        ({"deck": "As" * 52}, "duplicate_card", {"card": "As"}),
        ({"deck": "Xx" * 52}, "bad_card", {"path": "hand.deck"}),
        ({"seats": [{"seat": 0, "name": "Ana", "stack": 100}]}, "bad_seats", {}),
        ({"actions": [[0, "jump"]]}, "bad_value", {"path": "hand.actions[0]"}),
        ({"actions": [[0, "raise"]]}, "bad_value", {"path": "hand.actions[0]"}),
        ({"actions": [[0, "raise", 500]]}, "illegal_action", {"index": 0}),
        ({"actions": [[0, "raise", 30], [0, "call"]]}, "out_of_turn", {"index": 1, "to_act": 1}),
        ({"actions": [[0, "fold"], [1, "call"]]}, "hand_is_over", {"index": 1}),
        ({"actions": [[0, "raise", 30]]}, "unfinished_hand", {"seat": 1}),
    ],
)
def test_wrong_json_is_refused_by_name(change, code, params):
    state, events = quartered()
    told = plain(to_json(record(state, events))) | change

    with pytest.raises(Omaha8Error) as caught:
        from_json(json.dumps(told))

    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()


@pytest.mark.parametrize("name", ["", " Ana", "A\nB", "x" * 41, "Bo"])
def test_names_are_short_different_and_printable(name):
    state, events = quartered()
    told = plain(to_json(record(state, events)))
    told["seats"][0]["name"] = name

    with pytest.raises(RulesError) as caught:
        from_json(json.dumps(told))

    assert caught.value.params == {"key": "names"}


def test_text_that_is_no_json_names_the_line():
    state, events = quartered()
    text = to_json(record(state, events)).replace('"number"', "number")

    with pytest.raises(NotationError) as caught:
        from_json(text)

    assert (caught.value.code, caught.value.params["line"]) == ("bad_json", 3)


def test_collection_with_one_bad_hand_gives_none():
    state, events = quartered()
    good = record(state, events)
    text = collection_to_json([good, good])
    broken = text[: text.rindex('"call"')] + '"fold"' + text[text.rindex('"call"') + 6 :]
    worse = text[: text.rindex("omaha-hand/1")] + "omaha-hand/9" + text[text.rindex("omaha-hand/1") + 12 :]

    assert len(collection_from_json(broken)) == 2  # folding the river is legal
    with pytest.raises(NotationError) as caught:
        collection_from_json(worse)

    assert caught.value.params["path"] == "document.hands[1].format"


def test_missing_keys_are_named():
    state, events = quartered()
    told = plain(to_json(record(state, events)))
    del told["deck"]

    with pytest.raises(NotationError) as caught:
        from_json(json.dumps(told))

    assert (caught.value.code, caught.value.params["key"]) == ("missing_key", "deck")


def test_commitment_binds_the_deck():
    deck = shuffled_deck("records", 1)
    state, events = start_hand(
        Game("omaha8", "no_limit"), Stakes(5, 10), DEFAULT, 0, [SeatIn(0, 5), SeatIn(1, 5)], deck
    )
    told = from_hand(state, events, number=1, names=NAMES, salt="pepper")
    other = (deck[1], deck[0], *deck[2:])

    assert told.commitment == commitment(deck, "pepper")
    assert verify(told)
    assert not verify(replace(told, salt="salt"))
    assert not verify(replace(told, deck=other))
    assert not verify(replace(told, deck=(*deck[:51], None)))
    assert not verify(replace(told, salt=None))


def test_committed_before_the_deal_counts():
    state, events = quartered()

    told = from_hand(state, events, number=1, names=NAMES, salt="pepper", committed="0" * 64)

    assert not verify(told)


# Records that do not know every card


def unknown(told, *seats):
    """`told` without the cards of some seats and without what was never dealt."""
    players = len(told.seats)
    places = {place for seat in seats for place in range(told.order.index(seat), 4 * players, players)}
    dealt = 4 * players + 5
    return replace(
        told, deck=tuple(None if i in places or i >= dealt else card for i, card in enumerate(told.deck))
    )


def test_mucked_hand_may_be_unknown(beaten):
    state, events = beaten
    assert HoleMucked(2) in events
    gap = unknown(record(state, events), 0, 2)

    states, again = replay(gap)

    assert not gap.is_complete_deck
    assert gap.knows(1)
    assert not gap.knows(2)
    assert again[-1] == events[-1]
    assert HoleDealt(2, ()) in again
    assert [event for event in again if isinstance(event, HoleShown | HoleMucked)] == [
        event for event in events if isinstance(event, HoleShown | HoleMucked)
    ]
    assert sorted(states[-1].deck) == list(DECK)
    assert from_json(to_json(gap)) == gap


def test_hand_that_had_to_be_shown_must_be_known(beaten):
    state, events = beaten

    with pytest.raises(RulesError) as caught:
        replay(unknown(record(state, events), 1))

    assert (caught.value.code, caught.value.params) == ("missing_cards", {"seat": 1})


def test_folded_hands_and_undealt_streets_may_be_unknown():
    state, events = play(["raise 30", "fold", "fold"], {0: 500, 1: 500, 2: 500})
    told = replace(record(state, events), deck=(None,) * 52)

    _, again = replay(told)

    assert isinstance(again[-1], HandEnded)
    assert again[-1] == events[-1]


def test_showdown_without_a_board_is_refused():
    state, events = quartered()
    told = record(state, events)
    blank = replace(told, deck=(*told.deck[:8], *(None,) * 44))

    with pytest.raises(RulesError) as caught:
        replay(replace(unknown(blank, 1)))

    assert caught.value.code == "missing_cards"


def test_no_hand_that_loses_is_an_error():
    """Nobody can lose to the worst hand there is: the filler must not win instead."""
    state, events = play(
        ["call", "check", *["check"] * 6],
        {0: 500, 1: 500},
        {1: "AsAhKsKh", 0: "2c2d2h2s"},
        "9c9d9h9sTc",
        variant="omaha_high",
    )
    told = record(state, events)
    swapped = unknown(told, 1)

    with pytest.raises(RulesError) as caught:
        replay(swapped)

    assert caught.value.code == "missing_cards"


def test_filling_is_always_the_same(beaten):
    told = unknown(record(*beaten), 0, 2)

    assert replay(told) == replay(told)


def test_actions_are_kept_as_they_were_done():
    state, events = play(["raise 35", "fold", "fold"], {0: 500, 1: 500, 2: 500})

    assert record(state, events).actions == ((0, RaiseTo(35)), (1, Fold()), (2, Fold()))


def test_deck_shorter_than_52_is_told_as_far_as_it_goes():
    deck = tuple(Random(1).sample(range(52), 13))
    state, events = start_hand(
        Game("omaha8", "no_limit"), Stakes(5, 10), DEFAULT, 0, [SeatIn(0, 5), SeatIn(1, 5)], deck
    )

    told = record(state, events)

    assert replay(told)[1] == events
    assert not told.is_complete_deck
