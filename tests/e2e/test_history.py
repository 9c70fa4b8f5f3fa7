"""The history drawer: hands found again, replayed, told, shared, counted and played on."""

import json
import re
import struct
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from omaha8.records.history import HandRecord, collection_from_json, steps
from omaha8.records.phh import from_phhs
from omaha8.records.pokerstars import from_texts
from omaha8.records.stats import Counts, Played, count
from omaha8_playwright import TablePage, stacked_deck

YOU, SMALL, BIG = 0, 1, 2
TABLE = {"seats": 3, "seed": "history", "store": 1}
QUARTER = {YOU: "As 2h Kd Qd", SMALL: "Ks Kc 9s 7d", BIG: "Ah 2c Jd Td"}
BOARD = "8c 4d 3s Kh Jc"
WALK = {YOU: "Qs Qh 7h 2s", SMALL: "3c 3d 9h 6h", BIG: "5c 5d 9c 6c"}


def deal(table: TablePage, holes: dict[int, str]) -> None:
    deck = stacked_deck(holes, BOARD, seats=3, button=YOU)
    table.deal(deck=deck, button=YOU, stacks=dict.fromkeys(holes, 2000))


def play_quarter(table: TablePage) -> None:
    """You put in 60 and get 45 of 180 back."""
    passive = [("call",), ("check",), ("check",), ("check",)]
    table.script({SMALL: passive, BIG: passive})
    deal(table, QUARTER)
    table.raise_to(60)
    while table.phase != "between":
        table.check()


def play_win(table: TablePage) -> None:
    table.script({SMALL: [("fold",)], BIG: [("fold",)]})
    deal(table, WALK)
    table.raise_to(60)


@pytest.fixture
def played(table: TablePage) -> TablePage:
    """A table with two finished hands."""
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(**TABLE)  # type: ignore[arg-type]
    play_quarter(table)
    play_win(table)
    return table


def get(table: TablePage, name: str) -> Locator:
    return table.page.get_by_test_id(name)


def open_list(table: TablePage) -> Locator:
    get(table, "btn-history").click()
    return listed(table)


def listed(table: TablePage) -> Locator:
    hands = get(table, "hh-list")
    expect(hands).to_have_attribute("aria-busy", "false")
    return hands.get_by_role("button")


def open_hand(table: TablePage, n: int) -> Locator:
    """The replayer of the n-th hand of the list, newest first."""
    get(table, f"hh-item-{n}").click()
    replay = get(table, "replay")
    expect(replay).to_be_focused()
    return replay


def noted(table: TablePage, which: str) -> None:
    expect(get(table, "hh-note")).to_have_attribute("data-note", f"hh-{which}")


def exported(table: TablePage, form: str) -> Path:
    get(table, "hh-export").click()
    with table.page.expect_download() as caught:
        get(table, f"hh-export-{form}").click()
    noted(table, "exported")
    return Path(caught.value.path())


def records(table: TablePage) -> tuple[HandRecord, ...]:
    """All hands of the device, newest first."""
    return collection_from_json(exported(table, "json").read_text("utf-8"))


def clipboard(page: Page) -> str:
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    return text


def test_the_list_is_newest_first_and_searched(played: TablePage):
    hands = open_list(played)
    expect(hands).to_have_count(2)
    assert [hands.nth(n).get_attribute("data-net") for n in (0, 1)] == ["30", "-15"]
    for mark, found in {
        "won": "30",
        "lost": "-15",
        "quartered": "-15",
        "split": "-15",
        "showdown": "-15",
    }.items():
        get(played, "hh-mark").select_option(mark)
        expect(hands).to_have_count(1)
        assert hands.get_attribute("data-net") == found
    get(played, "hh-mark").select_option("scooped")
    expect(hands).to_have_count(0)
    get(played, "hh-mark").select_option("")
    get(played, "hh-game").select_option("omaha8-no_limit")
    expect(hands).to_have_count(0)
    get(played, "hh-game").select_option("omaha8-pot_limit")
    expect(hands).to_have_count(2)
    get(played, "hh-search").fill("bo qh")
    expect(hands).to_have_count(1)
    get(played, "hh-search").fill("nobody")
    expect(get(played, "hh-count")).to_have_attribute("data-found", "0")


