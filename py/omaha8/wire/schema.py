"""Messages as data: JSON text to requests, strictly, and what the engine says to JSON (docs/protocol.md).

Names are those of the dataclasses' fields. Cards are text; the fields that hold them are `board`, `cards` and
`hole`.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, is_dataclass
from typing import Any, get_args

from omaha8.cards import DECK, card_name
from omaha8.errors import NotationError
from omaha8.play.orders import Setup
from omaha8.records.fields import Fields, bad_value, items, parse_json, whole
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.rules.events import Event
from omaha8.rules.games import MAX_SEATS

VERSION = 1
MOST_BYTES = 64 * 1024
MOST_FILE_BYTES = 1 << 20
MOST_CHIPS = 999_999_999

# Request type -> the keys it must and may have besides those of every request.
REQUESTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "hello": ((), ()),
    "preview": (("params",), ()),
    "open": (("params",), ()),
    "restore": (("save",), ()),
    "open_from": (("record",), ("upto", "seat")),
    "view": ((), ("seq",)),
    "close": ((), ("seq",)),
    "step": (("seq",), ()),
    "act": (("seq", "action"), ()),
    "next_hand": (("seq",), ("post", "seconds")),
    "show": (("seq",), ()),
    "muck": (("seq",), ()),
    "rabbit": ((), ("seq",)),
    "rebuy": (("seq",), ()),
    "top_up": (("seq",), ("to",)),
    "sit_out": (("seq",), ("seat",)),
    "sit_in": (("seq", "post"), ("seat",)),
    "auto_post": (("seq", "on"), ()),
    "wait_big_blind": (("seq", "on"), ()),
    "new_bots": (("seq",), ()),
    "rebuy_bots": (("seq",), ()),
    "restart": (("seq",), ()),
    "tick": (("seq", "at"), ()),
    "away": (("seq", "at"), ()),
    "back": (("seq", "at"), ()),
    "more_time": (("seq", "at"), ()),
    "stack": (("seq",), ("deck", "button", "stacks", "actions")),
    "script": (("seats",), ("seq",)),
    "rules": ((), ()),
    "ledger": ((), ("record", "seq")),
    "export": (("format", "records"), ()),
    "import": (("text",), ("format",)),
    "replay": (("record",), ("seat", "open")),
    "stats": ((), ("records", "rows", "seat")),
    "digest": (("records",), ("seat",)),
    "verify": (("record",), ()),
    "scenario": (("text",), ("format", "mode", "reveal", "hero")),
    "stage": (("text",), ("format", "mode", "reveal", "hero", "params")),
    "answer": (("seq", "question", "given"), ()),
    "solution": (("seq", "question"), ()),
}
# Requests that bring hands or scenarios may be longer than others.
_LONG = frozenset(
    (
        *("ledger", "export", "import", "replay", "stats", "digest", "verify", "open_from"),
        *("scenario", "stage", "restore"),
    )
)
_ENVELOPE = ("v", "id", "table", "type")

_CARD_FIELDS = frozenset({"board", "cards", "hole"})
_SIMPLE: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}
_SIZED: dict[str, type[BetTo | RaiseTo]] = {"bet": BetTo, "raise": RaiseTo}
# What is one of a union says which: an action its verb, an event its name.
_TYPES = {
    Protect: {"type": "protect"},  # the house's, never the page's
    **{kind: {"type": verb} for verb, kind in _SIZED.items()},
    **{type(action): {"type": verb} for verb, action in _SIMPLE.items()},
    **{
        kind: {"type": re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()} for kind in get_args(Event)
    },
}
_SEATS = {str(seat): seat for seat in range(MAX_SEATS)}


@dataclass(frozen=True, slots=True)
class Envelope:
    """A request of which the address is read: enough to send an error back to where it came from."""

    id: int
    table: str
    type: str
    body: dict[str, Any]


def read_envelope(text: str) -> Envelope:
    """Read what every request has.

    Raises:
        NotationError: `too_long`, `bad_json`, `bad_value`, `missing_key`, `duplicate_key`,
            `unsupported_version`.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    _check_size(size, MOST_FILE_BYTES)
    body = parse_json(text)
    request = Fields("request", body, _ENVELOPE, body if type(body) is dict else ())
    version = request.whole("v")
    if version != VERSION:
        raise NotationError("unsupported_version", f"protocol {version!r} is not {VERSION}", version=version)
    kind = read_text(request, "type")
    if kind not in _LONG:
        _check_size(size, MOST_BYTES)
    return Envelope(request.whole("id"), read_text(request, "table", 64), kind, body)


