"""Every test here fails where a page asks another machine for anything. Now that watch itself is tried."""

import pytest

from .waiting import wait_until

pytestmark = pytest.mark.usefixtures("keeps_files")

WAYS = {
    "a picture": "() => { new Image().src = 'http://elsewhere.example/a.png' }",
    "a beacon": "() => { navigator.sendBeacon('https://elsewhere.example/b', 'c') }",
    "a socket": "() => { new WebSocket('ws://elsewhere.example/d') }",
    "a worker": """() => {
        const text = "fetch('http://elsewhere.example/e')";
        new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
    }""",
}


def test_whatever_is_asked_of_another_machine_is_heard_of(context, site, faults, elsewhere):
    """On a page without our policy, which alone would hold all of these back."""
    page = context.new_page()
    context.route("**/bare", lambda route: route.fulfill(body="<!doctype html><title>Bare</title>"))
    page.goto(site.url("/bare"))
    for way, script in WAYS.items():
        page.evaluate(script)
        wait_until(page, lambda: elsewhere.asked, f"the request of {way}")
        assert all("elsewhere.example" in request for request in elsewhere.asked)
        elsewhere.asked.clear()
    page.close()
    elsewhere.asked.clear()
    faults.clear()


def test_the_policy_of_the_site_holds_it_back(table, faults, elsewhere):
    """Should a line of ours, or of a package, ever try."""
    table.wait_for_engine()
    for way, script in WAYS.items():
        table.page.evaluate(script)
        wait_until(table.page, lambda: faults, f"what the browser says of {way}")
        table.page.wait_for_timeout(500)
        assert elsewhere.asked == [], way
        faults.clear()
