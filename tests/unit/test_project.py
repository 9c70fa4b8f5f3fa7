"""The view of a table: amounts, presets, pots, results, and what is face up."""

import random
from typing import Any

import pytest

from omaha8.cards import cards_name, parse_cards
from omaha8.rules.actions import Protect
from omaha8.rules.events import Acted, HoleDealt, Posted
from omaha8.rules.games import GAMES, Game
from omaha8.rules.hand import SeatIn, act, advance, apply, begin_hand, legal_actions, start_hand
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from omaha8.views.project import TableFacts, redact, view_for
from omaha8.views.view import LastAction, PotView, Reads, SeatView
from tests.hands import BLINDS, LIMIT, action_of, play, start
from tests.strategies import play_on, random_action, random_start


def facts(state, **changes):
    chairs = max(state.seats) + 1
    return TableFacts(
        **{
            "game": state.game,
            "stakes": state.stakes,
            "names": tuple("ABCDEFGHIJ"[:chairs]),
            "stacks": (0,) * chairs,
            **changes,
        }
    )


def seen(state, me, **changes):
    return view_for(state, me, table=facts(state, **changes))


def presets(view):
    return {preset.name: preset.to for preset in view.legal.presets}


def test_c43_half_pot_and_pot():
    # 20, 20 and the small blind's 5 lie in the middle, and nobody has bet.
    state = play(start("pot_limit", (500,) * 3), "raise 20", "fold", "call")
    assert state.pot == 45
    view = seen(state, state.seat_to_act)
    assert presets(view) == {"min": 10, "half": 23, "three_quarter": 34, "pot": 45}
    # Pot 40 and a bet of 25: half of what lies there after a call is 45.
    state = play(start("pot_limit", (500,) * 4), "call", "call", "call", "check", "bet 25")
    assert (state.pot, state.seat_to_act) == (65, 1)
    assert presets(seen(state, 1)) == {"min": 50, "half": 70, "three_quarter": 93, "pot": 115}


def test_no_limit_presets_before_and_after_the_flop():
    state = start("no_limit", (500,) * 4)
    view = seen(state, 2)
    assert presets(view) == {"min": 20, "2_5x": 25, "3x": 30, "pot": 35, "max": 500}
    assert [preset.name for preset in view.legal.presets] == ["min", "2_5x", "3x", "pot", "max"]
    state = play(state, "raise 35", "fold", "call", "fold")
    view = seen(state, 0)
    assert presets(view) == {"min": 10, "half": 40, "three_quarter": 60, "pot": 80, "max": 465}
    assert (view.legal.step, view.legal.page) == (10, 40)


def test_limit_has_no_presets_and_steps_by_its_bet():
    state = play(start("fixed_limit", (500,) * 3), "call", "call", "check")
    legal = seen(state, 0).legal
    assert (legal.presets, legal.step, legal.min_to, legal.max_to) == ((), 10, 10, 10)
    legal = seen(play(state, "check", "check", "check"), 0).legal
    assert (legal.step, legal.min_to) == (20, 20)


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_presets_are_legal_totals_in_rising_order(game):
    rng = random.Random(str(game))

    def watch(state):
        view = seen(state, state.seat_to_act)
        bare = state.legal
        assert view.turn == view.me
        assert (view.legal.call, view.legal.verb, view.to_call) == (bare.call, bare.verb, bare.call)
        totals = [preset.to for preset in view.legal.presets]
        assert totals == sorted(totals)
        assert all(bare.min_to <= to <= bare.max_to for to in totals)
        assert bool(totals) == (game.structure != "fixed_limit" and bare.verb is not None)
        me = view.seats[view.me]
        assert view.legal.call_is_all_in == (bare.call == me.stack)
        assert view.legal.max_is_all_in == (bare.verb is not None and bare.max_to == me.stack + me.committed)

    for _ in range(60):
        play_on(random_start(rng, game), lambda legal: random_action(legal, rng), watch)


