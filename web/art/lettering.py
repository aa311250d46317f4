"""The faces of the app, from what their makers ship: `python -m web.art.lettering FOLDER`.

The text face has the weights that are used and no others, which is three fifths of it, and a zero without a stroke.

Atkinson Hyperlegible Next offers no other zero. The stroke leaves two quarters of the hole as they would be without it,
so one of them, mirrored, is the whole hole, at every weight.

The title face of embeds has what titles there are written with, in capitals, and weighs a third.
"""

import sys
from itertools import pairwise
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates, flagOnCurve
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta

Point = tuple[float, float]

PACKAGES = Path(__file__).parents[1] / "node_modules"
TEXT = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"
TITLE = "@fontsource/cinzel/files/cinzel-latin-700-normal.woff2"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÀÂÇÉÈÊËÎÏÔÙÛŒ"
SIGNS = "0123456789 \u00a0.,:;!?’-+()·"
WEIGHTS = 400, 700  # from and to, as style/fonts.css has it
ZERO = "zero"
PHANTOM = 4  # points of a glyph that are no outline: its metrics


def hole(quarter: list[Point]) -> list[Point]:
    """The contour that the quarter at the lower left belongs to, given from its left to its bottom."""
    (_, y), (x, _) = quarter[0], quarter[-1]
    right = [(2 * x - a, b) for a, b in reversed(quarter)]
    top_right = [(a, 2 * y - b) for a, b in reversed(right)]
    top_left = [(a, 2 * y - b) for a, b in quarter][::-1]
    parts = [right, top_right, top_left, quarter]
    assert all(one[-1] == other[0] for one, other in pairwise([*parts, parts[0]]))
    return [point for part in parts for point in part[:-1]]


def without_stroke(font: TTFont) -> None:
    """Draw the zero of `font` anew."""
    glyph = font["glyf"][ZERO]
    points, ends, flags = list(glyph.coordinates), list(glyph.endPtsOfContours), list(glyph.flags)
    if len(ends) != 3:
        raise SystemExit(f"the zero has {len(ends)} contours instead of a ring and two holes: is it another one now?")
    outer, first = ends[0] + 1, range(ends[0] + 1, ends[1] + 1)
    left = min(first, key=lambda each: (points[each][0], not flags[each] & flagOnCurve))
    at = [*range(left, first.stop), first.start]
    assert all(points[one][0] <= points[other][0] for one, other in pairwise(at)), "the quarter runs to the right"

    def drawn_anew(old: list[Point]) -> list[Point]:
        return [*old[:outer], *hole([old[each] for each in at])]

    for variation in font["gvar"].variations[ZERO]:
        moved = iup_delta(variation.coordinates, [*points, *[(0, 0)] * PHANTOM], ends)
        variation.coordinates = [*drawn_anew(moved), *moved[-PHANTOM:]]
    curve = [flags[each] for each in at]
    ring = [*curve[::-1][:-1], *curve[:-1], *curve[::-1][:-1], *curve[:-1]]
    glyph.coordinates = GlyphCoordinates(drawn_anew(points))
    glyph.flags = type(glyph.flags)([*flags[:outer], *ring])
    glyph.endPtsOfContours = [outer - 1, len(glyph.coordinates) - 1]
    glyph.numberOfContours = 2
    glyph.removeHinting()
    glyph.recalcBounds(font["glyf"])


def in_capitals(font: TTFont) -> None:
    """Leave nothing in `font` but what titles are written with; a small letter looks like its capital."""
    for table in font["cmap"].tables:
        table.cmap.update({ord(each.lower()): table.cmap[ord(each)] for each in CAPITALS if ord(each) in table.cmap})
    subsetter = Subsetter(Options(hinting=False, layout_features=[]))
    subsetter.populate(text=CAPITALS + CAPITALS.lower() + SIGNS)
    subsetter.subset(font)


def main(folder: str) -> None:
    """Write the faces."""
    font = TTFont(PACKAGES / TEXT, recalcTimestamp=False)
    without_stroke(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    font.save(Path(folder, "atkinson-hyperlegible-next.woff2"))
    font = TTFont(PACKAGES / TITLE, recalcTimestamp=False)
    in_capitals(font)
    font.flavor = "woff2"
    font.save(Path(folder, "titles.woff2"))


if __name__ == "__main__":
    main(*sys.argv[1:])
