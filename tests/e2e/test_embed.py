"""`<omaha-table>` in a page of another origin: attributes, methods, events, and many of them at once."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hosts import PATIENCE, Host, ask, at_rest, heard, refusal

POLICY = (
    "default-src 'none'; script-src GAMEORIGIN 'unsafe-inline' 'wasm-unsafe-eval'; worker-src blob:; "
    "connect-src GAMEORIGIN; style-src GAMEORIGIN; img-src GAMEORIGIN data:; font-src GAMEORIGIN"
)


def game_origin(host: Host) -> str:
    return host.game.split("/some/")[0]


# ---- one table


@pytest.fixture
def table(page: Page, host: Host) -> Page:
    """A test table of three in a page of its own."""
    page.goto(host.write("one.html", '<omaha-table id="one" seats="3" seed="embed" test="1"></omaha-table>'))
    at_rest(page)
    return page


def test_a_page_plays_a_hand(table: Page):
    assert [each["hero"] for each in heard(table, "turn")][-1] is True
    ask(table, "table.act({ type: 'call' })")
    while ask(table, "(await table.getState()).phase") != "between":
        legal = ask(table, "table.state.legal")
        assert legal is not None
        ask(table, "table.act(given[0])", {"type": "check" if legal["canCheck"] else "call"})
    acted = heard(table, "action")
    assert {each["cause"] for each in acted} == {"bot", "script"}
    assert all(type(each["amount"]) is int and type(each["to"]) is int for each in acted)
    (end,) = heard(table, "hand-end")
    assert sum(net for _, net in end["net"]) == 0
    dealt = [card for street in heard(table, "street") for card in street["cards"]]
    state = ask(table, "table.state")
    assert dealt == state["board"]
    if heard(table, "showdown"):
        (shown,) = heard(table, "showdown")
        pot = shown["pots"][0]
        assert sum(share for _, share in pot["shares"]) == pot["amount"]
        assert all(len(won["hole"]) == 2 and len(won["board"]) == 3 for won in pot["hi"])
    text = ask(table, "table.getHistory()")
    assert "Omaha" in text
    assert ask(table, "table.getHistory('json')")["events"][-1]["type"] == "hand_ended"
    ask(table, "table.retry()")
    assert ask(table, "table.state.hand") == 2


def test_what_cannot_be_done_is_refused_with_a_code(table: Page, page_problems: list[str]):
    illegal = refusal(table, "table.act({ type: 'raise', to: 1 })")
    assert illegal["code"] == "illegal_action"
    assert illegal["params"]["legal"]["min_to"] > 1
    assert refusal(table, "table.goTo('next')")["code"] == "not_now"
    assert refusal(table, "table.checkAnswer(0)")["code"] == "not_now"
    assert refusal(table, "table.showSolution()")["code"] == "not_now"
    assert refusal(table, "table.retry()")["code"] == "not_now"
    assert refusal(table, "table.run('fly')")["code"] == "unknown_command"
    assert refusal(table, "table.run('constructor')")["code"] == "unknown_command"
    assert refusal(table, "table.load('no-such-scenario')")["code"] == "not_found"
    assert refusal(table, "table.load('../index')")["code"] == "not_found"
    page_problems.clear()


NO_ACTIONS = (
    *("undefined", "{}", "'call'", "{ type: 'zoink' }", "{ type: 'call', to: 20 }"),
    *("{ type: 'raise' }", "{ type: 'raise', to: '60' }", "{ type: 'raise', to: 40.5 }"),
    *("{ type: 'raise', to: -5 }", "{ type: 'raise', to: 0 }", "{ type: 'raise', to: 5e9 }"),
)


def test_what_is_no_action_leaves_the_table_as_it_is(table: Page):
    before = ask(table, "table.state")
    assert [refusal(table, f"table.act({action})")["code"] for action in NO_ACTIONS] == [
        "illegal_action"
    ] * len(NO_ACTIONS)
    assert ask(table, "table.state") == before
    assert heard(table, "error") == []
    ask(table, "table.act({ type: 'call' })")


def test_words_that_mean_nothing_to_a_command_are_refused(table: Page):
    for command, key in (
        ("goTo()", "to"),
        ("goTo('zz')", "to"),
        ("goTo(1.5)", "to"),
        ("getHistory('xml')", "format"),
    ):
        refused = refusal(table, f"table.{command}")
        assert (refused["code"], refused["params"]["key"]) == ("bad_parameter", key)


def test_start_is_done_when_the_table_rests(page: Page, host: Host):
    page.goto(host.write("start.html", '<omaha-table loading="click" seats="6" test="1"></omaha-table>'))
    ask(page, "customElements.whenDefined('omaha-table')")
    ask(page, "table.start()")
    assert page.get_by_test_id("app").get_attribute("data-status") == "idle"
    ask(page, "table.act({ type: 'fold' })")


def test_attributes_of_the_element_alone_are_judged_too(page: Page, host: Host):
    attributes = 'render="svg" loading="never" src-host="https://[" test="1"'
    page.goto(host.write("misread.html", f"<omaha-table {attributes}></omaha-table>"))
    at_rest(page)
    (told,) = heard(page, "ready")
    assert told["ignored"] == ["render", "loading", "src-host"]
    assert [each["params"]["key"] for each in heard(page, "error")] == told["ignored"]


def test_a_caption_has_the_ink_of_its_page(page: Page, host: Host):
    caption = '<p slot="caption">Four at a table</p>'
    page.goto(
        host.write("caption.html", f'<omaha-table theme="dark" test="1">{caption}</omaha-table><p>Below</p>')
    )
    at_rest(page)
    style = "getComputedStyle(given[0] ? document.querySelector(given[0]) : table)"
    look = f"[{style}.color, {style}.fontFamily, {style}.fontSize]"
    assert ask(page, look, "[slot=caption]") == ask(page, look, "body > p")


def test_the_page_may_forbid_what_the_reader_does(table: Page):
    table.evaluate("""() => document.addEventListener("omaha-action", (event) => {
      if (event.detail.type === "fold") event.preventDefault();
    })""")
    before = ask(table, "table.state")
    table.get_by_test_id("act-fold").click()
    table.locator("[data-testid=app][data-status=idle]").wait_for()
    assert ask(table, "table.state") == before
    assert heard(table, "action")[-1] == {
        "seat": 0,
        "type": "fold",
        "to": None,
        "amount": 0,
        "cause": "user",
    }
    table.get_by_test_id("act-call").click()
    table.locator("[data-testid=app][data-status=idle]").wait_for()
    assert ask(table, "table.state.seats[0].contributed ?? table.state.seats[0].stack") < 2000


def test_options_take_effect_at_once_or_bring_a_new_table(table: Page):
    app = table.get_by_test_id("app")
    assert ask(table, "table.setOptions({ deck: '2', lang: 'no', theme: 'dark', zebra: 1, speed: 77 })") == {
        "ignored": ["speed", "zebra"]
    }
    expect(app).to_have_attribute("data-deck", "two")
    expect(table.get_by_test_id("act-fold")).to_have_text("Fold")
    assert heard(table, "langchange") == [{"lang": "nb"}]
    assert ask(table, "table.setOptions({ seats: 5, game: 'omaha' })") == {"ignored": []}
    assert ask(table, "[table.state.seats.length, table.state.variant]") == [5, "omaha_high"]
    ask(table, "table.setAttribute('seats', '4')")
    expect(table.get_by_test_id("seat-3")).to_be_visible()
    expect(table.get_by_test_id("seat-4")).to_have_count(0)


@pytest.mark.parametrize(
    ("options", "ignored"),
    [
        ("{ zebra: 1 }", ["zebra"]),
        ("{ mode: 'quiz', step: 2 }", ["mode", "step"]),
        ("{ limit: 'xx', seats: 99 }", ["limit", "seats"]),
        ("{ controls: 'none' }", []),
        ("{ seed: 'embed', seats: 3 }", []),
        ("{ stack: null, game: undefined }", []),
    ],
)
def test_options_that_change_nothing_of_the_game_leave_the_hand(
    table: Page, options: str, ignored: list[str]
):
    ask(table, "table.act({ type: 'call' })")
    before = ask(table, "table.state")
    assert sorted(ask(table, f"table.setOptions({options})")["ignored"]) == ignored
    at_rest(table)
    assert ask(table, "table.state") == before
    told = len(heard(table, "error"))
    assert told == len([key for key in ignored if key != "zebra"])
    assert ask(table, "table.setOptions({ deck: '2' })") == {"ignored": []}
    assert ask(table, "table.setOptions({ hero: '1' })") == {"ignored": []}
    assert len(heard(table, "error")) == told


def test_the_attribute_of_a_table_that_plays_says_nothing_new(table: Page):
    ask(table, "table.act({ type: 'call' })")
    before = ask(table, "table.state")
    ask(table, "table.setAttribute('stack', 'abc')")
    expect(table.get_by_test_id("app")).to_have_attribute("data-status", "idle")
    table.wait_for_function("() => heard.some(([, name]) => name === 'error')")
    assert ask(table, "table.state") == before


NO_JSON = (
    "1n",
    "[[1n]]",
    "() => 1",
    "Symbol('x')",
    "[() => 1]",
    "'x'.repeat(70000)",
    "(() => { const a = []; a.push(a); return a; })()",
)


def test_what_is_no_json_is_refused_as_a_message_would_be(table: Page):
    before = ask(table, "table.state")
    for given in NO_JSON:
        assert refusal(table, f"table.checkAnswer({given})")["code"] == "bad_message", given
    for call in ("act({ type: 'raise', to: 5n })", "goTo(1n)", "setOptions('abc')", "setOptions([])"):
        assert refusal(table, f"table.{call}")["code"] == "bad_message", call
    for scenario in ("false", "0", "5", "true", "null", "undefined"):
        assert refusal(table, f"table.load({scenario})")["code"] == "bad_parameter", scenario
    assert ask(table, "table.state") == before
    assert heard(table, "error") == []
    ask(table, "table.act({ type: 'call' })")


def test_an_act_is_answered_when_another_table_comes_meanwhile(page: Page, host: Host):
    page.goto(host.write("swap.html", '<omaha-table seats="6" seed="s1" test="1"></omaha-table>'))
    at_rest(page)
    ask(page, "table.pause()")
    legal = ask(page, "table.state.legal")
    type_ = "check" if legal["canCheck"] else "call"
    page.evaluate(
        "(type) => { globalThis.acted = document.querySelector('omaha-table').act({ type }); }",
        type_,
    )
    ask(page, "table.setOptions({ seats: '3' })")
    ask(page, "table.resume()")
    assert page.evaluate("() => acted.then(() => 'done')") == "done"
    at_rest(page)
    assert len(ask(page, "table.state.seats")) == 3


def test_pausing_releasing_and_starting_again(table: Page):
    app = table.get_by_test_id("app")
    ask(table, "table.pause()")
    expect(app).to_have_attribute("data-paused", "")
    ask(table, "table.resume()")
    expect(app).not_to_have_attribute("data-paused", "")
    ask(table, "table.focusActions()")
    assert ask(table, "table.shadowRoot.activeElement.id") == "actions"
    (worker,) = table.workers
    with worker.expect_event("close"):
        ask(table, "table.release()")
    expect(app).to_have_count(0)
    assert ask(table, "[table.status, table.ready, table.loaded, table.state]") == [
        "idle",
        False,
        False,
        None,
    ]
    assert refusal(table, "table.act({ type: 'call' })")["code"] == "busy"
    table.get_by_role("button", name="Start the table").click()
    at_rest(table)
    assert ask(table, "[table.status, table.ready, table.loaded]") == ["ready", True, True]


def test_a_table_that_leaves_the_page_ends_and_may_be_moved(table: Page):
    ask(
        table,
        "document.body.appendChild(document.createElement('main')).append(table)",
    )
    assert ask(table, "table.status") == "ready"
    ask(table, "table.act({ type: 'call' })")
    assert ask(table, "(globalThis.gone = table, table.remove())") is None
    table.wait_for_function("() => gone.status === 'idle'")
    assert refusal(table, "gone.act({ type: 'call' })")["code"] == "busy"


def test_parameters_that_mean_nothing_are_listed(page: Page, host: Host):
    page.goto(
        host.write(
            "ignored.html",
            '<omaha-table seats="99" stakes="x" speed="9" mode="quiz" seed="a" test="1"></omaha-table>',
        )
    )
    at_rest(page)
    (told,) = heard(page, "ready")
    assert sorted(told["ignored"]) == ["mode", "seats", "speed", "stakes"]
    assert (told["v"], told["lang"]) == (1, "en")
    assert {each["code"] for each in heard(page, "error")} == {"bad_parameter"}
    assert {each["params"]["key"]: each["params"]["value"] for each in heard(page, "error")} == {
        "seats": "99",
        "stakes": "x",
        "speed": "9",
        "mode": "quiz",
    }
    texts = [each["messageText"] for each in heard(page, "error")]
    assert "This table cannot have seats = 99; it does without." in texts
    assert len(ask(page, "table.state.seats")) == 6


@pytest.mark.parametrize(
    ("key", "text"),
    [("motion", "on"), ("deck", "four"), ("readout", "1"), ("lang", "en-XA"), ("text_scale", "150")],
)
def test_a_page_may_say_of_settings_what_is_written_and_no_more(table: Page, key: str, text: str):
    assert ask(table, "table.setOptions({ [given[0]]: given[1] })", key, text) == {"ignored": [key]}
    assert heard(table, "error")[-1]["params"] == {"key": key, "value": text}


def test_an_attribute_that_is_taken_away_is_as_usual_again(table: Page):
    scheme = "getComputedStyle(table.shadowRoot.querySelector('.frame')).colorScheme"
    ask(table, "table.setAttribute('theme', 'dark')")
    table.locator("omaha-table .frame[data-theme=dark]").wait_for()
    assert ask(table, scheme) == "dark"
    ask(table, "table.removeAttribute('theme')")
    table.locator("omaha-table .frame[data-theme=auto]").wait_for()
    ask(table, "table.setAttribute('lang', 'nn-NO')")
    table.locator("omaha-table .frame[lang=nb]").wait_for()
    ask(table, "table.removeAttribute('lang')")
    table.locator("omaha-table .frame[lang=en]").wait_for()
    ask(table, "table.setAttribute('speed', '99')")
    table.wait_for_function("() => heard.some(([, name]) => name === 'error')")
    assert heard(table, "error")[-1]["params"] == {"key": "speed", "value": "99"}


LOADING = """<script type="module">
  const table = document.querySelector("omaha-table");
  const run = async (table) => { %s };
  globalThis.asked = new Promise((resolve) => {
    const look = () => (table.status === "loading" ? resolve(run(table)) : requestAnimationFrame(look));
    look();
  });
