"""The zero of the text face, as it is shipped: a ring without a stroke, at every weight and in tables too."""

import pytest
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from tests.amounts import slowly
from tests.helpers import ROOT

pytestmark = pytest.mark.browser  # it needs what the build made


@pytest.mark.parametrize("weight", slowly(400, 550, 700))
def test_a_zero_is_a_ring(weight):
    [path] = (ROOT / "dist/a").glob("atkinson-hyperlegible-next-*.woff2")
    glyphs = instantiateVariableFont(TTFont(path), {"wght": weight})["glyf"]
    assert glyphs["zero"].numberOfContours == 2
    assert [part.glyphName for part in glyphs["zero.tf"].components] == ["zero"]
    points, _, _ = glyphs["zero"].getCoordinates(glyphs)
    rings = [points[:16], points[16:]]
    middles = [[(min(axis) + max(axis)) / 2 for axis in zip(*ring, strict=True)] for ring in rings]
    assert middles[0] == pytest.approx(middles[1], abs=2), "the hole is in the middle"
    outer, inner = ([max(axis) - min(axis) for axis in zip(*ring, strict=True)] for ring in rings)
    assert all(0 < hole < whole for whole, hole in zip(outer, inner, strict=True))
