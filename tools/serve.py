"""A static web server for `dist/`: on loopback, the MIME types browsers insist on, open to all origins."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Serves `directory` under `prefix`, a path that begins and ends with a slash; everything else is 404."""

    protocol_version = "HTTP/1.1"
    # Not mimetypes': on Windows the registry decides there, and a module served as text/plain does not start.
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    def __init__(self, *args: object, directory: str, prefix: str = "/") -> None:
        self.prefix = prefix
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file for a request's path; a name that cannot exist when it is outside `prefix`."""
        if not urlsplit(path).path.startswith(self.prefix):
            return os.path.join(self.directory, "\0")  # noqa: PTH118 - the base class speaks text
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_head(self):  # type: ignore[no-untyped-def]  # the base class's type is private
        if not urlsplit(self.path).path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
        """Silence: the address is all that is printed."""


class Server(ThreadingHTTPServer):
    # On Windows this option lets two programs share one port.
    allow_reuse_address = os.name != "nt"
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Says nothing when a browser hangs up in the middle of a file: they do that."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def bind(directory: Path, port: int, prefix: str = "/") -> Server:
    """A server for `directory`, listening but not yet answering. Port 0 takes any free one.

    Raises:
        OSError: the port is taken.
    """
    return Server((HOST, port), partial(Handler, directory=str(directory), prefix=prefix))


def bind_next_free(directory: Path, first: int, tries: int = 100) -> Server:
    """Like `bind`, on the first free port from `first` on."""
    for port in range(first, first + tries):
        try:
            return bind(directory, port)
        except OSError:
            continue
    raise OSError(f"no free port from {first} to {first + tries - 1}")


def address(server: Server, prefix: str = "/") -> str:
    return f"http://{HOST}:{server.server_address[1]}{prefix}"


@contextmanager
def running(directory: Path, prefix: str = "/") -> Iterator[str]:
    """Serves `directory` from a thread on any free port; gives the address."""
    with bind(directory, 0, prefix) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield address(server, prefix)
        finally:
            server.shutdown()
            thread.join()
