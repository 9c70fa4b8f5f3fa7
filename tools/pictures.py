"""Renders the README's pictures from dist/ into docs/pictures/, the same every time.

python3 build.py build && .venv/bin/python -m tools.pictures
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from playwright.sync_api import Browser, sync_playwright

from omaha8_playwright import TablePage, stacked_deck
from tools import browser as browsers
from tools import serve
from tools.steps import ROOT

# Partly drawn again, the round edges of a card come out a little different each time.
LAUNCH = ("--no-sandbox", "--disable-gpu", "--disable-partial-raster")
PICTURES = ROOT / "docs" / "pictures"
Actions = tuple[tuple[int, str] | tuple[int, str, int], ...]

# Six seats, pot limit Hi-Lo, Dea on the button, you in the big blind: on the flop you hold the best low there
# is. In the end Cy has the same low, so your half of the pot becomes a quarter.
HOLES = {0: "As 2h Kd Qd", 2: "Ks Kc 9s 7d", 3: "Ah 2c Jd Td"}
BOARD = "8c 4d 3s Kh Jc"
BUTTON = 4
STACKS = {1: 2140, 2: 1580, 3: 860, 4: 3015, 5: 1260, 0: 2020}
FLOP: Actions = (
    *((1, "fold"), (2, "raise", 40), (3, "call"), (4, "fold"), (5, "call"), (0, "call")),
    *((5, "check"), (0, "check"), (2, "bet", 40), (3, "call"), (5, "call")),
)
SHOWDOWN: Actions = (
    *((0, "call"), (5, "check"), (0, "check"), (2, "bet", 80), (3, "call"), (5, "fold"), (0, "call")),
    *((0, "check"), (2, "bet", 160), (3, "call"), (0, "call")),
)


@dataclass(frozen=True, slots=True)
class Picture:
    """One file: a position, and the screen that shows it."""

    name: str
    theme: str
    width: int
    height: int
    scale: int
    actions: Actions


ALL = (
    Picture("table-desk-dark", "dark", 1280, 800, 1, FLOP),
    Picture("table-phone-light", "light", 360, 640, 2, FLOP),
    Picture("result-desk-light", "light", 1280, 800, 1, FLOP + SHOWDOWN),
)


def render(browser: Browser, site: str, picture: Picture) -> None:
    context = browser.new_context(
        viewport={"width": picture.width, "height": picture.height}, device_scale_factor=picture.scale
    )
    table = TablePage(context.new_page(), site).open(
        game="omaha8", limit="pl", stakes="10-20", seats=6, seed="picture", theme=picture.theme
    )
    deck = stacked_deck(HOLES, BOARD, seats=6, button=BUTTON)
    table.deal(deck=deck, button=BUTTON, stacks=STACKS, actions=picture.actions)
    table.page.evaluate("() => document.fonts.ready")
    table.page.screenshot(path=PICTURES / f"{picture.name}.png", animations="disabled")
    context.close()


def main(pictures: Iterable[Picture] = ALL) -> None:
    program = browsers.find(sys.executable)
    if program is None:
        sys.exit(f"no browser: {browsers.HELP}")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with serve.running(ROOT / "dist", "/") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[*LAUNCH])
        for picture in pictures:
            render(browser, site, picture)
            print(f"docs/pictures/{picture.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
