"""Zero-sum matrix games: known values, and for any matrix two mixes that prove each other."""

import itertools
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pocketcrowns.players.duel.matrix_game import GAP, loss_bounds, losses, solution, value
from tests.players.duel import kernels

entries = st.one_of(st.integers(-2, 2).map(float), st.floats(-1, 1, allow_nan=False, width=32))
shapes = st.tuples(st.integers(1, 9), st.integers(1, 9))
matrices = shapes.flatmap(
    lambda shape: st.lists(
        st.lists(entries, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0]
    )
)

KNOWN = [
    ("matching pennies", [[1, -1], [-1, 1]], 0, [0.5, 0.5]),
    ("paper, scissors, stone", [[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3]),
    ("a saddle point", [[4, 1, 3], [2, 0, 5], [3, 2, 6]], 2, [0, 0, 1]),
    ("one row", [[3, -1, 2]], -1, [1]),
    ("two by two", [[3, 0], [1, 2]], 1.5, [0.25, 0.75]),
]


@pytest.mark.parametrize("name, rows, worth, mix", KNOWN, ids=[each[0] for each in KNOWN])
def test_known_games(name: str, rows: list[list[float]], worth: float, mix: list[float]) -> None:
    assert value(rows) == pytest.approx(worth)
    found, row_mix, _ = solution(rows)
    assert found == pytest.approx(worth) and row_mix == pytest.approx(mix)


def test_morra() -> None:
    """Three-finger Morra, with many degenerate pivots: a fair game."""
    choices = list(itertools.product(range(1, 4), repeat=2))
    rows = [[(a + c) * ((b == c) - (d == a)) for c, d in choices] for a, b in choices]
    assert value(rows) == pytest.approx(0, abs=GAP)


@given(matrices, st.floats(0, 0.1), st.randoms(use_true_random=False))
def test_a_loss_is_within_its_bounds_whatever_the_rounding(rows: list[list[float]], off_by: float, rng: Random) -> None:
    rows = [[max(-1.0, min(1.0, entry)) for entry in row] for row in rows]
    rounded = [[max(-1.0, min(1.0, entry + rng.uniform(-off_by, off_by))) for entry in row] for row in rows]
    row = rng.randrange(len(rows))
    least, most = loss_bounds(rounded, row, off_by)
    assert 0 <= least <= losses(rows)[row] + GAP and losses(rows)[row] <= most + GAP


def test_bounds_of_a_loss_close_in_on_it() -> None:
    """Paper, scissors, stone with a fourth choice that loses half a victory against the only best mix."""
    rows = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0], [-0.5, -0.5, -0.5]]
    for off_by, width in ((0.0, 0.002), (0.001, 0.02)):
        least, most = loss_bounds(rows, 3, off_by)
        assert least <= 0.5 <= most and most - least <= width


@given(matrices)
def test_the_mixes_prove_the_value(rows: list[list[float]]) -> None:
    found, row_mix, column_mix = solution(rows)
    for mix in (row_mix, column_mix):
        assert min(mix) >= 0 and sum(mix) == pytest.approx(1)
    promised = min(sum(p * a for p, a in zip(row_mix, column, strict=True)) for column in zip(*rows, strict=True))
    conceded = max(sum(q * a for q, a in zip(column_mix, row, strict=True)) for row in rows)
    assert promised - GAP <= found <= conceded + GAP and conceded - promised <= GAP
    assert value(rows) == pytest.approx(found, abs=GAP)


@given(matrices)
def test_a_mirrored_game_has_the_opposite_value(rows: list[list[float]]) -> None:
    mirrored = [[-entry for entry in column] for column in zip(*rows, strict=True)]
    assert value(mirrored) == pytest.approx(-value(rows), abs=GAP)


few = st.integers(1, 4)
coarse = st.sampled_from([Fraction(n, 3) for n in range(-3, 4)])
small = st.tuples(few, few).flatmap(
    lambda shape: st.lists(st.lists(coarse, min_size=shape[1], max_size=shape[1]), min_size=shape[0], max_size=shape[0])
)


@given(small)
def test_a_row_loses_what_it_does_against_the_optimal_mix_that_is_worst_for_it(rows: list[list[Fraction]]) -> None:
    """Few different entries, so that most games have many optimal mixes."""
    _, expected = kernels.losses(rows)
    assert losses([[float(entry) for entry in row] for row in rows]) == pytest.approx(expected, abs=GAP)


@given(matrices)
def test_what_an_optimal_mix_chooses_loses_nothing(rows: list[list[float]]) -> None:
    found, row_mix, column_mix = solution(rows)
    for lost, p, row in zip(losses(rows), row_mix, rows, strict=True):
        assert lost >= found - sum(q * a for q, a in zip(column_mix, row, strict=True)) - 1e-6
        assert lost <= 1e-6 or p <= 1e-6
