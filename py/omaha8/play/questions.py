"""The questions of a scenario: what may be asked about a position, and whether an answer is right
(docs/scenarios.md#questions).

A question is posed to a state; everything that can be worked out is, and the answer is always the engine's.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NoReturn, TypeAlias

from omaha8.cards import Card, card_name, rank_of
from omaha8.errors import RulesError
from omaha8.play import hints
from omaha8.play.hints import Hint
from omaha8.records.fields import bad_value, items, whole
from omaha8.rules.actions import LegalActions
from omaha8.rules.evaluate import Best, Made, best
from omaha8.rules.hand import HandState, advance
from omaha8.rules.ranking import LOW_BITS, high_strength, low_strength

Kind: TypeAlias = Literal["choice", "multi", "cards", "amount", "order", "action", "judge"]
Ask: TypeAlias = Literal[
    "winner_hi",
    "winner_lo",
    "best_hi_cards",
    "best_lo_cards",
    "share",
    "call_amount",
    "min_raise_to",
    "max_raise_to",
    "order_hi",
    "order_lo",
    "legal_actions",
    "best_action",
    "low_possible",
    "qualifies",
]
Reason: TypeAlias = Literal[
    "seats",
    "names",
    "no_such_question",
    "asked_twice",
    "never_asked",
    "not_a_decision",
    "not_the_players_turn",
    "street_passed",
    "street_not_reached",
    "beyond_the_script",
    "no_questions",
    "no_decision",
    "hand_is_over",
    "hand_goes_on",
    "nobody_sees_the_player",
    "nobody_to_act",
    "no_raise",
    "no_low",
    "betting_not_over",
    "several_answers",
    "cards_hidden",
    "answer_not_among_choices",
    "answer_missing",
    "answer_differs",
]
"""Why a scenario cannot be; what each means stands in docs/scenarios.md#errors."""

KINDS: dict[Ask, tuple[Kind, ...]] = {
    "winner_hi": ("choice", "multi"),
    "winner_lo": ("choice", "multi"),
    "best_hi_cards": ("cards",),
    "best_lo_cards": ("cards",),
    "share": ("amount", "choice"),
    "call_amount": ("amount", "choice"),
    "min_raise_to": ("amount", "choice"),
    "max_raise_to": ("amount", "choice"),
    "order_hi": ("order",),
    "order_lo": ("order",),
    "legal_actions": ("action",),
    "best_action": ("action",),
    "low_possible": ("judge",),
    "qualifies": ("judge",),
}
"""How each may be answered, the usual way first."""
OF_A_SEAT: frozenset[Ask] = frozenset({"best_hi_cards", "best_lo_cards", "share", "qualifies"})
AMOUNTS: frozenset[Ask] = frozenset({"share", "call_amount", "min_raise_to", "max_raise_to"})
OF_HIGHS: frozenset[Ask] = frozenset({"winner_hi", "best_hi_cards", "order_hi"})
OF_LOWS: frozenset[Ask] = frozenset({"winner_lo", "best_lo_cards", "order_lo", "qualifies"})
"""What a hand makes in one half answers these."""
VERBS = ("fold", "check", "call", "bet", "raise")

Given: TypeAlias = Any
"""An answer as read: a seat, an amount, None for nobody, a claim, or a tuple of seats, cards or verbs."""


@dataclass(frozen=True, slots=True)
class Question:
    """As its author wrote it.

    Attributes:
        id: its name in the scenario.
        ask: what.
        kind: how it is answered.
        seat: whose hand or chips it is about, where `ask` is about one seat's.
        choices: amounts to choose from, for a choice between amounts.
        written: the author's own answer, unread; None: `computed`.
    """

    id: str
    ask: Ask
    kind: Kind
    seat: int
    choices: tuple[int, ...] = ()
    written: Any = None


@dataclass(frozen=True, slots=True)
class HandMade:
    """What the hand of a seat makes on the board of the question; None in a half that is not asked about."""

    seat: int
    high: Made | None
    low: Made | None


@dataclass(frozen=True, slots=True)
class Posed:
    """A question with its answer. SECRET until it is answered.

    Attributes:
        question: what is asked.
        choices: what an answer is made of: seats (None: nobody), amounts, cards (the hand, then the board),
            verbs or claims.
        answer: of the engine, by kind: one of the choices; a tuple of seats; five cards, other equal ones
            are right as well; an amount; groups of equal seats, best first; verbs (`best_action`: each of
            them is right); a claim.
        seat: whom it is about; to act, where it is about an action.
        hint: after two wrong answers, None where there is nothing to say.
        hands: for those that are about hands: what explains the answer, in the half it is about.
        hidden: seats whose cards are needed and do not lie face up.
    """

    question: Question
    choices: tuple[Any, ...]
    answer: Given
    seat: int | None = None
    hint: Hint | None = None
    hands: tuple[HandMade, ...] = ()
    hidden: tuple[int, ...] = ()


