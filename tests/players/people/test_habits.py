"""What the Reader expects of somebody, after games that they played in one way."""

from collections.abc import Callable, Iterator

import pytest

from pocketcrowns.brave_rats.cards import CardId
from pocketcrowns.core.game import Action, Json
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.people.habits import Choice, Habits, rounds
from pocketcrowns.players.player import is_mixing
from tests.helpers import sit

PLENTY = ("ms", 10**6)
TASTE = ["spy", "ambassador", "assassin", "wizard", "general", "prince", "musician", "princess"]

Mix = dict[Action, float]


def by_taste(view: Json) -> Mix:
    """The same order of cards in every game."""
    return {min(view["legal"], key=TASTE.index): 1.0}


def like_the_neighbour(view: Json) -> Mix:
    """What one of the ways expects."""
    level = LEVELS["brave-rats"]["neighbour"]
    assert is_mixing(level)
    return level.policy(view, PLENTY)


def games(mix: Callable[[Json], Mix], count: int) -> Iterator[list[tuple[Choice, CardId, Mix]]]:
    """What p1, who plays like this against the Judge, could choose and chose, and how likely each card was."""
    for number in range(count):
        match, mixes = sit(edition=16, seed=f"habits {number}"), list[Mix]()
        while waiting := match.waiting_for():
            view = match.view(waiting[0])
            rng: Luck = match.rng_for(waiting[0])
            if waiting[0] == "p2":
                match.choose("p2", LEVELS["brave-rats"]["judge"].choose(view, rng, PLENTY))
                continue
            mixes.append(mix(view))
            match.choose("p1", rng.pick([(card, round(1000 * p)) for card, p in mixes[-1].items()]))
        made = (played.choice("p1") for played in rounds(match.view(None)))
        yield [(choice, card, said) for (choice, card), said in zip(made, mixes, strict=True)]


@pytest.mark.parametrize(("mix", "least"), [(by_taste, 0.77), (like_the_neighbour, 0.97)])
def test_after_a_dozen_games_what_somebody_does_is_expected(mix: Callable[[Json], Mix], least: float) -> None:
    """By the share that expected and true mixes have in common. Neither account may spoil the other: a liking of cards
    is all that there is to find in a taste, and only chance where a way of playing says everything."""
    played = list(games(mix, 18))
    habits = Habits((choice, card) for game in played[:12] for choice, card, _ in game)
    common = []
    for choice, card, said in [each for game in played[12:] for each in game]:
        expected = habits.forecast(choice)
        assert sum(expected.values()) == pytest.approx(1)
        common.append(sum(min(p, said.get(each, 0.0)) for each, p in expected.items()))
        habits.learn(choice, card)
    assert sum(common) / len(common) > least, common
