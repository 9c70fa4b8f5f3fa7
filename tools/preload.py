"""What Python has done when its memory snapshot is taken: run inside Pyodide by snapshot.mjs.

A page that starts from the snapshot has the modules that are imported here, and no standard library to import
more from. So everything is imported, and what imports or computes on first use is used once.
"""

import gc
import importlib
import importlib.resources
import json
import pkgutil
import sys
import traceback

import omaha8

REQUESTS = 200


def import_all() -> None:
    for module in pkgutil.walk_packages(omaha8.__path__, "omaha8."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)


def play_a_hand() -> None:
    """Plays one hand as a page would, the player checking and calling, and closes the table."""
    from omaha8.wire.bridge import dispatch  # noqa: PLC0415 - after import_all, so that a fault there has its own name

    def ask(type_: str, **fields: object) -> dict[str, object]:
        text = json.dumps({"v": 1, "id": 1, "table": "preload", "type": type_, **fields})
        reply: dict[str, object] = json.loads(dispatch(text))
        return reply

    ask("hello")
    ask("preview", params={"limit": "?"})
    reply = ask("open", params={"seed": "preload"})
    for _ in range(REQUESTS):
        if reply["next"] == "between":
            break
        if reply["next"] != "you":
            reply = ask("step", seq=reply["seq"])
            continue
        legal = reply["view"]["legal"]  # type: ignore[index]
        reply = ask("act", seq=reply["seq"], action={"type": "check" if legal["can_check"] else "call"})
    if reply["next"] != "between":
        sys.exit(f"the hand did not end: {reply!r}")
    ask("restore", save=ask("next_hand", seq=reply["seq"])["save"])
    ask("close")


def report_a_fault() -> None:
    try:
        json.loads("[")
    except ValueError as error:
        traceback.extract_tb(error.__traceback__)
        traceback.format_exception(error)


def read_a_file() -> None:
    importlib.resources.files("omaha8").joinpath("__init__.py").read_text("utf-8")


import_all()
play_a_hand()
report_a_fault()
read_a_file()
gc.collect()
gc.freeze()
