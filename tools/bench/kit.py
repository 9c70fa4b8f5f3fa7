"""pokerkit's side: Omaha-8 Monte Carlo by its evaluator, and whole hands at its table.

Runs natively and in the tab. Its cards are made once, outside of what is timed.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

from pokerkit import (
    Automation,
    BettingStructure,
    Card,
    Deck,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    State,
    Street,
)

from omaha8.cards import cards_name
from omaha8.rules.actions import Action, BetTo, Fold, RaiseTo
from omaha8.rules.games import Game, Stakes

AUTOMATIONS = tuple(each for each in Automation if "DEALING" not in each.name and "BURNING" not in each.name)


def cards(text: str) -> list[Card]:
    return list(Card.parse(text))


def sampled(hero: str, others: int) -> Callable[[int], float]:
    """Omaha-8 equity of a known hand against so many unknown ones, a trial each unit."""
    mine = cards(hero)
    live = [card for card in Deck.STANDARD if card not in mine]
    need = 5 + 4 * others
    starts = range(5, need, 4)
    high_of, low_of = OmahaHoldemHand.from_game, OmahaEightOrBetterLowHand.from_game_or_none

    def run(trials: int) -> float:
        total = 0.0
        for _ in range(trials):
            drawn = random.sample(live, need)
            board = drawn[:5]
            hands = [mine, *[drawn[start : start + 4] for start in starts]]
            highs = [high_of(hand, board) for hand in hands]
            lows = [low for hand in hands if (low := low_of(hand, board)) is not None]
            half = 0.5 if lows else 1.0
            if highs[0] == (top := max(highs)):
                total += half / highs.count(top)
            # pokerkit's better low is the greater one.
            if lows and (low := low_of(mine, board)) == (top_low := max(lows)):
                total += 0.5 / lows.count(top_low)
        return total / trials

    return run


def table(game: Game, stakes: Stakes, stack: int, players: int) -> State:
    """A table with equal stacks before the deal; seat 0 is the first left of the button, as in `hand.py`."""
    limit = game.structure == "fixed_limit"
    sizes = (stakes.small_bet, stakes.big_bet) if limit else (stakes.big_blind, stakes.big_blind)
    streets = tuple(
        Street(
            number > 0,
            () if number else (False,) * 4,
            (0, 3, 1, 1)[number],
            False,
            Opening.POSITION,
            sizes[number // 2],
            # It does not count the big blind as a bet.
            (4 if number else 3) if limit else None,
        )
        for number in range(4)
    )
    hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand) if game.has_low else (OmahaHoldemHand,)
    structure = BettingStructure[game.structure.upper()]
    blinds = (stakes.small_blind, stakes.big_blind)
    return State(
        AUTOMATIONS,
        Deck.STANDARD,
        hand_types,
        streets,
        structure,
        True,
        0,
        blinds,
        0,
        (stack,) * players,
        players,
    )


def dealt(deck: Sequence[int], players: int) -> tuple[list[list[Card]], list[list[Card]]]:
    """The hands by position and the streets, as pokerkit's cards."""
    holes = [cards(cards_name(deck[position : 4 * players : players])) for position in range(players)]
    board = cards(cards_name(deck[4 * players : 4 * players + 5]))
    return holes, [board[:3], board[3:4], board[4:]]


def play(state: State, holes: Sequence[Any], streets: Sequence[Any], actions: Sequence[Action]) -> list[int]:
    """Plays a hand to its end; the stacks then.

    Raises:
        ValueError: pokerkit does not allow an action.
    """
    for hole in holes:
        state.deal_hole(hole)
    streets_left, actions_left = iter(streets), iter(actions)
    while state.status:
        if state.can_burn_card("??"):
            state.burn_card("??")
            state.deal_board(next(streets_left))
            continue
        action = next(actions_left, None)
        if isinstance(action, Fold):
            state.fold()
        elif isinstance(action, BetTo | RaiseTo):
            state.complete_bet_or_raise_to(action.to)
        else:
            state.check_or_call()
    return list(state.stacks)
