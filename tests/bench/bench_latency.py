"""How long answers take, here and in the worker of the built app, side by side.

Environment: BENCH_POSITIONS (40, of each kind), BENCH_ROUNDS (6, of R vs R in the browser; about 6 seconds each),
BENCH_LOOK (1000, milliseconds for an advice).
"""

import itertools
import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random

import build
from pocketcrowns.bridge import handle
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.duel.book import ALL_RULINGS
from tests.bench.bench_grid import wilson
from tests.players.grid.solved import CLASSES, Solved, stored

POSITIONS_EACH = int(os.environ.get("BENCH_POSITIONS", "40"))
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "6"))
KINDS = list(itertools.product((16, 18), ([], ["fast-rat"], ["traitor"], ["random-deal"])))
COLD = {"nodes": 75_000}  # with a budget in nodes the solver forgets what it knew; this one is under a second
LOOK, LOOKS = {"ms": int(os.environ.get("BENCH_LOOK", "1000"))}, 6  # as web/js/study/study.js has it
SETUPS = ("standard", "first-game", "secret-draft")
STARTED = """script => new Promise((ready, failed) => {
    const worker = new Worker(script, { type: "module" });
    worker.onmessage = ({ data }) => {
        if (data.kind === "ready") ready();
        if (data.kind === "failed") failed(new Error(data.detail));
    };
    worker.postMessage({ kind: "start", lock: "bench" });
    globalThis.bench = worker;
})"""
ASKED = """text => new Promise((done) => {
    const began = performance.now();
    bench.onmessage = ({ data }) => done([data.text, performance.now() - began]);
    bench.postMessage({ kind: "question", text });
})"""

Ask = Callable[..., tuple[dict, float]]  # a verb and its fields to the result and the ms it took


def here(verb: str, **fields: object) -> tuple[dict, float]:
    """The bridge in this Python."""
    text = json.dumps({"id": 1, "ask": verb, "with": fields})
    began = time.perf_counter()
    answer = handle(text)
    return json.loads(answer)["result"], (time.perf_counter() - began) * 1e3


def in_the_worker(page, site) -> Ask:
    """A worker of the built app, asked directly."""
    [script] = (build.DIST / "a").glob("worker-*.js")
    page.set_default_timeout(600_000)
    page.goto(site.url("/"))
    page.evaluate(STARTED, site.url(f"/a/{script.name}"))

    def ask(verb: str, **fields: object) -> tuple[dict, float]:
        text, ms = page.evaluate(ASKED, json.dumps({"id": 1, "ask": verb, "with": fields}))
        return json.loads(text)["result"], ms

    return ask


def asked_positions(edition: int, variants: list[str], count: int) -> list[tuple[dict, str]]:
    """Records of random games, rounds evenly spread and all rulings in turn, and a seat that has to choose."""
    rng, found = Random(edition), []
    while len(found) < count:
        rulings = ALL_RULINGS[len(found) % len(ALL_RULINGS)]
        options = {"edition": edition, "variants": variants, "rulings": asdict(rulings)}
        match, wanted = Match(GAMES["brave-rats"], options, str(rng.random())), len(found) % (edition // 2)
        while match.waiting_for() and len(match.view(None)["seen"]["rounds"]) < wanted:
            seat = match.waiting_for()[0]
            match.choose(seat, rng.choice(match.view(seat)["legal"]))
        if match.waiting_for():
            found.append((match.record(), match.waiting_for()[0]))
    return found


def shown(name: str, times: list[float], note: str = "") -> None:
    """Median, 95th percentile and worst of some times in ms."""
    times = sorted(times)
    middle, high = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"  {name:30} median {middle:7.1f}  p95 {high:7.1f}  worst {times[-1]:7.1f}  {note}", flush=True)


