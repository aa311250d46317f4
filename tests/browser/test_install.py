"""A device can install the app in either language, start it where a shortcut says, and keep its screen on."""

import json
import re

import pytest
from playwright.sync_api import expect

import build
from tests.amounts import slowly

from .conftest import DIST
from .table import Table

SHOTS = json.loads((build.WEB / "art" / "screenshots.json").read_text("utf-8"))
GAMES = ["brave-rats", "r-vs-r"]
LARGEST_SHOT = 90_000
SAFE_RADIUS = 0.4
SIZE_OF = """async (address) => {
    const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
    return `${width}x${height}`;
}"""
CORNERS_OF = """async (address) => {
    const image = Object.assign(new Image(64, 64), { src: address });
    await image.decode();
    const context = new OffscreenCanvas(64, 64).getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0, 64, 64);
    return [[1, 1], [62, 1], [1, 62], [62, 62]].map(([x, y]) => context.getImageData(x, y, 1, 1).data[3]);
}"""
LOOK_AT = """async ([address, radius]) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const outside = new Set();
    for (let y = 0; y < bitmap.height; y++) {
        for (let x = 0; x < bitmap.width; x++) {
            const start = (y * bitmap.width + x) * 4;
            const colour = data.slice(start, start + 4).join(" ");
            const away = Math.hypot(x + 0.5 - bitmap.width / 2, y + 0.5 - bitmap.height / 2);
            if (away > radius * bitmap.width) outside.add(colour);
        }
    }
    return { size: [bitmap.width, bitmap.height], outside: [...outside] };
}"""


def manifest(language):
    return json.loads((DIST / f"manifest.{language}.webmanifest").read_text("utf-8"))


def size_of(page, src):
    """In the words of a manifest, of an image as a browser decodes it."""
    return page.evaluate(SIZE_OF, src)


def look_at(page, src, radius=SAFE_RADIUS):
    """What a browser makes of an image of the site: its size, and its colours outside of a circle."""
    return page.evaluate(LOOK_AT, [src, radius])


# Manifests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_browser_accepts_the_manifest(profile, site, language):
    context = profile()
    table = Table(context.new_page(), site.url("/"))
    if language == "fr":
        table.page.locator(".bar [lang]").click()
    session = context.new_cdp_session(table.page)
    accepted = session.send("Page.getAppManifest")
    assert accepted["url"].endswith(f"/manifest.{language}.webmanifest") and accepted["errors"] == []
    said, read = manifest(language), accepted["manifest"]
    assert read["description"] == said["description"] and read["display"] == "kStandalone"
    assert [shot["label"] for shot in read["screenshots"]] == [shot["label"] for shot in said["screenshots"]]
    assert len(read["icons"]) == 5 and len(read["shortcuts"]) == len(GAMES) + 1
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert session.send("Page.getAppId")["appId"] == table.page.url + "pocket-crowns"


def test_the_languages_differ_in_words_only():
    english, french = manifest("en"), manifest("fr")
    assert english["id"] == french["id"] and "prefer_related_applications" not in english
    words = re.compile(r'"(description|lang|label|src|name|short_name)": "[^"]*"')
    plain = [words.sub(r'"\1": ""', json.dumps(each, ensure_ascii=False)) for each in (english, french)]
    assert plain[0] == plain[1]
    assert english["description"] != french["description"] and (english["lang"], french["lang"]) == ("en", "fr")


def test_addresses_are_relative():
    for language in ("en", "fr"):
        addresses = re.findall(r'"(?:src|url|start_url|scope)": "([^"]*)"', json.dumps(manifest(language)))
        assert len(addresses) > 10
        assert not [address for address in addresses if address.startswith("/") or "//" in address]


def test_the_manifest_and_the_title_follow_the_language(table):
    link = table.page.locator('link[rel="manifest"]')
    expect(link).to_have_attribute("href", "manifest.en.webmanifest")
    table.page.locator(".bar [lang]").click()
    expect(link).to_have_attribute("href", "manifest.fr.webmanifest")
    table.page.reload()
    expect(link).to_have_attribute("href", "manifest.fr.webmanifest")


def test_the_colour_around_the_page_follows_the_theme(table):
    colour = table.page.locator('meta[name="theme-color"]')
    expect(colour).to_have_attribute("content", manifest("en")["theme_color"])
    table.page.locator(".bar-end button").last.click()
    expect(colour).not_to_have_attribute("content", manifest("en")["theme_color"])


# Pictures --------------------------------------------------------------------------------------------------------


def test_icons_have_the_sizes_that_are_stated(table):
    for icon in manifest("en")["icons"]:
        if icon["type"] == "image/png":
            assert size_of(table.page, icon["src"]) == icon["sizes"], icon["src"]
    purposes = [icon["purpose"] for icon in manifest("en")["icons"]]
    assert purposes.count("maskable") == 2 and purposes.count("any") == 3


@pytest.mark.slow
def test_what_may_be_cut_from_a_maskable_icon_is_ground_only(table):
    def is_ground(colour):
        """The dark one, its rays, and what lies between the two."""
        red, green, blue, opaque = map(int, colour.split())
        return max(red, green, blue) < 0x40 and opaque == 255

    for icon in manifest("en")["icons"]:
        if icon["purpose"] == "maskable":
            assert all(map(is_ground, look_at(table.page, icon["src"])["outside"])), icon["src"]
            assert not all(map(is_ground, look_at(table.page, icon["src"], 0.38)["outside"])), "the test can tell"


