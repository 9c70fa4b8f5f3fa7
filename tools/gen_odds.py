"""Writes the inner loops of sampled equity, py/omaha8/odds/_loops.py: `python3 tools/gen_odds.py`.

A trial is some fifty table reads. Written out for a number of hands and of board cards to come, everything in
it is a local variable and nothing is called. What is written out is what people wait for: one known hand
against one to three others, before the flop and on it. For the rest odds/sampled.py has a loop for any number
of hands.
"""

from collections.abc import Iterable
from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent / "py" / "omaha8" / "odds" / "_loops.py"

HEAD = '''"""Inner loops of sampled equity, made by tools/gen_odds.py: do not edit.

`OUTCOMES[known, unknown, missing]` counts trials by outcome, as `equity` describes it, for so many known and
unknown hands and board cards to come. `SHARES[unknown, missing]` looks at the first hand alone: it counts
trials by what that hand, the only known one, gets of the pot, in `PARTS`. It stops looking at the highs of
others as soon as one is seen to be better, which makes it faster.

Arguments of a loop: batches of deals (the board cards to come, then four cards for each unknown hand), what
`BOARD` and `SUIT` hold for the board cards that lie, their rank masks by suit, the known hands, whether lows
count, and the counts, which grow in place.
"""

# ruff: noqa: C901, PLR0912, PLR0915, PLR0917, PLR1730, SIM108

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from omaha8.cards import Card
from omaha8.rules.evaluate import FLUSH, HOLE, SUIT_BIT, TWO_OR_MORE, flush_slow

Batches: TypeAlias = Iterable[Iterable[tuple[Card, ...]]]
Hands: TypeAlias = Sequence[Sequence[Card]]

PARTS = 24
"""A pot, for `SHARES`: half of it divides among up to four hands without a rest."""

_HALF = (0, 12, 6, 4, 3)  # by the number of hands that share it


def flush_masks(hand: Sequence[Card]) -> tuple[int, ...]:
    """By suit, the ranks that a hand can play in a flush; 0 where it has fewer than two of the suit."""
    masks = [sum([bit[card] for card in hand]) for bit in SUIT_BIT]
    return tuple([mask if TWO_OR_MORE[mask] else 0 for mask in masks])
'''

PLAYERS = ((1, 1), (1, 2), (1, 3), (2, 0))
OUTCOMES = [(known, unknown, missing) for known, unknown in PLAYERS for missing in (2, 5)]
SHARES = [(unknown, missing) for unknown in (1, 2, 3) for missing in (2, 5)]

Lines = list[str]


def indent(lines: Iterable[str]) -> Lines:
    return ["    " + line for line in lines]


def walk(table: str, cards: Iterable[str]) -> str:
    return table + "".join(f"[{card}]" for card in cards)


def hole_class(hand: int, cards: Iterable[str]) -> str:
    return f"a{hand}, b{hand}, c{hand}, d{hand}, e{hand}, f{hand}, m{hand} = {walk('HOLE', cards)}"


def cards_of(hand: int) -> Lines:
    return [f"{letter}{hand}" for letter in "wxyz"]


def known_hand(hand: int) -> Lines:
    """What is worked out once for a known hand."""
    return [
        f"w, x, y, z = hands[{hand}]",
        hole_class(hand, "wxyz"),
        f"flush{hand} = flush_masks(hands[{hand}])",
    ]


def strength(hand: int) -> Lines:
    """The best of the six pairs of a hand, without flushes."""
    lines = [f"s{hand} = row[a{hand}]"]
    for pair in "bcdef":
        lines += [f"if (other := row[{pair}{hand}]) > s{hand}:", f"    s{hand} = other"]
    return lines


def known_flush(hand: int) -> Lines:
    return [
        f"held = flush{hand}[suit]",
        f"if held and (other := FLUSH[dealt | held] or flush_slow(dealt, held)) > s{hand}:",
        f"    s{hand} = other",
    ]


