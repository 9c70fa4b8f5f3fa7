"""Decks that deal chosen cards to chosen seats."""

from collections.abc import Mapping

CARDS = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")


def stacked_deck(holes: Mapping[int, str], board: str = "", *, seats: int, button: int) -> str:
    """The top of a deck as text, one card at a time from the left of the button (docs/rules.md#c0).

    Args:
        holes: four cards by seat, as `"As Kd Qh Jc"`; the other seats get the lowest cards that nobody wants.
        board: up to five cards; the rest of the deck stays shuffled.
        seats: how many are dealt in, seats 0 to `seats - 1`.
        button: the seat of the button.

    Raises:
        ValueError: a card twice, or a hand without four.

    >>> stacked_deck({0: "As Ks Qs Js", 1: "2c 3c 4c 5c"}, "Ah Kh", seats=2, button=0)
    '2cAs3cKs4cQs5cJsAhKh'
    """
    wanted = {seat: hole.split() for seat, hole in holes.items()}
    named = [*(card for hole in wanted.values() for card in hole), *board.split()]
    if len(set(named)) < len(named) or any(len(hole) != 4 for hole in wanted.values()):
        raise ValueError(f"no deck has holes {dict(holes)!r} and board {board!r}")
    spare = (card for card in CARDS if card not in named)
    order = [(button + 1 + place) % seats for place in range(seats)]
    dealt = {seat: wanted.get(seat) or [next(spare) for _ in range(4)] for seat in order}
    return "".join([dealt[seat][turn] for turn in range(4) for seat in order] + board.split())
