"""One betting round as a value: chips only, no cards (docs/rules.md#c4, #c5, #c6, #c7).

Everything is indexed by position: clockwise, the first seat left of the button is 0. `to` and `committed` are
totals of this round.

Two numbers carry the memory of a round. `level` is the total from which the next full bet or raise is
counted and `step` the least that it adds. In fixed limit `step` is the bet of the street and `level` the
last complete bet: an all-in that is no bet moves neither. In the other structures `level` is what has to be
matched and `step` the last full bet or raise: a short all-in moves `level` alone.

A round, like a hand, is a `NamedTuple` because one is made for every act: a frozen dataclass takes three
times as long to make.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from omaha8.rules.actions import LegalActions, NoRaise, Verb
from omaha8.rules.games import MAX_SEATS, Street, Structure
from omaha8.rules.profiles import HouseRules

_T = TypeVar("_T")

# _CLOCKWISE[n][start]: all n positions in the order of turns, `start` first.
_CLOCKWISE = tuple(
    tuple(tuple((start + turn) % n for turn in range(n)) for start in range(n)) for n in range(MAX_SEATS + 1)
)


class Terms(NamedTuple):
    """What holds for a whole round.

    Attributes:
        street: which round it is.
        structure: how much may be bet.
        size: the full bet of the street; in pot limit and no limit the big blind.
        cap: bets allowed in fixed limit, 4; 0 where there is no cap.
        reopening: fixed limit: what a player who has acted must face to raise again, and what an all-in must
            add to count as a bet: half of `size` by the half-bet rule, rounded up, else all of it; 0
            elsewhere.
        pot: chips beside this round's bets that pot limit counts, 200.
    """

    street: Street
    structure: Structure
    size: int
    cap: int
    reopening: int
    pot: int


class Round(NamedTuple):
    """A betting round at one moment.

    Attributes:
        terms: what does not change.
        stacks: chips behind, by position.
        committed: chips put in this round, by position.
        folded: who is out of the hand, by position.
        acted: who has acted in this round, by position; posting is no act.
        to_act: position whose turn it is, None once the round is over.
        to_match: total that a caller must reach; the full big blind before the flop.
        level: total from which the next full bet or raise is counted.
        step: the least that it adds.
        bets: full bets so far, the big blind is the first; kept in fixed limit only.
        aggressor: position that bet or raised last in this round, None where nobody did.
    """

    terms: Terms
    stacks: tuple[int, ...]
    committed: tuple[int, ...]
    folded: tuple[bool, ...]
    acted: tuple[bool, ...]
    to_act: int | None
    to_match: int
    level: int
    step: int
    bets: int
    aggressor: int | None


def terms_of(
    street: Street, structure: Structure, size: int, *, pot: int, players: int, rules: HouseRules
) -> Terms:
    """The terms of a round that begins with `players` still in (B-10, B-17).

    >>> terms_of("turn", "fixed_limit", 20, pot=0, players=3, rules=HouseRules()).reopening
    10
    """
    if structure != "fixed_limit":
        return Terms(street, structure, size, 0, 0, pot)
    cap = 0 if players == 2 and not rules.fl_cap_heads_up else rules.fl_cap
    reopening = (size + 1) // 2 if rules.fl_short_allin == "half_bet" else size
    return Terms(street, structure, size, cap, reopening, pot)


def open_blinds(
    terms: Terms, stacks: tuple[int, ...], committed: tuple[int, ...], to_match: int, first: int
) -> Round:
    """The round before the flop, blinds and live posts `committed`; `first` sits left of the big blind."""
    nobody = (False,) * len(stacks)
    turn = _turn(stacks, committed, nobody, nobody, to_match=to_match, start=first)
    bets = 1 if terms.structure == "fixed_limit" else 0
    return Round(terms, stacks, committed, nobody, nobody, turn, to_match, to_match, terms.size, bets, None)


def open_street(terms: Terms, stacks: tuple[int, ...], folded: tuple[bool, ...]) -> Round:
    """A round after the flop: nothing is bet, the first with chips left of the button begins."""
    n = len(stacks)
    committed, acted = (0,) * n, (False,) * n
    turn = _turn(stacks, committed, folded, acted, to_match=0, start=0)
    return Round(terms, stacks, committed, folded, acted, turn, 0, 0, terms.size, 0, None)


def legal(state: Round, seats: Sequence[int]) -> LegalActions | None:
    """What the position to act may do (C.3 to C.6), None where the round is over; `seats` are the chairs."""
    position = state.to_act
    if position is None:
        return None
    seat = seats[position]
    terms, own, stack = state.terms, state.committed[position], state.stacks[position]
    owed = state.to_match - own
    reason = _no_raise(state, position, owed, stack)
    if reason:
        return LegalActions(seat, terms.street, owed == 0, min(owed, stack), None, 0, 0, reason)
    full, most = state.level + state.step, own + stack
    if terms.structure == "fixed_limit":
        most = min(full, most)
    elif terms.structure == "pot_limit":
        pot_to = state.to_match + terms.pot + sum(state.committed) + owed
        most = min(max(pot_to, full), most)
    verb: Verb = "raise" if state.to_match else "bet"
    return LegalActions(seat, terms.street, owed == 0, owed, verb, min(full, most), most, None)


def _no_raise(state: Round, position: int, owed: int, stack: int) -> NoRaise | None:
    if stack <= owed:
        return "stack_covers_call_only"
    stacks, committed, folded, to_match = state.stacks, state.committed, state.folded, state.to_match
    for other in _CLOCKWISE[len(stacks)][position][1:]:
        if not folded[other] and stacks[other] and stacks[other] + committed[other] > to_match:
            break
    else:
        return "nobody_can_call"
    terms = state.terms
    if terms.cap and state.bets >= terms.cap:
        return "capped"
    if state.acted[position] and owed < (terms.reopening or state.step):
        return "not_reopened"
    return None


def fold(state: Round, position: int) -> Round:
    """`position`, which is to act, gives up its hand."""
    stacks, committed = state.stacks, state.committed
    folded, acted = with_value(state.folded, position, True), with_value(state.acted, position, True)
    return Round(
        state.terms,
        stacks,
        committed,
        folded,
        acted,
        _turn(stacks, committed, folded, acted, to_match=state.to_match, start=(position + 1) % len(stacks)),
        state.to_match,
        state.level,
        state.step,
        state.bets,
        state.aggressor,
    )


def stand_by(state: Round, position: int) -> Round:
    """`position`, which is to act, is asked no more, as if it had no chips behind (A10)."""
    stacks, acted = with_value(state.stacks, position, 0), with_value(state.acted, position, True)
    turn = _turn(
        stacks,
        state.committed,
        state.folded,
        acted,
        to_match=state.to_match,
        start=(position + 1) % len(stacks),
    )
    return state._replace(stacks=stacks, acted=acted, to_act=turn)


def put_in(state: Round, position: int, to: int) -> Round:
    """`position`, which is to act, checks, calls, bets or raises: its total becomes `to`, a legal one.

    More than `to_match` is a bet or raise; whether a full one, C.5 (limit) and C.6 (the others) say.
    """
    terms, to_match, level, step, bets = state.terms, state.to_match, state.level, state.step, state.bets
    aggressor = state.aggressor
    if to > to_match:
        to_match, aggressor = to, position
        added = to - level
        if terms.structure == "fixed_limit":
            if added >= terms.reopening:
                level, bets = to, bets + 1
        else:
            level, step = to, max(step, added)
    before = state.committed[position]
    acted = state.acted if state.acted[position] else with_value(state.acted, position, True)
    if to == before:
        stacks, committed = state.stacks, state.committed
    else:
        stacks = with_value(state.stacks, position, state.stacks[position] - to + before)
        committed = with_value(state.committed, position, to)
    turn = _turn(
        stacks, committed, state.folded, acted, to_match=to_match, start=(position + 1) % len(stacks)
    )
    return Round(terms, stacks, committed, state.folded, acted, turn, to_match, level, step, bets, aggressor)


def give_back(state: Round, position: int, amount: int, from_committed: int) -> Round:
    """The round, over, once `amount` went back to a stack, so much of it from this round's chips (C.8)."""
    return Round(
        state.terms,
        with_value(state.stacks, position, state.stacks[position] + amount),
        with_value(state.committed, position, state.committed[position] - from_committed),
        state.folded,
        state.acted,
        state.to_act,
        state.to_match,
        state.level,
        state.step,
        state.bets,
        state.aggressor,
    )


def with_value(values: tuple[_T, ...], position: int, value: _T) -> tuple[_T, ...]:
    """`values` with one of them replaced."""
    changed = list(values)
    changed[position] = value
    return tuple(changed)


def _turn(
    stacks: Sequence[int],
    committed: Sequence[int],
    folded: Sequence[bool],
    acted: Sequence[bool],
    *,
    to_match: int,
    start: int,
) -> int | None:
    """Who is to act, searching clockwise from `start`; None when the round is over (C.7)."""
    turn = None
    for position in _CLOCKWISE[len(stacks)][start]:
        if (
            stacks[position]
            and not folded[position]
            and (committed[position] < to_match or not acted[position])
        ):
            turn = position
            break
    else:
        return None
    # The only one with chips is asked only where a player still in has put in more: a big blind that its
    # poster could not pay in full asks nothing of him.
    most = -1
    for position, out in enumerate(folded):
        if not out and position != turn:
            if stacks[position]:
                return turn
            most = max(most, committed[position])
    return turn if committed[turn] < most else None