def dealt_flush(hand: int, then: Lines) -> Lines:
    """For a hand of the deal that has one: its flush in `other`, and `then`."""
    return [
        f"held = {' | '.join(f'bit[{card}]' for card in cards_of(hand))}",
        "if TWO_OR_MORE[held]:",
        "    other = FLUSH[dealt | held] or flush_slow(dealt, held)",
        *indent(then),
    ]


def board_row(ends: Lines) -> str:
    return f"row, low_row = {walk('board', ends)}"


def board_suit(ends: Lines) -> Lines:
    """The board's suit, and under it, for lines to come, the board's ranks of that suit."""
    return [
        f"suit = {walk('suits', ends)}",
        "if suit is not None:",
        "    bit = SUIT_BIT[suit]",
        f"    dealt = {' | '.join(['lying[suit]', *(f'bit[{card}]' for card in ends)])}",
    ]


# ---- all hands


def all_outcomes(known: int, unknown: int, ends: Lines) -> Lines:
    """One trial: who wins the high, who the low."""
    count = known + unknown
    lines = [board_row(ends)]
    for hand in range(count):
        if hand >= known:
            lines.append(hole_class(hand, cards_of(hand)))
        lines += strength(hand)
    lines += board_suit(ends)
    for hand in range(count):
        if hand < known:
            lines += indent(known_flush(hand))
        else:
            lines += indent(dealt_flush(hand, [f"if other > s{hand}:", f"    s{hand} = other"]))
    if count == 2:
        lines.append("outcome = 1 if s0 > s1 else 2 if s1 > s0 else 3")
    else:
        lines.append("outcome = 1")
        for hand in range(1, count):
            lines += [
                f"if s{hand} > s0:",
                f"    s0, outcome = s{hand}, {1 << hand}",
                f"elif s{hand} == s0:",
                f"    outcome |= {1 << hand}",
            ]
    lines.append("if has_low and low_row is not None:")
    if count == 2:
        lines += indent(
            [
                "low = low_row[m0]",
                "other = low_row[m1]",
                "if low or other:",
                "    outcome |= 4 if low > other else 8 if other > low else 12",
            ]
        )
    else:
        lines += indent(["low = low_row[m0]", f"winners = {1 << count} if low else 0"])
        for hand in range(1, count):
            lines += indent(
                [
                    f"if (other := low_row[m{hand}]) > low:",
                    f"    low, winners = other, {1 << count + hand}",
                    "elif low and other == low:",
                    f"    winners |= {1 << count + hand}",
                ]
            )
        lines += indent(["outcome |= winners"])
    return [*lines, "counts[outcome] += 1"]


# ---- the first hand alone


def rival(hand: int, is_last: bool) -> Lines:
    """How many hands share the high once this one has been seen, 0 when it is better."""
    # Heads-up `high` itself, in twenty-fourths of the pot: one look-up less.
    lost, tied = ("high = 0", "high = 6") if hand == 1 and is_last else ("ways = 0", "ways += 1")
    target = lost.split(" ")[0]
    settle = ["if other > s0:", f"    {lost}", "elif other == s0:", f"    {tied}"]
    reach = [f"(other := row[{pair}{hand}]) >= s0" for pair in "abcdef"]
    rest = ", ".join(f"row[{pair}{hand}]" for pair in "bcdef")
    return [
        "if (",
        f"    {reach[0]}",
        *(f"    or {each}" for each in reach[1:]),
        "):",
        f"    if other > s0 or max({rest}) > s0:",
        f"        {lost}",
        "    else:",
        f"        {tied}",
        f"if {target} and suit is not None:",
        *indent(dealt_flush(hand, settle)),
    ]


