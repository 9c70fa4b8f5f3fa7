"""What makes a tournament of a table: levels and prizes, as data."""

from dataclasses import dataclass
from itertools import count
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.play.options import Options
from omaha8.rules.games import MAX_SEATS, Stakes
from omaha8.rules.posts import small_blind
from omaha8.rules.profiles import HouseRules

LevelBy: TypeAlias = Literal["hands", "minutes"]

# Twice the factor by which the amounts of each level exceed those of the first; then ten times these, and on.
_STEPS = (2, 3, 4, 6, 8, 10, 15)
# The last level's big blinds that are all the chips: two players have five each, and it ends.
_LAST_BLINDS = 10
# Up to so many players: percent of the prize pool by place.
_SPLITS = ((3, (100,)), (6, (65, 35)), (MAX_SEATS, (50, 30, 20)))


@dataclass(frozen=True, slots=True)
class Terms:
    """What makes a tournament of a table.

    Attributes:
        levels: stakes of each level, rising; the last one stays.
        buy_in: what each player paid towards the prizes, in the table's unit; no part of the stacks.
        split: percent of the prize pool by place, first place first.
        level_by: whether `level_length` counts hands or minutes.
        level_length: how long a level lasts.

    Raises:
        RulesError: `bad_tournament` names the first field that cannot be.
    """

    levels: tuple[Stakes, ...]
    buy_in: int
    split: tuple[int, ...]
    level_by: LevelBy = "hands"
    level_length: int = 10

    def __post_init__(self) -> None:
        bigs = [level.big_blind for level in self.levels]
        falls = list(self.split) == sorted(self.split, reverse=True)
        checks = (
            ("levels", bigs, bool(bigs) and bigs == sorted(set(bigs))),
            ("buy_in", self.buy_in, is_whole(self.buy_in, 0)),
            ("split", list(self.split), sum(self.split) == 100 and falls and min(self.split) > 0),
            ("level_by", self.level_by, self.level_by in ("hands", "minutes")),
            ("level_length", self.level_length, is_whole(self.level_length, 1)),
        )
        for field, value, holds in checks:
            if not holds:
                raise bad_tournament(field, value)


@dataclass(frozen=True, slots=True)
class LevelFacts:
    """The level in play.

    Attributes:
        number: from 1 up to `of`.
        of: how many there are.
        stakes: in play.
        next_stakes: those of the next level, None at the last.
        hands_left: hands still to be dealt before it; None at the last level, or where time counts.
        seconds_left: likewise, as it stood when the last hand was dealt.
    """

    number: int
    of: int
    stakes: Stakes
    next_stakes: Stakes | None
    hands_left: int | None
    seconds_left: int | None


def level_at(terms: Terms, dealt: int, elapsed: int) -> int:
    """Index of the level after so many hands, the one in play included, and so many seconds.

    >>> terms = Terms((Stakes(5, 10), Stakes(10, 20)), 100, (100,), level_length=10)
    >>> [level_at(terms, dealt, 0) for dealt in (0, 10, 11, 99)]
    [0, 0, 1, 1]
    """
    if terms.level_by == "hands":
        index = max(dealt - 1, 0) // terms.level_length
    else:
        index = elapsed // (60 * terms.level_length)
    return min(index, len(terms.levels) - 1)


def level_facts(terms: Terms, dealt: int, elapsed: int) -> LevelFacts:
    """The level in play as the page shows it; counted as in `level_at`."""
    level = level_at(terms, dealt, elapsed)
    is_last = level == len(terms.levels) - 1
    by_hands = terms.level_by == "hands"
    ends = (level + 1) * terms.level_length
    return LevelFacts(
        number=level + 1,
        of=len(terms.levels),
        stakes=terms.levels[level],
        next_stakes=None if is_last else terms.levels[level + 1],
        hands_left=None if is_last or not by_hands else ends - dealt,
        seconds_left=None if is_last or by_hands else 60 * ends - elapsed,
    )


def default_terms(options: Options, level_by: LevelBy = "hands", level_length: int = 10) -> Terms:
    """The usual tournament: amounts grow from the table's stakes, the buy-in is the starting stack.

    Prizes: winner takes all up to three players, 65 and 35 percent up to six, 50, 30 and 20 beyond.
    """
    split = next(split for most, split in _SPLITS if options.seats <= most)
    levels = default_levels(options.stakes, options.rules, options.seats * options.stack)
    return Terms(levels, options.stack, split, level_by, level_length)


def default_levels(first: Stakes, rules: HouseRules, chips: int) -> tuple[Stakes, ...]:
    """Levels in the proportions of `first`, up to the one whose ten big blinds are all the `chips` in play.

    A small blind that is half the big blind by house rule stays so.

    >>> [level.big_blind for level in default_levels(Stakes(10, 20), HouseRules(), 3000)]
    [20, 30, 40, 60, 80, 100, 150, 200, 300]
    >>> default_levels(Stakes(5, 10, 10, 20), HouseRules(), 3000)[1]
    Stakes(small_blind=7, big_blind=15, small_bet=15, big_bet=30, ante=0, dollar=1)
    """
    is_half = first.small_blind == small_blind(first.big_blind, rules.small_blind_rounding, first.dollar)
    levels = [first]
    for number in count(1):
        if levels[-1].big_blind * _LAST_BLINDS >= chips:
            break
        tens, step = divmod(number, len(_STEPS))
        big = max(first.big_blind * _STEPS[step] * 10**tens // 2, levels[-1].big_blind + 1)
        small = big * first.small_blind // first.big_blind
        levels.append(
            Stakes(
                small_blind(big, rules.small_blind_rounding, first.dollar) if is_half else small,
                big,
                big if first.small_bet else 0,
                big * first.big_bet // first.big_blind,
                big * first.ante // first.big_blind,
                first.dollar,
            )
        )
    return tuple(levels)


def prizes(terms: Terms, players: int) -> tuple[int, ...]:
    """The prize of each paid place, in whole units; what cannot be divided goes to the first.

    >>> prizes(Terms((Stakes(5, 10),), 101, (50, 30, 20)), 3)
    (153, 90, 60)
    """
    pool = terms.buy_in * players
    others = [pool * percent // 100 for percent in terms.split[1:]]
    return (pool - sum(others), *others)


def is_whole(value: object, least: int) -> bool:
    """Whether `value` is a whole number of at least `least`."""
    return type(value) is int and value >= least


def bad_tournament(field: str, value: object) -> RulesError:
    """The error that names what no tournament can have or come to."""
    return RulesError("bad_tournament", f"impossible {field}: {value!r}", field=field, value=value)
