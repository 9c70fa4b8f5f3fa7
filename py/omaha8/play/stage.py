"""A scenario on stage: what a session has to know of it while its hand is played (docs/scenarios.md#modes).

A value beside the hand. Where the script is follows from how many moves of the hand were made.
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from omaha8.play.questions import Given, Posed, is_right
from omaha8.play.scenario import Asked, HandMove, Mark, Reveal, Scenario
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.views.view import View

Live: TypeAlias = Literal["play", "decision", "quiz"]
State: TypeAlias = Literal["intro", "waiting", "wrong", "hint", "solved", "shown"]

HAND = 1
"""The number of the hand that a scenario is; a table plays on afterwards."""
HINT_AFTER, SHOW_AFTER = 2, 3
"""Wrong answers after which there is a hint, and after which the solution may be asked for."""

_VERBS: dict[type[Action], str] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    BetTo: "bet",
    RaiseTo: "raise",
}


@dataclass(frozen=True, slots=True)
class Tries:
    """What was answered to a question; `end` is None while it is open."""

    question: str
    attempts: int = 0
    end: Literal["solved", "shown"] | None = None


@dataclass(frozen=True, slots=True)
class Stage:
    """A scenario in one of the modes that are played.

    Attributes:
        scenario: what is shown. SECRET, but for what the page has in its text anyway.
        mode: how.
        reveal: whose cards lie face up: the player's or all.
        tries: of the questions that were answered or shown, in that order.
    """

    scenario: Scenario
    mode: Live
    reveal: Reveal
    tries: tuple[Tries, ...] = ()

    @property
    def asked(self) -> tuple[Asked, ...]:
        """The questions that this mode asks: all in a quiz, in a decision the one about it."""
        plot = self.scenario.plot
        match self.mode:
            case "quiz":
                return plot.asked
            case "decision":
                return tuple(
                    each
                    for each in plot.asked
                    if each.at == plot.decision and each.posed.question.ask == "best_action"
                )
        return ()

    @property
    def start(self) -> int:
        """After how many moves the page gets the table, if no question stops it before."""
        plot = self.scenario.plot
        if self.mode == "decision":
            return plot.end if plot.decision is None else plot.decision
        return len(plot.moves) if self.mode == "quiz" else plot.end

    @property
    def is_answered(self) -> bool:
        """Whether no question is open any more."""
        return all(self.tried(each.posed).end for each in self.asked)

    @property
    def score(self) -> int:
        """Questions that were answered rightly at the first try."""
        return sum(1 for tries in self.tries if tries.end == "solved" and tries.attempts == 1)

    def tried(self, posed: Posed) -> Tries:
        """What was answered to a question so far."""
        name = posed.question.id
        return next((tries for tries in self.tries if tries.question == name), Tries(name))

    def state(self, asked: Asked, made: int) -> State:
        """Where the player and a question stand, `made` moves into the hand."""
        tries = self.tried(asked.posed)
        if tries.end:
            return tries.end
        if made < asked.at:
            return "intro"
        return "hint" if tries.attempts >= HINT_AFTER else "wrong" if tries.attempts else "waiting"

    def waiting(self, made: int) -> Posed | None:
        """The question of a quiz that must be answered before the hand goes on."""
        if self.mode != "quiz":
            return None
        open_ = (each.posed for each in self.asked if each.at <= made and not self.tried(each.posed).end)
        return next(open_, None)

    def scripted(self, made: int) -> HandMove | None:
        """The next move of a quiz's script; None once it is over, and in the other modes."""
        moves = self.scenario.plot.moves
        return moves[made] if self.mode == "quiz" and made < len(moves) else None

    def marks(self, made: int) -> tuple[Mark, ...]:
        """What is pointed at, `made` moves into the hand; nothing once the script was left."""
        if made > self.start:
            return ()
        return tuple(mark for frame, mark in self.scenario.plot.marks if frame == made)

    def is_play(self, seat: int, actions: tuple[Action, ...]) -> bool:
        """Whether `actions` are what is left of the seat's `plays`: those wait until they are legal."""
        plays = dict(self.scenario.plays).get(seat, ())
        return actions == plays[len(plays) - len(actions) :]

    def veiled(self, view: View) -> View:
        """The view without what would tell the answer of a question that is still open."""
        if self.mode != "quiz" or self.is_answered:
            return view
        seats = tuple(replace(seat, high=None, low=None) for seat in view.seats)
        return replace(view, legal=None, lens=None, to_call=0, all_in=(), seats=seats)

    def judged(self, posed: Posed, given: Given) -> "Stage":
        """The stage after an answer."""
        tries = self.tried(posed)
        end: Literal["solved"] | None = "solved" if is_right(posed, given) else None
        return self._with(replace(tries, attempts=tries.attempts + 1, end=end))

    def showing(self, posed: Posed) -> "Stage":
        """The stage once the solution of a question was shown."""
        return self._with(replace(self.tried(posed), end="shown"))

    def decided(self, action: Action, made: int) -> "Stage":
        """The stage after the player acted, `made` moves into the hand: his only try."""
        for each in self.asked if self.mode == "decision" else ():
            if each.at == made and not self.tried(each.posed).end:
                after = self.judged(each.posed, _VERBS.get(type(action)))
                return after if after.tried(each.posed).end else after.showing(each.posed)
        return self

    def _with(self, tries: Tries) -> "Stage":
        others = tuple(each for each in self.tries if each.question != tries.question)
        return replace(self, tries=(*others, tries))
