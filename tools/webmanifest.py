"""Writes `dist/app.webmanifest`, and lays its pictures beside it."""

import json
from pathlib import Path

from tools.assemble import copy_hashed, write_json

SOURCE = "static/app.webmanifest"


def write(root: Path, site: Path) -> None:
    """Icons go into assets/, where the page has them too; screenshots apart: only shops ask for them.

    Raises:
        FileNotFoundError: a picture that the manifest names is not there.
    """
    manifest = json.loads((root / SOURCE).read_text("utf-8"))
    holders = [manifest, *manifest["shortcuts"]]
    for folder, pictures in (
        ("assets", [icon for holder in holders for icon in holder["icons"]]),
        ("screenshots", manifest["screenshots"]),
    ):
        (site / folder).mkdir(exist_ok=True)
        for picture in pictures:
            picture["src"] = f"{folder}/{copy_hashed(root / picture['src'], site / folder)}"
    write_json(site / Path(SOURCE).name, manifest)
