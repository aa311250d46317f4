"""Embeds in frames as the builder's snippets write them: their heights, what they fetch, and a page full of them."""

import gzip
import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from tests.amounts import slowly
from tests.helpers import ROOT

from .conftest import DIST
from .engines.blog import Blog
from .published import published
from .test_embeds import VIEWS

BUDGET = 60_000  # bytes, after gzip
HEAVIEST = "a puzzle of cards"
FILLED = 0.7  # of a frame, at least, by what is in it
READING = published("t", "brave-rats", show="ruling")
OEMBED = {path.stem: json.loads(path.read_text("utf-8")) for path in (DIST / "oembed").glob("*.json")}
[OF_TILES] = re.findall('#(.+?)"', OEMBED["ruling-rv1.en"]["html"])
ALL = {**VIEWS, "a ruling of tiles": OF_TILES}
SCRIPT = """
    import { heightOf, snippetsOf } from "./web/js/embedding/snippets.js";
    import { readLink } from "./web/js/links/index.js";
    const [site, look, ...links] = process.argv.slice(1);
    const words = { title: "Title", alt: "Alt" };
    const looks = JSON.parse(look);
    const snippet = (link) =>
        snippetsOf(site, link, looks, { ...words, height: heightOf(readLink(`#${link}`), looks.controls) }).iframe;
    console.log(JSON.stringify(links.map(snippet)));
"""
NATURAL = """() => {
    document.documentElement.removeAttribute("data-fill");
    return document.querySelector("#app").getBoundingClientRect().height;
}"""
SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"
# The usual run shows every fourth view, from the last one on.
step = pytest.mark.parametrize("step", slowly(-4, -1))


@pytest.fixture
def blog(site):
    blog = Blog(site)
    yield blog
    blog.close()


def snippets(blog: Blog, **look: str) -> dict[str, str]:
    """What the builder writes for each kind of link."""
    command = ["node", "--input-type=module", "--eval", SCRIPT, blog.ours, json.dumps(look), *ALL.values()]
    written = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return dict(zip(ALL, json.loads(written), strict=True))


def shown(page):
    """The one frame of a page, once all that it shows has come."""
    [frame] = page.frames[1:]
    frame.locator("main.embed h1").wait_for()
    page.wait_for_load_state("networkidle")
    return frame


@pytest.mark.parametrize(
    "kind",
    slowly(
        *[({"lang": "fr"}, 340), ({"lang": "fr", "controls": "none"}, 640)],
        *[
            ({"lang": "en"}, 640),
            ({"lang": "fr", "controls": "none"}, 340),
            ({"lang": "fr"}, 640),
            ({"lang": "en"}, 340),
        ],
    ),
    ids=str,
)
@step
def test_nothing_scrolls_in_the_height_that_the_snippet_writes_and_the_frame_is_filled(browser, site, blog, kind, step):
    look, width = kind
    page = browser.new_page(viewport={"width": 900, "height": 900})
    for name, snippet in list(snippets(blog, **look).items())[::step]:
        page.goto(blog.write(f'<div style="width:{width}px">{snippet}</div>'))
        frame = shown(page)
        assert frame.evaluate("innerWidth") == width
        assert not frame.evaluate(SCROLLS), name
        share = frame.evaluate(NATURAL) / frame.evaluate("innerHeight")
        assert FILLED <= share <= 1, (name, share)
    page.close()


@pytest.mark.parametrize("lang", slowly("fr", "en"))
@pytest.mark.parametrize("views", slowly([HEAVIEST], list(ALL)), ids=["the heaviest", "all"])
def test_a_view_with_its_figures_is_within_60_kb(browser, site, blog, lang, views):
    written = snippets(blog, lang=lang)
    for name in views:
        page = browser.new_page()  # keeps nothing of the one before
        before = len(site.hits)
        page.goto(blog.write(written[name]))
        shown(page)
        paths = {hit.path.partition("?")[0].lstrip("/") for hit in site.hits[before:]}
        weighed = {path: len(gzip.compress((DIST / path).read_bytes())) for path in paths}
        assert sum(weighed.values()) <= BUDGET, (name, sum(weighed.values()), weighed)
        page.close()


