"""The end of a hand: who shows, who may muck, who gets what (docs/rules.md#b26, #c9, #c10, #c11, #c12)."""

from dataclasses import dataclass, replace

from omaha8.errors import IllegalActionError
from omaha8.rules import evaluate, pots
from omaha8.rules.events import Ending, Event, HandEnded, HoleMucked, HoleShown, PotAwarded
from omaha8.rules.pots import Pot
from omaha8.rules.rake import rakes
from omaha8.rules.state import HandState, Outcome

Strengths = dict[int, int]
"""By seat, bigger is better."""


@dataclass(frozen=True, slots=True)
class _Showing:
    order: tuple[int, ...]
    shown: tuple[bool, ...]
    mucked: tuple[int, ...]
    is_revealed: bool
    events: tuple[Event, ...]


def show_order(state: HandState) -> tuple[int, ...]:
    """Positions still in, first to show first (B-26).

    The last to bet or raise on the river; by house rule `first_to_show` the last of the whole hand. Where
    nobody did, or he has folded since, the first left of the button.
    """
    folded = state.betting.folded
    first = state.betting.aggressor if state.street == "river" else None
    if state.deal.rules.first_to_show == "whole_hand":
        first = state.aggressor
    if first is None or folded[first]:
        first = 0
    n = len(folded)
    return tuple([position % n for position in range(first, first + n) if not folded[position % n]])


def award(state: HandState, chips: tuple[int, ...]) -> tuple[HandState, tuple[Event, ...]]:
    """Show, divide every pot by itself, end the hand.

    `state` is due its award; `chips` are what everybody has put in, dead posts and uncalled chips left out.
    """
    deal, folded = state.deal, state.betting.folded
    piles = pots.build(chips, folded, sum(deal.dead), deal.seats)
    if folded.count(False) == 1:
        ending: Ending = "fold"
        highs, lows = Strengths(), Strengths()
        showing = _Showing((), state.shown, (), state.is_revealed, ())
    else:
        ending = "showdown"
        highs, lows = _strengths(state)
        showing = _show(state, piles, highs, lows)
    awards = _divide(state, piles, highs, lows)
    won = dict(zip(deal.seats, state.stacks, strict=True))
    for pot in awards:
        for seat, share in pot.high_shares + pot.low_shares:
            won[seat] += share
    stacks = tuple(won.values())
    after = HandState(
        deal,
        state.betting,
        None,
        state.before,
        state.aggressor,
        showing.shown,
        showing.is_revealed,
        state.returned,
        Outcome(ending, stacks, awards, showing.order, showing.mucked),
        state.aside,
    )
    return after, (*showing.events, *reversed(awards), HandEnded(ending, stacks))


def show(state: HandState, seat: int) -> tuple[HandState, tuple[Event, ...]]:
    """See `hand.show`; the chips stay where they are."""
    deal, board, position = state.deal, state.board, _unseen(state, seat)
    hole, shown = deal.holes[position], list(state.shown)
    shown[position] = True
    made = evaluate.best(hole, board) if len(board) == 5 else None
    high = made.high if made else None
    low = made.low if made and deal.game.has_low else None
    return state._replace(shown=tuple(shown)), (HoleShown(seat, hole, high, low),)


def muck(state: HandState, seat: int) -> HandState:
    """See `hand.muck`; nobody else learns anything by it."""
    position = _unseen(state, seat)
    assert state.outcome is not None  # noqa: S101 - only then a hand may be shown
    return state._replace(outcome=replace(state.outcome, let_go=(*state.outcome.let_go, position)))


def _unseen(state: HandState, seat: int) -> int:
    """The position of a seat that may choose what becomes of its hand."""
    position = state.deal.seats.index(seat) if seat in state.deal.seats else None
    if position is None or position not in state.may_show:
        raise IllegalActionError("nothing_to_show", f"seat {seat!r} has no hand to turn up", seat=seat)
    return position


def _strengths(state: HandState) -> tuple[Strengths, Strengths]:
    """Highs and lows of everybody still in; no lows where the game pays none."""
    deal, board = state.deal, state.board
    highs, lows = Strengths(), Strengths()
    for seat, hole, out in zip(deal.seats, deal.holes, state.betting.folded, strict=True):
        if not out:
            high, low = evaluate.high_low(hole, board)
            highs[seat] = high
            if deal.game.has_low:
                lows[seat] = low
    return highs, lows


def _show(state: HandState, piles: tuple[Pot, ...], highs: Strengths, lows: Strengths) -> _Showing:
    """Hands go up in order; who can win nothing against those shown mucks, unless all hands must be shown."""
    deal, rules, board, order = state.deal, state.deal.rules, state.board, show_order(state)
    is_revealed = state.is_revealed or (rules.reveal_all_in and any(map(state.is_all_in, order)))
    all_show = is_revealed or rules.show == "all_show"
    shown = list(state.shown)
    mucked: list[int] = []
    seen: list[int] = []
    events: list[Event] = []
    for position in order:
        seat, hole = deal.seats[position], deal.holes[position]
        if not all_show and not pots.can_win(seat, seen, piles, highs, lows):
            mucked.append(position)
            events.append(HoleMucked(seat))
            continue
        seen.append(seat)
        if not shown[position]:
            shown[position] = True
            made = evaluate.best(hole, board)
            events.append(HoleShown(seat, hole, made.high, made.low if deal.game.has_low else None))
    return _Showing(order, tuple(shown), tuple(mucked), is_revealed, tuple(events))


def _divide(
    state: HandState, piles: tuple[Pot, ...], highs: Strengths, lows: Strengths
) -> tuple[PotAwarded, ...]:
    rules, stakes, players = state.deal.rules, state.deal.stakes, len(state.deal.seats)
    amounts = [pot.amount for pot in piles]
    taken: tuple[int, ...] = (0,) * len(piles)
    if rules.rake == "page_tables" and not (rules.no_flop_no_drop and state.street == "preflop"):
        taken = rakes(state.deal.game.structure, players, amounts, stakes.small_bet, stakes.dollar)
    awards = []
    for index, (pot, fee) in enumerate(zip(piles, taken, strict=True)):
        part = pots.share_out(pot.amount - fee, pot.seats, highs, lows, rules)
        awards.append(
            PotAwarded(
                index, pot.amount, fee, pot.seats, part.high, part.low, part.high_shares, part.low_shares
            )
        )
    return tuple(awards)
