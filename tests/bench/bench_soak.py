"""A hundred thousand games through the bridge in one process: what the last ones cost compared with early ones, in time
and in memory, and how long the largest record takes to be read again. A quarter of an hour."""

import json
import time
from pathlib import Path

from pocketcrowns import bridge
from pocketcrowns.core.luck import Luck
from tests.helpers import DEALS, ask

GAMES = 100_000
PARTS = 20  # the first warms up
REPEATED = 9  # readings of the largest record, the best of which counts
REALM = 12  # one game in so many is R vs R, which takes as long as a dozen of the others


def play(number: int) -> str:
    """One random game, closed as the page closes it; its record as text."""
    deals = [deal for deal in DEALS if (deal.game == "r-vs-r") == (number % REALM == 0)]
    deal, rng = deals[number // REALM % len(deals)], Luck("soak", str(number))
    now = ask("open", game=deal.game, options=deal.options, seed=str(number))
    match = now["match"]
    while now["waiting_for"]:
        seat = now["waiting_for"][0]
        legal = ask("view", match=match, seat=seat)["legal"]
        now = ask("choose", match=match, seat=seat, action=legal[rng.below(len(legal))])
    ask("close", match=match)
    return json.dumps(now["record"])


def memory() -> float:
    """MB that this process holds (Linux)."""
    for line in Path("/proc/self/status").read_text("ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no VmRSS")


def bench_soak() -> None:
    largest, costs, held = "", [], []
    for part in range(PARTS):
        began = time.process_time()
        for number in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
            largest = max(largest, play(number), key=len)
        costs.append(time.process_time() - began)
        held.append(memory())
        print(f"{(part + 1) * GAMES // PARTS:8,} games {costs[-1]:6.1f} s of CPU {held[-1]:7.1f} MB", flush=True)
    assert not bridge._matches, "a game that was closed is forgotten"
    early, late = min(costs[1:4]), min(costs[-3:])
    print(
        f"late games cost {late / early:.3f} of early ones; memory {held[-1] / held[1]:.3f} of that after the warm-up"
    )
    best = min(read(largest) for _ in range(REPEATED))
    turns = json.loads(largest)["turns"]
    print(f"largest record: {len(largest):,} characters, {len(turns)} turns, read in {best:.3f} s")


def read(record: str) -> float:
    began = time.perf_counter()
    match = ask("resume", record=json.loads(record))["match"]
    took = time.perf_counter() - began
    ask("close", match=match)
    return took
