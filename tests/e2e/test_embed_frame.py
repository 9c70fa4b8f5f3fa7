"""`embed.html` in a page of another origin: the handshake, commands and answers, and what is not told."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, Route, expect

from tests.conftest import DIST
from tests.e2e.hosts import PATIENCE, Host, closed, copied, heard, ready, renew

# The page's end of the messages, as an author would write it by hand; everything said lies in `said`.
SPEAK = """<script>
  globalThis.said = [];
  globalThis.calls = new Map();
  const hear = ({ data }) => {
    said.push(data);
    if (data.re) calls.get(data.re)?.(data);
  };
  addEventListener("message", (event) => {
    said.push({ ...event.data, by: event.origin });
    if (event.data.type === "hello" && !event.data.payload.needsOrigin) connect();
  });
  globalThis.connect = (more = {}, v = 1) => {
    const { port1, port2 } = new MessageChannel();
    globalThis.port = port1;
    port.onmessage = hear;
    const message = { omaha: 1, id: "q8", type: "connect", name: "", seq: 0, payload: { v }, ...more };
    document.querySelector("iframe").contentWindow.postMessage(message, "*", [port2]);
  };
  globalThis.command = (name, payload = {}, more = {}) => new Promise((resolve) => {
    const seq = calls.size + 1;
    calls.set(seq, resolve);
    port.postMessage({ omaha: 1, id: "q8", type: "cmd", name, seq, payload, ...more });
  });
