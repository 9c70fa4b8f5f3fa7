"""Requests about scenarios: what is in a text, and a hand put on stage (docs/protocol.md#scenarios)."""

from typing import Any, TypeAlias

from omaha8.play.scenario import SCHEMA, Scenario
from omaha8.play.scenario_file import FORMATS, MODES, MOST_BYTES, REVEALS, read_scenario
from omaha8.play.session import Session
from omaha8.play.staging import (
    LIVE,
    Scene,
    Wish,
    frames,
    modes_of,
    open_stage,
    settle,
    stage_facts,
)
from omaha8.records.fields import Fields, parse_json
from omaha8.records.history import FORMAT, from_json
from omaha8.rules.games import MAX_SEATS
from omaha8.wire.schema import read_params, read_text, to_json

Json: TypeAlias = dict[str, Any]


def described(request: Fields) -> Json:
    """What a text is good for, and how it would be shown."""
    scene = _read(request)
    setting = settle(scene, _wish(request))
    if isinstance(scene, Scenario):
        plot = scene.plot
        own: Json = {"schema": SCHEMA, "params": scene.options.params}
        sizes: Json = {"frames": len(plot.moves) + 1, "max_score": len(plot.asked)}
    else:
        own, sizes = {"schema": FORMAT, "params": {}}, {"frames": None, "max_score": 0}
    modes = list(modes_of(scene))
    return {"scenario": own | _named(scene) | {"modes": modes} | to_json(setting) | sizes}


def staged(request: Fields) -> Session | Json:
    """The table that a live mode opens, or the frames of the others."""
    scene, wish = _read(request), _wish(request)
    setting = settle(scene, wish)
    if isinstance(scene, Scenario) and setting.mode in LIVE:
        return open_stage(scene, wish, read_params(request) if "params" in request else {})
    return {
        "stage": _named(scene) | to_json(setting),
        "money": scene.money,
        "house": to_json(scene.rules.changes),
        "steps": [to_json(frame) for frame in frames(scene, setting)],
    }


def facts(session: Session) -> Json:
    """What a reply says besides about a table with a scenario."""
    told = stage_facts(session)
    return {"stage": to_json(told)} if told else {}


def _named(scene: Scene) -> Json:
    return {key: getattr(scene, key, None) for key in ("id", "title")}


def _read(request: Fields) -> Scene:
    text = read_text(request, "text", MOST_BYTES)
    format_ = request.one_of("format", FORMATS) if "format" in request else None
    if format_ == "json" or (format_ is None and text.lstrip().startswith("{")):
        value = parse_json(text)
        if type(value) is dict and "format" in value:
            return from_json(text)
    return read_scenario(text, format_)


def _wish(request: Fields) -> Wish:
    return Wish(
        mode=request.one_of("mode", MODES) if "mode" in request else None,
        reveal=request.one_of("reveal", REVEALS) if "reveal" in request else None,
        hero=request.whole("hero", 0, MAX_SEATS - 1) if "hero" in request else None,
    )
