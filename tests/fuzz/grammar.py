"""Inputs for every door of the engine: built by a grammar to be accepted, and the same ones damaged.

Everything is drawn from one `Random`, so a seed names an input for ever.
"""

import base64
import json
import re
import tomllib
import zlib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import tomlkit

from omaha8.errors import Omaha8Error
from omaha8.play.options import KEYS
from omaha8.play.questions import AMOUNTS, KINDS, OF_A_SEAT, VERBS
from omaha8.play.save import seal
from omaha8.play.scenario_file import read_scenario
from omaha8.records import history, phh, pokerstars
from omaha8.records.history import HandRecord
from omaha8.rules.actions import Action, BetTo, RaiseTo
from omaha8.rules.profiles import PROFILES
from tests.properties.random_hands import random_hand

Json: TypeAlias = dict[str, Any]

WRITERS: dict[str, Callable[[Iterable[HandRecord]], str]] = {
    "json": history.collection_to_json,
    "phh": phh.to_phhs,
    "pokerstars": pokerstars.to_texts,
}
HOUSES = (
    *PROFILES,
    *("fl_cap=5", "fl_cap_heads_up=false", "dead_button=true", "timeout=all_in", "removal_after=none"),
    *("de,dead_button=true", "default,fl_cap=5,even_split_same_winners=false"),
)
STAKES = {
    "chips": ("1-2", "5-10", "10-20", "25-50", "100-200"),
    "dollars": ("0.50-1", "1-2", "2.50-5", "10-20"),
}
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-"
NUMBER = re.compile(r"\d+", re.ASCII)
CARD = re.compile(r"[2-9TJQKA][cdhs]")
# What people and programs put where something else was meant.
JUNK = (
    *(
        "",
        " ",
        "0",
        "-1",
        "+1",
        "1.5",
        "1e9",
        "NaN",
        "null",
        "true",
        "ten",
        "१०",
        "\uff19",
        "99999999999999999999",
    ),
    *("<b>", "../..", "\0", "\ud800", "a" * 300, "As", "['x']", "%00", "x=y", ",", "-", "10-20-30", "💥"),
)
NAMES = ("Åse", "Ó", "李", "Ana", "von der Alm", "x" * 40, "<b>", "you")
SAVES = tuple(
    kept["save"]
    for version in (1, 2)
    for kept in json.loads(
        (Path(__file__).parents[1] / "unit" / f"saves_version_{version}.json").read_text("utf-8")
    ).values()
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 10**30, 0.5, 1e300, "", "x", "As", [], {}, [1], [[]]),
    *({"type": "fold"}, {"type": "raise", "to": 10**12}, ["As", "As"], {"v": 1}),
)


def is_scenario(told: Json) -> bool:
    """Whether questions fit to where they are asked: only the rules can say."""
    try:
        read_scenario(json.dumps(told))
    except Omaha8Error:
        return False
    return True


def verb(action: Action) -> Json:
    """An action of a script."""
    told = {"act": type(action).__name__.removesuffix("To").lower()}
    return told | ({"to": action.to} if isinstance(action, BetTo | RaiseTo) else {})


