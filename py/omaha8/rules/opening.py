"""Before the first card: is the table possible, and what is posted (docs/rules.md#c1, #c2)."""

from collections.abc import Sequence

from omaha8.cards import DECK, Card
from omaha8.errors import RulesError
from omaha8.rules.events import Posted, PostKind
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Game, Stakes
from omaha8.rules.posts import Blinds, blinds_of, clockwise
from omaha8.rules.state import SeatIn

_DECK = frozenset(DECK)


def check_table(
    seats: Sequence[SeatIn], button: int, blinds: Blinds | None
) -> tuple[tuple[int, ...], Blinds]:
    """Chairs by position, and where the blinds are.

    Raises:
        RulesError: `bad_seats`, `bad_stack`, `bad_button`.
    """
    chairs = [entry.seat for entry in seats]
    fits = MIN_SEATS <= len(chairs) <= MAX_SEATS and len(set(chairs)) == len(chairs)
    if not fits or not set(chairs).issubset(range(MAX_SEATS)):
        raise RulesError(
            "bad_seats", f"not {MIN_SEATS} to {MAX_SEATS} different seats: {chairs!r}", seats=chairs
        )
    for entry in seats:
        if type(entry.stack) is not int or entry.stack <= 0:
            raise RulesError(
                "bad_stack",
                f"seat {entry.seat!r} has no chips: {entry!r}",
                seat=entry.seat,
                stack=entry.stack,
            )
    order = clockwise(chairs, button)
    if blinds is None and button in chairs:
        return order, Blinds(button, *blinds_of(order))
    fits = blinds is not None and blinds.button == button and blinds.small_blind != blinds.big_blind
    if blinds is None or not fits or blinds.big_blind not in chairs:
        raise RulesError(
            "bad_button", f"impossible button {button!r}, blinds {blinds!r}: {chairs!r}", button=button
        )
    return order, blinds


def check_game(game: Game, stakes: Stakes) -> None:
    """Refuse stakes of another structure.

    Raises:
        RulesError: `bad_stakes`.
    """
    if (game.structure == "fixed_limit") != bool(stakes.small_bet):
        raise RulesError(
            "bad_stakes", f"not the stakes of {game!r}: {stakes!r}", field="small_bet", value=stakes.small_bet
        )


def check_deck(deck: tuple[Card, ...], players: int) -> None:
    """Refuse a deck that cannot deal the hand. The message keeps its cards secret.

    Raises:
        RulesError: `bad_deck`.
    """
    needed = 4 * players + 5
    if len(deck) < needed or len(_DECK.intersection(deck)) < len(deck):
        raise RulesError(
            "bad_deck", f"not {needed} or more different cards: {len(deck)} given", needed=needed
        )


def post(
    stakes: Stakes, blinds: Blinds, entries: tuple[SeatIn, ...], stacks: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], list[Posted]]:
    """Take what the stacks allow: antes, blinds, then each player's live post before the dead one (C.2).

    Returns antes, chips committed and dead money by position, and the events; `stacks` are reduced.

    Raises:
        RulesError: `bad_post`.
    """
    posted: list[Posted] = []

    def take(position: int, kind: PostKind, asked: int) -> int:
        amount = min(asked, stacks[position])
        stacks[position] -= amount
        if amount:
            posted.append(Posted(entries[position].seat, kind, amount, not stacks[position]))
        return amount

    antes = [0] * len(entries)
    committed, dead = antes[:], antes[:]
    if stakes.ante:
        antes = [take(position, "ante", stakes.ante) for position in range(len(entries))]
    chairs = [entry.seat for entry in entries]
    if blinds.small_blind in chairs:
        position = chairs.index(blinds.small_blind)
        committed[position] = take(position, "small_blind", stakes.small_blind)
    position = chairs.index(blinds.big_blind)
    committed[position] = take(position, "big_blind", stakes.big_blind)
    for position, entry in enumerate(entries):
        if entry.live or entry.dead:
            _check_post(entry, stakes, blinds)
            committed[position] += take(position, "live", entry.live)
            dead[position] = take(position, "dead", entry.dead)
    return tuple(antes), tuple(committed), tuple(dead), posted


def _check_post(entry: SeatIn, stakes: Stakes, blinds: Blinds) -> None:
    most = 0 if entry.seat in (blinds.small_blind, blinds.big_blind) else stakes.big_blind
    if type(entry.live + entry.dead) is not int or not 0 <= entry.live <= most or entry.dead < 0:
        raise RulesError(
            "bad_post", f"impossible post: {entry!r}", seat=entry.seat, live=entry.live, dead=entry.dead
        )
