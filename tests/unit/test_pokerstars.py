"""Hands as text: written like the known format, and played before what is read is believed."""

import pytest

from omaha8.cards import parse_cards
from omaha8.errors import NotationError, Omaha8Error
from omaha8.records.history import replay
from omaha8.records.pokerstars import from_text, from_texts, to_text, to_texts
from omaha8.rules.events import HandEnded
from omaha8.rules.games import GAMES, Stakes
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from tests.unit.stacked_hands import play, quartered, record, side_pot

QUARTERED = """\
PokerStars Hand #7: Omaha Hi/Lo Pot Limit (5/10)
Table 'Omaha8' 2-max Seat #1 is the button
Seat 1: Ana (120 in chips)
Seat 2: Bo (120 in chips)
Ana: posts small blind 5
Bo: posts big blind 10
*** HOLE CARDS ***
Dealt to Ana [Ah 2h Kc Ks]
Ana: raises 20 to 30
Bo: calls 20
*** FLOP *** [3c 4d 8s]
Bo: bets 60
Ana: calls 60
*** TURN *** [3c 4d 8s] [Kh]
Bo: bets 30 and is all-in
Ana: calls 30 and is all-in
*** RIVER *** [3c 4d 8s Kh] [Qd]
*** SHOW DOWN ***
Bo: shows [As 2s Jd Td] (HI: high card Ace; LO: 8,4,3,2,A)
Ana: shows [Ah 2h Kc Ks] (HI: three of a kind, Kings; LO: 8,4,3,2,A)
Ana collected 120 from pot
Bo collected 60 from pot
Ana collected 60 from pot
*** SUMMARY ***
Total pot 240 | Rake 0
Board [3c 4d 8s Kh Qd]
Seat 1: Ana (button) (small blind) showed [Ah 2h Kc Ks] and won (180) with HI: \
three of a kind, Kings; LO: 8,4,3,2,A
Seat 2: Bo (big blind) showed [As 2s Jd Td] and won (60) with HI: high card Ace; LO: 8,4,3,2,A
"""

# As another site's tools write it: a table with somebody away, talk, no board in the seat lines.
FOREIGN = """\
PokerStars Game #123456: Omaha Hi/Lo Limit ($0.50/$1.00 USD) - 2010/01/02 20:15:00 ET
Table 'Some Star II' 6-max Seat #5 is the button
Seat 1: first ($20 in chips)
Seat 3: the second ($9.50 in chips)
Seat 4: away ($3 in chips) is sitting out
Seat 5: third ($40.25 in chips)
first: posts small blind $0.25
away said, "back soon"
the second: posts big blind $0.50
*** HOLE CARDS ***
Dealt to third [Ac 2c 3h Kd]
third: raises $0.50 to $1
first: calls $0.75
the second: calls $0.50
*** FLOP *** [4c 5d Kh]
first: checks
the second has timed out
the second: checks
third: bets $0.50
first: folds
the second: calls $0.50
*** TURN *** [4c 5d Kh] [Kc]
the second: checks
third: bets $1
the second: calls $1
*** RIVER *** [4c 5d Kh Kc] [9s]
the second: checks
third: bets $1
the second: calls $1
*** SHOW DOWN ***
third: shows [Ac 2c 3h Kd] (HI: three of a kind, Kings)
the second: mucks hand
third collected $8 from pot
*** SUMMARY ***
Total pot $8 | Rake $0
Board [4c 5d Kh Kc 9s]
Seat 1: first (small blind) folded on the Flop
Seat 3: the second (big blind) mucked
Seat 5: third (button) showed [Ac 2c 3h Kd] and won ($8) with HI: three of a kind, Kings
"""


def nets(told) -> dict[int, int]:
    _, events = replay(told)
    stacks = next(event.stacks for event in events if isinstance(event, HandEnded))
    return {seat: stack - told.by_chair()[seat].stack for seat, stack in zip(told.order, stacks, strict=True)}


def test_quartered_hand_names_both_halves():
    state, events = quartered()

    text = to_text(record(state, events, hero=0, number=7))

    assert text == QUARTERED
    assert nets(from_text(text)) == {0: 60, 1: -60}


