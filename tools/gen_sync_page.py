"""Writes the page object of Playwright's sync API from the async one: `python3 tools/gen_sync_page.py`.

The async source says where something waits; without these words it is the sync one.
"""

import re
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "py" / "omaha8_playwright"
SOURCE, TARGET = PACKAGE / "async_page.py", PACKAGE / "page.py"
NOTE = "Made of async_page.py by tools/gen_sync_page.py: do not edit.\n"
WORDS = (
    (r"\b(?:async|await) ", ""),
    (r"\bAsyncTablePage\b", "TablePage"),
    (r"\bplaywright\.async_api\b", "playwright.sync_api"),
)


def sync(text: str) -> str:
    """The sync form of an async module.

    >>> sync("async def act(self): return await self.press()")
    'def act(self): return self.press()'
    """
    for word, replacement in WORDS:
        text = re.sub(word, replacement, text)
    return text


def source() -> str:
    """What TARGET should hold; the note goes to the end of the module's docstring."""
    head, rest = SOURCE.read_text("utf-8").split('"""\n', 1)
    return sync(f'{head}\n{NOTE}"""\n{rest}')


if __name__ == "__main__":
    TARGET.write_text(source(), "utf-8")
