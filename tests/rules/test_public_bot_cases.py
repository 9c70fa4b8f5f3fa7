"""The public cases about bots: C53, C54 and C55. The figures of a full run stand in docs/bots.md."""

from collections import Counter
from dataclasses import dataclass
from itertools import cycle

import pytest

from omaha8.bots import registry
from omaha8.bots.protocol import Budget
from omaha8.rules.actions import BetTo, Call, Fold, RaiseTo
from omaha8.rules.games import GAMES, Game
from omaha8.rules.profiles import HouseRules
from omaha8.rules.ranking import CATEGORIES
from omaha8.shuffle import stream
from omaha8.views.lens import nut_outs
from tests.bot_table import Table, see, tables
from tests.hands import play, start

BIG_BETS = [game for game in GAMES if game.structure != "fixed_limit"]


def is_thin_all_in(view, decision):
    """All chips before the river with less than two pair and no draw to the nuts."""
    me, legal = view.seats[view.me], view.legal
    match decision.action:
        case BetTo(to) | RaiseTo(to):
            is_all_in = to == me.committed + me.stack
        case Call():
            is_all_in = legal.call_is_all_in
        case _:
            is_all_in = False
    if not is_all_in or view.street == "river":
        return False
    if view.lens is None:
        return len({card >> 2 for card in me.cards}) > 2
    made = CATEGORIES.index(view.lens.high.category)
    return made < CATEGORIES.index("two_pair") and nut_outs(me.cards, view.board, view.variant) < 6


@pytest.mark.slow
@pytest.mark.parametrize("game", BIG_BETS, ids=str)
def test_c53_bots_do_not_throw_their_stacks_away(game, long_run):
    """Ten players, 100 big blinds, 20 hands a table; limit cannot bust anybody that fast."""
    count = 100 if long_run else 10
    thin: list[int] = []
    broke = hands = 0
    for table in tables(game, 10, count, trials=100, label="c53"):
        for _ in range(20):
            hands += 1
            table.play(Witness(hands, thin).see)
        broke += table.stacks.count(0)
    assert hands == 20 * count
    assert len(set(thin)) < (hands / 100 if long_run else 4)
    assert broke < count


@dataclass
class Witness:
    """Notes the hand in which somebody went all-in on little."""

    hand: int
    thin: list[int]

    def see(self, view, decision):
        if is_thin_all_in(view, decision):
            self.thin.append(self.hand)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_c54_every_hand_ends_and_no_action_is_illegal(game, long_run):
    """Two to ten players; an illegal action would raise, and chips are counted after each hand."""
    hands = 10_000 if long_run else 300
    actions: Counter[str] = Counter()
    for number, seats in zip(range(-(-hands // 10)), cycle(range(2, 11)), strict=False):
        table = Table(game, [1000] * seats, f"c54.{number}", 20)
        for _ in range(10):
            table.play(lambda view, decision: actions.update([check(view, decision)]))
            assert table.decisions < 200
            assert sum(table.stacks) == 1000 * seats
            if sum(stack > 0 for stack in table.stacks) < 2:
                break
    assert len(actions) >= 4


def check(view, decision):
    """Folding for nothing is no option; the name of the action for the count."""
    assert not (view.legal.can_check and decision.action == Fold())
    assert decision.reasons
    return type(decision.action).__name__


def test_c54_no_endless_raising_without_a_cap():
    """Deep stacks, no cap heads-up: the bots themselves stop."""
    rules = HouseRules(fl_cap_heads_up=False)
    for number in range(10):
        table = Table(Game("omaha8", "fixed_limit"), [100_000] * 2, f"deep.{number}", 20, rules)
        for _ in range(10):
            table.play()
            assert table.decisions < 60


CLOSE = {
    "a pair, facing a bet of the pot": (
        start(
            "pot_limit", (1000,) * 2, variant="omaha_high", holes=("AhTh6c4d", "AdKc4s3h"), board="Ts7d2s5cKd"
        ),
        ("call", "check", "check", "bet 20"),
    ),
    "a pair and a low draw, first to act": (
        start("pot_limit", (1000,) * 2, holes=("8s7s6h4d", "AdJc4c3h"), board="Ks7d3c5cKd"),
        ("call", "check"),
    ),
}


@pytest.mark.parametrize("name", registry.NAMES)
def test_c55_close_spots_are_mixed_and_seeds_decide(name):
    bot = registry.get(name)
    for spot, (state, actions) in CLOSE.items():
        at = play(state, *actions)
        view = see(at, at.seat_to_act)
        counts: Counter[str] = Counter()
        for seed in range(500):
            decision = bot.decide(view, stream("c55", str(seed)), Budget(60))
            counts[type(decision.action).__name__] += 1
            if seed < 20:
                assert bot.decide(view, stream("c55", str(seed)), Budget(60)) == decision
        assert sum(count >= 50 for count in counts.values()) >= 2, (spot, counts)
