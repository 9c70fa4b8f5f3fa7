"""A table as a page plays it: one intent in, one step on, and a save that brings it back at any decision.

A session is a value; every function gives the next one and what happened. (Seed, options, intents) fix every
event: a bot's stream of chance depends on the seed, its seat, the hand and how far the hand has come, so a
restored session goes on exactly as the lost one would have. Long: every intent has its function.
"""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from omaha8.bots import registry
from omaha8.bots.protocol import Budget
from omaha8.cards import DECK, Card
from omaha8.errors import IllegalActionError, RulesError, StaleViewError
from omaha8.play import game as games
from omaha8.play.clock import Clock
from omaha8.play.game import Game, Pause
from omaha8.play.moves import AfterMove, Move, SavedMove, SitIn, SitOut, TableMove, TopUp, moved
from omaha8.play.options import Options
from omaha8.play.runout import all_in
from omaha8.play.scenario import HandMove
from omaha8.play.stage import HAND, Stage
from omaha8.play.table import Table
from omaha8.play.tournament import Tournament, restart
from omaha8.records.history import commitment
from omaha8.rules.actions import Action
from omaha8.rules.events import Event
from omaha8.rules.hand import HandState, act, advance, begin_hand, muck, show
from omaha8.shuffle import salt, shuffled_deck, stream
from omaha8.views.project import opened, redact, view_for
from omaha8.views.view import View

Next: TypeAlias = Literal["you", "bot", "deal", "award", "question"] | Pause
Scripts: TypeAlias = tuple[tuple[int, tuple[Action, ...]], ...]

BUDGET = Budget()


@dataclass(frozen=True, slots=True)
class Session:
    """A table, the hand on it and what the page has seen.

    Attributes:
        table: ring game or tournament; while a hand runs its stacks are those of before the deal.
        dealt: the table as the hand was dealt; as opened before the first hand. Saves are made from it.
        hand: the hand that runs or has just ended, None before the first. SECRET.
        events: of this hand, unredacted. SECRET.
        moves: all that was done since the deal, in order.
        stacked: cards on top of this hand's deck at a test table; the rest is shuffled.
        scripts: what seats play next, before their bots are asked: at a test table in any case, elsewhere as
            soon as it is legal.
        seq: number of the view that the page has now.
        clock: of the player's decision, once the page has told a time.
        stage: of the scenario that the table was opened with.
    """

    table: Game
    dealt: Game
    hand: HandState | None = None
    events: tuple[Event, ...] = ()
    moves: tuple[Move, ...] = ()
    stacked: tuple[Card, ...] = ()
    scripts: Scripts = ()
    seq: int = 0
    clock: Clock | None = None
    stage: Stage | None = None

    @property
    def options(self) -> Options:
        """What the table was opened with."""
        return self.table.options

    @property
    def is_running(self) -> bool:
        """Whether a hand is being played."""
        return self.hand is not None and not self.hand.is_complete

    @property
    def next(self) -> Next:
        """What the table waits for (docs/protocol.md#next)."""
        if self.hand is None:
            return "deal"
        if self.hand.is_complete:
            return games.pause(self.table)
        if self.on_stage and self.on_stage.waiting(self.made):
            return "question"
        if self.hand.due:
            return self.hand.due
        return "you" if self.seat_to_act == self.options.hero and self.scripted is None else "bot"

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is, None where it is nobody's."""
        return None if self.hand is None else self.hand.seat_to_act

    @property
    def hand_moves(self) -> tuple[Move, ...]:
        """The moves of the hand itself: actions, streets, the award."""
        return tuple(move for move in self.moves if move == "advance" or not isinstance(move, _BESIDES))

    @property
    def made(self) -> int:
        """How many they are."""
        return len(self.hand_moves)

    @property
    def on_stage(self) -> Stage | None:
        """The stage while the hand is that of the scenario."""
        return self.stage if self.dealt.hand == HAND else None

    @property
    def scripted(self) -> HandMove | None:
        """What the script of a quiz has next, whoever is to act."""
        return self.on_stage.scripted(self.made) if self.on_stage else None

    @property
    def is_open(self) -> bool:
        """Whether the player sees all hands."""
        return self.options.reveals or (self.on_stage is not None and self.on_stage.reveal == "all")

    @property
    def commitment(self) -> str | None:
        """What binds the dealer to the deck of this hand; None before the first."""
        if self.hand is None:
            return None
        return commitment(self.hand.deck, salt(self.table.seed, self.dealt.hand))

    @property
    def next_commitment(self) -> str | None:
        """What binds the dealer to the deck of the next hand, told before it is dealt; None while one runs.

        A stacked hand has a deck of its own.
        """
        if self.is_running:
            return None
        seed, hand = self.table.seed, self.table.hand + 1
        return commitment(shuffled_deck(seed, hand), salt(seed, hand))


Outcome: TypeAlias = tuple[Session, tuple[Event, ...]]


