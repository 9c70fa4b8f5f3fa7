"""What the player may still see of a hand that ended before the last card."""

from dataclasses import dataclass

from omaha8.cards import Card
from omaha8.play.session import Session, not_now
from omaha8.views.lens import lens
from omaha8.views.view import Lens


@dataclass(frozen=True, slots=True)
class Rabbit:
    """The cards that would have come; nothing of a table or a record depends on them.

    Attributes:
        cards: those to come, in order.
        board: the whole board with them.
        lens: what the player's own four cards would have made with it, folded or not; None where he had none.
    """

    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    lens: Lens | None


def rabbit(session: Session) -> Rabbit:
    """Turn the board up to the river, after a hand that ended by folding.

    Raises:
        IllegalActionError: `not_now` while a hand runs, before the first, and where the river was dealt.
    """
    hand, me = session.hand, session.options.hero
    if hand is None or not hand.is_complete or len(hand.board) == 5:
        raise not_now(session, "rabbit")
    first = 4 * len(hand.seats)
    board = hand.deck[first : first + 5]
    mine = None
    if me in hand.seats:
        mine = lens(hand.holes[hand.position_of(me)], board, hand.game.variant)
    return Rabbit(board[len(hand.board) :], board, mine)
