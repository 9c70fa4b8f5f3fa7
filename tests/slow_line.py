"""A server whose answers break off or stand still, as on a train, or are for its own pages only."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event, Thread
from urllib.parse import urlsplit

from tools import serve


@dataclass
class Trouble:
    """What goes wrong, and what was asked for meanwhile.

    Attributes:
        name: of the file that suffers; all others come as always.
        ends: after how many bytes its answers end, one after the other; later ones are whole.
        has_ranges: whether the server can go on from a place.
        stands: an answer does not break off but stands still, until the test is over.
        forged: what comes from a place is not what belongs there.
        lends: pages of other origins may read the answers.
        asked: the Range header of each request for the file.
    """

    name: str
    ends: list[int]
    has_ranges: bool = True
    stands: bool = False
    forged: bool = False
    lends: bool = True
    asked: list[str | None] = field(default_factory=list)
    over: Event = field(default_factory=Event)


class Handler(serve.Handler):
    def __init__(self, *args: object, trouble: Trouble, directory: str, prefix: str) -> None:
        self.trouble = trouble
        super().__init__(*args, directory=directory, prefix=prefix)

    def send_header(self, keyword: str, value: str) -> None:
        if self.trouble.lends or keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)

    def do_GET(self) -> None:  # noqa: N802 - the base class names it
        path = urlsplit(self.path).path
        if not path.endswith(f"/{self.trouble.name}"):
            return super().do_GET()
        wanted = self.headers["Range"]
        self.trouble.asked.append(wanted)
        data = Path(self.translate_path(path)).read_bytes()
        start = 0
        if wanted and self.trouble.has_ranges:
            start = int(wanted.removeprefix("bytes=").removesuffix("-"))
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(data) - start))
        self.end_headers()
        rest = data[start:]
        if start and self.trouble.forged:
            rest = rest[::-1]
        if not self.trouble.ends:
            self.wfile.write(rest)
            return None
        self.wfile.write(rest[: self.trouble.ends.pop(0)])
        self.wfile.flush()
        if self.trouble.stands:
            self.trouble.over.wait()
        self.close_connection = True
        return None


@contextmanager
def running(directory: Path, prefix: str, trouble: Trouble) -> Iterator[str]:
    """Serves `directory` with that trouble; gives the address."""
    handler = partial(Handler, trouble=trouble, directory=str(directory), prefix=prefix)
    with serve.Server((serve.HOST, 0), handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield serve.address(server, prefix)
        finally:
            trouble.over.set()
            server.shutdown()
            thread.join()
