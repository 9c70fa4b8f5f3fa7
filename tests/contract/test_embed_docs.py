"""docs/embed.md lists what the code has, from parameters to custom properties."""

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools import making

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
DOCS = (ROOT / "docs" / "embed.md").read_text("utf-8")
LISTS = """
const [params, messages, failures] = await Promise.all(
  ["params", "messages", "failures"].map((name) => import(`./static/embed/${name}.js`)),
);
const { OWN, TABLE, LOOKS, ATTRIBUTES } = params;
const { COMMANDS, EVENTS, MOST, VERSION } = messages;
console.log(JSON.stringify({
  params: [...Object.keys(OWN), ...TABLE, ...Object.keys(LOOKS)],
  ATTRIBUTES, COMMANDS, EVENTS, MOST, VERSION, codes: failures.CODES,
}));
"""
CODE = re.compile(r"`([^`]+)`")


@cache
def lists() -> dict[str, Any]:
    """What the modules say of themselves."""
    node = shutil.which("node", path=making.with_node()["PATH"]) or "node"
    command = [node, "--input-type=module", "--eval", LISTS]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def section(title: str) -> str:
    return DOCS.split(f"## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> list[list[str]]:
    """Cells of the tables in a text, without their heads."""
    lines = [re.split(r"\s*\|\s*", line)[1:-1] for line in text.splitlines() if line.startswith("| ")]
    return [line for line in lines if not set("".join(line)) <= {"-", " "}]


def named(text: str, column: int = 0) -> set[str]:
    return {name for row in rows(text)[1:] for name in CODE.findall(row[column])}


def test_parameters():
    assert named(section("Parameters")) == set(lists()["params"])


def test_attributes():
    told = section("The element").split("Attributes of the address:")[1].split(". `lang`")[0]
    own = {"render", "loading", "src-host"}
    assert set(CODE.findall(told)) | own == set(lists()["ATTRIBUTES"])
    assert own | {"status"} <= named(section("The element"))


def test_methods():
    told = {name.split("(")[0] for name in named(section("Methods"))}
    assert told == set(lists()["COMMANDS"])
    element = (STATIC / "embed" / "element.js").read_text("utf-8")
    assert all(re.search(rf"^  async {name}\(", element, re.MULTILINE) for name in told)


def test_events():
    assert named(section("Events")) == set(lists()["EVENTS"])


def test_errors_and_whether_to_try_again():
    told = {row[0].strip("`"): row[-1] == "yes" for row in rows(section("Errors"))[1:]}
    assert told == lists()["codes"]


def test_parts_are_in_the_templates():
    told = set(CODE.findall(section("The element").split("Parts, inline:")[1].split("Custom")[0]))
    sources = [*(STATIC / "ui").glob("*.js"), STATIC / "embed" / "shell.js"]
    texts = " ".join(file.read_text("utf-8") for file in sources)
    assert told == {part for parts in re.findall(r'part="([a-z ]+)"', texts) for part in parts.split()}


def test_custom_properties_are_in_the_style_sheets():
    told = set(re.findall(r"`(--omaha-[a-z-]+)`", section("The element")))
    sheets = (STATIC / "styles").glob("*.css")
    assert told == {
        name for file in sheets for name in re.findall(r"--omaha-[a-z-]+", file.read_text("utf-8"))
    }


def test_slots_are_in_the_shell():
    shell = (STATIC / "embed" / "shell.js").read_text("utf-8")
    assert set(re.findall(r'"slot", \{ name: "(\w+)" \}', shell)) == {"poster", "caption"}
    assert {"poster", "caption"} <= named(section("The element"))


def test_numbers():
    assert (lists()["MOST"], lists()["VERSION"]) == (64 * 1024, 1)
    assert "64 KiB" in section("Messages of a frame, version 1")


def test_every_failure_has_a_text_or_none_is_needed():
    """Codes with a text of the embed's own have it in every language; the table says the others."""
    words = (STATIC / "embed" / "words.js").read_text("utf-8")
    own = words.split("const OWN")[1].split("]);")[0]
    for code in re.findall(r'"([a-z_]+)"', own):
        for lang in ("en", "nb", "da", "de", "sv"):
            text = (STATIC / "i18n" / lang / "embed.ftl").read_text("utf-8")
            assert f"embed-error-{code} =" in text, f"{lang} has no words for {code}"


@pytest.mark.parametrize("page", ["static/embed.html", "tools/scenario_page.html"])
def test_pages_have_a_policy_without_exceptions(page: str):
    text = (ROOT / page).read_text("utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', text)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert "unsafe-inline" not in policy[1]
    assert "'unsafe-eval'" not in policy[1]
