"""What a question of a scenario lets out after two wrong answers: a code, the cards and numbers it is about.

A hint points at the trap (`views.temptations`) or at what goes into the sum; it does not tell the answer.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from omaha8.cards import Card, rank_of
from omaha8.rules.actions import LegalActions, NoRaise
from omaha8.rules.evaluate import best
from omaha8.rules.hand import HandState
from omaha8.rules.ranking import LOW_BITS
from omaha8.views.temptations import TemptationCode, temptations

Rule: TypeAlias = Literal[
    "two_and_three",
    "three_low_cards",
    "halves",
    "to_match",
    "last_raise",
    "pot_after_call",
    "whole_stack",
    "fixed_bet",
]
HintCode: TypeAlias = TemptationCode | NoRaise | Rule

_OF_LOWS: frozenset[TemptationCode] = frozenset(
    {"low_with_one", "low_with_three", "paired_low", "counterfeited"}
)


@dataclass(frozen=True, slots=True)
class Hint:
    """A nudge.

    Attributes:
        code: a temptation, why there is no raise, or a rule:
            `two_and_three` of the hand and the board, `three_low_cards` on the board, the pot's `halves`;
            `to_match` less what lies there already; the bet and the `last_raise` on top of it; the pot as it
            is after the call, on top of the bet; the `whole_stack`; in fixed limit the `fixed_bet`.
        seat: whose hand the cards of `hole` are, None where it is about no hand.
        hole, board: the cards it is about.
        amounts: by name, what goes into the sum; totals of the street, except `call`, `size` and `pot`.
    """

    code: HintCode
    seat: int | None = None
    hole: tuple[Card, ...] = ()
    board: tuple[Card, ...] = ()
    amounts: Mapping[str, int] = field(default_factory=dict)


def about_hands(state: HandState, seats: Sequence[int], *, is_low: bool) -> Hint:
    """The first trap in the hands of `seats`, in their order; else the rule that all of them follow."""
    for seat in seats:
        for found in temptations(state.holes[state.position_of(seat)], state.board, state.game.variant):
            if (found.code in _OF_LOWS) == is_low:
                return Hint(found.code, seat, found.hole, found.board)
    return Hint("two_and_three")


def about_cards(state: HandState, seat: int, *, is_low: bool) -> Hint:
    """The trap in one hand; where there is none the two of its cards that play."""
    found = about_hands(state, (seat,), is_low=is_low)
    if found.code != "two_and_three":
        return found
    made = best(state.holes[state.position_of(seat)], state.board)
    played = made.low if is_low else made.high
    return Hint("two_and_three", seat, played.hole if played else ())


def about_board(state: HandState) -> Hint:
    """The low cards that lie there."""
    return Hint("three_low_cards", board=tuple(card for card in state.board if LOW_BITS[rank_of(card)]))


def about_pot(ended: HandState) -> Hint:
    """What was divided, uncalled chips left out."""
    return Hint("halves", amounts={"pot": sum(award.amount for award in ended.awards)})


def about_call(state: HandState, legal: LegalActions) -> Hint:
    """What must be matched and what the caller has."""
    position = state.position_of(legal.seat)
    return Hint(
        "to_match",
        amounts={
            "bet": state.to_match,
            "committed": state.committed[position],
            "stack": state.stacks[position],
        },
    )


def about_least(state: HandState, legal: LegalActions) -> Hint:
    """What the least raise is counted from."""
    if legal.min_to < state.betting.level + state.betting.step:
        return _stack(state, legal)
    code: Rule = "fixed_bet" if state.game.structure == "fixed_limit" else "last_raise"
    return Hint(code, amounts={"bet": state.betting.level, "size": state.betting.step})


def about_most(state: HandState, legal: LegalActions) -> Hint:
    """What the greatest raise is counted from."""
    if state.game.structure == "fixed_limit":
        return about_least(state, legal)
    position = state.position_of(legal.seat)
    if legal.max_to == state.committed[position] + state.stacks[position]:
        return _stack(state, legal)
    pot = legal.max_to - state.to_match
    return Hint("pot_after_call", amounts={"bet": state.to_match, "call": legal.call, "pot": pot})


def about_actions(state: HandState, legal: LegalActions) -> Hint:
    """Why there is no raise, else what is asked."""
    return Hint(legal.no_raise) if legal.no_raise else about_call(state, legal)


def _stack(state: HandState, legal: LegalActions) -> Hint:
    position = state.position_of(legal.seat)
    return Hint(
        "whole_stack",
        amounts={"committed": state.committed[position], "stack": state.stacks[position]},
    )
