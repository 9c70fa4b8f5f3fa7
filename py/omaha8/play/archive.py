"""Finished hands as records: made from a session, told step by step, checked."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.play.frames import Frame, told
from omaha8.play.session import Session
from omaha8.records.history import HandRecord, commitment, from_hand, replay, steps
from omaha8.records.luck import adjusted, rounded
from omaha8.rules.ledger import Ledger, ledger
from omaha8.shuffle import salt
from omaha8.views.project import TableFacts

WhyVerified: TypeAlias = Literal["same", "differs", "no_commitment", "deck_unknown"]


def record_of(session: Session) -> HandRecord | None:
    """The record of the hand that has just ended, None while one runs or before the first.

    It tells all cards, and the salt that opens the commitment. It tells the seed only where the player chose
    it: a fresh one still deals the hands to come.
    """
    state, table, options = session.hand, session.dealt, session.options
    if state is None or not state.is_complete:
        return None
    return from_hand(
        state,
        session.events,
        number=table.hand,
        names=table.names,
        hero=options.hero if options.hero in state.seats else None,
        seed=options.seed,
        seeded=options.seed is not None,
        revealed=session.is_open,
        salt=salt(table.seed, table.hand),
    )


def ledger_of(record: HandRecord) -> Ledger:
    """The hand's arithmetic.

    Raises:
        Omaha8Error: when the record cannot be replayed.
    """
    _, events = replay(record)
    return ledger(events, record.game, record.stakes, record.rules)


def luck_of(record: HandRecord) -> dict[int, int]:
    """The net of each seat adjusted for all-in equity (`records.luck`), in whole chips.

    Raises:
        Omaha8Error: when the record cannot be replayed.
    """
    return {seat: rounded(chips) for seat, chips in adjusted(record, tuple(steps(record))).items()}


def frames(record: HandRecord, seat: int | None, *, is_open: bool = False) -> Iterator[Frame]:
    """The hand step by step, each table as it was then: nothing of what comes later.

    Args:
        record: the hand.
        seat: whose view it is, None for a spectator's.
        is_open: the cards of all players whose hands are known lie face up from the start.

    Raises:
        RulesError: `bad_seat` for a chair that was not dealt in, `missing_cards` where its hand is not known.
        Omaha8Error: when the record cannot be replayed.
    """
    players = record.by_chair()
    if seat is not None and seat not in players:
        raise RulesError("bad_seat", f"seat {seat!r} was not dealt in", seat=seat)
    if seat is not None and not record.knows(seat):
        raise RulesError("missing_cards", f"the hand of seat {seat!r} is not known", seat=seat)
    chairs = range(max(players) + 1)
    facts = TableFacts(
        game=record.game,
        stakes=record.stakes,
        hand=record.number,
        names=tuple(players[chair].name if chair in players else "" for chair in chairs),
        stacks=(0,) * len(chairs),
        bank=sum(player.stack for player in players.values()),
    )
    known = [chair for chair in players if record.knows(chair)]
    return told(steps(record), facts, seat, known if is_open else ())


def verified(record: HandRecord) -> WhyVerified:
    """Whether the deck is the one that was promised before the deal."""
    known = [card for card in record.deck if card is not None]
    if record.commitment is None or record.salt is None:
        return "no_commitment"
    if len(known) < len(record.deck):
        return "deck_unknown"
    return "same" if commitment(known, record.salt) == record.commitment else "differs"
