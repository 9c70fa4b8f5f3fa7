"""Random hands played at two tables at once: the engine's and pokerkit's, with the slow engine as referee.

    python -m tests.differential.pokerkit_table 20000

prints how many hands and decisions were compared and how often each known difference was met. Where pokerkit
differs, the slow engine imitates its fault and must predict its answer to the chip: nothing is waved through.
"""

import random
import sys
from collections import Counter
from dataclasses import dataclass

import pokerkit

from omaha8.cards import DECK, cards_name
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.evaluate import high, low
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.hand import SeatIn, apply, legal_actions, start_hand
from omaha8.rules.profiles import DEFAULT
from tests.rules.slow_engine import CALL, CHECK, FOLD, WAGER, SlowHand

BETTING_FAULTS = ("K7", "K8", "K9", "K10")
MONEY_FAULTS = ("K2", "K3", "K4", "K5")


@dataclass(frozen=True)
class Setup:
    """A table before the hand; `seats` clockwise from the left of the button, whose chair is the last one."""

    game: Game
    stakes: Stakes
    seats: tuple[SeatIn, ...]
    deck: tuple[int, ...]

    def start(self, rules=DEFAULT):
        return start_hand(self.game, self.stakes, rules, self.seats[-1].seat, self.seats, self.deck)[0]

    def slow(self):
        stakes = self.stakes
        return SlowHand(
            self.game.structure,
            (stakes.small_blind, stakes.big_blind),
            (stakes.small_bet, stakes.big_bet),
            [entry.stack for entry in self.seats],
            ante=stakes.ante,
            live={position: entry.live for position, entry in enumerate(self.seats)},
            dead={position: entry.dead for position, entry in enumerate(self.seats)},
        )

    def pokerkit(self):
        return PokerkitHand(self)


def random_setup(rng, game):
    """Two to ten players; short, deep and equal stacks, gaps between chairs, sometimes antes or posts.

    One table in ten has stacks that rise by little, for one short all-in over another.
    """
    small, big = rng.choice(((1, 2), (1, 3), (2, 5), (5, 10)))
    bets = (big, 2 * big) if game.structure == "fixed_limit" else (0, 0)
    n = rng.choice((2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10))
    first = rng.randrange(10)
    chairs = [(first + step) % 10 for step in sorted(rng.sample(range(10), n))]
    depth = rng.choice((4, 12, 40))
    stacks = [rng.randint(1, depth * big) for _ in chairs]
    shape = rng.random()
    if shape < 0.2:
        stacks = [stacks[0] + big] * n
    elif shape < 0.3:
        stacks = [(20 if rng.random() < 0.7 else 50) * big + rng.randrange(big * n) for _ in chairs]
        stacks.sort()
    live, dead, ante = [0] * n, [0] * n, 0
    extra = rng.random()
    if extra < 0.15:
        ante = rng.randint(1, big)
    elif extra < 0.35:
        for position in range(2, n):
            if rng.random() < 0.4 and stacks[position] > small + big:
                live[position], dead[position] = rng.choice(((big, 0), (big, small), (0, small)))
    seats = tuple(map(SeatIn, chairs, stacks, live, dead))
    deck = rng.sample(DECK, 52)
    return Setup(game, Stakes(small, big, bets[0], bets[1], ante), seats, tuple(deck))


