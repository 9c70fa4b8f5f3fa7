"""Scenarios on the page: each mode, each kind of question by pointer and by key, nothing before its time.

Long, for each kind of question is answered in its own way.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, expect

from omaha8.cards import card_name
from omaha8.play.questions import Posed
from omaha8.play.scenario import Scenario
from omaha8.play.scenario_file import read_scenario
from omaha8_playwright import TablePage
from tests.e2e import leaks
from tests.e2e.conftest import SharedPage
from tests.e2e.hosts import at_rest, heard, hosting
from tests.e2e.test_keyboard import focused, tab_to
from tests.e2e.test_layout import TARGET, is_sideways

FOLDER = Path(__file__).resolve().parents[2] / "static" / "scenarios"
SIZES = [(320, 420), (360, 640), (640, 360), (1280, 800)]
# One of each kind: judge and cards, choice, several, amount, order, action.
QUIZZES = ("best-low", "counterfeited-low", "quartered", "side-pot", "order-of-hands", "no-reopening")
Chooser = Callable[["Quiz", Posed], None]


def scenario(name: str) -> Scenario:
    return read_scenario((FOLDER / f"{name}.toml").read_text("utf-8"))


class Quiz:
    """A quiz on a page, and its answers as the engine knows them."""

    def __init__(self, table: TablePage, name: str) -> None:
        self.table, self.page, self.name = table, table.page, name
        self.asked = [each.posed for each in scenario(name).plot.asked]

    def open(self, **params: str) -> "Quiz":
        """In a page of its own."""
        self.table.visit(scenario=self.name, mode="quiz", test="1", **params)
        return self

    def put(self) -> "Quiz":
        """In the page as it stands."""
        self.table.stage((FOLDER / f"{self.name}.toml").read_text("utf-8"), mode="quiz")
        return self

    @property
    def panel(self) -> Locator:
        return self.page.get_by_test_id("question")

    @property
    def posed(self) -> Posed:
        """The question that is shown."""
        name = self.panel.get_attribute("data-question")
        return next(each for each in self.asked if each.question.id == name)

    @property
    def state(self) -> str | None:
        return self.panel.get_attribute("data-state")

    @property
    def score(self) -> str | None:
        return self.page.get_by_test_id("app").get_attribute("data-score")

    def press(self, testid: str) -> None:
        self.table.press(self.page.get_by_test_id(testid))

    def options(self) -> list[str]:
        return [str(each.get_attribute("data-choice")) for each in self.page.locator("[data-choice]").all()]

    def solve(self, choose: Chooser) -> None:
        """Answers all rightly, to the score."""
        for number in range(len(self.asked)):
            assert self.score == str(number)
            choose(self, self.posed)
            assert self.state == "solved"
            self.go_on()

    def go_on(self) -> None:
        self.press("question-next")


@pytest.fixture(scope="module")
def booted(browser: Browser, site: str) -> Iterator[TablePage]:
    """A page for one quiz after the other."""
    context = browser.new_context()
    shared = SharedPage(TablePage(context.new_page(), site))
    shared.watch(site)
    yield shared.table.visit(test="1")
    context.close()
    assert not shared.problems


# ---- by pointer


def choice(value: Any) -> str:
    """As the page marks it."""
    return "null" if value is None else str(value).lower()


def point(quiz: Quiz, posed: Posed) -> None:
    """Answers rightly with clicks."""
    page, answer = quiz.page, posed.answer
    match posed.question.kind:
        case "cards":
            for code in map(card_name, answer):
                page.get_by_test_id("table").locator(f'[data-card="{code}"]').first.click()
        case "amount":
            page.get_by_test_id("answer-amount").fill(str(answer))
        case "order":
            wanted = [seat for group in answer for seat in group]
            for place, seat in enumerate(wanted):
                for row in range(order(page).index(seat), place, -1):
                    page.get_by_test_id(f"order-up-{row}").click()
            assert order(page) == wanted
        case _:
            for value in answer if isinstance(answer, tuple) else [answer]:
                page.locator(f'[data-choice="{choice(value)}"]').check()
    quiz.press("question-check")


def order(page: Page) -> list[int]:
    """The seats as they stand in the list."""
    rows = page.locator(".order li")
    return [int(row.get_attribute("data-seat") or "") for row in rows.all()]


@pytest.mark.parametrize("name", QUIZZES)
def test_a_quiz_by_pointer(booted: TablePage, name: str):
    quiz = Quiz(booted, name).put()
    quiz.solve(point)
    score = quiz.page.get_by_test_id("score")
    expect(score).to_have_attribute("data-score", str(len(quiz.asked)))
    expect(score).to_contain_text(f"{len(quiz.asked)} of {len(quiz.asked)} right at the first try")
    quiz.press("btn-again")
    assert (quiz.score, quiz.state) == ("0", "waiting")


# ---- by key


def key(quiz: Quiz, posed: Posed) -> None:
    """Answers rightly without a pointer; the focus never falls to the page's body."""
    table, page, answer = quiz.table, quiz.page, posed.answer
    press = page.keyboard.press
    match posed.question.kind:
        case "cards":
            for code in sorted(map(card_name, answer), key=lambda code: cards(page).index(code)):
                tab_to(table, f"answer-{code}")
                press("Space")
            tab_to(table, "question-check")
        case "amount":
            tab_to(table, "answer-amount")
            page.keyboard.type(str(answer))
        case "order":
            tab_to(table, "order-down-0")
            for place, seat in enumerate([seat for group in answer for seat in group]):
                at = order(page).index(seat)
                page.get_by_test_id(f"order-up-{at}").focus()
                for _ in range(at - place):
                    press("ArrowUp")
                assert focused(table) == f"order-up-{place}"
            tab_to(table, "question-check")
        case "multi" | "action":
            for value in answer:
                tab_to(table, f"answer-{quiz.options().index(choice(value))}")
                press("Space")
        case _:
            tab_to(table, "answer-0")
            press("Space")
            for _ in range(quiz.options().index(choice(answer))):
                press("ArrowDown")
    press("Enter")
    table.settle()
    if focused(table) != "question-next":
        tab_to(table, "question-next")


