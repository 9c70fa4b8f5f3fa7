"""build.py and the tools it is made of."""

import contextlib
import json
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin

import pytest

from tools import assemble, browser, making, serve
from tools.steps import BuildError, Step, alone, fingerprint, run

ROOT = Path(__file__).resolve().parents[2]
SITE_FILES = {
    "": "text/html; charset=utf-8",
    "engine/pyodide.mjs": "text/javascript; charset=utf-8",
    "engine/pyodide.asm.wasm": "application/wasm",
    "engine/manifest.json": "application/json",
    "assets/faces/ana-calm.svg": "image/svg+xml",
}


def build_py(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "build.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)


class Made:
    """A step that counts how often it ran."""

    def __init__(self, folder: Path, *inputs: Path | str) -> None:
        self.times = 0
        self.folder = folder
        self.output = folder / "output"
        self.step = Step("some step", self.output, lambda: inputs, self.make)

    def make(self) -> None:
        self.times += 1
        self.output.touch()

    def run(self) -> int:
        self.step.run(self.folder / "stamps")
        return self.times


def test_a_step_runs_once_for_the_same_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    source = tmp_path / "source"
    source.write_text("a")
    made = Made(tmp_path, source, "3.11")
    assert made.run() == 1
    source.write_text("a")
    assert made.run() == 1
    assert capsys.readouterr().out.splitlines()[1] == "some step    unchanged"


def test_a_step_runs_again_for_new_content(tmp_path: Path):
    source = tmp_path / "source"
    source.write_text("a")
    made = Made(tmp_path, source)
    made.run()
    source.write_text("b")
    assert made.run() == 2


def test_a_step_runs_again_without_its_output(tmp_path: Path):
    made = Made(tmp_path, "x")
    made.run()
    made.output.unlink()
    assert made.run() == 2


def test_a_step_that_failed_runs_again(tmp_path: Path):
    made = Made(tmp_path, "x")
    made.output.touch()

    def fail() -> None:
        raise BuildError("it broke", "mend it")

    with pytest.raises(BuildError):
        Step("some step", made.output, lambda: "x", fail).run(tmp_path / "stamps")
    assert made.run() == 1


def test_fingerprint_sees_names_contents_and_order(tmp_path: Path):
    (tmp_path / "a").write_text("1")
    before = fingerprint([tmp_path])
    (tmp_path / "a").rename(tmp_path / "b")
    renamed = fingerprint([tmp_path])
    (tmp_path / "b").write_text("2")
    assert (
        len(
            {
                before,
                renamed,
                fingerprint([tmp_path]),
                fingerprint([tmp_path, "x"]),
                fingerprint(["x", tmp_path]),
            }
        )
        == 5
    )


def test_fingerprint_ignores_bytecode(tmp_path: Path):
    before = fingerprint([tmp_path])
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").touch()
    assert fingerprint([tmp_path]) == before


def test_a_failed_command_says_what_and_what_to_do(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(BuildError, match=r"ended with exit code 3") as caught:
        run(sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)", remedy="do this")
    assert caught.value.remedy == "do this"
    assert "the reason" in capsys.readouterr().out


def test_a_missing_command_says_so():
    with pytest.raises(BuildError, match=r"no-such-program"):
        run("no-such-program", remedy="install it")


def test_builds_wait_for_each_other(tmp_path: Path):
    lock = tmp_path / "lock"
    imports = "import sys; from pathlib import Path; from tools.steps import alone"
    code = f"{imports}\nwith alone(Path(sys.argv[1])): pass"
    with contextlib.ExitStack() as held:
        held.enter_context(alone(lock))
        with subprocess.Popen([sys.executable, "-c", code, str(lock)], cwd=ROOT) as other:
            with pytest.raises(subprocess.TimeoutExpired):
                other.wait(timeout=0.5)
            held.close()
            assert other.wait(timeout=30) == 0


def test_unknown_arguments_are_refused():
    assert "unrecognized arguments: --wat" in build_py("build", "--wat").stderr


def test_without_a_command_the_commands_are_named():
    result = build_py()
    assert result.returncode == 2
    assert all(name in build_py("--help").stdout for name in ("serve", "test", "check", "build"))


# ---- .venv where Python comes without ensurepip


@pytest.fixture
def without_ensurepip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands that make_venv runs on such a machine, as text."""
    commands: list[str] = []
    monkeypatch.setattr(making, "VENV", tmp_path / "venv")
    monkeypatch.setattr(making, "CACHE", tmp_path)
    monkeypatch.setattr(making, "finished", lambda command: subprocess.CompletedProcess(command, 1))
    monkeypatch.setattr(making, "run", lambda *command, **_: commands.append(f"{command[0]} {command[-1]}"))
    monkeypatch.setattr("shutil.which", lambda name: name)
    return commands


def test_root_installs_venv(without_ensurepip: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(browser, "is_root", lambda: True)
    making.make_venv()
    assert without_ensurepip == ["apt-get update", "apt-get python3-venv", f"{sys.executable} {making.VENV}"]


def test_others_are_told_what_to_install(without_ensurepip: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(browser, "is_root", lambda: False)
    with pytest.raises(BuildError, match="no ensurepip") as caught:
        making.make_venv()
    assert "apt-get install python3-venv" in caught.value.remedy
    assert without_ensurepip == []


# ---- the site


def test_the_page_links_into_assets(tmp_path: Path):
    root, assets = tmp_path, tmp_path / "assets"
    assets.mkdir()
    (root / "static").mkdir()
    (root / "static" / "a.svg").write_text("<svg/>")
    page = '<link href="static/a.svg"><script src="./static/app.js"></script><a href="#x">static/app.js</a>'
    made = assemble.rewrite(page, root, assets, {"static/app.js": "app.AB.js"})
    (icon,) = assets.iterdir()
    assert made == (
        f'<link href="assets/{icon.name}">'
        '<script src="assets/app.AB.js"></script><a href="#x">static/app.js</a>'
    )
    assert icon.read_text() == "<svg/>"


def test_a_link_to_nothing_stops_the_build(tmp_path: Path):
    with pytest.raises(FileNotFoundError, match=r"gone\.svg"):
        assemble.rewrite('<link href="static/gone.svg">', tmp_path, tmp_path, {})


def test_the_site_has_what_a_browser_needs(site: str):
    for path, kind in SITE_FILES.items():
        with urllib.request.urlopen(site + path) as answer:
            assert answer.headers["Content-Type"] == kind, path
            assert answer.headers["Access-Control-Allow-Origin"] == "*", path


def test_the_site_is_served_under_its_path_only(site: str):
    with pytest.raises(HTTPError, match="404"):
        urllib.request.urlopen(urljoin(site, "/"))


def test_the_manifest_holds_the_engine(site: str):
    with urllib.request.urlopen(site + "engine/manifest.json") as answer:
        manifest = json.load(answer)
    wheels = {name.split("-")[0] for name in manifest if name.endswith(".whl")}
    assert wheels == {"omaha8", "micropip", "packaging"}
    for name, expected in manifest.items():
        assert expected == expected | assemble.facts(ROOT / "dist" / "engine" / name)


def test_all_links_are_relative(site: str):
    with urllib.request.urlopen(site) as answer:
        page = answer.read().decode()
    assert "static/" not in page
    assert 'href="/' not in page
    assert 'src="/' not in page


def test_a_taken_port_is_an_error_when_it_was_asked_for(tmp_path: Path):
    with serve.bind(tmp_path, 0) as first:
        port = first.server_address[1]
        with pytest.raises(OSError, match=r"(?i)address"):
            serve.bind(tmp_path, port)


def test_a_taken_port_is_passed_over_when_none_was_asked_for(tmp_path: Path):
    with serve.bind(tmp_path, 0) as first:
        port = first.server_address[1]
        with serve.bind_next_free(tmp_path, port) as second:
            assert port < second.server_address[1] <= port + 100


def test_serve_listens_on_loopback_only(tmp_path: Path):
    with serve.bind(tmp_path, 0) as server:
        assert server.socket.family == socket.AF_INET
        assert server.server_address[0] == "127.0.0.1"


# ---- the browser


def program(folder: Path, name: str) -> str:
    file = folder / (f"{name}.bat" if sys.platform == "win32" else name)
    file.write_text("" if sys.platform == "win32" else "#!/bin/sh\n")
    file.chmod(0o755)
    return str(file)


def test_the_variable_names_the_browser(tmp_path: Path):
    program(tmp_path, "chromium")
    mine = program(tmp_path, "mine")
    assert browser.find(sys.executable, {"CHROMIUM": mine, "PATH": str(tmp_path)}) == mine


def test_chromium_on_the_path_comes_before_chrome(tmp_path: Path):
    chrome = program(tmp_path, "google-chrome")
    assert browser.find(sys.executable, {"PATH": str(tmp_path)}) == chrome
    chromium = program(tmp_path, "chromium")
    assert browser.find(sys.executable, {"PATH": str(tmp_path)}) == chromium


def test_a_browser_that_does_not_start_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    broken = program(tmp_path, "chromium")
    chrome = program(tmp_path, "google-chrome")
    monkeypatch.setattr(browser, "starts", lambda found: found != broken)
    assert browser.find(sys.executable, {"PATH": str(tmp_path)}) == chrome


class Machine:
    """Stands in for the machine in `browser.fetch`: a browser appears once the command `gives` has run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, gives: str, root: bool = True) -> None:
        self.commands: list[str] = []
        self.gives = gives
        monkeypatch.setattr(browser, "attempt", self.attempt)
        monkeypatch.setattr(browser, "find", lambda *_: "found" if self.gives in self.commands else None)
        monkeypatch.setattr(browser, "is_root", lambda: root)
        monkeypatch.setattr("shutil.which", lambda name: name)

    def attempt(self, *command: str, seconds: int) -> None:
        assert seconds > 0
        self.commands.append(next(word for word in command if word in {"playwright", "update", "chromium"}))


def test_playwright_is_asked_before_debian(monkeypatch: pytest.MonkeyPatch):
    machine = Machine(monkeypatch, gives="playwright")
    assert browser.fetch("python", {}) == "found"
    assert machine.commands == ["playwright"]


def test_debian_is_asked_when_playwright_fails(monkeypatch: pytest.MonkeyPatch):
    machine = Machine(monkeypatch, gives="chromium")
    assert browser.fetch("python", {}) == "found"
    assert machine.commands == ["playwright", "update", "chromium"]


def test_only_root_asks_debian(monkeypatch: pytest.MonkeyPatch):
    machine = Machine(monkeypatch, gives="chromium", root=False)
    assert browser.fetch("python", {}) is None
    assert machine.commands == ["playwright"]


def test_nothing_is_fetched_when_a_browser_was_named(monkeypatch: pytest.MonkeyPatch):
    machine = Machine(monkeypatch, gives="playwright")
    assert browser.fetch("python", {"CHROMIUM": "mine"}) is None
    assert machine.commands == []


def test_a_page_that_asks_another_host_is_noticed(page, page_problems: list[str]):
    page.goto("about:blank")
    page.set_content('<img src="http://elsewhere.example/a.png">')
    page.wait_for_load_state("load")
    asked = [problem for problem in page_problems if "elsewhere.example" in problem]
    page_problems.clear()
    assert asked


def test_a_page_that_throws_is_noticed(page, page_problems: list[str]):
    page.goto("about:blank")
    with page.expect_event("pageerror"):
        page.evaluate("() => { setTimeout(() => { throw new Error('on purpose'); }); }")
    thrown = [problem for problem in page_problems if "on purpose" in problem]
    page_problems.clear()
    assert thrown
