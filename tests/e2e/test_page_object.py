"""The page object that others install: it reads what the engine says, and tells why something fails."""

import json
import re
import tomllib
from random import Random

import pytest
from playwright.sync_api import Page

from omaha8.cards import card_name
from omaha8.shuffle import shuffled_deck
from omaha8_playwright import Legal, NotLegalError, TableError, TablePage
from tests.conftest import DIST, ROOT
from tests.e2e.conftest import OpenTable

HOLES = {0: "As 2s Ks 3c", 1: "Qh Qd Jh Jd", 2: "9c 9d 8h 7h"}
BOARD = "4d 5h Kd 6c Qs"
LANGUAGES = ("en", "nb", "da", "de", "sv")


def flop(table: TablePage, bet: int = 40) -> TablePage:
    """Three seats, the player on the button, asked on the flop for a bet into 60."""
    table.script({1: [], 2: []})
    before = [(0, "call"), (1, "call"), (2, "check")]
    return table.deal(
        holes=HOLES,
        board=BOARD,
        button=0,
        stacks={0: 500, 1: 600, 2: 700},
        actions=[*before, (1, "bet", bet), (2, "fold")],
    )


def play(table: TablePage, chance: Random) -> None:
    """One hand by the page object's own word of what is legal."""
    while legal := table.legal():
        if legal.verb and chance.random() < 0.2:
            table.act(legal.verb, chance.randint(legal.min_to, legal.max_to))
        elif legal.check:
            table.check()
        else:
            table.act(chance.choice(["call", "fold"] if legal.fold else ["call"]))


def test_a_start_position_is_read_as_the_engine_has_it(open_table: OpenTable):
    table = flop(open_table(seats=3))
    view = table.view()
    assert (table.hole(), table.board()) == (HOLES[0].split(), BOARD.split()[:3])
    assert table.hole(1) == []
    assert table.stacks() == {0: 480, 1: 540, 2: 680}
    assert table.stacks() == {seat["seat"]: seat["stack"] for seat in view["seats"]}
    assert (table.pot, table.bets(), table.bank) == (view["pot"], {1: 40}, view["bank"])
    assert (table.phase, table.street, table.turn, table.hand) == ("betting", "flop", 0, view["hand"])
    assert (table.contract, table.language) == (1, "en")
    assert table.legal() == Legal(True, False, 40, "raise", 80, 180, None)
    assert {key: view["legal"][key] for key in ("call", "verb", "min_to", "max_to")} == {
        "call": 40,
        "verb": "raise",
        "min_to": 80,
        "max_to": 180,
    }
    table.script({1: [("call",)]}).raise_to(180)
    said = table.log()
    assert said[said.index("You raise to 180") + 1] == "Ana calls 140"


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda table: table.check(), "check is not legal: fold, call 40, raise to 80..180"),
        (lambda table: table.raise_to(79), "raise to 79 is not legal: fold, call 40, raise to 80..180"),
        (lambda table: table.raise_to(181), "raise to 181 is not legal: fold, call 40, raise to 80..180"),
        (lambda table: table.bet_to(100), "bet to 100 is not legal: fold, call 40, raise to 80..180"),
        (lambda table: table.next_hand(), "'btn-next-hand' is not there: fold, call 40, raise to 80..180"),
    ],
)
def test_what_is_not_legal_is_refused_with_what_is(open_table: OpenTable, act, message: str):
    table = flop(open_table(seats=3))
    asked = len(table.report()["requests"])
    with pytest.raises(NotLegalError) as caught:
        act(table)
    assert str(caught.value) == f"{message} (hand {table.hand}, phase 'betting', turn 0)"
    assert len(table.report()["requests"]) == asked
    assert table.turn == 0


@pytest.mark.parametrize(
    ("order", "message"),
    [
        (lambda table: table.deal(button=7), 'bad_seat {"seat":7}'),
        (lambda table: table.deal(actions=[(0, "fold"), (0, "fold")]), "out_of_turn"),
        (lambda table: table.script({0: [("fold",)]}), 'bad_seat {"seat":0}'),
    ],
)
def test_an_order_that_cannot_be_leaves_the_table_as_it_is(open_table: OpenTable, order, message: str):
    table = flop(open_table(seats=3))
    before = table.view()
    with pytest.raises(TableError) as caught:
        order(table)
    assert str(caught.value).startswith(message)
    assert table.view() == before
    assert table.settle().call().status == "idle"


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ("act()", 'missing_key {"key":"action","path":"request"}'),
        ("act(null)", 'bad_value {"path":"request.action"'),
        ("act({ to: 80 })", 'missing_key {"key":"type","path":"request.action"}'),
        ("act({ type: 'raise', by: 80 })", 'unknown_key {"path":"request.action","key":"by"}'),
        ("script()", 'missing_key {"key":"seats","path":"request"}'),
        ("script(null)", 'bad_value {"path":"request.seats"'),
        ("script({ 1: 'fold' })", 'bad_value {"path":"request.seats.1"'),
        ("script({ 1: [null] })", 'bad_value {"path":"request.seats.1[0]"'),
        ("script({ 1: [{ to: 80 }] })", 'bad_value {"path":"request.seats.1[0]"'),
        ("deal({ actions: 'fold' })", 'bad_value {"path":"request.actions"'),
    ],
)
def test_an_order_of_another_shape_is_refused(open_table: OpenTable, order: str, message: str):
    table = flop(open_table(seats=3))
    before = table.view()
    told = table.page.evaluate("omaha8." + order + ".then(() => 'done', (error) => error.message)")
    code, params = message.split(" ", 1)
    assert told.split(" ", 1)[0] == code
    for fact in params.strip("{}").split(","):
        assert fact in told
    assert table.view() == before
    assert table.settle().call().status == "idle"


