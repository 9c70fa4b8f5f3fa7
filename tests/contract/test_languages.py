"""Every language says everything: all ids of English with its placeholders, and all codes of Python.

Long because of one table, `WANTED`: every family of codes beside the pattern of its texts.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
from fluent.syntax import FluentParser, ast

from omaha8.play import archive, clock, hints, options, practice, questions, room, scenario, tournament
from omaha8.records import digest, stats
from omaha8.rules import actions, events, games, ledger, profiles, ranking
from omaha8.views import temptations, view

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
FOLDER = STATIC / "i18n"
LANGUAGES = ("en", "nb", "da", "de", "sv")
TRANSLATIONS = LANGUAGES[1:]
TERM_SETS = ("terms-english", "terms-local")
# A value instead of each placeholder, as long as most are.
PLACED = "1 200"
# Of one rank a hand's name takes the singular, the plural or the letter, as its language has it.
SAME_RANK = {"many": "one", "many2": "one2", "letter": "one", "letter2": "one2"}
LITERAL_ID = re.compile(r"""\bt\(\s*"([a-z][\w-]*)"\s*[,)]""")
IMPORT = re.compile(r'^import (\w+) from "\./([\w-]+)\.ftl";$', re.MULTILINE)
# "Pass" is what some rule pages call folding and others checking.
PASS = re.compile(r"\bpass(e|en)?\b", re.IGNORECASE)


# ---- reading


@cache
def resource(lang: str, name: str) -> ast.Resource:
    return FluentParser().parse((FOLDER / lang / f"{name}.ftl").read_text("utf-8"))


def names(lang: str) -> set[str]:
    return {path.stem for path in (FOLDER / lang).glob("*.ftl")}


def all_messages(lang: str) -> Iterator[ast.Message]:
    for name in sorted(names(lang)):
        yield from (entry for entry in resource(lang, name).body if isinstance(entry, ast.Message))


@cache
def messages(lang: str) -> dict[str, ast.Pattern]:
    return {message.id.name: message.value for message in all_messages(lang) if message.value}


@cache
def terms(lang: str, name: str) -> dict[str, dict[str, str]]:
    """Term -> form -> word, the default form first."""
    if name not in names(lang):
        name = "terms-english"
    found = (entry for entry in resource(lang, name).body if isinstance(entry, ast.Term))
    return {term.id.name: forms(term) for term in found}


def forms(term: ast.Term) -> dict[str, str]:
    (choice,) = term.value.elements
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression), term.id.name
    variants = sorted(choice.expression.variants, key=lambda variant: not variant.default)
    return {variant.key.name: plain(variant.value) for variant in variants}  # type: ignore[union-attr]


def plain(pattern: ast.Pattern) -> str:
    (element,) = pattern.elements
    assert isinstance(element, ast.TextElement)
    return element.value


@dataclass
class Parts:
    """What a message is made of: variables it shows and chooses by, terms and their forms, whatever else."""

    shown: set[str] = field(default_factory=set)
    chosen: set[str] = field(default_factory=set)
    terms: set[tuple[str, str | None]] = field(default_factory=set)
    others: set[str] = field(default_factory=set)

    def add(self, pattern: ast.Pattern) -> "Parts":
        for element in pattern.elements:
            if isinstance(element, ast.Placeable):
                self.add_placeable(element.expression)
        return self

    def add_placeable(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> None:
        match expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=key), variants=variants):
                self.chosen.add(key.name)
                for variant in variants:
                    self.add(variant.value)
            case ast.VariableReference(id=key):
                self.shown.add(SAME_RANK.get(key.name, key.name))
            case ast.TermReference(id=key):
                self.terms.add((key.name, form_of(expression)))
            case ast.StringLiteral():
                pass
            case _:
                self.others.add(type(expression).__name__)


def parts(pattern: ast.Pattern) -> Parts:
    return Parts().add(pattern)


def form_of(node: ast.TermReference) -> str | None:
    if node.arguments is None:
        return None
    (named,) = node.arguments.named
    assert named.name.name == "form"
    return str(named.value.parse()["value"])


def texts(pattern: ast.Pattern, words: dict[str, dict[str, str]]) -> list[str]:
    """All that a message can say, with `PLACED` for what is put in."""
    said = [""]
    for element in pattern.elements:
        said = [before + after for before in said for after in part_texts(element, words)]
    return said


def part_texts(element: ast.TextElement | ast.Placeable, words: dict[str, dict[str, str]]) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [text for variant in variants for text in texts(variant.value, words)]
        case ast.TermReference() as term:
            of = words[term.id.name]
            return [of[form_of(term) or next(iter(of))]]
        case ast.StringLiteral() as literal:
            return [str(literal.parse()["value"])]
        case _:
            return [PLACED]


def longest(lang: str, key: str) -> str:
    pattern = messages(lang)[key]
    return max((text for name in TERM_SETS for text in texts(pattern, terms(lang, name))), key=len)


def common(lang: str) -> list[str]:
    return sorted(messages(lang).keys() & messages("en").keys())


# ---- files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_files_parse(lang: str):
    junk = [
        (name, entry.content)
        for name in sorted(names(lang))
        for entry in resource(lang, name).body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_there_twice(lang: str):
    ids = [message.id.name for message in all_messages(lang)]
    assert not sorted({key for key in ids if ids.count(key) > 1})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_has_the_files_of_english_and_lists_them(lang: str):
    expected = names("en") | (set() if lang == "en" else {"terms-local"})
    assert names(lang) == expected
    index = (FOLDER / lang / "index.js").read_text("utf-8")
    imports = dict(IMPORT.findall(index))
    assert set(imports.values()) == expected
    listed = re.search(r"messages: \[(.*?)\]", index, re.DOTALL)
    assert listed
    assert {imports[name] for name in re.findall(r"\w+", listed[1])} == expected - set(TERM_SETS)


def test_all_languages_are_offered():
    offered = re.search(r"const SPOKEN = \{(.*?)\n\};", (FOLDER / "i18n.js").read_text("utf-8"), re.DOTALL)
    assert offered
    assert tuple(re.findall(r"^  (\w+):", offered[1], re.MULTILINE)) == LANGUAGES
    for lang in TRANSLATIONS:
        assert f'import("./{lang}/index.js")' in offered[1]


# ---- messages


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_id_of_english_is_there_and_no_other(lang: str):
    assert sorted(messages("en").keys() ^ messages(lang).keys()) == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_placeholders_are_those_of_english(lang: str):
    wrong = {}
    for key in common(lang):
        own, english = parts(messages(lang)[key]), parts(messages("en")[key])
        known = english.shown | english.chosen
        if own.shown != english.shown or not own.chosen <= known:
            wrong[key] = (own.shown ^ english.shown, own.chosen - known)
    assert not wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_are_whole_sentences_of_their_own(lang: str):
    assert {key: found for key, pattern in messages(lang).items() if (found := parts(pattern).others)} == {}


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_sentence_is_left_in_english(lang: str):
    same = [
        key
        for key in common(lang)
        if longest(lang, key) == (text := longest("en", key)) and len(re.findall(r"[a-z]{3,}", text)) > 2
    ]
    assert not same


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_text_is_much_longer_than_the_english_one(lang: str):
    long = {}
    for key in common(lang):
        text, english = longest(lang, key), longest("en", key)
        if len(text) > 1.6 * len(english) + 10:
            long[key] = (text, english)
    assert not long


@pytest.mark.parametrize("lang", ["nb", "da", "de"])
def test_nothing_is_called_pass(lang: str):
    said = (longest(lang, key) for key in messages(lang))
    words = (word for name in TERM_SETS for of in terms(lang, name).values() for word in of.values())
    assert [text for text in (*said, *words) if PASS.search(text)] == []


def test_every_text_that_a_script_names_is_there():
    missing = {
        (script.name, key)
        for script in STATIC.rglob("*.js")
        for key in LITERAL_ID.findall(script.read_text("utf-8"))
        if key not in messages("en")
    }
    assert not missing


# ---- terms


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_both_sets_of_terms_are_complete(lang: str):
    english, local = (terms(lang, name) for name in TERM_SETS)
    wanted = terms("en", "terms-english")
    assert english.keys() == local.keys() == wanted.keys()
    for term, of in wanted.items():
        assert english[term].keys() == local[term].keys(), term
        assert english[term].keys() >= of.keys(), term
        assert all([*english[term].values(), *local[term].values()]), term


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_and_form_that_a_message_asks_for_is_there(lang: str):
    of = terms(lang, "terms-english")
    missing = {
        (key, term, form)
        for key, pattern in messages(lang).items()
        for term, form in parts(pattern).terms
        if term not in of or (form is not None and form not in of[term])
    }
    assert not missing


# ---- codes of Python


def codes(kind: Any) -> Iterator[str]:
    """The texts of a Literal, also where it is a part of a union."""
    for choice in get_args(kind):
        yield from [choice] if isinstance(choice, str) else codes(choice)


def house_rules() -> Iterator[str]:
    for rule in fields(profiles.HouseRules):
        yield f"rule-{rule.name}"
        values = ["n", "none"] if rule.name == "removal_after" else house_values(rule.type)
        yield from (f"rule-{rule.name}-{value}" for value in values)


def house_values(kind: Any) -> list[str]:
    """Of a rule's type, as the page spells them.

    >>> house_values(bool), house_values(Literal["a", "b"] | None), house_values(Literal[4, 5])
    (['false', 'true'], ['a', 'b', 'none'], ['4', '5'])
    """
    if kind is bool:
        return ["false", "true"]
    if kind is type(None):
        return ["none"]
    choices = get_args(kind)
    return (
        [str(c) for c in choices]
        if get_origin(kind) is Literal
        else [v for c in choices for v in house_values(c)]
    )


def documented(document: str) -> list[str]:
    """The codes of a document's table of errors."""
    text = (ROOT / "docs" / document).read_text("utf-8")
    section = re.search(r"^## Errors$(.*?)^## ", text, re.DOTALL | re.MULTILINE)
    assert section
    rows = re.findall(r"^\| (`.*?) \|", section[1], re.MULTILINE)
    return [code for row in rows for code in re.findall(r"`(\w+)`", re.sub(r"with `\w+`", "", row))]


