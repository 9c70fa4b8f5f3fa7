"""Pages of others: written for a test, served from another origin than the game."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

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


@contextmanager
def hosting(folder: Path, game: str) -> Iterator[Host]:
    with serve.running(folder) as address:
        yield Host(folder, address, game)


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
