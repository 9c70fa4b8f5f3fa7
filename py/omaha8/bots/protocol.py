"""What a bot is asked and what it answers (docs/bots.md)."""

from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from omaha8.rules.actions import Action
from omaha8.views.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost, in sampled trials: never in time, which would make it irreproducible.

    >>> Budget().trials
    400
    """

    trials: int = 400


@dataclass(frozen=True, slots=True)
class Reason:
    """A ground for a decision: a code and the numbers that belong to it; JSON-able, the page has the words.

    Shares of a pot and odds are thousandths. The codes are listed in docs/bots.md#reasons.
    """

    code: str
    params: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal action and why, the weightiest reason first."""

    action: Action
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol):
    """A player without memory: the same view, stream and budget give the same decision."""

    @property
    def name(self) -> str:
        """As in the registry."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Answer a view in which `view.legal` is not None.

        Raises:
            RulesError: `not_to_act` where the view's owner has nothing to decide.
        """
