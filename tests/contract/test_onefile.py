"""How the single file is put together."""

import base64
import re
from pathlib import Path

import pytest

from tools import onefile
from tools.steps import BuildError

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'self'">
    <title>Omaha8</title>
    <link rel="stylesheet" href="static/a.css">
    <script type="module" src="static/app.js"></script>
  </head>
  <body><p>Hi</p></body>
</html>
"""
SCRIPT = "const a = '<!-- </script> <script>';"


def made(script: str = SCRIPT) -> str:
    assets = {"faces/a.svg": "<svg></script>"}
    return onefile.whole(
        PAGE,
        style="a{}",
        script=script,
        assets=assets,
        notices="# Others </script>",
        files={"a.gz": onefile.pack(b"a" * 99)},
        icon=b"<svg/>",
    )


def test_nothing_points_out_of_it():
    text = made()
    assert "<p>Hi</p>" in text
    assert "static/" not in text
    assert text.count("<meta http-equiv") == 1


def test_no_literal_ends_the_script():
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script>", made(), re.DOTALL)
    assert scripts[1] == r"const a = '\x3C!-- \x3C/script> \x3Cscript>';"
    assert len(scripts) == 4
    assert "# Others &lt;/script>" in scripts[3]


def test_the_policy_names_what_stands_there():
    text = made()
    (script,) = re.findall(r'<script type="module" async>(.*?)</script>', text)
    assert f"script-src {onefile.digest(script)}" in text
    assert f"style-src {onefile.digest('a{}')}" in text
    assert onefile.digest("alert(1)") not in text


def test_the_same_parts_give_the_same_text():
    assert made() == made()
    assert made() != made("1")


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 255])
def test_bytes_as_text_end_nothing(size: int):
    data = bytes(range(size))
    text = onefile.in_base85(data)
    assert not re.search(r"[<\s\"'\\]", text)
    assert base64.b85decode(text.replace(".", "<")) == data


def test_a_file_that_grew_too_large_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(onefile, "MOST_BYTES", 1_000)
    with pytest.raises(BuildError, match=r"omaha8\.html has 1,001 bytes, more than 1,000"):
        onefile.put(tmp_path / "omaha8.html", "x" * 1_001)
    onefile.put(tmp_path / "omaha8.html", "x" * 1_000)
    assert (tmp_path / "omaha8.html").stat().st_size == 1_000
