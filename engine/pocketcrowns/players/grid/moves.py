"""What may follow in a round of R vs R in its compact form: the children of a position, and how a round ends."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from ...core.actions import AGAIN, TO, Placement, placement
from ...r_vs_r.grid import CELLS
from ...r_vs_r.targets import HIDDEN
from .position import (
    AHEAD,
    AHEAD_OF,
    AIMS,
    ALL_CELLS,
    ALL_TILES,
    BACK,
    BANISH,
    BITS,
    CITIZEN_SET,
    COUNT,
    COVERED,
    COVERED_BITS,
    DISCARD,
    DRAW,
    FLIP,
    ID_BITS,
    KILL,
    KIND,
    MOVE,
    NONE,
    ON_BOARD,
    ONE_ID,
    PIERCE,
    REACH,
    RECALL,
    RETURNED,
    STRIKE,
    TILE_IDS,
    TOWER,
    TOWERS,
    WAKE,
    WITHOUT,
    Compact,
    Rules,
    marks_of,
)

# What a power leaves behind: (ARG, mine, theirs, newly down, ids, hand, foe, neutral).
After: TypeAlias = tuple[str, int, int, int, int, int, int, int]

_NOT_COVERED: Final = ~((1 << COVERED_BITS) - 1 << COVERED)


def tiles_in(tiles: int) -> list[int]:
    """The tiles of a set, lowest number first."""
    found = []
    while tiles:
        low = tiles & -tiles
        found.append(low.bit_length() - 1)
        tiles ^= low
    return found


def marks(ids: int, up: int) -> tuple[int, int, int]:
    """The cells with a shield, those that are silenced, the Reaper's."""
    firm, shields, silence, reaper = marks_of(ids)
    for table, where in shields:
        firm |= table[where & up]
    mute = 0
    for table, where in silence:
        mute |= table[where & up]
    return firm, mute, reaper & up


def shielded(pos: Compact) -> int:
    """The face-up tiles with a shield (RV4, RV7)."""
    up = pos[0] | pos[1]
    return marks(pos[3] & ON_BOARD, up)[0] & up


def result(pos: Compact) -> int | None:
    """None while the round goes on; else 1 + the margin in points, negative if the seat to act has lost (RV19, RV20).

    The winner of a round that the Reaper or the lack of a placement decided may have no ally: a margin of 0.
    """
    mine, theirs = pos[0], pos[1]
    up = mine | theirs
    if up == ALL_CELLS:
        reaper = marks_of(pos[3] & ON_BOARD)[3]
        if reaper:
            return -1 - COUNT[theirs] if reaper & mine else 1 + COUNT[mine]
        lead = COUNT[mine] - COUNT[theirs]
        return lead + 1 if lead > 0 else lead - 1
    tiles = pos[4] | pos[6]
    if (tiles & ~TOWERS and up | pos[2] != ALL_CELLS) or (tiles & TOWERS and mine & ~shielded(pos)):
        return None
    return -1 - COUNT[theirs]


