"""Ten million inputs at the engine's doors, led by the coverage they reach.

`python3 build.py fuzz` splits them over the targets and the cores, prints a table and fails if a promise was broken.
The input that broke it is then in .cache/fuzz/, and belongs into tests/fuzz/broke/, where every test run tries it.
"""

import argparse
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path

from tests.fuzz.targets import TARGETS

ROOT = Path(__file__).parents[2]
MILLION = 1_000_000
DONE = re.compile(r"^Done (\d+) runs in (\d+) second", re.MULTILINE)


def part(name: str, runs: int, seed: int) -> tuple[str, int, float, str]:
    """Name, inputs tried, seconds, and the end of what was said if it went wrong."""
    begun = time.monotonic()
    command = [sys.executable, "-m", "tests.fuzz.one", name, str(runs), str(seed)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    counted = DONE.search(done.stderr)
    wrong = "" if done.returncode == 0 and counted else done.stderr[-3000:]
    print(f"{name} {seed}: {counted[0] if counted else 'broken'}", flush=True)
    return name, int(counted[1]) if counted else 0, time.monotonic() - begun, wrong


def main() -> int:
    """0 if every promise was kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inputs", type=int, default=10 * MILLION, help="in all")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if find_spec("atheris") is None:
        sys.exit("fuzz: atheris has no wheel for this Python on this machine")
    cores = cpu_count() or 1
    parts = [
        (name, -(-options.inputs * target.share // 100 // cores), options.seed + core)
        for name, target in TARGETS.items()
        for core in range(cores)
    ]
    with ThreadPoolExecutor(cores) as executor:
        found = list(executor.map(lambda each: part(*each), parts))
    print(f"\n{'target':14}{'inputs':>12}{'seconds':>9}{'a second':>10}")
    for name in TARGETS:
        mine = [each for each in found if each[0] == name]
        inputs, seconds = sum(each[1] for each in mine), sum(each[2] for each in mine)
        print(f"{name:14}{inputs:12,}{seconds:9.0f}{inputs / seconds:10.0f}")
    print(f"{'all':14}{sum(each[1] for each in found):12,}")
    wrong = [f"{name}:\n{text}" for name, _, _, text in found if text]
    print("\n".join(wrong) or "every promise was kept")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
