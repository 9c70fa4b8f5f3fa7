"""What stays on the device: the table in progress, whoever goes away, and whatever the storage does."""

import json
import re

from playwright.sync_api import Download, Page, expect

from omaha8_playwright import TablePage

STORED = """([store, change]) => new Promise((resolve, reject) => {
  const asked = indexedDB.open("omaha");
  asked.onerror = () => reject(asked.error);
  asked.onsuccess = () => {
    const db = asked.result;
    const place = db.transaction(store, "readwrite").objectStore(store);
    const keys = place.getAllKeys();
    const values = place.getAll();
    values.onsuccess = () => {
      if (change) values.result.forEach((value, n) => place.put({ ...value, ...change }, keys.result[n]));
    };
    place.transaction.oncomplete = () => {
      db.close();
      resolve(values.result);
    };
  };
})"""
DENIED = """() => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("denied", "SecurityError");
  };
}"""

FULL = """() => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}"""


def stored(page: Page, store: str, change: dict[str, object] | None = None) -> list[dict[str, object]]:
    """The values of a store, after `change` was written into each."""
    values: list[dict[str, object]] = page.evaluate(STORED, [store, change])
    return values


def prompt(table: TablePage) -> dict[str, object]:
    """What the player sees and decides on."""
    return {
        "hand": table.hand,
        "cards": table.hole(),
        "board": table.board(),
        "stacks": table.stacks(),
        "bets": table.bets(),
        "pot": table.pot,
        "buttons": table.actions.get_by_role("button").all_inner_texts(),
        "log": table.log(),
    }


def go_on(table: TablePage) -> None:
    """Checks or calls once."""
    (table.check if table.button("Check").count() else table.call)()


def play_out(table: TablePage) -> list[str]:
    while table.phase != "between":
        go_on(table)
    return table.log()


def notice(table: TablePage, which: str) -> None:
    expect(table.page.get_by_test_id("notice")).to_have_attribute("data-notice", f"notice-{which}")


def reload(table: TablePage) -> TablePage:
    table.page.reload()
    return table.settle()


def history(table: TablePage) -> None:
    table.page.get_by_test_id("btn-history").click()
    expect(table.page.get_by_test_id("hh-list")).to_have_attribute("aria-busy", "false")


def open_plain(table: TablePage) -> TablePage:
    """A table as anybody has it."""
    return table.open(seats=3, seed="keeps", test=False)


def test_a_reload_gives_the_same_decision(table: TablePage):
    undisturbed = play_out(table.open(seats=3, seed="keeps"))
    open_plain(table)
    assert table.phase == "betting"
    while table.phase != "between":
        before = prompt(table)
        assert prompt(reload(table)) == before
        notice(table, "restored")
        go_on(table)
    assert table.log() == undisturbed
    assert prompt(reload(table))["log"] == undisturbed
    history(table)
    expect(table.page.get_by_test_id("hh-list").get_by_role("listitem")).to_have_count(1)


def test_the_start_screens_table_comes_back_and_can_be_left(table: TablePage):
    table.visit(speed=0, motion="off", seats=3, seed="start")
    table.page.get_by_test_id("btn-play").click()
    table.actions.wait_for()
    before = prompt(table.settle())
    assert prompt(reload(table)) == before
    table.page.get_by_test_id("btn-menu").click()
    table.page.get_by_test_id("menu-leave").click()
    expect(table.page.get_by_test_id("table-summary")).to_contain_text("hand 1")
    reload(table)
    expect(table.lobby).to_be_visible()
    table.page.get_by_test_id("btn-play").click()
    table.actions.wait_for()
    assert prompt(table.settle()) == before


def test_another_address_is_another_table(table: TablePage):
    before = prompt(open_plain(table))
    table.open(seats=4, seed="other", test=False)
    assert len(table.stacks()) == 4
    assert prompt(open_plain(table)) == before


def test_a_save_that_is_refused_goes_whole(table: TablePage):
    open_plain(table)
    go_on(table)
    for damage in ("omaha8-save.3.x.y", "", 7):
        stored(table.page, "tables", {"save": damage})
        reload(table)
        assert table.hand == 1
        assert sum(table.stacks().values()) + table.pot == table.bank
    stored(table.page, "tables", {"save": "omaha8-save.9.0.0"})
    reload(table)
    notice(table, "not-restored")
    assert play_out(table)


