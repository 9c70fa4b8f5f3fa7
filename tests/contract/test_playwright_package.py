"""What people install to test with Playwright: wheel, plugin, guide and TypeScript example."""

import asyncio
import base64
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import async_playwright

from tests.conftest import LAUNCH, chromium
from tools import browser_wheel, contract, gen_sync_page, making

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs" / "playwright.md").read_text("utf-8")
EXAMPLES = ROOT / "docs" / "examples" / "playwright"
FROZEN = json.loads((Path(__file__).parent / "testids.json").read_text("utf-8"))
FILE = re.compile(r"^```python\n# (?P<name>\S+\.py)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
# Every test in it fails, each in another place.
FAILING = """
import pytest

@pytest.fixture
def opened(table):
    return table.open(seats=3, seed="failing").deal(button=0)

@pytest.fixture
def broken(opened):
    opened.raise_to(7)

def test_in_the_test(opened):
    opened.fold()
    assert opened.pot < 0

def test_in_a_fixture(broken):
    pass
"""
LAUNCHED = f"""
import pytest

@pytest.fixture(scope="session")
def browser_type_launch_args():
    return {{"executable_path": {chromium()!r}, "args": {list(LAUNCH)!r}}}
"""


def published() -> dict[str, Any]:
    """The contract as the sources have it now."""
    sources = [ROOT / "index.html", *sorted((ROOT / "static").rglob("*.js"))]
    return contract.published(sources)


def rows(anchor: str) -> list[list[str]]:
    """The cells of the first table after a heading of the guide."""
    part = GUIDE.split(f"\n## {anchor}\n")[1]
    table = re.search(r"^\| ?---.*\n((?:\|.*\n)+)", part, re.MULTILINE)
    assert table, f"no table under {anchor!r}"
    # A bar within code divides nothing.
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in table[1].splitlines()]


# ---- one source for both APIs, one list for all names


def test_the_sync_page_is_what_the_async_one_makes():
    assert gen_sync_page.TARGET.read_text("utf-8") == gen_sync_page.source()


def test_the_guide_lists_the_attributes_of_the_contract():
    told = {CODE.findall(ids)[0]: CODE.findall(attributes) for ids, attributes, *_ in rows("The contract")}
    assert told == published()["attributes"]


def test_the_guide_lists_the_functions_of_the_handle():
    told = [name for row in rows("window.omaha8") for name in CODE.findall(row[0])]
    assert sorted(re.sub(r"\(.*", "", name) for name in told) == sorted(contract.HANDLE)


def test_nothing_that_was_published_is_gone():
    """`testids.json` here is that of the last release: a name that goes makes the next contract."""
    now = published()
    if FROZEN["contract"] == now["contract"]:
        gone = [
            *set(FROZEN["testids"]) - set(now["testids"]),
            *set(FROZEN["handle"]) - set(now["handle"]),
            *(
                f"{name} {attribute}"
                for name, attributes in FROZEN["attributes"].items()
                for attribute in set(attributes) - set(now["attributes"].get(name, ()))
            ),
        ]
        assert gone == []
    assert FROZEN["contract"] <= now["contract"]


# ---- what is installed


