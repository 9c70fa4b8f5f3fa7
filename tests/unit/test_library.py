"""Requests that need no table: house rules, and finished hands as records."""

import json

import pytest

from omaha8.records.history import from_json
from omaha8.rules.profiles import DEFAULT, PAGES, HouseRules, differences
from tests.unit.test_bridge import Page


@pytest.fixture(scope="module")
def played():
    """A table that has played ten hands, and their records."""
    page = Page()
    page.open(seats="4", seed="library")
    records: list[str] = []
    while len(records) < 10:
        reply = page.turn()
        if "record" in reply:
            records.append(reply["record"])
    return page, records


def test_the_house_rules_are_data():
    told = Page().ask("rules")
    assert told["default"]["pl_pot"] == DEFAULT.pl_pot
    assert set(told["profiles"]) == {"default", *PAGES}
    assert len(told["differences"]) == len(differences())
    assert {"key": "pl_pot", "page": "de", "value": "active", "differs": True} in told["differences"]
    for key, choices in told["choices"].items():
        assert choices[0] == told["default"][key]
        assert len({repr(choice) for choice in choices}) == len(choices) >= 2
        for choice in choices:
            HouseRules.from_changes({key: choice})
    disputed = [each for each in told["differences"] if each["differs"]]
    assert all(each["value"] in told["choices"][each["key"]] for each in disputed)


def test_a_record_comes_when_the_hand_is_over_and_with_every_look_at_it(played):
    page, records = played
    record = from_json(records[-1])
    assert record.number == 10
    assert "\n" not in records[-1]
    assert len(records[-1]) < 2500
    save = page.last["save"]
    assert page.ask("view")["record"] == records[-1]
    assert Page().ask("restore", save=save)["record"] == records[-1]
    page.turn()
    assert "record" not in page.ask("view")


@pytest.mark.parametrize(("form", "ending"), [("json", "json"), ("phh", "phhs"), ("pokerstars", "txt")])
def test_hands_go_out_as_files_and_come_back(played, form, ending):
    page, records = played
    told = page.ask("export", format=form, records=records)
    assert told["ending"] == ending
    for again in (page.ask("import", text=told["text"]), page.ask("import", text=told["text"], format=form)):
        assert len(again["records"]) == len(records)
        if form != "pokerstars":
            assert again["records"] == records
        else:
            assert [from_json(text).actions for text in again["records"]] == [
                from_json(text).actions for text in records
            ]


def test_nothing_is_half_imported_and_the_line_is_named(played):
    page, records = played
    text = page.ask("export", format="pokerstars", records=records[:3])["text"]
    lines = text.splitlines()
    bad = next(i for i in range(len(lines) - 1, 0, -1) if lines[i].startswith("*** HOLE"))
    lines[bad] = "*** HOLE KARTS ***"
    reply = page.ask("import", text="\n".join(lines))
    assert not reply["ok"]
    assert reply["error"]["params"]["line"] == bad + 1
    assert page.ask("import", text="{", format="phh")["error"]["code"] == "bad_toml"
    assert page.ask("import", text="", format="chess")["error"]["code"] == "bad_value"


def test_a_bad_record_among_many_is_named_by_its_place(played):
    page, records = played
    broken = records[1].replace('"fold"', '"sing"', 1)
    reply = page.ask("export", format="json", records=[records[0], broken])
    assert not reply["ok"]
    assert reply["error"]["params"]["index"] == 1
    assert page.ask("stats", records=[records[0], 5])["error"]["code"] == "bad_value"


def test_more_hands_than_a_request_may_bring(played):
    page, _ = played
    reply = page.ask("stats", records=[""] * 501)
    assert reply["error"] == {"code": "too_many_hands", "params": {"hands": 501, "limit": 500}}
    long = json.dumps({"v": 1, "id": 1, "table": "", "type": "import", "text": "x" * (1 << 20)})
    assert json.loads(page.door.dispatch(long))["error"]["code"] == "too_long"


def test_a_hand_is_told_step_by_step(played):
    page, records = played
    told = page.ask("replay", record=records[0], seat=0)
    assert told["steps"][0]["events"][0]["type"] == "hand_started"
    assert told["steps"][-1]["view"]["phase"] == "between"
    assert told["steps"][0]["view"]["seats"][1]["cards"] is None
    opened = page.ask("replay", record=records[0], open=True)
    assert len(opened["steps"]) == len(told["steps"])
    assert all(len(seat["cards"]) == 4 for seat in opened["steps"][0]["view"]["seats"])
    assert opened["steps"][0]["view"]["me"] is None
    assert page.ask("replay", record=records[0], seat=9)["error"]["code"] == "bad_seat"


def test_a_ledger_is_that_of_the_table_or_of_a_record(played):
    page, records = played
    ledger = page.ask("ledger", record=records[0])["ledger"]
    assert ledger["is_even"]
    assert sum(net for _, net in ledger["nets"]) == -ledger["check"]["rake"]
    page.until("between")
    assert page.ask("ledger")["ledger"] == page.ask("ledger", record=page.last["record"])["ledger"]
    page.turn()
    assert page.ask("ledger")["error"]["code"] == "not_now"


def test_a_record_is_verified(played):
    page, records = played
    told = page.ask("verify", record=records[0])
    assert (told["verified"], told["why"], told["seeded"]) == (True, "same", True)
    salt = json.loads(records[0])["salt"]
    told = page.ask("verify", record=records[0].replace(salt, salt[::-1]))
    assert (told["verified"], told["why"]) == (False, "differs")


def test_counts_of_two_halves_add_up_to_those_of_the_whole(played):
    page, records = played
    whole = page.ask("stats", records=records)
    first = page.ask("stats", records=records[:4])
    assert page.ask("stats", records=records[4:], rows=first["rows"]) == whole | {
        "id": page.ask("hello")["id"] - 1
    }
    assert whole["total"]["counts"]["hands"] == 10
    assert sum(row["counts"]["hands"] for row in whole["positions"]) == 10
    assert page.ask("stats", records=records, seat=1)["total"]["counts"] != whole["total"]["counts"]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": -1},
        {"won": "1/0"},
        {"won": "2.5"},
        {"won": 5},
        {"won": "9" * 60},
        {"won": "100", "won_squared": "1"},
        {"won_squared": "-1"},
        {"more": 1},
    ],
    ids=str,
)
def test_rows_that_cannot_be_counts_are_refused(played, change):
    page, records = played
    row = page.ask("stats", records=records)["rows"][0]
    row["counts"] |= change
    reply = page.ask("stats", rows=[row])
    assert not reply["ok"]
    assert reply["error"]["code"] in ("bad_value", "unknown_key")


def test_a_hand_taken_up_again_hides_what_its_players_hide(played):
    _, records = played
    reply = Page(table="again").ask("open_from", record=records[0], upto=1)
    dealt = {event["seat"]: event["cards"] for event in reply["events"] if event["type"] == "hole_dealt"}
    assert [seat for seat, cards in dealt.items() if cards] == [0]
    assert (reply["view"]["practice"], reply["view"]["seeded"]) == (True, False)
