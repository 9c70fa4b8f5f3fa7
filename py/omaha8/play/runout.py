"""What the hands are worth while the board runs out, as the page shows it beside them."""

from collections.abc import Iterable

from omaha8.odds import runout
from omaha8.odds.equity import POT, Odds, per_mille
from omaha8.rules.events import Acted, Event
from omaha8.rules.games import BOARD_SIZE, STREETS
from omaha8.rules.hand import HandState
from omaha8.views.view import AllInShare, AllInStreet


def all_in(state: HandState, events: Iterable[Event]) -> tuple[AllInStreet, ...]:
    """Equity on each street since the betting ended, the river left out.

    Only hands that lie face up count, so it is no secret; empty where none were turned up at an all-in.
    """
    if not state.is_revealed:
        return ()
    ended = max((STREETS.index(event.street) for event in events if isinstance(event, Acted)), default=0)
    reached = min(STREETS.index(state.street), STREETS.index("turn"))
    live = [position for position, out in enumerate(state.folded) if not out]
    holes = [state.holes[position] for position in live]
    told = []
    for street in STREETS[ended : reached + 1]:
        board = state.board[: BOARD_SIZE[street]]
        found = runout.odds(holes, board, state.game.variant)
        shares = [_share(state.seats[position], each) for position, each in zip(live, found, strict=True)]
        told.append(AllInStreet(street, found[0].is_exact, tuple(shares)))
    return tuple(told)


def _share(seat: int, odds: Odds) -> AllInShare:
    pot = POT * odds.trials
    return AllInShare(
        seat,
        odds.per_mille,
        per_mille(odds.high, pot),
        per_mille(odds.low, pot),
        per_mille(odds.scoops, odds.trials),
    )
