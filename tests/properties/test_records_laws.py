"""Laws of the records: what is written comes back, and what is damaged is refused with a code."""

import json
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from omaha8.errors import NotationError, Omaha8Error
from omaha8.records import history, phh, pokerstars, replay
from omaha8.records.stats import Counts, Played, merged, tally, total
from omaha8.rules.actions import Protect
from omaha8.rules.events import Event, HoleDealt, PotAwarded
from omaha8.rules.ledger import ledger
from tests.properties.random_hands import random_hand

seeds = st.integers(0, 2**32)
WRITERS: tuple[Callable[[history.HandRecord], str], ...] = (
    history.to_json,
    phh.to_phh,
    pokerstars.to_text,
    lambda told: history.collection_to_json([told, told]),
    lambda told: phh.to_phhs([told, told]),
    lambda told: pokerstars.to_texts([told, told]),
)


def public(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event, HoleDealt)]


@given(seeds)
def test_replay_gives_the_same_events(seed):
    told, state, events = random_hand(Random(seed))

    states, again = history.replay(told)

    assert again == events
    assert states[-1] == state


@given(seeds)
def test_own_json_comes_back_whole(seed):
    told, _, _ = random_hand(Random(seed))

    assert history.from_json(history.to_json(told)) == told
    assert history.verify(told) == (told.salt is not None)


@given(seeds)
def test_phh_comes_back_whole_with_its_user_fields(seed):
    told, _, _ = random_hand(Random(seed))

    assert phh.from_phh(phh.to_phh(told)) == told


@given(seeds)
def test_public_phh_gives_the_same_hand(seed):
    """Without our fields a file of the named games still plays the same; without a code it is refused."""
    told, _, events = random_hand(Random(seed), is_plain=True)
    text = phh.to_phh(told)
    lines = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("_omaha8_"))

    if "variant" not in text:
        with pytest.raises(NotationError, match="'variant' is missing"):
            phh.from_phh(lines)
        return

    again = phh.from_phh(lines)

    assert history.replay(again)[1] == events
    assert (again.seats, again.blinds, again.stakes) == (told.seats, told.blinds, told.stakes)


@given(seeds)
def test_text_gives_the_same_hand(seed):
    told, _, events = random_hand(Random(seed))

    again = pokerstars.from_text(pokerstars.to_text(told))

    assert (again.seats, again.blinds, again.stakes) == (told.seats, told.blinds, told.stakes)
    assert (again.actions, again.rules, again.played) == (told.actions, told.rules, told.played)
    assert again.shown == told.shown
    assert public(history.replay(again)[1]) == public(events)


def test_the_random_hands_have_protected_and_shown_ones():
    told = [random_hand(Random(seed))[0] for seed in range(300)]

    assert sum(any(action == Protect() for _, action in hand.actions) for hand in told) > 5
    assert sum(bool(hand.shown) for hand in told) > 5


@given(seeds)
def test_all_formats_are_told_apart(seed):
    told, _, _ = random_hand(Random(seed))

    for write in WRITERS:
        assert [hand.actions for hand in replay.read(write(told))] in ([told.actions], [told.actions] * 2)


@given(seeds)
def test_ledger_counts_what_the_engine_paid(seed):
    told, state, events = random_hand(Random(seed))

    account = ledger(events, told.game, told.stakes, told.rules)

    returned = dict(account.returned)
    assert account.check.is_even
    assert tuple(chips - returned.get(seat, 0) for seat, chips in account.contributed) == state.contributed
    assert [net for _, net in account.nets] == [
        won + returned.get(seat, 0) - put_in
        for (seat, won), (_, put_in) in zip(account.won, account.contributed, strict=True)
    ]
    for pot in account.pots:
        assert sum(half.amount for half in pot.halves) == pot.amount - pot.rake.amount
        assert pot.rake.amount == min(pot.rake.due - pot.rake.paid, pot.amount)
        for half in pot.halves:
            assert half.each * len(half.winners) + sum(odd.chips for odd in half.odd) == half.amount


@given(st.lists(seeds, max_size=6), st.integers(0, 6))
def test_statistics_add_up_and_are_recomputed_from_records(numbers, cut):
    hands = [random_hand(Random(number)) for number in numbers]
    played = [
        Played(told.game, told.stakes.big_blind, events, told.seats[0].seat) for told, _, events in hands
    ]
    again = [
        Played(told.game, told.stakes.big_blind, history.replay(told)[1], told.seats[0].seat)
        for told, _, _ in hands
    ]

    whole = tally(played)

    assert whole == tally(again)
    assert merged(tally(played[:cut]), tally(played[cut:])) == whole
    assert total(whole).hands == len(hands)


@given(seeds)
def test_results_of_all_seats_add_up_to_the_rake(seed):
    told, _, events = random_hand(Random(seed))

    table = tally(Played(told.game, told.stakes.big_blind, events, seat.seat) for seat in told.seats)

    rake = sum(event.rake for event in events if isinstance(event, PotAwarded))
    assert total(table).won * told.stakes.big_blind == -rake
    assert total(table).hands == len(told.seats)
    assert isinstance(total(table), Counts)


# Damage


def survives(data: bytes) -> None:
    """Whatever is read is read whole or refused with a code whose parameters travel as JSON."""
    problem: Omaha8Error | None = None
    lines: list[str] = []
    try:
        lines = list(replay.replay_lines(data))
    except Omaha8Error as error:
        problem = error
    if problem:
        assert json.dumps(problem.params)
        assert str(problem)
    else:
        assert any(line.startswith("hand_ended ") for line in lines)


@given(
    st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass"))
)
def test_garbage_is_refused(data):
    survives(data)


@given(
    st.text(max_size=200), st.sampled_from(["{", "PokerStars Hand #1: ", "variant = 'PO'\n", '{"format": '])
)
def test_garbage_with_a_good_start_is_refused(rest, start):
    survives((start + rest).encode("utf-8", "replace"))


@given(seeds, st.sampled_from(WRITERS), st.data())
@settings(max_examples=200)
def test_damaged_hands_are_refused_or_still_whole(seed, write, data):
    told, _, _ = random_hand(Random(seed))
    text = bytearray(write(told).encode())
    place = data.draw(st.integers(0, len(text) - 1))
    match data.draw(st.sampled_from(["cut", "set", "delete", "insert"])):
        case "cut":
            del text[place:]
        case "set":
            text[place] = data.draw(st.integers(0, 255))
        case "delete":
            del text[place : place + data.draw(st.integers(1, 40))]
        case _:
            text[place:place] = data.draw(
                st.sampled_from([b"0", b"9999999999999999999", b"-", b"1e999999", b"inf", b'"', b"[", b"\n"])
            )
    survives(bytes(text))


@given(seeds, st.sampled_from([history.to_json, phh.to_phh]), st.data())
def test_cut_hands_never_pass_for_whole(seed, write, data):
    told, _, _ = random_hand(Random(seed))
    text = write(told).rstrip("\n")
    cut = text[: data.draw(st.integers(0, len(text) - 1))]

    try:
        (again,) = replay.read(cut)
    except Omaha8Error:
        return

    assert again == told
