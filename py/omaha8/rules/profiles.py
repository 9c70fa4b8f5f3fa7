"""House rules: where card rooms differ, and what five rule pages say (docs/rules.md#profiles)."""

from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias, get_args

from omaha8.errors import RulesError

Page: TypeAlias = Literal["no_multipoker", "da", "de", "sv", "no_pokernordica"]
PAGES: tuple[Page, ...] = get_args(Page)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """One choice for each disputed point; the defaults are the game's own.

    `removal_after` counts missed big blinds, None: never. `first_button` None means random at a ring game and
    a high-card draw in a tournament. Meaning and source of every key: docs/rules.md#profiles.

    Raises:
        RulesError: `bad_house_rule` names the key and its value.
    """

    small_blind_rounding: Literal["floor_dollar", "exact"] = "floor_dollar"
    fl_cap: Literal[4, 5] = 4
    fl_cap_heads_up: bool = True
    fl_short_allin: Literal["half_bet", "full_bet"] = "half_bet"
    short_bb: Literal["full", "actual"] = "full"
    pl_short_blinds: Literal["actual", "full"] = "actual"
    pl_pot: Literal["all", "active"] = "all"
    odd_chips: Literal["one_each_clockwise", "all_to_first"] = "one_each_clockwise"
    even_split_same_winners: bool = True
    first_to_show: Literal["last_round", "whole_hand"] = "last_round"
    show: Literal["may_muck", "all_show"] = "may_muck"
    reveal_all_in: bool = True
    timeout: Literal["check_or_fold", "all_in_if_lost", "all_in"] = "check_or_fold"
    rake: Literal["off", "page_tables"] = "off"
    no_flop_no_drop: bool = True
    entry: Literal["post_or_big_blind", "post_or_button"] = "post_or_big_blind"
    missed: Literal["big_and_dead_small", "big_only"] = "big_and_dead_small"
    removal_after: int | None = 3
    first_button: Literal["random", "first_seat", "high_card"] | None = None
    dead_button: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if not _admits(field.name, field.type, value):
                raise RulesError(
                    "bad_house_rule",
                    f"house rule {field.name} cannot be {value!r}",
                    key=field.name,
                    value=value,
                )

    @classmethod
    def from_changes(cls, changes: dict[str, Any]) -> "HouseRules":
        """The default rules with some keys changed.

        Raises:
            RulesError: `unknown_house_rule` for a key that is none, `bad_house_rule` for a value.

        >>> HouseRules.from_changes({"pl_pot": "active"}).pl_pot
        'active'
        """
        known = {field.name for field in fields(cls)}
        for key in changes:
            if key not in known:
                raise RulesError("unknown_house_rule", f"unknown house rule: {key!r}", key=key)
        return cls(**changes)

    @property
    def changes(self) -> dict[str, Any]:
        """The keys that differ from the default.

        >>> HouseRules(fl_cap=5).changes
        {'fl_cap': 5}
        """
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {key: value for key, value in values.items() if value != getattr(DEFAULT, key)}


def _admits(key: str, kind: Any, value: Any) -> bool:
    if key == "removal_after":
        return value is None or (type(value) is int and value >= 1)
    if kind is bool:
        return type(value) is bool
    choices = [choice for part in (get_args(kind) or (kind,)) for choice in (get_args(part) or (part,))]
    return any(type(choice) is type(value) and choice == value for choice in choices) or (
        value is None and type(None) in choices
    )


DEFAULT = HouseRules()

# What a page says, whether it differs from the default or repeats it ("d" in docs/rules.md).
_SAYS: dict[Page, dict[str, Any]] = {
    "no_multipoker": {
        "small_blind_rounding": "floor_dollar",
        "fl_cap": 4,
        "pl_pot": "active",
        "show": "may_muck",
        "timeout": "all_in",
        "rake": "page_tables",
        "no_flop_no_drop": False,
        "entry": "post_or_big_blind",
        "first_button": "first_seat",
        "dead_button": False,
    },
    "da": {
        "small_blind_rounding": "floor_dollar",
        "fl_cap": 4,
        "pl_pot": "all",
        "first_to_show": "whole_hand",
        "show": "may_muck",
        "entry": "post_or_big_blind",
        "missed": "big_and_dead_small",
        "dead_button": False,
    },
    "de": {
        "small_blind_rounding": "floor_dollar",
        "fl_cap": 4,
        "pl_pot": "active",
        "odd_chips": "one_each_clockwise",
        "timeout": "all_in",
        "entry": "post_or_button",
        "first_button": "first_seat",
        "dead_button": False,
    },
    "sv": {
        "small_blind_rounding": "exact",
        "fl_cap": 4,
        "odd_chips": "all_to_first",
        "first_to_show": "whole_hand",
        "show": "may_muck",
        "entry": "post_or_big_blind",
        "missed": "big_only",
        "removal_after": 3,
        "dead_button": False,
    },
    "no_pokernordica": {
        "fl_cap": 4,
        "pl_pot": "all",
        "show": "all_show",
        "entry": "post_or_button",
        "missed": "big_and_dead_small",
        "first_button": None,
        "dead_button": False,
    },
}

PROFILES: dict[str, HouseRules] = {"default": DEFAULT} | {page: HouseRules(**_SAYS[page]) for page in PAGES}


@dataclass(frozen=True, slots=True)
class Difference:
    """One page's word on one house rule; `differs` is False where it says what the default is."""

    key: str
    page: Page
    value: Any
    differs: bool


def differences() -> tuple[Difference, ...]:
    """Everything the pages say about the house rules, ordered by key and page."""
    order = [field.name for field in fields(HouseRules)]
    return tuple(
        Difference(key, page, _SAYS[page][key], _SAYS[page][key] != getattr(DEFAULT, key))
        for key in order
        for page in PAGES
        if key in _SAYS[page]
    )
