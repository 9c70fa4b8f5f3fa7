"""What every step of the build has in common: skipping, timing, failing."""

import hashlib
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".build"


class BuildError(Exception):
    """What failed, and what to do about it."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(what)
        self.remedy = remedy


@dataclass(frozen=True)
class Step:
    """One thing the build makes.

    Attributes:
        output: exists once the step has run; deleting it makes the step run again.
        inputs: what the step reads: files, folders, or text such as a version.
        make: does the work; raises BuildError.
    """

    name: str
    output: Path
    inputs: Callable[[], Iterable[Path | str]]
    make: Callable[[], None]

    def run(self, stamps: Path = CACHE / "stamps") -> None:
        """Makes the output unless it is there and, says its file in `stamps`, came from the same inputs."""
        stamp = stamps / self.name
        wanted = fingerprint(self.inputs())
        if self.output.exists() and stamp.exists() and stamp.read_text() == wanted:
            print(f"{self.name:<12} unchanged", flush=True)
            return
        start = time.monotonic()
        stamp.unlink(missing_ok=True)
        try:
            self.make()
        except BuildError as error:
            raise BuildError(f"{self.name}: {error}", error.remedy) from error
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(wanted)
        report(self.name, start)


@dataclass(frozen=True)
class Check:
    """A command that must succeed."""

    name: str
    command: tuple[str | Path, ...]
    folder: Path = ROOT

    def run(self) -> str:
        """What the command said when it failed, else nothing."""
        start = time.monotonic()
        done = finished(self.command, folder=self.folder)
        report(self.name, start, " FAILED" if done.returncode else "")
        return f"---- {self.name}\n{done.stdout}{done.stderr}" if done.returncode else ""


def report(name: str, start: float, result: str = "") -> None:
    print(f"{name:<12} {time.monotonic() - start:.1f} s{result}", flush=True)


def fingerprint(inputs: Iterable[Path | str]) -> str:
    """SHA-256 over texts and files, names and contents; folders count with all they hold. Order matters."""
    total = hashlib.sha256()
    for item in inputs:
        if isinstance(item, str):
            total.update(f"text {item}\n".encode())
            continue
        for file in sorted(item.rglob("*")) if item.is_dir() else [item]:
            if file.is_file() and "__pycache__" not in file.parts:
                digest = hashlib.sha256(file.read_bytes()).hexdigest()
                total.update(f"file {file.relative_to(item).as_posix()} {digest}\n".encode())
    return total.hexdigest()


def finished(
    command: Iterable[str | Path], *, folder: Path = ROOT, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end, keeping what it writes."""
    return subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def run(*command: str | Path, remedy: str, env: Mapping[str, str] | None = None) -> str:
    """Runs a command in the project's root and gives its output.

    Raises:
        BuildError: it could not be started or did not succeed; what it wrote has been printed.
    """
    try:
        done = finished(command, env=env)
    except OSError as error:
        raise BuildError(f"{command[0]}: {error}", remedy) from error
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
        words = " ".join(map(str, command[:4]))
        raise BuildError(f"{words} ... ended with exit code {done.returncode}", remedy)
    return done.stdout


@contextmanager
def alone(lock_file: Path = CACHE / "lock") -> Iterator[None]:
    """Waits until no other build of this folder runs."""
    lock_file.parent.mkdir(exist_ok=True)
    with lock_file.open("w") as lock:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - exists there only

            msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - exists elsewhere only

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