</script>"""


def while_loading(page: Page, host: Host, code: str) -> Any:
    """What a script returns that runs while the table is on its way."""
    table = '<omaha-table id="t" loading="eager" seats="3" seed="a" test="1"></omaha-table>'
    page.goto(host.write("loading.html", table + LOADING % code))
    told = page.evaluate("() => asked")
    at_rest(page)
    return told


def test_what_changes_while_the_table_comes_takes_effect(page: Page, host: Host):
    refused = "(error) => error.code"
    told = while_loading(
        page,
        host,
        f"""table.setAttribute("seats", "5"); table.deck = "2";
        const acted = await table.act({{ type: "fold" }}).catch({refused});
        return [acted, await table.setOptions({{ zebra: 1, ante: 5 }})];""",
    )
    assert told == ["busy", {"ignored": ["zebra"]}]
    page.wait_for_function("() => document.querySelector('omaha-table').state.seats.length === 5")
    expect(page.get_by_test_id("app")).to_have_attribute("data-deck", "two")


def test_taken_out_and_put_in_again_while_it_comes_there_is_one_table(page: Page, host: Host):
    told = while_loading(
        page,
        host,
        """const loaded = table.load("quartered").catch(({ code }) => code);
        table.remove();
        await new Promise((resolve) => setTimeout(resolve));
        document.body.append(table);
        return loaded;""",
    )
    assert told == "released"
    assert page.locator("omaha-table [data-testid=app]").count() == 1
    assert len(heard(page, "ready")) == 1
    assert len(ask(page, "table.state.seats")) == 3


def test_who_hears_that_the_table_stands_may_ask_it(page: Page, host: Host):
    script = """<script>addEventListener("omaha-ready", ({ target }) => {
      globalThis.told = [target.state.seats.length, target.pause().then(() => "paused", ({ code }) => code)];
    });</script>"""
    page.goto(host.write("asked.html", script + '<omaha-table seats="3" test="1"></omaha-table>'))
    page.wait_for_function("() => globalThis.told", timeout=PATIENCE)
    assert page.evaluate("() => Promise.all(told)") == [3, "paused"]


def test_made_and_told_before_it_is_in_the_page(page: Page, host: Host):
    page.goto(host.write("made.html", ""))
    page.evaluate("""() => customElements.whenDefined("omaha-table").then(() => {
      const table = document.createElement("omaha-table");
      Object.assign(table, { seats: 2, test: 1 });
      table.setOptions({ game: "omaha" });
      document.body.attachShadow({ mode: "open" }).append(table);
      globalThis.made = table;
    })""")
    page.wait_for_function("() => made.status === 'ready'", timeout=PATIENCE)
    assert page.evaluate("() => [made.state.seats.length, made.state.variant]") == [2, "omaha_high"]


def test_a_page_that_runs_to_the_left_has_a_table_that_does_not(page: Page, host: Host):
    page.goto(host.write("left.html", '<div dir="rtl"><omaha-table test="1"></omaha-table></div>'))
    at_rest(page)
    assert ask(page, "getComputedStyle(table.shadowRoot.querySelector('.room')).direction") == "ltr"


def test_a_page_that_takes_every_style_back_has_a_table(page: Page, host: Host):
    style = "<style>* { box-sizing: content-box; all: revert; }</style>"
    page.goto(host.write("revert.html", '<omaha-table test="1"></omaha-table>', head=style))
    at_rest(page)
    box = page.get_by_test_id("app").bounding_box()
    assert box
    assert (round(box["width"]), round(box["height"])) == (640, 800)


def test_attributes_are_properties_also_those_set_too_early(page: Page, host: Host):
    early = """<script>
      Object.assign(document.querySelector("omaha-table"), { seats: 2, smallBlind: 5, hero: 1 });
    </script>"""
    page.goto(host.write("early.html", f'<omaha-table loading="click" seed="early"></omaha-table>{early}'))
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    table = page.locator("omaha-table")
    for name, value in {"seats": "2", "small-blind": "5", "hero": "1", "status": "idle"}.items():
        expect(table).to_have_attribute(name, value)
    assert ask(page, "[table.seats, table.smallBlind, table.theme]") == ["2", "5", ""]
    ask(page, "table.srcHost = 'https://game.example'")
    expect(table).to_have_attribute("src-host", "https://game.example")
    ask(page, "table.srcHost = null")
    expect(table).not_to_have_attribute("src-host", "https://game.example")


def test_the_language_around_is_spoken(page: Page, host: Host):
    page.goto(
        host.write("lang.html", '<p lang="sv"><omaha-table loading="click" seed="a"></omaha-table></p>')
    )
    page.get_by_role("button", name="Starta bordet").click()
    at_rest(page)
    assert heard(page, "ready")[0]["lang"] == "sv"


def test_parts_and_custom_properties(page: Page, host: Host):
    head = """<style>
      omaha-table { --omaha-hi: rgb(1, 2, 3); --omaha-card-radius: 0px; --omaha-font: monospace; }
      omaha-table::part(board) { outline: 3px solid rgb(4, 5, 6); }
    </style>"""
    page.goto(host.write("parts.html", '<omaha-table seed="a" test="1"></omaha-table>', head=head))
    at_rest(page)
    parts = ask(
        page, "[...table.shadowRoot.querySelectorAll('[part]')].map((each) => each.getAttribute('part'))"
    )
    assert {"table", "seat", "card", "board", "pot", "actions", "button", "readout", "log"} <= set(parts)
    style = "getComputedStyle(table.shadowRoot.querySelector(given[0]))[given[1]]"
    assert ask(page, style, "[data-testid=board]", "outlineColor") == "rgb(4, 5, 6)"
    assert ask(page, style, "[data-testid=readout-hi] .word", "color") == "rgb(1, 2, 3)"
    assert ask(page, style, "[data-testid=hero-card-0] .face", "rx") == "0px"
    assert ask(page, style, "[data-testid=pot-total]", "fontFamily") == "monospace"


# ---- many, and hidden


def test_twenty_tables_share_one_engine_and_start_when_seen(page: Page, host: Host):
    workers: list[str] = []
    page.on("worker", lambda worker: workers.append(worker.url))
    tables = "".join(
        f'<omaha-table id="t{n}" seats="{2 + n % 9}" seed="many" test="1"></omaha-table>' for n in range(20)
    )
    page.set_viewport_size({"width": 700, "height": 900})
    page.goto(host.write("twenty.html", tables))
    at_rest(page, "#t0")
    statuses = "[...document.querySelectorAll('omaha-table')].map(({ status }) => status)"
    assert ask(page, statuses).count("ready") <= 2
    assert ask(page, statuses).count("idle") >= 18
    assert len(workers) == 1
    for number in (19, 10):
        page.locator(f"#t{number}").scroll_into_view_if_needed()
        at_rest(page, f"#t{number}")
    assert len(workers) == 1
    state = "document.getElementById(given[0]).state"
    before = ask(page, state, "t0")
    page.evaluate("() => document.getElementById('t19').act({ type: 'fold' })")
    assert ask(page, state, "t0") == before
    assert len(ask(page, state, "t19")["seats"]) == 3
    page.evaluate("() => document.getElementById('t0').act({ type: 'call' })")
    assert ask(page, state, "t0") != before


def test_a_hidden_panel_waits_until_it_is_opened(page: Page, host: Host):
    panel = '<div id="panel" hidden><omaha-table id="lazy" seed="a" test="1"></omaha-table></div>'
    eager = '<details><omaha-table id="eager" loading="eager" seed="a" test="1"></omaha-table></details>'
    page.goto(host.write("hidden.html", panel + eager))
    page.wait_for_function("() => heard.some(([, name]) => name === 'error')")
    assert heard(page, "error", "eager")[0]["code"] == "hidden_container"
    assert heard(page, "error", "eager")[0]["recoverable"] is True
    assert page.evaluate("() => document.getElementById('lazy').status") == "idle"
    page.evaluate("() => { document.getElementById('panel').hidden = false; }")
    at_rest(page, "#lazy")
    assert page.locator("#lazy").get_by_test_id("hero-hand").bounding_box()["width"] > 100  # type: ignore[index]
    page.evaluate("() => { document.querySelector('details').open = true; }")
    at_rest(page, "#eager")
    assert page.locator("#eager").get_by_test_id("hero-hand").bounding_box()["width"] > 100  # type: ignore[index]


# ---- where it cannot be


def blocked(page: Page) -> dict[str, Any]:
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    told: dict[str, Any] = heard(page, "error")[-1]
    return told


def test_a_page_whose_policy_allows_what_the_docs_list_plays(page: Page, host: Host):
    policy = POLICY.replace("GAMEORIGIN", game_origin(host))
    page.goto(host.write("allowed.html", '<omaha-table seed="a" test="1"></omaha-table>', policy=policy))
    at_rest(page)
    assert ask(page, "getComputedStyle(table.shadowRoot.querySelector('.room')).display") == "grid"
    assert page.get_by_test_id("seat-1").locator("img").evaluate("(image) => image.decode()") is None


@pytest.mark.parametrize(
    "more",
    ["", "; trusted-types omaha8 lit-html", "; trusted-types omaha8 lit-html other 'allow-duplicates'"],
)
def test_a_page_that_wants_trusted_types_plays(page: Page, host: Host, more: str):
    policy = POLICY.replace("GAMEORIGIN", game_origin(host)) + "; require-trusted-types-for 'script'" + more
    page.goto(host.write("trusted.html", '<omaha-table seed="a" test="1"></omaha-table>', policy=policy))
    at_rest(page)


@pytest.mark.parametrize(
    "refused",
    [
        ("worker-src blob:", "worker-src", "blob:"),
        (" 'wasm-unsafe-eval'", "script-src", "'wasm-unsafe-eval'"),
        ("connect-src GAMEORIGIN", "connect-src", "GAMEORIGIN"),
        ("style-src GAMEORIGIN", "style-src", "GAMEORIGIN"),
    ],
)
def test_a_policy_that_refuses_something_is_named(
    page: Page, host: Host, page_problems: list[str], refused: tuple[str, str, str]
):
    allowed, directive, source = refused
    said: list[str] = []
    page.on("console", lambda line: said.append(line.text))
    less = directive + " 'none'" if allowed.startswith(directive) else ""
    policy = POLICY.replace(allowed, less).replace("GAMEORIGIN", game_origin(host))
    body = '<omaha-table seed="a" test="1"><p>Another way to learn this.</p></omaha-table>'
    page.goto(host.write("blocked.html", body, policy=policy))
    told = blocked(page)
    assert told["code"] == "csp_blocked"
    assert told["recoverable"] is False
    assert told["params"] == {
        "directive": directive,
        "source": source.replace("GAMEORIGIN", game_origin(host)),
    }
    expect(page.get_by_text("Another way to learn this.")).to_be_visible()
    expect(page.get_by_text(f"{directive} has to allow {told['params']['source']}.")).to_be_visible()
    assert any("omaha8" in line and directive in line for line in said)
    page_problems.clear()


def test_a_policy_that_lets_no_trusted_type_be_made_is_named(
    page: Page, host: Host, page_problems: list[str]
):
    policy = POLICY.replace("GAMEORIGIN", game_origin(host))
    policy += "; require-trusted-types-for 'script'; trusted-types lit-html"
    page.goto(host.write("untrusted.html", '<omaha-table seed="a"></omaha-table>', policy=policy))
    told = blocked(page)
    assert (told["code"], told["params"]) == (
        "csp_blocked",
        {"directive": "trusted-types", "source": "omaha8"},
    )
    page_problems.clear()


def test_an_engine_that_cannot_be_had_is_told_and_can_be_tried_again(
    page: Page, host: Host, page_problems: list[str]
):
    page.route("**/engine/*", lambda route: route.abort())
    body = '<omaha-table seed="a" test="1"><p>Another way to learn this.</p></omaha-table>'
    page.goto(host.write("gone.html", body))
    assert blocked(page)["code"] == "engine_load_failed"
    expect(page.get_by_text("Another way to learn this.")).to_be_visible()
    page.unroute("**/engine/*")
    page.get_by_role("button", name="Try again").click()
    at_rest(page)
    expect(page.get_by_text("Another way to learn this.")).to_be_hidden()
    page_problems.clear()


def test_without_a_box_of_its_own_the_table_has_one(page: Page, host: Host):
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(host.write("box.html", '<omaha-table seed="a" test="1"></omaha-table><p>After</p>'))
    at_rest(page)
    box = page.locator("omaha-table").bounding_box()
    assert box
    assert (box["width"], round(box["height"] / box["width"], 2)) == (344, 1.25)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= 360


#: Texts at a table of the given selector that lie on one another.
OVERLAPS = """(selector) => {
  const root = document.querySelector(selector).shadowRoot;
  const texts = [...root.querySelectorAll(".seat .said, .pot, .board, .tale, .lens, .mine, .dock")];
  const boxes = texts
    .map((each) => [each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.height > 0);
  return boxes.flatMap(([name, box], at) =>
    boxes.slice(at + 1)
      .filter(([, other]) => box.right > other.left && box.left < other.right
        && box.bottom > other.top + 1 && box.top + 1 < other.bottom)
      .map(([other]) => `${name} on ${other}`));
}"""


@pytest.mark.parametrize(
    "attributes", ["seats='4' limit='fl'", "scenario='quartered'", "scenario='order-of-hands'"]
)
def test_nothing_lies_on_another_in_the_size_that_a_table_has_by_itself(
    page: Page, host: Host, attributes: str
):
    page.goto(host.write("size.html", f"<omaha-table {attributes} test='1'></omaha-table>"))
    at_rest(page)
    for style in ("", "block-size: 46.5rem; aspect-ratio: auto", "max-inline-size: 31rem; block-size: 48rem"):
        ask(page, "table.style = given[0]", style)
        assert page.evaluate(OVERLAPS, "omaha-table") == []