def test_a_pot_that_the_stack_does_not_reach_is_all_in():
    legal = seen(start("pot_limit", (500, 500, 25, 500)), 2).legal
    assert presets(seen(start("pot_limit", (500, 500, 25, 500)), 2))["pot"] == 25
    assert legal.max_is_all_in
    assert not legal.call_is_all_in
    assert seen(start("pot_limit", (500, 500, 10, 500)), 2).legal.call_is_all_in


def test_presets_follow_the_house_rule_of_the_pot():
    # One is all-in for 10: the side pot is empty, and by the literal page only it counts.
    holes: Any = {"holes": ("As2sKdKc",), "pl_pot": "active"}
    state = play(start("pot_limit", (10, 500, 500), **holes), "call", "call", "check")
    view = seen(state, 1)
    assert presets(view) == {"min": 10, "half": 10, "three_quarter": 10, "pot": 10}


def test_what_everybody_would_have_to_call():
    state = play(start("no_limit", (500,) * 4), "raise 40", "fold")
    assert [seen(state, seat).to_call for seat in range(4)] == [35, 30, 0, 0]
    assert seen(state, None).to_call == 0
    short = play(start("no_limit", (20, 500, 500, 500)), "raise 40", "fold")
    assert seen(short, 0).to_call == 15
    # The big blind has 4 only: to call is still the whole blind.
    poor = start("no_limit", (500, 4, 500, 500))
    assert (seen(poor, 2).to_call, seen(poor, 3).to_call, seen(poor, 0).to_call) == (10, 10, 5)


def test_seats_markers_and_last_actions():
    table, deck = (Game("omaha8", "no_limit"), BLINDS, HouseRules()), tuple(range(52))
    arguments = (*table, 1, tuple(SeatIn(seat, 500) for seat in (1, 2, 4)), deck)
    state, events = start_hand(*arguments)
    view = seen(state, 4, events=events)
    assert [seat.marker for seat in view.seats] == [None, None, "small_blind", None, "big_blind"]
    assert [seat.state for seat in view.seats] == ["out", "active", "active", "out", "active"]
    assert view.seats[2].last == LastAction("small_blind", 5)
    assert view.seats[0] == SeatView(0, "A", 0, 0, 0, "out")
    state, more = apply(state, action_of("raise 30"))
    events += more
    state, more = apply(state, action_of("fold"))
    events += more
    view = seen(state, 4, events=events)
    assert view.seats[1].last == LastAction("raise", 30)
    assert view.seats[2].last == LastAction("fold", 0)
    assert (view.seats[2].state, view.seats[2].card_count, view.seats[2].cards) == ("folded", 0, None)
    assert [act.action for act in view.acts] == ["raise", "fold"]
    state, more = apply(state, action_of("call"))
    view = seen(state, 4, events=events + more)
    assert view.street == "flop"
    assert [seat.last for seat in view.seats] == [None] * 5
    assert len(view.acts) == 3


def test_heads_up_and_dead_buttons_mark_the_blinds():
    view = seen(start("no_limit", (500, 500)), 0)
    assert [seat.marker for seat in view.seats] == ["big_blind", "small_blind"]
    seats = tuple(SeatIn(seat, 500) for seat in (0, 2, 3))
    state, _ = start_hand(
        Game("omaha8", "no_limit"), BLINDS, HouseRules(), 0, seats, tuple(range(52)), Blinds(0, 1, 2)
    )
    assert [seat.marker for seat in seen(state, 0).seats] == [None, None, "big_blind", None]


def test_a_protected_seat_is_all_in_with_chips_behind():
    state = play(start("no_limit", (500,) * 4, timeout="all_in"), "raise 40", "fold")
    state, events = act(state, Protect())
    view = seen(state, 1, events=events)
    assert [seat.state for seat in view.seats] == ["allin", "active", "active", "folded"]
    assert view.seats[0].stack == 495
    assert view.seats[0].last == LastAction("protect", 5, is_all_in=True)


