"""Betting trees counted to the leaf: pot limit, blinds 1/2, cards ignored.

Fold only where something is asked, check or call is one action, every total from least to most is a raise; a
line ends when all but one have folded, at the showdown, or when no more betting is possible. Hence
lines = actions - decisions + 1.
"""

from itertools import pairwise

import pytest

from omaha8.rules.actions import BetTo, Call, Check, Fold, LegalActions, RaiseTo
from omaha8.rules.games import Stakes
from omaha8.rules.hand import HandState, act, advance
from tests.hands import start


def branches(legal: LegalActions):
    if legal.can_check:
        yield Check()
    else:
        yield Fold()
        yield Call()
    if legal.verb:
        kind = BetTo if legal.verb == "bet" else RaiseTo
        for to in range(legal.min_to, legal.max_to + 1):
            yield kind(to)


def children(state: HandState):
    """The decisions that follow, and how many actions lead to one or to the end of a line."""
    following, actions = [], 0
    assert state.legal is not None
    for action in branches(state.legal):
        actions += 1
        after = act(state, action)[0]
        while after.due == "deal":
            after = advance(after)[0]
        if after.legal:
            following.append(after)
    return following, actions


def count(state: HandState) -> tuple[int, int, int]:
    """Decisions, actions, finished lines."""
    decisions = actions = lines = 0
    waiting = [state]
    while waiting:
        following, here = children(waiting.pop())
        decisions += 1
        actions += here
        lines += here - len(following)
        waiting += following
    return decisions, actions, lines


def table(*stacks: int) -> HandState:
    # Heads-up the rows name the big blind first, three-handed the small blind: our positions.
    return start("pot_limit", stacks, stakes=Stakes(1, 2))


@pytest.mark.parametrize(
    ("stacks", "counts"),
    [
        ((4, 4), (16, 33, 18)),
        ((6, 6), (144, 321, 178)),
        ((4, 8), (24, 57, 34)),
        ((8, 4), (24, 57, 34)),
        ((8, 8), (664, 1545, 882)),
        ((10, 10), (2776, 6697, 3922)),
        ((4, 4, 4), (78, 159, 82)),
        ((3, 5, 7), (400, 921, 522)),
        ((2, 5, 9), (280, 705, 426)),
        ((6, 6, 6), (1266, 2691, 1426)),
    ],
)
def test_whole_trees(stacks, counts):
    decisions, actions, lines = count(table(*stacks))
    assert (decisions, actions, lines) == counts
    assert lines == actions - decisions + 1


def test_a_hundred_big_blinds_deep(long_run):
    plies = [[table(200, 200)]]
    for _ in range(4 if long_run else 3):
        plies.append([child for state in plies[-1] for child in children(state)[0]])
    assert [len(ply) for ply in plies] == [1, 4, 31, 512, 19781][: len(plies)]
    assert all(len(after) > len(before) for before, after in pairwise(plies))
