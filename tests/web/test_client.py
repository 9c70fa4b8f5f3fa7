"""The client against a worker that hangs, falls and babbles when it is told to."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Route

from tests.engine_page import JAVASCRIPT, EnginePage

# A request says what the worker does with it: `hang`, `throw` and `babble` for the first so many `lives`.
WORKER = """
const LIFE = %d;
const heard = new BroadcastChannel("heard");
const heardHere = [];
let isBusy = false;
const tell = (message) => postMessage(message);
const deeds = {
  hang: () => {},
  throw: () => { throw new Error("thrown on request"); },
  babble: () => tell({ kind: "reply", text: "{}" }),
};
function answer({ id, table, type, save, as, ...rest }) {
  if (isBusy) throw new Error("asked two things at once");
  isBusy = true;
  const ok = save !== "damaged" && type !== "refuse";
  const more = ok ? (as ? { save: as } : {}) : { error: { code: "no", params: {} } };
  setTimeout(() => {
    isBusy = false;
    const reply = { v: 1, id, table, ok, life: LIFE, heard: heardHere, ...rest, ...more };
    tell({ kind: "reply", text: JSON.stringify(reply) });
  });
}
new BroadcastChannel("die").onmessage = () => {
  heard.postMessage({ life: LIFE, kind: "dying" });
  throw new Error("died idle");
};
onmessage = ({ data }) => {
  heard.postMessage({ life: LIFE, ...data, ...(data.text ? JSON.parse(data.text) : {}) });
  if (data.kind === "boot") return boot(data);
  const request = JSON.parse(data.text);
  heardHere.push(request.save ?? request.type);
  if (deeds[request.type] && LIFE <= (request.lives ?? 99)) deeds[request.type]();
  else answer(request);
};
function boot({ mode }) {
  %s
}
"""
READY = """
  tell({ kind: "progress", phase: "download", loaded: 1, total: 2, tries: 0 });
  tell({ kind: "report", boot: mode === "plain" ? "plain" : "snapshot", steps: [], fallback: null });
  tell({ kind: "ready" });
"""
CALL, BOOT = 5_000, 60_000  # ms, the client's own time limits


class Workshop(EnginePage):
    """Every worker that is started is another life of the same one. The page's clock stands still."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        super().__init__(context, site)
        self.lives = 0
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("() => Date.now() + 1000"))

    def start(self, body: str = READY, **options: Any) -> None:
        """A client whose workers do `body` when they are told to boot."""

        def live(route: Route) -> None:
            self.lives += 1
            route.fulfill(body=WORKER % (self.lives, body), content_type=JAVASCRIPT)

        self.page.context.route(self.url("_test/fake.js"), live)
        self.open("_test/fake.js", **options)

    def wait_heard(self, type_: str, life: int) -> None:
        """Waits until the worker of this life has been sent such a message."""
        self.page.wait_for_function(
            "([it, life]) => seen.heard.some((one) => (one.type ?? one.kind) === it && one.life === life)",
            arg=[type_, life],
        )

    def pass_time(self, ms: int) -> None:
        self.page.clock.run_for(ms)


@pytest.fixture
def shop(context: BrowserContext, site: str) -> Workshop:
    return Workshop(context, site)


def failed(answer: dict[str, Any]) -> str:
    assert answer["error"]["name"] == "EngineError"
    code: str = answer["error"]["code"]
    return code


def test_the_worker_is_told_what_to_start(shop: Workshop):
    shop.start()
    assert shop.ask("hello")["ok"]
    order = {"life": 1, "kind": "boot", "engineUrl": shop.url("engine/"), "mode": "auto", "stall": 15_000}
    assert shop.seen("heard")[0] == order
    assert shop.seen("progress") == [{"phase": "download", "loaded": 1, "total": 2, "tries": 0}]
    way = {"worker": "module", "reason": None}
    assert shop.report() == {"boot": "snapshot", "steps": [], "fallback": None, **way}


