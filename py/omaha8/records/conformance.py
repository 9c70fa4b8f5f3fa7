"""The judge: hands and questions of the rules given as text, settled (format `omaha-conformance/1`).

A document is `{"format", "default_rules", "cases": [case, ...]}`, or one case a line. A case has a `kind` and
an `input`; the answer to it is in the shape of the case's `expect`. Seats count from 1 here and from 0 in the
engine; amounts are the smallest chips, cents where there is rake. What the format does not name is refused
rather than guessed at.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any

from omaha8.cards import Card
from omaha8.errors import NotationError, Omaha8Error
from omaha8.records._case_hand import made, read_hand, read_rules, settle, stop
from omaha8.records.fields import Fields, bad_value, cards, check_different, items, parse_json, whole
from omaha8.rules import posts
from omaha8.rules.evaluate import best
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, STRUCTURES, VARIANTS, Stakes
from omaha8.rules.rake import rake_for
from omaha8.rules.ranking import category_of, high_strength, low_ranks_of, low_strength

FORMAT = "omaha-conformance/1"
_CASE_KEYS = ("id", "kind", "input")
_SEAT_NAMES = {str(seat): seat for seat in range(1, MAX_SEATS + 1)}
_CENTS = 100


def judge(told: str | bytes) -> dict[str, Any]:
    """Settle every case of `told`, which is text or its UTF-8 bytes.

    Total: whatever it is gets an answer. `results` has one entry for each case, in order: `{"id", "result"}`,
    or `{"id", "error": {"code", "params"}}` for a case that cannot be judged; the others are judged.

    >>> judge('{"id": "a", "kind": "removal", "input": {"missed_big_blinds": 3}}')
    {'results': [{'id': 'a', 'result': {'removed': True}}]}
    """
    try:
        cases, default_rules = _document(told if isinstance(told, str) else _decoded(told))
    except Omaha8Error as error:
        return {"results": [_failure(None, error)]}
    return {"results": [_answer(case, default_rules) for case in cases]}


def _decoded(told: bytes) -> str:
    try:
        return told.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError("bad_encoding", f"not utf-8: {error}", byte=error.start) from None


def _document(text: str) -> tuple[Iterable[Any], Any]:
    try:
        document = parse_json(text)
    except NotationError as error:
        return _lines(text, error), {}
    if not isinstance(document, dict) or "cases" not in document:
        return [document], {}
    if document.get("format", FORMAT) != FORMAT:
        raise bad_value("format", document["format"], FORMAT)
    return [case for _, case in items("cases", document["cases"])], document.get("default_rules", {})


def _lines(text: str, whole_error: NotationError) -> list[Any]:
    """One case a line; a line that is no JSON stands as its error."""
    cases: list[Any] = []
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip():
            try:
                cases.append(parse_json(line))
            except NotationError as error:
                cases.append(NotationError(error.code, str(error), **error.params | {"line": number}))
    if all(isinstance(case, NotationError) for case in cases):
        raise whole_error
    return cases


def _answer(case: Any, default_rules: Any) -> dict[str, Any]:
    name = case.get("id") if isinstance(case, dict) else None
    if isinstance(name, bool) or not isinstance(name, str | int):
        name = None
    try:
        if isinstance(case, Omaha8Error):
            raise case
        return {"id": name, "result": _judge_case(case, default_rules)}
    except Omaha8Error as error:
        return _failure(name, error)


def _failure(name: str | int | None, error: Omaha8Error) -> dict[str, Any]:
    return {"id": name, "error": {"code": error.code, "params": error.params}}


def _judge_case(case: Any, default_rules: Any) -> dict[str, Any]:
    # Titles, sources, remarks and the expected answer may stand in a case; they are not read.
    fields = Fields("case", case, _CASE_KEYS, case if isinstance(case, dict) else ())
    if type(fields.raw("id")) not in (str, int):
        raise bad_value(fields.path("id"), fields.raw("id"), "text or number")
    kind = fields.one_of("kind", _KINDS)
    return _KINDS[kind](fields.raw("input"), default_rules)


# Cards alone.


def _rank_high(value: Any, _: Any) -> dict[str, Any]:
    hands = Fields("input", value, ("hands",)).list_of("hands", _five)
    strengths = [high_strength(hand) for hand in hands]
    return {"order": _groups(strengths), "categories": [category_of(strength) for strength in strengths]}


def _rank_low(value: Any, _: Any) -> dict[str, Any]:
    hands = Fields("input", value, ("hands",)).list_of("hands", _five)
    lows = [low_strength(hand) for hand in hands]
    return {"order": _groups(lows), "lows": [low_ranks_of(low) if low else None for low in lows]}


def _five(path: str, value: Any) -> tuple[Card, ...]:
    return cards(path, value, (5,))


def _groups(strengths: Sequence[int]) -> list[list[int]]:
    """Indices by strength, best first, ties together; 0 is no hand."""
    ranked = sorted((-strength, index) for index, strength in enumerate(strengths) if strength)
    return [[index for _, index in group] for _, group in groupby(ranked, lambda entry: entry[0])]


def _eval(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("variant", "hole", "board"))
    variant = fields.one_of("variant", VARIANTS)
    hole, board = fields.cards("hole", (4,)), fields.cards("board", (3, 4, 5))
    check_different((hole, board))
    return made(variant, hole, board)


def _winners(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("variant", "board", "holes"))
    variant, board = fields.one_of("variant", VARIANTS), fields.cards("board", (3, 4, 5))
    holes = fields.list_of("holes", _hole)
    check_different((board, *holes))
    hands = [best(hole, board) for hole in holes]
    lows = [each.low.strength if each.low and variant == "omaha8" else 0 for each in hands]
    return {
        "hi": next(iter(_groups([each.high.strength for each in hands])), []),
        "lo": next(iter(_groups(lows)), None),
        "hands": [made(variant, hole, board) for hole in holes],
    }


def _hole(path: str, value: Any) -> tuple[Card, ...]:
    return cards(path, value, (4,))


# Hands.


def _settle(value: Any, default_rules: Any) -> dict[str, Any]:
    return settle(read_hand(value, default_rules))


def _stop(value: Any, default_rules: Any) -> dict[str, Any]:
    return stop(read_hand(value, default_rules))


# The house and the table.


def _rake(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("structure", "players", "pot_cents"), ("small_bet_cents",))
    structure = fields.one_of("structure", STRUCTURES)
    players = fields.whole("players", MIN_SEATS, MAX_SEATS)
    small_bet = fields.whole("small_bet_cents", 1) if structure == "fixed_limit" else 0
    return {"rake_cents": rake_for(structure, players, fields.whole("pot_cents"), small_bet, _CENTS)}


def _positions(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("seats", "button"))
    seats = fields.list_of("seats", _seat)
    if not MIN_SEATS <= len(set(seats)) == len(seats):
        raise bad_value(fields.path("seats"), seats, "list of two or more different seats")
    places = posts.positions(seats, fields.whole("button", 1, MAX_SEATS))
    return {
        "small_blind": places.small_blind,
        "big_blind": places.big_blind,
        "preflop_order": list(places.preflop_order),
        "postflop_order": list(places.postflop_order),
    }


def _seat(path: str, value: Any) -> int:
    return whole(path, value, 1, MAX_SEATS)


def _button_draw(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("cards",))
    drawn = Fields(fields.path("cards"), fields.raw("cards"), (), _SEAT_NAMES)
    cards_by_seat = {seat: drawn.cards(name, (1,)) for name, seat in _SEAT_NAMES.items() if name in drawn}
    if not cards_by_seat:
        raise bad_value(fields.path("cards"), {}, "card for each seat")
    check_different(cards_by_seat.values())
    return {"button": str(posts.button_draw({seat: card for seat, (card,) in cards_by_seat.items()}))}


def _small_blind(value: Any, _: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("small_bet_cents", "rounding"))
    small_bet = fields.whole("small_bet_cents", 1)
    rounding = fields.one_of("rounding", ("whole_dollar_down", "floor_dollar", "exact"))
    blind = posts.small_blind(small_bet, "exact" if rounding == "exact" else "floor_dollar", _CENTS)
    return {"small_blind_cents": blind, "big_blind_cents": small_bet}


def _entry_post(value: Any, default_rules: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("new", "missed_small", "missed_big", "stakes"), ("rules",))
    stakes = Fields(
        fields.path("stakes"), fields.raw("stakes"), ("small_blind", "big_blind"), ("small_bet", "big_bet")
    )
    post = posts.entry_post(
        Stakes(stakes.whole("small_blind"), stakes.whole("big_blind")),
        read_rules(fields, default_rules),
        new=fields.flag("new"),
        missed_small=fields.flag("missed_small"),
        missed_big=fields.flag("missed_big"),
    )
    return {"live": post.live, "dead": post.dead}


def _removal(value: Any, default_rules: Any) -> dict[str, Any]:
    fields = Fields("input", value, ("missed_big_blinds",), ("rules",))
    missed = fields.whole("missed_big_blinds")
    return {"removed": posts.is_removed(missed, read_rules(fields, default_rules))}


_KINDS: dict[str, Callable[[Any, Any], dict[str, Any]]] = {
    "rank_high": _rank_high,
    "rank_low": _rank_low,
    "eval": _eval,
    "winners": _winners,
    "hand": _settle,
    "showdown": _settle,
    "rake_hand": _settle,
    "legal": _stop,
    "rake": _rake,
    "positions": _positions,
    "button_draw": _button_draw,
    "small_blind": _small_blind,
    "entry_post": _entry_post,
    "removal": _removal,
}
