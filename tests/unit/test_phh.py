"""PHH files: both named games, the four others, posts, and what is refused rather than misread."""

import tomllib

import pytest

from omaha8.cards import DECK
from omaha8.errors import NotationError, Omaha8Error
from omaha8.records.history import from_hand, replay
from omaha8.records.phh import from_phh, from_phhs, to_phh, to_phhs
from omaha8.rules.actions import BetTo, Call, Check, Fold, RaiseTo
from omaha8.rules.events import HandEnded
from omaha8.rules.games import GAMES, Game, Stakes
from omaha8.rules.posts import Blinds
from omaha8.rules.profiles import HouseRules
from tests.unit.stacked_hands import NAMES, play, quartered, record, side_pot

CODES = {Game("omaha_high", "pot_limit"): "PO", Game("omaha8", "fixed_limit"): "FO/8"}

# A hand of three as somebody else might write it, cents and comments and all.
PUBLIC = """\
# the button raises
variant = 'PO'
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1.00, 0]
min_bet = 1.00
starting_stacks = [100.00, 42.50, 80]
actions = [
  "d dh p1 ????????",
  "d dh p2 AsKdQh2c",  # she isn't "seen" yet
  "d dh p3 9c9dJhTs",
  "p3 cbr 3.50",
  "p1 f # with a sigh",
  "p2 cc",
  "",
  # Flop
  "d db 2h3c9h",
  "p2 cc",
  "p3 cbr 7",
  "p2 f",
]
players = ["Ivey", "", "Dwan"]
seats = [2, 5, 1]
event = "somewhere"
year = 2009
"""


