"""The geometry of the nine cells: neighbours, straight lines, what lies ahead, and the symmetries of it all."""

from itertools import product

import pytest

from pocketcrowns.r_vs_r.grid import ABOVE, BESIDES, CELLS, DIAGONAL, DIRECTIONS, EIGHT, NUMBER, ORTHOGONAL, RAYS
from tests.r_vs_r.symmetries import SYMMETRIES

# Row 3 first, as p1 sees the table.
NEAR = {
    "a3": ("b3 a2", "b2"),
    "b3": ("a3 c3 b2", "a2 c2"),
    "c3": ("b3 c2", "b2"),
    "a2": ("a3 a1 b2", "b3 b1"),
    "b2": ("a2 c2 b1 b3", "a1 a3 c1 c3"),
    "c2": ("c3 c1 b2", "b3 b1"),
    "a1": ("a2 b1", "b2"),
    "b1": ("a1 c1 b2", "a2 c2"),
    "c1": ("b1 c2", "b2"),
}
LINES = {
    "a1": {"n": "a2 a3", "ne": "b2 c3", "e": "b1 c1"},
    "b1": {"n": "b2 b3", "ne": "c2", "e": "c1", "w": "a1", "nw": "a2"},
    "c1": {"n": "c2 c3", "w": "b1 a1", "nw": "b2 a3"},
    "a2": {"n": "a3", "ne": "b3", "e": "b2 c2", "se": "b1", "s": "a1"},
    "b2": {"n": "b3", "ne": "c3", "e": "c2", "se": "c1", "s": "b1", "sw": "a1", "w": "a2", "nw": "a3"},
    "c2": {"n": "c3", "s": "c1", "sw": "b1", "w": "b2 a2", "nw": "b3"},
    "a3": {"e": "b3 c3", "se": "b2 c1", "s": "a2 a1"},
    "b3": {"e": "c3", "se": "c2", "s": "b2 b1", "sw": "a2", "w": "a3"},
    "c3": {"s": "c2 c1", "sw": "b2 a1", "w": "b3 a3"},
}
every_cell = pytest.mark.parametrize("cell", CELLS)


def names(cells: tuple[int, ...]) -> list[str]:
    return [CELLS[cell] for cell in cells]


def test_the_cells_run_from_a1_at_the_left_of_p1_to_c3() -> None:
    assert CELLS == ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    assert {name: CELLS[number] for name, number in NUMBER.items()} == {name: name for name in CELLS}
    assert list(DIRECTIONS) == ["n", "ne", "e", "se", "s", "sw", "w", "nw"]


@every_cell
def test_each_cell_has_exactly_these_neighbours(cell: str) -> None:
    orthogonal, diagonal = (set(near.split()) for near in NEAR[cell])
    number = NUMBER[cell]
    assert sorted(names(ORTHOGONAL[number])) == sorted(orthogonal)
    assert sorted(names(DIAGONAL[number])) == sorted(diagonal)
    assert sorted(names(EIGHT[number])) == sorted(orthogonal | diagonal)
    assert set(names(BESIDES[number])) == {near for near in orthogonal if near[1] == cell[1]}


@every_cell
def test_each_line_runs_to_the_edge_nearest_cell_first(cell: str) -> None:
    lines = {direction: " ".join(names(cells)) for direction, cells in RAYS[NUMBER[cell]].items() if cells}
    assert lines == LINES[cell] and set(RAYS[NUMBER[cell]]) == set(DIRECTIONS)


@every_cell
def test_above_is_the_next_row_away_from_the_player_whom_a_tile_faces(cell: str) -> None:
    near = {*NEAR[cell][0].split(), *NEAR[cell][1].split()}
    for seat, step in (("p1", 1), ("p2", -1)):
        ahead = {name for name in near if int(name[1]) == int(cell[1]) + step}
        assert set(names(ABOVE[seat][NUMBER[cell]])) == ahead


def test_a_neighbour_is_a_neighbour_both_ways() -> None:
    for reach in (ORTHOGONAL, DIAGONAL, EIGHT, BESIDES):
        for one, two in product(range(9), range(9)):
            assert (one in reach[two]) == (two in reach[one])


def test_the_board_has_eight_different_symmetries_and_each_keeps_neighbours_and_lines() -> None:
    assert len({tuple(symmetry.cell(name) for name in CELLS) for symmetry in SYMMETRIES.values()}) == 8
    for symmetry in SYMMETRIES.values():
        assert sorted(map(symmetry.cell, CELLS)) == sorted(CELLS)
        assert sorted(map(symmetry.direction, DIRECTIONS)) == sorted(DIRECTIONS)
        for cell in CELLS:
            there = NUMBER[symmetry.cell(cell)]
            for reach in (ORTHOGONAL, DIAGONAL, EIGHT):
                moved = {symmetry.cell(near) for near in names(reach[NUMBER[cell]])}
                assert moved == set(names(reach[there]))
            for direction, line in RAYS[NUMBER[cell]].items():
                assert [symmetry.cell(near) for near in names(line)] == names(
                    RAYS[there][symmetry.direction(direction)]
                )
