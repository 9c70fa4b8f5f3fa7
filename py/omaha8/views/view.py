"""What one seat may know of a table, as data: enough to draw it, and all that a bot or the coach is given.

Everything is JSON-able once cards are written as text; `wire.schema` does that. Cards that the seat may not
see are absent: a face-down hand is `cards=None` with `card_count=4`.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from omaha8.cards import Card
from omaha8.rules.actions import NoRaise, Verb
from omaha8.rules.evaluate import Made
from omaha8.rules.events import Acted, ActionName, Ending, PostKind
from omaha8.rules.games import Stakes, Street, Structure, Variant
from omaha8.views.temptations import Temptation

SeatState: TypeAlias = Literal["active", "folded", "allin", "out", "winner"]
Phase: TypeAlias = Literal["idle", "dealing", "betting", "showdown", "between"]
Marker: TypeAlias = Literal["small_blind", "big_blind"]
LowState: TypeAlias = Literal["made", "possible", "impossible"]


@dataclass(frozen=True, slots=True)
class LastAction:
    """The latest act on this street; `amount` is the total of the street after it, 0 for fold and check."""

    action: ActionName | PostKind
    amount: int
    is_all_in: bool = False


@dataclass(frozen=True, slots=True)
class SeatView:
    """One chair as the viewer sees it.

    Attributes:
        seat: 0-based chair.
        name: whom the table seated there.
        stack: chips behind.
        committed: chips in front on this street.
        contributed: chips put in this hand, `committed` and posts included.
        state: `out` where no hand was dealt to it.
        marker: blind position, None for the others.
        card_count: how many hole cards it still holds, 0 or 4; 0 once it folded or mucked.
        cards: its hole cards where the viewer may see them, else None; the viewer's own also after a fold.
        last: its latest act on this street, None before it acts.
        won: chips won from the pots of the finished hand, returned bets not counted.
        net: stack after the hand less stack before it, once it is over; 0 while it runs.
        high: what a hand that was turned up makes, None before the board is whole.
        low: likewise its low, None where it has none or the game pays none.
        may_show: its hand went down unseen at the end, mucked or not asked for: its owner may turn it up.
    """

    seat: int
    name: str
    stack: int
    committed: int
    contributed: int
    state: SeatState
    marker: Marker | None = None
    card_count: int = 0
    cards: tuple[Card, ...] | None = None
    last: LastAction | None = None
    won: int = 0
    net: int = 0
    high: Made | None = None
    low: Made | None = None
    may_show: bool = False


@dataclass(frozen=True, slots=True)
class PotView:
    """A pot in the middle, main pot first; `seats` may still win it."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Preset:
    """A prepared amount; `to` is a legal total.

    `name` is that of its button: `min`, `half`, `three_quarter`, `pot`, `max`, `2_5x` or `3x`.
    """

    name: str
    to: int


@dataclass(frozen=True, slots=True)
class LegalView:
    """What the viewer may do now; amounts as in `rules.actions.LegalActions`.

    `call_is_all_in` and `max_is_all_in` say that the amount is the whole stack; `step` is what one press of
    plus or minus adds, `page` what half a pot adds.
    """

    can_check: bool
    call: int
    verb: Verb | None
    min_to: int
    max_to: int
    no_raise: NoRaise | None
    call_is_all_in: bool
    max_is_all_in: bool
    presets: tuple[Preset, ...]
    step: int
    page: int


@dataclass(frozen=True, slots=True)
class LowReading:
    """The viewer's low; it is `possible` once `needs` more low ranks that help lie on the board."""

    state: LowState
    needs: int = 0
    made: Made | None = None
    is_nuts: bool = False


@dataclass(frozen=True, slots=True)
class Lens:
    """What the viewer's cards make with the board, two plus three; None before the flop.

    `temptations` are the hands that they only seem to make.
    """

    high: Made
    high_is_nuts: bool
    low: LowReading | None
    temptations: tuple[Temptation, ...] = ()


