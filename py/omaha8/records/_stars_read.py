"""From the text of a hand to a record: each line is understood or refused, then the hand is played.

One table of the kinds of lines with a short method for each: parted, no half could be read without the other.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from omaha8.cards import Card, parse_cards
from omaha8.errors import NotationError, Omaha8Error
from omaha8.records._record import HandRecord, RecordSeat, action_of, deck_of
from omaha8.records._stars_words import (
    PROTECTED,
    REVEALED,
    STREET_WORDS,
    STRUCTURE_WORDS,
    VARIANT_WORDS,
    Post,
    blinds_of,
    extra_posts,
    stakes_of,
    told_apart,
)
from omaha8.records.history import replay
from omaha8.rules.events import Acted, ActionName, BetReturned, Event, PotAwarded, StreetDealt
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, Game, Stakes
from omaha8.rules.posts import Blinds, clockwise
from omaha8.rules.profiles import HouseRules

if TYPE_CHECKING:
    from omaha8.rules.actions import Action

_AMOUNT = r"[$€£]?\d{1,13}(?:\.\d{1,2})?"
_CARDS = r"\[[2-9TJQKAcdhs ]{2,30}\]"
_ALL_IN = "(?: and is all-in)?"
_HEADER = re.compile(
    r"(?:PokerStars|Omaha8) (?:Hand|Game) #(?P<number>\d{1,15}): +(?:Tournament #[^(]* )?"
    r"(?P<variant>Omaha(?: Hi/Lo)?) (?P<structure>Limit|Pot Limit|No Limit)(?: - Level \S+)? "
    rf"\((?P<low>{_AMOUNT})/(?P<high>{_AMOUNT})(?: [A-Z]{{3}})?\)(?: - (?P<played>.+))?"
)
_POTS = rf"(?: (?:Main pot|Side pot(?:-\d)?) {_AMOUNT}\.)*"
_TOTAL = rf"Total pot (?P<total>{_AMOUNT}){_POTS} \| Rake (?P<rake>{_AMOUNT})"
_RESULT = re.compile(
    rf"folded (?:before Flop|on the (?:Flop|Turn|River)).*|collected \({_AMOUNT}\)|mucked(?: ({_CARDS}))?"
    rf"|showed ({_CARDS}) and (?:won \({_AMOUNT}\)|lost) with .*"
)
_VERBS: dict[str, ActionName] = {"folds": "fold", "checks": "check", "calls": "call", "bets": "bet"}
_POSTS = {
    "the ante": "ante",
    "small blind": "small_blind",
    "big blind": "big_blind",
    "small & big blinds": "both",
}
# What happens at a table beside the game.
_ASIDE = (
    r"said, \".*\"|joins the table.*|leaves the table|is connected|is disconnected|has timed out.*|"
    r"has returned|is sitting out|sits out|will be allowed to play.*|was removed from the table.*"
)
_WORDS_OF_VALUE = {"true": True, "false": False, "none": None}


class Line(NamedTuple):
    """A line of the file, counted from 1."""

    number: int
    text: str


class _Token(NamedTuple):
    """Something that comes out the same when the hand is played by the text."""

    what: str
    seat: int | None
    details: tuple[Any, ...]


_Handler = Callable[[re.Match[str]], None]


def read_one(text: str) -> HandRecord:
    """The hand of a text that has just one."""
    hands = _hands(text)
    if len(hands) != 1:
        raise NotationError("missing_line", f"line 1: {len(hands)} hands where one should be", line=1)
    return _Reader(hands[0]).read()


def read_all(text: str) -> tuple[HandRecord, ...]:
    """All hands of a text."""
    return tuple(_Reader(lines).read() for lines in _hands(text))


def _hands(text: str) -> list[list[Line]]:
    hands: list[list[Line]] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = Line(number, raw.rstrip())
        if _HEADER.fullmatch(line.text):
            hands.append([])
        if line.text:
            if not hands:
                message = f"line {number}: not the header of an Omaha hand: {line.text[:60]!r}"
                raise NotationError("unsupported", message, line=number, text=line.text[:60])
            hands[-1].append(line)
    if not hands:
        raise NotationError("missing_line", "line 1: no hand in the text", line=1)
    return hands


class _Reader:
    """Reads one hand; `line` is where it is, so that errors can say it."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines, self.line = lines, lines[0]
        header = _HEADER.fullmatch(self.line.text)
        assert header is not None  # noqa: S101 - `_hands` begins a hand at a header
        self.header = header
        self.dollar = 1 if header["low"].isascii() and header["low"][0].isdigit() else 100
        self.button: int | None = None
        self.seats: dict[int, tuple[str, int]] = {}
        self.out: set[str] = set()
        self.posts: list[Post] = []
        self.holes: dict[int, tuple[Card, ...]] = {}
        self.hero: int | None = None
        self.shown: list[int] = []
        self.board: tuple[Card, ...] = ()
        self.moves: list[tuple[Line, int, Action]] = []
        self.tokens: list[tuple[Line, _Token]] = []
        self.collected: list[tuple[Line, int, int]] = []
        self.total: tuple[Line, int, int] | None = None
        self.summed: set[int] = set()
        self.rules = HouseRules()
        self.own_stakes: dict[str, int] = {}
        self.own_blinds: tuple[int, int] | None = None
        self.is_revealed = False
        self.patterns: list[tuple[re.Pattern[str], _Handler]] = [
            (
                re.compile(r"Table '.*' (?:\d+-max )?(?:\(Play Money\) )?Seat #(\d{1,2}) is the button"),
                self._table,
            ),
            (re.compile(rf"Seat (\d{{1,2}}): (.+) \(({_AMOUNT}) in chips\)( is sitting out)?"), self._seat),
        ]

    def read(self) -> HandRecord:
        try:
            for line in self.lines[1:]:
                self.line = line
                self._understand(line.text)
            self.line = self.lines[-1]
            if self.total is None or self.summed != set(self.seats):
                raise self._error("missing_line", "the text ends before the summary does")
            self.line = self.lines[0]
            record = self._checked(self._record())
        except Omaha8Error as error:
            raise self._located(error) from None
        return record

    def _understand(self, text: str) -> None:
        if len(self.patterns) == 2 and self.seats and not text.startswith("Seat "):
            self.patterns = self._play_patterns()
        for pattern, handle in self.patterns:
            if found := pattern.fullmatch(text):
                return handle(found)
        raise self._error("bad_line", f"cannot be understood: {text[:80]!r}", text=text[:80])

    def _play_patterns(self) -> list[tuple[re.Pattern[str], _Handler]]:
        names = [name for name, _ in self.seats.values()]
        known = sorted((*names, *self.out), key=len, reverse=True)
        who = f"(?P<name>{'|'.join(map(re.escape, known))})"
        table: list[tuple[str, _Handler]] = [
            (rf"{who}: posts (?P<post>[a-z& ]+) (?P<amount>{_AMOUNT}){_ALL_IN}", self._post),
            (rf"{who}: (?P<verb>folds|checks)(?: {_CARDS})?", self._act),
            (rf"{who}: (?P<verb>calls|bets) (?P<amount>{_AMOUNT}){_ALL_IN}", self._act),
            (rf"{who} {PROTECTED}", self._protected),
            (rf"{who}: raises (?P<by>{_AMOUNT}) to (?P<amount>{_AMOUNT}){_ALL_IN}", self._raise),
            (rf"{who}: shows (?P<cards>{_CARDS})(?: \(.*\))?", self._shows),
            (rf"{who}: (?:mucks hand|doesn't show hand)", self._nothing),
            (rf"Uncalled bet \((?P<amount>{_AMOUNT})\) returned to {who}", self._returned),
            (
                rf"{who} collected (?P<amount>{_AMOUNT}) from (?:pot|main pot|side pot(?:-\d)?)",
                self._collected,
            ),
            (rf"Dealt to {who} (?P<cards>{_CARDS})", self._dealt),
            (rf"Seat (?P<seat>\d{{1,2}}): {who}(?: \([a-z ]+\))* (?P<rest>.*)", self._summed),
            (
                rf"\*\*\* (?P<street>FLOP|TURN|RIVER) \*\*\* (?:(?P<old>{_CARDS}) )?(?P<cards>{_CARDS})",
                self._street,
            ),
            (r"\*\*\* (?:HOLE CARDS|SHOW DOWN|SUMMARY) \*\*\*", self._nothing),
            (_TOTAL, self._sum),
            (rf"Board (?P<cards>{_CARDS})", self._final_board),
            (r"House rules: (?P<rules>.+)", self._house),
            (r"Stakes: small_blind=(?P<small>\d{1,13}), ante=(?P<ante>\d{1,13})", self._stakes),
            (r"Blinds: #(?P<small>\d{1,2}) #(?P<big>\d{1,2})", self._blinds),
            (REVEALED, self._revealed),
            (rf"{who}:? (?:{_ASIDE})", self._nothing),
        ]
        return [(re.compile(pattern), handle) for pattern, handle in table]

    # One method for each kind of line

    def _table(self, found: re.Match[str]) -> None:
        self.button = self._chair(found[1])

    def _seat(self, found: re.Match[str]) -> None:
        if found[4]:
            self.out.add(found[2])
            return
        chair = self._chair(found[1])
        if chair in self.seats or found[2] in [name for name, _ in self.seats.values()]:
            raise self._error("bad_line", f"the seat or the name is taken: {self.line.text[:80]!r}")
        self.seats[chair] = (found[2], self._amount(found[3]))

    def _post(self, found: re.Match[str]) -> None:
        kind = _POSTS.get(found["post"])
        if kind is None or self.moves:
            raise self._error("bad_line", f"not a post: {self.line.text[:80]!r}")
        self.posts.append(Post(kind, self._who(found), self._amount(found["amount"])))

    def _act(self, found: re.Match[str]) -> None:
        verb = _VERBS[found["verb"]]
        amount = self._amount(found["amount"]) if verb in ("call", "bet") else 0
        self._move(self._who(found), verb, amount, (amount,))

    def _protected(self, found: re.Match[str]) -> None:
        self._move(self._who(found), "protect", 0, (0,))

    def _raise(self, found: re.Match[str]) -> None:
        to = self._amount(found["amount"])
        self._move(self._who(found), "raise", to, (to,))

    def _move(self, seat: int, verb: ActionName, to: int, details: tuple[int, ...]) -> None:
        self.moves.append((self.line, seat, action_of(verb, to)))
        self.tokens.append((self.line, _Token(verb, seat, details)))

    def _shows(self, found: re.Match[str]) -> None:
        self._holds(self._who(found), found["cards"])
        self.shown.append(self._who(found))

    def _dealt(self, found: re.Match[str]) -> None:
        self._holds(self._who(found), found["cards"])
        self.hero = self._who(found) if self.hero is None else self.hero

    def _returned(self, found: re.Match[str]) -> None:
        self.tokens.append(
            (self.line, _Token("returned", self._who(found), (self._amount(found["amount"]),)))
        )

    def _collected(self, found: re.Match[str]) -> None:
        self.collected.append((self.line, self._who(found), self._amount(found["amount"])))

    def _street(self, found: re.Match[str]) -> None:
        old, new = self._cards(found["old"] or "[]"), self._cards(found["cards"])
        if old != self.board:
            raise self._error("contradiction", "the street does not continue the board")
        self.board += new
        street = next(street for street, word in STREET_WORDS.items() if word == found["street"])
        self.tokens.append((self.line, _Token(street, None, new)))

    def _final_board(self, found: re.Match[str]) -> None:
        if self._cards(found["cards"]) != self.board:
            raise self._error("contradiction", "the board of the summary is not the one dealt")

    def _sum(self, found: re.Match[str]) -> None:
        self.total = (self.line, self._amount(found["total"]), self._amount(found["rake"]))

    def _summed(self, found: re.Match[str]) -> None:
        seat = self._who(found)
        if self._chair(found["seat"]) != seat:
            raise self._error("contradiction", "the summary puts the player in another seat")
        result = _RESULT.fullmatch(found["rest"])
        if result is None:
            raise self._error("bad_line", f"not a result: {found['rest'][:80]!r}")
        if cards := result[1] or result[2]:
            self._holds(seat, cards)
        self.summed.add(seat)

    def _house(self, found: re.Match[str]) -> None:
        changes: dict[str, Any] = {}
        for part in found["rules"].split(", "):
            key, _, word = part.partition("=")
            is_number = word.isascii() and word.isdigit() and len(word) < 10
            changes[key] = int(word) if is_number else _WORDS_OF_VALUE.get(word, word)
        self.rules = HouseRules.from_changes(changes)

    def _stakes(self, found: re.Match[str]) -> None:
        self.own_stakes = {"small_blind": int(found["small"]), "ante": int(found["ante"])}

    def _blinds(self, found: re.Match[str]) -> None:
        self.own_blinds = self._chair(found["small"]), self._chair(found["big"])

    def _revealed(self, found: re.Match[str]) -> None:
        self.is_revealed = bool(found)

    def _nothing(self, found: re.Match[str]) -> None:
        """A line that adds nothing."""

    # Parts of lines

    def _who(self, found: re.Match[str]) -> int:
        for chair, (name, _) in self.seats.items():
            if name == found["name"]:
                return chair
        raise self._error("bad_line", f"not dealt in: {found['name']!r}")

    def _chair(self, text: str) -> int:
        if not 1 <= int(text) <= MAX_SEATS:
            raise self._error("bad_line", f"no such seat: {text!r}")
        return int(text) - 1

    def _amount(self, text: str) -> int:
        whole, _, cents = text.lstrip("$€£").partition(".")
        if self.dollar == 1 and (cents or not text[0].isdigit()):
            raise self._error("bad_amount", f"not an amount of chips: {text!r}", text=text)
        return int(whole) if self.dollar == 1 else int(whole) * 100 + int(cents.ljust(2, "0"))

    def _cards(self, text: str) -> tuple[Card, ...]:
        return parse_cards(text[1:-1])

    def _holds(self, seat: int, text: str) -> None:
        cards = self._cards(text)
        if len(cards) != 4:
            raise self._error("bad_line", f"not four cards: {text!r}")
        if set(self.holes.setdefault(seat, cards)) != set(cards):
            raise self._error("contradiction", f"held other cards before: {text!r}")

    # The whole

    def _record(self) -> HandRecord:
        header = self.header
        if self.button is None or len(self.seats) < MIN_SEATS:
            raise self._error("missing_line", "no line names the button, or fewer than two name seats")
        variant = next(key for key, word in VARIANT_WORDS.items() if word == header["variant"])
        structure = next(key for key, word in STRUCTURE_WORDS.items() if word == header["structure"])
        game = Game(variant, structure)
        chairs = sorted(self.seats)
        blinds = blinds_of(chairs, self.button, self.posts)
        if self.own_blinds:
            blinds = Blinds(self.button, *self.own_blinds)
        if blinds is None:
            raise self._error("missing_line", "no line tells where the blinds are")
        posts = told_apart(self.posts, blinds)
        stakes = self._table_stakes(game, posts)
        extra = extra_posts(posts, stakes.big_blind)
        seats = tuple(RecordSeat(chair, *self.seats[chair], *extra.get(chair, (0, 0))) for chair in chairs)
        return HandRecord(
            number=int(header["number"]),
            game=game,
            stakes=stakes,
            rules=self.rules,
            blinds=blinds,
            seats=seats,
            deck=deck_of(clockwise(chairs, self.button), self.holes, self.board),
            actions=tuple((seat, action) for _, seat, action in self.moves),
            hero=self.hero,
            played=header["played"],
            revealed=self.is_revealed,
        )

    def _table_stakes(self, game: Game, posts: Sequence[Post]) -> Stakes:
        low, high = self._amount(self.header["low"]), self._amount(self.header["high"])
        return replace(stakes_of(game, low, high, self.dollar, posts), **self.own_stakes)

    def _checked(self, record: HandRecord) -> HandRecord:
        """Play the hand: its story and its money must be those of the text. See who need not have shown."""
        self.line = self.moves[-1][0] if self.moves else self.lines[-1]
        states, events = replay(record)
        played = _story(events)
        for (line, token), wanted in zip(self.tokens, played, strict=False):
            if token != wanted:
                self.line = line
                raise self._error("contradiction", f"played by the lines before, this is {wanted!r}")
        self.line = self.lines[-1]
        if len(self.tokens) != len(played):
            raise self._error("contradiction", f"{len(self.tokens)!r} things happen, not {len(played)!r}")
        self._check_money(events)
        unseen = [record.order[position] for position in states[-1].may_show]
        return replace(record, shown=tuple(seat for seat in dict.fromkeys(self.shown) if seat in unseen))

    def _check_money(self, events: Sequence[Event]) -> None:
        awards = [event for event in events if isinstance(event, PotAwarded)]
        won = dict.fromkeys(self.seats, 0)
        for award in awards:
            for seat, chips in award.high_shares + award.low_shares:
                won[seat] += chips
        told = dict.fromkeys(self.seats, 0)
        for line, seat, chips in self.collected:
            told[seat] += chips
            if told[seat] > won[seat]:
                self.line = line
                raise self._error("settlement_differs", f"by these rules {won[seat]!r} is collected")
        if self.total:
            self.line = self.total[0]
            sums = sum(award.amount for award in awards), sum(award.rake for award in awards)
            if told != won or self.total[1:] != sums:
                raise self._error("settlement_differs", f"by these rules pot and rake are {sums!r}")

    def _error(self, code: str, message: str, **params: Any) -> NotationError:
        number = self.line.number
        return NotationError(code, f"line {number}: {message}", line=number, **params)

    def _located(self, error: Omaha8Error) -> Omaha8Error:
        if "line" in error.params:
            return error
        index = error.params.get("index")
        number = (self.moves[index][0] if isinstance(index, int) else self.line).number
        return type(error)(error.code, f"line {number}: {error}", **error.params | {"line": number})


def _story(events: Sequence[Event]) -> list[_Token]:
    """What the lines between the posts and the showdown tell."""
    story = []
    for event in events:
        match event:
            case Acted(action="call"):
                story.append(_Token("call", event.seat, (event.by,)))
            case Acted(action="fold" | "check" | "protect"):
                story.append(_Token(event.action, event.seat, (0,)))
            case Acted():
                story.append(_Token(event.action, event.seat, (event.to,)))
            case BetReturned():
                story.append(_Token("returned", event.seat, (event.amount,)))
            case StreetDealt():
                story.append(_Token(event.street, None, event.cards))
    return story
