"""A PHH file as text: where its fields stand, and their values with nothing taken on trust."""

import re
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from functools import cached_property
from typing import Any

from omaha8.errors import NotationError, Omaha8Error
from omaha8.records.fields import MAX_WHOLE, check_depth

Words = tuple[str, ...]

MOVES = ("f", "cc", "cbr", "protect")
"""What players decide; the last is our own word for the all-in rule (docs/rules.md#a10)."""

_AT = re.compile(r"at line (\d+), column (\d+)")
_TOKEN = re.compile(r"""#[^\n]*|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_AMOUNT = re.compile(r"\d{1,16}(?:\.\d{1,6})?", re.ASCII)


@dataclass(frozen=True)
class PhhFile:
    """One hand of a file: its fields, the text and where in the text its fields begin."""

    values: dict[str, Any]
    text: str
    start: int

    def line(self, key: str) -> int:
        """The line of a field, or that where the hand begins."""
        found = re.compile(rf"^[ \t]*{re.escape(key)}[ \t]*=", re.MULTILINE).search(self.text, self.start)
        return self.text.count("\n", 0, found.start() if found else self.start) + 1

    def action_line(self, index: int) -> int:
        """The line of an action, the first one being 0."""
        found = re.compile(r"^[ \t]*actions[ \t]*=", re.MULTILINE).search(self.text, self.start)
        strings = [t for t in _TOKEN.finditer(self.text, found.end() if found else 0) if t[0][0] != "#"]
        place = strings[index].start() if index < len(strings) else 0
        return self.text.count("\n", 0, place) + 1

    def error(self, key: str, code: str, message: str, **params: Any) -> NotationError:
        """An error about a field."""
        line = self.line(key)
        return NotationError(code, f"line {line}: {message}", line=line, key=key, **params)

    def located(self, error: Omaha8Error) -> Omaha8Error:
        """`error` of the rules with the line that brought it about."""
        line = self.line("actions")
        index = error.params.get("index")
        if isinstance(index, int):
            moves = [place for place, words in enumerate(self.actions) if words[1] in MOVES]
            line = self.action_line(self.places[moves[index]])
        return type(error)(error.code, f"line {line}: {error}", **error.params | {"line": line})

    @contextmanager
    def at_action(self, index: int) -> Iterator[None]:
        """Gives errors that are raised inside the line of an action, counted as in `actions`."""
        try:
            yield
        except Omaha8Error as error:
            line = self.action_line(self.places[index])
            raise type(error)(error.code, f"line {line}: {error}", **error.params | {"line": line}) from None

    def need(self, key: str) -> Any:
        """The value of a field that must be there."""
        if key not in self.values:
            raise self.error(key, "missing_key", f"{key!r} is missing")
        return self.values[key]

    def word(self, key: str) -> str:
        """A text."""
        value = self.need(key)
        if type(value) is not str:
            raise self.bad(key, "text")
        return value

    def row(self, key: str, size: int | None = None) -> list[Any]:
        """A list, of `size` entries."""
        value = self.need(key)
        if type(value) is not list or size not in (None, len(value)):
            raise self.bad(key, "list" if size is None else f"list of {size}")
        return value

    def chair(self, key: str) -> int:
        """A chair, counted from 1 in the file and from 0 here."""
        return self.chairs(key, [self.need(key)])[0]

    def chairs(self, key: str, values: Sequence[Any]) -> list[int]:
        """Several chairs, as `chair`."""
        if not all(type(value) is int and 1 <= value <= 10 for value in values):
            raise self.bad(key, "seat number from 1 to 10")
        return [value - 1 for value in values]

    def amount(self, key: str, value: Any, low: int = 0) -> int:
        """A number of the file in the smallest unit (see `scale`)."""
        if type(value) not in (int, Decimal) or not _is_small(value):
            raise self.bad(key, "amount")
        scaled = value * self.scale
        if scaled != int(scaled) or scaled < low:
            raise self.bad(key, f"amount of {low} or more, down to cents")
        return int(scaled)

    def amounts(self, key: str, size: int, low: int = 0) -> list[int]:
        """A row of amounts."""
        return [self.amount(key, value, low) for value in self.row(key, size)]

    def bad(self, key: str, wanted: str) -> NotationError:
        """The error for a value of a wrong kind."""
        return self.error(key, "bad_value", f"{key} is no {wanted}", wanted=wanted)

    @cached_property
    def scale(self) -> int:
        """1, or 100 where the file has fractions: then its amounts are dollars and ours are cents."""
        numbers = [self.values.get(key) for key in ("small_bet", "big_bet", "min_bet")]
        for key in ("antes", "blinds_or_straddles", "starting_stacks"):
            numbers += self.row(key)
        numbers += [Decimal(words[2]) for words in self.actions if words[1:2] == ("cbr",)]
        fractions = [n for n in numbers if isinstance(n, Decimal) and _is_small(n) and n != int(n)]
        return 100 if fractions else 1

    @property
    def finishing_stacks(self) -> list[int] | None:
        """Final stacks where the file tells them."""
        if "finishing_stacks" not in self.values:
            return None
        return self.amounts("finishing_stacks", len(self.row("starting_stacks")))

    @cached_property
    def actions(self) -> list[Words]:
        """The actions as words, commentary and empty ones left out."""
        told = [_words(self, index, action) for index, action in enumerate(self.row("actions"))]
        return [words for words in told if words]

    @cached_property
    def places(self) -> list[int]:
        """For each of `actions` its index in the file."""
        return [index for index, action in enumerate(self.row("actions")) if _words(self, index, action)]

    def bad_action(self, index: int, action: Any) -> NotationError:
        """The error for an action, counted as in the file."""
        line = self.action_line(index)
        return NotationError(
            "bad_action",
            f"line {line}: not an action: {action!r}",
            line=line,
            index=index,
            action=str(action),
        )


def load(text: str, *, many: bool) -> list[PhhFile]:
    """The hands of a text; `many` allows a table for each.

    Raises:
        NotationError: `bad_toml` with line and column where they are known.
    """
    check_depth(text, "bad_toml")
    try:
        values = tomllib.loads(text, parse_float=_decimal)
    except ValueError as error:
        at = _AT.search(str(error))
        where = {"line": int(at[1]), "column": int(at[2])} if at else {"line": None, "column": None}
        raise NotationError("bad_toml", f"not toml: {error}", **where) from None
    tables = [value for value in values.values() if isinstance(value, dict)]
    if not (many and tables and len(tables) == len(values)):
        return [PhhFile(values, text, 0)]
    starts = [
        found.start() for found in re.finditer(r"^[ \t]*\[[^\[\n]+\][ \t]*(?:#.*)?$", text, re.MULTILINE)
    ]
    starts += [0] * (len(tables) - len(starts))
    return [PhhFile(table, text, start) for table, start in zip(tables, starts, strict=False)]


def _words(file: PhhFile, index: int, action: Any) -> Words:
    if type(action) is not str:
        raise file.bad_action(index, action)
    words = tuple(action.split("#")[0].split())
    match words:
        case (
            ()
            | ("d", "db", _)
            | ("d", "dh", _, _)
            | (_, "f")
            | (_, "cc")
            | (_, "protect")
            | (_, "sm")
            | (_, "sm", _)
        ):
            return words
        case (_, "cbr", amount) if _AMOUNT.fullmatch(amount):
            return words
    raise file.bad_action(index, action)


def _decimal(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("nan")


def _is_small(value: int | Decimal) -> bool:
    # Asked before anything is worked out: 1e999999 as a whole number would fill the memory.
    number = Decimal(value)
    is_bounded = number.is_finite() and -MAX_WHOLE <= number <= MAX_WHOLE
    return is_bounded and (number == 0 or number.adjusted() > -8)