def test_a_view_fetches_the_figures_that_it_shows_and_no_others(context, site, faults):
    page = context.new_page()  # a lent one may have some of them already
    before = len(site.hits)
    page.goto(site.url(f"/embed.html#{VIEWS['a card']}"))
    page.wait_for_function("() => document.querySelector('.one-card use')?.getBBox().width > 0")
    page.wait_for_load_state("networkidle")
    figures = [hit.path for hit in site.hits[before:] if "/figure-" in hit.path]
    assert len(figures) == 2, figures  # the card's own, and the hourglass of "on hold"


def test_a_game_plays_by_itself_and_stops_at_its_end(context, site, faults):
    page = context.new_page()
    page.clock.install()
    page.goto(site.url(f"/embed.html?lang=en#{VIEWS['a game of cards']}"))
    page.locator(".moment h2").wait_for()
    course = page.locator(".moments input")
    last = int(course.get_attribute("max"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(course).to_have_js_property("value", "2")
    page.clock.run_for(2600)
    expect(course).to_have_js_property("value", "3")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(10_000)
    expect(course).to_have_js_property("value", "3")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(2600 * last)
    expect(course).to_have_js_property("value", str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    expect(course).to_have_js_property("value", "1")


@pytest.mark.parametrize("name", ["a game of cards", "a game of tiles"])
def test_moments_that_matter_are_marked_for_eyes_and_ears(window, site, faults, name):
    page = window
    page.goto(site.url(f"/embed.html?lang=en&ply=last#{VIEWS[name]}"))
    page.locator(".moments").wait_for()
    marked, all_of_them = page.locator(".moments .matters").count(), page.locator(".moments li").count()
    assert 0 < marked < all_of_them
    assert page.locator(".moments li").last.get_attribute("class").split().count("matters") == 1, "it ends the game"
    assert "a moment that matters" in page.locator(".moments input").get_attribute("aria-valuetext")


def test_readings_open_one_at_a_time_and_show_how_it_is_played(window, site, faults):
    page = window
    page.goto(site.url(f"/embed.html?lang=en#{READING}"))
    readings = page.locator(".one-reading")
    expect(readings).to_have_count(2)
    for opened, closed in ((0, 1), (1, 0)):
        readings.nth(opened).locator("summary").click()
        expect(readings.nth(opened).locator(".moment").first).to_be_visible()
        expect(readings.nth(closed).locator(".moment").first).to_be_hidden()


@pytest.mark.slow
def test_a_page_with_one_of_each_in_the_dark(browser, site, blog):
    """Frames and elements in turn; each is in the reader's colours, and as high as it wants to be."""
    page = browser.new_page(color_scheme="dark", viewport={"width": 700, "height": 900})
    frames = snippets(blog)
    elements = [
        f'<pocket-crowns autoload><a href="{blog.ours}#{link}">Shown</a></pocket-crowns>' for link in VIEWS.values()
    ]
    all_of_them = [
        element if place % 2 else frames[name]
        for place, (name, element) in enumerate(zip(VIEWS, elements, strict=True))
    ]
    script = f'<script type="module" src="{blog.ours}embed.js"></script>'
    page.goto(blog.write("".join(all_of_them) + script))
    for place in range(len(all_of_them)):  # they come when they are nearly in view
        each = page.locator("main > iframe, pocket-crowns").nth(place)
        each.scroll_into_view_if_needed()
        (each.locator("iframe") if place % 2 else each).content_frame.locator("main.embed h1").wait_for()
    page.wait_for_load_state("networkidle")
    assert len(all_of_them) == len(page.frames[1:])
    for frame in page.frames[1:]:
        frame.locator("main.embed h1").wait_for()
        assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
        frame.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    for element in page.locator("pocket-crowns iframe").all():
        inside = element.element_handle().content_frame()
        natural = inside.evaluate("Math.ceil(document.querySelector('#app').getBoundingClientRect().height)")
        assert natural == element.evaluate("frame => frame.clientHeight")
    page.close()


def test_oembed_answers_name_the_same_heights():
    for answer in OEMBED.values():
        assert re.search(rf'height="{answer["height"]}"', answer["html"]) and "fill=1" in answer["html"]
