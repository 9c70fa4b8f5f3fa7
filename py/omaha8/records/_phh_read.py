"""From the fields of a PHH file to a record."""

from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple

from omaha8.cards import DECK
from omaha8.errors import NotationError, Omaha8Error
from omaha8.records._phh_file import PhhFile
from omaha8.records._record import HandRecord, KnownCard, RecordSeat, deck_of, known_cards, stakes_keys
from omaha8.records.fields import MAX_WHOLE
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Game, Stakes
from omaha8.rules.posts import Blinds, clockwise, positions
from omaha8.rules.profiles import HouseRules

_OWN = (
    "format",
    "game",
    "money",
    "stakes",
    "button",
    "blinds",
    "posts",
    "rules",
    "hero",
    "seeded",
    "revealed",
    "seed",
    "salt",
    "commitment",
    "played",
    "shown",
    "deck",
)
_PREFIX = "_omaha8_"


class _Forced(NamedTuple):
    """Antes, blinds and posts; blinds and posts by position."""

    stakes: Stakes
    blinds: Blinds
    posts: list[tuple[int, int]]


def read(file: PhhFile, own_format: str, codes: Mapping[tuple[str, str], str]) -> HandRecord:
    """The record of a file, not yet replayed.

    Raises:
        NotationError: see `phh.from_phh`.
    """
    try:
        return _read(file, own_format, codes)
    except Omaha8Error as error:
        if "line" in error.params:
            raise
        line = file.line("variant")
        raise type(error)(error.code, f"line {line}: {error}", **error.params | {"line": line}) from None


def _read(file: PhhFile, own_format: str, codes: Mapping[tuple[str, str], str]) -> HandRecord:
    for key in file.values:
        if key.startswith(_PREFIX) and key.removeprefix(_PREFIX) not in _OWN:
            raise file.error(key, "unknown_key", f"unknown field {key!r}")
    is_own = _PREFIX + "format" in file.values
    if is_own and file.word(_PREFIX + "format") != own_format:
        raise file.bad(_PREFIX + "format", own_format)
    game = _game(file, codes)
    order = _order(file)
    rules = _rules(file)
    forced = _own_forced(file, game, order) if is_own else _public_forced(file, game, order)
    stacks = file.amounts("starting_stacks", len(order), 1)
    names = _names(file, len(order))
    seats = [
        RecordSeat(chair, names[place], stacks[place], *forced.posts[place])
        for place, chair in enumerate(order)
    ]
    return HandRecord(
        number=_number(file),
        game=game,
        stakes=forced.stakes,
        rules=rules,
        blinds=forced.blinds,
        seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
        deck=_deck(file, order),
        actions=_moves(file, order, seats, forced, rules),
        hero=file.chair(_PREFIX + "hero") if _PREFIX + "hero" in file.values else None,
        seed=_own_word(file, "seed"),
        seeded=_flag(file, _PREFIX + "seeded"),
        salt=_own_word(file, "salt"),
        commitment=_own_word(file, "commitment"),
        played=_own_word(file, "played"),
        shown=tuple(file.chairs(_PREFIX + "shown", file.row(_PREFIX + "shown")))
        if _PREFIX + "shown" in file.values
        else (),
        revealed=_flag(file, _PREFIX + "revealed"),
    )


def _game(file: PhhFile, codes: Mapping[tuple[str, str], str]) -> Game:
    own = _PREFIX + "game"
    if own in file.values:
        variant, structure = file.row(own, 2)
        if not (type(variant) is str and type(structure) is str):
            raise file.bad(own, "variant and structure")
        game = Game(variant, structure)  # type: ignore[arg-type]
        if file.values.get("variant") not in (None, codes.get((variant, structure))):
            raise file.error("variant", "contradiction", "variant and _omaha8_game name different games")
        return game
    code = file.word("variant")
    for (variant, structure), known in codes.items():
        if code == known:
            return Game(variant, structure)  # type: ignore[arg-type]
    raise file.error("variant", "unsupported", f"no game of ours: {code!r}", what=code)


