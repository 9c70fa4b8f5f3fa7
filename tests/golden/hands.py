"""The hands of the golden transcripts: four stories in each of the six games."""

from typing import Any

from omaha8.cards import DECK, parse_cards
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.games import GAMES, Stakes
from omaha8.rules.hand import SeatIn

# Players clockwise from the left of the button: chair, stack, hole. Actions of a street are one entry.
TABLES: dict[str, Any] = {
    "fold_out": {
        "players": ((0, 500, "AsAhQdQc"), (3, 500, "KsKhKdKc"), (6, 500, "JsJhTdTc")),
        "board": "2c3d4h5s9c",
        "blinds": (5, 10),
    },
    "showdown": {
        "players": ((0, 500, "Ah3hQdJd"), (3, 500, "KdKh9c9d"), (6, 500, "Ad4dTcTd")),
        "board": "2c6d7hKcKs",
        "blinds": (5, 10),
    },
    "side_pots": {
        "players": (
            (0, 15, "Ac2c9d9h"),
            (2, 45, "KcKdTs9s"),
            (4, 300, "QcQdJcJd"),
            (6, 300, "JhTcTdTh"),
        ),
        "board": "3h4s8dKhQs",
        "blinds": (5, 10),
    },
    "tie": {
        "players": ((1, 100, "AsAhKsQs"), (5, 100, "Ac2cKdJh"), (8, 100, "Ad2dKhJs")),
        "board": "3s6h7cKc9d",
        "blinds": (1, 3),
    },
}

STORIES = {
    ("fold_out", "fixed_limit"): ("raise 20, fold, call", "check, bet 10, fold"),
    ("fold_out", "pot_limit"): ("raise 35, fold, call", "check, bet 75, fold"),
    ("fold_out", "no_limit"): ("raise 25, fold, call", "check, bet 475, fold"),
    ("showdown", "fixed_limit"): (
        "call, call, check",
        "bet 10, call, call",
        "check, check, check",
        "bet 20, raise 40, call, call",
    ),
    ("showdown", "pot_limit"): (
        "call, call, check",
        "bet 30, call, call",
        "check, check, check",
        "bet 60, raise 240, fold, call",
    ),
    ("showdown", "no_limit"): (
        "call, raise 40, call, call",
        "check, check, check",
        "check, bet 15, call, call",
        "check, check, check",
    ),
    ("side_pots", "fixed_limit"): (
        "raise 20, call, call, call",
        "check, bet 10, raise 20, raise 25, call, call",
        "bet 20, call",
        "check, check",
    ),
    ("side_pots", "pot_limit"): (
        "raise 35, raise 120, call, call, call",
        "bet 180, call",
    ),
    ("side_pots", "no_limit"): ("raise 300, call, call, call",),
    ("tie", "fixed_limit"): ("call, fold, check", "check, check", "bet 6, call", "check, check"),
    ("tie", "pot_limit"): ("call, fold, check", "bet 7, call", "check, check", "check, check"),
    ("tie", "no_limit"): ("call, fold, check", "check, check", "check, check", "bet 97, call"),
}

ACTIONS = {"fold": Fold(), "check": Check(), "call": Call()}


def hands():
    """`name -> (game, stakes, seats, deck, actions)`; the button sits on the last chair."""
    told = {}
    for game in GAMES:
        for story, table in TABLES.items():
            small, big = table["blinds"]
            bets = (big, 2 * big) if game.structure == "fixed_limit" else (0, 0)
            holes = [parse_cards(hole) for _, _, hole in table["players"]]
            dealt = (*(hole[card] for card in range(4) for hole in holes), *parse_cards(table["board"]))
            told[f"{game.variant}-{game.structure}-{story}"] = (
                game,
                Stakes(small, big, bets[0], bets[1]),
                tuple(SeatIn(chair, stack) for chair, stack, _ in table["players"]),
                (*dealt, *(card for card in DECK if card not in dealt)),
                [action(text) for street in STORIES[story, game.structure] for text in street.split(", ")],
            )
    return told


def action(text):
    verb, *to = text.split()
    if verb in ACTIONS:
        return ACTIONS[verb]
    return (BetTo if verb == "bet" else RaiseTo)(int(to[0]))
