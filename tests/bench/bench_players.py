"""The computer players: how far the shipped policy of Brave Rats can be exploited, how the levels of both games do
against each other on one scale, and what the Reader gains from habits.

Environment: BENCH_EDITIONS ("16"; with 18 it takes hours), BENCH_GAMES (60, of each pair of levels).
"""

import os
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log10, sqrt

from pocketcrowns.arena import levels, tournament
from pocketcrowns.brave_rats.cards import EDITIONS, CardId, Cards
from pocketcrowns.brave_rats.rounds import Rulings, Standing
from pocketcrowns.core.game import Both, Seat, other
from pocketcrowns.core.match import Match
from pocketcrowns.games import GAMES
from pocketcrowns.players.coach.brave_rats import oracle_of
from pocketcrowns.players.duel.book import SECTIONS
from pocketcrowns.players.duel.oracle import Oracle
from pocketcrowns.players.duel.rules import pack, pack_hand, position_of, unpack_hand
from pocketcrowns.players.duel.solver import solve_round
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.player import is_mixing
from tests.bench.exploit import best_responses
from tests.players.people.habitual import HABITS

EDITIONS_WALKED = [int(edition) for edition in os.environ.get("BENCH_EDITIONS", "16").split()]
GAMES_EACH = int(os.environ.get("BENCH_GAMES", "60"))
PROCESSES = os.cpu_count() or 1
FOR_EVER = ("ms", 10**6)
REMEMBERED = 12  # games, as in web/js/play/results.js


# ---- Exploitability -------------------------------------------------------------------------------------------------


def exploited(edition: int, section: tuple[Rulings, int]) -> tuple[float, int, float]:
    """Of the printed deal under one set of rulings, to one target: exploitability, positions, seconds."""
    rulings, target = section
    began = time.perf_counter()
    oracle = Oracle(edition, rulings, target, afresh=True)

    def policy(hands: Both[Cards], standing: Standing) -> tuple[dict[CardId, float], dict[CardId, float]]:
        position = pack(Both(pack_hand(hands.p1), pack_hand(hands.p2)), target, standing)
        solution, _ = oracle.solution(position)
        rows, columns = unpack_hand(position.row), unpack_hand(position.column)
        return (
            dict(zip(rows, solution.row_mix, strict=False)),
            dict(zip(columns, solution.column_mix, strict=False)),
        )

    def replies(hands: Both[Cards], standing: Standing, shown: CardId) -> dict[CardId, float]:
        position = pack(Both(pack_hand(hands.p1), pack_hand(hands.p2)), target, standing)
        matrix, _ = oracle.matrix(position)
        rows, columns = unpack_hand(position.row), unpack_hand(position.column)
        if standing.shows_first == "p1":
            line, own, best = matrix[rows.index(shown)], columns, min
        else:
            line, own, best = [row[columns.index(shown)] for row in matrix], rows, max
        return {own[line.index(best(line))]: 1.0}

    deck = EDITIONS[edition]
    first, second, walked = best_responses(rulings, target, Both(deck, deck), policy, replies)
    return (first + second) / 2, walked, time.perf_counter() - began


def bench_exploitability() -> None:
    """A best response walks the whole game against the policy as shipped: the table, and the solver below it."""
    for edition in EDITIONS_WALKED:
        print(f"\n{edition} cards: what a best response wins against the shipped policy (mean of both seats)")
        with ProcessPoolExecutor(PROCESSES) as executor:
            for (rulings, target), (worth, walked, seconds) in zip(
                SECTIONS, executor.map(partial(exploited, edition), SECTIONS), strict=True
            ):
                names = f"{rulings.musician} {rulings.ambassador} {rulings.cards_out}"
                print(f"  {names:30} to {target}: {worth:9.2e}  {walked:9,} positions  {seconds:5.0f} s", flush=True)


# ---- Levels ---------------------------------------------------------------------------------------------------------


def elo(share: float) -> float:
    """The difference in rating that goes with a share of the points (Elo 1978)."""
    share = min(max(share, 0.002), 0.998)
    return 400 * log10(share / (1 - share))


def ratings(results: dict[str, dict[str, dict[str, float]]]) -> dict[str, float]:
    """Of an arena's results: ratings that make all its shares likeliest (Bradley & Terry 1952), the first one's 0."""
    found = dict.fromkeys(results, 0.0)
    for _ in range(4000):
        for name, others in results.items():
            lead = sum(
                each["games"] * (each["share"] - 1 / (1 + 10 ** ((found[two] - found[name]) / 400)))
                for two, each in others.items()
            )
            found[name] += 40 * lead / sum(each["games"] for each in others.values())
    first = next(iter(found.values()))
    return {name: rating - first for name, rating in found.items()}