def test_side_pots_are_collected_by_name():
    state, events = side_pot()

    text = to_text(record(state, events))

    assert "Cy: shows [Kd Qc Jh 8h] (HI: a straight, Nine to King)\n" in text
    assert "Cy collected 70 from side pot-1\nAna collected 70 from side pot-1\n" in text
    assert "Cy collected 75 from main pot\nAna collected 75 from main pot\n" in text
    assert "Total pot 290 Main pot 150. Side pot-1 140. | Rake 0\n" in text
    assert nets(from_text(text)) == {0: 25, 1: -50, 2: 25}


@pytest.mark.parametrize("game", GAMES)
def test_header_names_the_game(game):
    state, events = play(
        ["fold", "fold"], {0: 500, 1: 500, 2: 500}, variant=game.variant, structure=game.structure
    )
    names = {"fixed_limit": "Limit (10/20)", "pot_limit": "Pot Limit (5/10)", "no_limit": "No Limit (5/10)"}
    variant = {"omaha8": "Omaha Hi/Lo", "omaha_high": "Omaha"}[game.variant]

    text = to_text(record(state, events, number=3))

    assert text.startswith(f"PokerStars Hand #3: {variant} {names[game.structure]}\n")
    assert from_text(text).game == game


def test_uncalled_bet_goes_back_before_the_pot_is_collected():
    state, events = play(["raise 30", "call", "fold", "bet 40", "fold"], {0: 500, 1: 500, 2: 500})

    text = to_text(record(state, events))

    assert (
        "Bo: bets 40\nAna: folds\nUncalled bet (40) returned to Bo\nBo collected 70 from pot\n"
        "Bo: doesn't show hand\n" in text
    )
    assert "SHOW DOWN" not in text
    assert "Cy (big blind) folded before Flop\n" in text


def test_all_streets_of_an_all_in_hand_are_there():
    state, events = play(["raise 120", "call"], {0: 120, 1: 120}, structure="no_limit", board="2c3d4h5s9c")

    text = to_text(record(state, events))

    assert "*** FLOP *** [2c 3d 4h]\n*** TURN *** [2c 3d 4h] [5s]\n*** RIVER *** [2c 3d 4h 5s] [9c]\n" in text


def test_mucked_hands_are_kept_in_the_summary():
    state, events = play(
        ["call", "check", *["check"] * 6],
        {0: 500, 1: 500},
        {1: "KcKsQhQc", 0: "9s9h8c7h"},
        "Kh2d2s5hQd",
        variant="omaha_high",
    )

    text = to_text(record(state, events))

    assert "Ana: mucks hand\n" in text
    assert "Seat 1: Ana (button) (small blind) mucked [9s 9h 8c 7h]\n" in text
    assert from_text(text).hole(0) == parse_cards("9s9h8c7h")


def test_folded_hands_stay_secret():
    state, events = play(["raise 30", "fold", "call", *["check"] * 6], {0: 500, 1: 500, 2: 500})

    told = from_text(to_text(record(state, events)))

    assert not told.knows(1)


def test_dollar_tables_count_cents():
    state, events = play(
        ["raise 125", "fold", "fold"], {0: 5000, 1: 1025, 2: 9999}, stakes=Stakes(25, 50, dollar=100)
    )

    text = to_text(record(state, events))

    assert "($0.25/$0.50)" in text
    assert "Seat 2: Bo ($10.25 in chips)" in text
    assert "Ana: raises $0.75 to $1.25\n" in text
    assert from_text(text).stakes == state.stakes


def test_posts_blinds_and_rules_come_back():
    state, events = play(
        ["raise 40", *["fold"] * 4],
        {0: 500, 3: 500, 4: 500, 7: 500, 9: 500},
        button=9,
        stakes=Stakes(5, 10, ante=1),
        rules=HouseRules(removal_after=None, pl_pot="active", fl_cap=5),
        posts={7: (10, 5), 0: (0, 5)},
        blinds=Blinds(9, 2, 3),
    )
    told = record(state, events)

    text = to_text(told)
    again = from_text(text)

    assert "Hal: posts small & big blinds 15\n" in text
    assert "House rules: fl_cap=5, pl_pot=active, removal_after=none\n" in text
    assert (again.rules, again.stakes, again.seats) == (told.rules, told.stakes, told.seats)
    assert again.blinds == Blinds(9, 1, 3) or again.blinds == told.blinds
    assert replay(again)[1][-1] == events[-1]


def test_foreign_hand_is_played():
    told = from_text(FOREIGN)

    assert told.hero == 4
    assert told.stakes == Stakes(25, 50, 50, 100, dollar=100)
    assert [seat.name for seat in told.seats] == ["first", "the second", "third"]
    assert nets(told) == {0: -100, 2: -350, 4: 450}
    assert told.played == "2010/01/02 20:15:00 ET"
    assert not told.knows(2)