def final(told) -> dict[int, int]:
    _, events = replay(told)
    return dict(zip(told.order, next(e.stacks for e in events if isinstance(e, HandEnded)), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_only_named_games_have_a_code(game):
    state, events = play(
        ["fold", "fold"], {0: 500, 1: 500, 2: 500}, variant=game.variant, structure=game.structure
    )
    told = record(state, events)

    text = to_phh(told)
    fields = tomllib.loads(text)

    assert fields.get("variant") == CODES.get(game)
    assert fields["_omaha8_game"] == [game.variant, game.structure]
    assert from_phh(text) == told


def test_fields_of_a_hand():
    state, events = play(
        ["raise 20", "fold", "call", "bet 10", "fold"],
        {2: 500, 5: 400, 7: 300},
        button=5,
        structure="fixed_limit",
    )

    fields = tomllib.loads(to_phh(record(state, events, number=9)))

    assert fields["blinds_or_straddles"] == [5, 10, 0]
    assert (fields["antes"], fields["small_bet"], fields["big_bet"]) == ([0, 0, 0], 10, 20)
    assert fields["starting_stacks"] == [300, 500, 400]
    assert fields["seats"] == [8, 3, 6]
    assert fields["players"] == ["Hal", "Cy", "Fay"]
    assert fields["finishing_stacks"] == [295, 525, 380]
    assert [action for action in fields["actions"] if not action.startswith("d dh")][:3] == [
        "p3 cbr 20",
        "p1 f",
        "p2 cc",
    ]


def test_everything_comes_back_with_its_fields():
    state, events = play(
        ["raise 40", *["fold"] * 4],
        {0: 500, 3: 500, 4: 500, 7: 500, 9: 500},
        button=9,
        stakes=Stakes(5, 10, ante=1, dollar=100),
        rules=HouseRules(removal_after=None, pl_pot="active", fl_cap=5, reveal_all_in=False),
        posts={7: (10, 5)},
        blinds=Blinds(9, 2, 3),
    )
    told = from_hand(
        state,
        events,
        number=12,
        names=('I"d\\a', *NAMES[1:]),
        hero=0,
        seed="abc",
        seeded=True,
        salt="pepper",
        played="yesterday",
    )

    assert from_phh(to_phh(told)) == told
    assert from_phhs(to_phhs([told, told])) == (told, told)
    assert from_phhs(to_phh(told)) == (told,)


def test_hand_that_phh_cannot_tell_has_no_variant():
    state, events = play(
        ["fold"] * 3,
        {0: 500, 1: 500, 2: 500, 3: 500},
        variant="omaha_high",
        stakes=Stakes(5, 10, ante=1),
        posts={3: (0, 5)},
    )

    assert "variant" not in tomllib.loads(to_phh(record(state, events)))


def test_forced_bets_of_two_players_are_turned():
    state, events = play(["fold"], {0: 500, 1: 500}, variant="omaha_high")
    text = to_phh(record(state, events))
    public = "".join(line for line in text.splitlines(keepends=True) if "_omaha8" not in line)

    assert tomllib.loads(text)["blinds_or_straddles"] == [5, 10]
    assert tomllib.loads(text)["players"] == ["Bo", "Ana"]
    assert from_phh(public).blinds == Blinds(0, 0, 1)


def test_live_and_dead_posts():
    state, events = play(
        ["call", "check", "fold", "fold", "check", "bet 10", "fold", "fold"],
        {0: 500, 1: 500, 2: 500, 3: 500, 4: 500},
        variant="omaha_high",
        posts={4: (10, 5)},
    )
    text = to_phh(record(state, events))
    fields = tomllib.loads(text)
    public = "".join(line for line in text.splitlines(keepends=True) if "_omaha8" not in line)

    assert fields["blinds_or_straddles"] == [5, 10, 0, -10, 0]
    assert fields["antes"] == [0, 0, 0, 5, 0]
    assert final(from_phh(public)) == final(record(state, events))


def test_public_hand_is_played():
    told = from_phh(PUBLIC)

    assert told.game == Game("omaha_high", "pot_limit")
    assert told.stakes == Stakes(50, 100, dollar=100)
    assert [(seat.seat, seat.name, seat.stack) for seat in told.seats] == [
        (0, "Dwan", 8000),
        (1, "Ivey", 10000),
        (4, "p2", 4250),
    ]
    assert told.blinds == Blinds(0, 1, 4)
    assert told.actions == (
        (0, RaiseTo(350)),
        (1, Fold()),
        (4, Call()),
        (4, Check()),
        (0, BetTo(700)),
        (4, Fold()),
    )
    assert not told.knows(1)
    assert final(told) == {1: 9950, 4: 3900, 0: 8400}


def test_uniform_antes():
    told = from_phh(
        PUBLIC.replace("antes = [0, 0, 0]", "antes = [1, 1, 1]\nante_trimming_status = true").replace(
            "cbr 3.50", "cbr 5"
        )
    )

    assert told.stakes.ante == 100
    assert all(seat.dead == 0 for seat in told.seats)


def test_ante_of_the_big_blind_alone_is_dead_money():
    told = from_phh(PUBLIC.replace("antes = [0, 0, 0]", "antes = [0, 1, 0]"))

    assert told.by_chair()[4].dead == 100


def test_hand_shown_at_the_end_is_known():
    text = to_phh(record(*side_pot()))
    public = "".join(line for line in text.splitlines(keepends=True) if "_omaha8" not in line)
    hidden = "variant = 'PO'\n" + public
    for hole in ("AsAhQd9d", "KdQcJh8h", "KsQhJc8c"):
        hidden = hidden.replace(f"{hole}", "????????", 1)

    assert "????????" in hidden
    assert from_phh(hidden).knows(2)


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("'PO'", "'NT'", 2, "unsupported"),
        ("'PO'", "7", 2, "bad_value"),
        ("variant = 'PO'", "", 1, "missing_key"),
        ("[0, 0, 0]", "[0, 0]", 3, "bad_value"),
        ("[0.50, 1.00, 0]", "[0.50, 1.00, 2]", 4, "unsupported"),
        ("[0.50, 1.00, 0]", "[0.50, 1.00, true]", 4, "bad_value"),
        ("min_bet = 1.00", "min_bet = 2", 5, "unsupported"),
        ("min_bet = 1.00", "", 1, "missing_key"),
        ("[100.00, 42.50, 80]", "[100.00, 42.505, 80]", 6, "bad_value"),
        ("[100.00, 42.50, 80]", "[100.00, inf, 80]", 6, "bad_value"),
        ("[100.00, 42.50, 80]", "[100.00, 1e999999, 80]", 6, "bad_value"),
        ("[100.00, 42.50, 80]", "[100.00, -1, 80]", 6, "bad_value"),
        ("[100.00, 42.50, 80]", "[100]", 6, "bad_value"),
        ("AsKdQh2c", "AsKdQh", 9, "bad_cards"),
        ("AsKdQh2c", "AsKdQhXx", 9, "bad_card"),
        ("d dh p2", "d dh p4", 9, "bad_player"),
        ("p3 cbr 3.50", "p3 cbr lots", 11, "bad_action"),
        ("p3 cbr 3.50", "p3 sd", 11, "bad_action"),
        ("p3 cbr 3.50", "p3 cbr 30", 11, "illegal_action"),
        ("p1 f #", "p3 f #", 12, "out_of_turn"),
        ("p3 cbr 7", "p3 cbr 0.50", 18, "illegal_action"),
        ('  "p2 f",\n', "", 7, "unfinished_hand"),
        ('  "p2 cc",\n', "", 16, "illegal_action"),
        ("d db 2h3c9h", "d db 2h3c", 7, "contradiction"),
        ("d db 2h3c9h", "d db 2h3cAs", 2, "duplicate_card"),
        ("seats = [2, 5, 1]", "seats = [2, 1, 5]", 22, "bad_value"),
        ("seats = [2, 5, 1]", "seats = [2, 5, 11]", 22, "bad_value"),
        ('["Ivey", "", "Dwan"]', '["Ivey", "Ivey", "Dwan"]', 2, "bad_record"),
        ("year = 2009", "finishing_stacks = [99.50, 39, 85]", 24, "settlement_differs"),
        ("year = 2009", "_omaha8_colour = 1", 24, "unknown_key"),
        ("year = 2009", "_omaha8_format = 'omaha8-phh/2'", 24, "bad_value"),
        ("year = 2009", "_omaha8_rules = {pl_pot = 'half'}", 2, "bad_house_rule"),
        ("year = 2009", "year = ", 24, "bad_toml"),
    ],
)
def test_wrong_fields_are_refused_with_their_line(old, new, line, code):
    assert old in PUBLIC

    with pytest.raises(Omaha8Error) as caught:
        from_phh(PUBLIC.replace(old, new, 1))

    assert (caught.value.code, caught.value.params["line"]) == (code, line)


