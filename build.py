#!/usr/bin/env python3
"""Builds, serves and tests Omaha8. Needs Python 3.11 or newer and nothing else.

    python3 build.py serve [--port N]            build, then serve dist/ on this machine
    python3 build.py test [--long] [pytest ...]  everything that gates
    python3 build.py check                       format, lint, types, import contracts, fast tests
    python3 build.py build [--url ADDRESS]       .venv, node_modules, the wheel and dist/
    python3 build.py bench [--quick] [--accept]  speed against named peers; writes docs/performance.*
    python3 build.py release                     what a release consists of, in release/

Each step is skipped while the content of what it reads has not changed.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor

if sys.version_info < (3, 11):  # noqa: UP036 - the message is for whoever has an older one
    sys.exit(f"Omaha8 needs Python 3.11 or newer; this is {sys.version.split()[0]}")

from tools import browser, oembed, release, serve
from tools.making import DIST, NODE_MODULES, PYTHON, STEPS, VENV_BIN, with_node
from tools.steps import CACHE, ROOT, BuildError, Check, alone, report, run

PACKAGES, RELEASE = CACHE / "packages", ROOT / "release"
DEFAULT_PORT = 8008
FIX_HELP = (
    "mend what the lines above name; with .venv's ruff, `ruff format .` and `ruff check --fix .`, "
    "and in static/ `npx biome check --write . ../tools` do part of it"
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
    browser.fetch_others()
    report("browser", start, f" {found or 'none'}")
    if found:
        os.environ["OMAHA8_CHROMIUM"] = found
    elif os.environ.get("CI"):
        raise BuildError("no browser", browser.HELP)


# ---- commands


def command_build(options: argparse.Namespace) -> None:
    if options.url:
        os.environ[oembed.VARIABLE] = options.url
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
    make = add("build", command_build, ".venv, node_modules, the wheel and dist/")
    make.add_argument("--url", help="where the site will be public, for the answers to those who embed it")
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
