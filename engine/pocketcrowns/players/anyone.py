"""A player for any game: every legal action is as likely as the next."""

from ..core.game import Action, Json
from ..core.luck import Luck


class Whim:
    """Plays on a whim."""

    def choose(self, view: Json, rng: Luck, budget: tuple[str, int]) -> Action:
        legal: list[Action] = view["legal"]
        return legal[rng.below(len(legal))]

    def policy(self, view: Json, budget: tuple[str, int]) -> dict[Action, float]:
        return dict.fromkeys(view["legal"], 1 / len(view["legal"]))
