"""The page's own small rules, run in a browser: prepared answers, keys, settings, what is announced."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.engine_page import JAVASCRIPT, fulfil

STATIC = Path(__file__).resolve().parents[2] / "static"
CALL = """async ([module, name, args]) => {
  const { [name]: called } = await import(module);
  return called(...args);
}"""
REMAP = """async (module) => {
  const { remap } = await import(module);
  const keys = new Map([["fold", ["f"]], ["call", ["c"]], ["next", ["n", "Enter"]], ["wait", ["x"]]]);
  const mayShare = (a, b) => [a, b].includes("wait") && [a, b].includes("fold");
  const first = remap({}, "fold", "c", keys, mayShare);
  const second = remap(first.keymap, "next", "m", keys, mayShare);
  return [first, second, remap({}, "fold", "x", keys, mayShare)];
}"""


class Logic:
    """A page without a table, where functions of the modules of static/ are called, with JSON in and out."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.modules = f"{site}_test/"
        context.route(f"{site}_test.html", fulfil("<!doctype html><title>logic</title>", "text/html"))
        for script in STATIC.rglob("*.js"):
            path = script.relative_to(STATIC).as_posix()
            context.route(self.modules + path, fulfil(script.read_text("utf-8"), JAVASCRIPT))
        self.page = context.new_page()
        self.page.goto(f"{site}_test.html")

    def __call__(self, module: str, name: str, *args: Any) -> Any:
        return self.page.evaluate(CALL, [self.modules + module, name, list(args)])


@pytest.fixture(scope="module")
def call(browser: Browser, site: str) -> Iterator[Logic]:
    context = browser.new_context()
    yield Logic(context, site)
    context.close()


# ---- prepared answers


def seat(number: int, state: str = "active") -> dict[str, Any]:
    return {"seat": number, "state": state, "name": "Ana", "stack": 100}


def view(**changes: Any) -> dict[str, Any]:
    table = {
        "hand": 3,
        "me": 0,
        "ending": None,
        "phase": "betting",
        "structure": "pot_limit",
        "to_call": 40,
        "seats": [seat(0), seat(1), seat(2)],
    }
    return table | changes


def state(table: dict[str, Any] | None = None, **changes: Any) -> dict[str, Any]:
    settings = {"pre_actions": True, "speed": 2, "call_any": False} | changes.pop("settings", {})
    return {"view": table or view(), "next": "bot", "hurry": False, "settings": settings} | changes


def offered(call: Logic, *args: Any, **changes: Any) -> list[str]:
    names: list[str] = call("app/preactions.js", "offeredAnswers", state(*args, **changes))
    return names


def test_answers_are_offered_by_price(call: Logic):
    assert offered(call) == ["fold_any", "call"]
    assert offered(call, view(to_call=0)) == ["fold_any", "check_fold", "check"]
    assert offered(call, settings={"call_any": True}) == ["fold_any", "call", "call_any"]
    assert offered(call, view(structure="fixed_limit", to_call=0))[-1] == "call_any"


@pytest.mark.parametrize(
    "changes",
    [
        {"next": "you"},
        {"hurry": True},
        {"settings": {"speed": 0}},
        {"settings": {"pre_actions": False}},
        {"table": view(ending="fold")},
        {"table": view(me=None)},
        {"table": view(hand=0)},
        {"table": view(seats=[seat(0, "folded"), seat(1), seat(2)])},
        {"table": view(seats=[seat(0, "allin"), seat(1), seat(2)])},
        {"table": view(to_call=0, phase="dealing", seats=[seat(0), seat(1, "allin"), seat(2, "folded")])},
        {"table": view(phase="showdown")},
    ],
    ids=str,
)
def test_nothing_is_offered_when_it_cannot_matter(call: Logic, changes: dict[str, Any]):
    assert offered(call, changes.pop("table", None), **changes) == []


@pytest.mark.parametrize(
    ("name", "to_call", "legal", "sent"),
    [
        ("fold_any", 40, {"can_check": False, "call": 40}, "fold"),
        ("fold_any", 0, {"can_check": True, "call": 0}, None),
        ("check_fold", 0, {"can_check": True, "call": 0}, "check"),
        ("check_fold", 0, {"can_check": False, "call": 60}, "fold"),
        ("check", 0, {"can_check": True, "call": 0}, "check"),
        ("check", 0, {"can_check": False, "call": 60}, None),
        ("call", 40, {"can_check": False, "call": 40}, "call"),
        ("call", 40, {"can_check": False, "call": 60}, None),
        ("call", 40, {"can_check": True, "call": 0}, None),
        ("call_any", 40, {"can_check": False, "call": 900}, "call"),
        ("call_any", 0, {"can_check": True, "call": 0}, "check"),
    ],
)
def test_only_what_is_legal_at_the_price_is_sent(
    call: Logic, name: str, to_call: int, legal: dict[str, Any], sent: str | None
):
    prepared = call("app/preactions.js", "prepare", name, view(to_call=to_call))
    answer = call("app/preactions.js", "answerOf", prepared, legal)
    assert (answer and answer["type"]) == sent


