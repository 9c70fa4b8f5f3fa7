"""Random finished hands of every kind a table can deal, for the laws of the records."""

from random import Random

from omaha8.records.history import HandRecord, commitment, from_hand
from omaha8.rules.actions import Action, BetTo, Call, Check, Fold, LegalActions, Protect, RaiseTo
from omaha8.rules.events import Event
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.hand import HandState, SeatIn, apply, legal_actions, may_protect, show, start_hand
from omaha8.rules.posts import Blinds, positions
from omaha8.rules.profiles import DEFAULT, PROFILES, HouseRules

NAMES = ("you", "Ana", "Bo", "Cy Young", "Dea (1)", "Eli: folds", "Fåy", "Gus", "Hal #2", 'I"d\\a')
HOUSES = (*PROFILES.values(), HouseRules(fl_cap=5, fl_cap_heads_up=False, even_split_same_winners=False))


def random_hand(
    rng: Random,
    *,
    game: Game | None = None,
    rules: HouseRules | None = None,
    is_plain: bool = False,
    short: float = 0.35,
) -> tuple[HandRecord, HandState, tuple[Event, ...]]:
    """A finished hand, its record and its events.

    `is_plain`: default rules, chips, no antes, posts or dead button, nothing shown afterwards. `short`:
    share of stacks below three big blinds.
    """
    game = game or rng.choice(GAMES)
    rules = DEFAULT if is_plain else rules or rng.choice(HOUSES)
    is_dollar = rules.rake != "off" or (not is_plain and rng.random() < 0.3)
    unit = rng.choice((1, 5, 25)) if is_dollar else rng.choice((1, 1, 3))
    big = 2 * unit * rng.choice((1, 5, 10))
    ante = 0 if is_plain or rng.random() < 0.7 else rng.randint(1, big)
    fixed = game.structure == "fixed_limit"
    stakes = Stakes(
        rng.choice((big // 2, big // 2, 0 if not is_plain else 1)),
        big,
        big if fixed else 0,
        2 * big if fixed else 0,
        ante,
        100 if is_dollar else 1,
    )
    chairs = sorted(rng.sample(range(10), rng.choice((2, 2, 3, 4, 5, 6, 8, 10))))
    button = rng.choice(chairs)
    place = positions(chairs, button)
    blinds = Blinds(button, place.small_blind, place.big_blind)
    empty = [chair for chair in range(10) if chair not in chairs]
    if not is_plain and empty and len(chairs) > 2 and rng.random() < 0.15:
        blinds = Blinds(button, rng.choice(empty), blinds.small_blind)
    seats = [
        SeatIn(
            chair,
            _stack(rng, big, short),
            *(
                _posts(rng, big)
                if not is_plain and chair not in (blinds.small_blind, blinds.big_blind)
                else ()
            ),
        )
        for chair in chairs
    ]
    deck = tuple(rng.sample(range(52), 52))
    state, events = start_hand(game, stakes, rules, button, seats, deck, blinds)
    mood = rng.choice((0.05, 0.15, 0.3))
    while (legal := legal_actions(state)) is not None:
        is_late = may_protect(state) and rng.random() < 0.2
        state, more = apply(state, Protect() if is_late else random_action(rng, legal, mood))
        events += more
    for position in () if is_plain else state.may_show:
        if rng.random() < 0.7:
            state, more = show(state, state.seats[position])
            events += more
    salt = rng.choice((None, "pepper"))
    record = from_hand(
        state,
        events,
        number=rng.randint(0, 10**9),
        names=NAMES,
        hero=rng.choice((None, *chairs)),
        seed=(seed := rng.choice((None, "seed.1"))),
        seeded=seed is not None and rng.random() < 0.5,
        salt=salt,
        committed=commitment(deck, salt) if salt else None,
        played=rng.choice((None, "2026/11/29 20:15:00")),
        revealed=not is_plain and rng.random() < 0.2,
    )
    return record, state, events


def random_action(rng: Random, legal: LegalActions, mood: float) -> Action:
    """Any legal action; the greater `mood`, the more folds and big bets."""
    roll = rng.random()
    if roll < mood and not legal.can_check:
        return Fold()
    if legal.verb and roll > 0.7:
        kind = BetTo if legal.verb == "bet" else RaiseTo
        if rng.random() < mood:
            return kind(legal.max_to)
        return kind(rng.randint(legal.min_to, min(legal.max_to, 3 * legal.min_to)))
    return Check() if legal.can_check else Call()


def _stack(rng: Random, big: int, short: float) -> int:
    if rng.random() < short:
        return rng.randint(1, 3 * big)
    return rng.choice((rng.randint(10 * big, 50 * big), 100 * big))


def _posts(rng: Random, big: int) -> tuple[int, int]:
    return (rng.choice((0, big)), rng.choice((0, big // 2))) if rng.random() < 0.15 else (0, 0)
