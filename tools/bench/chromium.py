"""The browser of the bench, and the site in it."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from tools import serve
from tools.steps import CACHE, ROOT

DIST = ROOT / "dist"
SITE = CACHE / "bench" / "site"
PREFIX = "/bench/site/"
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
TIMEOUT = 600_000


def settings() -> dict[str, Any]:
    """How the browser is started; OMAHA8_CHROMIUM names it."""
    return {"executable_path": os.environ.get("OMAHA8_CHROMIUM"), "args": list(FLAGS)}


def copy_site() -> None:
    """Takes dist/ as it is now: a build in between must not change what is measured."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(DIST, SITE)


@contextmanager
def site() -> Iterator[str]:
    """The address of the copied site, served from this process; ends with a slash."""
    with serve.running(SITE, PREFIX) as address:
        yield address


@contextmanager
def visitor(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """A browser with a profile on the disk, as a visitor has: what it keeps serves the next visit."""
    context = playwright.chromium.launch_persistent_context(profile, **settings())
    context.set_default_timeout(TIMEOUT)
    try:
        yield context
    finally:
        context.close()


def opened(context: BrowserContext) -> Page:
    """A new page that ends the bench when something goes wrong in it."""
    page = context.new_page()

    def fail(error: Any) -> None:
        raise RuntimeError(f"the page threw {error}")

    page.on("pageerror", fail)
    return page
