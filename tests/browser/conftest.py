"""The site, the browser, and a watch on everything that a page must never do."""

import json
import os
import pathlib

import pytest
from playwright.sync_api import expect

import build

from .elsewhere import Elsewhere
from .network import Network
from .phones import LISTENED, Phone
from .realm import Realm
from .table import Table
from .waiting import PATIENCE_MS
from .walk import show

expect.set_options(timeout=PATIENCE_MS)
DIST = pathlib.Path(__file__).parents[2] / "dist"
# The address bar's suggestions are two pages beside each of ours, an eighth of all time. This list takes the place of
# Playwright's own (its chromiumSwitches.ts), so it has those too, but what is only for Edge.
WITHOUT = [
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "AutoDeElevate", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("BlockOriginHeaderModificationOnRedirect", "DestroyProfileOnBrowserClose", "DialMediaRouteProvider"),
    *("GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying"),
    *("OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning", "Translate"),
]
ARGS = [
    f"--disable-features={','.join(WITHOUT)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
QUICKER = [  # for tests; a bench measures the browser that people have
    # Python compiled a second time for speed, or checked whole, costs more than a test has of it.
    "--js-flags=--liftoff-only --wasm-lazy-validation",
    # No memory for what is drawn, so nothing is: tests read boxes and styles, and painting took a fifth of their time.
    *([] if os.environ.get("SCREENSHOTS") else ["--force-gpu-mem-available-mb=0"]),
]


def pytest_collection_modifyitems(items):
    for item in items:
        if "/browser/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
    # What takes longest comes first, so that no worker is left alone with it.
    longest = ("test_every_screen", "browser")
    items.sort(key=lambda item: next((n for n, part in enumerate(longest) if part in item.path.as_posix()), 9))


# Chromium without its own windows, menus and devices takes an eighth less time. What else it lacks, its tests ask for.
SHELL = os.environ.get("HEADLESS_SHELL")
# With a window Chromium does these when a page is touched, without one when it is told to.
ALLOWED = ["clipboard-write", "screen-wake-lock"]


def chromium():
    """Where the whole one is."""
    return os.environ.get("CHROMIUM") or pytest.exit("no CHROMIUM: `python3 build.py test --quick FILE` finds one", 2)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    return {**browser_type_launch_args, "executable_path": SHELL or chromium(), "args": [*ARGS, *QUICKER]}


@pytest.fixture(scope="session")
def whole_chromium(browser_type_launch_args):
    """How to launch one that has a camera, preferences and apps that are installed."""
    return {**browser_type_launch_args, "executable_path": chromium()}


@pytest.fixture(scope="session")
def site():
    server = build.Server(DIST)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def profile(browser_type, whole_chromium, tmp_path):
    """Opens a browser with caches on disk, and with these preferences of a person."""
    opened = []
    wishes = {"locale": "en-GB", "reduced_motion": "reduce"}

    def launch(**preferences):
        (tmp_path / "Default").mkdir()
        (tmp_path / "Default/Preferences").write_text(json.dumps(preferences))
        opened.append(browser_type.launch_persistent_context(str(tmp_path), **wishes, **whole_chromium))
        opened[0].set_default_timeout(PATIENCE_MS)
        return opened[0]

    yield launch
    for each in opened:
        each.close()


@pytest.fixture
def network():
    """A site of this test's own, for tests that stop the server: they let `site` be its server."""
    network = Network(DIST)
    network.server.start()
    yield network
    network.cut()


@pytest.fixture
def screen():
    """Viewport in CSS pixels: a phone, unless a test says otherwise."""
    return {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def elsewhere():
    """Hears of everything that a page of these tests wants from another machine."""
    with Elsewhere() as server:
        yield server
        server.shutdown()


@pytest.fixture(autouse=True)
def nothing_asked_elsewhere(elsewhere):
    """Of every test, one that tries this watch aside: it clears the list."""
    yield
    asked = elsewhere.asked.copy()
    elsewhere.asked.clear()  # the next test has nothing to do with it
    assert asked == []


@pytest.fixture
def browser_context_args(browser_context_args, screen, elsewhere):
    looks = {"viewport": screen, "locale": "en-GB", "reduced_motion": "reduce", "permissions": ALLOWED}
    return {**browser_context_args, **looks, "proxy": elsewhere.proxy}


# A copy of the whole site at each first visit, hashed and stored, took 1.5 of 4 seconds of CPU of a test that plays.
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"


@pytest.fixture
def keeps_files():
    """For tests of what service workers do."""


@pytest.fixture
def context(context, request):
    """As in a browser without service workers, but for those who want one."""
    if "keeps_files" not in request.fixturenames:
        context.add_init_script(NO_SERVICE_WORKER)
    return context


@pytest.fixture(scope="session")
def lent():
    """Pages that one test after another has, by browser and the looks of their context: a new one, in which nothing is
    kept of the site's files, costs as much again as the start of Python."""
    return {}


@pytest.fixture
def window(request, browser, browser_context_args, site, lent):
    """A page of this test alone if it asks for `context`, as it must to change it for good (by a clock or a script that
    runs first); else one that is lent, with nothing on it or in its storage."""
    if {"context", "keeps_files"} & set(request.fixturenames):
        yield request.getfixturevalue("context").new_page()
        return
    key = (browser, json.dumps(browser_context_args, sort_keys=True))
    if key not in lent:
        context = browser.new_context(**browser_context_args)
        context.add_init_script(NO_SERVICE_WORKER)
        lent[key] = context.new_page()
        lent[key].add_init_script = refuse
    page = lent.pop(key)
    yield page
    clean(page, site.url("/"), browser_context_args)
    lent[key] = page  # else the next test gets another one


def refuse(*_, **__):
    raise AssertionError("a page that is lent would run this in other tests too: ask for `context`")


def clean(page, home, looks):
    """As nobody has used it."""
    for each in page.context.pages:
        if each != page:
            each.close()
    page.unroute_all()
    page.context.clear_permissions()
    page.context.grant_permissions(looks["permissions"])
    page.context.clear_cookies()
    page.set_viewport_size(looks["viewport"])
    page.emulate_media(color_scheme="light", reduced_motion=looks["reduced_motion"])
    page.goto(f"{home}icon.svg")  # of the same origin, and the app is gone
    page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); window.name = ''; }")


