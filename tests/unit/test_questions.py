"""Questions of scenarios: answers reasoned by hand beside those of the engine, judging, and hints."""

import pytest

from omaha8.cards import card_name, parse_cards
from omaha8.errors import NotationError, Omaha8Error
from omaha8.play.questions import KINDS, is_right, plain, read_given
from tests.scenarios import DOWN, line, read, reason, refused


def posed(ask, script=f"{DOWN} ?q", holes=None, board=None, **changes):
    """The question as a scenario with all hands open poses it; `seat`, `type` ... are its own keys."""
    own = {key: changes.pop(key) for key in ("type", "seat", "choices", "answer") if key in changes}
    cards = {"cards": {"hole": holes, "board": board or "4s5d8c Ks 9h"}} if holes else {}
    scenario = read(
        reveal="all", script=line(script), questions={"q": {"ask": ask, **own}}, **cards, **changes
    )
    return scenario.plot.asked[0].posed


def names(cards):
    return "".join(sorted(map(card_name, cards)))


def right(question, given):
    return is_right(question, read_given(question, "given", given))


THREE = [{"stack": 500}] * 3
# Seat 0 is on the button, so 1 posts the small and 2 the big blind.
THREE_DOWN = "0c 1c 2k" + " 1k 2k 0k" * 3


# Who wins


def test_three_kings_win_high_and_the_only_low_wins_low():
    assert posed("winner_hi").answer == 1
    assert posed("winner_lo").answer == 0
    assert posed("winner_lo", type="multi").answer == (0,)


def test_where_there_is_no_low_nobody_wins_it():
    high_board = {"board": "Ts Jd 8c Ks 9h", "holes": ["AsAd2s3d", "KhKdQhQc"]}
    single, several = posed("winner_lo", **high_board), posed("winner_lo", type="multi", **high_board)
    assert (single.answer, single.choices) == (None, (0, 1, None))
    assert right(single, None)
    assert not right(single, 0)
    assert (several.answer, right(several, []), right(several, [0])) == ((), True, False)


def test_equal_hands_win_together_and_are_no_single_choice():
    equal = {"holes": ["Ac2cQdJd", "Ah2hQcJc"]}
    both = posed("winner_lo", type="multi", **equal)
    assert both.answer == (0, 1)
    assert right(both, [1, 0])
    assert not right(both, [1])
    with pytest.raises(Omaha8Error) as caught:
        posed("winner_lo", **equal)
    assert caught.value.params["reason"] == "several_answers"


def test_who_has_folded_wins_nothing():
    question = posed("winner_hi", "0c 1f 2k 2k 0k 2k 0k 2k 0k ?q", seats=THREE)
    assert question.choices == (0, 2)


# Which cards


def test_a_hand_plays_two_cards_and_the_board_three():
    assert names(posed("best_hi_cards", seat=1).answer) == names(parse_cards("KhKdKs9h8c"))
    low = posed("best_lo_cards", seat=0)
    assert names(low.answer) == names(parse_cards("As2s4s5d8c"))
    assert plain(low, low.choices)[:4] == ["As", "Ad", "2s", "3d"]


def test_equal_choices_are_all_right_and_others_are_not():
    low = posed("best_lo_cards")
    assert right(low, ["8c", "5d", "4s", "2s", "Ad"])
    assert not right(low, ["As", "3d", "4s", "5d", "8c"])
    # The eye sees five low cards; three of them are of the hand.
    assert not right(low, ["As", "2s", "3d", "4s", "5d"])


def test_four_of_a_suit_on_the_board_are_no_flush_with_one_in_the_hand():
    question = posed("best_hi_cards", holes=["AhKcKd7s", "Th8hQcQd"], board="2h6h9h Jh 3c")
    assert names(question.answer) == names(parse_cards("KcKdJh9h6h"))
    assert not right(question, ["Ah", "Kc", "Jh", "9h", "6h"])
    assert not right(question, ["Ah", "2h", "6h", "9h", "Jh"])
    assert question.hint is not None
    assert question.hint.code == "flush_with_one_suited"


def test_a_flop_and_a_turn_are_boards_too():
    on_the_flop = posed("best_lo_cards", "0c 1k ?q", board="4s5d8c", holes=["AsAd2s3d"])
    assert names(on_the_flop.answer) == names(parse_cards("As2s4s5d8c"))
    assert refused(script=line("?q"), questions={"q": {"ask": "best_hi_cards"}}).code == "board_too_short"


