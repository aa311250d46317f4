"""Somebody's own bot in the page: it plays the levels, and does no harm whatever it is."""

import ast
import functools
import http.server
import json
import threading
import zipfile

import pytest
from playwright.sync_api import expect

from .table import Table
from .test_access import tab_to
from .walk import show

RUN_MS = 60_000
CHOOSES = "class Mine:\n    def choose(self, view, rng, budget):\n"
# What a hostile bot may try to lay its hands on, by way of Python and by way of what Python has of JavaScript.
REACHES = """
import importlib, urllib.request, socket
from pyodide.ffi import to_js
tried = []
def attempt(name, act):
    try:
        tried.append(f"{name} GOT {act()!r}")
    except BaseException as error:
        tried.append(f"{name} {type(error).__name__}")
for name in ("js", "js.localStorage", "pyodide_js", "pyodide.http", "pyodide.code", "micropip"):
    attempt(name, lambda: importlib.import_module(name))
attempt("fetch", lambda: urllib.request.urlopen("HOME").read())
attempt("socket", lambda: socket.create_connection(("127.0.0.1", 80), 1))
attempt("buffer", lambda: to_js(b"1").constructor.new(1))
attempt("function", lambda: to_js([1]).push.constructor("return self")())
raise ValueError(" ".join(tried))
"""
# What a script in the frame finds, as if a bot had broken out of its Python and its worker.
OUTSIDE = """async () => {
    const found = {};
    const attempt = async (name, act) => {
        try {
            found[name] = String(await act());
        } catch (error) {
            found[name] = error.name;
        }
    };
    await attempt("origin", () => self.origin);
    await attempt("localStorage", () => localStorage.length);
    await attempt("cookie", () => document.cookie);
    await attempt("caches", () => caches.keys());
    await attempt("indexedDB", () => indexedDB.open("x"));
    await attempt("page", () => parent.document.title);
    await attempt("window", () => open("about:blank"));
    return found;
}"""


def body(*lines: str) -> str:
    """The text of a bot that does this in each turn."""
    return CHOOSES + "".join(f"        {line}\n" for line in lines)


class Lab(Table):
    """The lab's screen for Brave Rats, against the Scamp alone."""

    def open(self) -> "Lab":
        show(self.page, screen="lab", game="brave-rats")
        self.page.locator("#lab-text").wait_for()
        for box in self.page.locator("input[name=lab-level]:checked").all()[1:]:
            box.uncheck()
        return self

    def play(self, text: str | None = None) -> "Lab":
        """Write it, and let it play until it is over."""
        if text is not None:
            self.page.locator("#lab-text").fill(text)
        self.main_button().click()
        self.page.locator(".lab-status p").first.wait_for(timeout=RUN_MS)
        return self

    @property
    def said(self) -> str:
        """The sentence about the run, and what Python says."""
        told = self.page.locator(".lab-outcome pre.code")
        return " ".join(self.page.locator(".lab-status p").all_inner_texts() + told.all_inner_texts())

    @property
    def results(self) -> list[list[str]]:
        rows = self.page.locator(".lab-outcome tbody tr").all()
        return [row.locator("th, td").all_inner_texts() for row in rows]


@pytest.fixture
def lab(window, site, faults) -> Lab:
    lab = Lab(window, site.url("/"))
    lab.new_game(level=1)
    return lab.open()


def test_the_editor_begins_with_python(lab):
    for game in ("brave-rats", "r-vs-r"):
        show(lab.page, screen="lab", game=game)
        [example] = ast.parse(lab.page.locator("#lab-text").input_value()).body[-1:]
        assert isinstance(example, ast.ClassDef)


@pytest.mark.slow
def test_it_beats_the_scamp_and_the_same_seed_gives_the_same_games(lab):
    page = lab.page
    page.locator("details summary").click()
    expect(page.locator("details pre")).to_contain_text('"legal"')
    seen = json.loads(page.locator("details pre").inner_text())
    assert seen["seat"] in seen["waiting_for"] and seen["legal"]
    assert "All 10 games" in lab.play().said
    [[name, won, tied, lost, share]] = first = lab.results
    assert "Scamp" in name and "10 games" in name and int(won) + int(tied) + int(lost) == 10
    assert int(won) > int(lost) and "±" in share
    assert lab.play().results == first
    page.locator("#lab-seed").fill("2")
    text = f"# My own.\n{page.locator('#lab-text').input_value()}"
    assert lab.play(text).results != first
    page.reload()
    expect(page.locator("#lab-text")).to_have_value(text)
    kept = page.evaluate("localStorage.getItem('pocket-crowns.lab.brave-rats')")
    assert json.loads(kept) == text, "among what settings save, read and erase"


