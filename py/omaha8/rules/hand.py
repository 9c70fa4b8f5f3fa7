"""A hand from the first post to the last chip: the only place where streets advance (docs/rules.md#c).

A state is a value. `act` answers the seat to act, `advance` is the dealer: hands of an all-in, a street, or
the award. `start_hand` and `apply` run on to the next decision or to the end. The same state and action give
the same result, always: all cards are in the deck from the start.
"""

from collections.abc import Sequence
from operator import add
from typing import Any, TypeAlias

from omaha8.cards import Card
from omaha8.errors import IllegalActionError, RulesError
from omaha8.rules import betting, pots, showdown
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, Protect, RaiseTo
from omaha8.rules.events import (
    Acted,
    ActionName,
    BetReturned,
    Event,
    HandStarted,
    HoleDealt,
    HoleShown,
    StreetDealt,
)
from omaha8.rules.games import BOARD_SIZE, STREETS, Game, Stakes
from omaha8.rules.opening import check_deck, check_game, check_table, post
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from omaha8.rules.state import Deal, HandState, Outcome, SeatIn

__all__ = [
    "Deal",
    "HandState",
    "Outcome",
    "SeatIn",
    "act",
    "advance",
    "apply",
    "begin_hand",
    "legal_actions",
    "may_protect",
    "muck",
    "show",
    "start_hand",
]

Step: TypeAlias = tuple[HandState, tuple[Event, ...]]


def start_hand(  # noqa: PLR0917 - one order, one name for each
    game: Game,
    stakes: Stakes,
    rules: HouseRules,
    button: int,
    seats: Sequence[SeatIn],
    deck: Sequence[Card],
    blinds: Blinds | None = None,
) -> Step:
    """`begin_hand`, then on to the first decision, or to the end where nobody can act."""
    return _run_on(begin_hand(game, stakes, rules, button, seats, deck, blinds))


def apply(state: HandState, action: Action) -> Step:
    """`act`, then on to the next decision or to the end."""
    step = act(state, action)
    return step if step[0].legal else _run_on(step)


def legal_actions(state: HandState) -> LegalActions | None:
    """What the seat to act may do, None where nobody is to act."""
    return state.legal


def may_protect(state: HandState) -> bool:
    """Whether `Protect` may be applied to the seat to act (A10, B-21).

    The house must know the all-in rule (`timeout`), the seat must have chips in the pot and a bet to call:
    where checking is free it checks.
    """
    legal, position = state.legal, state.betting.to_act
    if legal is None or position is None or legal.can_check or state.rules.timeout == "check_or_fold":
        return False
    return state.contributed[position] > 0


def show(state: HandState, seat: int) -> Step:
    """After the end the owner turns up a hand that went down unseen (B-26).

    Raises:
        IllegalActionError: `nothing_to_show` unless its position is one of `state.may_show`.
    """
    return showdown.show(state, seat)


def muck(state: HandState, seat: int) -> HandState:
    """After the end the owner lets a hand go that went down unseen: it is not turned up any more.

    Raises:
        IllegalActionError: `nothing_to_show` unless its position is one of `state.may_show`.
    """
    return showdown.muck(state, seat)


