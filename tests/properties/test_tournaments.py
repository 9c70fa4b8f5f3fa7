"""Whole tournaments of players who act at random: chips, blinds, places and prizes."""

import json
import random
from dataclasses import replace

import pytest

from omaha8.play.options import parse_options
from omaha8.play.schedule import default_terms, prizes
from omaha8.play.tournament import (
    Tournament,
    from_data,
    next_hand,
    open_tournament,
    seats_in,
    settle,
    standings,
    to_data,
)
from omaha8.rules.actions import Action, Call, Check, Fold, LegalActions
from omaha8.rules.events import Event, Posted
from omaha8.rules.hand import apply, start_hand
from omaha8.shuffle import shuffled_deck
from tests.strategies import random_action

MOST_HANDS = 2000


def opened(number: int) -> Tournament:
    rng = random.Random(f"tournament {number}")
    options = parse_options(
        {
            "game": rng.choice(("omaha8", "omaha")),
            "limit": rng.choice(("fl", "pl", "nl")),
            "stakes": rng.choice(("1-2", "5-10", "10-25")),
            "seats": str(rng.choice((2, 3, 4, 6, 9, 10))),
            "stack": str(rng.choice((30, 250, 1000))),
            "house": f"dead_button={'true' if number % 2 else 'false'}",
        }
    )
    terms = default_terms(options, rng.choice(("hands", "minutes")), rng.choice((1, 3, 10)))
    return open_tournament(options, f"tournament.{number}", replace(terms, buy_in=rng.choice((0, 101, 1000))))


def careful_action(legal: LegalActions, rng: random.Random) -> Action:
    """Mostly to check and fold: the chips go round slowly, and so do the blinds."""
    if rng.random() < 0.1:
        return random_action(legal, rng)
    if legal.can_check:
        return Check()
    return Call() if rng.random() < 0.3 else Fold()


def played(tournament: Tournament, rng: random.Random) -> tuple[Event, ...]:
    """The hand that `next_hand` has prepared; players are careful in every third tournament."""
    choose = careful_action if tournament.seed.endswith(("0", "3", "6")) else random_action
    now = tournament
    deck = shuffled_deck(now.seed, now.hand)
    state, events = start_hand(
        now.options.game, now.stakes, now.options.rules, now.button, seats_in(now), deck, now.blinds
    )
    while state.legal is not None:
        state, more = apply(state, choose(state.legal, rng))
        events += more
    return events


def next_of(seats: tuple[int, ...], after: int) -> int:
    """The first of `seats` past `after`, counted on a ring of ten chairs."""
    return min(seats, key=lambda seat: (seat - after - 1) % 10)


def check_places(last: Tournament | None, now: Tournament) -> None:
    """Nobody is passed over: button or big blind, whichever leads, goes to the next player."""
    seats, blinds = now.players, now.blinds
    if len(seats) == 2:
        assert {blinds.button, blinds.big_blind} == set(seats)
        assert blinds.small_blind == blinds.button
    if now.options.rules.dead_button:
        if last:
            assert blinds.big_blind == next_of(seats, last.blinds.big_blind) != last.blinds.big_blind
            if len(seats) > 2:
                assert (blinds.button, blinds.small_blind) == (last.blinds.small_blind, last.blinds.big_blind)
        return
    if last:
        assert blinds.button == next_of(seats, last.button)
    if len(seats) > 2:
        assert blinds.small_blind == next_of(seats, blinds.button)
    assert blinds.big_blind == next_of(seats, blinds.small_blind)


def check_posts(now: Tournament, events: tuple[Event, ...]) -> None:
    """Each blind is paid once, by whom it belongs to, as far as his chips go."""
    posts = [(post.seat, post.kind, post.amount) for post in events if isinstance(post, Posted)]
    owed = [
        (seat, kind, min(blind, now.stacks[seat]))
        for seat, kind, blind in (
            (now.blinds.small_blind, "small_blind", now.stakes.small_blind),
            (now.blinds.big_blind, "big_blind", now.stakes.big_blind),
        )
        if now.stacks[seat]
    ]
    assert posts == owed
    assert owed[-1][1] == "big_blind"


def check_end(now: Tournament, ranks: dict[int, tuple[int, int]]) -> None:
    """`ranks`: for each player who went out in which hand, with how many chips at its start."""
    assert now.is_over
    decided = standings(now)
    assert sorted(standing.seat for standing in decided) == list(range(now.options.seats))
    winner = now.players[0]
    assert (decided[0].seat, decided[0].place, decided[0].is_shared) == (winner, 1, False)
    for standing in decided[1:]:
        mine = ranks[standing.seat]
        better = sum(rank > mine for rank in ranks.values())
        assert standing.place == 2 + better
        assert standing.is_shared == (list(ranks.values()).count(mine) > 1)
        assert standing.hand == mine[0]
    paid = prizes(now.terms, now.options.seats)
    assert sum(standing.prize for standing in decided) == sum(paid) == now.terms.buy_in * now.options.seats
    assert [s.prize for s in decided if not s.is_shared] == [
        paid[s.place - 1] if s.place <= len(paid) else 0 for s in decided if not s.is_shared
    ]


def play_tournament(number: int) -> Tournament:
    tournament = opened(number)
    rng = random.Random(f"actions {number}")
    bank = tournament.bank
    ranks: dict[int, tuple[int, int]] = {}
    last = None
    while not tournament.is_over:
        now = next_hand(tournament, rng.randint(0, 90))
        assert now.level >= tournament.level
        check_places(last, now)
        events = played(now, rng)
        check_posts(now, events)
        tournament = settle(now, events)
        assert tournament.bank == bank
        assert tournament.stakes == now.stakes
        ranks |= {seat: (now.hand, now.stacks[seat]) for seat in now.players if not tournament.stacks[seat]}
        saved = json.loads(json.dumps(to_data(tournament)))
        back = from_data(tournament.options, tournament.seed, tournament.terms, saved)
        assert replace(back, reads=tournament.reads) == tournament
        assert tournament.hand < MOST_HANDS
        last = now
    check_end(tournament, ranks)
    return tournament


@pytest.fixture(scope="module")
def tournaments(long_run):
    return [play_tournament(number) for number in range(300 if long_run else 20)]


def test_tournaments_of_random_players_end_well(tournaments):
    assert all(tournament.is_over for tournament in tournaments)


def test_they_are_long_enough_to_prove_something(tournaments):
    hands = sum(tournament.hand for tournament in tournaments)
    assert hands > 20 * len(tournaments)
    assert {tournament.options.rules.dead_button for tournament in tournaments} == {False, True}
    assert any(len(out.seats) > 1 for tournament in tournaments for out in tournament.exits)
    assert any(tournament.level > 1 for tournament in tournaments)
