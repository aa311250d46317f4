"""The app's start against that of a stock Pyodide (stock_site.py): time, CPU, memory, bytes on the wire.

Everything in turn in one run: in each round and condition a fresh profile for either site, a first visit of both, then
the browsers are started again for a second one, which the service worker answers. Times count from the beginning of
the navigation, CPU seconds are those of all the browser's processes up to "ready", memory is what only the largest
renderer has then, bytes are bodies as the server sent them.

Conditions: `plain`; `line`, 10 Mbit/s and 60 ms (slow_line.py); `slow`, a quarter of the CPU (processes.py).
Environment: START_ROUNDS (7), START_CONDITIONS (all, "plain,line,slow").
"""

import os
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Error

import build
from tests.bench.processes import Processes
from tests.bench.slow_line import SlowLine
from tests.bench.stock_site import shell_bytes, write_stock_site
from tests.bench.visits import Figures, Launch, Visit

ROUNDS = int(os.environ.get("START_ROUNDS", "7"))
TITLES = {"plain": "unthrottled", "line": "10 Mbit/s and 60 ms", "slow": "a quarter of the CPU"}
CONDITIONS = os.environ.get("START_CONDITIONS", ",".join(TITLES)).split(",")
STOCK, OURS = "stock", "ours"
SLOWNESS = 4
TRIES = 2  # of one round in one condition
SHELL_LIMIT = 190_000  # bytes after gzip
VISITORS = 1_000_000
WORK = """() => new Promise((done) => {
    const text = `const began = performance.now();
        let sum = 0;
        for (let i = 0; i < 6e7; i++) sum = (sum + i * i) % 1000003;
        postMessage([performance.now() - began, sum]);`;
    new Worker(`data:text/javascript,${encodeURIComponent(text)}`).onmessage = ({ data: [ms] }) => done(ms);
})"""


class Row(NamedTuple):
    """One line of a table: a figure of ours as a share of one of stock's."""

    title: str
    figure: str
    scale: float = 1
    required: float | None = None
    aim: float | None = None
    of: str | None = None  # the figure of stock's, where it is another


TABLES = {
    "first visit": (
        Row("first paint, ms", "paint"),
        Row("usable, ms (of stock's ready)", "usable", required=0.10, of="ready"),
        Row("engine ready, ms", "ready", required=0.15, aim=0.10),
        Row("first answer, ms", "answer"),
        Row("CPU up to ready, s", "cpu", required=0.25),
        Row("memory when ready, MB", "memory"),
        Row("bytes up to ready, kB", "bytes", scale=1e-3),
        Row("bytes in all, kB", "bytes in all", scale=1e-3, required=0.90, aim=0.60),
    ),
    "return visit": (
        Row("first paint, ms", "paint"),
        Row("usable, ms (of stock's ready)", "usable", of="ready"),
        Row("engine ready, ms", "ready", required=0.20),
        Row("first answer, ms", "answer"),
        Row("CPU up to ready, s", "cpu", required=0.25),
        Row("memory when ready, MB", "memory"),
        Row("bytes up to ready, kB", "bytes", scale=1e-3),
    ),
}
FIRST, RETURN = TABLES

Samples = defaultdict[tuple[str, str, str], list[Figures]]  # of a condition, a visit and a site


class Bench:
    """Both sites, each by both ways to it, and what was measured."""

    def __init__(self, launch: Launch, sites: dict[str, Path], stack: ExitStack):
        self.launch = launch
        self.samples: Samples = defaultdict(list)
        self.servers = {}
        self.ports = {}
        for name, folder in sites.items():
            self.servers[name] = server = build.Server(folder).start()
            stack.callback(server.stop)
            fast, slow = server.port, stack.enter_context(SlowLine(server)).port
            self.ports[name] = {"plain": fast, "line": slow, "slow": fast}

    def measure(self, condition: str, order: list[str]) -> None:
        """One round in one condition: first visits of both sites, then return visits."""
        found: list[tuple[tuple[str, str, str], Figures]] = []
        with ExitStack() as profiles:
            folders = {
                site: Path(profiles.enter_context(TemporaryDirectory(prefix="start-", ignore_cleanup_errors=True)))
                for site in order
            }
            for kind in TABLES:
                for site in order:
                    address = f"http://127.0.0.1:{self.ports[site][condition]}/"
                    visit = Visit(self.launch, folders[site], address, self.servers[site])
                    slowed = SLOWNESS if condition == "slow" else 1
                    figures = visit.make(slowed, until_stored=kind == FIRST)
                    found.append(((condition, kind, site), figures))
                    print_visit(f"{condition:6}{kind:13}{site:6}", figures)
        for key, figures in found:
            self.samples[key].append(figures)

    def median(self, condition: str, kind: str, site: str, figure: str) -> float | None:
        values = [figures[figure] for figures in self.samples[condition, kind, site] if figure in figures]
        return statistics.median(values) if values else None

    def shown(self, condition: str, kind: str, site: str, row: Row) -> str:
        """The median, the least and the most."""
        values = [figures[row.figure] for figures in self.samples[condition, kind, site] if row.figure in figures]
        if not values:
            return "–"
        digits = 2 if row.figure == "cpu" else 0
        middle, least, most = (each * row.scale for each in (statistics.median(values), min(values), max(values)))
        return f"{middle:.{digits}f} ({least:.{digits}f}–{most:.{digits}f})"

    def print_table(self, condition: str) -> None:
        rounds = len(self.samples[condition, RETURN, OURS])
        print(f"\n{TITLES[condition]}: medians of {rounds} (least–most)")
        for kind, rows in TABLES.items():
            print(f"  {kind:30}{STOCK:>24}{OURS:>24}{'ratio':>8}{'required':>14}{'aim':>14}")
            for row in rows:
                stock, ours = (self.shown(condition, kind, site, row) for site in (STOCK, OURS))
                part = self.median(condition, kind, OURS, row.figure)
                whole = self.median(condition, kind, STOCK, row.of or row.figure)
                ratio = (
                    part / whole if part is not None and whole and whole * row.scale >= 0.5 else None
                )  # not of nothing
                said = "" if ratio is None else f"{ratio:.3f}"
                limits = "".join(f"{judged(ratio, limit):>14}" for limit in (row.required, row.aim))
                print(f"  {row.title:30}{stock:>24}{ours:>24}{said:>8}{limits}")


