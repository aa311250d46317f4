"""Embeds for everybody: axe finds nothing in any view or in the page around them, every target can be hit."""

import json

import pytest
from playwright.sync_api import expect

from tests.amounts import slow, slowly

from .engines.blog import Blog
from .phones import Phone, paired, play
from .published import published, study_of
from .test_every_screen import too_small, violations

ROUND_TWO = "?ply=2&theme={theme}&lang={lang}"
VIEWS = {  # one published link for every view of both games
    "a game of cards": published("r", "brave-rats"),
    "a game of tiles": published("r", "r-vs-r"),
    "a position of cards": published("p", "brave-rats"),
    "a position of tiles": published("p", "r-vs-r"),
    "a puzzle of cards": published("z", "brave-rats"),
    "a puzzle of tiles": published("z", "r-vs-r"),
    "the table": published("t", "brave-rats", show="table"),
    "a card": published("t", "brave-rats", show="card"),
    "a tile": published("t", "r-vs-r", show="tile"),
    "a ruling": published("t", "brave-rats", show="ruling"),
    "a study of cards": published("s", "brave-rats"),
    "a study of tiles": published("s", "r-vs-r"),
    "a study of Lucky Draw": study_of(variants=["lucky-draw"]),
    "a study of a draft of cards": study_of(variants=["draft"]),
    "a study of hidden tiles": study_of(setup="secret-random"),
    "a study of a draft of tiles": study_of(setup="secret-draft"),
    "a study of a full board": study_of(setup="standard"),
    "a new game": published("n", "brave-rats"),
}


