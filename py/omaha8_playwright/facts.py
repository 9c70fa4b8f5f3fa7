"""What the page object answers, as plain data, and the errors it raises."""

from dataclasses import dataclass
from typing import Any, Literal

Verb = Literal["bet", "raise"]
Action = Literal["fold", "check", "call", "bet", "raise"]
#: What a script tells a seat to do: `"fold"` or `("fold",)`, or `("raise", 60)` with the total of the street.
ScriptedAction = str | tuple[str] | tuple[str, int]
#: What `deal` plays at once: seat and action, `(2, "raise", 60)`.
PlayedAction = tuple[int, str] | tuple[int, str, int]


class TableError(AssertionError):
    """The page is not where the test believes it to be; a failed test, not a broken one."""


class NotLegalError(TableError):
    """The player cannot do that now; the message says what he can."""


@dataclass(frozen=True, slots=True)
class Legal:
    """What the player may do now.

    Attributes:
        fold: False where checking is free and the page holds back a fold.
        check: whether he may check; if not, he may call.
        call: what a call costs, 0 where he may check.
        verb: how putting in more is called here; None where it is not allowed.
        min_to: the least total of the street that `verb` may name; 0 without one.
        max_to: the most.
        why_not: why there is no `verb`, as a code such as `capped`.

    >>> print(Legal(True, False, 20, "raise", 40, 70, None))
    fold, call 20, raise to 40..70
    >>> print(Legal(False, True, 0, None, 0, 0, "capped"))
    check (no more: capped)
    """

    fold: bool
    check: bool
    call: int
    verb: Verb | None
    min_to: int
    max_to: int
    why_not: str | None

    def __str__(self) -> str:
        words = ["fold"] if self.fold else []
        words.append("check" if self.check else f"call {self.call}")
        if self.verb:
            bounds = f"{self.min_to}" if self.min_to == self.max_to else f"{self.min_to}..{self.max_to}"
            words.append(f"{self.verb} to {bounds}")
        more = f" (no more: {self.why_not})" if self.why_not else ""
        return ", ".join(words) + more

    def allows(self, action: str, to: int | None = None) -> bool:
        """Whether the action is among these; `to` is the total that a bet or a raise names.

        >>> Legal(True, False, 20, "raise", 40, 70, None).allows("raise", 71)
        False
        """
        match action:
            case "fold":
                return self.fold
            case "check":
                return self.check
            case "call":
                return not self.check
        return action == self.verb and isinstance(to, int) and self.min_to <= to <= self.max_to


@dataclass(frozen=True, slots=True)
class HalfResult:
    """Half a pot, or all of it.

    Attributes:
        amount: its chips; None where the pot was divided once for both halves: then `high` has them.
        hand: what it was won with, in the page's words.
        shares: chips by seat.
    """

    amount: int | None
    hand: str
    shares: dict[int, int]


@dataclass(frozen=True, slots=True)
class PotResult:
    """A pot as the page shows it once it is paid; `low` is None where the page says nothing of a low."""

    index: int
    amount: int
    high: HalfResult
    low: HalfResult | None


def pot_results(found: list[Any]) -> list[PotResult]:
    """From what scripts.RESULTS found, main pot first."""
    return sorted((_pot(pot) for pot in found), key=lambda pot: pot.index)


def _pot(pot: Any) -> PotResult:
    halves = {
        half["name"]: HalfResult(half["amount"], half["hand"], dict(half["shares"])) for half in pot["halves"]
    }
    return PotResult(pot["index"], pot["amount"], halves["result-hi"], halves.get("result-lo"))
