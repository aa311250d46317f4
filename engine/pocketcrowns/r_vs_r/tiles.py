"""The list of tiles."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ..core.game import Seat
from .grid import BESIDES, DIAGONAL, EIGHT, ORTHOGONAL
from .powers import (
    Banish,
    BanishFromPlayArea,
    Cancels,
    CoversAnAlly,
    Destroy,
    HasShield,
    Instant,
    LosesTheRound,
    Move,
    Permanent,
    Reactivate,
    RotateAhead,
    RotateGroup,
    RotateLine,
    RotateOne,
    Shields,
    TakeBack,
    TakeDiscarded,
    TakeNeutral,
)

TileId: TypeAlias = str
Tiles: TypeAlias = tuple[TileId, ...]
Camp: TypeAlias = Literal["royalty", "religion", "neutral"]


@dataclass(frozen=True, slots=True)
class Tile:
    """A printed tile: its camp, and either an instant or a permanent power, or none."""

    id: TileId
    camp: Camp
    on_arrival: Instant | None = None
    lasting: Permanent | None = None


KING: Final = Destroy(EIGHT)
QUEEN: Final = RotateLine()
PRINCESS: Final = RotateGroup((("orthogonal", ORTHOGONAL), ("diagonal", DIAGONAL)))
MINISTER: Final = RotateOne(EIGHT)
GENERAL: Final = Destroy(ORTHOGONAL)
SORCERER: Final = Destroy(DIAGONAL)
CASTLE: Final = HasShield()

ROYALTY: Final = (
    Tile("king", "royalty", KING),
    Tile("queen", "royalty", QUEEN),
    Tile("princess", "royalty", PRINCESS),
    Tile("minister", "royalty", MINISTER),
    Tile("general", "royalty", GENERAL),
    Tile("sorcerer", "royalty", SORCERER),
    Tile("castle", "royalty", lasting=CASTLE),
)

RELIGION: Final = (
    Tile("hierophant", "religion", KING),
    Tile("cardinal", "religion", QUEEN),
    Tile("saint", "religion", PRINCESS),
    Tile("bishop", "religion", MINISTER),
    Tile("paladin", "religion", GENERAL),
    Tile("monk", "religion", SORCERER),
    Tile("temple", "religion", lasting=CASTLE),
)

CITIZEN: Final = Tile("citizen", "neutral")

NEUTRALS: Final = (
    Tile("assassin", "neutral", BanishFromPlayArea()),
    Tile("pirate", "neutral", Destroy(EIGHT, through_shields=True)),
    Tile("fairy", "neutral", Move()),
    Tile("reaper", "neutral", lasting=LosesTheRound()),
    Tile("seer", "neutral", RotateAhead()),
    Tile("dragon", "neutral", RotateGroup((("all", EIGHT),))),
    Tile("shaman", "neutral", lasting=Cancels(ORTHOGONAL)),
    Tile("witch", "neutral", lasting=Cancels(DIAGONAL)),
    Tile("samurai", "neutral", Banish(ORTHOGONAL)),
    Tile("ninja", "neutral", Banish(DIAGONAL)),
    Tile("bard", "neutral", Reactivate(ORTHOGONAL)),
    Tile("artist", "neutral", Reactivate(DIAGONAL)),
    Tile("sage", "neutral", lasting=Shields(BESIDES)),
    Tile("tower", "neutral", lasting=CoversAnAlly()),
    Tile("adventurer", "neutral", TakeNeutral()),
    Tile("hermit", "neutral", TakeDiscarded()),
    Tile("magician", "neutral", TakeBack()),
)

TILES: Final[dict[TileId, Tile]] = {tile.id: tile for tile in (*ROYALTY, *RELIGION, CITIZEN, *NEUTRALS)}
HOME: Final[dict[Seat, Tiles]] = {
    "p1": tuple(tile.id for tile in ROYALTY),
    "p2": tuple(tile.id for tile in RELIGION),
}
NEUTRAL_IDS: Final = tuple(tile.id for tile in NEUTRALS)
_RANK: Final = {tile_id: rank for rank, tile_id in enumerate(TILES)}


def in_order(tiles: Tiles) -> Tiles:
    """In the order of the list."""
    return tuple(sorted(tiles, key=_RANK.__getitem__))


def without(tiles: Tiles, tile: TileId) -> Tiles:
    return tuple(each for each in tiles if each != tile)