def run(*command: str | Path, folder: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=folder, env=os.environ | env, capture_output=True, text=True, timeout=300, check=False
    )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    done = run(sys.executable, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", folder)
    assert done.returncode == 0, done.stdout
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH that holds what pip makes of the wheel, without the scripts."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as held:
        held.extractall(folder)
    return folder


def test_the_wheel_brings_page_object_plugin_and_extra(installed: Path):
    sources = {path.name for path in (ROOT / "py" / "omaha8_playwright").iterdir() if path.is_file()}
    assert {path.name for path in (installed / "omaha8_playwright").iterdir()} == sources
    (about,) = installed.glob("*.dist-info")
    points = (about / "entry_points.txt").read_text("utf-8")
    assert "[pytest11]\nomaha8_playwright.plugin = omaha8_playwright.plugin\n" in points
    assert "\nProvides-Extra: playwright\n" in (about / "METADATA").read_text("utf-8")


def test_the_browsers_wheel_is_the_same_without_it(wheel: Path, tmp_path: Path):
    twin = browser_wheel.write(wheel, tmp_path)
    first = twin.read_bytes()
    assert browser_wheel.write(wheel, tmp_path).read_bytes() == first
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(twin) as part:
        names = set(part.namelist())
        gone = set(whole.namelist()) - names
        changed = [name for name in names if part.read(name) != whole.read(name)]
    assert {name.split("/")[0] for name in gone if ".dist-info/" not in name} == {"omaha8_playwright"}
    assert [Path(name).name for name in gone if ".dist-info/" in name] == ["entry_points.txt"]
    assert [Path(name).name for name in changed] == ["RECORD"]


def test_the_browsers_wheel_can_be_installed(wheel: Path, tmp_path: Path):
    """An installer compares each file with the list in the wheel."""
    twin = browser_wheel.write(wheel, tmp_path)
    with zipfile.ZipFile(twin) as part:
        (record,) = (name for name in part.namelist() if name.endswith("/RECORD"))
        rows = [line.split(",") for line in part.read(record).decode().splitlines()]
        for name, digest, size in rows:
            data = part.read(name)
            told = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            assert name == record or (digest, size) == (f"sha256={told}", str(len(data)))
        assert sorted(name for name, *_ in rows) == sorted(part.namelist())


def run_pytest(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the tests of a folder as somebody does who installed the wheel."""
    (folder / "pytest.ini").write_text("[pytest]\n")
    command = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
    return run(*command, folder=folder, PYTHONPATH=str(installed), PYTEST_ADDOPTS="")


def test_pytest_without_playwright_does_not_mind_the_plugin(installed: Path, tmp_path: Path):
    (tmp_path / "test_it.py").write_text("def test_it(pytestconfig):\n    assert pytestconfig\n")
    # As it is where it was never installed.
    (tmp_path / "playwright.py").write_text("raise ModuleNotFoundError('no playwright')\n")
    done = run_pytest(installed, tmp_path, "-p", "no:playwright", "--trace-config", "-v")
    assert "1 passed" in done.stdout, done.stdout + done.stderr
    assert str(installed / "omaha8_playwright" / "plugin.py") in done.stdout


# ---- the guide, as one folder


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guide")
    (folder / "conftest.py").write_text(LAUNCHED)
    (folder / "its").mkdir()
    for file in FILE.finditer(GUIDE):
        (folder / "its" / file["name"]).write_text(file["text"])
    return folder


def test_every_python_piece_of_the_guide_is_a_file(guide: Path):
    assert len([*(guide / "its").iterdir()]) == GUIDE.count("```python")


@pytest.mark.e2e
def test_the_guides_tests_pass(installed: Path, guide: Path, site: str):
    done = run_pytest(installed, guide, "its", f"--base-url={site}")
    assert done.returncode == 0, done.stdout + done.stderr
    tests = re.findall(r"^def test_", GUIDE, re.MULTILINE)
    assert f"{len(tests)} passed" in done.stdout


@pytest.mark.e2e
def test_the_guides_coroutine_runs(guide: Path, site: str, capsys: pytest.CaptureFixture[str]):
    spec = importlib.util.spec_from_file_location("walk", guide / "its" / "walk.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    async def run() -> None:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium(), args=list(LAUNCH))
            await module.walk(await browser.new_page(), site)
            await browser.close()

    # The sync API may have this thread's loop.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, run()).result()
    assert "You call 10" in capsys.readouterr().out


@pytest.mark.e2e
def test_a_failed_test_leaves_the_games_report(installed: Path, tmp_path: Path, site: str):
    (tmp_path / "conftest.py").write_text(LAUNCHED)
    (tmp_path / "test_failing.py").write_text(FAILING)
    done = run_pytest(installed, tmp_path, f"--base-url={site}", "--tracing=retain-on-failure")
    assert re.search(r"1 failed,.* 1 error", done.stdout), done.stdout + done.stderr
    left = sorted((tmp_path / "test-results").rglob("omaha8-report.json"))
    first, second = (json.loads(file.read_text("utf-8")) for file in left)
    assert [report["test"].split("[")[0] for report in (first, second)] == [
        "test_failing.py::test_in_a_fixture",
        "test_failing.py::test_in_the_test",
    ]
    (running,), (over,) = first["tables"], second["tables"]
    assert (running["phase"], over["phase"]) == ("betting", "between")
    assert running["params"]["seed"] == "failing"
    assert over["requests"][3]["type"] == "step"
    assert "raise to 7 is not legal: fold, call 20, raise to 40..70" in done.stdout
    assert done.stdout.count("status=idle phase=betting hand=2") == 1
    for file in left:
        with zipfile.ZipFile(file.with_name("trace.zip")) as trace:
            said = b"".join(trace.read(name) for name in trace.namelist() if name.endswith(".trace"))
        assert b"omaha8 report" in said


# ---- TypeScript


def node(*arguments: str | Path, folder: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    paths = making.with_node()
    program = shutil.which("node", path=paths["PATH"]) or "node"
    return run(program, *arguments, folder=folder, **(paths | {"NO_COLOR": "1"} | env))


def test_the_example_has_the_right_types():
    tsc = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    done = node(tsc, "--project", EXAMPLES)
    assert done.returncode == 0, done.stdout


def test_the_example_uses_names_of_the_contract():
    text = (EXAMPLES / "omaha8.ts").read_text("utf-8")
    ids = re.findall(r"ByTestId\([`\"/^]*([a-z0-9$-][^`\"/)]*)", text)
    named = [re.sub(r"\$\{\w+\}|\\d\+", "*", name).rstrip("$") for name in ids if name != "place"]
    assert {"app", "act-*", "seat-*-stack"} < {*named}
    now = published()
    assert [name for name in named if name not in now["testids"]] == []
    handle = re.search(r"interface Handle \{(.*?)\n\}", text, re.DOTALL)
    assert handle
    assert set(re.findall(r"^  (\w+)\(", handle[1], re.MULTILINE)) < {*now["handle"]}


def test_the_guide_quotes_the_example():
    (quoted,) = re.findall(r"^```ts\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert quoted in (EXAMPLES / "table.spec.ts").read_text("utf-8")


@pytest.mark.e2e
def test_the_example_passes_and_attaches_a_report_where_it_fails(tmp_path: Path, site: str):
    for file in EXAMPLES.glob("*.ts"):
        shutil.copyfile(file, tmp_path / file.name)
    failing = (
        'import { expect, test } from "./omaha8";\n'
        'test("fails", async ({ table }) => { await table.open({ seats: 2 }); expect(1).toBe(2); });\n'
    )
    (tmp_path / "failing.spec.ts").write_text(failing)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    cli = ROOT / "node_modules" / "@playwright" / "test" / "cli.js"
    done = node(
        cli,
        "test",
        "--reporter=json",
        "--workers=1",
        folder=tmp_path,
        OMAHA8_URL=site,
        CHROMIUM=chromium() or "",
    )
    told = json.loads(done.stdout)
    assert (told["stats"]["expected"], told["stats"]["unexpected"]) == (2, 1), done.stdout
    (suite,) = (suite for suite in told["suites"] if suite["file"] == "failing.spec.ts")
    (result,) = suite["specs"][0]["tests"][0]["results"]
    (attached,) = (item for item in result["attachments"] if item["name"] == "omaha8-report.json")
    assert (
        '"contract": 1' in Path(attached["path"]).read_text("utf-8")
        if "path" in attached
        else attached["body"]
    )
