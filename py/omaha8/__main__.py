"""The command line: `python -m omaha8`."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from omaha8.errors import Omaha8Error
from omaha8.records.conformance import judge
from omaha8.records.replay import replay_lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Returns:
        The exit status: 0, 1 when the answer holds an error; argparse itself ends with 2.
    """
    parser = argparse.ArgumentParser(prog="omaha8", description="Omaha poker, high and hi-lo.")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    judging = commands.add_parser(
        "judge",
        help="settle hands given as text",
        description="Settle the hands and questions of a file in the format omaha-conformance/1, a document "
        "with a list of cases or one case a line, and print the results as JSON. The exit status is 1 when a "
        "case could not be judged.",
    )
    judging.add_argument("file", metavar="FILE", help="the cases; - reads standard input")
    judging.set_defaults(run=_judge)
    replaying = commands.add_parser(
        "replay",
        help="play recorded hands again",
        description="Play the hands of a file again and print each event and state. The file is an "
        "omaha-hand record, a .phh file or text in the manner of PokerStars; which one it tells itself. The "
        "exit status is 1 when it cannot be read or the rules refuse it.",
    )
    replaying.add_argument("file", metavar="FILE", help="the hands; - reads standard input")
    replaying.set_defaults(run=_replay)
    given = parser.parse_args(arguments)
    try:
        status: int = given.run(given)
    except OSError as error:
        parser.error(str(error))
    return status


def _bytes(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


def _judge(given: argparse.Namespace) -> int:
    answer = judge(_bytes(given.file))
    print(json.dumps(answer))
    return 1 if any("error" in result for result in answer["results"]) else 0


def _replay(given: argparse.Namespace) -> int:
    try:
        print("\n".join(replay_lines(_bytes(given.file))))
    except Omaha8Error as error:
        print(f"{given.file}: {error.code}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
