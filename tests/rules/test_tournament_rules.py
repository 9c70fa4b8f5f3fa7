"""Tournament and clock as the rule pages have them, named by their number in docs/rules.md."""

import pytest

from omaha8.cards import card_name
from omaha8.errors import IllegalActionError
from omaha8.play.clock import ClockTerms, away, back, start, tick, verdict
from omaha8.play.tournament import next_hand, open_tournament, seats_in, standings
from omaha8.rules.actions import Fold, Protect
from omaha8.rules.events import Acted, BetReturned, Event, HoleShown, Posted
from omaha8.rules.hand import act, apply, may_protect, start_hand
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from omaha8.shuffle import shuffled_deck
from tests import hands
from tests.hands import action_of, won
from tests.tournaments import after_hand, options_of

DEAD = {"house": "dead_button=true"}
MOVING = {"house": "dead_button=false"}
CHECKED = ["check"] * 6


def begun(seats, button, **params):
    """A tournament in which the draw gave the button to `button`."""
    options = options_of(seats=str(seats), **params)
    seeds = (f"seed{number}" for number in range(1000))
    return next(
        tournament for seed in seeds if (tournament := open_tournament(options, seed)).button == button
    )


def play(state, *words):
    """The state after some actions and all their events; `protect` is the all-in rule."""
    events: list[Event] = []
    for word in words:
        state, more = apply(state, Protect() if word == "protect" else action_of(word))
        events += more
    return state, events


def table(*stacks, timeout="all_in", **options):
    """No limit 5/10; the last seat has the button, 0 posts the small and 1 the big blind."""
    return hands.start("no_limit", stacks or (500,) * 4, timeout=timeout, **options)


def facing(state):
    """What a clock that ran out makes of the seat to act."""
    position = state.to_act
    return verdict(
        state.rules,
        is_lost=False,
        can_check=state.legal.can_check,
        contributed=state.contributed[position],
    )


# The button


def test_a2_the_highest_card_gets_the_first_button_and_suits_decide_among_equals():
    ties = 0
    for number in range(300):
        draw = open_tournament(options_of(seats="10"), f"draw{number}").draw
        assert draw is not None
        names = [card_name(card) for card in draw.cards]
        ranks = ["23456789TJQKA".index(name[0]) for name in names]
        highest = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        ties += len(highest) > 1
        assert draw.seat == min(highest, key=lambda seat: "shdc".index(names[seat][1]))
    assert ties > 50


def test_b32_the_draw_is_a_tournaments_own():
    assert open_tournament(options_of(), "s").draw is not None
    assert open_tournament(options_of(house="no_pokernordica"), "s").draw is not None
    assert open_tournament(options_of(house="no_multipoker"), "s").draw is None


def test_b34_with_a_moving_button_the_next_two_players_post():
    # Button 0, blinds 1 and 2; 0 goes out. Seat 2 posts the big blind again.
    tournament = after_hand(begun(3, 0, **MOVING), 0, 1500, 1500)
    assert next_hand(tournament).blinds == Blinds(1, 1, 2)


def test_b34_with_a_dead_button_nobody_posts_the_big_blind_twice_running():
    tournament = after_hand(begun(3, 0, **DEAD), 0, 1500, 1500)
    assert next_hand(tournament).blinds == Blinds(2, 2, 1)


@pytest.mark.parametrize(
    ("house", "out", "expected"),
    [
        (MOVING, 1, Blinds(2, 2, 0)),
        (MOVING, 2, Blinds(1, 1, 0)),
        (DEAD, 1, Blinds(2, 2, 0)),
        (DEAD, 2, Blinds(1, 1, 0)),
    ],
)
def test_b34_heads_up_after_a_blind_went_out(house, out, expected):
    left = [0 if seat == out else 1500 for seat in range(3)]
    assert next_hand(after_hand(begun(3, 0, **house), *left)).blinds == expected


