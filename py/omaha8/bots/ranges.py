"""What an opponent's acts say about his hand: weights over a field of hands.

The numbers are a sketch of common play: who raises tends to hold one of the better starting hands, who bets
stands well on the board or wants others to think so. They are blended with what the opponent was seen to do
in this sitting.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from omaha8.odds.field import Field
from omaha8.rules.events import Acted
from omaha8.rules.games import Street
from omaha8.views.view import Reads, View

# Starting hands, in thousandths and among six, that come in by a call, a raise, a second raise, and more.
_CALLS, _RAISES = 450, (180, 70, 35)
_BETS = 700  # bets and raises in a thousand hands, all streets
_FOLDS = 700  # folds in as many; the fewer players, the fewer
_WILD = 650  # thousandths of hands raised before the flop that need no respect any more
_SIX_PLAYERS = 1200  # players_factor() of the habits above
_PRIOR_HANDS = 25  # observed hands that weigh as much as the habits above

# By what was done on a street: weights of the best hands down to each part (thousandths) of the field.
_SHAPES: dict[str, tuple[tuple[int, int], ...]] = {
    "check": ((150, 5), (1000, 8)),
    "call": ((100, 6), (500, 8), (700, 4), (1000, 1)),
    "bet": ((350, 8), (600, 3), (1000, 2)),
    "raise": ((150, 8), (350, 4), (1000, 1)),
}
_STRENGTH = ("fold", "check", "call", "bet", "raise")


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player does in a thousand hands.

    Attributes:
        comes_in: hands with which he calls or raises before the flop.
        raises: hands with which he raises before the flop.
        bets: his bets and raises on all streets.
        yields: how readily he folds, in thousandths of common play, 1000 at most.
    """

    comes_in: int
    raises: int
    bets: int
    yields: int

    @property
    def is_wild(self) -> bool:
        """Whether he raises so many hands that a raise says nothing."""
        return self.raises >= _WILD


def players_factor(view: View) -> int:
    """Thousandths by which more hands are worth playing among fewer players: 960 of ten, 2400 of two."""
    return 600 + 3600 // sum(seat.state != "out" for seat in view.seats)


def habits(view: View, seat: int) -> Habits:
    """What the player in `seat` was seen to do, pulled towards common play while few hands were seen."""
    reads = next((each for each in view.reads if each.seat == seat), Reads(seat))
    counts = (reads.voluntary, reads.raised_preflop, reads.bets_and_raises, reads.folds)
    folds = _FOLDS * _SIX_PLAYERS // players_factor(view)
    usual = [*[_usual(view, each) for each in (_CALLS, _RAISES[0], _BETS)], folds]
    comes_in, raises, bets, seen = [
        (often * _PRIOR_HANDS + 1000 * count) // (_PRIOR_HANDS + reads.hands)
        for often, count in zip(usual, counts, strict=True)
    ]
    return Habits(comes_in, raises, bets, min(1000 * seen // folds, 1000))


def _usual(view: View, among_six: int) -> int:
    return among_six * players_factor(view) // _SIX_PLAYERS


def weigh(view: View, seat: int, field: Field) -> list[int]:
    """Weight of each hand of `field` for the player in `seat`, all above 0."""
    seen = habits(view, seat)
    weights = _before_the_flop(view.acts, seat, seen, field)
    for street in ("flop", "turn", "river"):
        if act := strongest_act(view.acts, seat, street):
            shape = _by_place(_SHAPES[act], len(weights))
            # An old act says less, for the board has changed since; so does a bet of one who always bets.
            doubt = 4 * (street != view.street)
            if act in ("bet", "raise"):
                doubt += max(seen.bets - _usual(view, _BETS), 0) // 200
            shape = [each + doubt for each in shape]
            weights = [weight * each for weight, each in zip(weights, shape, strict=True)]
    return weights


def strongest_act(acts: Sequence[Acted], seat: int, street: Street) -> str | None:
    """The strongest thing a player did on a street, by name; None where he did nothing but fold."""
    done = [act.action for act in acts if act.seat == seat and act.street == street]
    best = max(done, key=_STRENGTH.index, default="fold")
    return None if best == "fold" else best


def _before_the_flop(acts: Sequence[Acted], seat: int, seen: Habits, field: Field) -> list[int]:
    raises, limit = 0, 1000
    for act in acts:
        if act.street != "preflop":
            break
        mine = act.seat == seat
        if act.action in ("raise", "bet"):
            if mine:
                limit = seen.raises * _RAISES[min(raises, 2)] // _RAISES[0]
            raises += 1
        elif mine and act.action == "call":
            limit = min(limit, seen.comes_in // (1 + min(raises, 2)))
    return [
        weight
        * (32 if better <= limit else 8 if 2 * better <= 3 * limit else 2 if better <= 3 * limit else 1)
        for better, weight in zip(field.better, field.weights, strict=True)
    ]


def _by_place(shape: tuple[tuple[int, int], ...], count: int) -> list[int]:
    """The weights of a shape for a field of `count` hands, best first."""
    weights: list[int] = []
    for upto, weight in shape:
        weights += [weight] * (upto * count // 1000 - len(weights))
    return weights