def cards(page: Page) -> list[str]:
    """The cards to choose from, in the order of the page."""
    found = page.locator(".card-choice").all()
    return [str(each.get_attribute("data-testid")).removeprefix("answer-") for each in found]


@pytest.mark.parametrize("name", QUIZZES)
def test_a_quiz_by_key(booted: TablePage, name: str):
    quiz = Quiz(booted, name).put()
    for number in range(len(quiz.asked)):
        key(quiz, quiz.posed)
        assert (quiz.state, quiz.score) == ("solved", str(number + 1))
        quiz.page.keyboard.press("Enter")
        booted.settle()
        assert focused(booted), "the focus fell to the page's body"
    expect(quiz.page.get_by_test_id("score")).to_have_attribute("data-score", str(len(quiz.asked)))


# ---- wrong answers


def wrong(quiz: Quiz) -> None:
    for code in ("Ah", "Kc", "2h", "6h", "9h"):
        each = quiz.page.get_by_test_id(f"answer-{code}")
        if each.get_attribute("aria-pressed") == "false":
            each.click()
    quiz.press("question-check")


def test_help_comes_after_two_wrong_answers_and_the_answer_after_three(table: TablePage):
    quiz = Quiz(table, "four-flush-board").open()
    page = quiz.page
    show, hint, lit = (
        page.get_by_test_id("question-show"),
        page.get_by_test_id("hint"),
        page.locator("[data-used]"),
    )
    height = quiz.panel.bounding_box()
    wrong(quiz)
    assert quiz.state == "wrong"
    expect(page.get_by_test_id("feedback")).to_contain_text("Not right. Try again.")
    expect(hint).to_have_count(0)
    wrong(quiz)
    assert quiz.state == "hint"
    expect(hint).to_have_attribute("data-code", "flush_with_one_suited")
    expect(hint).to_contain_text("Not a flush: 4 hearts lie on the board")
    expect(show).to_be_hidden()
    wrong(quiz)
    assert quiz.panel.get_attribute("data-attempts") == "3"
    quiz.press("question-show")
    assert (quiz.state, quiz.score) == ("shown", "0")
    expect(page.get_by_test_id("verdict")).to_have_text(
        "The answer: king of clubs, king of diamonds, six of hearts, nine of hearts, jack of hearts"
    )
    expect(page.get_by_test_id("explanation")).to_contain_text("You")
    assert {each.get_attribute("data-card") for each in lit.locator("svg[data-card]").all()} == {
        *("Kc", "Kd", "Jh", "9h", "6h")
    }
    assert quiz.panel.bounding_box() == height, "the table moved"
    quiz.go_on()
    expect(page.get_by_test_id("score")).to_contain_text("0 of 1")


