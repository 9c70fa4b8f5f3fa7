"""Pages of others: written for a test, served from another origin than the game."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page

from tools import serve

#: In ms, for the start of Python on a busy machine.
PATIENCE = 60_000
EVENTS = (
    *("ready", "progress", "state", "turn", "action", "street", "showdown", "hand-end", "question"),
    *("answer", "complete", "resize", "langchange", "error"),
)
# Everything that tables of the page tell, in order: who, what, and the payload.
HEARD = f"""<script>
  globalThis.heard = [];
  for (const name of {json.dumps(EVENTS)})
    document.addEventListener(`omaha-${{name}}`, ({{ target, detail }}) => {{
      heard.push([target.id, name, detail]);
    }});
</script>"""


class Host:
    """A folder of pages under an address of its own."""

    def __init__(self, folder: Path, address: str, game: str) -> None:
        self.folder = folder
        self.address = address
        self.origin = address.rstrip("/")
        self.game = game

    def write(self, name: str, body: str, *, policy: str = "", head: str = "", scripted: bool = True) -> str:
        """Writes a page and gives its address; `GAME` and `ORIGIN` stand for the two addresses.

        Args:
            name: of the file.
            body: of the page.
            policy: its Content-Security-Policy.
            head: more of its head.
            scripted: with the element's script and an ear for its events.
        """
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">' if policy else ""
        script = f'{HEARD}<script type="module" src="GAMEomaha-table.js"></script>' if scripted else ""
        text = (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8">{meta}<title>A page</title>'
            f'<link rel="icon" href="data:,">{head}{script}</head><body>{body}</body></html>'
        )
        text = text.replace("GAME", self.game).replace("ORIGIN", self.origin)
        (self.folder / name).write_text(text, "utf-8")
        return self.address + name


class Closed(serve.Handler):
    """A server as most hosts are: pages of other origins get no script and no data."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


@contextmanager
def closed(folder: Path) -> Iterator[str]:
    """Serves `folder` without CORS; gives the address."""
    with serve.Server((serve.HOST, 0), partial(Closed, directory=str(folder))) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        yield serve.address(server)
        server.shutdown()
        thread.join()


def renew(folder: Path) -> None:
    """Makes of a copy of the site what the next build would: other names in assets/, and links to them."""
    old = re.compile(r"(.+)\.([0-9A-Z]{8})(\.\w+)")
    names = {file.name: old.fullmatch(file.name) for file in (folder / "assets").iterdir()}
    fresh = {name: f"{it[1]}.{it[2][::-1]}{it[3]}" for name, it in names.items() if it}
    for file in [*folder.glob("*.html"), *folder.glob("*.js"), *folder.glob("assets/*.*s")]:
        text = file.read_text("utf-8")
        for name, other in fresh.items():
            text = text.replace(name, other)
        file.write_text(text, "utf-8")
    for name, other in fresh.items():
        (folder / "assets" / name).rename(folder / "assets" / other)


@contextmanager
def copied(site: Path, folder: Path) -> Iterator[str]:
    """Serves a copy of the site, in `folder`, that a test may change; gives the address."""
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns("omaha8.html", "screenshots"))
    with serve.running(folder) as address:
        yield address


@contextmanager
def hosting(folder: Path, game: str) -> Iterator[Host]:
    with serve.running(folder) as address:
        yield Host(folder, address, game)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[Host]:
    """A folder of pages, and the game on another origin."""
    with hosting(tmp_path_factory.mktemp("host"), site) as it:
        yield it


def ask(page: Page, code: str, *arguments: Any) -> Any:
    """What an expression says, with `table` as the page's first and `given` as the arguments."""
    table = "const table = document.querySelector('omaha-table');"
    return page.evaluate(f"async (given) => {{ {table} return {code}; }}", list(arguments))


def refusal(page: Page, code: str) -> Any:
    """Why a call is refused; None: it is not."""
    refused = "({ code, params }) => ({ code, params })"
    return ask(page, f"{code}.then(() => null, {refused})")


def ready(page: Page, selector: str = "omaha-table") -> None:
    """Waits until the table stands."""
    page.locator(f"{selector}[status=ready]").wait_for(state="attached", timeout=PATIENCE)


def at_rest(page: Page, selector: str = "omaha-table") -> None:
    """Waits until the reader is asked, or a hand is over."""
    ready(page, selector)
    page.locator(f"{selector} [data-testid=app][data-status=idle]").wait_for(
        state="attached", timeout=PATIENCE
    )


def heard(page: Page, name: str, element: str | None = None) -> list[Any]:
    """The payloads of an event so far."""
    said: list[tuple[str, str, Any]] = page.evaluate("() => heard")
    return [payload for who, what, payload in said if what == name and element in (None, who)]
