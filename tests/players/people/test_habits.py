"""What the Reader expects of somebody, after games that they played in one way."""

from collections.abc import Iterator

import pytest

from pocketcrowns.brave_rats.cards import CardId
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.people.habits import Choice, Habits, rounds
from pocketcrowns.players.player import is_mixing
from tests.helpers import sit
from tests.players.people.habitual import HABITS

PLENTY = ("ms", 10**6)


def games(habit: str, count: int) -> Iterator[list[tuple[Choice, CardId, dict[CardId, float]]]]:
    """What p1, who plays like this against the Judge, could choose and chose, and how likely each card was."""
    players = {"p1": HABITS[habit], "p2": LEVELS["brave-rats"]["judge"]}
    assert is_mixing(players["p1"])
    for number in range(count):
        match, mixes = sit(seed=f"habits {number}"), []
        while waiting := match.waiting_for():
            seat = waiting[0]
            view = match.view(seat)
            if seat == "p1":
                mixes.append(players["p1"].policy(view, PLENTY))
            match.choose(seat, players[seat].choose(view, match.rng_for(seat), PLENTY))
        made = (played.choice("p1") for played in rounds(match.view(None)))
        yield [(choice, card, said) for (choice, card), said in zip(made, mixes, strict=True)]


@pytest.mark.parametrize(("habit", "least"), [("taste", 0.77), ("neighbour", 0.97)])
def test_after_a_dozen_games_what_somebody_does_is_expected(habit: str, least: float) -> None:
    """By the share that expected and true mixes have in common. Neither account may spoil the other: a liking of cards
    is all that there is to find in a taste, and only chance where a way of playing says everything."""
    played = list(games(habit, 18))
    habits = Habits((choice, card) for game in played[:12] for choice, card, _ in game)
    common = []
    for choice, card, said in [each for game in played[12:] for each in game]:
        expected = habits.forecast(choice)
        assert sum(expected.values()) == pytest.approx(1)
        common.append(sum(min(p, said.get(each, 0.0)) for each, p in expected.items()))
        habits.learn(choice, card)
    assert sum(common) / len(common) > least, common
