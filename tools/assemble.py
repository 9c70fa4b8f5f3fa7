"""Puts `dist/` together from what the earlier steps made: page, assets, engine and their lists."""

import hashlib
import json
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from tools import contract

# Of the npm package, what a browser loads: no consoles, no source maps, no types.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# The pages of the site's root; in both the links count from there.
PAGES = ("index.html", "static/embed.html")
# Relative addresses in it count from where it lies, so it cannot go into assets/.
AT_ROOT = {"static/app.webmanifest"}
LINK = re.compile(r'(?P<attribute>\b(?:href|src))="(?:\./)?(?P<path>static/[^"?#]+)"')


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
    shutil.copytree(root / "static" / "scenarios", out / "scenarios")
    for page in PAGES:
        text = rewrite((root / page).read_text("utf-8"), root, out / "assets", bundled)
        (out / Path(page).name).write_text(text, "utf-8")
    # A name that stays: pages of others have it in their sources.
    (out / "omaha-table.js").write_text(f'import "./assets/{bundled["static/embed.js"]}";\n', "utf-8")
    engine = out / "engine"
    engine.mkdir()
    for file in (*(root / "node_modules" / "pyodide" / name for name in PYODIDE), *wheels):
        shutil.copyfile(file, engine / file.name)
    about = json.loads((snapshot / "snapshot.json").read_text("utf-8"))
    shutil.copyfile(snapshot / about["name"], engine / about["name"])
    manifest: dict[str, object] = {file.name: facts(file) for file in sorted(engine.iterdir())}
    manifest[about["name"]] = {**facts(engine / about["name"]), "snapshot": about}
    write_json(engine / "manifest.json", manifest)
    sources = [root / "index.html", *sorted((root / "static").rglob("*.js"))]
    write_json(out / "testids.json", contract.published(sources))


def rewrite(page: str, root: Path, assets: Path, bundled: Mapping[str, str]) -> str:
    """The page with its href and src into static/ pointing into assets/; what was not bundled is copied.

    Raises:
        FileNotFoundError: the page links to a file that does not exist.
    """

    def replace(match: re.Match[str]) -> str:
        path = match["path"]
        if path in AT_ROOT:
            return f'{match["attribute"]}="{Path(path).name}"'
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


def write_json(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, indent=2) + "\n", "utf-8")
