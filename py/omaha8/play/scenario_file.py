"""Scenarios as text, TOML or JSON of one schema, read strictly (docs/scenarios.md)."""

import re
import tomllib
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias, get_args

from omaha8.cards import Card, card_name, parse_card
from omaha8.errors import NotationError
from omaha8.play.options import Options, amount_text, parse_options
from omaha8.play.questions import AMOUNTS, KINDS, OF_A_SEAT, Question, refuse
from omaha8.play.scenario import (
    SCHEMA,
    Cue,
    Entry,
    Half,
    Mark,
    Mode,
    Plot,
    Reveal,
    Scenario,
    Stop,
    act_out,
    dealt,
    fitting,
    hidden_questions,
    located,
    seated,
)
from omaha8.play.table import CAST, PLAYER
from omaha8.records.fields import MAX_WHOLE, Fields, bad_value, check_depth, parse_json, whole
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, STREETS
from omaha8.rules.posts import clockwise
from omaha8.shuffle import check_seed, shuffled_deck

Format: TypeAlias = Literal["toml", "json"]

MODES: tuple[Mode, ...] = get_args(Mode)
REVEALS: tuple[Reveal, ...] = get_args(Reveal)
FORMATS: tuple[Format, ...] = get_args(Format)
MOST_BYTES = 64 * 1024
MOST_ENTRIES = 200
MOST_CHIPS = 999_999_999

_PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}
_SIZED: dict[str, type[BetTo | RaiseTo]] = {"bet": BetTo, "raise": RaiseTo}
_HALVES: tuple[Half, ...] = get_args(Half)
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}", re.ASCII)
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_RULES = ("game", "limit", "stakes", "small_blind", "ante", "money", "house")
_REQUIRED = ("schema", "id", "button", "hero", "seats")
_OPTIONAL = ("title", "modes", "reveal", "seed", "rules", "cards", "script", "steps", "questions")
_AT = re.compile(r"at line (\d+), column (\d+)")


def read_scenario(text: str, format_: Format | None = None) -> Scenario:
    """Read a scenario and act it out once.

    Args:
        text: TOML or JSON.
        format_: which; None: JSON where the text starts with a brace.

    Raises:
        Omaha8Error: `too_long`, `bad_toml` and `bad_json` with `line` and `column`; else with the `path` of
            what is at fault and `step`, the index of an entry of the script, None where it is about none:
            `bad_value`, `missing_key`, `unknown_key`, `duplicate_key`, `bad_scenario` with a `reason`, and
            what the rules refuse.
    """
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > MOST_BYTES:
        raise NotationError("too_long", f"{size} bytes, more than {MOST_BYTES}", size=size, limit=MOST_BYTES)
    if format_ is None:
        format_ = "json" if text.lstrip().startswith("{") else "toml"
    values = parse_json(text) if format_ == "json" else parse_toml(text)
    with located("scenario"):
        return _scenario(text, Fields("scenario", values, _REQUIRED, _OPTIONAL))


def parse_toml(text: str) -> Any:
    """Read one TOML document.

    Raises:
        NotationError: `bad_toml` with `line` and `column` where they are known.
    """
    check_depth(text, "bad_toml")
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _AT.search(str(error))
        line, column = map(int, found.groups()) if found else (None, None)
        raise NotationError("bad_toml", f"not toml: {error}", line=line, column=column) from None
    except ValueError as error:
        raise NotationError("bad_toml", f"not toml: {error}", line=None, column=None) from None
    _check_sizes(values)
    return values


def _check_sizes(document: Any) -> None:
    """Refuse numbers that no error could carry back; `0x` writes them of any length."""
    values = [document]
    while values:  # dotted keys nest deeper than a function may
        value = values.pop()
        if isinstance(value, dict | list):
            values += value.values() if isinstance(value, dict) else value
        elif type(value) is int and abs(value) > MAX_WHOLE:
            raise NotationError("bad_toml", "a number of more than 53 bits", line=None, column=None)


def _scenario(text: str, told: Fields) -> Scenario:
    told.one_of("schema", (SCHEMA,))
    name = _code(told, "id")
    seats = told.list_of("seats", _seat)
    if not MIN_SEATS <= len(seats) <= MAX_SEATS:
        refuse("seats", f"{len(seats)!r} seats", told.path("seats"))
    hero = _chair(told, "hero", seats)
    names = _names(told, seats, hero)
    stacks = [seat.whole("stack", 1, MOST_CHIPS) for seat in seats]
    options = _options(told, hero, stacks)
    button = _chair(told, "button", seats)
    table = seated(options, names, stacks, button)
    deck = _deck(told, len(seats), button, _seed(told, name))
    entries = _limited(told, "script", _entry)
    start, _ = dealt(table, deck)
    plot = act_out(start, entries, _questions(told, hero, len(seats)), _marks(told, len(entries)), hero)
    reveal = told.one_of("reveal", REVEALS) if "reveal" in told else "hero"
    scenario = Scenario(
        text=text,
        id=name,
        title=_code(told, "title") if "title" in told else None,
        table=table,
        modes=_modes(told, plot, reveal),
        reveal=reveal,
        deck=deck,
        plays=tuple((chair, plays) for chair, seat in enumerate(seats) if (plays := _plays(seat))),
        plot=plot,
    )
    _check_sight(told, scenario)
    return scenario


