"""What of the page tests may rely on: dist/testids.json, which docs/playwright.md explains.

The ids are read from the sources, what they say besides is written down here. A version may get new names;
one that loses a name or changes its meaning is the next.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

VERSION = 1

# By test id, what its `data-*` attributes are; not each element has each at any time.
ATTRIBUTES = {
    "app": (
        *("contract", "ready", "status", "phase", "turn", "hand", "street", "seq", "bank"),
        *("mode", "question", "score"),
    ),
    "seat-*": ("state", "sits", "turn", "won"),
    "seat-*-stack": ("amount",),
    "seat-*-bet": ("amount",),
    "seat-*-won": ("amount",),
    "card": ("card", "used"),
    "pot-total": ("amount",),
    "pot-*": ("amount",),
    "actions": ("panel",),
    "act-*": ("amount", "to", "min", "max", "why"),
    "pre-*": ("amount",),
    "preset-*": ("to",),
    "readout-*": ("state",),
    "temptation": ("code",),
    "result-pot-*": ("amount",),
    "result-*": ("amount",),
    "error": ("code",),
    "hh-item-*": ("hand", "net", "marks"),
    "hh-step": ("step",),
    "question": ("question", "type", "ask", "state", "attempts"),
    "answer-*": ("choice",),
    "order-*": ("seat",),
    "hint": ("code",),
    "score": ("score", "max"),
}

# Of `window.omaha8`.
HANDLE = (
    *("contract", "version", "ready", "state", "legal", "log", "errors", "report"),
    *("act", "deal", "script", "stage", "step"),
)

LITERAL = re.compile(r"""data-testid=(["'])(?P<id>[^"']+)\1""")
COMPUTED = re.compile(r"""data-testid=\$\{(?P<quote>["'`])(?P<id>.+?)(?P=quote)\}""")
CHOSEN = re.compile(r"""data-testid=\$\{(?P<choice>[^}`]*\?[^}`]*)\}""")
# An id kept apart from its template: a `testid`, the name of a sheet, or a prefix that only ids have.
KEPT = re.compile(
    r"""\btestid(?::| = )[^,\n]*|\bsheet\(context, "[a-z-]+"|["'`](?:act|btn|entry|opt)-[a-z0-9-]+["'`]"""
)
WORD = re.compile(r"""(["'`])(?P<word>[a-z][^"'`\s]*)\1""")
HOLE = re.compile(r"\$\{[^}]*\}")
ID = re.compile(r"[a-z][a-z0-9*-]*")


def published(files: Iterable[Path]) -> dict[str, object]:
    """The contract as dist/testids.json has it."""
    attributes = {name: [f"data-{attribute}" for attribute in ATTRIBUTES[name]] for name in ATTRIBUTES}
    return {"contract": VERSION, "testids": ids_in(files), "attributes": attributes, "handle": [*HANDLE]}


def ids_in(files: Iterable[Path]) -> list[str]:
    """The data-testid values of pages and scripts, sorted; a computed part is `*`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     js = Path(folder, "seat.js")
    ...     _ = js.write_text('<b data-testid="pot"><b data-testid="seat-${n}"><b data-testid=${`bet-${n}`}>')
    ...     dock = Path(folder, "dock.js")
    ...     _ = dock.write_text('{ testid: free ? "act-check" : "act-call", look: "mid" }')
    ...     ids_in([js, dock])
    ['act-call', 'act-check', 'bet-*', 'pot', 'seat-*']
    """
    found = {name for file in files for name in _named(file.read_text("utf-8"))}
    return sorted({name for name in found if ID.fullmatch(name)})


def _named(text: str) -> Iterator[str]:
    for match in COMPUTED.finditer(text):
        yield HOLE.sub("*", match["id"])
    for match in CHOSEN.finditer(text):
        yield from (word["word"] for word in WORD.finditer(match["choice"]) if "-" in word["word"])
    for script in (text, HOLE.sub("*", text)):
        yield from (HOLE.sub("*", match["id"]) for match in LITERAL.finditer(script))
        yield from (word["word"] for kept in KEPT.finditer(script) for word in WORD.finditer(kept[0]))
