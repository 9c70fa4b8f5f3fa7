"""The deck that a seed gives, and what the seeds and streams promise."""

from collections import Counter

import pytest

from omaha8.cards import cards_name
from omaha8.errors import NotationError
from omaha8.shuffle import check_seed, shuffled, shuffled_deck, stream

# Every supported Python, the browser's included, must deal these.
GOLDEN = {
    ("omaha8", 1): (
        "9cJs4s7c8d4hAhTd9h5cTs8h7s8s2h3c9dTcThQc8c6c9s5s3sKs3h3dJcKdQdAs2d5d6s2cAc2s7hJd6h7d6d4d"
        "QhKcJhAdQs5hKh4c"
    ),
    ("0.Z_z-9", 12): (
        "5d4d6hQcAd8s3hKs4hJsKhTs2d4cKcAsJd9s6dAh6s9c5s7d7sQhKdTc2s7c9d5c2c3s8h7h8dTh6c4sQd5h9hQs"
        "AcTd8c2hJhJc3c3d"
    ),
}


@pytest.mark.parametrize(("key", "cards"), GOLDEN.items(), ids=[seed for seed, _ in GOLDEN])
def test_the_same_seed_deals_the_same_deck_everywhere(key, cards):
    assert cards_name(shuffled_deck(*key)) == cards


def test_a_deck_is_every_card_once():
    for hand in range(1, 200):
        assert sorted(shuffled_deck("whole", hand)) == list(range(52))


def test_seed_purpose_and_hand_each_change_the_stream():
    keys = (("a", "deck", 1), ("b", "deck", 1), ("a", "bot-1-0", 1), ("a", "deck", 2))
    firsts = [stream(*key).random() for key in keys]
    assert len(set(firsts)) == 4
    assert stream("a", "deck", 1).random() == firsts[0]


def test_purposes_and_hands_do_not_run_into_each_other():
    assert stream("a", "bot-1", 11).random() != stream("a", "bot-11", 1).random()
    assert stream("a-b", "c").random() != stream("a", "b-c").random()


def test_every_order_is_equally_likely():
    orders = Counter(shuffled("abcd", stream("fair", "test", n)) for n in range(24_000))
    assert len(orders) == 24
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert chi_squared < 49.7  # 23 degrees of freedom: passed by 999 of 1,000 fair shuffles


def test_the_first_card_is_any_card():
    firsts = Counter(shuffled_deck("first", hand)[0] for hand in range(5_200))
    chi_squared = sum((firsts[card] - 100) ** 2 / 100 for card in range(52))
    assert chi_squared < 90.6  # 51 degrees of freedom, as above


@pytest.mark.parametrize("text", ["", "a" * 65, "two words", "a/b", "ä", "a\n", "٣"])
def test_what_is_no_seed_is_refused(text):
    with pytest.raises(NotationError) as caught:
        stream(text, "deck", 1)
    assert caught.value.code == "bad_seed"
    assert caught.value.params == {"text": text}


@pytest.mark.parametrize("text", ["a", "a" * 64, "A-b_c.9"])
def test_what_is_a_seed_is_returned(text):
    assert check_seed(text) == text
