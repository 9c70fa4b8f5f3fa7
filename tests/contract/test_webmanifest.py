"""The manifest of the installed game: everything it names is there, as it says."""

import base64
import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from omaha8.play.options import parse_options
from tests.conftest import DIST
from tools import icons

# Of an icon that systems cut into shapes of their own, what is drawn lies in a circle of 80 % of the width.
SAFE = 0.4
PNG = b"\x89PNG\r\n\x1a\n"
# [is every pixel opaque, how far from the middle the drawing reaches, as a part of the width]
REACH = """async (url) => {
  const image = await createImageBitmap(await (await fetch(url)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  let [isOpaque, reach] = [true, 0];
  for (let at = 0; at < data.length; at += 4) {
    isOpaque &&= data[at + 3] === 255;
    const isGround = [0, 1, 2].every((channel) => Math.abs(data[at + channel] - data[channel]) < 8);
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    if (!isGround) reach = Math.max(reach, Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / width);
  }
  return [isOpaque, reach];
}"""
# The mean difference of two pictures, of 255.
DIFFERENCE = """async (urls) => {
  const [one, two] = await Promise.all(urls.map(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  return one.reduce((sum, value, at) => sum + Math.abs(value - two[at]), 0) / one.length;
}"""


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    text = (DIST / "app.webmanifest").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def size_of(file: Path) -> tuple[int, int]:
    """Width and height of a PNG, from its header."""
    header = file.read_bytes()[:24]
    assert header.startswith(PNG), file.name
    return int.from_bytes(header[16:20], "big"), int.from_bytes(header[20:24], "big")


def pictures(manifest: dict[str, Any]) -> list[dict[str, str]]:
    shortcuts = [icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"]]
    return [*manifest["icons"], *shortcuts, *manifest["screenshots"]]


def data_url(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def test_the_pages_link_it():
    page = (DIST / "index.html").read_text("utf-8")
    assert '<link rel="manifest" href="app.webmanifest">' in page
    touch = page.partition('rel="apple-touch-icon" href="')[2].partition('"')[0]
    assert size_of(DIST / touch) == (180, 180)


def test_it_has_what_browsers_ask_for(manifest: dict[str, Any]):
    assert manifest["name"]
    assert len(manifest["short_name"]) <= 12
    assert manifest["description"]
    assert manifest["display"] == "standalone"
    assert (manifest["lang"], manifest["dir"]) == ("en", "ltr")
    assert {"theme_color", "background_color", "categories", "id"} <= manifest.keys()


def test_it_works_under_any_path(manifest: dict[str, Any]):
    assert manifest["scope"] == "./"
    for url in (manifest["start_url"], *(shortcut["url"] for shortcut in manifest["shortcuts"])):
        assert url.startswith("./?"), url
    for address in (manifest["id"], *(picture["src"] for picture in pictures(manifest))):
        assert not urlsplit(address).scheme
        assert not address.startswith("/")


def test_every_picture_is_there_with_its_size(manifest: dict[str, Any]):
    for picture in pictures(manifest):
        file = DIST / picture["src"]
        if picture["type"] == "image/svg+xml":
            assert picture["sizes"] == "any"
            assert file.read_text("utf-8").startswith("<svg")
        else:
            assert "{}x{}".format(*size_of(file)) == picture["sizes"], picture["src"]


def test_there_is_an_icon_for_every_place(manifest: dict[str, Any]):
    found = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert found == {
        (purpose, size) for purpose in ("any", "maskable") for size in ("any", "192x192", "512x512")
    }


def test_the_screenshots_are_of_shapes_that_shops_take(manifest: dict[str, Any]):
    shapes: dict[str, set[float]] = {}
    for shot in manifest["screenshots"]:
        width, height = size_of(DIST / shot["src"])
        assert 320 <= min(width, height) <= max(width, height) <= 3840
        assert max(width, height) <= 2.3 * min(width, height)
        assert shot["label"]
        shapes.setdefault(shot["form_factor"], set()).add(width / height)
    assert shapes.keys() == {"narrow", "wide"}
    assert all(len(ratios) == 1 for ratios in shapes.values())


def test_each_shortcut_opens_its_game(manifest: dict[str, Any]):
    opened = []
    for shortcut in manifest["shortcuts"]:
        params = {key: value for key, (value,) in parse_qs(urlsplit(shortcut["url"]).query).items()}
        options = parse_options(params)
        opened.append((shortcut["name"], options.game.variant, options.game.structure))
    assert opened == [
        ("Pot-limit Omaha Hi-Lo", "omaha8", "pot_limit"),
        ("Pot-limit Omaha High", "omaha_high", "pot_limit"),
        ("Limit Omaha Hi-Lo", "omaha8", "fixed_limit"),
    ]


@pytest.mark.parametrize("name", ["icon-maskable-192", "icon-maskable-512", "apple-touch-icon"])
def test_a_system_may_cut_the_icon_as_it_likes(page: Page, name: str):
    is_opaque, reach = page.evaluate(REACH, data_url((icons.ICONS / f"{name}.png").read_bytes()))
    assert is_opaque
    assert 0.2 < reach <= SAFE


@pytest.mark.parametrize("icon", icons.ALL, ids=lambda icon: icon.name)
def test_the_pngs_are_drawn_from_the_signs(browser: Browser, page: Page, icon: icons.Icon):
    there = (icons.ICONS / f"{icon.name}.png").read_bytes()
    assert page.evaluate(DIFFERENCE, [data_url(there), data_url(icons.draw(browser, icon))]) < 1