def test_wrong_use_fails_at_once_and_says_what_could_be_done(table: TablePage):
    table.page.set_default_timeout(2_000)
    with pytest.raises(NotLegalError, match="fold is not legal: no table at 'about:blank'"):
        table.fold()
    with pytest.raises(NotLegalError, match="'btn-next-hand' is not there: no table at 'about:blank'"):
        table.next_hand()
    table.page.set_default_timeout(30_000)
    flop(table.open(seats=3))
    with pytest.raises(
        NotLegalError, match=r"raise to 100\.5 is not legal: fold, call 40, raise to 80\.\.180"
    ):
        table.raise_to(100.5)  # type: ignore[arg-type]
    table.script({1: ["fold"]}).raise_to(80)
    assert table.error is None


def test_the_players_own_seat_has_a_hole(open_table: OpenTable):
    table = flop(open_table(seats=3))
    assert table.hole(table.view()["me"]) == table.hole() != []
    assert table.hole(1) == table.hole(8) == []


def test_a_script_against_the_rules_is_told_to_who_led_there(table: TablePage):
    """Named are the seat, what it was to do, and what was legal; another script mends it."""
    table.open(seats=3, seed="script")
    told = r'"seat":1,"action":\{"type":"raise","to":41\},"legal":\{.*"min_to":120'
    flop(table).script({1: [("raise", 41)]})
    with pytest.raises(TableError, match=r"'illegal_script' \{.seat.: 1, "):
        table.raise_to(80)
    assert (table.error, table.turn, table.report()["error"]["params"]["seat"]) == ("illegal_script", 1, 1)
    table.script({1: [("fold",)]})
    assert (table.error, table.status, table.phase) == (None, "idle", "between")
    # Without the page object.
    flop(table).script({1: [("raise", 41)]})
    call = "(action) => omaha8.act(action).catch(({message}) => message)"
    assert re.search(told, table.page.evaluate(call, {"type": "raise", "to": 80}))
    assert re.search(told, table.page.evaluate("() => omaha8.step().catch(({message}) => message)"))
    assert flop(table).turn == 0


def test_the_bounds_are_those_of_the_game(open_table: OpenTable):
    table = flop(open_table(seats=3, limit="fl", stakes="20-40"), bet=20)
    assert str(table.legal()) == "fold, call 20, raise to 40"
    table = open_table(seats=2, limit="fl", stakes="20-40")
    raises = [(1, "raise", 40), (0, "raise", 60), (1, "raise", 80)]
    table.deal(button=1, actions=raises)
    assert str(table.legal()) == "fold, call 20 (no more: capped)"
    table.script({1: [("check",)]}).call().check()
    assert table.street == "turn"


def test_after_the_hand_nobody_is_asked(open_table: OpenTable):
    table = flop(open_table(seats=3))
    table.fold()
    assert table.legal() is None
    with pytest.raises(
        NotLegalError, match=r"call is not legal: the player is not asked \(hand \d+, phase 'between'"
    ):
        table.call()
    assert [pot.high.shares for pot in table.results()] == [{1: 60}]
    assert table.next_hand().phase == "betting"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_plays_in_each_language(table: TablePage, language: str):
    table.open(seats=2, seed="tongues", lang=language, money="dollars", stakes="0.50-1")
    assert table.language == language
    chance = Random(f"tongues {language}")
    for _ in range(3):
        play(table, chance)
        assert sum(table.stacks().values()) == table.bank
        table.next_hand()


def test_a_page_as_anybody_has_it_is_played_too(table: TablePage):
    table.open(seats=3, seed="anybody", test=False)
    play(table, Random("anybody"))
    assert table.phase == "between"
    with pytest.raises(TableError, match=r"no test table, it is a frame or was opened without test=1: 'http"):
        table.deal(button=0)
    report = table.report()
    assert (report["status"], report["phase"], report["contract"]) == ("idle", "between", "1")


def test_a_table_in_error_is_named(table: TablePage, page_problems: list[str]):
    table.page.route("**/engine/manifest.json", lambda route: route.abort())
    with pytest.raises(TableError, match="the table stands in error 'engine_load_failed'"):
        table.open(seats=3)
    assert table.report()["error"]["code"] == "engine_load_failed"
    page_problems.clear()


