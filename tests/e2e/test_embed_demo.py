"""The demonstrations of docs/demo: a plain site and one of MkDocs, on another origin than the game."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.hosts import PATIENCE, at_rest, ready
from tools import serve

NewContext = Callable[..., BrowserContext]
DEMO = Path(__file__).resolve().parents[2] / "docs" / "demo"
AT_REST = "[data-testid=app][data-status=idle]"


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context(viewport={"width": 800, "height": 1000}).new_page()


def test_the_plain_site(page: Page, site: str, tmp_path: Path):
    shutil.copytree(DEMO / "plain", tmp_path, dirs_exist_ok=True)
    parts = urlsplit(site)
    with serve.running(tmp_path) as address:
        text = (tmp_path / "index.html").read_text("utf-8")
        policy, rest = text.split("<title>", 1)
        policy = policy.replace("https://game.example", f"{parts.scheme}://{parts.netloc}")
        rest = rest.replace("https://game.example/", site).replace(
            "https://page.example", address.rstrip("/")
        )
        (tmp_path / "index.html").write_text(
            f'{policy}<link rel="icon" href="favicon.svg"><title>{rest}', "utf-8"
        )
        (tmp_path / "favicon.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', "utf-8")
        page.goto(address)
        quiz = page.frame_locator("#low")
        quiz.locator(AT_REST).wait_for(state="attached", timeout=PATIENCE)
        expect(quiz.get_by_test_id("board").get_by_test_id("card")).to_have_count(5)
        first, second = page.locator("#hi-lo omaha-table"), page.locator("#high omaha-table")
        expect(second).to_have_attribute("status", "idle")
        first.scroll_into_view_if_needed()
        at_rest(page, "#hi-lo omaha-table")
        expect(page.get_by_text("Fixed-limit Omaha Hi-Lo")).to_be_visible()
        page.get_by_role("tab", name="High", exact=True).click()
        second.scroll_into_view_if_needed()
        at_rest(page, "#high omaha-table")
        assert len(second.evaluate("(table) => table.state.seats")) == 3
        second.get_by_test_id("act-fold").press("Enter")
        page.locator(f"#high omaha-table {AT_REST}").wait_for(state="attached", timeout=PATIENCE)


def test_the_mkdocs_site(page: Page, site: str, tmp_path: Path):
    shutil.copytree(DEMO / "mkdocs", tmp_path / "source")
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "--site-dir",
        str(tmp_path / "site"),
    ]
    told = subprocess.run(
        command,
        cwd=tmp_path / "source",
        env={**os.environ, "OMAHA8_URL": site, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout + told.stderr
    with serve.running(tmp_path / "site") as address:
        page.goto(f"{address}index.html")
        quiz, free = page.locator("omaha-table").nth(0), page.locator("omaha-table").nth(1)
        expect(page.get_by_text("Two players hold an ace and a deuce.")).to_be_attached()
        quiz.scroll_into_view_if_needed()
        ready(page, "omaha-table[scenario=quartered]")
        assert quiz.evaluate("(table) => table.maxScore") == 2
        free.scroll_into_view_if_needed()
        at_rest(page, "omaha-table[game=omaha8]")
        free.get_by_test_id("act-fold").press("Enter")
        page.locator(f"omaha-table[game=omaha8] {AT_REST}").wait_for(state="attached", timeout=PATIENCE)
        assert free.evaluate("(table) => table.state.seats[table.state.hero].state") in (
            "folded",
            "active",
            "out",
        )
