"""A server that a test can switch off and on again."""

import socket
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread

from tests.conftest import PREFIX
from tools import serve


class SwitchedHost:
    """A folder and the server in front of it, which can go away and come back under the same address.

    Attributes:
        answers: (path, status) of each, in their order.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.answers: list[tuple[str, int]] = []
        self._server: serve.Server | None = None
        self._lines: list[socket.socket] = []
        self.start()

    @property
    def site(self) -> str:
        return f"http://{serve.HOST}:{self.port}{PREFIX}"

    def start(self) -> None:
        lines, answers = self._lines, self.answers

        class Handler(serve.Handler):
            def setup(self) -> None:
                lines.append(self.request)
                super().setup()

            def send_response(self, code: int, message: str | None = None) -> None:
                answers.append((self.path, code))
                super().send_response(code, message)

        handler = partial(Handler, directory=str(self.folder), prefix=PREFIX)
        self._server = serve.Server((serve.HOST, self.port), handler)
        self.port = self._server.server_address[1]
        Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def stop(self) -> None:
        """Also hangs up on whoever is still connected: a browser keeps its lines."""
        if self._server:
            self._server.shutdown()
            self._server.server_close()
        self._server = None
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self._lines.clear()
