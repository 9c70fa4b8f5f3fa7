"""What only a test table obeys: hands made to order, and scripts for its bots."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from omaha8.cards import Card
from omaha8.errors import IllegalActionError, RulesError
from omaha8.play import game as games
from omaha8.play.session import Outcome, Session, deal, expect_test, move, shown
from omaha8.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Setup:
    """A hand made to order.

    Attributes:
        deck: dealt first, in dealing order.
        button: its chair, None: where it would go.
        stacks: by chair, before the posts; the others keep theirs.
        actions: (chair, action), played at once; streets are dealt between them as they fall due.
    """

    deck: tuple[Card, ...] = ()
    button: int | None = None
    stacks: Mapping[int, int] = field(default_factory=dict)
    actions: tuple[tuple[int, Action], ...] = ()


def stack(session: Session, setup: Setup) -> Outcome:
    """Start the hand that `setup` describes and play its actions; a running hand is void, the chips go back.

    Raises:
        RulesError: `test_only`, and what is wrong with the setup: `bad_seat`, `bad_stack`, `bad_deck`,
            `bad_button`.
        IllegalActionError: as `player_act`; `out_of_turn` when an action's seat is not to act.
    """
    expect_test(session, "stack")
    for chair in (*setup.stacks, *(() if setup.button is None else (setup.button,))):
        _check_chair(session, chair)
    now = deal(session, games.arranged(session.table, setup.stacks, setup.button), setup.deck)
    for seat, action in setup.actions:
        while now.hand is not None and now.hand.due:
            now = move(now, "advance")
        if seat != now.seat_to_act:
            raise IllegalActionError(
                "out_of_turn",
                f"seat {seat!r} is not to act, {now.seat_to_act!r} is",
                seat=seat,
                to_act=now.seat_to_act,
            )
        now = move(now, action)
    return shown(session, now)


def script(session: Session, scripts: Mapping[int, tuple[Action, ...]]) -> Session:
    """Bots play these actions first, each list in order; replaces what is left of earlier scripts.

    Raises:
        RulesError: `test_only`, `bad_seat` for a chair that is none or the player's.
    """
    expect_test(session, "script")
    for chair in scripts:
        _check_chair(session, chair)
        if chair == session.options.hero:
            raise RulesError("bad_seat", f"the player's own seat: {chair!r}", seat=chair)
    return replace(session, scripts=tuple(scripts.items()))


def _check_chair(session: Session, chair: int) -> None:
    if not 0 <= chair < session.options.seats:
        raise RulesError("bad_seat", f"no such seat: {chair!r}", seat=chair)
