"""Firefox and WebKitGTK for tests: open an address, run a script in the page, take a picture.

Playwright's own builds of these browsers are not to be had everywhere; Debian's are driven as they are.
"""

import json
import os
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import Any, Protocol

from tools import browser

HERE = Path(__file__).parent
PATIENCE = 90  # seconds that one script may take

ASYNC = """const done = arguments[arguments.length - 1];
(async () => { %s })().then(
  (value) => done({ value: value ?? null }),
  (error) => done({ error: String(error) }),
);"""


class Driver(Protocol):
    """One browser with one page."""

    def open(self, url: str) -> None:
        """Goes there; returns when the document is there, not when the game is."""

    def size(self, width: int, height: int) -> None: ...

    def run(self, body: str) -> Any:
        """Runs the body of an async function in the page; what it returns travels as JSON.

        Raises:
            AssertionError: it threw.
        """

    def picture(self, file: Path) -> None: ...

    def problems(self) -> list[str]:
        """What the pages threw and logged as errors since the last time, where the browser tells."""

    def close(self) -> None: ...


class Firefox:
    """Through puppeteer-core, which speaks WebDriver BiDi."""

    def __init__(self, program: str) -> None:
        command = [shutil.which("node") or "node", str(HERE / "firefox.mjs"), program]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._read()

    def _read(self) -> Any:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, "Firefox is gone"
        answer = json.loads(line)
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def _ask(self, order: str, **more: Any) -> Any:
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"order": order, **more}) + "\n")
        self._process.stdin.flush()
        return self._read()

    def open(self, url: str) -> None:
        self._ask("open", url=url)

    def size(self, width: int, height: int) -> None:
        self._ask("size", width=width, height=height)

    def run(self, body: str) -> Any:
        return self._ask("run", body=body)

    def picture(self, file: Path) -> None:
        self._ask("picture", file=str(file))

    def problems(self) -> list[str]:
        told: list[str] = self._ask("problems")
        return told

    def close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait(timeout=PATIENCE)
        self._process.stdout.close()


class WebKit:
    """Through Selenium and WebKitWebDriver, on a screen of its own."""

    def __init__(self, program: str) -> None:
        from selenium.webdriver import WebKitGTK
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        screen = ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
        self._screen = subprocess.Popen(screen, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._screen.stdout
        display = f":{self._screen.stdout.readline().strip()}"
        options = Options()
        options.binary_location = browser.mini_browser() or ""
        options.add_argument("--automation")
        service = Service(program, env={**os.environ, "DISPLAY": display})
        with warnings.catch_warnings():
            # Selenium's own driver calls Selenium's remote connection in a way that it has given up.
            warnings.simplefilter("ignore", DeprecationWarning)
            self._driver = WebKitGTK(options=options, service=service)
        self._driver.set_script_timeout(PATIENCE)

    def open(self, url: str) -> None:
        self._driver.get(url)

    def size(self, width: int, height: int) -> None:
        self._driver.set_window_size(width, height)

    def run(self, body: str) -> Any:
        told = self._driver.execute_async_script(ASYNC % body)
        assert "error" not in told, told["error"]
        return told["value"]

    def picture(self, file: Path) -> None:
        self._driver.save_screenshot(str(file))

    def problems(self) -> list[str]:
        return []

    def close(self) -> None:
        self._driver.quit()
        assert self._screen.stdout
        self._screen.terminate()
        self._screen.wait(timeout=PATIENCE)
        self._screen.stdout.close()
