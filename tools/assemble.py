"""Puts `dist/` together from what the earlier steps made: page, assets, engine and their lists."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

# Of the npm package, what a browser loads: no consoles, no source maps, no types.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LINK = re.compile(r'(?P<attribute>\b(?:href|src))="(?:\./)?(?P<path>static/[^"?#]+)"')
TEST_ID = re.compile(
    r"""data-testid=(["'])(?P<literal>[^"']+)\1|data-testid=\$\{(?P<quote>["'`])(?P<computed>.+?)(?P=quote)\}"""
)
# An id that a script keeps apart from its template: a property `testid`, or a prefix that only ids have.
KEPT_ID = re.compile(r"""\btestid: [^,\n]*|["'`](?:act|btn|opt)-[a-z0-9-]+["'`]""")
WORD = re.compile(r"""(["'`])(?P<word>[a-z][^"'`\s]*)\1""")
HOLE = re.compile(r"\$\{[^}]*\}")


def assemble(
    root: Path,
    out: Path,
    *,
    bundled: Mapping[str, str],
    faces: Path,
    wheels: Iterable[Path],
    snapshot: Path,
) -> None:
    """Completes `out`, whose assets/ already holds the bundles.

    Args:
        root: the project.
        out: the folder that becomes dist/.
        bundled: source path -> file name in assets/, for example "static/app.js" -> "app.4ZK2.js".
        faces: a folder of SVG files.
        wheels: omaha8's own wheel and those shipped with it.
        snapshot: the folder that snapshot.mjs wrote.
    """
    shutil.copytree(faces, out / "assets" / "faces")
    page = (root / "index.html").read_text("utf-8")
    (out / "index.html").write_text(rewrite(page, root, out / "assets", bundled), "utf-8")
    engine = out / "engine"
    engine.mkdir()
    for file in (*(root / "node_modules" / "pyodide" / name for name in PYODIDE), *wheels):
        shutil.copyfile(file, engine / file.name)
    about = json.loads((snapshot / "snapshot.json").read_text("utf-8"))
    shutil.copyfile(snapshot / about["name"], engine / about["name"])
    manifest: dict[str, object] = {file.name: facts(file) for file in sorted(engine.iterdir())}
    manifest[about["name"]] = {**facts(engine / about["name"]), "snapshot": about}
    write_json(engine / "manifest.json", manifest)
    write_json(
        out / "testids.json", test_ids([root / "index.html", *sorted((root / "static").rglob("*.js"))])
    )


def rewrite(page: str, root: Path, assets: Path, bundled: Mapping[str, str]) -> str:
    """The page with its href and src into static/ pointing into assets/; what was not bundled is copied.

    Raises:
        FileNotFoundError: the page links to a file that does not exist.
    """

    def replace(match: re.Match[str]) -> str:
        path = match["path"]
        name = bundled.get(path) or copy_hashed(root / path, assets)
        return f'{match["attribute"]}="assets/{name}"'

    return LINK.sub(replace, page)


def copy_hashed(file: Path, assets: Path) -> str:
    """Copies a file to assets/<name>.<hash>.<ext> and gives that name."""
    name = f"{file.stem}.{hashlib.sha256(file.read_bytes()).hexdigest()[:8].upper()}{file.suffix}"
    shutil.copyfile(file, assets / name)
    return name


def facts(file: Path) -> dict[str, str | int]:
    data = file.read_bytes()
    return {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def test_ids(files: Iterable[Path]) -> list[str]:
    """The data-testid values of pages and scripts, sorted; a computed part is `*`.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     js = Path(folder, "seat.js")
    ...     _ = js.write_text('<b data-testid="pot"><b data-testid="seat-${n}"><b data-testid=${`bet-${n}`}>')
    ...     dock = Path(folder, "dock.js")
    ...     _ = dock.write_text('{ testid: free ? "act-check" : "act-call", look: "mid" }')
    ...     test_ids([js, dock])
    ['act-call', 'act-check', 'bet-*', 'pot', 'seat-*']
    """
    found: set[str] = set()
    for file in files:
        text = file.read_text("utf-8")
        found |= {match["literal"] or match["computed"] for match in TEST_ID.finditer(text)}
        for script in (text, HOLE.sub("*", text)):
            found |= {word["word"] for kept in KEPT_ID.finditer(script) for word in WORD.finditer(kept[0])}
    return sorted({HOLE.sub("*", name) for name in found} - {"*"})


def write_json(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, indent=2) + "\n", "utf-8")