def test_finishing_stacks_that_fit_are_fine():
    assert from_phh(PUBLIC.replace("year = 2009", "finishing_stacks = [99.50, 39, 84]")) == from_phh(PUBLIC)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("starting_stacks = [120, 120]", "starting_stacks = [120, 121]", "finishing_stacks"),
        ("_omaha8_hero = 1", "_omaha8_hero = 2", None),
        ("blinds_or_straddles = [5, 10]", "blinds_or_straddles = [5, 20]", "blinds_or_straddles"),
        ("min_bet = 10", "min_bet = 20", "min_bet"),
        ('"d db 3c4d8s"', '"d db 3c4d8h"', "actions"),
    ],
)
def test_own_fields_must_agree_with_the_others(old, new, key):
    text = to_phh(record(*quartered(), hero=0))
    assert old in text

    if key is None:
        assert from_phh(text.replace(old, new)).hero == 1
        return
    with pytest.raises(Omaha8Error) as caught:
        from_phh(text.replace(old, new))

    assert (caught.value.code, caught.value.params["key"]) == ("contradiction", key)


def test_variant_and_own_game_must_agree():
    text = to_phh(record(*quartered()))

    with pytest.raises(NotationError) as caught:
        from_phh("variant = 'PO'\n" + text)

    assert (caught.value.code, caught.value.params["line"]) == ("contradiction", 1)


def test_own_file_without_its_deck_is_cut():
    text = to_phh(record(*quartered()))

    with pytest.raises(NotationError) as caught:
        from_phh(text[: text.index("_omaha8_deck")])

    assert (caught.value.code, caught.value.params["key"]) == ("missing_key", "_omaha8_deck")


def test_error_in_the_second_hand_has_its_line_in_the_file():
    text = to_phhs([record(*quartered()), record(*side_pot())])
    wrong = text[: text.rindex("min_bet = 10")] + "min_bet = 11" + text[text.rindex("min_bet = 10") + 12 :]

    with pytest.raises(NotationError) as caught:
        from_phhs(wrong)

    assert caught.value.params["key"] == "min_bet"
    assert caught.value.params["line"] == wrong[: wrong.index("min_bet = 11")].count("\n") + 1


def test_small_blind_of_an_empty_chair():
    state, events = play(
        ["fold", "fold"],
        {0: 500, 3: 500, 4: 500},
        variant="omaha_high",
        blinds=Blinds(0, 2, 3),
    )
    text = to_phh(record(state, events))
    public = "".join(line for line in text.splitlines(keepends=True) if "_omaha8" not in line)

    assert tomllib.loads(text)["blinds_or_straddles"] == [10, 0, 0]
    assert from_phh(public).blinds.big_blind == 3
    assert final(from_phh(public)) == final(record(state, events))


def test_whole_deck_is_kept():
    told = from_phh(to_phh(record(*quartered())))

    assert set(told.deck) == set(DECK)


def test_commentary_may_be_added():
    text = to_phh(record(*quartered()))

    assert from_phh(text.replace('"p1 cc"', '"p1  cc # so be it", "# a pause"')) == from_phh(text)
