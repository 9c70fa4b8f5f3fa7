"""Strict reading of JSON: every value is checked where it is taken, and an error names its path."""

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from omaha8.cards import Card, card_name, parse_cards
from omaha8.errors import NotationError

Word = TypeVar("Word", bound=str)

MAX_WHOLE = 2**53 - 1
"""The greatest number that every reader of JSON keeps exact."""
MOST_DEPTH = 64
"""Of lists and objects in each other. A browser's stack is gone long before Python would say so."""

_TEXTS = re.compile(r'"(?:[^"\\]++|\\.)*+["\\]?', re.DOTALL)
_NO_BRACKETS = re.compile(r"[^\[\]{}]++")


@dataclass(frozen=True, slots=True)
class Repeated:
    """Stands for an object that has `key` twice, until somebody wants to read it."""

    key: str


def parse_json(text: str) -> Any:
    """Read one JSON text; an object with a key twice becomes `Repeated`.

    Raises:
        NotationError: `bad_json` with `line` and `column` where they are known.
    """
    check_depth(text, "bad_json")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        where = {"line": error.lineno, "column": error.colno}
        raise NotationError("bad_json", f"not json: {error}", **where) from None
    except ValueError as error:
        # A number of thousands of digits, or NaN.
        raise NotationError("bad_json", f"not json: {error}", line=None, column=None) from None


def check_depth(text: str, code: str) -> None:
    """Refuse a text of JSON or TOML, whole or not, with brackets deeper in each other than `MOST_DEPTH`.

    >>> check_depth("[" * 64 + "]" * 64, "bad_json")
    >>> check_depth('{"[[": "' + "[" * 99 + '"}', "bad_json")
    >>> check_depth("a = " + "[" * 65, "bad_toml")
    Traceback (most recent call last):
    omaha8.errors.NotationError: lists or objects more than 64 deep

    Raises:
        NotationError: `code`, with `line` and `column` None.
    """
    brackets = _NO_BRACKETS.sub("", _TEXTS.sub("", text))
    for _ in range(MOST_DEPTH):
        brackets = brackets.replace("[]", "").replace("{}", "")
    if len(brackets) > MOST_DEPTH:
        message = f"lists or objects more than {MOST_DEPTH!r} deep"
        raise NotationError(code, message, line=None, column=None)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | Repeated:
    values = dict(pairs)
    if len(values) == len(pairs):
        return values
    counts = Counter(key for key, _ in pairs)
    return Repeated(next(key for key in counts if counts[key] > 1))


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def bad_value(path: str, value: Any, wanted: str) -> NotationError:
    """The error for a value of a wrong kind or size; what JSON might not carry back is named."""
    if isinstance(value, Repeated):
        return NotationError("duplicate_key", f"{value.key!r} twice in {path}", key=value.key, path=path)
    if isinstance(value, float):
        value = repr(value)  # 1e999 is read but cannot be written
    elif isinstance(value, list | dict):
        value = "a list" if isinstance(value, list) else "an object"
    message = f"{path} is no {wanted}: {value!r}"
    return NotationError("bad_value", message, path=path, value=value, wanted=wanted)


def whole(path: str, value: Any, low: int = 0, high: int = MAX_WHOLE) -> int:
    """`value` as a whole number within bounds; 10.0 and true are none.

    Raises:
        NotationError: `bad_value`, as all readers here.
    """
    if type(value) is not int or not low <= value <= high:
        raise bad_value(path, value, f"whole number from {low} to {high}")
    return value


def cards(path: str, value: Any, sizes: Collection[int]) -> tuple[Card, ...]:
    """`value` as cards run together, as many as one of `sizes`, none twice.

    Raises:
        NotationError: `bad_value`, `bad_card`, `duplicate_card`, each with the `path`.
    """
    if type(value) is not str:
        raise bad_value(path, value, "text of cards")
    try:
        parsed = parse_cards(value)
    except NotationError as error:
        raise NotationError(error.code, f"{path}: {error}", path=path, **error.params) from None
    if len(parsed) not in sizes:
        raise bad_value(path, value, f"text of {' or '.join(map(str, sizes))} cards")
    return parsed


def items(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The entries of a list, each with its path."""
    if type(value) is not list:
        raise bad_value(path, value, "list")
    return ((f"{path}[{index}]", item) for index, item in enumerate(value))


def check_different(parts: Iterable[Sequence[Card]]) -> None:
    """Refuse a card that is told twice.

    Raises:
        NotationError: `duplicate_card`.
    """
    seen: set[Card] = set()
    for part in parts:
        for card in part:
            if card in seen:
                name = card_name(card)
                raise NotationError("duplicate_card", f"{name!r} twice in the case", card=name)
            seen.add(card)


class Fields:
    """One JSON object, which may have the keys `required` and `optional` and no others.

    Raises:
        NotationError: `bad_value` when it is no object, `duplicate_key`, `missing_key`, `unknown_key`.
    """

    def __init__(
        self, path: str, value: Any, required: Sequence[str], optional: Collection[str] = ()
    ) -> None:
        if type(value) is not dict:
            raise bad_value(path, value, "object")
        self._path = path
        self._values: dict[str, Any] = value
        for key in required:
            if key not in value:
                raise NotationError("missing_key", f"{path} lacks {key!r}", key=key, path=path)
        for key in value:
            if key not in required and key not in optional:
                raise NotationError("unknown_key", f"{path} has an unknown key: {key!r}", key=key, path=path)

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def path(self, key: str) -> str:
        """Where the value of `key` stands, for errors."""
        return f"{self._path}.{key}"

    def raw(self, key: str, default: Any = None) -> Any:
        """The value, unchecked."""
        return self._values.get(key, default)

    def whole(self, key: str, low: int = 0, high: int = MAX_WHOLE, default: int | None = None) -> int:
        """See the function `whole`."""
        value = self._values.get(key, default)
        return whole(self.path(key), value, low, high)

    def flag(self, key: str, *, default: bool = False) -> bool:
        """True or false."""
        value = self._values.get(key, default)
        if type(value) is not bool:
            raise bad_value(self.path(key), value, "true or false")
        return value

    def text(self, key: str) -> str:
        """A text."""
        value = self._values.get(key)
        if type(value) is not str:
            raise bad_value(self.path(key), value, "text")
        return value

    def one_of(self, key: str, choices: Collection[Word]) -> Word:
        """One of a few words."""
        value = self._values.get(key)
        for choice in choices:
            if type(value) is str and choice == value:
                return choice
        raise bad_value(self.path(key), value, f"word of {', '.join(choices)}")

    def cards(self, key: str, sizes: Collection[int]) -> tuple[Card, ...]:
        """See the function `cards`."""
        return cards(self.path(key), self._values.get(key), sizes)

    def list_of(self, key: str, read: Callable[[str, Any], Any]) -> list[Any]:
        """The entries of a list, each read by `read(path, value)`; an absent list is empty."""
        return [read(path, item) for path, item in items(self.path(key), self._values.get(key, []))]
