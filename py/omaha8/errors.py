"""What can go wrong, as a code and parameters for the page and a sentence for people."""

from typing import Any


class Omaha8Error(Exception):
    """Base of every error that the engine raises on purpose.

    Attributes:
        code: stable `snake_case` name; the page translates it.
        params: what the translation needs: text, numbers, booleans, None, and lists or string-keyed
            dicts of these, so that it travels as JSON unchanged.

    `str(error)` is a lower-case fact that names the culprit.

    >>> error = Omaha8Error("bad_card", "not a card: '1x'", text="1x")
    >>> error.code, error.params, str(error)
    ('bad_card', {'text': '1x'}, "not a card: '1x'")
    """

    def __init__(self, code: str, message: str, **params: Any) -> None:
        super().__init__(message)
        self.code = code
        self.params: dict[str, Any] = params

    def __reduce__(self) -> tuple[Any, ...]:
        # By default an exception is rebuilt from `args`, the message alone: no process could send one.
        return _rebuild, (type(self), self.code, str(self), self.params)


class NotationError(Omaha8Error, ValueError):
    """Text does not parse: cards, a history, a message."""


class RulesError(Omaha8Error, ValueError):
    """A table, hand or board that cannot exist."""


class IllegalActionError(Omaha8Error, ValueError):
    """An action that the rules refuse; `params` carry it and what was legal. The state is unchanged."""


class StaleViewError(Omaha8Error):
    """An intent that was built on a view older than the present one."""


class SaveError(Omaha8Error):
    """A save that is damaged, or written by a version that cannot be read."""


def _rebuild(kind: type[Omaha8Error], code: str, message: str, params: dict[str, Any]) -> Omaha8Error:
    return kind(code, message, **params)
