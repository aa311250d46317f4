"""Boards of R vs R with two cells to fill, without what the seats hold: which tiles lead from one to which other.

What is placed first meets an answer that may end the round. Which tiles would be such an answer depends on the board
alone, so a placement is judged by comparing two sets of tiles, and a board is looked at once for all hands.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from .moves import marks, tiles_in
from .position import (
    AHEAD,
    AHEAD_OF,
    AIMS,
    ALL_CELLS,
    ALL_TILES,
    BACK,
    BANISH,
    BITS,
    COUNT,
    DRAW,
    FIRM,
    FLIP,
    ID_BITS,
    KILL,
    KIND,
    LASTING,
    MOVE,
    ONE_ID,
    PIERCE,
    REACH,
    REAPERS,
    RECALL,
    STRIKE,
    TOWER,
    TOWERS,
    WAKE,
    WITHOUT,
)


def of_kind(*kinds: int) -> int:
    """The tiles whose power is of one of these kinds."""
    return sum(1 << tile for tile, kind in enumerate(KIND) if kind in kinds)


_REAPERS: Final = sum(1 << tile for tile in REAPERS)
_FLIPS: Final = of_kind(FLIP, AHEAD)
_LASTING: Final = sum(1 << tile for tile in LASTING) & ~TOWERS
_FIRM: Final = sum(1 << tile for tile in FIRM) & ~TOWERS
_PLAIN: Final = ALL_TILES & ~(_LASTING | TOWERS)
KILLS: Final = of_kind(KILL)
DRAWS: Final = of_kind(DRAW)
# What a tile may do instead of ending the round on the last cell.
LINGERING: Final = of_kind(BANISH, BACK, WAKE) | TOWERS
RECALLS: Final = of_kind(RECALL)
WAKES: Final = of_kind(WAKE)
# Tried before all others: with as many placements, more often one of these is seen at once to win (measured).
SOON: Final = ALL_TILES & ~(TOWERS | of_kind(FLIP, AHEAD, MOVE, STRIKE, BACK))
# What may lead to a board with as many cells to fill.
STAYERS: Final = of_kind(STRIKE, PIERCE, BANISH) | TOWERS
# Whose power depends on more than where the tiles of each side and the permanent powers are.
_DEEPER: Final = of_kind(RECALL, BACK, WAKE)


def _hits() -> tuple[tuple[tuple[int, int, int, int], ...], ...]:
    """[cell]: each cell near it, and which tiles may destroy, banish or pierce what lies there."""

    def able(kind: int, cell: int, near: int) -> int:
        return sum(1 << tile for tile in tiles_in(of_kind(kind)) if REACH[tile][cell] >> near & 1)

    return tuple(
        tuple((near, able(STRIKE, cell, near), able(BANISH, cell, near), able(PIERCE, cell, near)) for near in range(9))
        for cell in range(9)
    )


_HIT: Final = tuple(tuple(hit for hit in hits if any(hit[1:])) for hits in _hits())
_MOVES: Final = of_kind(MOVE)
SLOW: Final = _LASTING & ~_FIRM | _MOVES  # the tiles of which it takes longer to see what they do
_PLACED: Final = ALL_TILES & ~(_REAPERS | TOWERS)  # what wins by itself where that is enough
_LAST: Final = tuple((ALL_CELLS ^ up).bit_length() - 1 for up in range(ALL_CELLS + 1))  # the one free cell
_USUAL: Final = ALL_TILES & ~SLOW


@lru_cache(maxsize=1 << 16)
def turned(seat: int, cell: int, touch: int, tiles: int = _FLIPS) -> tuple[tuple[int, int], ...]:
    """The sets of cells that a placement may turn of those that can be touched, each with the tiles that turn it."""
    found: dict[int, int] = {}
    ahead = AHEAD_OF[seat][cell]
    for tile in tiles_in(tiles):
        for reached in (ahead,) if KIND[tile] == AHEAD else (cells for _, cells in AIMS[tile][cell]):
            if reached & touch:
                found[reached & touch] = found.get(reached & touch, 0) | 1 << tile
    return tuple(found.items())


def winners(mine: int, theirs: int, touch: int, reaper: int, silent: bool, seat: int) -> int:
    """The tiles with which the seat to act wins at once on the last cell.

    `touch`: the tiles that a power may turn; `silent`: whether the last cell's own power is cancelled.
    """
    if reaper & theirs if reaper else COUNT[mine] >= 4:
        return _PLACED
    if silent:
        return 0
    cell = _LAST[mine | theirs]
    if reaper:
        return _turning(0, reaper & touch, 1, cell, seat)  # all that counts is that it faces the other seat
    return _turning(mine & touch, theirs & touch, 4 - COUNT[mine], cell, seat)


@lru_cache(maxsize=1 << 16)
def _turning(mine: int, theirs: int, needed: int, cell: int, seat: int) -> int:
    """The tiles that from this cell turn `needed` tiles more to the seat to act than away from it.

    `mine`, `theirs`: those that may be turned, so that many boards are one here.
    """
    found = 0
    for flip, tiles in turned(seat, cell, mine | theirs):
        if COUNT[flip & theirs] - COUNT[flip & mine] >= needed:
            found |= tiles
    return found


Key: TypeAlias = tuple[int, int, int, int, int]  # mine, theirs, free, the tiles with a permanent power, seat


@dataclass(frozen=True, slots=True)
class About:
    """What a table of boards is made for: RV1's switch, and the tiles that may still be placed."""

    when_full: bool
    tiles: int = 0
    turns: int = 0  # 1 if the seats look different ways, which only a Seer cares for

    @classmethod
    def of(cls, when_full: bool, tiles: int) -> "About":
        return cls(when_full, tiles, int(bool(tiles & of_kind(AHEAD))))


