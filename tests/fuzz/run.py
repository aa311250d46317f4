"""Ten million inputs at the entry points of the engine, led by the coverage they reach, and of the page.

`python3 build.py fuzz` splits them over the targets and the cores, prints a table and fails if a promise was broken.
The bytes that broke one of the engine's are then in .cache/fuzz/, and belong into tests/fuzz/broke/; what broke one of
the page's is printed as small as it could be made, and belongs into tests/fuzz/web/broke.mjs. Each test run tries both.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from os import cpu_count
from typing import NamedTuple

from tests.find_browser import find
from tests.fuzz.page import SHARES
from tests.fuzz.targets import TARGETS
from tests.helpers import ROOT

MILLION = 1_000_000
OF_THE_PAGE = 30  # of 100 inputs
DONE = re.compile(r"^Done (\d+) runs in (\d+) second", re.MULTILINE)


class Came(NamedTuple):
    """What came of a part; `refused`, `accepted`: where a target tells. `wrong`: what was said where it went wrong."""

    name: str
    inputs: int
    seconds: float
    wrong: str
    refused: int | None = None
    accepted: int | None = None


def run(module: str, name: str, inputs: int, seed: int) -> subprocess.CompletedProcess[str]:
    """A process of its own."""
    command = [sys.executable, "-m", f"tests.fuzz.{module}", name, str(inputs), str(seed)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)


def of_engine(name: str, inputs: int, seed: int) -> Came:
    """Inputs at a target of the engine."""
    begun = time.monotonic()
    done = run("one", name, inputs, seed)
    counted = DONE.search(done.stderr)
    wrong = "" if done.returncode == 0 and counted else done.stderr[-3000:]
    return Came(name, int(counted[1]) if counted else 0, time.monotonic() - begun, wrong)


def of_page(name: str, inputs: int, seed: int) -> Came:
    """Inputs at a target of the page."""
    done = run("page", name, inputs, seed)
    lines = done.stdout.splitlines()
    if not lines:
        return Came(name, 0, 0, done.stderr[-3000:])
    return Came(name, **json.loads(lines[-1]))


def parts(inputs: int, seed: int, only: list[str]) -> list[Callable[[], Came]]:
    """All that is to be done, the longest first; the page's entry points take one core each."""
    cores = cpu_count() or 1
    for_page = inputs * OF_THE_PAGE // 100
    of_all = [partial(of_page, name, -(-for_page * share // 10_000), seed) for name, share in SHARES.items()]
    for name, target in TARGETS.items():
        size = -(-(inputs - for_page) * target.share // 100 // cores)
        of_all += [partial(of_engine, name, size, seed + core) for core in range(cores)]
    return [each for each in of_all if not only or each.args[0] in only]


def told(part: Callable[[], Came]) -> Came:
    """Do it, and say that it is done."""
    came = part()
    print(f"{came.name}: {came.inputs:,} inputs{', broken' if came.wrong else ''}", flush=True)
    return came


def table(found: list[Came]) -> None:
    """A line for each target."""
    print(f"\n{'target':16}{'inputs':>12}{'refused':>12}{'accepted':>12}{'seconds':>9}{'a second':>10}")
    for name in dict.fromkeys(each.name for each in found):
        mine = [each for each in found if each.name == name]
        inputs, seconds = sum(each.inputs for each in mine), sum(each.seconds for each in mine)
        known = "".join(f"{'' if each is None else f'{each:,}':>12}" for each in (mine[0].refused, mine[0].accepted))
        print(f"{name:16}{inputs:12,}{known}{seconds:9.0f}{inputs / max(seconds, 0.001):10.0f}")
    print(f"{'all':16}{sum(each.inputs for each in found):12,}")


def main() -> int:
    """0 if every promise was kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10 * MILLION, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--only", nargs="*", default=[], metavar="TARGET", help="these targets, each with its own share"
    )
    options = parser.parse_args()
    if find_spec("atheris") is None:
        sys.exit("fuzz: atheris has no wheel for this Python on this machine")
    os.environ["CHROMIUM"] = find("chromium")
    with ThreadPoolExecutor(cpu_count() or 1) as executor:
        found = list(executor.map(told, parts(options.inputs, options.seed, options.only)))
    table(found)
    wrong = [f"{each.name}:\n{each.wrong}" for each in found if each.wrong]
    print("\n".join(wrong) or "every promise was kept")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
