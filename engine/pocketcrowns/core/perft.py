"""How many ways a game can go: the count that tells whether two engines play by the same rules."""

from itertools import product
from typing import Any

from .game import Action, Actor, Game, choices_of


def perft(game: Game[Any], state: Any, depth: int) -> int:
    """The number of sequences of `depth` turns from a state, and of shorter ones that end the game.

    A turn is what the actors choose together: two sealed choices are one, and so is a decision of luck, however likely.
    States that can be reached in several ways are walked once.
    """
    known: dict[tuple[Any, int], int] = {}

    def count(state: Any, left: int) -> int:
        if not left or not game.actors(state):
            return 1
        found = known.get((state, left))
        if found is None:
            turns = turns_of(game, state)
            found = len(turns) if left == 1 else sum(count(game.apply(state, turn).state, left - 1) for turn in turns)
            known[state, left] = found
        return found

    return count(state, depth)


def turns_of(game: Game[Any], state: Any) -> list[dict[Actor, Action]]:
    """All that may be chosen now, luck's decisions included."""
    actors = sorted(game.actors(state))
    choices = [choices_of(game, state, actor) for actor in actors]
    return [dict(zip(actors, each, strict=True)) for each in product(*choices)]
