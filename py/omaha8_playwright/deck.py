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
        ValueError: a card twice or none at all, a hand without four, more than five on the board, a seat
            that is not dealt in.

    >>> stacked_deck({0: "As Ks Qs Js", 1: "2c 3c 4c 5c"}, "Ah Kh", seats=2, button=0)
    '2cAs3cKs4cQs5cJsAhKh'
    """
    wanted = {seat: hole.split() for seat, hole in holes.items()}
    named = [*(card for hole in wanted.values() for card in hole), *board.split()]
    if fault := _fault(wanted, board.split(), seats, button):
        raise ValueError(f"no deck has holes {dict(holes)!r} and board {board!r}: {fault}")
    spare = (card for card in CARDS if card not in named)
    order = [(button + 1 + place) % seats for place in range(seats)]
    dealt = {seat: wanted.get(seat) or [next(spare) for _ in range(4)] for seat in order}
    return "".join([dealt[seat][turn] for turn in range(4) for seat in order] + board.split())


def _fault(holes: Mapping[int, list[str]], board: list[str], seats: int, button: int) -> str | None:
    if not 2 <= seats <= 10:
        return f"{seats} seats"
    for seat in (button, *holes):
        if seat not in range(seats):
            return f"seat {seat} of {seats}"
    for seat, hole in holes.items():
        if len(hole) != 4:
            return f"{len(hole)} cards at seat {seat}"
    if len(board) > 5:
        return f"{len(board)} cards on the board"
    named = [*(card for hole in holes.values() for card in hole), *board]
    for card in named:
        if card not in CARDS:
            return f"{card!r} is no card"
        if named.count(card) > 1:
            return f"{card!r} twice"
    return None
