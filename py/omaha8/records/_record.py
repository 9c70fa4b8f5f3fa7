"""The record of a finished hand as data; `history` makes, reads, writes and replays it."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from omaha8.cards import DECK, Card, card_name, parse_card
from omaha8.errors import NotationError, RulesError
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, Protect, RaiseTo
from omaha8.rules.events import ActionName
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Game, Stakes
from omaha8.rules.posts import Blinds, clockwise, positions
from omaha8.rules.profiles import HouseRules
from omaha8.shuffle import check_seed

Money: TypeAlias = Literal["chips", "dollars"]
KnownCard: TypeAlias = Card | None

MAX_NAME = 40
_COMMITMENT = re.compile(r"[0-9a-f]{64}", re.ASCII)
_PLAIN: dict[ActionName, Action] = {"fold": Fold(), "check": Check(), "call": Call(), "protect": Protect()}
_SIZED: dict[ActionName, type[BetTo | RaiseTo]] = {"bet": BetTo, "raise": RaiseTo}


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """A player who was dealt in: chair from 0, stack before posting, posts out of turn as they were paid."""

    seat: int
    name: str
    stack: int
    live: int = 0
    dead: int = 0


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A finished hand.

    Attributes:
        number: of the hand at its table; 0 where there is none.
        game, stakes, rules: what was played.
        blinds: chairs of the button and the blinds.
        seats: who was dealt in, by chair.
        deck: all 52 cards in the order in which they are dealt; None where the record does not know.
        actions: chair and action, in order.
        hero: chair from which the hand was seen, None when it was nobody's.
        seed: the table's, where it may be told.
        seeded: the player chose the seed himself, so he could know the cards.
        revealed: he saw all hands while he played, to learn from: such a hand is never counted.
        salt, commitment: of a fair shuffle (see `verify`).
        played: when, as text that the writer chose; nothing here reads a clock.
        shown: chairs that turned up their unseen hands of their own will once the hand was over, in order.

    Raises:
        RulesError: `bad_record` names the field, `duplicate_card` the card.
    """

    number: int
    game: Game
    stakes: Stakes
    rules: HouseRules
    blinds: Blinds
    seats: tuple[RecordSeat, ...]
    deck: tuple[KnownCard, ...] = field(repr=False)
    actions: tuple[tuple[int, Action], ...]
    hero: int | None = None
    seed: str | None = None
    seeded: bool = False
    salt: str | None = None
    commitment: str | None = None
    played: str | None = None
    shown: tuple[int, ...] = ()
    revealed: bool = False

    def __post_init__(self) -> None:
        chairs = [seat.seat for seat in self.seats]
        names = [seat.name for seat in self.seats]
        checks = {
            "number": self.number >= 0,
            "seats": MIN_SEATS <= len(chairs) <= MAX_SEATS
            and chairs == sorted(set(chairs))
            and set(chairs).issubset(range(MAX_SEATS)),
            "names": all(map(_is_name, names)) and len(set(names)) == len(names),
            "button": 0 <= self.blinds.button < MAX_SEATS and 0 <= self.blinds.small_blind < MAX_SEATS,
            "hero": self.hero is None or self.hero in chairs,
            "seeded": not self.seeded or self.seed is not None,
            "commitment": self.commitment is None or bool(_COMMITMENT.fullmatch(self.commitment)),
            "played": self.played is None or _is_name(self.played),
            "deck": len(self.deck) == len(DECK),
        }
        for key, holds in checks.items():
            if not holds:
                raise RulesError("bad_record", f"a record with impossible {key}", key=key)
        for text in (self.seed, self.salt):
            if text is not None:
                check_seed(text)
        known = [card for card in self.deck if card is not None]
        for card in set(known):
            if known.count(card) > 1:
                raise RulesError(
                    "duplicate_card", f"{card_name(card)!r} twice in the deck", card=card_name(card)
                )

    @property
    def button(self) -> int:
        """Chair of the button; with a dead button nobody may sit there."""
        return self.blinds.button

    @property
    def money(self) -> Money:
        """`dollars`: amounts are cents."""
        return "dollars" if self.stakes.dollar == 100 else "chips"

    @property
    def order(self) -> tuple[int, ...]:
        """Chairs by position: clockwise, the first one left of the button first."""
        return clockwise([seat.seat for seat in self.seats], self.button)

    @property
    def is_complete_deck(self) -> bool:
        """Whether every card of the deck is known.

        A record with unknown cards replays all the same as long as they were folded or mucked unseen: chips
        and public events are right, but the states fill the gaps with cards that change nothing, and
        `HoleDealt` of a hand that is not known is empty. It cannot be verified, and says nothing about what
        might have come.
        """
        return None not in self.deck

    @property
    def changes(self) -> dict[str, Any]:
        """The house rules that differ from the default."""
        return self.rules.changes

    def by_chair(self) -> dict[int, RecordSeat]:
        """The players by chair."""
        return {seat.seat: seat for seat in self.seats}

    def hole(self, seat: int) -> tuple[KnownCard, ...]:
        """The four cards dealt to a chair."""
        n = len(self.seats)
        return self.deck[self.order.index(seat) : 4 * n : n]

    def knows(self, seat: int) -> bool:
        """Whether all four cards of a chair are known."""
        return None not in self.hole(seat)


