"""A second opinion on betting and settlement, written from the rules alone: small, slow, one chip at a time.

It imports nothing of the engine. Players are positions, clockwise from the left of the button. Every question
is answered from the whole story of the street, never from a running state. `faults` switches on what pokerkit
does differently (the K numbers of tests/differential/test_pokerkit.py), so that its answers can be predicted.
"""

from dataclasses import dataclass, field

FOLD, CHECK, CALL, WAGER = "fold", "check", "call", "wager"


@dataclass
class Street:
    """A betting round: who had what at its start, and what was done since, in order."""

    structure: str
    size: int
    """The bet of the street; in pot limit and no limit the big blind."""
    stacks: list[int]
    posted: list[int]
    folded: list[bool]
    pot: int
    """Chips of earlier streets, antes and dead posts."""
    counted: int
    """What pot limit counts of them."""
    blind: int = 0
    """Before the flop the big blind, whole even when its poster could not pay it."""
    first: int = 0
    cap: int | None = 4
    full_bet: bool = False
    """Fixed limit: an all-in counts as a bet from a whole bet on, not from half of one."""
    done: list[tuple[int, str, int]] = field(default_factory=list)
    """(position, what, total of the street afterwards)."""

    def total(self, player):
        mine = [to for who, _, to in self.done if who == player]
        return mine[-1] if mine else self.posted[player]

    def totals(self):
        return [self.total(player) for player in range(len(self.stacks))]

    def left(self, player):
        return self.stacks[player] - (self.total(player) - self.posted[player])

    def is_in(self, player):
        return not self.folded[player] and (player, FOLD, self.total(player)) not in self.done

    def to_match(self, faults=()):
        nominal = 0 if "K8" in faults else self.blind
        return max(nominal, *self.totals())

    def asked(self):
        """Who is to act; None when the street is over."""
        n = len(self.stacks)
        able = [player for player in range(n) if self.is_in(player) and self.left(player)]
        if sum(map(self.is_in, range(n))) < 2:
            return None
        if len(able) == 1:
            others = [self.total(player) for player in range(n) if self.is_in(player) and player != able[0]]
            if self.total(able[0]) >= max(others):
                return None
        start = self.done[-1][0] + 1 if self.done else self.first
        for turn in range(n):
            player = (start + turn) % n
            has_acted = player in [who for who, _, _ in self.done]
            if player in able and (not has_acted or self.total(player) < self.to_match()):
                return player
        return None

    def wagers(self, faults=()):
        """Every bet and raise so far: (index, total, by how much it went beyond what was to be matched)."""
        matched = max(0 if "K8" in faults else self.blind, *self.posted)
        found = []
        for index, (_, what, to) in enumerate(self.done):
            if what == WAGER:
                found.append((index, to, to - matched))
                matched = to
        return found

    def answer(self, faults=()):
        """(chips to call, least total, greatest total) for who is asked; without a raise no totals."""
        player = self.asked()
        own, left, match = self.total(player), self.left(player), self.to_match(faults)
        call = min(left, match - own)
        full = self.full(faults)
        rivals = [p for p in range(len(self.stacks)) if p != player and self.is_in(p)]
        if (
            left <= match - own
            or not any(self.total(p) + self.left(p) > match for p in rivals)
            or (self.structure == "fixed_limit" and self.cap is not None and self.bets(faults) >= self.cap)
            or not self.may_raise_again(player, match - own, faults)
        ):
            return call, None, None
        most = own + left
        if self.structure == "fixed_limit":
            most = min(most, full)
        if self.structure == "pot_limit":
            most = min(most, max(full, match + self.counted + sum(self.totals()) + match - own))
        return call, min(full, own + left), most

    def limit_level(self):
        """Fixed limit: (the last complete bet, how many there were); half a bet or more is one."""
        level, bets = (self.blind, 1) if self.blind else (0, 0)
        for _, to, _ in self.wagers():
            if self.is_bet(to - level):
                level, bets = to, bets + 1
        return level, bets

    def is_bet(self, chips):
        return chips * (1 if self.full_bet else 2) >= self.size

    def bets(self, faults):
        if "K7" in faults:
            return len(self.wagers(faults)) + (1 if self.blind else 0)
        return self.limit_level()[1]

    def full(self, faults):
        """The least total that is a full bet or raise."""
        if self.structure == "fixed_limit" and "K7" not in faults:
            return self.limit_level()[0] + self.size
        return self.to_match(faults) + max([self.size, *(by for _, _, by in self.wagers(faults))])

    def may_raise_again(self, player, owed, faults):
        acts = [index for index, (who, _, _) in enumerate(self.done) if who == player]
        if not acts:
            return True
        is_limit = self.structure == "fixed_limit"
        if is_limit and "K7" not in faults:
            return self.is_bet(owed)
        largest = max([0, *(by for _, _, by in self.wagers(faults))])
        last_full = largest if is_limit or "K9" in faults else max(largest, self.size)
        if owed < last_full:
            return False
        return not ((is_limit or "K10" in faults) and self.is_shut_out(acts[-1], faults))

    def is_shut_out(self, last_act, faults):
        """pokerkit: the short all-ins since the betting was last reopened do not add up to a full raise."""
        run: list[int] = []
        largest, reopened = 0, -1
        for index, to, by in self.wagers(faults):
            if by >= largest:
                reopened = index
            largest = max(largest, by)
            who = self.done[index][0]
            is_all_in = to - self.posted[who] == self.stacks[who]
            run = [*run, by] if is_all_in else []
            if sum(run) >= largest:
                run = []
        return bool(run) and sum(run) < largest and last_act >= reopened

    def act(self, what, to):
        self.done.append((self.asked(), what, to))