Answers: TypeAlias = Sequence[tuple[int, int]]  # tiles, and those with which the other seat then wins at once
# A cell, what the seat to act has with it, the Reaper's cell, whether the last cell is silenced then, the answers to a
# tile that does nothing, whether this cell is silenced.
Cell: TypeAlias = tuple[int, int, int, bool, int, bool]


class Board:
    """A board with two cells to fill, one of which may still be blocked by a tile that lies face down (RV15).

    `usual`: those of the usual tiles about which leave one cell to fill, with the tiles that then win at once for the
    other seat; `open`: such answers to a tile whose power acts on hands; `beyond`: tiles that also lead to something
    else; `known`: what has been found out, by the hands of both seats and what is neutral.
    """

    __slots__ = (
        "_about",
        "_cells",
        "_found",
        "_key",
        "_ready",
        "_slow",
        "_staying",
        "_touch",
        "beyond",
        "known",
        "open",
        "usual",
    )

    def __init__(self, key: Key, about: About) -> None:
        self._key, self._about = key, about
        mine, theirs, free, ids, seat = key
        up = mine | theirs
        firm, mute, reaper = marks(ids, up)
        mute &= ~firm
        self._touch = up & ~firm
        self._cells: list[Cell] = []
        self.open: list[int] = []
        for cell in BITS[free]:
            here = 1 << cell
            me, full = mine | here, up | here
            silent = bool((ALL_CELLS ^ full) & mute)
            answers = winners(theirs, me, full & ~firm, reaper, silent, seat ^ about.turns)
            self._cells.append((cell, me, reaper, silent, answers, bool(here & mute)))
            if not here & mute:
                self.open.append(answers)
        self.usual = self._find(about.tiles & _USUAL)
        self._ready = 0
        self._found: dict[int, int] = {}
        self._slow: Answers = ()
        self._staying: list[tuple[int, Key]] | None = None
        self.beyond = about.tiles & _DEEPER
        self.known: dict[tuple[int, int, int], int] = {}

    def slow(self, tiles: int) -> Answers:
        """The same of these tiles, none of which is usual, and of others that were asked about. Many never are."""
        new = tiles & ~self._ready
        if new:
            self._ready |= new
            self._find_slowly(new)
            self._slow = _fewest_first(self._found)
        return self._slow

    def _find(self, tiles: int) -> Answers:
        theirs, seat = self._key[1], self._key[4]
        touch, other = self._touch, seat ^ self._about.turns
        plain, firm, flips = tiles & _PLAIN, tiles & _FIRM, tiles & _FLIPS
        found: dict[int, int] = {}
        for cell, me, reaper, silent, answers, is_mute in self._cells:
            here = 1 << cell
            found[answers] = found.get(answers, 0) | plain
            if firm:
                won = winners(theirs, me, touch, reaper, silent, other)
                found[won] = found.get(won, 0) | firm
            if flips and not is_mute:
                for flip, able in turned(seat, cell, touch, flips):
                    won = winners(theirs ^ flip, me ^ flip, touch | here, reaper, silent, other)
                    found[won] = found.get(won, 0) | able
        return _fewest_first(found)

    def _find_slowly(self, new: int) -> None:
        """What a permanent power changes, or a tile that is moved."""
        mine, theirs, free, ids, seat = self._key
        found = self._found
        other = seat ^ self._about.turns
        for cell, me, _, _, answers, is_mute in self._cells:
            full = me | theirs
            rest = ALL_CELLS ^ full
            for tile in tiles_in(new & _LASTING):
                firm, mute, reaper = marks(ids | tile << ID_BITS * cell, full)
                won = winners(theirs, me, full & ~firm, reaper, bool(rest & mute & ~firm), other)
                found[won] = found.get(won, 0) | 1 << tile
            if not new & _MOVES:
                continue
            found[answers] = found.get(answers, 0) | _MOVES
            if is_mute:
                continue
            for end in BITS[free & ~(1 << cell)]:
                for start in BITS[self._touch]:
                    gone, there = 1 << start, 1 << end
                    moved = ids & WITHOUT[start] | (ids >> ID_BITS * start & ONE_ID) << ID_BITS * end
                    ours = me ^ gone | there if mine & gone else me
                    foes = theirs ^ gone | there if theirs & gone else theirs
                    firm, mute, reaper = marks(moved, ours | foes)
                    won = winners(foes, ours, (ours | foes) & ~firm, reaper, bool(gone & mute & ~firm), other)
                    found[won] = found.get(won, 0) | _MOVES

    def staying(self) -> list[tuple[int, Key]]:
        """Tiles, and a board with as many cells to fill that they lead to; completes `beyond`."""
        if self._staying is None:
            self._staying = self._stay()
        return self._staying

    def prefer(self, stay: tuple[int, Key]) -> None:
        """Put one of those first: what wins with some hands often does so with others."""
        self._staying = [stay, *(each for each in self.staying() if each is not stay)]

    def _stay(self) -> list[tuple[int, Key]]:
        mine, theirs, free, ids, seat = self._key
        up, touch = mine | theirs, self._touch
        live, other = self._about.tiles, seat ^ self._about.turns
        found: list[tuple[int, Key]] = []
        for cell, me, _, _, _, is_mute in self._cells:
            if is_mute:
                continue
            here = 1 << cell
            rest = ALL_CELLS ^ (up | here)
            destroys = self._about.when_full or free != here
            for victim, strikers, banishers, piercers in _HIT[cell]:
                gone = 1 << victim
                if not gone & up:
                    continue
                ours, foes, left = me & ~gone, theirs & ~gone, ids & WITHOUT[victim]
                destroyers = live & (strikers if gone & touch else piercers)
                if destroyers and destroys:
                    if ids >> ID_BITS * victim & ONE_ID == TOWER:
                        self.beyond |= destroyers
                    else:
                        found.append((destroyers, (foes, ours, rest, left, other)))
                if banishers & live and gone & touch:
                    found.append((banishers & live, (foes, ours, rest | gone, left, other)))
        if live & TOWERS:
            for cell in BITS[mine & touch]:
                covered = ids & WITHOUT[cell] | TOWER << ID_BITS * cell
                found.append((TOWERS, (theirs, mine, ALL_CELLS ^ up, covered, other)))
        return found


def _fewest_first(found: dict[int, int]) -> Answers:
    return [(found[answers], answers) for answers in sorted(found, key=int.bit_count)]
