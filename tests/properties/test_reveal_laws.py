"""Cards face up are the player's alone: no bot knows more, and no other table tells a card too early."""

import json
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from omaha8.cards import card_name
from omaha8.wire.bridge import Bridge

CARD = re.compile(r'"([2-9TJQKA][cdhs])"')
SECRETS = ("save", "record")  # opaque, and told after the end
PARAMS = st.fixed_dictionaries(
    {
        "game": st.sampled_from(["omaha8", "omaha"]),
        "limit": st.sampled_from(["fl", "pl", "nl"]),
        "seats": st.sampled_from(["2", "3", "6"]),
        "stack": st.sampled_from(["40", "2000"]),
        "ante": st.sampled_from(["0", "3"]),
        "seed": st.text("abc", min_size=1, max_size=4),
    }
)


class Page:
    def __init__(self, params):
        self.door = Bridge()
        self.reply = self.ask("open", params=params)

    def ask(self, kind, **body):
        request = {"v": 1, "id": 1, "table": "t", "type": kind, **body}
        self.reply = json.loads(self.door.dispatch(json.dumps(request)))
        assert self.reply["ok"], self.reply
        return self.reply

    def turn(self, choice):
        seq, waits = self.reply["seq"], self.reply["next"]
        if waits == "you":
            legal = self.reply["view"]["legal"]
            verbs = ["fold", "check" if legal["can_check"] else "call", legal["verb"] or "fold"]
            verb = verbs[choice]
            to = {"to": legal["min_to"]} if verb in ("bet", "raise") else {}
            return self.ask("act", seq=seq, action={"type": verb, **to})
        return self.ask({"between": "next_hand", "rebuy": "rebuy"}.get(waits, "step"), seq=seq)

    @property
    def hand(self):
        return self.door._sessions["t"].hand

    def told(self):
        """Every card in the last reply."""
        return set(CARD.findall(json.dumps({k: v for k, v in self.reply.items() if k not in SECRETS})))


def names(*parts):
    return {card_name(card) for part in parts for card in part}


@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data(), PARAMS)
def test_both_tables_play_the_same_and_only_one_tells(data, params):
    closed, seen = Page(params), Page(params | {"learning_reveal": "1"})
    for _ in range(30):
        choice = data.draw(st.integers(0, 2))
        for page in (closed, seen):
            page.turn(choice)
        here, there = closed.hand, seen.hand
        assert here == there
        assert closed.reply["next"] == seen.reply["next"]
        mine = [hole for seat, hole in zip(here.seats, here.holes, strict=True) if seat == 0]
        shown = [hole for hole, is_shown in zip(here.holes, here.shown, strict=True) if is_shown]
        assert closed.told() <= names(*mine, *shown, here.board)
        assert seen.told() == names(*here.holes, here.board)
        assert seen.reply["view"] == _uncovered(closed.reply["view"], here)


def _uncovered(view, state):
    """A view of the closed table, with what the other one adds."""
    holes = dict(zip(state.seats, state.holes, strict=True))
    seats = [
        {**seat, "cards": [card_name(card) for card in holes[seat["seat"]]]}
        if seat["seat"] in holes
        else seat
        for seat in view["seats"]
    ]
    return {**view, "seats": seats, "learning_reveal": True}
