"""Scenarios on stage, over the wire: every mode to its end, nothing told before its time, saves.

Long, for one stage is led through all of it.
"""

import json
from itertools import count

import pytest

from omaha8.errors import RulesError, SaveError
from omaha8.play.save import restore, save, seal, unseal
from omaha8.play.scenario_file import read_scenario
from omaha8.play.session import player_events
from omaha8.play.stage import Stage
from omaha8.play.staging import Wish, open_stage
from omaha8.wire.bridge import Bridge
from tests.scenarios import DOWN, FILES, NAMES, ROOT, line, plain, read

IDS = count(1)
TEXTS = {path.stem: path.read_text("utf-8") for path in FILES}
NAMED = [(name, mode) for name in NAMES for mode in read_scenario(TEXTS[name]).modes]
LIVE = [(name, mode) for name, mode in NAMED if mode in ("play", "decision", "quiz")]


class Page:
    """A page with one scenario."""

    def __init__(self, text, mode=None, **more):
        self.door = Bridge()
        self.save = ""
        told = {"text": text, **({"mode": mode} if mode else {}), **more}
        self.reply = self.ask("stage", params={"seed": "stage"}, **told)

    def ask(self, kind, **body):
        request = {"v": 1, "id": next(IDS), "table": "t", "type": kind, **body}
        reply = json.loads(self.door.dispatch(json.dumps(request)))
        if reply["ok"]:
            self.reply, self.save = reply, reply.get("save", self.save)
        return reply

    def intend(self, kind, **body):
        return self.ask(kind, seq=self.reply["seq"], **body)

    @property
    def stage(self):
        return self.reply["stage"]

    @property
    def question(self):
        return next(each for each in self.stage["questions"] if each["id"] == self.stage["question"])

    def answer(self, given):
        return self.intend("answer", question=self.stage["question"], given=given)

    def turn(self):
        """One intent that fits; questions get a poor answer until the solution is offered."""
        match self.reply["next"]:
            case "question" if self.question["can_show"]:
                reply = self.intend("solution", question=self.stage["question"])
            case "question":
                reply = self.answer(poor(self.question))
            case "you":
                can_check = self.reply["view"]["legal"]["can_check"]
                reply = self.intend("act", action={"type": "check" if can_check else "call"})
            case _:
                reply = self.intend("step")
        assert reply["ok"], reply
        return reply

    def replies(self):
        """All until the hand is over."""
        yield self.reply
        for _ in range(200):
            if self.reply["next"] in ("between", "rebuy", "won"):
                return
            yield self.turn()
        raise AssertionError("the hand does not end")


def poor(question):
    """An answer of the right shape without thinking."""
    choices = question["choices"]
    match question["type"]:
        case "amount":
            return 1
        case "multi":
            return choices[:1]
        case "cards":
            return choices[:5]
        case "order":
            return choices
        case "action":
            return choices[0] if question["ask"] == "best_action" else choices
    return choices[-1]


def cards_in(value):
    """All cards that a reply tells, however deep."""
    if isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from cards_in(each)
    elif isinstance(value, str) and len(value) == 2 and value[0] in "23456789TJQKA" and value[1] in "cdhs":
        yield value


QUIZ = json.dumps(
    plain(
        seats=[{"stack": 1000}, {"stack": 1000, "plays": [{"act": "bet", "to": 40}]}],
        script=line("0r60 1c ?low 1k 0k ?most 1b60 ?may 0c"),
        questions={
            "low": {"ask": "best_lo_cards"},
            "most": {"ask": "max_raise_to"},
            "may": {"ask": "legal_actions"},
        },
    )
)


# To the end


@pytest.mark.parametrize(("name", "mode"), LIVE)
def test_every_scenario_runs_to_its_end_in_every_mode_that_it_names(name, mode):
    page = Page(TEXTS[name], mode)
    *_, last = page.replies()
    assert last["stage"]["is_complete"]
    assert last["view"]["ending"] in ("fold", "showdown")
    assert mode != "quiz" or last["stage"]["at"] >= last["stage"]["of"]
    assert all(each["state"] in ("solved", "shown") for each in last["stage"]["questions"])
    assert last["view"]["practice"]


