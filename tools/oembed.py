"""What other sites need to embed our pages: a page for each scenario, and oEmbed answers as files.

A static host answers no question, so there is one file of type "rich" for each page, found by its
`<link rel="alternate">`; `maxwidth` and `maxheight` change nothing. An answer is read far from here: with
`OMAHA8_URL`, or `build.py build --url`, its frame has a whole address; without one it counts from the root.
The frame's own page then names the site in its policy, too.
"""

import json
import os
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

VARIABLE = "OMAHA8_URL"
TEMPLATE = Path(__file__).with_name("scenario_page.html")
WIDTH, HEIGHT = 640, 800
CACHE_SECONDS = 86_400
FRAME = Template(
    '<iframe title="$title" src="$src" width="$width" height="$height" loading="lazy" '
    'style="width:100%;max-width:${width}px;border:0" allow="fullscreen" '
    'sandbox="allow-scripts allow-same-origin allow-popups" '
    'referrerpolicy="strict-origin-when-cross-origin"></iframe>'
)


def site_address() -> str:
    """The public address of the site, with its last slash; empty where it is not known.

    Raises:
        ValueError: the variable holds something else.
    """
    text = os.environ.get(VARIABLE, "")
    if text and urlsplit(text).scheme not in ("http", "https"):
        raise ValueError(f"{VARIABLE} is no address of a site: {text!r}")
    return f"{text.rstrip('/')}/" if text else ""


def title_of(scenario: str) -> str:
    """A title from an id: a scenario has no words of its own.

    >>> title_of("four-flush-board")
    'Omaha8: four flush board'
    """
    return f"Omaha8: {scenario.replace('-', ' ')}"


def answer(title: str, query: str, address: str) -> dict[str, str | int]:
    """An oEmbed answer for `embed.html?query`.

    >>> answer("A table", "v=1", "https://page.example/")["html"][:68]
    '<iframe title="A table" src="https://page.example/embed.html?v=1" wi'
    """
    src = escape(f"{address}embed.html?{query}")
    return {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Omaha8",
        **({"provider_url": address} if address else {}),
        "cache_age": CACHE_SECONDS,
        "width": WIDTH,
        "height": HEIGHT,
        "html": FRAME.substitute(title=escape(title), src=src, width=WIDTH, height=HEIGHT),
    }


def naming(page: str, address: str) -> str:
    """The page with the site's origin beside `'self'` in its policy.

    In a sandbox without `allow-same-origin` a page has no origin. Chromium and Firefox then take `'self'` for
    where it came from; WebKit takes it for nobody.

    >>> naming("script-src 'self' blob:; img-src 'self'", "https://page.example/games/")
    "script-src 'self' https://page.example blob:; img-src 'self' https://page.example"
    """
    parts = urlsplit(address)
    return page.replace("'self'", f"'self' {parts.scheme}://{parts.netloc}")


def write(site: Path) -> None:
    """Adds oembed/<name>.json and scenarios/<id>.html; reads the scenarios that lie in `site` already."""
    address = site_address()
    if address:
        frame = site / "embed.html"
        frame.write_text(naming(frame.read_text("utf-8"), address), "utf-8")
    folder = site / "oembed"
    folder.mkdir()
    answers = {"index": answer("Omaha8", "v=1", address)}
    page = Template(TEMPLATE.read_text("utf-8"))
    for file in sorted((site / "scenarios").glob("*.toml")):
        query = f"v=1&scenario={file.stem}"
        answers[file.stem] = answer(title_of(file.stem), query, address)
        words = {"id": file.stem, "title": escape(title_of(file.stem)), "query": escape(query)}
        file.with_suffix(".html").write_text(page.substitute(words), "utf-8")
    for name, told in answers.items():
        text = json.dumps(told, indent=2, ensure_ascii=False)
        (folder / f"{name}.json").write_text(f"{text}\n", "utf-8")
