"""Equity by sampling: the cards that nobody knows are dealt at random, over and over.

Chance comes from the caller's `rng`, and there from `random()` alone: the same stream gives the same figures
on every Python. Budgets are numbers of trials; who wants to stop by the clock asks for chunk after chunk:

>>> from omaha8.cards import parse_cards
>>> sampler = sampler_of([parse_cards("AsAh2s3h"), None], (), "omaha8")
>>> rng = Random(1)
>>> for _ in range(3):
...     sampler = run(sampler, 500, rng)
>>> hero, villain = sampler.odds()
>>> hero.trials, hero.equity > 0.6, hero.error < 0.02
(1500, True, True)

In the browser each chunk should be a call from outside Python: one long activation of the interpreter's loop
keeps to the slower of the two ways in which the browser compiles it.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any

from omaha8.cards import Card
from omaha8.errors import RulesError
from omaha8.odds._loops import OUTCOMES, PARTS, SHARES
from omaha8.odds.deals import Deal, batches, deals, range_deals
from omaha8.odds.equity import POT, Hand, Holding, Odds, Spot, odds_of, spot, standard_error
from omaha8.rules.evaluate import BOARD, FLUSH, HOLE, SUIT, SUIT_BIT, TWO_OR_MORE, flush_slow
from omaha8.rules.games import Variant

__all__ = ["POT", "Odds", "Sampler", "Share", "deals", "equity", "first_share", "run", "sampler_of"]


@dataclass(frozen=True, slots=True)
class _Board:
    """What the tables hold for the board cards that lie: classes, suits, rank masks by suit."""

    classes: Any
    suits: Any
    lying: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Sampler:
    """A question about equity and the trials made so far; made by `sampler_of`, grows by `run`.

    Attributes:
        spot: the question.
        trials: number of deals so far.
        outcomes: how many of them had each outcome (see `equity`); not to be changed.
    """

    spot: Spot
    board: _Board = field(repr=False)
    trials: int = 0
    outcomes: dict[int, int] = field(default_factory=dict)

    def odds(self) -> tuple[Odds, ...]:
        """What each hand got so far, in the order in which they were asked.

        Raises:
            RulesError: `bad_equity` before the first trial.
        """
        _check_trials(self.trials)
        return odds_of(self.outcomes, self.spot.places)


@dataclass(frozen=True, slots=True)
class Share:
    """What the first hand alone got, in parts of `POT`: the sum over the trials, and the sum of squares."""

    trials: int
    share: int
    squares: int

    @property
    def equity(self) -> float:
        """The part of the pot that it may expect."""
        return self.share / (POT * self.trials)

    @property
    def error(self) -> float:
        """The standard error of `equity`."""
        return standard_error(self.trials, self.share, self.squares)


def sampler_of(
    hands: Sequence[Holding], board: Sequence[Card], variant: Variant, dead: Sequence[Card] = ()
) -> Sampler:
    """A sampler without trials; None is an unknown hand, dealt anew in each trial like those of ranges.

    Raises:
        RulesError: as `equity.spot`.
    """
    asked = spot(hands, board, variant, dead)
    return Sampler(asked, _lie(asked.board))


def run(sampler: Sampler, trials: int, rng: Random) -> Sampler:
    """The sampler after `trials` more deals.

    Raises:
        RulesError: `bad_equity` for no trials, or ranges whose hands do not go together.
    """
    _check_trials(trials)
    asked, board = sampler.spot, sampler.board
    outcomes = defaultdict(int, sampler.outcomes)
    missing = 5 - len(asked.board)
    loop = None if asked.ranges else OUTCOMES.get((len(asked.known), asked.unknown, missing))
    many = _batches(asked, trials, rng)
    if loop:
        loop(many, board.classes, board.suits, board.lying, asked.known, asked.has_low, outcomes)
    else:
        _count(many, asked, board, outcomes)
    return Sampler(asked, board, sampler.trials + trials, dict(outcomes))


def equity(
    hands: Sequence[Holding],
    board: Sequence[Card],
    variant: Variant,
    *,
    rng: Random,
    trials: int,
    dead: Sequence[Card] = (),
) -> tuple[Odds, ...]:
    """What each hand got in `trials` deals; `sampler_of` and `run` in one.

    >>> from omaha8.cards import parse_cards
    >>> holes = [parse_cards("AsAh2s3h"), parse_cards("KsKdQhJh")]
    >>> first, second = equity(holes, (), "omaha8", rng=Random(1), trials=500)
    >>> first.share + second.share == 500 * POT, first.per_mille > 600
    (True, True)

    Raises:
        RulesError: as `equity.spot`, or `bad_equity` for no trials.
    """
    return run(sampler_of(hands, board, variant, dead), trials, rng).odds()


def first_share(
    hands: Sequence[Holding],
    board: Sequence[Card],
    variant: Variant,
    *,
    rng: Random,
    trials: int,
    dead: Sequence[Card] = (),
) -> Share:
    """What the first hand alone got in `trials` deals: the equity without how it comes about.

    Faster than `equity` where the first hand is the only known one and has one to three opponents; elsewhere
    the same figures.

    Raises:
        RulesError: as `equity`.
    """
    sampler = sampler_of(hands, board, variant, dead)
    asked, lie = sampler.spot, sampler.board
    loop = SHARES.get((asked.unknown, 5 - len(asked.board)))
    if not loop or asked.ranges or len(asked.known) != 1 or asked.places[0]:
        odds = run(sampler, trials, rng).odds()[0]
        return Share(trials, odds.share, odds.squares)
    _check_trials(trials)
    counts: dict[int, int] = defaultdict(int)
    many = _batches(asked, trials, rng)
    loop(many, lie.classes, lie.suits, lie.lying, asked.known, asked.has_low, counts)
    unit = POT // PARTS
    share = unit * sum([part * count for part, count in counts.items()])
    squares = unit * unit * sum([part * part * count for part, count in counts.items()])
    return Share(trials, share, squares)


def _check_trials(trials: int) -> None:
    if trials < 1:
        raise RulesError("bad_equity", f"no trials: {trials!r}", what="trials")


@lru_cache(maxsize=256)
def _lie(board: Hand) -> _Board:
    classes: Any = BOARD
    suits: Any = SUIT
    for card in board:
        classes, suits = classes[card], suits[card]
    return _Board(classes, suits, tuple([sum([bit[card] for card in board]) for bit in SUIT_BIT]))


def _batches(asked: Spot, trials: int, rng: Random) -> Iterable[Iterable[Deal]]:
    """Deals of the board cards to come, then of the hands that are not known, in the order of `Spot`."""
    missing = 5 - len(asked.board)
    if asked.ranges:
        ranged = range_deals(
            asked.ranges, asked.live, board=missing, unknown=asked.unknown, trials=trials, rng=rng
        )
        return (ranged,)
    need = missing + 4 * asked.unknown
    return batches(asked.live, need, trials, rng) if need else [[()] * trials]


def _count(  # noqa: C901, PLR0912 - a call for each hand would cost as much as all the rest
    many: Iterable[Iterable[Deal]], asked: Spot, lie: _Board, outcomes: dict[int, int]
) -> None:
    """Counts trials by outcome for any number of hands; `_loops` has the same written out for a few."""
    known = tuple([card for hand in asked.known for card in hand])
    count, missing = len(asked.places), 5 - len(asked.board)
    hands = [(start, 1 << start // 4) for start in range(0, 4 * count, 4)]
    bit, dealt = SUIT_BIT[0], 0
    for batch in many:
        for deal in batch:
            node, suit = lie.classes, lie.suits
            for card in deal[:missing]:
                node, suit = node[card], suit[card]
            row, low_row = node
            if suit is not None:
                bit, dealt = SUIT_BIT[suit], lie.lying[suit]
                for card in deal[:missing]:
                    dealt |= bit[card]
            cards = known + deal[missing:]
            top = low_top = winners = low_winners = 0
            for start, place in hands:
                w, x, y, z = cards[start : start + 4]
                a, b, c, d, e, f, mask = HOLE[w][x][y][z]
                best = row[a]
                if (other := row[b]) > best:
                    best = other
                if (other := row[c]) > best:
                    best = other
                if (other := row[d]) > best:
                    best = other
                if (other := row[e]) > best:
                    best = other
                if (other := row[f]) > best:
                    best = other
                if suit is not None:
                    held = bit[w] | bit[x] | bit[y] | bit[z]
                    if TWO_OR_MORE[held]:
                        best = max(best, FLUSH[dealt | held] or flush_slow(dealt, held))
                if best >= top:
                    winners = place if best > top else winners | place
                    top = best
                if low_row is not None and (other := low_row[mask]) >= low_top and other:
                    low_winners = place if other > low_top else low_winners | place
                    low_top = other
            outcomes[low_winners << count | winners if asked.has_low else winners] += 1
