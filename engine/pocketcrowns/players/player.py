"""What a computer player is."""

from typing import Protocol

from ..core.game import Action, Json
from ..core.luck import Luck


class Player(Protocol):
    """Chooses from a view. It keeps no memory, so the same view, stream and budget give the same choice."""

    def choose(self, view: Json, rng: Luck, budget: tuple[str, int]) -> Action:
        """One member of `view["legal"]`; `budget` is ("ms" | "nodes", n)."""
        ...
