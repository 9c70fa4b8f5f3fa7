"""Scenarios put on: as a table, as frames, and their questions answered (docs/protocol.md#scenarios)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from omaha8.errors import RulesError
from omaha8.play import archive
from omaha8.play import questions as asking
from omaha8.play import session as play
from omaha8.play.frames import Frame, told
from omaha8.play.game import facts
from omaha8.play.hints import Hint
from omaha8.play.options import parse_options
from omaha8.play.questions import OF_HIGHS, OF_LOWS, Ask, HandMade, Kind
from omaha8.play.scenario import Asked, Mark, Mode, Reveal, Scenario, steps
from omaha8.play.scenario_file import check_questions
from omaha8.play.session import Outcome, Session, deal, fresh_seed, move, not_now, shown
from omaha8.play.stage import HINT_AFTER, SHOW_AFTER, Live, Stage, State
from omaha8.records.history import HandRecord
from omaha8.views.view import View

Scene: TypeAlias = Scenario | HandRecord
"""What frames are made of: a finished hand may be put on stage as well."""

LIVE: dict[Mode, Live] = {"play": "play", "decision": "decision", "quiz": "quiz"}
TABLE_KEYS = ("seed", "test", "clock")
"""Options of a table that a scenario leaves to the page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How somebody wants it shown; None: as the scenario has it."""

    mode: Mode | None = None
    reveal: Reveal | None = None
    hero: int | None = None


@dataclass(frozen=True, slots=True)
class Setting:
    """How it is shown. `hero` is the seat seen, None: nobody's."""

    mode: Mode
    reveal: Reveal
    hero: int | None


@dataclass(frozen=True, slots=True)
class SceneFrame:
    """A frame with what is pointed at, and the questions that a quiz asks there."""

    events: tuple[Any, ...]
    view: View
    marks: tuple[Mark, ...]
    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestionFacts:
    """A question as the page may know it.

    Attributes:
        id, type, ask: which, how it is answered, what is asked.
        seat: whom it is about.
        choices: what an answer is made of; empty before it is reached.
        state: where it stands.
        attempts: answers so far.
        hint: once its state is `hint`.
        can_show: the solution may be asked for.
        answer: once it is solved or shown.
        hands: likewise, what explains the answer; not while it would answer another question there.
    """

    id: str
    type: Kind
    ask: Ask
    seat: int | None
    choices: tuple[Any, ...]
    state: State
    attempts: int
    hint: Hint | None
    can_show: bool
    answer: Any
    hands: tuple[HandMade, ...]


@dataclass(frozen=True, slots=True)
class StageFacts:
    """Where a scenario stands, as the page may know it.

    Attributes:
        id, title: of the scenario.
        mode, reveal, hero: how it is shown.
        at, of: frames of the script so far, and of all of it.
        marks: what is pointed at now.
        question: the one that waits for an answer.
        questions: all that the mode asks, in order.
        score, max_score: right first tries, and how many there can be.
        is_complete: every question of a quiz is solved or shown; in the other modes the hand is over.
    """

    id: str
    title: str | None
    mode: Mode
    reveal: Reveal
    hero: int | None
    at: int
    of: int
    marks: tuple[Mark, ...]
    question: str | None
    questions: tuple[QuestionFacts, ...]
    score: int
    max_score: int
    is_complete: bool


def modes_of(scene: Scene) -> tuple[Mode, ...]:
    """The modes in which it can be shown, the usual one first."""
    return scene.modes if isinstance(scene, Scenario) else ("replay", "step")


def settle(scene: Scene, wish: Wish) -> Setting:
    """How it is shown, as wished.

    In the modes that are played nobody sees more than the scenario grants.

    Raises:
        RulesError: `bad_parameter` for a mode or reveal that it does not have; `bad_seat` for another hero.
    """
    modes = modes_of(scene)
    mode = wish.mode or modes[0]
    if mode not in modes:
        raise _no_choice("mode", mode)
    usual: Reveal = "none" if isinstance(scene, HandRecord) and scene.hero is None else "hero"
    own, is_live = scene.hero, False
    if isinstance(scene, Scenario):
        usual, is_live = scene.reveal, mode in LIVE
    reveal = wish.reveal or usual
    if is_live and (reveal == "none" or (reveal == "all" and usual != "all")):
        raise _no_choice("reveal", reveal)
    hero = own if wish.hero is None else wish.hero
    if is_live and hero != own:
        raise RulesError("bad_seat", f"the player sits at {own!r}, not at {hero!r}", seat=hero)
    return Setting(mode, reveal, None if reveal == "none" else hero)


def open_stage(scenario: Scenario, wish: Wish, params: Mapping[str, str]) -> Session:
    """A practice table with the scenario on it, at its first position.

    Args:
        scenario: what is shown.
        wish: in a mode that is played.
        params: options of the table; those of `TABLE_KEYS` count.

    Raises:
        RulesError: as `settle`; `bad_parameter`; `bad_scenario` for a quiz about cards that are not seen.
    """
    setting = settle(scenario, wish)
    live = LIVE[setting.mode]
    if live == "quiz":
        check_questions(scenario, setting.reveal)
    own = {key: params[key] for key in TABLE_KEYS if key in params}
    options = parse_options(scenario.options.params | own)
    table = replace(scenario.table, options=options, seed=options.seed or fresh_seed())
    stage = Stage(scenario, live, setting.reveal)
    now = deal(Session(table, table, scripts=scenario.plays, stage=stage), table, scenario.deck)
    for each in scenario.plot.moves[: stage.start]:
        if now.next == "question":
            break
        now = move(now, each)
    return replace(now, seq=1)


