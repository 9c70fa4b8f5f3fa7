"""The bots' parts: ranges from acts, plans, discipline, and what a decision says of itself."""

import random
from dataclasses import replace
from typing import Any

import pytest

from omaha8.bots import registry
from omaha8.bots.plans import Rival, Spot, equity, in_position, plan, wagers
from omaha8.bots.protocol import Budget, Decision, Reason
from omaha8.bots.ranges import Habits, habits, strongest_act, weigh
from omaha8.bots.regular import _choose, _is_affordable, _may_raise_again
from omaha8.cards import cards_name, parse_cards
from omaha8.errors import NotationError, RulesError
from omaha8.odds.field import field
from omaha8.odds.sampled import POT
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import Acted
from omaha8.shuffle import shuffled_deck
from omaha8.views.view import Reads
from tests.bot_table import see
from tests.hands import play_out, start

BUDGET = Budget(120)
WHEEL: Any = {"holes": ("As2s3hKd", "KsKcQdJh"), "board": "4c5d9h9sTc"}


def at(state, *actions):
    """The view of whoever is to act after `actions`, with the story so far."""
    state, events = play_out(state, *actions)
    return see(state, state.seat_to_act, events)


def wagers_of(view):
    return wagers(view, view.legal)


def decide(view, name="steady", seed=1, budget=BUDGET):
    return registry.get(name).decide(view, random.Random(seed), budget)


def spot(view, rivals=1, yields=1000):
    me = view.seats[view.me]
    drawn = field(me.cards, view.board, view.variant, rng=random.Random(1), hands=80, runs=6)
    players = [
        Rival(seat, drawn.weights, yields, is_aggressor=False)
        for seat in view.seats
        if seat.card_count and seat.seat != view.me
    ][:rivals]
    samples = drawn.sample([rival.weights for rival in players], 200, random.Random(2))
    return Spot(view, view.legal, me, players, samples)


def acted(seat, street, action):
    return Acted(seat, street, action, 0, 0, is_all_in=False)


def test_the_registry_knows_its_names():
    assert registry.NAMES[0] == "steady"
    assert [registry.get(name).name for name in registry.NAMES] == list(registry.NAMES)
    with pytest.raises(NotationError) as error:
        registry.get("nobody")
    assert error.value.code == "unknown_bot"


@pytest.mark.parametrize("name", registry.NAMES)
def test_a_bot_that_is_not_to_act_says_so(name):
    state = start("no_limit", (500,) * 3)
    for me in (0, None):
        with pytest.raises(RulesError) as error:
            decide(see(state, me), name)
        assert error.value.code == "not_to_act"


@pytest.mark.parametrize("name", registry.NAMES)
def test_nothing_is_folded_where_checking_is_free(name):
    view = at(start("no_limit", (500,) * 2, holes=("2c2d2h2s",)), "call")
    assert view.legal.can_check
    for seed in range(40):
        assert decide(view, name, seed).action != Fold()


@pytest.mark.parametrize("name", registry.NAMES)
def test_where_no_raise_is_allowed_none_comes(name):
    state = start("fixed_limit", (500,) * 3, holes=("AsAh2s3h", "AcAd2c3d", "KsKh4s5h"))
    view = at(state, "raise 20", "raise 30", "raise 40")
    assert view.legal.no_raise == "capped"
    for seed in range(40):
        assert decide(view, name, seed).action in (Call(), Fold())


@pytest.mark.parametrize("name", registry.NAMES)
def test_the_nuts_are_never_folded_and_trash_is(name):
    nuts = start("pot_limit", (1000,) * 2, holes=("As2sKdKc", "QdJdTc9c"), board="3c4d5sKhQs")
    view = at(nuts, "call", "check", *["check", "check"] * 2, "check", "bet 20")
    assert view.lens.low.is_nuts
    trash = see(start("pot_limit", (1000,) * 3, holes=("AsAhKdKc", "AdAc3h4h", "2c2d2h2s")), 2)
    for seed in range(30):
        assert decide(view, name, seed).action != Fold()
        assert decide(trash, name, seed).action == Fold()


def test_a_hopeless_starting_hand_is_refused_without_a_thought():
    trash = see(start("pot_limit", (1000,) * 3, holes=("AsAhKdKc", "AdAc3h4h", "2c2d2h2s")), 2)
    (reason,) = decide(trash, "tight").reasons
    assert (reason.code, reason.params["better"]) == ("starting_hand", 990)


def test_decisions_repeat_and_say_why():
    view = at(start("pot_limit", (1000,) * 2, **WHEEL), "call", "check", "check", "bet 20")
    first = decide(view, seed=3)
    assert first == decide(view, seed=3)
    codes = {reason.code: reason.params for reason in first.reasons}
    assert codes["price"] == {"share": 333, "call": 20}
    assert codes["equity"]["opponents"] == 1
    assert 0 < codes["equity"]["share"] < 1000
    assert Decision(Check()) == Decision(Check(), ())
    assert Reason("mixed").params == {}