@pytest.mark.parametrize(("name", "mode"), [each for each in NAMED if each[1] in ("step", "replay")])
def test_frames_tell_the_whole_script(name, mode):
    page = Page(TEXTS[name], mode)
    scenario = read_scenario(TEXTS[name])
    frames = page.reply["steps"]
    assert len(frames) == len(scenario.plot.moves) + 1
    asked = [question for frame in frames for question in frame["questions"]]
    assert asked == [each.posed.question.id for each in scenario.plot.asked]
    assert bool(frames[-1]["view"]["ending"]) == scenario.plot.is_over
    assert sum(len(frame["marks"]) for frame in frames) == len(scenario.plot.marks)
    assert "seq" not in page.reply
    assert page.ask("view")["error"]["code"] == "unknown_table"


def test_a_quiz_plays_its_script_between_the_questions():
    page = Page(QUIZ, "quiz")
    assert (page.reply["next"], page.stage["question"], page.reply["view"]["street"]) == (
        "question",
        "low",
        "flop",
    )
    assert page.answer(["As", "2s", "4s", "5d", "8c"])["judged"] == {
        "question": "low",
        "is_right": True,
        "attempt": 1,
    }
    # Both checks are the script's, the player's as well.
    told = [page.turn() for _ in range(3)]
    assert [each["next"] for each in told] == ["bot", "deal", "question"]
    assert told[1]["events"][0]["seat"] == 0
    assert told[0]["view"]["turn"] == 0
    assert told[0]["view"]["legal"] is None
    assert (page.stage["question"], page.stage["score"]) == ("most", 1)
    assert page.intend("act", action={"type": "check"})["error"]["code"] == "not_now"
    assert page.intend("step")["error"]["code"] == "not_now"
    page.answer(120)
    page.turn()
    page.answer(["fold", "call", "raise"])
    assert page.stage["is_complete"]
    assert (page.stage["score"], page.stage["max_score"]) == (3, 3)
    page.turn()
    assert page.turn()["next"] == "bot"
    assert page.stage["at"] == page.stage["of"]
    # The script is over: the seat plays what it was told to, as far as it is legal.
    assert page.turn()["events"][0]["to"] == 40
    assert page.reply["next"] == "you"
    assert page.reply["view"]["lens"]


def test_only_a_right_first_try_scores_and_help_comes_after_two_and_three_wrong_ones():
    page = Page(QUIZ)
    seen = []
    for _ in range(3):
        assert page.intend("solution", question="low")["error"]["code"] == "not_now"
        page.answer(["As", "3d", "4s", "5d", "8c"])
        seen.append((page.question["state"], bool(page.question["hint"]), page.question["can_show"]))
    assert seen == [("wrong", False, False), ("hint", True, False), ("hint", True, True)]
    assert page.answer(["As"])["error"]["code"] == "bad_value"
    assert page.question["attempts"] == 3
    assert page.intend("solution", question="low")["ok"]
    low, most, _ = page.stage["questions"]
    assert (low["state"], low["answer"]) == ("shown", ["As", "2s", "4s", "5d", "8c"])
    assert low["hands"][0]["low"]["ranks"] == "8542A"
    assert (most["state"], most["choices"], most["answer"]) == ("intro", [], None)
    assert page.stage["score"] == 0
    assert page.intend("solution", question="low")["error"]["code"] == "no_question"
    assert page.intend("answer", question="most", given=1)["error"]["code"] == "no_question"


def test_what_explains_an_answer_answers_no_other_question():
    asks = {"high": "best_hi_cards", "has": "qualifies", "low": "best_lo_cards"}
    questions = {name: {"ask": ask} for name, ask in asks.items()}
    page = Page(json.dumps(plain(script=line(f"{DOWN} ?high ?has ?low"), questions=questions)))
    high, low = ["As", "Ad", "Ks", "9h", "8c"], ["As", "2s", "4s", "5d", "8c"]
    page.answer(high)
    page.answer(True)
    told = [question["hands"] for question in page.stage["questions"]]
    assert told[0][0]["high"]["category"] == "pair"
    assert told[0][0]["low"] is None
    assert told[1:] == [[], []]
    page.answer(low)
    told = [question["hands"] for question in page.stage["questions"][1:]]
    assert [(hands[0]["high"], hands[0]["low"]["ranks"]) for hands in told] == [(None, "8542A")] * 2