@pytest.mark.parametrize(
    "theme, lang, step", [("light", "fr", 8), ("dark", "en", -8), *slow(("light", "fr", 1), ("dark", "en", 1))]
)
def test_every_view_is_for_everybody(window, site, faults, theme, lang, step):
    page = window
    for name, link in list(VIEWS.items())[::step]:
        page.goto("about:blank")
        page.goto(site.url(f"/embed.html{ROUND_TWO.format(theme=theme, lang=lang)}#{link}"))
        page.locator("main.embed h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == lang
        assert violations(page) == [], name
        assert too_small(page, "button, summary, a, label.choice, input[type=range], select") == [], name
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.set_viewport_size({"width": 360, "height": 740})


BOXES = """() => [...document.querySelectorAll("main.embed :not(svg *)")].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
IS_DRAWN = "() => Boolean(document.querySelector('[id^=figure-]'))"
SHOWN = "#app use:not(.cover *)"
DRAWN = f"""() => [...document.querySelectorAll('{SHOWN}')]
    .filter((use) => use.closest("svg").getClientRects().length).map((use) => use.getBBox().width > 0)"""


@pytest.mark.parametrize("name", slowly("a game of cards", "the table", "a card", "a position of tiles"))
def test_rats_come_after_the_words_into_places_that_are_kept_for_them(context, site, faults, name):
    """Once without the files that draw them, as where they do not come, and once with them: nothing else differs."""
    seen = []
    for blocked in (True, False):
        page = context.new_page()
        if blocked:
            page.route("**/a/figure-*", lambda route: route.abort())
        page.goto(site.url(f"/embed.html#{VIEWS[name]}"))
        page.locator("#app use").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        if not blocked:
            page.wait_for_function(IS_DRAWN)
        assert page.evaluate(IS_DRAWN) is not blocked
        assert set(page.evaluate(DRAWN)) == {not blocked}
        seen.append(page.evaluate(BOXES))
        if blocked:
            faults.clear()  # of the file that was kept away
        page.close()
    assert seen[0] == seen[1] and len(seen[0]) > 20


def test_a_game_is_read_with_keys_alone(window, site, faults):
    page = window
    page.goto(site.url(f"/embed.html#{published('r', 'brave-rats')}"))
    moment = page.locator(".moment")
    moment.focus()
    title = page.locator(".moment h2").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(".moment h2").inner_text() != title
    page.keyboard.press("ArrowLeft")
    assert page.locator(".moment h2").inner_text() == title


def test_what_cannot_be_read_says_so(window, site, faults):
    page = window
    whole = published("r", "brave-rats")
    cases = {whole[:-1]: "cut or changed", whole.replace("v1", "v9"): "newer version", "nonsense": "names nothing"}
    for link, said in cases.items():
        page.goto("about:blank")
        page.goto(site.url(f"/embed.html#{link}"))
        page.locator(".notice").wait_for()
        assert said in page.locator(".notice").inner_text()
        assert page.locator("footer a").get_attribute("href").endswith(f"#{link}")


def test_an_address_says_how_it_looks(window, site, faults):
    page = window
    page.goto(
        site.url(
            f"/embed.html?lang=fr&theme=dark&accent=0a8&controls=none&ply=2&bogus=1#{published('r', 'brave-rats')}"
        )
    )
    page.locator(".moment h2").wait_for()
    assert page.locator(".moment h2").inner_text() == "Manche 2"
    assert page.locator(".step, .moments, .start").count() == 0
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.evaluate("root => root.style.getPropertyValue(`--accent`)") == "#0a8"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_fixed_pages_show_their_frame_and_name_their_answer(window, site, faults, language):
    page = window
    page.goto(site.url(f"/pages/ruling-br4.{language}.html"))
    page.frame_locator("iframe").locator(".readings").wait_for()
    assert violations(page) == []
    answer = page.locator('link[type="application/json+oembed"]').get_attribute("href")
    told = page.evaluate("async (address) => (await fetch(address)).json()", answer)
    assert told["type"] == "rich" and told["version"] == "1.0" and f"lang={language}" in told["html"]


@pytest.fixture
def blog(site):
    blog = Blog(site)
    yield blog
    blog.close()


def test_the_page_around_it_has_no_fault_before_and_after_a_tap(browser, site, blog):
    link = f'<a href="{blog.ours}#{published("r", "brave-rats")}">A game of Brave Rats</a>'
    script = f'<script type="module" src="{blog.ours}embed.js"></script>'
    page = browser.new_page()
    page.goto(blog.write(f"<pocket-crowns>{link}</pocket-crowns>{script}"))
    page.get_by_role("button", name="Show it here").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Show it here").click()
    page.frame_locator("iframe").locator(".moment").wait_for()
    assert violations(page) == []
    page.close()


def test_the_app_in_a_frame_is_as_the_address_and_the_page_around_it_want_it(browser, site, blog):
    page = browser.new_page(locale="en-GB")
    page.goto(blog.write(blog.frame("embed.html?lang=fr&theme=dark&view=play")))
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Jouer ici").click()
    expect(frame.locator("main.home h2").first).to_have_text("Brave Rats")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate("frames[0].postMessage({ 'pocket-crowns': 1, kind: 'look', lang: 'en', theme: 'light' }, '*')")
    expect(frame.locator("html")).to_have_attribute("lang", "en")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    expect(frame.get_by_role("button", name="Settings")).to_be_visible()
    page.close()


class Guest(Phone):
    """The app in a frame on another site's page."""

    def __init__(self, page, blog, name):
        page.goto(blog.write(blog.frame("embed.html?lang=en&view=play")))
        self.page, self.name = page.frames[1], name
        self.page.get_by_role("button", name="Play here").click()


@pytest.mark.slow
def test_two_phones_in_frames(browser, blog):
    """Links are not offered there."""
    pages = [browser.new_page(locale="en-GB", reduced_motion="reduce") for _ in range(2)]
    lea, tom = (Guest(page, blog, name) for page, name in zip(pages, ("Léa", "Tom"), strict=True))
    paired(lea, tom)
    play(lea, tom, 3)
    lea.page.locator("main .help").click()
    expect(lea.page.get_by_role("button", name="Let somebody watch")).to_be_visible()
    expect(lea.page.get_by_role("button", name="Go on by links")).to_have_count(0)
    for page in pages:
        page.close()


def test_what_an_address_wants_is_not_remembered_and_what_a_person_sets_is(window, site, faults):
    page = window
    page.goto(site.url("/embed.html?lang=fr&theme=dark"))
    page.get_by_role("button", name="Jouer ici").click()
    expect(page.locator("main.home")).to_be_visible()
    stored = "sessionStorage.getItem('pocket-crowns.settings')"  # a frame's own
    assert page.evaluate(stored) is None
    page.locator(".bar-end button").last.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert json.loads(page.evaluate(stored)) == {"theme": "light"}


@pytest.mark.slow
def test_where_frames_may_store_a_game_in_one_goes_on_after_a_reload(profile, blog):
    page = profile(profile={"cookie_controls_mode": 0}).new_page()  # else other sites' frames may keep nothing here
    page.goto(blog.write(blog.frame("embed.html")))
    frame = page.frame_locator("iframe")
    frame.locator(".start button").click()
    frame.locator(".play").first.click()
    expect(frame.locator("main.private")).to_be_visible()
    page.reload()
    frame.locator(".start button").click()
    frame.get_by_role("button", name="Go on").click()
    expect(frame.locator("main.private")).to_be_visible()
