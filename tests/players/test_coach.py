"""Advice and players for Brave Rats: what they say is legal, true to the asking seat, and made of its view alone."""

from random import Random

import pytest

from pocketcrowns.core.game import SEATS, Json, other
from pocketcrowns.core.match import Match
from pocketcrowns.players.duel_coach import Exact
from pocketcrowns.players.levels import COACHES, LEVELS
from pocketcrowns.players.player import Advice
from pocketcrowns.players.reader import Reader, sealed
from tests.helpers import deck, play, sit
from tests.players.duels import play_round, sittings

PLENTY = ("ms", 10**6)
COACH = Exact()


def check(advice: Advice, view: Json) -> None:
    assert [each.action for each in advice.mix] == view["legal"]
    assert sum(each.p for each in advice.mix) == pytest.approx(1) and min(each.p for each in advice.mix) >= 0
    assert -1 <= advice.value <= 1 and advice.off_by >= 0
    if advice.exact:
        assert advice.off_by < 1e-4
        assert max(each.value for each in advice.mix) <= advice.value + advice.off_by + 1e-9
        for each in advice.mix:
            if each.p > 0.01:
                assert each.value == pytest.approx(advice.value, abs=1e-4)


def test_advice_for_every_seat_of_every_kind_of_game() -> None:
    rng, looks = Random(5), 0
    for match in sittings(60, seed=5):
        while match.waiting_for():
            view = match.view(None)
            if len(view["seen"]["left"]["p1"]) <= 5:
                for seat in match.waiting_for():
                    own = match.view(seat)
                    advice = COACH.advise(own, PLENTY)
                    check(advice, own)
                    assert advice.exact
                    looks += own["seen"]["shows_first"] is not None
            play_round(match, rng)
    assert looks > 10


def test_the_two_seats_of_a_sealed_round_have_opposite_values() -> None:
    rng = Random(6)
    for match in sittings(20, seed=6):
        while match.waiting_for() == ["p1", "p2"] and len(match.view(None)["seen"]["left"]["p1"]) > 5:
            play_round(match, rng)
        if match.waiting_for() == ["p1", "p2"]:
            values = [COACH.advise(match.view(seat), PLENTY).value for seat in SEATS]
            assert values[0] == pytest.approx(-values[1], abs=1e-4)


def test_a_princess_waits_for_the_prince_that_was_shown() -> None:
    """BR9: who looks and holds the Princess against a shown Prince wins the game."""
    match = sit()
    play(match, "spy musician")
    match.choose("p2", "prince")
    advice = COACH.advise(match.view("p1"), PLENTY)
    assert advice.exact and advice.value == 1
    assert {each.action: each.p for each in advice.mix}["princess"] == 1


def test_a_spent_budget_is_said_and_bounded() -> None:
    match = sit("random-deal", edition=18, seed="far")
    play_round(match, Random(1))
    seat = match.waiting_for()[0]
    view = match.view(seat)
    advice = COACH.advise(view, ("nodes", 50))
    check(advice, view)
    assert not advice.exact and 0 < advice.off_by <= 2
    assert COACH.advise(view, ("nodes", 50)) == advice, "a budget in nodes has the same effect every time"


@pytest.mark.parametrize("variants", [["draft"], ["draft", "traitor"], ["draft", "fast-rat"]], ids=str)
def test_advice_in_a_draft_is_an_estimate_for_every_card_on_offer(variants: list[str]) -> None:
    match = sit(*variants)
    view = match.view(match.waiting_for()[0])
    advice = COACH.advise(view, PLENTY)
    check(advice, view)
    assert not advice.exact and advice.off_by >= 1
    assert COACH.advise(view, PLENTY) == advice


def test_hidden_hands_are_advised_on_too() -> None:
    match = sit("lucky-draw")
    view = match.view("p1")
    advice = COACH.advise(view, ("nodes", 2000))
    check(advice, view)
    assert not advice.exact


def stubborn(match: Match, seat: str) -> str:
    """The strongest card in hand, every time."""
    return max(match.view(seat)["legal"], key=deck(16).index)


def score(level: str, games: int) -> float:
    """The mean result of a level as p2 against a stubborn p1."""
    total, player = 0, LEVELS["brave-rats"][level]
    for number in range(games):
        match = sit(seed=str(number))
        while match.waiting_for():
            seat = match.waiting_for()[0]
            action = (
                stubborn(match, seat) if seat == "p1" else player.choose(match.view(seat), match.rng_for(seat), PLENTY)
            )
            match.choose(seat, action)
        total += {"p1": -1, "p2": 1, None: 0}[match.view(None)["outcome"]["winner"]]
    return total / games


def test_the_reader_finds_a_habit_that_the_equilibrium_does_not_care_about() -> None:
    assert score("reader", 40) > score("judge", 40)


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


def test_levels_and_coaches_exist_for_both_games() -> None:
    assert set(COACHES) == set(LEVELS)
    assert isinstance(LEVELS["brave-rats"]["reader"], Reader)
    assert other("p1") == "p2"
