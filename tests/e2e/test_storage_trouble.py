"""Trouble with the device in the middle of a hand: no room, things cleared or made garbage, a jumping clock.

Whatever happens, the hand goes on with the same cards, no chip is lost, and the page says so at most once.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from omaha8_playwright import TablePage
from tests.e2e.test_keeps import go_on, history, notice, open_plain, play_out, prompt, reload, rescued, stored

ROOM = 40_000  # bytes: a few hands
YEAR = 365 * 24 * 3600 * 1000
CLEARED = """() => new Promise((resolve) => {
  indexedDB.deleteDatabase("omaha").onsuccess = resolve;
})"""
PUT = """([store, values]) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("omaha");
  asked.onsuccess = () => {
    const change = asked.result.transaction(store, "readwrite");
    for (const [key, value] of values) change.objectStore(store).put(value, key);
    change.oncomplete = () => {
      asked.result.close();
      resolve();
    };
    change.onerror = () => reject(change.error);
  };
})"""
# What is kept of tables, by `getAll` or `getAllKeys`.
TABLES = """(read) => new Promise((resolve) => {
  const asked = indexedDB.open("omaha");
  asked.onsuccess = () => {
    const found = asked.result.transaction("tables").objectStore("tables")[read]();
    found.onsuccess = () => { asked.result.close(); resolve(found.result); };
  };
})"""
# Full until the page has made room by so many deletions.
FULL_UNTIL = """(deletions) => {
  const { put, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.delete = function (key) {
    deletions -= 1;
    return remove.call(this, key);
  };
  IDBObjectStore.prototype.put = function (value, key) {
    if (deletions > 0) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, value, key);
  };
}"""
# As where a browser is set to let no site keep anything.
REFUSED = """() => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const refuseLater = async () => refuse();
  LockManager.prototype.request = refuseLater;
  StorageManager.prototype.persist = refuseLater;
  IDBFactory.prototype.open = refuse;
  globalThis.BroadcastChannel = class {
    constructor() {
      refuse();
    }
  };
  for (const name of ["localStorage", "caches"]) Object.defineProperty(globalThis, name, { get: refuse });
}"""
JUMP = """(ms) => {
  const { now } = Date;
  Date.now = () => now() + ms;
}"""
COUNTED = """() => new Promise((resolve) => {
  const look = () => {
    const asked = indexedDB.open("omaha");
    asked.onsuccess = () => {
      const keys = asked.result.transaction("digests").objectStore("digests").getAllKeys();
      keys.onsuccess = () => {
        asked.result.close();
        if (keys.result.length > 0) resolve();
        else requestAnimationFrame(look);
      };
    };
  };
  look();
})"""


def put(page: Page, store: str, values: list[tuple[Any, Any]]) -> None:
    page.evaluate(PUT, [store, values])


def is_whole(table: TablePage) -> None:
    assert sum(table.stacks().values()) + table.pot == table.bank


def said_nothing(table: TablePage) -> None:
    expect(table.page.get_by_test_id("notice")).to_have_count(0)


def numbers(table: TablePage) -> list[str]:
    """The numbers of the hands in the list, newest first."""
    history(table)
    rows = table.page.get_by_test_id("hh-list").get_by_role("button")
    found: list[str] = rows.evaluate_all("rows => rows.map((row) => row.dataset.hand)")
    table.page.get_by_test_id("btn-close").first.click()
    return found


# ---- no room


def test_half_a_quota_is_used_up_while_hands_are_played(table: TablePage, site: str):
    open_plain(table)
    origin = re.match(r"https?://[^/]+", site)
    assert origin
    used = table.page.evaluate("async () => (await navigator.storage.estimate()).usage")
    device = table.page.context.new_cdp_session(table.page)
    device.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": used + ROOM})
    reload(table)
    said = table.page.get_by_test_id("notice").and_(table.page.locator("[data-notice=notice-storage_full]"))
    hands = 0
    while not said.count():
        hands += 1
        assert hands < 60
        if table.actions.get_by_test_id("btn-rebuy").count():
            table.rebuy()
        if table.phase == "between":
            table.next_hand()
        while table.phase != "between" and not said.count():
            go_on(table)
    cards = table.hole()
    play_out(table)
    is_whole(table)
    assert table.hole() == cards
    assert [hand["number"] for hand in rescued(table)["hands"]] == list(range(1, table.hand + 1))
    table.page.get_by_test_id("notice-close").click()
    table.next_hand()
    play_out(table)
    said_nothing(table)
    is_whole(table)
    latest = table.hand
    assert numbers(table)[0] == str(latest)
    # A later visit goes on from where there still was room.
    reload(table)
    assert 1 < table.hand <= latest


def test_a_full_device_gives_up_its_oldest_hands_first(table: TablePage):
    open_plain(table)
    play_out(table)
    table.page.evaluate(COUNTED)
    (hand,), (digest,) = stored(table.page, "hands"), stored(table.page, "digests")
    put(table.page, "hands", [(key, hand) for key in range(2, 1101)])
    put(table.page, "digests", [(key, digest | {"id": key}) for key in range(2, 1101)])
    table.page.evaluate(FULL_UNTIL, 1000)
    table.next_hand()
    play_out(table)
    said_nothing(table)
    kept = [entry["id"] for entry in stored(table.page, "digests")]
    assert kept[0] == 501
    assert reload(table).hand == 2


# ---- nothing may be kept


def test_a_browser_that_refuses_everything_plays_all_the_same(table: TablePage):
    table.page.add_init_script(f"({REFUSED})()")
    open_plain(table)
    notice(table, "storage_denied")
    play_out(table)
    is_whole(table)
    assert table.next_hand().hand == 2
    assert numbers(table) == ["1"]


# ---- cleared, or replaced by garbage


def test_everything_is_cleared_in_the_middle_of_a_hand(table: TablePage):
    open_plain(table)
    play_out(table)
    table.next_hand()
    table.page.evaluate(CLEARED)
    go_on(table)
    before = prompt(table)
    said_nothing(table)
    assert prompt(reload(table)) == before
    play_out(table)
    assert numbers(table) == ["2"]
    is_whole(table)


@pytest.mark.parametrize(
    "garbage", [7, None, {"save": 1}, {"save": "omaha8-save.3.x.y", "params": 3}, "text"]
)
def test_the_kept_table_turns_to_garbage_in_the_middle_of_a_hand(table: TablePage, garbage: object):
    open_plain(table)
    (key,) = table.page.evaluate(TABLES, "getAllKeys")
    put(table.page, "tables", [(key, garbage)])
    go_on(table)
    before = prompt(table)
    assert prompt(reload(table)) == before
    put(table.page, "tables", [(key, garbage)])
    reload(table)
    notice(table, "not-restored")
    assert table.hand == 1
    is_whole(table)
    play_out(table)
    assert numbers(table) == ["1"]


@pytest.mark.parametrize(
    "damage",
    [{"entry": {"a": 1}, "recorded": 2}, {"entry": -1}, {"hand": "x"}, {"hand": 1e300}, {"sitting": None}],
)
def test_a_kept_table_with_a_field_that_is_none_goes_whole(table: TablePage, damage: dict[str, Any]):
    open_plain(table)
    play_out(table)
    table.next_hand()
    (kept,) = table.page.evaluate(TABLES, "getAll")
    (key,) = table.page.evaluate(TABLES, "getAllKeys")
    put(table.page, "tables", [(key, kept | damage)])
    reload(table)
    notice(table, "not-restored")
    play_out(table)
    assert len(numbers(table)) == 2
    is_whole(table)


def test_garbage_among_the_hands_costs_the_others_nothing(table: TablePage):
    open_plain(table)
    play_out(table)
    table.page.evaluate(COUNTED)
    put(table.page, "hands", [(7, {"record": 5}), (8, "x"), (9, None), (10, {"record": "{}"})])
    put(table.page, "digests", [(3, 3), (4, {"id": 4}), (5, None)])
    put(table.page, "pairs", [("rows", "rows"), ("won", {})])
    table.next_hand()
    play_out(table)
    assert numbers(table) == ["2", "1"]
    history(table)
    table.page.get_by_test_id("hh-tab-stats").click()
    expect(table.page.get_by_test_id("stats")).to_have_attribute("data-hands", "2")
    said_nothing(table)


# ---- a clock that jumps


@pytest.mark.parametrize("jump", [YEAR, -YEAR])
def test_the_devices_clock_is_set_anew_in_the_middle_of_a_hand(table: TablePage, jump: int):
    open_plain(table)
    play_out(table)
    table.next_hand()
    before = prompt(table)
    table.page.evaluate(JUMP, jump)
    assert prompt(table) == before
    go_on(table)
    play_out(table)
    table.page.evaluate(JUMP, -2 * jump)
    table.next_hand()
    play_out(table)
    assert numbers(table) == ["3", "2", "1"]
    said_nothing(table)
    assert reload(table).hand == 3


@pytest.mark.parametrize("jump", [YEAR, -YEAR])
def test_the_house_clock_does_not_jump_with_it(page: Page, table: TablePage, jump: int):
    page.clock.install()
    table.open(seats=2, seed="docs", clock=1)
    hand = table.hand
    page.clock.set_system_time(page.evaluate("() => Date.now()") + jump)
    page.clock.fast_forward(12_000)
    expect(table.page.get_by_test_id("turn-clock")).to_be_visible()
    assert (table.phase, table.hand) == ("betting", hand)
    seconds = int(table.page.get_by_test_id("turn-clock").get_attribute("data-seconds") or 0)
    assert 10 < seconds <= 20


@pytest.mark.parametrize("jump", [YEAR, -YEAR])
def test_levels_by_minutes_do_not_jump_with_it(page: Page, table: TablePage, jump: int):
    page.clock.install()
    table.open(format="tournament", level_by="minutes", level_length=10, seats=3, seed="cup")
    play_out(table)
    page.clock.set_system_time(page.evaluate("() => Date.now()") + jump)
    table.next_hand()
    assert table.view()["tournament"]["level"]["number"] == 1