@dataclass
class SlowPot:
    amount: int
    seats: list[int]
    rake: int = 0
    hi: list[int] = field(default_factory=list)
    lo: list[int] | None = None
    payouts: dict[int, int] = field(default_factory=dict)


def give_back(contributed):
    """The part of the greatest contribution that nobody matched: (position, chips) or None."""
    most = max(contributed)
    top = [player for player, chips in enumerate(contributed) if chips == most]
    if len(top) > 1:
        return None
    return top[0], most - sorted(contributed)[-2]


def pots(contributed, dead, claimants):
    """Contributions cut into layers one chip thick; neighbours with the same claimants are one pot."""
    made: list[SlowPot] = []
    for layer in range(1, max(contributed) + 1):
        payers = [player for player, chips in enumerate(contributed) if chips >= layer]
        able = [player for player in payers if player in claimants]
        if made and made[-1].seats == able:
            made[-1].amount += len(payers)
        else:
            made.append(SlowPot(len(payers), able))
    made[0].amount += dead
    return made


def divide(amount, winners, faults=()):
    """Chip by chip, clockwise; K3: one seat gets all the odd ones."""
    shares = dict.fromkeys(winners, amount // len(winners))
    odd = amount % len(winners)
    for index in range(odd):
        shares[winners[0 if "K3" in faults else index]] += 1
    return shares


def best_of(strengths, players):
    """Those of `players` with the greatest strength; a strength of None is no hand."""
    held = [strengths[player] for player in players if strengths[player] is not None]
    return [player for player in players if held and strengths[player] == max(held)]


def award(pot, highs, lows, faults=(), *, is_low_about=False):
    """Divide one pot; `is_low_about`: somebody of the hand has a low (K2 asks)."""
    if len(pot.seats) == 1:
        pot.hi, pot.lo, pot.payouts = pot.seats, None, {pot.seats[0]: pot.amount - pot.rake}
        return
    chips = pot.amount - pot.rake
    pot.hi = best_of(highs, pot.seats)
    pot.lo = best_of(lows, pot.seats) or None
    low_takers = pot.lo or (pot.seats if "K2" in faults and is_low_about else None)
    if low_takers is None or (low_takers == pot.hi and "K4" not in faults):
        pot.payouts = divide(chips, pot.hi, faults)
        return
    pot.payouts = divide(chips - chips // 2, pot.hi, faults)
    for player, share in divide(chips // 2, low_takers, faults).items():
        pot.payouts[player] = pot.payouts.get(player, 0) + share


def settle(contributed, dead, live, highs, lows, *, faults=()):
    """The awarded pots of a hand whose uncalled chips have gone back.

    `contributed` without dead posts, `live` are the positions still in, `highs` and `lows` strengths by
    position (bigger is better, None: none). K5: the beaten hands are killed first, and pots with the same
    claimants merge.
    """
    made = pots(contributed, dead, live)
    for pot in made:
        award(pot, highs, lows)
    if not faults:
        return made
    alive = sorted({player for pot in made for player in (*pot.hi, *(pot.lo or ()))})
    if "K5" in faults:
        made = pots(contributed, dead, alive)
    elif "K2" in faults:
        for pot in made:
            pot.seats = [player for player in pot.seats if player in alive]
    for pot in made:
        award(pot, highs, lows, faults, is_low_about=any(lows[player] is not None for player in alive))
    return made


class SlowHand:
    """A hand's chips from the posts to the last bet. Cards are somebody else's business.

    `blinds` and `bets` are (small, big), `live` and `dead` posts by position, `rules` house rules by name, as
    cases have them.
    """

    def __init__(self, structure, blinds, bets, stacks, *, ante=0, live=None, dead=None, rules=None):
        n = len(stacks)
        self.structure, self.bets, self.big_blind, self.rules = structure, bets, blinds[1], rules or {}
        antes = [min(ante, stack) for stack in stacks]
        asked = [0] * n
        asked[0 if n > 2 else 1], asked[1 if n > 2 else 0] = blinds
        missing = sum(blinds) - sum(
            min(blind, stack - paid) for blind, stack, paid in zip(asked, stacks, antes, strict=True)
        )
        asked = [asked[player] + (live or {}).get(player, 0) for player in range(n)]
        left = [stack - paid for stack, paid in zip(stacks, antes, strict=True)]
        posted = [min(asked[player], left[player]) for player in range(n)]
        left = [left[player] - posted[player] for player in range(n)]
        posted_dead = [min((dead or {}).get(player, 0), left[player]) for player in range(n)]
        left = [left[player] - posted_dead[player] for player in range(n)]
        self.number, self.before, self.dead = 0, antes, sum(posted_dead)
        self.aggressor = None
        self.street = self._street(left, posted, [False] * n)
        self.street.first = 2 % n if n > 2 else 1
        self.street.blind = max(posted) if self.rules.get("short_bb") == "actual" else self.big_blind
        if self.rules.get("pl_short_blinds") == "full":
            self.street.counted += missing

    def _street(self, left, posted, folded):
        size = self.bets[self.number // 2] if self.structure == "fixed_limit" else self.big_blind
        pot = sum(self.before) + self.dead
        street = Street(
            self.structure, size, left, posted, folded, pot, self._counted(left, posted, folded, pot)
        )
        street.cap = self.rules.get("fl_cap", 4)
        if folded.count(False) == 2 and self.rules.get("fl_cap_heads_up") is False:
            street.cap = None
        street.full_bet = self.rules.get("fl_short_allin") == "full_bet"
        return street

    def _counted(self, left, posted, folded, pot):
        """What pot limit counts of earlier streets; by house rule the chips above everybody who is all-in."""
        all_in = [
            self.before[player]
            for player in self.players()
            if not folded[player] and not left[player] and not posted[player]
        ]
        if self.rules.get("pl_pot") != "active" or not all_in:
            return pot
        return sum(max(0, chips - max(all_in)) for chips in self.before)

    def players(self):
        return range(len(self.before))

    def live(self):
        return [player for player in self.players() if self.street.is_in(player)]

    def next_street(self):
        assert self.street.asked() is None
        self.before, left = self.contributed(), [self.street.left(player) for player in self.players()]
        folded = [not self.street.is_in(player) for player in self.players()]
        self.number += 1
        self.street = self._street(left, [0] * len(left), folded)

    def run_out(self):
        """Deal on until somebody is asked or nothing is left to deal."""
        while self.street.asked() is None and len(self.live()) > 1 and self.number < 3:
            self.next_street()

    def contributed(self):
        return [before + total for before, total in zip(self.before, self.street.totals(), strict=True)]

    def act(self, what, to=None):
        player = self.street.asked()
        if what == WAGER:
            self.aggressor = player
        else:
            to = self.street.total(player) + (self.street.answer()[0] if what == CALL else 0)
        self.street.act(what, to)

    def end(self):
        """Chips left, contributions and what went back, as (position, chips) or None."""
        contributed = self.contributed()
        stacks = [self.street.left(player) for player in self.players()]
        if back := give_back(contributed):
            contributed[back[0]] -= back[1]
            stacks[back[0]] += back[1]
        return stacks, contributed, back

    def settle(self, highs, lows, faults=()):
        """Final chips of every position, and the pots."""
        stacks, contributed, _ = self.end()
        made = settle(contributed, self.dead, self.live(), highs, lows, faults=faults)
        for pot in made:
            for player, chips in pot.payouts.items():
                stacks[player] += chips
        return stacks, made