def test_the_icon_of_a_tab_is_the_ring_alone(table):
    """No ground, which a dark tab would swallow."""
    seen = look_at(table.page, "icon-512.png", radius=0.7)
    assert all(colour.endswith(" 0") for colour in seen["outside"]), "the corners of the others are cut"
    assert 'viewBox="25 25 190 190"' in (DIST / "icon.svg").read_text("utf-8")
    corners = table.page.evaluate(CORNERS_OF, "icon.svg")
    assert corners == [0, 0, 0, 0]


def test_the_icon_of_an_iphone_is_opaque(table):
    href = table.page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    seen = look_at(table.page, href, radius=0)
    assert seen["size"] == [180, 180] and all(colour.endswith(" 255") for colour in seen["outside"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_screenshots_and_shortcut_icons_are_there_in_the_stated_sizes(table, language):
    said = manifest(language)
    images = [*said["screenshots"], *(icon for shortcut in said["shortcuts"] for icon in shortcut["icons"])]
    for image in images:
        assert size_of(table.page, image["src"]) == image["sizes"], image["src"]
        assert (DIST / image["src"]).stat().st_size < LARGEST_SHOT, image["src"]
    forms = [shot["form_factor"] for shot in said["screenshots"]]
    assert forms.count("narrow") == 3 and forms.count("wide") == 2
    on_disk = {path.name for path in (DIST / "screenshots").iterdir()}
    assert on_disk == {f"{shot['name']}.{each}.webp" for shot in SHOTS["shots"] for each in ("en", "fr")}


# Shortcuts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_shortcut_opens_the_new_game_screen(window, site, faults, number):
    shortcut = manifest("en")["shortcuts"][number]
    assert shortcut["url"] == f"./?new={GAMES[number]}"
    page = window
    table = Table(page, site.url(shortcut["url"].removeprefix(".")))
    assert table.stage == "new"
    assert page.locator('input[name="setup"]').count() == (6 if GAMES[number] == "r-vs-r" else 0)
    assert page.url == site.url("/"), "a reload is not another new game"
    page.go_back()
    assert table.wait_for("home") == "home"


def test_a_shortcut_opens_the_puzzle_of_the_day(window, site, faults):
    shortcut = manifest("en")["shortcuts"][-1]
    page = window
    table = Table(page, site.url(shortcut["url"].removeprefix(".")))
    expect(page.locator(".where")).to_have_text("Puzzle of the day")
    assert page.url == site.url("/"), "the address asks once"
    page.go_back()
    assert table.wait_for("home") == "home"


@pytest.mark.parametrize("query", slowly("new=toString", "new=poker", "new=", "old=brave-rats"))
def test_an_address_that_asks_for_nothing_we_have_opens_the_first_screen(context, site, faults, query):
    assert Table(context.new_page(), site.url(f"/?{query}")).stage == "home"


# On a phone ------------------------------------------------------------------------------------------------------

UPRIGHT = {"top": 47, "right": 0, "bottom": 34, "left": 0}
LYING = {"top": 0, "right": 44, "bottom": 21, "left": 44}


@pytest.mark.parametrize(
    ("screen", "insets"),
    [({"width": 360, "height": 740}, UPRIGHT), ({"width": 812, "height": 375}, LYING)],
    ids=["upright", "lying"],
)
def test_nothing_lies_under_the_notch_or_the_home_bar(table, context, screen, insets):
    session = context.new_cdp_session(table.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    left, right = insets["left"], screen["width"] - insets["right"]
    for place in ("header.bar", "main"):
        box = table.page.locator(place).bounding_box()
        assert box["x"] >= left and box["x"] + box["width"] <= right, place
    assert table.page.locator("header.bar").bounding_box()["y"] >= insets["top"]
    table.new_game_by_form(level=1)
    button = table.main_button().bounding_box()
    assert button["y"] + button["height"] <= screen["height"] - insets["bottom"]
    assert button["x"] >= left and button["x"] + button["width"] <= right


def test_a_phone_does_not_zoom_or_reload_by_itself_and_can_be_zoomed(table):
    page = table.page
    style = page.evaluate("(({touchAction, overscrollBehaviorY}) => [touchAction, overscrollBehaviorY])"
                          "(getComputedStyle(document.documentElement))")  # fmt: skip
    assert style == ["manipulation", "none"]
    view = page.locator('meta[name="viewport"]').get_attribute("content")
    assert "viewport-fit=cover" in view and "maximum-scale" not in view and "user-scalable" not in view
    table.change()
    page.locator('input[name="who"]').nth(1).check()
    sizes = page.locator("input[type=text], select").evaluate_all(
        "fields => fields.map((field) => parseFloat(getComputedStyle(field).fontSize))"
    )
    assert len(sizes) >= 2 and min(sizes) >= 16, "smaller ones make an iPhone zoom in"


@pytest.mark.parametrize("screen", [{"width": 320, "height": 200}])  # a laptop's window at 400 %
def test_at_400_percent_nothing_covers_the_table(realm, screen):
    realm.start_by_form(two=True)
    realm.choose_anything()
    stuck = realm.page.evaluate(
        """() => [...document.querySelectorAll("body *")]
            .filter((each) => ["fixed", "sticky"].includes(getComputedStyle(each).position) && !each.matches(".zone"))
            .map((each) => each.getBoundingClientRect().height)"""
    )
    assert sum(stuck) < screen["height"] / 3
    assert realm.page.evaluate("document.documentElement.scrollWidth") == screen["width"]
