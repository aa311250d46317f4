"""How the engine's parts compare: whole random games through the contract, through a match, through the bridge."""

import json
import time
from collections.abc import Callable

from pocketcrowns.bridge import handle
from pocketcrowns.core.game import LUCK, SEATS
from pocketcrowns.core.luck import Luck
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES

GAMES_EACH = 40
ROUNDS = 7


def by_contract(name: str, seed: str) -> None:
    """States only: legal lists, luck and apply."""
    game, rng = GAMES[name], Luck(seed)
    state = game.start(game.complete_options(None)).state
    while actors := game.actors(state):
        if LUCK in actors:
            choices = {LUCK: rng.pick(game.chances(state))}
        else:
            legal = {seat: game.legal(state, seat) for seat in SEATS if seat in actors}
            choices = {seat: actions[rng.below(len(actions))] for seat, actions in legal.items()}
        state = game.apply(state, choices).state


def by_match(name: str, seed: str) -> None:
    """With sealed choices, views and records."""
    match, rng = Match(GAMES[name], None, seed), Luck(seed)
    while waiting := match.waiting_for():
        legal = match.view(waiting[0])["legal"]
        match.choose(waiting[0], legal[rng.below(len(legal))])
        match.record()


def by_bridge(name: str, seed: str) -> None:
    """As the page plays: every question and answer in JSON text."""

    def ask(verb: str, **fields: object) -> dict:
        return json.loads(handle(json.dumps({"id": 1, "ask": verb, "with": fields})))["result"]

    rng, now = Luck(seed), ask("open", game=name, seed=seed)
    match = now["match"]
    while now["waiting_for"]:
        seat = now["waiting_for"][0]
        legal = ask("view", match=match, seat=seat)["legal"]
        now = ask("choose", match=match, seat=seat, action=legal[rng.below(len(legal))])
    ask("close", match=match)


def seconds(play: Callable[[str, str], None], name: str) -> float:
    """The time of one batch of games."""
    began = time.perf_counter()
    for number in range(GAMES_EACH):
        play(name, str(number))
    return time.perf_counter() - began


def bench_whole_games() -> None:
    """The best of several interleaved batches, as a multiple of the contract alone."""
    ways = (by_contract, by_match, by_bridge)
    for name in GAMES:
        batches = [[seconds(way, name) for way in ways] for _ in range(ROUNDS)]
        best = [min(column) for column in zip(*batches, strict=True)]
        print(f"\n{name}: {GAMES_EACH} random games, best of {ROUNDS}")
        for way, time_taken in zip(ways, best, strict=True):
            print(f"  {way.__name__:12} {time_taken / GAMES_EACH * 1e3:8.2f} ms a game  x {time_taken / best[0]:5.2f}")


def bench_legal_lists() -> None:
    """What one position costs: its legal list, and applying one of its actions, over the positions of random games."""
    for name, game in GAMES.items():
        positions: list[tuple] = []
        for number in range(GAMES_EACH):
            state, rng = game.start(game.complete_options(None)).state, Luck(str(number))
            while actors := game.actors(state):
                if LUCK in actors:
                    choices = {LUCK: rng.pick(game.chances(state))}
                else:
                    lists = {seat: game.legal(state, seat) for seat in SEATS if seat in actors}
                    choices = {seat: actions[rng.below(len(actions))] for seat, actions in lists.items()}
                    positions.append((state, choices, sum(map(len, lists.values()))))
                state = game.apply(state, choices).state
        best: dict[str, float] = {}
        for _ in range(ROUNDS):
            for part, work in (("legal", _all_legal), ("apply", _all_applied)):
                began = time.perf_counter()
                work(game, positions)
                best[part] = min(best.get(part, 1e9), time.perf_counter() - began)
        actions = sum(count for _, _, count in positions)
        print(f"\n{name}: {len(positions)} positions, {actions / len(positions):.1f} legal actions each")
        for part, time_taken in best.items():
            share = time_taken / best["apply"]
            print(f"  {part:12} {time_taken / len(positions) * 1e6:8.1f} µs a position  x {share:5.2f}")


def _all_legal(game, positions: list[tuple]) -> None:
    for state, choices, _ in positions:
        for seat in choices:
            game.legal(state, seat)


def _all_applied(game, positions: list[tuple]) -> None:
    for state, choices, _ in positions:
        game.apply(state, choices)