@dataclass(frozen=True, slots=True)
class Share:
    """Chips of one half that went to a seat.

    Attributes:
        seat: who won them.
        amount: how many, odd chips included.
        part: its part of the whole pot as (numerator, denominator): a quarter is (1, 4).
        made: the five cards that won them; None where the hand was not turned up.
    """

    seat: int
    amount: int
    part: tuple[int, int]
    made: Made | None = None


@dataclass(frozen=True, slots=True)
class HalfResult:
    """Half a pot, or all of it, after rake. `made` is the first winner's; None where nobody had to show."""

    amount: int
    made: Made | None
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class PotResult:
    """A divided pot.

    Attributes:
        index: 0 main pot, then the side pots, lowest first.
        amount: before rake.
        rake: what the house took of it.
        claimants: seats that could win it.
        high: the high half; the whole pot where `low` is None or `both` holds.
        low: the low half; None: no low, a high-only game or a single claimant.
        both: the same seats won both halves and the pot was divided once (B-25): all chips stand in `high`;
            `low` has the amount 0 and shares of 0 chips, which say with what.
    """

    index: int
    amount: int
    rake: int
    claimants: tuple[int, ...]
    high: HalfResult
    low: HalfResult | None
    both: bool = False


@dataclass(frozen=True, slots=True)
class AllInShare:
    """What a hand may expect of a pot that all hands turned up contest; in thousandths of it, rounded.

    Attributes:
        seat: whose hand.
        share: its equity: the part of the pot that it gets on average.
        high: the part of `share` that comes from highs, and from pots without a low.
        low: the part of `share` that comes from lows.
        scoop: how often it wins the whole pot.
    """

    seat: int
    share: int
    high: int
    low: int
    scoop: int


@dataclass(frozen=True, slots=True)
class AllInStreet:
    """Equity while the board ran out, with the cards of `street` up; seats clockwise from left of the button.

    Folded hands count as unknown cards. `is_exact`: all boards were counted, else a fixed sample of them.
    """

    street: Street
    is_exact: bool
    shares: tuple[AllInShare, ...]


@dataclass(frozen=True, slots=True)
class Reads:
    """Public counts of a seat in this sitting; `play` fills them, bots may use them."""

    seat: int
    hands: int = 0
    voluntary: int = 0
    raised_preflop: int = 0
    bets_and_raises: int = 0
    calls: int = 0
    folds: int = 0
    showdowns: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it.

    Attributes:
        variant, structure, stakes: the game.
        hand: number of the hand at this table, 0 before the first.
        phase: what is going on.
        street: the street in play or reached.
        me: the viewer's seat, None for a spectator.
        button: seat of the dealer button, None before the first hand.
        turn: seat to act, None where nobody is.
        seats: every chair of the table, by number.
        board: cards turned up so far.
        pot: all chips in the middle, this street's included.
        pots: the middle by claimants, without this street's bets; empty while there is one undivided pot.
        to_call: chips the viewer would have to add now to call, on turn or not.
        legal: what the viewer may do, None when it is not to act.
        lens: what the viewer holds, None without cards or before the flop.
        results: the divided pots, last pot first, once the hand is over.
        ending: how the hand ended, None while it runs.
        acts: what was done in this hand so far, in order, posts not counted.
        bank: sum of everything ever bought in at this table.
        reads: public counts by seat, empty where nobody keeps them.
        all_in: equity on each street from where the betting ended, the river left out, once hands were turned
            up at an all-in; until the next deal. Empty where nobody counts it.
    """

    variant: Variant
    structure: Structure
    stakes: Stakes
    hand: int
    phase: Phase
    street: Street
    me: int | None
    button: int | None
    turn: int | None
    seats: tuple[SeatView, ...]
    board: tuple[Card, ...] = ()
    pot: int = 0
    pots: tuple[PotView, ...] = ()
    to_call: int = 0
    legal: LegalView | None = None
    lens: Lens | None = None
    results: tuple[PotResult, ...] = ()
    ending: Ending | None = None
    acts: tuple[Acted, ...] = ()
    bank: int = 0
    reads: tuple[Reads, ...] = ()
    all_in: tuple[AllInStreet, ...] = ()
