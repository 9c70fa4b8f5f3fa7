"""How much: what the prepared amounts come to, what is typed in five languages, and where the buttons stand.

Five seats, blinds 5 and 10, you on the button.
"""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from omaha8_playwright import TablePage, stacked_deck
from tests.e2e.conftest import OpenTable

YOU, SMALL, BIG, UTG, CO = range(5)
CHECK, CALL, FOLD = ("check",), ("call",), ("fold",)
SET = "(table, settings) => table.perform('set', settings)"
Script = dict[int, list[Any]]
LANGUAGES = ("en", "nb", "da", "de", "sv")


def dealt(
    open_table: OpenTable, limit: str, script: Script, *, stack: int = 5000, button: int = YOU
) -> TablePage:
    table = open_table(game="omaha8", limit=limit, stakes="5-10", seats=5, stack=5000)
    table.script({SMALL: [], BIG: [], UTG: [], CO: []} | script)
    deck = stacked_deck({}, "", seats=5, button=button)
    return table.deal(deck=deck, button=button, stacks=dict.fromkeys(range(5), 5000) | {YOU: stack})


def settings(table: TablePage, **change: Any) -> None:
    table.page.locator("omaha-table").evaluate(SET, change)


def speak(table: TablePage, lang: str) -> None:
    settings(table, lang=lang)
    table.page.locator(f"omaha-table[lang={lang}]").wait_for()


def why_not(table: TablePage) -> Locator:
    note = table.page.get_by_test_id("why-not")
    expect(note).to_be_visible()
    return note


# ---- prepared amounts


@pytest.mark.parametrize(
    ("script", "half", "pot"),
    [
        # Nobody has bet, 45 in the pot.
        ({UTG: [CALL, CHECK], CO: [CALL, CHECK], SMALL: [FOLD], BIG: [CHECK, CHECK]}, 23, 45),
        # 40 in the pot and a bet of 25.
        ({UTG: [FOLD], CO: [CALL, FOLD], SMALL: [CALL, ("bet", 25)], BIG: [CHECK, FOLD]}, 70, 115),
        # 30 in the pot, a bet of 10 and a raise to 30.
        ({UTG: [FOLD], CO: [FOLD], SMALL: [CALL, ("bet", 10)], BIG: [CHECK, ("raise", 30)]}, 80, 130),
        # 40 in the pot, a bet of 30 and a call: a fifth of the rule pages' own example.
        ({UTG: [FOLD], CO: [CALL, FOLD], SMALL: [CALL, ("bet", 30)], BIG: [CHECK, CALL]}, 95, 160),
    ],
    ids=["unbet", "bet", "raised", "called"],
)
def test_the_pot_counts_every_bet_and_the_call(open_table: OpenTable, script: Script, half: int, pot: int):
    table = dealt(open_table, "pl", script).call()
    assert (table.presets()["half"], table.presets()["pot"]) == (half, pot)
    before = table.stacks()
    table.preset("half")
    expect(table.wager_button()).to_have_attribute("data-to", str(half))
    table.preset("pot")
    expect(table.wager_button()).to_have_attribute("data-to", str(pot))
    expect(table.actions.get_by_test_id("preset-pot")).to_have_accessible_name(f"Pot, {pot}")
    assert table.settle().turn == YOU
    assert table.stacks() == before


def test_the_far_right_of_pot_limit_is_the_pot(open_table: OpenTable):
    table = dealt(open_table, "pl", {UTG: [FOLD], CO: [FOLD]})
    table.open_amount()
    drag_to_the_end(table)
    pot = table.actions.get_by_role("button", name="Pot, 35", pressed=True)
    expect(pot).to_be_visible()
    expect(table.wager_button("raise")).to_have_text("Raise to 35")


def drag_to_the_end(table: TablePage) -> None:
    box = table.slider.bounding_box()
    assert box
    middle = box["y"] + box["height"] / 2
    table.page.mouse.move(box["x"] + 14, middle)
    table.page.mouse.down()
    table.page.mouse.move(box["x"] + box["width"] + 40, middle, steps=3)
    table.page.mouse.up()


