"""Positions that fill a table: for what must fit, be readable and be pressed."""

from collections.abc import Callable

from omaha8_playwright import TablePage, stacked_deck

# Ten hands without a card twice, and a board with a low; seats beyond are not dealt in.
HOLES = (
    *("As 2h Kd Qd", "6h 6s 8d 9d", "Ks Kc 9s 7d", "Ah 2c Jd Td", "Qh Qs 8s Ts"),
    *("5h 6d 7h Th", "9c 9h 5c 5s", "Ac 6c 7c Tc", "Jh Js 7s 4c", "Ad 3d Qc 8h"),
)
BOARD = "8c 4d 3s Kh Jc"
Actions = list[tuple[int, str] | tuple[int, str, int]]


def order(seats: int, first: int) -> list[int]:
    return [(first + place) % seats for place in range(seats)]


def before_the_flop(seats: int) -> Actions:
    """Everybody calls; you, the big blind of two and the button of more, act last but the blinds."""
    if seats == 2:
        return [(1, "call"), (0, "check")]
    big = 2 % seats
    return [*((seat, "call") for seat in order(seats, big + 1)[:-1]), (big, "check")]


def deal(table: TablePage, seats: int, actions: Actions) -> TablePage:
    button = 1 if seats == 2 else 0
    holes = dict(enumerate(HOLES[:seats]))
    deck = stacked_deck(holes, BOARD, seats=seats, button=button)
    stacks = {seat: 1200 + 173 * seat for seat in range(seats)}
    return table.deal(deck=deck, button=button, stacks=stacks, actions=before_the_flop(seats) + actions)


def decision(table: TablePage, seats: int) -> TablePage:
    """The flop: all others are in, some bet, and it is your turn."""
    if seats == 2:
        return deal(table, seats, [(0, "check"), (1, "bet", 40)])
    others = order(seats, 1)[:-1]
    return deal(table, seats, [(others[0], "bet", 40), *((seat, "call") for seat in others[1:])])


def amount(table: TablePage, seats: int) -> TablePage:
    decision(table, seats).preset("pot")
    return table


def showdown(table: TablePage, seats: int) -> TablePage:
    """Nobody folds, and all hands are turned up that may be."""
    around = [(seat, "check") for seat in order(seats, 0 if seats == 2 else 1)]
    return deal(table, seats, [*around * 3])


SCENES: dict[str, Callable[[TablePage, int], TablePage]] = {
    "decision": decision,
    "amount": amount,
    "showdown": showdown,
}