def begin_hand(  # noqa: PLR0917 - as start_hand
    game: Game,
    stakes: Stakes,
    rules: HouseRules,
    button: int,
    seats: Sequence[SeatIn],
    deck: Sequence[Card],
    blinds: Blinds | None = None,
) -> Step:
    """Post and deal four cards to everybody.

    Args:
        game: what is played.
        stakes: for how much; bets for fixed limit, only blinds for the others.
        rules: of the house.
        button: chair of the button.
        seats: who is dealt in, in any order.
        deck: at least 4 cards for each seat and 5 more; dealt from the front, one at a time from the left of
            the button, then flop, turn and river without burn cards (C.0).
        blinds: where they are with a dead button (`posts.next_blinds`); else they follow the button (C.1).

    Raises:
        RulesError: `bad_seats`, `bad_stack`, `bad_post`, `bad_button`, `bad_stakes`, `bad_deck`.
    """
    chairs, place = check_table(seats, button, blinds)
    check_game(game, stakes)
    deck = tuple(deck)
    check_deck(deck, len(chairs))
    by_chair = {entry.seat: entry for entry in seats}
    entries = tuple([by_chair[chair] for chair in chairs])
    stacks = [entry.stack for entry in entries]
    start_stacks = tuple(stacks)
    antes, committed, dead, posted = post(stakes, place, entries, stacks)
    n = len(chairs)
    holes = tuple([deck[position : 4 * n : n] for position in range(n)])
    deal = Deal(game, stakes, rules, place, chairs, start_stacks, dead, deck, holes)
    round_ = _open_blinds(deal, antes, tuple(stacks), committed)
    nobody = (False,) * n
    legal = betting.legal(round_, chairs)
    state = HandState(deal, round_, legal, antes, None, nobody, False, (0,) * n, None)
    dealt = [HoleDealt(chair, hole) for chair, hole in zip(chairs, holes, strict=True)]
    return state, (HandStarted(button, chairs, start_stacks), *posted, *dealt)


def act(state: HandState, action: Action) -> Step:
    """The seat to act does `action`; no card is dealt.

    Raises:
        IllegalActionError: `illegal_action` with what was legal; `nobody_to_act` while a street or the award
            is due; `hand_is_over`.
    """
    deal, round_, legal = state.deal, state.betting, state.legal
    position = round_.to_act
    if position is None or legal is None:
        code = "hand_is_over" if state.outcome else "nobody_to_act"
        raise IllegalActionError(code, f"nobody is to act: {action!r}", action=_as_data(action))
    if not (legal.allows(action) or (isinstance(action, Protect) and may_protect(state))):
        raise IllegalActionError(
            "illegal_action",
            f"{action!r} is not legal: {legal!r}",
            action=_as_data(action),
            legal=legal._asdict(),
        )
    name = _NAMES[type(action)]
    own = round_.committed[position]
    aggressor, aside = state.aggressor, state.aside
    if name == "fold":
        to, after = own, betting.fold(round_, position)
    elif name == "protect":
        to, after = own, betting.stand_by(round_, position)
        aside = betting.with_value(aside or (0,) * len(deal.seats), position, round_.stacks[position])
    else:
        if isinstance(action, _WAGERS):
            to, aggressor = action.to, position
        else:
            to = own + legal.call
        after = betting.put_in(round_, position, to)
    is_cap = after.bets == after.terms.cap > round_.bets
    event = Acted(legal.seat, legal.street, name, to, to - own, not after.stacks[position], is_cap)
    legal = betting.legal(after, deal.seats)
    shown, returned = state.shown, state.returned
    now = HandState(deal, after, legal, state.before, aggressor, shown, False, returned, None, aside)
    return now, (event,)


def advance(state: HandState) -> Step:
    """The dealer's next step: one street, or the award (see `HandState.due`).

    Uncalled chips go back first. Once nobody can bet any more because of all-ins, turning up the hands is a
    step of its own before the next street is dealt (B-26).

    Raises:
        RulesError: `nothing_due`.
    """
    due = state.due
    if due is None:
        raise RulesError(
            "nothing_due", f"nothing to deal or award on the {state.street}", street=state.street
        )
    chips = tuple(map(add, state.before, state.betting.committed))
    found = pots.uncalled(chips, state.betting.folded)
    events: tuple[Event, ...] = ()
    if found:
        position, amount = found
        state = _give_back(state, position, amount)
        chips = betting.with_value(chips, position, chips[position] - amount)
        events = (BetReturned(state.deal.seats[position], amount),)
    after, more = _deal_street(state, chips) if due == "deal" else showdown.award(state, chips)
    return after, events + more


_WAGERS = (BetTo, RaiseTo)
_NAMES: dict[type[Action], ActionName] = {
    Fold: "fold",
    Check: "check",
    Call: "call",
    BetTo: "bet",
    RaiseTo: "raise",
    Protect: "protect",
}


def _as_data(action: Action) -> dict[str, Any]:
    return {
        "type": _NAMES.get(type(action), "?"),
        **({"to": action.to} if isinstance(action, _WAGERS) else {}),
    }


