"""Bytes as a static host sends them."""

import gzip
from collections.abc import Iterable
from pathlib import Path
from typing import Any

# What static hosts compress; archives, fonts and the packed snapshot go as they are.
COMPRESSED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
# The one-file edition is downloaded to be kept by the player, not by the browser.
NOT_KEPT = {"omaha8.html"}


def sizes(file: Path) -> tuple[int, int]:
    """Bytes of a file, and those on the wire: gzip where hosts use it and it is shorter."""
    data = file.read_bytes()
    if file.suffix not in COMPRESSED:
        return len(data), len(data)
    return len(data), min(len(data), len(gzip.compress(data, 6, mtime=0)))


def listed(folder: Path, names: Iterable[str]) -> list[dict[str, Any]]:
    """`file`, `raw` and `wire` of each, the greatest first; names that are no files are left out."""
    found = [(name, *sizes(folder / name)) for name in names if (folder / name).is_file()]
    found.sort(key=lambda each: (-each[2], each[0]))
    return [{"file": name, "raw": raw, "wire": wire} for name, raw, wire in found]


def kept(folder: Path) -> list[str]:
    """Names of all files of the site that a browser may keep."""
    names = (file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    return sorted(name for name in names if name not in NOT_KEPT)
