"""Also in Firefox and WebKitGTK: a table in a page of another origin, in the page itself and in frames."""

import shutil
from pathlib import Path

import pytest

from tests.browsers.drivers import Driver
from tests.browsers.test_smoke import DIST, dealt_here
from tests.e2e.hosts import Host, copied, hosting, renew
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


def test_a_frame_of_a_site_that_was_renewed_meanwhile_loads_itself_anew(driver: Driver, tmp_path: Path):
    """What a frame asks for last is gone: it comes anew, with the names that the site has now."""
    with copied(DIST, tmp_path / "game") as game, hosting(tmp_path, game) as host:
        body = SPEAK + frame(f"{EMBED}&origin=ORIGIN".replace("load=eager", "load=click"))
        driver.open(host.write("renewed.html", body, scripted=False))
        driver.run(f"{UNTIL} await until('hello', () => said.some(({{ type }}) => type === 'hello'));")
        renew(tmp_path / "game")
        driver.run("command('start'); said.length = 0;")
        assert driver.run(FRAME) == [dealt_here("frame", seats="3"), "res"]
        driver.open("about:blank")
        driver.problems()  # the files that are gone


def test_a_page_from_a_disk_says_what_it_needs(driver: Driver):
    """Firefox as it is driven here starts modules there too: then the table stands in place of the note."""
    driver.open((DIST / "index.html").as_uri())
    note = "document.getElementById('disk')"
    driver.run(f"{UNTIL} await until('the note', () => !{note}.hidden);")
    assert driver.run(f"return {note}.querySelector('a').href;") == (DIST / "omaha8.html").as_uri()
    driver.open("about:blank")
    driver.problems()  # the script that the browser does not start
