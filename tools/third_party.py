"""Writes THIRD_PARTY.md: what of the site others made, what only builds and tests it, and the licences."""

import json
import re
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distributions
from pathlib import Path

# What the lock file has for others and no byte of it is shipped: other faces, types, Node's sockets.
UNUSED = re.compile(r"@dicebear/(?!core$|open-peeps$)|@types/|ws$")
LICENCE_FILE = re.compile(r"(licen[cs]e|notice|copying)[^/]*", re.IGNORECASE)
# What an older package says instead of an SPDX expression.
CLASSIFIER = re.compile(r"License :: (?:OSI Approved :: )?(?P<name>.+)")
# This project, and what Python itself puts into each virtual environment.
OWN = {"omaha8", "pip", "setuptools"}
SPDX = {"Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0", "MIT License": "MIT", "BSD License": "BSD"}
HEAD = """# Third-party software

Omaha8 itself is under the MIT licence (LICENSE in its source). The build made this list from the very
packages that it used.

## Part of the site

{shipped}

CPython, under the PSF licence, and the C libraries it is built with are inside Pyodide's files; Pyodide's
source is at its address above.

## Only used to build and to test

{tools}

## Licences of what is part of the site

{texts}
"""


@dataclass(frozen=True)
class Package:
    """Something of somebody else's.

    Attributes:
        licence: an SPDX expression where the package gives one.
        home: where its source is; empty where the package does not say.
        text: of its licence files; empty where it brings none.
    """

    name: str
    version: str
    licence: str
    home: str
    text: str

    @property
    def row(self) -> str:
        return f"| {self.name} | {self.version} | {self.licence or 'not said'} | {self.home} |"


def third_party(root: Path, wheels: Iterable[Path], site_packages: Path) -> str:
    """The text of THIRD_PARTY.md.

    Args:
        root: the project, with node_modules.
        wheels: those that are shipped beside omaha8's own.
        site_packages: where the packages of the build and the tests are installed.

    Raises:
        ValueError: a shipped package says nothing of its licence, or has no licence text to be had.
    """
    locked = list(npm_packages(root))
    shipped = [package for package, is_shipped in locked if is_shipped]
    shipped += [of_wheel(wheel) for wheel in wheels]
    tools = [package for package, is_shipped in locked if not is_shipped]
    tools += [of_distribution(found) for found in distributions(path=[str(site_packages)])]
    texts = with_texts(shipped)
    return HEAD.format(
        shipped=table(shipped),
        tools=table(package for package in tools if package.name not in OWN),
        texts="\n\n".join(f"### {package.name}\n\n{quoted(text)}" for package, text in texts),
    )


def npm_packages(root: Path) -> Iterator[tuple[Package, bool]]:
    """The packages of the lock file that are installed here, and whether each is shipped."""
    lock = json.loads((root / "package-lock.json").read_text("utf-8"))
    for place, facts in lock["packages"].items():
        folder = root / place
        # The lock also names the programs of other systems.
        if not place or not (folder / "package.json").exists():
            continue
        name = place.rpartition("node_modules/")[2]
        about = json.loads((folder / "package.json").read_text("utf-8"))
        files = sorted(file for file in folder.iterdir() if LICENCE_FILE.fullmatch(file.name))
        text = "\n\n".join(file.read_text("utf-8").strip() for file in files)
        licence = facts.get("license") or about.get("license", "")
        package = Package(name, facts["version"], licence, home_of(about), text)
        yield package, not (facts.get("dev") or UNUSED.match(name))


def home_of(about: dict[str, object]) -> str:
    """Where a package.json says that its source is.

    >>> home_of({"repository": {"url": "git+https://example.org/a/b.git"}})
    'https://example.org/a/b'
    """
    said = about.get("repository") or about.get("homepage") or ""
    url = said.get("url", "") if isinstance(said, dict) else str(said)
    return re.sub(r"^git\+|\.git$", "", url)


def of_wheel(wheel: Path) -> Package:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as held:
        (metadata,) = (name for name in held.namelist() if name.endswith(".dist-info/METADATA"))
        # Also what is vendored deeper down.
        names = sorted(name for name in held.namelist() if LICENCE_FILE.fullmatch(name.rpartition("/")[2]))
        text = "\n\n".join(held.read(name).decode("utf-8").strip() for name in names)
        return of_distribution(Held(held.read(metadata).decode("utf-8")), text)


class Held(Distribution):
    """A distribution of which only the metadata are known."""

    def __init__(self, metadata: str) -> None:
        self._text = metadata

    def read_text(self, filename: str) -> str | None:
        return self._text if filename == "METADATA" else None

    def locate_file(self, path: object) -> Path:
        raise NotImplementedError(path)


def of_distribution(found: Distribution, text: str = "") -> Package:
    about = found.metadata
    said = about.get_all("Classifier") or []
    classified = [match["name"] for line in said if (match := CLASSIFIER.fullmatch(line))]
    fields = about.json
    # An older field may hold the whole text; its first line is the name then.
    old = str(fields.get("license", "")).partition("\n")[0]
    licence = str(fields.get("license_expression") or ", ".join(classified) or old)
    homes = [line.split(", ", 1) for line in about.get_all("Project-URL") or []]
    by_name = {name.lower(): url for name, url in homes}
    wanted = ("source", "source code", "repository", "homepage")
    home = next((by_name[name] for name in wanted if name in by_name), str(fields.get("home_page", "")))
    return Package(about["Name"], about["Version"], SPDX.get(licence, licence), home, text)


def with_texts(shipped: Iterable[Package]) -> list[tuple[Package, str]]:
    """Each shipped package with its licence's text; where it brings none, another's of the same licence.

    Raises:
        ValueError: names the package that no text was found for.
    """
    packages = sorted(shipped, key=lambda package: package.name.lower())
    pool = {part: package.text for package in packages if package.text for part in parts_of(package.licence)}
    found = []
    for package in packages:
        text = package.text or next((pool[part] for part in parts_of(package.licence) if part in pool), "")
        if not package.licence or not text:
            raise ValueError(f"{package.name!r} is shipped, and its licence {package.licence!r} has no text")
        found.append((package, text))
    return found


def parts_of(expression: str) -> list[str]:
    """The licences of an SPDX expression.

    >>> parts_of("(MIT AND CC-BY-4.0)")
    ['MIT', 'CC-BY-4.0']
    """
    return re.findall(r"[A-Za-z0-9][A-Za-z0-9.+-]*", re.sub(r"\b(AND|OR|WITH)\b", " ", expression))


def table(packages: Iterable[Package]) -> str:
    rows = sorted({package.row for package in packages}, key=str.lower)
    return "\n".join(("| name | version | licence | source |", "| --- | --- | --- | --- |", *rows))


def quoted(text: str) -> str:
    """As a block that no line of the text can end."""
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())
