"""A scenario: one hand made to order, what is played of it, where it stops and what is asked there
(docs/scenarios.md).

The script is acted out once when the scenario is read: afterwards it is a list of moves, and every question
has its answer.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from omaha8.cards import Card
from omaha8.errors import IllegalActionError, Omaha8Error
from omaha8.play import table as ring
from omaha8.play.frames import Step
from omaha8.play.options import Money, Options
from omaha8.play.questions import Posed, Question, pose, refuse
from omaha8.play.table import Table
from omaha8.rules.actions import Action
from omaha8.rules.games import STREETS, Street
from omaha8.rules.hand import HandState, act, advance, begin_hand
from omaha8.rules.profiles import HouseRules

Mode: TypeAlias = Literal["play", "step", "decision", "quiz", "replay"]
Reveal: TypeAlias = Literal["hero", "all", "none"]
Half: TypeAlias = Literal["hi", "lo"]
HandMove: TypeAlias = Action | Literal["advance"]
Scripts: TypeAlias = tuple[tuple[int, tuple[Action, ...]], ...]

SCHEMA = "omaha-scenario/1"


@dataclass(frozen=True, slots=True)
class Mark:
    """Cards that are pointed at, and for which half of the pot they count."""

    cards: tuple[Card, ...]
    half: Half


@dataclass(frozen=True, slots=True)
class Cue:
    """An action of the script."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Stop:
    """A place of the script where a mode pauses.

    Attributes:
        is_decision: here the player decides, in mode `decision`.
        ask: name of the question that mode `quiz` asks here, None: none.
        street: the street to stop on; None: once all that is due is dealt, the award left out.
    """

    is_decision: bool
    ask: str | None = None
    street: Street | None = None


Entry: TypeAlias = Cue | Stop


@dataclass(frozen=True, slots=True)
class Asked:
    """A question in its place: `at` is how many moves were made before it. SECRET as the answer is."""

    at: int
    posed: Posed


@dataclass(frozen=True, slots=True)
class Plot:
    """A script acted out. SECRET.

    Attributes:
        moves: all of them, streets and the award too, to the hand's end or to the decision where the script
            leaves it; frame n of the hand is the table after n of them.
        end: how many moves the script itself takes: what would be dealt next is left out.
        asked: the questions in their order.
        decision: after how many moves the player decides; None: he never does.
        marks: by frame.
        is_over: whether the hand ends.
    """

    moves: tuple[HandMove, ...]
    end: int
    asked: tuple[Asked, ...]
    decision: int | None
    marks: tuple[tuple[int, Mark], ...]
    is_over: bool


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that has been read and acted out.

    Attributes:
        text: as it was read.
        id, title: codes by which the page knows it; None where it has no title.
        table: what it is played at, dealt but for the cards.
        modes: in which it can be shown, the author's favourite first.
        reveal: whose cards lie face up.
        deck: all 52 cards in dealing order. SECRET.
        plays: what seats do after the script, before their bots are asked; each as soon as it is legal.
        plot: what happens. SECRET.
    """

    text: str = field(compare=False, repr=False)
    id: str
    title: str | None
    table: Table
    modes: tuple[Mode, ...]
    reveal: Reveal
    deck: tuple[Card, ...] = field(repr=False)
    plays: Scripts
    plot: Plot

    @property
    def options(self) -> Options:
        """Of the table."""
        return self.table.options

    @property
    def hero(self) -> int | None:
        """The player's chair."""
        return self.options.hero

    @property
    def money(self) -> Money:
        """What the amounts are."""
        return self.options.money

    @property
    def rules(self) -> HouseRules:
        """Of the house."""
        return self.options.rules


def dealt(table: Table, deck: Sequence[Card]) -> Step:
    """The hand that `table` is about to deal."""
    options, blinds = table.options, table.blinds
    button = blinds.button if blinds else 0
    return begin_hand(options.game, options.stakes, options.rules, button, table.seats, deck, blinds)


def steps(scenario: Scenario) -> Iterator[Step]:
    """The whole plot: the deal, then each move."""
    state, events = dealt(scenario.table, scenario.deck)
    yield state, events
    for move in scenario.plot.moves:
        state, events = _made(state, move)
        yield state, events


def act_out(
    start: HandState,
    entries: Sequence[Entry],
    questions: dict[str, Question],
    marks: Sequence[tuple[int, Mark]],
    hero: int,
) -> Plot:
    """Play a script.

    Args:
        start: the hand as dealt.
        entries: the script.
        questions: by name.
        marks: by entry; the number of entries stands for the end.
        hero: the player's chair.

    Raises:
        Omaha8Error: with the `path` of what is at fault, and `step`, the index of the entry.
    """
    run = _Run(start, questions, hero)
    for index, entry in enumerate(entries):
        with located(f"scenario.script[{index}]", index):
            if isinstance(entry, Cue):
                run.play(entry)
            else:
                run.stop(entry)
    for name in questions:
        if name not in run.names:
            refuse("never_asked", f"no stop asks {name!r}", f"scenario.questions.{name}")
    end = len(run.moves)
    run.deal(including_award=True)
    if run.decision is None and run.state.seat_to_act == hero:
        run.decision = len(run.moves)
    return Plot(
        moves=tuple(run.moves),
        end=end,
        asked=tuple(run.asked),
        decision=run.decision,
        marks=tuple((run.frame_of(entry), mark) for entry, mark in marks),
        is_over=run.state.is_complete,
    )


