"""Looks for cards where a page could keep or pass them: messages of the worker, the page itself, its storage.

A card may be known once an event has shown it to the player. Whether the events themselves tell too much is
judged against the deck that the seed gives.
"""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page

from omaha8.cards import card_name
from omaha8.shuffle import shuffled_deck

# Opaque by contract.
OPAQUE = {"save"}
# How far back the live region goes: each hand has said at least one sentence.
KEPT_SENTENCES = 6
RUN = re.compile(r"(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs])+(?![0-9A-Za-z])")

# Keeps what passes between the page and its workers.
LISTEN = """(() => {
  const Native = Worker;
  globalThis.overheard = [];
  globalThis.workers = [];
  globalThis.Worker = class extends Native {
    constructor(...args) {
      super(...args);
      workers.push(this);
      this.addEventListener("message", ({ data }) => overheard.push(data));
    }
    postMessage(message, ...more) {
      overheard.push(message);
      super.postMessage(message, ...more);
    }
  };
})()"""

# Every card that is drawn, named or written anywhere in the page, shadow roots included, and apart from these
# what the live region said of late. Numbers that place and shape things are no cards.
IN_PAGE = """() => {
  const SHAPES = new Set(["d", "transform", "viewBox", "points", "href", "class", "id"]);
  const SUITS = { clubs: "c", diamonds: "d", hearts: "h", spades: "s" };
  const WORDS = "two three four five six seven eight nine ten jack queen king ace".split(" ");
  const RANKS = Object.fromEntries(WORDS.map((word, i) => [word, "23456789TJQKA"[i]]));
  const said = new Set();
  const found = new Set();
  const read = (text, into = found) => {
    for (const [run] of text.matchAll(/(?<![0-9A-Za-z])(?:[2-9TJQKA][cdhs])+(?![0-9A-Za-z])/g))
      for (const [card] of run.matchAll(/../g)) into.add(card);
    for (const [, rank, suit] of text.matchAll(/(\\w+) of (clubs|diamonds|hearts|spades)/gi))
      into.add(RANKS[rank.toLowerCase()] + SUITS[suit.toLowerCase()]);
  };
  const rankOf = (text) => (text === "10" ? "T" : text);
  const look = (element) => {
    if (element.matches?.("[aria-live=polite]")) {
      read(element.textContent, said);
      return;
    }
    for (const { name, value } of element.attributes ?? []) if (!SHAPES.has(name)) read(value);
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE || node.nodeType === Node.COMMENT_NODE) read(node.data);
      else look(node);
    }
    if (element.matches?.("svg")) {
      const marks = [...element.querySelectorAll("use")].map((use) => use.getAttribute("href"));
      const rank = marks.find((mark) => mark.startsWith("#rank-"))?.slice("#rank-".length);
      const suit = marks.find((mark) => mark.startsWith("#suit-"))?.slice("#suit-".length);
      if (rank && suit) found.add(rankOf(rank) + suit);
    }
    const { suit } = element.dataset ?? {};
    const letter = element.textContent?.trim();
    if (suit && /^([2-9TJQKA]|10)$/.test(letter)) found.add(rankOf(letter) + suit);
    if (element.shadowRoot) look(element.shadowRoot);
  };
  look(document.documentElement);
  read(document.title);
  return { seen: [...found], said: [...said] };
}"""

# Everything that the browser keeps for this address, as one text. Of stored answers only what is text: the
# engine's memory is the same for every visitor.
IN_STORAGE = """async () => {
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href];
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    for (const store of db.objectStoreNames) {
      kept.push(JSON.stringify(await new Promise((resolve, reject) => {
        const asked = db.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      })));
    }
    db.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      kept.push(request.url);
      if (/text|json|javascript/.test(answer.headers.get("content-type"))) kept.push(await answer.text());
    }
  }
  return kept.join("\\n");
}"""


def cards_in(text: str) -> set[str]:
    """Every card written in a text, alone or in a run as decks are.

    >>> sorted(cards_in('"As", 2dKh; 8c0ffee'))
    ['2d', 'As', 'Kh']
    """
    return {run[at : at + 2] for run in RUN.findall(text) for at in range(0, len(run), 2)}


