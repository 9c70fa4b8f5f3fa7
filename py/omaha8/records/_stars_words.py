"""The words of the text format: games, amounts, cards and hands as players read them."""

from collections.abc import Sequence
from typing import NamedTuple

from omaha8.cards import Card, card_name
from omaha8.rules.evaluate import Made
from omaha8.rules.games import MAX_SEATS, Game, Stakes, Street, Structure, Variant
from omaha8.rules.posts import Blinds, positions

VARIANT_WORDS: dict[Variant, str] = {"omaha8": "Omaha Hi/Lo", "omaha_high": "Omaha"}
STRUCTURE_WORDS: dict[Structure, str] = {
    "fixed_limit": "Limit",
    "pot_limit": "Pot Limit",
    "no_limit": "No Limit",
}
STREET_WORDS: dict[Street, str] = {"flop": "FLOP", "turn": "TURN", "river": "RIVER"}
REVEALED = "All hands were open"
PROTECTED = "is being treated as all-in"  # the all-in rule (docs/rules.md#a10)

_ONE = dict(
    zip(
        "23456789TJQKA",
        [
            "Deuce",
            "Trey",
            "Four",
            "Five",
            "Six",
            "Seven",
            "Eight",
            "Nine",
            "Ten",
            "Jack",
            "Queen",
            "King",
            "Ace",
        ],
        strict=True,
    )
)


class Post(NamedTuple):
    """A posting: `ante`, `small_blind`, `big_blind`, `live`, `dead` or `both` (live and dead).

    As a line it is told in other words: a live post is a big blind, a dead one a small blind.
    """

    kind: str
    seat: int
    amount: int
    is_all_in: bool = False


def amount_text(amount: int, dollar: int) -> str:
    """An amount as the table writes it.

    >>> amount_text(1050, 100), amount_text(1000, 100), amount_text(1050, 1)
    ('$10.50', '$10', '1050')
    """
    if dollar == 1:
        return str(amount)
    whole, cents = divmod(amount, 100)
    return f"${whole}.{cents:02}" if cents else f"${whole}"


def cards_text(cards: Sequence[Card]) -> str:
    """Cards in brackets.

    >>> cards_text((51, 45))
    '[As Kd]'
    """
    return f"[{' '.join(map(card_name, cards))}]"


def game_text(game: Game) -> str:
    """As the header names a game.

    >>> game_text(Game("omaha8", "pot_limit"))
    'Omaha Hi/Lo Pot Limit'
    """
    return f"{VARIANT_WORDS[game.variant]} {STRUCTURE_WORDS[game.structure]}"


def pot_text(index: int, pots: int) -> str:
    """Which pot was collected from.

    >>> pot_text(0, 1), pot_text(0, 2), pot_text(1, 2)
    ('pot', 'main pot', 'side pot-1')
    """
    if pots == 1:
        return "pot"
    return f"side pot-{index}" if index else "main pot"


def hand_text(high: Made, low: Made | None, *, has_low: bool) -> str:
    """What a hand makes: high, and in a game with lows both."""
    if not has_low:
        return high_text(high)
    words = f"HI: {high_text(high)}"
    return f"{words}; LO: {','.join(low.ranks)}" if low else words


def high_text(made: Made) -> str:
    """A high hand in words.

    >>> high_text(Made(1, "full_house", "KKK99", (0, 1), (2, 3, 4)))
    'a full house, Kings full of Nines'
    """
    first, second, last = made.ranks[0], made.ranks[1], made.ranks[4]
    match made.category:
        case "high_card":
            return f"high card {_ONE[first]}"
        case "pair":
            return f"a pair of {_many(first)}"
        case "two_pair":
            return f"two pair, {_many(first)} and {_many(made.ranks[2])}"
        case "trips":
            return f"three of a kind, {_many(first)}"
        case "straight" | "straight_flush":
            name = made.category.replace("_", " ")
            return f"a {name}, {_ONE[last]} to {_ONE[first]}"
        case "flush":
            return f"a flush, {_ONE[first]} high"
        case "full_house":
            return f"a full house, {_many(first)} full of {_many(last)}"
    return f"four of a kind, {_many(second)}"


def _many(rank: str) -> str:
    return "Sixes" if rank == "6" else f"{_ONE[rank]}s"


# What the header and the posting lines leave open, worked out the same way for writing and for reading


def stakes_of(game: Game, low: int, high: int, dollar: int, posts: Sequence[Post]) -> Stakes:
    """The stakes as far as the header's two amounts and the posts, told apart, give them."""
    ante = max((post.amount for post in posts if post.kind == "ante"), default=0)
    if game.structure != "fixed_limit":
        return Stakes(low, high, ante=ante, dollar=dollar)
    small = next((post.amount for post in posts if post.kind == "small_blind"), 0)
    return Stakes(small, low, low, high, ante, dollar)


def blinds_of(chairs: Sequence[int], button: int, posts: Sequence[Post]) -> Blinds | None:
    """Where the blinds are, None where the button and the posting lines do not tell it."""
    usual = positions(chairs, button) if button in chairs else None
    words = [post.kind for post in posts]
    before = words[: words.index("big_blind")] if "big_blind" in words else words
    small = posts[before.index("small_blind")].seat if "small_blind" in before else None
    big = posts[len(before)].seat if "big_blind" in words else None
    if big is None and usual:
        big = usual.big_blind
    if small is None and usual and usual.big_blind == big:
        small = usual.small_blind
    if small is None:
        small = next((chair for chair in range(MAX_SEATS) if chair not in chairs), None)
    return None if small is None or big is None else Blinds(button, small, big)


def told_apart(posts: Sequence[Post], blinds: Blinds) -> list[Post]:
    """Posting lines by kind: who posts a blind without being in it posts live or dead."""
    own = {"small_blind": blinds.small_blind, "big_blind": blinds.big_blind}
    other = {"small_blind": "dead", "big_blind": "live"}
    return [
        post._replace(kind=other[post.kind]) if post.seat != own.get(post.kind, post.seat) else post
        for post in posts
    ]


def extra_posts(posts: Sequence[Post], big_blind: int) -> dict[int, tuple[int, int]]:
    """Live and dead posts by seat, from posts told apart."""
    extra: dict[int, tuple[int, int]] = {}
    for post in posts:
        live, dead = extra.get(post.seat, (0, 0))
        match post.kind:
            case "live":
                extra[post.seat] = post.amount, dead
            case "dead":
                extra[post.seat] = live, post.amount
            case "both":
                live = min(post.amount, big_blind)
                extra[post.seat] = live, post.amount - live
    return extra
