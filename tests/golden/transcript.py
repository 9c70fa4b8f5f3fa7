"""A hand as plain text: every event, and after it every fact of the state. Cards that are secret say so."""

from dataclasses import fields, is_dataclass

from omaha8.cards import cards_name
from omaha8.rules.evaluate import Made
from omaha8.rules.hand import act, advance, begin_hand, legal_actions
from omaha8.rules.profiles import DEFAULT


def transcript(game, stakes, seats, deck, actions):
    """The whole story of a hand, one step of the dealer or a player at a time."""
    state, events = begin_hand(game, stakes, DEFAULT, seats[-1].seat, seats, deck)
    lines = [f"{game.variant} {game.structure}, {said(stakes)}", "", *map(told, events), *facts(state)]
    left = list(actions)
    while not state.is_complete:
        state, events = advance(state) if state.due else act(state, left.pop(0))
        lines += ["", *map(told, events), *facts(state)]
    assert not left
    return "\n".join([*lines, ""])


def told(event):
    secret = " (secret)" if hasattr(event, "private_to") else ""
    return f"{type(event).__name__}{secret} {said(event)}"


def said(record):
    names = [field.name for field in fields(record)] if is_dataclass(record) else record._fields
    return " ".join(f"{name}={value(name, getattr(record, name))}" for name in names)


def value(name, thing):
    if isinstance(thing, Made):
        return f"{thing.category}:{thing.ranks}:{cards_name(thing.hole)}+{cards_name(thing.board)}"
    if name == "cards":
        return cards_name(thing)
    if name.endswith("_shares"):
        return numbers(f"{seat}:{chips}" for seat, chips in thing)
    if isinstance(thing, tuple):
        return numbers(thing)
    return "-" if thing is None else thing


def numbers(things):
    return ",".join(map(str, things)) or "none"


def facts(state):
    """The state, one line for each player; `in` is what he has put into the hand."""
    legal = legal_actions(state)
    yield (
        f"  = {state.street} board={cards_name(state.board) or '-'} pot={state.pot} "
        f"to_match={state.to_match} due={value('due', state.due)} revealed={state.is_revealed}"
    )
    for position, seat in enumerate(state.seats):
        marks = [
            "button" if seat == state.button else "",
            "folded" if state.folded[position] else "",
            "all-in" if not state.is_complete and state.is_all_in(position) else "",
            "shown" if state.shown[position] else "",
            "to act" if position == state.to_act else "",
            f"returned={state.returned[position]}" if state.returned[position] else "",
        ]
        yield (
            f"    seat {seat} stack={state.stacks[position]} bet={state.committed[position]} "
            f"in={state.contributed[position]} {' '.join(filter(None, marks))}".rstrip()
        )
    yield f"    pots {numbers(f'{pot.amount}({numbers(pot.seats)})' for pot in state.pots())}"
    if legal:
        yield f"    legal {said(legal)}"
    if state.is_complete:
        order, mucked = (
            [state.seats[position] for position in some] for some in (state.order, state.may_muck)
        )
        yield f"    ended by {state.ending}, show order {numbers(order)}, may muck {numbers(mucked)}"