def open_part(value: Any, records: set[str]) -> Any:
    """A message without what is opaque, and without the records of finished hands, which tell all cards."""
    match value:
        case dict():
            return {key: open_part(item, records) for key, item in value.items() if key not in OPAQUE}
        case list():
            return [open_part(item, records) for item in value]
    return None if value in records else value


class Watch:
    """Follows one table from its messages, and knows from the seed what it must not tell.

    Attributes:
        known: what the player has been shown in the hand that runs.
        known_in: the same by the number of the hand, also of those that are over.
        said: what the live region told in all hands.
        records: the texts that came with the end of a hand.
    """

    def __init__(self, seed: str, me: int = 0) -> None:
        self.seed = seed
        self.me = me
        self.known: set[str] = set()
        self.said: set[str] = set()
        self.records: set[str] = set()
        self.known_in: dict[int, set[str]] = {}
        self.deck: list[str] = []
        self.seats: list[int] = []
        self.folded: set[int] = set()
        self.has_shown = False
        self.dealt = 0

    def hear(self, messages: Iterable[Any]) -> None:
        """Checks messages between page and worker, in their order."""
        for message in messages:
            body = json.loads(message["text"]) if "text" in message else message
            for event in body.get("events") or []:
                self._follow(event, body["view"]["hand"])
            if "record" in body and body.get("view", {}).get("ending"):
                self.records.add(body["record"])
            for digest in body.pop("hands", ()):
                assert cards_in(json.dumps(digest)) <= self.known_in[digest["number"]], digest
            told = cards_in(json.dumps(open_part(body, self.records)))
            assert told <= self.known, f"{sorted(told - self.known)} told in {body}"

    def _follow(self, event: dict[str, Any], hand: int) -> None:
        match event:
            case {"type": "hand_started", "seats": seats}:
                self.deck = [card_name(card) for card in shuffled_deck(self.seed, hand)]
                self.seats, self.folded, self.has_shown = seats, set(), False
                self.known = self.known_in[hand] = set()
                self.dealt = 4 * len(seats)
            case {"type": "hole_dealt", "seat": seat, "cards": cards}:
                assert cards == (self._hole(seat) if seat == self.me else [])
                self.known |= {*cards}
            case {"type": "acted", "seat": seat, "action": action}:
                assert not self.has_shown, "somebody acts after hands were shown"
                if action == "fold":
                    self.folded.add(seat)
            case {"type": "street_dealt", "cards": cards}:
                assert cards == self.deck[self.dealt : self.dealt + len(cards)]
                self.dealt += len(cards)
                self.known |= {*cards}
            case {"type": "hole_shown", "seat": seat, "cards": cards}:
                assert seat not in self.folded
                assert cards == self._hole(seat)
                self.has_shown = True
                self.known |= {*cards}

    def _hole(self, seat: int) -> list[str]:
        place = self.seats.index(seat)
        return [self.deck[turn * len(self.seats) + place] for turn in range(4)]

    def look(self, page: Page) -> None:
        """Checks messages so far and the page as it stands."""
        self.hear(overheard(page))
        found = page.evaluate(IN_PAGE)
        seen, said = set(found["seen"]), set(found["said"])
        assert seen <= self.known, f"{sorted(seen - self.known)} stand in the page"
        lately = set().union(*list(self.known_in.values())[-KEPT_SENTENCES:])
        assert said <= lately, f"{sorted(said - lately)} were said"
        assert seen, "not even the player's own cards are found"
        self.said |= said

    def look_into_storage(self, page: Page) -> None:
        """Checks all that is kept for the page's address; records of finished hands may be."""
        kept = page.evaluate(IN_STORAGE)
        assert page.url in kept
        for record in self.records:
            kept = kept.replace(json.dumps(record), "")
        told = cards_in(kept)
        assert told <= set().union(*self.known_in.values()), f"{sorted(told)} are kept"


def overheard(page: Page) -> Iterator[Any]:
    """What passed between page and worker since this was last asked."""
    yield from page.evaluate("() => overheard.splice(0)")
