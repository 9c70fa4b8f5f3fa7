"""A simulated evening: people sit in and out at random, and every hand is looked at by a second bookkeeper.

The bookkeeper knows the rules in his own words: he walks from chair to chair, where the table computes.
"""

from dataclasses import dataclass, field
from random import Random

import pytest

from omaha8.play import session as play
from omaha8.play import table as ring
from omaha8.play.archive import record_of
from omaha8.play.moves import SitIn, SitOut
from omaha8.play.options import parse_options
from omaha8.play.save import restore, save
from omaha8.play.session import Session, deal
from omaha8.records.history import from_json, replay, to_json, verify
from omaha8.rules.actions import Call, Check
from omaha8.rules.events import HandStarted, Posted
from tests.strategies import random_action

SEATS = 8
TABLES = {
    "moving_button": {"house": "default"},
    "dead_button": {"house": "dead_button=true"},
    "wait_for_the_button": {"house": "entry=post_or_button,removal_after=2"},
    "big_blind_only": {"house": "missed=big_only,removal_after=none", "limit": "fl"},
    "raked": {"house": "no_multipoker", "money": "dollars", "stakes": "1-2", "stack": "60"},
}


def walk(start, end):
    """The chairs past `start` up to and with `end`; none where it stays."""
    chairs = []
    while start != end:
        start = (start + 1) % SEATS
        chairs.append(start)
    return chairs


@dataclass
class Bookkeeper:
    """What each player owes: True where a blind has passed him."""

    new: set[int] = field(default_factory=set)
    big: set[int] = field(default_factory=set)
    small: set[int] = field(default_factory=set)
    away: dict[int, int] = field(default_factory=dict)
    last: tuple[int, int, int] | None = None
    paid: int = 0
    cleared: int = 0
    forgiven: int = 0
    anew: int = 0
    jumped: int = 0

    def owes(self, seat, table):
        """(live, dead) by the words of the rule pages."""
        stakes, rules = table.stakes, table.options.rules
        if seat in self.new:
            return stakes.big_blind, 0
        dead = stakes.small_blind if seat in self.small and rules.missed == "big_and_dead_small" else 0
        return (stakes.big_blind if seat in self.big else 0), dead

    def look(self, before, after, events):
        """Check one deal; `before` is the table that it was made from."""
        started = next(event for event in events if isinstance(event, HandStarted))
        dealt = set(started.seats)
        ready = {
            seat
            for seat, chair in enumerate(before.chairs)
            if not (chair.is_out or chair.is_empty) and chair.stack >= before.stakes.big_blind
        }
        debtors = {seat for seat in ready if any(self.owes(seat, before))}
        free = ready - debtors
        assert free <= dealt <= ready, (
            "a player without debts is skipped, or somebody plays who does not want to"
        )
        blinds = after.blinds.button, after.blinds.small_blind, after.blinds.big_blind
        is_anew = self.last is None or len(free) < 2
        self.look_at_places(blinds, dealt, ready, before, is_anew=is_anew)
        self.look_at_posts(blinds, dealt, debtors, events, before, is_anew=is_anew)
        self.note_missed(blinds, dealt, before)
        for seat in dealt:
            self.new.discard(seat)
            self.big.discard(seat)
            self.small.discard(seat)
            self.away.pop(seat, None)
        self.last = blinds

    def look_at_places(self, blinds, dealt, ready, before, *, is_anew):
        button, small, big = blinds
        assert big in dealt
        if not before.options.rules.dead_button or is_anew:
            assert button in dealt
            order = [seat for seat in walk(button, button - 1 if button else SEATS - 1) if seat in dealt]
            assert (small, big) == ((button, order[0]) if len(order) == 1 else (order[0], order[1]))
        if self.last is None or is_anew:
            return
        waiting = {s for s in ready - dealt if before.chairs[s].waits}
        passed = set(walk(self.last[2], big))
        if before.options.rules.dead_button:
            assert not passed - {big} & dealt, "the big blind passes a player"
            assert len(dealt) == 2 or (button, small) == self.last[1:]
            assert not passed & waiting or before.options.rules.entry == "post_or_button"
            return
        if button != self.last[0]:
            between = set(walk(self.last[0], button)[:-1]) & dealt
            assert between <= {big}, "the button passes a player"
        if before.options.rules.entry == "post_or_big_blind":
            self.jumped += len(passed & waiting)

    def look_at_posts(self, blinds, dealt, debtors, events, before, *, is_anew):
        told = {
            seat: {e.kind: e.amount for e in events if isinstance(e, Posted) and e.seat == seat}
            for seat in dealt
        }
        for seat, kinds in told.items():
            stack = before.chairs[seat].stack
            live, dead = self.owes(seat, before)
            in_turn = {"small_blind", "big_blind"} & set(kinds)
            by_button = (
                seat == blinds[0]
                and before.chairs[seat].waits
                and before.options.rules.entry == "post_or_button"
            )
            if is_anew or in_turn or by_button:
                assert not {"live", "dead"} & set(kinds), "a player pays twice"
                self.forgiven += seat in debtors and is_anew
                self.cleared += seat in debtors and not is_anew
                assert is_anew or by_button or seat not in debtors or "big_blind" in kinds
            else:
                paid = kinds.get("live", 0), kinds.get("dead", 0)
                assert paid == (min(live, stack), min(dead, stack - min(live, stack)))
                assert not before.chairs[seat].waits or seat not in debtors
                self.paid += seat in debtors
        posted = [seat for seat, kinds in told.items() if "big_blind" in kinds]
        assert posted == [blinds[2]]
        assert [s for s, kinds in told.items() if "small_blind" in kinds] == [blinds[1]] * (
            blinds[1] in dealt
        )
        self.anew += is_anew

    def note_missed(self, blinds, dealt, before):
        if self.last is None:
            return
        rules = before.options.rules
        for place, owing in ((2, self.big), (1, self.small)):
            start, end = self.last[place], blinds[place]
            if end in walk(self.last[0], start)[:-1]:
                continue  # players came in before the blinds: they went back
            for seat in walk(start, end):
                chair = before.chairs[seat]
                waits = chair.waits and rules.entry == "post_or_button"
                if seat in dealt or chair.is_empty or not (chair.is_out or waits):
                    continue
                owing.add(seat)
                if place == 2 and chair.is_out:
                    self.away[seat] = self.away.get(seat, 0) + 1


