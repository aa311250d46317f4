"""The figures that web/art draws: one for all that the app shows, in four flat inks, and in nothing else."""

import re
from xml.etree import ElementTree

import pytest

from pocketcrowns.games import GAMES
from tests.helpers import ask
from web.art.figures.__main__ import figures
from web.art.figures.icon import emblem

FIGURES = figures()
MARKS = {"p1", "p2", "back-p1", "back-p2", "back-tile", "camp-p1", "camp-p2", "crown", "hold", "seal"}
FILLS = {"ak", "aw", "ac", "ag"}
OUTLINES = {"ao", "as"}
LINES = {"al", "av", "ae"}
SHAPES = {"path", "circle", "ellipse"}
WHAT_A_SHAPE_SAYS = {"class", "d", "cx", "cy", "r", "rx", "ry", "transform", "stroke-width"}

every_figure = pytest.mark.parametrize("name", FIGURES)


def test_all_that_the_catalogue_names_has_a_figure_and_nothing_else_is_drawn() -> None:
    games = ask("catalogue")["games"]
    cards = {card for edition in games["brave-rats"]["editions"].values() for card in edition}
    levels = {f"level-{level}" for game in GAMES for level in games[game]["levels"]}
    tiles = {f"tile-{tile['id']}" for tile in games["r-vs-r"]["tiles"]}
    assert len(cards) >= 9 and len(levels) >= 7 and len(tiles) >= 32
    assert set(FIGURES) == cards | levels | tiles | MARKS


@every_figure
def test_a_figure_is_flat_shapes_in_the_inks_of_the_page(name: str) -> None:
    root = ElementTree.fromstring(f"<svg>{FIGURES[name]['body']}</svg>")
    inside = [element for element in root.iter() if element is not root]
    assert {element.tag for element in inside} <= SHAPES | {"g"}
    assert not any((element.text or "").strip() for element in inside)
    for group in (element for element in inside if element.tag == "g"):
        assert set(group.attrib) == {"transform"}
    shapes = [element for element in inside if element.tag in SHAPES]
    for shape in shapes:
        assert set(shape.attrib) <= WHAT_A_SHAPE_SAYS
        first, *others = shape.attrib["class"].split()
        assert (first in FILLS and set(others) <= OUTLINES and len(others) <= 1) or (first in LINES and not others)
        assert ("stroke-width" in shape.attrib) == (first in LINES or bool(others))
    assert shapes


@every_figure
def test_a_figure_stays_near_its_square(name: str) -> None:
    """A rat may end outside of it at the bottom; a curve far off would be a slip of the pen."""
    height = FIGURES[name]["height"]
    for d in re.findall(r' d="([^"]+)"', str(FIGURES[name]["body"])):
        starts = re.findall(r"M(-?[\d.]+) (-?[\d.]+)", d)
        assert starts and all(-30 <= float(x) <= 270 and -30 <= float(y) <= int(str(height)) + 30 for x, y in starts)


def test_figures_differ_and_are_drawn_alike_each_time() -> None:
    assert len({str(figure["body"]) for figure in FIGURES.values()}) == len(FIGURES)
    assert figures() == FIGURES


def test_the_icon_is_a_figure_in_the_same_inks_with_all_of_it_in_the_middle() -> None:
    root = ElementTree.fromstring(f"<svg>{emblem()}</svg>")
    [ring, disc, cut, figure] = list(root)
    assert [(each.get("cx"), each.get("cy")) for each in (ring, disc)] == [("120", "120")] * 2
    assert float(ring.get("r", "")) <= 96, "launchers may cut what lies outside of it"
    assert cut.tag == "clipPath" and figure.get("clip-path") == f"url(#{cut.get('id')})"
    inks = {ink for each in figure.iter() for ink in each.get("class", "").split()}
    assert inks <= FILLS | OUTLINES | LINES and inks >= FILLS


def test_a_back_is_the_same_upside_down() -> None:
    """So that no card betrays its place: each stripe and each dot has its counterpart, and the crown is there twice."""

    def around(x: str, y: str) -> tuple[float, float]:
        return 240 - float(x), 320 - float(y)

    def number(pairs: list[tuple[str, ...]]) -> list[tuple[float, ...]]:
        return sorted(tuple(map(float, pair)) for pair in pairs)

    stripes = re.findall(
        r"M([\d.]+) ([\d.]+)Q[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)Q", str(FIGURES["back-p1"]["body"]).split("<g")[0]
    )
    dots = re.findall(r'cx="([\d.]+)" cy="([\d.]+)" r="5"', str(FIGURES["back-p2"]["body"]))
    assert len(stripes) > 20 and number(stripes) == sorted((*around(c, d), *around(a, b)) for a, b, c, d in stripes)
    assert len(dots) > 40 and number(dots) == sorted(around(*dot) for dot in dots)
    assert all("rotate(180 120 160)" in str(FIGURES[name]["body"]) for name in ("back-p1", "back-p2"))
