"""The command line: `python -m omaha8`."""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from omaha8.cards import parse_cards
from omaha8.errors import Omaha8Error, RulesError
from omaha8.odds.equity import Holding, Odds
from omaha8.odds.exact import exact
from omaha8.odds.ranges import parse_range
from omaha8.odds.sampled import equity
from omaha8.play.options import VARIANT_WORDS
from omaha8.play.scenario_file import read_scenario
from omaha8.records.conformance import judge
from omaha8.records.replay import decoded, replay_lines
from omaha8.shuffle import stream

TRIALS = 20_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Returns:
        The exit status: 0, 1 when the answer holds an error or nobody reads it; argparse itself ends with 2.
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
    checking = commands.add_parser(
        "scenario",
        help="check scenarios",
        description="Read scenarios (omaha-scenario/1, TOML or JSON), act each out and answer its questions; "
        "a line for each file says in which modes it can be shown. The exit status is 1 when one is refused.",
    )
    checking.add_argument("files", metavar="FILE", nargs="+", help="a scenario; - reads standard input")
    checking.set_defaults(run=_scenario)
    _add_equity(commands)
    given = parser.parse_args(arguments)
    try:
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on; what is left in the buffer must not be written at the end either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        parser.error(str(error))
    return status


def _add_equity(commands: Any) -> None:
    asking = commands.add_parser(
        "equity",
        help="what hands may expect of the pot",
        description="The equity of 2 to 10 hands that are shown down: exact where all deals can be counted "
        "in a few seconds, else from a sample. A hand is four cards (AhAs2h3d), the word random, or a range: "
        "hands with commas between them, each with its weight after an @ (AhAs2h3d@3,KsKdQhJc).",
    )
    asking.add_argument("hands", metavar="HAND", nargs="+")
    asking.add_argument("--game", choices=VARIANT_WORDS, default="omaha8")
    asking.add_argument("--board", metavar="CARDS", default="", help="no, three, four or five cards")
    asking.add_argument("--dead", metavar="CARDS", default="", help="cards that are out of play")
    how = asking.add_mutually_exclusive_group()
    how.add_argument("--trials", metavar="N", type=int, help=f"a sample of N deals ({TRIALS} by default)")
    asking.add_argument("--seed", help="of the sample; fresh by default")
    how.add_argument("--exact", action="store_true", help="no sample: fail when there are too many deals")
    asking.set_defaults(run=_equity)


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


def _scenario(given: argparse.Namespace) -> int:
    status = 0
    for file in given.files:
        try:
            scenario = read_scenario(decoded(_bytes(file)))
        except Omaha8Error as error:
            reason = f" ({error.params['reason']})" if error.code == "bad_scenario" else ""
            print(f"{file}: {error.code}{reason}: {error}", file=sys.stderr)
            status = 1
        else:
            plot = scenario.plot
            told = f"{_counted(len(plot.moves), 'move')}, {_counted(len(plot.asked), 'question')}"
            print(f"{file}: {scenario.id}: {', '.join(scenario.modes)}; {told}")
    return status


def _counted(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _equity(given: argparse.Namespace) -> int:
    seed = secrets.token_hex(16) if given.seed is None else given.seed
    try:
        odds = _odds(given, seed)
    except Omaha8Error as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 1
    width = max(len(hand) for hand in given.hands)
    print(f"{'hand':{width}}  equity   error    high     low   scoop  quartered     tie")
    for hand, each in zip(given.hands, odds, strict=True):
        spread = "exact" if each.error is None else f"{each.error:.4f}"
        print(
            f"{hand:{width}}  {each.equity:.4f}  {spread:>6}  {each.high_share:.4f}  {each.low_share:.4f}"
            f"  {each.scoop:.4f}     {each.quartered:.4f}  {each.tie:.4f}"
        )
    print(f"{odds[0].trials} deals" + ("" if odds[0].is_exact else f", seed {seed}"))
    return 0


def _odds(given: argparse.Namespace, seed: str) -> tuple[Odds, ...]:
    hands = [_holding(hand) for hand in given.hands]
    board, dead, variant = parse_cards(given.board), parse_cards(given.dead), VARIANT_WORDS[given.game]
    if given.trials is None:
        try:
            return exact(hands, board, variant, dead)
        except RulesError as error:
            if given.exact or error.code != "exact_too_large":
                raise
    trials = TRIALS if given.trials is None else given.trials
    return equity(hands, board, variant, rng=stream(seed, "equity"), trials=trials, dead=dead)


def _holding(text: str) -> Holding:
    if text == "random":
        return None
    return parse_range(text) if "," in text or "@" in text else parse_cards(text)


if __name__ == "__main__":
    sys.exit(main())
