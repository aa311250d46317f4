"""Every action of R vs R under a setup, in a fixed order: what the tiles, their powers and the board's geometry allow.

Order: `keep TILE` of a draft, `first SEAT` between rounds, then for each tile of the list and each cell from a1 to c3
the plain placement and its targets. Whether a target can be legal depends on the position; the geometry alone decides
here, so some numbers are never used.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, assert_never

from ..core.actions import AGAIN, FIRST, KEEP, TO, Placement
from ..core.game import SEATS, Action
from ..r_vs_r.grid import CELLS, DIRECTIONS, RAYS, CellNumber
from ..r_vs_r.powers import (
    Banish,
    BanishFromPlayArea,
    Destroy,
    Instant,
    Move,
    Reactivate,
    RotateAhead,
    RotateGroup,
    RotateLine,
    RotateOne,
    TakeBack,
    TakeDiscarded,
    TakeNeutral,
)
from ..r_vs_r.setups import NEUTRALS_DEALT, SECRET_SETUPS
from ..r_vs_r.targets import HIDDEN
from ..r_vs_r.tiles import NEUTRAL_IDS, TILES, TileId, Tiles

DRAFTS: Final = ("draft", "secret-draft")


@cache
def tile_actions(setup: str, *, several_rounds: bool) -> tuple[Action, ...]:
    """All actions of a node, each once."""
    keeps = (KEEP + tile for tile in NEUTRAL_IDS) if setup in DRAFTS else ()
    firsts = (FIRST + seat for seat in SEATS) if several_rounds else ()
    return (*keeps, *firsts, *_placements(setup))


def _placements(setup: str) -> Iterator[Action]:
    with_neutrals = NEUTRALS_DEALT[setup] > 0
    tiles = tuple(tile for tile in TILES if with_neutrals or tile not in NEUTRAL_IDS)
    for tile in tiles:
        power = TILES[tile].on_arrival
        for cell, name in enumerate(CELLS):
            yield Placement(tile, name).action
            if power is not None:
                aims = _aims(power, setup, tiles, ((tile, cell),))
                yield from (Placement(tile, name, aim).action for aim in dict.fromkeys(aims))


def _aims(power: Instant, setup: str, tiles: Tiles, chain: tuple[tuple[TileId, CellNumber], ...]) -> Iterator[str]:
    """Every ARG of a power; it acts from the last cell of the chain, whose tiles are known to lie where they lie."""
    cell, taken = chain[-1][1], [cell for _, cell in chain]
    elsewhere = [tile for tile in tiles if tile not in dict(chain)]
    match power:
        case Destroy(reach) | Banish(reach) | RotateOne(reach):
            yield from (CELLS[near] for near in reach[cell])
        case RotateLine():
            yield from (name for name in DIRECTIONS if RAYS[cell][name])
        case RotateGroup(groups):
            yield from (name for name, reach in groups if reach[cell])
        case RotateAhead():
            yield "up"
        case Move():
            starts = [start for start in range(len(CELLS)) if start != cell]
            free = [end for end in range(len(CELLS)) if end not in taken]
            yield from (f"{CELLS[start]}{TO}{CELLS[end]}" for start in starts for end in free if end != start)
        case BanishFromPlayArea():
            yield from elsewhere
            if setup in SECRET_SETUPS:
                yield HIDDEN
        case TakeNeutral():
            if setup == "standard":  # elsewhere no neutral lies in the middle
                yield from (tile for tile in elsewhere if tile in NEUTRAL_IDS)
        case TakeDiscarded():
            yield from elsewhere
        case TakeBack():
            yield from (name for near, name in enumerate(CELLS) if near != cell)
        case Reactivate(reach):
            for near in reach[cell]:
                if near not in taken:
                    yield from (f"{CELLS[near]}{AGAIN}{aim}" for aim in _woken(setup, tiles, elsewhere, chain, near))
        case _:
            assert_never(power)


def _woken(
    setup: str, tiles: Tiles, elsewhere: list[TileId], chain: tuple[tuple[TileId, CellNumber], ...], near: CellNumber
) -> Iterator[str]:
    """What a Bard or an Artist may aim at by any tile on a cell."""
    for tile in elsewhere:
        inner = TILES[tile].on_arrival
        if inner is not None:
            yield from _aims(inner, setup, tiles, (*chain, (tile, near)))
