"""How strong the search of R vs R is: against one-ply greedy play, plain UCT and chance, what it sees and proves.

GRID_ROUNDS (20) rounds a pairing and GRID_MS (150) milliseconds a placement may be set in the environment. In each
pairing each deal is played with each player in each seat, and each seat begins as often.
"""

import json
import math
import os
from random import Random
from time import process_time

import pytest

from pocketcrowns.core.game import Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.coach.r_vs_r import GridSearch
from pocketcrowns.players.grid import endgame
from pocketcrowns.players.grid.moves import children, result
from pocketcrowns.players.grid.root import CERTAIN, Root
from pocketcrowns.players.grid.worlds import worlds
from pocketcrowns.players.people.placement_ahead import PlacementAhead
from pocketcrowns.players.player import Meter, Player, Spent, Whim
from pocketcrowns.r_vs_r.setups import SECRET_SETUPS, SETUPS
from tests.bench.uct import Uct
from tests.players.grid.solved import CLASSES, Solved, stored

R_VS_R = GAMES["r-vs-r"]
ROUNDS = int(os.environ.get("GRID_ROUNDS", "20"))
MS = int(os.environ.get("GRID_MS", "150"))
BUDGET = ("ms", MS)


def wilson(won: int, count: int) -> tuple[float, float]:
    """The 95 % interval for a share (Wilson 1927)."""
    z, share = 1.96, won / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - half, middle + half


def won_round(seats: dict[str, Player], setup: str, first: str, seed: str) -> str:
    """The seat that wins the first round of a match."""
    match = Match(R_VS_R, {"setup": setup, "first": first}, seed)
    for player in seats.values():
        if isinstance(player, SeesAll):
            player.match = match
    while (view := match.view(None))["seen"]["rounds"] == {"p1": 0, "p2": 0}:
        (seat,) = view["waiting_for"]
        action = seats[seat].choose(match.view(seat), match.rng_for(seat), BUDGET)
        match.choose(seat, action, by_bot=True)
    return "p1" if view["seen"]["rounds"]["p1"] else "p2"


def share_won(one: Player, two: Player, setup: str, rounds: int) -> str:
    won = 0
    for number in range(rounds):
        mine, theirs = ("p1", "p2") if number % 2 else ("p2", "p1")
        first = "p1" if number // 2 % 2 else "p2"
        won += won_round({mine: one, theirs: two}, setup, first, f"deal {number // 4}") == mine
    low, high = wilson(won, rounds)
    return f"{won:4} of {rounds:4} = {won / rounds:6.1%}  [{low:6.1%}, {high:6.1%}]"


def bench_strength() -> None:
    """The share of rounds won, with its 95 % interval."""
    pairings = [
        ("one-ply greedy", PlacementAhead(), SETUPS),
        ("plain UCT", Uct(), ("standard",)),
        ("chance", Whim(), ("standard",)),
    ]
    print(f"\nGridSearch at {MS} ms a placement")
    for name, rival, setups in pairings:
        for setup in setups:
            print(f"  v. {name:15} {setup:14} {share_won(GridSearch(), rival, setup, ROUNDS)}", flush=True)


def bench_sight() -> None:
    """Placements seen ahead, and positions solved to the end of the round, by the number of face-up tiles."""
    found: dict[int, list[tuple[int, bool]]] = {}
    for number in range(ROUNDS):
        match, rng = Match(R_VS_R, {}, f"sight {number}"), Random(number)
        while (view := match.view(match.waiting_for()[0]))["seen"]["phase"] == "place":
            up = sum(view["seen"]["allies"].values())
            found.setdefault(up, []).append(_sight(view))
            match.choose(view["seat"], rng.choice(view["legal"]))
    print(f"\nstandard, random positions, {MS} ms\n  face up  positions  depth  solved")
    for up in sorted(found):
        depths, solved = zip(*found[up], strict=True)
        count = len(depths)
        print(f"  {up:7}  {count:9}  {sum(depths) / count:5.1f}  {sum(solved) / count:6.0%}")


def bench_secrets() -> None:
    """The share of rounds that play from beliefs wins against the same player with nothing hidden from it."""
    print(f"\nGridSearch at {MS} ms a placement, v. one that sees all")
    for setup in SECRET_SETUPS:
        print(f"  {setup:14} {share_won(GridSearch(), SeesAll(), setup, ROUNDS)}", flush=True)


def bench_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of stored positions, solved beforehand: what advice proves, and the won rounds that a choice keeps; each anew.

    Proven: what the position is worth, with an action that does it; exact: what every action is worth.

    Milliseconds are of the processor here, whoever else uses it. GRID_PROOFS: how many of each class (all).
    """
    monkeypatch.setattr("pocketcrowns.players.player.perf_counter", process_time)
    count = int(os.environ.get("GRID_PROOFS", "1000"))
    print("\ncells    ms    proven     exact   of      kept  of won   not told  wrong claims")
    for cells in CLASSES:
        positions = stored(cells)[:count]
        for ms in (280, 600, 1000, 5000):
            proven = exact = wrong = 0
            kept: list[bool | None] = []
            for each in positions:
                endgame.forget()
                advice = GridSearch().advise(each.view, ("ms", ms))
                proven += advice.is_proven
                exact += advice.exact
                wrong += advice.off_by == 0 and (advice.value > 0) != each.won
                if each.won:
                    endgame.forget()
                    kept.append(keeps(each, GridSearch().choose(each.view, Luck("kept"), ("ms", ms))))
            told = [each for each in kept if each is not None]
            print(
                f"{cells:5} {ms:5} {proven / len(positions):9.1%} {exact / len(positions):9.1%} {len(positions):4}"
                f" {sum(told) / len(told):9.1%}"
                f" {len(told):7} {len(kept) - len(told):10} {wrong:13}",
                flush=True,
            )


def keeps(solved: Solved, action: str) -> bool | None:
    """Whether a placement keeps a won round; None if that takes longer than half a minute to prove."""
    pos, rules = solved.compact
    names: list[str] = []
    child = dict(zip(names, children(pos, rules, names), strict=True))[action]
    if (over := result(child)) is not None:
        return over < 0
    try:
        wins = endgame.Endgame(rules, Meter(("ms", 30_000), look_every=8)).wins(child)
    except Spent:
        return None
    return None if wins is None else not wins


class SeesAll:
    """The strongest level with nothing hidden from it: its match is given to it."""

    match: Match

    def choose(self, view: Json, rng: Luck, budget: tuple[str, int]) -> str:
        state, options = self.match.state, {**view["options"], "setup": "random"}
        shown = json.loads(json.dumps(view))
        for seat, zone in zip(("p1", "p2"), state.position.zones, strict=True):
            shown["seen"]["zones"][seat] = list(zone)
        legal = {action for action in view["legal"] if not action.endswith("hidden")}
        rival = state.position.zones.p2 if view["seat"] == "p1" else state.position.zones.p1
        named = [action for action in view["legal"] if action.endswith("hidden")]
        shown["legal"] = [*legal, *(action.removesuffix("hidden") + tile for action in named for tile in rival)]
        chosen = GridSearch().choose({**shown, "options": options}, rng, budget)
        if chosen in legal:
            return chosen
        return next(action for action in named if chosen.startswith(action.removesuffix("hidden")))


def _sight(view: dict) -> tuple[int, bool]:
    root = Root(view, worlds(view, Luck(), 1)[0], None, Meter(BUDGET, look_every=8))
    depth = 1
    try:
        while not root.is_settled(0):
            root.deepen(depth + 1, 0)
            depth += 1
    except Spent:
        pass
    return depth, max(root.rated)[1] == CERTAIN
