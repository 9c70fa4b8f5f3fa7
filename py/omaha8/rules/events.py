"""What happened in a hand, in order: past tense, frozen, public unless `private_to` names a seat.

The events of one hand, from `HandStarted` to `HandEnded`, are its whole story: the log, the animations and
the records are made from them. A hand that its owner turns up afterwards is one more `HoleShown`. Cards
travel only in `HoleDealt` (private), `HoleShown` and `StreetDealt`.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.cards import Card
from omaha8.rules.evaluate import Made
from omaha8.rules.games import Street

PostKind: TypeAlias = Literal["ante", "small_blind", "big_blind", "live", "dead"]
ActionName: TypeAlias = Literal["fold", "check", "call", "bet", "raise", "protect"]
Ending: TypeAlias = Literal["fold", "showdown"]


@dataclass(frozen=True, slots=True)
class HandStarted:
    """`stacks` are those before posting, parallel to `seats`: clockwise, first left of the button first."""

    button: int
    seats: tuple[int, ...]
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Posted:
    """`amount` is what the stack allowed; it is committed, but `ante` and `dead` go straight to the pot."""

    seat: int
    kind: PostKind
    amount: int
    is_all_in: bool


@dataclass(frozen=True, slots=True)
class HoleDealt:
    """Private: only its seat learns `cards`; for the others they are empty once redacted."""

    seat: int
    cards: tuple[Card, ...]

    @property
    def private_to(self) -> int:
        """The only seat that may read it whole."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Acted:
    """`to` is the seat's total of this street afterwards, `by` the chips just added (0 for fold and check).

    `is_cap` marks the last bet that a limit street allows. A `protect` adds nothing and counts as all-in,
    whatever is left behind.
    """

    seat: int
    street: Street
    action: ActionName
    to: int
    by: int
    is_all_in: bool
    is_cap: bool = False


@dataclass(frozen=True, slots=True)
class BetReturned:
    """The part of the highest contribution that nobody matched went back (C.8)."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class StreetDealt:
    """`cards` are the new ones: three, one, one."""

    street: Street
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HoleShown:
    """A hand was turned up, once: `high` and `low` are None when the board was not whole then."""

    seat: int
    cards: tuple[Card, ...]
    high: Made | None
    low: Made | None


@dataclass(frozen=True, slots=True)
class HoleMucked:
    """A hand that could win nothing against those shown went down unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """One pot was divided (C.10).

    Attributes:
        index: 0 main pot, then the side pots, lowest first.
        amount: before rake, uncalled chips already returned.
        rake: what the house took of it.
        claimants: seats that could win it.
        high: winners of the high half, or of the whole pot where there is no low.
        low: winners of the low half; None: no qualifying low, a high-only game or one claimant.
        high_shares: chips for the high by seat, in the order they were handed out.
        low_shares: chips for the low by seat. When the same seats win both halves of a pot that is divided
            once (B-25), all their chips stand in `high_shares` and `low_shares` is empty.
    """

    index: int
    amount: int
    rake: int
    claimants: tuple[int, ...]
    high: tuple[int, ...]
    low: tuple[int, ...] | None
    high_shares: tuple[tuple[int, int], ...]
    low_shares: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class HandEnded:
    """`stacks` are the final ones, parallel to `seats` of `HandStarted`."""

    ending: Ending
    stacks: tuple[int, ...]


Event: TypeAlias = (
    HandStarted
    | Posted
    | HoleDealt
    | Acted
    | BetReturned
    | StreetDealt
    | HoleShown
    | HoleMucked
    | PotAwarded
    | HandEnded
)