def bench_advice(page, site) -> None:
    """Cold advice with known hands, each position here and in the worker in turn."""
    places: dict[str, Ask] = {"native": here, "browser": in_the_worker(page, site)}
    print("\nadvice with known hands, nothing remembered, in ms")
    every: dict[str, list[float]] = {place: [] for place in places}
    for edition, variants in KINDS:
        times: dict[str, list[float]] = {place: [] for place in places}
        exact = 0
        for record, seat in asked_positions(edition, variants, POSITIONS_EACH):
            for place, ask in places.items():
                match = ask("resume", record=record)[0]["match"]
                advice, ms = ask("advise", match=match, seat=seat, budget=COLD)
                ask("close", match=match)
                times[place].append(ms)
            exact += advice["exact"]
        for place in places:
            every[place] += times[place]
            note = f"exact {exact} of {POSITIONS_EACH}"
            shown(f"{edition} {' '.join(variants) or 'printed'}, {place}", times[place], note)
    for place in places:
        shown(f"all, {place}", every[place])
    print(f"  the browser's Python takes {sum(every['browser']) / sum(every['native']):.2f} times as long")


def bench_deals(page, site) -> None:
    """Cold advice in the first three rounds of other deals with the Mime, as games by that advice come to them."""
    places: dict[str, Ask] = {"native": here, "browser": in_the_worker(page, site)}
    print("\nadvice in deals with the Mime by the default rulings, nothing remembered, in ms")
    every: dict[str, list[float]] = {place: [] for place in places}
    for variant, played in itertools.product(("random-deal", "traitor"), range(3)):
        times: dict[str, list[float]] = {place: [] for place in places}
        bounds = []
        for record, seat in advised_positions(variant, played, POSITIONS_EACH):
            for place, ask in places.items():
                match = ask("resume", record=record)[0]["match"]
                ask("advise", match=match, seat=seat, budget={"nodes": 1})  # so that its pack has been fetched
                advice, ms = ask("advise", match=match, seat=seat, budget=COLD)
                ask("close", match=match)
                times[place].append(ms)
            bounds.append(advice["off_by"])
        for place in places:
            every[place] += times[place]
            note = f"off by {max(bounds):.4f} at most, {sum(bounds) / len(bounds):.4f} on average"
            shown(f"{variant}, round {played + 1}, {place}", times[place], note)
    for place in places:
        shown(f"all, {place}", every[place])


def advised_positions(variant: str, played: int, count: int) -> list[tuple[dict, str]]:
    """Records of games that are played by the coach's advice, after so many rounds, and a seat that has to choose."""
    rng, found = Random(played), []
    while len(found) < count:
        options = {"edition": 18, "variants": [variant]}
        told = here("open", game="brave-rats", options=options, seed=str(rng.random()))[0]
        match = told["match"]
        while told["waiting_for"] and len(here("view", match=match, seat=None)[0]["seen"]["rounds"]) < played:
            seat = told["waiting_for"][0]
            mix = here("advise", match=match, seat=seat, budget=COLD)[0]["mix"]
            action = rng.choices([each["action"] for each in mix], [each["p"] for each in mix])[0]
            told = here("choose", match=match, seat=seat, action=action)[0]
        if told["waiting_for"]:
            found.append((told["record"], told["waiting_for"][0]))
        here("close", match=match)
    return found


def bench_round_trips(page, site) -> None:
    """Views and choices of whole random games of both, without a search."""
    places: dict[str, Ask] = {"native": here, "browser": in_the_worker(page, site)}
    print("\na round trip without a search, in ms")
    for game, (place, ask) in itertools.product(GAMES, places.items()):
        shown(f"{game}, {place}", list(round_trips(ask, game)))


def round_trips(ask: Ask, game: str) -> Iterator[float]:
    for number in range(5):
        rng = Random(number)
        told, ms = ask("open", game=game, seed=str(number))
        match = told["match"]
        yield ms
        while told["waiting_for"]:
            seat = told["waiting_for"][0]
            view, ms = ask("view", match=match, seat=seat)
            yield ms
            told, ms = ask("choose", match=match, seat=seat, action=rng.choice(view["legal"]))
            yield ms


