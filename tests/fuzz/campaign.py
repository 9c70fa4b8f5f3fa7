"""Sends inputs of the grammar through the one door of the engine and looks at what comes out.

A reply is accepted or an error with a code; a refused request leaves every table as it was.
"""

import json
from collections import Counter
from random import Random
from typing import Any

from omaha8.wire.bridge import Bridge
from tests.fuzz.grammar import SAVES, WRITERS, Grammar, Json

# So many inputs go to each door, of 100; and of them so many are built to be accepted.
SHARES = {"options": 45, "table": 29, "file": 12, "scenario": 8, "save": 6}
BUILT = 0.62
TABLES = ("t", "u")
# Requests at a table that anybody may try at any time: often refused, never harmful.
MEDDLING: tuple[tuple[str, Json], ...] = (
    *(
        ("sit_out", {}),
        ("sit_in", {"post": "now"}),
        ("sit_in", {"post": "wait"}),
        ("auto_post", {"on": False}),
    ),
    *(("wait_big_blind", {"on": True}), ("top_up", {}), ("rebuy_bots", {}), ("tick", {"at": 10_000})),
    *(("away", {"at": 12_000}), ("back", {"at": 50_000}), ("more_time", {"at": 60_000}), ("show", {})),
    *(("rabbit", {}), ("ledger", {}), ("restart", {}), ("rebuy", {}), ("new_bots", {}), ("next_hand", {})),
)


