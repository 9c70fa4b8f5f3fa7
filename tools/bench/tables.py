"""The evaluator's tables as flat bytes, for loops in other languages that read what the Python loops read.

Runs in the browser's Python too: imports nothing of this folder.
"""

import json
from array import array
from typing import Any

from omaha8.rules.evaluate import BOARD, FLUSH, HOLE

RANKS = 13


def flat(dag: Any, depth: int) -> tuple["array[int]", list[Any]]:
    """Nested tuples 52 wide as one array of steps by rank, and their leaves.

    A step from a node is `steps[node + rank]`: the next node, and at the last step the number of a leaf. The
    first node is 0; what cannot be (five of a rank) leads to 0.
    """
    steps = array("H")
    level, first = [dag], 0
    for left in reversed(range(depth)):
        first += RANKS * len(level)
        numbers: dict[int, int] = {}
        below: list[Any] = []
        for node in level:
            for rank in range(RANKS):
                child = node[4 * rank]
                if child is None:
                    steps.append(0)
                    continue
                if id(child) not in numbers:
                    numbers[id(child)] = len(below)
                    below.append(child)
                number = numbers[id(child)]
                steps.append(first + RANKS * number if left else number)
        level = below
    return steps, level


def parts() -> dict[str, bytes]:
    """Every part by its name.

    16-bit numbers: `board_steps`, `hole_steps`, `rows` (91 for each board), `flushes` (by rank mask). 8-bit:
    `low_of` (number of a board's low row), `low_rows` (256 each), `holes` (6 pairs, low mask, 0).
    """
    board_steps, boards = flat(BOARD, 5)
    hole_steps, holes = flat(HOLE, 4)
    low_rows: list[bytes] = [bytes(256)]
    numbers: dict[bytes | None, int] = {None: 0}
    rows, low_of = array("H"), bytearray()
    for row, low_row in boards:
        rows.extend(row)
        if low_row not in numbers:
            numbers[low_row] = len(low_rows)
            low_rows.append(low_row)
        low_of.append(numbers[low_row])
    return {
        "board_steps": board_steps.tobytes(),
        "hole_steps": hole_steps.tobytes(),
        "rows": rows.tobytes(),
        "flushes": array("H", FLUSH).tobytes(),
        "low_of": bytes(low_of),
        "low_rows": b"".join(low_rows),
        "holes": b"".join([bytes((*hole, 0)) for hole in holes]),
    }


def packed() -> tuple[str, bytes]:
    """All parts in one piece, and in JSON where each begins; multiples of 8."""
    places, data = {}, bytearray()
    for name, part in parts().items():
        places[name] = len(data)
        data += part + bytes(-len(part) % 8)
    return json.dumps(places), bytes(data)
