"""A ring game as JSON can carry it, and back: the part of a save that is the table's."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from omaha8.errors import RulesError
from omaha8.play.options import Options
from omaha8.play.seating import Chair
from omaha8.play.table import Table, open_table
from omaha8.records.fields import Fields, bad_value, items, whole
from omaha8.rules.games import MAX_SEATS
from omaha8.rules.hand import SeatIn
from omaha8.rules.posts import Blinds

_KEYS = ("hand", "blinds", "chairs", "seats", "bank", "raked", "auto_post")
_FLAGS = ("is_out", "is_new", "waits", "missed_small", "missed_big", "is_empty")
_MOST_NAME = 40


def ring_to_data(table: Table) -> dict[str, Any]:
    """What changes during a ring game, but for `reads`."""
    blinds = table.blinds
    return {
        "hand": table.hand,
        "blinds": blinds and [blinds.button, blinds.small_blind, blinds.big_blind],
        "chairs": [_chair_to_data(chair) for chair in table.chairs],
        "seats": [[entry.seat, entry.live, entry.dead] for entry in table.seats],
        "bank": table.bank,
        "raked": table.raked,
        "auto_post": table.auto_post,
    }


def ring_from_data(options: Options, seed: str, path: str, data: Any) -> Table:
    """The table of which `ring_to_data` wrote `data`, with fresh `reads`.

    Raises:
        NotationError: from the first value of a wrong kind.
        RulesError: `bad_table` names what no table can come to.
    """
    fields = Fields(path, data, _KEYS)
    chairs = tuple(fields.list_of("chairs", _chair))
    seats = _seats(fields, chairs)
    names = [chair.name for chair in chairs]
    table = replace(
        open_table(options, seed),
        chairs=chairs,
        bank=fields.whole("bank"),
        raked=fields.whole("raked"),
        hand=fields.whole("hand"),
        blinds=_blinds(fields),
        seats=seats,
        auto_post=fields.flag("auto_post"),
    )
    stakes, blinds = table.stakes, table.blinds
    at_blinds = (blinds.small_blind, blinds.big_blind) if blinds else ()
    checks = {
        "chairs": len(chairs) == options.seats and len(set(names)) == len(names),
        "bank": sum(table.stacks) + table.raked == table.bank,
        "empty": not any(chair.is_empty and chair.stack for chair in chairs),
        "hand": bool(seats) == bool(table.hand),
        "blinds": bool(table.hand) <= bool(blinds),
        "posts": all(
            (entry.live in (0, stakes.big_blind) and entry.dead in (0, stakes.small_blind))
            or options.is_practice  # a record of another house, or of a stack that was short
            for entry in seats
        )
        and not any(entry.live or entry.dead for entry in seats if entry.seat in at_blinds),
    }
    for key, holds in checks.items():
        if not holds:
            raise RulesError("bad_table", f"a table with impossible {key}", key=key)
    return table


def _chair_to_data(chair: Chair) -> list[Any]:
    flags = "".join("1" if getattr(chair, flag) else "0" for flag in _FLAGS)
    return [chair.name, chair.stack, flags, chair.missed]


def _chair(path: str, value: Any) -> Chair:
    told = [item for _, item in items(path, value)]
    if len(told) != 4:
        raise bad_value(path, value, "list of name, stack, flags and missed blinds")
    name, stack, flags, missed = told
    if type(name) is not str or not 0 < len(name) <= _MOST_NAME or not name.isprintable():
        raise bad_value(f"{path}[0]", name, "name")
    if type(flags) is not str or len(flags) != len(_FLAGS) or set(flags) - {"0", "1"}:
        raise bad_value(f"{path}[2]", flags, "text of flags")
    is_set = {flag: mark == "1" for flag, mark in zip(_FLAGS, flags, strict=True)}
    return Chair(name, whole(f"{path}[1]", stack), missed=whole(f"{path}[3]", missed), **is_set)


def _seats(fields: Fields, chairs: Sequence[Chair]) -> tuple[SeatIn, ...]:
    told = []
    for path, value in items(fields.path("seats"), fields.raw("seats")):
        numbers = [whole(*entry) for entry in items(path, value)]
        if len(numbers) != 3 or numbers[0] >= len(chairs):
            raise bad_value(path, value, "list of seat, live and dead post")
        seat, live, dead = numbers
        told.append(SeatIn(seat, chairs[seat].stack, live, dead))
    return tuple(told)


def _blinds(fields: Fields) -> Blinds | None:
    if fields.raw("blinds") is None:
        return None
    told = fields.list_of("blinds", lambda path, value: whole(path, value, 0, MAX_SEATS - 1))
    if len(told) != 3:
        raise bad_value(fields.path("blinds"), fields.raw("blinds"), "list of button and blinds")
    return Blinds(*told)