def test_own_cards_stay_visible_after_a_fold_and_others_never():
    state = play(start("no_limit", (500,) * 3), "fold")
    view = seen(state, 2)
    assert view.seats[2].cards == state.holes[2]
    assert (view.seats[2].state, view.seats[2].card_count) == ("folded", 0)
    assert view.lens is None
    assert [view.seats[seat].cards for seat in (0, 1)] == [None, None]
    assert [view.seats[seat].card_count for seat in (0, 1)] == [4, 4]


def test_the_lens_is_the_viewers():
    state = play(
        start("no_limit", (500,) * 3, holes=("As2sKdKc",), board="3c4d8sKhQd"), "call", "call", "check"
    )
    assert seen(state, 0).lens.low.made.ranks == "8432A"
    assert seen(state, None).lens is None
    assert seen(start("no_limit", (500,) * 3), 0).lens is None


def test_pots_leave_the_bets_in_front_out():
    state = play(start("no_limit", (20, 500, 500, 500)), "raise 60", "call", "call", "call")
    view = seen(state, 1)
    assert view.pots == (PotView(80, (0, 1, 2, 3)), PotView(120, (1, 2, 3)))
    bet = play(state, "bet 100")
    assert seen(bet, 2).pots == view.pots
    assert (seen(bet, 2).pot, seen(bet, 2).seats[1].committed) == (300, 100)
    assert seen(start("no_limit", (20, 500, 500)), 0).pots == ()


def test_pots_between_streets_leave_the_uncalled_part_out():
    arguments = (Game("omaha_high", "no_limit"), BLINDS, HouseRules(), 1)
    state, _ = begin_hand(*arguments, (SeatIn(0, 60), SeatIn(1, 500)), tuple(range(52)))
    state, _ = act(state, action_of("raise 200"))
    state, _ = act(state, action_of("call"))
    view = seen(state, 0)
    assert (view.phase, state.due, view.pots, view.turn) == ("dealing", "deal", (), None)


def test_phases_of_a_hand():
    arguments = random_start(random.Random(3), Game("omaha8", "pot_limit"), 3)
    state, _ = begin_hand(*arguments)
    phases = [seen(state, None).phase]
    while not state.is_complete:
        if state.due:
            state, _ = advance(state)
        else:
            legal = legal_actions(state)
            state, _ = act(state, action_of("check" if legal and legal.can_check else "call"))
        phases.append(seen(state, None).phase)
    assert phases[0] == "betting"
    assert phases[-2:] == ["showdown", "between"]
    assert phases.count("dealing") == 3
    assert seen(state, None, phase="idle").phase == "idle"


C09: Any = {"holes": ("Ah2hKcKs", "As2sJdTd"), "board": "3c4d8sKhQd"}


def test_c09_quartered_and_c47_the_cards_that_win_each_half():
    # A is the big blind, B has the button; 120 each.
    state = play(start("pot_limit", (120, 120), **C09), "raise 30", "raise 90", "raise 120", "call")
    view = seen(state, 1, stacks=state.stacks)
    (pot,) = view.results
    assert (pot.amount, pot.both, view.ending, view.phase) == (240, False, "showdown", "between")
    assert [(share.seat, share.amount, share.part) for share in pot.high.shares] == [(0, 120, (1, 2))]
    assert [(share.seat, share.amount, share.part) for share in pot.low.shares] == [
        (0, 60, (1, 4)),
        (1, 60, (1, 4)),
    ]
    assert (pot.high.amount, pot.low.amount) == (120, 120)
    assert set(pot.high.made.hole + pot.high.made.board) == set(parse_cards("KcKsKhQd8s"))
    first, second = pot.low.shares
    assert set(first.made.hole + first.made.board) == set(parse_cards("Ah2h3c4d8s"))
    assert set(second.made.hole + second.made.board) == set(parse_cards("As2s3c4d8s"))
    assert [(seat.won, seat.net, seat.state) for seat in view.seats] == [
        (180, 60, "winner"),
        (60, -60, "winner"),
    ]
    assert view.seats[1].low == second.made
    assert [seat.stack for seat in view.seats] == [180, 60]
    assert (view.pot, view.pots, view.turn) == (0, (), None)