@pytest.mark.parametrize(
    ("out", "expected"),
    [
        ((), Blinds(1, 2, 3)),
        ((0,), Blinds(1, 2, 3)),
        ((1,), Blinds(1, 2, 3)),
        ((2,), Blinds(1, 2, 3)),
        ((3,), Blinds(1, 2, 4)),
        ((1, 2), Blinds(1, 2, 3)),
        ((2, 3), Blinds(1, 2, 4)),
        ((1, 2, 3), Blinds(0, 0, 4)),
    ],
)
def test_b34_a_dead_button_waits_for_the_big_blind(out, expected):
    left = [0 if seat in out else 5000 // (5 - len(out)) for seat in range(5)]
    assert next_hand(after_hand(begun(5, 0, **DEAD), *left)).blinds == expected


def test_b34_an_empty_small_blind_posts_nothing():
    now = next_hand(after_hand(begun(4, 0, **DEAD), 2000, 1000, 0, 1000))
    assert now.blinds == Blinds(1, 2, 3)
    deck = shuffled_deck(now.seed, now.hand)
    rules = now.options.rules
    state, events = start_hand(
        now.options.game, now.stakes, rules, now.button, seats_in(now), deck, now.blinds
    )
    assert [event for event in events if isinstance(event, Posted)] == [Posted(3, "big_blind", 10, False)]
    assert state.seat_to_act == 0


def test_b33_heads_up_the_button_posts_the_small_blind_and_moves_every_hand():
    for house in (MOVING, DEAD):
        now = next_hand(begun(2, 1, **house))
        seen = [now.blinds]
        for _ in range(3):
            now = next_hand(now)
            seen.append(now.blinds)
        assert seen == [Blinds(1, 1, 0), Blinds(0, 0, 1)] * 2


# Places


def test_two_out_in_one_hand_the_larger_starting_stack_places_higher():
    tournament = after_hand(begun(3, 0), 0, 0, 3000, before=(300, 120, 2580))
    assert [(standing.place, standing.seat) for standing in standings(tournament)] == [(1, 2), (2, 0), (3, 1)]


def test_equal_starting_stacks_share_the_place():
    tournament = after_hand(begun(4, 0), 0, 0, 2000, 2000, before=(300, 300, 1700, 1700))
    assert [(standing.place, standing.is_shared) for standing in standings(tournament)] == [(3, True)] * 2


# The clock


def test_a10_ten_seconds_then_twenty_counted():
    clock = start(ClockTerms(), 0)
    assert [tick(clock, second * 1000)[0].phase for second in (9, 10, 29, 30)] == [
        "silent",
        "counting",
        "counting",
        "expired",
    ]


def test_a10_back_in_time_twenty_seconds_more_once():
    clock, _ = away(start(ClockTerms(), 0), 1000)
    clock, _ = back(clock, 25_000)
    assert clock.left_ms == 25_000
    clock, _ = back(away(clock, 26_000)[0], 27_000)
    assert clock.left_ms == 23_000


def test_a10_time_out_without_chips_in_the_pot_is_a_fold():
    state = table()
    assert facing(state) == "fold"
    assert not may_protect(state)


def test_a10_time_out_with_chips_in_the_pot_is_the_all_in_rule():
    state, _ = play(table(), "raise 40", "fold")
    assert (state.seat_to_act, facing(state)) == (0, "all_in_rule")
    assert may_protect(state)


def test_b21_as_long_as_checking_is_free_it_is_a_check():
    state, _ = play(table(), "call", "call", "call")
    assert (state.seat_to_act, facing(state)) == (1, "check")
    assert not may_protect(state)
    with pytest.raises(IllegalActionError) as caught:
        act(state, Protect())
    assert (caught.value.code, caught.value.params["action"]) == ("illegal_action", {"type": "protect"})


def test_b21_usually_check_or_fold():
    for rule, may in (("check_or_fold", False), ("all_in_if_lost", True), ("all_in", True)):
        state, _ = play(table(timeout=rule), "raise 40", "fold")
        assert may_protect(state) == may
    state, _ = play(table(timeout="check_or_fold"), "raise 40", "fold")
    assert facing(state) == "fold"
    with pytest.raises(IllegalActionError):
        act(state, Protect())
    assert act(state, Fold())[0].folded[0]


def test_a10_the_protected_player_is_asked_no_more_and_keeps_the_rest_of_his_stack():
    state, events = play(table(), "raise 40", "fold", "protect")
    assert events[-1] == Acted(0, "preflop", "protect", 5, 0, is_all_in=True)
    assert (state.stacks, state.protected) == ((495, 490, 460, 500), (True, False, False, False))
    assert (state.is_all_in(0), state.is_all_in(2)) == (True, False)
    assert (state.pot, state.seat_to_act) == (55, 1)
    flop, _ = play(state, "call")
    assert flop.seat_to_act == 1
    turn, _ = play(flop, "bet 100", "call")
    assert (turn.street, turn.seat_to_act) == ("turn", 1)


def test_a10_he_wins_what_he_has_put_in_from_everybody_and_nothing_of_what_is_bet_afterwards():
    state = table(
        holes=("AsAhKsKh", "2c2d7c7d", "QsQhJsJh", "3c3d4c4d"), board="AdTc9h5s6s", variant="omaha_high"
    )
    done, _ = play(state, "raise 40", "call", "protect", "call", *["bet 100", "call", "call"], *["check"] * 6)
    assert [(pot.amount, pot.claimants) for pot in done.awards] == [(20, (0, 1, 2, 3)), (405, (1, 2, 3))]
    assert won(done)[0] == 20
    assert done.stacks[0] == 495 + 20
    assert sum(done.stacks) == 2000


def test_a10_dead_money_is_in_the_main_pot_that_he_may_win():
    state = table(*(500,) * 5, posts={3: (0, 5)})
    state, _ = play(state, "raise 40", "protect")
    assert (state.protected[3], state.stacks[3], state.contributed[3]) == (True, 495, 5)
    done, _ = play(state, "fold", "fold", "call", *CHECKED)
    assert [(pot.amount, pot.claimants) for pot in done.awards] == [(5, (1, 2, 3)), (85, (1, 2))]


def test_a10_alone_against_him_the_rest_of_the_bet_goes_back_and_the_hands_lie_face_up():
    state, events = play(table(500, 500), "raise 300", "protect")
    assert [event for event in events if isinstance(event, BetReturned)] == [BetReturned(1, 290)]
    assert {event.seat for event in events if isinstance(event, HoleShown)} == {0, 1}
    assert state.is_complete
    assert [(pot.amount, pot.claimants) for pot in state.awards] == [(20, (0, 1))]
    assert sum(state.stacks) == 1000
    assert min(state.stacks) >= 490


def test_a10_nobody_can_raise_against_protected_players_alone():
    state, _ = play(table(500, 500, 500), "raise 40", "protect")
    assert (state.seat_to_act, state.legal.verb) == (1, "raise")
    state, _ = play(state, "protect")
    assert state.is_complete
    assert (state.protected, state.ending) == ((True, True, False), "showdown")
    assert [pot.amount for pot in state.awards] == [15, 10]


def test_a10_the_pages_that_have_the_all_in_rule():
    assert HouseRules().timeout == "check_or_fold"
    assert {
        page for page in ("no_multipoker", "de", "da") if options_of(house=page).rules.timeout == "all_in"
    } == {
        "no_multipoker",
        "de",
    }
