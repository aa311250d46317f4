"""Take the pictures of the app that its manifests show: python -m tests.browser.take_screenshots FOLDER

Run by `python3 build.py screenshots` with the Python of .venv and the browser in CHROMIUM. Real games are played over
the built dist/, in both languages, at the sizes of web/art/screenshots.json.
"""

import base64
import json
import os
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import build

from .conftest import ARGS, DIST, START_MS
from .realm import Realm
from .table import Table

SHOTS = json.loads((build.WEB / "art" / "screenshots.json").read_text("utf-8"))
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
QUALITY = 0.75
AS_WEBP = """async ([png, quality]) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d", { alpha: false }).drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality });
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}"""


def hand(page: Page, address: str) -> None:
    """A card is raised in the third round against the computer."""
    table = Table(page, address)
    table.new_game(level=1)
    for _ in range(2):
        table.lock(4)
        table.play_on(until=("private",))
    table.cards().nth(2).click()


def verdict(page: Page, address: str) -> None:
    """Two people have shown their cards, and the reasons are open."""
    table = Table(page, address)
    table.new_game(two=True)
    for card in (6, 3):
        table.press_main()
        table.lock(card)
    while table.stage != "verdict":
        table.press_main()
    page.locator("summary").first.click()


def board(page: Page, address: str) -> None:
    """Five tiles were placed, and the next one is about to be."""
    realm = Realm(page, address)
    realm.start(two=True)
    for _ in range(5):
        realm.place_anything()
    realm.choose_anything()


def home(page: Page, address: str) -> None:
    page.goto(address)


SCENES = {"hand": hand, "verdict": verdict, "board": board, "home": home, "board-wide": board}


def take(browser: Browser, address: str, shot: dict[str, str], language: str) -> bytes:
    """One picture, as WebP."""
    form = SHOTS["forms"][shot["form"]]
    context = browser.new_context(
        viewport=form["viewport"],
        device_scale_factor=form["scale"],
        is_mobile=shot["form"] == "narrow",  # so no keys are spoken of
        locale=LANGUAGES[language],
        reduced_motion="reduce",
    )
    context.set_default_timeout(START_MS)
    page = context.new_page()
    SCENES[shot["name"]](page, address)
    page.locator(".engine progress").wait_for(state="detached")
    page.mouse.move(0, 0)
    png = base64.b64encode(page.screenshot()).decode()
    page.goto("about:blank")  # the app's own policy lets it fetch nothing but its files
    webp = base64.b64decode(page.evaluate(AS_WEBP, [png, QUALITY]))
    context.close()
    return webp


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = build.Server(DIST).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=ARGS)
        for language in LANGUAGES:
            for shot in SHOTS["shots"]:
                target = folder / f"{shot['name']}.{language}.webp"
                target.write_bytes(take(browser, server.url(), shot, language))
                print(f"{target.stat().st_size:8} bytes  {target.name}", flush=True)
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
