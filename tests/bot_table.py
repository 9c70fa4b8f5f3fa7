"""Hands between bots, played by the engine and seen through views, for tests."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from omaha8.bots import registry
from omaha8.bots.protocol import Budget, Decision
from omaha8.rules.actions import Action
from omaha8.rules.events import Event
from omaha8.rules.games import Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, start_hand
from omaha8.rules.profiles import DEFAULT, HouseRules
from omaha8.shuffle import shuffled_deck, stream
from omaha8.views.project import TableFacts, view_for
from omaha8.views.view import View
from tests.hands import BLINDS, LIMIT


@dataclass
class Table:
    """Bots of all kinds around one table; stacks carry over from hand to hand, who is broke stays out."""

    game: Game
    stacks: list[int]
    seed: str
    trials: int
    rules: HouseRules = DEFAULT
    hand: int = 0
    decisions: int = 0
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def stakes(self) -> Stakes:
        return LIMIT if self.game.structure == "fixed_limit" else BLINDS

    def play(self, watch: Callable[[View, Decision], object] = lambda *_: None) -> HandState:
        """One hand with the next button; `watch` sees every decision before it is applied."""
        self.hand += 1
        chairs = [seat for seat, stack in enumerate(self.stacks) if stack]
        seats = [SeatIn(seat, self.stacks[seat]) for seat in chairs]
        deck = shuffled_deck(self.seed, self.hand)
        state, self.events = start_hand(
            self.game, self.stakes, self.rules, chairs[self.hand % len(chairs)], seats, deck
        )
        self.decisions = 0
        while not state.is_complete:
            decision = self.decide(state, watch)
            state, more = apply(state, decision)
            self.events += more
            self.decisions += 1
        for position, seat in enumerate(state.seats):
            self.stacks[seat] = state.stacks[position]
        return state

    def decide(self, state: HandState, watch: Callable[[View, Decision], object]) -> Action:
        seat = state.seat_to_act
        assert seat is not None
        bot = registry.get(registry.NAMES[seat % len(registry.NAMES)])
        rng = stream(self.seed, f"bot.{seat}.{self.decisions}", self.hand)
        view = see(state, seat, self.events)
        decision = bot.decide(view, rng, Budget(self.trials))
        watch(view, decision)
        return decision.action


def see(state: HandState, seat: int | None, events: Sequence[Event] = ()) -> View:
    chairs = max(state.seats) + 1
    table = TableFacts(
        game=state.game,
        stakes=state.stakes,
        names=("x",) * chairs,
        stacks=(0,) * chairs,
        events=tuple(events),
    )
    return view_for(state, seat, table=table)


def tables(game: Game, seats: int, count: int, *, trials: int, label: str) -> Iterator[Table]:
    """Fresh tables with a hundred big blinds for everybody."""
    for number in range(count):
        yield Table(game, [100 * 10] * seats, f"{label}.{number}", trials)
