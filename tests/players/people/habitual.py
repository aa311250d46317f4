"""People with simple habits, for whom the Reader is made: each is a mix of cards that follows from a view."""

from collections.abc import Callable
from dataclasses import dataclass

from pocketcrowns.brave_rats.cards import EDITIONS, CardId
from pocketcrowns.core.game import other
from pocketcrowns.core.luck import Luck
from pocketcrowns.players.levels import LEVELS
from pocketcrowns.players.player import Player

_STRENGTH = EDITIONS[18].index
_TASTE = ["spy", "ambassador", "assassin", "wizard", "general", "prince", "musician", "princess", "mime"]


@dataclass(frozen=True)
class Habit:
    """A simple player, as the mix of cards that it plays from a view."""

    mix: Callable[[dict], dict[CardId, float]]

    def choose(self, view: dict, rng: Luck, _: object) -> CardId:
        return rng.pick([(card, round(1000 * p)) for card, p in self.policy(view).items()])

    def policy(self, view: dict, _: object = None) -> dict[CardId, float]:
        return self.mix(view)


def _by(rank: Callable[[CardId], object]) -> Habit:
    """Always the card that ranks first."""
    return Habit(lambda view: {min(view["legal"], key=rank): 1.0})


def _copier(view: dict) -> dict[CardId, float]:
    """What the other side has just played, as long as it can; else anything."""
    last = _last_of_other(view)
    return {last: 1.0} if last in view["legal"] else _any(view)


def _topper(view: dict) -> dict[CardId, float]:
    """The next card above the one that the other side has just played, or else the weakest."""
    last = _last_of_other(view)
    if last is None:
        return _any(view)
    return {min(view["legal"], key=lambda card: (_STRENGTH(card) <= _STRENGTH(last), _STRENGTH(card))): 1.0}


def _any(view: dict) -> dict[CardId, float]:
    return dict.fromkeys(view["legal"], 1 / len(view["legal"]))


def _last_of_other(view: dict) -> CardId | None:
    rounds = view["seen"]["rounds"]
    return rounds[-1]["cards"][other(view["seat"])] if rounds else None


HABITS: dict[str, Player] = {
    "strongest": _by(lambda card: -_STRENGTH(card)),
    "weakest": _by(_STRENGTH),
    "copier": Habit(_copier),
    "topper": Habit(_topper),
    "taste": _by(_TASTE.index),
    "neighbour": LEVELS["brave-rats"]["neighbour"],
}
