"""A stage as JSON can carry it, and back: the part of a save that is a scenario's."""

from typing import Any, get_args

from omaha8.errors import RulesError
from omaha8.play.scenario_file import read_scenario
from omaha8.play.session import Session
from omaha8.play.stage import HAND, Live, Stage, Tries
from omaha8.play.staging import Wish, settle
from omaha8.records.fields import Fields, bad_value, items, whole

_KEYS = ("text", "mode", "reveal", "tries")
_MODES: tuple[Live, ...] = get_args(Live)
_MOST_TRIES = 1_000_000


def stage_to_data(stage: Stage) -> dict[str, Any]:
    """The scenario's own text, how it is shown, and what was answered."""
    return {
        "text": stage.scenario.text,
        "mode": stage.mode,
        "reveal": stage.reveal,
        "tries": [[tries.question, tries.attempts, tries.end] for tries in stage.tries],
    }


def stage_from_data(path: str, value: Any) -> Stage:
    """The stage of which `stage_to_data` wrote `value`.

    Raises:
        Omaha8Error: for what no stage can come to.
    """
    told = Fields(path, value, _KEYS)
    scenario = read_scenario(told.text("text"))
    setting = settle(scenario, Wish(told.one_of("mode", _MODES), told.one_of("reveal", ("hero", "all"))))
    stage = Stage(scenario, told.one_of("mode", _MODES), setting.reveal, tuple(told.list_of("tries", _tries)))
    names = [tries.question for tries in stage.tries]
    if len(set(names)) < len(names) or not {*names} <= {each.posed.question.id for each in stage.asked}:
        raise bad_value(told.path("tries"), told.raw("tries"), "list of this mode's questions")
    return stage


def check_stage(session: Session) -> None:
    """Refuse a stage that is not that of the session's table and hand.

    Raises:
        RulesError: `bad_stage`.
    """
    stage, table, options = session.stage, session.dealt, session.options
    if stage is None:
        return
    scenario, moves = stage.scenario, stage.scenario.plot.moves
    own = scenario.options
    fits = (options.game, options.stakes, options.rules, options.hero) == (
        own.game,
        own.stakes,
        own.rules,
        own.hero,
    ) and options.is_practice
    if fits and table.hand == HAND:
        played = session.hand_moves
        followed = len(moves) if stage.mode == "quiz" else stage.start
        set_up = scenario.table
        fits = (
            (table.names, table.stacks, table.blinds) == (set_up.names, set_up.stacks, set_up.blinds)
            and session.stacked == scenario.deck
            and played[:followed] == moves[: min(followed, len(played))]
            and (stage.mode == "quiz" or len(played) >= followed)
        )
    if not fits or table.hand < HAND:
        raise RulesError("bad_stage", f"not the hand of scenario {scenario.id!r}", id=scenario.id)


def _tries(path: str, value: Any) -> Tries:
    told = [item for _, item in items(path, value)]
    if len(told) != 3 or type(told[0]) is not str or told[2] not in (None, "solved", "shown"):
        raise bad_value(path, value, "list of question, attempts and end")
    return Tries(told[0], whole(f"{path}[1]", told[1], 0, _MOST_TRIES), told[2])