def test_habits_follow_what_was_seen():
    view = see(start("no_limit", (500,) * 6), 0)
    usual = Habits(450, 180, 700, 1000)
    assert habits(view, 1) == usual
    assert habits(replace(view, reads=(Reads(1),)), 1) == usual
    tight = habits(replace(view, reads=(Reads(1, hands=100, voluntary=10, raised_preflop=2),)), 1)
    assert (tight.comes_in < 200, tight.raises < 60, tight.bets < 200) == (True, True, True)
    wild = replace(view, reads=(Reads(1, hands=100, voluntary=95, raised_preflop=90, bets_and_raises=300),))
    assert habits(wild, 1).raises > 700
    assert (habits(wild, 1).is_wild, habits(wild, 2).is_wild) == (True, False)
    assert habits(wild, 2) == usual
    folder = replace(view, reads=(Reads(1, hands=100, folds=95),))
    assert habits(wild, 1).yields < 250 < habits(folder, 1).yields == 1000


def test_fewer_players_play_more_hands():
    two, ten = (habits(see(start("no_limit", (500,) * count), 0), 0) for count in (2, 10))
    assert two == Habits(900, 360, 1400, 1000)
    assert ten.comes_in < 450


def test_a_raise_of_who_always_raises_is_no_reason_to_fold():
    played, folded = 0, 0
    for number in range(60):
        deck = shuffled_deck("wild", number)
        hole = cards_name(deck[:4])
        view = at(start("fixed_limit", (500, 500), holes=(hole,)), "raise 20")
        reads = (Reads(1, hands=100, voluntary=98, raised_preflop=98, bets_and_raises=500),)
        folded += decide(view).action == Fold()
        played += decide(replace(view, reads=reads)).action != Fold()
    assert folded > 25
    assert played > 40


def test_who_never_folds_is_not_bluffed():
    view = at(start("pot_limit", (1000,) * 2, **WHEEL), "call", "check", "check")
    to = max(wagers_of(view))
    asked, stubborn = plan(spot(view), to), plan(spot(view, yields=0), to)
    called = plan(spot(view, yields=500), to)
    assert len({asked.value, called.value, stubborn.value}) == 3


def test_raisers_hold_better_hands_than_callers():
    view = at(start("pot_limit", (1000,) * 4, holes=("Th9h8c7c",)), "raise 30", "call")
    drawn = field(parse_cards("Th9h8c7c"), (), "omaha8", rng=random.Random(1), hands=200, runs=2)

    def mean(seat, **changes):
        weights = weigh(replace(view, **changes), seat, drawn)
        return sum(w * b for w, b in zip(weights, drawn.better, strict=True)) // sum(weights)

    raiser, caller, blind = mean(2), mean(3), mean(1)
    assert raiser < caller < blind
    reads = (Reads(2, hands=200, voluntary=190, raised_preflop=180),)
    assert mean(2, reads=reads) > raiser + 100


def test_bettors_stand_better_than_checkers():
    view = at(start("pot_limit", (1000,) * 2, **WHEEL), "call", "check", "check")
    drawn = field(parse_cards("KsKcQdJh"), view.board, "omaha8", rng=random.Random(1), hands=200, runs=6)

    def place(action):
        weights = weigh(replace(view, acts=(acted(0, "flop", action),)), 0, drawn)
        return sum(w * i for i, w in enumerate(weights)) // sum(weights)

    reads = (Reads(0, hands=100, bets_and_raises=400),)
    bold = weigh(replace(view, acts=(acted(0, "flop", "raise"),), reads=reads), 0, drawn)
    assert sum(w * i for i, w in enumerate(bold)) // sum(bold) > place("raise") + 10
    assert place("raise") < min(place("bet"), place("call"))
    assert max(place("bet"), place("call")) < place("check")
    assert all(weight > 0 for weight in weigh(view, 0, drawn))


def test_the_strongest_act_of_a_street():
    acts = [
        acted(1, "flop", "check"),
        acted(0, "flop", "bet"),
        acted(1, "flop", "raise"),
        acted(1, "turn", "fold"),
    ]
    assert strongest_act(acts, 1, "flop") == "raise"
    assert strongest_act(acts, 1, "turn") is None
    assert strongest_act(acts, 2, "flop") is None


def test_position_is_acting_last_on_later_streets():
    state = start("no_limit", (500,) * 4)
    assert [in_position(see(state, seat)) for seat in range(4)] == [False, False, False, True]
    assert not in_position(at(state, "call", "fold", "call"))
    assert in_position(at(state, "call", "fold", "call", "check", "check", "check"))
    assert not in_position(replace(see(state, 3), me=None))


