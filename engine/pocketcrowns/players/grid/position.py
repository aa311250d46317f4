"""A round of R vs R as a few whole numbers, for searching: always from the side of the seat to act.

A set of cells is a number of nine bits, cell n being bit n. Geometry and powers are read once from the rules' own
tables into masks; this file adds no rule of its own.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ...core.game import SEATS
from ...r_vs_r.board import Position
from ...r_vs_r.grid import ABOVE, CELLS, DIRECTIONS, RAYS, SIDE, Cells
from ...r_vs_r.powers import (
    Banish,
    BanishFromPlayArea,
    Cancels,
    CoversAnAlly,
    Destroy,
    HasShield,
    Instant,
    LosesTheRound,
    Move,
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
from ...r_vs_r.tiles import CITIZEN, TILES, Tile, TileId

# (mine, theirs, down, ids, hand, foe, neutral, seat):
# mine, theirs: cells of face-up tiles facing the seat to act, and the other seat; down: cells of tiles that the other
# seat has turned face down (those of the seat to act have gone, RV15).
# ids: from the lowest bit, ID_BITS a cell for the tile that lies there; then what a Tower covers (COVERED_BITS
# from COVERED); then the discard as a set of tiles, without those that no Hermit may take (RV14); then those of the
# play areas that have lain on the board before, which would come to that set.
# hand, foe, neutral: sets of tiles; seat: 0 or 1, who is to act.
Compact: TypeAlias = tuple[int, int, int, int, int, int, int, int]

TILE_IDS: Final[tuple[TileId, ...]] = tuple(TILES)
NUMBER_OF: Final = {tile: number for number, tile in enumerate(TILE_IDS)}
PRINTED: Final[tuple[Tile, ...]] = tuple(TILES.values())
ALL_CELLS: Final = (1 << SIDE * SIDE) - 1
ID_BITS: Final = (len(TILE_IDS) - 1).bit_length()
ONE_ID: Final = (1 << ID_BITS) - 1
_BELOW: Final = ID_BITS * SIDE  # bits of a row
_ROW: Final = (1 << _BELOW) - 1
COVERED: Final = ID_BITS * len(CELLS)  # bit 0: something is covered; then the tile; then the seat it faces
COVERED_BITS: Final = 2 + ID_BITS
DISCARD: Final = COVERED + COVERED_BITS
RETURNED: Final = DISCARD + len(TILE_IDS)
ON_BOARD: Final = (1 << COVERED) - 1
ALL_TILES: Final = (1 << len(TILE_IDS)) - 1
CITIZEN_SET: Final = 1 << NUMBER_OF[CITIZEN.id]


def mask(cells: Cells) -> int:
    """The set of these cells."""
    return sum(1 << cell for cell in set(cells))


BITS: Final = tuple(tuple(n for n in range(9) if cells >> n & 1) for cells in range(ALL_CELLS + 1))
COUNT: Final = tuple(map(len, BITS))
# The numbers with which a cell's tile is cleared.
WITHOUT: Final = tuple(~(ONE_ID << ID_BITS * cell) for cell in range(9))


def _reached(verb: type[Cancels] | type[Shields], tile: Tile) -> tuple[int, ...]:
    """For each set of cells with this tile, what its permanent power reaches from there."""
    power = tile.lasting
    if not isinstance(power, verb):
        return (0,) * (ALL_CELLS + 1)
    reach = [mask(cells) for cells in power.reach]
    return tuple(sum({1 << near for cell in BITS[cells] for near in BITS[reach[cell]]}) for cells in range(512))


FIRM: Final = frozenset(n for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, HasShield | CoversAnAlly))
TOWERS: Final = sum(1 << n for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, CoversAnAlly))
[TOWER] = [n for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, CoversAnAlly)]
SHIELDING: Final = {n: _reached(Shields, tile) for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, Shields)}
SILENCING: Final = {n: _reached(Cancels, tile) for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, Cancels)}
REAPERS: Final = frozenset(n for n, tile in enumerate(PRINTED) if isinstance(tile.lasting, LosesTheRound))
LASTING: Final = frozenset(n for n, tile in enumerate(PRINTED) if tile.lasting is not None)
# While none of these is left to place, nothing but a permanent power makes one tile on the board unlike another.
NAMING: Final = sum(
    1 << n for n, tile in enumerate(PRINTED) if isinstance(tile.on_arrival, Reactivate | TakeBack | TakeDiscarded)
)

# How a power works in the compact form: by its kind, with a table of what it reaches from each cell.
NONE, FLIP, AHEAD, STRIKE, PIERCE, BANISH, MOVE, KILL, DRAW, RECALL, BACK, WAKE = range(12)
Named: TypeAlias = tuple[tuple[str, int], ...]


def _kind(power: Instant | None) -> int:
    match power:
        case None:
            return NONE
        case RotateOne() | RotateLine() | RotateGroup():
            return FLIP
        case RotateAhead():
            return AHEAD
        case Destroy(through_shields=through):
            return PIERCE if through else STRIKE
        case Banish():
            return BANISH
        case Move():
            return MOVE
        case BanishFromPlayArea():
            return KILL
        case TakeNeutral():
            return DRAW
        case TakeDiscarded():
            return RECALL
        case TakeBack():
            return BACK
        case Reactivate():
            return WAKE


def _reach(power: Instant | None, cell: int) -> Named:
    """What the power may be aimed at from a cell: each ARG with the cells it means."""
    match power:
        case RotateLine():
            return tuple((name, mask(RAYS[cell][name])) for name in DIRECTIONS)
        case RotateGroup(groups):
            return tuple((name, mask(reach[cell])) for name, reach in groups)
        case Destroy(reach) | Banish(reach) | RotateOne(reach) | Reactivate(reach):
            return tuple((CELLS[near], 1 << near) for near in reach[cell])
        case _:
            return ()


KIND: Final = tuple(_kind(tile.on_arrival) for tile in PRINTED)
# [tile][cell]: each ARG with its cells; and, for powers aimed at one cell, the cells that it reaches.
AIMS: Final = tuple(tuple(_reach(tile.on_arrival, cell) for cell in range(9)) for tile in PRINTED)
REACH: Final = tuple(tuple(sum({cells for _, cells in named}) for named in row) for row in AIMS)
AHEAD_OF: Final = tuple(tuple(map(mask, ABOVE[seat])) for seat in SEATS)  # [seat it faces][cell]


@dataclass(frozen=True, slots=True)
class Rules:
    """What is the same for a whole search.

    `when_full`: the switch of RV1; `by_player`: that of RV10. `names`: whether tiles on the board and in the discard
    are told apart by more than a permanent power.
    """

    when_full: bool = False
    by_player: bool = False
    names: bool = True

    def written(self, tile: int) -> int:
        """The number under which a placed tile is remembered: 0 where it is like any other (see `lasting`)."""
        return tile if self.names or tile in LASTING else 0


def tile_set(tiles: tuple[TileId, ...] | frozenset[TileId] | list[TileId]) -> int:
    """The set of these tiles."""
    return sum(1 << NUMBER_OF[tile] for tile in tiles)


def has_names(position: Position) -> bool:
    """Whether a tile is still to be placed that cares which tile lies on the board or in the discard."""
    zones = tile_set((*position.zones.p1, *position.zones.p2, *position.neutral))
    return bool(zones & NAMING)


def compact(position: Position, rules: Rules) -> Compact:
    """The compact form of a position at the start of a turn."""
    seat = SEATS.index(position.to_act)
    facing = [0, 0]
    down = ids = 0
    for cell, piece in enumerate(position.board):
        if piece is None:
            continue
        if piece.down_by is None:
            facing[SEATS.index(piece.faces)] |= 1 << cell
        else:
            down |= 1 << cell
        ids |= rules.written(NUMBER_OF[piece.tile]) << ID_BITS * cell
        if piece.under is not None:
            under = rules.written(NUMBER_OF[piece.under.tile])
            ids |= (1 | under << 1 | SEATS.index(piece.under.faces) << 1 + ID_BITS) << COVERED
    if rules.names:
        ids |= tile_set(position.placed.intersection(position.discard)) << DISCARD
        ids |= tile_set(position.placed.intersection((*position.zones.p1, *position.zones.p2))) << RETURNED
    hands = [tile_set(zone) for zone in position.zones]
    neutral = tile_set(position.neutral)
    return facing[seat], facing[1 - seat], down, ids, hands[seat], hands[1 - seat], neutral, seat


# For the tiles on a board: cells with a shield of their own, with a Sage, with a Shaman, with a Witch, with a Reaper.
Marks: TypeAlias = tuple[int, tuple[tuple[tuple[int, ...], int], ...], tuple[tuple[tuple[int, ...], int], ...], int]


@lru_cache(maxsize=1 << 16)
def lasting(ids: int) -> int:
    """What lies where without the tiles that have no permanent power."""
    return _row(ids & _ROW) | _row(ids >> _BELOW & _ROW) << _BELOW | _row(ids >> 2 * _BELOW) << 2 * _BELOW


@lru_cache(maxsize=1 << 16)
def _row(ids: int) -> int:
    for cell in range(SIDE):
        if ids >> ID_BITS * cell & ONE_ID not in LASTING:
            ids &= WITHOUT[cell]
    return ids


@lru_cache(maxsize=1 << 16)
def marks_of(ids: int) -> Marks:
    """The cells of the tiles with a permanent power: firm, (reach table, cells) of shields, of silence, the Reaper."""
    return _marks(lasting(ids))


@lru_cache(maxsize=1 << 14)
def _marks(ids: int) -> Marks:
    firm = reaper = 0
    shields: list[tuple[tuple[int, ...], int]] = []
    silence: list[tuple[tuple[int, ...], int]] = []
    for cell in range(9):
        tile = ids >> ID_BITS * cell & ONE_ID
        if tile in FIRM:
            firm |= 1 << cell
        elif tile in SHIELDING:
            shields.append((SHIELDING[tile], 1 << cell))
        elif tile in SILENCING:
            silence.append((SILENCING[tile], 1 << cell))
        elif tile in REAPERS:
            reaper |= 1 << cell
    return firm, tuple(shields), tuple(silence), reaper
