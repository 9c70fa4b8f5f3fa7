"""Saves of older versions, brought up to the next one."""

from typing import Any

from omaha8.play.options import parse_options
from omaha8.play.table import open_table
from omaha8.records.fields import Fields, whole
from omaha8.rules.posts import positions

_VERSION_2 = ("seed", "params", "table", "reads", "moves", "stacked", "scripts", "seq", "clock")
_VERSION_1 = (
    *("seed", "params", "hand", "button", "stacks", "bank", "raked", "reads", "moves", "stacked", "scripts"),
    "seq",
)


def from_version_1(content: Any) -> Any:
    """Version 1 knew ring games in which everybody with chips plays: no sitting out, no debts, no clock.

    Raises:
        Omaha8Error: when it is not what version 1 wrote.
    """
    fields = Fields("save", content, _VERSION_1)
    params = Fields("save.params", fields.raw("params"), (), fields.raw("params"))
    options = parse_options({key: params.text(key) for key in fields.raw("params")})
    fresh = open_table(options, "migrated")
    stacks = fields.list_of("stacks", whole)
    dealt = [seat for seat, stack in enumerate(stacks) if stack] if fields.whole("hand") else []
    blinds = None
    if fields.raw("button") is not None:
        button = fields.whole("button")
        place = positions(dealt, button)
        blinds = [button, place.small_blind, place.big_blind]
    return {
        "seed": fields.raw("seed"),
        "params": fields.raw("params"),
        "table": {
            "hand": fields.raw("hand"),
            "blinds": blinds,
            "chairs": [[name, stack, "000000", 0] for name, stack in zip(fresh.names, stacks, strict=False)],
            "seats": [[seat, 0, 0] for seat in dealt],
            "bank": fields.raw("bank"),
            "raked": fields.raw("raked"),
            "auto_post": True,
        },
        **{key: fields.raw(key) for key in ("reads", "moves", "stacked", "scripts", "seq")},
        "clock": None,
    }


def from_version_2(content: Any) -> Any:
    """Version 2 turned up the hands of an all-in in one step with the street after them.

    Raises:
        Omaha8Error: when it is not what version 2 wrote.
    """
    moves = Fields("save", content, _VERSION_2, ("stage",)).text("moves")
    return content | {"moves": moves.replace(".", ":")}
