"""The list of what is kept for play without a network: complete, or there is no build."""

import json
from pathlib import Path

import pytest

from tools.precache import LIST, RULES, Rule, integrity, listed, write
from tools.steps import BuildError

SMALL = (Rule("index.html", 100), Rule("assets/*", 10))
LEFT_OUT = ("sw.js", "assets/old.*", "oembed/**/*")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for path, text in {
        "index.html": "<p>",
        "assets/b.js": "b",
        "assets/a.js": "a",
        "assets/old.js": "larger than the others",
        "oembed/en/one.json": "{}",
        "sw.js": "(() => {})();\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def test_files_come_in_the_order_of_the_rules(site: Path):
    assert listed(site, SMALL, LEFT_OUT) == ["index.html", "assets/a.js", "assets/b.js"]
    assert listed(site, reversed(SMALL), LEFT_OUT)[-1] == "index.html"


def test_a_missing_file_is_named(site: Path):
    (site / "index.html").unlink()
    with pytest.raises(BuildError, match=r"'index\.html' is missing"):
        listed(site, SMALL, LEFT_OUT)


def test_a_file_that_is_too_large_is_named(site: Path):
    (site / "assets" / "a.js").write_text("a" * 11)
    with pytest.raises(BuildError, match=r"'assets/a\.js' has 11 bytes, more than the 10 of 'assets/\*'"):
        listed(site, SMALL, LEFT_OUT)


def test_the_first_rule_that_fits_sets_the_limit(site: Path):
    (site / "assets" / "a.js").write_text("a" * 11)
    assert "assets/a.js" in listed(site, (Rule("assets/a.*", 11), *SMALL), LEFT_OUT)


def test_a_file_that_no_rule_names_is_named(site: Path):
    (site / "engine").mkdir()
    (site / "engine" / "new.bin").touch()
    with pytest.raises(BuildError, match=r"'engine/new\.bin' is neither kept nor left out"):
        listed(site, SMALL, LEFT_OUT)


def test_all_that_is_wrong_is_told_at_once(site: Path):
    (site / "index.html").unlink()
    (site / "assets" / "a.js").write_text("a" * 11)
    with pytest.raises(BuildError, match=r"index\.html.*a\.js"):
        listed(site, SMALL, LEFT_OUT)


def test_the_list_stands_before_the_script_once(site: Path):
    write(site, SMALL, LEFT_OUT)
    (site / "assets" / "a.js").write_text("other")
    write(site, SMALL, LEFT_OUT)
    text = (site / "sw.js").read_text()
    head = LIST.match(text)
    assert head
    assert text[head.end() :] == "(() => {})();\n"
    files = json.loads(head[0].partition("= ")[2].rstrip(";\n"))
    assert files == {path: integrity(site / path) for path in ("index.html", "assets/a.js", "assets/b.js")}


def test_every_engine_file_of_the_site_has_a_rule_of_its_own():
    """A rule for the whole folder would let one of them go missing."""
    engine = [rule for rule in RULES if rule.pattern.startswith("engine/")]
    assert len(engine) == 10
    assert not [rule for rule in engine if rule.pattern.endswith("/*")]
