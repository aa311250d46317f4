"""The best of all placements at a glance: what looking one placement ahead says, without building what follows.

Most positions that a search meets are looked at just once, so this is where its time goes. It finds the same as
`moves.children` with `Scores.value` (a test compares them), and leaves to them what is rare: a Sage on the board
or in hand, a fallen Tower, a last cell, an empty board, hands that are nearly empty.
"""

from typing import Final

from .moves import Rest, power_of, tiles_in
from .position import (
    AHEAD,
    AHEAD_OF,
    AIMS,
    ALL_CELLS,
    ALL_TILES,
    BITS,
    COUNT,
    DISCARD,
    FIRM,
    FLIP,
    ID_BITS,
    KIND,
    NONE,
    ON_BOARD,
    ONE_ID,
    REACH,
    REAPERS,
    SHIELDING,
    STRIKE,
    TOWER,
    TOWERS,
    WITHOUT,
    Compact,
    Rules,
    marks_of,
)
from .value import ALLY, REAPER, SHIELD, Scores

FEW: Final = 3  # with so many tiles left to it no seat can lose its placement (RV19) in one turn
_SHIELDERS: Final = sum(1 << tile for tile in SHIELDING)


def glance(pos: Compact, rules: Rules, scores: Scores, beta: int) -> tuple[int, int] | None:
    """The best score of a child for the seat to act and the child's place; stops at one of `beta` or more.

    None where looking closer is needed. Nothing that it finds is certain.
    """
    mine, theirs, down, ids, hand, foe, neutral, seat = pos
    up = mine | theirs
    free = ALL_CELLS & ~(up | down)
    firm, shields, silence, reaper = marks_of(ids & ON_BOARD)
    tiles = hand | neutral
    if (
        shields
        or not up
        or not free & free - 1
        or tiles & _SHIELDERS
        or ((foe | neutral) & ~TOWERS).bit_count() < FEW
        or (down and ids >> ID_BITS * (down.bit_length() - 1) & ONE_ID == TOWER)
    ):
        return None
    mute = 0
    for table, where in silence:
        mute |= table[where & up]
    mute &= ~firm
    touch = up & ~firm
    base = ids
    for cell in BITS[down]:
        base &= WITHOUT[cell]
        if rules.names:
            base |= 1 << DISCARD + (ids >> ID_BITS * cell & ONE_ID)
    reaper &= up
    count = COUNT[up]
    turn = 0 if not reaper else 2 * REAPER if reaper & mine else -2 * REAPER  # what rotating the Reaper changes
    still = ALLY * (COUNT[mine] - COUNT[theirs] + 1) - turn // 2
    still += SHIELD * (COUNT[mine & firm] - COUNT[theirs & firm])
    if scores.ahead:
        still += ALLY * scores.ahead[seat]
    estimate = scores.estimate  # of what follows, where the other seat is the one to act
    placed, destroyed = still - estimate.to_act[count + 1], still - estimate.to_act[count]
    # Of a placement, and of one that destroys a tile or takes no cell.
    worth, worth_struck = estimate.faced[count + 1], estimate.faced[count]
    shared, shared_struck = estimate.shared[count + 1], estimate.shared[count]
    foes, foes_struck = estimate.own[count + 1][foe], estimate.own[count][foe]
    best, place, number = -(1 << 30), -1, -1
    for tile in tiles_in(tiles):
        bit = 1 << tile
        after_hand, after_neutral = (hand ^ bit, neutral) if hand & bit else (hand, neutral ^ bit)
        kind = KIND[tile]
        plain = placed + worth[after_hand] - foes - shared[after_neutral]
        struck = destroyed + worth_struck[after_hand] - foes_struck - shared_struck[after_neutral]
        if tile == TOWER:
            for cell in BITS[mine & touch]:
                number += 1
                here = 1 << cell
                # It takes no cell; a Reaper beneath it no longer counts (RV4).
                score = struck - ALLY + SHIELD + (REAPER if here & reaper else 0)
                if score > best:
                    best, place = score, number
                    if best >= beta:
                        return best, place
            continue
        if tile in FIRM:
            plain += SHIELD
        elif tile in REAPERS:
            plain -= REAPER
        for cell in BITS[free]:
            here = 1 << cell
            number += 1
            if plain > best:
                best, place = plain, number
                if best >= beta:
                    return best, place
            if kind == NONE or here & mute:
                continue
            if kind in (FLIP, AHEAD):
                aims = AIMS[tile][cell] if kind == FLIP else (("up", AHEAD_OF[seat][cell]),)
                for _, reached in aims:
                    flip = reached & touch
                    if flip:
                        number += 1
                        score = plain + 2 * ALLY * (COUNT[flip & theirs] - COUNT[flip & mine])
                        if flip & reaper:
                            score += turn
                        if score > best:
                            best, place = score, number
                            if best >= beta:
                                return best, place
            elif kind == STRIKE:
                if up | here != ALL_CELLS if rules.when_full else free != here:
                    for victim in BITS[REACH[tile][cell] & touch]:
                        number += 1
                        gone = 1 << victim
                        score = struck + (ALLY if gone & theirs else -ALLY)
                        if gone & reaper:
                            score += turn // 2
                        if score > best:
                            best, place = score, number
                            if best >= beta:
                                return best, place
            else:
                may_destroy = up | here != ALL_CELLS if rules.when_full else free != here
                laid = (mine | here, theirs, free & ~here, touch | here, firm & up, mute, may_destroy)
                new = base | rules.written(tile) << ID_BITS * cell
                rest: Rest = (new, ids >> DISCARD & ALL_TILES, after_hand, foe, after_neutral, seat)
                for _, own, others, fallen, put, held, others_hand, middle in power_of(tile, cell, laid, rest, rules):
                    number += 1
                    child = (others, own, fallen, put, others_hand, held, middle, 1 - seat)
                    score = -scores.value(child)[0]
                    if score > best:
                        best, place = score, number
                        if best >= beta:
                            return best, place
    return best, place