def test_windows_lines_and_a_byte_order_mark_are_no_matter():
    assert from_text("\ufeff" + FOREIGN.replace("\n", "\r\n")) == from_text(FOREIGN)


def test_many_hands():
    hands = [record(*quartered()), record(*side_pot())]

    again = from_texts(to_texts(hands))

    assert [nets(hand) for hand in again] == [{0: 60, 1: -60}, {0: 25, 1: -50, 2: 25}]


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("Omaha Hi/Lo Pot Limit", "Hold'em No Limit", 1, "unsupported"),
        ("Seat #1 is", "Seat #11 is", 2, "bad_line"),
        ("Table 'Omaha8' 2-max Seat #1 is the button\n", "", 1, "missing_line"),
        ("Seat 2: Bo (120 in chips)", "Seat 1: Bo (120 in chips)", 4, "bad_line"),
        ("(120 in chips)", "(12.5 in chips)", 3, "bad_amount"),
        ("Ana: posts small blind 5", "Ana: posts straddle 20", 5, "bad_line"),
        ("raises 20 to 30", "raises 20 to 31", 9, "illegal_action"),
        ("Bo: calls 20", "Bo: calls 25", 10, "contradiction"),
        ("Bo: calls 20", "Cy: calls 20", 10, "bad_line"),
        ("Bo: calls 20", "Ana: calls 20", 10, "out_of_turn"),
        ("Bo: bets 60", "Bo: bets sixty", 12, "bad_line"),
        ("*** TURN *** [3c 4d 8s] [Kh]\n", "", 16, "contradiction"),
        ("*** TURN *** [3c 4d 8s]", "*** TURN *** [3c 4d 9s]", 14, "contradiction"),
        ("[3c 4d 8s]\nBo", "[3c 4d 8x]\nBo", 11, "bad_line"),
        ("[3c 4d 8s]\nBo", "[3c 4d 4d]\nBo", 11, "duplicate_card"),
        ("Ana: shows [Ah 2h Kc Ks]", "Ana: shows [Ah 2h Kc Kd]", 20, "contradiction"),
        ("Ana: shows [Ah 2h Kc Ks]", "Ana: shows [Ah 2h Kc]", 20, "bad_line"),
        ("Ana collected 120", "Ana collected 181", 21, "settlement_differs"),
        ("Bo collected 60 from pot\n", "", 24, "settlement_differs"),
        ("Total pot 240 | Rake 0", "Total pot 230 | Rake 10", 25, "settlement_differs"),
        ("Board [3c 4d 8s Kh Qd]", "Board [3c 4d 8s Kh Qc]", 26, "contradiction"),
        ("Board [3c 4d 8s Kh Qd]", "House rules: colour=red", 26, "unknown_house_rule"),
        ("Seat 2: Bo (big blind)", "Seat 3: Bo (big blind)", 28, "contradiction"),
        ("Bo: bets 30 and is all-in\nAna: calls 30 and is all-in\n", "", 13, "unfinished_hand"),
    ],
)
def test_wrong_lines_are_refused_with_their_number(old, new, line, code):
    assert old in QUARTERED

    with pytest.raises(Omaha8Error) as caught:
        from_text(QUARTERED.replace(old, new, 1))

    assert (caught.value.code, caught.value.params["line"]) == (code, line)
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n\n", "hello\n", "Seat 1: Ana (120 in chips)\n"])
def test_text_that_is_no_hand_is_refused(text):
    with pytest.raises(NotationError) as caught:
        from_text(text)

    assert caught.value.params["line"] == 1


def test_two_hands_are_not_one():
    with pytest.raises(NotationError):
        from_text(QUARTERED + "\n" + QUARTERED)


@pytest.mark.parametrize("lines", range(1, 27))
def test_cut_text_is_refused(lines):
    with pytest.raises(Omaha8Error) as caught:
        from_text("\n".join(QUARTERED.split("\n")[:lines]))

    assert caught.value.params["line"] <= lines


def test_second_hand_wrong_gives_none():
    wrong = QUARTERED.replace("Bo collected 60", "Bo collected 61")

    with pytest.raises(NotationError) as caught:
        from_texts(QUARTERED + "\n\n" + wrong)

    assert caught.value.params["line"] == 22 + 30
