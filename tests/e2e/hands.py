"""Three seats, the player on the button with the others to his left, and hands that end in every way.

Blinds are 10 and 20 in every game, and all amounts are legal under each betting structure.
"""

from omaha8_playwright import TablePage, stacked_deck

GAMES = [(game, limit) for game in ("omaha8", "omaha") for limit in ("fl", "pl", "nl")]
STAKES = {"fl": "20-40", "pl": "10-20", "nl": "10-20"}
TITLES = {
    ("omaha8", "fl"): "Limit Omaha Hi-Lo",
    ("omaha8", "pl"): "Pot-limit Omaha Hi-Lo",
    ("omaha8", "nl"): "No-limit Omaha Hi-Lo",
    ("omaha", "fl"): "Limit Omaha High",
    ("omaha", "pl"): "Pot-limit Omaha High",
    ("omaha", "nl"): "No-limit Omaha High",
}
YOU, SMALL, BIG = 0, 1, 2
START = {YOU: 2000, SMALL: 2000, BIG: 2000}


def three_handed(game: str, limit: str) -> dict[str, str | int]:
    """The parameters of the table for these hands."""
    return {"game": game, "limit": limit, "stakes": STAKES[limit], "seats": 3, "stack": 2000}


def deal(
    table: TablePage,
    holes: dict[int, str],
    board: str,
    script: dict[int, list],
    stacks: dict[int, int] | None = None,
) -> None:
    """Deals the hand; `script` is what the others will do in it."""
    table.script({SMALL: [], BIG: []} | script)
    deck = stacked_deck(holes, board, seats=3, button=YOU)
    table.deal(deck=deck, button=YOU, stacks=START | (stacks or {}))


def check_down(table: TablePage, streets: int) -> None:
    for _ in range(streets):
        table.check()