def each_child(pos: Compact, rules: Rules, names: list[str] | None = None, only: int = ALL_TILES) -> Iterator[Compact]:
    """Every position after one placement, from the other seat's side and at the start of its turn.

    `only`: those of these tiles. `names` is given to be filled with the actions in the same order; an
    Assassin's hidden victim is named openly here.
    """
    mine, theirs, down, ids, hand, foe, neutral, seat = pos
    up = mine | theirs
    free = ALL_CELLS & ~(up | down)
    firm, mute, _ = marks(ids & ON_BOARD, up)
    mute &= ~firm
    touch = up & ~firm
    other = 1 - seat
    # What lay face down goes when the other seat's turn begins; it blocks its cell until then and nothing touches it.
    base, back_mine, back_theirs = (ids, 0, 0) if not down else _cleared(ids, down, seat, rules)
    tiles = hand | neutral if up | down else CITIZEN_SET
    for tile in tiles_in(tiles & only):
        bit = 1 << tile
        after_hand, after_neutral = (hand ^ bit, neutral) if hand & bit else (hand, neutral ^ bit)
        kept = base & ~(bit << RETURNED)
        if tile == TOWER:
            for cell in BITS[mine & touch]:
                under = ids >> ID_BITS * cell & ONE_ID
                covering = (1 | under << 1 | seat << 1 + ID_BITS) << COVERED
                new = kept & WITHOUT[cell] | tile << ID_BITS * cell | covering
                if names is not None:
                    names.append(Placement(TILE_IDS[tile], CELLS[cell]).action)
                yield theirs | back_theirs, mine | back_mine, 0, new, foe, after_hand, after_neutral, other
            continue
        kind = KIND[tile]
        written = rules.written(tile)
        for cell in BITS[free]:
            here = 1 << cell
            me = mine | here
            new = kept | written << ID_BITS * cell
            if names is not None:
                names.append(Placement(TILE_IDS[tile], CELLS[cell]).action)
            yield theirs | back_theirs, me | back_mine, 0, new, foe, after_hand, after_neutral, other
            if kind == NONE or here & mute:
                continue
            if kind == FLIP:
                for name, reached in AIMS[tile][cell]:
                    flip = reached & touch
                    if flip:
                        if names is not None:
                            names.append(Placement(TILE_IDS[tile], CELLS[cell], name).action)
                        own, others = me ^ flip | back_mine, theirs ^ flip | back_theirs
                        yield others, own, 0, new, foe, after_hand, after_neutral, other
                continue
            may_destroy = up | here != ALL_CELLS if rules.when_full else free != here
            if kind == STRIKE:
                if may_destroy:
                    for victim in BITS[REACH[tile][cell] & touch]:
                        gone = 1 << victim
                        if names is not None:
                            names.append(Placement(TILE_IDS[tile], CELLS[cell], CELLS[victim]).action)
                        own, others = me & ~gone | back_mine, theirs & ~gone | back_theirs
                        yield others, own, gone, new, foe, after_hand, after_neutral, other
                continue
            laid = (me, theirs, free & ~here, touch | here & ~firm, firm & (up | here), mute, may_destroy)
            rest = (new, ids >> DISCARD & ALL_TILES, after_hand, foe, after_neutral, seat)
            for target, own, others, fallen, *left in power_of(tile, cell, laid, rest, rules):
                put, held, others_hand, middle = left
                if names is not None:
                    names.append(Placement(TILE_IDS[tile], CELLS[cell], target).action)
                yield others | back_theirs, own | back_mine, fallen, put, others_hand, held, middle, other


def children(pos: Compact, rules: Rules, names: list[str] | None = None) -> list[Compact]:
    """All that `each_child` finds."""
    return list(each_child(pos, rules, names))


def _cleared(ids: int, down: int, seat: int, rules: Rules) -> tuple[int, int, int]:
    """`ids` once the tiles that the other seat destroyed have gone, and what a Tower among them covered (RV5, RV15)."""
    mine = theirs = 0
    for cell in BITS[down]:
        tile = ids >> ID_BITS * cell & ONE_ID
        ids &= WITHOUT[cell]
        if rules.names:
            ids |= 1 << DISCARD + tile
        covered = ids >> COVERED
        if tile == TOWER and covered & 1:
            ids = ids & _NOT_COVERED | (covered >> 1 & ONE_ID) << ID_BITS * cell
            if covered >> 1 + ID_BITS & 1 == seat:
                mine |= 1 << cell
            else:
                theirs |= 1 << cell
    return ids, mine, theirs


# (mine, theirs, free, touchable, shielded, silenced, may_destroy) and (ids, discard, hand, foe, neutral, seat).
Laid: TypeAlias = tuple[int, int, int, int, int, int, bool]
Rest: TypeAlias = tuple[int, int, int, int, int, int]