def pose(question: Question, state: HandState) -> Posed:
    """The question about `state`, answered.

    Raises:
        RulesError: `bad_scenario` with a `Reason` for what cannot be asked there, or for an author's answer
            that the rules do not give; `not_in_hand`, `board_too_short`.
        NotationError: `bad_value` for an author's answer of another shape.
    """
    if question.ask.endswith(("_lo", "_lo_cards")) or question.ask in ("low_possible", "qualifies"):
        _demand(state.game.has_low, "no_low", f"no low is paid in {state.game.variant}")
    posed = _POSERS[question.ask](question, state)
    if question.kind == "choice" and question.ask in AMOUNTS:
        fits = posed.answer in question.choices
        _demand(fits, "answer_not_among_choices", f"{posed.answer!r} is none of {question.choices!r}")
        posed = replace(posed, choices=question.choices)
    if question.ask == "best_action" or question.written is None:
        return posed
    # The verbs of legal_actions are told as any answer to it is given.
    given = read_given(posed, "answer", question.written)
    if not is_right(posed, given):
        refuse("answer_differs", f"the rules do not answer {question.written!r}", "answer")
    return posed


def read_given(posed: Posed, path: str, value: Any) -> Given:
    """An answer as somebody gave it, checked for its shape only.

    Raises:
        NotationError: `bad_value` with the `path`.
    """
    choices, kind = posed.choices, posed.question.kind
    match kind:
        case "amount":
            return whole(path, value)
        case "multi" | "order":
            told = tuple(_one_of(choices, *item) for item in items(path, value))
            if len(set(told)) != len(told) or (kind == "order" and len(told) != len(choices)):
                raise bad_value(path, value, "list of different seats")
            return told
        case "cards":
            cards = tuple(_card(choices, *item) for item in items(path, value))
            if len(set(cards)) != 5 or len(cards) != 5:
                raise bad_value(path, value, "list of five cards")
            return cards
        case "action" if posed.question.ask == "legal_actions":
            return tuple(_one_of(choices, *item) for item in items(path, value))
    return _one_of(choices, path, value)


def is_right(posed: Posed, given: Given) -> bool:
    """Whether an answer that `read_given` has read is right; equal hands make equal answers."""
    answer, question = posed.answer, posed.question
    match question.kind:
        case "cards":
            strength = low_strength if question.ask == "best_lo_cards" else high_strength
            of_hand = len({*given} & {*posed.choices[:4]})
            return of_hand == 2 and strength(given) == strength(answer)
        case "order":
            left = list(given)
            return all(sorted(left.pop(0) for _ in group) == sorted(group) for group in answer)
        case "multi":
            return sorted(given) == sorted(answer)
        case "action" if question.ask == "legal_actions":
            return {*given} == {*answer}
        case "action":
            return given in answer
    return bool(given == answer)


def refuse(reason: Reason, message: str, path: str | None = None, step: int | None = None) -> NoReturn:
    """Refuse a scenario: `bad_scenario`; who knows where adds `path` and `step`."""
    raise RulesError("bad_scenario", message, reason=reason, path=path, step=step)


# Answers


def _winner(question: Question, state: HandState) -> Posed:
    is_low = question.ask == "winner_lo"
    seats, strengths = _strengths(state, is_low=is_low)
    top = max(strengths.values())
    winners = tuple(seat for seat in seats if top and strengths[seat] == top)
    nobody = (None,) if is_low else ()
    answer: Given = winners
    choices: tuple[Any, ...] = seats
    if question.kind == "choice":
        _demand(len(winners) < 2, "several_answers", f"seats {winners!r} win together: ask type 'multi'")
        answer, choices = (winners[0] if winners else None), seats + nobody
    losers_first = sorted(seats, key=winners.__contains__)
    hint = hints.about_hands(state, losers_first, is_low=is_low)
    return _of_hands(Posed(question, choices, answer, hint=hint), state, seats)


def _order(question: Question, state: HandState) -> Posed:
    is_low = question.ask == "order_lo"
    seats, strengths = _strengths(state, is_low=is_low)
    ranks = sorted(set(strengths.values()), reverse=True)
    groups = tuple(tuple(seat for seat in seats if strengths[seat] == rank) for rank in ranks)
    from_worst = [seat for group in reversed(groups) for seat in group]
    hint = hints.about_hands(state, from_worst, is_low=is_low)
    return _of_hands(Posed(question, seats, groups, hint=hint), state, seats)


def _cards(question: Question, state: HandState) -> Posed:
    is_low = question.ask == "best_lo_cards"
    seat = question.seat
    hole = state.holes[state.position_of(seat)]
    found = best(hole, state.board)
    made = found.low if is_low else found.high
    if made is None:
        refuse("no_low", f"seat {seat!r} has no low")
    hint = hints.about_cards(state, seat, is_low=is_low)
    posed = Posed(question, (*hole, *state.board), (*made.hole, *made.board), seat, hint)
    return _of_hands(posed, state, (seat,))


