"""Whole hands, every fact of every state, as text that was read once and may not change unnoticed."""

from pathlib import Path

import pytest

from tests.golden.hands import hands
from tests.golden.transcript import transcript

FOLDER = Path(__file__).resolve().parent
HANDS = hands()


def test_every_transcript_has_its_hand():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(HANDS)
    assert len(HANDS) == 24


@pytest.mark.parametrize("name", HANDS)
def test_transcript(name):
    assert transcript(*HANDS[name]) == (FOLDER / f"{name}.txt").read_text("utf-8")