def test_the_replayer_goes_by_keys_and_shows_no_more_than_was_seen(played: TablePage):
    open_list(played)
    record = records(played)[1]
    replay = open_hand(played, 1)
    told = [step[0] for step in steps(record)]
    for n, state in enumerate(told):
        expect(replay).to_have_attribute("data-step", str(n))
        assert played.board() == cards(state.board)
        assert played.hole() == QUARTER[YOU].split()
        assert played.stacks() == dict(zip(state.seats, state.stacks, strict=True))
        is_last = n == len(told) - 1
        assert (played.hole(SMALL) != []) is is_last
        played.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", str(len(told) - 1))
    assert played.results()[0].amount == 180
    played.page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-step", str(len(told) - 2))
    played.page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-step", "0")
    played.page.keyboard.press("End")
    expect(get(played, "hh-last")).to_have_attribute("aria-disabled", "true")
    for street, cards_seen in {"preflop": 0, "flop": 3, "turn": 4, "river": 5, "showdown": 5}.items():
        get(played, f"hh-street-{street}").click()
        assert len(played.board()) == cards_seen
    played.page.keyboard.press("Escape")
    expect(replay).to_have_count(0)
    expect(get(played, "btn-history")).to_be_focused()


def cards(codes: tuple[int, ...]) -> list[str]:
    return ["23456789TJQKA"[code // 4] + "cdhs"[code % 4] for code in codes]


def test_later_actions_are_hidden_until_they_are_wanted(played: TablePage):
    open_list(played)
    open_hand(played, 0)
    assert not any("fold" in line for line in played.log())
    expect(get(played, "hh-street-flop")).to_be_enabled()
    assert "of" not in get(played, "hh-step").inner_text()
    get(played, "hh-more-acts").click()
    get(played, "hh-hide").click()
    assert any("folds" in line for line in played.log())
    expect(get(played, "hh-street-flop")).to_be_disabled()
    get(played, "hh-reveal").click()
    expect(get(played, "hh-more-acts")).to_have_attribute("aria-expanded", "false")
    assert played.hole(SMALL) == WALK[SMALL].split()


def test_a_hand_is_copied_as_text(played: TablePage):
    open_list(played)
    record = records(played)[1]
    open_hand(played, 1)
    get(played, "hh-copy").click()
    noted(played, "copied")
    (told,) = from_texts(clipboard(played.page))
    assert (told.number, told.actions, told.seats) == (record.number, record.actions, record.seats)


def test_without_a_clipboard_the_text_is_there_to_be_copied(played: TablePage):
    played.page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('no')); }")
    open_list(played)
    open_hand(played, 0)
    get(played, "hh-copy").click()
    noted(played, "copy-by-hand")
    assert get(played, "hh-text").input_value().startswith("PokerStars Hand")


def test_files_go_out_and_come_in_whole(played: TablePage, browser: Browser, site: str):
    open_list(played)
    both = records(played)
    files = {form: exported(played, form) for form in ("phh", "pokerstars", "json")}
    assert from_phhs(files["phh"].read_text("utf-8")) == both
    told = from_texts(files["pokerstars"].read_text("utf-8"))
    assert [hand.actions for hand in told] == [hand.actions for hand in both]
    played.page.get_by_test_id("hh-import").set_input_files(files["json"])
    noted(played, "imported")
    expect(get(played, "hh-note")).to_have_text("0 hands taken in. 2 were here already.")
    context = browser.new_context()
    fresh = TablePage(context.new_page(), site).visit()
    get(fresh, "go-history").click()
    for form in ("phh", "pokerstars"):
        get(fresh, "hh-import").set_input_files(files[form])
        noted(fresh, "imported")
    get(fresh, "hh-import").set_input_files(files["json"])
    expect(get(fresh, "hh-note")).to_have_text("0 hands taken in. 2 were here already.")
    assert {hand.commitment for hand in records(fresh)} == {hand.commitment for hand in both} | {None}
    expect(listed(fresh)).to_have_count(4)
    context.close()


def test_a_wrong_file_says_where_and_nothing_is_taken_in(played: TablePage, tmp_path: Path):
    open_list(played)
    lines = exported(played, "pokerstars").read_text("utf-8").splitlines()
    wrong = next(n for n, line in enumerate(lines) if "raises" in line)
    lines[wrong] = "You: raises the roof"
    file = tmp_path / "hands.txt"
    file.write_text("\n".join(lines), "utf-8")
    get(played, "hh-import").set_input_files(file)
    noted(played, "failed-line")
    expect(get(played, "hh-note")).to_contain_text(f"line {wrong + 1}")
    expect(listed(played)).to_have_count(2)


