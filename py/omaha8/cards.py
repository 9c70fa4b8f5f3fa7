"""Cards as small integers, and their text.

A card is `rank * 4 + suit`: 0 is the deuce of clubs, 51 the ace of spades. Plain integers index the
evaluator's tables directly and hide nothing; everything that people read goes through `card_name`.
"""

from collections.abc import Iterable
from typing import TypeAlias

from omaha8.errors import NotationError

Card: TypeAlias = int

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK: tuple[Card, ...] = tuple(range(52))

_NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
_CARDS = {name: card for card, name in enumerate(_NAMES)}


def rank_of(card: Card) -> int:
    """0 (deuce) to 12 (ace)."""
    return card >> 2


def suit_of(card: Card) -> int:
    """0 to 3: clubs, diamonds, hearts, spades. Suits have no order in the rules (`docs/rules.md#a12`)."""
    return card & 3


def parse_card(text: str) -> Card:
    """Read one card: an upper-case rank, a lower-case suit, ten is `T`.

    >>> parse_card("As")
    51

    Raises:
        NotationError: `bad_card`.
    """
    try:
        return _CARDS[text]
    except KeyError:
        raise NotationError("bad_card", f"not a card: {text!r}", text=text) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards in order, run together or separated by white space.

    >>> parse_cards("AsKd") == parse_cards("As Kd") == (51, 45)
    True

    Raises:
        NotationError: `bad_card`, `duplicate_card`.
    """
    cards: list[Card] = []
    for word in text.split():
        for start in range(0, len(word), 2):
            card = parse_card(word[start : start + 2])
            if card in cards:
                name = card_name(card)
                raise NotationError("duplicate_card", f"{name!r} twice in {text!r}", card=name, text=text)
            cards.append(card)
    return tuple(cards)


def card_name(card: Card) -> str:
    """Two letters.

    >>> card_name(0), card_name(51)
    ('2c', 'As')

    Raises:
        NotationError: `bad_card` when the number is no card.
    """
    if card not in DECK:
        raise NotationError("bad_card", f"not a card: {card!r}", text=repr(card))
    return _NAMES[card]


def cards_name(cards: Iterable[Card]) -> str:
    """Names run together, in the order given; `parse_cards` reads them back.

    >>> cards_name((51, 45))
    'AsKd'
    """
    return "".join(map(card_name, cards))
