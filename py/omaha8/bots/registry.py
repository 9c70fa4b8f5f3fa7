"""The bots by name."""

from omaha8.bots.protocol import Bot
from omaha8.bots.regular import Regular, Style
from omaha8.errors import NotationError

_BOTS: dict[str, Bot] = {
    "steady": Regular("steady", Style(comes_in=280, caution=60, mixing=60)),
    "loose": Regular("loose", Style(comes_in=430, caution=30, mixing=90)),
    "tight": Regular("tight", Style(comes_in=190, caution=90, mixing=50)),
}

NAMES: tuple[str, ...] = tuple(_BOTS)
"""Every name that `get` knows, the usual one first."""


def get(name: str) -> Bot:
    """The bot of that name.

    >>> get("steady").name
    'steady'

    Raises:
        NotationError: `unknown_bot`.
    """
    try:
        return _BOTS[name]
    except KeyError:
        raise NotationError(
            "unknown_bot", f"no bot is called {name!r}", name=name, known=list(NAMES)
        ) from None