class Grammar:
    """A source of inputs."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def often(self, share: float) -> bool:
        return self.rng.random() < share

    # ---- options of a table

    def params(self, *, is_test: bool = False) -> dict[str, str]:
        """Table options that mean something; few or many of them."""
        rng = self.rng
        money = rng.choice(("chips", "dollars"))
        seats = rng.randint(2, 10)
        low = rng.choice(STAKES[money])
        parts: dict[str, str] = {
            "game": rng.choice(("omaha8", "omaha", "omaha_high")),
            "limit": rng.choice(("fl", "pl", "nl", "fixed_limit", "pot_limit", "no_limit")),
            "stakes": low,
            "seats": str(seats),
            "hero": str(rng.randrange(seats)),
            "stack": str(rng.choice((20, 60, 200, 1000, 2000)) * (10 if money == "chips" else 1)),
            "house": rng.choice(HOUSES),
            "seed": "".join(rng.choices(LETTERS, k=rng.randint(1, 64))),
            "clock": rng.choice(("off", "1", "2", "5", "10")),
        }
        if self.often(0.3):
            parts |= {"format": "tournament", "level_by": rng.choice(("hands", "minutes"))}
            parts |= {"level_length": str(rng.randint(1, 99)), "buy_in": str(rng.randint(1, 500))}
            parts |= {"prizes": rng.choice(("100", "65-35", "50-50"))}
        else:
            parts |= {"broke": rng.choice(("rebuy", "new", "out")), "guests": rng.choice("01")}
            parts |= {"join": rng.choice("01") if seats > 2 else "0"}
        kept = {key: text for key, text in parts.items() if self.often(0.8)}
        for needed, by in (
            ("format", ("level_by", "level_length", "buy_in", "prizes")),
            ("seats", ("hero", "join")),
        ):
            if needed in parts and needed not in kept and any(key in kept for key in by):
                kept[needed] = parts[needed]
        kept |= {"money": money, "stakes": low}
        extra = {"lang": "nb", "theme": "dark", "utm_source": "x", "x" * rng.randint(1, 9): "1"}
        kept |= {key: text for key, text in extra.items() if self.often(0.05)}
        if is_test:
            kept["test"] = "1"
        items = list(kept.items())
        rng.shuffle(items)
        return dict(items)

    def bad_params(self) -> dict[str, str]:
        """Options of which one or two are not what they should be."""
        params = self.params()
        for _ in range(self.rng.randint(1, 2)):
            key = self.rng.choice(sorted(KEYS))
            params[key] = self.rng.choice(JUNK) if self.often(0.6) else self.damaged(params.get(key, "10-20"))
        return params

    def order(self, view: Json) -> Json:
        """A hand made to order for a test table: what it begins with, or nothing of it."""
        deck = self.rng.sample([f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"], 52)
        wish = {
            "deck": "".join(deck[: self.rng.choice((0, 4, 17, 52))]),
            "stacks": {str(view["me"]): self.rng.randint(1, 5_000)},
        }
        return {key: value for key, value in wish.items() if self.often(0.7)}

    def script(self, view: Json) -> Json:
        """What bots of a test table do next, each as soon as the rules let it."""
        others = [seat["seat"] for seat in view["seats"] if seat["seat"] != view["me"]]
        seats = self.rng.sample(others, self.rng.randint(0, min(3, len(others))))
        return {
            "seats": {str(seat): [[*action.values()] for action in self._some_actions()] for seat in seats}
        }

    def _some_actions(self) -> list[Json]:
        rng = self.rng
        plain: list[Json] = [{"act": act} for act in ("fold", "check", "call", "call", "check")]
        sized: list[Json] = [{"act": act, "to": rng.randint(1, 400)} for act in ("bet", "raise")]
        return [dict(rng.choice(plain + sized)) for _ in range(rng.randint(0, 3))]

    # ---- answers to questions

    def answer(self, question: Json) -> Any:
        """One that can be read: right or wrong."""
        rng, choices = self.rng, question["choices"]
        match question["type"]:
            case "amount":
                return rng.choice((0, 10, 20, 30, 60, rng.randint(0, 2_000)))
            case "cards":
                return rng.sample(choices, 5)
            case "order":
                return rng.sample(choices, len(choices))
            case "multi":
                return rng.sample(choices, rng.randint(0, len(choices)))
            case "action" if question["ask"] == "legal_actions":
                return rng.choices(choices, k=rng.randint(0, 5))
        return rng.choice(choices)

    # ---- saves

    def forged(self, save: str) -> str:
        """A save with another content, and the checksum that fits to it."""
        _, version, _, body = save.split(".")
        content: Json = json.loads(zlib.decompress(base64.urlsafe_b64decode(body)))
        for _ in range(self.rng.choice((1, 1, 2))):
            key = self.rng.choice(sorted(content))
            content = content | {key: self._twisted(content[key])}
        return seal(content, int(version))

    def _twisted(self, value: Any) -> Any:
        """Like it, but for one thing inside."""
        rng = self.rng
        is_deep = self.often(0.9)
        if isinstance(value, dict) and value and is_deep:
            key = rng.choice(sorted(value))
            rest = {name: one for name, one in value.items() if name != key}
            return rest if self.often(0.1) else rest | {key: self._twisted(value[key])}
        if isinstance(value, list) and value and is_deep:
            at = rng.randrange(len(value))
            return [*value[:at], *([] if self.often(0.1) else [self._twisted(value[at])]), *value[at + 1 :]]
        if isinstance(value, str) and is_deep:
            return self.damaged(value)
        if type(value) is int and is_deep:
            return value + rng.choice((-1, 1, 10, -value, -2 * value, 1_000, 10**6))
        return rng.choice(VALUES)

    # ---- files of hands

    def hands(self) -> list[HandRecord]:
        return [random_hand(self.rng)[0] for _ in range(self.rng.choice((1, 1, 1, 2, 3)))]

    def file(self) -> tuple[str, str]:
        """A file that some program could have written: its format and its text."""
        form = self.rng.choice(tuple(WRITERS))
        text = WRITERS[form](self.hands())
        restyle = {"json": self._restyled_json, "phh": self._restyled_toml, "pokerstars": self._restyled_text}
        return form, restyle[form](text)

    def _restyled_json(self, text: str) -> str:
        rng = self.rng
        told = json.loads(text)
        if len(told["hands"]) == 1 and self.often(0.5):
            told = told["hands"][0]
        indent = rng.choice((None, 0, 1, 4))
        return self._ends(json.dumps(self._shuffled(told), indent=indent, ensure_ascii=self.often(0.5)))

    def _shuffled(self, value: Any) -> Any:
        if isinstance(value, dict):
            keys = list(value)
            self.rng.shuffle(keys)
            return {key: self._shuffled(value[key]) for key in keys}
        return [self._shuffled(each) for each in value] if isinstance(value, list) else value

    def _restyled_toml(self, text: str) -> str:
        """Other spaces, comments and quotes; the fields of a table in another order."""
        parts: list[list[str]] = [[]]
        for line in text.splitlines():
            if line.startswith("["):
                parts.append([line])
            else:
                parts[-1].append(line)
        lines = [line for part in parts for line in self._shuffled_fields(part)]
        spaced = [line.replace(" = ", self.rng.choice((" = ", "=", "  =  ")), 1) for line in lines]
        told = "\n".join(line + self.rng.choice(("", "", "", "  # so it was")) for line in spaced)
        restyled = self._ends(told + "\n")
        # A comment behind the start of a long list: where the new style is not TOML, the old one.
        try:
            same = tomllib.loads(restyled.removeprefix("\ufeff")) == tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            same = False
        return restyled if same else text

    def _shuffled_fields(self, lines: list[str]) -> list[str]:
        fields: list[list[str]] = []
        for line in lines:
            starts = " = " in line and not line.startswith((" ", "]", "["))
            if starts or not fields:
                fields.append([line])
            else:
                fields[-1].append(line)
        if fields and fields[0][0].startswith("["):
            head, *rest = fields
            self.rng.shuffle(rest)
            fields = [head, *rest]
        else:
            self.rng.shuffle(fields)
        return [line for field in fields for line in field]

    def _restyled_text(self, text: str) -> str:
        gaps = self.rng.randint(0, 3)
        return self._ends("\n" * gaps + text + "\n" * self.rng.randint(0, 3))

    def _ends(self, text: str) -> str:
        return text.replace("\n", "\r\n") if self.often(0.2) else text

    # ---- scenarios

    def scenario(self, *, is_sure: bool = True) -> str:
        """A scenario in either of the two notations: one that holds, or one that may ask in vain."""
        told = plain = self._scene()
        for _ in range(3):
            told = self._dressed(plain)
            if not is_sure or is_scenario(told):
                break
        else:
            told = plain
        told = self._shuffled(told)
        return json.dumps(told) if self.often(0.5) else tomlkit.dumps(told)

    def _scene(self) -> Json:
        """A hand, cards known in part, played to some point."""
        rng = self.rng
        record = random_hand(rng, is_plain=True)[0]
        chairs = [seat.seat for seat in record.seats]
        stakes = record.stakes
        low, high = (
            (stakes.small_bet, stakes.big_bet) if stakes.small_bet else (stakes.small_blind, stakes.big_blind)
        )
        return {
            "schema": "omaha-scenario/1",
            "id": self._code(),
            "button": chairs.index(record.button),
            "hero": rng.randrange(len(chairs)),
            "rules": {
                "game": record.game.variant,
                "limit": record.game.structure,
                "stakes": f"{low}-{high}",
                "small_blind": str(stakes.small_blind),
            },
            "seats": [{"stack": seat.stack} for seat in record.seats],
            "cards": self._some_cards(len(chairs)),
            "script": [
                {"seat": chairs.index(seat), **verb(action)}
                for seat, action in record.actions[: rng.choice((len(record.actions), rng.randrange(40)))]
            ],
        }

    def _code(self) -> str:
        return "a" + "".join(self.rng.choices("abc-09", k=self.rng.randint(0, 9)))

    def _dressed(self, plain: Json) -> Json:
        """A scene with stops and questions, and whatever else its author may say."""
        rng = self.rng
        seats, script = [dict(seat) for seat in plain["seats"]], list(plain["script"])
        questions: Json = {}
        for name in rng.sample(("q", "who", "A_1", "-"), rng.choice((0, 1, 1, 2, 4))):
            questions[name] = self._question(seats, script)
            is_decision = questions[name]["ask"] == "best_action" and self.often(0.6)
            stop: Json = {"stop": "decision" if is_decision else "question", "ask": name}
            if self.often(0.1):
                stop["street"] = rng.choice(("preflop", "flop", "turn", "river"))
            script.insert(rng.choice((len(script), rng.randint(0, len(script)))), stop)
        if self.often(0.1):
            script.append({"stop": "decision"})
        for seat, name in zip(seats, rng.sample(NAMES, min(len(seats), len(NAMES))), strict=False):
            if self.often(0.15):
                seat["name"] = name
            if self.often(0.15):
                seat["plays"] = self._some_actions()
        told = plain | {"seats": seats, "script": script}
        parts: Json = {
            "questions": questions,
            "steps": [self._step(len(script)) for _ in range(rng.randint(1, 3))],
            "title": self._code(),
            "seed": "".join(rng.choices(LETTERS, k=5)),
            "reveal": rng.choice(("hero", "all", "none")),
        }
        if questions:
            told["reveal"] = rng.choice(("hero", "all", "all"))
        told |= {key: part for key, part in parts.items() if key not in told and self.often(0.3)}
        return told | ({"questions": questions} if questions else {})

    def _question(self, seats: Sequence[Json], script: Sequence[Json]) -> Json:
        rng = self.rng
        ask = rng.choice(tuple(KINDS))
        kind = rng.choice(KINDS[ask])
        told: Json = {"ask": ask}
        if kind != KINDS[ask][0] or self.often(0.3):
            told["type"] = kind
        if ask in OF_A_SEAT and self.often(0.5):
            told["seat"] = rng.randrange(len(seats))
        if ask in AMOUNTS and kind == "choice":
            told["choices"] = sorted({0, *(entry["to"] for entry in script if "to" in entry), 10, 20, 40})
        if ask == "best_action":
            told["answer"] = rng.sample(VERBS, rng.randint(1, 3))
        elif self.often(0.2):
            told["answer"] = "computed"
        return told

    def _step(self, entries: int) -> Json:
        deck = [f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"]
        cards = "".join(self.rng.sample(deck, self.rng.randint(1, 5)))
        return {
            "at": self.rng.randint(0, entries),
            "show": [{"cards": cards, "half": self.rng.choice(("hi", "lo"))}],
        }

    def _some_cards(self, seats: int) -> Json:
        deck = self.rng.sample([f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs"], 52)
        known = iter([card if self.often(0.8) else "??" for card in deck])
        hole = ["".join(next(known) for _ in range(self.rng.choice((0, 2, 4, 4)))) for _ in range(seats)]
        board = " ".join(next(known) for _ in range(self.rng.choice((0, 3, 5))))
        return {"hole": hole, "board": board}

    # ---- damage

    def damaged(self, text: str) -> str:
        """The text with one to three wounds."""
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            text = self._wounded(text)
        return text

    def _wounded(self, text: str) -> str:
        rng = self.rng
        place, far = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
        far = min(far, place + rng.choice((1, 1, 2, 8, 60)))
        match rng.randrange(9):
            case 6 | 7:
                return self._another(
                    NUMBER, text, lambda: str(rng.choice((0, 1, 2, 7, 19, 100, 10**9, 10**20)))
                )
            case 8:
                return self._another(CARD, text, lambda: rng.choice("23456789TJQKA") + rng.choice("cdhs"))
            case 0:
                return text[:place]
            case 1:
                return text[:place] + text[far:]
            case 2:
                return text[:place] + rng.choice(JUNK) + text[far:]
            case 3:
                return (
                    text[:place] + chr(rng.choice((rng.randrange(128), rng.randrange(0x110000)))) + text[far:]
                )
            case 4:
                return text[:far] + text[place:]
            case _:
                lines = text.split("\n")
                rng.shuffle(lines) if self.often(0.2) else lines.reverse()
                return "\n".join(lines)

    def _another(self, kind: re.Pattern[str], text: str, value: Callable[[], str]) -> str:
        """The text with one thing of a kind replaced: wounds that only the rules notice."""
        found = list(kind.finditer(text))
        if not found:
            return text + value()
        one = self.rng.choice(found)
        return text[: one.start()] + value() + text[one.end() :]

    def bent(self, request: Json) -> Json:
        """A request with a key gone, added or of another kind."""
        rng = self.rng
        bent = dict(request)
        key = rng.choice(sorted(bent))
        match rng.randrange(4):
            case 0:
                del bent[key]
            case 1:
                bent[rng.choice(("seq", "params", "seat", "x", "to", "at", "record", "__class__"))] = (
                    rng.choice(VALUES)
                )
            case 2 if isinstance(bent[key], dict) and bent[key]:
                bent[key] = self.bent(bent[key])
            case _:
                bent[key] = rng.choice(VALUES)
        return bent