def people(table, book, rng):
    """Some sit out, some come back and some buy chips, each as he likes."""
    for seat, chair in enumerate(table.chairs):
        roll = rng.random()
        if chair.is_empty:
            if roll < 0.3:
                table = ring.sit_in(ring.rebuy(table, seat), seat, rng.choice(("now", "wait")))
                book.new.add(seat)
        elif ring.needs_rebuy(table, seat):
            table = ring.rebuy(table, seat) if roll < 0.6 else ring.sit_out(table, seat)
        elif chair.is_out:
            if roll < 0.15:
                table = ring.sit_in(table, seat, rng.choice(("now", "wait")))
        elif roll < 0.06:
            table = ring.sit_out(table, seat)
        elif roll < 0.1 and chair.stack < table.options.stack:
            table = ring.top_up(table, seat, rng.randint(chair.stack + 1, table.options.stack))
        elif roll < 0.13:
            table = ring.changed(table, seat, waits=not chair.waits)
    return table


def ready(table):
    return sum(
        not (chair.is_out or chair.is_empty) and not ring.needs_rebuy(table, seat)
        for seat, chair in enumerate(table.chairs)
    )


@pytest.mark.parametrize("name", TABLES)
def test_an_evening(name, long_run):
    """500 hands for each kind of table; 5,000 in the long run."""
    rng = Random(name)
    params = {
        "seats": str(SEATS),
        "limit": "nl",
        "stakes": "5-10",
        "stack": "300",
        "seed": name,
        **TABLES[name],
    }
    table = ring.open_table(parse_options(params), name)
    book = Bookkeeper()
    came_in = waited = 0
    waiting = dict.fromkeys(range(SEATS), 0)
    for _ in range(5000 if long_run else 500):
        table = people(table, book, rng)
        while ready(table) < 2:
            table = people(table, book, rng)
        before, table = table, ring.next_hand(table)
        session = deal(Session(table, table), table)
        book.look(before, table, session.events)
        removed = {s for s in range(SEATS) if table.chairs[s].is_empty and not before.chairs[s].is_empty}
        after = table.options.rules.removal_after
        assert removed == {seat for seat, missed in book.away.items() if after and missed >= after}
        for seat in removed:
            book.away.pop(seat)
            book.big.discard(seat)
            book.small.discard(seat)
            book.new.discard(seat)
        gone = sum(before.chairs[seat].stack for seat in removed)
        assert table.bank == before.bank - gone == sum(table.stacks) + table.raked
        in_hand = {entry.seat for entry in table.seats}
        for seat, chair in enumerate(before.chairs):
            is_waiting = seat not in in_hand and not (chair.is_out or chair.is_empty)
            waiting[seat] = waiting[seat] + 1 if is_waiting and not ring.needs_rebuy(before, seat) else 0
        waited = max(waited, *waiting.values())
        session = played(session, rng)
        table = session.table
        assert sum(table.stacks) + table.raked == table.bank
        check_record(session)
        came_in += len(in_hand)
    assert book.paid > 20
    assert book.cleared > 20
    assert waited <= 3 * SEATS, "somebody waits for ever"
    assert book.anew + book.jumped < table.hand / 10
    assert came_in > 3 * table.hand


def played(session, rng):
    while session.hand.outcome is None:
        if session.hand.due:
            session = play.move(session, "advance")
        else:
            session = play.move(session, random_action(session.hand.legal, rng))
    return session


def check_record(session):
    record = record_of(session)
    assert record is not None
    again = from_json(to_json(record))
    assert again == record
    assert verify(again)
    states, events = replay(again)
    assert events == session.events
    assert states[-1].stacks == session.hand.stacks
    stacks = dict(zip(states[-1].seats, states[-1].stacks, strict=True))
    assert all(session.table.stacks[seat] == stack for seat, stack in stacks.items())


def test_an_evening_with_guests_comes_back_from_every_save(long_run):
    """Bots come and go, and so does the player; the table is saved and restored at every step."""
    rng = Random("guests")
    session = play.open_session(
        parse_options(
            {"seed": "guests", "guests": "1", "broke": "new", "stack": "400", "join": "1", "limit": "nl"}
        )
    )
    hands = 400 if long_run else 40
    while session.table.hand < hands:
        again, chance = restore(save(session)), Random()
        assert again == session
        chance.setstate(rng.getstate())
        session, events = turn(session, rng)
        assert turn(again, chance) == (session, events)
        if not session.is_running:
            assert sum(session.table.stacks) + session.table.raked == session.table.bank
    assert session.table.names != play.open_session(session.options).table.names


def turn(session, rng):
    hero = session.options.hero
    if rng.random() < 0.03 and not session.table.chairs[hero].is_empty:
        if session.table.chairs[hero].is_out:
            return play.table_move(session, SitIn(hero, rng.choice(("now", "wait"))))
        return play.table_move(session, SitOut(hero))
    match session.next:
        case "you":
            legal = play.view(session).legal
            assert legal is not None
            return play.player_act(session, Check() if legal.can_check else Call())
        case "rebuy":
            return play.rebuy(session)
        case "between":
            return play.next_hand(session)
    return play.step(session)