def test_wagers_are_few_and_legal():
    view = at(start("pot_limit", (1000,) * 2, **WHEEL), "call", "check")
    assert wagers_of(view) == (10, 20)
    view = at(start("fixed_limit", (1000,) * 2, **WHEEL), "call", "check")
    assert wagers_of(view) == (10,)
    view = see(start("no_limit", (1000,) * 3), 2)
    assert wagers_of(view) == (30, 35)
    short = see(start("no_limit", (500, 500, 40)), 2)
    assert wagers_of(short) == (30, 35, 40)
    capped = at(start("fixed_limit", (500,) * 3), "raise 20", "raise 30", "raise 40")
    assert wagers_of(capped) == ()


def test_plans_weigh_what_cannot_lose():
    holes: Any = {"holes": ("AsQsKdKc", "QdJdTc9c"), "board": "3s4s9sKh8s", "variant": "omaha_high"}
    view = at(start("pot_limit", (1000,) * 2, **holes), "call", "check", *["check", "check"] * 2)
    assert view.street == "river"
    now = spot(view)
    check, bet = plan(now, 0), plan(now, 20)
    assert equity(now.samples) == 1000
    assert (check.action, bet.action) == (Check(), BetTo(20))
    assert check.value == 20 * POT <= bet.value


def test_plans_weigh_what_cannot_win():
    holes: Any = {"holes": ("QdJdTc9c", "2c2d3h4h"), "board": "AsKdQh9s7h", "variant": "omaha_high"}
    river = ("call", "check", *["check", "check"] * 2, "bet 20")
    now = spot(at(start("pot_limit", (1000,) * 2, **holes), *river))
    assert equity(now.samples) < 150
    call, bluff = plan(now, 20), plan(now, 80)
    assert (call.action, bluff.action) == (Call(), RaiseTo(80))
    assert call.value < 0
    # A bluff that is called loses more, and it is not always called.
    assert -80 * POT < bluff.value < 40 * POT


@pytest.mark.parametrize(
    ("hole", "added", "expected"),
    [
        ("AcKd9h9s", 100, True),
        ("AcKd9h9s", 300, False),
        ("2cKd7h9s", 300, True),
        ("AsKs9h8c", 300, True),
    ],
)
def test_stacks_need_a_hand_before_the_river(hole, added, expected):
    # A pair, two pair, the draw to the nut flush.
    view = at(start("no_limit", (500,) * 2, holes=(hole,), board="2s7sJcQh3h"), "call", "check")
    assert _is_affordable(spot(view), added) is expected


def test_before_the_flop_the_best_hands_call_for_a_stack_and_none_raises_for_it():
    holes = ("Ks9d8c3h", "AsAd2s3d", "7s7d6c4h")
    view = at(start("no_limit", (500,) * 3, holes=holes), "raise 300", "fold")
    call = view.legal.call
    assert (_is_affordable(spot(view), call), _is_affordable(spot(view), call + 150)) == (True, False)
    worse = ("Ks9d8c3h", "7s7d6c4h", "AsAd2s3d")
    view = at(start("no_limit", (500,) * 3, holes=worse), "raise 300", "fold")
    assert not _is_affordable(spot(view), call)
    # Against one who raises everything only the odds count.
    wild = replace(view, reads=(Reads(2, hands=200, voluntary=200, raised_preflop=190),))
    now = spot(wild)
    rival = replace(now.rivals[0], is_aggressor=True)
    assert _is_affordable(replace(now, rivals=[rival]), call)


def test_raising_stops():
    view = at(start("no_limit", (9000,) * 2, **WHEEL), "call", "check")
    raises = tuple(acted(seat % 2, "flop", "raise") for seat in range(12))
    assert _may_raise_again(replace(view, acts=raises[:3]))
    assert not _may_raise_again(replace(view, acts=raises[:4]))
    best = replace(view.lens, high_is_nuts=True, low=None)
    assert _may_raise_again(replace(view, acts=raises[:7], lens=best))
    assert not _may_raise_again(replace(view, acts=raises[:8], lens=best))


def test_close_plans_are_mixed_and_clear_ones_are_not():
    view = at(start("pot_limit", (1000,) * 2, **WHEEL), "call", "check")
    check, bet = plan(spot(view), 0), plan(spot(view), 10)
    pair = [replace(check, value=1000), replace(bet, value=900)]
    rng = random.Random(1)
    picks = [_choose(pair, True, 200, rng) for _ in range(300)]
    assert 60 < picks.count(pair[1]) < 150
    assert all(_choose(pair, True, 100, rng) is pair[0] for _ in range(50))
    assert _choose([replace(check, value=-10)], False, 0, rng) is None
    assert _choose([], False, 5, rng) is None