def print_visit(name: str, figures: Figures) -> None:
    ready, cpu, kilobytes = figures["ready"], figures["cpu"], figures["bytes"] / 1e3
    print(f"  {name:25} ready {ready:7.0f} ms, CPU {cpu:5.2f} s, {kilobytes:6.0f} kB", flush=True)


def judged(ratio: float | None, limit: float | None) -> str:
    """A limit, and whether it is kept."""
    if ratio is None or limit is None:
        return ""
    return f"{limit:.2f} {'yes' if ratio <= limit else 'no'}"


def print_load() -> None:
    print(f"load average {' '.join(f'{load:.1f}' for load in os.getloadavg())} on {os.cpu_count()} cores", flush=True)


def print_slowness(launch: Launch) -> None:
    """How much longer the same work takes in a worker of a slowed browser, in turn with one that is not.

    On a busy machine it is less, for there the other one has to wait as well; so the share of a core is told too.
    """
    with TemporaryDirectory(prefix="start-", ignore_cleanup_errors=True) as profile:
        context = launch(Path(profile))
        try:
            processes, page = Processes(Path(profile)), context.pages[0]

            def work() -> tuple[float, float]:
                before = processes.cpu_seconds()
                ms = page.evaluate(WORK)
                return ms, (processes.cpu_seconds() - before) / ms * 1e3

            work()
            usual, slowed = [], []
            for _ in range(5):
                usual.append(work())
                with processes.slowed(SLOWNESS):
                    slowed.append(work())
        finally:
            context.close()
    ratios = [slow[0] / fast[0] for slow, fast in zip(slowed, usual, strict=True)]
    cores = [statistics.median(share for _, share in runs) for runs in (slowed, usual)]
    spread = f"{statistics.median(ratios):.2f} times as long ({min(ratios):.2f}–{max(ratios):.2f})"
    print(f"a worker of the slowed browser takes {spread}, with {cores[0]:.2f} of a core instead of {cores[1]:.2f}")


def print_bytes(bench: Bench) -> None:
    """The shell, and what first visits cost whoever pays for the traffic."""
    shell = shell_bytes(build.DIST)
    kept = "yes" if shell <= SHELL_LIMIT else "no"
    print(f"\nthe app without Python: {shell / 1e3:.1f} kB after gzip; required {SHELL_LIMIT / 1e3:.0f} {kept}")
    for site in (STOCK, OURS):
        each = bench.median(CONDITIONS[0], FIRST, site, "bytes in all")
        if each is not None:
            print(f"{VISITORS:,} first visits, {site}: {each * VISITORS / 1e9:,.0f} GB")


@contextmanager
def whole_bench(browser_type, launch_args, folder: Path) -> Iterator[Bench]:
    """The bench with its sites served; at the end its tables, also when it was interrupted."""

    def launch(profile: Path):
        context = browser_type.launch_persistent_context(
            str(profile), locale="en-GB", viewport={"width": 360, "height": 740}, **launch_args
        )
        context.set_default_timeout(60_000)
        return context

    with ExitStack() as stack:
        bench = Bench(launch, {STOCK: write_stock_site(folder), OURS: build.DIST}, stack)
        print_load()
        if "slow" in CONDITIONS:
            print_slowness(launch)
        try:
            yield bench
        finally:
            print_bytes(bench)
            for condition in CONDITIONS:
                bench.print_table(condition)
            print_load()


def bench_start(browser_type, browser_type_launch_args, tmp_path) -> None:
    """All rounds; who comes first changes from one to the next."""
    print()
    with whole_bench(browser_type, browser_type_launch_args, tmp_path) as bench:
        began = time.monotonic()
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}, {time.monotonic() - began:.0f} s", flush=True)
            for condition in CONDITIONS:
                for attempt in range(1, TRIES + 1):
                    try:
                        bench.measure(condition, [STOCK, OURS] if number % 2 == 0 else [OURS, STOCK])
                        break
                    except (Error, TimeoutError) as error:
                        print(f"  {condition}: {error}", flush=True)
                        if attempt == TRIES:
                            raise
