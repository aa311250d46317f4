"""Embeds for everybody: axe finds nothing in any view or in the page around them, every target can be hit."""

import json

import pytest

from tests.helpers import ROOT

from .test_every_screen import AXE, TARGET

PUBLISHED = json.loads((ROOT / "tests" / "golden" / "links.json").read_text("utf-8"))["links"]
ROUND_TWO = "?ply=2&theme={theme}&lang={lang}"
VIEWS = {  # one published link for every view of both games
    "a game of cards": ("r", "brave-rats"),
    "a game of tiles": ("r", "r-vs-r"),
    "a position of cards": ("p", "brave-rats"),
    "a position of tiles": ("p", "r-vs-r"),
    "a puzzle of cards": ("z", "brave-rats"),
    "a puzzle of tiles": ("z", "r-vs-r"),
    "the table": ("t", "table"),
    "a card": ("t", "card"),
    "a tile": ("t", "tile"),
    "a ruling": ("t", "ruling"),
    "a new game": ("n", "brave-rats"),
}


def link_of(kind: str, about: str) -> str:
    def fits(value: dict) -> bool:
        game = value.get("game") or (value.get("record") or value.get("puzzle", {}).get("record", {})).get("game")
        return value["kind"] == kind and about in (game, value.get("show"))

    return next(each["link"] for each in PUBLISHED if fits(each["value"]))


def axe(page) -> list:
    page.evaluate(AXE)
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(each["id"], [node["html"] for node in each["nodes"]]) for each in report["violations"]]


@pytest.mark.parametrize("theme, lang", [("light", "fr"), ("dark", "en")])
def test_every_view_is_for_everybody(context, site, faults, theme, lang):
    page = context.new_page()
    for name, about in VIEWS.items():
        page.goto("about:blank")
        page.goto(site.url(f"/embed.html{ROUND_TWO.format(theme=theme, lang=lang)}#{link_of(*about)}"))
        page.locator("main.embed h1").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.locator("html").get_attribute("lang") == lang
        assert axe(page) == [], name
        for target in page.locator("button, summary, a, label.choice, input[type=range], select").all():
            box = target.bounding_box()
            assert box is None or (box["height"] >= TARGET and box["width"] >= TARGET), (name, target.inner_text())
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        page.set_viewport_size({"width": 360, "height": 740})


def test_a_game_is_read_with_keys_alone(context, site, faults):
    page = context.new_page()
    page.goto(site.url(f"/embed.html#{link_of('r', 'brave-rats')}"))
    moment = page.locator(".moment")
    moment.focus()
    title = page.locator(".moment h2").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(".moment h2").inner_text() != title
    page.keyboard.press("ArrowLeft")
    assert page.locator(".moment h2").inner_text() == title


def test_what_cannot_be_read_says_so(context, site, faults):
    page = context.new_page()
    whole = link_of("r", "brave-rats")
    cases = {whole[:-1]: "cut or changed", whole.replace("v1", "v9"): "newer version", "nonsense": "names nothing"}
    for link, said in cases.items():
        page.goto("about:blank")
        page.goto(site.url(f"/embed.html#{link}"))
        page.locator(".notice").wait_for()
        assert said in page.locator(".notice").inner_text()
        assert page.locator("footer a").get_attribute("href").endswith(f"#{link}")


def test_an_address_says_how_it_looks(context, site, faults):
    page = context.new_page()
    page.goto(
        site.url(f"/embed.html?lang=fr&theme=dark&accent=0a8&controls=none&ply=2&bogus=1#{link_of('r', 'brave-rats')}")
    )
    page.locator(".moment h2").wait_for()
    assert page.locator(".moment h2").inner_text() == "Manche 2"
    assert page.locator(".step, .strip, .start").count() == 0
    root = page.locator("html")
    assert root.get_attribute("data-theme") == "dark"
    assert root.evaluate("root => root.style.getPropertyValue(`--accent`)") == "#0a8"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_fixed_pages_show_their_frame_and_name_their_answer(context, site, faults, language):
    page = context.new_page()
    page.goto(site.url(f"/pages/ruling-br4.{language}.html"))
    page.frame_locator("iframe").locator(".readings").wait_for()
    assert axe(page) == []
    answer = page.locator('link[type="application/json+oembed"]').get_attribute("href")
    told = page.evaluate("async (address) => (await fetch(address)).json()", answer)
    assert told["type"] == "rich" and told["version"] == "1.0" and f"lang={language}" in told["html"]
