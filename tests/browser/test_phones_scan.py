"""Two phones: the camera, which is on for as long as it looks for a code, and on that screen alone."""

import pytest
from playwright.sync_api import expect

from .camera import film
from .phones import pair
from .waiting import wait_until

FAKE = "--use-fake-device-for-media-stream"
ON = "window.tracks.filter(({ readyState }) => readyState === 'live').length"


@pytest.fixture
def watched(people, tmp_path):
    """Somebody whose camera sees the code of this text."""

    def person(name, text, **look):
        return people(name, FAKE, film(tmp_path / f"{name}.y4m", text, **look), granted=["camera"])

    return person


def to_scan(phone) -> None:
    phone.choose_phones()
    phone.main_button().click()
    phone.page.locator('input[name="tab"]').nth(1).check()


@pytest.mark.slow
def test_a_code_is_scanned_and_the_camera_stops(people, watched):
    lea = people("Léa")
    lea.show()
    tom = watched("Tom", lea.code())
    to_scan(tom)
    tom.page.get_by_text("Now the other player scans this one.").wait_for()
    assert tom.page.evaluate("window.tracks.length") == 1 and tom.page.evaluate(ON) == 0
    assert tom.page.locator("video").count() == 0
    lea.paste(tom.code())
    for each in (lea, tom):
        each.wait_for_table()
    assert tom.page.evaluate("window.tracks.length") == 1 and lea.page.evaluate("window.tracks.length") == 0


SEEN = {
    "in a dark room": {"dark": 0x18, "light": 0x48},
    "in the sun": {"dark": 0x90, "light": 0xFA},
    "tilted": {"turn": 25},
    "small": {"module": 3},
    "all of it": {"dark": 0x18, "light": 0x58, "turn": -15, "module": 4},
}


@pytest.mark.slow
@pytest.mark.parametrize("how", SEEN)
def test_a_code_is_read_however_it_is_held(people, watched, how):
    lea = people("Léa")
    lea.show()
    tom = watched("Tom", lea.code(), **SEEN[how])
    to_scan(tom)
    tom.page.get_by_text("Now the other player scans this one.").wait_for()


@pytest.mark.slow
def test_a_foreign_code_is_told_and_looked_past(watched):
    tom = watched("Tom", "https://example.org/menu")
    to_scan(tom)
    expect(tom.page.locator(".notice")).to_have_text("This is not a code of Pocket Crowns for two phones.")
    assert tom.page.evaluate(ON) == 1
    tom.page.locator('input[name="tab"]').first.check()
    wait_until(tom.page, lambda: tom.page.evaluate(ON) == 0, "the camera off")
    tom.page.locator('input[name="tab"]').nth(1).check()
    wait_until(tom.page, lambda: tom.page.evaluate(ON) == 1, "the camera on again")
    tom.page.locator("header button").first.click()
    wait_until(tom.page, lambda: tom.page.evaluate(ON) == 0, "the camera off on other screens")


@pytest.mark.slow
def test_where_the_camera_is_refused_a_code_is_pasted(people):
    lea, tom = people("Léa"), people("Tom", FAKE, "--deny-permission-prompts")
    lea.show()
    to_scan(tom)
    expect(tom.page.locator(".pairing")).to_contain_text("The camera may not be used here.")
    pair(lea, tom)