@pytest.mark.parametrize("form", ["phh", "json", "pokerstars"])
def test_a_file_that_was_cut_off_says_so(played: TablePage, tmp_path: Path, form: str):
    open_list(played)
    text = exported(played, form).read_text("utf-8")
    file = tmp_path / "cut.txt"
    for part in (2, 5, 9):
        file.write_text(text[: len(text) * part // 12], "utf-8")
        get(played, "hh-import").set_input_files(file)
        expect(get(played, "hh-note")).to_have_attribute("data-note", re.compile("^hh-failed"))
        expect(listed(played)).to_have_count(2)
        get(played, "hh-tab-stats").click()
        get(played, "hh-tab-list").click()


def link(table: TablePage) -> str:
    get(table, "hh-share").click()
    noted(table, "linked")
    return clipboard(table.page)


def test_a_link_holds_the_hand_and_needs_no_server(played: TablePage, browser: Browser, site: str):
    open_list(played)
    record = records(played)[1]
    open_hand(played, 1)
    address = link(played)
    head, _, packed = address.partition("#hand=")
    assert head == site
    assert len(address) < 1500
    context = browser.new_context()
    other = TablePage(context.new_page(), site)
    other.page.goto(address)
    expect(get(other, "replay")).to_be_visible()
    get(other, "hh-last").click()
    assert other.results()[0].amount == 180
    assert other.hole() == QUARTER[YOU].split()
    text = zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), wbits=-15).decode()
    assert json.loads(text)["number"] == record.number
    for forged in (text.replace('"raise", 60', '"raise", 1999'), text[:-2], "7" * 100_000):
        squeezed = zlib.compressobj(wbits=-15)
        body = urlsafe_b64encode(squeezed.compress(forged.encode()) + squeezed.flush()).decode().rstrip("=")
        other.page.goto("about:blank")
        other.page.goto(f"{site}#hand={body}")
        expect(get(other, "notice")).to_have_attribute("data-notice", "notice-bad-link")
        expect(get(other, "replay")).to_have_count(0)
    context.close()


def test_a_bad_link_is_told_and_what_lay_open_is_closed(played: TablePage):
    open_list(played)
    open_hand(played, 1)
    played.page.evaluate("() => { location.hash = '#hand=abc'; }")
    expect(get(played, "notice")).to_have_attribute("data-notice", "notice-bad-link")
    expect(get(played, "history")).to_have_count(0)
    get(played, "notice-close").click()
    expect(get(played, "notice")).to_have_count(0)


def test_what_a_full_device_offers_is_within_reach_of_the_list(played: TablePage):
    open_list(played)
    patch = {"notice": {"id": "notice-storage_full", "act": "rescue"}}
    played.page.evaluate("patch => document.querySelector('omaha-table').store.set(patch)", patch)
    with played.page.expect_download() as saved:
        get(played, "notice-act").click()
    assert saved.value.path().stat().st_size > 0


def test_the_shuffle_is_checked(played: TablePage):
    open_list(played)
    record = records(played)[0]
    open_hand(played, 0)
    get(played, "hh-more-acts").click()
    get(played, "hh-fair").click()
    expect(get(played, "fair-hash")).to_have_text(record.commitment or "")
    get(played, "fair-verify").click()
    expect(get(played, "fair-verdict")).to_have_attribute("data-why", "same")


def test_what_if_i_had_called(played: TablePage):
    """The hand goes on from any step at a table that counts nowhere; the real one waits."""
    before = (played.hand, played.stacks(), played.log())
    open_list(played)
    open_hand(played, 1)
    get(played, "hh-more-acts").click()
    get(played, "hh-what-if").click()
    expect(get(played, "notice")).to_have_attribute("data-notice", "notice-practice")
    assert played.settle().hole() == QUARTER[YOU].split()
    assert played.turn == YOU
    played.call()
    while played.phase != "between":
        (played.check if played.button("Check").count() else played.call)()
    expect(open_list(played)).to_have_count(2)
    played.page.keyboard.press("Escape")
    get(played, "notice-act").click()
    expect(get(played, "notice")).to_have_count(0)
    played.settle()
    assert (played.hand, played.stacks(), played.log()) == before


def test_the_same_hand_again(played: TablePage):
    open_list(played)
    open_hand(played, 0)
    get(played, "hh-more-acts").click()
    get(played, "hh-again").click()
    expect(get(played, "notice")).to_have_attribute("data-notice", "notice-practice")
    assert played.settle().hole() == WALK[YOU].split()
    assert played.stacks() == {YOU: 2000, SMALL: 1990, BIG: 1980}


