"""Hands as text in the manner of PokerStars, which players and most trackers read (docs/records.md#text).

The text tells what a player at the table saw, and the hands mucked at the showdown. It has neither the rest
of the deck nor seeds, so a hand that is read back replays with the same actions, board, shown hands and
stacks, but is no complete record. Four lines of our own, each only where it is needed, tell what the format
has no word for: `House rules:`, `Stakes:`, `Blinds:` and `All hands were open`, all in the summary.
"""

from collections.abc import Iterable, Iterator

from omaha8.records._record import HandRecord
from omaha8.records._stars_read import read_all, read_one
from omaha8.records._stars_words import (
    PROTECTED,
    REVEALED,
    STREET_WORDS,
    Post,
    amount_text,
    blinds_of,
    cards_text,
    game_text,
    hand_text,
    pot_text,
    stakes_of,
)
from omaha8.records.history import Step, steps
from omaha8.rules.evaluate import best
from omaha8.rules.events import (
    Acted,
    BetReturned,
    Event,
    HoleMucked,
    HoleShown,
    Posted,
    PotAwarded,
    StreetDealt,
)
from omaha8.rules.games import BOARD_SIZE
from omaha8.rules.hand import HandState

_POSTS = {
    "ante": "posts the ante",
    "small_blind": "posts small blind",
    "big_blind": "posts big blind",
    "live": "posts big blind",
    "dead": "posts small blind",
    "both": "posts small & big blinds",
}
_AS_LINE = {"live": "big_blind", "dead": "small_blind"}


def to_text(record: HandRecord) -> str:
    """Write a hand.

    Raises:
        Omaha8Error: when the record cannot be replayed.
    """
    return "\n".join(_Writer(record).lines()) + "\n"


def to_texts(records: Iterable[HandRecord]) -> str:
    """Write many hands, two empty lines between them."""
    return "\n\n".join(map(to_text, records))


def from_text(text: str) -> HandRecord:
    """Read one hand.

    Raises:
        NotationError: `bad_line`, `missing_line`, `unsupported`, `bad_amount`, `bad_card`; `contradiction`
            and `settlement_differs` where the lines do not tell the hand that is played by them. All have
            a `line`.
        Omaha8Error: what the rules refuse, with `line`.
    """
    return read_one(text)


def from_texts(text: str) -> tuple[HandRecord, ...]:
    """Read all hands of a text, or none.

    Raises:
        Omaha8Error: as `from_text`.
    """
    return read_all(text)


