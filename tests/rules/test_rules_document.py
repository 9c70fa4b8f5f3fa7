"""docs/rules.md keeps its promises: a row for every rule, every test it names, no broken link."""

import re
from dataclasses import fields
from pathlib import Path

from omaha8.rules.profiles import DEFAULT, PAGES, PROFILES, HouseRules, differences

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "rules.md").read_text("utf-8")
ANCHORS = set(re.findall(r'<a id="([^"]+)">', TEXT)) | {
    heading.lower().replace(" ", "-") for heading in re.findall(r"^## (\w+)$", TEXT, re.MULTILINE)
}


def sources():
    return [path for part in ("py", "tests") for path in sorted((ROOT / part).rglob("*.py"))]


def test_every_numbered_rule_has_a_row():
    numbers = [f"a{n}" for n in range(1, 16)] + [f"b{n}" for n in range(1, 39)] + [f"c{n}" for n in range(13)]
    assert ANCHORS.issuperset(numbers)


def test_every_anchor_that_the_code_names_is_there():
    named = {
        (path.name, anchor)
        for path in sources()
        for place in re.findall(r"rules\.md((?:`?,? ?(?:and )?`?#\w+)+)", path.read_text("utf-8"))
        for anchor in re.findall(r"#(\w+)", place)
    }
    assert len(named) > 20
    assert {anchor for _, anchor in named} <= ANCHORS


def test_every_test_that_it_names_is_there():
    here = {
        name
        for path in sources()
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 50
    assert named <= here
    for path in re.findall(r"`(tests/[\w/.]+)`", TEXT):
        assert (ROOT / path).exists(), path


def test_every_rule_test_is_named():
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    rules = (Path(__file__).parent / "test_rules.py").read_text("utf-8")
    assert set(re.findall(r"^def (test_\w+)", rules, re.MULTILINE)) <= named
    room = (Path(__file__).parent / "test_tournament_rules.py").read_text("utf-8")
    assert set(re.findall(r"^def (test_[ab]\d\w+)", room, re.MULTILINE)) <= named


def test_the_table_of_profiles_is_the_data():
    table = TEXT.split("## Profiles")[1]
    rows = {
        cells[0]: cells[2:7]
        for line in table.splitlines()
        if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == 8
    }
    said = {(item.key, item.page): item for item in differences()}
    for field in fields(HouseRules):
        for page, cell in zip(PAGES, rows[field.name], strict=True):
            item = said.get((field.name, page))
            if item is None:
                assert cell == "-", (field.name, page)
            elif not item.differs:
                assert cell == "d", (field.name, page)
            else:
                assert cell == str(item.value).lower(), (field.name, page)
                assert getattr(PROFILES[page], field.name) != getattr(DEFAULT, field.name)
