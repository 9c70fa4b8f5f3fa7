"""A finished hand as a picture to share: what is known fills it, however the hand ended."""

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from omaha8_playwright import TablePage, stacked_deck

YOU, SMALL, BIG = 0, 1, 2
HOLES = {YOU: "As 2h Kd Qd", SMALL: "Ks Kc 9s 7d", BIG: "Ah 2c Jd Td"}
BOARD = "8c 4d 3s Kh Jc"
CALL, CHECK, FOLD = ("call",), ("check",), ("fold",)
# How many lines of the picture follow each other in which nothing is drawn.
EMPTY = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const { width, height } = image;
  const pen = new OffscreenCanvas(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data: points } = pen.getImageData(0, 0, width, height);
  const isDrawn = (y) => {
    for (let x = 1; x < width; x++) {
      const at = 4 * (y * width + x);
      if (Math.abs(points[at] - points[at - 4]) > 12) return true;
    }
    return false;
  };
  let [run, most] = [0, 0];
  for (let y = 0; y < height; y++) {
    run = isDrawn(y) ? 0 : run + 1;
    most = Math.max(most, run);
  }
  return { width, height, most };
}"""


def played(table: TablePage, ending: str) -> None:
    scripts: dict[str, dict[int, list[Any]]] = {
        "folded before the flop": {SMALL: [("raise", 60)], BIG: [FOLD]},
        "folded on the flop": {SMALL: [CALL, ("bet", 40)], BIG: [CHECK, FOLD]},
        "won before the flop": {SMALL: [FOLD], BIG: [FOLD]},
        "won on the turn": {SMALL: [CALL, CHECK, CHECK, FOLD], BIG: [CHECK, CHECK, CHECK, FOLD]},
        "shown": {SMALL: [CALL, *[CHECK] * 3], BIG: [*[CHECK] * 4]},
    }
    table.script(scripts[ending])
    deck = stacked_deck(HOLES, BOARD, seats=3, button=YOU)
    table.deal(deck=deck, button=YOU, stacks=dict.fromkeys(HOLES, 2000))
    if ending == "folded before the flop":
        table.fold()
    elif ending == "won before the flop":
        table.raise_to(60)
    else:
        table.call()
        if ending == "folded on the flop":
            table.fold()
        elif ending == "won on the turn":
            table.check().bet_to(40)
        else:
            table.check().check().check()
    assert table.phase == "between"


def picture(table: TablePage) -> bytes:
    page: Page = table.page
    page.get_by_test_id("btn-history").click()
    page.get_by_test_id("hh-item-0").click()
    expect(page.get_by_test_id("replay")).to_be_visible()
    page.get_by_test_id("hh-more-acts").click()
    with page.expect_download() as caught:
        page.get_by_test_id("hh-picture").click()
    return Path(caught.value.path()).read_bytes()


@pytest.mark.parametrize(
    "ending",
    ["folded before the flop", "folded on the flop", "won before the flop", "won on the turn", "shown"],
)
def test_a_picture_has_no_empty_part(table: TablePage, ending: str):
    table.open(seats=3, seed="picture", store=1)
    played(table, ending)
    found = table.page.evaluate(EMPTY, b64encode(picture(table)).decode())
    assert found["width"] == 1200
    assert found["height"] > 450
    assert found["most"] <= 60, found