def _run_on(step: Step) -> Step:
    state, events = step
    while state.legal is None and state.outcome is None:
        state, more = advance(state)
        events += more
    return state, events


def _open_blinds(
    deal: Deal, antes: tuple[int, ...], stacks: tuple[int, ...], committed: tuple[int, ...]
) -> betting.Round:
    stakes, rules, n = deal.stakes, deal.rules, len(stacks)
    pot = _counted_pot(deal, antes, stacks, committed, (False,) * n)
    if rules.pl_short_blinds == "full":
        for chair, blind in (
            (deal.blinds.small_blind, stakes.small_blind),
            (deal.blinds.big_blind, stakes.big_blind),
        ):
            if chair in deal.seats:
                pot += blind - committed[deal.seats.index(chair)]
    to_match = stakes.big_blind if rules.short_bb == "full" else max(committed)
    terms = betting.terms_of(
        "preflop", deal.game.structure, stakes.bet_size("preflop"), pot=pot, players=n, rules=rules
    )
    first = (deal.seats.index(deal.blinds.big_blind) + 1) % n
    return betting.open_blinds(terms, stacks, committed, to_match, first)


def _counted_pot(
    deal: Deal,
    before: tuple[int, ...],
    stacks: tuple[int, ...],
    committed: tuple[int, ...],
    folded: tuple[bool, ...],
) -> int:
    """What pot limit counts beside the bets of the street that begins (B-13); 0 in other structures.

    The `active` pot is what lies above the highest player who is all-in already.
    """
    if deal.game.structure != "pot_limit":
        return 0
    if deal.rules.pl_pot == "active":
        all_in = [
            chips
            for chips, stack, bet, out in zip(before, stacks, committed, folded, strict=True)
            if not (stack or bet or out)
        ]
        if all_in:
            return sum(max(0, chips - max(all_in)) for chips in before)
    return sum(before) + sum(deal.dead)


def _give_back(state: HandState, position: int, amount: int) -> HandState:
    """The state once `amount` that nobody matched went back (C.8)."""
    # An ante that nobody else could pay in full is uncalled too.
    from_before = max(0, amount - state.betting.committed[position])
    return HandState(
        state.deal,
        betting.give_back(state.betting, position, amount, amount - from_before),
        None,
        betting.with_value(state.before, position, state.before[position] - from_before),
        state.aggressor,
        state.shown,
        state.is_revealed,
        betting.with_value(state.returned, position, amount),
        None,
        state.aside,
    )


def _deal_street(state: HandState, chips: tuple[int, ...]) -> Step:
    """The next street, or first the hands where nobody will bet on it.

    `chips` are what everybody has put in so far, dead posts left out.
    """
    deal, folded, stacks = state.deal, state.betting.folded, state.betting.stacks
    street = STREETS[STREETS.index(state.street) + 1]
    terms = betting.terms_of(
        street,
        deal.game.structure,
        deal.stakes.bet_size(street),
        pot=_counted_pot(deal, chips, stacks, (0,) * len(chips), folded),
        players=folded.count(False),
        rules=deal.rules,
    )
    round_ = betting.open_street(terms, stacks, folded)
    legal = betting.legal(round_, deal.seats)
    if legal is None and deal.rules.reveal_all_in and not state.is_revealed:
        return _turn_up(state)
    after = HandState(
        deal,
        round_,
        legal,
        chips,
        state.aggressor,
        state.shown,
        state.is_revealed,
        state.returned,
        None,
        state.aside,
    )
    first = 4 * len(deal.seats)
    cards = deal.deck[first + BOARD_SIZE[state.street] : first + BOARD_SIZE[street]]
    return after, (StreetDealt(street, cards),)


def _turn_up(state: HandState) -> Step:
    """All hands still in go up, over the board as it is."""
    deal = state.deal
    shown = tuple([not out for out in state.folded])
    events = [
        HoleShown(deal.seats[position], deal.holes[position], None, None)
        for position in showdown.show_order(state)
    ]
    return state._replace(shown=shown, is_revealed=True), tuple(events)
