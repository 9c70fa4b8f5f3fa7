"""What the product is measured against, installed into .build/bench and nowhere else."""

import os
import shutil
import sys
import zipfile
from pathlib import Path

from tools.steps import CACHE, ROOT, Step, run

HERE = Path(__file__).resolve().parent
BENCH = CACHE / "bench"
VENV = BENCH / "venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
NPM = BENCH / "npm"
TAB = BENCH / "tab"
HELP = "look at the lines above; a package registry must be within reach. Then run the command again"


def program(name: str) -> str:
    return shutil.which(name) or name


def make_python() -> None:
    shutil.rmtree(VENV, ignore_errors=True)
    run(sys.executable, "-m", "venv", VENV, remedy=HELP)
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "-q")
    run(*pip, "install", "--require-hashes", "-r", HERE / "requirements.txt", remedy=HELP)


def make_npm() -> None:
    shutil.rmtree(NPM, ignore_errors=True)
    shutil.copytree(HERE / "npm", NPM)
    options = ("--ignore-scripts", "--no-audit", "--no-fund")
    run(program("npm"), "ci", "--prefix", NPM, *options, remedy=HELP)


def make_tab() -> None:
    """The scripts of the browser's page, the kernel, and pokerkit as Pyodide can import it."""
    shutil.rmtree(TAB, ignore_errors=True)
    TAB.mkdir(parents=True)
    compiler = NPM / "node_modules" / "assemblyscript" / "bin" / "asc.js"
    source, target = HERE / "tab" / "kernel.ts", TAB / "kernel.wasm"
    flags = ("-O3", "--noAssert", "--runtime", "stub")
    run(
        program("node"),
        compiler,
        source.relative_to(ROOT).as_posix(),
        *flags,
        "-o",
        target.relative_to(ROOT).as_posix(),
        remedy=HELP,
    )
    run(program("node"), HERE / "tab" / "bundle.mjs", NPM / "node_modules", TAB, remedy=HELP)
    for name in ("subject.py", "kit.py", "tables.py"):
        shutil.copyfile(HERE / name, TAB / name)
    code = "import pathlib, pokerkit; print(pathlib.Path(pokerkit.__file__).parent)"
    package = Path(run(PYTHON, "-c", code, remedy=HELP).strip())
    with zipfile.ZipFile(TAB / "pokerkit.whl", "w") as wheel:
        for file in sorted(package.rglob("*.py")):
            if "tests" not in file.parts:
                wheel.write(file, file.relative_to(package.parent).as_posix())


def install() -> None:
    """Makes what is missing or was made from other versions."""
    npm = [HERE / "npm"]
    python: list[Path | str] = [sys.version, HERE / "requirements.txt"]
    scripts = [
        HERE / "tab",
        HERE / "subject.py",
        HERE / "kit.py",
        HERE / "tables.py",
        ROOT / "static" / "engine",
    ]
    for step in (
        Step("peers python", PYTHON, lambda: python, make_python),
        Step("peers npm", NPM / "node_modules", lambda: npm, make_npm),
        Step("peers tab", TAB, lambda: [*scripts, *npm, *python], make_tab),
    ):
        step.run(BENCH / "stamps")
