"""The clock of one decision: some silent time, then a count (docs/rules.md#a10, #b21).

The engine never reads a clock. The page says what its own clock shows, in milliseconds from wherever it
counts, and what passed between two such words is taken off what is left. A clock that was set back takes
nothing; one that jumped, because the computer slept, takes all that passed.

The player is away while the page is hidden, frozen or closed. The time runs on; who is back before its end
gets another 20 seconds, once a decision; who is not is lost. He may ask for more time ten times a decision.
All durations can be made longer by a whole factor.

    clock = start(ClockTerms(), at=0)
    clock, cues = tick(clock, at=250)      # also away, back and more_time
    if clock.is_expired: verdict(...)      # check, fold or the all-in rule
"""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from omaha8.errors import IllegalActionError, RulesError
from omaha8.rules.profiles import HouseRules

Cue: TypeAlias = Literal["counting", "warn_20", "warn_10", "expired"]
Phase: TypeAlias = Literal["silent", "counting", "expired"]
Verdict: TypeAlias = Literal["check", "fold", "all_in_rule"]

SILENT_MS, COUNTED_MS, EXTRA_MS = 10_000, 20_000, 20_000
MORE_TIMES = 10
MAX_FACTOR = 10

# Real time before the end, never lengthened: it must be enough to ask for more (WCAG 2.2.1).
_WARNINGS: tuple[tuple[Cue, int], ...] = (("warn_20", 20_000), ("warn_10", 10_000))


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """How long a decision may take: 10 seconds in silence and 20 counted ones, each `factor` times.

    Raises:
        RulesError: `bad_clock` when the factor is not 1 to 10.

    >>> ClockTerms(3).total_ms
    90000
    """

    factor: int = 1

    def __post_init__(self) -> None:
        if type(self.factor) is not int or not 1 <= self.factor <= MAX_FACTOR:
            raise RulesError("bad_clock", f"no factor of a clock: {self.factor!r}", factor=self.factor)

    @property
    def counted_ms(self) -> int:
        """The count at the end."""
        return COUNTED_MS * self.factor

    @property
    def total_ms(self) -> int:
        """Silence and count together."""
        return SILENT_MS * self.factor + self.counted_ms

    @property
    def extra_ms(self) -> int:
        """What a return, or asking for more time, adds."""
        return EXTRA_MS * self.factor


@dataclass(frozen=True, slots=True)
class Clock:
    """A decision's time at one moment.

    Attributes:
        terms: how long it may take.
        at: what the page's clock showed last, in milliseconds.
        left_ms: what is left then; 0: it is over.
        is_away: the player has gone and not come back; after the end: he is lost.
        has_returned: he has had his extra time for that.
        more_left: how often he may still ask for more.
    """

    terms: ClockTerms
    at: int
    left_ms: int
    is_away: bool = False
    has_returned: bool = False
    more_left: int = MORE_TIMES

    @property
    def is_expired(self) -> bool:
        """Whether no time is left."""
        return self.left_ms == 0

    @property
    def phase(self) -> Phase:
        """`silent`, then `counting` (the page shows it), then `expired`."""
        if self.is_expired:
            return "expired"
        return "silent" if self.left_ms > self.terms.counted_ms else "counting"


@dataclass(frozen=True, slots=True)
class ClockFacts:
    """What the page shows of a clock; `of_ms` is the length of the count."""

    phase: Phase
    left_ms: int
    of_ms: int
    is_away: bool
    more_left: int


Step: TypeAlias = tuple[Clock, tuple[Cue, ...]]


def start(terms: ClockTerms, at: int) -> Clock:
    """The clock of a decision that begins when the page's clock shows `at`."""
    return Clock(terms, _checked(at), terms.total_ms)


def tick(clock: Clock, at: int) -> Step:
    """Time passes. Cues say what began with it, in order; nothing passes after the end.

    >>> tick(start(ClockTerms(), at=0), at=12_000)[1]
    ('counting', 'warn_20')
    """
    passed = max(0, _checked(at) - clock.at)
    left = max(0, clock.left_ms - passed)
    marks: tuple[tuple[Cue, int], ...] = (("counting", clock.terms.counted_ms), *_WARNINGS, ("expired", 0))
    marks = tuple(sorted(marks, key=lambda mark: -mark[1]))
    cues = tuple(cue for cue, mark in marks if left <= mark < clock.left_ms)
    return replace(clock, at=at, left_ms=left), cues


def away(clock: Clock, at: int) -> Step:
    """The page is hidden, frozen or closed; the time runs on."""
    now, cues = tick(clock, at)
    return (now if now.is_expired else replace(now, is_away=True)), cues


def back(clock: Clock, at: int) -> Step:
    """The player is back. In time, and the first time in this decision: more time. Too late: he stays lost.

    A player who was not away has only let time pass.
    """
    now, cues = tick(clock, at)
    if now.is_expired or not now.is_away:
        return now, cues
    now = replace(now, is_away=False)
    if now.has_returned:
        return now, cues
    return replace(now, left_ms=now.left_ms + now.terms.extra_ms, has_returned=True), ()


def more_time(clock: Clock, at: int) -> Step:
    """The player asks for more time.

    Raises:
        IllegalActionError: `no_more_time` after the end, or after the tenth time; the state is unchanged.
    """
    now, _ = tick(clock, at)
    if now.is_expired or not now.more_left:
        raise IllegalActionError(
            "no_more_time",
            f"{now.left_ms!r} ms and {now.more_left!r} extensions left",
            left_ms=now.left_ms,
            more_left=now.more_left,
        )
    return replace(now, left_ms=now.left_ms + now.terms.extra_ms, more_left=now.more_left - 1), ()


def facts(clock: Clock) -> ClockFacts:
    """What a page shows."""
    return ClockFacts(clock.phase, clock.left_ms, clock.terms.counted_ms, clock.is_away, clock.more_left)


def verdict(rules: HouseRules, *, is_lost: bool, can_check: bool, contributed: int) -> Verdict:
    """What follows when the time is over, by house rule `timeout` (A10, B-21).

    Args:
        rules: of the house.
        is_lost: the player is away at the end (`Clock.is_away`).
        can_check: nothing is asked. Then he checks, whatever the rule.
        contributed: his chips in the pot, of the whole hand.

    Returns:
        `all_in_rule`: he stays in for what he has put in and is asked no more (`actions.Protect`). Without
        chips in the pot that is nothing, so he folds.
    """
    if can_check:
        return "check"
    is_protected = rules.timeout == "all_in" or (rules.timeout == "all_in_if_lost" and is_lost)
    return "all_in_rule" if is_protected and contributed else "fold"


def _checked(at: int) -> int:
    if type(at) is not int or at < 0:
        raise RulesError("bad_time", f"no time of a clock: {at!r}", at=at)
    return at
