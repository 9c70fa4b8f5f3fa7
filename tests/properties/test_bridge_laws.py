"""Laws of the wire: it always answers, it never leaks, no chip is lost, and a save is the table."""

import json
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from omaha8.cards import card_name
from omaha8.play.options import KEYS
from omaha8.wire.bridge import Bridge
from omaha8.wire.schema import REQUESTS

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KEY = st.sampled_from(sorted({key for pair in REQUESTS.values() for part in pair for key in part}))
REQUEST = st.fixed_dictionaries(
    {
        "v": st.just(1),
        "id": st.integers(0, 9),
        "table": st.sampled_from(["t", "u"]),
        "type": st.sampled_from(sorted(REQUESTS)),
    }
)
OPTION_TEXT = st.sampled_from(
    ["omaha", "fl", "nl", "pl", "10-20", "0.50-1", "dollars", "2", "7", "500", "1", "sv", "fl_cap=5", "seed"]
)
PARAMS = st.dictionaries(st.sampled_from(sorted(KEYS)), OPTION_TEXT | st.text(max_size=6), max_size=5)


@settings(max_examples=200, deadline=None)
@given(st.text() | JSON.map(json.dumps))
def test_any_text_gets_an_answer(text):
    reply = json.loads(Bridge().dispatch(text))
    assert reply["ok"] is False
    assert reply["error"]["code"] != "internal_error", reply["report"]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(REQUEST, st.dictionaries(KEY, JSON, max_size=4)), max_size=4), PARAMS)
def test_any_request_gets_an_answer(requests, params):
    door = Bridge()
    opening = {"v": 1, "id": 0, "table": "t", "type": "open", "params": params}
    for request in (opening, *({**request, **body} for request, body in requests)):
        reply = json.loads(door.dispatch(json.dumps(request)))
        assert reply["id"] == request["id"]
        assert reply["ok"] or reply["error"]["code"] != "internal_error", reply.get("report")


class Table:
    """A page that plays what `data` draws, and the door behind it."""

    def __init__(self, data, params):
        self.data, self.door = data, Bridge()
        self.reply = self.ask("open", params=params)

    def ask(self, kind, **body):
        request = {"v": 1, "id": 1, "table": "t", "type": kind, **body}
        self.reply = json.loads(self.door.dispatch(json.dumps(request)))
        assert self.reply["ok"], self.reply
        return self.reply

    @property
    def room(self):
        return self.reply["view"]["room"]

    @property
    def due(self):
        return self.room and self.room["you"]["due"]

    def meddle(self):
        """Now and then the player does something else than play; the table may refuse."""
        kind, body = self.data.draw(MEDDLING)
        if kind is not None:
            request = {"v": 1, "id": 1, "table": "t", "type": kind, "seq": self.reply["seq"], **body}
            reply = json.loads(self.door.dispatch(json.dumps(request)))
            assert reply["ok"] or reply["error"]["code"] != "internal_error", reply["report"]
            self.reply = reply if reply["ok"] else self.reply

    def turn(self):
        seq = self.reply["seq"]
        match self.reply["next"]:
            case "between" if self.room and not self.room["can_deal"]:
                self.ask("sit_in", seq=seq, post="now")
            case "between" | "deal" if self.due:
                self.ask("next_hand", seq=seq, post=True)
            case "won":
                self.ask("new_bots", seq=seq)
            case "over":
                self.ask("restart", seq=seq)
            case "you":
                self.ask("act", seq=seq, action=self.data.draw(actions(self.reply["view"]["legal"])))
            case "between":
                self.ask("next_hand", seq=seq)
            case "rebuy":
                self.ask("rebuy", seq=seq)
            case _:
                self.ask("step", seq=seq)
        return self.reply

    @property
    def hand(self):
        return self.door._sessions["t"].hand


MEDDLING = st.sampled_from(
    [
        *[(None, {})] * 12,
        ("sit_out", {}),
        ("sit_in", {"post": "now"}),
        ("sit_in", {"post": "wait"}),
        ("auto_post", {"on": False}),
        ("wait_big_blind", {"on": True}),
        ("top_up", {}),
        ("rebuy_bots", {}),
        ("tick", {"at": 10_000}),
        ("away", {"at": 12_000}),
        ("back", {"at": 50_000}),
    ]
)