class _Run:
    """A script while it is played."""

    def __init__(self, start: HandState, questions: dict[str, Question], hero: int) -> None:
        self.state, self.questions, self.hero = start, questions, hero
        self.moves: list[HandMove] = []
        self.asked: list[Asked] = []
        self.names: set[str] = set()
        self.decision: int | None = None
        # By entry, the moves made before it: streets dealt for it count.
        self.reached: list[int] = []

    def make(self, move: HandMove) -> None:
        self.state, _ = _made(self.state, move)
        self.moves.append(move)

    def deal(self, *, including_award: bool = False, until: Street | None = None) -> None:
        while self.state.due == "deal" or (including_award and self.state.due):
            if self.state.street == until:
                return
            self.make("advance")

    def play(self, cue: Cue) -> None:
        self.deal()
        self.reached.append(len(self.moves))
        to_act = self.state.seat_to_act
        if to_act not in (None, cue.seat):
            raise IllegalActionError(
                "out_of_turn", f"seat {cue.seat!r} is not to act, {to_act!r} is", seat=cue.seat, to_act=to_act
            )
        self.make(cue.action)

    def stop(self, stop: Stop) -> None:
        wanted = stop.street
        if wanted and STREETS.index(wanted) < STREETS.index(self.state.street):
            refuse("street_passed", f"{wanted!r} is over on the {self.state.street}")
        self.deal(until=wanted)
        if wanted not in (None, self.state.street):
            refuse("street_not_reached", f"{wanted!r} is not reached, only the {self.state.street}")
        self.reached.append(len(self.moves))
        if stop.is_decision:
            if self.state.seat_to_act != self.hero:
                refuse("not_the_players_turn", f"seat {self.state.seat_to_act!r} is to act")
            if self.decision is None:
                self.decision = len(self.moves)
        if stop.ask is not None:
            self.ask(stop.ask, is_decision=stop.is_decision)

    def ask(self, name: str, *, is_decision: bool) -> None:
        question = self.questions.get(name)
        if question is None:
            refuse("no_such_question", f"no question {name!r}")
        if name in self.names:
            refuse("asked_twice", f"{name!r} is asked twice")
        if is_decision and question.ask != "best_action":
            refuse("not_a_decision", f"{name!r} asks {question.ask!r}, a decision is a best action")
        self.names.add(name)
        with located(f"scenario.questions.{name}"):
            self.asked.append(Asked(len(self.moves), pose(question, self.state)))

    def frame_of(self, entry: int) -> int:
        return self.reached[entry] if entry < len(self.reached) else len(self.moves)


def _made(state: HandState, move: HandMove) -> Step:
    return advance(state) if isinstance(move, str) else act(state, move)


@contextmanager
def located(path: str, step: int | None = None) -> Iterator[None]:
    """Gives errors that are raised inside a place in the scenario; the innermost place counts."""
    try:
        yield
    except Omaha8Error as error:
        inner = str(error.params.get("path") or "")
        is_located = inner.startswith("scenario")
        where = inner if is_located else ".".join(filter(None, (path, inner)))
        known = error.params.get("step")
        params = error.params | {"path": where, "step": step if known is None else known}
        message = str(error) if str(error).startswith(where) else f"{where}: {error}"
        raise type(error)(error.code, message, **params) from None


def hidden_questions(scenario: Scenario, reveal: Reveal) -> Iterator[Posed]:
    """Questions that nobody can answer when `reveal` says whose cards lie face up."""
    for asked in scenario.plot.asked:
        if reveal != "all" and {*asked.posed.hidden} - {scenario.options.hero}:
            yield asked.posed


def fitting(plot: Plot) -> tuple[Mode, ...]:
    """The modes that a plot is good for."""
    modes: dict[Mode, bool] = {
        "quiz": bool(plot.asked),
        "decision": plot.decision is not None,
        "play": not plot.is_over,
        "replay": plot.is_over,
        "step": True,
    }
    return tuple(mode for mode, fits in modes.items() if fits)


def seated(options: Options, names: Sequence[str], stacks: Sequence[int], button: int) -> Table:
    """The table of a scenario as its hand, the first one, starts. Its seed is only for show."""
    table = ring.open_table(options, options.seed or "scenario")
    named = replace(
        table,
        chairs=tuple(replace(chair, name=name) for chair, name in zip(table.chairs, names, strict=True)),
    )
    return ring.arranged(named, dict(enumerate(stacks)), button)