def read_body(envelope: Envelope) -> Fields:
    """The whole request, which has the keys of its type and no others.

    Raises:
        NotationError: `unknown_type`, `missing_key`, `unknown_key`.
    """
    if envelope.type not in REQUESTS:
        raise NotationError("unknown_type", f"unknown type: {envelope.type!r}", type=envelope.type)
    required, optional = REQUESTS[envelope.type]
    return Fields("request", envelope.body, (*_ENVELOPE, *required), optional)


def read_text(request: Fields, key: str, longest: int = MOST_BYTES) -> str:
    """A text of the request.

    Raises:
        NotationError: `bad_value`, as all readers here.
    """
    value = request.raw(key)
    if type(value) is not str or len(value) > longest:
        raise bad_value(request.path(key), value, f"text of at most {longest} characters")
    return value


def read_params(request: Fields) -> dict[str, str]:
    """Table options: text by key."""
    params, keys = _object(request, "params")
    return {key: read_text(params, key) for key in keys}


def read_action(path: str, value: Any) -> Action:
    """An action: `{"type": "raise", "to": 60}`.

    >>> read_action("action", {"type": "call"})
    Call()
    """
    kind = Fields(path, value, ("type",), ("to",)).one_of("type", [*_SIMPLE, *_SIZED])
    if kind in _SIMPLE:
        Fields(path, value, ("type",))
        return _SIMPLE[kind]
    return _SIZED[kind](Fields(path, value, ("type", "to")).whole("to", 0, MOST_CHIPS))


def read_setup(request: Fields) -> Setup:
    """A hand made to order: cards, button, stacks by seat, actions `[seat, "raise", 60]`."""
    stacks: dict[int, int] = {}
    if "stacks" in request:
        by_seat, keys = _object(request, "stacks", _SEATS)
        stacks = {_SEATS[key]: by_seat.whole(key, 1, MOST_CHIPS) for key in keys}
    return Setup(
        deck=request.cards("deck", range(len(DECK) + 1)) if "deck" in request else (),
        button=request.whole("button", 0, MAX_SEATS - 1) if "button" in request else None,
        stacks=stacks,
        actions=tuple(request.list_of("actions", _read_turn)),
    )


def read_scripts(request: Fields) -> dict[int, tuple[Action, ...]]:
    """Actions to come by seat: `{"2": [["fold"], ["raise", 60]]}`."""
    by_seat, keys = _object(request, "seats", _SEATS)
    return {_SEATS[key]: tuple(by_seat.list_of(key, _read_verb)) for key in keys}


def to_json(value: Any) -> Any:
    """Anything that the engine says, as JSON can carry it: a dataclass is an object of its fields.

    >>> to_json(RaiseTo(60))
    {'type': 'raise', 'to': 60}
    """
    if is_dataclass(value):
        names = value.__dataclass_fields__
        return _TYPES.get(type(value), {}) | {
            name: _field_to_json(name, getattr(value, name)) for name in names
        }
    if isinstance(value, Mapping):
        return {str(key): to_json(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [to_json(item) for item in value]
    return value


def _field_to_json(name: str, value: Any) -> Any:
    if name in _CARD_FIELDS and value is not None:
        return [card_name(card) for card in value]
    return to_json(value)


def _check_size(size: int, limit: int) -> None:
    if size > limit:
        raise NotationError("too_long", f"{size} bytes, more than {limit}", size=size, limit=limit)


def _object(request: Fields, key: str, allowed: Collection[str] | None = None) -> tuple[Fields, list[str]]:
    """The object at `key` with its keys, which are some of `allowed`, or any."""
    raw = request.raw(key)
    keys = list(raw) if type(raw) is dict else []
    return Fields(request.path(key), raw, (), keys if allowed is None else allowed), keys


def _read_turn(path: str, value: Any) -> tuple[int, Action]:
    if type(value) is not list or not value:
        raise bad_value(path, value, "list of seat, action and amount")
    return whole(f"{path}[0]", value[0], 0, MAX_SEATS - 1), _read_verb(path, value[1:])


def _read_verb(path: str, value: Any) -> Action:
    words = [item for _, item in items(path, value)]
    return read_action(path, dict(zip(("type", "to", "more"), words, strict=False)))
