"""Long jobs in parts, done by any `concurrent.futures` executor; a job that was interrupted goes on where it was.

An executor gets the parts of a job and one function for all of them, by which each part becomes bytes: this machine's
processes, or those of many machines (dask's `Client.get_executor()`). The results depend on neither.
"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol, TypeAlias, TypeVar

from .core.errors import Refusal

Part = TypeVar("Part")
Progress: TypeAlias = Callable[[int, int], None]  # how many parts are done, and of how many

_TABLES: Final = ("CREATE TABLE job (name TEXT)", "CREATE TABLE done (part INTEGER PRIMARY KEY, result BLOB)")


class Run(Protocol):
    """Does a whole job: the results of its parts, in their order."""

    def __call__(self, work: Callable[[Part], bytes], parts: Sequence[Part]) -> list[bytes]: ...


class OtherJob(Refusal):
    """A file keeps the results of another job, of another engine, or none at all."""

    code = "other_job"


class Kept:
    """The results of one job so far, in a file (SQLite): each is there as soon as it is known, or not at all.

    `name` says everything that the results depend on but for the engine itself, whose sources are added to it.
    """

    def __init__(self, path: Path, name: str) -> None:
        """Open the file or make it. Raises OtherJob where it is not this job's, OSError where it cannot be one."""
        whole = f"{name} by engine {_fingerprint()}"
        if not path.parent.is_dir():
            raise FileNotFoundError(f"there is no folder {path.parent}")
        self._base = sqlite3.connect(path, isolation_level=None)
        try:
            self._begin(path, whole)
        except sqlite3.DatabaseError as error:
            self._base.close()
            raise OtherJob(f"{path} keeps no results: {error}") from error
        except OtherJob:
            self._base.close()
            raise

    def _begin(self, path: Path, name: str) -> None:
        """Whatever is there already must be this job's, and nothing else is touched."""
        tables = tuple(sql for (sql,) in self._base.execute("SELECT sql FROM sqlite_master ORDER BY rowid"))
        if not tables:
            for table in ("BEGIN", *_TABLES):
                self._base.execute(table)
            self._base.execute("INSERT INTO job VALUES (?)", (name,))
            self._base.execute("COMMIT")
        elif tables != _TABLES:
            raise OtherJob(f"{path} keeps something else")
        found = [each for (each,) in self._base.execute("SELECT name FROM job")]
        if found != [name]:
            raise OtherJob(f"{path} keeps the results of another job: {', '.join(map(str, found)):.300}")

    def results(self) -> dict[int, bytes]:
        """What is known, by the number of the part."""
        return dict(self._base.execute("SELECT part, result FROM done"))

    def keep(self, part: int, result: bytes) -> None:
        """On the disk when this returns."""
        self._base.execute("INSERT INTO done VALUES (?, ?)", (part, result))

    def close(self) -> None:
        """The file stays; it can be opened again, or removed."""
        self._base.close()


@contextmanager
def kept_in(path: Path | None, name: str) -> Iterator[Kept | None]:
    """The results in this file, closed afterwards; None without one. Raises what Kept does."""
    if path is None:
        yield None
        return
    kept = Kept(path, name)
    try:
        yield kept
    finally:
        kept.close()


def run(
    work: Callable[[Part], bytes],
    parts: Sequence[Part],
    executor: Executor,
    progress: Progress = lambda done, of: None,
    kept: Kept | None = None,
) -> list[bytes]:
    """The results of all parts, in their order. `work` and the parts must be fit to be pickled.

    What `kept` has is not done again, and what is done is kept at once. A part that fails ends the job with its
    exception; those that have not begun are then called off.
    """
    done = kept.results() if kept else {}
    progress(len(done), len(parts))
    running = {executor.submit(work, part): number for number, part in enumerate(parts) if number not in done}
    try:
        for future in as_completed(running):
            result = done[running[future]] = future.result()
            if kept:
                kept.keep(running[future], result)
            progress(len(done), len(parts))
    finally:
        for future in running:
            future.cancel()
    return [done[number] for number in range(len(parts))]


def _fingerprint() -> str:
    """What tells one engine from another: the start of its sources' hash."""
    found = hashlib.sha256()
    for path in sorted(Path(__file__).parent.rglob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]
