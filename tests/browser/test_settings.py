"""Settings, and everything that this device keeps: as a file, out of a file, erased."""

import json

import pytest
from playwright.sync_api import Page, expect

from .table import Table
from .waiting import wait_until

READ_AND_LEAVE = """text => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], "kept.json"));
    const input = document.querySelector("input[type=file]");
    input.files = chosen.files;
    input.dispatchEvent(new Event("change"));
    document.querySelector("header button").click();
}"""


@pytest.fixture
def settings(table: Table) -> Table:
    table.page.locator(".more button", has_text="Settings").click()
    expect(table.page.locator("h1")).to_have_text("Settings")
    return table


def kept(table: Table) -> dict:
    """All that is stored, as it lies there."""
    return table.page.evaluate("({ ...localStorage })")


def status(table: Table):
    return table.page.locator(".stored").first.locator("[role=status]")


def read_file(table: Table, content: str | bytes) -> None:
    raw = content if isinstance(content, bytes) else content.encode()
    file = {"name": "kept.json", "mimeType": "application/json", "buffer": raw}
    table.page.locator("input[type=file]").set_input_files(file)


def write_file(table: Table) -> str:
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save as a file").click()
    return download.value.path().read_text()


def keep_as_finished(found: dict) -> None:
    """The game that goes on, as if it were over."""
    record = found["stored"]["sitting"]["record"]
    found["stored"]["past.brave-rats"] = [{"record": record, "seat": "p1"}]


def test_a_setting_is_seen_at_once_and_stays(settings):
    page = settings.page
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("Large cards").check()
    page.get_by_label("Français").check()
    expect(page.locator("h1")).to_have_text("Réglages")
    page.reload()
    expect(page.get_by_label("Sombres")).to_be_checked()
    expect(page.get_by_label("Grandes cartes")).to_be_checked()
    expect(page.locator("html[data-theme=dark][data-large-cards][lang=fr]")).to_have_count(1)


def goes_dark(page: Page) -> bool:
    """Whether the page does as the device, which is told again each time: in whole runs, never alone, Chromium's
    emulation has left a page without a word of it for a minute."""
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(200)
    return page.locator("html").get_attribute("data-theme") == "dark"


def test_colours_follow_the_device_until_they_are_chosen(settings):
    page = settings.page
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    wait_until(page, lambda: goes_dark(page), "the colours of a device that has gone dark")
    page.get_by_label("Light", exact=True).check()
    expect(root).to_have_attribute("data-theme", "light")


def test_a_game_goes_through_a_file_to_another_device(settings):
    settings.page.go_back()
    settings.new_game(level=1)
    settings.lock(2)
    settings.press_main()
    hand = settings.html(".hand")
    settings.page.locator("header button").first.click()
    settings.page.locator(".more button", has_text="Settings").click()
    settings.page.evaluate("""localStorage["pocket-crowns.aside.met"] = '"a text that could not be read"'""")
    text = write_file(settings)
    before = kept(settings)
    settings.page.evaluate("localStorage.clear()")
    settings.page.reload()
    read_file(settings, text)
    expect(status(settings)).to_contain_text("entries were read")
    assert kept(settings) == before
    settings.page.locator("header button").first.click()
    settings.page.get_by_role("button", name="Go on").click()
    settings.wait_for("private")
    assert settings.html(".hand") == hand


def changed(text: str, change) -> str:
    found = json.loads(text)
    change(found)
    return json.dumps(found)


