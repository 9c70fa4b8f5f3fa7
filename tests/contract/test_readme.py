import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_of_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert result.attempted > 0
    assert result.failed == 0


def test_the_readme_names_what_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    links = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]

    assert links
    for link in links:
        assert (ROOT / link).exists(), link
