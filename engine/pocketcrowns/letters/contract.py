"""What a game says, in its hidden_luck.py, of the luck that it tells one seat alone.

Letters themselves know no game, but for post.py, which has the list of them.
"""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeAlias

from ..core.game import Action, Json, Seat

# How a seat says what it chooses alone: openly; by what it passes on; or sealed until luck's secrets are opened.
Way: TypeAlias = Literal["open", "passing", "sealed"]


class Hidden(Protocol):
    """The contract of a game whose luck may have secrets. States are the game's own."""

    def has_secrets(self, options: Json) -> bool:
        """Whether luck tells anything to one seat alone, under these complete options."""
        ...

    def part(self, state: Any) -> int:
        """The part of the game, counted from 1. When one ends, what luck told in it is opened."""
        ...

    def deal(self, state: Any) -> int:
        """Which deal this is, counted from 1."""
        ...

    def owner(self, state: Any) -> Seat | None:
        """Where luck acts: the one seat that knows what it decides now; None when everybody sees it."""
        ...

    def is_told(self, state: Any) -> bool:
        """Where luck acts: whether its owner alone can work out what it decides, but everybody sees it then."""
        ...

    def chances(self, state: Any, start: Any, seed: str, drawn: Sequence[Action]) -> Sequence[tuple[Action, int]]:
        """What luck may decide now in secret, with weights. Where two seats draw from one stock, each has a share of
        its own, parted by the game's `seed`, so that they cannot draw the same. `start`: the state before this deal;
        `drawn`: what the owner got in it so far."""
        ...

    def guess(self, state: Any, pool: Sequence[Action], later: Sequence[str]) -> Action:
        """One of the pool, for who does not know it, so that what the owner shows `later` is possible."""
        ...

    def way(self, state: Any) -> Way:
        """How the one seat that has to choose now says what it chooses."""
        ...

    def passed(self, state: Any, action: Action) -> str:
        """Where the way is "passing": what this choice passes on."""
        ...

    def kept(self, state: Any, passed: str) -> Action | None:
        """The choice by which that is passed on; None where there is none."""
        ...

    def guess_kept(self, state: Any, later: Sequence[str]) -> Action:
        """Where the way is "sealed": a choice for who does not know it, so that what comes `later` is possible."""
        ...