@pytest.fixture
def home(site):
    """The only address that pages of this test may ask for files."""
    return site.url("/")


@pytest.fixture
def faults(request, home):
    """What the pages of this test complained about; a test that expects some clears the list."""
    found = []
    is_lent = "window" in request.fixturenames and "context" not in request.fixturenames
    context = request.getfixturevalue("window").context if is_lent else request.getfixturevalue("context")
    heard = {
        "weberror": lambda error: found.append(f"error: {error.error}"),
        "console": lambda said: found.append(f"console: {said.text}"),
        "request": lambda asked: (
            asked.url.startswith((home, "data:", "blob:")) or found.append(f"asked elsewhere: {asked.url}")
        ),
    }
    for event, hear in heard.items():
        context.on(event, hear)
    context.set_default_timeout(PATIENCE_MS)
    yield found
    assert found == []
    for event, hear in heard.items():
        context.remove_listener(event, hear)


@pytest.fixture
def table(window, site, faults):
    """The app on its first screen."""
    return Table(window, site.url("/"))


@pytest.fixture
def realm(window, site, faults):
    """The app on its first screen, for R vs R."""
    return Realm(window, site.url("/"))


@pytest.fixture
def study(window, site, faults):
    """Opens the study board of a game."""

    def begin(game):
        window.goto(site.url("/"))
        show(window, screen="study", game=game)
        expect(window.locator(".values li").first).to_be_visible()
        return window

    return begin


@pytest.fixture(scope="session")
def devices():
    """The browsers of the first person of a test, of the second…"""
    found = {}
    yield found
    for browser in found.values():
        browser.close()


@pytest.fixture
def people(browser_type, browser_type_launch_args, whole_chromium, browser_context_args, site, devices):
    """Makes people with a phone each: a browser process of their own, whose page may complain about nothing. `args`: of
    the browser; `granted`: what they allow; `script`: to run in the page first."""
    found, contexts, own = [], [], {}

    def person(name, *args, granted=(), script=""):
        options = {**whole_chromium, "args": [*whole_chromium["args"], *args]} if args else browser_type_launch_args
        place = len(contexts)
        if args or place not in devices:
            (own if args else devices)[place] = browser_type.launch(**options)
        context = (own if args else devices)[place].new_context(**browser_context_args)
        contexts.append(context)
        context.grant_permissions(list(granted))
        context.set_default_timeout(PATIENCE_MS)
        for each in (NO_SERVICE_WORKER, LISTENED, script):
            context.add_init_script(each)
        page = context.new_page()
        page.on("pageerror", lambda error: found.append(f"{name}: error: {error}"))
        page.on("console", lambda said: found.append(f"{name}: console: {said.text}"))
        return Phone(page, site.url("/"), name)

    yield person
    for each in (*contexts, *own.values()):
        each.close()
    assert found == []


@pytest.fixture
def two(people):
    """Léa and Tom."""
    return people("Léa"), people("Tom")