def test_the_second_tab_only_looks_until_it_takes_over(table: TablePage, site: str):
    open_plain(table)
    before = prompt(table)
    other = open_plain(TablePage(table.page.context.new_page(), site))
    notice(other, "elsewhere")
    assert prompt(other) == before
    go_on(other)
    assert prompt(other) == before
    other.page.get_by_test_id("take-over").click()
    expect(other.page.get_by_test_id("take-over")).to_have_count(0)
    assert prompt(other.settle()) == before
    notice(table, "elsewhere")
    go_on(other)
    ahead = prompt(other)
    assert ahead != before
    expect(table.page.get_by_test_id("log-item")).to_have_count(len(other.log()))
    go_on(table)
    assert prompt(table) == ahead
    table.page.get_by_test_id("take-over").click()
    notice(other, "elsewhere")
    expect(table.page.get_by_test_id("take-over")).to_have_count(0)
    assert prompt(table.settle()) == ahead
    history(table)
    expect(table.page.get_by_test_id("hh-list").get_by_role("listitem")).to_have_count(0)


def test_the_tab_that_plays_may_close(table: TablePage, site: str):
    open_plain(table)
    other = open_plain(TablePage(table.page.context.new_page(), site))
    notice(other, "elsewhere")
    go_on(table)
    before = prompt(table)
    table.page.close()
    notice(other, "restored")
    assert prompt(other.settle()) == before


def rescued(table: TablePage) -> dict[str, list[dict[str, object]]]:
    """The hands in the file that the notice offers."""
    with table.page.expect_download() as caught:
        table.page.get_by_test_id("notice-act").click()
    return saved(caught.value)


def saved(download: Download) -> dict[str, list[dict[str, object]]]:
    file: dict[str, list[dict[str, object]]] = json.loads(download.path().read_text("utf-8"))
    return file


def test_without_storage_the_page_plays_on_in_memory(table: TablePage):
    table.page.add_init_script(f"({DENIED})()")
    open_plain(table)
    notice(table, "storage_denied")
    play_out(table)
    assert [hand["number"] for hand in rescued(table)["hands"]] == [1]
    table.page.get_by_test_id("notice-close").click()
    table.next_hand()
    expect(table.page.get_by_test_id("notice")).to_have_count(0)
    history(table)
    expect(table.page.get_by_test_id("hh-item-0")).to_contain_text("Hand 1")


def test_a_device_without_room_costs_no_hand(table: TablePage, site: str):
    origin = re.match(r"https?://[^/]+", site)
    assert origin
    session = table.page.context.new_cdp_session(table.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": 1})
    open_plain(table)
    notice(table, "storage_full")
    play_out(table)
    assert [hand["number"] for hand in rescued(table)["hands"]] == [1]


def test_a_device_that_fills_up_meanwhile_costs_no_hand(table: TablePage):
    open_plain(table)
    play_out(table)
    table.page.evaluate(FULL)
    table.next_hand()
    notice(table, "storage_full")
    play_out(table)
    assert [hand["number"] for hand in rescued(table)["hands"]] == [1, 2]
    table.page.get_by_test_id("notice-close").click()
    table.next_hand()
    expect(table.page.get_by_test_id("notice")).to_have_count(0)
    assert sum(table.stacks().values()) + table.pot == table.bank


def test_what_is_cleared_meanwhile_is_kept_again(table: TablePage):
    open_plain(table)
    table.page.evaluate("""() => new Promise((resolve) => {
      indexedDB.deleteDatabase("omaha").onsuccess = resolve;
    })""")
    go_on(table)
    before = prompt(table)
    assert prompt(reload(table)) == before


def test_a_test_table_keeps_nothing_unless_it_is_asked_to(table: TablePage):
    table.open(seats=3, seed="keeps")
    first = prompt(table)
    go_on(table)
    assert prompt(reload(table)) == first
    table.open(seats=3, seed="keeps", store=1)
    go_on(table)
    before = prompt(table)
    assert before != first
    assert prompt(reload(table)) == before
