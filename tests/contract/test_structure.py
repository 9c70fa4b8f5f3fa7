"""The tree keeps the shape that docs/CONTRIBUTING.md describes."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "static"
UNTRACKED = {".git", ".venv", ".build", "dist", "release", "node_modules", "__pycache__", ".hypothesis"}
TOP = {
    *(".ci", ".gitignore", "LICENSE", "README.md", "build.py", "docs", "index.html", "package-lock.json"),
    *("package.json", "py", "pyproject.toml", "static", "tests", "tools"),
}

# Which script may import which: only from a row further down, or from its own row where it says "together".
ROWS = (
    ("apart", re.compile(r"(app|embed|no-start)\.js|embed/(page|late)\.js|learn/.+")),
    ("together", re.compile(r"embed/.+")),
    ("apart", re.compile(r"ui/omaha-table\.js")),
    ("together", re.compile(r"ui/.+")),
    ("together", re.compile(r"app/(?!store\.js).+")),
    ("apart", re.compile(r"app/store\.js")),
    ("apart", re.compile(r"engine/client\.js")),
    ("apart", re.compile(r"engine/launch\.js|engine/policy\.js")),
    ("apart", re.compile(r"engine/(download|embedded|trusted)\.js")),
    ("together", re.compile(r"assets(-embedded)?\.js|engine/protocol\.js|i18n/.+|cards/.+|icons/.+")),
)
# The worker and the service worker live in realms of their own: nobody imports them, they import only these.
REALMS = {
    "engine/worker.js": {"engine/boot.js", "engine/policy.js", "engine/protocol.js"},
    "engine/boot.js": {
        *("engine/download.js", "engine/embedded.js", "engine/files.js"),
        *("engine/memory.js", "engine/modules.js", "engine/policy.js", "engine/protocol.js"),
    },
    "engine/modules.js": set(),
    "engine/modules-bundled.js": set(),
    "engine/files.js": set(),
    "engine/memory.js": set(),
    "sw.js": set(),
}
IMPORT = re.compile(
    r"""(?:^|[\s;}])(?:import|export)\b[^;"'()]*?["'](?P<static>\.[^"']+)["']|\bimport\(\s*["'](?P<lazy>\.[^"']+)["']"""
)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def scripts() -> dict[str, set[str]]:
    """Path below static/ -> the scripts it imports, as paths below static/."""
    return {path.relative_to(STATIC).as_posix(): imported(path) for path in sorted(STATIC.rglob("*.js"))}


def imported(path: Path) -> set[str]:
    code = COMMENT.sub("", path.read_text("utf-8"))  # there `import("./x.js")` names a type
    found = (match["static"] or match["lazy"] for match in IMPORT.finditer(code))
    targets = (Path(os.path.normpath(path.parent / name)) for name in found if name.endswith(".js"))
    return {target.relative_to(STATIC).as_posix() for target in targets}


def row(script: str) -> int:
    for number, (_, pattern) in enumerate(ROWS):
        if pattern.fullmatch(script):
            return number
    pytest.fail(f"{script} has no row: see ROWS in {Path(__file__).name}")


def may_import(script: str, target: str) -> bool:
    if script in REALMS:
        return target in REALMS[script]
    if target in REALMS:
        return False
    above, below = row(script), row(target)
    return below > above or (below == above and ROWS[above][0] == "together")


def test_scripts_import_only_what_lies_below():
    wrong = [f"{a} -> {b}" for a, targets in scripts().items() for b in targets if not may_import(a, b)]
    assert not wrong


def test_script_imports_have_no_cycles():
    graph = scripts()
    done: set[str] = set()

    def walk(script: str, trail: tuple[str, ...]) -> None:
        assert script not in trail, " -> ".join((*trail, script))
        if script not in done:
            for target in graph.get(script, ()):
                walk(target, (*trail, script))
            done.add(script)

    for script in graph:
        walk(script, ())


