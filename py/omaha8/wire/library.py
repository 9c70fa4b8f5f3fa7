"""Requests that need no table: house rules as data, finished hands as records (docs/protocol.md#records)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from fractions import Fraction
from types import NoneType
from typing import Any, TypeAlias, get_args

from omaha8.errors import NotationError, Omaha8Error
from omaha8.play.archive import frames, ledger_of, luck_of, verified
from omaha8.records import stats
from omaha8.records.digest import Digest, digest
from omaha8.records.fields import Fields, bad_value, items
from omaha8.records.history import (
    HandRecord,
    collection_from_json,
    collection_to_json,
    from_json,
    replay,
    to_json,
)
from omaha8.records.phh import from_phhs, to_phhs
from omaha8.records.pokerstars import from_texts, to_texts
from omaha8.records.replay import read
from omaha8.records.stats import POSITIONS, Counts, Played
from omaha8.rules.games import MAX_SEATS, STRUCTURES, VARIANTS, Game
from omaha8.rules.profiles import DEFAULT, PROFILES, HouseRules, differences
from omaha8.wire.schema import MOST_FILE_BYTES, read_text
from omaha8.wire.schema import to_json as plain

Json: TypeAlias = dict[str, Any]

MOST_HANDS = 500

_WRITERS: dict[str, Callable[[tuple[HandRecord, ...]], str]] = {
    "json": collection_to_json,
    "phh": to_phhs,
    "pokerstars": to_texts,
}
_READERS: dict[str, Callable[[str], tuple[HandRecord, ...]]] = {
    "json": collection_from_json,
    "phh": from_phhs,
    "pokerstars": from_texts,
}
_ENDINGS = {"json": "json", "phh": "phhs", "pokerstars": "txt"}
_SUMS = tuple(field.name for field in fields(Counts))
_FRACTIONS = ("won", "won_squared")
_RATES = ("vpip", "pfr", "aggression", "wtsd", "wsd", "bb_per_100", "bb_per_100_interval")
_FRACTION = re.compile(r"-?[0-9]{1,40}(?:/[1-9][0-9]{0,39})?", re.ASCII)


def rules() -> Json:
    """All house rules: what may be chosen, the profiles, and where the rule pages disagree."""
    return {
        "default": plain(DEFAULT),
        "choices": {field.name: _choices(field.name, field.type) for field in fields(HouseRules)},
        "profiles": {name: plain(profile) for name, profile in PROFILES.items()},
        "differences": [plain(difference) for difference in differences()],
    }


def export(request: Fields) -> Json:
    """Hands as the text of a file."""
    form = request.one_of("format", _WRITERS)
    return {"text": _WRITERS[form](read_records(request)), "ending": _ENDINGS[form]}


def import_(request: Fields) -> Json:
    """The hands of a file: all of them, or an error that says where the first fault is."""
    text = read_text(request, "text", MOST_FILE_BYTES)
    reader = _READERS[request.one_of("format", _READERS)] if "format" in request else read
    records = reader(text)
    _check_number(len(records))
    return {"records": [record_text(record) for record in records]}


def replayed(request: Fields) -> Json:
    """A hand step by step, as one seat, a spectator or everybody's cards show it."""
    record = read_record(request)
    seat = request.whole("seat", 0, MAX_SEATS - 1) if request.raw("seat") is not None else None
    told = frames(record, seat, is_open=request.flag("open"))
    return {
        "money": record.money,
        "house": plain(record.changes),
        "steps": [{"events": plain(frame.events), "view": plain(frame.view)} for frame in told],
    }


def accounted(record: HandRecord) -> Json:
    """A hand's ledger, and what it would have brought on average."""
    told = ledger_of(record)
    adjusted = [[seat, chips] for seat, chips in luck_of(record).items()]
    return {"ledger": plain(told) | {"is_even": told.check.is_even, "adjusted": adjusted}}


def checked(request: Fields) -> Json:
    """Whether the deck of a record is the one that was promised."""
    record = read_record(request)
    why = verified(record)
    return {"verified": why == "same", "why": why, "commitment": record.commitment, "seeded": record.seeded}


