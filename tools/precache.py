"""Lists the files that the service worker keeps, and puts the list before its script in `dist/sw.js`.

Nothing is left to chance: a file that must be there and is not, one that is too large, and one that no rule
names stop the build. A file that is silently skipped makes a site that fails offline, and nobody is told.
"""

import base64
import hashlib
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.steps import BuildError

LIST = re.compile(r"^const OMAHA8_FILES = \{[^}]*\};\n")
KB, MB = 1024, 1024 * 1024


@dataclass(frozen=True, slots=True)
class Rule:
    """Files that are kept; there must be one.

    Attributes:
        pattern: of paths below the site's root, as in `Path.glob`; the first rule that fits a file counts.
        limit: bytes that each of them may have.
    """

    pattern: str
    limit: int


# In the order in which they are fetched: first what a table needs, then what it may need later.
RULES = (
    Rule("index.html", 32 * KB),
    Rule("assets/index.*.css", 256 * KB),
    Rule("assets/app.*.js", 768 * KB),
    Rule("assets/worker.*.js", 128 * KB),
    Rule("assets/*.woff2", 128 * KB),
    Rule("engine/manifest.json", 16 * KB),
    Rule("engine/pyodide.mjs", 64 * KB),
    Rule("engine/pyodide.asm.mjs", 2 * MB),
    Rule("engine/pyodide.asm.wasm", 12 * MB),
    Rule("engine/snapshot.*.bin.gz", 12 * MB),
    Rule("engine/omaha8-*.whl", 1 * MB),
    # Languages, curves and whatever else a script loads when it is asked for.
    Rule("assets/chunk.*.js", 512 * KB),
    Rule("assets/faces/*.svg", 64 * KB),
    Rule("assets/*", 768 * KB),
    Rule("app.webmanifest", 16 * KB),
    # Python's other start, 3 MB: where the snapshot does not work there is play without a network too.
    Rule("engine/python_stdlib.zip", 4 * MB),
    Rule("engine/pyodide-lock.json", 256 * KB),
    Rule("engine/micropip-*.whl", 512 * KB),
    Rule("engine/packaging-*.whl", 512 * KB),
    Rule("embed.html", 32 * KB),
    Rule("omaha-table.js", 4 * KB),
    Rule("scenarios/*", 64 * KB),
)
# What only pages of other hosts, tests or shops ask for. The single file is a copy of the game by itself.
LEFT_OUT = (
    *("sw.js", "omaha8.html", "testids.json", "THIRD_PARTY.md"),
    *("assets/worker-classic.*.js", "screenshots/*", "oembed/**/*"),
)


def write(site: Path, rules: Iterable[Rule] = RULES, left_out: Iterable[str] = LEFT_OUT) -> None:
    """Completes `sw.js`: the list first, in the place of one that is there already, then the script as it is.

    Raises:
        BuildError: see `listed`.
    """
    script = site / "sw.js"
    files = json.dumps({path: integrity(site / path) for path in listed(site, rules, left_out)}, indent=0)
    code = LIST.sub("", script.read_text("utf-8"))
    script.write_text(f"const OMAHA8_FILES = {files};\n{code}", "utf-8")


def listed(site: Path, rules: Iterable[Rule], left_out: Iterable[str]) -> list[str]:
    """Paths below `site`, in the order of the rules; what is left out is so although a rule fits it.

    Raises:
        BuildError: names each file or rule that is wrong.
    """
    others = {path for pattern in left_out for path in files_in(site, pattern)}
    taken: dict[str, None] = {}
    wrong = []
    for rule in rules:
        found = [path for path in files_in(site, rule.pattern) if path not in others]
        if not found:
            wrong.append(f"{rule.pattern!r} is missing")
        for path in found:
            size = (site / path).stat().st_size
            if path not in taken and size > rule.limit:
                wrong.append(f"{path!r} has {size:,} bytes, more than the {rule.limit:,} of {rule.pattern!r}")
            taken[path] = None
    unknown = sorted(set(files_in(site, "**/*")) - taken.keys() - others)
    wrong += [f"{path!r} is neither kept nor left out" for path in unknown]
    if wrong:
        raise BuildError(
            f"offline: {'; '.join(wrong)}", "make the file, or change the rules in tools/precache.py"
        )
    return list(taken)


def files_in(site: Path, pattern: str) -> list[str]:
    return sorted(path.relative_to(site).as_posix() for path in site.glob(pattern) if path.is_file())


def integrity(file: Path) -> str:
    """The file's digest as browsers check it.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     empty = Path(folder, "empty")
    ...     empty.touch()
    ...     integrity(empty)
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
    """
    digest = hashlib.sha256(file.read_bytes()).digest()
    return f"sha256-{base64.b64encode(digest).decode()}"