def on_the_track(table: TablePage, share: float) -> None:
    """A press at this share of the track's length."""
    box = table.slider.bounding_box()
    assert box
    table.page.mouse.click(box["x"] + share * box["width"], box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_a_press_on_the_track_is_one_step(open_table: OpenTable, width: int, height: int):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.page.set_viewport_size({"width": width, "height": height})
    table.open_amount()
    button, step = table.wager_button("raise"), table.view()["legal"]["step"]
    expect(button).to_have_attribute("data-to", "20")
    presses = {20: (0.5, 0.97), 2500: (0.03, 0.25, 0.75, 0.97), 5000: (0.03, 0.5)}
    for typed, shares in presses.items():
        for share in shares:
            table.type_amount(typed)
            on_the_track(table, share)
            is_above = share > (typed - 20) / (5000 - 20)
            becomes = str(typed + step if is_above else typed - step)
            expect(button).to_have_attribute("data-to", becomes)
            assert table.slider.input_value() == becomes


def test_a_press_on_the_track_stays_within_bounds(open_table: OpenTable):
    """Pot limit, from 20 to 35: a step of 10 beyond either end is that end."""
    table = dealt(open_table, "pl", {UTG: [FOLD], CO: [FOLD]})
    table.open_amount()
    button = table.wager_button("raise")
    for share, becomes in ((0.97, 30), (0.97, 35), (0.03, 25), (0.03, 20)):
        on_the_track(table, share)
        expect(button).to_have_attribute("data-to", str(becomes))


def test_a_finger_drags_the_thumb_and_taps_a_step(open_table: OpenTable):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.page.set_viewport_size({"width": 360, "height": 640})
    table.open_amount()
    button = table.wager_button("raise")
    box = table.slider.bounding_box()
    assert box
    finger = table.page.context.new_cdp_session(table.page)

    def touch(kind: str, *xs: float) -> None:
        points = [{"x": x, "y": box["y"] + box["height"] / 2} for x in xs]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    left, middle, right = (box["x"] + part for part in (14, box["width"] / 2, box["width"]))
    touch("touchStart", middle)
    touch("touchEnd")
    expect(button).to_have_attribute("data-to", "30")
    touch("touchStart", left)
    for x in (left + 20, middle, right + 30):
        touch("touchMove", x)
    touch("touchEnd")
    expect(button).to_have_attribute("data-to", "5000")
    finger.detach()


def test_a_slider_dragged_to_its_end_leaves_no_chip_behind(open_table: OpenTable):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD], SMALL: [FOLD], BIG: [CALL]}, stack=1003)
    table.open_amount()
    drag_to_the_end(table)
    button = table.wager_button("raise")
    expect(button).to_have_text("All-in 1,003")
    table.press(button)
    assert "You raise, all-in to 1,003" in table.log()
    assert table.view()["seats"][YOU]["contributed"] == 1003


def test_a_step_is_a_big_blind_however_deep_the_stack(open_table: OpenTable):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.open_amount()
    button = table.wager_button("raise")
    expect(button).to_have_attribute("data-to", "20")
    table.slider.press("ArrowRight")
    expect(button).to_have_attribute("data-to", "30")
    table.actions.get_by_role("button", name="10 more").click()
    expect(button).to_have_attribute("data-to", "40")
    page = table.view()["legal"]["page"]  # about half a pot
    table.slider.press("PageUp")
    expect(button).to_have_attribute("data-to", str(40 + page))
    for to in (37, 4999, 20):
        table.type_amount(to)
        expect(button).to_have_attribute("data-to", str(to))
        assert table.slider.input_value() == str(to)


def test_an_amount_is_the_total_of_the_street(open_table: OpenTable):
    """You have the big blind of 10 in, face 30 and make it 80: 70 leave your stack."""
    script: Script = {BIG: [FOLD], UTG: [FOLD], CO: [("raise", 30), FOLD], SMALL: [FOLD]}
    table = dealt(open_table, "nl", script, button=UTG)
    assert table.bets()[YOU] == 10
    table.open_amount().type_amount(80)
    expect(table.wager_button("raise")).to_have_text("Raise to 80")
    before = table.stacks()[YOU]
    table.press(table.wager_button("raise"))
    assert "You raise to 80" in table.log()
    assert table.view()["seats"][YOU]["contributed"] == 30  # what nobody called came back
    assert before - table.stacks()[YOU] == 80 - 10 - 50 - table.view()["seats"][YOU]["won"]


def test_the_last_chips_may_go_in_though_they_are_no_raise(open_table: OpenTable):
    """A bet of 22 and 29 left: fold, call 22, or all-in 29."""
    script: Script = {UTG: [FOLD], CO: [FOLD], SMALL: [CALL, ("bet", 22)], BIG: [CHECK, FOLD]}
    table = dealt(open_table, "nl", script, stack=39).call()
    expect(table.button("Call 22")).to_be_enabled()
    table.open_amount()
    expect(table.wager_button("raise")).to_have_text("All-in 29")