def test_a_late_right_answer_solves_without_a_score():
    page = Page(QUIZ)
    page.answer(["As", "3d", "4s", "5d", "8c"])
    page.answer(["Ad", "2s", "4s", "5d", "8c"])
    assert (page.stage["questions"][0]["state"], page.stage["score"]) == ("solved", 0)


def test_an_answer_to_an_old_view_is_stale():
    page = Page(QUIZ)
    page.answer(["As", "3d", "4s", "5d", "8c"])
    reply = page.ask("answer", seq=1, question="low", given=["As", "2s", "4s", "5d", "8c"])
    assert reply["error"]["code"] == "stale_view"


@pytest.mark.parametrize(
    ("action", "state", "score"),
    [({"type": "raise", "to": 480}, "solved", 1), ({"type": "call"}, "shown", 0)],
)
def test_a_decision_is_answered_by_the_act(action, state, score):
    page = Page(TEXTS["scoop"], "decision")
    assert (page.reply["next"], page.stage["question"]) == ("you", None)
    (question,) = page.stage["questions"]
    assert (question["state"], question["answer"], question["choices"]) == (
        "waiting",
        None,
        ["fold", "call", "raise"],
    )
    page.intend("act", action=action)
    (question,) = page.stage["questions"]
    assert (question["state"], question["answer"], page.stage["score"]) == (state, ["raise"], score)
    *_, last = page.replies()
    assert last["stage"]["is_complete"]


def test_a_table_plays_on_after_its_scenario():
    page = Page(TEXTS["odd-chip"], "quiz")
    *_, last = page.replies()
    assert page.intend("next_hand")["view"]["hand"] == 2
    later = page.stage
    assert (later["score"], later["is_complete"], later["marks"]) == (last["stage"]["score"], True, [])
    # Of the scenario's hand everybody saw everything, of this one nobody does.
    others = [seat["cards"] for seat in page.reply["view"]["seats"] if seat["seat"] != 2]
    assert others == [None, None]


def test_open_cards_are_pointed_at_until_the_script_is_left():
    show = [{"cards": "AsKh", "half": "hi"}, {"cards": "Kd", "half": "hi"}]
    steps = [{"at": at, "show": show} for at in (0, 2, 3)]
    page = Page(json.dumps(plain(script=line("! 0c 1k 1k"), steps=steps)), "decision")
    first, *later = page.replies()
    assert first["stage"]["marks"] == [{"cards": ["As"], "half": "hi"}]
    assert [reply["stage"]["marks"] for reply in later] == [[]] * len(later)
    assert len(later) >= 3


def test_play_begins_where_the_script_ends():
    page = Page(TEXTS["pot-limit-raise"], "play")
    assert (page.reply["next"], page.stage["questions"]) == ("you", [])
    assert page.reply["view"]["legal"]["max_to"] == 210


def test_a_record_of_a_finished_hand_can_be_replayed():
    page = Page(TEXTS["scoop"], "decision")
    *_, last = page.replies()
    record = last["record"]
    told = page.ask("scenario", text=record)["scenario"]
    assert (told["schema"], told["modes"], told["hero"]) == ("omaha-hand/1", ["replay", "step"], 0)
    own = page.ask("stage", text=record, mode="replay")["steps"]
    assert own[0]["view"]["seats"][1]["cards"] is None
    assert page.ask("stage", text=record, reveal="all")["steps"][0]["view"]["seats"][1]["cards"]
    nobody = page.ask("stage", text=record, reveal="none")
    assert (nobody["stage"]["hero"], nobody["steps"][0]["view"]["seats"][0]["cards"]) == (None, None)
    assert page.ask("stage", text=record, mode="quiz")["error"]["code"] == "bad_parameter"


# What may be seen


