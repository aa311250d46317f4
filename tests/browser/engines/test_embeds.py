"""Embeds on a page of another site: with storage and without, in a sandbox, in an origin of no one."""

import json
import re

import pytest

from tests.amounts import slowly
from tests.helpers import ROOT

from ..test_embed_frames import snippets
from ..test_embeds import VIEWS
from .player import Player

PUBLISHED = json.loads((ROOT / "tests" / "golden" / "links.json").read_text("utf-8"))["links"]
LARGE = re.compile(r"python|pyodide|image-|worker-")
SANDBOX = "allow-scripts allow-same-origin"
REPLAY = next(each["link"] for each in PUBLISHED if each["value"]["kind"] == "r")
TABLE = "embed.html?view=table"
HEARD = "<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>"
FORGER = "<script>parent.postMessage({ 'pocket-crowns': 1, kind: 'height', height: 999, foreign: true }, '*')</script>"
STRANGER = """(() => {
    const stranger = document.createElement('iframe');
    stranger.className = 'stranger';
    stranger.srcdoc = `<script>
        const told = { 'pocket-crowns': 1 };
        parent.postMessage({ ...told, kind: 'height', height: 999 }, '*');
        parent.frames[0].postMessage({ ...told, kind: 'look', theme: 'dark', lang: 'fr' }, '*');
        parent.strangerCame = true;
    </script>`;
    document.body.append(stranger);
})()"""


def large(site, before: int) -> list[str]:
    """What was asked for since then that belongs to Python."""
    return [hit.path for hit in site.hits[before:] if LARGE.search(hit.path)]


def show(tab, blog, address: str, **attributes: str) -> None:
    """A new frame in the blog's page, and into it."""
    markup = json.dumps(blog.frame(address, **attributes))
    tab.leave()
    tab.evaluate(f"(() => {{ document.querySelector('main').innerHTML = {markup} }})()")
    tab.enter("iframe")
    tab.wait_until(lambda: tab.evaluate("document.querySelector('main.embed h1') !== null"), address)


def published() -> list[tuple[str, dict]]:
    return [(each["link"], each["value"]) for each in PUBLISHED]


def assert_it_shows(tab, link: str, value: dict) -> None:
    kind = value["kind"]
    if kind in ("r", "p", "z"):
        tab.wait_until(lambda: tab.evaluate("document.querySelector('.fighter, .cell') !== null"), link)
    if kind == "t" and value["id"] != "RV22":  # a ruling with one reading only is told so
        tab.wait_until(
            lambda: tab.evaluate("document.querySelector('.cell, .rows, .grid, .against, .ruling') !== null"), link
        )
        assert tab.text(".notice") == "", link
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), link


@pytest.mark.parametrize("step", slowly(8, 1))
def test_every_published_link_is_shown_without_python(tab, blog, site, step):
    """They are on other people's pages: they must be shown for ever."""
    before = len(site.hits)
    tab.go_to(blog.write(""))
    for link, value in published()[::step]:
        show(tab, blog, f"embed.html?ply=last#{link}")
        assert_it_shows(tab, link, value)
    assert large(site, before) == []


def assert_links_of_every_kind_are_shown(tab, blog, site, **attributes: str) -> None:
    before, is_opaque = len(site.hits), attributes.get("sandbox") == "allow-scripts"
    tab.go_to(blog.write(""))
    for kind in "rptz":
        for link, value in [each for each in published() if each[1]["kind"] == kind][::8]:
            show(tab, blog, f"embed.html#{link}", **attributes)
            assert_it_shows(tab, link, value)
            if kind != "t":
                assert tab.evaluate("document.querySelector('.start button') === null") == is_opaque
    assert large(site, before) == []


@pytest.mark.slow
def test_links_are_shown_without_storage(tab_without_storage, blog, site):
    assert_links_of_every_kind_are_shown(tab_without_storage, blog, site)


@pytest.mark.slow
def test_links_are_shown_in_a_sandbox(tab, blog, site):
    assert_links_of_every_kind_are_shown(tab, blog, site, sandbox=SANDBOX)


@pytest.mark.slow
def test_links_are_shown_in_an_origin_of_no_one(tab, blog, site):
    assert_links_of_every_kind_are_shown(tab, blog, site, sandbox="allow-scripts")


def start(tab) -> None:
    """The tap that brings the app into the frame."""
    tab.wait_until(lambda: tab.evaluate("document.querySelector('.start button') !== null"), "the tap")
    tab.click(".start button")
    tab.wait_until(lambda: tab.evaluate("document.querySelector('main.home') !== null"), "the app")


