"""One visit of a site by a browser that has just been started, measured from outside and on the page's own clock."""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

import build
from tests.bench.processes import Processes

Launch = Callable[[Path], BrowserContext]
Figures = dict[str, float]

PATIENCE = 240  # seconds for Python to start, stock and slowed on a busy machine
SETTLED = 1000  # ms after which a browser that has just started has nothing of its own to do
# As soon as the engine is ready it is asked something: so both show that they can answer.
WATCH = """(() => {
    const times = (globalThis.benchTimes = {});
    const note = (name) => { times[name] ??= performance.now(); };
    new MutationObserver((_, observer) => {
        if (!document.querySelector("button.main:enabled")) return;
        note("button");
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
    globalThis.Worker = class extends Worker {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                if (data.kind === "ready") {
                    note("ready");
                    benchTold("ready");
                    this.postMessage({ kind: "question", text: '{"id": 0, "ask": "catalogue", "with": {}}' });
                } else if (data.kind === "answer" && JSON.parse(data.text).id === 0) {
                    note("answer");
                    benchTold(JSON.parse(data.text).ok ? "answer" : "no answer");
                } else if (data.kind === "failed") benchTold(`failed: ${data.detail}`);
            });
        }
    };
})()"""
READ = """() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    return { ...benchTimes, paint: painted?.startTime };
}"""


class Visit:
    """A browser with a profile, which is left closed; `figures` of what it took are in ms, seconds, MB and bytes."""

    def __init__(self, launch: Launch, profile: Path, address: str, server: build.Server):
        self.launch = launch
        self.profile = profile
        self.address = address
        self.server = server
        self.figures: Figures = {}
        self._told: list[str] = []

    def make(self, slowed: int = 1, until_stored: bool = False) -> Figures:
        """Go there, wait for Python and, if wanted, until the service worker has stored the site."""
        context = self.launch(self.profile)
        try:
            processes = Processes(self.profile)
            context.expose_binding("benchTold", lambda _, word: self._hear(word, processes))
            context.add_init_script(WATCH)
            page = context.pages[0]
            page.wait_for_timeout(SETTLED)
            self._hits_before, self._cpu_before = len(self.server.hits), processes.cpu_seconds()
            slowness: AbstractContextManager[None] = processes.slowed(slowed) if slowed > 1 else nullcontext()
            with slowness:
                page.goto(self.address, wait_until="commit", timeout=PATIENCE * 1000)
                self._wait(page)
            if until_stored:
                page.get_by_text("Ready offline").wait_for(timeout=PATIENCE * 1000)
                page.wait_for_timeout(SETTLED)  # what it keeps is written
                self.figures["bytes in all"] = self._bytes()
            self.figures |= self._times(page)
        finally:
            context.close()
        return self.figures

    def _hear(self, word: str, processes: Processes) -> None:
        if word == "ready":
            self.figures["bytes"] = self._bytes()  # first, for the page has begun to look after its other files
            self.figures["cpu"] = processes.cpu_seconds() - self._cpu_before
            self.figures["memory"] = processes.megabytes()
        self._told.append(word)

    def _bytes(self) -> int:
        return sum(hit.size for hit in self.server.hits[self._hits_before :])

    def _wait(self, page: Page) -> None:
        """Until it has answered. An app that falls back to another start has not made the one to be measured."""
        late = time.monotonic() + PATIENCE
        while self._told != ["ready", "answer"]:
            wrong = [word for word in self._told if word not in ("ready", "answer")]
            if wrong or time.monotonic() > late:
                raise TimeoutError(f"{self.address} does not start: {wrong or self._told}")
            page.wait_for_timeout(50)

    def _times(self, page: Page) -> Figures:
        times = {name: ms for name, ms in page.evaluate(READ).items() if ms is not None}
        if "button" in times and "paint" in times:
            times["usable"] = max(times["button"], times["paint"])
        return times