@pytest.mark.parametrize(
    ("script", "target", "allowed"),
    [
        ("app.js", "ui/omaha-table.js", True),
        ("app.js", "embed.js", False),
        ("embed.js", "embed/element.js", True),
        ("embed/inline.js", "ui/table.js", True),
        ("ui/table.js", "embed/inline.js", False),
        ("ui/seat.js", "ui/card.js", True),
        ("ui/seat.js", "ui/omaha-table.js", False),
        ("app/store.js", "app/director.js", False),
        ("engine/client.js", "engine/worker.js", False),
        ("engine/worker.js", "engine/boot.js", True),
        ("engine/worker.js", "app/store.js", False),
    ],
)
def test_import_order(script: str, target: str, allowed: bool):
    assert may_import(script, target) is allowed


def test_imports_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(f"{__name__}.STATIC", tmp_path)
    (tmp_path / "ui").mkdir()
    script = tmp_path / "ui" / "a.js"
    script.write_text(
        'import { html } from "lit";\nimport icon from "./a.svg";\nimport {\n  b,\n} from "./b.js";\n'
        'import "./c.js";\nexport * from "../d.js";\nconst e = () => import("../e.js");\n'
        '/** @type {import("./f.js").F} */\n'
    )
    assert imported(script) == {"ui/b.js", "ui/c.js", "d.js", "e.js"}


def lines(files: list[Path]) -> int:
    return sum(1 for file in files for line in file.read_text("utf-8").splitlines() if line.strip())


def test_javascript_stays_smaller_than_python():
    generated = re.compile(r"generated by", re.IGNORECASE)
    python = [
        f for f in (ROOT / "py" / "omaha8").rglob("*.py") if not generated.search(f.read_text("utf-8")[:300])
    ]
    javascript = [f for f in STATIC.rglob("*.js") if f.relative_to(STATIC).parts[0] not in {"cards", "icons"}]
    assert lines(javascript) < lines(python)


def tracked() -> list[Path]:
    """The project's own files, new ones included; without git, all that the build has not made."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout
        files = [ROOT / name for name in listed.split("\0") if name]
    else:
        files = [path for path in ROOT.rglob("*") if not UNTRACKED.intersection(path.relative_to(ROOT).parts)]
    return [path for path in files if path.is_file()]


def hits(pattern: str, *, unless: str = "") -> list[str]:
    wanted = re.compile(pattern)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in tracked()
        if path.suffix not in {".svg", ".png", ".woff2", ".zip"} and (not unless or not path.match(unless))
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
        if wanted.search(line)
    ]


def test_no_path_of_one_machine():
    assert not hits(r"(^|[^A-Za-z0-9_./-])/(work|farm|root|tmp)/[A-Za-z.]")


def test_no_registry_is_named():
    assert not hits(r"--(extra-)?index[-]url|regis[t]ry *=", unless="*.md")
    assert not hits(r"regis[t]ry\.npmjs|files\.pythonhos[t]ed|pypi\.org/sim[p]le")


def test_lock_file_has_no_download_addresses():
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert packages
    assert not [name for name, package in packages.items() if "resolved" in package]


def test_npm_packages_are_pinned():
    package = json.loads((ROOT / "package.json").read_text())
    wanted = {**package["dependencies"], **package["devDependencies"]}
    assert not {
        name: version for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
    }


def test_the_root_stays_short():
    assert {path.relative_to(ROOT).parts[0] for path in tracked()} <= TOP


def test_ci_calls_the_test_command_and_nothing_else():
    calls = (ROOT / ".ci" / "run").read_text().splitlines()[1:]
    assert calls == ['cd "$(dirname "$0")/.." && exec python3 build.py test']


def test_pyproject_names_every_coach_and_stats():
    """The contracts in pyproject.toml use patterns for these two; they must hit what they are meant for."""
    package = ROOT / "py" / "omaha8"
    found = {
        path.relative_to(package).as_posix()
        for name in ("coach", "stats")
        for path in package.rglob(f"{name}.py")
    }
    assert found <= {"teach/coach.py", "records/stats.py"}
