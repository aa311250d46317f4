"""The figures in the page: drawn once, used wherever a card, a clan or an opponent stands, in the inks of the theme."""

import pytest
from playwright.sync_api import expect

from web.art.figures.opponents import OPPONENTS
from web.art.figures.rats import RATS

from .waiting import wait_until
from .walk import show

IDS = "() => [...document.querySelectorAll('[id]')].map((each) => each.id)"
USED = "() => [...document.querySelectorAll('#app use')].map((each) => each.getAttribute('href'))"
# Of every shape of the sprite, what paints it.
PAINTS = """() => [...document.querySelectorAll('defs > g[id] :is(path, circle, ellipse)')].flatMap((shape) => {
    const { fill, stroke } = getComputedStyle(shape);
    return [fill, stroke];
})"""
INKS = """(names) => names.map((name) => {
    const probe = Object.assign(document.createElement('i'), { style: `color: var(--art-${name})` });
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
})"""


def test_every_figure_is_in_the_page_once_and_each_use_finds_its_own(table):
    ids = table.page.evaluate(IDS)
    assert len(set(ids)) == len(ids)
    assert sum(each.startswith("figure-") for each in ids) == len(RATS) + len(OPPONENTS) + 7 + 2  # marks, posters
    for screen in ("home", "cards", "new", "opponents", "beats", "glossary", "learn"):
        show(table.page, screen=screen, game="brave-rats")
        expect(table.page.locator("#app use").first).to_be_attached()
        used = {href.removeprefix("#") for href in table.page.evaluate(USED)}
        wait_until(table.page, lambda used=used: used <= set(table.page.evaluate(IDS)), f"the figures of {screen}")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_figure_has_the_four_inks_of_the_theme_and_no_other_paint(table, theme):
    table.page.emulate_media(color_scheme=theme)
    table.page.reload()
    inks = table.page.evaluate(INKS, ["key", "cut", "clan", "gold"])
    assert len(set(inks)) == 4
    paints = set(table.page.evaluate(PAINTS))
    assert paints == {*inks, "none"}


def test_cards_show_their_rat_in_the_clans_colour_and_two_face_each_other(table):
    table.new_game(level=1)
    names = table.page.locator(".hand .card use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    assert len(set(names)) == 8
    table.lock(3)
    table.wait_for("verdict")
    left, right = table.page.locator(".fighter .card:not(.back) > .icon").all()
    scale = "(each) => getComputedStyle(each).scale"
    assert (left.evaluate(scale), right.evaluate(scale)) == ("none", "-1 1")
    cloth = "(each) => getComputedStyle(each).getPropertyValue('--art-clan')"
    assert left.evaluate(cloth) != right.evaluate(cloth)


def test_a_fault_of_ours_in_drawing_the_tiles_is_told(table, faults):
    """Only that the drawings do not come is expected."""
    page = table.page
    page.evaluate("() => { document.body.insertAdjacentHTML = () => { throw new RangeError('no ink'); }; }")
    show(page, screen="cards", game="r-vs-r")
    wait_until(page, lambda: faults, "the fault")
    expect(page.locator("main li").first).to_be_visible()
    assert len(faults) == 1 and "no ink" in faults.pop()