def action_of(name: ActionName, to: int) -> Action:
    """The action of an `Acted` event; `to` counts for a bet and a raise alone.

    >>> action_of("raise", 60), action_of("call", 60)
    (RaiseTo(to=60), Call())
    """
    return _PLAIN[name] if name in _PLAIN else _SIZED[name](to)


def action_name(action: Action) -> ActionName:
    """What the event of an action calls it."""
    if isinstance(action, BetTo | RaiseTo):
        return "bet" if isinstance(action, BetTo) else "raise"
    return next(name for name, plain in _PLAIN.items() if plain == action)


def deck_of(
    order: Sequence[int], holes: Mapping[int, Sequence[KnownCard]], board: Sequence[KnownCard]
) -> tuple[KnownCard, ...]:
    """A deck that deals `holes` to the chairs of `order`, then `board`; nothing else of it is known."""
    nothing = (None,) * 4
    dealt = [holes.get(chair, nothing)[turn] for turn in range(4) for chair in order]
    known = (*dealt, *board)
    return known + (None,) * (len(DECK) - len(known))


def follows_the_button(blinds: Blinds, chairs: Sequence[int]) -> bool:
    """Whether the blinds sit where C.1 puts them."""
    if blinds.button not in chairs:
        return False
    place = positions(chairs, blinds.button)
    return (place.small_blind, place.big_blind) == (blinds.small_blind, blinds.big_blind)


def _is_name(text: str) -> bool:
    return bool(text) and len(text) <= MAX_NAME and text.isprintable() and text == text.strip()


def stakes_keys(game: Game) -> tuple[str, ...]:
    """The amounts that the stakes of a game must name; the ante may be left out."""
    bets = ("small_bet", "big_bet") if game.structure == "fixed_limit" else ()
    return ("small_blind", "big_blind", *bets)


UNKNOWN = "??"


def known_cards_name(cards: Iterable[KnownCard]) -> str:
    """Names run together, `??` for a card that is not known.

    >>> known_cards_name((51, None))
    'As??'
    """
    return "".join(UNKNOWN if card is None else card_name(card) for card in cards)


def known_cards(path: str, text: str, size: int) -> tuple[KnownCard, ...]:
    """Read what `known_cards_name` wrote: `size` cards.

    Raises:
        NotationError: `bad_cards` for another number, `bad_card`; both with the path.
    """
    if len(text) != 2 * size:
        raise NotationError(
            "bad_cards", f"{path} is not the text of {size} cards: {text!r}", path=path, text=text
        )
    words = [text[start : start + 2] for start in range(0, len(text), 2)]
    try:
        return tuple(None if word == UNKNOWN else parse_card(word) for word in words)
    except NotationError as error:
        raise NotationError(error.code, f"{path}: {error}", path=path, **error.params) from None