# The table


def _seat(path: str, value: Any) -> Fields:
    return Fields(path, value, ("stack",), ("name", "plays"))


def _chair(told: Fields, key: str, seats: Sequence[Fields]) -> int:
    return told.whole(key, 0, len(seats) - 1)


def _names(told: Fields, seats: Sequence[Fields], hero: int) -> list[str]:
    given = [seat.text("name") if "name" in seat else None for seat in seats]
    spare = (name for name in CAST if name not in given)
    names = [name or (PLAYER if chair == hero else next(spare)) for chair, name in enumerate(given)]
    for chair, name in enumerate(names):
        if len(name) > 40 or not name.isprintable() or name != name.strip() or names.index(name) < chair:
            path = f"{told.path('seats')}[{chair}].name"
            refuse("names", f"nobody can be called {name!r}", path)
    return names


def _options(told: Fields, hero: int, stacks: Sequence[int]) -> Options:
    rules = Fields(told.path("rules"), told.raw("rules", {}), (), _RULES)
    params = {key: rules.text(key) for key in _RULES if key in rules}
    with located(told.path("rules")):
        plain = parse_options(params | {"seats": str(len(stacks)), "hero": str(hero), "practice": "1"})
        stack = max(stacks[hero], plain.stakes.big_blind)
        return parse_options(plain.params | {"stack": amount_text(stack, plain.money)})


def _seed(told: Fields, name: str) -> str:
    if "seed" not in told:
        return name
    with located(told.path("seed")):
        return check_seed(told.text("seed"))


def _deck(told: Fields, seats: int, button: int, seed: str) -> tuple[Card, ...]:
    """All 52 cards: those that are told where they are told, the others as the seed has them."""
    cards = Fields(told.path("cards"), told.raw("cards", {}), (), ("hole", "board"))
    holes = cards.list_of("hole", lambda path, value: _cards(path, value, 4))
    if len(holes) > seats:
        refuse("seats", f"{len(holes)!r} hands at {seats!r} seats", cards.path("hole"))
    holes += [_cards("", "", 4)] * (seats - len(holes))
    board = _cards(cards.path("board"), cards.raw("board", ""), 5)
    known = [card for part in (*holes, board) for card in part if card is not None]
    for card in known:
        if known.count(card) > 1:
            name, path = card_name(card), told.path("cards")
            raise NotationError("duplicate_card", f"{path}: {name!r} twice", card=name, path=path)
    order = clockwise(range(seats), button)
    places = [*(holes[seat][turn] for turn in range(4) for seat in order), *board]
    rest = [card for card in shuffled_deck(seed, 1) if card not in known]
    return tuple(rest.pop(0) if card is None else card for card in places) + tuple(rest)


def _cards(path: str, value: Any, size: int) -> tuple[Card | None, ...]:
    """So many cards: `As2s??`, where `??` and all that is left out come by chance."""
    if type(value) is not str:
        raise bad_value(path, value, "text of cards")
    letters = "".join(value.split())
    words = [letters[start : start + 2] for start in range(0, len(letters), 2)]
    if len(words) > size:
        raise bad_value(path, value, f"text of at most {size} cards")
    with located(path):
        told = tuple(None if word == "??" else parse_card(word) for word in words)
    return told + (None,) * (size - len(told))


# What happens


def _limited(told: Fields, key: str, read: Any) -> list[Any]:
    values = told.list_of(key, read)
    if len(values) > MOST_ENTRIES:
        raise bad_value(told.path(key), told.raw(key), f"list of at most {MOST_ENTRIES}")
    return values


def _entry(path: str, value: Any) -> Entry:
    if type(value) is dict and "stop" in value:
        stop = Fields(path, value, ("stop",), ("ask", "street"))
        is_decision = stop.one_of("stop", ("question", "decision")) == "decision"
        if not is_decision and "ask" not in stop:
            raise NotationError("missing_key", f"{path} lacks 'ask'", key="ask", path=path)
        return Stop(
            is_decision,
            ask=stop.text("ask") if "ask" in stop else None,
            street=stop.one_of("street", STREETS) if "street" in stop else None,
        )
    cue = Fields(path, value, ("seat", "act"), ("to",))
    return Cue(cue.whole("seat", 0, MAX_SEATS - 1), _action(cue, path, value, ("seat", "act")))


