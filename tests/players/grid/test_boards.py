"""Boards with two cells to fill; that what they tell is true, test_endgame.py tries."""

from pocketcrowns.players.grid.boards import SLOW, About, Board
from pocketcrowns.players.grid.moves import tiles_in
from pocketcrowns.players.grid.position import ALL_CELLS, ALL_TILES, ON_BOARD, Rules, compact, lasting
from tests.r_vs_r.drawing import random_states


def told(board: Board, tiles: int) -> dict[int, int]:
    """By what wins at once for the other seat, those of these tiles that allow it."""
    return {answers: able & tiles for able, answers in board.slow(tiles) if able & tiles}


def test_a_tile_that_is_asked_about_later_is_told_the_same() -> None:
    compared = 0
    about = About.of(False, ALL_TILES)
    for seed in range(10):
        for state in random_states("standard", seed):
            mine, theirs, down, ids, _, _, _, seat = compact(state.position, Rules())
            free = ALL_CELLS & ~(mine | theirs)
            if down or free.bit_count() != 2:
                continue
            key = mine, theirs, free, lasting(ids & ON_BOARD), seat
            asked = Board(key, about)
            for tile in tiles_in(SLOW):
                assert told(asked, 1 << tile) == told(Board(key, about), 1 << tile)
            assert told(asked, SLOW) == told(Board(key, about), SLOW)
            compared += 1
    assert compared > 10
