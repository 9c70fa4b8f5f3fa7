"""Omaha poker, high and hi-lo, in pure Python.

A hand is a value: start it from a deck, ask what is legal, apply an action.

>>> game, stakes = Game("omaha8", "pot_limit"), Stakes(small_blind=5, big_blind=10)
>>> seats = [SeatIn(chair, stack=500) for chair in (0, 1, 2)]
>>> state, events = start_hand(game, stakes, HouseRules(), 0, seats, DECK)
>>> legal = legal_actions(state)
>>> legal.seat, legal.call, legal.min_to, legal.max_to
(0, 10, 20, 35)
>>> state, events = apply(state, RaiseTo(35))
>>> state.seat_to_act, state.pot
(1, 50)
"""

from omaha8.cards import DECK, Card, card_name, cards_name, parse_card, parse_cards
from omaha8.errors import (
    IllegalActionError,
    NotationError,
    Omaha8Error,
    RulesError,
    SaveError,
    StaleViewError,
)
from omaha8.records.conformance import judge
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, Protect, RaiseTo
from omaha8.rules.evaluate import Best, Made, best
from omaha8.rules.events import Event
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, legal_actions, start_hand
from omaha8.rules.profiles import PROFILES, HouseRules
from omaha8.shuffle import shuffled_deck

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "GAMES",
    "PROFILES",
    "Action",
    "Best",
    "BetTo",
    "Call",
    "Card",
    "Check",
    "Event",
    "Fold",
    "Game",
    "HandState",
    "HouseRules",
    "IllegalActionError",
    "LegalActions",
    "Made",
    "NotationError",
    "Omaha8Error",
    "Protect",
    "RaiseTo",
    "RulesError",
    "SaveError",
    "SeatIn",
    "Stakes",
    "StaleViewError",
    "apply",
    "best",
    "card_name",
    "cards_name",
    "judge",
    "legal_actions",
    "parse_card",
    "parse_cards",
    "shuffled_deck",
    "start_hand",
]
