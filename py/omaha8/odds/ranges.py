"""What a player may hold: hands with weights."""

from collections.abc import Collection
from dataclasses import dataclass

from omaha8.cards import Card, cards_name, parse_cards
from omaha8.errors import NotationError, RulesError


@dataclass(frozen=True, slots=True)
class Range:
    """Hands, each as likely as its weight says.

    Attributes:
        hands: four different cards each, in any order.
        weights: one for each hand, whole numbers above 0; only their proportions count.

    Raises:
        RulesError: `bad_range` for no hands, other than four different cards, or weights that do not fit.
    """

    hands: tuple[tuple[Card, ...], ...]
    weights: tuple[int, ...]

    def __post_init__(self) -> None:
        if not self.hands or len(self.hands) != len(self.weights):
            raise RulesError(
                "bad_range", f"{len(self.hands)} hands with {len(self.weights)} weights", what="count"
            )
        for hand, weight in zip(self.hands, self.weights, strict=True):
            if len(set(hand)) != 4 or len(hand) != 4:
                raise RulesError("bad_range", f"not four different cards: {cards_name(hand)!r}", what="hand")
            if weight < 1:
                raise RulesError(
                    "bad_range", f"weight {weight!r} for {cards_name(hand)}: not above 0", what="weight"
                )

    def without(self, cards: Collection[Card]) -> "Range | None":
        """The hands that hold none of `cards`; None when there are none."""
        rest = [
            (hand, weight)
            for hand, weight in zip(self.hands, self.weights, strict=True)
            if not any(card in cards for card in hand)
        ]
        if len(rest) == len(self.hands):
            return self
        if not rest:
            return None
        hands, weights = zip(*rest, strict=True)
        return Range(hands, weights)


def parse_range(text: str) -> Range:
    """Read hands separated by commas, each with its weight after an `@`; without one it is 1.

    >>> parse_range("AsAh2s3h@3,KsKhQsJh").weights
    (3, 1)

    Raises:
        NotationError: `bad_card`, `duplicate_card`, `bad_weight`.
        RulesError: `bad_range`.
    """
    hands, weights = [], []
    for part in text.split(","):
        hand, at, weight = part.partition("@")
        if at and not (weight.isascii() and weight.isdigit()):
            raise NotationError("bad_weight", f"not a whole number: {weight!r} in {text!r}", text=weight)
        hands.append(parse_cards(hand))
        weights.append(int(weight) if at else 1)
    return Range(tuple(hands), tuple(weights))
