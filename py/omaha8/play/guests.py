"""The bots of a ring game between hands: broke ones buy in, leave or wait, and some come and go.

What a bot does here comes out of the seed like everything else.
"""

from collections.abc import Collection
from dataclasses import replace

from omaha8.errors import RulesError
from omaha8.play.seating import Chair, Entry, is_ready
from omaha8.play.table import CAST, Table, needs_rebuy, rebuy, sit_in, sit_out, with_stacks
from omaha8.shuffle import stream
from omaha8.views.view import Reads

# Where bots come and go: the chance before each hand that one sits out, comes back, gives up its seat.
_LEAVES, _RETURNS, _GOES = 0.05, 0.4, 0.08
_ENOUGH = 3  # players who stay at the table whatever the dice say


def prepared(table: Table) -> Table:
    """The table as the next hand finds it; the player buys in by himself, at once only at a test table."""
    hero = table.options.hero
    if table.options.is_test and not table.chairs[hero].is_out and needs_rebuy(table, hero):
        table = rebuy(table, hero)
    for seat in table.bots:
        table = _after_hand(table, seat)
    if table.options.has_guests and table.hand:
        for seat in table.bots:
            table = _come_and_go(table, seat)
    return table


def is_broke(table: Table, seat: int) -> bool:
    """Whether a bot's chair has nobody who could play on without new chips."""
    return table.chairs[seat].is_empty or needs_rebuy(table, seat)


def broke_bots(table: Table) -> tuple[int, ...]:
    """Chairs of the bots that are broke or gone."""
    return tuple(seat for seat in table.bots if is_broke(table, seat))


def is_won(table: Table) -> bool:
    """Whether the player has all the chips: no bot is left that could play on."""
    return len(broke_bots(table)) == len(table.bots) and not needs_rebuy(table, table.options.hero)


def rebuy_bots(table: Table) -> Table:
    """Bots that are broke buy in again; what they have missed they still owe. An empty chair gets a new one.

    Raises:
        RulesError: `no_broke_bots`.
    """
    for seat in _broke_or_refuse(table):
        table = newcomer(table, seat) if table.chairs[seat].is_empty else _back(table, seat)
    return table


def new_bots(table: Table) -> Table:
    """Other bots take the places of those that are broke; they enter as newcomers do.

    Raises:
        RulesError: `no_broke_bots`.
    """
    known = table.names
    for seat in _broke_or_refuse(table):
        table = newcomer(table, seat, known)
    return table


def newcomer(table: Table, seat: int, known: Collection[str] = ()) -> Table:
    """Somebody who is not at the table, and none of `known`, takes the chair and buys in."""
    taken = {*table.names, *known}
    name = next(name for name in CAST if name not in taken)
    chair = Chair(name, table.chairs[seat].stack, is_new=True, waits=_entry(table, seat) == "wait")
    chairs = tuple(chair if s == seat else c for s, c in enumerate(table.chairs))
    reads = tuple(Reads(seat) if r.seat == seat else r for r in table.reads)
    return with_stacks(replace(table, chairs=chairs, reads=reads), {seat: table.options.stack})


def _broke_or_refuse(table: Table) -> tuple[int, ...]:
    seats = broke_bots(table)
    if not seats:
        raise RulesError("no_broke_bots", "every bot has chips")
    return seats


def _back(table: Table, seat: int) -> Table:
    return sit_in(rebuy(table, seat), seat, _entry(table, seat))


def _after_hand(table: Table, seat: int) -> Table:
    chair = table.chairs[seat]
    if not is_broke(table, seat):
        return table
    match table.options.broke:
        case "out":
            return table if chair.is_empty else sit_out(table, seat)
        case "new":
            return newcomer(table, seat)
        case _:
            return newcomer(table, seat) if chair.is_empty else rebuy(table, seat)


def _come_and_go(table: Table, seat: int) -> Table:
    chair = table.chairs[seat]
    if is_broke(table, seat):
        return table
    roll = stream(table.seed, f"guest-{seat}", table.hand + 1).random()
    if not chair.is_out:
        ready = sum(is_ready(each, table.stakes) for each in table.chairs)
        return sit_out(table, seat) if roll < _LEAVES and ready > _ENOUGH else table
    if roll < _RETURNS:
        return sit_in(table, seat, _entry(table, seat))
    return newcomer(table, seat) if roll < _RETURNS + _GOES else table


def _entry(table: Table, seat: int) -> Entry:
    return "now" if stream(table.seed, f"entry-{seat}", table.hand + 1).random() < 0.5 else "wait"
