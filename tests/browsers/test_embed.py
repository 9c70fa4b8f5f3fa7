"""Also in Firefox and WebKitGTK: a table in a page of another origin, in the page itself and in frames."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers.drivers import Driver
from tests.browsers.test_smoke import DIST, dealt_here
from tests.e2e.hosts import Host, hosting
from tests.e2e.test_embed_frame import EMBED, SPEAK, frame
from tools import serve
from tools.oembed import naming

UNTIL = """
const until = async (what, of) => {
  for (let tries = 0; tries < 900; tries++) {
    const value = of();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never came: ${what}`);
};
"""
# Both tables of the page ask one engine; each is acted at.
INLINE = f"""{UNTIL}
const tables = [...document.querySelectorAll("omaha-table")];
const told = [];
for (const table of tables) {{
  await until("the table", () => table.state?.toAct === 0);
  const before = table.state;
  await table.act({{ type: "fold" }}).catch(() => table.act({{ type: "check" }}));
  const has = ({{ seats, street }}) => seats[0].state === "folded" || street !== before.street;
  await until("the act", () => has(table.state));
  told.push(before.seats[0].cards);
}}
return told;
"""
FRAME = f"""{UNTIL}
await until("the handshake", () => said.some(({{ name }}) => name === "ready"));
await until("the turn", () => said.some(({{ name }}) => name === "turn"));
const {{ payload }} = await command("getState");
let acted = await command("act", {{ type: "fold" }});
// The turn is told before its cues have run.
while (acted.payload.code === "busy") acted = await command("act", {{ type: "fold" }});
return [payload.state.seats[0].cards, acted.type];
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[Host]:
    with hosting(tmp_path_factory.mktemp("host"), site) as it:
        yield it


def test_tables_in_the_page_itself(driver: Driver, host: Host):
    tables = "".join(
        f'<omaha-table seats="3" seed="in-{n}" speed="0" loading="eager"></omaha-table>' for n in (1, 2)
    )
    driver.open(host.write("inline.html", tables))
    assert driver.run(INLINE) == [dealt_here(f"in-{n}", seats="3") for n in (1, 2)]


@pytest.mark.parametrize("rights", ["allow-scripts allow-same-origin", "allow-scripts"])
def test_a_frame(driver: Driver, tmp_path: Path, rights: str):
    """Without `allow-same-origin` too, where no module worker starts and nothing is kept."""
    shutil.copytree(DIST, tmp_path / "game")
    (tmp_path / "page").mkdir()
    with serve.running(tmp_path / "game") as game, hosting(tmp_path / "page", game) as host:
        page = tmp_path / "game" / "embed.html"
        page.write_text(naming(page.read_text("utf-8"), game), "utf-8")
        body = SPEAK + frame(f"{EMBED}&origin=ORIGIN", f'sandbox="{rights}"')
        driver.open(host.write("frame.html", body, scripted=False))
        assert driver.run(FRAME) == [dealt_here("frame", seats="3"), "res"]
        driver.open("about:blank")