# In order


def test_hands_stand_in_order_and_equal_ones_side_by_side():
    hands = {"holes": ["Ac2cQdJd", "KhKd7h7c", "Ah2hQcJc"], "seats": THREE, "script": f"{THREE_DOWN} ?q"}
    high, low = posed("order_hi", **hands), posed("order_lo", **hands)
    assert high.answer == ((1,), (0, 2))
    assert right(high, [1, 2, 0])
    assert not right(high, [0, 1, 2])
    assert low.answer == ((0, 2), (1,))
    assert right(low, [2, 0, 1])


# Chips


def test_shares_are_halves_quarters_and_odd_chips():
    assert posed("share").answer == 20
    quarter = {"holes": ["As2dKcKd", "Ah2hQcJd"], "board": "3d7s8c Kh 9d"}
    assert posed("share", seat=1, **quarter).answer == 10
    assert posed("share", seat=0, **quarter).answer == 30
    odd = {"seats": THREE, "rules": {"stakes": "5-10"}, "script": "0c 1f 2k 2k 0k 2k 0k 2k 0k ?q"}
    cards = {"holes": ["KhKdQhJh", "", "Ac7cTd9h"], "board": "4s5d8c Ks 2h"}
    assert posed("share", seat=0, **odd, **cards).answer == 13
    assert posed("share", seat=2, **odd, **cards).answer == 12


def test_uncalled_chips_are_no_part_of_a_share():
    stacks = [{"stack": 1000}, {"stack": 140}]
    question = posed("share", "0c 1k 1b40 0r160 1c ?q", seat=1, seats=stacks)
    assert question.answer == 140
    assert question.hint is not None
    assert question.hint.amounts == {"pot": 280}


def test_side_pots_are_shared_apart():
    script = "0r100 1r400 2c ?q"
    seats = [{"stack": 100}, {"stack": 400}, {"stack": 1000}]
    more = {"seats": seats, "rules": {"limit": "nl"}, "script": script, "board": "2c5d8h Kd Ks"}
    hands = {"holes": ["8s8dAhAc", "KcQdJhTs", "Ad3h4sJc"]}
    assert [posed("share", seat=seat, **more, **hands).answer for seat in (0, 1, 2)] == [150, 300, 450]


def test_a_call_costs_what_is_missing_or_the_stack():
    assert posed("call_amount", "0r60 ?q").answer == 40
    assert posed("call_amount", "0c ?q").answer == 0
    assert posed("call_amount", "0r60 ?q", seats=[{"stack": 500}, {"stack": 35}]).answer == 15


def test_raises_in_the_three_structures():
    assert posed("min_raise_to", "0r60 ?q").answer == 100
    # 20 + 60 lie there, 40 to call: a pot of 120 on top of 60.
    assert posed("max_raise_to", "0r60 ?q").answer == 180
    assert posed("max_raise_to", "0r60 ?q", rules={"limit": "nl"}).answer == 1000
    assert posed("max_raise_to", "0r20 ?q", rules={"limit": "fl", "stakes": "10-20"}).answer == 30
    assert posed("min_raise_to", "0r60 ?q", seats=[{"stack": 500}, {"stack": 90}]).answer == 90


def test_amounts_may_be_offered_for_choice():
    question = posed("call_amount", "0r60 ?q", type="choice", choices=[20, 40, 60])
    assert (question.choices, question.answer, right(question, 60)) == ((20, 40, 60), 40, False)
    for choices, code in (([20, 60], "bad_scenario"), ([40, 40], "bad_value"), ([40], "bad_value")):
        asks = {"q": {"ask": "call_amount", "type": "choice", "choices": choices}}
        assert refused(script=line("0r60 ?q"), questions=asks).code == code
    asks = {"q": {"ask": "call_amount", "type": "choice", "choices": [20, 60]}}
    assert reason(script=line("0r60 ?q"), questions=asks) == "answer_not_among_choices"


# Actions and claims


def test_what_is_legal_facing_a_short_all_in():
    script = "0r60 1r90 2c ?q"
    seats = [{"stack": 1000}, {"stack": 90}, {"stack": 1000}]
    question = posed("legal_actions", script, seats=seats, rules={"limit": "nl"})
    assert question.answer == ("fold", "call")
    assert right(question, ["call", "fold"])
    assert not right(question, ["call"])
    assert not right(question, ["call", "fold", "raise"])
    assert question.hint is not None
    assert question.hint.code == "not_reopened"
    assert posed("legal_actions", "0c 1k ?q").answer == ("fold", "check", "bet")
    no_raise = {"script": line(script), "seats": seats, "rules": {"limit": "nl"}, "cards": {}}
    assert reason(**no_raise, questions={"q": {"ask": "min_raise_to"}}) == "no_raise"


