"""What a list of hands shows of one: who played what, how it went for a player, and how lucky he was."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.cards import Card
from omaha8.records.history import HandRecord, steps
from omaha8.records.luck import adjusted, rounded
from omaha8.records.stats import Counts, Played, Position, count, position_of
from omaha8.rules.events import Acted, Event, HandEnded, HandStarted, Posted, PotAwarded
from omaha8.rules.games import Game, Stakes

Mark: TypeAlias = Literal[
    "won", "lost", "folded", "showdown", "all_in", "split", "scooped", "quartered", "revealed"
]


@dataclass(frozen=True, slots=True)
class Digest:
    """One finished hand, seen from one chair.

    Attributes:
        number, game, stakes, money: what was played.
        names: of the players, by chair, the lowest first.
        seat: the chair; None where nobody's: then there are no cards, sums and counts.
        position: where it sat.
        cards: its four cards, empty where they are not known.
        board: as far as it was dealt.
        pot: all pots together, before rake.
        net: what the hand brought or cost.
        net_bb: the same in big blinds.
        adjusted: `net`, had every pot that was all-in with cards to come been paid by equity (see `luck`).
        adjusted_bb: the same in big blinds.
        marks: how it went.
        counts: its statistics; None too where the player saw all hands while he played: no sum counts it.
        commitment: what was promised of the deck before the deal.
    """

    number: int
    game: Game
    stakes: Stakes
    money: str
    names: tuple[str, ...]
    seat: int | None
    position: Position | None
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    pot: int
    net: int
    net_bb: float
    adjusted: int
    adjusted_bb: float
    marks: tuple[Mark, ...]
    counts: Counts | None
    commitment: str | None


def digest(record: HandRecord, seat: int | None = None) -> Digest:
    """The hand as `seat` sees it, else the record's own hero.

    Raises:
        Omaha8Error: when the record cannot be replayed.
    """
    told = tuple(steps(record))
    events = tuple(event for _, more in told for event in more)
    final, players = told[-1][0], record.by_chair()
    seat = record.hero if seat is None else seat
    seat = seat if seat in players else None
    counts = None if seat is None else count(Played(record.game, record.stakes.big_blind, events, seat))
    net = 0 if seat is None else _net(events, seat)
    by_equity = 0 if seat is None else rounded(adjusted(record, told)[seat])
    hole = () if seat is None else record.hole(seat)
    return Digest(
        number=record.number,
        game=record.game,
        stakes=record.stakes,
        money=record.money,
        names=tuple(players[chair].name for chair in sorted(players)),
        seat=seat,
        position=None if seat is None else position_of(events, seat),
        cards=tuple(card for card in hole if card is not None) if None not in hole else (),
        board=final.board,
        pot=sum(award.amount for award in final.awards),
        net=net,
        net_bb=net / record.stakes.big_blind,
        adjusted=by_equity,
        adjusted_bb=by_equity / record.stakes.big_blind,
        marks=_marks(events, seat, net, counts) + (("revealed",) if record.revealed else ()),
        counts=None if record.revealed else counts,
        commitment=record.commitment,
    )


def _marks(events: Sequence[Event], seat: int | None, net: int, counts: Counts | None) -> tuple[Mark, ...]:
    if seat is None or counts is None:
        return ()
    awards = [event for event in events if isinstance(event, PotAwarded)]
    holds: dict[Mark, bool] = {
        "won": net > 0,
        "lost": net < 0,
        "folded": any(isinstance(e, Acted) and e.seat == seat and e.action == "fold" for e in events),
        "showdown": counts.showdowns > 0,
        "all_in": any(isinstance(e, Acted | Posted) and e.seat == seat and e.is_all_in for e in events),
        "split": any(_is_split(award, seat) for award in awards),
        "scooped": counts.scoops > 0,
        "quartered": counts.quartered > 0,
    }
    return tuple(mark for mark, is_so in holds.items() if is_so)


def _is_split(award: PotAwarded, seat: int) -> bool:
    winners = {winner for winner, chips in award.high_shares + award.low_shares if chips}
    return seat in winners and len(winners) > 1


def _net(events: Sequence[Event], seat: int) -> int:
    started = next(event for event in events if isinstance(event, HandStarted))
    ended = next(event for event in events if isinstance(event, HandEnded))
    place = started.seats.index(seat)
    return ended.stacks[place] - started.stacks[place]
