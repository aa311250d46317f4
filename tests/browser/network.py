"""A network that a test can watch, disturb and cut, and what the page says meanwhile."""

import json
import random
import re
import shutil
import subprocess
import threading
from collections import Counter
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

import build

from .table import Table

T = TypeVar("T", bound=Table)
WEB = build.ROOT / "web"
SOUGHT = """async (name) => {
    const found = [];
    for (const kept of await caches.keys()) {
        const cache = await caches.open(kept);
        for (const request of await cache.keys()) {
            const { size } = await (await cache.match(request)).blob();
            if (request.url.includes(name)) found.push([request.url, size]);
        }
    }
    return Object.fromEntries(found);
}"""


class Network:
    """Serves a folder from a real server, which is really stopped; counts what it is asked for."""

    def __init__(self, folder: Path):
        self.asked: Counter[str] = Counter()
        self.cut_after: int | None = None  # so many replies after the service worker's, every connection breaks off
        self._left: int | None = None
        self.hangs: re.Pattern[str] | None = None  # what matches is taken in and never answered
        self._is_cut = threading.Event()
        self.server = build.Server(folder, watch=self._watch)

    def _watch(self, path: str) -> bool:
        self.asked[path] += 1
        if self.hangs and self.hangs.match(path):
            self._is_cut.wait()
            return False
        if path == "/sw.js":
            self._left = self.cut_after
        elif self._left is not None:
            self._left -= 1
            return self._left >= 0
        return True

    def cut(self) -> None:
        self._is_cut.set()
        self.server.stop()

    def cut_for_good(self, page: Page) -> None:
        """Cut, with nothing left in the browser's own cache."""
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        self.cut()

    def back(self) -> None:
        """Everything is answered again."""
        self.cut_after = self._left = self.hangs = None
        self.cut()
        self._is_cut.clear()
        self.server.start()

    def deploy(self, folder: Path) -> None:
        """Another build at the same address; the files of the one before are gone."""
        self.server.folder = str(folder)
        self.back()
        self.asked.clear()


def next_version(old: Path, new: Path, **rules: str) -> Path:
    """A second version: other pages and the program under new names, two large files more.

    `rules` are patterns for the service worker beside its own, such as later="extra-".
    """
    shutil.copytree(old, new)
    scripts, pages = list(new.glob("a/*.js")), list(new.glob("*.html"))
    renamed = {script.name: f"{script.stem}-SECOND.js" for script in scripts}
    assert len(set(renamed.values())) == len(scripts)
    for path in (*scripts, *pages, new / "sw.js"):
        for compressed in (Path(f"{path}.br"), Path(f"{path}.gz")):
            compressed.unlink(missing_ok=True)
    for path in (*scripts, *pages):  # they name one another
        text = path.read_text()
        for name, other in renamed.items():
            text = text.replace(name, other)
        path.write_text(text)
    for script in scripts:
        script.rename(script.with_name(renamed[script.name]))
    chance = random.Random(1)
    for name, size in {"extra": 400_000, "table": 200_000}.items():
        (new / f"a/{name}-SECOND.dat").write_bytes(chance.randbytes(size))
    write_service_worker(new, **rules)
    return new


def spoil_image(site: Path) -> None:
    """The memory image that Python starts from is not what it should be, for every browser."""
    [image] = site.glob("a/image-*.bin")
    content = bytearray(image.read_bytes())
    content[len(content) // 2] ^= 1
    image.write_bytes(content)
    for compressed in site.glob("a/image-*.bin.*"):
        compressed.unlink()
    write_service_worker(site)


def write_service_worker(site: Path, **rules: str) -> None:
    """As the build does, with more rules; new files are compressed before."""
    script = f"""
        import {{ readFileSync, writeFileSync }} from "node:fs";
        import {{ brotliCompressSync }} from "node:zlib";
        import {{ RULES, writeServiceWorker }} from {json.dumps(str(WEB / "offline.mjs"))};
        for (const path of {json.dumps([str(path) for path in site.glob("a/*-SECOND.dat")])})
            writeFileSync(`${{path}}.br`, brotliCompressSync(readFileSync(path)));
        const rules = {{ ...RULES }};
        for (const [name, text] of Object.entries({json.dumps(rules)})) rules[name] = [...rules[name], RegExp(text)];
        await writeServiceWorker({json.dumps(str(site))}, rules);
    """
    node = ("node", "--input-type=module", "-e", script)
    subprocess.run(node, cwd=WEB, env=build.environment(), check=True, timeout=60)


def said(page: Page) -> Locator:
    """What the first screen says about offline play and new versions, a paragraph each."""
    return page.locator(".offline")


def says(page: Page, *texts: str) -> None:
    """Wait until it says these, one after the other, and no more."""
    expect(said(page)).to_contain_text(list(texts))
    expect(said(page)).to_have_count(len(texts))


def stored(table: T) -> T:
    """Wait until the page says that it is ready without a network."""
    says(table.page, "Ready offline")
    return table


def kept(page: Page, name: str = "") -> dict[str, int]:
    """Addresses and sizes of what is stored under a name with this in it."""
    return page.evaluate(SOUGHT, name)
