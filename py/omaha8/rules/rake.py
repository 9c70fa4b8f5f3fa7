"""The house's fee, off by default (docs/rules.md#a15, #b22, #b23). Only one of the rule pages has one."""

from collections.abc import Iterable
from typing import TypeAlias

from omaha8.errors import RulesError
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Structure

# Steps of fixed limit: the pot must have reached so many dollars, then the rake is so many cents.
_Steps: TypeAlias = tuple[tuple[int, int], ...]
_SMALL: _Steps = ((5, 50), (12, 75), (20, 100))
_MIDDLE: _Steps = ((20, 100), (30, 150), (40, 200), (50, 250), (60, 300))
_BIG: _Steps = ((40, 100), (55, 150), (70, 200), (85, 250), (100, 300))

# Pot limit and no limit.
_CENTS_A_DOLLAR = 5
_FREE_BELOW = 10


def rake_for(structure: Structure, players: int, pot: int, small_bet: int, dollar: int) -> int:
    """The rake of a whole hand.

    Args:
        structure: fixed limit goes by steps, the others by whole dollars up to a cap.
        players: how many were dealt in.
        pot: all pots together, uncalled chips returned.
        small_bet: the limit's lower bet; not looked at in the other structures.
        dollar: units of a dollar. Where a cent is no whole unit the rake is rounded down.

    >>> rake_for("fixed_limit", 4, 3999, 500, 100), rake_for("no_limit", 9, 10000, 0, 100)
    (150, 300)

    Raises:
        RulesError: `bad_players`.
    """
    if not MIN_SEATS <= players <= MAX_SEATS:
        raise RulesError("bad_players", f"no rake for {players!r} players", players=players)
    size = 1 if players <= 3 else 2 if players <= 5 else 3
    if structure == "fixed_limit":
        if small_bet <= dollar:
            steps = _SMALL
        else:
            # One step for two or three players, three for four or five, all of them for more.
            steps = (_MIDDLE if small_bet <= 10 * dollar else _BIG)[: 2 * size - 1]
        cents = max((cents for reached, cents in steps if pot >= reached * dollar), default=0)
    elif pot < _FREE_BELOW * dollar:
        cents = 0
    else:
        cents = min(pot // dollar * _CENTS_A_DOLLAR, 100 * size)
    return cents * dollar // 100


def rakes(
    structure: Structure, players: int, pots: Iterable[int], small_bet: int, dollar: int
) -> tuple[int, ...]:
    """What each pot pays, main pot first: the rake of the running total less what is paid already (B-23).

    A pot never pays more than it holds.

    >>> rakes("no_limit", 3, (1800, 4800), 0, 100)
    (90, 10)
    """
    taken, total, paid = [], 0, 0
    for pot in pots:
        total += pot
        due = rake_for(structure, players, total, small_bet, dollar)
        taken.append(min(due - paid, pot))
        paid = due
    return tuple(taken)