def _order(file: PhhFile) -> list[int]:
    """Chairs by position."""
    size = len(file.row("starting_stacks"))
    if not MIN_SEATS <= size <= MAX_SEATS:
        raise file.bad("starting_stacks", f"row of {MIN_SEATS} to {MAX_SEATS} stacks")
    if "seats" not in file.values:
        return list(range(size))
    order = file.chairs("seats", file.row("seats", size))
    if len(set(order)) < size or list(clockwise(order, order[-1])) != order:
        raise file.bad("seats", "row of different seats, clockwise")
    return order


def _own_forced(file: PhhFile, game: Game, order: list[int]) -> _Forced:
    told = file.need(_PREFIX + "stakes")
    keys = stakes_keys(game)
    if type(told) is not dict or not set(keys) <= set(told) <= {*keys, "ante"}:
        raise file.bad(_PREFIX + "stakes", f"table of {', '.join(keys)}")
    amounts = {key: file.amount(_PREFIX + "stakes", told.get(key, 0)) for key in (*keys, "ante")}
    money = file.word(_PREFIX + "money")
    if money not in ("chips", "dollars"):
        raise file.bad(_PREFIX + "money", "word of chips, dollars")
    posts = [(0, 0)] * len(order)
    if _PREFIX + "posts" in file.values:
        rows = file.row(_PREFIX + "posts", len(order))
        if not all(type(row) is list and len(row) == 2 for row in rows):
            raise file.bad(_PREFIX + "posts", "row of pairs")
        posts = [
            (file.amount(_PREFIX + "posts", live), file.amount(_PREFIX + "posts", dead))
            for live, dead in rows
        ]
    button = file.chair(_PREFIX + "button")
    if _PREFIX + "blinds" in file.values:
        small, big = file.chairs(_PREFIX + "blinds", file.row(_PREFIX + "blinds", 2))
        blinds = Blinds(button, small, big)
    else:
        blinds = _blinds_of(order, button)
    return _Forced(Stakes(**amounts, dollar=100 if money == "dollars" else 1), blinds, posts)


def _public_forced(file: PhhFile, game: Game, order: list[int]) -> _Forced:
    """What the standard fields say; who posts more than two blinds plays no game of ours (`unsupported`)."""
    size = len(order)
    row = file.amounts("blinds_or_straddles", size, -MAX_WHOLE)
    antes = file.amounts("antes", size)
    if size == 2:
        row, antes = row[::-1], antes[::-1]
    blinds = _public_blinds(file, order, row)
    small, big = (row[order.index(c)] if c in order else 0 for c in (blinds.small_blind, blinds.big_blind))
    others = [
        0 if chair in (blinds.small_blind, blinds.big_blind) else amount
        for chair, amount in zip(order, row, strict=True)
    ]
    if max(others) > 0:
        raise file.error(
            "blinds_or_straddles", "unsupported", "straddles are not played here", what="straddle"
        )
    bets = {}
    if game.structure == "fixed_limit":
        bets = {key: file.amount(key, file.need(key)) for key in ("small_bet", "big_bet")}
    least = "small_bet" if bets else "min_bet"
    if file.amount(least, file.need(least)) != big:
        raise file.error(least, "unsupported", f"{least} is not the big blind", what=least)
    is_ante = len(set(antes)) == 1 and _flag(file, "ante_trimming_status")
    stakes = Stakes(small, big, **bets, ante=antes[0] if is_ante else 0, dollar=file.scale)
    dead = [0] * size if is_ante else antes
    return _Forced(stakes, blinds, [(-live, its) for live, its in zip(others, dead, strict=True)])


def _public_blinds(file: PhhFile, order: list[int], row: list[int]) -> Blinds:
    usual = _blinds_of(order, order[-1])
    if len(order) == 2 or not row[0] > 0 >= row[1]:
        return usual
    # One blind only, by the first left of the button: the small blind's chair is empty.
    empty = next((chair for chair in range(MAX_SEATS) if chair not in order), None)
    if empty is None:
        raise file.error(
            "blinds_or_straddles", "unsupported", "no small blind at a full table", what="blinds"
        )
    return Blinds(order[-1], empty, order[0])


def _blinds_of(order: list[int], button: int) -> Blinds:
    place = positions(order, button)
    return Blinds(button, place.small_blind, place.big_blind)


def _rules(file: PhhFile) -> HouseRules:
    told = file.values.get(_PREFIX + "rules", {})
    if type(told) is not dict:
        raise file.bad(_PREFIX + "rules", "table")
    for value in told.values():
        if type(value) not in (str, int, bool):
            raise file.bad(_PREFIX + "rules", "table of choices")
    return HouseRules.from_changes({key: None if value == "never" else value for key, value in told.items()})