# As a bot that has broken into what its Python answers with: what is answered is anything that JSON can say.
NO_TEXT = """
from pocketcrowns.players.own import endpoint
endpoint.source.choice = lambda *given: {"toString": 1}
class Mine:
    def choose(self, view, rng, budget):
        return ""
"""
WRONG = {
    "loops": (body("while True: pass"), ["within 5 seconds", "game 1", "KeyboardInterrupt"]),
    "cheats": (body("return 'joker'"), ["may not be done", "'joker'"]),
}
WORSE = {
    "hoards memory": (body("hoard = []", "while True: hoard.append(bytearray(10**6))"), ["MemoryError"]),
    "hoards files": (body("open('a', 'wb').write(bytes(10**8))"), ["No space left"]),
    "exits": (body("import os", "os._exit(1)"), ["broke its Python"]),
    "answers no text": (NO_TEXT, ["may not be done", '{"toString":1}']),
    "loops on": (
        body("while True:", "    try:", "        while True: pass", "    except BaseException: pass"),
        ["within 5"],
    ),
    "digs": (body("hoard = []", "for _ in range(10**5): hoard = [hoard]", "repr(hoard)"), ["broke its Python"]),
    "evaluates": (
        body("import ctypes", "ctypes.CDLL(None).emscripten_run_script(b'postMessage({})')"),
        ["eval is not defined"],
    ),
    "prints": (body("while True: print('x' * 1000)"), ["within 5"]),
    "goes on": (
        body("import asyncio", "asyncio.get_event_loop().call_later(0.01, print)", "return view['legal'][0]"),
        ["RuntimeError: nothing goes on after an answer"],
    ),
    "loads for ever": ("while True: pass", ["within 20"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("bots", [WRONG, WORSE], ids=["wrong", "worse"])
def test_what_goes_wrong_is_stopped_and_explained(lab, bots):
    before, session = lab.page.evaluate("({ ...localStorage })"), lab.saved()["record"]
    for name, (text, said) in bots.items():
        lab.play(text)
        assert [each for each in said if each not in lab.said] == [], name
        expect(lab.page.locator("iframe")).to_have_count(0)
    after = lab.page.evaluate("({ ...localStorage })")
    assert {**after, "pocket-crowns.lab.brave-rats": ""} == {**before, "pocket-crowns.lab.brave-rats": ""}
    lab.page.evaluate("() => history.replaceState({ screen: 'table', game: 'brave-rats' }, '')")
    lab.page.reload()
    lab.wait_for("private")
    assert lab.saved()["record"] == session, "the game goes on"
    lab.lock(3)


def test_a_hostile_bot_reaches_nothing(lab, site, faults):
    told = lab.play(body(*REACHES.replace("HOME", site.url("/")).strip().splitlines())).said
    assert "ValueError: js ModuleNotFoundError js.localStorage" in told and "function TypeError" in told
    assert "GOT" not in told


@pytest.mark.slow
def test_nor_does_one_that_has_broken_out_of_python(lab, faults):
    """Into the worker, where nothing is left, and into the frame, which has no origin."""
    lab.page.route("**/a/lab-*.html", with_a_spy)
    lab.page.locator("input[name=lab-games]").nth(2).check()
    lab.page.locator("#lab-text").fill(body("import time", "time.sleep(0.5)", "return view['legal'][0]"))
    with lab.page.expect_console_message(lambda said: said.text.startswith("left: ")) as told:
        lab.main_button().click()
    left = set(told.value.text.split()[1:])
    assert {"Uint8Array", "WebAssembly", "crypto"} <= left, "the spy sees what is there"
    assert not left & GONE and len(left) < 80, left
    expect(lab.page.locator(".lab-status")).to_contain_text("Game 1 of 200", timeout=RUN_MS)
    [frame] = [each for each in lab.page.frames if "/a/lab-" in each.url]
    found = frame.evaluate(OUTSIDE)
    refused = {name: each for name, each in found.items() if name not in ("origin", "window")}
    assert set(refused.values()) == {"SecurityError"} and len(refused) == 5, found
    assert (found["origin"], found["window"]) == ("null", "null")
    frame.evaluate(FORGED)
    expect(lab.page.locator(".lab-status")).to_contain_text(" of 200")
    lab.main_button().click()
    expect(lab.page.locator(".lab-status")).to_contain_text("Stopped")
    assert not [fault for fault in faults if fault.startswith("error")]
    faults.clear()  # the spy's words, and the browser's about a window that was refused


# Added to the worker's script: a minute hand that tells, once the player's class is there, what the worker still has.
SPY = """;{
    const tell = console.log.bind(console);
    const clock = setInterval(() => {
        if ("fetch" in globalThis) return;
        const found = new Set();
        for (let at = globalThis; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
            for (const name of Reflect.ownKeys(at)) found.add(String(name));
        tell(`left: ${[...found].join(" ")}`);
    }, 100);
}"""
GONE = {
    *("fetch", "XMLHttpRequest", "WebSocket", "EventSource", "importScripts", "indexedDB", "caches", "postMessage"),
    *("BroadcastChannel", "navigator", "Worker", "location", "addEventListener", "eval", "MessageChannel", "Blob"),
    *("setInterval", "close", "onmessage", "Request", "FileReader", "URL", "StorageManager", "LockManager"),
}


def with_a_spy(route) -> None:
    response = route.fetch()
    script = '<script type="text/plain" id="worker">'
    assert script in response.text()
    route.fulfill(response=response, body=response.text().replace(script, script + SPY))


# From the frame to the page: another port, answers that nobody asked for, and nonsense.
FORGED = """() => {
    for (const word of [null, 1, "here", { here: true }, { id: 1, text: "{}" }, { step: "ready" }])
        parent.postMessage(word, "*");
}"""


def wheel_at(folder) -> str:
    """A package of Python alone, as micropip installs it; the name of its file."""
    name = "dice-1.0-py3-none-any.whl"
    with zipfile.ZipFile(folder / name, "w") as wheel:
        wheel.writestr("dice.py", "SIDES = 6\n")
        wheel.writestr("dice-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: dice\nVersion: 1.0\n")
        wheel.writestr("dice-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr("dice-1.0.dist-info/RECORD", "")
    return name


class Elsewhere(http.server.SimpleHTTPRequestHandler):
    """Another site, which lets everybody read its files."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing: the terminal is for what the developer should read."""


@pytest.mark.slow
def test_a_package_comes_from_another_site_or_is_told_by_name(lab, tmp_path, faults):
    serve = functools.partial(Elsewhere, directory=tmp_path)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        wheel = f"http://localhost:{server.server_port}/{wheel_at(tmp_path)}"
        uses = "import dice\n" + body("print(dice.SIDES)", "return view['legal'][-1]")
        lab.play(f"# packages: {wheel}\n{uses}")
        assert "All 10 games" in lab.said and "\n6\n6" in lab.said
        lab.play(f"# packages: {wheel.replace('dice', 'nice')}\n{uses}")
        assert "nice-1.0-py3-none-any.whl could not be installed" in lab.said
        server.shutdown()
    wanted = {"asked elsewhere", "Failed to load resource"}
    assert all(any(each in fault for each in wanted) for fault in faults)
    faults.clear()


@pytest.mark.slow
def test_with_keys_alone(lab):
    lab.page.locator("h1").focus()
    tab_to(lab, "#lab-text")
    lab.page.keyboard.press("ControlOrMeta+a")
    lab.page.keyboard.type("x = 1")
    tab_to(lab, ".action button")
    lab.page.keyboard.press("Enter")
    lab.page.locator(".lab-status .notice").wait_for(timeout=RUN_MS)
    tab_to(lab, ".lab-outcome pre")
    assert "exactly one class" in lab.said and "there is none" in lab.said
    lab.page.get_by_role("button", name="Put the example").click()
    assert "class Mine" in lab.page.locator("#lab-text").input_value()
    lab.page.get_by_role("button", name="Back to your text").click()
    expect(lab.page.locator("#lab-text")).to_have_value("x = 1")