@pytest.mark.slow
def test_a_file_that_cannot_be_read_is_refused_by_name_and_nothing_changes(settings):
    settings.page.go_back()
    settings.new_game(level=1)
    settings.lock(2)
    settings.page.locator("header button").first.click()
    settings.page.locator(".more button", has_text="Settings").click()
    text = write_file(settings)
    before = kept(settings)
    cases = {
        "damaged": text[: len(text) // 2],
        "another app": '{"v": 1}',
        "another version": changed(text, lambda found: found.update(v=2)),
        "“colour”": changed(text, lambda found: found["stored"].update(colour="red")),
        "“met”": changed(text, lambda found: found["stored"].update(met={"a": 1})),
        "“sitting”": changed(text, lambda found: found["stored"]["sitting"]["record"].update(turns=[{"p1": "joker"}])),
        "“past.r-vs-r”": changed(text, lambda found: found["stored"].update({"past.r-vs-r": [{"record": {}}]})),
        "“past.brave-rats”": changed(text, keep_as_finished),
        "“practice”": changed(
            text,
            lambda found: found["stored"].update(
                practice={**found["stored"]["sitting"], "players": {"p1": {"level": "emperor"}, "p2": {"level": None}}}
            ),
        ),
        "too large": " " * 5_000_001,
    }
    for word, content in cases.items():
        read_file(settings, content)
        expect(status(settings)).to_contain_text(word)
        expect(status(settings)).to_contain_text("Nothing has changed.")
        assert kept(settings) == before, word


def test_a_file_that_is_still_being_read_takes_nothing_from_who_has_gone_on(settings):
    text = write_file(settings)
    settings.page.get_by_label("Large cards").check()
    before = kept(settings)
    settings.page.evaluate(READ_AND_LEAVE, text)
    expect(settings.page.locator("main.home")).to_be_visible()
    settings.page.locator(".more button", has_text="Settings").click()
    expect(status(settings)).to_have_text("You went on meanwhile, so the file was not read. Nothing has changed.")
    assert kept(settings) == before


def test_everything_is_erased_only_when_asked_twice(keeps_files, settings):
    page = settings.page
    page.get_by_label("Large cards").check()
    page.get_by_role("button", name="Erase everything").click()
    page.get_by_role("button", name="Cancel").click()
    assert kept(settings) != {}
    page.evaluate("localStorage['pocket-crowns.met'] = '{'")
    page.wait_for_function("async () => (await caches.keys()).length > 0")
    page.get_by_role("button", name="Erase everything").click()
    page.get_by_role("button", name="Erase", exact=True).click()
    expect(status(settings)).to_have_text("Everything is erased. This page works until you close it.")
    assert kept(settings) == {}
    page.wait_for_function("async () => (await caches.keys()).length === 0")
    expect(page.get_by_label("Large cards")).not_to_be_checked()


BARE = """() => {
    const isPainted = (each) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        return !["rgba(0, 0, 0, 0)", "transparent"].includes(backgroundColor) || backgroundImage !== "none";
    };
    const bare = (each) => {
        for (let under = each; !under.matches("main, #app"); under = under.parentElement) {
            if (isPainted(under)) return false;
            const before = under.parentElement.querySelector(":scope > .scenery, :scope > .rays");
            if (before && before !== under) return false;  // a drawn ground
        }
        return true;
    };
    const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { parentElement: each, data } = texts.currentNode;
        const { width, height } = each.getBoundingClientRect();
        if (data.trim() && width > 2 && height > 2 && each.checkVisibility() && bare(each)) found.push(data.trim());
    }
    return found;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("cloth", ["Night", "Felt"])
def test_on_another_cloth_all_words_lie_on_paper(settings, cloth):
    """The cloth may be as dark as the ink: what is read must lie on something else, at every size and stage."""
    page = settings.page
    mat = "getComputedStyle(document.documentElement).getPropertyValue('--mat')"
    usual = page.evaluate(mat)
    page.get_by_label(cloth).check()
    assert page.evaluate(mat) != usual
    page.get_by_role("button", name="Home").click()
    settings.new_game(two=True)
    bare = {}
    for stage in ("curtain", "private", "curtain", "private", "ready", "verdict"):
        settings.wait_for(stage)
        for width, height in ((360, 640), (844, 390), (768, 1024), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            if found := page.evaluate(BARE):
                bare[f"{stage} {width}x{height}"] = found
        settings.lock(0) if stage == "private" else settings.press_main()
    assert bare == {}
