"""The only door for secrets: from a hand's whole state to what one seat, or a spectator, may know of it.

Nothing here reads the deck, and hole cards are read for the viewer's own seat and for hands that lie face up.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from omaha8.rules.actions import LegalActions
from omaha8.rules.evaluate import Best, Made, best
from omaha8.rules.events import Acted, Event, HoleDealt, Posted, PotAwarded, StreetDealt
from omaha8.rules.games import Game, Stakes
from omaha8.rules.hand import HandState, legal_actions
from omaha8.rules.pots import build, uncalled
from omaha8.views.lens import lens
from omaha8.views.view import (
    HalfResult,
    LastAction,
    LegalView,
    Marker,
    Phase,
    PotResult,
    PotView,
    Preset,
    Reads,
    SeatState,
    SeatView,
    Share,
    View,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """What a view needs besides the hand; all of it is public.

    Attributes:
        game: what is played.
        stakes: for how much.
        names: by chair; as many as the table has chairs.
        stacks: by chair; used for chairs without a hand, and for all once the hand is over (somebody may have
            bought in again).
        hand: number of the hand, 0 before the first.
        button: used before the first hand only.
        bank: sum of everything ever bought in.
        reads: public counts by seat.
        events: of the hand so far, redacted or not: the story that a state does not keep.
        phase: replaces the one that the hand implies.
    """

    game: Game
    stakes: Stakes
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    hand: int = 0
    button: int | None = None
    bank: int = 0
    reads: tuple[Reads, ...] = ()
    events: tuple[Event, ...] = ()
    phase: Phase | None = None


def redact(events: Iterable[Event], me: int | None) -> tuple[Event, ...]:
    """The events as `me` may read them: the hole cards dealt to others are gone. None is a spectator."""
    return tuple(
        replace(event, cards=()) if isinstance(event, HoleDealt) and event.seat != me else event
        for event in events
    )


def opened(view: View, state: HandState, seats: Collection[int]) -> View:
    """`view` with the hole cards of `seats` face up: for replays and for who learns; no bot gets it."""
    holes = {seat: hole for seat, hole in zip(state.seats, state.holes, strict=True) if seat in seats}
    return replace(
        view, seats=tuple(replace(each, cards=holes.get(each.seat, each.cards)) for each in view.seats)
    )


def view_for(state: HandState | None, me: int | None, *, table: TableFacts) -> View:
    """What the seat `me` may know; a spectator is None, a table before its first hand has no state.

    Two states that differ only in cards hidden from `me` give equal views.
    """
    if state is None:
        return _empty(me, table)
    mine = state.position_of(me) if me is not None and me in state.seats else None
    legal = legal_actions(state) if mine is not None and state.to_act == mine else None
    turn = None if state.to_act is None else state.seats[state.to_act]
    made = _made_hands(state)
    reading = None
    if mine is not None and not state.folded[mine]:
        reading = lens(state.holes[mine], state.board, state.game.variant)
    return View(
        variant=state.game.variant,
        structure=state.game.structure,
        stakes=state.stakes,
        hand=table.hand,
        phase=table.phase or _phase(state),
        street=state.street,
        me=me,
        button=state.button,
        turn=turn,
        seats=_seats(state, me, table, made),
        board=state.board,
        pot=state.pot,
        pots=_pots(state),
        to_call=legal.call if legal else _to_call(state, mine),
        legal=_legal(state, legal) if legal else None,
        lens=reading,
        results=tuple(_result(award, made) for award in reversed(state.awards)),
        ending=state.ending,
        acts=tuple(event for event in table.events if isinstance(event, Acted)),
        bank=table.bank,
        reads=table.reads,
    )


def _empty(me: int | None, table: TableFacts) -> View:
    return View(
        variant=table.game.variant,
        structure=table.game.structure,
        stakes=table.stakes,
        hand=table.hand,
        phase=table.phase or "idle",
        street="preflop",
        me=me,
        button=table.button,
        turn=None,
        seats=tuple(_chair(seat, table) for seat in range(len(table.names))),
        bank=table.bank,
        reads=table.reads,
    )


def _chair(seat: int, table: TableFacts) -> SeatView:
    return SeatView(seat, table.names[seat], table.stacks[seat], 0, 0, "out")


def _phase(state: HandState) -> Phase:
    if state.is_complete:
        return "between"
    if state.due == "deal":
        return "dealing"
    return "showdown" if state.due == "award" else "betting"


def _seats(
    state: HandState, me: int | None, table: TableFacts, made: dict[int, Best]
) -> tuple[SeatView, ...]:
    won = _winnings(state.awards)
    last = _last_actions(table.events)
    blinds = state.deal.blinds
    markers: dict[int, Marker] = {blinds.small_blind: "small_blind", blinds.big_blind: "big_blind"}
    views = []
    for seat in range(len(table.names)):
        if seat not in state.seats:
            views.append(_chair(seat, table))
            continue
        position = state.position_of(seat)
        mucked = state.ending == "showdown" and not state.shown[position]
        visible = seat == me or state.shown[position]
        hand = made.get(seat)
        views.append(
            SeatView(
                seat=seat,
                name=table.names[seat],
                stack=table.stacks[seat] if state.is_complete else state.stacks[position],
                committed=0 if state.is_complete else state.committed[position],
                contributed=state.contributed[position],
                state=_seat_state(state, position, won.get(seat, 0)),
                marker=markers.get(seat),
                card_count=0 if state.folded[position] or mucked else 4,
                cards=state.holes[position] if visible else None,
                last=last.get(seat),
                won=won.get(seat, 0),
                net=state.stacks[position] - state.start_stacks[position] if state.is_complete else 0,
                high=hand.high if hand else None,
                low=hand.low if hand and state.game.has_low else None,
                may_show=position in state.may_show,
            )
        )
    return tuple(views)


def _seat_state(state: HandState, position: int, won: int) -> SeatState:
    if won:
        return "winner"
    if state.folded[position]:
        return "folded"
    if state.is_complete:
        return "allin" if state.stacks[position] == 0 else "active"
    return "allin" if state.is_all_in(position) else "active"


def _last_actions(events: Sequence[Event]) -> dict[int, LastAction]:
    """The latest act of each seat on the street that the events have reached."""
    last: dict[int, LastAction] = {}
    for event in events:
        if isinstance(event, StreetDealt):
            last.clear()
        elif isinstance(event, Posted):
            last[event.seat] = LastAction(event.kind, event.amount, event.is_all_in)
        elif isinstance(event, Acted):
            amount = 0 if event.action in ("fold", "check") else event.to
            last[event.seat] = LastAction(event.action, amount, event.is_all_in)
    return last


def _to_call(state: HandState, position: int | None) -> int:
    """What a seat that is not to act would have to add; 0 where it has no more say."""
    if position is None or state.to_act is None or state.folded[position]:
        return 0
    return min(max(state.to_match - state.committed[position], 0), state.stacks[position])


def _legal(state: HandState, legal: LegalActions) -> LegalView:
    position = state.position_of(legal.seat)
    stack = state.stacks[position]
    most = state.committed[position] + stack
    step = state.stakes.bet_size(legal.street) if state.stakes.small_bet else state.stakes.big_blind
    return LegalView(
        can_check=legal.can_check,
        call=legal.call,
        verb=legal.verb,
        min_to=legal.min_to,
        max_to=legal.max_to,
        no_raise=legal.no_raise,
        call_is_all_in=0 < legal.call == stack,
        max_is_all_in=legal.verb is not None and legal.max_to == most,
        presets=_presets(state, legal) if legal.verb else (),
        step=step,
        page=max(step, _round_half_up(state.pot, 2)),
    )


def _round_half_up(numerator: int, denominator: int) -> int:
    """The nearest whole chip: half of 45 is 23."""
    return (2 * numerator + denominator) // (2 * denominator)


def _presets(state: HandState, legal: LegalActions) -> tuple[Preset, ...]:
    """The prepared totals: a part of the pot counts it after the call (docs/rules.md#c6)."""
    structure = state.game.structure
    if structure == "fixed_limit":
        return ()
    match = state.committed[state.position_of(legal.seat)] + legal.call
    pot = state.pot + legal.call
    totals = {
        "min": legal.min_to,
        "half": match + _round_half_up(pot, 2),
        "three_quarter": match + _round_half_up(3 * pot, 4),
        # Pot limit knows its own pot: a house rule may count another one than all that lies there.
        "pot": legal.max_to if structure == "pot_limit" else match + pot,
        "max": legal.max_to,
        "2_5x": _round_half_up(5 * match, 2),
        "3x": 3 * match,
    }
    if structure == "pot_limit":
        names: tuple[str, ...] = ("min", "half", "three_quarter", "pot")
    elif legal.street == "preflop":
        names = ("min", "2_5x", "3x", "pot", "max")
    else:
        names = ("min", "half", "three_quarter", "pot", "max")
    return tuple(Preset(name, min(max(totals[name], legal.min_to), legal.max_to)) for name in names)


def _pots(state: HandState) -> tuple[PotView, ...]:
    """What lies in the middle, by who can win it; nothing for a single pot or after the last award."""
    if state.is_complete:
        return ()
    pots = state.pots()
    if state.to_act is None:  # the street is over: its bets are in the middle, but for what nobody matched
        chips = [total - dead for total, dead in zip(state.contributed, state.dead, strict=True)]
        if over := uncalled(chips, state.folded):
            position, amount = over
            chips[position] -= amount
        pots = build(chips, state.folded, sum(state.dead), state.seats)
    return tuple(PotView(pot.amount, pot.seats) for pot in pots) if len(pots) > 1 else ()


def _made_hands(state: HandState) -> dict[int, Best]:
    """Seat -> what its hand makes, for the hands that lie face up beside a whole board."""
    if len(state.board) < 5:
        return {}
    shown = zip(state.seats, state.holes, state.shown, strict=True)
    return {seat: best(hole, state.board) for seat, hole, is_shown in shown if is_shown}


def _winnings(awards: Iterable[PotAwarded]) -> dict[int, int]:
    won: dict[int, int] = {}
    for award in awards:
        for seat, amount in award.high_shares + award.low_shares:
            won[seat] = won.get(seat, 0) + amount
    return won


def _result(award: PotAwarded, made: dict[int, Best]) -> PotResult:
    contested = len(award.claimants) > 1
    high_made = {seat: hand.high for seat, hand in made.items()} if contested else {}
    low_made = {seat: hand.low for seat, hand in made.items() if hand.low} if contested else {}
    both = award.low is not None and not award.low_shares and set(award.low) == set(award.high)
    parts = 1 if award.low is None or both else 2  # of the pot, each divided among its winners
    return PotResult(
        index=award.index,
        amount=award.amount,
        rake=award.rake,
        claimants=award.claimants,
        high=_half(award.high, award.high_shares, parts, high_made),
        low=None if award.low is None else _half(award.low, award.low_shares, 0 if both else parts, low_made),
        both=both,
    )


def _half(
    winners: tuple[int, ...], shares: tuple[tuple[int, int], ...], parts: int, made: dict[int, Made]
) -> HalfResult:
    chips = dict(shares)
    return HalfResult(
        amount=sum(chips.values()),
        made=made.get(winners[0]),
        shares=tuple(
            Share(seat, chips.get(seat, 0), (1, parts * len(winners)) if parts else (0, 1), made.get(seat))
            for seat in winners
        ),
    )
