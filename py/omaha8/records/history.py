"""Hands that can be played again: the record of a finished hand, format `omaha-hand/1` (docs/records.md).

A record holds what a hand was started with, the order of the deck and what the players did; everything else,
from the pots to who showed and who mucked, follows by `replay`. The events of a replay are those of the hand.

A record read from another format may not know every card: `HandRecord.is_complete_deck` says what that means.

Long, for the record, its JSON and its replay are one agreement.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

from omaha8.cards import DECK, Card, card_name
from omaha8.errors import IllegalActionError, RulesError
from omaha8.records._record import (
    HandRecord,
    RecordSeat,
    action_name,
    action_of,
    follows_the_button,
    known_cards,
    known_cards_name,
    stakes_keys,
)
from omaha8.records._unknown import filled
from omaha8.records.fields import Fields, bad_value, items, parse_json, whole
from omaha8.rules.actions import Action, BetTo, Fold, RaiseTo
from omaha8.rules.events import Acted, Event, HandEnded, HoleDealt, HoleShown, Posted
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, STRUCTURES, VARIANTS, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, act, advance, begin_hand, show
from omaha8.rules.posts import Blinds, positions
from omaha8.rules.profiles import HouseRules

__all__ = [
    "COLLECTION",
    "FORMAT",
    "HandRecord",
    "RecordSeat",
    "collection_from_json",
    "collection_to_json",
    "commitment",
    "from_hand",
    "from_json",
    "replay",
    "steps",
    "to_json",
    "verify",
]

Step: TypeAlias = tuple[HandState, tuple[Event, ...]]

FORMAT = "omaha-hand/1"
COLLECTION = "omaha-hands/1"


def from_hand(
    state: HandState,
    events: Sequence[Event],
    *,
    number: int,
    names: Sequence[str],
    hero: int | None = None,
    seed: str | None = None,
    seeded: bool = False,
    revealed: bool = False,
    salt: str | None = None,
    committed: str | None = None,
    played: str | None = None,
) -> HandRecord:
    """The record of a finished hand.

    Args:
        state: the hand after its end.
        events: all of them, unredacted.
        number: of the hand.
        names: by chair, those of empty chairs too.
        hero: whose view it is, if anybody's.
        seed: of the table, where it may be told.
        seeded: whether the player chose it.
        revealed: whether he saw all hands while he played.
        salt: of a fair shuffle.
        committed: the commitment that was published before the deal; worked out from `salt` if left out.
        played: when.

    Raises:
        RulesError: `unfinished_hand`, and as `HandRecord`.
    """
    if not state.is_complete:
        raise RulesError("unfinished_hand", "a hand that runs has no record yet")
    posts = {(e.seat, e.kind): e.amount for e in events if isinstance(e, Posted)}
    seats = tuple(
        RecordSeat(seat, names[seat], stack, posts.get((seat, "live"), 0), posts.get((seat, "dead"), 0))
        for seat, stack in sorted(zip(state.seats, state.start_stacks, strict=True))
    )
    deck = state.deck + (None,) * (len(DECK) - len(state.deck))
    if salt is not None and committed is None:
        committed = commitment(state.deck, salt)
    return HandRecord(
        number=number,
        game=state.game,
        stakes=state.stakes,
        rules=state.rules,
        blinds=state.deal.blinds,
        seats=seats,
        deck=deck,
        actions=tuple((e.seat, action_of(e.action, e.to)) for e in events if isinstance(e, Acted)),
        hero=hero,
        seed=seed,
        seeded=seeded,
        salt=salt,
        commitment=committed,
        played=played,
        shown=shown_after(events),
        revealed=revealed,
    )


def shown_after(events: Sequence[Event]) -> tuple[int, ...]:
    """Chairs that turned up their hands once the hand was over, in order."""
    ended = next(place for place, event in enumerate(events) if isinstance(event, HandEnded))
    return tuple(event.seat for event in events[ended:] if isinstance(event, HoleShown))


# Playing again


def steps(record: HandRecord) -> Iterator[Step]:
    """The hand again, one step at a time: the deal, each action and dealer's step, and who showed afterwards.

    Raises:
        IllegalActionError: `illegal_action`, `out_of_turn` or `hand_is_over` with the `index` of the action;
            `nothing_to_show`.
        RulesError: what the engine refuses at the start, `unfinished_hand`, `missing_cards`.
    """
    unknown = frozenset(seat.seat for seat in record.seats if not record.knows(seat.seat))
    seats = [SeatIn(seat.seat, seat.stack, seat.live, seat.dead) for seat in record.seats]
    state, events = begin_hand(
        record.game,
        record.stakes,
        record.rules,
        record.button,
        seats,
        _deck(record),
        record.blinds,
    )
    yield state, _masked(events, unknown)
    for index, (seat, action) in enumerate(record.actions):
        while state.due:
            state, events = advance(state)
            yield state, _masked(events, unknown)
        state, events = _act(state, seat, action, index)
        yield state, events
    while state.due:
        state, events = advance(state)
        yield state, _masked(events, unknown)
    if not state.is_complete:
        raise RulesError(
            "unfinished_hand",
            f"seat {state.seat_to_act!r} has still to act after {len(record.actions)!r} actions",
            actions=len(record.actions),
            seat=state.seat_to_act,
        )
    for seat in record.shown:
        state, events = show(state, seat)
        yield state, _masked(events, unknown)


def replay(record: HandRecord) -> tuple[tuple[HandState, ...], tuple[Event, ...]]:
    """All states, one after each step, and all events.

    Raises:
        Omaha8Error: as `steps`.
    """
    told = tuple(steps(record))
    return tuple(state for state, _ in told), tuple(event for _, events in told for event in events)


def _deck(record: HandRecord) -> tuple[Card, ...]:
    folded = {seat for seat, action in record.actions if isinstance(action, Fold)}
    still_in = [place for place, seat in enumerate(record.order) if seat not in folded]
    return filled(record.deck, len(record.seats), still_in, has_low=record.game.has_low)


def _act(state: HandState, seat: int, action: Action, index: int) -> Step:
    if state.seat_to_act not in (None, seat):
        raise IllegalActionError(
            "out_of_turn",
            f"actions[{index}] is of seat {seat!r}, to act is {state.seat_to_act!r}",
            index=index,
            seat=seat,
            to_act=state.seat_to_act,
        )
    try:
        return act(state, action)
    except IllegalActionError as error:
        raise IllegalActionError(
            error.code, f"actions[{index}]: {error}", index=index, **error.params
        ) from None


def _masked(events: tuple[Event, ...], unknown: frozenset[int]) -> tuple[Event, ...]:
    """`events` without the cards that were filled in for hands nobody knows."""
    if not unknown:
        return events
    for event in events:
        if isinstance(event, HoleShown) and event.seat in unknown:
            raise RulesError(
                "missing_cards", f"seat {event.seat!r} shows a hand that is not known", seat=event.seat
            )
    return tuple(
        HoleDealt(event.seat, ()) if isinstance(event, HoleDealt) and event.seat in unknown else event
        for event in events
    )


# A fair shuffle


def commitment(deck: Iterable[Card], salt: str) -> str:
    """SHA-256, in hex, of `omaha8-deck/1`, the deck and the salt, parted by single spaces.

    Published before the first card it binds the dealer to the order of the deck. Only the salt, told
    afterwards, keeps anybody from trying out decks.

    >>> commitment(range(52), "salt")[:16]
    '3abfb41f36003113'
    """
    text = " ".join(("omaha8-deck/1", "".join(map(card_name, deck)), salt))
    return sha256(text.encode("ascii")).hexdigest()


def verify(record: HandRecord) -> bool:
    """Whether the deck is the one that the commitment was made for; False where it cannot be told."""
    known = tuple(card for card in record.deck if card is not None)
    if record.salt is None or record.commitment is None or len(known) < len(DECK):
        return False
    return commitment(known, record.salt) == record.commitment


# As JSON

_REQUIRED = ("format", "number", "variant", "structure", "stakes", "button", "seats", "deck", "actions")
_OPTIONAL = (
    *("money", "rules", "blinds", "hero", "seed", "seeded", "revealed", "salt", "commitment", "played"),
    "shown",
)
_BLINDS = ("small_blind", "big_blind")


def to_json(record: HandRecord) -> str:
    """Write a record: one key a line, what is not there or as usual left out."""
    lines = [f"  {json.dumps(key)}: {_dump(value)}" for key, value in _plain(record).items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_json(text: str) -> HandRecord:
    """Read what `to_json` wrote, and play it once to see that it can be played.

    Raises:
        NotationError: `bad_json` with line and column; `bad_value`, `missing_key`, `unknown_key`,
            `duplicate_key`, `bad_cards`, `bad_card` with the path.
        Omaha8Error: what `replay` refuses.
    """
    return _record("hand", parse_json(text))


def collection_to_json(records: Iterable[HandRecord]) -> str:
    """Write many records, one a line."""
    lines = [_dump(_plain(record)) for record in records]
    return f'{{"format": "{COLLECTION}", "hands": [\n' + ",\n".join(lines) + "\n]}\n"


def collection_from_json(text: str) -> tuple[HandRecord, ...]:
    """Read what `collection_to_json` or `to_json` wrote: all of it or nothing.

    Raises:
        Omaha8Error: as `from_json`.
    """
    value = parse_json(text)
    if type(value) is dict and value.get("format") == FORMAT:
        return (_record("hand", value),)
    document = Fields("document", value, ("format", "hands"))
    document.one_of("format", (COLLECTION,))
    return tuple(document.list_of("hands", _record))


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _plain(record: HandRecord) -> dict[str, Any]:
    stakes, blinds = record.stakes, record.blinds
    keys = stakes_keys(record.game) + (("ante",) if stakes.ante else ())
    plain: dict[str, Any] = {
        "format": FORMAT,
        "number": record.number,
        "variant": record.game.variant,
        "structure": record.game.structure,
        "stakes": {key: getattr(stakes, key) for key in keys},
        "money": record.money,
        "rules": record.changes,
        "button": blinds.button,
    }
    if not follows_the_button(blinds, record.order):
        plain["blinds"] = {"small_blind": blinds.small_blind, "big_blind": blinds.big_blind}
    plain["seats"] = [_plain_seat(seat) for seat in record.seats]
    for key in ("hero", "seed", "seeded", "revealed", "salt", "commitment", "played"):
        value = getattr(record, key)
        if value is not None and value is not False:
            plain[key] = value
    if record.shown:
        plain["shown"] = list(record.shown)
    plain["deck"] = known_cards_name(record.deck)
    plain["actions"] = [_plain_action(seat, action) for seat, action in record.actions]
    return plain


def _plain_seat(seat: RecordSeat) -> dict[str, Any]:
    posts = {key: getattr(seat, key) for key in ("live", "dead") if getattr(seat, key)}
    return {"seat": seat.seat, "name": seat.name, "stack": seat.stack, **posts}


def _plain_action(seat: int, action: Action) -> list[Any]:
    sized = [action.to] if isinstance(action, BetTo | RaiseTo) else []
    return [seat, action_name(action), *sized]


def _record(path: str, value: Any) -> HandRecord:
    told = Fields(path, value, _REQUIRED, _OPTIONAL)
    told.one_of("format", (FORMAT,))
    game = Game(told.one_of("variant", VARIANTS), told.one_of("structure", STRUCTURES))
    seats = tuple(told.list_of("seats", _seat))
    if len(seats) < MIN_SEATS:
        raise RulesError("bad_seats", f"{path} has {len(seats)!r} seats", seats=[seat.seat for seat in seats])
    record = HandRecord(
        number=told.whole("number"),
        game=game,
        stakes=_stakes(told, game),
        rules=_rules(told),
        blinds=_blinds(told, [seat.seat for seat in seats]),
        seats=seats,
        deck=known_cards(told.path("deck"), told.text("deck"), len(DECK)),
        actions=tuple(told.list_of("actions", _action)),
        hero=told.whole("hero", 0, MAX_SEATS - 1) if "hero" in told else None,
        seed=told.text("seed") if "seed" in told else None,
        seeded=told.flag("seeded"),
        revealed=told.flag("revealed"),
        salt=told.text("salt") if "salt" in told else None,
        commitment=told.text("commitment") if "commitment" in told else None,
        played=told.text("played") if "played" in told else None,
        shown=tuple(told.list_of("shown", whole)) if "shown" in told else (),
    )
    replay(record)
    return record


def _stakes(told: Fields, game: Game) -> Stakes:
    keys = stakes_keys(game)
    stakes = Fields(told.path("stakes"), told.raw("stakes"), keys, ("ante",))
    money = told.one_of("money", ("chips", "dollars")) if "money" in told else "chips"
    amounts = {key: stakes.whole(key, default=0) for key in (*keys, "ante")}
    return Stakes(**amounts, dollar=100 if money == "dollars" else 1)


def _rules(told: Fields) -> HouseRules:
    changes = Fields(told.path("rules"), told.raw("rules", {}), (), told.raw("rules", {}))
    for key in told.raw("rules", {}):
        value = changes.raw(key)
        if not (value is None or isinstance(value, str | int)):
            raise bad_value(changes.path(key), value, "choice")
    return HouseRules.from_changes(told.raw("rules", {}))


def _blinds(told: Fields, chairs: Sequence[int]) -> Blinds:
    button = told.whole("button", 0, MAX_SEATS - 1)
    if "blinds" not in told:
        place = positions(chairs, button)
        return Blinds(button, place.small_blind, place.big_blind)
    blinds = Fields(told.path("blinds"), told.raw("blinds"), _BLINDS)
    return Blinds(button, *(blinds.whole(key, 0, MAX_SEATS - 1) for key in _BLINDS))


def _seat(path: str, value: Any) -> RecordSeat:
    told = Fields(path, value, ("seat", "name", "stack"), ("live", "dead"))
    return RecordSeat(
        told.whole("seat", 0, MAX_SEATS - 1),
        told.text("name"),
        told.whole("stack", 1),
        told.whole("live", default=0),
        told.whole("dead", default=0),
    )


def _action(path: str, value: Any) -> tuple[int, Action]:
    told = [item for _, item in items(path, value)]
    if len(told) == 2 and told[1] in ("fold", "check", "call", "protect"):
        return whole(f"{path}[0]", told[0], 0, MAX_SEATS - 1), action_of(told[1], 0)
    if len(told) == 3 and told[1] in ("bet", "raise"):
        to = whole(f"{path}[2]", told[2], 1)
        return whole(f"{path}[0]", told[0], 0, MAX_SEATS - 1), action_of(told[1], to)
    raise bad_value(path, value, "action [seat, verb] or [seat, verb, to]")
