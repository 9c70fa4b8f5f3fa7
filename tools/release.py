"""Puts a release together: the site as a zip, the single file, wheel, sdist, and their checksums.

Everything in it has the same bytes whenever it is made from the same source by the same Python and Node.
"""

import hashlib
import re
import shutil
import zipfile
from collections.abc import Iterable
from pathlib import Path

# The first moment that a zip can name.
DAWN = (1980, 1, 1, 0, 0, 0)
FILE_MODE = 0o644
SUMS = "SHA256SUMS"


def version(root: Path) -> str:
    """The version, from the one place where it stands.

    Raises:
        ValueError: it does not stand there.
    """
    init = root / "py" / "omaha8" / "__init__.py"
    match = re.search(r'^__version__ = "(?P<version>[^"]+)"$', init.read_text("utf-8"), re.MULTILINE)
    if not match:
        raise ValueError(f"no __version__ in {init.name!r}")
    return match["version"]


def notes(changelog: str, wanted: str) -> str:
    r"""What the changelog says of a version.

    Raises:
        ValueError: nothing; a release whose changes nobody wrote down is none.

    >>> notes("# Changelog\n\n## 0.2.0 - 2026-12-01\n- more\n\n## 0.1.0\n- first\n", "0.2.0")
    '- more'
    """
    match = re.search(rf"^## {re.escape(wanted)}\b.*\n(?P<notes>(?:(?!## ).*\n?)*)", changelog, re.MULTILINE)
    if not match or not match["notes"].strip():
        raise ValueError(f"docs/CHANGELOG.md says nothing of {wanted!r}")
    return match["notes"].strip()


def zip_folder(folder: Path, file: Path, top: str) -> None:
    """Zips a folder so that only names and contents count: sorted, one date, one mode.

    Args:
        folder: with all that it holds.
        file: the zip.
        top: the folder's name in the zip.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as held:
        for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).parts):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{top}/{path.relative_to(folder).as_posix()}", DAWN)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = FILE_MODE << 16
                # Else it says on which system it was made.
                entry.create_system = 3
                held.writestr(entry, path.read_bytes())


def checksums(files: Iterable[Path]) -> str:
    """As `sha256sum` writes and checks them."""
    return "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
        for file in sorted(files, key=lambda file: file.name)
    )


def release(root: Path, dist: Path, packages: Iterable[Path], out: Path) -> list[Path]:
    """Fills `out`, which is made anew.

    Args:
        root: the project.
        dist: the site.
        packages: wheel and sdist.
        out: the folder of the release.

    Returns:
        The files, the checksums last.

    Raises:
        ValueError: the changelog does not know this version.
    """
    name = f"omaha8-{version(root)}"
    about = notes((root / "docs" / "CHANGELOG.md").read_text("utf-8"), version(root))
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    zip_folder(dist, out / f"{name}-site.zip", name)
    shutil.copyfile(dist / "omaha8.html", out / f"{name}.html")
    for package in packages:
        shutil.copyfile(package, out / package.name)
    (out / f"{name}-notes.md").write_text(f"{about}\n", "utf-8")
    files = sorted(out.iterdir())
    (out / SUMS).write_text(checksums(files), "utf-8")
    return [*files, out / SUMS]
