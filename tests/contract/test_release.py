"""A release has the same bytes whenever it is made, and says what is in it."""

import hashlib
import os
import zipfile
from pathlib import Path

import pytest

import omaha8
from tools import release, third_party

ROOT = Path(__file__).resolve().parents[2]


def some_site(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def test_a_zip_depends_on_names_and_contents_only(tmp_path: Path):
    one = some_site(tmp_path / "one", "index.html", "b/x.js", "a.js", "b.js")
    other = some_site(tmp_path / "other", "b.js", "a.js", "b/x.js", "index.html")
    for file in other.rglob("*"):
        os.utime(file, (1_000_000_000, 1_000_000_000))
    (other / "a.js").chmod(0o755)
    zips = [tmp_path / "one.zip", tmp_path / "other.zip"]
    for folder, file in zip((one, other), zips, strict=True):
        release.zip_folder(folder, file, "omaha8-1")
    assert zips[0].read_bytes() == zips[1].read_bytes()
    (other / "a.js").write_text("another")
    release.zip_folder(other, zips[1], "omaha8-1")
    assert zips[0].read_bytes() != zips[1].read_bytes()


def test_a_zip_unpacks_into_one_folder(tmp_path: Path):
    folder = some_site(tmp_path / "site", "index.html", "engine/manifest.json")
    release.zip_folder(folder, tmp_path / "site.zip", "omaha8-1")
    with zipfile.ZipFile(tmp_path / "site.zip") as held:
        assert held.namelist() == ["omaha8-1/engine/manifest.json", "omaha8-1/index.html"]
        held.extractall(tmp_path / "out")
    assert (tmp_path / "out" / "omaha8-1" / "index.html").read_text() == "index.html"


def test_the_version_stands_in_one_place():
    assert release.version(ROOT) == omaha8.__version__
    assert f'"{omaha8.__version__}"' not in (ROOT / "pyproject.toml").read_text("utf-8")
    assert '"version"' not in (ROOT / "package.json").read_text("utf-8")


def test_the_changelog_knows_this_version():
    assert release.notes((ROOT / "docs" / "CHANGELOG.md").read_text("utf-8"), omaha8.__version__)


@pytest.mark.parametrize("text", ["", "## 0.1.0\n", "## 0.1.0\n\n## 0.0.9\n- x\n", "## 0.1.01\n- x\n"])
def test_a_version_of_which_nothing_is_said_is_no_release(text: str):
    with pytest.raises(ValueError, match=r"says nothing of '0\.1\.0'"):
        release.notes(text, "0.1.0")


def test_a_release_is_what_it_says(tmp_path: Path):
    dist = some_site(tmp_path / "dist", "index.html", "omaha8.html")
    packages = [tmp_path / "omaha8-x.whl", tmp_path / "omaha8-x.tar.gz"]
    for package in packages:
        package.write_text(package.name)
    old = tmp_path / "release" / "old.zip"
    old.parent.mkdir()
    old.touch()
    made = release.release(ROOT, dist, packages, tmp_path / "release")
    name = f"omaha8-{omaha8.__version__}"
    expected = {f"{name}-site.zip", f"{name}.html", f"{name}-notes.md", "omaha8-x.whl", "omaha8-x.tar.gz"}
    assert {file.name for file in made} == expected | {"SHA256SUMS"}
    assert {file.name for file in (tmp_path / "release").iterdir()} == expected | {"SHA256SUMS"}
    for line in (tmp_path / "release" / "SHA256SUMS").read_text().splitlines():
        digest, _, held = line.partition("  ")
        assert digest == hashlib.sha256((tmp_path / "release" / held).read_bytes()).hexdigest()


# ---- what others made


def test_the_site_names_what_others_made():
    text = (ROOT / "dist" / "THIRD_PARTY.md").read_text("utf-8")
    shipped, _, rest = text.partition("## Only used to build and to test")
    for name in ("lit", "@fluent/bundle", "idb", "uplot", "pyodide", "micropip", "@dicebear/open-peeps"):
        assert f"| {name} | " in shipped
        assert f"### {name}\n" in rest
    for name in ("typescript", "pytest", "hatchling"):
        assert f"| {name} | " not in shipped
        assert f"| {name} | " in rest
    assert "Mozilla Public License" in rest
    assert "SIL OPEN FONT LICENSE" in rest


def test_a_package_without_a_text_borrows_that_of_its_licence():
    lender = third_party.Package("lender", "1", "MIT OR Apache-2.0", "", "the text")
    silent = third_party.Package("silent", "1", "Apache-2.0", "", "")
    assert dict(third_party.with_texts([silent, lender])) == {lender: "the text", silent: "the text"}


@pytest.mark.parametrize("licence", ["", "MPL-2.0"])
def test_a_shipped_package_without_licence_or_text_fails_the_build(licence: str):
    lender = third_party.Package("lender", "1", "MIT", "", "the text")
    silent = third_party.Package("silent", "1", licence, "", "")
    with pytest.raises(ValueError, match="'silent' is shipped"):
        third_party.with_texts([lender, silent])
