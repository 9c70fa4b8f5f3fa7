"""The six games and their stakes, as data (docs/rules.md#games)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from omaha8.errors import RulesError

Variant: TypeAlias = Literal["omaha8", "omaha_high"]
Structure: TypeAlias = Literal["fixed_limit", "pot_limit", "no_limit"]
Street: TypeAlias = Literal["preflop", "flop", "turn", "river"]

VARIANTS: tuple[Variant, ...] = get_args(Variant)
STRUCTURES: tuple[Structure, ...] = get_args(Structure)
STREETS: tuple[Street, ...] = get_args(Street)
BOARD_SIZE: dict[Street, int] = {"preflop": 0, "flop": 3, "turn": 4, "river": 5}

MIN_SEATS, MAX_SEATS = 2, 10


@dataclass(frozen=True, slots=True)
class Game:
    """What is played: which halves the pot has and how much may be bet.

    Raises:
        RulesError: `unknown_variant` or `unknown_structure`.

    >>> Game("omaha8", "pot_limit").has_low
    True
    """

    variant: Variant
    structure: Structure

    def __post_init__(self) -> None:
        if self.variant not in VARIANTS:
            raise RulesError("unknown_variant", f"unknown variant: {self.variant!r}", variant=self.variant)
        if self.structure not in STRUCTURES:
            raise RulesError(
                "unknown_structure", f"unknown structure: {self.structure!r}", structure=self.structure
            )

    @property
    def has_low(self) -> bool:
        """Whether the best eight-or-better low takes half of each pot."""
        return self.variant == "omaha8"


GAMES: tuple[Game, ...] = tuple(Game(variant, structure) for variant in VARIANTS for structure in STRUCTURES)


@dataclass(frozen=True, slots=True)
class Stakes:
    """The fixed amounts of a table, in its smallest unit (a chip; a cent at a dollar table).

    In fixed limit `small_bet` is the bet of the first two streets and equals the big blind, `big_bet` that of
    the last two; the other structures have only blinds and leave both at 0. `dollar` is how many units make a
    dollar: 100 at a dollar table; at a chip table a chip stands for a dollar.

    Raises:
        RulesError: `bad_stakes` names the first field that cannot be.
    """

    small_blind: int
    big_blind: int
    small_bet: int = 0
    big_bet: int = 0
    ante: int = 0
    dollar: int = 1

    def __post_init__(self) -> None:
        limit = bool(self.small_bet or self.big_bet)
        checks = (
            ("small_blind", 0 <= self.small_blind <= self.big_blind),
            ("big_blind", self.big_blind > 0),
            ("small_bet", not limit or self.small_bet > 0),
            ("big_bet", not limit or self.big_bet >= self.small_bet),
            ("ante", self.ante >= 0),
            ("dollar", self.dollar in (1, 100)),
        )
        for field, holds in checks:
            value = getattr(self, field)
            if type(value) is not int or not holds:
                raise RulesError("bad_stakes", f"impossible {field}: {value!r}", field=field, value=value)

    def bet_size(self, street: Street) -> int:
        """The least full bet or raise of `street` before anybody has bet more (by, not to).

        >>> Stakes(5, 10, 10, 20).bet_size("turn"), Stakes(5, 10).bet_size("turn")
        (20, 10)
        """
        if not self.small_bet:
            return self.big_blind
        return self.small_bet if street in ("preflop", "flop") else self.big_bet