def test_the_long_way_can_be_asked_for(shop: Workshop):
    shop.start(boot="plain")
    shop.ask("hello")
    assert shop.report()["boot"] == "plain"


def test_requests_have_ids_and_go_one_by_one(shop: Workshop):
    shop.start()
    for name in "abc":
        shop.send(name, "echo", table=name, word=name)
    replies = [shop.reply(name) for name in "abc"]
    assert [(each["id"], each["table"], each["word"]) for each in replies] == [
        (1, "a", "a"),
        (2, "b", "b"),
        (3, "c", "c"),
    ]


def test_a_refusal_is_a_reply(shop: Workshop):
    shop.start()
    reply = shop.ask("refuse")
    assert (reply["ok"], reply["error"]["code"]) == (False, "no")
    assert shop.lives == 1


def test_an_intent_without_type_is_an_error_of_the_page(shop: Workshop):
    shop.start()
    thrown = shop.page.evaluate("() => client.request({ table: 'a' }).catch((error) => String(error))")
    assert thrown.startswith("TypeError: an intent without type")
    assert shop.ask("echo")["life"] == 1


# ---- a worker that is lost


def test_a_worker_that_hangs_is_replaced_and_asked_again(shop: Workshop):
    shop.start()
    shop.ask("open", table="a", **{"as": "save of a"})
    shop.send("late", "hang", table="a", lives=1)
    shop.wait_heard("hang", 1)
    shop.pass_time(CALL - 1)
    assert shop.lives == 1
    shop.pass_time(1)
    reply = shop.reply("late")
    assert (reply["id"], reply["life"], reply["heard"]) == (2, 2, ["save of a", "hang"])
    (restart,) = shop.seen("restarts")
    assert (restart["cause"], restart["count"]) == ("engine_timeout", 1)
    assert restart["tables"]["a"]["ok"]


@pytest.mark.parametrize("deed", ["throw", "babble"])
def test_a_worker_that_falls_is_replaced_at_once(shop: Workshop, deed: str, page_problems: list[str]):
    shop.start()
    assert shop.ask(deed, lives=1)["life"] == 2
    assert shop.seen("restarts")[0]["cause"] == "engine_crash"
    page_problems.clear()


def test_a_worker_that_died_idle_is_replaced_for_the_next_request(shop: Workshop, page_problems: list[str]):
    shop.start(READY)
    shop.ask("open", table="a", **{"as": "save of a"})
    shop.page.evaluate("() => new BroadcastChannel('die').postMessage(1)")
    shop.wait_heard("dying", 1)
    assert shop.ask("echo")["heard"] == ["save of a", "echo"]
    page_problems.clear()


def test_two_restarts_are_the_most_and_then_the_next_request_begins_anew(shop: Workshop):
    shop.start()
    shop.ask("open", table="a", **{"as": "save of a"})
    shop.send("poison", "hang")
    shop.send("next", "echo", table="a")
    for life in (1, 2, 3):
        shop.wait_heard("hang", life)
        shop.pass_time(CALL)
    assert failed(shop.reply("poison")) == "engine_timeout"
    reply = shop.reply("next")
    assert (reply["life"], reply["heard"]) == (4, ["save of a", "echo"])
    assert [restart["count"] for restart in shop.seen("restarts")] == [1, 2, 2]


def test_an_answer_gives_the_restarts_back(shop: Workshop):
    shop.start()
    for life in range(1, 6):
        assert shop.ask("babble", lives=life)["life"] == life + 1
    assert {restart["count"] for restart in shop.seen("restarts")} == {1}


def test_tables_come_back_from_their_last_save_and_closed_ones_do_not(shop: Workshop):
    shop.start()
    shop.ask("open", table="a", **{"as": "old"})
    shop.ask("open", table="b", **{"as": "of b"})
    shop.ask("act", table="a", **{"as": "new"})
    shop.ask("restore", table="c", save="brought")
    shop.ask("view", table="a")
    shop.ask("refuse", table="a", **{"as": "never"})
    shop.ask("close", table="b")
    assert shop.ask("babble", lives=1)["heard"] == ["new", "brought", "babble"]