class PokerkitHand:
    """pokerkit's table for a setup, dealt by name. Its seat 0 is the first left of the button, as here."""

    AUTOMATIONS = (
        pokerkit.Automation.ANTE_POSTING,
        pokerkit.Automation.BET_COLLECTION,
        pokerkit.Automation.BLIND_OR_STRADDLE_POSTING,
        pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        pokerkit.Automation.HAND_KILLING,
        pokerkit.Automation.CHIPS_PUSHING,
        pokerkit.Automation.CHIPS_PULLING,
    )

    def __init__(self, setup, most_bets=(3, 4)):
        """`most_bets`: raises before the flop, bets after it; pokerkit does not count the big blind (K6)."""
        stakes, n = setup.stakes, len(setup.seats)
        limit = setup.game.structure == "fixed_limit"
        hand_types = (pokerkit.OmahaHoldemHand, pokerkit.OmahaEightOrBetterLowHand)
        # A live post is a negative blind, a dead one an ante that is not trimmed to what others paid.
        blinds = {0: stakes.small_blind, 1: stakes.big_blind}
        blinds |= {position: -entry.live for position, entry in enumerate(setup.seats) if entry.live}
        dead = {position: entry.dead for position, entry in enumerate(setup.seats) if entry.dead}
        self.state = pokerkit.State(
            self.AUTOMATIONS,
            pokerkit.Deck.STANDARD,
            hand_types if setup.game.has_low else hand_types[:1],
            tuple(
                pokerkit.Street(
                    number > 0,
                    () if number else (False,) * 4,
                    (0, 3, 1, 1)[number],
                    False,
                    pokerkit.Opening.POSITION,
                    (stakes.small_bet, stakes.big_bet)[number // 2] if limit else stakes.big_blind,
                    most_bets[min(number, 1)] if limit else None,
                )
                for number in range(4)
            ),
            pokerkit.BettingStructure[setup.game.structure.upper()],
            not dead,
            dead or stakes.ante,
            blinds,
            0,
            tuple(entry.stack for entry in setup.seats),
            n,
        )
        for position in range(n):
            self.state.deal_hole(cards_name(setup.deck[position : 4 * n : n]))
        self.board = list(setup.deck[4 * n : 4 * n + 5])

    def deal(self):
        """Deal what is due: a street, or all of them when nobody can bet any more."""
        while self.state.can_burn_card("??"):
            self.state.burn_card("??")
            if self.state.board_dealing_count:
                count = self.state.board_dealing_count
                self.state.deal_board(cards_name(self.board[:count]))
                del self.board[:count]

    def is_idle(self):
        """K11: asks somebody who owes nothing and whom nobody else could answer."""
        state, player = self.state, self.state.actor_index
        others = [i for i in range(state.player_count) if i != player and state.statuses[i]]
        return state.checking_or_calling_amount == 0 and not any(state.stacks[i] for i in others)

    def answer(self):
        return (
            self.state.checking_or_calling_amount,
            self.state.min_completion_betting_or_raising_to_amount,
            self.state.max_completion_betting_or_raising_to_amount,
        )

    def act(self, what, to):
        if what == FOLD:
            self.state.fold()
        elif what == WAGER:
            self.state.complete_bet_or_raise_to(to)
        else:
            self.state.check_or_call()


def play(rng, setup, met):
    """Play one hand at all three tables, comparing every question and the final chips; count in `met`.

    Where the two have no action in common (K8: there a check, here a call) pokerkit leaves the table.
    """
    state, slow, kit = setup.start(), setup.slow(), setup.pokerkit()
    catch_up(kit, state, met)
    while (legal := legal_actions(state)) is not None:
        slow.run_out()
        asked = slow.street.asked()
        told = (legal.call, legal.min_to, legal.max_to) if legal.verb else (legal.call, None, None)
        assert (state.to_act, told) == (asked, slow.street.answer()), setup
        choice = choose(rng, told, told)
        if kit and kit.state.actor_index != asked and is_out_of_reach(state):
            choice = CHECK, None
            met["K12"] += 1
        elif kit:
            assert (kit.state.actor_index, kit.answer()) == (asked, slow.street.answer(BETTING_FAULTS)), setup
            met["decisions"] += 1
            met.update(fault for fault in BETTING_FAULTS if slow.street.answer([fault]) != told)
            common = choose(rng, told, kit.answer())
            if common:
                choice = common
                kit.act(*choice)
            else:
                kit = None
                met["left at K8"] += 1
        slow.act(*choice)
        state, _ = apply(state, as_action(choice, legal))
        if kit:
            catch_up(kit, state, met)
    compare_money(setup, state, slow, kit, met)
    met["hands"] += 1


def catch_up(kit, state, met):
    """Let pokerkit deal, and answer its idle question where nobody is asked here (K11)."""
    kit.deal()
    while kit.state.actor_index is not None and kit.state.actor_index != state.to_act and kit.is_idle():
        kit.state.check_or_call()
        met["K11"] += 1
        kit.deal()


def is_out_of_reach(state):
    """K12: who is asked has posted all that any other player could put in; pokerkit does not ask him."""
    posted = state.committed[state.to_act]
    others = [i for i, folded in enumerate(state.folded) if i != state.to_act and not folded]
    return all(state.committed[i] + state.stacks[i] <= posted for i in others)


def choose(rng, ours, theirs):
    """An action that both tables allow, or None where there is none; folding only where something is owed."""
    (call, least, most), (kit_call, kit_least, kit_most) = ours, theirs
    choices = []
    if call == kit_call:
        choices += [(CALL if call else CHECK, None)] * 5
    if call and kit_call:
        choices.append((FOLD, None))
    if least is not None and kit_least is not None:
        low_to, high_to = max(least, kit_least), min(most, kit_most)
        if low_to <= high_to:
            sizes = (low_to, high_to, rng.randint(low_to, high_to), rng.randint(low_to, high_to))
            choices += [(WAGER, to) for to in sizes] * (2 if low_to == high_to else 1)
    return rng.choice(choices) if choices else None


def as_action(choice, legal):
    what, to = choice
    if what == WAGER:
        return BetTo(to) if legal.verb == "bet" else RaiseTo(to)
    return {FOLD: Fold(), CHECK: Check(), CALL: Call()}[what]


def compare_money(setup, state, slow, kit, met):
    board = setup.deck[4 * len(setup.seats) :][:5]
    highs = [high(hole, board) for hole in state.holes]
    lows = [(low(hole, board) or None) if setup.game.has_low else None for hole in state.holes]
    slow.run_out()
    stacks, piles = slow.settle(highs, lows)
    assert list(state.stacks) == stacks, setup
    chairs = state.seats
    assert [(pot.amount, set(pot.claimants), set(pot.high)) for pot in state.awards] == [
        (pot.amount, {chairs[player] for player in pot.seats}, {chairs[player] for player in pot.hi})
        for pot in piles
    ], setup
    met.update([state.ending, *["side pots"][: len(piles) - 1]])
    if kit:
        assert not kit.state.status, setup
        assert kit.state.stacks == slow.settle(highs, lows, MONEY_FAULTS)[0], setup
        for fault in MONEY_FAULTS:
            others = [other for other in MONEY_FAULTS if other != fault]
            if slow.settle(highs, lows, others)[0] != kit.state.stacks:
                met[fault] += 1


def play_many(seed, game, count):
    """Play `count` hands of `game`; what was met."""
    rng = random.Random(f"{seed} {game}")
    met: Counter[str] = Counter()
    for _ in range(count):
        play(rng, random_setup(rng, game), met)
    return met


def main(count):
    total: Counter[str] = Counter()
    for game in GAMES:
        met = play_many("main", game, count // len(GAMES))
        total += met
        sys.stdout.write(f"{game.variant} {game.structure} {dict(sorted(met.items()))}\n")
        sys.stdout.flush()
    sys.stdout.write(f"all {dict(sorted(total.items()))}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