</script>"""
EMBED = "GAMEembed.html?v=1&seats=3&seed=frame&test=1&load=eager&id=q8"


def frame(address: str, more: str = "") -> str:
    address = address.replace("&", "&amp;")
    return f'<iframe title="A table" src="{address}" width="400" height="560" {more}></iframe>'


def inside(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def settled(page: Page) -> None:
    """Waits until the table in the frame asks the reader."""
    inside(page).locator("[data-testid=app][data-status=idle]").wait_for(state="attached", timeout=PATIENCE)


def open_frame(page: Page, host: Host, address: str = f"{EMBED}&origin=ORIGIN", more: str = "") -> Page:
    page.goto(host.write("frame.html", SPEAK + frame(address, more), scripted=False))
    return page


def connected(page: Page, host: Host) -> Page:
    open_frame(page, host)
    page.wait_for_function("() => said.some(({ name }) => name === 'ready')", timeout=PATIENCE)
    settled(page)
    return page


def said(page: Page, kind: str, name: str = "") -> list[Any]:
    everything: list[Any] = page.evaluate("() => said")
    return [each for each in everything if each["type"] == kind and name in ("", each["name"])]


def command(page: Page, name: str, payload: Any = None, **more: Any) -> Any:
    return page.evaluate(
        "([name, payload, more]) => command(name, payload, more)", [name, payload or {}, more]
    )


# ---- speaking


def test_the_handshake(page: Page, host: Host):
    connected(page, host)
    (hello,) = said(page, "hello")
    assert hello["by"] == host.game.split("/some/")[0]
    assert hello["payload"] == {"versions": [1], "build": "0.1.0", "needsOrigin": False}
    assert (hello["omaha"], hello["id"]) == (1, "q8")
    (told,) = said(page, "evt", "ready")
    assert told["payload"] == {"v": 1, "build": "0.1.0", "lang": "en", "ignored": []}
    numbers = [each["seq"] for each in page.evaluate("() => said")]
    assert numbers == sorted(set(numbers))


def test_each_command_has_one_answer(page: Page, host: Host):
    connected(page, host)
    state = command(page, "getState")
    assert (state["type"], state["name"], state["payload"]["state"]["toAct"]) == ("res", "getState", 0)
    assert command(page, "act", {"type": "call", "unknown": 1})["type"] == "res"
    settled(page)
    illegal = command(page, "act", {"type": "raise", "to": 3})
    assert (illegal["type"], illegal["payload"]["code"]) == ("err", "illegal_action")
    assert command(page, "fly")["payload"]["code"] == "unknown_command"
    assert command(page, "getState", unknown=True)["type"] == "res"
    too_long = command(page, "setOptions", {"house": "x" * 70_000})
    assert (too_long["type"], too_long["payload"]["code"]) == ("err", "bad_message")
    assert command(page, "getState", omaha=2)["payload"]["code"] == "bad_message"
    answers = [each["re"] for each in said(page, "res") + said(page, "err")]
    assert sorted(answers) == list(range(1, 8))


def test_a_page_that_connects_again_is_told_what_stands(page: Page, host: Host):
    connected(page, host)
    before = command(page, "getState")["payload"]["state"]
    page.evaluate("() => { said.length = 0; connect(); }")
    page.wait_for_function("() => said.some(({ name }) => name === 'state')")
    assert [each["name"] for each in said(page, "evt")] == ["ready", "state"]
    assert said(page, "evt", "state")[0]["payload"] == before


def test_what_is_no_message_is_told_by_the_field_that_is_wrong(page: Page, host: Host):
    connected(page, host)
    page.evaluate("""() => {
      said.length = 0;
      const cycle = { omaha: 1, type: "cmd", name: "getState", seq: 900 };
      cycle.cycle = cycle;
      const message = (more) => ({ omaha: 1, type: "cmd", name: "getState", seq: 901, ...more });
      const fields = [{ type: "zz" }, { seq: 1.5 }, { name: 7 }, { payload: [1] }];
      const tooLong = { payload: { text: "x".repeat(65536) } };
      for (const each of ["x", {}, cycle, ...[...fields, tooLong].map(message)]) port.postMessage(each);
    }""")
    page.wait_for_function("() => said.filter(({ type }) => type === 'err').length === 8")
    told = [each["payload"] for each in said(page, "err")]
    assert {each["code"] for each in told} == {"bad_message"}
    keys = [each["params"]["key"] for each in told]
    assert keys == ["message", "omaha", "message", "type", "seq", "name", "payload", "length"]
    assert [each["re"] for each in said(page, "err")] == [None, None, 900, 901, None, 901, 901, 901]
    assert "(key = type, value = zz)" in told[3]["messageText"]


def test_an_error_is_told_in_words_of_the_reader(page: Page, host: Host):
    open_frame(page, host, f"{EMBED}&origin=ORIGIN&lang=sv")
    page.wait_for_function("() => said.some(({ name }) => name === 'ready')", timeout=PATIENCE)
    told = command(page, "load", {"scenario": "no/such"})["payload"]
    assert (told["code"], told["messageText"]) == ("not_found", "Övningen hittades inte. scenario = no/such")


def test_an_answer_goes_to_who_asked(page: Page, host: Host):
    connected(page, host)
    told = page.evaluate("""async () => {
      command("getState");
      port.onmessage = null;
      connect();
      const { re, type } = await command("setOptions", {});
      return [re, type, said.filter(({ type }) => type === "res").map(({ name }) => name)];
    }""")
    assert told == [2, "res", ["setOptions"]]
    page.evaluate("() => connect({}, 2)")
    page.wait_for_function("() => said.some(({ type }) => type === 'err')")


def test_another_version_is_refused(page: Page, host: Host):
    open_frame(page, host)
    settled(page)
    page.evaluate("() => { said.length = 0; connect({}, 2); }")
    page.wait_for_function("() => said.length > 0")
    (refused,) = page.evaluate("() => said")
    assert (refused["type"], refused["payload"]["code"]) == ("err", "unsupported_version")


def test_an_address_of_another_version_says_so(page: Page, host: Host):
    open_frame(page, host, EMBED.replace("v=1", "v=2") + "&origin=ORIGIN")
    page.wait_for_function("() => said.some(({ name }) => name === 'error')")
    assert said(page, "evt", "error")[0]["payload"]["code"] == "unsupported_version"
    expect(
        inside(page).get_by_text("This page asks for a newer table than the one that is here: v = 2")
    ).to_be_visible()
    expect(inside(page).get_by_role("link")).to_have_attribute("href", host.game)


def test_a_page_of_another_origin_is_not_answered(page: Page, host: Host):
    warnings: list[str] = []
    page.on("console", lambda line: warnings.append(line.text) if line.type == "warning" else None)
    open_frame(page, host, f"{EMBED}&origin=https://page.example")
    settled(page)
    page.evaluate("() => { connect(); connect(); command('getState'); }")
    inside(page).get_by_test_id("act-call").click()
    settled(page)
    assert page.evaluate("() => said") == []
    assert [line for line in warnings if "origin_mismatch" in line] == warnings[-1:]


@pytest.mark.parametrize("origin", ["", "&origin=null", "&origin=ORIGIN/", "&origin=*"])
def test_without_an_exact_origin_nothing_is_told(page: Page, host: Host, origin: str):
    open_frame(page, host, EMBED + origin)
    settled(page)
    inside(page).get_by_test_id("act-call").click()
    settled(page)
    (hello,) = page.evaluate("() => said")
    assert hello["payload"] == {"versions": [1], "needsOrigin": True}


def test_no_hidden_card_is_in_any_message(page: Page, host: Host):
    connected(page, host)
    for _ in range(3):
        while (state := command(page, "getState")["payload"]["state"])["phase"] != "between":
            command(page, "act", {"type": "check" if state["legal"]["canCheck"] else "call"})
            settled(page)
        command(page, "getHistory", {"format": "text"})
        command(page, "getHistory", {"format": "json"})
        command(page, "retry")
        settled(page)
    told = page.evaluate("() => said")
    states = [each["payload"] for each in told if each["name"] == "state" and each["type"] == "evt"]
    for hand in {state["hand"] for state in states}:
        ends = [state for state in states if state["hand"] == hand]
        shown = {card for seat in ends[-1]["seats"] for card in seat["cards"] or []} | set(ends[-1]["board"])
        seen = {card for state in ends for seat in state["seats"] for card in seat["cards"] or []}
        assert seen <= shown
        # Hands lie open before the end of a hand only where the betting is over for good.
        is_open = [any(seat["cards"] for seat in state["seats"] if seat["seat"] != 0) for state in ends]
        bets = [at for at, state in enumerate(ends) if state["phase"] == "betting"]
        assert not any(is_open[: max(bets, default=-1) + 1])
    assert "deck" not in json.dumps(told)
    assert "omaha8-save" not in json.dumps(told)


# ---- in a sandbox, and with a host that is not open


def test_without_an_origin_of_its_own_the_frame_plays(page: Page, host: Host):
    open_frame(page, host, f"{EMBED}&origin=ORIGIN", 'sandbox="allow-scripts"')
    settled(page)
    inside(page).get_by_test_id("act-call").click()
    settled(page)
    (hello,) = said(page, "hello")
    assert hello["by"] == "null"
    page.wait_for_function("() => said.some(({ payload }) => payload.code === 'storage_unavailable')")
    assert command(page, "getState")["type"] == "res"


def test_without_cors_such_a_frame_says_that_it_cannot(page: Page, host: Host, page_problems: list[str]):
    with closed(DIST) as game:
        address = f"{EMBED}&origin=ORIGIN".replace("GAME", game)
        open_frame(page, host, address, 'sandbox="allow-scripts"')
        page.wait_for_function("() => said.length > 0", timeout=PATIENCE)
        (told,) = page.evaluate("() => said")
    assert (told["type"], told["payload"]["code"]) == ("err", "engine_load_failed")
    expect(inside(page).get_by_text("A table of Omaha poker, High or Hi-Lo")).to_be_visible()
    expect(inside(page).get_by_role("alert")).to_contain_text("could not be loaded")
    page_problems.clear()


@pytest.mark.parametrize("wrong", ["gone", "cut off"])
def test_a_frame_whose_script_does_not_come_tells_page_and_reader_and_tries_again(
    page: Page, host: Host, page_problems: list[str], wrong: str
):
    def answer(route: Route) -> None:
        if wrong == "gone":
            route.abort()
        else:
            route.fulfill(content_type="text/javascript", body='import"./')

    page.route("**/assets/page.*.js", answer, times=1)
    open_frame(page, host)
    expect(inside(page).get_by_role("alert")).to_contain_text("could not be loaded")
    settled(page)
    first, *_ = page.evaluate("() => said")
    assert (first["type"], first["payload"]["code"]) == ("err", "engine_load_failed")
    assert "/assets/page." in first["payload"]["params"]["url"]
    assert [each["type"] for each in said(page, "hello")] == ["hello"]
    page_problems.clear()


# ---- the element as a frame


def framed(page: Page, host: Host, attributes: str = "", body: str = "") -> None:
    page.goto(
        host.write(
            "framed.html",
            f'<omaha-table render="iframe" id="f" seats="3" seed="frame" test="1" {attributes}>'
            f"{body}</omaha-table>",
        )
    )


def test_the_element_is_the_same_in_a_frame(page: Page, host: Host):
    framed(page, host, 'aria-label="Three at a table"')
    ready(page)
    settled(page)
    assert page.locator("iframe").get_attribute("title") == "Three at a table"
    table = "document.querySelector('omaha-table')"
    assert page.evaluate(f"() => {table}.state.toAct") == 0
    page.evaluate(f"() => {table}.act({{ type: 'call' }})")
    assert "script" in {each["cause"] for each in heard(page, "action")}
    refused = page.evaluate(f"() => {table}.act({{ type: 'raise', to: 1 }}).catch(({{ code }}) => code)")
    assert refused == "illegal_action"
    page.evaluate(f"() => {table}.setOptions({{ deck: '2' }})")
    expect(inside(page).get_by_test_id("app")).to_have_attribute("data-deck", "two")
    page.evaluate(f"() => {{ said = heard.length; document.body.append({table}); }}")
    page.wait_for_function("() => heard.slice(said).some(([, name]) => name === 'ready')", timeout=PATIENCE)
    settled(page)
    page.evaluate(f"() => {table}.act({{ type: 'fold' }})")
    page.evaluate(f"() => {table}.release()")
    expect(page.locator("iframe")).to_have_count(0)


def test_a_frame_that_does_not_answer_is_told_after_a_while(page: Page, host: Host):
    page.clock.install()
    host.write("embed.html", "<p>No table here.</p>", scripted=False)
    framed(page, host, 'src-host="ORIGIN" loading="eager"', "<p>Another way to learn this.</p>")
    page.frame_locator("iframe").get_by_text("No table here.").wait_for()
    page.clock.run_for(9_000)
    assert heard(page, "error") == []
    page.clock.run_for(2_000)
    page.locator("omaha-table[status=error]").wait_for()
    assert heard(page, "error")[-1]["code"] == "no_response"
    expect(page.get_by_text("Another way to learn this.")).to_be_visible()


def test_a_policy_that_refuses_the_frame_is_named(page: Page, host: Host, page_problems: list[str]):
    origin = host.game.split("/some/")[0]
    policy = f"default-src 'none'; script-src {origin} 'unsafe-inline'; img-src data:"
    body = '<omaha-table render="iframe" seed="a"><p>Another way to learn this.</p></omaha-table>'
    page.goto(host.write("noframe.html", body, policy=policy))
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    told = heard(page, "error")[-1]
    assert (told["code"], told["params"]["directive"]) == ("csp_blocked", "frame-src")
    expect(page.get_by_text("Another way to learn this.")).to_be_visible()
    page_problems.clear()


@pytest.mark.parametrize("load", ["click", "lazy"])
def test_a_frame_of_a_site_that_was_renewed_meanwhile_loads_itself_anew(
    page: Page, host: Host, tmp_path: Path, page_problems: list[str], load: str
):
    with copied(DIST, tmp_path / "game") as game:
        address = f"{game}embed.html?seats=3&test=1&load={load}"
        page.goto(host.write("old.html", f'<p style="height: 200vh"></p>{frame(address)}', scripted=False))
        table = inside(page).locator("omaha-table")
        table.and_(inside(page).locator("[status=idle]")).wait_for()
        if load == "click":
            inside(page).get_by_role("button", name="Start the table").wait_for()
        renew(tmp_path / "game")
        page.locator("iframe").scroll_into_view_if_needed()
        if load == "click":
            inside(page).get_by_role("button", name="Start the table").click()
        settled(page)
        assert len(table.evaluate("(table) => table.state.seats")) == 3
    assert all("404" in problem for problem in page_problems)
    page_problems.clear()


def test_a_frame_of_a_site_that_lacks_its_own_files_loads_itself_anew_once(
    page: Page, host: Host, page_problems: list[str]
):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(host.write("lacking.html", frame(f"{host.game}embed.html?load=click"), scripted=False))
    start = inside(page).get_by_role("button", name="Start the table")
    start.wait_for()
    had = set(asked)

    def lack(route: Route) -> None:
        """Only what the page begins with is there, and by then no more."""
        is_there = route.request.url in had and route.request.method == "GET"
        route.continue_() if is_there else route.fulfill(status=404)

    page.route("**/assets/*.js", lack)
    start.click()
    inside(page).locator("omaha-table[status=error]").wait_for()
    expect(inside(page).get_by_role("button", name="Load again")).to_be_visible()
    assert sum("embed.html" in url for url in asked) == 2
    page_problems.clear()


@pytest.mark.parametrize("loading", ["click", "lazy"])
def test_an_element_of_a_site_that_was_renewed_meanwhile_says_so(
    page: Page, host: Host, tmp_path: Path, page_problems: list[str], loading: str
):
    with copied(DIST, tmp_path / "game") as game:
        body = (
            f'<p style="height: 200vh"></p><omaha-table loading="{loading}"><p>Meanwhile.</p></omaha-table>'
        )
        old = Host(host.folder, host.address, game)
        page.goto(old.write("old.html", body))
        page.locator("omaha-table[status=idle]").wait_for()
        if loading == "click":
            page.get_by_role("button", name="Start the table").wait_for()
        renew(tmp_path / "game")
        page.locator("omaha-table").scroll_into_view_if_needed()
        if loading == "click":
            page.get_by_role("button", name="Start the table").click()
        page.locator("omaha-table[status=error]").wait_for()
        (told,) = heard(page, "error")
        assert (told["code"], told["recoverable"]) == ("outdated", True)
        expect(page.get_by_text("Meanwhile.")).to_be_visible()
        # Where even the words are gone the button has none.
        again = page.get_by_role("button", name="Load again" if loading == "click" else "↻")
        with page.expect_navigation():
            again.click()
        page.locator("omaha-table").scroll_into_view_if_needed()
        if loading == "click":
            page.get_by_role("button", name="Start the table").click()
        ready(page)
    page_problems.clear()


def test_a_frame_that_cannot_load_may_be_tried_again_from_outside(
    page: Page, host: Host, page_problems: list[str]
):
    page.route("**/engine/*", lambda route: route.abort())
    framed(page, host)
    page.locator("omaha-table[status=error]").wait_for(timeout=PATIENCE)
    assert [each["code"] for each in heard(page, "error")] == ["engine_load_failed"]
    page.unroute("**/engine/*")
    page.get_by_role("button", name="Try again").click()
    ready(page)
    page_problems.clear()


def test_two_frames_play_independently(page: Page, host: Host):
    both = "".join(
        f'<omaha-table render="iframe" id="{name}" seats="{seats}" seed="two" test="1" loading="eager">'
        "</omaha-table>"
        for name, seats in (("a", 2), ("b", 4))
    )
    page.goto(host.write("two.html", both))
    for name in ("a", "b"):
        ready(page, f"#{name}")
        page.frame_locator(f"#{name} iframe").locator("[data-testid=app][data-status=idle]").wait_for(
            state="attached", timeout=PATIENCE
        )
    before = page.evaluate("() => document.getElementById('b').state")
    page.evaluate("() => document.getElementById('a').act({ type: 'fold' })")
    assert len(page.evaluate("() => document.getElementById('a').state.seats")) == 2
    assert page.evaluate("() => document.getElementById('b').state") == before


def test_a_frame_grows_to_what_it_shows_and_no_further(page: Page, host: Host):
    framed(page, host)
    page.add_style_tag(content="omaha-table { inline-size: 250px; block-size: auto; aspect-ratio: auto; }")
    ready(page)
    settled(page)
    page.wait_for_function("() => heard.some(([, name, { height }]) => name === 'resize' && height > 420)")
    height = page.locator("iframe").bounding_box()["height"]  # type: ignore[index]
    told = len(heard(page, "resize"))
    for width in ("252px", "250px"):
        page.locator("omaha-table").evaluate("(table, width) => { table.style.inlineSize = width; }", width)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert len(heard(page, "resize")) <= told + 4
    assert abs(page.locator("iframe").bounding_box()["height"] - height) < 60  # type: ignore[index]
    assert height < 4096