@pytest.mark.parametrize(("name", "mode"), LIVE)
def test_no_reply_tells_a_hidden_card_or_an_answer_before_its_time(name, mode):
    scenario = read_scenario(TEXTS[name])
    page = Page(TEXTS[name], mode)
    hero = scenario.options.hero
    n = len(scenario.table.seats)
    for reply in page.replies():
        hand = page.door._sessions["t"].hand
        assert hand is not None
        told = {key: value for key, value in reply.items() if key != "save"}
        if reply["view"]["phase"] == "between":
            break  # from here on the record tells the deck
        open_ = {*hand.board}
        for position, seat in enumerate(hand.seats):
            if seat == hero or hand.shown[position] or scenario.reveal == "all":
                open_ |= {*hand.holes[position]}
        hidden = {*hand.deck} - open_
        assert not {*cards_in(told)} & names_of(hidden)
        assert len(hidden) >= 52 - 4 * n - 5
        for question in reply["stage"]["questions"]:
            is_done = question["state"] in ("solved", "shown")
            assert (question["answer"] is None and not question["hands"]) or is_done
            assert question["hint"] is None or question["attempts"] >= 2
        if reply["next"] == "question":
            view = reply["view"]
            assert (view["legal"], view["lens"], view["to_call"], view["all_in"]) == (None, None, 0, [])
            assert not any(seat["high"] or seat["low"] for seat in view["seats"])
            assert reply["stage"]["marks"] == []


def names_of(cards):
    return {"23456789TJQKA"[card >> 2] + "cdhs"[card & 3] for card in cards}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("reveal", ["hero", "none"])
def test_frames_show_no_more_than_was_asked_for(name, reveal):
    scenario = read_scenario(TEXTS[name])
    if "step" not in scenario.modes:
        return
    page = Page(TEXTS[name], "step", reveal=reveal)
    hand = open_hand(scenario)
    mine = {*hand.holes[hand.position_of(scenario.options.hero)]} if reveal == "hero" else set()
    shown = set()
    for frame in page.reply["steps"]:
        view = frame["view"]
        shown |= {
            card for event in frame["events"] if event["type"] == "hole_shown" for card in event["cards"]
        }
        seen = {*cards_in(frame)}
        assert seen <= names_of(mine) | shown | {*view["board"]}


def open_hand(scenario):
    from omaha8.play.scenario import dealt

    return dealt(scenario.table, scenario.deck)[0]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_said_of_a_text_tells_no_card(name):
    told = Page(TEXTS[name]).ask("scenario", text=TEXTS[name])["scenario"]
    assert not [*cards_in(told)]
    assert told["id"] == name
    assert told["mode"] == told["modes"][0]


def test_nobody_sees_more_than_the_scenario_grants_while_it_is_played():
    page = Page(QUIZ)
    for how in ({"reveal": "all"}, {"reveal": "none"}):
        told = page.ask("stage", text=QUIZ, mode="quiz", **how)["error"]
        assert (told["code"], told["params"]["key"]) == ("bad_parameter", "reveal")
    assert page.ask("stage", text=QUIZ, mode="quiz", hero=1)["error"]["code"] == "bad_seat"
    assert page.ask("stage", text=QUIZ, mode="step", hero=1)["steps"][0]["view"]["seats"][1]["cards"]
    assert page.ask("stage", text=QUIZ, mode="step", hero=2)["error"]["code"] == "bad_seat"
    opened = page.ask("stage", text=QUIZ, mode="step", reveal="all")["steps"][0]
    assert all(seat["cards"] for seat in opened["view"]["seats"])
    # Who narrows a quiz about open hands could not answer it.
    told = page.ask("stage", text=TEXTS["quartered"], mode="quiz", reveal="hero")["error"]["params"]
    assert told["reason"] == "cards_hidden"


def test_the_page_chooses_seed_test_and_clock_and_nothing_else():
    page = Page(QUIZ)
    params = {"seed": "mine", "test": "1", "clock": "2", "seats": "9", "limit": "nl", "zebra": "1"}
    view = page.ask("stage", text=QUIZ, mode="play", params=params)["view"]
    assert (view["seeded"], view["test"], view["structure"], len(view["seats"])) == (
        True,
        True,
        "pot_limit",
        2,
    )
    bad = page.ask("stage", text=QUIZ, params={"seed": "no seed"})["error"]
    assert (bad["code"], bad["params"]["key"]) == ("bad_parameter", "seed")


def test_without_a_seed_the_cards_are_the_same_and_the_bots_are_not_foretold():
    scenario = read_scenario(TEXTS["good-hand"])
    one, other = (open_stage(scenario, Wish("play"), {}) for _ in range(2))
    assert one.hand == other.hand
    assert one.table.seed != other.table.seed
    assert one.options.seed is None


# The same again


