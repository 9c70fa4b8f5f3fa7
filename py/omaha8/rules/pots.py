"""Contributions to pots, pots to shares (docs/rules.md#c8, #c9, #c10). Chips only: strengths come from
outside.

Sequences by position are clockwise from the left of the button, and so are the seats of a pot: the order in
which odd chips are handed out.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from omaha8.rules.profiles import HouseRules

Shares = tuple[tuple[int, int], ...]
"""Seat and chips, in the order in which they are handed out."""


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips that the same seats can win; `seats` clockwise from the left of the button."""

    amount: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Division:
    """Who won a pot and what each got; meaning as in `events.PotAwarded`."""

    high: tuple[int, ...]
    low: tuple[int, ...] | None
    high_shares: Shares
    low_shares: Shares = ()


def uncalled(contributed: Sequence[int], folded: Sequence[bool]) -> tuple[int, int] | None:
    """Position and size of the part of the highest contribution that nobody matched, or None (C.8).

    Contributions are of the whole hand, antes included, dead posts left out. Those of folded players match; a
    folded player gets nothing back.

    >>> uncalled((50, 10, 30), (False, True, True)), uncalled((50, 50), (False, False))
    ((0, 20), None)
    """
    *_, second, most = sorted(contributed)
    if second == most:
        return None
    position = contributed.index(most)
    return None if folded[position] else (position, most - second)


def build(
    contributed: Sequence[int], folded: Sequence[bool], dead: int, seats: Sequence[int]
) -> tuple[Pot, ...]:
    """The pots, main pot first, empty ones left out (C.9).

    Contributions as in `uncalled`; `dead` goes to the main pot. What folded players have put in beyond every
    player still in is part of the last pot.

    >>> build((10, 50, 50, 30), (False, False, False, True), 5, (1, 2, 3, 4))
    (Pot(amount=45, seats=(1, 2, 3)), Pot(amount=100, seats=(2, 3)))
    """
    levels = sorted({chips for chips, out in zip(contributed, folded, strict=True) if not out})
    pots, below = [], 0
    for level in levels:
        top = level if level < levels[-1] else max(contributed)
        amount = dead + sum([min(chips, top) - min(chips, below) for chips in contributed])
        if amount:
            claimants = [
                seat
                for seat, chips, out in zip(seats, contributed, folded, strict=True)
                if chips >= level and not out
            ]
            pots.append(Pot(amount, tuple(claimants)))
        dead, below = 0, level
    return tuple(pots)


def divide(amount: int, winners: Sequence[int], rules: HouseRules) -> Shares:
    """Equal shares; chips that cannot be divided by house rule `odd_chips` (B-24).

    >>> divide(17, (2, 3, 4), HouseRules())
    ((2, 6), (3, 6), (4, 5))
    """
    share, odd = divmod(amount, len(winners))
    if not odd:
        return tuple([(seat, share) for seat in winners])
    if rules.odd_chips == "all_to_first":
        return tuple((seat, share + odd * (i == 0)) for i, seat in enumerate(winners))
    return tuple((seat, share + (i < odd)) for i, seat in enumerate(winners))


def share_out(
    amount: int,
    claimants: tuple[int, ...],
    highs: Mapping[int, int],
    lows: Mapping[int, int],
    rules: HouseRules,
) -> Division:
    """One pot among `claimants`, rake already taken (C.10).

    `highs` and `lows` are strengths by seat, bigger is better; a low of 0 does not qualify, and a game
    without lows gives none. A single claimant needs no strength.
    """
    if len(claimants) == 1:
        return Division(claimants, None, ((claimants[0], amount),))
    high = _best(claimants, highs)
    low = _best([seat for seat in claimants if lows.get(seat)], lows)
    if not low:
        return Division(high, None, divide(amount, high, rules))
    if high == low and rules.even_split_same_winners:
        return Division(high, low, divide(amount, high, rules))
    half = amount // 2
    return Division(high, low, divide(amount - half, high, rules), divide(half, low, rules))


def can_win(
    seat: int, shown: Sequence[int], pots: Iterable[Pot], highs: Mapping[int, int], lows: Mapping[int, int]
) -> bool:
    """Whether the hand of `seat` could win a part of a pot against no other hands than those `shown` (C.11).

    >>> can_win(3, [2], [Pot(10, (2, 3))], {2: 9, 3: 8}, {2: 0, 3: 1})
    True
    """
    for pot in pots:
        if seat in pot.seats:
            rivals = [rival for rival in shown if rival in pot.seats]
            if highs[seat] >= max([highs[rival] for rival in rivals], default=0):
                return True
            if lows.get(seat) and lows[seat] >= max([lows[rival] for rival in rivals], default=0):
                return True
    return False


def _best(seats: Sequence[int], strengths: Mapping[int, int]) -> tuple[int, ...]:
    most = max([strengths[seat] for seat in seats], default=0)
    return tuple([seat for seat in seats if strengths[seat] == most])
