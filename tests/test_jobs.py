"""Long jobs: the same bytes whatever the executor, one machine's or a cluster's, and interrupted ones go on."""

import hashlib
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pocketcrowns import jobs
from pocketcrowns.arena import Contestant, levels, tournament
from pocketcrowns.jobs import Kept, OtherJob, run
from pocketcrowns.making import duel
from pocketcrowns.making.solve import solve
from pocketcrowns.players.own.source import Source
from tests.helpers import ROOT

MINE = Contestant(
    "mine", Source("class Mine:\n    def choose(self, view, rng, budget):\n        return view['legal'][-1]\n")
)
SHIPPED = ROOT / "engine/pocketcrowns/players/first_game/first_game.bin"


def squared(number: int) -> bytes:
    """A part's work; it must be importable from another process."""
    if number < 0:
        raise ValueError("a part that fails")
    return str(number * number).encode()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="the group suites is not installed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def executors(cluster: Any) -> Iterator[dict[str, Executor]]:
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2) as processes:
        yield {"threads": threads, "processes": processes, "dask": cluster.get_executor()}


@pytest.mark.slow
def test_results_are_in_the_order_of_the_parts(executors: dict[str, Executor]) -> None:
    told: list[tuple[int, int]] = []
    for executor in executors.values():
        assert run(squared, [3, 1, 2], executor, lambda done, of: told.append((done, of))) == [b"9", b"1", b"4"]
        assert run(squared, [], executor) == []
    assert told == [(done, 3) for done in range(4)] * len(executors)


@pytest.mark.slow
def test_a_tournament_is_the_same_whatever_the_executor(executors: dict[str, Executor]) -> None:
    contestants = [*levels("brave-rats")[:3], MINE]
    found = [tournament("brave-rats", contestants, 12, each, nodes=30) for each in executors.values()]
    assert found[0] == found[1] == found[2]
    assert all(found[0]["mine"][name]["games"] == 12 for name in ("scamp", "neighbour", "guard"))


@pytest.mark.slow
def test_a_cluster_makes_the_table_that_is_shipped(executors: dict[str, Executor]) -> None:
    assert solve("first_game", executors["dask"]) == {SHIPPED.name: SHIPPED.read_bytes()}


@pytest.mark.slow
def test_a_table_in_parts_is_the_same_whatever_the_executor(executors: dict[str, Executor], tmp_path: Path) -> None:
    """The printed deal and the princesses' attack, under all eight sets of rulings."""
    found = []
    for name, executor in executors.items():
        kept = Kept(tmp_path / name, "a table")
        found.append(duel.solve(16, partial(run, executor=executor, kept=kept), dealt=()))
        assert duel.solve(16, partial(run, executor=executor, kept=kept), dealt=()) == found[-1]
        assert len(kept.results()) == 8
    assert found[0] == found[1] == found[2]


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    with ThreadPoolExecutor(1) as executor:
        kept = Kept(file, "squares")
        with pytest.raises(ValueError, match="a part that fails"):
            run(squared, [5, -1, 6], executor, kept=kept)
        kept.close()
        kept = Kept(file, "squares")
        assert kept.results()[0] == b"25"
        kept._base.execute("UPDATE done SET result = ? WHERE part = 0", (b"from the file",))
        assert run(squared, [5, 1, 6], executor, kept=kept) == [b"from the file", b"1", b"36"]
        kept.close()


def test_the_results_of_another_job_are_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept"
    Kept(file, "squares").close()
    with pytest.raises(OtherJob, match="squares"):
        Kept(file, "cubes")
    monkeypatch.setattr(jobs, "_fingerprint", lambda: "another engine")
    with pytest.raises(OtherJob, match="squares"):
        Kept(file, "squares")


@pytest.mark.parametrize(
    "content", [b"not a database, but long enough to be taken for one" * 100, b"SQLite format 3\0" * 9]
)
def test_a_file_of_another_kind_is_left_as_it_is(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_bytes(content)
    with pytest.raises(OtherJob):
        Kept(file, "squares")
    assert file.read_bytes() == content
    other = tmp_path / "other"
    with sqlite3.connect(other) as base:
        base.execute("CREATE TABLE job (name TEXT, more TEXT)")
    before = hashlib.sha256(other.read_bytes()).digest()
    with pytest.raises(OtherJob):
        Kept(other, "squares")
    assert hashlib.sha256(other.read_bytes()).digest() == before
    with pytest.raises(FileNotFoundError):
        Kept(tmp_path / "no" / "folder", "squares")


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    """SIGKILL in the middle, then the same command again: what a run in one go says."""
    arena = [sys.executable, "-m", "pocketcrowns", "arena", "brave-rats", "--levels", "scamp,guard", "--format", "json"]
    arena += ["--games", "600", "--processes", "1"]
    settings: dict[str, Any] = {"cwd": ROOT / "engine", "text": True, "stderr": subprocess.PIPE}
    keep = ["--keep", str(tmp_path / "kept")]
    killed = subprocess.Popen([*arena, *keep], **settings, stdout=subprocess.PIPE, start_new_session=True)
    assert killed.stderr
    shown = ""
    while " 3 of 60" not in shown:
        shown += killed.stderr.read(1)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.communicate()
    again = subprocess.run([*arena, *keep], **settings, stdout=subprocess.PIPE, timeout=300, check=True)
    assert " 0 of 60" not in again.stderr and " 60 of 60" in again.stderr
    assert again.stdout == subprocess.run([*arena], **settings, stdout=subprocess.PIPE, timeout=300, check=True).stdout
