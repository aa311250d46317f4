"""The Reader: finds habits, and risks no more than it says."""

from collections.abc import Callable
from random import Random

import pytest

from pocketcrowns.core.game import other
from pocketcrowns.core.match import Match
from pocketcrowns.players.coach.brave_rats import oracle_of
from pocketcrowns.players.duel.rules import position_of, unpack_hand
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.people.reader import sealed, shown_first
from tests.helpers import deck, play, sit
from tests.players.duel.duels import play_round

PLENTY = ("ms", 10**6)
HURRIED = ("ms", 0)


def stubborn(match: Match, seat: str) -> str:
    """The strongest card in hand, every time."""
    return max(match.view(seat)["legal"], key=deck(16).index)


def copying(match: Match, seat: str) -> str:
    """What the other side has just played, as long as there is one."""
    view = match.view(seat)
    rounds = view["seen"]["rounds"]
    last = rounds[-1]["cards"]["p2"] if rounds else None
    return last if last in view["legal"] else view["legal"][0]


def score(level: str, games: int, habit: Callable[[Match, str], str] = stubborn) -> float:
    """The mean result of a level as p2 against a p1 with a habit."""
    total, player = 0, LEVELS["brave-rats"][level]
    for number in range(games):
        match = sit(seed=str(number))
        while match.waiting_for():
            seat = match.waiting_for()[0]
            action = (
                habit(match, seat) if seat == "p1" else player.choose(match.view(seat), match.rng_for(seat), PLENTY)
            )
            match.choose(seat, action)
        total += {"p1": -1, "p2": 1, None: 0}[match.view(None)["outcome"]["winner"]]
    return total / games


@pytest.mark.slow
def test_the_reader_finds_a_habit_that_the_equilibrium_does_not_care_about() -> None:
    assert score("reader", 40) > score("judge", 40)
    assert score("reader", 24, copying) > score("judge", 24, copying) + 0.1


def test_the_reader_remembers_finished_games_of_the_same_person() -> None:
    """Someone who always opened with the Prince: the Princess, whom the equilibrium never opens with, waits for him."""
    past = []
    for number in range(6):
        match = sit(seed=str(number))
        play(match, "prince musician")
        while match.waiting_for():
            play_round(match, Random(number))
        past.append({"view": match.view(None), "seat": "p1"})
    reader = LEVELS["brave-rats"]["reader"]
    plain, informed = ([], [])
    for number in range(24):
        match = sit(seed=f"now {number}")
        view, rng = match.view("p2"), match.rng_for
        plain.append(reader.choose(view, rng("p2"), PLENTY))
        informed.append(reader.choose({**view, "past": past}, rng("p2"), PLENTY))
    assert plain.count("princess") == 0 < informed.count("princess")


def test_the_reader_risks_no_more_than_it_says_in_one_round() -> None:
    """Against the best answer to its own mix it keeps the value less the risk; measured at first cards."""
    rng = Random(3)
    for _ in range(60):
        matrix = [[rng.uniform(-1, 1) for _ in range(6)] for _ in range(6)]
        model = [rng.random() for _ in range(6)]
        model = [each / sum(model) for each in model]
        for risk in (0.0, 0.05, 0.3):
            plan = sealed(matrix, model, risk)
            assert min(plan.floor) >= plan.value - risk - 1e-9
            assert sum(plan.mix) == pytest.approx(1)


def test_of_cards_that_risk_as_much_the_one_is_shown_whose_expected_answer_is_worse() -> None:
    """BR9: the answer depends on the card that is shown."""
    matrix = [[0.5, -0.02], [0.5, -0.02]]
    assert shown_first(matrix, [[0.0, 1.0], [1.0, 0.0]], 0.1).mix == [0.0, 1.0]
    assert shown_first(matrix, [[1.0, 0.0], [0.0, 1.0]], 0.1).mix == [1.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("generous", [0.0, 0.6], ids=["takes what it can", "gives to take more"])
def test_the_reader_risks_no_more_in_a_whole_game_however_little_time_it_has(generous: float) -> None:
    for number in range(30):
        assert risked(number, generous) <= LEVELS["brave-rats"]["reader"].risk + 0.01, number


def risked(number: int, generous: float) -> float:
    """The most that is lost of the value at any time of one game, against one that knows the Reader's mixes and takes
    what it can; `generous`: how often it gives away as much as it can instead."""
    rng, match, seat = Random(number), sit(seed=str(number)), ("p1", "p2")[number % 2]
    reader, rival = LEVELS["brave-rats"]["reader"], other(seat)
    lost = most = 0.0
    while match.waiting_for():
        view = match.view(seat)
        position, oracle, shows = position_of(view["seen"]), oracle_of(view), view["seen"]["shows_first"]
        cards = unpack_hand(position.row), unpack_hand(position.column)
        matrix, _ = oracle.matrix(position)
        if seat == "p2":
            cards, matrix = cards[::-1], [[-entry for entry in line] for line in zip(*matrix, strict=True)]
        worth = {
            (i, j): x for i, line in zip(cards[0], matrix, strict=True) for j, x in zip(cards[1], line, strict=True)
        }
        shown = rng.choice(cards[1])
        if shows == rival:
            match.choose(rival, shown)
        mix = reader.policy(match.view(seat), HURRIED if rng.random() < 0.5 else PLENTY)
        kept = {j: sum(p * worth[i, j] for i, p in mix.items()) for j in cards[1]}
        answer = shown if shows == rival else (max if rng.random() < generous else min)(kept, key=kept.get)
        match.choose(seat, rng.choices(list(mix), list(mix.values()))[0])
        if shows != rival:
            match.choose(rival, answer)
        value = oracle.solution(position)[0].value
        lost += (value if seat == "p1" else -value) - kept[answer]
        most = max(most, lost)
    return most