def bench_placements(page, site) -> None:
    """The strongest R vs R level against itself in the worker, with a budget of a second."""
    ask = in_the_worker(page, site)
    print("\nR vs R, the strongest level with a budget of 1000 ms, in the browser, in ms")
    for setup in SETUPS:
        shown(setup, list(placements(ask, setup)))


def placements(ask: Ask, setup: str) -> Iterator[float]:
    level = ask("catalogue")[0]["games"]["r-vs-r"]["levels"][-1]
    told = ask("open", game="r-vs-r", options={"setup": setup, "match": "points", "rounds": 1}, seed="s")[0]
    match = told["match"]
    while told["waiting_for"]:
        told, ms = ask("bot", match=match, seat=told["waiting_for"][0], level=level, budget={"ms": 1000})
        yield ms


def bench_proofs_in_the_browser(page, site) -> None:
    """R vs R's stored positions, asked about again while a proof is unfinished, as a study asks.

    Proven: what the position is worth, with an action that does it; exact: what every action is worth.
    """
    ask = in_the_worker(page, site)
    print(f"\nR vs R, advice in the browser after 1 to {LOOKS} looks of {LOOK['ms']} ms")
    for cells in CLASSES:
        positions = stored(cells)
        step = max(1, len(positions) // POSITIONS_EACH)
        told = [list(looks(ask, record_of(solved))) for solved in positions[::step]]
        for name, is_so in (
            ("proven", lambda advice: advice["off_by"] == 0),
            ("exact", lambda advice: advice["exact"]),
        ):
            counts = [sum(any(map(is_so, all_looks[:most])) for all_looks in told) for most in range(1, LOOKS + 1)]
            print(f"  {cells} cells, {name:6} {' '.join(f'{count:4}' for count in counts)}  of {len(told)}", flush=True)


def looks(ask: Ask, record: dict) -> Iterator[dict]:
    """What the coach says of a position each time."""
    match = ask("resume", record=record)[0]["match"]
    [seat] = ask("view", match=match, seat=None)[0]["waiting_for"]
    for _ in range(LOOKS):
        advice, _ = ask("advise", match=match, seat=seat, budget=LOOK)
        yield advice
        if not advice["unfinished"]:
            break
    ask("close", match=match)


def record_of(solved: Solved) -> dict:
    """A game that begins at a position."""
    view, there = solved.view, solved.position
    position = {name: view["seen"][name] for name in ("board", "zones", "neutral", "discard")}
    murdered = [tile for tile in there.discard if tile not in there.placed]
    position |= {"to_act": there.to_act, "murdered": murdered}
    return here("set_up", game="r-vs-r", options=view["options"], position=position)[0]["record"]


def bench_rounds_in_the_browser(page, site) -> None:
    """Rounds of R vs R won by the strongest level, with a second for each choice, from the one-ply greedy one."""
    ask, won, lost, session = in_the_worker(page, site), 0, 0, 0
    strongest = ask("catalogue")[0]["games"]["r-vs-r"]["levels"][-1]
    while won + lost < ROUNDS:
        strong = ("p1", "p2")[session % 2]
        told = ask("open", game="r-vs-r", seed=f"greedy {session}")[0]
        match, session = told["match"], session + 1
        while told["waiting_for"]:
            [seat] = told["waiting_for"]
            level = strongest if seat == strong else "guard"
            told, _ = ask("bot", match=match, seat=seat, level=level, budget={"ms": 1000})
        rounds = ask("view", match=match, seat=None)[0]["seen"]["rounds"]
        won += rounds[strong]
        lost += sum(rounds.values()) - rounds[strong]
        print(f"\rR vs R, {strongest} against guard in the browser: {won} rounds won, {lost} lost", end="", flush=True)
    low, high = wilson(won, won + lost)
    print(f", {won / (won + lost):.1%} [{low:.1%}, {high:.1%}]")