def new_game(tab) -> None:
    """To the hand of a game against the computer."""
    tab.evaluate("document.querySelector('.poster .play').click()")
    tab.wait_until(lambda: tab.evaluate("document.querySelector('main.private') !== null"), "the hand")


def play_in(tab, blog, site, **attributes: str) -> None:
    """A tap that says its price brings the app."""
    before = len(site.hits)
    player = Player(tab, blog.write(blog.frame("embed.html", **attributes)))
    tab.enter("iframe")
    tab.wait_until(lambda: bool(re.search(r"[\d.]+ MB", tab.text(".start button"))), "the price")
    assert large(site, before) == []
    start(tab)
    player.start_brave_rats()
    player.go_on()
    assert player.stage in ("verdict", "private", "centred")
    assert tab.evaluate("history.length") <= 2, "the way back is the blog's"


@pytest.mark.slow
def test_it_is_played_in_the_frame_of_another_site(tab, blog, site):
    play_in(tab, blog, site)


def test_it_is_played_in_a_frame_without_storage(tab_without_storage, blog, site):
    play_in(tab_without_storage, blog, site)


@pytest.mark.slow
def test_it_is_played_in_a_sandbox(tab, blog, site):
    play_in(tab, blog, site, sandbox=SANDBOX)


def test_in_an_origin_of_no_one_there_is_a_way_out_instead(tab, blog):
    tab.go_to(blog.write(""))
    show(tab, blog, f"embed.html#{REPLAY}", sandbox="allow-scripts")
    assert "Open in a tab" in tab.text(".start")
    assert tab.evaluate("document.querySelector('.start a').href").endswith(f"/#{REPLAY}")


def test_the_element_starts_by_key_grows_with_its_content_and_tells_what_happens(tab, blog):
    link = f'<a href="{blog.ours}#{REPLAY}">A game</a>'
    script = f'<script type="module" src="{blog.ours}embed.js"></script>'
    tab.go_to(blog.write(f"{HEARD}<pocket-crowns lang=en>{link}</pocket-crowns>{script}"))
    element = "document.querySelector('pocket-crowns')"
    tab.evaluate(f"""(() => {{
        window.announced = [];
        const note = ({{ type, detail }}) => announced.push([type, detail]);
        for (const kind of ["ready", "move", "result"]) {element}.addEventListener(`pocket-crowns-${{kind}}`, note);
    }})()""")
    tab.wait_until(lambda: tab.evaluate(f"{element}.shadowRoot?.querySelector('button') !== null"), "the button")
    tab.press_key("Tab")
    tab.press_key("Enter")
    tab.wait_until(lambda: tab.evaluate("announced.some(([kind]) => kind === 'pocket-crowns-ready')"), "the frame")
    frame = f"{element}.shadowRoot.querySelector('iframe')"
    heights = "heard.filter((each) => each.kind === 'height').map((each) => each.height)"
    settled = f"{heights}.at(-1) > 400 && {heights}.at(-1) === {frame}.clientHeight"
    tab.wait_until(lambda: tab.evaluate(settled), "its height")
    assert tab.evaluate(
        "heard.some((each) => typeof each === 'string' && JSON.parse(each).context === 'iframe.resize')"
    )
    right = tab.evaluate(f"{frame}.clientHeight")
    tab.evaluate("postMessage({ 'pocket-crowns': 1, kind: 'height', height: 999 }, '*')")
    tab.evaluate("postMessage({ 'pocket-crowns': 1, kind: 'ready', forged: true }, '*')")
    tab.wait_until(lambda: tab.evaluate("heard.some((each) => each.forged)"), "the forged ones")
    blog.write(FORGER, "forger")
    tab.evaluate(f"({frame}.src = '{blog.third}forger')")
    tab.wait_until(lambda: tab.evaluate("heard.some((each) => each.foreign)"), "another origin in our own frame")
    assert tab.evaluate(f"{frame}.clientHeight") == right
    assert not tab.evaluate("announced.some(([, detail]) => detail.forged)")