def _names(file: PhhFile, size: int) -> list[str]:
    if "players" not in file.values:
        return [f"p{place}" for place in range(1, size + 1)]
    names = file.row("players", size)
    if not all(type(name) is str for name in names):
        raise file.bad("players", "row of names")
    return [name or f"p{place}" for place, name in enumerate(names, 1)]


def _number(file: PhhFile) -> int:
    number = file.values.get("hand", 0)
    if type(number) is str:
        return int(number) if number.isascii() and number.isdigit() and len(number) <= 15 else 0
    if type(number) is not int or not 0 <= number <= 2**53 - 1:
        raise file.bad("hand", "number or text")
    return number


def _flag(file: PhhFile, key: str) -> bool:
    value = file.values.get(key, False)
    if type(value) is not bool:
        raise file.bad(key, "true or false")
    return value


def _own_word(file: PhhFile, key: str) -> str | None:
    return file.word(_PREFIX + key) if _PREFIX + key in file.values else None


# Cards and moves


def _deck(file: PhhFile, order: list[int]) -> tuple[KnownCard, ...]:
    if _PREFIX + "format" in file.values:
        return known_cards(_PREFIX + "deck", file.word(_PREFIX + "deck"), len(DECK))
    holes: dict[int, tuple[KnownCard, ...]] = {}
    board: list[KnownCard] = []
    for index, words in enumerate(file.actions):
        with file.at_action(index):
            match words:
                case ("d", "dh", player, cards):
                    holes[_chair(player, order)] = known_cards("hole cards", cards, 4)
                case ("d", "db", cards):
                    board += known_cards("board", cards, len(cards) // 2)
                case (player, "sm", cards) if "?" not in cards and cards != "-":
                    holes[_chair(player, order)] = known_cards("hole cards", cards, 4)
    if len(board) > 5:
        raise file.error("actions", "bad_board", f"{len(board)} board cards")
    return deck_of(order, holes, board)


def _chair(player: str, order: list[int]) -> int:
    number = player.removeprefix("p")
    if player != f"p{number}" or not (number.isascii() and number.isdigit() and len(number) < 3):
        raise NotationError("bad_player", f"not a player: {player!r}", text=player)
    if not 1 <= int(number) <= len(order):
        raise NotationError("bad_player", f"no such player: {player!r}", text=player)
    return order[int(number) - 1]


def _moves(
    file: PhhFile, order: list[int], seats: list[RecordSeat], forced: _Forced, rules: HouseRules
) -> tuple[tuple[int, Action], ...]:
    """The players' actions. PHH does not tell a check from a call, nor a bet from a raise: the sums do."""
    committed = _posted(order, seats, forced)
    to_match = forced.stakes.big_blind if rules.short_bb == "full" else max(committed.values())
    moves: list[tuple[int, Action]] = []
    for index, words in enumerate(file.actions):
        match words:
            case ("d", "db", _):
                committed, to_match = dict.fromkeys(order, 0), 0
                continue
            case ("d", *_) | (_, "sm", *_):
                continue
        with file.at_action(index):
            chair = _chair(words[0], order)
        match words:
            case (_, "f" | "protect" as word):
                moves.append((chair, Fold() if word == "f" else Protect()))
                continue
            case (_, "cc"):
                moves.append((chair, Check() if committed[chair] >= to_match else Call()))
            case _:
                to = file.amount("actions", Decimal(words[2]))
                moves.append((chair, RaiseTo(to) if to_match else BetTo(to)))
                to_match = max(to_match, to)
        committed[chair] = to_match
    return tuple(moves)


def _posted(order: list[int], seats: list[RecordSeat], forced: _Forced) -> dict[int, int]:
    """What each chair has in front before the first action."""
    stakes, blinds = forced.stakes, forced.blinds
    committed = {}
    for chair, seat in zip(order, seats, strict=True):
        blind = stakes.small_blind if chair == blinds.small_blind else 0
        if chair == blinds.big_blind:
            blind = stakes.big_blind
        committed[chair] = min(blind or seat.live, max(0, seat.stack - stakes.ante))
    return committed
