"""Makes `dist/omaha8.html`: the whole game in one file that is opened from a disk, without any network.

In this order: style sheet, text of the page, assets as JSON, script, and the files of the engine as text.
The script runs before those are read. Python starts from the snapshot alone: there is no long way.
"""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from tools.steps import BuildError

MOST_BYTES = 17_000_000
WASM = "pyodide.asm.wasm"
POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; worker-src blob:; "
    "style-src {style} blob:; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'"
)
# What points to another file, and the policy of a page that has them.
LINKS = re.compile(
    r"\s*<(?:link\b[^>]*|meta http-equiv=[^>]*|meta property=[^>]*|script\b[^>]*\bsrc=[^>]*>\s*</script)>"
)
# In a script's literals: the page would end it there, or read on past its end.
ENDING = re.compile(r"<(?=!--|/?script)", re.IGNORECASE)
CHARSET = '<meta charset="utf-8">'


def write(root: Path, site: Path, *, pieces: Path) -> None:
    """Writes omaha8.html into `site`. The same inputs give the same bytes.

    Args:
        root: the project, with the page as it was written.
        site: dist/, with faces, scenarios, engine and the licences of others.
        pieces: app.js, index.css and worker.js, with everything that they need inside.

    Raises:
        BuildError: it has more than MOST_BYTES.
    """
    assets = {
        f"{folder}/{file.name}": file.read_text("utf-8")
        for folder, path in (("faces", "assets/faces"), ("scenarios", "scenarios"))
        for file in sorted((site / path).iterdir())
    }
    text = whole(
        (root / "index.html").read_text("utf-8"),
        style=(pieces / "index.css").read_text("utf-8"),
        script=(pieces / "app.js").read_text("utf-8"),
        assets=assets,
        notices=(site / "THIRD_PARTY.md").read_text("utf-8"),
        files=engine_files(site / "engine", pieces / "worker.js"),
        icon=(root / "static/icons/icon.svg").read_bytes(),
    )
    put(site / "omaha8.html", text)


def put(file: Path, text: str) -> None:
    """Writes the file unless it has more than MOST_BYTES; raises BuildError then."""
    data = text.encode()
    if len(data) > MOST_BYTES:
        raise BuildError(
            f"{file.name} has {len(data):,} bytes, more than {MOST_BYTES:,}", "leave something out"
        )
    file.write_bytes(data)


def engine_files(engine: Path, worker: Path) -> dict[str, bytes]:
    """What a start from the snapshot reads, by name; `x.gz` is `x` packed here."""
    manifest = json.loads((engine / "manifest.json").read_text("utf-8"))
    (snapshot,) = (name for name, facts in manifest.items() if "snapshot" in facts)
    packed_already = (snapshot, manifest[snapshot]["snapshot"]["wheel"])
    known = {name: manifest[name] for name in (WASM, *packed_already)}
    return {
        "worker.js.gz": pack(worker.read_bytes()),
        "manifest.json": json.dumps(known).encode(),
        f"{WASM}.gz": pack((engine / WASM).read_bytes()),
        **{name: (engine / name).read_bytes() for name in packed_already},
    }


def pack(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def whole(
    page: str,
    *,
    style: str,
    script: str,
    assets: Mapping[str, str],
    notices: str,
    files: Mapping[str, bytes],
    icon: bytes,
) -> str:
    """The page with everything in it, and nothing that points out of it."""
    script = ENDING.sub(r"\\x3C", script.strip())
    policy = POLICY.format(script=digest(script), style=digest(style))
    head = (
        f'{CHARSET}<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        f'    <link rel="icon" href="data:image/svg+xml;base64,{in_base64(icon)}" type="image/svg+xml">'
    )
    known = json.dumps(assets, ensure_ascii=True).replace("<", "\\u003c")
    blocks = [
        f'<script type="application/json" id="assets">{known}</script>',
        f'<script type="module" async>{script}</script>',
        *(
            f'<script type="application/octet-stream" data-file="{name}">{in_base85(data)}</script>'
            for name, data in files.items()
        ),
        f'<script type="text/markdown" id="third-party">\n{ENDING.sub("&lt;", notices)}</script>',
    ]
    page = LINKS.sub("", page).replace(CHARSET, head, 1)
    page = page.replace("</head>", f"<style>{style}</style>\n  </head>", 1)
    return page.replace("</body>", "\n".join((*blocks, "</body>")), 1)


def digest(text: str) -> str:
    return f"'sha256-{in_base64(hashlib.sha256(text.encode()).digest())}'"


def in_base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def in_base85(data: bytes) -> str:
    """As static/engine/embedded.js reads it: without `<`, which ends things in a page."""
    return base64.b85encode(data).replace(b"<", b".").decode("ascii")