class _Writer:
    def __init__(self, record: HandRecord) -> None:
        self.record = record
        self.names = {seat.seat: seat.name for seat in record.seats}
        stakes = record.stakes
        bets, blinds = (stakes.small_bet, stakes.big_bet), (stakes.small_blind, stakes.big_blind)
        self.sizes = bets if stakes.small_bet else blinds
        self.steps: tuple[Step, ...] = tuple(steps(record))
        self.events: tuple[Event, ...] = tuple(event for _, events in self.steps for event in events)
        self.end: HandState = self.steps[-1][0]
        self.awards = [event for event in self.events if isinstance(event, PotAwarded)]
        self.shown = {event.seat: event.cards for event in self.events if isinstance(event, HoleShown)}

    def lines(self) -> Iterator[str]:
        yield from self._head()
        yield "*** HOLE CARDS ***"
        hero = self.record.hero
        if hero is not None and self.record.knows(hero):
            yield f"Dealt to {self.names[hero]} {self._cards(hero)}"
        before = self.steps[0][0]
        for state, events in self.steps[1:]:
            for event in events:
                yield from self._event(event, before)
            before = state
        yield from self._showdown()
        yield from self._summary()

    def amount(self, amount: int) -> str:
        return amount_text(amount, self.record.stakes.dollar)

    def _cards(self, seat: int) -> str:
        return cards_text([card for card in self.record.hole(seat) if card is not None])

    def _head(self) -> Iterator[str]:
        record = self.record
        when = f" - {record.played}" if record.played else ""
        sizes = f"({'/'.join(map(self.amount, self.sizes))})"
        yield f"PokerStars Hand #{record.number}: {game_text(record.game)} {sizes}{when}"
        most = max(2, record.button + 1, *(chair + 1 for chair in self.names))
        yield f"Table 'Omaha8' {most}-max Seat #{record.button + 1} is the button"
        for seat in record.seats:
            yield f"Seat {seat.seat + 1}: {seat.name} ({self.amount(seat.stack)} in chips)"
        for post in self._posts():
            what = f"{_POSTS[post.kind]} {self.amount(post.amount)}{_all_in(post.is_all_in)}"
            yield f"{self.names[post.seat]}: {what}"

    def _posts(self) -> list[Post]:
        posts: list[Post] = []
        for event in self.events:
            if isinstance(event, Posted):
                post = Post(event.kind, event.seat, event.amount, event.is_all_in)
                last = posts[-1] if posts else post
                if post.kind == "dead" and (last.kind, last.seat, last.amount) == (
                    "live",
                    post.seat,
                    self.record.stakes.big_blind,
                ):
                    posts[-1] = Post("both", post.seat, last.amount + post.amount, post.is_all_in)
                else:
                    posts.append(post)
        return posts

    def _event(self, event: Event, before: HandState) -> Iterator[str]:
        match event:
            case Acted(action="protect"):
                yield f"{self.names[event.seat]} {PROTECTED}"
            case Acted():
                yield f"{self.names[event.seat]}: {self._act(event, before)}{_all_in(event.is_all_in)}"
            case BetReturned():
                yield f"Uncalled bet ({self.amount(event.amount)}) returned to {self.names[event.seat]}"
            case StreetDealt():
                old = self.end.board[: BOARD_SIZE[event.street] - len(event.cards)]
                cards = f"{cards_text(old)} {cards_text(event.cards)}" if old else cards_text(event.cards)
                yield f"*** {STREET_WORDS[event.street]} *** {cards}"

    def _act(self, act: Acted, before: HandState) -> str:
        match act.action:
            case "call":
                return f"calls {self.amount(act.by)}"
            case "bet":
                return f"bets {self.amount(act.to)}"
            case "raise":
                return f"raises {self.amount(act.to - before.to_match)} to {self.amount(act.to)}"
        return f"{act.action}s"

    def _showdown(self) -> Iterator[str]:
        is_showdown = self.end.ending == "showdown"
        if is_showdown:
            yield "*** SHOW DOWN ***"
        for event in self.events:
            if isinstance(event, HoleShown) and is_showdown:
                yield f"{self.names[event.seat]}: shows {cards_text(event.cards)} ({self._made(event.seat)})"
            elif isinstance(event, HoleMucked):
                yield f"{self.names[event.seat]}: mucks hand"
        for award in self.awards:
            pot = pot_text(award.index, len(self.awards))
            for seat, chips in award.high_shares + award.low_shares:
                if chips:
                    yield f"{self.names[seat]} collected {self.amount(chips)} from {pot}"
        if not is_showdown:
            winner = self.end.seats[self.end.folded.index(False)]
            if winner in self.shown:
                yield f"{self.names[winner]}: shows {cards_text(self.shown[winner])}"
            else:
                yield f"{self.names[winner]}: doesn't show hand"

    def _made(self, seat: int) -> str:
        made = best(self.shown[seat], self.end.board)
        return hand_text(made.high, made.low, has_low=self.record.game.has_low)

    def _summary(self) -> Iterator[str]:
        yield "*** SUMMARY ***"
        pots = sorted((award.index, award.amount) for award in self.awards)
        parts = ""
        if len(pots) > 1:
            parts = "".join(f"{pot_text(i, 2).capitalize()} {self.amount(chips)}. " for i, chips in pots)
        total = self.amount(sum(chips for _, chips in pots))
        yield f"Total pot {total} {parts}| Rake {self.amount(self.end.rake)}"
        if self.end.board:
            yield f"Board {cards_text(self.end.board)}"
        yield from self._own_lines()
        won = dict.fromkeys(self.names, 0)
        for award in self.awards:
            for seat, chips in award.high_shares + award.low_shares:
                won[seat] += chips
        for seat, name in self.names.items():
            yield f"Seat {seat + 1}: {name}{self._tags(seat)} {self._result(seat, won[seat])}"

    def _own_lines(self) -> Iterator[str]:
        record, stakes, posts = self.record, self.record.stakes, self._posts()
        if record.changes:
            yield f"House rules: {', '.join(f'{key}={str(v).lower()}' for key, v in record.changes.items())}"
        if stakes_of(record.game, *self.sizes, stakes.dollar, posts) != stakes:
            yield f"Stakes: small_blind={stakes.small_blind}, ante={stakes.ante}"
        lines = [post._replace(kind=_AS_LINE.get(post.kind, post.kind)) for post in posts]
        if blinds_of(list(self.names), record.button, lines) != record.blinds:
            yield f"Blinds: #{record.blinds.small_blind + 1} #{record.blinds.big_blind + 1}"
        if record.revealed:
            yield REVEALED

    def _tags(self, seat: int) -> str:
        blinds = self.record.blinds
        tags = (
            ("button", blinds.button),
            ("small blind", blinds.small_blind),
            ("big blind", blinds.big_blind),
        )
        return "".join(f" ({tag})" for tag, chair in tags if chair == seat)

    def _result(self, seat: int, won: int) -> str:
        fold = next(
            (e for e in self.events if isinstance(e, Acted) and (e.seat, e.action) == (seat, "fold")), None
        )
        if fold:
            if fold.street != "preflop":
                return f"folded on the {fold.street.capitalize()}"
            put_in = any(isinstance(e, Posted | Acted) and e.seat == seat and _chips(e) for e in self.events)
            return "folded before Flop" if put_in else "folded before Flop (didn't bet)"
        if self.end.ending == "fold":
            return f"collected ({self.amount(won)})"
        if seat not in self.shown:
            return f"mucked {self._cards(seat)}" if self.record.knows(seat) else "mucked"
        what = f"won ({self.amount(won)})" if won else "lost"
        return f"showed {cards_text(self.shown[seat])} and {what} with {self._made(seat)}"


def _chips(event: Posted | Acted) -> int:
    return event.amount if isinstance(event, Posted) else event.by


def _all_in(is_all_in: bool) -> str:
    return " and is all-in" if is_all_in else ""