def test_statistics_are_pythons_and_the_curve_is_lazy(played: TablePage):
    asked: list[str] = []
    played.page.on("request", lambda request: asked.append(request.url))
    open_list(played)
    told = records(played)
    assert asked == []
    get(played, "hh-tab-stats").click()
    expect(get(played, "stats")).to_have_attribute("data-hands", "2")
    expect(get(played, "curve").locator("canvas")).to_be_visible()
    assert len([url for url in asked if url.endswith(".js")]) == 1
    sums = Counts()
    for record in told:
        events = tuple(event for _, more in steps(record) for event in more)
        sums += count(Played(record.game, record.stakes.big_blind, events, YOU))
    assert sums.bb_per_100
    expect(get(played, "stat-bb100")).to_contain_text(f"+{sums.bb_per_100:.1f}")
    expect(get(played, "stat-quartered")).to_contain_text("1")
    expect(get(played, "stat-vpip")).to_contain_text("100%")
    expect(get(played, "sitting-pot")).to_have_attribute("data-amount", "180")
    expect(get(played, "sitting-luck")).to_have_attribute("data-amount", "0")


def test_statistics_outlive_their_hands(played: TablePage):
    open_list(played)
    open_hand(played, 0)
    get(played, "hh-more-acts").click()
    get(played, "hh-delete").click()
    expect(listed(played)).to_have_count(1)
    get(played, "hh-tab-stats").click()
    expect(get(played, "stats")).to_have_attribute("data-hands", "2")
    get(played, "hh-tab-list").click()
    get(played, "hh-clear").click()
    get(played, "hh-clear-yes").click()
    noted(played, "cleared")
    expect(listed(played)).to_have_count(0)
    get(played, "hh-tab-stats").click()
    expect(get(played, "stats")).to_have_attribute("data-hands", "0")


def test_a_picture_of_the_result(played: TablePage):
    open_list(played)
    open_hand(played, 1)
    get(played, "hh-more-acts").click()
    with played.page.expect_download() as caught:
        get(played, "hh-picture").click()
    noted(played, "pictured")
    data = Path(caught.value.path()).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", data[16:24])
    assert width == 1200
    assert height > 600
    assert caught.value.suggested_filename.endswith(".png")


MANY = 20_000
# The newest hand so many times, straight into the device's storage.
FILL = """async (n) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  const db = await done(indexedDB.open("omaha", 1));
  const change = db.transaction(["hands", "digests"], "readwrite");
  for (const name of ["hands", "digests"]) {
    const store = change.objectStore(name);
    const value = (await done(store.getAll())).at(-1);
    for (let id = 1; id <= n; id++) store.put({ ...value, id, number: id, at: 60_000 * id, after: id }, id);
  }
  await new Promise((resolve) => { change.oncomplete = resolve; });
  db.close();
}"""
# In ms: a loop, which took a quiet machine 43; until hands are listed; until the list follows a letter.
MEASURE = """async () => {
  const root = document.querySelector("omaha-table").shadowRoot;
  const find = (name) => root.querySelector(`[data-testid=${name}]`);
  const until = (isSo) => new Promise((resolve, reject) => {
    setTimeout(reject, 60_000, new Error(`never: ${isSo}`));
    const seen = new MutationObserver(() => look());
    const look = () => isSo() && (seen.disconnect(), resolve());
    seen.observe(root, { subtree: true, childList: true, attributes: true });
    look();
  });
  const timed = async (run) => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  const loop = await timed(() => {
    let sum = 0;
    for (let n = 0; n < 3e7; n++) sum = (31 * sum + n) | 0;
    globalThis.sum = sum;
  });
  const opening = await timed(() => (find("btn-history").click(), until(() => find("hh-item-0"))));
  await until(() => find("hh-list").getAttribute("aria-busy") === "false");
  const letters = [];
  for (const text of ["1999", "19999", "1999", "199", "20000"]) {
    const found = find("hh-count").dataset.found;
    const type = () => {
      find("hh-search").value = text;
      find("hh-search").dispatchEvent(new Event("input", { bubbles: true }));
      return until(() => find("hh-count").dataset.found !== found);
    };
    letters.push(await timed(type));
  }
  return { loop, opening, letters, found: Number(find("hh-count").dataset.found) };
}"""


def test_very_many_hands_are_there_at_once(played: TablePage):
    """On a quiet machine the newest are listed within 300 ms, and a letter narrows them down within 50."""
    open_list(played)
    played.page.evaluate(FILL, MANY)
    played.page.reload()
    played.settle()
    measured = played.page.evaluate(MEASURE)
    assert measured["found"] == 1
    assert measured["opening"] < 300 / 43 * measured["loop"]
    assert sorted(measured["letters"])[2] < 50 / 43 * measured["loop"]
    expect(get(played, "hh-item-0")).to_have_attribute("data-hand", str(MANY))
