"""Whatever comes in from outside: only coded errors come out, and no table moves for them."""

import json
from collections import Counter
from random import Random

import pytest

from omaha8.wire.schema import REQUESTS
from tests.fuzz.campaign import SHARES, Campaign
from tests.fuzz.guided import Fed

SHARDS = 20
PER_SHARD, PER_SHARD_LONG = 400, 50_000


@pytest.mark.parametrize("seed", range(SHARDS))
def test_only_coded_errors_come_out(seed: int, *, long_run: bool):
    """1,000,000 inputs in the long run; at least half are built by the grammar and accepted."""
    campaign = Campaign(Random(seed))
    campaign.run(PER_SHARD_LONG if long_run else PER_SHARD)
    assert campaign.inputs >= (PER_SHARD_LONG if long_run else PER_SHARD)
    assert campaign.built_and_accepted * 2 >= campaign.inputs, campaign.count
    assert {door for door, *_ in campaign.count} == set(SHARES)


def test_what_the_grammar_builds_is_accepted():
    campaign = Campaign(Random(7))
    campaign.run(3_000)
    refused = Counter(
        {door: campaign.count[door, "built"] - campaign.count[door, "built", "accepted"] for door in SHARES}
    )
    assert refused.total() == 0, (refused, campaign.codes)


def test_damage_is_mostly_refused_and_by_many_codes():
    campaign = Campaign(Random(11))
    campaign.run(3_000)
    for door in SHARES:
        accepted, damaged = campaign.count[door, "damaged", "accepted"], campaign.count[door, "damaged"]
        assert accepted < damaged * 0.6, (door, accepted, damaged)
    assert len(campaign.codes) >= 25, campaign.codes


def test_bytes_choose_what_is_sent_and_run_on_when_they_are_used_up():
    told = []
    for data in (b"", b"", bytes(range(200)), bytes(range(200)), bytes(range(1, 200))):
        campaign = Campaign(Fed(data))
        campaign.run(40)
        told.append((campaign.count, campaign.codes))
    assert told[0] == told[1] != told[2] == told[3] != told[4]
    assert Fed(b"\xff" * 7 + b"\0" * 7).random() > 0.999
    assert Fed(b"\0" * 7).random() == 0


def test_every_kind_of_request_can_be_bent():
    """No request is safe by being left out: each is sent whole, bent and to a table that is not there."""
    campaign = Campaign(Random(3))
    for type_ in REQUESTS:
        for _ in range(30):
            body = {"seq": 0} if "seq" in REQUESTS[type_][0] else {}
            reply = campaign.ask("table", type_, "t", is_built=False, **body)
            assert json.dumps(reply)