def test_c39_a_prepared_call_falls_with_its_price(call: Logic):
    before, prepared = view(to_call=10), {"name": "call", "amount": 10}
    assert call("app/preactions.js", "remaining", prepared, before, view(to_call=10)) == prepared
    assert call("app/preactions.js", "remaining", prepared, before, view(to_call=60)) is None
    anything = {"name": "call_any", "amount": 10}
    assert call("app/preactions.js", "remaining", anything, before, view(to_call=60)) == anything


@pytest.mark.parametrize("later", [view(ending="fold"), view(hand=4), view(phase="idle")])
def test_c38_nothing_prepared_outlives_its_hand(call: Logic, later: dict[str, Any]):
    prepared = {"name": "check_fold", "amount": 0}
    assert call("app/preactions.js", "remaining", prepared, view(), later) is None


# ---- keys


@pytest.mark.parametrize(
    ("event", "name"),
    [
        ({"key": "f"}, "f"),
        ({"key": "F"}, "f"),  # caps lock
        ({"key": "A", "shiftKey": True}, "Shift+a"),
        ({"key": "?", "shiftKey": True}, "?"),
        ({"key": "ArrowUp"}, "ArrowUp"),
        ({"key": " "}, "Space"),
    ],
)
def test_names_of_keys(call: Logic, event: dict[str, Any], name: str):
    assert call("app/keymap.js", "keyName", event) == name


@pytest.mark.parametrize("key", ["Tab", "Escape", "Enter", "Space", "F1", "F12", "1", "5", "Dead"])
def test_some_keys_cannot_be_given_away(call: Logic, key: str):
    assert not call("app/keymap.js", "isFree", key)


def test_a_key_has_one_owner(call: Logic):
    first, second, shared = call.page.evaluate(REMAP, f"{call.modules}app/keymap.js")
    assert first == {"keymap": {"fold": ["c"], "call": []}, "losers": ["call"]}
    assert second["keymap"] == {"fold": ["c"], "call": [], "next": ["m", "Enter"]}
    assert shared == {"keymap": {"fold": ["x"]}, "losers": []}


# ---- settings


def test_settings_are_read_as_their_choices(call: Logic):
    kept = {
        "speed": "3",
        "sound": True,
        "deck": "purple",
        "text_scale": "150",
        "gone": 1,
        "keymap": {"fold": ["z"]},
    }
    read = call("app/settings.js", "readSettings", kept)
    assert read == {"speed": 3, "sound": True, "text_scale": 150, "keymap": {"fold": ["z"]}}
    assert call("app/settings.js", "readSettings", {"keymap": {"fold": "z"}}) == {}
    assert call("app/settings.js", "readSettings", None) == {}


def test_the_address_may_set_them(call: Logic):
    params = {"theme": "dark", "motion": "off", "sound": "1", "speed": "9", "seats": "6"}
    assert call("app/settings.js", "settingsFromParams", params) == {
        "theme": "dark",
        "sound": True,
        "animations": "off",
    }


# ---- announcements


def test_announcements_can_be_followed(call: Logic):
    sentences = [f"Somebody number {n} raises to {n}0." for n in range(12)]
    made = call("app/narrator.js", "announcements", sentences)
    assert " ".join(made) == " ".join(sentences)
    assert all(len(text.split()) <= 25 for text in made)
    assert len(made) == 3
    long = "word " * 40 + "."
    assert call("app/narrator.js", "announcements", ["Short.", long, "Short."]) == ["Short.", long, "Short."]
    assert call("app/narrator.js", "announcements", []) == []


SENTENCES = """async ([modules, events]) => {
  const { sentencesOf } = await import(`${modules}app/narrator.js`);
  const names = ["You", "Ana", "Bo"];
  const voice = {
    t: (id, args) => `${id}(${Object.values(args ?? {}).join(" ")})`,
    names: (_view, seats) => seats.map((seat) => names[seat]).join("+"),
    amount: String,
    deed: (_view, { seat, action }) => `${names[seat]} ${action}`,
  };
  return sentencesOf(voice, { me: 0 }, events);
}"""


def test_neighbours_who_do_the_same_share_a_sentence(call: Logic):
    def acts(*seats: int, by: int = 0, action: str = "fold") -> list[dict[str, Any]]:
        return [{"type": "acted", "seat": n, "action": action, "by": by, "to": by} for n in seats]

    def said(*events: dict[str, Any]) -> list[str]:
        sentences: list[str] = call.page.evaluate(SENTENCES, [call.modules, events])
        return sentences

    assert said(*acts(1, 2)) == ["tell-many-fold(Ana+Bo 0)"]
    assert said(*acts(1), *acts(2, by=40, action="call")) == [
        "tell-sentence(Ana fold)",
        "tell-sentence(tell-amount(Bo call 40))",
    ]
    assert len(said(*acts(1, 0, 2))) == 3  # the player's own deed stands alone
    raises = acts(1, 2, by=40, action="raise")
    assert len(said(*raises)) == 2


# ---- sounds


def test_what_is_heard(call: Logic):
    acted = {"type": "acted", "action": "fold", "seat": 1}
    raised = {"type": "acted", "action": "raise", "seat": 2}
    events = [acted, acted, raised, {"type": "hand_ended"}]
    for net, last in ((20, "win"), (-20, "pot"), (0, "pot")):
        table = view(seats=[seat(0) | {"net": net}])
        assert call("app/sounds.js", "soundsOf", events, table) == ["fold", "chip", last]