def power_of(tile: int, cell: int, laid: Laid, rest: Rest, rules: Rules) -> Iterator[After]:
    """What the instant power of a tile may do from a cell, once the tile of this turn lies on the board."""
    mine, theirs, free, touch, firm, mute, may_destroy = laid
    ids, discard, hand, foe, neutral, seat = rest
    kind = KIND[tile]
    if kind in (FLIP, AHEAD):
        aims = AIMS[tile][cell]
        if kind == AHEAD:
            faces = seat if mine >> cell & 1 or rules.by_player else 1 - seat
            aims = (("up", AHEAD_OF[faces][cell]),)
        for name, reached in aims:
            flip = reached & touch
            if flip:
                yield name, mine ^ flip, theirs ^ flip, 0, ids, hand, foe, neutral
    elif kind in (STRIKE, PIERCE):
        if may_destroy:
            for victim in BITS[REACH[tile][cell] & (firm if kind == PIERCE else touch)]:
                gone = 1 << victim
                yield CELLS[victim], mine & ~gone, theirs & ~gone, gone, ids, hand, foe, neutral
    elif kind == BANISH:
        for victim in BITS[REACH[tile][cell] & touch]:
            gone, put_out = 1 << victim, ids & WITHOUT[victim]
            if rules.names:
                put_out |= 1 << DISCARD + (ids >> ID_BITS * victim & ONE_ID)
            yield CELLS[victim], mine & ~gone, theirs & ~gone, 0, put_out, hand, foe, neutral
    elif kind == MOVE:
        for start in BITS[touch & ~(1 << cell)]:
            gone, moved = 1 << start, ids >> ID_BITS * start & ONE_ID
            lifted = ids & WITHOUT[start]
            for end in BITS[free]:
                new, there = lifted | moved << ID_BITS * end, 1 << end
                name = f"{CELLS[start]}{TO}{CELLS[end]}"
                if mine & gone:
                    yield name, mine ^ gone | there, theirs, 0, new, hand, foe, neutral
                else:
                    yield name, mine, theirs ^ gone | there, 0, new, hand, foe, neutral
    elif kind == KILL:
        for victim in tiles_in(foe):
            returned = ids >> RETURNED & 1 << victim
            put_out = ids ^ (returned << RETURNED | returned << DISCARD)
            yield TILE_IDS[victim], mine, theirs, 0, put_out, hand, foe ^ 1 << victim, neutral
    elif kind == DRAW:
        for drawn in tiles_in(neutral):
            yield TILE_IDS[drawn], mine, theirs, 0, ids, hand | 1 << drawn, foe, neutral ^ 1 << drawn
    elif kind == RECALL:
        for drawn in tiles_in(discard):
            put_back = ids ^ (1 << DISCARD + drawn | 1 << RETURNED + drawn)
            yield TILE_IDS[drawn], mine, theirs, 0, put_back, hand | 1 << drawn, foe, neutral
    elif kind == BACK:
        for victim in BITS[mine & touch & ~(1 << cell)]:
            gone, drawn = 1 << victim, ids >> ID_BITS * victim & ONE_ID
            lifted = ids & WITHOUT[victim] | 1 << RETURNED + drawn
            yield CELLS[victim], mine ^ gone, theirs, 0, lifted, hand | 1 << drawn, foe, neutral
    elif kind == WAKE:
        for near in BITS[REACH[tile][cell] & touch & ~mute]:
            for name, m, t, down, i, h, f, n in power_of(ids >> ID_BITS * near & ONE_ID, near, laid, rest, rules):
                yield f"{CELLS[near]}{AGAIN}{name}", m, t, down, i, h, f, n


def veiled(action: str, hidden: frozenset[str]) -> str:
    """The action as its player may write it: an Assassin's victim that only its owner knows is `hidden` (RV14)."""
    placed = placement(action)
    *way, last = (placed.target or "").split(AGAIN)
    return placed._replace(target=AGAIN.join([*way, HIDDEN])).action if last in hidden else action
