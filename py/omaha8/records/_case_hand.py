"""A hand as a conformance case tells it: read strictly, played through the engine, answered in its form."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from omaha8.cards import DECK, Card
from omaha8.errors import IllegalActionError, NotationError
from omaha8.records.fields import Fields, bad_value, check_different, items, whole
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.evaluate import best
from omaha8.rules.events import PotAwarded
from omaha8.rules.games import MAX_SEATS, STRUCTURES, VARIANTS, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, legal_actions, start_hand
from omaha8.rules.posts import clockwise
from omaha8.rules.profiles import HouseRules

_REQUIRED = ("variant", "structure", "stakes", "button", "seats", "actions")
_OPTIONAL = ("board", "ante", "rules", "rake", "decisions", "probe")
_BLINDS = ("small_blind", "big_blind")
_BETS = ("small_bet", "big_bet")
_PLAIN: dict[str, Action] = {"fold": Fold(), "check": Check(), "call": Call()}
_SIZED: dict[str, type[BetTo | RaiseTo]] = {"bet": BetTo, "raise": RaiseTo}


@dataclass(frozen=True, slots=True)
class Move:
    """Who does what: `seat` from 0, `told` as the case has it."""

    seat: int
    action: Action
    told: list[Any]


@dataclass(frozen=True, slots=True)
class CaseHand:
    """A hand to be judged.

    `holes` by seat and `board` are what the case tells: it may leave out what nobody sees.
    """

    game: Game
    stakes: Stakes
    rules: HouseRules
    button: int
    seats: tuple[SeatIn, ...]
    holes: Mapping[int, tuple[Card, ...]]
    board: tuple[Card, ...]
    moves: tuple[Move, ...]
    wants_decisions: bool
    probe: tuple[Move, ...] | None


# Reading


def read_hand(value: Any, default_rules: Any) -> CaseHand:
    """The `input` of a hand.

    Raises:
        Omaha8Error: what a field cannot be, with its path.
    """
    fields = Fields("input", value, _REQUIRED, _OPTIONAL)
    game = Game(fields.one_of("variant", VARIANTS), fields.one_of("structure", STRUCTURES))
    rules = read_rules(fields, default_rules)
    if "rake" in fields:
        fields.one_of("rake", ("seed_tables",))
        rules = replace(rules, rake="page_tables")
    seats, holes = _seats(fields)
    board = fields.cards("board", (0, 3, 4, 5)) if "board" in fields else ()
    check_different((*holes.values(), board))
    return CaseHand(
        game=game,
        stakes=_stakes(fields, game, rules),
        rules=rules,
        button=fields.whole("button", 1, MAX_SEATS) - 1,
        seats=seats,
        holes=holes,
        board=board,
        moves=tuple(fields.list_of("actions", _move)),
        wants_decisions=fields.flag("decisions"),
        probe=tuple(fields.list_of("probe", _move)) if "probe" in fields else None,
    )


def read_rules(fields: Fields, default_rules: Any) -> HouseRules:
    """The house rules of a document, changed by those of the case.

    Raises:
        Omaha8Error: `unknown_house_rule`, `bad_house_rule`, or `bad_value` when they are no object.
    """
    changes: dict[str, Any] = {}
    for path, value in (("default_rules", default_rules), (fields.path("rules"), fields.raw("rules", {}))):
        if type(value) is not dict:
            raise bad_value(path, value, "object")
        for key, choice in value.items():
            if isinstance(choice, list | dict | float):
                raise bad_value(f"{path}.{key}", choice, "choice")
        changes |= value
    return HouseRules.from_changes(changes)


def _stakes(fields: Fields, game: Game, rules: HouseRules) -> Stakes:
    keys = _BLINDS + _BETS if game.structure == "fixed_limit" else _BLINDS
    stakes = Fields(fields.path("stakes"), fields.raw("stakes"), keys)
    amounts = {key: stakes.whole(key) for key in keys}
    return Stakes(**amounts, ante=fields.whole("ante", default=0), dollar=100 if rules.rake != "off" else 1)


def _seats(fields: Fields) -> tuple[tuple[SeatIn, ...], dict[int, tuple[Card, ...]]]:
    seats, holes = [], {}
    for path, value in items(fields.path("seats"), fields.raw("seats")):
        told = Fields(path, value, ("seat", "stack"), ("hole", "post"))
        post = Fields(told.path("post"), told.raw("post", {}), (), ("live", "dead"))
        seat = told.whole("seat", 1, MAX_SEATS) - 1
        live, dead = post.whole("live", default=0), post.whole("dead", default=0)
        seats.append(SeatIn(seat, told.whole("stack"), live=live, dead=dead))
        if hole := told.cards("hole", (0, 4)) if "hole" in told else ():
            holes[seat] = hole
    return tuple(seats), holes


def _move(path: str, value: Any) -> Move:
    told = [item for _, item in items(path, value)]
    if len(told) not in (2, 3):
        raise bad_value(path, value, "action [seat, verb] or [seat, verb, to]")
    seat, verb = whole(f"{path}[0]", told[0], 1, MAX_SEATS) - 1, told[1]
    if type(verb) is str and verb in _PLAIN and len(told) == 2:
        return Move(seat, _PLAIN[verb], told)
    if type(verb) is str and verb in _SIZED and len(told) == 3 and type(told[2]) is int:
        return Move(seat, _SIZED[verb](told[2]), told)
    raise bad_value(path, value, "action")


# Playing


def settle(hand: CaseHand) -> dict[str, Any]:
    """What became of the hand; of one that is not over, the next decision."""
    state, asked = _play(hand)
    if not state.is_complete:
        return {"complete": False, "next": decision(state)} | asked
    return {"complete": True} | _outcome(hand, state) | asked


def stop(hand: CaseHand) -> dict[str, Any]:
    """The decision that follows the actions told."""
    state, asked = _play(hand)
    return {"next": decision(state), "complete": state.is_complete} | asked


def _play(hand: CaseHand) -> tuple[HandState, dict[str, Any]]:
    state, _ = start_hand(hand.game, hand.stakes, hand.rules, hand.button, hand.seats, _deck(hand))
    decisions = []
    for index, move in enumerate(hand.moves):
        decisions.append(decision(state))
        if not _allows(state, move):
            raise _illegal(index, move, decisions[-1])
        state, _ = apply(state, move.action)
    asked: dict[str, Any] = {"decisions": decisions} if hand.wants_decisions else {}
    if hand.probe is not None:
        asked["probe"] = [_allows(state, move) for move in hand.probe]
    return state, asked


def decision(state: HandState) -> dict[str, Any] | None:
    """What the seat to act is asked; None when nobody is."""
    legal = legal_actions(state)
    if legal is None:
        return None
    raising = {"min_to": legal.min_to, "max_to": legal.max_to, "verb": legal.verb}
    return {
        "seat": legal.seat + 1,
        "street": legal.street,
        "pot": state.pot,
        "can_check": legal.can_check,
        "call": legal.call,
        "raise": raising if legal.verb else None,
    }


def _allows(state: HandState, move: Move) -> bool:
    legal = legal_actions(state)
    return legal is not None and legal.seat == move.seat and legal.allows(move.action)


def _illegal(index: int, move: Move, legal: dict[str, Any] | None) -> IllegalActionError:
    code = "illegal_action" if legal else "hand_is_over"
    message = f"actions[{index}] is not legal: {move.told!r}, asked was {legal!r}"
    return IllegalActionError(code, message, index=index, action=move.told, legal=legal)


def _deck(hand: CaseHand) -> tuple[Card, ...]:
    """A deck that deals what the case tells (docs/rules.md#c0); cards it leaves out are any others."""
    told = {*hand.board}.union(*hand.holes.values())
    others = iter([card for card in DECK if card not in told])
    chairs = clockwise([entry.seat for entry in hand.seats], hand.button)
    # A case may wrongly list more seats than the deck has hands: that is for the engine to say.
    holes = [hand.holes.get(seat) or [next(others, 0) for _ in range(4)] for seat in chairs]
    dealt = [hole[round_] for round_ in range(4) for hole in holes]
    return (*dealt, *hand.board, *others)


# Answering


def _outcome(hand: CaseHand, state: HandState) -> dict[str, Any]:
    stacks = sorted(zip(state.seats, state.stacks, strict=True))
    returned = sorted(zip(state.seats, state.returned, strict=True))
    outcome: dict[str, Any] = {
        "ended": state.ending,
        "final_stacks": {str(seat + 1): stack for seat, stack in stacks},
        "pots": [_pot(award) for award in sorted(state.awards, key=lambda award: award.index)],
        "returned": {str(seat + 1): amount for seat, amount in returned if amount},
        "rake": state.rake,
    }
    if state.ending == "showdown":
        outcome |= {"hands": _hands(hand, state), "showdown": _showdown(state)}
    return outcome


def _pot(award: PotAwarded) -> dict[str, Any]:
    payouts: dict[str, int] = {}
    for seat, chips in sorted((*award.high_shares, *award.low_shares)):
        payouts[str(seat + 1)] = payouts.get(str(seat + 1), 0) + chips
    return {
        "amount": award.amount,
        "rake": award.rake,
        "seats": _numbers(award.claimants),
        "hi": _numbers(award.high),
        "lo": None if award.low is None else _numbers(award.low),
        "payouts": payouts,
    }


def _numbers(seats: Sequence[int]) -> list[int]:
    return [seat + 1 for seat in sorted(seats)]


def _hands(hand: CaseHand, state: HandState) -> dict[str, Any]:
    """What everybody who is still in holds.

    Raises:
        NotationError: `missing_cards` when the case does not tell it.
    """
    if len(hand.board) < 5:
        raise NotationError("missing_cards", "the showdown needs five board cards", path="input.board")
    hands = {}
    for seat, folded in sorted(zip(state.seats, state.folded, strict=True)):
        if not folded:
            if seat not in hand.holes:
                message = f"the showdown needs the hand of seat {seat + 1}"
                raise NotationError("missing_cards", message, path="input.seats", seat=seat + 1)
            hands[str(seat + 1)] = made(hand.game.variant, hand.holes[seat], hand.board)
    return hands


def made(variant: str, hole: Sequence[Card], board: Sequence[Card]) -> dict[str, Any]:
    """What a hand makes, in words and ranks; `low` is None where the game has none."""
    hands = best(hole, board)
    low = hands.low.ranks if hands.low and variant == "omaha8" else None
    return {"high": hands.high.category, "high_ranks": hands.high.ranks, "low": low}


def _showdown(state: HandState) -> dict[str, Any]:
    return {
        "order": [state.seats[position] + 1 for position in state.order],
        "shown": [state.seats[position] + 1 for position in state.order if state.shown[position]],
        "may_muck": [state.seats[position] + 1 for position in state.order if position in state.may_muck],
        "all_in": state.is_revealed,
    }
