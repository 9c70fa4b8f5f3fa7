"""Poker hand history files, `.phh` (docs/records.md#phh): TOML with a row of actions, written and read.

PHH has codes for two of the six games, `PO` and `FO/8`. A file of another game has no `variant`: every reader
must ask for it, so the file is refused and never taken for another game. The user field `_omaha8_game`
names it. The same goes for a hand with the all-in rule (A10): its action is `protect`, a word of ours. What
else PHH has no word for stands in user fields as well; with them a record comes back whole.

Players count from 1, the first one left of the button first; chairs count from 1 too. Amounts are whole
numbers of the table's smallest unit.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from omaha8.errors import Omaha8Error
from omaha8.records._phh_file import PhhFile, Words, load
from omaha8.records._phh_read import read
from omaha8.records._record import HandRecord, follows_the_button, known_cards_name, stakes_keys
from omaha8.records.history import replay
from omaha8.rules.actions import Protect
from omaha8.rules.events import Acted, Event, HandEnded, HoleMucked, HoleShown, StreetDealt

FORMAT = "omaha8-phh/1"
_CODES = {("omaha_high", "pot_limit"): "PO", ("omaha8", "fixed_limit"): "FO/8"}


def to_phh(record: HandRecord) -> str:
    """Write a hand.

    Raises:
        Omaha8Error: when the record cannot be replayed.
    """
    return "".join(f"{key} = {_toml(value)}\n" for key, value in _document(record).items())


def to_phhs(records: Iterable[HandRecord]) -> str:
    """Write many hands, each a table named by its place (`.phhs`)."""
    return "\n".join(f"[{place}]\n{to_phh(record)}" for place, record in enumerate(records, 1))


def from_phh(text: str) -> HandRecord:
    """Read a hand, written here or elsewhere.

    Raises:
        NotationError: `bad_toml` and all that a field cannot be, with `line` and `key` where they are known;
            `unsupported` for what is no Omaha of ours; `contradiction` where fields disagree.
        Omaha8Error: what the rules refuse, with `line`.
    """
    (file,) = load(text, many=False)
    return _checked(file)


def from_phhs(text: str) -> tuple[HandRecord, ...]:
    """Read many hands, or one without a table: all of them or nothing.

    Raises:
        Omaha8Error: as `from_phh`.
    """
    return tuple(_checked(file) for file in load(text, many=True))


def _checked(file: PhhFile) -> HandRecord:
    record = read(file, FORMAT, _CODES)
    try:
        _, events = replay(record)
    except Omaha8Error as error:
        raise file.located(error) from None
    _compare(file, record, events)
    return record


def _compare(file: PhhFile, record: HandRecord, events: Sequence[Event]) -> None:
    """Refuse a file whose fields do not tell the same hand."""
    if "_omaha8_format" in file.values:
        # Commentary may have been added to the actions.
        told = file.values | {"actions": [" ".join(words) for words in file.actions]}
        for key, value in _document(record).items():
            if told.get(key, value) != value:
                raise file.error(key, "contradiction", f"{key} does not fit the other fields")
        return
    played = [tuple(action.split()) for action in _actions(record, events)]
    if _skeleton(file.actions) != _skeleton(played):
        raise file.error("actions", "contradiction", "streets are not dealt where the betting ends")
    stacks = file.finishing_stacks
    if stacks is not None and stacks != _finishing(events):
        raise file.error(
            "finishing_stacks", "settlement_differs", f"the hand ends with {_finishing(events)!r}"
        )


def _skeleton(actions: Iterable[Words]) -> list[Words]:
    """Who acts when between which streets."""
    return [words[: 3 if words[1] == "db" else 2] for words in actions if words[1] not in ("dh", "sm")]


def _document(record: HandRecord) -> dict[str, Any]:
    """The fields of a hand, in order, as `tomllib` reads them."""
    _, events = replay(record)
    order, seats, stakes = record.order, record.by_chair(), record.stakes
    players = [seats[chair] for chair in order]
    dead = [seat.dead for seat in players]
    # First of all: a file cut short is known for one of ours and its other fields are missed.
    document: dict[str, Any] = {"_omaha8_format": FORMAT}
    code = _CODES.get((record.game.variant, record.game.structure))
    # PHH has one row for antes and dead posts, so a hand with both cannot be told in its own words.
    has_both, is_protected = (
        stakes.ante and any(dead),
        any(action == Protect() for _, action in record.actions),
    )
    if code and not (has_both or is_protected):
        document["variant"] = code
    if stakes.ante:
        document["ante_trimming_status"] = True
    document["antes"] = [stakes.ante] * len(order) if stakes.ante else _turned(dead)
    document["blinds_or_straddles"] = _turned([_forced(record, chair) for chair in order])
    if record.game.structure == "fixed_limit":
        document |= {"small_bet": stakes.small_bet, "big_bet": stakes.big_bet}
    else:
        document["min_bet"] = stakes.big_blind
    document["starting_stacks"] = [seat.stack for seat in players]
    document["actions"] = _actions(record, events)
    document |= {
        "hand": record.number,
        "seats": [chair + 1 for chair in order],
        "players": [seat.name for seat in players],
        "finishing_stacks": _finishing(events),
    }
    return document | _user_fields(record)


def _user_fields(record: HandRecord) -> dict[str, Any]:
    players = [record.by_chair()[chair] for chair in record.order]
    blinds = record.blinds
    own: dict[str, Any] = {
        "game": [record.game.variant, record.game.structure],
        "money": record.money,
        "stakes": {key: getattr(record.stakes, key) for key in (*stakes_keys(record.game), "ante")},
        "button": record.button + 1,
    }
    if not follows_the_button(blinds, record.order):
        own["blinds"] = [blinds.small_blind + 1, blinds.big_blind + 1]
    if any(seat.live or seat.dead for seat in players):
        own["posts"] = [[seat.live, seat.dead] for seat in players]
    if record.changes:
        # TOML has no null: "never" stands for it.
        own["rules"] = {key: "never" if value is None else value for key, value in record.changes.items()}
    if record.shown:
        own["shown"] = [chair + 1 for chair in record.shown]
    if record.hero is not None:
        own["hero"] = record.hero + 1
    for key in ("seeded", "revealed"):
        if getattr(record, key):
            own[key] = True
    for key in ("seed", "salt", "commitment", "played"):
        if getattr(record, key) is not None:
            own[key] = getattr(record, key)
    own["deck"] = known_cards_name(record.deck)
    return {f"_omaha8_{key}": value for key, value in own.items()}


def _forced(record: HandRecord, chair: int) -> int:
    """Blind of a player; a live post is negative, as pokerkit has it: it does not move the first turn."""
    if chair == record.blinds.small_blind:
        return record.stakes.small_blind
    return record.stakes.big_blind if chair == record.blinds.big_blind else -record.by_chair()[chair].live


def _turned(row: list[int]) -> list[int]:
    """Antes and blinds of two players are written the other way round, by the standard."""
    return row[::-1] if len(row) == 2 else row


def _actions(record: HandRecord, events: Sequence[Event]) -> list[str]:
    player = {chair: f"p{place}" for place, chair in enumerate(record.order, 1)}
    actions = [f"d dh {player[chair]} {known_cards_name(record.hole(chair))}" for chair in record.order]
    ended = next(place for place, event in enumerate(events) if isinstance(event, HandEnded))
    for event in events[:ended]:
        match event:
            case Acted(action="fold"):
                actions.append(f"{player[event.seat]} f")
            case Acted(action="check" | "call"):
                actions.append(f"{player[event.seat]} cc")
            case Acted(action="protect"):
                actions.append(f"{player[event.seat]} protect")
            case Acted():
                actions.append(f"{player[event.seat]} cbr {event.to}")
            case StreetDealt():
                actions.append(f"d db {known_cards_name(event.cards)}")
            case HoleShown():
                actions.append(f"{player[event.seat]} sm {known_cards_name(event.cards)}")
            case HoleMucked():
                actions.append(f"{player[event.seat]} sm")
    return actions


def _finishing(events: Sequence[Event]) -> list[int]:
    return next(list(event.stacks) for event in events if isinstance(event, HandEnded))


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        if value and all(isinstance(item, str) and " " in item for item in value):
            return "[\n" + "".join(f"  {_toml(item)},\n" for item in value) + "]"
        return "[" + ", ".join(map(_toml, value)) + "]"
    # Strings, numbers and booleans of TOML include those of JSON.
    return json.dumps(value, ensure_ascii=False)
