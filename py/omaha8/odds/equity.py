"""Equity: what each hand gets of the pot when all are shown down (`docs/rules.md#a13`).

Deals are counted by outcome. An outcome is an integer with a bit for each hand that has the best high, the
first hand lowest, and above those bits one for each hand that has the best low; none there when nobody has
one. With two hands, 0b0111 is a tied high, and the low for the first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from omaha8.cards import DECK, Card, card_name, cards_name
from omaha8.errors import RulesError
from omaha8.odds.ranges import Range
from omaha8.rules.games import MAX_SEATS, MIN_SEATS, VARIANTS, Variant

POT = 5040
"""Shares are counted in parts of a pot: half of it divides among up to ten hands without a rest."""

Hand: TypeAlias = tuple[Card, ...]
Holding: TypeAlias = Sequence[Card] | Range | None
"""Four known cards, a range of hands, or None: any hand."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What one hand gets in a number of deals.

    The sums are exact integers; the properties are parts of the pot or of the deals, 0 to 1.

    Attributes:
        trials: number of deals; those of a range count by the weights of the hands.
        share: parts of the pot (`POT` a deal) that it won in all.
        high: those of `share` won as the high, or with no low at the table.
        low: those of `share` won as the low.
        scoops: deals in which it won the whole pot.
        quarters: deals in which it split one half of the pot with others and got nothing of the other half.
        ties: deals in which it split the high or the low with others.
        squares: sum of the squares of its share, deal by deal.
        is_exact: whether the deals are all there are, instead of a sample.
    """

    trials: int
    share: int
    high: int
    low: int
    scoops: int
    quarters: int
    ties: int
    squares: int
    is_exact: bool

    @property
    def equity(self) -> float:
        """The part of the pot that it may expect."""
        return self.share / (POT * self.trials)

    @property
    def high_share(self) -> float:
        """The part of `equity` that comes from highs, and from pots without a low."""
        return self.high / (POT * self.trials)

    @property
    def low_share(self) -> float:
        """The part of `equity` that comes from lows."""
        return self.low / (POT * self.trials)

    @property
    def scoop(self) -> float:
        """How often it wins the whole pot."""
        return self.scoops / self.trials

    @property
    def quartered(self) -> float:
        """How often it gets a part of one half only."""
        return self.quarters / self.trials

    @property
    def tie(self) -> float:
        """How often it ties for the high or the low."""
        return self.ties / self.trials

    @property
    def error(self) -> float | None:
        """The standard error of `equity`; None where it is exact."""
        return None if self.is_exact else standard_error(self.trials, self.share, self.squares)

    @property
    def per_mille(self) -> int:
        """Equity in thousandths of the pot, rounded half up."""
        return per_mille(self.share, POT * self.trials)


def per_mille(part: int, whole: int) -> int:
    """`part` in thousandths of `whole`, rounded half up.

    >>> per_mille(1, 16)
    63
    """
    return (2000 * part + whole) // (2 * whole)


def standard_error(trials: int, total: int, squares: int) -> float:
    """Of the mean, in pots, of shares in parts of `POT` with these sums; infinite for a single trial.

    >>> round(standard_error(101, 50 * POT, 50 * POT * POT), 4)
    0.05
    """
    if trials < 2:
        return float("inf")
    return sqrt((trials * squares - total * total) / (trials - 1)) / (trials * POT)


@dataclass(frozen=True, slots=True)
class Spot:
    """Hands and a board that can exist; made by `spot`.

    Outcomes count the hands in this order: the known ones, those of ranges, the unknown.

    Attributes:
        known: the known hands.
        ranges: what other players may hold.
        unknown: how many hands can be anything.
        places: for each hand as it was asked, its place in the order above.
        board: the board cards that lie.
        gone: the cards that lie anywhere, the dead ones too.
        has_low: whether lows count.
    """

    known: tuple[Hand, ...]
    ranges: tuple[Range, ...]
    unknown: int
    places: tuple[int, ...]
    board: Hand
    gone: frozenset[Card]
    has_low: bool

    @property
    def live(self) -> Hand:
        """The cards that lie nowhere, in rising order."""
        return tuple(_ALL.translate(None, bytes(self.gone)))


def spot(
    hands: Sequence[Holding], board: Sequence[Card], variant: Variant, dead: Sequence[Card] = ()
) -> Spot:
    """Check a question about equity, and leave out of the ranges what is impossible.

    `dead` cards are known to be in no hand and not to come.

    Raises:
        RulesError: `unknown_variant`, or `bad_equity` for other than 2 to 10 hands, a hand without 4 cards, a
            board of 1, 2 or more than 5 cards, a card that stands twice, a range without a possible hand, or
            too few cards.
        NotationError: `bad_card`.
    """
    if variant not in VARIANTS:
        raise RulesError("unknown_variant", f"unknown variant: {variant!r}", variant=variant)
    if not MIN_SEATS <= len(hands) <= MAX_SEATS:
        raise RulesError("bad_equity", f"{MIN_SEATS} to {MAX_SEATS} hands, not {len(hands)}", what="hands")
    if len(board) not in (0, 3, 4, 5):
        raise RulesError("bad_equity", f"a board has 0, 3, 4 or 5 cards: {cards_name(board)!r}", what="board")
    lying = [*board, *dead]
    known, ranges = [], []
    for hand in hands:
        if isinstance(hand, Range):
            ranges.append(hand)
        elif hand is not None:
            if len(hand) != 4:
                raise RulesError("bad_equity", f"a hand has 4 cards: {cards_name(hand)!r}", what="hand")
            lying += hand
            known.append(tuple(hand))
    gone = frozenset(lying)
    if len(gone) != len(lying) or not gone <= _DECK:
        names = cards_name(lying)
        twice = next(card for card in lying if lying.count(card) > 1)
        raise RulesError("bad_equity", f"{card_name(twice)!r} twice in {names!r}", what="duplicate")
    if 5 - len(board) + 4 * (len(hands) - len(known)) + len(gone) > 52:
        raise RulesError("bad_equity", f"not enough cards for {len(hands)} hands", what="cards")
    return Spot(
        tuple(known),
        tuple([_possible(each, gone) for each in ranges]),
        len(hands) - len(known) - len(ranges),
        _places(hands) if len(known) < len(hands) else _IN_ORDER[: len(hands)],
        tuple(board),
        gone,
        variant == "omaha8",
    )


_DECK, _ALL = frozenset(DECK), bytes(DECK)
_IN_ORDER = tuple(range(MAX_SEATS))
_TOLD = 4  # hands of a range that an error names


def _possible(range_: Range, gone: frozenset[Card]) -> Range:
    possible = range_.without(gone)
    if possible is None:
        some = ",".join(map(cards_name, range_.hands[:_TOLD])) + (",..." if len(range_.hands) > _TOLD else "")
        raise RulesError("bad_equity", f"no hand of the range is possible: {some!r}", what="range")
    return possible


def _places(hands: Sequence[Holding]) -> tuple[int, ...]:
    order = sorted(range(len(hands)), key=lambda i: (hands[i] is None, isinstance(hands[i], Range)))
    return tuple([order.index(i) for i in range(len(hands))])


def odds_of(
    outcomes: Mapping[int, int], places: Sequence[int], *, is_exact: bool = False
) -> tuple[Odds, ...]:
    """What each hand got, from the number of deals by outcome; `places` are the bits of the hands.

    >>> first, second = odds_of({0b0111: 3, 0b0001: 1}, (0, 1))
    >>> first.equity, second.equity, first.scoops, second.quarters
    (0.8125, 0.1875, 1, 3)
    """
    sums = [[0, 0, 0, 0, 0, 0, 0] for _ in places]
    trials = 0
    for outcome, count in outcomes.items():
        if not count:
            continue
        trials += count
        for place, high, low, square, kind in _paid(outcome, len(places)):
            line = sums[place]
            line[0] += high * count
            line[1] += low * count
            line[2] += square * count
            line[kind] += count
    lines = [sums[place] for place in places]
    return tuple(
        [
            Odds(trials, high + low, high, low, scoops, quarters, quarters + ties, squares, is_exact)
            for high, low, squares, scoops, quarters, ties, _ in lines
        ]
    )


_SCOOP, _QUARTER, _TIE, _OTHER = 3, 4, 5, 6  # where they are counted: a deal is only one of these for a hand


@lru_cache(maxsize=1 << 12)
def _paid(outcome: int, hands: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """For each hand that gets something: its place, parts of high and low, the square, and the kind."""
    highs, lows = outcome & ((1 << hands) - 1), outcome >> hands
    part = (POT // 2 if lows else POT) // highs.bit_count()
    low_part = POT // 2 // lows.bit_count() if lows else 0
    paid = []
    for place in range(hands):
        high, low = part * (highs >> place & 1), low_part * (lows >> place & 1)
        share = high + low
        if share == POT:
            kind = _SCOOP
        elif lows and share < POT // 2 and not (high and low):
            kind = _QUARTER
        elif (high and highs.bit_count() > 1) or (low and lows.bit_count() > 1):
            kind = _TIE
        else:
            kind = _OTHER
        if share:
            paid.append((place, high, low, share * share, kind))
    return tuple(paid)