def refused_options() -> list[str]:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    told = re.search(r"`why` of a `bad_parameter`: (.*?)\.", text, re.DOTALL)
    assert told
    return re.findall(r"`(\w+)`", told[1])


POSTED_BY_NAME = ("small_blind", "big_blind")
TOLD_WHY = {
    "uncontested": "ledger-line-all",
    "no_low": "ledger-no-low",
    "even_split_same_winners": "ledger-both",
    # Of these two the halves themselves tell.
    "high_only": "ledger-line-hi",
    "halved": "ledger-line-lo",
}
EVENTS = {
    "hand_started": "tell-hand",
    "posted": "log-post",
    "hole_dealt": "log-dealt",
    "acted": "log-call",
    "bet_returned": "log-returned",
    "street_dealt": "tell-street",
    "hole_shown": "log-shows",
    "hole_mucked": "log-mucks",
    "pot_awarded": "tell-won",
    "hand_ended": "result",
}
# What of the pauses, the seats and the clock is said; the others only show.
SAID = {
    "you": "tell-you-act",
    "rebuy": "rebuy",
    "won": "table-won",
    "over": "answer-restart",
    "between": "next-hand",
}


def event_types() -> set[str]:
    return {re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in get_args(events.Event)}


WANTED: dict[str, Iterable[str]] = {
    "variants": [f"{name}{code}" for code in games.VARIANTS for name in ("game-",)]
    + [f"{code}-text" for code in games.VARIANTS],
    "structures": [
        f"{name}{code}" for code in games.STRUCTURES for name in ("limit-", "limit-short-", "help-")
    ],
    "streets": [f"street-{code}" for code in games.STREETS],
    "hands": [f"{name}{code}" for code in ranking.CATEGORIES for name in ("hand-", "short-", "category-")]
    + ["hand-low", "hand-royal", "short-royal"],
    "cards": [f"suit-{suit}" for suit in "cdhs"]
    + [f"rank-{rank}-{number}" for rank in "AKQJT98765432" for number in ("one", "many")],
    "events": EVENTS.values(),
    "actions": [f"{name}{code}" for code in codes(events.ActionName) for name in ("log-", "last-")],
    "posts": [f"last-{code}" for code in codes(events.PostKind)]
    + [f"marker-name-{code}" for code in POSTED_BY_NAME]
    + [f"log-post-{code}" for code in codes(events.PostKind) if code not in (*POSTED_BY_NAME, "ante")],
    "why no practice": [f"code-bad_practice-{code}" for code in codes(practice.WhyNot)],
    "why no raise": [f"why-{code}" for code in codes(actions.NoRaise)],
    "verbs": [f"{name}{code}" for code in codes(actions.Verb) for name in ("", "amount-", "tell-price-")],
    "markers": [f"{name}{code}" for code in codes(view.Marker) for name in ("marker-", "marker-name-")],
    "low states": [
        f"{form}low-{state}" for form in ("", "short-") for state in ("needs", "impossible", "hand")
    ],
    "temptations": [f"tempt-{code}" for code in codes(temptations.TemptationCode)],
    "house rules": list(house_rules()),
    "profiles": [f"house-{code}" for code in ("default", *profiles.PAGES)]
    + [f"page-{code}" for code in profiles.PAGES],
    "ledger": [TOLD_WHY[code] for code in codes(ledger.Why)],
    "odd chips": [f"odd-{code}" for code in codes(ledger.OddWhy)],
    "rake": [f"rake-{code}" for code in codes(ledger.RakeWhy) if code != "off"],
    "formats": [f"{name}{code}" for code in codes(options.Format) for name in ("format-", "options-note-")],
    "broke bots": [f"broke-{code}" for code in codes(options.Broke)],
    "levels": [f"level-by-{code}" for code in codes(options.LevelBy)],
    "money": [f"money-{code}" for code in codes(options.Money)],
    "refused options": [f"bad-{code}" for code in refused_options()],
    "chairs": [f"sits-{code}" for code in codes(room.Sits)],
    "entry": [f"entry-why-{code}" for code in codes(room.Why)],
    "waiting": [f"{name}{code}" for code in ("big_blind", "button") for name in ("you-wait-", "enter-wait-")],
    "clock": [f"time-{code}" for code in codes(clock.Cue) if code.startswith("warn")]
    + [f"time-over-{code}" for code in codes(clock.Verdict)],
    "tournament": ["tour-watching", "tour-winner", "tour-won", "tour-place", "tour-out"],
    "pauses": SAID.values(),
    "fair shuffle": [f"fair-{code}" for code in (*codes(archive.WhyVerified), "seeded")],
    "questions": [f"ask-{code}" for code in codes(questions.Ask)],
    "hints": [f"hint-{code}" for code in (*codes(hints.Rule), *codes(temptations.TemptationCode))],
    "modes": [f"mode-{code}" for code in codes(scenario.Mode)],
    "scenarios": [f"scenario-{path.stem}" for path in (STATIC / "scenarios").glob("*.toml")],
    "marks": [f"mark-{code}" for code in codes(digest.Mark)],
    "positions": [f"position-{code}" for code in stats.POSITIONS],
    "errors": [f"code-{code}" for code in documented("protocol.md")],
    "errors of records": [f"code-{code}" for code in documented("records.md")],
}


@pytest.mark.parametrize("family", WANTED)
def test_every_code_has_a_text_in_every_language(family: str):
    wanted = list(WANTED[family])
    assert wanted
    missing = {(lang, key) for lang in LANGUAGES for key in wanted if key not in messages(lang)}
    assert not missing


def test_no_event_is_forgotten():
    assert event_types() == EVENTS.keys()


def test_no_pause_and_no_status_is_forgotten():
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    section = re.search(r'<a id="next"></a>(.*?)^## ', text, re.DOTALL | re.MULTILINE)
    assert section
    pauses = set(re.findall(r"^\| `(\w+)` \|", section[1], re.MULTILINE))
    assert pauses - {"next"} == SAID.keys() | {"bot", "deal", "award", "question"}
    assert set(codes(tournament.Status)) == {"draw", "running", "watching", "over"}


def test_refusals_of_options_are_those_of_the_source():
    source = (ROOT / "py" / "omaha8" / "play" / "options.py").read_text("utf-8")
    raised = set(re.findall(r'_refuse\([^()]*?(?:\[[^\]]*\])?[^()]*?, "(\w+)"\)', source))
    assert raised
    assert raised <= set(refused_options())
