"""The steps from a fresh machine to `dist/`: Python and Node with their packages, the wheel, the site."""

import json
import os
import shutil
import sys
from pathlib import Path

from tools import assemble, browser, browser_wheel, oembed, onefile, precache, third_party, webmanifest
from tools.steps import CACHE, ROOT, BuildError, Step, finished, run

DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(VENV_BIN / ("python.exe" if os.name == "nt" else "python"))
NODE_MODULES = ROOT / "node_modules"
WHEEL, SITE_WHEELS, FACES = CACHE / "wheel", CACHE / "site-wheels", CACHE / "faces"
SNAPSHOT, LICENCES, ONE_FILE = CACHE / "snapshot", CACHE / "licences", CACHE / "one-file"
TOOLS = ROOT / "tools"
NODE_AT_LEAST = 20
NETWORK_HELP = "look at the lines above; a package registry must be within reach. Then run the command again"


# ---- Python and Node


def make_venv() -> None:
    (CACHE / "stamps" / "packages").unlink(missing_ok=True)
    shutil.rmtree(VENV, ignore_errors=True)
    if finished([sys.executable, "-c", "import ensurepip, venv"]).returncode:
        remedy = "as root: apt-get install python3-venv (elsewhere: a Python that has venv and ensurepip)"
        if not (browser.is_root() and shutil.which("apt-get")):
            raise BuildError(f"{sys.executable} has no ensurepip, so it cannot make .venv", remedy)
        run("apt-get", "-q", "update", remedy=remedy)
        run("apt-get", "-q", "-y", "install", "python3-venv", remedy=remedy)
    run(sys.executable, "-m", "venv", VENV, remedy="a Python whose venv module works is needed")


def pip(*arguments: str | Path) -> None:
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", "-q", *arguments, remedy=NETWORK_HELP)


def site_packages() -> Path:
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return Path(run(PYTHON, "-c", code, remedy="delete .venv").strip())


def make_packages() -> None:
    pip("install", "--require-hashes", "-r", TOOLS / "requirements.txt")
    (site_packages() / "omaha8.pth").write_text(f"{ROOT / 'py'}\n", "utf-8")


def node_folder() -> Path | None:
    """The folder of a Node that is new enough and comes with npm: the machine's, else .venv's."""
    for place in (None, str(VENV_BIN)):
        node = shutil.which("node", path=place)
        if node and shutil.which("npm", path=place):
            major = (browser.output(node, "--version") or "v0").lstrip("v").split(".")[0]
            if int(major) >= NODE_AT_LEAST:
                return Path(node).parent
    return None


def with_node() -> dict[str, str]:
    """The environment in which `node` and `npm` are the ones this build uses.

    Raises:
        BuildError: there is no node, and it could not be installed.
    """
    folder = node_folder()
    if folder is None:
        pip("install", "--require-hashes", "-r", TOOLS / "requirements-node.txt")
        folder = node_folder()
    if folder is None:
        raise BuildError("no Node to be had", f"install Node {NODE_AT_LEAST} or newer, with npm")
    return {
        **os.environ,
        "PATH": os.pathsep.join((str(folder), os.environ.get("PATH", ""))),
        "npm_config_omit_lockfile_registry_resolved": "true",
        # The pictures of cards come in a package for React: nothing here uses that.
        "npm_config_legacy_peer_deps": "true",
        "npm_config_update_notifier": "false",
    }


def node(*arguments: str | Path) -> str:
    env = with_node()
    program = shutil.which("node", path=env["PATH"]) or "node"
    return run(program, *arguments, env=env, remedy="look at the lines above")


