"""The command that plays recorded hands again."""

import os
import subprocess
import sys

import pytest

from omaha8.__main__ import main
from omaha8.errors import NotationError
from omaha8.records import history, phh, pokerstars
from omaha8.records.replay import read, replay_lines
from tests.unit.stacked_hands import quartered, record, side_pot

WRITERS = (
    history.to_json,
    lambda told: history.collection_to_json([told]),
    phh.to_phh,
    lambda told: phh.to_phhs([told]),
    pokerstars.to_text,
)


@pytest.mark.parametrize("write", WRITERS)
def test_format_is_told_by_the_text(write):
    told = record(*quartered())

    (again,) = read(write(told))

    assert again.actions == told.actions


def test_events_and_states_are_told():
    lines = list(replay_lines(history.to_json(record(*side_pot(), number=5)).encode()))

    assert lines[0] == "hand 5: omaha8 pot_limit 5/10 in chips"
    assert lines[1] == "seat 0: 'Ana' with 120"
    assert "acted seat=0 street=preflop action=raise to=30 by=30 is_all_in=False is_cap=False" in lines
    assert "  preflop board -, pot 45, stacks 1:45 2:110 0:90, to act 1" in lines
    assert lines[-2] == "hand_ended ending=showdown stacks=(0,145,145)"


def test_unknown_cards_are_announced():
    lines = list(replay_lines(pokerstars.to_text(record(*quartered())).encode()))

    assert "not every card is known" in lines


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "missing_key"),
        (b"{", "bad_json"),
        (b"a = ", "bad_toml"),
        (b"x\n\xff", "bad_utf8"),
        (b"PokerStars ", "unsupported"),
    ],
)
def test_what_cannot_be_read_is_refused(data, code):
    with pytest.raises(NotationError) as caught:
        replay_lines(data)

    assert caught.value.code == code


def test_command_prints_the_hand(tmp_path, capsys):
    file = tmp_path / "hand.phh"
    file.write_text(phh.to_phh(record(*quartered())), encoding="utf-8")

    assert main(["replay", str(file)]) == 0
    assert "hand_ended ending=showdown stacks=(60,180)\n" in capsys.readouterr().out


def test_command_ends_quietly_when_nobody_reads_on(tmp_path):
    file = tmp_path / "hand.phh"
    file.write_text(phh.to_phh(record(*quartered())), encoding="utf-8")
    reading, writing = os.pipe()
    os.close(reading)

    command = [sys.executable, "-m", "omaha8", "replay", str(file)]
    ended = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)

    assert (ended.returncode, ended.stderr) == (1, b"")


def test_command_says_line_and_reason(tmp_path, capsys):
    file = tmp_path / "hand.txt"
    text = pokerstars.to_text(record(*quartered()))
    file.write_text(text.replace("Bo: calls 20", "Bo: calls 21"), encoding="utf-8")

    assert main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "hand.txt: contradiction: line 9: " in told.err
