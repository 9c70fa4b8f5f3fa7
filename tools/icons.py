"""Draws the PNGs of the sign into static/icons/: shops and home screens take no SVG.

.venv/bin/python -m tools.icons
"""

import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from tools import browser as browsers
from tools.pictures import LAUNCH
from tools.steps import ROOT

ICONS = ROOT / "static" / "icons"


@dataclass(frozen=True, slots=True)
class Icon:
    """One file: `source` drawn `size` pixels wide and high; outside its shape it is transparent."""

    name: str
    source: str
    size: int


ALL = (
    Icon("icon-192", "icon", 192),
    Icon("icon-512", "icon", 512),
    Icon("icon-maskable-192", "icon-maskable", 192),
    Icon("icon-maskable-512", "icon-maskable", 512),
    # Opaque and without corners of its own: the system rounds it.
    Icon("apple-touch-icon", "icon-maskable", 180),
)


def draw(browser: Browser, icon: Icon) -> bytes:
    """The PNG."""
    svg = (ICONS / f"{icon.source}.svg").read_text("utf-8")
    page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def main() -> None:
    program = browsers.find(sys.executable)
    if program is None:
        sys.exit(f"no browser: {browsers.HELP}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*LAUNCH])
        for icon in ALL:
            (ICONS / f"{icon.name}.png").write_bytes(draw(browser, icon))
            print(f"static/icons/{icon.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
