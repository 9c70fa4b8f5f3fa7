"""The door of the worker: `dispatch(text) -> text` (docs/protocol.md).

What the engine refuses on purpose comes back as a code, what nobody foresaw as `internal_error` with a report
that holds neither cards nor seeds. It raises one thing only: where there is no memory left there is nothing
to answer with, and the page starts another worker.
"""

import json
import platform
import traceback
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import Any, TypeAlias, get_args

import omaha8
from omaha8.errors import Omaha8Error, RulesError
from omaha8.play import orders, timing
from omaha8.play import session as play
from omaha8.play.after import rabbit
from omaha8.play.archive import record_of
from omaha8.play.moves import SitIn, SitOut, TopUp, Word
from omaha8.play.options import CLOCK_WORDS, FORMAT_WORDS, MONEY_WORDS, Options, parse_options
from omaha8.play.practice import open_from
from omaha8.play.room import room
from omaha8.play.save import restore, save
from omaha8.play.session import Session
from omaha8.play.staging import answer, solution
from omaha8.play.table import Table
from omaha8.play.tournament import Tournament, tournament_facts
from omaha8.records.fields import Fields
from omaha8.records.history import HandRecord
from omaha8.rules.events import Event
from omaha8.rules.games import GAMES, MAX_SEATS, MIN_SEATS
from omaha8.rules.profiles import PROFILES
from omaha8.wire import library, scenes
from omaha8.wire.schema import (
    MOST_CHIPS,
    MOST_FILE_BYTES,
    VERSION,
    Envelope,
    read_action,
    read_body,
    read_envelope,
    read_params,
    read_scripts,
    read_setup,
    read_text,
    to_json,
)

Json: TypeAlias = dict[str, Any]

MOST_TIME = 2**53 - 1  # of a page's clock; JavaScript counts no further

# Intents built on a view: the session and the request -> the next session and what happened.
_INTENTS: dict[str, Callable[[Session, Fields], play.Outcome]] = {
    "step": lambda session, _: play.step(session),
    "act": lambda session, request: play.player_act(
        session, read_action(request.path("action"), request.raw("action"))
    ),
    "next_hand": lambda session, request: play.next_hand(
        session, posts=request.flag("post"), seconds=request.whole("seconds", default=0)
    ),
    "show": lambda session, _: play.show_hand(session),
    "muck": lambda session, _: play.muck_hand(session),
    "rebuy": lambda session, _: play.rebuy(session),
    "top_up": lambda session, request: play.table_move(
        session, TopUp(request.whole("to", 1, MOST_CHIPS, default=session.options.stack))
    ),
    "sit_out": lambda session, request: play.table_move(session, SitOut(_seat(session, request))),
    "sit_in": lambda session, request: play.table_move(
        session, SitIn(_seat(session, request), request.one_of("post", ("now", "wait")))
    ),
    "auto_post": lambda session, request: _switch(session, request, "auto_post", "ask_post"),
    "wait_big_blind": lambda session, request: _switch(session, request, "wait_big_blind", "post_now"),
    "new_bots": lambda session, _: play.table_move(session, "new_bots"),
    "rebuy_bots": lambda session, _: play.table_move(session, "rebuy_bots"),
    "restart": lambda session, _: play.start_again(session),
    "stack": lambda session, request: orders.stack(session, read_setup(request)),
    "solution": lambda session, request: solution(session, read_text(request, "question")),
}
# Requests that change nothing at a table.
_LOOKS: dict[str, Callable[[Session], Json]] = {
    "view": lambda session: _reply(session, play.player_events(session)),
    "ledger": lambda session: library.accounted(_finished(session)),
    "rabbit": lambda session: {"rabbit": to_json(rabbit(session))},
}
_TIMES: tuple[timing.Told, ...] = get_args(timing.Told)

# Requests that bring a table, or tell a hand that needs none.
_OPENINGS: dict[str, Callable[[Fields], Session | Json]] = {
    "open": lambda request: play.open_session(parse_options(read_params(request))),
    "open_from": lambda request: open_from(
        library.read_record(request), request.whole("upto", default=0), _chair(request)
    ),
    "stage": scenes.staged,
}
# Requests that need no table.
_LIBRARY: dict[str, Callable[[Fields], Json]] = {
    "hello": lambda _: _hello(),
    "preview": lambda request: {"options": options_to_json(parse_options(read_params(request)))},
    "rules": lambda _: library.rules(),
    "export": library.export,
    "import": library.import_,
    "replay": library.replayed,
    "stats": library.counted,
    "digest": library.digested,
    "verify": library.checked,
    "scenario": scenes.described,
}


