"""A finished hand taken up again: the same cards, stacks and button, from any of its decisions on.

It is for trying things out: the player has seen the cards, so nothing of such a table counts. The table goes
on afterwards with hands of its own.
"""

from dataclasses import replace
from typing import Any, Literal, TypeAlias

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.play.options import Options, amount_text, parse_options
from omaha8.play.seating import Chair
from omaha8.play.session import Session, deal, fresh_seed, move
from omaha8.play.table import CAST, PLAYER, Table, open_table
from omaha8.records.history import HandRecord
from omaha8.rules.hand import SeatIn
from omaha8.shuffle import shuffled_deck

WhyNot: TypeAlias = Literal["no_player", "too_far", "bad_amounts", "bad_rules"]


def open_from(record: HandRecord, upto: int = 0, seat: int | None = None) -> Session:
    """A practice table with the hand of `record` on it.

    Cards that the record does not know are dealt at random; bots may act otherwise than they did.

    Args:
        record: the hand.
        upto: how many of its actions are played again at once.
        seat: the player's chair, else the record's own hero.

    Raises:
        RulesError: `bad_seat` for a chair that was not dealt in; `bad_practice` with `why`: the hand is
            nobody's (`no_player`), `upto` is beyond its actions (`too_far`), no table can have its amounts
            or its house rules (`bad_amounts`, `bad_rules`).
        Omaha8Error: when the record cannot be replayed.
    """
    hero = record.hero if seat is None else seat
    if hero is None:
        raise _bad_practice("no_player", "a hand that nobody's seat saw", upto)
    if hero not in record.by_chair():
        raise RulesError("bad_seat", f"seat {hero!r} was not dealt in", seat=hero)
    if upto > len(record.actions):
        raise _bad_practice("too_far", f"{upto!r} of {len(record.actions)!r} actions", upto)
    table = _table(record, hero)
    now = deal(Session(table, table), table, _deck(record, table.seed))
    for _, action in record.actions[:upto]:
        while now.hand is not None and now.hand.due:
            now = move(now, "advance")
        now = move(now, action)
    return replace(now, seq=1)


def _options(record: HandRecord, hero: int) -> Options:
    stakes, money, players = record.stakes, record.money, record.by_chair()
    bets = (stakes.small_bet, stakes.big_bet) if stakes.small_bet else (stakes.small_blind, stakes.big_blind)
    house = ",".join(f"{key}={_word(value)}" for key, value in record.changes.items())
    params = {
        "game": record.game.variant,
        "limit": record.game.structure,
        "stakes": "-".join(amount_text(amount, money) for amount in bets),
        "small_blind": amount_text(stakes.small_blind, money),
        "ante": amount_text(stakes.ante, money),
        "money": money,
        "seats": str(max(players) + 1),
        "stack": amount_text(max(players[hero].stack, stakes.big_blind), money),
        "hero": str(hero),
        "house": house or "default",
        "practice": "1",
    }
    try:
        options = parse_options(params)
    except RulesError as error:
        why: WhyNot = "bad_rules" if error.params["key"] == "house" else "bad_amounts"
        raise _bad_practice(why, str(error)) from None
    if options.stakes != stakes:
        raise _bad_practice("bad_amounts", f"no table is played for {stakes!r}")
    return options


def _bad_practice(why: WhyNot, message: str, upto: int = 0) -> RulesError:
    return RulesError("bad_practice", message, why=why, upto=upto)


def _word(value: Any) -> str:
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _table(record: HandRecord, hero: int) -> Table:
    options = _options(record, hero)
    players = record.by_chair()
    taken = {player.name for player in players.values()}
    spare = (name for name in CAST if name not in taken)
    name = PLAYER if PLAYER not in taken else players[hero].name
    chairs = tuple(
        Chair(name if chair == hero else players[chair].name, players[chair].stack)
        if chair in players
        else Chair(next(spare), 0, is_empty=True)
        for chair in range(options.seats)
    )
    return replace(
        open_table(options, fresh_seed()),
        chairs=chairs,
        bank=sum(chair.stack for chair in chairs),
        hand=max(record.number, 1),
        blinds=record.blinds,
        seats=tuple(SeatIn(p.seat, p.stack, p.live, p.dead) for p in record.seats),
    )


def _deck(record: HandRecord, seed: str) -> tuple[Card, ...]:
    """The record's deck; what it does not know comes in any order."""
    rest = iter([card for card in shuffled_deck(seed, record.number) if card not in record.deck])
    return tuple(next(rest) if card is None else card for card in record.deck)
