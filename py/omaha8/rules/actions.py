"""What may be asked of a hand, and what of it is legal now (docs/rules.md#betting).

`LegalActions` is a `NamedTuple` for the reason given in `betting`: one is made for every decision.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from omaha8.rules.games import Street


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand and every claim to the pot; legal even where checking is free (B-38)."""


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in where nothing is asked."""


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or put in the whole stack where it does not reach."""


@dataclass(frozen=True, slots=True)
class BetTo:
    """Open the betting of a street; `to` is the player's total of this street."""

    to: int


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """Raise the bet; `to` is the player's total of this street, own chips already in included."""

    to: int


@dataclass(frozen=True, slots=True)
class Protect:
    """The all-in rule (A10): stay in for what is in the pot and be asked no more.

    No choice of the player's: it is what house rule `timeout` may make of his silence, so `LegalActions` does
    not offer it. When it may be applied, `hand.may_protect` says.
    """


Action: TypeAlias = Fold | Check | Call | BetTo | RaiseTo | Protect
Verb: TypeAlias = Literal["bet", "raise"]
NoRaise: TypeAlias = Literal["stack_covers_call_only", "nobody_can_call", "capped", "not_reopened"]


class LegalActions(NamedTuple):
    """What the seat to act may do.

    Attributes:
        seat: who is to act.
        street: on which street.
        can_check: nothing is asked; otherwise `call` chips are.
        call: chips to add to call (the rest of the stack where that is less); 0 when `can_check`.
        verb: what putting in more is called, None where it is not allowed.
        min_to: least legal total of this street; the all-in amount where the stack reaches no full raise.
        max_to: greatest legal total; equals `min_to` in fixed limit. Both are 0 where `verb` is None.
        no_raise: why `verb` is None, else None.

    Every total from `min_to` to `max_to` is legal. Folding always is.
    """

    seat: int
    street: Street
    can_check: bool
    call: int
    verb: Verb | None
    min_to: int
    max_to: int
    no_raise: NoRaise | None = None

    def allows(self, action: Action) -> bool:
        """Whether the player may choose `action`.

        >>> LegalActions(0, "flop", True, 0, "bet", 10, 30).allows(BetTo(31))
        False
        """
        match action:
            case Fold():
                return True
            case Check():
                return self.can_check
            case Call():
                return not self.can_check
            case BetTo(to):
                return self.verb == "bet" and type(to) is int and self.min_to <= to <= self.max_to
            case RaiseTo(to):
                return self.verb == "raise" and type(to) is int and self.min_to <= to <= self.max_to
        return False