def actions(legal):
    simple = ["fold", "check" if legal["can_check"] else "call"]
    choices = st.sampled_from([{"type": name} for name in simple])
    if legal["verb"] is None:
        return choices
    amounts = st.integers(legal["min_to"], legal["max_to"])
    return choices | amounts.map(lambda to: {"type": legal["verb"], "to": to})


TABLES = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["omaha8", "omaha"]),
        "limit": st.sampled_from(["fl", "pl", "nl"]),
        "seats": st.sampled_from(["2", "3", "6"]),
        "hero": st.sampled_from(["0", "1"]),
        "stack": st.sampled_from(["20", "130", "2000"]),
        "seed": st.text("abc", min_size=1, max_size=4),
    }
)
PLAYS = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


ROOMS = st.builds(
    lambda params, room: params | {"seats": "4"} | room,
    TABLES,
    st.sampled_from(
        [
            {"guests": "1", "broke": "new", "join": "1"},
            {"broke": "out", "clock": "1", "house": "timeout=all_in"},
            {"house": "dead_button=true,entry=post_or_button", "guests": "1"},
            {"money": "dollars", "stakes": "1-2", "house": "no_multipoker", "stack": "60"},
            {"format": "tournament", "stack": "200", "level_length": "1", "clock": "2"},
        ]
    ),
)


@PLAYS
@given(st.data(), ROOMS)
def test_in_every_room_chips_are_accounted_for_and_a_save_is_the_table(data, params):
    table = Table(data, params)
    for _ in range(60):
        table.meddle()
        reply = table.turn()
        view = reply["view"]
        assert sum(seat["stack"] for seat in view["seats"]) + view["pot"] + view["raked"] == view["bank"]
        told = json.dumps({key: value for key, value in reply.items() if key not in ("save", "record")})
        me = view["seats"][view["me"]]["cards"] or []
        shown = [card for seat in view["seats"] for card in seat["cards"] or []]
        drawn = (view["tournament"] or {}).get("draw") or {"cards": []}
        assert set(CARD.findall(told)) <= {*me, *shown, *view["board"], *drawn["cards"]}
    other = Bridge()
    request = {"v": 1, "id": 1, "table": "t", "type": "restore", "save": table.reply["save"]}
    again = json.loads(other.dispatch(json.dumps(request)))
    last = table.reply
    assert (again["view"], again["next"], again["seq"]) == (last["view"], last["next"], last["seq"])


@PLAYS
@given(st.data(), TABLES)
def test_chips_are_constant_and_seq_counts(data, params):
    table = Table(data, params)
    for seq in range(1, 40):
        reply = table.turn()
        view = reply["view"]
        assert reply["seq"] == seq
        assert sum(seat["stack"] for seat in view["seats"]) + view["pot"] == view["bank"]


@PLAYS
@given(st.data(), TABLES)
def test_no_reply_names_a_card_that_the_player_may_not_see(data, params):
    table = Table(data, params)
    me = int(params["hero"])
    for _ in range(40):
        reply = table.turn()
        state = table.hand
        open_hands = [
            hole
            for seat, hole, shown in zip(state.seats, state.holes, state.shown, strict=True)
            if shown or seat == me
        ]
        visible = {card_name(card) for cards in (*open_hands, state.board) for card in cards}
        told = json.dumps({key: value for key, value in reply.items() if key != "save"})
        assert set(CARD.findall(told)) <= visible
        assert set(CARD.findall(json.dumps(table.ask("view") | {"save": 0}))) <= visible


@PLAYS
@given(st.data(), TABLES, st.integers(0, 30))
def test_a_save_is_the_table(data, params, length):
    table = Table(data, params)
    for _ in range(length):
        table.turn()
    seen = table.reply
    story = table.ask("view")
    assert {**story, "events": 0} == {key: value for key, value in seen.items() if key != "save"} | {
        "events": 0
    }
    table.door = Bridge()
    assert table.ask("restore", save=seen["save"]) == story
