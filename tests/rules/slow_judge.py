"""Random conformance cases with their right answers, by the slow engine and brute force alone."""

from tests.differential import brute_force
from tests.rules.slow_engine import CALL, CHECK, FOLD, WAGER, SlowHand, award, best_of, pots

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
STREETS = ("preflop", "flop", "turn", "river")
HOUSE_RULES = {
    "odd_chips": ["all_to_first"],
    "even_split_same_winners": [False],
    "fl_cap": [5],
    "fl_cap_heads_up": [False],
    "fl_short_allin": ["full_bet"],
    "short_bb": ["actual"],
    "pl_pot": ["active"],
    "pl_short_blinds": ["full"],
    "first_to_show": ["whole_hand"],
    "reveal_all_in": [False],
    "no_flop_no_drop": [False],
}


def random_case(rng, variant, structure):
    """A case of kind `rake_hand`, `hand` or `showdown`, `decisions` asked for, with its `expect`."""
    told = random_table(rng, variant, structure)
    button = next(index for index, entry in enumerate(told["seats"]) if entry["seat"] == told["button"])
    clockwise = [*told["seats"][button + 1 :], *told["seats"][: button + 1]]
    hand = SlowHand(
        structure,
        (told["stakes"]["small_blind"], told["stakes"]["big_blind"]),
        (told["stakes"].get("small_bet"), told["stakes"].get("big_bet")),
        [entry["stack"] for entry in clockwise],
        ante=told.get("ante", 0),
        live={
            player: entry["post"].get("live", 0) for player, entry in enumerate(clockwise) if "post" in entry
        },
        dead={
            player: entry["post"].get("dead", 0) for player, entry in enumerate(clockwise) if "post" in entry
        },
        rules=told["rules"],
    )
    decisions = play_out(rng, hand, told, clockwise)
    kind = "rake_hand" if "rake" in told else rng.choice(("hand", "showdown"))
    expect = outcome(hand, told, clockwise) | {"decisions": decisions}
    return {"id": "random", "kind": kind, "input": told | {"decisions": True}, "expect": expect}


def random_table(rng, variant, structure):
    small, big = rng.choice(((1, 2), (1, 3), (2, 5), (5, 10), (10, 20)))
    has_rake = rng.random() < 0.2
    if has_rake:
        small, big = rng.choice(((25, 50), (50, 100), (100, 300)))
    stakes = {"small_blind": small, "big_blind": big}
    if structure == "fixed_limit":
        stakes |= {"small_bet": big, "big_bet": 2 * big}
    chairs = sorted(rng.sample(range(1, 11), rng.randint(2, 10)))
    button = rng.choice(chairs)
    cards = rng.sample(DECK, 4 * len(chairs) + 5)
    depth = rng.choice((3, 10, 30))
    seats = [
        {
            "seat": seat,
            "stack": rng.randint(1, depth * big),
            "hole": "".join(cards[4 * index : 4 * index + 4]),
        }
        for index, seat in enumerate(chairs)
    ]
    told = {
        "variant": variant,
        "structure": structure,
        "stakes": stakes,
        "button": button,
        "seats": seats,
        "board": "".join(cards[-5:]),
        "actions": [],
        "rules": {
            key: rng.choice(values)
            for key, values in HOUSE_RULES.items()
            if rng.random() < rng.choice((0, 0.5))
        },
    }
    if has_rake:
        told["rake"] = "seed_tables"
    if rng.random() < 0.15:
        told["ante"] = rng.randint(1, big)
    turns = [*chairs[chairs.index(button) + 1 :], *chairs[: chairs.index(button) + 1]]
    for entry in seats:
        may_post = len(chairs) > 2 and entry["seat"] not in turns[:2]
        if may_post and entry["stack"] > 2 * big + small and rng.random() < 0.15:
            entry["post"] = rng.choice(({"live": big}, {"live": big, "dead": small}, {"dead": small}))
    return told


def play_out(rng, hand, told, clockwise):
    """Random actions to the end of the hand, written into `told`; every decision on the way, in case form."""
    decisions = []
    wildness = rng.choice((1, 1, 4))
    hand.run_out()
    while hand.street.asked() is not None:
        seat = clockwise[hand.street.asked()]["seat"]
        call, least, most = hand.street.answer()
        verb = "raise" if hand.street.to_match() else "bet"
        decisions.append(
            {
                "seat": seat,
                "street": STREETS[hand.number],
                "pot": hand.street.pot + sum(hand.street.totals()),
                "can_check": hand.street.to_match() == hand.street.total(hand.street.asked()),
                "call": call,
                "raise": None if least is None else {"min_to": least, "max_to": most, "verb": verb},
            }
        )
        choices = [(CALL if call else CHECK, None)] * 5 + [(FOLD, None)] * (2 if call else rng.random() < 0.1)
        if least is not None:
            choices += [(WAGER, to) for to in (least, most, rng.randint(least, most))] * wildness
        what, to = rng.choice(choices)
        told["actions"].append([seat, verb, to] if what == WAGER else [seat, what])
        hand.act(what, to)
        hand.run_out()
    return decisions