class Campaign:
    """Two tables, their last replies, and what became of the inputs so far.

    Attributes:
        count: inputs by what they were: `(door, "built" | "damaged")`, and `(door, kind, "accepted")`.
        codes: of the refusals.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.grammar = Grammar(self.rng)
        self.bridge = Bridge()
        self.replies: dict[str, Json] = {}
        self.count: Counter[tuple[str, ...]] = Counter()
        self.codes: Counter[str] = Counter()

    def run(self, inputs: int) -> None:
        """Raises AssertionError with the input that did what none may do."""
        doors = {"options": self.options, "table": self.table, "file": self.file, "save": self.save}
        doors["scenario"] = self.scenario
        for door in self.rng.choices(tuple(SHARES), tuple(SHARES.values()), k=inputs):
            doors[door](is_built=self.grammar.often(BUILT))

    def send(self, door: str, text: str, *, is_built: bool) -> Json:
        """One input and its reply."""
        before = dict(self.bridge._sessions)
        reply: Json = json.loads(self.bridge.dispatch(text))
        after = self.bridge._sessions
        code = None if reply["ok"] else reply["error"]["code"]
        # What a seat was told to do may not be legal by the time that it does it; no grammar can say.
        kind = "built" if is_built and code != "illegal_script" else "damaged"
        self.count[door, kind] += 1
        if code is None:
            self.count[door, kind, "accepted"] += 1
            return reply
        self.codes[code] += 1
        assert code != "internal_error", f"{text!r}\n{reply['report']}"
        assert after.keys() == before.keys(), text
        assert all(after[name] is before[name] for name in before), text
        return reply

    def ask(self, door: str, type_: str, table: str = "", *, is_built: bool, **body: Any) -> Json:
        """A request; one that is not built is bent as data or as text before it is sent."""
        request: Json = {"v": 1, "id": self.rng.randrange(1000), "table": table, "type": type_, **body}
        if not is_built and self.grammar.often(0.6):
            request = self.grammar.bent(request)
        text = json.dumps(request, ensure_ascii=self.grammar.often(0.5))
        if not is_built and self.grammar.often(0.5):
            text = self.grammar.damaged(text)
        return self.send(door, text, is_built=is_built)

    # ---- the doors

    def options(self, *, is_built: bool) -> None:
        params = self.grammar.params() if is_built else self.grammar.bad_params()
        self.send(
            "options",
            json.dumps({"v": 1, "id": 1, "table": "", "type": "preview", "params": params}),
            is_built=is_built,
        )

    def table(self, *, is_built: bool) -> None:
        name = self.rng.choice(TABLES)
        if name not in self.replies or (is_built and self.grammar.often(0.02)):
            self.open(name)
            return
        last = self.replies[name]
        type_, body = self.fitting(last)
        room = last["view"]["test"] and last["view"]["room"]
        is_plain = (type_, body) == ("next_hand", {"seq": last["seq"]})
        if is_plain and room and room["you"]["sits"] == "in" and self.grammar.often(0.3):
            type_, body = "stack", {"seq": last["seq"], **self.grammar.order(last["view"])}
        elif last["view"]["test"] and self.grammar.often(0.1):
            type_, body = "script", {"seq": last["seq"], **self.grammar.script(last["view"])}
        if is_built and self.grammar.often(0.1):
            type_, body = self.rng.choice((("view", {}), ("rabbit", {}), ("ledger", {})))
            is_built = type_ == "view"
        elif not is_built and self.grammar.often(0.4):
            type_, more = self.rng.choice(MEDDLING)
            body = {"seq": body["seq"], **more}
            self.noted(self.send("table", self.text(name, type_, body), is_built=False))
            return
        reply = self.ask("table", type_, name, is_built=is_built, **body)
        self.noted(reply)
        if is_built and not reply["ok"]:
            self.open(name)  # its script leads nowhere

    def open(self, name: str) -> None:
        params = self.grammar.params(is_test=self.grammar.often(0.7))
        self.noted(self.ask("table", "open", name, is_built=True, params=params))

    def text(self, name: str, type_: str, body: Json) -> str:
        return json.dumps({"v": 1, "id": 0, "table": name, "type": type_, **body})

    def noted(self, reply: Json) -> None:
        """Keeps what is built upon; damage may have opened, closed or moved another table."""
        if reply["ok"] and "seq" in reply and reply["table"] in TABLES:
            self.replies[reply["table"]] = reply
        for gone in self.replies.keys() - self.bridge._sessions.keys():
            del self.replies[gone]
        # Told by nobody: a damaged request that was accepted under the other table's name.
        for moved in self.replies:
            if self.bridge._sessions[moved].seq != self.replies[moved]["seq"]:
                self.replies[moved] = json.loads(self.bridge.dispatch(self.text(moved, "view", {})))

    def fitting(self, last: Json) -> tuple[str, Json]:
        """A request that the table must take."""
        seq, room = last["seq"], last["view"]["room"]
        match last["next"]:
            case "you":
                return "act", {"seq": seq, "action": self.action(last["view"]["legal"])}
            case "between" if room and not room["can_deal"]:
                return "sit_in", {"seq": seq, "post": "now"}
            case "between" | "deal" if room and room["you"]["due"]:
                return "next_hand", {"seq": seq, "post": True}
            case "between":
                return "next_hand", {"seq": seq}
            case "rebuy":
                return "rebuy", {"seq": seq}
            case "won":
                return "new_bots", {"seq": seq}
            case "over":
                return "restart", {"seq": seq}
            case "question":
                stage = last["stage"]
                question = next(each for each in stage["questions"] if each["id"] == stage["question"])
                asked = {"seq": seq, "question": question["id"]}
                if question["can_show"] and self.grammar.often(0.5):
                    return "solution", asked
                return "answer", asked | {"given": self.grammar.answer(question)}
            case _:
                return "step", {"seq": seq}

    def action(self, legal: Json) -> Json:
        roll = self.rng.random()
        if roll < 0.1:
            return {"type": "fold"}
        if roll > 0.75 and legal["verb"]:
            top = legal["max_to"] if self.grammar.often(0.2) else min(legal["max_to"], 3 * legal["min_to"])
            return {"type": legal["verb"], "to": self.rng.randint(legal["min_to"], top)}
        return {"type": "check" if legal["can_check"] else "call"}

    def file(self, *, is_built: bool) -> None:
        """A file is read; what was read is now and then asked about."""
        form, text = self.grammar.file()
        if not is_built:
            text = self.grammar.damaged(text)
        named = {"format": form} if self.grammar.often(0.5) else {}
        request = {"v": 1, "id": 1, "table": "", "type": "import", "text": text, **named}
        reply = self.send("file", json.dumps(request), is_built=is_built)
        if not reply["ok"] or not self.grammar.often(0.3):
            return
        records = reply["records"]
        if is_built or self.grammar.often(0.5):
            self.told(records, is_built=is_built)
        else:
            self.told([self.grammar.damaged(record) for record in records], is_built=False)

    def told(self, records: list[str], *, is_built: bool) -> None:
        one = records[0]
        type_, body = self.rng.choice(
            (
                ("replay", {"record": one, "open": self.grammar.often(0.5)}),
                ("stats", {"records": records}),
                ("digest", {"records": records}),
                ("verify", {"record": one}),
                ("ledger", {"record": one}),
                ("export", {"records": records, "format": self.rng.choice(tuple(WRITERS))}),
            )
        )
        self.ask("file", type_, is_built=is_built, **body)
        if is_built and self.grammar.often(0.2):
            # Not every record can be practised: posts, dead buttons, unknown cards.
            text = self.text(self.rng.choice(TABLES), "open_from", {"record": one, "upto": 0})
            self.noted(self.send("file", text, is_built=False))

    def scenario(self, *, is_built: bool) -> None:
        """A scenario is read, and now and then shown in one of its modes."""
        text = self.grammar.scenario(is_sure=is_built or self.grammar.often(0.5))
        if not is_built and self.grammar.often(0.8):
            text = self.grammar.damaged(text)
        request = {"v": 1, "id": 1, "table": "", "type": "scenario", "text": text}
        reply = self.send("scenario", json.dumps(request), is_built=is_built)
        if reply["ok"] and self.grammar.often(0.3):
            mode = self.rng.choice(reply["scenario"]["modes"])
            params = {"test": "1"} if self.grammar.often(0.3) else {}
            body = {"text": text, "mode": mode, "params": params}
            stage = self.text(self.rng.choice(TABLES), "stage", body)
            self.noted(self.send("scenario", stage, is_built=is_built))

    def save(self, *, is_built: bool) -> None:
        """A table is brought back from its save, or from something like it."""
        kept = [(name, reply["save"]) for name, reply in self.replies.items() if "save" in reply]
        if not kept:
            self.open(self.rng.choice(TABLES))
            return
        name, text = self.rng.choice(kept)
        if self.grammar.often(0.1):
            text = self.rng.choice(SAVES)
        if not is_built:
            text = self.grammar.forged(text) if self.grammar.often(0.7) else self.grammar.damaged(text)
        reply = self.send("save", self.text(name, "restore", {"save": text}), is_built=is_built)
        self.noted(reply | {"save": text} if reply["ok"] else reply)

    # ---- what became of it

    @property
    def inputs(self) -> int:
        return sum(number for key, number in self.count.items() if len(key) == 2)

    @property
    def built_and_accepted(self) -> int:
        return sum(number for key, number in self.count.items() if key[1:] == ("built", "accepted"))
