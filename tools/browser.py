"""Finds the browsers for the tests, or fetches them: Chromium for all, the others for a smoke."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
HELP = (
    "install Chromium or Google Chrome so that `chromium` or `google-chrome` is on the path "
    "(Debian: apt-get install chromium; macOS: brew install --cask google-chrome), or set CHROMIUM to it"
)
PLAYWRIGHT_PATH = (
    "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
)
FIREFOXES = ("firefox-esr", "firefox")
MINI_BROWSERS = ("lib/*/webkit2gtk-4*/MiniBrowser", "libexec/webkit2gtk-4*/MiniBrowser")  # below /usr
OTHERS_HELP = "Debian: apt-get install firefox-esr webkit2gtk-driver xvfb; or set FIREFOX"
# Playwright's download is given up early: where its host is out of reach Debian's package is next.
DOWNLOAD_SECONDS = 240
INSTALL_SECONDS = 1200


def find(python: str, environ: Mapping[str, str] = os.environ) -> str | None:
    """The path of a Chromium that starts, or None.

    Args:
        python: a Python that has Playwright, asked for its own download last.
        environ: where CHROMIUM may name the program; then nothing else is looked at.
    """
    if named := environ.get("CHROMIUM"):
        found = shutil.which(named)
        return found if found and starts(found) else None
    for name in (*NAMES, *([MAC] if sys.platform == "darwin" else [])):
        if (found := shutil.which(name, path=environ.get("PATH"))) and starts(found):
            return found
    own = output(python, "-c", PLAYWRIGHT_PATH)
    return own if own and Path(own).exists() and starts(own) else None


def fetch(python: str, environ: Mapping[str, str] = os.environ) -> str | None:
    """Playwright's own download, else Debian's package when this is root on Debian. The path, or None.

    Nothing is fetched when CHROMIUM names a program: then that one was wanted.
    """
    if environ.get("CHROMIUM"):
        return None
    attempt(python, "-m", "playwright", "install", "chromium", seconds=DOWNLOAD_SECONDS)
    if found := find(python, environ):
        return found
    if is_root() and shutil.which("apt-get"):
        attempt("apt-get", "-q", "update", seconds=INSTALL_SECONDS)
        attempt(
            "apt-get", "-q", "-y", "--no-install-recommends", "install", "chromium", seconds=INSTALL_SECONDS
        )
    return find(python, environ)


def find_firefox(environ: Mapping[str, str] = os.environ) -> str | None:
    """The path of a Firefox that starts, or None; FIREFOX may name it."""
    for name in (environ["FIREFOX"],) if environ.get("FIREFOX") else FIREFOXES:
        if (found := shutil.which(name, path=environ.get("PATH"))) and starts(found):
            return found
    return None


def find_webkit(environ: Mapping[str, str] = os.environ) -> str | None:
    """The path of WebKitGTK's driver where its browser and a screen for it are there too, or None."""
    driver, screen = (shutil.which(name, path=environ.get("PATH")) for name in ("WebKitWebDriver", "Xvfb"))
    return driver if driver and screen and mini_browser() else None


def mini_browser() -> str | None:
    """WebKitGTK's own small browser."""
    found = (str(path) for place in MINI_BROWSERS for path in sorted(Path("/usr").glob(place)))
    return next(found, None)


def fetch_others() -> None:
    """Debian's packages of Firefox and WebKitGTK, when this is root; `find_...` tell what came of it."""
    wanted = [] if find_firefox() else ["firefox-esr"]
    wanted += [] if find_webkit() else ["webkit2gtk-driver", "xvfb"]
    if wanted and is_root() and shutil.which("apt-get"):
        attempt("apt-get", "-q", "update", seconds=INSTALL_SECONDS)
        attempt("apt-get", "-q", "-y", "--no-install-recommends", "install", *wanted, seconds=INSTALL_SECONDS)


def starts(program: str) -> bool:
    """Whether the program runs at all: a download without its system libraries does not.

    Chrome on Windows opens a window when asked for its version, so there the file is taken at its word.
    """
    return os.name == "nt" or output(program, "--version") is not None


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def output(*command: str) -> str | None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def attempt(*command: str, seconds: int) -> None:
    """Runs a command that may fail: `find` tells afterwards whether it helped."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, env=env, timeout=seconds, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"browser      {error}", flush=True)