@pytest.mark.slow
def test_a_game_has_one_height_whatever_is_chosen_in_it(tab, blog):
    """The page around it would otherwise learn which card is raised, by the length of what it does."""
    tab.go_to(blog.write(HEARD + blog.frame("embed.html?view=play", width="300")))
    tab.enter("iframe")
    start(tab)
    new_game(tab)
    heights = set()
    for card in range(tab.evaluate("document.querySelectorAll('.hand button.card:not([hidden])').length")):
        tab.evaluate(f"document.querySelectorAll('.hand button.card:not([hidden])')[{card}].click()")
        tab.evaluate("new Promise((done) => setTimeout(done, 100))")
        heights.add(tab.evaluate("document.querySelector('#app').scrollHeight"))
    tab.leave()
    told = tab.evaluate("heard.filter((each) => each.kind === 'height').map((each) => each.height)")
    assert len(heights) == 1 and told.count(told[-1]) == 1, (heights, told)


@pytest.mark.slow
def test_a_page_of_our_own_site_that_frames_us_gets_nothing_of_the_apps(tab, site):
    """Neither its games nor a way to erase them: what a frame keeps is its own."""
    player = Player(tab, site.url("/"))
    player.start_brave_rats()
    stored = tab.evaluate("JSON.stringify(localStorage)")
    tab.evaluate("(() => { document.body.innerHTML = '<iframe src=\"embed.html?view=play\" height=900></iframe>' })()")
    tab.enter("iframe")
    start(tab)
    assert tab.evaluate("document.querySelector('.card-row.resume') === null"), "no game to go on with"
    tab.evaluate("document.querySelectorAll('nav.more button')[4].click()")
    tab.wait_until(lambda: tab.evaluate("document.querySelector('main.settings') !== null"), "the settings")
    assert tab.evaluate("document.querySelector('.stored') === null")
    tab.evaluate("document.querySelector('header button').click()")
    new_game(tab)
    tab.leave()
    assert tab.evaluate("JSON.stringify(localStorage)") == stored


def test_a_game_at_a_distance_is_not_opened_in_a_frame(tab, blog):
    letter = next(each["link"] for each in PUBLISHED if each["value"]["kind"] == "g")
    tab.go_to(blog.write(""))
    show(tab, blog, f"embed.html#{letter}")
    assert "in the app itself" in tab.text(".notice") and tab.evaluate("document.querySelector('.start') === null")


def test_a_stranger_changes_nothing_and_the_page_around_it_the_looks(tab, blog):
    tab.go_to(blog.write(blog.frame(TABLE)))
    tab.enter("iframe")
    tab.wait_until(lambda: tab.text("h1") == "Who beats whom?", "the table")
    assert tab.evaluate("document.documentElement.dataset.theme") == "light"
    tab.leave()
    tab.evaluate(STRANGER)
    tab.wait_until(lambda: tab.evaluate("window.strangerCame === true"), "the stranger")
    look = "{ 'pocket-crowns': 1, kind: 'look', lang: 'fr' }"
    tab.evaluate(f"frames[0].postMessage({look}, '*')")
    tab.enter("iframe:not(.stranger)")
    tab.wait_until(lambda: tab.text("h1") == "Qui bat qui\u00a0?", "French")
    assert tab.evaluate("document.documentElement.dataset.theme") == "light", "the stranger asked for the dark"


def test_a_page_of_another_origin_with_one_of_each(tab, blog):
    """Frames and elements in turn; each is there, and as high as it wants to be."""
    frames = snippets(blog)
    elements = f'<pocket-crowns autoload><a href="{blog.ours}#{{}}">Shown</a></pocket-crowns>'
    all_of_them = [elements.format(link) if n % 2 else frames[name] for n, (name, link) in enumerate(VIEWS.items())]
    script = f'<script type="module" src="{blog.ours}embed.js"></script>'
    tab.go_to(blog.write(HEARD + "".join(all_of_them) + script))
    shown = "[...document.querySelectorAll('main > iframe, pocket-crowns')]"
    for place in range(len(all_of_them)):  # they come when they are nearly in view
        tab.evaluate(f"{shown}[{place}].scrollIntoView()")
        if place % 2:
            told = "heard.filter((each) => each.kind === 'height').map((each) => each.height)"
            height = f"{shown}[{place}].shadowRoot?.querySelector('iframe')?.clientHeight"
            tab.wait_until(lambda told=told, height=height: tab.evaluate(f"{told}.includes({height})"), "its height")
            continue
        tab.enter(f"main > iframe:nth-of-type({place // 2 + 1})")
        tab.wait_until(lambda: tab.evaluate("document.querySelector('main.embed h1') !== null"), "what it shows")
        fits = "document.documentElement.scrollHeight <= innerHeight"
        tab.wait_until(lambda fits=fits: tab.evaluate(fits), "a frame as high as what is in it")
        tab.leave()