def _plays(seat: Fields) -> tuple[Action, ...]:
    return tuple(_limited(seat, "plays", _play))


def _play(path: str, value: Any) -> Action:
    return _action(Fields(path, value, ("act",), ("to",)), path, value, ("act",))


def _action(told: Fields, path: str, value: Any, keys: Sequence[str]) -> Action:
    act = told.one_of("act", (*_PLAIN, *_SIZED))
    if act in _SIZED:
        return _SIZED[act](told.whole("to", 1, MOST_CHIPS))
    Fields(path, value, keys)
    return _PLAIN[act]


def _marks(told: Fields, entries: int) -> list[tuple[int, Mark]]:
    found = []
    for step in _limited(told, "steps", lambda path, value: Fields(path, value, ("at", "show"))):
        at = step.whole("at")
        if at > entries:
            refuse("beyond_the_script", f"entry {at!r} of {entries!r}", step.path("at"))
        found += [(at, mark) for mark in _limited(step, "show", _mark)]
    return found


def _mark(path: str, value: Any) -> Mark:
    told = Fields(path, value, ("cards", "half"))
    return Mark(told.cards("cards", range(1, 10)), told.one_of("half", _HALVES))


def _questions(told: Fields, hero: int, seats: int) -> dict[str, Question]:
    values = told.raw("questions", {})
    fields = Fields(told.path("questions"), values, (), values if type(values) is dict else ())
    for name in values:
        if not _NAME.fullmatch(name):
            raise bad_value(fields.path(name), name, "name of letters, digits, _ and -")
    return {name: _question(name, fields.path(name), fields.raw(name), hero, seats) for name in values}


def _question(name: str, path: str, value: Any, hero: int, seats: int) -> Question:
    told = Fields(path, value, ("ask",), ("type", "seat", "choices", "answer"))
    ask = told.one_of("ask", KINDS)
    kind = told.one_of("type", KINDS[ask]) if "type" in told else KINDS[ask][0]
    needs = [*(["choices"] if ask in AMOUNTS and kind == "choice" else [])]
    takes = [*needs, *(["seat"] if ask in OF_A_SEAT else [])]
    told = Fields(path, value, ("ask", *needs), ("type", "answer", *takes))
    choices = tuple(told.list_of("choices", whole))
    if needs and (len(choices) < 2 or len(set(choices)) < len(choices)):
        raise bad_value(told.path("choices"), told.raw("choices"), "list of different amounts")
    written = told.raw("answer", "computed")
    return Question(
        id=name,
        ask=ask,
        kind=kind,
        seat=told.whole("seat", 0, seats - 1, default=hero),
        choices=choices,
        written=None if written == "computed" else written,
    )


# How it is shown


def _modes(told: Fields, plot: Plot, reveal: Reveal) -> tuple[Mode, ...]:
    fits = fitting(plot)
    if "modes" not in told:
        return tuple(mode for mode in fits if reveal != "none" or mode in ("step", "replay"))
    modes = tuple(told.list_of("modes", _mode))
    if not modes or len(set(modes)) < len(modes):
        raise bad_value(told.path("modes"), told.raw("modes"), "list of different modes")
    for index, mode in enumerate(modes):
        path = f"{told.path('modes')}[{index}]"
        if mode in fits:
            continue
        match mode:
            case "quiz":
                refuse("no_questions", "no stop asks anything", path)
            case "decision":
                refuse("no_decision", "the player is never to act", path)
            case "play":
                refuse("hand_is_over", "nobody has anything left to do", path)
            case _:
                refuse("hand_goes_on", "the script does not end the hand", path)
    return modes


def _mode(path: str, value: Any) -> Mode:
    for mode in MODES:
        if mode == value:
            return mode
    raise bad_value(path, value, f"word of {', '.join(MODES)}")


def _check_sight(told: Fields, scenario: Scenario) -> None:
    modes, reveal = scenario.modes, scenario.reveal
    if reveal == "none" and not {*modes} <= {"step", "replay"}:
        refuse("nobody_sees_the_player", "who plays sees his own cards", told.path("reveal"))
    if "quiz" in modes:
        check_questions(scenario, reveal)


def check_questions(scenario: Scenario, reveal: Reveal) -> None:
    """Refuse a quiz that nobody can answer because the cards it is about are not seen.

    Raises:
        RulesError: `bad_scenario` with the reason `cards_hidden`.
    """
    for posed in hidden_questions(scenario, reveal):
        path = f"scenario.questions.{posed.question.id}"
        refuse("cards_hidden", f"nobody sees the cards of seats {posed.hidden!r}", path)


def _code(told: Fields, key: str) -> str:
    text = told.text(key)
    if not _ID.fullmatch(text):
        raise bad_value(told.path(key), text, "code of small letters, digits and hyphens")
    return text