def test_a_save_that_is_refused_is_told_once(shop: Workshop):
    shop.start()
    shop.ask("open", table="a", **{"as": "damaged"})
    assert shop.ask("babble", lives=1)["ok"]
    assert not shop.seen("restarts")[0]["tables"]["a"]["ok"]
    assert shop.ask("babble", lives=2)["heard"] == ["babble"]


def test_a_machine_that_slept_is_no_timeout(shop: Workshop):
    shop.start()
    shop.send("slow", "hang")
    shop.wait_heard("hang", 1)
    shop.page.clock.fast_forward(10 * CALL)
    shop.pass_time(CALL - 1)
    assert shop.lives == 1
    shop.pass_time(1)
    shop.wait_heard("hang", 2)


# ---- a worker that does not start


def test_a_worker_that_is_silent_while_it_starts_is_replaced(shop: Workshop):
    shop.start("if (LIFE > 1) {" + READY + "}")
    shop.send("first", "echo")
    shop.wait_heard("boot", 1)
    shop.pass_time(BOOT)
    assert shop.reply("first")["life"] == 2
    assert shop.seen("restarts")[0]["cause"] == "engine_timeout"


def test_a_slow_start_that_gives_signs_of_life_is_waited_for(shop: Workshop):
    shop.start("""
        new BroadcastChannel("go").onmessage = ({ data }) => {
          const progress = { kind: "progress", phase: "download", loaded: 1, total: 9 };
          tell(data === "on" ? progress : { kind: "ready" });
        };
        heard.postMessage({ life: LIFE, kind: "waiting" });
    """)
    shop.send("first", "echo")
    shop.wait_heard("waiting", 1)
    for seen in range(1, 4):
        shop.pass_time(BOOT - 1)
        shop.page.evaluate("() => new BroadcastChannel('go').postMessage('on')")
        shop.page.wait_for_function("(seen_) => seen.progress.length === seen_", arg=seen)
    shop.page.evaluate("() => new BroadcastChannel('go').postMessage('ready')")
    assert shop.reply("first")["life"] == 1


def test_a_start_that_failed_says_why_and_is_not_repeated(shop: Workshop):
    shop.start("tell({ kind: 'failed', code: 'engine_load_failed', message: 'no wasm at all' });")
    answer = shop.ask("echo")
    assert failed(answer) == "engine_load_failed"
    assert answer["error"]["message"] == "no wasm at all"
    assert shop.lives == 1


def test_a_worker_that_is_not_there_is_looked_for_again_at_the_next_request(
    shop: Workshop, page_problems: list[str]
):
    shop.open("_test/gone.js")
    assert failed(shop.ask("echo")) == "engine_load_failed"
    shop.serve("_test/gone.js", WORKER % (7, READY))
    assert shop.ask("echo")["life"] == 7
    page_problems.clear()


def test_time_limits_can_be_set(shop: Workshop):
    shop.start(timeouts={"call": 60_000})
    shop.send("slow", "hang", lives=1)
    shop.wait_heard("hang", 1)
    shop.pass_time(59_999)
    assert shop.lives == 1
    shop.pass_time(1)
    assert shop.reply("slow")["life"] == 2


def test_a_closed_client_answers_nothing_any_more(shop: Workshop):
    shop.start()
    shop.send("running", "hang")
    shop.send("waiting", "echo")
    shop.wait_heard("hang", 1)
    shop.page.evaluate("() => client.close()")
    assert {failed(shop.reply(name)) for name in ("running", "waiting")} == {"engine_closed"}
    assert failed(shop.ask("echo")) == "engine_closed"
    assert shop.lives == 1
