"""The page's book of hands: what it keeps of very many, and how it takes files apart."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from omaha8.records.history import HandRecord, collection_from_json
from omaha8.records.phh import from_phhs, to_phhs
from omaha8.records.pokerstars import from_texts, to_texts
from omaha8.wire.bridge import Bridge
from omaha8.wire.library import record_text
from tests.conftest import ROOT
from tests.unit.stacked_hands import quartered, record

SCRIPTS = ROOT / "static" / "app"
JAVASCRIPT = "text/javascript"

# A shelf as static/app/storage.js has one, without the device.
OPEN = """async ([script, most]) => {
  const { createRecords } = await import(script);
  const stores = {};
  const of = (store) => (stores[store] ??= new Map());
  const storage = {
    get: async (store, key) => of(store).get(key),
    all: async (store) => [...of(store).values()],
    keys: async (store) => [...of(store).keys()],
    some: async (store, from, to) => {
      const found = [...of(store)].flatMap(([key, value]) => (from <= key && key <= to ? [value] : []));
      globalThis.most = Math.max(globalThis.most ?? 0, found.length);
      return found;
    },
    write: async (writes) => {
      for (const { store, key, value } of writes)
        value === undefined ? of(store).delete(key) : of(store).set(key, value);
    },
  };
  const ask = async (request) => JSON.parse(await askPython(JSON.stringify(request)));
  globalThis.stores = stores;
  globalThis.storage = storage;
  globalThis.book = createRecords({ storage, ask, most });
}"""
ADD = """async (records) => {
  for (const record of records) await storage.write([await book.entry(record, 1, null)]);
  await book.count();
}"""
STANDING = """async () => ({
  hands: (await book.list()).map(({ number }) => number),
  after: (await book.list()).map(({ after }) => after),
  counted: (await book.stats()).total.counts.hands,
})"""
IMPORT = "(text) => book.import(text).catch((error) => error)"


@pytest.fixture
def page_with_book(page: Page, site: str) -> Callable[[int], Page]:
    """page_with_book(most): a page with a book that keeps so many hands; Python answers from this process."""
    door = Bridge()

    def answer(text: str) -> str:
        return door.dispatch(json.dumps({"v": 1, "id": 1, "table": "", **json.loads(text)}))

    def open_book(most: int) -> Page:
        page.goto(f"{site}_test.html")
        page.evaluate(OPEN, [f"{site}_test/records.js", most])
        return page

    page.route(f"{site}_test.html", lambda route: route.fulfill(body="", content_type="text/html"))
    for name in ("records.js", "handfile.js"):
        body = (SCRIPTS / name).read_text("utf-8")
        page.route(f"{site}_test/{name}", partial(fulfil, body))
    page.expose_function("askPython", answer)
    return open_book


def fulfil(body: str, route: Any) -> None:
    route.fulfill(body=body, content_type=JAVASCRIPT)


def hands(n: int) -> list[HandRecord]:
    """Hands 1 to n, each of which cost the hero 6 big blinds."""
    base = record(*quartered(), hero=1)
    return [replace(base, number=number) for number in range(1, n + 1)]


def collection(records: list[HandRecord]) -> str:
    told = ",\n".join(map(record_text, records))
    return f'{{"format": "omaha-hands/1", "hands": [\n{told}\n]}}'


def test_old_hands_leave_their_statistics_behind(page_with_book: Callable[[int], Page]):
    page = page_with_book(5)
    texts = [record_text(each) for each in hands(12)]
    page.evaluate(ADD, texts[:4])
    assert page.evaluate(STANDING)["hands"] == [4, 3, 2, 1]
    page.evaluate(ADD, texts[4:])
    standing = page.evaluate(STANDING)
    assert standing["hands"] == [12, 11, 10, 9, 8]
    assert standing["counted"] == 12
    each = standing["after"][0] / 12
    assert standing["after"] == [each * number for number in standing["hands"]]


def test_a_record_that_python_refuses_goes(page_with_book: Callable[[int], Page]):
    page = page_with_book(100)
    good = [record_text(each) for each in hands(2)]
    page.evaluate(ADD, [good[0], good[0].replace("omaha-hand/1", "omaha-hand/9"), "", good[1]])
    standing = page.evaluate(STANDING)
    assert (standing["hands"], standing["counted"]) == ([2, 1], 2)
    assert page.evaluate("() => stores.hands.size") == 2


@pytest.mark.parametrize("form", ["json", "phh", "pokerstars"])
def test_more_hands_than_python_takes_at_once(page_with_book: Callable[[int], Page], form: str):
    page = page_with_book(10_000)
    many = hands(620)
    writers = {"json": collection, "phh": to_phhs, "pokerstars": to_texts}
    readers = {"json": collection_from_json, "phh": from_phhs, "pokerstars": from_texts}
    text = writers[form](many)
    assert page.evaluate(IMPORT, text) == {"taken": 620, "known": 0}
    assert page.evaluate(STANDING)["hands"] == list(range(620, 0, -1))
    assert page.evaluate(IMPORT, text) == {"taken": 0, "known": 620}
    written = page.evaluate("async (form) => book.export(await book.all(), form)", form)
    assert [hand.number for hand in readers[form](written["text"])] == [hand.number for hand in many]


def test_a_fault_far_inside_a_file_is_named_as_of_the_whole(page_with_book: Callable[[int], Page]):
    page = page_with_book(10_000)
    many = hands(600)
    lines = to_texts(many).splitlines()
    wrong = [n for n, line in enumerate(lines) if "raises" in line][550]
    lines[wrong] = "Ana: raises the roof"
    refused = page.evaluate(IMPORT, "\n".join(lines))
    assert refused["params"]["line"] == wrong + 1
    many[570] = replace(many[570], number=10**6)
    text = collection(many).replace('"number": 1000000', '"number": "x"')
    assert "hands[570]" in page.evaluate(IMPORT, text)["params"]["path"]
    assert page.evaluate("() => stores.hands?.size ?? 0") == 0


FILL = """(n) => storage.write(Array.from({ length: n }, (_, at) => (
  { store: "digests", key: at + 1, value: { id: at + 1, marks: [], names: [] } }
)))"""
# Their numbers, and how many were read at once.
READ = "async () => [(await {}).map(({{ id }}) => id), globalThis.most]"


def test_of_very_many_hands_the_newest_come_first_and_the_rest_in_portions(
    page_with_book: Callable[[int], Page],
):
    page = page_with_book(20_000)
    page.evaluate(FILL, 20_000)
    assert page.evaluate(READ.format("book.newest(60)")) == [list(range(20_000, 19_940, -1)), 60]
    assert page.evaluate(READ.format("book.list()")) == [list(range(20_000, 0, -1)), 1000]
