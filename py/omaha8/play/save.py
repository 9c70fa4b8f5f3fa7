"""A session as opaque text: it comes back whole, at any decision, or not at all.

`omaha8-save.3.<checksum>.<body>`: the body is JSON, compressed, in base64: seed, options, the table as the
present hand was dealt, and all moves since. The checksum finds damage and seals nothing: who wants to see the
seed of his own table can, and may forge the save of another legal table. Older versions are read too.
"""

import base64
import hashlib
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import fields as fields_of
from dataclasses import replace
from typing import Any

from omaha8.cards import DECK, cards_name
from omaha8.errors import Omaha8Error, RulesError, SaveError
from omaha8.play import tournament as tour
from omaha8.play.clock import MORE_TIMES, Clock, ClockTerms
from omaha8.play.game import Game, terms_of
from omaha8.play.migrate import from_version_1, from_version_2
from omaha8.play.moves import moves_text, parse_moves
from omaha8.play.options import KEYS, Options, parse_options
from omaha8.play.ring_data import ring_from_data, ring_to_data
from omaha8.play.session import Session, resume
from omaha8.play.stage_data import check_stage, stage_from_data, stage_to_data
from omaha8.play.table import Table
from omaha8.records.fields import Fields, bad_value, items, parse_json, whole
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.shuffle import check_seed
from omaha8.views.view import Reads

VERSION = 3
_NAME = "omaha8-save"
_MOST_BYTES = 1 << 20
_KEYS = ("seed", "params", "table", "reads", "moves", "stacked", "scripts", "seq", "clock")
_COUNTS = tuple(field.name for field in fields_of(Reads) if field.name != "seat")
_PLAYED = (Fold, Check, Call, BetTo, RaiseTo)

# Version -> what turns its content into that of the next one.
_MIGRATIONS: dict[int, Callable[[Any], Any]] = {1: from_version_1, 2: from_version_2}


def seal(content: Mapping[str, Any], version: int = VERSION) -> str:
    """Write JSON-able content as a save.

    >>> unseal(seal({"hand": 3}))
    {'hand': 3}
    """
    plain = json.dumps(content, separators=(",", ":"), sort_keys=True).encode()
    body = base64.urlsafe_b64encode(zlib.compress(plain, 9)).decode()
    return f"{_NAME}.{version}.{_checksum(str(version), body)}.{body}"


def unseal(text: str) -> Any:
    """Read what `seal` wrote, brought up to the present version.

    Raises:
        SaveError: `save_damaged` for anything that `seal` did not write, `save_version` for a save of another
            version that is otherwise whole.
        Omaha8Error: when the content of an old save is not what it must be.
    """
    name, version, checksum, body = text.split(".") if text.count(".") == 3 else ("", "", "", "")
    if name != _NAME or checksum != _checksum(version, body):
        raise SaveError("save_damaged", f"not a whole save: {text[:24]!r}")
    known = {str(number): number for number in (*_MIGRATIONS, VERSION)}
    if version not in known:
        raise SaveError("save_version", f"a save of version {version!r}, not {VERSION}", version=version)
    try:
        plain = zlib.decompressobj().decompress(base64.urlsafe_b64decode(body), _MOST_BYTES)
        content = parse_json(plain.decode())
    except (ValueError, zlib.error):
        raise SaveError("save_damaged", f"a save with an unreadable body: {text[:24]!r}") from None
    for number in range(known[version], VERSION):
        content = _MIGRATIONS[number](content)
    return content


def save(session: Session) -> str:
    """Write a session."""
    dealt, clock, stage = session.dealt, session.clock, session.stage
    return seal(
        {
            "seed": dealt.seed,
            "params": session.options.params,
            "table": ring_to_data(dealt) if isinstance(dealt, Table) else tour.to_data(dealt),
            "reads": [[getattr(reads, name) for name in _COUNTS] for reads in dealt.reads],
            "moves": moves_text(session.moves),
            "stacked": cards_name(session.stacked),
            "scripts": {str(seat): moves_text(actions) for seat, actions in session.scripts},
            "seq": session.seq,
            "clock": clock
            and [clock.at, clock.left_ms, int(clock.is_away), int(clock.has_returned), clock.more_left],
        }
        | ({"stage": stage_to_data(stage)} if stage else {})
    )


def restore(text: str) -> Session:
    """Read a save and play its hand again.

    Raises:
        SaveError: as `unseal`; `save_rejected` with `why` when it is whole but the rules refuse what it says.
    """
    try:
        return _session(Fields("save", unseal(text), _KEYS, ("stage",)))
    except SaveError:
        raise
    except Omaha8Error as error:
        raise SaveError("save_rejected", f"the rules refuse the save: {error}", why=error.code) from None


def _session(fields: Fields) -> Session:
    options = parse_options(_params(fields.raw("params")))
    table = _table(fields, options, check_seed(fields.text("seed")))
    seats = {str(seat): seat for seat in range(options.seats)}
    scripts = Fields("save.scripts", fields.raw("scripts"), (), seats)
    session = Session(
        table=table,
        dealt=table,
        stacked=fields.cards("stacked", range(len(DECK) + 1)),
        scripts=tuple((seats[key], _actions(scripts.text(key))) for key in seats if key in scripts),
        seq=fields.whole("seq"),
        stage=stage_from_data(fields.path("stage"), fields.raw("stage")) if "stage" in fields else None,
    )
    now = resume(session, moves=parse_moves(fields.text("moves")))
    check_stage(now)
    return replace(now, clock=_clock(fields, now))


def _params(value: Any) -> dict[str, str]:
    fields = Fields("save.params", value, (), KEYS)
    return {key: fields.text(key) for key in sorted(KEYS) if key in fields}


def _table(fields: Fields, options: Options, seed: str) -> Game:
    if options.format == "ring":
        table: Game = ring_from_data(options, seed, fields.path("table"), fields.raw("table"))
    else:
        table = tour.from_data(options, seed, terms_of(options), fields.raw("table"))
    told = [_reads(seat, *item) for seat, item in enumerate(items("save.reads", fields.raw("reads")))]
    if len(told) != options.seats:
        raise RulesError("bad_reads", f"counts of {len(told)!r} seats", seats=len(told))
    return replace(table, reads=tuple(told))


def _reads(seat: int, path: str, value: Any) -> Reads:
    counts = [whole(*entry) for entry in items(path, value)]
    if len(counts) != len(_COUNTS):
        raise bad_value(path, value, f"list of {len(_COUNTS)} counts")
    return Reads(seat, *counts)


def _clock(fields: Fields, session: Session) -> Clock | None:
    if fields.raw("clock") is None:
        return None
    told = fields.list_of("clock", whole)
    if len(told) != 5:
        raise bad_value(fields.path("clock"), fields.raw("clock"), "list of five numbers")
    at, left, is_away, has_returned, more = told
    if session.options.clock is None or session.next != "you" or not left or more > MORE_TIMES:
        raise RulesError("bad_clock", f"a clock that cannot run: {told!r}", clock=told)
    return Clock(ClockTerms(session.options.clock), at, left, bool(is_away), bool(has_returned), more)


def _actions(text: str) -> tuple[Action, ...]:
    moves = parse_moves(text)
    actions = tuple(move for move in moves if isinstance(move, _PLAYED))
    if len(actions) < len(moves):
        raise bad_value("save.scripts", text, "list of actions")
    return actions


def _checksum(version: str, body: str) -> str:
    return hashlib.sha256(f"{version}.{body}".encode("utf-8", "surrogatepass")).hexdigest()[:32]
