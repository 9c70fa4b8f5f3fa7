"""Hands of any of the three formats, told step by step: what `python -m omaha8 replay FILE` prints."""

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from omaha8.cards import card_name
from omaha8.errors import NotationError
from omaha8.records.history import HandRecord, Step, collection_from_json, steps
from omaha8.records.phh import from_phhs
from omaha8.records.pokerstars import from_texts
from omaha8.rules.evaluate import Made
from omaha8.rules.events import Event

_WORD = re.compile(r"(?<!^)(?=[A-Z])")
_CARD_FIELDS = ("cards", "hole", "board")


def read(text: str) -> tuple[HandRecord, ...]:
    """All hands of a text in own JSON, PHH or PokerStars text; which one the text itself tells.

    Raises:
        Omaha8Error: as the reader of the format; nothing is half read.
    """
    start = text.lstrip()
    if start.startswith("{"):
        return collection_from_json(text)
    if start.startswith(("PokerStars ", "Omaha8 ")):
        return from_texts(text)
    return from_phhs(text)


def replay_lines(data: bytes) -> Iterator[str]:
    """What happens in the hands of a file, one event a line, the state after each step below it.

    Raises:
        Omaha8Error: as `read`, and `bad_utf8`, before the first line.
    """
    records = read(decoded(data))
    return (line for record in records for line in told(record))


def decoded(data: bytes) -> str:
    """The text of a file, without a byte order mark.

    Raises:
        NotationError: `bad_utf8` with the line.
    """
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise NotationError("bad_utf8", f"line {line}: not utf-8: {error.reason}", line=line) from None


def told(record: HandRecord) -> Iterator[str]:
    """The lines of one hand."""
    stakes = record.stakes
    amounts = f"{stakes.small_blind}/{stakes.big_blind}"
    if stakes.small_bet:
        amounts += f", bets {stakes.small_bet}/{stakes.big_bet}"
    unit = "cents" if record.money == "dollars" else "chips"
    yield f"hand {record.number}: {record.game.variant} {record.game.structure} {amounts} in {unit}"
    for key, value in record.changes.items():
        yield f"house rule {key}={value}"
    for seat in record.seats:
        yield f"seat {seat.seat}: {seat.name!r} with {seat.stack}"
    if not record.is_complete_deck:
        yield "not every card is known"
    for step in steps(record):
        yield from _step(step)


def _step(step: Step) -> Iterator[str]:
    state, events = step
    for event in events:
        yield _line(event)
    board = "".join(map(card_name, state.board)) or "-"
    stacks = " ".join(f"{seat}:{stack}" for seat, stack in zip(state.seats, state.stacks, strict=True))
    asked = "" if state.seat_to_act is None else f", to act {state.seat_to_act}"
    yield f"  {state.street} board {board}, pot {state.pot}, stacks {stacks}{asked}"


def _line(event: Event) -> str:
    name = _WORD.sub("_", type(event).__name__).lower()
    return " ".join([name, *(f"{f.name}={_value(f.name, getattr(event, f.name))}" for f in fields(event))])


def _value(name: str, value: Any) -> str:
    if isinstance(value, Made):
        return f"{value.category}:{value.ranks}"
    if name in _CARD_FIELDS:
        return "".join(map(card_name, value)) or "-"
    return str(value).replace(" ", "")