def test_a_pot_divided_once_says_so():
    holes = ("Ah2hKsQd", "Ad2dKcQs")
    state = start("no_limit", (33, 33), holes=holes, board="3c4s5hTdJc")
    state = play(state, "raise 33", "call")
    (pot,) = seen(state, 0).results
    assert pot.both
    assert sorted((share.seat, share.amount, share.part) for share in pot.high.shares) == [
        (0, 33, (1, 2)),
        (1, 33, (1, 2)),
    ]
    assert [(share.amount, share.part) for share in pot.low.shares] == [(0, (0, 1)), (0, (0, 1))]
    assert pot.low.made.ranks == "5432A"


def test_pots_are_told_from_the_last_to_the_main():
    holes = ("AsAhQd9d", "KdKcJh8h", "QsQh7c6d")
    state = start("no_limit", (100, 150, 150), variant="omaha_high", holes=holes, board="2d9cTh3sJd")
    state = play(state, "raise 150", "call", "call")
    view = seen(state, None)
    assert [(pot.index, pot.amount) for pot in view.results] == [(1, 100), (0, 300)]
    assert [pot.high.shares[0].seat for pot in view.results] == [1, 0]
    assert all(pot.low is None for pot in view.results)
    assert [seat.net for seat in view.seats] == [200, -50, -150]
    assert all(seat.low is None for seat in view.seats)


def test_a_pot_won_by_folds_shows_no_hand():
    state = play(start("no_limit", (500,) * 3), "raise 30", "fold", "fold")
    view = seen(state, 0)
    (pot,) = view.results
    assert (pot.high.made, pot.low, view.ending) == (None, None, "fold")
    assert pot.high.shares[0].made is None
    assert (view.seats[2].won, view.seats[2].net) == (25, 15)
    assert (view.seats[2].cards, view.seats[2].card_count) == (None, 4)


def test_a_mucked_hand_is_gone_from_everybody_but_its_owner():
    holes = ("AsAhKdKc", "7c7d8h9h")
    state = start("no_limit", (500, 500), variant="omaha_high", holes=holes, board="AcKh2s3d4h")
    state = play(state, "call", "check", *["check", "check"] * 3)
    assert state.may_muck == (1,)
    assert (seen(state, 0).seats[1].cards, seen(state, 0).seats[1].card_count) == (None, 0)
    assert seen(state, 1).seats[1].cards == state.holes[1]
    assert seen(state, 0).seats[1].high is None
    assert cards_name(seen(state, 1).seats[0].cards) == "AsAhKdKc"


def test_a_table_before_its_first_hand():
    table = TableFacts(
        game=GAMES[0],
        stakes=LIMIT,
        names=("you", "Ana"),
        stacks=(500, 400),
        bank=900,
        button=1,
        reads=(Reads(1),),
    )
    view = view_for(None, 0, table=table)
    assert (view.phase, view.hand, view.button, view.turn, view.legal, view.lens) == (
        "idle",
        0,
        1,
        None,
        None,
        None,
    )
    assert [(seat.stack, seat.state) for seat in view.seats] == [(500, "out"), (400, "out")]
    assert (view.bank, view.reads) == (900, (Reads(1),))


def test_redacted_events_keep_everything_but_foreign_hole_cards():
    state, events = start_hand(*random_start(random.Random(5), seats=4))
    me = state.seats[2]
    for event, kept in zip(events, redact(events, me), strict=True):
        if isinstance(event, HoleDealt):
            assert kept == (event if event.seat == me else HoleDealt(event.seat, ()))
        else:
            assert kept is event
    assert [event.cards for event in redact(events, None) if isinstance(event, HoleDealt)] == [()] * 4
    assert any(isinstance(event, Posted) for event in redact(events, None))
    assert not any(isinstance(event, Acted) for event in events)