def frames(scene: Scene, setting: Setting) -> Iterator[SceneFrame]:
    """The whole hand as frames.

    Raises:
        RulesError: `bad_seat`, `missing_cards`.
    """
    is_open = setting.reveal == "all"
    if isinstance(scene, HandRecord):
        seen = archive.frames(scene, setting.hero, is_open=is_open)
        return (SceneFrame(frame.events, frame.view, (), ()) for frame in seen)
    seats = [entry.seat for entry in scene.table.seats]
    if setting.hero not in (None, *seats):
        raise RulesError("bad_seat", f"no such seat: {setting.hero!r}", seat=setting.hero)
    seen = told(steps(scene), facts(scene.table), setting.hero, seats if is_open else ())
    return (_scene(scene, number, frame) for number, frame in enumerate(seen))


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of an answer."""

    question: str
    is_right: bool
    attempt: int


def answer(session: Session, name: str, given: Any) -> tuple[Session, Judged]:
    """The player answers the question that waits.

    Raises:
        RulesError: `no_question` when another one waits, or none.
        NotationError: `bad_value`, `bad_card` for what is no answer to it; that is no attempt.
    """
    stage, asked = _waiting(session, name)
    read = asking.read_given(asked, "given", given)
    judged = stage.judged(asked, read)
    after, _ = shown(session, replace(session, stage=judged))
    return after, Judged(name, asking.is_right(asked, read), judged.tried(asked).attempts)


def solution(session: Session, name: str) -> Outcome:
    """The player has the answer shown.

    Raises:
        RulesError: `no_question`.
        IllegalActionError: `not_now` before three wrong answers.
    """
    stage, asked = _waiting(session, name)
    if stage.tried(asked).attempts < SHOW_AFTER:
        raise not_now(session, "solution")
    return shown(session, replace(session, stage=stage.showing(asked)))


def stage_facts(session: Session) -> StageFacts | None:
    """What the page shows of the scenario at a table, None where there is none."""
    stage = session.stage
    if stage is None:
        return None
    scenario = stage.scenario
    made = session.made if session.on_stage else len(scenario.plot.moves)
    waiting = stage.waiting(made) if session.on_stage else None
    is_over = session.on_stage is None or not session.is_running
    # What is pointed at may be the answer.
    marks = stage.marks(made) if session.on_stage and waiting is None else ()
    return StageFacts(
        id=scenario.id,
        title=scenario.title,
        mode=stage.mode,
        reveal=stage.reveal,
        hero=scenario.options.hero,
        at=made,
        of=len(scenario.plot.moves),
        marks=_lying_open(marks, play.view(session)) if marks else (),
        question=waiting.question.id if waiting else None,
        questions=tuple(_question(stage, each, made) for each in stage.asked),
        score=stage.score,
        max_score=len(stage.asked),
        is_complete=stage.is_answered if stage.mode == "quiz" else is_over,
    )


def _question(stage: Stage, asked: Asked, made: int) -> QuestionFacts:
    posed, tries = asked.posed, stage.tried(asked.posed)
    state = stage.state(asked, made)
    is_there, is_done = state != "intro", tries.end is not None
    return QuestionFacts(
        id=posed.question.id,
        type=posed.question.kind,
        ask=posed.question.ask,
        seat=posed.seat if is_there else None,
        choices=asking.plain(posed, posed.choices) if is_there else (),
        state=state,
        attempts=tries.attempts,
        hint=posed.hint if tries.attempts >= HINT_AFTER else None,
        can_show=not is_done and tries.attempts >= SHOW_AFTER,
        answer=asking.plain(posed, posed.answer) if is_done else None,
        hands=posed.hands if is_done and not _would_tell(stage, asked) else (),
    )


def _would_tell(stage: Stage, asked: Asked) -> bool:
    """Whether what explains an answer is itself the answer to a question that is still open there."""
    own = asked.posed.question.ask
    open_ = {
        each.posed.question.ask
        for each in stage.asked
        if each.at == asked.at and not stage.tried(each.posed).end
    }
    return bool((own not in OF_LOWS and open_ & OF_HIGHS) or (own not in OF_HIGHS and open_ & OF_LOWS))


def _waiting(session: Session, name: str) -> tuple[Stage, asking.Posed]:
    stage = session.on_stage
    asked = stage.waiting(session.made) if stage and session.is_running else None
    if stage is None or asked is None or asked.question.id != name:
        raise RulesError("no_question", f"no question {name!r} waits for an answer", question=name)
    return stage, asked


def _scene(scenario: Scenario, number: int, frame: Frame) -> SceneFrame:
    plot = scenario.plot
    marks = tuple(mark for at, mark in plot.marks if at == number)
    names = tuple(each.posed.question.id for each in plot.asked if each.at == number)
    return SceneFrame(frame.events, frame.view, _lying_open(marks, frame.view), names)


def _lying_open(marks: tuple[Mark, ...], view: View) -> tuple[Mark, ...]:
    """The marks without cards that the viewer does not see; a mark of none is left out."""
    open_ = {*view.board, *(card for seat in view.seats for card in seat.cards or ())}
    seen = (replace(mark, cards=tuple(card for card in mark.cards if card in open_)) for mark in marks)
    return tuple(mark for mark in seen if mark.cards)


def _no_choice(key: str, value: str) -> RulesError:
    why = "not_a_choice"
    return RulesError("bad_parameter", f"{key} cannot be {value!r}: {why}", key=key, value=value, why=why)