def outcome(hand, told, clockwise):
    """The `expect` of a hand played to its end."""
    seats = [entry["seat"] for entry in clockwise]
    faults = {"K3"} if told["rules"].get("odd_chips") else set()
    if told["rules"].get("even_split_same_winners") is False:
        faults.add("K4")
    board = cut(told["board"])
    live = hand.live()
    highs, lows, hands = [None] * len(seats), [None] * len(seats), {}
    for player in live if len(live) > 1 else []:
        hole = cut(clockwise[player]["hole"])
        category, high_ranks, two, three = brute_force.best_high(hole, board)
        highs[player] = brute_force.rank_high(two + three)[0]
        low = brute_force.best_low(hole, board) if told["variant"] == "omaha8" else None
        if low:
            lows[player] = brute_force.rank_low(low[1] + low[2])[0]
        hands[player] = {"high": category, "high_ranks": high_ranks, "low": low and low[0]}
    stacks, contributed, back = hand.end()
    made = pots(contributed, hand.dead, live)
    taken = 0
    for index, pot in enumerate(made):
        if "rake" in told and (hand.number or told["rules"].get("no_flop_no_drop") is False):
            due = rake(told, sum(earlier.amount for earlier in made[: index + 1]))
            pot.rake = min(due - taken, pot.amount)
            taken = due
        award(pot, highs, lows, faults)
        for player, chips in pot.payouts.items():
            stacks[player] += chips
    expect = {
        "complete": True,
        "ended": "showdown" if len(live) > 1 else "fold",
        "final_stacks": by_seat(seats, enumerate(stacks)),
        "pots": [
            {
                "amount": pot.amount,
                "rake": pot.rake,
                "seats": sorted(seats[player] for player in pot.seats),
                "hi": sorted(seats[player] for player in pot.hi),
                "lo": pot.lo and sorted(seats[player] for player in pot.lo),
                "payouts": by_seat(seats, pot.payouts.items()),
            }
            for pot in made
        ],
        "returned": by_seat(seats, [back] if back else []),
        "rake": sum(pot.rake for pot in made),
    }
    if len(live) > 1:
        expect["hands"] = by_seat(seats, hands.items())
        expect["showdown"] = showdown(hand, told, made, (highs, lows), seats)
    return expect


def showdown(hand, told, made, strengths, seats):
    """Order of showing, who shows, who may muck."""
    live = hand.live()
    first = next((who for who, what, _ in reversed(hand.street.done) if what == WAGER), None)
    if told["rules"].get("first_to_show") == "whole_hand":
        first = hand.aggressor
    order = live if first not in live else [*live[live.index(first) :], *live[: live.index(first)]]
    all_in = told["rules"].get("reveal_all_in") is not False and not all(
        hand.end()[0][player] for player in live
    )
    shown: list[int] = []
    may_muck: list[int] = []
    for player in order:
        can_win = any(
            player in best_of(strength, [*(rival for rival in shown if rival in pot.seats), player])
            for pot in made
            if player in pot.seats
            for strength in strengths
        )
        (shown if all_in or can_win else may_muck).append(player)
    return {
        "order": [seats[player] for player in order],
        "shown": [seats[player] for player in shown],
        "may_muck": [seats[player] for player in may_muck],
        "all_in": all_in,
    }


def rake(told, pot):
    """The page's tables, in cents (docs/rules.md#a15)."""
    players = len(told["seats"])
    if told["structure"] != "fixed_limit":
        most = 100 if players < 4 else 200 if players < 6 else 300
        return min(pot // 100 * 5, most) if pot >= 1000 else 0
    if told["stakes"]["small_bet"] <= 100:
        table = {500: 50, 1200: 75, 2000: 100}
    else:
        table = {2000: 100, 3000: 150, 4000: 200, 5000: 250, 6000: 300}
        for step in list(table)[1 if players < 4 else 3 if players < 6 else 5 :]:
            del table[step]
    return max([0, *(cents for step, cents in table.items() if pot >= step)])


def cut(cards):
    return tuple(cards[index : index + 2] for index in range(0, len(cards), 2))


def by_seat(seats, pairs):
    return {str(seats[player]): value for player, value in pairs}
