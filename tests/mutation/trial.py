"""One mutant tried: a process of its own imports the engine with the mutant in it and runs chosen tests.

The process is forked from one that has pytest but nothing of the engine yet, which costs a tenth of starting Python.
The mutant is never written to a file.
"""

import importlib
import os
import resource
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "pocketcrowns"
MEMORY = 3 << 30  # bytes that a mutant may take
OPTIONS = ["-x", "-q", "-m", "not slow and not browser", "--no-header", "--tb=no", "-p", "no:cacheprovider"]
PLUGINS = ["-p", "_hypothesis_pytestplugin"]


class _Instead(SourceFileLoader):
    """Loads a module from another text than its file's."""

    text = ""

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    """Finds the mutant where the module is asked for."""

    def __init__(self, module: str, text: str) -> None:
        self._path = str(ENGINE / f"{module}.py")
        self._name = f"pocketcrowns.{module.replace('/', '.')}"
        self._text = text

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self._name:
            return None
        loader = _Instead(name, self._path)
        loader.text = self._text
        return spec_from_file_location(name, self._path, loader=loader)


class _Hasty:
    """Hypothesis need not look for the smallest example: one that fails is enough."""

    def pytest_sessionstart(self) -> None:
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("hasty", parent=settings(), phases=phases, print_blob=False)
        settings.load_profile("hasty")


@dataclass
class Trial:
    """A running trial; `seconds` is the processor's time that it may take, four times that on the clock."""

    module: str
    text: str
    tests: list[str]
    seconds: float
    begun: float = field(default_factory=time.monotonic)
    process: int = 0

    def start(self) -> "Trial":
        self.process = os.fork()
        if not self.process:
            os._exit(self._run())
        return self

    def _run(self) -> int:
        """In the new process: the exit code of pytest, which prints to nobody."""
        os.setpgid(0, 0)
        limit = int(self.seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        nobody = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nobody, stream)
        sys.meta_path.insert(0, _Finder(self.module, self.text))
        importlib.invalidate_caches()
        try:
            return int(pytest.main([*OPTIONS, *PLUGINS, *self.tests], plugins=[_Hasty()]))
        except BaseException:  # whatever a mutant makes of pytest, it was noticed
            return 1

    def result(self) -> str | None:
        """None while it runs; then `survived`, `killed` or `timeout`."""
        process, status = os.waitpid(self.process, os.WNOHANG)
        late = time.monotonic() - self.begun > 4 * self.seconds
        if not process and not late:
            return None
        self._end()
        if not process:
            os.waitpid(self.process, 0)
            return "timeout"
        code = os.waitstatus_to_exitcode(status)
        if code in (-signal.SIGXCPU, -signal.SIGKILL):
            return "timeout"
        return "survived" if code == 0 else "killed"

    def _end(self) -> None:
        """What the mutant's process started ends with it."""
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)


@cache
def cost(tests: tuple[str, ...]) -> float:
    """The processor's seconds that the tests take without a mutant; raises if they do not pass."""
    before = os.times().children_user
    trial = Trial("games", (ENGINE / "games.py").read_text("utf-8"), list(tests), 600).start()
    while (result := trial.result()) is None:
        time.sleep(0.05)
    if result != "survived":
        raise RuntimeError(f"without any mutant the tests end with {result}: {' '.join(tests)}")
    return os.times().children_user - before
