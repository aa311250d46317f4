"""What a round of R vs R in its compact form is worth: before it begins, before it is over, and when it is."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...core.game import Seat
from ...r_vs_r.grid import CELLS
from ...r_vs_r.tiles import HOME, NEUTRAL_IDS, TileId
from .moves import result
from .position import ALL_CELLS, COUNT, ON_BOARD, TILE_IDS, TOWERS, Compact, marks_of

WIN: Final = 10_000  # the round is won; every estimate stays below
ALLY: Final = 100  # one ally more on the board
SLOPE: Final = 700.0  # an estimate of so many hundredths of an ally is taken for 0.76 (tanh 1) of a win; measured

# In hundredths of an ally, from logistic regressions on rounds that the search played against itself, and rounded.
SHIELD: Final = 25  # an ally, or an enemy, that nothing can touch
REAPER: Final = 100  # having the Reaper against oneself
# A tile in the play area: of 15,263 placements with one to five tiles face up (tests/players/grid/fitted.py).
HELD: Final[dict[TileId, int]] = {
    "king": 205,
    "queen": 235,
    "princess": 295,
    "minister": 125,
    "general": 220,
    "sorcerer": 220,
    "castle": -10,
    "assassin": 245,
    "bard": 235,
    "pirate": 260,
    "artist": 210,
    "dragon": 30,
    "seer": -60,
    "magician": 230,
    "fairy": 35,
    "shaman": 105,
    "reaper": -65,
    "tower": 310,
    "hermit": 15,
    "ninja": 100,
    "samurai": 100,
    "sage": 0,
    "witch": -95,
    "adventurer": -35,
    "citizen": 70,
}
# The same with six tiles face up, and what a neutral tile is then worth to who is to act: of 8,633 positions whose
# winner is proven (fitted.py too).
HELD_LATE: Final[dict[TileId, int]] = {
    "king": 235,
    "queen": 195,
    "princess": 275,
    "minister": 90,
    "general": 210,
    "sorcerer": 175,
    "castle": -90,
    "assassin": 220,
    "bard": 260,
    "pirate": 125,
    "artist": 190,
    "dragon": 110,
    "seer": 40,
    "magician": 235,
    "fairy": 115,
    "shaman": 60,
    "reaper": -10,
    "tower": 220,
    "hermit": 25,
    "ninja": 135,
    "samurai": 200,
    "sage": -15,
    "witch": 40,
    "adventurer": -25,
    "citizen": 30,
}
SHARED_LATE: Final[dict[TileId, int]] = {
    "assassin": 60,
    "bard": 45,
    "pirate": 45,
    "artist": 50,
    "dragon": 60,
    "seer": -60,
    "magician": 230,
    "fairy": 5,
    "shaman": 60,
    "reaper": -5,
    "tower": 115,
    "hermit": -10,
    "ninja": 60,
    "samurai": 35,
    "sage": 10,
    "witch": 60,
    "adventurer": 140,
}
LATE_WEIGHT: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0, 1.0)  # of these in an estimate, by face-up tiles

LAST: Final = 7  # face-up tiles from which the tables below take the place of those above
# The same with seven tiles face up, where a round is for the win alone: in the hand of the seat to act, in the other
# hand, and neutral for who is to act. Of 56,169 proven positions, to which the same steps as in fitted.py led from four
# face-up tiles.
HELD_LAST: Final[dict[TileId, int]] = {
    "king": 125,
    "queen": 180,
    "princess": 295,
    "minister": 80,
    "general": 115,
    "sorcerer": 85,
    "castle": -25,
    "assassin": 15,
    "bard": 140,
    "pirate": 60,
    "artist": 140,
    "dragon": 220,
    "seer": 40,
    "magician": 15,
    "fairy": 15,
    "shaman": 20,
    "reaper": -10,
    "tower": 10,
    "hermit": 30,
    "ninja": 0,
    "samurai": 20,
    "sage": 20,
    "witch": 35,
    "adventurer": 0,
    "citizen": -15,
}
FACED_LAST: Final[dict[TileId, int]] = {
    "king": 5,
    "queen": 125,
    "princess": 90,
    "minister": 65,
    "general": 0,
    "sorcerer": 10,
    "castle": -45,
    "assassin": 160,
    "bard": 15,
    "pirate": -10,
    "artist": 10,
    "dragon": 5,
    "seer": 10,
    "magician": 120,
    "fairy": -25,
    "shaman": 30,
    "reaper": 0,
    "tower": 150,
    "hermit": -30,
    "ninja": 35,
    "samurai": 85,
    "sage": -10,
    "witch": 10,
    "adventurer": -20,
    "citizen": -20,
}
SHARED_LAST: Final[dict[TileId, int]] = {
    "assassin": -5,
    "bard": 55,
    "pirate": 40,
    "artist": 20,
    "dragon": 140,
    "seer": 30,
    "magician": -125,
    "fairy": 10,
    "shaman": -30,
    "reaper": 5,
    "tower": -130,
    "hermit": 0,
    "ninja": -75,
    "samurai": -110,
    "sage": 20,
    "witch": -25,
    "adventurer": 35,
}


class _Sets(dict[int, int]):
    """What tiles are worth together, found when first asked for."""

    def __init__(self, worth: Mapping[TileId, float]) -> None:
        super().__init__()
        # Both camps have the same powers.
        same = zip(*HOME.values(), strict=True)
        self._worth = {**worth, **{other: worth[tile] for tile, other in same if tile in worth}}

    def __missing__(self, tiles: int) -> int:
        held = [TILE_IDS[number] for number in range(len(TILE_IDS)) if tiles >> number & 1]
        worth: int = round(sum(self._worth.get(tile, 0.0) for tile in held))
        self[tiles] = worth
        return worth


@dataclass(frozen=True, slots=True)
class Estimate:
    """By face-up tiles: what being the one to place next is worth, and the tiles that the seat to act has in its play
    area, those that the other has, and the neutral ones. In hundredths of an ally."""

    to_act: tuple[int, ...]
    own: tuple[_Sets, ...]
    faced: tuple[_Sets, ...]
    shared: tuple[_Sets, ...]


def _mixed(early: float, late: float, count: int) -> float:
    return (1 - LATE_WEIGHT[count]) * early + LATE_WEIGHT[count] * late


def _until_last(tables: tuple[_Sets, ...], last: dict[TileId, int]) -> tuple[_Sets, ...]:
    return *tables[:LAST], *(_Sets(last) for _ in tables[LAST:])


_HELD: Final = tuple(
    _Sets({tile: _mixed(early, HELD_LATE[tile], count) for tile, early in HELD.items()}) for count in range(10)
)
_SHARED: Final = tuple(_Sets({tile: weight * late for tile, late in SHARED_LATE.items()}) for weight in LATE_WEIGHT)
FOR_POINTS: Final = Estimate((30,) * 10, _HELD, _HELD, _SHARED)
# Where a round is for the win alone, who is to act mostly wins a board that is nearly full: these go with the tables of
# late positions, and with what the search then keeps of won rounds (tests/bench/bench_grid.py).
TO_WIN: Final = Estimate(
    (30, 30, 30, 30, 30, 30, 110, 130, 130, 0),
    _until_last(_HELD, HELD_LAST),
    _until_last(_HELD, FACED_LAST),
    _until_last(_SHARED, SHARED_LAST),
)


@dataclass(frozen=True, slots=True)
class Scores:
    """What the end of a round is worth: won or lost, or by its margin in points (RV20).

    `ahead`: in the last round of a match for points, by how many each seat leads; then the match is won or lost with
    the round, or tied. `estimate`: of a round that goes on.
    """

    by_points: bool = False
    ahead: tuple[int, int] | None = None
    estimate: Estimate = FOR_POINTS

    @property
    def limit(self) -> int:
        """No round ends with more."""
        return ALLY * len(CELLS) if self.by_points and not self.ahead else WIN

    def of(self, ended: int, seat: int) -> int:
        """The score for a seat, the one to act, of what `moves.result` says of a round that is over."""
        if not self.by_points:
            return WIN if ended > 0 else -WIN
        margin = ended - 1 if ended > 0 else ended + 1
        if not self.ahead:
            return ALLY * margin
        margin += self.ahead[seat]
        return WIN if margin > 0 else -WIN if margin else 0

    def value(self, pos: Compact) -> tuple[int, bool]:
        """The score of a position for the seat to act, and whether the round is over."""
        mine, theirs, _, ids, hand, foe, neutral, seat = pos
        up = mine | theirs
        if up == ALL_CELLS or not (hand | neutral) & ~TOWERS:
            ended = result(pos)
            if ended is not None:
                return self.of(ended, seat), True
        count, estimate = COUNT[up], self.estimate
        score = ALLY * (COUNT[mine] - COUNT[theirs]) + estimate.to_act[count]
        if self.ahead:
            score += ALLY * self.ahead[seat]
        score += estimate.own[count][hand] - estimate.faced[count][foe] + estimate.shared[count][neutral]
        firm, shields, _, reaper = marks_of(ids & ON_BOARD)
        if shields:
            for reached, where in shields:
                firm |= reached[where & up]
        if firm:
            score += SHIELD * (COUNT[mine & firm] - COUNT[theirs & firm])
        if reaper & up:
            score += -REAPER if reaper & mine else REAPER
        return score, False


# Of 356 rounds of `random` that the search played against itself three placements deep, who began won 56 %, 95 %
# interval [51, 61].
BEGINNING: Final = 0.12

_USUAL: Final = sum(HELD[tile] for tile in NEUTRAL_IDS) / len(NEUTRAL_IDS)


def worth_keeping(tile: TileId) -> float:
    """What a neutral tile in the play area is worth compared with a usual one, as a value of the round."""
    return math.tanh((HELD[tile] - _USUAL) / SLOPE)


def worth_beginning(seat: Seat, first: Seat, solved: bool) -> float:
    """The value of a round for `seat` when `first` begins it; `first-game` is won by who begins (first_game/)."""
    value = 1.0 if solved else BEGINNING
    return value if seat == first else -value
