"""Every screen for everybody, in both languages, light and dark, on a phone and at a desk: axe and html-validate find
nothing, nothing scrolls sideways even at 400 % or with text twice as large, every target can be hit.

With SCREENSHOTS=FOLDER, as in `python3 build.py screenshots`, the same walk takes the pictures that the manifests show.
"""

import base64
import json
import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import Page, expect

import build
from tests.amounts import usually

from .measuring import SETTLED
from .walk import PARTS

AXE = (build.WEB / "node_modules/axe-core/axe.min.js").read_text("utf-8")
RULES = pathlib.Path(__file__).with_name("rendered.htmlvalidate.json")
PICTURES = json.loads((build.WEB / "art/screenshots.json").read_text("utf-8"))
FOLDER = os.environ.get("SCREENSHOTS")
TARGET = 44  # px
TEXT = 16  # px, the usual
MAGNIFIED = {"width": 320, "height": 256}  # 1280 x 1024 at 400 %
DESK = PICTURES["forms"]["wide"]["viewport"]
EACH = usually(24, 1)  # of so many screens, one is tried with axe and larger text
SIZED = usually(6, 1)  # of so many, one is tried in other sizes
FORMS = ["narrow", "wide"] if FOLDER else ["narrow"]  # every screen is looked at in both sizes anyway
# Every part in one language, French and English in turn; the slow run tries the other one too, and what is seldom seen.
RARE = {"links", "at_a_distance"}
WALKS = [
    pytest.param(
        part,
        french,
        id=f"{part.__name__}-{'fr' if french else 'en'}",
        marks=() if FOLDER or (french == bool(number % 2) and part.__name__ not in RARE) else pytest.mark.slow,
    )
    for number, part in enumerate(PARTS)
    for french in (False, True)
]
SMALL = """([selector, least]) => [...document.querySelectorAll(selector)]
    .filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return each.getClientRects().length > 0 && (width < least || height < least);
    })
    .map((each) => each.outerHTML)"""
# The figures stand in every page, the same ones; reading them took most of the time that its markup takes.
DRAWINGS = re.compile(
    r'(?<=<svg display="none" aria-hidden="true" focusable="false">)<defs>.*?</defs>(?=</svg>)', re.DOTALL
)
WITH_DRAWINGS = {"solution of a puzzle", "table"}
QUALITY = 0.75
AS_WEBP = """async ([png, quality]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d", { alpha: false }).drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""


@pytest.fixture(autouse=True)
def files(request, part):
    """In the first part only, whose screens say whether all is kept."""
    if part == PARTS[0]:
        request.getfixturevalue("keeps_files")


@pytest.fixture
def browser_context_args(browser_context_args, form, french):
    """As a visitor with this language would come."""
    wanted = PICTURES["forms"][form]
    return {
        **browser_context_args,
        "viewport": wanted["viewport"],
        "device_scale_factor": wanted["scale"] if FOLDER else 1,
        "is_mobile": bool(FOLDER) and form == "narrow",  # so no keys are spoken of
        "locale": "fr-FR" if french else "en-GB",
    }


def too_small(page: Page, targets: str) -> list[str]:
    """The markup of what is hard to hit, of all that these selectors match and that has a box: closed details too."""
    return page.evaluate(SMALL, [targets, TARGET])


OUTSIDE = """() => [...document.querySelectorAll('#app *')].filter((each) => {
    if (each.closest('svg svg, svg > *') || each.closest('.unseen')) return false;
    for (let over = each.parentElement; over; over = over.parentElement) {
        if (getComputedStyle(over).overflowX !== 'visible') return false;  // there it can be scrolled to, or is cut off
    }
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
}).map((each) => each.outerHTML.slice(0, 200))"""


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds: rules, and the markup that breaks them. No rule that is on reads style sheets beforehand."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    report = page.evaluate("axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [(each["id"], [node["html"] for node in each["nodes"]]) for each in report["violations"]]


def check_width(page: Page, where: str) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{where} scrolls sideways by {wide} px at {page.viewport_size}"


def check(page: Page, where: str, *, phone: bool = True, desk: bool = True, sizes: bool = True) -> None:
    """All that must hold on any screen. In other `sizes`, if they are wanted: nothing scrolls sideways. On a `phone`
    and at a `desk`, there in the other colours, each if it is wanted: text twice as large, and axe's rules."""
    usual = page.viewport_size
    devtools = page.context.new_cdp_session(page)
    assert not phone or violations(page) == [], where
    assert too_small(page, "button, summary, label.choice, input[type=text], input[type=search], select") == [], where
    check_width(page, where)
    for size in [usual] * phone + [DESK] * desk:
        page.set_viewport_size(size)
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 2 * TEXT}})  # as in the browser's own settings
        page.evaluate(SETTLED)
        assert page.evaluate(OUTSIDE) == [], f"{where} at {size}, with text twice as large"
        devtools.send("Page.setFontSizes", {"fontSizes": {"standard": TEXT}})
    if sizes or desk:
        page.set_viewport_size(DESK)
        check_width(page, where)
    if desk:
        switch = page.locator("header .bar-end button").last
        was = page.locator("html").get_attribute("data-theme")
        switch.evaluate("button => button.click()")
        expect(page.locator("html")).not_to_have_attribute("data-theme", was)
        page.evaluate(SETTLED)
        assert violations(page) == [], f"{where} at a desk, in the other colours"
        switch.evaluate("button => button.click()")
    if sizes:
        page.set_viewport_size(MAGNIFIED)
        check_width(page, where)
    page.set_viewport_size(usual)
    page.evaluate(SETTLED)  # or its redrawing would be taken for what comes of the next press
    devtools.detach()


def picture(page: Page, target: pathlib.Path) -> None:
    """One picture for the manifests, as WebP."""
    page.locator(".engine progress").wait_for(state="detached")
    page.mouse.move(0, 0)
    png = base64.b64encode(page.screenshot()).decode()
    blank = page.context.new_page()  # the app's own policy lets it fetch nothing but its files
    target.write_bytes(base64.b64decode(blank.evaluate(AS_WEBP, [png, QUALITY])))
    blank.close()


def validate(folder: pathlib.Path) -> None:
    """html-validate over the markup of every screen. No button needs a type: there is no form."""
    command = ["html-validate", "--config", RULES, "--formatter", "text", *sorted(folder.glob("*.html"))]
    done = subprocess.run(command, capture_output=True, text=True, env=build.environment(), check=False)
    assert done.returncode == 0, done.stdout[:3000] + done.stderr[:1000]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("part, french", WALKS)
def test_every_screen(part, context, site, faults, tmp_path, form, french):
    page = context.new_page()
    wanted = {each["name"].removesuffix("-wide"): each["name"] for each in PICTURES["shots"] if each["form"] == form}
    seen = []
    for name in part(page, site.url("/")):
        assert page.locator("html").get_attribute("lang") == ("fr" if french else "en")
        markup = page.content() if name in WITH_DRAWINGS else DRAWINGS.sub("", page.content())
        (tmp_path / f"{len(seen):02} {name}.html").write_text(markup, "utf-8")
        if FOLDER and name in wanted:
            picture(page, pathlib.Path(FOLDER) / f"{wanted[name]}.{'fr' if french else 'en'}.webp")
        # Screens have much in common, on a phone and at a desk, in light and dark: so they take turns.
        turn = len(seen)
        check(page, name, phone=turn % EACH == 0, desk=turn % EACH == EACH // 2, sizes=turn % SIZED == 0)
        seen.append(name)
    validate(tmp_path)
    assert len(seen) == len(set(seen)) >= 7
