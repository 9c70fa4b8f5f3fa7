#!/usr/bin/env python3
"""Builds, serves and tests Omaha8. Needs Python 3.11 or newer and nothing else.

    python3 build.py serve [--port N]            build, then serve dist/ on this machine
    python3 build.py test [--long] [pytest ...]  everything that gates
    python3 build.py check                       format, lint, types, import contracts, fast tests
    python3 build.py build                       .venv, node_modules, the wheel and dist/
    python3 build.py bench [--quick] [--accept]  speed against named peers; writes docs/performance.*
    python3 build.py release                     what a release consists of, in release/

Each step is skipped while the content of what it reads has not changed.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - the message is for whoever has an older one
    sys.exit(f"Omaha8 needs Python 3.11 or newer; this is {sys.version.split()[0]}")

from tools import assemble, browser, release, serve, third_party
from tools.steps import CACHE, ROOT, BuildError, Check, Step, alone, finished, report, run

DIST = ROOT / "dist"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(VENV_BIN / ("python.exe" if os.name == "nt" else "python"))
NODE_MODULES = ROOT / "node_modules"
WHEEL, SITE_WHEELS, FACES = CACHE / "wheel", CACHE / "site-wheels", CACHE / "faces"
SNAPSHOT, LICENCES = CACHE / "snapshot", CACHE / "licences"
PACKAGES, RELEASE = CACHE / "packages", ROOT / "release"
TOOLS = ROOT / "tools"
NODE_AT_LEAST = 20
DEFAULT_PORT = 8008
NETWORK_HELP = "look at the lines above; a package registry must be within reach. Then run the command again"
FIX_HELP = (
    "mend what the lines above name; with .venv's ruff, `ruff format .` and `ruff check --fix .`, "
    "and in static/ `npx biome check --write . ../tools` do part of it"
)


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
    shutil.rmtree(WHEEL, ignore_errors=True)
    # -P: without it the folder's own build.py would be taken for the package `build`.
    command = (PYTHON, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", WHEEL)
    run(*command, remedy="look at the lines above; pyproject.toml says what goes into the wheel")


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
    text = third_party.third_party(ROOT, SITE_WHEELS.glob("*.whl"), site_packages())
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
    bundled = json.loads(node(TOOLS / "bundle.mjs", fresh / "assets"))
    wheels = [*WHEEL.glob("*.whl"), *SITE_WHEELS.glob("*.whl")]
    try:
        assemble.assemble(ROOT, fresh, bundled=bundled, faces=FACES, wheels=wheels, snapshot=SNAPSHOT)
        shutil.copytree(LICENCES, fresh, dirs_exist_ok=True)
    except OSError as error:
        raise BuildError(str(error), "make the missing file, or remove the link to it") from error
    shutil.rmtree(DIST, ignore_errors=True)
    fresh.rename(DIST)


def python_inputs() -> list[Path | str]:
    return [ROOT / "pyproject.toml", ROOT / "LICENSE", ROOT / "py" / "omaha8"]


def node_inputs() -> list[Path | str]:
    return [ROOT / "package.json", ROOT / "package-lock.json"]


def snapshot_inputs() -> list[Path | str]:
    tools = [TOOLS / "snapshot.mjs", TOOLS / "preload.py", ROOT / "static" / "engine" / "memory.js"]
    return [*tools, *python_inputs(), *node_inputs()]


def dist_inputs() -> list[Path | str]:
    tools = [TOOLS / name for name in ("bundle.mjs", "assemble.py", "faces.mjs", "requirements-site.txt")]
    return [ROOT / "index.html", ROOT / "static", *tools, *licence_inputs(), *snapshot_inputs()]


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


def build() -> None:
    with alone():
        for step in STEPS:
            step.run()


# ---- checks and tests


def checks() -> list[Check]:
    script = shutil.which("node", path=with_node()["PATH"]) or "node"
    biome = NODE_MODULES / "@biomejs" / "biome" / "bin" / "biome"
    tsc = NODE_MODULES / "typescript" / "bin" / "tsc"
    return [
        Check("types", (PYTHON, "-m", "mypy")),
        Check("format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
        Check("lint", (PYTHON, "-m", "ruff", "check", ".")),
        Check("imports", (VENV_BIN / "lint-imports", "--cache-dir", CACHE / "imports")),
        Check("types js", (script, tsc, "--project", "static")),
        # From its own folder: biome takes a second look at a configuration below the one it was given.
        Check("lint js", (script, biome, "ci", "--colors=off", ".", "../tools"), ROOT / "static"),
    ]


def run_checks() -> None:
    """Runs all checks, two at a time, and prints what the failing ones said.

    Raises:
        BuildError: names every check that failed.
    """
    todo = checks()
    with ThreadPoolExecutor(2) as pool:
        said = list(pool.map(Check.run, todo))
    if any(said):
        print("\n".join(filter(None, said)), flush=True)
        names = ", ".join(check.name for check, text in zip(todo, said, strict=True) if text)
        raise BuildError(f"check: {names}", FIX_HELP)


def run_pytest(arguments: Iterable[str], *, long: bool = False) -> None:
    """Runs pytest on two processes.

    Raises:
        BuildError: pytest's exit code is not 0; its own last line has the counts.
    """
    env = with_node() | {"HYPOTHESIS_STORAGE_DIRECTORY": str(CACHE / "hypothesis")}
    if long:
        env["OMAHA8_LONG"] = "1"
    command = [PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *arguments]
    code = subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode
    if code:
        raise BuildError(
            f"pytest ended with exit code {code}",
            "mend what its lines above name; run one: build.py test NAME",
        )


def gate(pytest_arguments: Iterable[str], *, long: bool = False) -> None:
    """Runs the checks and pytest; the second also when the first fails.

    Raises:
        BuildError: names all that failed.
    """
    failures = []
    for part in (run_checks, lambda: run_pytest(pytest_arguments, long=long)):
        try:
            part()
        except BuildError as error:
            failures.append(error)
    if failures:
        remedies = dict.fromkeys(error.remedy for error in failures)
        raise BuildError("; ".join(map(str, failures)), "; ".join(remedies))


def have_browser() -> None:
    """Puts a Chromium into OMAHA8_CHROMIUM, where tests/conftest.py looks first.

    Raises:
        BuildError: there is none and CI is set. Elsewhere its tests are left out; pytest's summary says so.
    """
    start = time.monotonic()
    found = browser.find(PYTHON) or browser.fetch(PYTHON, os.environ)
    report("browser", start, f" {found or 'none'}")
    if found:
        os.environ["OMAHA8_CHROMIUM"] = found
    elif os.environ.get("CI"):
        raise BuildError("no browser", browser.HELP)


# ---- commands


def command_build(_: argparse.Namespace) -> None:
    build()


def command_serve(options: argparse.Namespace) -> None:
    build()
    try:
        server = serve.bind(DIST, options.port) if options.port else serve.bind_next_free(DIST, DEFAULT_PORT)
    except OSError as error:
        raise BuildError(
            f"port {options.port or DEFAULT_PORT}: {error}", "name another one: serve --port N"
        ) from error
    print(f"Omaha8 is at {serve.address(server)} (Ctrl+C ends it)", flush=True)
    with server:
        server.serve_forever()


def command_check(_: argparse.Namespace) -> None:
    build()
    gate(["-q", "-m", "not slow and not e2e"])


def command_test(options: argparse.Namespace) -> None:
    build()
    have_browser()
    gate(options.pytest, long=options.long)


def command_bench(options: argparse.Namespace) -> None:
    build()
    have_browser()
    if "OMAHA8_CHROMIUM" not in os.environ:
        raise BuildError("no browser", browser.HELP)
    flags = [f"--{name}" for name in ("quick", "accept") if getattr(options, name)]
    command = [PYTHON, "-m", "tools.bench", *flags]
    if subprocess.run(command, cwd=ROOT, env=with_node(), stdin=subprocess.DEVNULL, check=False).returncode:
        raise BuildError("bench", "look at the lines above")


def command_release(_: argparse.Namespace) -> None:
    build()
    shutil.rmtree(PACKAGES, ignore_errors=True)
    command = (PYTHON, "-P", "-m", "build", "--no-isolation", "--outdir", PACKAGES)
    run(*command, remedy="look at the lines above; pyproject.toml says what goes into the packages")
    try:
        made = release.release(ROOT, DIST, PACKAGES.iterdir(), RELEASE)
    except ValueError as error:
        raise BuildError(f"release: {error}", "write the version and what it brings") from error
    for file in made:
        print(f"{file.stat().st_size:>11,}  {file.relative_to(ROOT)}", flush=True)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="build.py", description="Builds, serves and tests Omaha8.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    def add(name: str, function: Callable[[argparse.Namespace], None], text: str) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text)
        command.set_defaults(run=function, takes_pytest=False)
        return command

    port = add("serve", command_serve, "build, then serve dist/ on this machine")
    port.add_argument(
        "--port", type=int, help=f"fail when it is taken (without: the first free one from {DEFAULT_PORT})"
    )
    test = add("test", command_test, "everything that gates; other arguments go to pytest")
    test.add_argument("--long", action="store_true", help="with the full numbers of hands and inputs")
    test.set_defaults(takes_pytest=True)
    add("check", command_check, "format, lint, types, import contracts, fast tests")
    add("build", command_build, ".venv, node_modules, the wheel and dist/")
    bench = add("bench", command_bench, "speed against named peers; writes docs/performance.md and .json")
    bench.add_argument(
        "--quick", action="store_true", help="one or two minutes, to see that it runs; records nothing"
    )
    bench.add_argument("--accept", action="store_true", help="record figures that have fallen, too")
    add("release", command_release, "site, single file, wheel and sdist with checksums, in release/")
    return top


def main(arguments: list[str]) -> int:
    top = parser()
    options, rest = top.parse_known_args(arguments)
    if rest and not options.takes_pytest:
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    options.pytest = rest
    try:
        options.run(options)
    except BuildError as error:
        print(f"\nfailed: {error}\nto do:  {error.remedy}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
