"""House rules and the profiles of the five rule pages (docs/rules.md#profiles)."""

from dataclasses import fields

import pytest

from omaha8.errors import RulesError
from omaha8.rules.profiles import DEFAULT, PAGES, PROFILES, HouseRules, differences

# The cells of the table that differ from the default, page by page.
CHANGES = {
    "no_multipoker": {
        "pl_pot": "active",
        "timeout": "all_in",
        "rake": "page_tables",
        "no_flop_no_drop": False,
        "first_button": "first_seat",
    },
    "da": {"first_to_show": "whole_hand"},
    "de": {
        "pl_pot": "active",
        "timeout": "all_in",
        "entry": "post_or_button",
        "first_button": "first_seat",
    },
    "sv": {
        "small_blind_rounding": "exact",
        "odd_chips": "all_to_first",
        "first_to_show": "whole_hand",
        "missed": "big_only",
    },
    "no_pokernordica": {"show": "all_show", "entry": "post_or_button"},
}


@pytest.mark.parametrize("page", PAGES)
def test_a_profile_is_the_default_with_the_changes_of_its_page(page):
    rules = PROFILES[page]
    changed = {
        field.name: getattr(rules, field.name)
        for field in fields(rules)
        if getattr(rules, field.name) != getattr(DEFAULT, field.name)
    }
    assert changed == CHANGES[page]


def test_the_pages_disagree_where_two_of_them_say_different_things():
    said: dict[str, set[object]] = {}
    for difference in differences():
        said.setdefault(difference.key, set()).add(difference.value)
    disagree = {key for key, values in said.items() if len(values) > 1}
    assert disagree == {
        "small_blind_rounding",
        "pl_pot",
        "odd_chips",
        "show",
        "entry",
        "missed",
        "first_button",
    }


def test_a_difference_is_marked_against_the_default():
    found = {(item.key, item.page): item.differs for item in differences()}
    assert found["pl_pot", "de"] is True
    assert found["pl_pot", "da"] is False
    assert ("pl_pot", "sv") not in found


def test_changes_by_name():
    rules = HouseRules.from_changes({"fl_cap": 5, "removal_after": None})
    assert (rules.fl_cap, rules.removal_after, rules.pl_pot) == (5, None, "all")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"jackpot": True}, "unknown_house_rule"),
        ({"fl_cap": 6}, "bad_house_rule"),
        ({"fl_cap": 4.0}, "bad_house_rule"),
        ({"fl_cap_heads_up": 1}, "bad_house_rule"),
        ({"removal_after": 0}, "bad_house_rule"),
        ({"removal_after": True}, "bad_house_rule"),
        ({"first_button": "last_seat"}, "bad_house_rule"),
        ({"odd_chips": None}, "bad_house_rule"),
    ],
)
def test_no_other_rule_and_no_other_value(changes, code):
    with pytest.raises(RulesError) as caught:
        HouseRules.from_changes(changes)
    assert caught.value.code == code
    assert caught.value.params["key"] in changes


def test_no_first_button_rule_means_the_format_s_own():
    assert HouseRules(first_button=None).first_button is None
