import pickle
from itertools import combinations

import pytest

from omaha8.cards import (
    DECK,
    RANKS,
    SUITS,
    card_name,
    cards_name,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from omaha8.errors import (
    IllegalActionError,
    NotationError,
    Omaha8Error,
    RulesError,
    SaveError,
    StaleViewError,
)


def test_deck_is_every_rank_in_every_suit():
    assert [card_name(card) for card in DECK] == [rank + suit for rank in RANKS for suit in SUITS]
    assert [(rank_of(card), suit_of(card)) for card in DECK] == [(r, s) for r in range(13) for s in range(4)]


@pytest.mark.parametrize(("text", "card"), [("2c", 0), ("2d", 1), ("Th", 34), ("As", 51)])
def test_card_by_name(text, card):
    assert parse_card(text) == card
    assert card_name(card) == text


@pytest.mark.parametrize("text", ["AsKdTc", "As Kd Tc", "  AsKd\tTc\n"])
def test_cards_run_together_or_apart(text):
    assert parse_cards(text) == (51, 45, 32)


def test_whole_deck_there_and_back():
    assert parse_cards(cards_name(DECK)) == DECK
    assert parse_cards("") == ()
    assert cards_name(()) == ""


@pytest.mark.parametrize("text", ["", "A", "1s", "as", "AS", "10s", "Ax", "As ", "??"])
def test_bad_card(text):
    with pytest.raises(NotationError) as caught:
        parse_card(text)
    assert caught.value.code == "bad_card"
    assert caught.value.params == {"text": text}
    assert str(caught.value) == f"not a card: {text!r}"


@pytest.mark.parametrize("text", ["AsK", "As,Kd", "A sKd", "AsKd9"])
def test_bad_cards(text):
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert caught.value.code == "bad_card"


def test_duplicate_card():
    with pytest.raises(NotationError) as caught:
        parse_cards("AsKd As")
    assert caught.value.code == "duplicate_card"
    assert caught.value.params == {"card": "As", "text": "AsKd As"}


@pytest.mark.parametrize("card", [-1, 52, 1000])
def test_no_name_for_what_is_no_card(card):
    with pytest.raises(NotationError) as caught:
        card_name(card)
    assert caught.value.code == "bad_card"


def test_four_card_hands_fall_in_16432_classes_when_suits_permute():
    bit = [1 << rank_of(card) for card in DECK]
    suit = [suit_of(card) for card in DECK]
    classes = set()
    for hand in combinations(DECK, 4):
        suits = [0, 0, 0, 0]
        for card in hand:
            suits[suit[card]] |= bit[card]
        suits.sort()
        classes.add(tuple(suits))
    assert len(classes) == 16_432


@pytest.mark.parametrize("kind", [NotationError, RulesError, IllegalActionError, StaleViewError, SaveError])
def test_errors_keep_code_and_params_between_processes(kind):
    error = kind("some_code", "a fact", seat=3, cards=["As"])
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert isinstance(error, Omaha8Error)
    assert type(again) is kind
    assert (again.code, again.params, str(again)) == ("some_code", {"seat": 3, "cards": ["As"]}, "a fact")


def test_which_errors_are_value_errors():
    assert all(issubclass(kind, ValueError) for kind in (NotationError, RulesError, IllegalActionError))
    assert not any(issubclass(kind, ValueError) for kind in (StaleViewError, SaveError))
