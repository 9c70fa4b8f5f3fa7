"""The state of a hand, as data (docs/rules.md#c). `hand` makes and moves it.

Tuples are parallel and indexed by position: clockwise, the first seat left of the button is 0 and the
button last (two players: 0 is the big blind). Chips are constant: stacks, pot and rake add up to the stacks
at the start.
"""

from dataclasses import dataclass, field
from operator import add
from typing import Literal, NamedTuple, TypeAlias

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.rules import pots
from omaha8.rules.actions import LegalActions
from omaha8.rules.betting import Round
from omaha8.rules.events import Ending, PotAwarded
from omaha8.rules.games import BOARD_SIZE, Game, Stakes, Street
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules

Due: TypeAlias = Literal["deal", "award"]


@dataclass(frozen=True, slots=True)
class SeatIn:
    """A player who is dealt in.

    `stack` is before posting. `live` and `dead` are posts out of turn (B-30): the blinds need none.
    """

    seat: int
    stack: int
    live: int = 0
    dead: int = 0


@dataclass(frozen=True, slots=True)
class Deal:
    """What does not change during a hand.

    Attributes:
        game, stakes, rules: what is played.
        blinds: chairs of the button and the blinds.
        seats: chairs by position.
        start_stacks: stacks before posting, by position.
        dead: dead money by position; it belongs to the main pot.
        deck: secret; at least what the hand needs, first card first.
        holes: secret; four cards by position.
    """

    game: Game
    stakes: Stakes
    rules: HouseRules
    blinds: Blinds
    seats: tuple[int, ...]
    start_stacks: tuple[int, ...]
    dead: tuple[int, ...]
    deck: tuple[Card, ...] = field(repr=False)
    holes: tuple[tuple[Card, ...], ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended.

    Attributes:
        ending: everybody else folded, or a showdown.
        stacks: final stacks by position.
        awards: one for each pot, main pot first.
        order: positions in the order of showing; empty where the hand ended by folding.
        may_muck: positions whose hands went down unseen.
        let_go: positions that may no longer turn up their unseen hands.
    """

    ending: Ending
    stacks: tuple[int, ...]
    awards: tuple[PotAwarded, ...]
    order: tuple[int, ...] = ()
    may_muck: tuple[int, ...] = ()
    let_go: tuple[int, ...] = ()


class HandState(NamedTuple):
    """A hand at one moment.

    Attributes:
        deal: what does not change.
        betting: the betting round of the street in play or reached.
        legal: what the position to act may do, None where nobody is to act.
        before: chips put in on earlier streets and as antes, by position, dead posts left out: `(35, 35, 5)`.
        aggressor: position of the last bet or raise of the hand, None before there is one.
        shown: whose cards lie face up, by position.
        is_revealed: hands were turned up because somebody was all-in and the betting over (B-26).
        returned: uncalled chips that went back, by position.
        outcome: None while the hand runs.
        aside: chips out of play behind protected seats, by position (A10); their stacks in `betting` are 0.
            Empty where nobody is protected.
    """

    deal: Deal
    betting: Round
    legal: LegalActions | None
    before: tuple[int, ...]
    aggressor: int | None
    shown: tuple[bool, ...]
    is_revealed: bool
    returned: tuple[int, ...]
    outcome: Outcome | None
    aside: tuple[int, ...] = ()

    @property
    def street(self) -> Street:
        """The street in play or reached: `flop`."""
        return self.betting.terms.street

    @property
    def due(self) -> Due | None:
        """What `advance` works at; None while somebody is to act and after the end.

        `deal`: one street, or first the hands of an all-in.
        """
        if self.legal or self.outcome:
            return None
        is_last = self.street == "river" or self.betting.folded.count(False) == 1
        return "award" if is_last else "deal"

    @property
    def game(self) -> Game:
        """What is played."""
        return self.deal.game

    @property
    def stakes(self) -> Stakes:
        """The table's fixed amounts."""
        return self.deal.stakes

    @property
    def rules(self) -> HouseRules:
        """The house rules of the hand."""
        return self.deal.rules

    @property
    def button(self) -> int:
        """Chair of the button."""
        return self.deal.blinds.button

    @property
    def seats(self) -> tuple[int, ...]:
        """Chairs by position."""
        return self.deal.seats

    @property
    def deck(self) -> tuple[Card, ...]:
        """Secret."""
        return self.deal.deck

    @property
    def holes(self) -> tuple[tuple[Card, ...], ...]:
        """Secret: four cards by position, folded hands too."""
        return self.deal.holes

    @property
    def board(self) -> tuple[Card, ...]:
        """Cards turned up so far."""
        first = 4 * len(self.deal.seats)
        return self.deal.deck[first : first + BOARD_SIZE[self.street]]

    @property
    def start_stacks(self) -> tuple[int, ...]:
        """Stacks before posting, by position."""
        return self.deal.start_stacks

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by position; after the hand what everybody has."""
        if self.outcome:
            return self.outcome.stacks
        return tuple(map(add, self.betting.stacks, self.aside)) if self.aside else self.betting.stacks

    @property
    def protected(self) -> tuple[bool, ...]:
        """Who is in for what he has put in and asked no more though he has chips, by position (A10)."""
        return tuple(map(bool, self.aside)) or (False,) * len(self.deal.seats)

    @property
    def committed(self) -> tuple[int, ...]:
        """Chips in front on this street, by position."""
        return self.betting.committed

    @property
    def contributed(self) -> tuple[int, ...]:
        """Chips put into the hand, by position: bets, antes, live and dead posts, less what was returned."""
        return tuple(map(sum, zip(self.before, self.betting.committed, self.deal.dead, strict=True)))

    @property
    def dead(self) -> tuple[int, ...]:
        """Dead money by position."""
        return self.deal.dead

    @property
    def folded(self) -> tuple[bool, ...]:
        """Who gave up, by position."""
        return self.betting.folded

    @property
    def to_act(self) -> int | None:
        """Position to act, None where nobody is."""
        return self.betting.to_act

    @property
    def seat_to_act(self) -> int | None:
        """Chair to act, None where nobody is."""
        position = self.betting.to_act
        return None if position is None else self.deal.seats[position]

    @property
    def to_match(self) -> int:
        """Total of this street that a caller must reach."""
        return self.betting.to_match

    @property
    def pot(self) -> int:
        """All chips in the middle, this street's included; 0 once they are awarded."""
        return 0 if self.outcome else sum(self.before) + sum(self.betting.committed) + sum(self.deal.dead)

    @property
    def is_complete(self) -> bool:
        """Whether the hand is over, chips awarded."""
        return self.outcome is not None

    @property
    def ending(self) -> Ending | None:
        """How it ended, None while it runs."""
        return self.outcome.ending if self.outcome else None

    @property
    def awards(self) -> tuple[PotAwarded, ...]:
        """One for each pot, main pot first; empty while the hand runs."""
        return self.outcome.awards if self.outcome else ()

    @property
    def rake(self) -> int:
        """What the house took of all pots."""
        return sum(award.rake for award in self.awards)

    @property
    def order(self) -> tuple[int, ...]:
        """Positions in the order of showing, once there was a showdown."""
        return self.outcome.order if self.outcome else ()

    @property
    def may_muck(self) -> tuple[int, ...]:
        """Positions whose hands went down unseen at the showdown."""
        return self.outcome.may_muck if self.outcome else ()

    @property
    def may_show(self) -> tuple[int, ...]:
        """Positions whose hands went down unseen at the end, mucked or not asked for (see `hand.show`)."""
        if not self.outcome:
            return ()
        hands = enumerate(zip(self.betting.folded, self.shown, strict=True))
        gone = self.outcome.let_go
        return tuple([at for at, (out, seen) in hands if not (out or seen or at in gone)])

    def position_of(self, seat: int) -> int:
        """The position of a chair.

        Raises:
            RulesError: `not_in_hand`.
        """
        if seat not in self.deal.seats:
            raise RulesError("not_in_hand", f"seat {seat!r} was not dealt in: {self.deal.seats!r}", seat=seat)
        return self.deal.seats.index(seat)

    def is_all_in(self, position: int) -> bool:
        """Whether the position is still in and has no chips to play with (asked before the award)."""
        return not self.betting.folded[position] and not self.betting.stacks[position]

    def pots(self) -> tuple[pots.Pot, ...]:
        """Chips of the middle by who can win them, main pot first.

        While the hand runs this street's bets are not part of them; afterwards they are the pots as awarded,
        before rake.
        """
        if self.outcome:
            return tuple(pots.Pot(award.amount, award.claimants) for award in self.outcome.awards)
        return pots.build(self.before, self.betting.folded, sum(self.deal.dead), self.deal.seats)