def test_decks_that_cannot_be_are_refused_before_the_page_is_asked(open_table: OpenTable):
    table = open_table(seats=3)
    for holes, board, button, fault in (
        ({0: "As As Kd Kh"}, "", 0, "'As' twice"),
        ({0: "As 2s Kd Kh"}, "2s 3s 4s", 0, "'2s' twice"),
        ({0: "10s 2s Kd Kh"}, "", 0, "'10s' is no card"),
        ({0: "As 2s Kd"}, "", 0, "3 cards at seat 0"),
        ({5: "As 2s Kd Kh"}, "", 0, "seat 5 of 3"),
        ({0: "As 2s Kd Kh"}, "", 3, "seat 3 of 3"),
        ({}, "3c 4c 5c 6c 7c 8c", 0, "6 cards on the board"),
    ):
        with pytest.raises(ValueError, match=rf"no deck has holes .*: {fault}$"):
            table.deal(holes=holes, board=board, button=button)
    with pytest.raises(ValueError, match="holes and board need a button and no deck: button=None"):
        table.deal(holes=HOLES)


def test_a_table_in_a_frame(page: Page, site: str):
    host = '<!doctype html><title>rules</title><iframe src="index.html" width="800" height="700"></iframe>'
    page.route(f"{site}host.html", lambda route: route.fulfill(body=host, content_type="text/html"))
    page.goto(f"{site}host.html")
    frame = page.frames[1]
    table = TablePage(page, site, frame=frame).open(seats=3, seed="framed")
    flop(table).call()
    assert table.street == "turn"
    assert page.url == f"{site}host.html"


def test_the_game_in_a_single_file(page: Page):
    table = TablePage(page, (DIST / "omaha8.html").as_uri()).open(seats=3, seed="one-file")
    assert flop(table).call().street == "turn"


@pytest.mark.parametrize("form", [str, tomllib.loads])
def test_a_scenario_is_staged_from_its_text_and_from_data(table: TablePage, form):
    text = (ROOT / "static" / "scenarios" / "limit-cap.toml").read_text("utf-8")
    table.visit(test="1").stage(form(text), mode="play")
    assert str(table.legal()) == "fold, call 10 (no more: capped)"
    assert table.report()["scenario"]["id"] == "limit-cap"
    with pytest.raises(TableError, match="bad_parameter"):
        table.stage(form(text), mode="replay")
    # It is a test table like any other.
    table.script({0: [("check",)], 2: [("check",)]}).call()
    assert table.street == "flop"


# ---- the report


def cards_of(seed: str, hand: int) -> list[str]:
    return [card_name(card) for card in shuffled_deck(seed, hand)]


def test_the_report_tells_how_it_came_to_this(table: TablePage):
    table.open(seats=3, seed="report")
    report = table.report()
    assert report["contract"] == 1
    assert report["params"]["seed"] == "report"
    assert report["start"]["boot"] == "snapshot"
    assert report["start"]["fallback"] is None
    assert report["version"]
    assert report["address"] == table.page.url
    assert (report["status"], report["phase"], report["hand"]) == ("idle", "betting", 1)
    assert report["record"] is None
    table.fold()
    report = table.report()
    acted = next(asked for asked in report["requests"] if asked["type"] == "act")
    assert (acted["action"], acted["came"]) == ({"type": "fold"}, "ok")
    assert [asked["type"] for asked in report["requests"]][:3] == ["hello", "preview", "open"]
    assert all(asked["came"] == "ok" and asked["ms"] >= 0 for asked in report["requests"])
    assert json.loads(report["record"])["seed"] == "report"


def test_the_report_of_a_running_hand_hides_what_the_player_does_not_see(table: TablePage):
    table.open(seats=3, seed="hidden")
    text = json.dumps(table.report())
    deck = cards_of("hidden", 1)
    own = set(table.hole())
    assert len(own) == 4
    assert own < set(deck)
    assert [card for card in deck if f'"{card}"' in text and card not in own] == []
    # A stacked deck is the test's secret, too.
    flop(table)
    text = json.dumps(table.report())
    hidden = {card for seat in (1, 2) for card in HOLES[seat].split()} | {*BOARD.split()[3:]}
    assert [card for card in sorted(hidden) if f'"{card}"' in text] == []


def test_the_report_has_no_seed_that_nobody_chose(table: TablePage):
    table.visit(game="omaha8", seats=3, test="1")
    assert "seed" not in table.report()["params"]
    assert "omaha8-save" not in json.dumps(table.report())


def test_a_report_is_saved_as_json(open_table: OpenTable, tmp_path):
    table = flop(open_table(seats=3))
    file = table.save_report(tmp_path / "of" / "the" / "table.json")
    assert json.loads(file.read_text("utf-8"))["phase"] == "betting"
