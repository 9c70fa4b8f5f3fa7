"""What can be done at a table between a deal and the next, besides playing: as values and as a few letters.

A session keeps all moves since the deal; a save holds them as text.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.errors import NotationError, RulesError
from omaha8.play import guests
from omaha8.play import table as ring
from omaha8.play.seating import Entry
from omaha8.play.table import Table
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, Protect, RaiseTo


@dataclass(frozen=True, slots=True)
class SitOut:
    """`seat` plays no more hands after this one."""

    seat: int


@dataclass(frozen=True, slots=True)
class SitIn:
    """`seat` plays again, and enters as `post` says."""

    seat: int
    post: Entry


@dataclass(frozen=True, slots=True)
class TopUp:
    """The player adds chips up to `to`."""

    to: int


Word: TypeAlias = Literal[
    "rebuy", "new_bots", "rebuy_bots", "auto_post", "ask_post", "wait_big_blind", "post_now"
]
TableMove: TypeAlias = SitOut | SitIn | TopUp | Word
AfterMove: TypeAlias = Literal["show", "muck"]
Move: TypeAlias = Action | TableMove | AfterMove | Literal["advance"]
SavedMove: TypeAlias = Move | Literal["to_street"]
"""`to_street`, in saves up to version 2: `advance` to the next street, over the hands turned up before it."""

_WORDS: dict[str, SavedMove] = {
    "f": Fold(),
    "k": Check(),
    "c": Call(),
    "x": Protect(),
    ".": "advance",
    ":": "to_street",
    "s": "show",
    "u": "muck",
    "$": "rebuy",
    "n": "new_bots",
    "m": "rebuy_bots",
    "a": "auto_post",
    "q": "ask_post",
    "h": "wait_big_blind",
    "p": "post_now",
}
_MOVE = re.compile(r"[fkcx.:su$nmaqhp]|[brtoiw][0-9]{1,12}", re.ASCII)


def moved(table: Table, move: TableMove) -> Table:
    """The table after a move of the player, or of somebody else where the move says so.

    Raises:
        RulesError: `no_seat` for an empty chair; what the moves refuse.
    """
    hero = table.options.hero
    match move:
        case SitOut(seat):
            return ring.sit_out(_held(table, seat), seat)
        case SitIn(seat, post):
            return ring.sit_in(_held(table, seat), seat, post)
        case TopUp(to):
            return ring.top_up(table, hero, to)
        case "rebuy":
            return ring.rebuy(table, hero)
        case "new_bots":
            return guests.new_bots(table)
        case "rebuy_bots":
            return guests.rebuy_bots(table)
        case "auto_post" | "ask_post":
            return ring.with_auto_post(table, on=move == "auto_post")
        case _:
            return ring.changed(_held(table, hero), hero, waits=move == "wait_big_blind")


def _held(table: Table, seat: int) -> Table:
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].is_empty:
        raise RulesError("no_seat", f"nobody holds the chair {seat!r}", seat=seat)
    return table


def moves_text(moves: Iterable[Move]) -> str:
    """Moves as a few letters each.

    >>> moves_text((Fold(), Check(), Call(), BetTo(40), RaiseTo(120), "advance", "rebuy", SitIn(3, "wait")))
    'fkcb40r120.$w3'
    """
    return "".join(map(_move_text, moves))


def parse_moves(text: str) -> tuple[SavedMove, ...]:
    """Read what `moves_text` wrote.

    Raises:
        NotationError: `bad_moves`.
    """
    if not re.fullmatch(rf"(?:{_MOVE.pattern})*", text):
        raise NotationError("bad_moves", f"not moves: {text!r}", text=text)
    words = _MOVE.findall(text)
    return tuple(_WORDS[word] if word in _WORDS else _sized(word[0], int(word[1:])) for word in words)


def _sized(letter: str, number: int) -> Move:
    match letter:
        case "b":
            return BetTo(number)
        case "r":
            return RaiseTo(number)
        case "t":
            return TopUp(number)
        case "o":
            return SitOut(number)
        case _:
            return SitIn(number, "now" if letter == "i" else "wait")


def _move_text(move: Move) -> str:
    match move:
        case BetTo(to):
            return f"b{to}"
        case RaiseTo(to):
            return f"r{to}"
        case TopUp(to):
            return f"t{to}"
        case SitOut(seat):
            return f"o{seat}"
        case SitIn(seat, post):
            return f"{'i' if post == 'now' else 'w'}{seat}"
    return next(word for word, meant in _WORDS.items() if meant == move)
