"""The command `python3 build.py mutate [MODULE or GROUP ...]`: tries every mutant and prints a table.

A mutant that no test notices must be listed with a reason in survivors.toml, and nothing else may be listed there. The
exit code is 1 where that is not so, or where fewer than WANTED per cent of a group's mutants were killed. What was
tried is kept in .cache/mutation.jsonl: a mutant once killed is not tried again while the function or statement that it
stands in is the same; `--again` forgets all that.
"""

import argparse
import hashlib
import json
import os
import sys
import time
import tomllib
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.mutation.modules import GROUPS, suites
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.trial import ENGINE, ROOT, Trial, cost

WANTED = 95  # per cent of each group
RESULTS = ROOT / ".cache" / "mutation.jsonl"
SURVIVORS = Path(__file__).with_name("survivors.toml")
KILLED = ("killed", "timeout")
SPARE_SECONDS = 2.0  # of processor time, on top of four times what the tests take


def key(mutant: Mutant) -> str:
    """Names a mutant together with the text that was changed."""
    return hashlib.sha256("\0".join((mutant.module, mutant.name, mutant.part)).encode()).hexdigest()[:20]


@dataclass
class Results:
    """What became of each mutant, written down at once."""

    known: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls) -> "Results":
        lines = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
        entries = [json.loads(line) for line in lines]
        return cls({entry["key"]: entry["result"] for entry in entries if entry["result"] in KILLED})

    def add(self, mutant: Mutant, result: str) -> None:
        self.known[key(mutant)] = result
        entry = {"key": key(mutant), "module": mutant.module, "name": mutant.name, "result": result}
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")


def try_all(module: str, wanted: Iterable[Mutant], results: Results, together: int) -> None:
    """Try the mutants of one module, so many at a time: the tests of its own first, and for survivors the rest."""
    first, rest = suites(module)
    coming = deque((mutant, False) for mutant in wanted)
    running: list[tuple[Mutant, bool, Trial]] = []
    while running or coming:
        while coming and len(running) < together:
            mutant, again = coming.popleft()
            tests = rest if again else first
            limit = SPARE_SECONDS + 4 * cost(tuple(tests))
            trial = Trial(module, mutant.text, tests, limit).start()
            running.append((mutant, again, trial))
        for entry in list(running):
            mutant, again, trial = entry
            result = trial.result()
            if result is None:
                continue
            running.remove(entry)
            if result == "survived" and not again:
                coming.append((mutant, True))
                result = "survived the first"
            results.add(mutant, result)
        time.sleep(0.01)


def reasons() -> dict[str, dict[str, str]]:
    """Module to mutant's name to the reason why no test need notice it."""
    listed: dict[str, list[dict[str, Any]]] = tomllib.loads(SURVIVORS.read_text("utf-8"))
    found: dict[str, dict[str, str]] = {}
    for module, entries in listed.items():
        for entry in entries:
            for name in entry["mutants"]:
                if name in found.setdefault(module, {}):
                    sys.exit(f"{SURVIVORS.name}: {module} lists twice: {name}")
                found[module][name] = entry["because"]
    return found


def wrong(module: str, names: dict[str, str], listed: dict[str, str], known: set[str]) -> list[str]:
    """What survivors.toml has to say of a module and does not, or says and should not.

    `names`: what became of the mutants that were tried; `known`: all there are.
    """
    survived = {name for name, result in names.items() if result == "survived"}
    return [
        *(f"{module}: survives without a reason: {name}" for name in names if name in survived and name not in listed),
        *(f"{module}: is listed but was killed: {name}" for name in listed if names.get(name) in KILLED),
        *(f"{module}: is listed but is no mutant: {name}" for name in listed if name not in known),
    ]


def row(name: str, counts: Counter[str]) -> str:
    """A line of the table."""
    total, killed = counts.total(), sum(counts[result] for result in KILLED)
    figures = (total, counts["killed"], counts["timeout"], counts["survived"])
    score = f"{100 * killed / total:.1f}" if total else "-"
    return f"{name:24}" + "".join(f"{figure:>10}" for figure in figures) + f"{score:>9}"


def main() -> None:
    """Read the command line, try what it names, print the table, and say what is wrong."""
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("names", nargs="*", metavar="MODULE or GROUP", help="as core/codec or rules; all if none")
    parser.add_argument("--again", action="store_true", help="try again what was killed before")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="try one of N only: a look, not a measure")
    parser.add_argument("--together", type=int, default=os.cpu_count() or 1, help="how many at a time")
    options = parser.parse_args()
    unknown = set(options.names) - GROUPS.keys() - {module for modules in GROUPS.values() for module in modules}
    if unknown:
        parser.error(f"no such module or group: {', '.join(sorted(unknown))}")
    if options.again:
        RESULTS.unlink(missing_ok=True)
    RESULTS.parent.mkdir(exist_ok=True)
    results, listed, table, faults = Results.read(), reasons(), list[str](), list[str]()
    for group, modules in GROUPS.items():
        counts = Counter[str]()
        chosen = [each for each in modules if not options.names or {group, each} & set(options.names)]
        for module in chosen:
            begun = sum(os.times()[:4])
            known = list(mutants(module, (ENGINE / f"{module}.py").read_text("utf-8")))
            every = known[:: options.every]
            try_all(module, [each for each in every if key(each) not in results.known], results, options.together)
            names = {each.name: results.known[key(each)] for each in every}
            faults += wrong(module, names, listed.get(module, {}), {each.name for each in known})
            counts.update(names.values())
            table.append(row(module, Counter(names.values())))
            print(f"{table[-1]}   {sum(os.times()[:4]) - begun:.0f} s of processor time", flush=True)
        killed = sum(counts[result] for result in KILLED)
        if chosen:
            table.append(row(f"{group} in all", counts))
        if 100 * killed < WANTED * counts.total():
            faults.append(f"{group}: fewer than {WANTED} per cent killed")
    print(
        "",
        f"{'':24}" + "".join(f"{head:>10}" for head in ("mutants", "killed", "timeout", "survived")),
        end="",
        sep="\n",
    )
    print(f"{'score %':>9}", *table, *faults, sep="\n")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
