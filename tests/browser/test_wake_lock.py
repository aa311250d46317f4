"""The screen of a device stays on while a game is on it, where the browser allows that."""

import pytest

from .table import Table

WATCHED = """if (window.WakeLock) {  // not in the empty page before the first
    window.locks = [];
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
        const lock = await request.call(this, type);
        window.locks.push(lock);
        return lock;
    };
}"""
REFUSED = (
    "if (window.WakeLock) WakeLock.prototype.request = () => Promise.reject(new DOMException('no', 'NotAllowedError'));"
)
MISSING = "delete Navigator.prototype.wakeLock;"
HELD = "() => window.locks.filter(({ released }) => !released).length"
TURN_AWAY = """(hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.slow
def test_the_screen_stays_on_while_a_game_is_on_it(context, site, faults):
    context.add_init_script(WATCHED)
    table = Table(context.new_page(), site.url("/"))
    page = table.page
    held = lambda count: page.wait_for_function(f"() => ({HELD})() === {count}")  # noqa: E731
    table.new_game(level=0)
    held(1)
    page.evaluate("() => window.locks[0].release()")  # what the browser does when the page is hidden
    page.evaluate(TURN_AWAY, True)
    held(0)
    page.evaluate(TURN_AWAY, False)
    held(1)
    page.locator("header.bar button").first.click()
    held(0)
    page.get_by_role("button", name="Go on").click()
    held(1)
    if table.stage == "curtain":
        table.press_main()
    table.play_on()
    assert table.stage == "end"
    held(0)
    assert page.evaluate("window.locks.length") == 3, "asked once each time"


@pytest.mark.slow
def test_the_screen_stays_on_while_two_phones_are_paired_and_play(context, site, faults):
    context.add_init_script(WATCHED)
    table = Table(context.new_page(), site.url("/"))
    table.change()
    table.page.locator('input[name="who"]').nth(3).check()
    table.main_button().click()
    table.page.wait_for_function(f"() => ({HELD})() === 1")
    table.page.locator("header.bar button").first.click()
    table.page.wait_for_function(f"() => ({HELD})() === 0")


@pytest.mark.slow
@pytest.mark.parametrize("script", [REFUSED, MISSING], ids=["refused", "missing"])
def test_a_game_goes_on_where_the_screen_may_not_be_kept_on(context, site, faults, script):
    context.add_init_script(script)
    table = Table(context.new_page(), site.url("/"))
    table.new_game(level=0)
    table.lock(0)
    assert table.stage in ("verdict", "private", "end")