def test_a_best_action_is_its_authors():
    question = posed("best_action", "0r60 ?q", answer=["call", "raise"])
    assert question.choices == ("fold", "call", "raise")
    assert (right(question, "raise"), right(question, "call"), right(question, "fold")) == (True, True, False)
    for own in ({"ask": "best_action"}, {"ask": "best_action", "answer": []}):
        assert reason(script=line("0r60 ?q"), questions={"q": own}) == "answer_missing"
    impossible = {"q": {"ask": "best_action", "answer": ["check"]}}
    assert refused(script=line("0r60 ?q"), questions=impossible).code == "bad_value"


def test_a_low_is_possible_while_three_low_ranks_can_lie_there():
    for board, script, answer in (
        ("9cJh2d", "0c 1k ?q", True),
        ("9cJh2d Td", "0c 1k 1k 0k ?q", False),
        ("2c2h2d", "0c 1k ?q", True),
        ("2c2h3d 3s", "0c 1k 1k 0k ?q", True),
        ("2c2h3d 3s Ks", f"{DOWN} ?q", False),
        ("AcTh8d 3s Ks", f"{DOWN} ?q", True),
    ):
        question = posed("low_possible", script, holes=["", ""], board=board)
        assert question.answer is answer, board


def test_a_hand_qualifies_with_two_low_cards_of_its_own():
    assert posed("qualifies").answer is True
    assert posed("qualifies", seat=1).answer is False
    paired = posed("qualifies", holes=["AsKd5s4h", "KhKcQhJh"], board="Ah4d5c Qd 9c")
    assert paired.answer is False
    assert paired.hint is not None


# Answers that are given, or written


@pytest.mark.parametrize(
    ("ask", "given"),
    [
        ("winner_hi", True),
        ("winner_hi", 2),
        ("winner_hi", None),
        ("winner_hi", [1]),
        ("share", -1),
        ("share", 20.0),
        ("share", "20"),
        ("order_hi", [0]),
        ("order_hi", [0, 0]),
        ("order_hi", 0),
        ("best_hi_cards", ["As", "Ad"]),
        ("best_hi_cards", ["As", "Ad", "2s", "3d", "Kd"]),
        ("best_hi_cards", ["As"] * 5),
        ("best_hi_cards", "AsAdKs9h8c"),
        ("low_possible", 1),
        ("low_possible", "true"),
    ],
)
def test_what_has_not_the_shape_of_an_answer_is_none(ask, given):
    with pytest.raises(NotationError) as caught:
        read_given(posed(ask), "given", given)
    assert caught.value.code == "bad_value"
    assert caught.value.params["path"].startswith("given")


def test_of_actions_only_verbs_are_answers():
    question = posed("legal_actions", "0r60 ?q")
    for given in (["shove"], "fold", [None], 1):
        with pytest.raises(NotationError):
            read_given(question, "given", given)


@pytest.mark.parametrize(
    ("ask", "written", "other"),
    [
        ("winner_hi", 1, 0),
        ("best_lo_cards", ["Ad", "2s", "4s", "5d", "8c"], ["Ad", "3d", "4s", "5d", "8c"]),
        ("order_hi", [1, 0], [0, 1]),
        ("share", 20, 40),
        ("low_possible", True, False),
    ],
)
def test_a_written_answer_must_be_that_of_the_rules(ask, written, other):
    assert posed(ask, answer=written).answer == posed(ask).answer == posed(ask, answer="computed").answer
    with pytest.raises(Omaha8Error) as caught:
        posed(ask, answer=other)
    told = caught.value.params
    assert (told["reason"], told["path"], told["step"]) == (
        "answer_differs",
        "scenario.questions.q.answer",
        8,
    )


def test_every_question_has_an_answer_and_most_a_hint():
    for ask in KINDS:
        is_about_acting = ask.endswith(("_to", "_amount", "_action", "_actions"))
        own = {"answer": ["fold"]} if ask == "best_action" else {}
        question = posed(ask, "0r60 ?q" if is_about_acting else f"{DOWN} ?q", **own)
        assert question.answer is not None
        assert (question.hint is None) == (ask == "best_action")