def test_what_is_no_answer_is_not_sent(table: TablePage):
    quiz = Quiz(table, "best-low").open()
    check, note = quiz.page.get_by_test_id("question-check"), quiz.page.get_by_test_id("feedback")
    expect(check).to_have_attribute("aria-disabled", "true")
    check.press("Enter")
    expect(note).to_have_text("Choose an answer first")
    quiz.page.get_by_test_id("answer-0").check()
    quiz.press("question-check")
    quiz.go_on()
    quiz.page.get_by_test_id("answer-Ac").click()
    quiz.page.get_by_test_id("question-check").press("Enter")
    expect(note).to_have_text("Choose five cards first")
    assert quiz.panel.get_attribute("data-attempts") == "0"


def test_an_amount_is_read_as_the_language_writes_it(table: TablePage):
    quiz = Quiz(table, "pot-limit-raise").open(lang="de")
    box = quiz.page.get_by_test_id("answer-amount")
    box.fill("sechzig")
    expect(box).to_have_attribute("aria-invalid", "true")
    box.press("Enter")
    assert quiz.panel.get_attribute("data-attempts") == "0"
    box.fill("1.060")
    box.press("Enter")
    quiz.table.settle()
    assert quiz.state == "wrong"
    box.fill("60")
    box.press("Enter")
    quiz.table.settle()
    assert quiz.state == "solved"


def test_it_is_read_aloud(table: TablePage):
    quiz = Quiz(table, "best-low").open()
    said = quiz.page.get_by_test_id("live-polite")
    expect(said).to_contain_text("Question 1 of 2.")
    expect(said).to_contain_text("Do you have a low now?")
    quiz.page.get_by_test_id("answer-1").check()
    quiz.press("question-check")
    expect(said).to_contain_text("Not right. Try again.")
    quiz.page.get_by_test_id("answer-0").check()
    quiz.press("question-check")
    expect(said).to_contain_text("Right: Yes.")
    quiz.go_on()
    expect(said).to_contain_text("Which five cards make your best low?")


# ---- nothing before its time


@pytest.mark.parametrize("name", ["four-flush-board", "counterfeited-low", "side-pot", "best-low"])
def test_neither_answers_nor_hidden_cards_are_told_before_their_time(table: TablePage, name: str):
    table.page.add_init_script(leaks.LISTEN)
    quiz = Quiz(table, name).open()
    for _ in quiz.asked:
        look(quiz)
        point(quiz, quiz.posed)
        look(quiz)
        quiz.go_on()


def look(quiz: Quiz) -> None:
    """Checks the engine's replies so far, and the page as it stands."""
    open_ = set()
    for message in quiz.page.evaluate("overheard.splice(0)"):
        body = json.loads(message["text"]) if "text" in message else message
        view, stage = body.get("view"), body.get("stage")
        if not view or not stage:
            continue
        open_ = {*view["board"], *(card for seat in view["seats"] for card in seat["cards"] or ())}
        told = leaks.cards_in(json.dumps(leaks.open_part(body, set())))
        assert told <= open_, f"{sorted(told - open_)} told in {body}"
        for question in stage["questions"]:
            if question["state"] not in ("solved", "shown"):
                assert (question["answer"], question["hands"]) == (None, [])
            if question["state"] == "intro":
                assert (question["choices"], question["seat"]) == ([], None)
    if open_:
        seen = {*quiz.page.evaluate(leaks.IN_PAGE)["seen"]}
        assert seen <= open_, f"{sorted(seen - open_)} on the page"


# ---- decision, play, step, replay


def test_a_decision_is_asked_as_ever_and_judged(table: TablePage):
    table.visit(scenario="scoop", test="1")
    page = table.page
    expect(page.get_by_test_id("app")).to_have_attribute("data-mode", "decision")
    assert str(table.legal()) == "fold, call 120, raise to 240..480"
    table.raise_to(480)
    expect(page.get_by_test_id("verdict")).to_have_text("Right: Raise")
    expect(page.get_by_test_id("app")).to_have_attribute("data-score", "1")
    table.press(page.get_by_test_id("question-next"))
    assert table.phase == "between"
    table.press(page.get_by_test_id("btn-again"))
    table.actions.get_by_role("button", name="Fold").press("Enter")
    table.settle()
    expect(page.get_by_test_id("verdict")).to_have_text("Better here: Raise")
    expect(page.get_by_test_id("question")).to_have_attribute("data-state", "shown")