def interval(results: Iterable[float]) -> str:
    """The mean and 95 % of where it can lie."""
    results = list(results)
    mean = sum(results) / len(results)
    spread = sqrt(sum((each - mean) ** 2 for each in results) / max(1, len(results) - 1) / len(results))
    return f"{mean:+.2f} ± {1.96 * spread:.2f}"


def bench_ladder() -> None:
    """Ratings of the levels of each game, and each against the one before it, with 95 %."""
    for game in GAMES:
        with ProcessPoolExecutor(PROCESSES) as executor:
            results = tournament(game, levels(game), GAMES_EACH, executor)
        print(f"\n{game}: {GAMES_EACH} games of each pair, Elo")
        below = None
        for name, rating in ratings(results).items():
            told = ""
            if below:
                share, off_by = (results[name][below][each] for each in ("share", "off_by"))
                low, high = elo(share - off_by), elo(share + off_by)
                told = (
                    f"  {share:.3f} of the games against the {below}: {elo(share):+.0f}, from {low:+.0f} to {high:+.0f}"
                )
            print(f"  {name:10}{rating:6.0f}{told}", flush=True)
            below = name


def _series(names: tuple[str, str], games: int, *, remembers: bool) -> list[float]:
    """What the first, a level, got against the second, a habit, in games of the printed deck, seats swapped in turn: of
    one point each, less luck (`_gained`). `remembers`: it is told the last of the games before, as the page does."""
    level, habit = names
    one, two = LEVELS["brave-rats"][level], HABITS[habit]
    assert is_mixing(one) and is_mixing(two)
    past: list[dict] = []
    points = []
    for number in range(games):
        seat: Seat = "p1" if number % 2 else "p2"
        match = Match(GAMES["brave-rats"], None, f"{habit} {number}")
        gained = 0.0  # the deal is worth as much to both
        mixes: dict[Seat, dict[CardId, float]] = {}
        while waiting := match.waiting_for():
            now = waiting[0]
            view = match.view(now)
            player, told = (one, {**view, "past": past[-REMEMBERED:]}) if now == seat else (two, view)
            mix, card = player.policy(told, FOR_EVER), player.choose(told, match.rng_for(now), FOR_EVER)
            mixes[now] = {card: 1.0} if view["seen"]["shows_first"] == now else mix
            match.choose(now, card)
            if len(mixes) == 2:
                gained += _gained(view, mixes) * (1 if seat == "p1" else -1)
                mixes = {}
        points.append((1 + gained) / 2)
        if remembers:
            past.append({"view": match.view(None), "seat": other(seat)})
    return points


def _gained(view: dict, mixes: dict[Seat, dict[CardId, float]]) -> float:
    """How much more a round that was played like this left p1 with than the position had, in values of positions.

    Summed over a game it has the mean of the game's result and half of its spread (advantage sums: Zinkevich, Bowling,
    Bard, Kan & Billings 2006).
    """
    position = position_of(view["seen"])
    matrix, _ = oracle_of(view).matrix(position)
    rows, columns = unpack_hand(position.row), unpack_hand(position.column)
    after = sum(
        p * q * matrix[rows.index(mine)][columns.index(theirs)]
        for mine, p in mixes["p1"].items()
        for theirs, q in mixes["p2"].items()
    )
    return after - solve_round(matrix, position.look).value


def bench_habits() -> None:
    """What the Reader gets against simple habits, in games on their own and with its memory of the ones before, beside
    the Judge in the same games."""
    ways = {"judge": ("judge", False), "reader": ("reader", False), "remembering": ("reader", True)}
    print(f"\nAgainst habits, {GAMES_EACH} games each: the share of the points without luck, and more than the Judge's")
    with ProcessPoolExecutor(PROCESSES) as executor:
        running = {
            habit: {
                way: executor.submit(_series, (level, habit), GAMES_EACH, remembers=remembers)
                for way, (level, remembers) in ways.items()
            }
            for habit in HABITS
        }
        for habit, series in running.items():
            found = {way: each.result() for way, each in series.items()}
            words = [f"judge {interval(found['judge'])}"]
            for way in ("reader", "remembering"):
                gained = [mine - theirs for mine, theirs in zip(found[way], found["judge"], strict=True)]
                words.append(f"{way} {interval(found[way])}, gained {interval(gained)}")
            print(f"  {habit:10} {'; '.join(words)}", flush=True)