def counted(request: Fields) -> Json:
    """Counts of the hands, added to those of before; by game and position, with rates."""
    table = stats.merged(*(_row(path, row) for path, row in items("rows", request.raw("rows", []))))
    seat = request.whole("seat", 0, MAX_SEATS - 1) if "seat" in request else None
    hands = [_played(record, seat) for record in read_records(request)]
    table = stats.merged(table, stats.tally(hand for hand in hands if hand))
    games = sorted({game for game, _ in table}, key=repr)
    return {
        "rows": [
            {**plain(game), "position": position, **_told(counts)}
            for (game, position), counts in sorted(table.items(), key=repr)
        ],
        "games": [{**plain(game), **_told(stats.total(table, game))} for game in games],
        "positions": [
            {"position": position, **_told(stats.total(table, position=position))} for position in POSITIONS
        ],
        "total": _told(stats.total(table)),
    }


def digested(request: Fields) -> Json:
    """What a list shows of each hand, and its row of statistics."""
    seat = request.whole("seat", 0, MAX_SEATS - 1) if "seat" in request else None
    return {"hands": [_listed(digest(record, seat)) for record in read_records(request)]}


def record_text(record: HandRecord) -> str:
    """A record as the page keeps it: its own JSON on one line."""
    return " ".join(line.strip() for line in to_json(record).splitlines())


def read_record(request: Fields) -> HandRecord:
    """The record of a request.

    Raises:
        Omaha8Error: as `history.from_json`.
    """
    return from_json(read_text(request, "record", MOST_FILE_BYTES))


def read_records(request: Fields) -> tuple[HandRecord, ...]:
    """The records of a request; an error says by `index` which one is wrong.

    Raises:
        NotationError: `too_many_hands`.
        Omaha8Error: as `history.from_json`.
    """
    told = list(items(request.path("records"), request.raw("records", [])))
    _check_number(len(told))
    return tuple(_indexed(index, path, value) for index, (path, value) in enumerate(told))


def _indexed(index: int, path: str, value: Any) -> HandRecord:
    if type(value) is not str:
        raise bad_value(path, value, "text of a record")
    try:
        return from_json(value)
    except Omaha8Error as error:
        params: dict[str, Any] = {**error.params, "index": index}
        raise type(error)(error.code, f"{path}: {error}", **params) from None


def _check_number(hands: int) -> None:
    if hands > MOST_HANDS:
        raise NotationError(
            "too_many_hands", f"{hands} hands, more than {MOST_HANDS}", hands=hands, limit=MOST_HANDS
        )


def _choices(key: str, kind: Any) -> list[Any]:
    """What a house rule may be, the default first; `removal_after` may be any other number too."""
    if key == "removal_after":
        found: list[Any] = [None]
    elif kind is bool:
        found = [True, False]
    else:
        found = [choice for part in get_args(kind) for choice in get_args(part) or [part]]
    default = getattr(DEFAULT, key)
    others = [None if choice is NoneType else choice for choice in found if choice != default]
    return [default, *(choice for choice in others if choice is not default)]


def _played(record: HandRecord, seat: int | None) -> Played | None:
    seat = record.hero if seat is None else seat
    if seat is None or record.revealed:
        return None
    _, events = replay(record)
    return Played(record.game, record.stakes.big_blind, events, seat)


def _listed(hand: Digest) -> Json:
    row = hand.counts and {**plain(hand.game), "position": hand.position, "counts": _sums(hand.counts)}
    told = plain(hand)
    del told["counts"]
    return {**told, "row": row}


def _told(counts: Counts) -> Json:
    return {
        "counts": _sums(counts),
        "rates": {key: plain(getattr(counts, key)) for key in _RATES},
    }


def _sums(counts: Counts) -> Json:
    sums = {key: getattr(counts, key) for key in _SUMS}
    return {key: str(value) if isinstance(value, Fraction) else value for key, value in sums.items()}


def _row(path: str, value: Any) -> Mapping[tuple[Game, stats.Position], Counts]:
    told = Fields(path, value, ("variant", "structure", "position", "counts"), ("rates",))
    counts = Fields(told.path("counts"), told.raw("counts"), _SUMS)
    game = Game(told.one_of("variant", VARIANTS), told.one_of("structure", STRUCTURES))
    wholes = {key: counts.whole(key) for key in _SUMS if key not in _FRACTIONS}
    row = Counts(**wholes, won=_fraction(counts, "won"), won_squared=_fraction(counts, "won_squared"))
    if row.won * row.won > row.hands * row.won_squared:
        raise bad_value(told.path("counts"), counts.raw("won_squared"), "sum of squares")
    return {(game, told.one_of("position", POSITIONS)): row}


def _fraction(counts: Fields, key: str) -> Fraction:
    text = counts.text(key)
    if not _FRACTION.fullmatch(text):
        raise bad_value(counts.path(key), text, "fraction")
    return Fraction(text)