def test_a_start_position_is_played_on(table: TablePage):
    table.visit(scenario="limit-cap", mode="play", test="1")
    assert table.legal() is not None or table.phase == "between"
    expect(table.page.get_by_test_id("question")).to_have_count(0)
    while table.phase != "between":
        table.check() if table.button("Check").count() else table.call()
    expect(table.page.get_by_test_id("btn-again")).to_be_visible()


def test_step_by_step(table: TablePage):
    table.visit(scenario="scoop", mode="step", test="1")
    page = table.page
    at, last = page.get_by_test_id("hh-step"), len(scenario("scoop").plot.moves)
    for name, place in (("End", last), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(name)
        expect(at).to_have_attribute("data-step", str(place))
    expect(at).to_have_text(f"Step 2 of {last + 1}")
    for testid, place in (("hh-last", last), ("hh-first", 0), ("hh-next", 1), ("hh-prev", 0)):
        page.get_by_test_id(testid).click()
        expect(at).to_have_attribute("data-step", str(place))
    expect(page.get_by_test_id("hh-prev")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("hh-street-river").click()
    expect(page.get_by_role("status").filter(has_text="River")).to_be_visible()
    # Before her turn in the hand that she bets the author points at both halves.
    table.visit(scenario="counterfeited-low", mode="step", step="3", test="1")
    lit = page.locator("[data-used=lo] > svg[data-card]")
    assert {each.get_attribute("data-card") for each in lit.all()} == {"As", "2s", "4d", "6h", "8s"}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_looks_on_sits_nowhere(table: TablePage, lang: str):
    """The player's seat has a number then, in every sentence."""
    table.visit(scenario="uncalled-bet", step="last", reveal="none", lang=lang, test="1")
    page, seat = table.page, {"en": "Seat 1", "de": "Platz 1"}[lang]
    expect(page.locator("[data-hero]")).to_have_count(0)
    expect(page.get_by_test_id("seat-0-name")).to_have_text(seat)
    assert any(line.startswith(f"{seat} ") for line in table.log())
    named = "[...app.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)"
    told = page.get_by_test_id("app").evaluate(f"(app) => [app.textContent, ...{named}]")
    assert [text for text in told if re.search(r"\b([Yy]ou|[Dd]u)\b", text)] == []
    # From another seat it is the same: only one of them is the reader's.
    table.visit(scenario="uncalled-bet", step="last", hero="1", test="1")
    expect(page.get_by_test_id("seat-0-name")).to_have_text("Seat 1")
    expect(page.get_by_test_id("seat-1-name")).to_have_text("You")


def test_a_hand_is_told_to_its_end(table: TablePage):
    table.visit(scenario="uncalled-bet", step="last", test="1")
    page = table.page
    expect(page.get_by_test_id("app")).to_have_attribute("data-mode", "replay")
    (pot,) = table.results()
    assert pot.amount == 280
    expect(page.get_by_test_id("hh-next")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Home")
    assert table.board() == []


# ---- where it is opened


def test_a_reload_comes_back_to_the_question(table: TablePage):
    quiz = Quiz(table, "best-low").open(store="1")
    point(quiz, quiz.posed)
    quiz.go_on()
    for code in ("Ac", "2d", "2s", "5c", "7d"):
        quiz.page.get_by_test_id(f"answer-{code}").click()
    quiz.press("question-check")
    quiz.page.reload()
    table.settle()
    assert (quiz.posed.question.id, quiz.state, quiz.score) == ("cards", "wrong", "1")
    point(quiz, quiz.posed)
    assert quiz.state == "solved"
    quiz.go_on()
    quiz.press("btn-again")
    assert (quiz.posed.question.id, quiz.state, quiz.score) == ("has", "waiting", "0")


def test_the_exercises_of_the_start_screen(table: TablePage):
    table.visit(test="1")
    page = table.page
    page.get_by_test_id("go-exercises").click()
    listed = page.get_by_role("dialog", name="Exercises").locator("[data-testid^=exercise-]")
    assert {each.get_attribute("data-testid") for each in listed.all()} == {
        f"exercise-{path.stem}" for path in FOLDER.glob("*.toml")
    }
    table.press(page.get_by_role("button", name="Four hearts on the board"))
    expect(page.get_by_test_id("topbar")).to_contain_text("Four hearts on the board")
    quiz = Quiz(table, "four-flush-board")
    quiz.solve(point)
    table.press(page.get_by_test_id("btn-exercises"))
    table.press(page.get_by_role("dialog").get_by_role("button", name="More than anybody can match"))
    expect(page.get_by_test_id("app")).to_have_attribute("data-mode", "replay")
    page.get_by_test_id("btn-menu").click()
    table.press(page.get_by_test_id("menu-leave"))
    expect(table.lobby).to_be_visible()
    expect(page.get_by_test_id("table-summary")).to_contain_text("Pot-limit Omaha Hi-Lo")


def test_an_exercise_stands_in_the_address(table: TablePage):
    """Shared, reloaded and left by the browser's own buttons."""
    table.visit(test="1", store="1", lang="da")
    page, app = table.page, table.page.get_by_test_id("app")
    home = page.url
    page.get_by_test_id("go-exercises").click()
    table.press(page.get_by_test_id("exercise-best-low"))
    assert page.url == f"{home}&scenario=best-low"
    quiz = Quiz(table, "best-low")
    point(quiz, quiz.posed)
    quiz.go_on()
    page.reload()
    table.settle()
    expect(app).to_have_attribute("data-mode", "quiz")
    assert quiz.posed.question.id == "cards"
    page.go_back()
    expect(table.settle().lobby).to_be_visible()
    assert page.url == home
    page.go_forward()
    expect(app).to_have_attribute("data-mode", "quiz")
    assert table.settle().page.url == f"{home}&scenario=best-low"
    # Left by the page's own ways the address is as before, and there are no steps back through what was left.
    page.get_by_test_id("btn-menu").click()
    table.press(page.get_by_test_id("menu-leave"))
    assert page.url == home
    steps = page.evaluate("history.length")
    page.get_by_test_id("go-exercises").click()
    table.press(page.get_by_test_id("exercise-uncalled-bet"))
    assert (page.url, page.evaluate("history.length")) == (f"{home}&scenario=uncalled-bet", steps)
    # Another reader's page.
    page.goto(page.url)
    expect(table.settle().page.get_by_test_id("app")).to_have_attribute("data-mode", "replay")


# From the table to the start screen and into an exercise, each press the moment that it can be made.
AT_ONCE = """(ids) => new Promise((done) => {
  const { shadowRoot } = document.querySelector("omaha-table");
  const pressNext = () => {
    while (ids.length > 0) {
      const button = shadowRoot.querySelector(`[data-testid="${ids[0]}"]`);
      if (!button) return;
      ids.shift();
      button.click();
    }
    watch.disconnect();
    done();
  };
  const watch = new MutationObserver(pressNext);
  watch.observe(shadowRoot, { childList: true, subtree: true });
  pressNext();
})"""


def test_an_exercise_can_be_opened_the_moment_that_another_is_left(table: TablePage):
    table.visit(test="1", store="1", scenario="best-low")
    page, app = table.page, table.page.get_by_test_id("app")
    page.evaluate(AT_ONCE, ["btn-menu", "menu-leave", "go-exercises", "exercise-quartered"])
    quiz = Quiz(table.settle(), "quartered")
    expect(app).to_have_attribute("data-mode", "quiz")
    expect(table.lobby).to_be_hidden()
    assert quiz.posed == quiz.asked[0]
    page.get_by_test_id("btn-menu").click()
    page.evaluate(AT_ONCE, ["menu-leave", "go-exercises"])
    table.settle()
    expect(page.get_by_test_id("exercise-best-low")).to_be_visible()


def test_an_exercise_leaves_the_address_with_the_table(table: TablePage):
    table.visit(test="1", scenario="scoop", mode="step", step="3", lang="en")
    table.page.get_by_test_id("btn-menu").click()
    table.press(table.page.get_by_test_id("menu-leave"))
    assert table.page.url.partition("?")[2] in ("test=1&lang=en", "lang=en&test=1")


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ({"scenario": "no-such-one"}, "This exercise could not be found."),
        ({"state": "e30"}, "This exercise is broken."),
    ],
)
def test_what_cannot_be_opened_leads_to_the_start_screen(
    table: TablePage, page_problems: list[str], address: dict[str, str], text: str
):
    with pytest.raises(AssertionError):
        table.visit(test="1", **address)
    panel = table.page.get_by_test_id("error")
    expect(panel).to_contain_text(text)
    panel.get_by_role("button", name="To the start screen").click()
    expect(table.lobby).to_be_visible()
    page_problems.clear()


def test_a_page_checks_what_the_reader_chose(page: Page, site: str, tmp_path: Path):
    with hosting(tmp_path, site) as host:
        body = '<omaha-table scenario="best-low" mode="quiz" test="1"></omaha-table>'
        page.goto(host.write("quiz.html", body))
        at_rest(page)
        page.get_by_test_id("answer-0").check()
        page.evaluate("document.querySelector('omaha-table').checkAnswer()")
        page.get_by_test_id("question-next").wait_for()
        (answer,) = heard(page, "answer")
        assert (answer["given"], answer["correct"], answer["score"]) == (True, True, 1)
        page.evaluate("document.querySelector('omaha-table').goTo('next')")
        expect(page.get_by_test_id("question")).to_have_attribute("data-question", "cards")


def test_in_a_frames_page(table: TablePage, site: str):
    page = table.page
    page.goto(f"{site}embed.html?v=1&scenario=best-low&mode=quiz&load=eager&test=1")
    quiz = Quiz(table, "best-low")
    table.settle()
    quiz.solve(point)
    expect(page.get_by_test_id("score")).to_have_attribute("data-score", "2")
    expect(page.get_by_test_id("btn-exercises")).to_have_count(0)


# ---- how it looks


@pytest.fixture(scope="module")
def examined(browser: Browser, site: str) -> Iterator[TablePage]:
    """A page into which axe may be brought: the site's own policy lets no foreign script in."""
    context = browser.new_context(bypass_csp=True, viewport={"width": 360, "height": 640})
    yield TablePage(context.new_page(), site).visit(test="1")
    context.close()


def violations(table: TablePage) -> list[str]:
    found = []
    for theme in ("light", "dark"):
        table.page.emulate_media(color_scheme=theme)
        report = Axe().run(table.page)
        assert report.response["passes"], "axe looked at nothing"
        found += [
            f"{theme} {violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in report.response["violations"]
            for node in violation["nodes"]
        ]
    return found


@pytest.mark.parametrize("name", QUIZZES)
def test_axe_on_questions_and_answers(examined: TablePage, name: str):
    quiz = Quiz(examined, name).put()
    for _ in quiz.asked:
        assert violations(examined) == []
        point(quiz, quiz.posed)
        assert violations(examined) == []
        quiz.go_on()
    assert violations(examined) == []


def test_axe_on_steps_and_the_list(examined: TablePage):
    examined.visit(scenario="scoop", mode="step", step="8", test="1")
    assert violations(examined) == []
    examined.visit(test="1").page.get_by_test_id("go-exercises").click()
    assert violations(examined) == []


def test_everything_can_be_hit_and_nothing_moves(table: TablePage):
    page = table.visit(test="1", lang="de").page
    for name in QUIZZES:
        quiz = Quiz(table, name).put()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert not is_sideways(page)
            for target in quiz.panel.locator("button:visible, .option:visible, input[type=text]").all():
                box = target.bounding_box()
                assert box is not None
                assert min(box["width"], box["height"]) >= TARGET - 0.5, (name, width, height, box)
        page.set_viewport_size({"width": 360, "height": 640})
        asked = quiz.panel.bounding_box()
        point(quiz, quiz.posed)
        assert quiz.panel.bounding_box() == asked, name


@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_all_places_of_an_order_are_in_view(table: TablePage, width: int, height: int):
    quiz = Quiz(table, "order-of-hands").open()
    quiz.page.set_viewport_size({"width": width, "height": height})
    shown = quiz.panel.locator(".answering").bounding_box()
    assert shown is not None
    rows = quiz.panel.locator(".order li").all()
    assert len(rows) == sum(map(len, quiz.posed.answer)) == 4
    for row in rows:
        box = row.bounding_box()
        assert box is not None
        assert shown["y"] <= box["y"] < box["y"] + box["height"] <= shown["y"] + shown["height"] + 0.5


def test_at_twice_the_size_of_text(table: TablePage):
    quiz = Quiz(table, "order-of-hands").open(text_scale="200")
    quiz.page.set_viewport_size({"width": 360, "height": 640})
    assert not is_sideways(quiz.page)
    for card in quiz.page.get_by_test_id("table").locator("svg[data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert 0 <= box["x"] < box["x"] + box["width"] <= 360
    quiz.solve(point)
