"""A ring game or a tournament, by the same verbs: what a session needs of the one that it plays."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Literal, TypeAlias

from omaha8.errors import RulesError
from omaha8.play import guests
from omaha8.play import table as ring
from omaha8.play import tournament as tour
from omaha8.play.options import Options
from omaha8.play.schedule import Terms, default_terms
from omaha8.play.table import Table
from omaha8.play.tournament import Tournament
from omaha8.rules.events import Event
from omaha8.rules.hand import SeatIn
from omaha8.rules.posts import Blinds, positions
from omaha8.views.project import TableFacts

Game: TypeAlias = Table | Tournament
Pause: TypeAlias = Literal["between", "rebuy", "won", "over"]


def open_game(options: Options, seed: str) -> Game:
    """What the options ask for, nothing dealt."""
    if options.format == "ring":
        return ring.open_table(options, seed)
    return tour.open_tournament(options, seed, terms_of(options))


def terms_of(options: Options) -> Terms:
    """What makes a tournament of these options."""
    terms = default_terms(options, options.level_by, options.level_length)
    return replace(terms, buy_in=options.buy_in, split=options.prizes or terms.split)


def pause(game: Game) -> Pause:
    """What a game waits for between two hands (docs/protocol.md#next)."""
    if isinstance(game, Tournament):
        return "over" if game.is_over else "between"
    hero = game.chairs[game.options.hero]
    if hero.is_empty or (not hero.is_out and ring.needs_rebuy(game, game.options.hero)):
        return "between" if game.options.is_test else "rebuy"
    return "won" if game.options.broke == "out" and guests.is_won(game) else "between"


def next_hand(game: Game, *, posts: bool = False, seconds: int = 0) -> Game:
    """The game as the next hand starts.

    Args:
        game: between hands.
        posts: the player agrees to post a blind that is his.
        seconds: since the last deal, for levels that go by time.

    Raises:
        RulesError: `rebuy_needed`, `post_needed` with the blind, `too_few_players`; of a tournament
            `tournament_over`, `bad_time`.
    """
    if isinstance(game, Tournament):
        return tour.next_hand(game, seconds)
    if pause(game) == "rebuy":
        stack, big = game.chairs[game.options.hero].stack, game.stakes.big_blind
        raise RulesError("rebuy_needed", f"{stack!r} is less than a big blind", stack=stack, big_blind=big)
    after = ring.next_hand(guests.prepared(game))
    if not game.auto_post and not posts and (blind := blind_of(after, game.options.hero)):
        kind, amount = blind
        raise RulesError("post_needed", f"the {kind} is {amount!r}", kind=kind, amount=amount)
    return after


def blind_of(game: Table, seat: int) -> tuple[str, int] | None:
    """Which blind of the hand that starts is `seat`'s, and what it costs."""
    if game.blinds and seat == game.blinds.big_blind:
        return "big_blind", game.stakes.big_blind
    if game.blinds and seat == game.blinds.small_blind and seat in [entry.seat for entry in game.seats]:
        return "small_blind", game.stakes.small_blind
    return None


def arranged(game: Game, stacks: Mapping[int, int], button: int | None) -> Game:
    """The next hand of a test table, with these stacks and this button."""
    if isinstance(game, Table):
        return ring.arranged(guests.prepared(game), stacks, button)
    game = tour.with_stacks(tour.next_hand(game), stacks)
    if button is None:
        return game
    place = positions(game.players, button)
    return replace(game, blinds=Blinds(button, place.small_blind, place.big_blind))


def seats_in(game: Game) -> tuple[SeatIn, ...]:
    """Who is dealt in, with what he posts out of turn."""
    return game.seats if isinstance(game, Table) else tour.seats_in(game)


def settle(game: Game, events: Iterable[Event]) -> Game:
    """The game after the hand that `events` tell."""
    return ring.settle(game, events) if isinstance(game, Table) else tour.settle(game, events)


def facts(game: Game) -> TableFacts:
    """What a view needs besides the hand."""
    return TableFacts(
        game=game.options.game,
        stakes=game.stakes,
        hand=game.hand,
        names=game.names,
        stacks=game.stacks,
        bank=game.bank,
        reads=game.reads,
        button=game.blinds.button if game.blinds else None,
    )


def is_dealt(game: Game) -> bool:
    """Whether a hand has been dealt since the game was opened."""
    return bool(game.seats) if isinstance(game, Table) else game.hand > game.first
