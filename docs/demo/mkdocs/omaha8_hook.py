"""Tables in MkDocs: a fenced block `omaha` becomes an `<omaha-table>`.

    ```omaha
    scenario: quartered
    mode: quiz
    | Who gets how much of the pot?
    ```

Lines `key: value` are attributes, lines after a bar the text that is shown until the table is there.
"""

import re
from html import escape
from typing import Any

BLOCK = re.compile(r"^```omaha[ ]*\n(?P<body>.*?)^```[ ]*$", re.MULTILINE | re.DOTALL)


def table(match: re.Match[str]) -> str:
    lines = [line.strip() for line in match["body"].splitlines() if line.strip()]
    pairs = [line.split(":", 1) for line in lines if not line.startswith("|")]
    attributes = "".join(f' {escape(key.strip())}="{escape(value.strip())}"' for key, value in pairs)
    text = "".join(f"<p>{escape(line[1:].strip())}</p>" for line in lines if line.startswith("|"))
    return f"<omaha-table{attributes}>{text}</omaha-table>"


def on_page_markdown(markdown: str, **_: Any) -> str:
    return BLOCK.sub(table, markdown)


def on_post_page(output: str, *, config: Any, **_: Any) -> str:
    if "<omaha-table" not in output:
        return output
    src = escape(f"{config.extra['omaha8'].rstrip('/')}/omaha-table.js")
    return output.replace("</head>", f'<script type="module" src="{src}"></script></head>', 1)