def open_session(options: Options) -> Session:
    """A table with nothing dealt yet; without a seed of its own it gets a fresh one."""
    table = games.open_game(options, options.seed or fresh_seed())
    return Session(table, table)


def fresh_seed() -> str:
    """A seed that nobody can guess: 32 bytes of the operating system's source, in hex.

    Not from `random`: its state is part of a memory snapshot, so every visitor would be dealt the same cards.
    """
    return secrets.token_hex(32)


def view(session: Session) -> View:
    """The table as the player sees it."""
    hand, seen = session.hand, _view(session, session.options.hero)
    if hand is None:
        return seen
    if session.is_open:
        seen = opened(seen, hand, hand.seats)
    seen = replace(seen, all_in=all_in(hand, session.events))
    return session.on_stage.veiled(seen) if session.on_stage else seen


def player_events(session: Session) -> tuple[Event, ...]:
    """The hand's story so far as the player may read it."""
    return _told(session, session.events)


def _told(session: Session, events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(events) if session.is_open else redact(events, session.options.hero)


def check_seq(session: Session, seq: int) -> None:
    """Refuse an intent that was built on an older view.

    Raises:
        StaleViewError: `stale_view`.
    """
    if seq != session.seq:
        raise StaleViewError(
            "stale_view", f"view {seq!r} is not {session.seq!r}", seq=seq, current=session.seq
        )


# Intents


def player_act(session: Session, action: Action) -> Outcome:
    """The player acts.

    Raises:
        IllegalActionError: `not_now` when he is not to act, `illegal_action` with what is legal.
    """
    expect(session, "act", "you")
    after = move(session, action)
    if session.on_stage:
        after = replace(after, stage=session.on_stage.decided(action, session.made))
    return shown(session, after)


def step(session: Session) -> Outcome:
    """One step of everybody else: the first deal, a bot's action, a street, the award.

    Raises:
        IllegalActionError: `not_now` when the table waits for the player; `illegal_script` when a test's
            script wants of a seat what is not legal.
    """
    expect(session, "step", "deal", "bot", "award")
    if session.hand is None:
        return next_hand(session)
    seat = session.seat_to_act
    if seat is None:
        return shown(session, move(session, "advance"))
    if session.scripted is not None:
        return shown(session, move(session, session.scripted))
    action, scripts = _choose(session, seat)
    try:
        after = move(session, action)
    except IllegalActionError as error:
        if scripts == session.scripts:
            raise
        # Nobody asked for this action just now: so it is said whose it was.
        message = f"script of seat {seat}: {error}"
        raise IllegalActionError("illegal_script", message, seat=seat, **error.params) from error
    return shown(session, replace(after, scripts=scripts))


def next_hand(session: Session, *, posts: bool = False, seconds: int = 0) -> Outcome:
    """Deal the next hand; see `game.next_hand`.

    Raises:
        IllegalActionError: `not_now` while a hand runs.
        RulesError: `rebuy_needed`, `post_needed`, `too_few_players`, `tournament_over`, `bad_time`.
    """
    if session.is_running:
        raise not_now(session, "next_hand")
    return shown(session, deal(session, games.next_hand(session.table, posts=posts, seconds=seconds)))


def rebuy(session: Session) -> Outcome:
    """The player, broke or without a seat, buys in again to the starting stack.

    Raises:
        IllegalActionError: `not_now` when he is not asked to.
    """
    return table_move(session, "rebuy")


def table_move(session: Session, what: TableMove) -> Outcome:
    """Anything the player does besides playing: sit out and in, buy chips, choose how blinds are posted.

    Raises:
        IllegalActionError: `not_now`: a tournament, or chips while a hand runs, or a rebuy nobody asks for.
        RulesError: `no_seat`, `bad_top_up`, `no_broke_bots`; `test_only` for another seat.
    """
    return shown(session, move(session, what))


def show_hand(session: Session) -> Outcome:
    """The player turns up his hand, which went down unseen at the end; until the next deal.

    Raises:
        IllegalActionError: `not_now` before the first hand, `nothing_to_show` while one runs too.
    """
    return shown(session, move(session, "show"))


def muck_hand(session: Session) -> Outcome:
    """The player lets that hand go: it is not turned up any more.

    Raises:
        IllegalActionError: as `show_hand`.
    """
    return shown(session, move(session, "muck"))


def start_again(session: Session) -> Outcome:
    """The same tournament from the start.

    Raises:
        IllegalActionError: `not_now` while a hand runs, and at a ring game.
    """
    if session.is_running or not isinstance(session.table, Tournament):
        raise not_now(session, "restart")
    table = restart(session.table)
    return Session(table, table, scripts=session.scripts, seq=session.seq + 1), ()


def resume(session: Session, moves: Iterable[SavedMove]) -> Session:
    """Play the hand of a save again from `session.dealt`; nothing is shown, `seq` stays.

    Raises:
        Omaha8Error: when the rules refuse a move.
    """
    if session.stacked and not session.options.is_practice:
        expect_test(session, "stack")
    now = deal(session, session.dealt, session.stacked) if games.is_dealt(session.dealt) else session
    for each in moves:
        now = _to_street(now) if each == "to_street" else move(now, each)
    return replace(now, clock=session.clock)


def _to_street(session: Session) -> Session:
    now = move(session, "advance")
    has_turned_up = now.hand and session.hand and now.hand.is_revealed > session.hand.is_revealed
    return move(now, "advance") if has_turned_up and now.next == "deal" else now


# Steps


def shown(before: Session, after: Session) -> Outcome:
    """The session once the page has seen it, and what the player may know of what happened since `before`."""
    known = len(before.events) if after.dealt is before.dealt else 0
    seen = replace(after, seq=before.seq + 1)
    return seen, _told(after, after.events[known:])


def deal(session: Session, table: Game, stacked: tuple[Card, ...] = ()) -> Session:
    """The hand that `table` starts."""
    options, blinds = table.options, table.blinds
    rest = shuffled_deck(table.seed, table.hand) if len(stacked) < len(DECK) else ()
    deck = stacked + tuple(card for card in rest if card not in stacked)
    if blinds is None:
        raise RulesError("no_button", f"nobody has the button in hand {table.hand!r}", hand=table.hand)
    hand, events = begin_hand(
        options.game, table.stakes, options.rules, blinds.button, games.seats_in(table), deck, blinds
    )
    return replace(
        session, table=table, dealt=table, hand=hand, events=events, moves=(), stacked=stacked, clock=None
    )


def move(session: Session, what: Move) -> Session:
    """One move, of whoever may make it.

    Raises:
        Omaha8Error: when nobody may.
    """
    moves = (*session.moves, what)
    match what:
        case "show" | "muck":
            return replace(_after(session, what), moves=moves)
    if what != "advance" and isinstance(what, _BESIDES):
        return replace(session, table=_table_moved(session, what), moves=moves)
    if what == "advance":
        expect(session, what, "deal", "award")
    else:
        expect(session, "act", "you", "bot")
    if session.hand is None:
        raise not_now(session, "advance")
    hand, new = advance(session.hand) if what == "advance" else act(session.hand, what)
    events = session.events + new
    table = games.settle(session.table, events) if hand.is_complete else session.table
    return replace(session, table=table, hand=hand, events=events, moves=moves, clock=None)


def _after(session: Session, what: AfterMove) -> Session:
    if session.hand is None:
        raise not_now(session, what)
    if what == "muck":
        return replace(session, hand=muck(session.hand, session.options.hero))
    hand, new = show(session.hand, session.options.hero)
    return replace(session, hand=hand, events=session.events + new)


def _table_moved(session: Session, what: TableMove) -> Table:
    table, intent = session.table, _INTENTS.get(type(what), str(what))
    brings_chips = isinstance(what, TopUp) or what in ("new_bots", "rebuy_bots")
    if not isinstance(table, Table) or (brings_chips and session.is_running):
        raise not_now(session, intent)
    if what == "rebuy":
        expect(session, what, "rebuy")
    if isinstance(what, SitOut | SitIn) and what.seat != session.options.hero:
        expect_test(session, intent)
    return moved(table, what)


_BESIDES = (SitOut, SitIn, TopUp, str)
_INTENTS: dict[type, str] = {SitOut: "sit_out", SitIn: "sit_in", TopUp: "top_up"}


def _view(session: Session, seat: int) -> View:
    facts = replace(games.facts(session.table), events=session.events)
    return view_for(session.hand, seat, table=facts)


def _choose(session: Session, seat: int) -> tuple[Action, Scripts]:
    legal = session.hand and session.hand.legal
    for chair, actions in session.scripts:
        may_wait = not session.options.is_test or (session.stage and session.stage.is_play(seat, actions))
        if chair == seat and actions and (not may_wait or (legal and legal.allows(actions[0]))):
            left = tuple((c, a[1:] if c == chair else a) for c, a in session.scripts)
            return actions[0], left
    chance = stream(session.table.seed, f"bot-{seat}-{len(session.moves)}", session.table.hand)
    bot = registry.get(registry.NAMES[seat % len(registry.NAMES)])
    return bot.decide(_view(session, seat), chance, BUDGET).action, session.scripts


def expect(session: Session, intent: str, *nexts: Next) -> None:
    """Refuse an intent that the table does not wait for.

    Raises:
        IllegalActionError: `not_now`.
    """
    if session.next not in nexts:
        raise not_now(session, intent)


def expect_test(session: Session, intent: str) -> None:
    """Refuse what only a test table obeys.

    Raises:
        RulesError: `test_only`.
    """
    if not session.options.is_test:
        raise RulesError("test_only", f"{intent!r} needs a table opened with test=1", intent=intent)


def not_now(session: Session, intent: str) -> IllegalActionError:
    """The refusal of an intent that does not fit."""
    return IllegalActionError(
        "not_now",
        f"{intent!r} while the table waits for {session.next!r}",
        intent=intent,
        next=session.next,
    )
