"""Also in Firefox and WebKitGTK: after the first visit the game plays on when the server is gone."""

from tests.browsers.drivers import Driver
from tests.browsers.test_smoke import DIST, HELP, PLAY, READY, address, dealt_here
from tests.switched_host import SwitchedHost

INSTALLED = f"""{HELP}
await until("the worker with all files", () => get("app")?.dataset.offline === "ready");
"""


def test_a_hand_is_played_when_the_server_is_gone(driver: Driver):
    host = SwitchedHost(DIST)
    url = address(host.site, game="omaha8", limit="pl", seats="3", seed="gone", sw="1")
    driver.open(url)
    driver.run(READY)
    driver.run(INSTALLED)
    driver.open("about:blank")
    host.stop()
    driver.open(url)
    assert driver.run(READY)["cards"] == dealt_here("gone", seats="3")
    end = driver.run(PLAY)
    assert end["sum"] == end["bank"]
    assert driver.run(f"{HELP} await rest(); return get('app').dataset.offline") == "ready"