def make_node_modules() -> None:
    env = with_node()
    npm = shutil.which("npm", path=env["PATH"]) or "npm"
    # No package here needs its install script; the programs come as optional packages for each system.
    run(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", env=env, remedy=NETWORK_HELP)


# ---- the wheel and dist/


def make_wheel() -> None:
    whole = CACHE / "whole-wheel"
    for folder in (whole, WHEEL):
        shutil.rmtree(folder, ignore_errors=True)
    # -P: without it the folder's own build.py would be taken for the package `build`.
    command = (PYTHON, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", whole)
    run(*command, remedy="look at the lines above; pyproject.toml says what goes into the wheel")
    WHEEL.mkdir()
    browser_wheel.write(next(whole.glob("*.whl")), WHEEL)


def make_site_wheels() -> None:
    shutil.rmtree(SITE_WHEELS, ignore_errors=True)
    # Pyodide's Python, not this one: micropip is only offered to it.
    target = ("--python-version", "3.14", "--only-binary=:all:", "--no-deps", "--require-hashes")
    pip("download", *target, "-d", SITE_WHEELS, "-r", TOOLS / "requirements-site.txt")


def make_faces() -> None:
    shutil.rmtree(FACES, ignore_errors=True)
    node(TOOLS / "faces.mjs", FACES)


def make_licences() -> None:
    LICENCES.mkdir(exist_ok=True)
    try:
        text = third_party.third_party(ROOT, SITE_WHEELS.glob("*.whl"), site_packages())
    except ValueError as error:
        raise BuildError(str(error), "teach tools/third_party.py where its licence is") from error
    (LICENCES / "THIRD_PARTY.md").write_text(text, "utf-8")


def make_snapshot() -> None:
    shutil.rmtree(SNAPSHOT, ignore_errors=True)
    (wheel,) = WHEEL.glob("*.whl")
    node(TOOLS / "snapshot.mjs", NODE_MODULES / "pyodide", wheel, SNAPSHOT)


def make_dist() -> None:
    """Builds beside dist/ and swaps at the end, so a server or a failed build never shows half a site."""
    fresh = CACHE / "dist"
    shutil.rmtree(fresh, ignore_errors=True)
    (fresh / "assets").mkdir(parents=True)
    bundled = json.loads(node(TOOLS / "bundle.mjs", fresh / "assets", ONE_FILE))
    wheels = [*WHEEL.glob("*.whl"), *SITE_WHEELS.glob("*.whl")]
    try:
        assemble.assemble(ROOT, fresh, bundled=bundled, faces=FACES, wheels=wheels, snapshot=SNAPSHOT)
        shutil.copytree(LICENCES, fresh, dirs_exist_ok=True)
        webmanifest.write(ROOT, fresh)
        oembed.write(fresh)
        onefile.write(ROOT, fresh, pieces=ONE_FILE)
    except OSError as error:
        raise BuildError(str(error), "make the missing file, or remove the link to it") from error
    precache.write(fresh)  # last: it lists what the others made
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)


def python_inputs() -> list[Path | str]:
    return [ROOT / "pyproject.toml", ROOT / "LICENSE", ROOT / "py" / "omaha8", TOOLS / "browser_wheel.py"]


def node_inputs() -> list[Path | str]:
    return [ROOT / "package.json", ROOT / "package-lock.json"]


def snapshot_inputs() -> list[Path | str]:
    tools = [TOOLS / "snapshot.mjs", TOOLS / "preload.py", ROOT / "static" / "engine" / "memory.js"]
    return [*tools, *python_inputs(), *node_inputs()]


def dist_inputs() -> list[Path | str]:
    scripts = ("bundle.mjs", "courts.mjs", "faces.mjs", "scenario_page.html", "requirements-site.txt")
    modules = ("assemble.py", "contract.py", "oembed.py", "onefile.py", "precache.py", "webmanifest.py")
    sources = [ROOT / "index.html", ROOT / "static", ROOT / "docs" / "pictures"]
    address = f"{oembed.VARIABLE}={os.environ.get(oembed.VARIABLE, '')}"
    tools = [TOOLS / name for name in (*scripts, *modules)]
    return [*sources, address, *tools, *licence_inputs(), *snapshot_inputs()]


def licence_inputs() -> list[Path | str]:
    packages = ("third_party.py", "requirements.txt", "requirements-site.txt")
    return [*(TOOLS / name for name in packages), *node_inputs()]


STEPS = (
    Step("venv", Path(PYTHON), lambda: [sys.version, str(VENV)], make_venv),
    Step("packages", Path(PYTHON), lambda: [TOOLS / "requirements.txt", str(ROOT)], make_packages),
    Step("npm", NODE_MODULES / ".package-lock.json", node_inputs, make_node_modules),
    Step("wheel", WHEEL, lambda: [*python_inputs(), TOOLS / "requirements.txt"], make_wheel),
    Step("site wheels", SITE_WHEELS, lambda: [TOOLS / "requirements-site.txt"], make_site_wheels),
    Step("faces", FACES, lambda: [TOOLS / "faces.mjs", *node_inputs()], make_faces),
    Step("licences", LICENCES / "THIRD_PARTY.md", licence_inputs, make_licences),
    Step("snapshot", SNAPSHOT, snapshot_inputs, make_snapshot),
    Step("dist", DIST / "index.html", dist_inputs, make_dist),
)