@pytest.mark.parametrize(("name", "mode"), LIVE)
def test_seed_scenario_and_intents_fix_everything(name, mode):
    one, other = ([strip(reply) for reply in Page(TEXTS[name], mode).replies()] for _ in range(2))
    assert one == other


def strip(reply):
    return {key: value for key, value in reply.items() if key not in ("id", "save")}


@pytest.mark.parametrize(("name", "mode"), LIVE)
def test_a_save_brings_back_position_score_and_attempts(name, mode):
    page = Page(TEXTS[name], mode)
    for reply in page.replies():
        session = page.door._sessions["t"]
        assert restore(save(session)) == session
        back = json.loads(
            Bridge().dispatch(
                json.dumps({"v": 1, "id": 1, "table": "t", "type": "restore", "save": page.save})
            )
        )
        for key in ("view", "next", "seq", "stage"):
            assert back[key] == reply[key]
        assert player_events(restore(page.save)) == player_events(session)


def quiz_session():
    return open_stage(read_scenario(QUIZ), Wish("quiz"), {"seed": "stage"})


@pytest.mark.parametrize(
    "change",
    [
        {"stage": {"text": "x = 1", "mode": "quiz", "reveal": "hero", "tries": []}},
        {"stage": {"mode": "step"}},
        {"stage": {"mode": "decision"}},
        {"stage": {"reveal": "all"}},
        {"stage": {"tries": [["none", 1, None]]}},
        {"stage": {"tries": [["low", 1, "won"]]}},
        {"stage": {"tries": [["low", 1, None], ["low", 1, None]]}},
        {"stage": {"tries": [["low", -1, None]]}},
        {"stage": None},
        {"stage": {"text": TEXTS["scoop"]}},
        {"stage": {"text": json.dumps(plain(cards={}))}},
        {"stacked": ""},
        {"moves": "r60c.kk."},
        {"moves": "f"},
    ],
)
def test_a_save_that_is_not_that_of_its_scenario_is_refused(change):
    content = unseal(save(quiz_session()))
    for key, value in change.items():
        content[key] = {**content[key], **value} if isinstance(value, dict) else value
    with pytest.raises(SaveError) as caught:
        restore(seal(content))
    assert caught.value.code == "save_rejected"


def test_a_stage_without_questions_is_answered():
    stage = Stage(read(script=line(DOWN)), "play", "hero")
    assert stage.is_answered
    assert (stage.asked, stage.score) == ((), 0)


def test_a_table_without_a_scenario_has_no_stage_and_its_saves_are_as_ever():
    page = Page(QUIZ)
    reply = page.ask("open", params={"seed": "stage"})
    assert "stage" not in reply
    assert "stage" not in unseal(reply["save"])
    assert page.intend("answer", question="low", given=1)["error"]["code"] == "no_question"


@pytest.mark.parametrize("kind", ["scenario", "stage"])
def test_a_refused_scenario_leaves_the_table_alone(kind):
    page = Page(QUIZ)
    before = page.ask("view")
    broken = page.ask(kind, text=json.dumps(plain(script=line("0c 0k"))))["error"]
    assert (broken["code"], broken["params"]["step"]) == ("out_of_turn", 1)
    assert page.ask(kind, text="x" * 70_000)["error"]["code"] == "bad_value"
    assert page.ask(kind, text="é" * 40_000)["error"]["code"] == "too_long"
    assert page.ask("view") | {"id": 0} == before | {"id": 0}


def test_the_folder_holds_scenarios_only():
    assert {path.suffix for path in (ROOT / "static" / "scenarios").iterdir()} == {".toml"}


def test_a_plan_of_a_seat_waits_until_it_is_legal():
    seats = [{"stack": 1000}, {"stack": 1000, "plays": [{"act": "bet", "to": 20}, {"act": "fold"}]}]
    text = json.dumps(plain(seats=seats, script=line("0r60")))
    page = Page(text, "play")
    assert page.reply["next"] == "bot"
    session = page.door._sessions["t"]
    # Facing a raise it cannot bet: its bot decides, and the plan stays.
    page.turn()
    assert page.door._sessions["t"].scripts == session.scripts


def test_settling_knows_its_own_errors():
    with pytest.raises(RulesError) as caught:
        open_stage(read(), Wish("replay"), {})
    assert caught.value.params["why"] == "not_a_choice"
