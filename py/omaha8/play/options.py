"""A table's options, read from text exactly as an address gives them (docs/protocol.md#options)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, Never, TypeAlias, TypeVar

from omaha8.errors import NotationError, RulesError
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Game, Stakes, Structure, Variant
from omaha8.rules.posts import small_blind
from omaha8.rules.profiles import PROFILES, HouseRules
from omaha8.shuffle import check_seed

Money: TypeAlias = Literal["chips", "dollars"]
Format: TypeAlias = Literal["ring", "tournament"]
Broke: TypeAlias = Literal["rebuy", "new", "out"]
LevelBy: TypeAlias = Literal["hands", "minutes"]
T = TypeVar("T")

VARIANT_WORDS: dict[str, Variant] = {"omaha8": "omaha8", "omaha": "omaha_high", "omaha_high": "omaha_high"}
STRUCTURE_WORDS: dict[str, Structure] = {
    "pl": "pot_limit",
    "fl": "fixed_limit",
    "nl": "no_limit",
    "pot_limit": "pot_limit",
    "fixed_limit": "fixed_limit",
    "no_limit": "no_limit",
}
MONEY_WORDS: dict[str, Money] = {"chips": "chips", "dollars": "dollars"}
FORMAT_WORDS: dict[str, Format] = {"ring": "ring", "tournament": "tournament"}
BROKE_WORDS: dict[str, Broke] = {"rebuy": "rebuy", "new": "new", "out": "out"}
LEVEL_WORDS: dict[str, LevelBy] = {"hands": "hands", "minutes": "minutes"}
CLOCK_WORDS = {"off": None} | {str(factor): factor for factor in range(1, 11)}
SWITCH_WORDS = {"0": False, "1": True}

# Keys of the same address that say how the page looks and behaves; the table need not know them.
PAGE_KEYS = frozenset(
    (
        *("bg", "cards", "deck", "lang", "motion", "readout", "sound", "speed", "terms", "theme"),
        *("controls", "hotkeys", "id", "load", "mode", "origin", "reveal", "scenario", "state", "step", "v"),
        *("boot", "source", "store", "sw"),
    )
)

_AMOUNT = {
    "chips": re.compile(r"(0|[1-9][0-9]{0,8})()", re.ASCII),
    "dollars": re.compile(r"(0|[1-9][0-9]{0,6})(?:\.([0-9]{1,2}))?", re.ASCII),
}


@dataclass(frozen=True, slots=True)
class Options:
    """A table as somebody asked for it, everything filled in.

    Attributes:
        format: ring game or single-table tournament.
        stack: starting stack of every seat, and what a rebuy brings.
        hero: the player's chair; the others are bots.
        house: the text that named the house rules: a profile or a comma list of changes.
        rules: these house rules; without rake where the money is chips (B-23).
        seed: as asked for; None: the table takes a fresh one.
        is_test: whether the table obeys stacked decks and scripted seats.
        is_practice: the page counts no hand of it.
        reveals: the bots' cards lie face up for the player, to learn from (ring game): no hand of it counts.
        joins: the player comes to a running table and must enter (ring game).
        broke: what bots do that have lost their chips (ring game): buy in again, make room for another, or
            stay out until the player decides.
        has_guests: bots sit out, come back and give up their seats now and then (ring game).
        clock: how many times longer than the house's the clock of a decision runs; None: there is none.
        level_by, level_length: when the blinds of a tournament rise: after so many hands or minutes.
        buy_in: what each player paid towards the prizes of a tournament.
        prizes: percent by place; empty: as usual for so many players.
        ignored: keys that mean nothing, in the order given.
    """

    game: Game
    stakes: Stakes
    money: Money
    seats: int
    stack: int
    hero: int
    house: str
    rules: HouseRules
    seed: str | None
    is_test: bool
    ignored: tuple[str, ...] = ()
    format: Format = "ring"
    joins: bool = False
    broke: Broke = "rebuy"
    has_guests: bool = False
    clock: int | None = None
    level_by: LevelBy = "hands"
    level_length: int = 10
    buy_in: int = 0
    prizes: tuple[int, ...] = ()
    is_practice: bool = False
    reveals: bool = False

    @property
    def params(self) -> dict[str, str]:
        """The same options as text with nothing left to a default: `parse_options` reads them back.

        >>> parse_options({"limit": "fl"}).params["stakes"]
        '10-20'
        """
        stakes, money = self.stakes, self.money
        is_limit = self.game.structure == "fixed_limit"
        low, high = (stakes.small_bet, stakes.big_bet) if is_limit else (stakes.small_blind, stakes.big_blind)
        params = {
            "game": self.game.variant,
            "limit": self.game.structure,
            "stakes": f"{amount_text(low, money)}-{amount_text(high, money)}",
            "small_blind": amount_text(stakes.small_blind, money),
            "ante": amount_text(stakes.ante, money),
            "money": money,
            "seats": str(self.seats),
            "stack": amount_text(self.stack, money),
            "hero": str(self.hero),
            "house": self.house,
            "test": str(int(self.is_test)),
            "practice": str(int(self.is_practice)),
            "format": self.format,
            "clock": str(self.clock or "off"),
        }
        if self.format == "ring":
            params |= {
                "join": str(int(self.joins)),
                "broke": self.broke,
                "guests": str(int(self.has_guests)),
                "learning_reveal": str(int(self.reveals)),
            }
        else:
            params |= {
                "level_by": self.level_by,
                "level_length": str(self.level_length),
                "buy_in": amount_text(self.buy_in, money),
            }
            if self.prizes:
                params["prizes"] = "-".join(map(str, self.prizes))
        return params if self.seed is None else params | {"seed": self.seed}


RING_KEYS = ("join", "broke", "guests", "learning_reveal")
TOURNAMENT_KEYS = ("level_by", "level_length", "buy_in", "prizes")
KEYS = frozenset(
    (
        *("game", "limit", "stakes", "small_blind", "ante", "money", "seats", "stack", "hero", "house"),
        *("seed", "test", "practice", "format", "clock", *RING_KEYS, *TOURNAMENT_KEYS),
    )
)


def parse_options(params: Mapping[str, str]) -> Options:
    """Read table options; what is absent gets its default.

    Raises:
        RulesError: `bad_parameter` with `key`, `value` and `why`, a code.

    >>> parse_options({"game": "omaha8", "limit": "pl", "stakes": "5-10"}).stack
    1000
    """
    variant = _word(params, "game", "omaha8", VARIANT_WORDS)
    game = Game(variant, _word(params, "limit", "pl", STRUCTURE_WORDS))
    money = _word(params, "money", "chips", MONEY_WORDS)
    rules = _house(params, money)
    stakes = _stakes(params, game.structure, money, rules)
    seats = _number(params, "seats", 6, MIN_SEATS, MAX_SEATS)
    format_ = _word(params, "format", "ring", FORMAT_WORDS)
    for key in TOURNAMENT_KEYS if format_ == "ring" else RING_KEYS:
        if key in params:
            _refuse(key, params[key], f"not_at_a_{format_}")
    joins = _word(params, "join", "0", SWITCH_WORDS)
    if joins and seats <= MIN_SEATS:
        _refuse("join", params["join"], "nobody_plays_yet")
    reveals = _word(params, "learning_reveal", "0", SWITCH_WORDS)
    if reveals and params.get("mode") == "quiz":
        _refuse("learning_reveal", params["learning_reveal"], "not_in_a_quiz")
    stack = _stack(params, stakes, money)
    return Options(
        game=game,
        stakes=stakes,
        money=money,
        seats=seats,
        stack=stack,
        hero=_number(params, "hero", 0, 0, seats - 1),
        house=params.get("house", "default"),
        rules=rules,
        seed=_seed(params),
        is_test=_word(params, "test", "0", SWITCH_WORDS),
        ignored=tuple(key for key in params if key not in KEYS | PAGE_KEYS),
        format=format_,
        joins=joins,
        broke=_word(params, "broke", "rebuy", BROKE_WORDS),
        has_guests=_word(params, "guests", "0", SWITCH_WORDS),
        clock=_word(params, "clock", "off", CLOCK_WORDS),
        level_by=_word(params, "level_by", "hands", LEVEL_WORDS),
        level_length=_number(params, "level_length", 10, 1, 99),
        buy_in=_amount("buy_in", params["buy_in"], params["buy_in"], money) if "buy_in" in params else stack,
        prizes=_prizes(params, seats),
        is_practice=_word(params, "practice", "0", SWITCH_WORDS),
        reveals=reveals,
    )


def amount_text(amount: int, money: Money) -> str:
    """An amount as an option writes it: chips, or dollars of 100 cents.

    >>> amount_text(150, "dollars"), amount_text(200, "dollars"), amount_text(150, "chips")
    ('1.50', '2', '150')
    """
    if money == "chips":
        return str(amount)
    dollars, cents = divmod(amount, 100)
    return f"{dollars}.{cents:02}" if cents else str(dollars)


def _stakes(params: Mapping[str, str], structure: Structure, money: Money, rules: HouseRules) -> Stakes:
    text = params.get("stakes", "10-20")
    parts = text.split("-")
    if len(parts) != 2:
        _refuse("stakes", text, "not_two_amounts")
    low, high = (_amount("stakes", text, part, money) for part in parts)
    dollar = 100 if money == "dollars" else 1
    try:
        if structure == "fixed_limit":
            stakes = Stakes(
                small_blind(low, rules.small_blind_rounding, dollar), low, low, high, dollar=dollar
            )
        else:
            stakes = Stakes(low, high, dollar=dollar)
    except RulesError as error:
        _refuse("stakes", text, error.code)
    if "ante" in params:
        stakes = replace(stakes, ante=_amount("ante", params["ante"], params["ante"], money))
    if "small_blind" not in params:
        return stakes
    text = params["small_blind"]
    small = _amount("small_blind", text, text, money)
    if small > stakes.big_blind:
        _refuse("small_blind", text, "above_big_blind")
    return replace(stakes, small_blind=small)


def _stack(params: Mapping[str, str], stakes: Stakes, money: Money) -> int:
    if "stack" not in params:
        return stakes.big_blind * (50 if stakes.small_bet else 100)
    text = params["stack"]
    stack = _amount("stack", text, text, money)
    if stack < stakes.big_blind:
        _refuse("stack", text, "below_big_blind")
    return stack


def _prizes(params: Mapping[str, str], seats: int) -> tuple[int, ...]:
    if "prizes" not in params:
        return ()
    text = params["prizes"]
    if not re.fullmatch(r"[0-9]{1,3}(?:-[0-9]{1,3})*", text, re.ASCII):
        _refuse("prizes", text, "not_percents")
    split = tuple(map(int, text.split("-")))
    if sum(split) != 100 or 0 in split or list(split) != sorted(split, reverse=True) or len(split) > seats:
        _refuse("prizes", text, "bad_split")
    return split


def _house(params: Mapping[str, str], money: Money) -> HouseRules:
    """A profile, changes of the default rules, or a profile with changes: `de,dead_button=true`."""
    text = params.get("house", "default")
    name, *items = text.split(",")
    if name not in PROFILES:
        name, items = "default", [name, *items]
    changes: dict[str, Any] = {}
    for item in items:
        key, equals, value = item.partition("=")
        if not equals:
            _refuse("house", text, "unknown_profile")
        if key in changes:
            _refuse("house", item, "given_twice")
        changes[key] = _house_value(key, value)
        try:
            rules = HouseRules.from_changes({key: changes[key]})
        except RulesError as error:
            _refuse("house", item, error.code)
        if rules.rake != "off" and money == "chips":
            _refuse("house", item, "rake_needs_dollars")
    profile = PROFILES[name]
    return replace(replace(profile, rake="off") if money == "chips" else profile, **changes)


def _house_value(key: str, text: str) -> bool | int | str | None:
    kind = {field.name: field.type for field in fields(HouseRules)}.get(key)
    if kind is bool:
        return {"true": True, "false": False}.get(text, text)
    if text == "none" and key in ("removal_after", "first_button"):
        return None
    return int(text) if re.fullmatch(r"[0-9]{1,3}", text, re.ASCII) else text


def _seed(params: Mapping[str, str]) -> str | None:
    if "seed" not in params:
        return None
    try:
        return check_seed(params["seed"])
    except NotationError as error:
        _refuse("seed", params["seed"], error.code)


def _word(params: Mapping[str, str], key: str, default: str, words: Mapping[str, T]) -> T:
    text = params.get(key, default)
    if text not in words:
        _refuse(key, text, "not_a_choice")
    return words[text]


def _number(params: Mapping[str, str], key: str, default: int, least: int, most: int) -> int:
    text = params.get(key, str(default))
    if not re.fullmatch(r"[0-9]{1,2}", text, re.ASCII):
        _refuse(key, text, "not_a_number")
    if not least <= int(text) <= most:
        _refuse(key, text, "out_of_range")
    return int(text)


def _amount(key: str, value: str, part: str, money: Money) -> int:
    match = _AMOUNT[money].fullmatch(part)
    if not match:
        _refuse(key, value, "not_an_amount")
    whole, cents = match.groups()
    return int(whole) if money == "chips" else int(whole) * 100 + int((cents or "").ljust(2, "0"))


def _refuse(key: str, value: str, why: str) -> Never:
    raise RulesError("bad_parameter", f"{key} cannot be {value!r}: {why}", key=key, value=value, why=why)
