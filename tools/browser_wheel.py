"""Makes the browser's wheel from the one that people install: without the package for Playwright."""

import base64
import csv
import hashlib
import io
import zipfile
from pathlib import Path

LEFT_OUT = "omaha8_playwright/"
# It names the plugin of that package and the command line; a browser has use for neither.
ENTRY_POINTS = "entry_points.txt"


def write(wheel: Path, folder: Path) -> Path:
    """Writes the wheel's smaller twin, of the same name, into `folder`; equal wheels give equal bytes."""
    target = folder / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(target, "w") as part:
        kept = [entry for entry in whole.infolist() if not _is_left_out(entry.filename)]
        (record,) = (entry for entry in kept if entry.filename.endswith(".dist-info/RECORD"))
        files = [(entry, whole.read(entry)) for entry in kept if entry is not record]
        rows = [(entry.filename, *_digest(data)) for entry, data in files]
        for entry, data in [*files, (record, _table([*rows, (record.filename, "", "")]))]:
            part.writestr(entry, data)
    return target


def _is_left_out(name: str) -> bool:
    return name.startswith(LEFT_OUT) or name.endswith(f".dist-info/{ENTRY_POINTS}")


def _digest(data: bytes) -> tuple[str, str]:
    """As RECORD has it: the hash without padding, and the size."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"sha256={digest}", str(len(data))


def _table(rows: list[tuple[str, str, str]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()