class Bridge:
    """The tables of one worker, by the name that the page gave them."""

    def __init__(self) -> None:
        self._sessions: dict[str, Session] = {}

    def dispatch(self, text: str) -> str:
        """Answer one request; a request that fails changes nothing.

        Raises:
            MemoryError: there is none left; this worker is of no more use.
        """
        envelope: Envelope | None = None
        try:
            envelope = read_envelope(text)
            reply = {"ok": True, **self._answer(envelope, read_body(envelope))}
        except Omaha8Error as error:
            reply = {"ok": False, "error": {"code": error.code, "params": to_json(error.params)}}
        except MemoryError:
            raise
        except Exception as error:  # noqa: BLE001 - the last door: the page must get an answer, and the player a report
            reply = {
                "ok": False,
                "error": {"code": "internal_error", "params": {}},
                "report": _report(error, envelope.type if envelope else "?"),
            }
        address = {"id": envelope.id, "table": envelope.table} if envelope else {"id": None, "table": None}
        return json.dumps({"v": VERSION, **address, **reply}, separators=(",", ":"), default=_unforeseen)

    def _answer(self, envelope: Envelope, request: Fields) -> Json:
        if envelope.type in _LIBRARY:
            return _LIBRARY[envelope.type](request)
        if envelope.type in _OPENINGS:
            opened = _OPENINGS[envelope.type](request)
            if not isinstance(opened, Session):
                return opened
            return self._keep(envelope.table, opened, play.player_events(opened))
        match envelope.type:
            case "restore":
                session = restore(read_text(request, "save", MOST_FILE_BYTES))
                self._sessions[envelope.table] = session
                return _reply(session, play.player_events(session))
            case "ledger" if "record" in request:
                return library.accounted(library.read_record(request))
        session = self._session(envelope.table)
        if envelope.type in _LOOKS:
            return _LOOKS[envelope.type](session)
        match envelope.type:
            case "close":
                del self._sessions[envelope.table]
                return {}
            case "script":
                return self._keep(envelope.table, orders.script(session, read_scripts(request)))
        play.check_seq(session, request.whole("seq"))
        if envelope.type in _TIMES:
            at = request.whole("at", 0, MOST_TIME)
            timed = timing.time_told(session, _TIMES[_TIMES.index(envelope.type)], at)
            told = {"cues": list(timed.cues), "timeout": timed.verdict}
            return self._keep(envelope.table, timed.session, timed.events) | told
        if envelope.type == "answer":
            session, judged = answer(session, read_text(request, "question"), request.raw("given"))
            return self._keep(envelope.table, session) | {"judged": to_json(judged)}
        return self._keep(envelope.table, *_INTENTS[envelope.type](session, request))

    def _session(self, table: str) -> Session:
        if table not in self._sessions:
            raise RulesError("unknown_table", f"no such table: {table!r}", table=table)
        return self._sessions[table]

    def _keep(self, table: str, session: Session, events: Iterable[Event] = ()) -> Json:
        reply = _reply(session, events) | {"save": save(session)}
        self._sessions[table] = session
        return reply


def options_to_json(options: Options) -> Json:
    """Options with everything filled in; `params` are the same as text."""
    return {
        "variant": options.game.variant,
        "structure": options.game.structure,
        "stakes": to_json(options.stakes),
        **{key: getattr(options, key) for key in ("money", "seats", "stack", "hero", "house")},
        **{key: getattr(options, key) for key in ("format", "clock")},
        "rules": to_json(options.rules),
        "seed": options.seed,
        "test": options.is_test,
        "ignored": list(options.ignored),
        "params": options.params,
    }


def _chair(request: Fields) -> int | None:
    return request.whole("seat", 0, MAX_SEATS - 1) if "seat" in request else None


def _seat(session: Session, request: Fields) -> int:
    return request.whole("seat", 0, session.options.seats - 1, default=session.options.hero)


def _switch(session: Session, request: Fields, on: Word, off: Word) -> play.Outcome:
    return play.table_move(session, on if request.flag("on") else off)


def _hello() -> Json:
    return {
        "version": omaha8.__version__,
        "python": platform.python_version(),
        "games": [to_json(game) for game in GAMES],
        "seats": [MIN_SEATS, MAX_SEATS],
        "money": list(MONEY_WORDS),
        "formats": list(FORMAT_WORDS),
        "clocks": list(CLOCK_WORDS),
        "profiles": list(PROFILES),
    }


def _reply(session: Session, events: Iterable[Event]) -> Json:
    told = [to_json(event) for event in events]
    reply = {
        "seq": session.seq,
        "events": told,
        "view": to_json(play.view(session)) | _table(session),
        "next": session.next,
        **scenes.facts(session),
    }
    # A hand that is shown afterwards changes the record, so the page gets it again.
    is_told = any(event["type"] in ("hand_ended", "hole_shown") for event in told)
    record = record_of(session) if is_told else None
    return reply | {"record": library.record_text(record)} if record else reply


def _finished(session: Session) -> HandRecord:
    record = record_of(session)
    if record is None:
        raise play.not_now(session, "ledger")
    return record


def _table(session: Session) -> Json:
    """What the page shows besides the view."""
    options, table = session.options, session.table
    return {
        "money": options.money,
        "house": options.house,
        "seeded": options.seed is not None,
        "test": options.is_test,
        "practice": options.is_practice,
        "learning_reveal": options.reveals,
        "raked": table.raked,
        "format": options.format,
        "commitment": session.commitment,
        "next_commitment": session.next_commitment,
        "clock": to_json(timing.clock_facts(session)),
        "room": to_json(room(table, is_running=session.is_running)) if isinstance(table, Table) else None,
        "tournament": to_json(tournament_facts(table)) if isinstance(table, Tournament) else None,
    }


def _report(error: Exception, kind: str) -> str:
    """Where it went wrong, without the message: that may quote a card or a seed."""
    frames = [
        f"  {'/'.join(PurePath(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    head = f"omaha8 {omaha8.__version__}, python {platform.python_version()}, request {kind!r}"
    return "\n".join([head, *frames, type(error).__name__])


def _unforeseen(value: Any) -> str:
    return f"<{type(value).__name__}>"


dispatch = Bridge().dispatch