def test_nobody_left_to_raise(open_table: OpenTable):
    """You bet 50, the only other goes all-in for 80."""
    script: Script = {UTG: [FOLD], CO: [FOLD], SMALL: [CALL, CHECK, ("raise", 80)], BIG: [FOLD]}
    table = open_table(game="omaha8", limit="nl", stakes="5-10", seats=5, stack=5000)
    table.script(script).deal(button=YOU, stacks={0: 5000, 1: 90, 2: 5000, 3: 5000, 4: 5000})
    table.call().bet_to(50)
    expect(table.actions.get_by_test_id("act-call")).to_have_attribute("data-amount", "30")
    raises = table.wager_button("raise")
    expect(raises).to_be_disabled()
    table.actions.focus()
    raises.focus()
    expect(why_not(table)).to_have_text("Nobody is left who could call")
    assert table.amount_box.count() == table.slider.count() == 0
    refused = table.page.evaluate(
        "() => omaha8.act({ type: 'raise', to: 130 }).catch((error) => error.message)"
    )
    assert refused.startswith("illegal_action")


@pytest.mark.parametrize(("street", "cap"), [("preflop", 20), ("turn", 40)])
def test_a_capped_round_has_a_note_in_place_of_a_raise(open_table: OpenTable, street: str, cap: int):
    raises = [("raise", cap // 2), ("raise", cap - cap // 4), ("raise", cap)]
    if street == "preflop":
        script: Script = {BIG: [raises[0]], UTG: [raises[1]], CO: [raises[2]], SMALL: [FOLD]}
        table = dealt(open_table, "fl", script, button=UTG)
    else:
        others = [CALL, CHECK]
        script = {
            CO: [FOLD],
            SMALL: [*others, ("bet", 10), ("raise", 40)],
            BIG: [CHECK, CHECK, ("raise", 20), FOLD],
            UTG: [*others, ("raise", 30), FOLD],
        }
        table = dealt(open_table, "fl", script).call().check().call()
    assert table.street == street
    third = table.actions.get_by_role("button", name="Raise")
    expect(third).to_be_disabled()
    table.actions.focus()
    third.focus()
    expect(why_not(table)).to_have_text("Betting is capped on this street: no more raises")
    table.page.keyboard.press("r")
    assert table.settle().turn == YOU
    assert max(table.bets().values()) == cap


# ---- typed in five languages


WRITTEN = {"en": "1,250", "nb": "1\u00a0250", "da": "1.250", "de": "1.250", "sv": "1\u00a0250"}
TOO_LITTLE = {
    "en": "The minimum raise is to 20",
    "nb": "Minste raise er til 20",
    "da": "Mindste raise er til 20",
    "de": "Raise: mindestens auf 20",
    "sv": "Du måste höja till minst 20",
}
NO_AMOUNT = {
    "en": "This is not an amount",
    "nb": "Dette er ikke et beløp",
    "da": "Dette er ikke et beløb",
    "de": "Das ist kein Betrag",
    "sv": "Det här är inget belopp",
}


def test_amounts_are_read_and_written_as_the_language_has_them(open_table: OpenTable):
    """Whatever stands between the thousands is understood everywhere; what is wrong is said and kept."""
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.open_amount()
    button, box = table.wager_button("raise"), table.amount_box
    for lang in LANGUAGES:
        speak(table, lang)
        for text in ("1250", "1 250", "1\u00a0250", "1\u202f250", "1.250", "1,250", "1'250"):
            box.fill(text)
            expect(button).to_have_attribute("data-to", "1250")
            expect(box).to_have_attribute("aria-invalid", "false")
        expect(button).to_contain_text(WRITTEN[lang])
        for text, why in (("7", TOO_LITTLE[lang]), ("12,5 x", NO_AMOUNT[lang]), ("-30", NO_AMOUNT[lang])):
            box.fill(text)
            expect(table.page.get_by_role("alert").filter(has_text=why)).to_be_visible()
            expect(box).to_have_accessible_description(why)
            expect(button).to_be_disabled()
            box.press("Enter")
            expect(box).to_have_value(text)
    speak(table, "en")
    assert table.settle().turn == YOU
    assert table.stacks()[YOU] == 5000


# ---- by key


def test_a_digit_after_the_key_of_raising_is_a_prepared_amount_and_more_of_them_are_an_amount(
    open_table: OpenTable,
):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD], SMALL: [FOLD], BIG: [FOLD]})
    button, box, press = table.wager_button("raise"), table.amount_box, table.page.keyboard.press
    prepared = list(table.presets().values())
    for opener in ("r", "b", "Shift+A"):
        press(opener)
        expect(box).to_be_focused()
        press("2")
        expect(button).to_have_attribute("data-to", str(prepared[1]))
        expect(box).to_have_value(str(prepared[1]))
        press("5")
        expect(box).to_have_value("25")
        press("0")
        expect(button).to_have_attribute("data-to", "250")
        press("Escape")
    press("r")
    press("ArrowUp")
    press("3")
    expect(button).to_have_attribute("data-to", str(prepared[2]))
    press("Enter")
    assert table.settle().turn != YOU
    assert f"You raise to {prepared[2]}" in table.log()


