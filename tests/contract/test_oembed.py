"""Answers for those who embed our pages, and where these are found."""

import base64
import hashlib
import json
import re
from html import unescape
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from tests.conftest import DIST
from tools import oembed

LINK = re.compile(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)"')

ROOT = Path(__file__).resolve().parents[2]


def made(tmp_path: Path) -> Path:
    (tmp_path / "scenarios").mkdir(parents=True)
    (tmp_path / "scenarios" / "odd-chip.toml").touch()
    (tmp_path / "embed.html").write_text((ROOT / "static" / "embed.html").read_text("utf-8"), "utf-8")
    oembed.write(tmp_path)
    return tmp_path


def test_the_frame_names_the_site_where_the_address_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """WebKit takes 'self' of a sandboxed page for nobody."""
    monkeypatch.setenv(oembed.VARIABLE, "https://page.example/omaha")
    page = (made(tmp_path) / "embed.html").read_text("utf-8")
    assert "script-src 'self' https://page.example 'wasm" in page
    monkeypatch.delenv(oembed.VARIABLE)
    assert "page.example" not in (made(tmp_path / "other") / "embed.html").read_text("utf-8")


def test_an_answer_is_whole_where_the_address_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(oembed.VARIABLE, "https://page.example/omaha")
    told = json.loads((made(tmp_path) / "oembed" / "odd-chip.json").read_text("utf-8"))
    assert {key: told[key] for key in ("type", "version", "width", "height", "title", "provider_name")} == {
        "type": "rich",
        "version": "1.0",
        "width": 640,
        "height": 800,
        "title": "Omaha8: odd chip",
        "provider_name": "Omaha8",
    }
    src = unescape(re.findall(r'src="([^"]+)"', told["html"])[0])
    assert src == "https://page.example/omaha/embed.html?v=1&scenario=odd-chip"
    assert type(told["cache_age"]) is int


def test_what_is_no_address_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(oembed.VARIABLE, "page.example")
    with pytest.raises(ValueError, match=r"page\.example"):
        oembed.site_address()


def test_every_page_that_can_be_embedded_names_its_answer():
    pages = [DIST / "index.html", *sorted((DIST / "scenarios").glob("*.html"))]
    assert len(pages) > 10
    for page in pages:
        (href,) = LINK.findall(page.read_text("utf-8"))
        answer = (page.parent / href).resolve()
        told = json.loads(answer.read_text("utf-8"))
        src = unescape(re.findall(r'src="([^"]+)"', told["html"])[0])
        site = f"{DIST.resolve().as_uri()}/"
        assert urlsplit(urljoin(site, src)).path.endswith("embed.html")
    named = {LINK.findall(page.read_text("utf-8"))[0].split("/")[-1] for page in pages}
    assert named == {file.name for file in (DIST / "oembed").iterdir()}


def test_the_style_of_a_scenarios_page_is_allowed_by_its_digest():
    text = oembed.TEMPLATE.read_text("utf-8")
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    assert style
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"'sha256-{digest}'" in text