def _qualifies(question: Question, state: HandState) -> Posed:
    seat = question.seat
    found = best(state.holes[state.position_of(seat)], state.board)
    hint = hints.about_cards(state, seat, is_low=True)
    return _of_hands(Posed(question, (True, False), found.low is not None, seat, hint), state, (seat,))


def _low_possible(question: Question, state: HandState) -> Posed:
    ranks = {LOW_BITS[rank_of(card)] for card in state.board} - {0}
    is_possible = len(ranks) + 5 - len(state.board) >= 3
    return Posed(question, (True, False), is_possible, hint=hints.about_board(state))


def _share(question: Question, state: HandState) -> Posed:
    _demand(state.due == "award", "betting_not_over", "the pot is not yet to be awarded")
    state.position_of(question.seat)
    ended, _ = advance(state)
    won = [share for pot in ended.awards for share in (*pot.high_shares, *pot.low_shares)]
    chips = sum(amount for seat, amount in won if seat == question.seat)
    posed = Posed(question, (), chips, question.seat, hints.about_pot(ended))
    return _of_hands(posed, state, _live(state)) if ended.ending == "showdown" else posed


def _amount(question: Question, state: HandState) -> Posed:
    legal = _legal(state)
    if question.ask == "call_amount":
        return Posed(question, (), legal.call, legal.seat, hints.about_call(state, legal))
    _demand(legal.verb is not None, "no_raise", f"seat {legal.seat!r} may not raise: {legal.no_raise}")
    if question.ask == "min_raise_to":
        return Posed(question, (), legal.min_to, legal.seat, hints.about_least(state, legal))
    return Posed(question, (), legal.max_to, legal.seat, hints.about_most(state, legal))


def _actions(question: Question, state: HandState) -> Posed:
    legal = _legal(state)
    verbs = ("fold", "check" if legal.can_check else "call", *([legal.verb] if legal.verb else []))
    if question.ask == "legal_actions":
        return Posed(question, VERBS, verbs, legal.seat, hints.about_actions(state, legal))
    _demand(question.written is not None, "answer_missing", "nobody can compute the best action")
    right = tuple(_one_of(verbs, *item) for item in items("answer", question.written))
    _demand(bool(right), "answer_missing", "no action is right")
    return Posed(question, verbs, right, legal.seat)


_POSERS: dict[Ask, Callable[[Question, HandState], Posed]] = {
    "winner_hi": _winner,
    "winner_lo": _winner,
    "best_hi_cards": _cards,
    "best_lo_cards": _cards,
    "share": _share,
    "call_amount": _amount,
    "min_raise_to": _amount,
    "max_raise_to": _amount,
    "order_hi": _order,
    "order_lo": _order,
    "legal_actions": _actions,
    "best_action": _actions,
    "low_possible": _low_possible,
    "qualifies": _qualifies,
}


def _demand(holds: bool, reason: Reason, message: str) -> None:
    if not holds:
        refuse(reason, message)


def _legal(state: HandState) -> LegalActions:
    if state.legal is None:
        refuse("nobody_to_act", f"nobody is to act on the {state.street}")
    return state.legal


def _live(state: HandState) -> tuple[int, ...]:
    return tuple(sorted(s for s, out in zip(state.seats, state.folded, strict=True) if not out))


def _made(state: HandState, seat: int) -> Best:
    return best(state.holes[state.position_of(seat)], state.board)


def _strengths(state: HandState, *, is_low: bool) -> tuple[tuple[int, ...], dict[int, int]]:
    """Who is still in, by chair, and how strong each of their hands is; 0: no low."""
    seats, strengths = _live(state), {}
    for seat in seats:
        made = _made(state, seat)
        half = made.low if is_low else made.high
        strengths[seat] = half.strength if half else 0
    return seats, strengths


def _of_hands(posed: Posed, state: HandState, seats: Sequence[int]) -> Posed:
    """`posed`, which is about the hands of `seats`."""
    hands, ask = [], posed.question.ask
    for seat in seats:
        made = _made(state, seat)
        low = made.low if state.game.has_low and ask not in OF_HIGHS else None
        hands.append(HandMade(seat, None if ask in OF_LOWS else made.high, low))
    hidden = tuple(seat for seat in seats if not state.shown[state.position_of(seat)])
    return replace(posed, hands=tuple(hands), hidden=hidden)


# Reading


def _one_of(choices: Sequence[Any], path: str, value: Any) -> Any:
    for choice in choices:
        if type(choice) is type(value) and choice == value:
            return choice
    raise bad_value(path, value, "word of what may be chosen")


def _card(choices: Sequence[Card], path: str, value: Any) -> Card:
    for card in choices:
        if card_name(card) == value:
            return card
    raise bad_value(path, value, "card of the hand or the board")


def plain(posed: Posed, value: Any) -> Any:
    """Choices or an answer as JSON can carry them: cards by name."""
    is_cards = posed.question.kind == "cards"
    return [card_name(card) for card in value] if is_cards and value is not None else value