def test_a_digit_in_a_box_that_was_clicked_is_only_a_digit(open_table: OpenTable):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.page.keyboard.press("r")
    table.amount_box.click()
    table.page.keyboard.press("Control+A")
    table.page.keyboard.press("2")
    expect(table.amount_box).to_have_value("2")
    expect(table.wager_button("raise")).to_be_disabled()


PARTS = "button, input, .card, .seat, .you, [data-testid=pot-total], [data-testid=bet-error]"
OVER = """(host, parts) => {
  const root = host.shadowRoot ?? document;
  const box = root.querySelector("[data-testid=bet-error]");
  const a = box.getBoundingClientRect();
  const others = [...root.querySelectorAll(parts)].filter(
    (other) => other !== box && other.checkVisibility({ visibilityProperty: true }));
  const hits = others.filter((other) => {
    const b = other.getBoundingClientRect();
    return b.width > 0 && a.left < b.right - 0.5 && b.left < a.right - 0.5
      && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  });
  return { seen: others.length, hits: hits.map((other) => other.dataset.testid ?? other.className) };
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360), (1280, 800)])
def test_what_is_wrong_with_an_amount_covers_nothing_and_moves_nothing(
    open_table: OpenTable, width: int, height: int
):
    table = dealt(open_table, "nl", {UTG: [FOLD], CO: [FOLD]})
    table.page.set_viewport_size({"width": width, "height": height})
    table.open_amount()
    still = (table.actions, table.amount_box, table.wager_button("raise"), table.slider)
    before = boxes(*still)
    for lang in LANGUAGES:
        speak(table, lang)
        for text in ("7", "99999", "x"):
            table.amount_box.fill(text)
            expect(table.page.get_by_test_id("bet-error")).to_be_visible()
            found = table.page.locator("omaha-table").evaluate(OVER, PARTS)
            assert found["seen"] > 10
            assert found["hits"] == []
            assert boxes(*still) == before
    speak(table, "en")
    table.amount_box.fill("250")
    expect(table.page.get_by_test_id("bet-error")).to_be_hidden()
    expect(table.slider).to_be_visible()


# ---- where the buttons stand


def boxes(*things: Locator) -> list[dict[str, float]]:
    found = [thing.bounding_box() for thing in things]
    assert all(found)
    return found  # type: ignore[return-value]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 720)])
def test_three_buttons_in_one_row_and_no_all_in_among_them(open_table: OpenTable, width: int, height: int):
    script: Script = {UTG: [CALL, CHECK], CO: [CALL, CHECK], SMALL: [CALL, CHECK], BIG: [CHECK, CHECK]}
    table = dealt(open_table, "nl", script).call()
    table.page.set_viewport_size({"width": width, "height": height})
    names = table.actions.get_by_role("button").all_inner_texts()
    assert [name.split()[0] for name in names[-3:]] == ["Fold", "Check", "Bet"]
    assert not any("All-in" in name for name in names)
    fold, check, bet = boxes(*(table.button(name) for name in ("Fold", "Check", "Bet")))
    assert fold["y"] == check["y"] == bet["y"]
    assert check["x"] - (fold["x"] + fold["width"]) >= 8
    assert bet["x"] - (check["x"] + check["width"]) >= 8
    assert fold["x"] >= 0
    assert bet["x"] + bet["width"] <= width
    assert all(box["y"] + box["height"] <= height for box in (fold, check, bet))
    assert all(min(box["width"], box["height"]) >= 44 for box in (fold, check, bet))
    cut = table.actions.get_by_role("button").evaluate_all(
        "buttons => buttons.filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => b.textContent)"
    )
    assert cut == []


# ---- folding for nothing


def test_a_free_fold_is_blocked_until_the_player_wants_it(open_table: OpenTable):
    script: Script = {UTG: [FOLD], CO: [FOLD], SMALL: [CALL, CHECK], BIG: [CHECK, CHECK]}
    table = dealt(open_table, "pl", script).call()
    table.page.keyboard.press("f")
    expect(why_not(table)).to_have_text("Checking is free, so folding is blocked")
    assert table.settle().turn == YOU
    settings(table, allow_free_fold=True)
    expect(table.button("Fold")).to_be_enabled()
    table.page.keyboard.press("f")
    table.settle()
    settings(table, allow_free_fold=False)
    assert "You fold" in table.log()