def low_of_first(count: int) -> Lines:
    """Adds what the low brings to `high`, what the first hand gets for the high, and counts the trial."""
    if count == 2:
        return [
            "low = low_row[m0]",
            "other = low_row[m1]",
            "if low > other:",
            "    counts[high + 12] += 1",
            "elif other > low:",
            "    counts[high] += 1",
            "elif low:",
            "    counts[high + 6] += 1",
            "else:",
            "    counts[high + high] += 1",
        ]
    lines = ["low = low_row[m0]", "if low:", "    ways = 1"]
    for hand in range(1, count):
        lines += indent(
            [
                f"if (other := low_row[m{hand}]) > low:",
                "    ways = 0",
                "elif ways and other == low:",
                "    ways += 1",
            ]
        )
    others = " or ".join(f"low_row[m{hand}]" for hand in range(1, count))
    return [
        *lines,
        "    counts[high + _HALF[ways]] += 1",
        f"elif {others}:",
        "    counts[high] += 1",
        "else:",
        "    counts[high + high] += 1",
    ]


def share_of_first(unknown: int, ends: Lines) -> Lines:
    """One trial: what the first hand gets."""
    lines = [board_row(ends), *strength(0), *board_suit(ends), *indent(known_flush(0))]
    lines += [hole_class(hand, cards_of(hand)) for hand in range(1, unknown + 1)]
    if unknown == 1:
        lines += ["high = 12", *rival(1, is_last=True)]
    else:
        seen: Lines = []
        for hand in range(unknown, 0, -1):
            seen = rival(hand, is_last=hand == unknown) + (["if ways:", *indent(seen)] if seen else [])
        lines += ["ways = 1", *seen, "high = _HALF[ways]"]
    return [
        *lines,
        "if has_low and low_row is not None:",
        *indent(low_of_first(unknown + 1)),
        "else:",
        "    counts[high + high] += 1",
    ]


# ---- the module


def function(name: str, known: int, unknown: int, ends: Lines, trial: Lines) -> str:
    deal = [*ends, *(card for hand in range(known, known + unknown) for card in cards_of(hand))]
    before = [line for hand in range(known) for line in known_hand(hand)]
    # Only a board of a suit sets these two anew, and only then they are read.
    before += ["bit, dealt = SUIT_BIT[0], 0"]
    body = [*before, "for batch in batches:", f"    for {', '.join(deal)} in batch:", *indent(indent(trial))]
    lines = [
        f"def {name}(",
        "    batches: Batches,",
        "    board: Any,",
        "    suits: Any,",
        "    lying: Sequence[int],",
        "    hands: Hands,",
        "    has_low: bool,",
        "    counts: dict[int, int],",
        ") -> None:",
        *indent(body),
    ]
    return "\n".join(lines) + "\n"


def table(name: str, keys: Iterable[tuple[int, ...]], functions: Iterable[str]) -> str:
    entries = [f"    {key}: {function}," for key, function in zip(keys, functions, strict=True)]
    return "\n".join([f"{name} = {{", *entries, "}"]) + "\n"


def ends_of(missing: int) -> Lines:
    return [f"t{place}" for place in range(missing)]


def source() -> str:
    """The whole module."""
    outcomes = [f"_outcomes_{known}_{unknown}_{missing}" for known, unknown, missing in OUTCOMES]
    shares = [f"_shares_{unknown}_{missing}" for unknown, missing in SHARES]
    parts = [HEAD]
    for name, (known, unknown, missing) in zip(outcomes, OUTCOMES, strict=True):
        ends = ends_of(missing)
        parts.append(function(name, known, unknown, ends, all_outcomes(known, unknown, ends)))
    for name, (unknown, missing) in zip(shares, SHARES, strict=True):
        ends = ends_of(missing)
        parts.append(function(name, 1, unknown, ends, share_of_first(unknown, ends)))
    tables = [
        table("OUTCOMES: dict[tuple[int, int, int], Callable[..., None]]", OUTCOMES, outcomes),
        table("SHARES: dict[tuple[int, int], Callable[..., None]]", SHARES, shares),
    ]
    return "\n\n".join([*parts, "\n".join(tables)])


if __name__ == "__main__":
    TARGET.write_text(source(), encoding="utf-8")
    print(f"{TARGET.name}: {len(OUTCOMES) + len(SHARES)} loops")
