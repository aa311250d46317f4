"""All processes of one browser: what they have cost, and how to make them slower.

The browser's own CPU throttling reaches pages but not their workers, where Python runs. So the processes are stopped
and let go on by turns: of each 40 ms they run 10. Playwright starts a browser as a process group of its own, which
its renderers, network service and so on stay in.
"""

import contextlib
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
RUN = 0.010  # seconds at a time when slowed


class Processes:
    """The processes of the browser that has this profile."""

    def __init__(self, profile: Path):
        [self.group] = {os.getpgid(pid) for pid, line in _command_lines() if f"--user-data-dir={profile}" in line}

    def cpu_seconds(self) -> float:
        """What all of them, and those that have ended, have used."""
        return sum(sum(int(field) for field in fields[11:15]) for fields in self._states()) / TICKS

    def megabytes(self) -> float:
        """The memory that only the largest renderer has."""
        renderers = [pid for pid, line in _command_lines() if "--type=renderer" in line and self._has(pid)]
        return max(_private_dirty(pid) for pid in renderers) / 1e6

    @contextlib.contextmanager
    def slowed(self, factor: int) -> Iterator[None]:
        """Let them run one part in `factor` of the time."""
        ended = threading.Event()
        thread = threading.Thread(target=self._slow_down, args=(factor, ended), daemon=True)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join(10)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.group, signal.SIGCONT)

    def _slow_down(self, factor: int, ended: threading.Event) -> None:
        owed = 0.0  # of the time to stand still: a busy machine lets them run for longer than it was asked to
        with contextlib.suppress(ProcessLookupError):
            while not ended.is_set():
                began = time.perf_counter()
                ended.wait(RUN)
                os.killpg(self.group, signal.SIGSTOP)
                stopped = time.perf_counter()
                owed += (stopped - began) * (factor - 1)
                ended.wait(max(owed, 0))
                os.killpg(self.group, signal.SIGCONT)
                owed -= time.perf_counter() - stopped

    def _has(self, pid: int) -> bool:
        with contextlib.suppress(ProcessLookupError):
            return os.getpgid(pid) == self.group
        return False

    def _states(self) -> Iterator[list[str]]:
        """The fields of /proc/PID/stat after the name, of each process."""
        for pid in _pids():
            with contextlib.suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
                if int(fields[2]) == self.group:
                    yield fields


def _pids() -> list[int]:
    return [int(name) for name in os.listdir("/proc") if name.isdigit()]


def _command_lines() -> Iterator[tuple[int, str]]:
    for pid in _pids():
        with contextlib.suppress(OSError):
            yield pid, Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")


def _private_dirty(pid: int) -> int:
    """In bytes."""
    with contextlib.suppress(OSError):
        found = re.search(r"Private_Dirty: +(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text())
        return int(found[1]) * 1024 if found else 0
    return 0
