"""The start screen's list of exercises is the site's folder of scenarios."""

import re
from pathlib import Path

from omaha8.play.scenario_file import read_scenario

STATIC = Path(__file__).resolve().parents[2] / "static"
LISTED = re.compile(r'\{ id: "([a-z0-9-]+)", mode: "(\w+)" \}')


def test_each_scenario_is_listed_with_its_first_mode():
    listed = LISTED.findall((STATIC / "app" / "exercises.js").read_text("utf-8"))
    scenarios = [read_scenario(path.read_text("utf-8")) for path in (STATIC / "scenarios").glob("*.toml")]
    assert sorted(listed) == sorted((scenario.id, scenario.modes[0]) for scenario in scenarios)
